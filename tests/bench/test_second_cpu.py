# SPDX-License-Identifier: BSD-2-Clause
"""A target with two CPUs: all that the instrument says of either one is what that one's own ledger says."""

import json
import math
import random
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest
from endtoend import Measured, irqscope, measure, url
from seeds import seeds

from irqscope.contract.roles import INPUTS, Source
from irqscope.contract.segments import Policy
from irqscope.contract.statistics import bin_of
from irqscope.device.configuration import Configuration, InputSettings, SegmentSettings
from irqscope.device.decode import Events
from irqscope.measuring.pairing import SegmentPairing
from irqscope.results.crosscheck import comparable, differences
from irqscope_bench.core import BenchError
from irqscope_bench.engine import Entry
from irqscope_bench.opening import bench
from irqscope_bench.profile import ProfileError, load
from irqscope_bench.url import parse

pytestmark = pytest.mark.bench
PROFILE = """
[irq]
latency = {{ shape = "lognormal", least = "{latency}ns", median = "300ns", sigma = 0.6, limit = "40us" }}
[isr]
toggle = "0ns"
duration = "{handler}ns"
reentry = "90ns"
[task]
release = "{release}"
depth = 16
latency = {{ shape = "lognormal", least = "1us", median = "{task}us", sigma = 1.0, limit = "60us" }}
duration = {{ shape = "lognormal", least = "1us", median = "{work}us", sigma = 0.8, limit = "60us" }}
again = "350ns"
[[disturbance]]
period = "{period}us"
duration = "{blocked}us"
probability = 0.5
"""
"""The handler toggles as it is entered, so that outside and inside see one order."""
SOURCES = (Source.STIMULUS, Source.STIMULUS2, Source.DONE)
"""What the second CPU's interrupt may be."""
PINS = {
    "toggle": (Source.ISR, Source.ISR_B),
    "start": (Source.TASK, Source.TASK_B),
    "end": (Source.DONE, Source.DONE_B),
}
"""By the ledger's word for their toggles, those of each CPU."""
STUB = {"irqscope_stub": 1, "pins": {"isr": "hard handler", "task": "task", "done": "task"}}
Pairs = list[tuple[int, int]]
"""The time of an answer, and how long it took, in ticks."""


@dataclass(frozen=True)
class Two:
    """A run on a target with two CPUs, each of which is drawn."""

    run: Measured
    source: Source
    counts: tuple[bool, bool]
    """Whether the task of each counts its releases."""

    def ticks(self, ps: int) -> int:
        """When the instrument has an edge of this time."""
        identity = self.run.observation.identity
        return math.ceil(ps / (identity.tick * 10**12)) + identity.stamp_offset

    def times(self, kind: str, cpu: int) -> list[int]:
        return [self.ticks(entry.ps) for entry in self.ledger(cpu) if entry.kind == kind]

    def ledger(self, cpu: int) -> list[Entry]:
        return self.run.ledger_b if cpu else self.run.ledger

    def pairs(self, cpu: int) -> tuple[Pairs, Pairs, Pairs]:
        """What one CPU did, by its ledger: request to handler, handler to task, start to end of the task."""
        ledger = self.ledger(cpu)
        came, toggled = self.times("stimulus", cpu), self.times("toggle", cpu)
        started, ended = self.times("start", cpu), self.times("end", cpu)
        taken = {entry.object: entry.subject for entry in ledger if entry.kind == "start"}
        served = [(entry.subject, entry.object) for entry in ledger if entry.kind == "served"]
        # A release that was dropped had found one that waits: the same start serves it.
        releases = [taken.get(run, bisect_right(started, toggled[run])) for run in range(len(toggled))]
        return (
            sorted((toggled[run], toggled[run] - came[stimulus]) for stimulus, run in served),
            sorted((started[start], started[start] - toggled[run]) for run, start in enumerate(releases)),
            [(end, end - start) for start, end in zip(started, ended, strict=True)],
        )


def drawn(rng: random.Random, *, counts: bool) -> str:
    return PROFILE.format(
        latency=rng.randrange(300, 3000), handler=rng.randrange(200, 900), task=rng.randrange(2, 9),
        work=rng.randrange(1, 9), release="counting" if counts else "binary", period=rng.randrange(40, 400),
        blocked=rng.randrange(1, 20),
    )  # fmt: skip


def beside(profile: str, other: str, source: Source) -> str:
    """A profile whose second CPU has the other one, and this interrupt."""
    own = other.replace("[[", "[[cpu_b.").replace("\n[", "\n[cpu_b.").replace("[cpu_b.[", "[[")
    return profile + own.replace("[cpu_b.irq]", f'[cpu_b.irq]\nsource = "{source.label}"')


def segments(source: Source, counts: tuple[bool, bool]) -> list[tuple[Source, Source, Policy]]:
    """Of both CPUs, one after the other."""
    tasks = [Policy.FIFO if each else Policy.COALESCE for each in counts]
    return [
        (Source.STIMULUS, Source.ISR, Policy.COALESCE),
        (Source.ISR, Source.TASK, tasks[0]),
        (Source.TASK, Source.DONE, Policy.COALESCE),
        (source, Source.ISR_B, Policy.COALESCE),
        (Source.ISR_B, Source.TASK_B, tasks[1]),
        (Source.TASK_B, Source.DONE_B, Policy.COALESCE),
    ]


def measuring(chosen: list[tuple[Source, Source, Policy]]) -> Callable[[Configuration], Configuration]:
    """All inputs, and these segments on the chip. What comes in the tick of an answer came after it."""

    def change(configuration: Configuration) -> Configuration:
        alike = configuration.segments[0]
        made = tuple(
            replace(
                alike, name=f"s{number}", cause=cause, response=response, policy=policy, depth=0,
                least=int(policy == Policy.COALESCE),
            )
            for number, (cause, response, policy) in enumerate(chosen)
        )  # fmt: skip
        return replace(configuration, inputs={role: InputSettings() for role in INPUTS}, segments=made)

    return change


def paired(two: Two, settings: SegmentSettings) -> Pairs:
    """The pairs of a segment as the host finds them in the events."""
    pairing, found = SegmentPairing(settings, two.run.observation.identity), []
    pairing.watchers.append(lambda values, times: found.extend(zip(times.tolist(), values.tolist(), strict=True)))
    time, source = (np.array(column) for column in zip(*two.run.events, strict=True))
    zero = np.zeros(len(time), dtype=np.uint8)
    pairing.take_events(Events(time, source.astype(np.uint8), zero, zero))
    pairing.finish()
    return sorted(found)


def made(seed: int, folder: Path) -> Two:
    rng = random.Random(seed)
    source, counts = SOURCES[seed % len(SOURCES)], (seed % 2 == 1, seed % 4 > 1)
    profile = folder / "two.toml"
    profile.write_text(beside(drawn(rng, counts=counts[0]), drawn(rng, counts=counts[1]), source))
    every = segments(source, counts)
    # Those that begin with a stimulus, of which there may be two with the same one, and others.
    chosen = [every[0], every[3], *rng.sample([*every[1:3], *every[4:]], 2)]
    both = ["--stimulus2", f"rate={rng.randrange(20, 30)}kHz"] if source == Source.STIMULUS2 else []
    run = measure(
        url(inputs=8, profile=profile, ledger="on", link="unlimited", seed=seed), folder / "run", "--rate",
        f"{rng.randrange(20, 30)}kHz", "--count", 800, "--timeout", "5ms", "--filter", "0", "--segments", "isr", *both,
        change=measuring(chosen),
    )  # fmt: skip
    return Two(run, source, counts)


@pytest.mark.parametrize("seed", seeds(6, 20))
def test_each_edge_and_each_pair_is_that_of_its_cpu(seed: int, tmp_path: Path) -> None:
    """On the chip and on the host: also where one stimulus is the begin of two segments."""
    two = made(seed, tmp_path)
    observation = two.run.observation
    assert comparable(observation) and differences(observation) == []
    for cpu, counts in enumerate((two.run.counts, two.run.counts_b)):
        for kind, pins in PINS.items():
            assert two.run.times(pins[cpu]) == two.times(kind, cpu)
            assert counts[f"{pins[0].label}_edges"] == len(two.times(kind, cpu)) > 300
        assert two.run.times((Source.STIMULUS, two.source)[cpu]) == two.times("stimulus", cpu)
        assert counts["disturbances"] > 10
    truth = [pairs for cpu in range(2) for pairs in two.pairs(cpu)]
    every = segments(two.source, two.counts)
    assert all(len(pairs) > 300 for pairs in truth)
    like = observation.configuration.segments[0]
    for (cause, response, policy), pairs in zip(every, truth, strict=True):
        settings = replace(like, cause=cause, response=response, policy=policy, least=int(policy == Policy.COALESCE))
        assert paired(two, settings) == pairs
    by_ends = {each[:2]: pairs for each, pairs in zip(every, truth, strict=True)}
    for settings, totals in zip(observation.configuration.segments, observation.totals.segments, strict=True):
        values = [value for _, value in by_ends[settings.cause, settings.response]]
        assert sum(each.sum for each in totals.edges) == sum(values)
        bins = Counter(bin_of(value, observation.identity.sub_bits) for value in values)
        assert totals.bins == [bins[number] for number in range(len(totals.bins))]


def driven(folder: Path, **options: object) -> Measured:
    """A run with two stimuli, on a target of whose edges many are near a sampling instant."""
    usual = {"inputs": 8, "ledger": "on", "link": "unlimited", "profile": "overloaded", "faults__near": 0.3}
    chosen = [each for each in segments(Source.STIMULUS2, (False, False)) if Source.ISR not in each[:2]]
    return measure(
        url(**usual | options), folder, "--rate", "5kHz", "--count", 400, "--dither", "none", "--stimulus2",
        "rate=7kHz", "--segments", "isr", "--filter", "0", change=measuring(chosen),
    )  # fmt: skip


def same(run: Measured, other: Measured, cpu: int) -> bool:
    """Whether a CPU did the same in both, for as long as both took."""
    both = list(zip(*((each.ledger_b if cpu else each.ledger) for each in (run, other)), strict=False))
    assert len(both) > 2000
    pins = (zip(run.times(role), other.times(role), strict=False) for role in INPUTS[4 * cpu : 4 * cpu + 3])
    return all(a == b for a, b in both) and all(a == b for times in pins for a, b in times)


def test_neither_cpu_is_delayed_by_the_other(tmp_path: Path) -> None:
    """What one does is the same to the picosecond without the other one, and beside a busier one."""
    other = {"cpu_b__irq__source": "stimulus2", "cpu_b__base": "linux-loaded", "cpu_b__faults__near": 0.3}
    without, both = driven(tmp_path / "without"), driven(tmp_path / "both", **other)
    busier = driven(tmp_path / "busier", **other, irq__latency="20us", task__duration="30us", faults__lost=0.2)
    assert same(both, without, 0) and same(both, busier, 1) and not same(both, busier, 0)
    assert not without.ledger_b and not any(without.times(role) for role in INPUTS[4:])


def test_equal_cpus_draw_numbers_of_their_own(tmp_path: Path) -> None:
    run = driven(tmp_path / "run", profile="linux-rt", cpu_b__irq__source="stimulus", faults__near=0)
    first, second = ([each.ps for each in ledger if each.kind == "toggle"] for ledger in (run.ledger, run.ledger_b))
    assert len(first) == len(second) == 400
    assert sum(a == b for a, b in zip(first, second, strict=True)) < 10


def test_the_figures_say_which_cpu_is_disturbed(tmp_path: Path) -> None:
    profile, out = tmp_path / "one.toml", tmp_path / "out"
    profile.write_text(
        'base = "ideal"\n[cpu_b.irq]\nsource = "stimulus2"\n'
        '[[cpu_b.disturbance]]\nperiod = "3.137ms"\nduration = "70us"\n'
    )
    code, said = irqscope(
        "latency", "--port", url(inputs=8, profile=profile), "--rate", "1kHz", "--count", 2000, "--dither", "none",
        "--stimulus2", "rate=1kHz", "--segments", "isr,task,isr_b,task_b", "--out", out,
        "--limit", "isr.max=1.02us", "--limit", "isr_b.max=1.02us",
    )  # fmt: skip
    result = json.loads((out / "result.json").read_text())
    found = {each["name"]: each for each in result["segments"]}
    assert code == 1 and {each["name"]: each["outcome"] for each in result["limits"]} == {
        "isr.max": "kept", "isr_b.max": "exceeded",
    }, said  # fmt: skip
    assert found["isr"]["max"] - found["isr"]["min"] <= 1 and found["task"]["max"] - found["task"]["min"] <= 1
    assert 60 < found["isr_b"]["max"] / 100.5 <= 71.1 and found["isr_b"]["min"] == found["isr"]["min"]
    assert found["isr"]["n"] == 2000 and found["isr_b"]["n"] >= 2000


def test_an_interrupt_of_another_cpu_delays_nothing(tmp_path: Path) -> None:
    """The same two stimuli are seen to delay where both are interrupts of one CPU."""
    (stub := tmp_path / "stub.json").write_text(json.dumps(STUB))
    for name, options, more in (
        ("two", {"cpu_b__irq__source": "stimulus2"}, ["--stub", stub]),
        ("one", {"second__duration": "6us", "second__masked": "all"}, []),
    ):
        port = url(inputs=8, profile="rtos", isr__duration="4us", **options)
        code, said = irqscope(
            "interfere", "--port", port, "--stimulus2", "rate=10kHz", "--rate", "10kHz", "--count", 6000, "--out",
            tmp_path / name, *more,
        )  # fmt: skip
        found = json.loads((tmp_path / name / "result.json").read_text())["findings"]["pairs"]
        assert code == 0 and bool(found[0]["regions"]) == (name == "one"), said


def test_a_run_is_the_same_without_the_warp(tmp_path: Path) -> None:
    runs = [
        measure(
            url(inputs=8, profile="overloaded", cpu_b__irq__source="done", ledger="on", link="unlimited", warp=warp),
            tmp_path / warp, "--rate", "25kHz", "--count", 100, "--segments", "isr", "--filter", "0",
            change=measuring(segments(Source.DONE, (False, False))[:4]),
        )
        for warp in ("on", "off")
    ]  # fmt: skip
    warped, plain = ((run.events, run.ledger, run.ledger_b, run.counts, run.counts_b) for run in runs)
    assert warped == plain and len(runs[0].times(Source.DONE_B)) > 50


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"cpu_b__irq__source": "stimulus"}, "has a second CPU, whose pins are isr_b and those after it: add inputs=8"),
        ({"cpu_b__irq__source": "lunch"}, "cpu_b: irq.source: 'lunch' is none of stimulus, stimulus2, pps, done"),
        ({"cpu_b__lunch": "1us"}, "cpu_b: there is no section 'lunch'"),
        ({"cpu_b__base": "solaris"}, "cpu_b.base: 'solaris' is none of beat"),
        ({"cpu_b__isr__toggle": "1us", "stages__number": 2}, "cpu_b: .*: stages.number is 1 at most"),
        ({"cpu_b__base": "jumper"}, "cpu_b: with a jumper there is no target"),
        ({"cpu_b__base": "ideal", "jumper__from": "stimulus"}, "cpu_b: with a jumper there is no target"),
        ({"profile": "two-interrupts", "cpu_b__irq__source": "stimulus2"}, "stimulus2 is the interrupt of its table"),
        ({"cpu_b__irq__source": "done", "task__release": "none"}, "no task that ends: give it task.release=binary"),
        ({"cpu_b__irq__source": "done", "cpu_b__irq__kind": "level"}, "with irq.source=done it is latched"),
        ({"irq__source": "done"}, "irq.source: 'done' is none of stimulus, stimulus2, pps"),
        ({"target": "stub", "cpu_b__irq__source": "stimulus"}, "target=stub has no profile"),
    ],
)
def test_a_second_cpu_that_cannot_be_is_refused_in_words(options: dict[str, object], told: str) -> None:
    with pytest.raises((BenchError, ProfileError), match=told):
        bench(parse(url(**options)))


def test_a_second_cpu_has_what_the_first_one_has_but_for_what_is_its_own() -> None:
    """Its base, if it names one, in place of the first CPU."""
    both = load("linux-rt", {"cpu_b.irq.latency": "7us", "task.again": "3us", "cpu_b.pins.isr.fall": "1ns"}.items())
    first, second = both.cpus
    assert first == replace(load("linux-rt", [("task.again", "3us")]), cpu_b=second)
    differing = {name for name, value in second.parameters.items() if value != first.parameters[name]}
    assert differing == {"isr_fall"} and second.parameters["task_again"] == first.parameters["task_again"]
    assert {name for name, table in second.tables.items() if table != first.tables[name]} == {"irq_latency"}
    loaded = load("linux-rt", {"cpu_b.base": "linux-loaded", "cpu_b.task.again": "3us"}.items()).cpus[1]
    assert loaded == replace(
        load("linux-loaded", [("task.again", "3us")]), name="linux-rt", description=loaded.description
    )


@pytest.mark.slow  # eight inputs are compiled to WebAssembly
@pytest.mark.parametrize("source", SOURCES)
def test_native_and_wasm_are_the_same(source: Source, tmp_path: Path) -> None:
    """All bytes, and both ledgers."""
    other = {"cpu_b__irq__source": source.label, "cpu_b__base": "linux-loaded", "cpu_b__faults__near": 0.3}
    runs = [driven(tmp_path / engine, engine=engine, seed=2**63 + 5, **other) for engine in ("native", "wasm")]
    native, wasm = ((run.events, run.ledger, run.ledger_b, run.counts, run.counts_b) for run in runs)
    assert native == wasm
    assert len(runs[0].ledger_b) > 1000
