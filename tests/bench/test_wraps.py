# SPDX-License-Identifier: BSD-2-Clause
"""Runs across the wrap of every counter: as if nothing had wrapped, but for the times; and compared with the truth.

Nobody waits for 2**32 edges: `benchmarks/wrapped.py` sets instrument and host beside the wraps.
"""

import inspect
import math
import sys
import textwrap
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import differential
import pytest
import wrapped
from bench_truth import check_statistics, disagreements, expected_events
from endtoend import Outcome, irqscope, latency, url
from wrapped import COUNTS, Before, set_count, set_time, turns

from irqscope.contract import commands, registers
from irqscope.contract.blocks import Kind
from irqscope.contract.commands import Opcode
from irqscope.contract.frontends import stamp_offset
from irqscope.contract.statistics import OFFSET_SCALARS, SCALAR_STRIDE, Scalar
from irqscope.device import decode, instrument, snapshots
from irqscope.device.blockreader import BlockReader, kind_of
from irqscope.device.capture import CaptureFile
from irqscope.device.decode import Reply
from irqscope.recording import stream
from irqscope_bench import opening
from irqscope_bench.core import BenchError
from irqscope_bench.engine import Bench
from irqscope_bench.url import parse

pytestmark = pytest.mark.bench

BEFORE = Before(ticks=30_000_000, counts=250, blocks=20, snapshots=2, commands=4)
"""The time base wraps after 0.3 s, in the midst of the runs below, the others sooner or later in it."""
SHIFT = 100 * math.lcm(1 << 20, 50_250_000)
"""Ticks, 38 days: for charts and for the largest of each half second time is cut into stretches that divide it."""
FAR = Before(BEFORE.ticks + SHIFT, counts=1 << 31, blocks=1 << 27, snapshots=1 << 15, commands=1 << 15)
"""Nothing wraps soon."""
EDGES = {f"{edges}_{name}" for edges in ("seen", "sent") for name in ("isr", "task", "done", "stimulus")}
ALWAYS = {"block", "snapshot", "command", "fired_stimulus", "time modulo 2^40", "time modulo 2^52"}
RINGING = {"pins__isr__ringing": 4, "pins__isr__spacing": "6.7ns"}
RUNS: dict[str, tuple[dict[str, object], tuple[str, ...], set[str]]] = {
    "all edges": (RINGING, (), EDGES | {"glitches_isr"}),
    "no filter": (RINGING, ("--filter", "0"), EDGES | {"multi_isr"}),
    "a slow link": ({"link": "115200baud"}, (), EDGES | {name.replace("sent", "lost") for name in EDGES}),
    "outliers": ({}, ("--events", "outliers", "--threshold", "4us,task=4us"), {"outliers_sent"}),
}
"""Options of the bench, of the run, and what must turn over beside `ALWAYS`."""


def measure(place: Path, name: str, before: Before) -> Outcome:
    """A run of 0.6 s, with the waveform of its pins beside it."""
    bench, options, _ = RUNS[name]
    port = url(profile="linux-rt", engine="native", truth=place.with_suffix(".vcd"), **bench)
    with wrapped.wrapped(before):
        return latency(port, place, "--rate", "5kHz", "--count", 3000, *options)


def differences(plain: Any, other: Any, by: int, at: str = "") -> Iterator[str]:
    """Where two results differ by anything else than times by `by`."""
    if isinstance(plain, dict) and isinstance(other, dict):
        for key in sorted(plain.keys() | other.keys()):
            yield from differences(plain.get(key), other.get(key), by, f"{at}/{key}")
    elif isinstance(plain, list) and isinstance(other, list) and len(plain) == len(other):
        for one, another in zip(plain, other, strict=True):
            yield from differences(one, another, by, f"{at}[]")
    elif plain != other and not (isinstance(plain, int) and other == plain + by):
        yield at


EXPECTED = {
    "/balance/notes/blocks received",
    "/command[]",
    "/end/blocks",
    "/end/bytes",
    "/end/end_time",
    "/end/sha256",
    "/end/start_time",
    "/end/time",
    "/port",
    "/seal",
    "/snapshots",
    "/start",
}
"""Wall clock and paths; the number of the last snapshot, and how many blocks one takes: it leaves out words that are 0,
as what has just wrapped is. So captures differ, too.
"""
ROUGHLY = {
    "/end/end_ticks",
    "/segments[]/charts/course/ends[]",
    *(f"/outlier_periodicity/search/{name}" for name in ("considered", "longest")),
}
"""When snapshots are taken if nothing but blocks of outliers tells the host how late it is: they tell it in whole turns
of 2**32 clocks, one of which begins at the wrap.
"""


def compared(place: Path, name: str) -> tuple[set[str], Outcome]:
    """Where a run far from all wraps and the same across them differ beyond what is `EXPECTED`; the latter."""
    plain, other = measure(place / "plain", name, FAR), measure(place / "other", name, BEFORE)
    found = set(differences(plain.result, other.result, SHIFT)) - EXPECTED - (ROUGHLY if name == "outliers" else set())
    if [(ticks + SHIFT, *rest) for ticks, *rest in plain.events] != other.events:
        found.add("events")
    if other.result["snapshots"] - plain.result["snapshots"] != FAR.snapshots - BEFORE.snapshots:
        found.add("snapshots")
    if plain.code != other.code:
        found.add("exit code")
    return found, other


@pytest.mark.parametrize("name", RUNS)
def test_a_run_across_all_wraps_is_the_same(name, tmp_path):
    found, outcome = compared(tmp_path, name)
    assert found == set()
    assert outcome.result["balance"]["balanced"] and outcome.result["stimuli"]["stimulus"]["fired"] == 3000
    blocks = sum(len(batch) for batch in CaptureFile(tmp_path / "other" / "capture.irq").batches())
    assert outcome.result["balance"]["notes"]["blocks received"] == blocks
    assert turns(tmp_path / "other" / "capture.irq", BEFORE) == dict.fromkeys(ALWAYS | RUNS[name][2], 1)
    assert turns(tmp_path / "plain" / "capture.irq", FAR) == {}
    check_statistics(tmp_path / "other.vcd", outcome)
    if name in ("all edges", "no filter"):
        first = next(time for time, source, *_ in outcome.events if source == "stimulus")
        on = first - next(
            time
            for time, source, *_ in expected_events(tmp_path / "other.vcd", outcome, stamp_offset)
            if source == "stimulus"
        )
        for by, wrong in ((on, 0), (on + 1, 2 * len(outcome.events))):
            found = disagreements(tmp_path / "other.vcd", outcome, lambda *build, by=by: stamp_offset(*build) + by)
            assert wrong * 0.9 <= found <= wrong


def test_a_run_that_was_set_is_that_which_was_not(tmp_path):
    """Events and figures of an instrument that was set are those of one that was not."""
    (bench, *_), place = RUNS["all edges"], tmp_path / "plain"
    port = url(profile="linux-rt", engine="native", **bench)
    plain, other = latency(port, place, "--rate", "5kHz", "--count", 3000), measure(tmp_path / "x", "all edges", BEFORE)
    by = other.result["end"]["start_ticks"] - plain.result["end"]["start_ticks"]
    assert [(ticks + by, *rest) for ticks, *rest in plain.events] == other.events
    for one, another in zip(plain.result["segments"], other.result["segments"], strict=True):
        for figure in ("n", "sum", "min", "max", "classes", "flags", "histogram"):
            assert one[figure] == another[figure]


def broken(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, old: str, new: str) -> Any:
    """A function of a class or module with one text replaced, in its place."""
    source = textwrap.dedent(inspect.getsource(getattr(owner, name)))
    assert source.count(old) == 1
    names = dict(vars(sys.modules[getattr(owner, "__module__", owner.__name__)]))
    exec(source.replace(old, new), names)
    monkeypatch.setattr(owner, name, names[name])
    return names[name]


@pytest.mark.parametrize(
    "owner, name, old, new, run_name",
    [
        (snapshots.Totals, "add", "(value - old & 0xFFFF_FFFF)", "(value - old)", "all edges"),
        (stream.Stream, "_follow", "(number - expected) % SEQUENCE_MODULUS", "number - expected", "all edges"),
        (
            decode,
            "extend",
            "near + offset - (span if offset >= span // 2 else 0)",
            "near // span * span + value",
            "outliers",
        ),
        (instrument.Instrument, "_commanded", "(self._tag + 1) & 0xFFFF", "self._tag + 1", "all edges"),
    ],
)
def test_a_host_that_does_not_know_of_a_wrap_is_found(owner, name, old, new, run_name, tmp_path, monkeypatch):
    function = broken(monkeypatch, owner, name, old, new)
    if owner is decode:
        monkeypatch.setattr(snapshots, name, function)
    try:
        found, _ = compared(tmp_path, run_name)
    except Exception:
        return  # no result is no wrong one
    assert found


def test_a_sum_across_its_low_word_is_the_truth(tmp_path):
    """Edges wait for 22 ms on average: in half a second, a snapshot, all together for more than 2**32 ticks."""
    stub = tmp_path / "stub.json"
    stub.write_text('{"irqscope_stub": 1, "pins": {"isr": "hard handler"}, "answers": "event", "pulse": 1}\n')
    truth, place = tmp_path / "pins.vcd", tmp_path / "run"
    port = url(profile="ideal", engine="native", truth=truth, irq__latency="22ms", task__release="none")
    outcome = latency(port, place, "--rate", "5kHz", "--count", 3000, "--segments", "isr", "--stub", stub)
    (segment,) = outcome.result["segments"]
    assert segment["polarity"]["rising"]["n"] == segment["n"] > 2000
    blocks = [
        block
        for block in chain.from_iterable(CaptureFile(place / "capture.irq").batches())
        if kind_of(block) == Kind.SNAPSHOT
    ]
    words = [(payload[::2], payload[1::2]) for payload in map(decode.payload_of, blocks)]
    pairs = [pair for addresses, values in words for pair in zip(addresses, values, strict=False)]
    assert (OFFSET_SCALARS + SCALAR_STRIDE + Scalar.SUM_HIGH, 1) in pairs
    found = differential.compare(place, truth, None)
    assert found["first"] == [] and found["samples"] == segment["n"]


def test_from_the_tick_on_that_no_run_reaches_nothing_is_computed(tmp_path, monkeypatch):
    monkeypatch.setattr(wrapped, "TIME", 1 << 53)
    with wrapped.wrapped(BEFORE):
        code, _ = irqscope("latency", "--port", url(engine="native"), "--out", tmp_path / "run", "--count", 500)
    assert code == 4


@pytest.fixture
def bench() -> Iterator[Bench]:
    with opening.bench(parse("sim://?engine=native&profile=ideal&link=unlimited")) as bench:
        yield bench


def idle(clocks: int, since: int | None = None, **options: str) -> int:
    """The hash of all registers and memories after so many clocks, counted, or from `since` on, set."""
    with opening.bench(parse(url(**{"engine": "native"} | options))) as bench:
        bench.step(1000)
        if since is not None:
            set_time(bench, since * bench.core.samples)
            bench.step(clocks - since)
        else:
            bench.step(clocks - bench.now)
        return bench.hash()


@pytest.mark.parametrize("options", [{}, {"warp": "off"}, {"engine": "wasm"}])
def test_a_time_that_is_set_is_that_which_counting_leads_to(options):
    assert idle(200_000, 150_000, **options) == idle(200_000, **options) != idle(200_001, **options)


def test_what_cannot_be_set_is_refused(bench):
    with pytest.raises(ValueError, match="beside a wrap"):
        set_time(bench, (1 << 33) - 4)
    with pytest.raises(BenchError, match="no register 'core time' with a word 0"):
        bench.peek("core time")
    with pytest.raises(BenchError, match="with a word 256"):
        bench.poke(f"{wrapped.WORDS} memory", 0, 256)
    with pytest.raises(BenchError, match="has 1 bits: 2 does not fit"):
        bench.poke("core time carry", 2)


@pytest.mark.parametrize("bits", [32, 39, 51])
@pytest.mark.parametrize("warp", ["on", "off"])
def test_the_carries_are_those_of_a_plain_counter(bits, warp):
    for since in (-5000, -3):  # the latter is the last clock that can be set
        with opening.bench(parse(f"sim://?engine=native&warp={warp}")) as bench:
            set_time(bench, 2 * ((1 << bits) + since))
            for clock in (since + 1, -2, -1, 0, 1, 2, 5000):
                if clock > since:
                    bench.step(clock - since - bench.now)
                    low, high = (bench.peek(f"core time {segment}") for segment in ("segment0", "segment1"))
                    assert low | high << 32 == (1 << bits) + clock


def ask(bench: Bench, address: int, count: int) -> Reply:
    """The answer to a command that reads registers."""
    bench.pull()
    bench.push(commands.encode(Opcode.READ, address, count, 1))
    bench.step(20_000, 512)
    (reply,) = [decode.reply_of(block) for block in BlockReader().feed(bench.pull()) if kind_of(block) == Kind.REPLY]
    return reply


def test_a_time_is_read_whole_at_each_wrap_of_its_low_word(bench):
    bench.step(1000)
    for ticks in ((1 << 32) - 3000, (1 << 52) - 2500, (1 << 40) - 2000):
        set_time(bench, ticks)
        begin, reads = bench.now, []
        for _ in range(8):
            low, high = ask(bench, registers.NOW_LOW.address, 2).words
            reads.append((low | high << 32, ticks + 2 * (bench.now - begin)))
        assert all(0 < now - read < 2500 for read, now in reads)
        assert reads[0][0] >> 32 < reads[-1][0] >> 32


def test_a_counter_that_is_set_goes_on_and_wraps(bench):
    """Of bad frames, which a host can send; every other one stays what it was set to."""
    bench.step(20_000)
    for address in wrapped.COUNTERS:
        set_count(bench, address, COUNTS - 2)
    frame = bytearray(commands.encode(Opcode.READ, 0, 1, 1))
    frame[-1] ^= 1
    for expected in (COUNTS - 1, 0, 1, 2):
        bench.push(bytes(frame))
        bench.step(2000)
        for address in wrapped.COUNTERS:
            wanted = expected if address == registers.BAD_FRAMES.address else COUNTS - 2
            assert ask(bench, address, 1).words == (wanted,)
