# SPDX-License-Identifier: BSD-2-Clause
"""The trace of another run with the same stimuli is refused, or doubted where the latencies do not tell."""

import dataclasses
import re

import numpy as np
import pytest
from recorded_traces import recorded

from irqscope.errors import BadInput
from irqscope.explaining.agreement import agreement
from irqscope.explaining.clocks import align
from irqscope.explaining.doubts import check_latencies
from irqscope.explaining.explanation import join, to_json
from irqscope.explaining.ftrace import Entry
from irqscope.explaining.outside import Outside
from irqscope.explaining.text import sentences
from irqscope.explaining.toggles import Toggles

MS = 1_000_000
SHOWN, DOUBTED, REFUSED = "shown", "doubted", "refused"


def run(seed: int, number: int, scatter: float, median: int = 8000) -> Outside:
    """One whose stimuli are always the same, and whose latencies are those of its seed; nanoseconds."""
    stimuli = np.arange(1, number + 1) * MS + np.random.default_rng(1).integers(-MS // 5, MS // 5, number)
    levels = (np.arange(number) % 2).astype(np.int8)
    latencies = median + np.rint(np.random.default_rng(seed).exponential(scatter, number)).astype(np.int64)
    latencies += np.where(levels, 300, 0)  # a pin that rises more slowly than it falls
    responses = stimuli + latencies
    pins = {"task": Toggles(responses, levels)}
    return Outside(pins, Toggles(stimuli, levels), "wake", "task", responses, latencies)


def marks(of: Outside, resolution: int, jitter: float, drift: float = 30e-6) -> Toggles:
    """What the trace of a run has: marks that come later than their toggles, at one time more than at another."""
    edges = of.pins["task"]
    late = np.random.default_rng(9).exponential(jitter, len(edges)) if jitter else 0
    times = ((edges.times + 500 + late) * (1 + drift)).astype(np.int64) + 5 * 10**9
    return Toggles(times // resolution * resolution, edges.levels)


def verdict(seen: Outside, of: Outside, resolution: int, jitter: float = 0) -> str:
    inside = marks(of, resolution, jitter)
    found = agreement(seen, inside, align(seen.pins, {"gpio 509": inside}))
    try:
        check_latencies(found)
    except BadInput:
        return REFUSED
    return SHOWN if found.shown else DOUBTED


@pytest.mark.parametrize("number", [40, 200, 1000])
@pytest.mark.parametrize(
    ("scatter", "resolution", "own", "others"),
    [
        (2000, 1, SHOWN, REFUSED),
        (2000, 1000, SHOWN, REFUSED),
        (500, 1, SHOWN, REFUSED),
        (30, 1, SHOWN, DOUBTED),  # so little may be of the marks
        (30, 1000, DOUBTED, DOUBTED),  # the text does not resolve it
        (0, 1, DOUBTED, DOUBTED),  # a target that always takes as long
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_latencies_tell_runs_with_the_same_stimuli_apart(seed, scatter, resolution, own, others, number):
    seen = run(10 + seed, number, scatter)
    assert verdict(seen, seen, resolution) == own
    assert verdict(seen, run(20 + seed, number, scatter), resolution) == others


@pytest.mark.parametrize("seed", range(3))
def test_a_run_of_a_target_that_is_slower_throughout_is_another(seed):
    """The offset of the clocks takes up what all latencies have in common."""
    assert verdict(run(seed, 1000, 2000, median=12_000), run(20 + seed, 1000, 2000), 1000) == REFUSED


@pytest.mark.parametrize("jitter", [0, 200, 1000, 2000])
@pytest.mark.parametrize("seed", range(3))
def test_marks_that_scatter_as_much_as_the_latencies_are_the_runs(seed, jitter):
    seen = run(seed, 200, 2000)
    assert verdict(seen, seen, 1, jitter) == SHOWN


@pytest.mark.parametrize("number", [8, 12, 16])
def test_few_latencies_show_nothing_but_are_not_refused(number):
    seen = run(3, number, 2000)
    assert verdict(seen, seen, 1) == DOUBTED


def test_the_doubt_is_said_unless_the_stub_has_the_runs_name():
    """A guest that is emulated by counting instructions: half of its latencies are within 70 ns, in microseconds."""
    found = recorded("poller-rt")
    said = "\n".join(sentences(join(found.seen, found.trace)))
    assert re.search(
        r"may be of another run with the same stimuli: 37 latencies of task have a rank correlation of 0\.\d\d with "
        r"the run's, and 0\.67 would show that it is of this one\. The stub's --id tells runs apart\.",
        said,
    )
    assert to_json(join(found.seen, found.trace))["agreement"]["doubted"]
    name = Entry(found.trace.entries[0].time, 0, "stub", 42, "tracing_mark_write", "irqscope_run monday")
    trace = dataclasses.replace(found.trace, entries=[name, *found.trace.entries])
    known = join(dataclasses.replace(found.seen, name="monday"), trace)
    assert not known.doubted and "another run" not in "\n".join(sentences(known))


def test_the_refusal_is_a_sentence():
    found = recorded("poller-rt")
    chance = np.random.default_rng(5).exponential(4000, len(found.seen.latencies)).astype(np.int64)
    moved = {
        name: Toggles(each.times + np.resize(chance, len(each.times)), each.levels)
        for name, each in found.seen.pins.items()
    }
    seen = dataclasses.replace(
        found.seen,
        pins=moved,
        responses=found.seen.responses + chance,
        latencies=found.seen.latencies + chance,
    )
    with pytest.raises(BadInput, match="is of another run with the same stimuli: its latencies of task have"):
        join(seen, found.trace)
