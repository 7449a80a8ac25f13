# SPDX-License-Identifier: BSD-2-Clause
"""Figures of a sweep: what is answered of what is offered, and the time between answers."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ..results.summary import known, value_of
from ..sweeps.sweeprecord import StepResult, SweepResult
from ..units import format_rate, format_rates
from .figures import BLACK, BLUE, ORANGE, Mark, decades, legend, line_of, plot, scale_of, styled
from .hint import Hint

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.lines import Line2D

    from .plot import Plot

MARKS = {
    "up": ("^", BLUE, "rates going up"),
    "down": ("v", ORANGE, "going down"),
    "refined": ("o", BLACK, "at the knee"),
}
"""Mark, colour and name of each direction; hollow where overload protection acted."""


def draw_saturation(result: SweepResult) -> "Figure":
    """Two panels over the rate of stimuli: the rate of answers, and minimum, 0.1 % and median of the intervals.

    A step that broke off before its first stimulus is not drawn.
    """
    tick = float(result.tick.fraction)
    rows = sorted((row for row in result.steps if row.stimuli), key=lambda row: row.offered_hz)
    with styled():
        figure = plot(6.4, left=0.13, right=0.98, top=0.9, bottom=0.08, hspace=0.08)
        if not rows:
            figure.text(0.5, 0.5, "no stimulus was driven", ha="center")
            return figure
        top, bottom = figure.subplots(2, 1, sharex=True)
        lines = [*_answers(figure, top, rows), *_knee((top, bottom), result)]
        _intervals(bottom, rows, tick)
        legend(top, lines)
        bottom.set(xscale="log", xlabel="rate of stimuli")
        for axis in (bottom.xaxis, top.yaxis):
            decades(axis, format_rate, (1, 2, 5))
        return figure


def _answers(figure: "Plot", axes: "Axes", rows: Sequence[StepResult]) -> Iterator["Line2D"]:
    """What is answered of what is offered, and where all of it would be."""
    for direction, (mark, colour, name) in MARKS.items():
        for masked in (False, True):
            mine = [row for row in rows if row.direction == direction and bool(row.masked) == masked and row.answers]
            if mine:
                yield from axes.plot(
                    [row.offered_hz for row in mine],
                    [row.answered_hz for row in mine],
                    mark,
                    color=colour,
                    markerfacecolor="none" if masked else colour,
                    markersize=5,
                    label=name + (", protected" if masked else ""),
                )
                figure.hints += [_hint(axes, row) for row in mine]
    ends = [rows[0].offered_hz, rows[-1].offered_hz]
    yield from axes.plot(ends, ends, ":", color=BLACK, linewidth=1, label="all answered")
    axes.set(yscale="log", ylabel="rate of answers")


def _hint(axes: "Axes", row: StepResult) -> Hint:
    offered, answered = format_rate(row.offered_hz, 4), format_rate(row.answered_hz, 4)
    text = f"step {row.number}: {answered} answered of {offered}"
    return Hint(axes, row.offered_hz, row.offered_hz, row.answered_hz, row.answered_hz, text)


def _knee(panels: Sequence["Axes"], result: SweepResult) -> Iterator["Line2D"]:
    """The rate of saturation with its interval, in each panel."""
    knee = result.saturation.knee if result.saturation else None
    if knee:
        rate, low, high = format_rates(knee.rate, knee.interval)
        for axes in panels:
            axes.axvspan(*knee.interval, color=BLACK, alpha=0.12, linewidth=0)
            axes.axvline(knee.rate, color=BLACK, linewidth=1, linestyle="--")
        yield line_of(Mark(f"knee {rate} (95 %: {low} to {high})", knee.rate, BLACK, "--"))


def _intervals(axes: "Axes", rows: Sequence[StepResult], tick: float) -> None:
    rows = [row for row in rows if row.interval.median]
    size, unit = scale_of(min((known(row.interval.median) for row in rows), default=1) * tick)
    rates = [row.offered_hz for row in rows]
    lines = (("median", "s-", ORANGE, "median"), ("low", "o:", BLACK, "0.1 %"), ("min", ".-", BLUE, "least"))
    for key, line, colour, name in lines:
        points = [(rate, value_of(row.interval, key)) for rate, row in zip(rates, rows, strict=True)]
        drawn = [(rate, ticks * tick / size) for rate, ticks in points if ticks]
        if drawn:
            axes.plot(*zip(*drawn, strict=True), line, color=colour, markersize=4, label=name)
    axes.plot(rates, [1 / (rate * size) for rate in rates], ":", color=BLACK, linewidth=1, label="one a period")
    axes.set(yscale="log", ylabel=f"time between answers, {unit}")
    decades(axes.yaxis, "{:g}".format, (1, 2, 5))
    axes.legend(frameon=False, fontsize=8)
