# SPDX-License-Identifier: BSD-2-Clause
"""What an experiment found in a run."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from ..contract.roles import INPUTS
from ..measuring.experimentrecord import PeriodicSettings
from ..results.findingrecords import LatePeriod, Pin, StartBudget
from ..results.resultrecord import Result
from ..results.summary import known, quantile_in
from ..units import counted, format_exact, format_moment, format_planned, format_rate, format_time
from .document import Block, Drawing, Form, Kind, Table, told
from .figures import AMBER, BLACK, BLUE, GREEN, ORANGE, PURPLE, SKY, decades, plot, power, scale_of, seen, styled
from .findings import pins_of
from .hint import Hint
from .outlierperiodicity import SAID, instead
from .sentence import conditions_in_short, duration_of, planned_of, state

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_MARKS = (
    (BLUE, "^"),
    (ORANGE, "o"),
    (GREEN, "s"),
    (PURPLE, "x"),
    (SKY, "v"),
    (AMBER, "D"),
    (BLACK, "P"),
    (BLACK, "+"),
)
COLOURS = {role.label: mark for role, mark in zip(INPUTS, _MARKS, strict=True)}
"""Colour and mark of each input."""


def sentences(result: Result) -> Iterator[str]:
    """What was found, for each pin."""
    for pin in pins_of(result):
        if not pin.n:
            yield f"{pin.input} was not measured: {pin.doubt}."
            continue
        worst = duration_of(result, known(pin.worst).delay)
        text = (
            f"The task at {pin.input} starts every {duration_of(result, pin.period)}, at most {worst} after "
            f"the earliest of its window, over {counted(pin.n, 'start')}"
        )
        missed = f"; {counted(pin.overruns, 'activation')} did not start" if pin.overruns else ""
        yield f"{text}{missed}." + (f" Not all is known: {pin.doubt}." if pin.doubt else "")
        if late := pin.late_period:
            yield from _late_period(result, pin.input, late)
        if budget := pin.budget:
            rate = format_rate(budget.safe_rate, 4)
            if not budget.has_room:
                yield f"A work of {format_exact(budget.work)} DOES NOT FIT its period: it bears {rate} at most."
                continue
            allowed = format_planned(budget.allowed, result.tick.fraction)
            fits = _fits(result, pin, budget)
            yield f"Its worst delay {fits} the {allowed} that its budget allows; it bears {rate} at most."


def _late_period(result: Result, name: str, late: LatePeriod) -> Iterator[str]:
    """Whether late starts come with a period, and what else would explain it."""
    after = planned_of(result, late.threshold)
    what = f"the {counted(late.n, 'start')} at {name} more than {after} after the earliest"
    yield f"{SAID[late.claim]} in {what}: {late.reason}."
    yield from instead(late.beats)


def _fits(result: Result, pin: Pin, budget: StartBudget) -> str:
    """As a limit on it is judged: what is not shown to be within the budget is not."""
    if budget.worst > budget.allowed:
        return "EXCEEDS"
    if budget.fits:
        return "is not shown to be within" if pin.doubt or pin.overruns else "is within"
    return f"is not shown, as it may be {duration_of(result, pin.fit_error)} more, to be within"


def starts(result: Result) -> Iterator[Block]:
    """How late tasks with clocks of their own started; nothing of another experiment."""
    pins, found = pins_of(result), [*sentences(result)]
    yield from told(found, Kind.FINDING)
    if any(pin.n for pin in pins) and isinstance(result.experiment, PeriodicSettings):
        window = format_time(result.experiment.window)
        counts = ", ".join(f"{pin.input} n = {pin.n}" for pin in pins)
        caption = (
            f"Delay of starts beyond the earliest in windows of {window}; {counts}. Above: the largest of each stretch "
            "of time. Below: share of the starts that were as late or later."
        )
        lines = [*found, f"{conditions_in_short(result)}; {state(result)}."]
        yield Drawing("delays", caption, lambda: draw_delays(result), lines)


def in_full(result: Result) -> Iterator[Block]:
    """All that is known of the starts; nothing of another experiment."""
    if pins := pins_of(result):
        head = (
            "input",
            "starts",
            "period",
            "median delay",
            "99.9 %",
            "worst",
            "not started",
            "unmatched",
            "grid off by",
            "clock steps",
            "crooked windows",
            "gaps",
        )
        yield Table(
            "Starts",
            head,
            [
                (
                    pin.input,
                    pin.starts,
                    duration_of(result, pin.period),
                    *_delays(result, pin),
                    pin.overruns,
                    pin.unmatched,
                    duration_of(result, pin.fit_error),
                    len(pin.steps),
                    pin.nonlinear_windows,
                    pin.gaps,
                )
                for pin in pins
            ],
            Form.WORDS,
        )


def _delays(result: Result, pin: Pin) -> Iterator[str]:
    found = pin.delays
    tail = quantile_in(found.quantiles, "0.999") if found else None
    yield duration_of(result, found.median if found else None)
    yield duration_of(result, tail.high if tail else None)
    yield duration_of(result, found.max if found else None)


def draw_delays(result: Result) -> "Figure":
    """The largest delays over time, above the share of starts that were as late or later."""
    tick, begin = float(result.tick.fraction), result.start_ticks
    pins = [pin for pin in pins_of(result) if pin.n]
    size, unit = scale_of(max(known(known(pin.delays).max) for pin in pins) * tick)
    with styled():
        figure = plot(5.2, left=0.12, right=0.98, top=0.93, bottom=0.1, hspace=0.35)
        top, bottom = figure.subplots(2, 1)
        for pin in pins:
            colour, mark = COLOURS[pin.input]
            points = seen(pin.points, lambda point: point.delay)
            times = [(point.time - begin) * tick for point in points]
            late = [point.delay * tick / size for point in points]
            for point, x, y in zip(points, times, late, strict=True):
                text = f"{pin.input}: {duration_of(result, point.delay)} at {format_moment(x)}"
                figure.hints.append(Hint(top, x, x, y, y, text))
            top.plot(times, late, mark, color=colour, markersize=3, label=pin.input)
            values, share = (np.array(each) for each in (pin.survival.ticks, pin.survival.share))
            bottom.step(values * tick / size, share, where="pre", color=colour)
        top.set(xlabel="time since the start, s", ylabel=f"largest delay, {unit}", xlim=(0, None), ylim=(0, None))
        top.legend(frameon=False, fontsize=8, ncols=4, loc="lower left", bbox_to_anchor=(0, 1))
        least = 0.5 / max(pin.n for pin in pins)
        bottom.set(yscale="log", xlabel=f"delay, {unit}", ylabel="share as late or later")
        bottom.set(xlim=(0, None), ylim=(least, 1.5))
        decades(bottom.yaxis, power)
        return figure
