# SPDX-License-Identifier: BSD-2-Clause
"""The live target: a real process answers the stand-in core in real time.

No assertion here is about a latency: a busy machine may do as it likes with those. What must hold: every event is
answered, in order, counts agree, and what the bench did not see it admits.
"""

import os
import signal
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from endtoend import latency, url
from eventually import eventually
from live_bench import edges, live

from irqscope.contract.roles import STUB_ROLES, Source
from irqscope.recording.blind import covered, hit, merged
from irqscope_bench.core import BenchError, Core
from models.stand_in import command, frames

CLOCK_HZ = 50_250_000
STIMULI = 300
ONE_BY_ONE = 50


@pytest.fixture
def measure(stand_in: Callable[..., Core], tmp_path: Path) -> Iterator[Callable]:
    """Run STIMULI stimuli at 1 kHz; the bench (ended), the stub's end line, counts, blind intervals and edges."""
    from irqscope_bench.live import LiveBench

    benches = []

    def run(**options: str):
        truth = tmp_path / f"{len(benches)}.vcd"
        bench = LiveBench(stand_in(), rate=300_000, truth=truth, options=options)
        benches.append(bench)
        bench.push(command("width", 100) + command("period", CLOCK_HZ // 1000) + command("run", 1))
        bench.step(CLOCK_HZ * STIMULI // 1000)
        bench.push(command("run", 0))
        bench.step(CLOCK_HZ // 20)
        end = bench.end_target()
        bench.step(CLOCK_HZ // 100)
        counts, blind = bench.counts(), bench.blind_intervals(0)
        now = bench.now
        bench.close()
        return end, counts, blind, edges(truth), now

    yield run
    for bench in benches:
        bench.close()


@pytest.fixture
def one_by_one(stand_in: Callable[..., Core], tmp_path: Path) -> Callable:
    """Run ONE_BY_ONE stimuli, each when the toggle of `last` that answers the one before was seen; as `measure`."""
    from irqscope_bench.live import LiveBench

    def run(last: Source, **options: str):
        truth, core = tmp_path / "truth.vcd", stand_in()
        pin = STUB_ROLES.index(last) * core.samples + core.samples - 1
        with LiveBench(core, truth=truth, options=options) as bench:
            bench.push(command("width", 100) + command("period", 1000) + command("flush", 1))
            received = b""

            def answered(level: int) -> bool:
                nonlocal received
                bench.step(CLOCK_HZ // 10_000)
                received += bench.pull()
                return any(pins >> pin & 1 == level for _, pins in frames(received)[-1:])

            for level in (1, 0) * (ONE_BY_ONE // 2):
                bench.push(command("run", 1) + command("run", 0))
                eventually(lambda level=level: answered(level))
            end, counts = bench.end_target(), bench.counts()
        return end, counts, edges(truth)

    return run


class TestLive:
    pytestmark = live

    def test_every_event_is_answered(self, measure) -> None:
        end, counts, _, seen, _ = measure(workload="isr", release="counting")
        assert counts["failures"] == 0 and counts["delivered"] >= STIMULI
        assert end["handlers"] == counts["delivered"] == sum(level for _, level in seen["stimulus"])
        assert end["toggles"]["task"] == end["handlers"]
        # Two toggles between two looks are none to a bench that was stalled.
        assert 0 < len(seen["task"]) <= end["handlers"] and (end["handlers"] - len(seen["task"])) % 2 == 0
        assert "isr" not in seen and "done" not in seen

    def test_every_answer_is_seen(self, one_by_one) -> None:
        end, counts, seen = one_by_one(Source.TASK, workload="isr")
        assert end["handlers"] == counts["delivered"] == ONE_BY_ONE == len(seen["task"])

    def test_a_task_starts_before_it_is_done(self, one_by_one) -> None:
        end, counts, seen = one_by_one(Source.DONE, workload="task", loop="2000")
        assert end["handlers"] == end["tasks"] == counts["delivered"] == ONE_BY_ONE and end["dropped"] == 0
        times = [[ps for ps, _ in seen[pin]] for pin in ("task", "done")]
        assert len(times[0]) == len(times[1]) == ONE_BY_ONE
        # A bench that was stalled has seen both at one time.
        assert all(task <= done for task, done in zip(*times, strict=True)) and times[0] != times[1]

    def test_answers_follow_their_stimuli(self, measure) -> None:
        _, _, _, seen, _ = measure(spin="")
        stimuli = np.array([ps for ps, level in seen["stimulus"] if level])
        answers = np.array([ps for ps, _ in seen["task"]])
        assert answers[0] > stimuli[0]
        assert np.all(np.searchsorted(stimuli, answers) >= np.arange(1, len(answers) + 1))

    def test_blind_intervals_are_in_order_and_hold_the_sleeps(self, measure) -> None:
        _, _, blind, _, now = measure()
        assert len(blind) > 0, "it sleeps between the stimuli"
        assert np.all(blind[:, 0] <= blind[:, 1])
        assert np.all(blind[1:, 0] > blind[:-1, 1])
        assert blind[-1, 1] <= 2 * (now + CLOCK_HZ)
        slept = np.sum(blind[:, 1] - blind[:, 0]) / (2 * CLOCK_HZ)
        assert slept > 0.05, "a bench that never sleeps is throttled"

    def test_a_silent_target_does_not_keep_the_host_waiting(self, stand_in) -> None:
        from irqscope_bench.live import LiveBench

        with LiveBench(stand_in(), options={}) as bench:
            bench.stub._process.send_signal(signal.SIGSTOP)
            bench.push(command("width", 100) + command("period", CLOCK_HZ // 1000) + command("run", 1))
            try:
                for _ in range(20):
                    bench.step(CLOCK_HZ // 100)
                    assert bench.counter("evaluations") > 0
                assert bench.counts()["delivered"] > 100
            finally:
                bench.stub._process.send_signal(signal.SIGCONT)

    def test_a_stub_that_masks_says_so_twice(self, tmp_path: Path) -> None:
        """Three events in 20 ms are a storm to it. If the bench missed toggles of aux, that is said."""
        run = latency(url(target="live", stub__storm=3, live__loopback="off"), tmp_path / "run", "--count", STIMULI)
        masked, wake = run.result["masked"], run.segment("wake")["classes"]
        counts = {item["what"]: item["instrument"] for item in run.result["target_counts"]}
        assert run.code in (3, 4) and run.result["balance"]["balanced"]
        assert masked["spans"] > 0 and masked["storms"] > 0 and 0 < wake["masked"] < wake["causes"] == STIMULI
        disagree = any("as its stub counted" in text for text in run.result["warnings"])
        assert disagree == (masked["spans"] != masked["storms"])
        assert counts.get("stimuli") == (None if wake["coalesced"] else STIMULI - wake["masked"])
        assert counts["task"] == wake["responses"] and counts["aux"] > 0

    def test_a_run_is_calibrated_before(self, tmp_path: Path) -> None:
        run = latency(url(target="live"), tmp_path / "run", "--count", 100)
        row = run.result["live"]["loopback"]
        assert run.code in (0, 3, 4) and 0 < row["n"] <= row["stimuli"] and 0 < row["min_ns"] <= row["max_ns"]

    def test_the_stub_ends_with_the_bench(self, stand_in) -> None:
        from irqscope_bench.live import LiveBench

        bench = LiveBench(stand_in(), options={"workload": "task"})
        process = bench.stub._process
        bench.step(1000)
        bench.close()
        bench.close()
        assert process.poll() == 0

    def test_a_stub_that_does_not_start_gives_its_sentence(self, stand_in) -> None:
        from irqscope_bench.live import LiveBench

        with pytest.raises(BenchError, match="no option --cup"):
            LiveBench(stand_in(), options={"cup": "1"})

    def test_one_cpu_is_not_enough(self, stand_in, monkeypatch: pytest.MonkeyPatch) -> None:
        from irqscope_bench.live import LiveBench

        monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0})
        with pytest.raises(BenchError, match="two CPUs"):
            LiveBench(stand_in())

    def test_without_a_c_compiler_there_is_one_sentence(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        from irqscope_bench import stub

        monkeypatch.setenv("PATH", str(tmp_path))
        monkeypatch.delenv("CC", raising=False)
        with pytest.raises(BenchError, match="needs a C compiler and none was found"):
            stub.program()


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("profile.isr=3", "has no profile"),
        ("live.loopback=maybe", "on or off"),
        ("engine=wasm", "natively"),
        ("stub.pulse=", "leave stub.pulse out"),
    ],
)
def test_options_that_a_live_target_does_not_have(query: str, sentence: str) -> None:
    from irqscope_bench.opening import bench
    from irqscope_bench.url import parse

    with pytest.raises(BenchError, match=sentence):
        bench(parse(f"sim://?target=live&{query}"))


def test_the_loopback_row_leaves_out_what_was_hit() -> None:
    from irqscope.device.decode import Events
    from irqscope_bench.loopback import Loopback, pair

    cause, response = Source.STIMULUS, Source.TASK
    rows = [(100, cause), (107, response), (200, cause), (300, cause), (309, response), (400, cause), (411, response)]
    time, source = (np.array(column) for column in zip(*rows, strict=True))
    events = Events(time, source.astype(np.uint8), np.ones(len(rows), np.uint8), np.zeros(len(rows), np.uint8))
    stimuli, latencies = pair(events, merged(np.array([[305, 320]])))
    assert (stimuli, latencies.tolist()) == (4, [7, 11]), "one was not answered, one was hit"
    assert Loopback(4, 2, 7, 7, 11, 11, 11).discarded == Fraction(1, 2)


def test_a_sample_is_hit_at_either_end_only() -> None:
    blind = merged(np.array([[100, 110], [50, 60], [108, 120], [61, 61]]))
    assert blind.tolist() == [[50, 61], [100, 120]]
    causes, responses = np.array([49, 50, 61, 62, 90, 99]), np.array([62, 70, 70, 99, 121, 100])
    assert hit(causes, responses, blind).tolist() == [False, True, True, False, False, True]


def test_hits_agree_with_a_plain_look_at_every_interval() -> None:
    random = np.random.default_rng(7)
    for _ in range(200):
        begin = random.integers(0, 1000, random.integers(0, 20))
        intervals = np.column_stack((begin, begin + random.integers(0, 60, len(begin))))
        times = random.integers(-5, 1100, 50)
        plain = [any(low <= time <= high for low, high in intervals) for time in times]
        assert covered(times, merged(intervals)).tolist() == plain
