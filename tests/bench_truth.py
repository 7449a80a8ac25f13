# SPDX-License-Identifier: BSD-2-Clause
"""What the waveform of the pins says of a run, against what irqscope says of it."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import truth
from endtoend import Outcome

from irqscope.contract.frontends import FRONT_ENDS, FrontEndId, stamp_offset

INPUTS = ("isr", "task", "done")
OUTPUTS = ("stimulus", "trigger")
NEAR_PS = 50


def expected_events(path: Path, outcome: Outcome, offset: Callable[..., int]) -> list[tuple[int, str, int, int]]:
    """What the published rule gives for the pins' waveform."""
    instrument, inputs = outcome.result["instrument"], outcome.result["configuration"]["inputs"]
    tick = Fraction(outcome.result["tick"]["numerator"], outcome.result["tick"]["denominator"])
    samples = instrument["samples"]
    constant = offset(FRONT_ENDS[FrontEndId.SIMULATION], samples, instrument["filter_clocks"])
    events = []
    for name, changes in truth.waveform(path).items():
        if name not in (*OUTPUTS, *inputs):
            continue
        edges = truth.accepted(truth.sampled_changes(changes, tick), inputs.get(name, {"filter": 0})["filter"])
        events += [
            (instant + constant, name, level, int(multi))
            for instant, level, multi in truth.recorded(edges, samples)
            if name not in OUTPUTS or level
        ]
    return events


def disagreements(path: Path, outcome: Outcome, offset: Callable[..., int] = stamp_offset) -> int:
    """Number of events that are not what the rule gives, either way."""
    expected, measured = Counter(expected_events(path, outcome, offset)), Counter(outcome.events)
    return sum(((expected - measured) + (measured - expected)).values())


def share_near(path: Path, tick: Fraction) -> float:
    """Share of the inputs' edges within 50 ps of a sampling instant."""
    waves = truth.waveform(path)
    times = [time for name in INPUTS for time, _ in waves[name][1:]]
    return sum(truth.near_instant(time, tick, NEAR_PS) for time in times) / len(times)


def check_histogram(outcome: Outcome, name: str, latencies: list[int]) -> None:
    """Plainly paired latencies against the chip's figures, bin for bin."""
    segment = outcome.segment(name)
    edges, counts = segment["histogram"]["edges"], segment["histogram"]["counts"]
    assert all(edges[0] <= value < edges[-1] for value in latencies)
    bins = Counter(bisect_right(edges, value) - 1 for value in latencies)
    assert [bins[number] for number in range(len(counts))] == counts
    assert segment["source"]["histogram"] == "on chip"
    found = (segment["n"], segment["min"], segment["max"], segment["sum"])
    assert found == (len(latencies), min(latencies), max(latencies), sum(latencies))


def check_statistics(path: Path, outcome: Outcome) -> None:
    """All that the chip measured against the true edges."""
    times: dict[str, list[int]] = {name: [] for name in ("stimulus", *INPUTS)}
    for time, name, _, _ in expected_events(path, outcome, stamp_offset):
        times[name].append(time)
    for segment in outcome.result["segments"]:
        cause, response = segment["from"], segment["to"]
        if segment["kind"] == "interval":
            paired = [b - a for a, b in pairwise(times[cause])]
        else:
            paired = truth.coalesce(times[cause], times[response], segment["min_latency"], segment["timeout"])
        check_histogram(outcome, segment["name"], paired)
