# SPDX-License-Identifier: BSD-2-Clause
"""The clock is found of edges with a known one, whatever either side lost; where several fit, none is chosen."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from irqscope.errors import BadInput
from irqscope.explaining.clocks import Clock, Misfit, align
from irqscope.explaining.doubts import because
from irqscope.explaining.ftrace import Trace
from irqscope.explaining.toggles import Toggles

NS = 1_000_000


def toggles(times, levels):
    return Toggles(np.array(times, np.int64), np.array(levels, np.int8), np.arange(len(times)))


def target(seed: int, number: int, dither: float = 0.2):
    """Edges of isr and task by a stimulus of 1 kHz; as they are, in nanoseconds."""
    chance = np.random.default_rng(seed)
    stimuli = (np.arange(number) + chance.uniform(-dither, dither, number)) * NS + NS
    isr = stimuli + 2400 + chance.exponential(200, number)
    task = isr + 7000 + chance.exponential(2000, number)
    levels = np.arange(number) % 2
    return {"isr": (isr, levels), "task": (task, levels)}, chance


def both(seed, number, offset, drift, lost, cut, resolution=1000):
    """The pins as the instrument and as a trace have them, that begins `cut` edges later; each lost a share."""
    edges, chance = target(seed, number)
    pins, trace = {}, {}
    for name, (times, levels) in edges.items():
        for found, values, key in (
            (pins, times, name),
            (trace, ((times - 300) * (1 + drift) + offset) // resolution * resolution, f"gpio {name}"),
        ):
            kept = chance.random(number) >= lost
            if found is trace:
                kept[:cut] = False
            found[key] = toggles(values[kept], levels[kept])
    return pins, trace


@settings(max_examples=25, deadline=None)
@given(
    st.integers(0, 2**32 - 1),
    st.integers(-(10**12), 10**12),
    st.floats(-2e-4, 2e-4),
    st.sampled_from([0, 0.002]),
    st.integers(0, 150),
)
def test_offset_and_drift_are_found(seed, offset, drift, lost, cut):
    pins, trace = both(seed, 400, offset, drift, lost, cut)
    assume(all(len(each) > 100 for each in trace.values()))
    clock = align(pins, trace)
    assert clock.names == {"isr": "gpio isr", "task": "gpio task"}
    when = np.array([200 * NS], np.int64)
    true = (200 * NS - 300) * (1 + drift) + offset - 500  # text is cut off: half a microsecond early in the mean
    assert clock.to_trace(when)[0] == pytest.approx(true, abs=150)
    assert clock.drift == pytest.approx(drift, abs=2e-6)
    assert clock.worst_ns < 1200 and clock.pairs >= 0.98 * sum(map(len, trace.values()))


def test_writes_that_were_held_up_do_not_move_the_clock():
    pins, trace = both(3, 300, 5 * 10**9, 0.0, 0, 0, resolution=1)
    late = trace["gpio isr"].times.copy()
    late[::7] -= 40_000  # an interrupt came between what the kernel says and what it does
    clock = align(pins, {**trace, "gpio isr": toggles(late, trace["gpio isr"].levels)})
    assert clock.to_trace(np.array([150 * NS]))[0] == pytest.approx(150 * NS - 300 + 5 * 10**9, abs=30)
    assert clock.worst_ns < 50


def test_equal_intervals_fit_anywhere_and_are_refused():
    times = np.arange(200) * NS
    levels = np.zeros(200)  # pulses of which only the rise is traced
    with pytest.raises(BadInput, match="at two places"):
        align({"isr": toggles(times, levels)}, {"gpio 5": toggles(times[40:140] + 10**9, levels[40:140])})


@pytest.mark.parametrize("part", [0.48, 0.5, 0.52])
def test_a_trace_of_two_parts_that_fit_at_a_place_each_has_a_clock_that_was_set(part):
    pins, trace = both(4, 400, 5 * NS, 0.0, 0, 0)
    for name, each in trace.items():
        trace[name] = replace(each, times=each.times + np.where(np.arange(400) < part * 400, 0, 3000 * NS))
    with pytest.raises(Misfit) as refused:
        align(pins, trace)
    assert "part by 3 s within the trace" in str(because(refused.value, pins, trace, Trace()))


def test_two_pins_that_always_follow_each_other_need_to_be_told_apart_if_the_trace_has_one():
    edges, _ = target(5, 200)
    isr, levels = edges["isr"]
    pins = {"isr": toggles(isr, levels), "task": toggles(isr + 9000, levels)}
    trace = {"gpio 7": toggles(isr + 10**9, levels)}
    with pytest.raises(BadInput, match=r"9 us apart: say which line"):
        align(pins, trace)
    clock = align(pins, trace, {"isr": "gpio 7", "task": "gpio 8"})
    assert clock.names == {"isr": "gpio 7"} and clock.to_trace(np.array([0]))[0] == pytest.approx(10**9, abs=5)


def test_a_line_that_is_given_is_no_other_pins():
    pins, trace = both(5, 200, 5 * NS, 0.0, 0, 0)
    clock = align(pins, trace, {"aux": "gpio task"})
    assert clock.names == {"isr": "gpio isr"}


def test_pins_that_toggle_at_once_have_a_line_each():
    edges, _ = target(7, 100)
    same = toggles(*edges["isr"])
    names = align({"isr": same, "aux": same}, {"gpio 1": same, "gpio 2": same}).names
    assert sorted(names.values()) == ["gpio 1", "gpio 2"]


def test_a_mark_by_a_pins_name_is_that_pins():
    edges, _ = target(6, 100)
    isr, levels = edges["isr"]
    pins = {"isr": toggles(isr, levels), "task": toggles(isr + 9000, levels)}
    assert align(pins, {"task": toggles(isr + 9000, levels)}).names == {"task": "task"}


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("inverted", [{"task"}, {"isr", "task"}, set()])
def test_a_marked_pin_may_invert_what_is_written(inverted, seed):
    """As of a parallel port, whose other pins do not."""
    pins, trace = both(seed, 200, 5 * NS, 20e-6, 0.002, 3)
    marks = {name: trace[f"gpio {name}"] for name in pins}
    turned = {name: replace(each, levels=1 - each.levels) if name in inverted else each for name, each in marks.items()}
    assert align(pins, turned) == align(pins, marks)
    assert align(pins, turned).names == {"isr": "isr", "task": "task"}


@pytest.mark.parametrize("number", [0, 1, 7])
def test_a_few_edges_are_too_few(number):
    pins, trace = both(1, 100, 0, 0.0, 0, 100 - number)
    with pytest.raises(BadInput, match="share no pin with 8 edges"):
        align(pins, trace)


def test_a_clock_is_a_line():
    clock = Clock(1000, 5.0, 0.5, 0, 0, 0, 0, {})
    assert clock.to_trace(np.array([1000, 1010])).tolist() == [5.0, 20.0]


@pytest.mark.parametrize("number", [12, 20, 45])
@pytest.mark.parametrize("seed", range(5))
def test_each_side_has_an_edge_alone_at_an_end_of_a_short_trace(number, seed):
    """The stub put its pins to rest before the run; the trace ended before the last response."""
    pins, trace = both(seed, number, 5 * NS, 0, 0, 0)
    for name, each in trace.items():
        times, levels = [each.times[0] - 20 * NS, *each.times[:-1]], [1 - each.levels[0], *each.levels[:-1]]
        trace[name] = toggles(times, levels)
    clock = align(pins, trace)
    assert clock.names == {"isr": "gpio isr", "task": "gpio task"}
    assert clock.pairs == 2 * (number - 1) and clock.worst_ns < 1200
