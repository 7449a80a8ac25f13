# SPDX-License-Identifier: BSD-2-Clause
"""Distributions of several runs in one figure."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..units import format_measured
from .figures import (
    FAR,
    SPACED,
    Mark,
    Samples,
    crossed,
    decades,
    density,
    line_of,
    look,
    plot,
    power,
    scale_of,
    styled,
    tail,
    within,
)
from .hint import Hint

if TYPE_CHECKING:
    from matplotlib.artist import Artist
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

NAMES, SHORT = 3, 16
"""In a row of the legend: so many names, if they have so many letters at most, else two."""
N = 10
"""Letters beside a name: how many samples."""

Curve = tuple[str, Samples, float]
"""Name of a run, its samples in ticks, of which there are some, and its tick in seconds."""


def _columns(curves: Sequence[Curve], marks: Sequence[Mark]) -> int:
    short = all(len(name) <= SHORT for name, _, _ in curves) and all(len(mark.label) <= SHORT + N for mark in marks)
    return NAMES if short else 2


def _rows(curves: Sequence[Curve], marks: Sequence[Mark]) -> int:
    """Of the legend."""
    return -(-(len(curves) + len(marks)) // _columns(curves, marks))


def _near(curves: Sequence[Curve], marks: Sequence[Mark]) -> list[Mark]:
    """Marks that leave something to be seen of the curves."""
    return within(marks, FAR * max(segment.max * tick for _, segment, tick in curves))


def _legend(axes: "Axes", shown: "Sequence[Artist]", curves: Sequence[Curve], marks: Sequence[Mark]) -> None:
    """What is shown of the curves, with their labels, and marks, above the panel."""
    lines = [*shown, *map(line_of, marks)]
    made = axes.legend(
        lines,
        [str(line.get_label()) for line in lines],
        frameon=False,
        fontsize=8,
        ncols=_columns(curves, marks),
        loc="lower left",
        bbox_to_anchor=(0, 1),
        columnspacing=SPACED,
    )
    for text in made.get_texts():
        text.set_parse_math(False)


def draw_distributions(curves: Sequence[Curve], what: str, marks: Sequence[Mark] = ()) -> "Figure":
    """Share of the samples per microsecond above the share that took as long or less (CDF), as in Li's figures."""

    marks = _near(curves, marks)
    size, unit = scale_of(max(segment.median * tick for _, segment, tick in curves))
    with styled():
        figure = plot(5.4, left=0.11, right=0.98, top=0.98 - 0.04 * _rows(curves, marks), bottom=0.1, hspace=0.08)
        top, bottom = figure.subplots(2, 1, sharex=True)
        shown: list[Artist] = []
        for number, (name, segment, tick) in enumerate(curves):
            colour, dashes, _ = look(number)
            exact = np.array(segment.edges, dtype=float) * tick
            edges = exact.clip(min=tick) / size  # a time of 0 has no place on this axis
            shares = np.array(segment.counts) / sum(segment.counts)
            told = f"{name} (n = {segment.n})"
            drawn = top.stairs(density(shares, exact), edges, color=colour, linestyle=dashes, linewidth=1.2, label=told)
            shown.append(drawn)
            bottom.step(edges, np.append(0, np.cumsum(shares)), dashes, where="post", color=colour, linewidth=1.4)
        top.set(yscale="log", ylabel="share of samples per us")
        bottom.set(xscale="log", ylim=(0, 1.02), xlabel=f"{what}, {unit}", ylabel="share as long or less (CDF)")
        decades(top.yaxis, power)
        decades(bottom.xaxis, "{:g}".format, (1, 2, 5))
        crossed((top, bottom), marks, size)
        _legend(top, shown, curves, marks)
        return figure


def draw_tails(curves: Sequence[Curve], what: str, marks: Sequence[Mark] = ()) -> "Figure":
    """Share of samples as long or longer (1 - CDF) of each run, on logarithmic axes, to its maximum; and `marks`."""
    marks = _near(curves, marks)
    size, unit = scale_of(max(segment.median * tick for _, segment, tick in curves))
    most = max(segment.n for _, segment, _ in curves)
    with styled():
        figure = plot(4.4, left=0.11, right=0.98, top=0.98 - 0.05 * _rows(curves, marks), bottom=0.12)
        axes = figure.subplots()
        shown: list[Artist] = []
        for number, (name, segment, tick) in enumerate(curves):
            times, shares = tail(segment, tick)
            times = times.clip(min=tick) / size  # a time of 0 has no place on this axis
            colour, dashes, mark = look(number)
            axes.step(times, shares, dashes, where="post", color=colour, linewidth=1.3)
            axes.plot(times[-1:], shares[-1:], mark, color=colour, markersize=5, clip_on=False)
            longest, at, share = format_measured(segment.max * tick, tick), float(times[-1]), float(shares[-1])
            figure.hints.append(Hint(axes, at, at, share, share, f"{name}: max {longest} of {segment.n} samples"))
            told = f"{name} (n = {segment.n})"
            shown += axes.plot([], [], dashes + mark, color=colour, markersize=5, label=told)
        axes.set(
            xscale="log",
            yscale="log",
            ylim=(0.5 / most, 1.5),
            xlabel=f"{what}, {unit}",
            ylabel="share as long or longer (1 - CDF)",
        )
        decades(axes.xaxis, "{:g}".format, (1, 2, 5))
        decades(axes.yaxis, power)
        crossed((axes,), marks, size)
        _legend(axes, shown, curves, marks)
        return figure
