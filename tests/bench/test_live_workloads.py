# SPDX-License-Identifier: BSD-2-Clause
"""Every workload of a real process in real time, through the command line: who counted what, and no word of time.

A machine that stalls keeps the bench from looking, and two toggles between two looks are none. So the bench may have
seen fewer than the stub made, but by an even number, and the instrument all that the bench saw: as events, or two and
two as glitches, where a stub that was stalled itself made up for it.
"""

from pathlib import Path

import pytest
from endtoend import Outcome, latency, url
from live_bench import edges, live

pytestmark = live

COUNT = 2000
PERIODS, PERIOD_US = 1000, 1000
PERIODIC = [
    ({"workload": "periodic", "threads": 2, "cpu": 0}, {"task": PERIODS, "isr": PERIODS}),
    ({"workload": "bracket", "operation": "pipe"}, {"task": PERIODS, "done": PERIODS}),
    ({"workload": "bracket", "operation": "hand-over"}, {"task": PERIODS, "done": PERIODS}),
    ({"workload": "multi", "loop": 10}, {"isr": PERIODS, "task": PERIODS // 60 + 1, "done": PERIODS // 60 + 1}),
]
"""Workloads without a stimulus, and how often they toggle each pin at most, until a thread has had its periods."""


def measured(directory: Path, **options: object) -> tuple[Outcome, dict[str, int]]:
    """A run, and how often the stub has toggled each pin, as far as it has."""
    stub = {f"stub__{name}": value for name, value in options.items()}
    port = url(target="live", live__loopback="off", truth=directory / "truth.vcd", **stub)
    run = latency(port, directory / "run", "--rate", "1kHz", "--count", COUNT, "--dither", "none")
    assert run.code in (0, 3, 4) and run.result["balance"]["balanced"]
    assert run.result["events"]["complete"] and run.result["cross_check"]["agrees"]
    told = run.result["end"]["target"]["toggles"]
    return run, {pin: count for pin, count in told.items() if count}


def times(run: Outcome, pin: str) -> list[int]:
    return [ticks for ticks, source, _, _ in run.events if source == pin]


def glitches(run: Outcome, pin: str) -> int:
    return run.result["balance"]["notes"][f"glitches {pin}"]


@pytest.mark.parametrize("workload", ["isr", "task"])
def test_events(workload, tmp_path):
    run, told = measured(tmp_path, workload=workload, release="counting")
    end, seen = run.result["end"]["target"], edges(tmp_path / "truth.vcd")
    assert set(told) == {"isr": {"task"}, "task": {"task", "done"}}[workload]
    assert end["handlers"] == len(times(run, "stimulus")) == COUNT, "each release counts"
    assert all(count == COUNT for count in told.values()) and end["dropped"] == 0
    counts = {item["what"]: (item["target"], item["instrument"]) for item in run.result["target_counts"]}
    assert counts["stimuli"] == (COUNT, COUNT)
    for pin in told:
        assert counts[pin] == (COUNT, len(times(run, pin)))
        assert len(times(run, pin)) + 2 * glitches(run, pin) == len(seen[pin])
        assert 0 < len(seen[pin]) <= COUNT and (COUNT - len(seen[pin])) % 2 == 0
    said = sum("the target counted" in text for text in run.result["warnings"])
    assert said == sum(target != instrument for target, instrument in counts.values())


@pytest.mark.parametrize(
    ("options", "toggles"), PERIODIC, ids=["periodic", "bracket-pipe", "bracket-hand-over", "multi"]
)
def test_periods(options, toggles, tmp_path):
    run, told = measured(tmp_path, period=PERIOD_US, count=PERIODS, **options)
    seen, tick = edges(tmp_path / "truth.vcd"), run.result["tick"]
    assert set(told) == set(toggles) and run.result["target_counts"] == []
    assert all(told[pin] <= most for pin, most in toggles.items()) and max(told.values()) == PERIODS
    for pin, count in told.items():
        assert 0 < len(seen[pin]) <= count and (count - len(seen[pin])) % 2 == 0
        # The stub began before the run did: of what the bench saw, all from the first event on.
        found = times(run, pin)
        first_ps = found[0] * tick["numerator"] * 10**12 // tick["denominator"]
        apart = [abs(ps - first_ps) for ps, _ in seen[pin]]
        since = len(apart) - apart.index(min(apart))
        assert 0 <= since - len(found) <= 2 * glitches(run, pin) and (since - len(found)) % 2 == 0
