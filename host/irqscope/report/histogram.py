# SPDX-License-Identifier: BSD-2-Clause
"""The distribution of a segment: its density, and the share of samples that took longer."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..results.segmentrecord import SegmentResult
from ..results.summary import known
from ..units import counted, format_measured
from .figures import (
    BLACK,
    BLUE,
    Mark,
    Samples,
    TimeAxis,
    crossed,
    decades,
    density,
    legend,
    line_of,
    plot,
    power,
    rows,
    styled,
    tail,
)
from .hint import Hint

if TYPE_CHECKING:
    from matplotlib.figure import Figure

SPAN = 20
"""From the lowest density to the highest at least: two marks of the scale, or nobody sees it."""


def draw_histogram(
    segment: SegmentResult,
    tick: float,
    marks: Sequence[Mark] = (),
    *,
    linear: bool = False,
    part: tuple[float, float] | None = None,
) -> "Figure":
    """Samples per microsecond above the share that took longer, to the last sample; with `marks`.

    The axes of both are logarithmic, unless that of samples is to be `linear`. `part` is what is shown, in seconds.
    """
    samples = Samples.of(segment)
    edges, counts = np.array(samples.edges, dtype=float) * tick, np.array(samples.counts)
    longest = known(segment.max) * tick
    axis = TimeAxis.of(segment, tick, marks)
    every = [*axis.marks, Mark(f"max {format_measured(longest, tick)}", longest)]
    with styled():
        above = 0.045 * rows([mark.label for mark in every])
        figure = plot(4.8, left=0.13, right=0.98, top=1 - above, bottom=0.1, hspace=0.1)
        top, bottom = figure.subplots(2, 1, sharex=True, height_ratios=(3, 2))
        heights = density(counts, edges)
        floor = heights[heights > 0].min() / 2
        top.stairs(heights, edges / axis.size, fill=True, color=BLUE, alpha=0.75, baseline=floor)
        if linear:
            top.set_ylim(0, 1.05 * heights.max())
        else:
            top.set(yscale="log", ylim=(floor, max(SPAN * floor, 2 * heights.max())))
        top.set_ylabel(f"samples per us (n = {counts.sum()})")
        ends, share = tail(samples, tick)
        bottom.step(ends / axis.size, share, where="post", color=BLACK, linewidth=1.2)
        bottom.set(yscale="log", ylim=(0.5 / counts.sum(), 1.5))
        bottom.set_ylabel("1 - CDF")
        bottom.set_xlabel(f"{segment.kind} {segment.name}, {axis.unit}")
        axis.name(bottom, "x")
        if part and part[0] < part[1]:
            bottom.set_xlim(part[0] / axis.size, part[1] / axis.size)
        for axes in (top, bottom):
            if not (linear and axes is top):
                decades(axes.yaxis, power)
        crossed((top, bottom), every, axis.size)
        legend(top, [line_of(mark) for mark in every])
        longer = np.cumsum(counts[::-1])[::-1].tolist()
        for low, high, count, left in zip(edges, edges[1:], counts.tolist(), longer, strict=False):
            if count:
                ticks = f"{format_measured(low, tick)} up to {format_measured(high, tick)}"
                text = f"{ticks}: {counted(count, 'sample')}, {left} as long or longer"
                figure.hints.append(Hint(top, low / axis.size, high / axis.size, None, None, text, bottom))
        return figure
