# SPDX-License-Identifier: BSD-2-Clause
"""A response that is missing, said: in text, as an object, in a figure and for Perfetto."""

import json

import pytest
from frozen_trace import LIMIT, US, Frozen, answered_late
from matplotlib.backends.backend_agg import FigureCanvasAgg

from irqscope.explaining.explanation import Explanation, to_json
from irqscope.explaining.figure import figure
from irqscope.explaining.perfettotrace import write
from irqscope.explaining.text import sentences


@pytest.fixture
def missing() -> Explanation:
    """`load` keeps the CPU from the stub's thread until the deadline, and whatever comes then is not known."""
    frozen = Frozen()
    answered_late(frozen)
    frozen.deadline()
    frozen.freeze()
    return frozen.explained(None)


def test_it_is_first_and_nothing_is_said_to_have_come(missing: Explanation) -> None:
    text = "\n".join(sentences(missing))
    assert "; 0 of 30 responses took more than 30 us. The trigger answers 1 to which there is no response." in text
    assert f"1. no response after the stimulus at {missing.seen.missing[0] / 1e9:.6f} s (" in text
    assert "): load-7, higher priority, at least 56 us\n" in text
    assert "   The trigger ends the trace 60 us after the stimulus, before a response: what it ends in" in text
    said = json.loads(json.dumps(to_json(missing), allow_nan=False))
    first, second = said["responses"][:2]
    assert (said["missing"], said["late"], said["beyond_the_trace"], said["ended_by_the_trigger"]) == (1, 0, 0, True)
    assert first["response_ns"] is None and first["latency_ns"] is None and first["named"]
    assert first["trace_ends_ns"] == LIMIT * US and said["cause"] == first["blocks"][0] and said["cause"]["goes_on"]
    assert second["latency_ns"] == 10 * US and second["trace_ends_ns"] is None


def test_it_is_late_whatever_is_said_to_be_late() -> None:
    frozen = Frozen()
    answered_late(frozen)
    frozen.deadline()
    frozen.freeze()
    assert frozen.explained(None, limit=1e9).cause


def test_it_is_drawn_up_to_the_end_of_the_trace(missing: Explanation, tmp_path) -> None:
    drawn = figure(missing, missing.found[0])
    FigureCanvasAgg(drawn).draw()
    axes = drawn.axes[0]
    assert axes.get_title().startswith("wake: no response") and axes.get_xlim()[1] == pytest.approx(1.15 * LIMIT)
    texts = [text.get_text().strip() for text in axes.texts]
    assert "the trigger ends the trace" in texts and any("at least 56 us" in text for text in texts)
    write(missing, tmp_path / "a.pftrace")
    data = (tmp_path / "a.pftrace").read_bytes()
    assert b"1: no response" in data and b"the trigger ends the trace" in data
