# SPDX-License-Identifier: BSD-2-Clause
"""Figures of a report, as SVG to be put into the page."""

import io
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Literal, Self, TypeVar

import numpy as np
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import FuncFormatter, LogLocator, NullLocator
from numpy.typing import NDArray

from ..findings.campaignrecord import CampaignSegment
from ..results.segmentrecord import SegmentResult
from ..results.summary import known
from ..units import format_measured

BLACK, BLUE, ORANGE, GREEN = "#000000", "#0072B2", "#D55E00", "#009E73"
PURPLE, SKY, AMBER = "#CC79A7", "#56B4E9", "#E69F00"
PALETTE = (BLACK, BLUE, ORANGE, GREEN, PURPLE, SKY, AMBER)
"""Okabe and Ito's, without its yellow, which is not seen on paper: they stay apart for the colour-blind."""
SEEN = 500
"""Marks beside each other that can be told apart; each takes 120 bytes of a page."""
DASHES = ("-", "--", "-.", ":")
MARKS = "os^Dv<>"

NAMED = 3
"""Marks in a row of a legend."""
FAR, NEAR = 1000, 20
"""A mark beyond so many maxima would flatten what is drawn, on a logarithmic axis and over time: it is not drawn."""
SKEWED = 8
"""With a maximum beyond so many medians, a linear axis would show little but its tail."""

STYLE: Any = {
    "svg.fonttype": "none",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.alpha": 0.3,
    "font.family": "sans-serif",
}


T = TypeVar("T")
SUPERSCRIPTS = str.maketrans("-0123456789", "\u207b\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079")


def scale_of(seconds: float) -> tuple[float, str]:
    """Seconds of a fitting unit, and its name."""
    for size, unit in ((1.0, "s"), (1e-3, "ms"), (1e-6, "us")):
        if seconds >= size:
            return size, unit
    return 1e-9, "ns"


def decades(axis: Axis, name: Callable[[float], str], subs: Sequence[float] = (1,)) -> None:
    """Ticks of a logarithmic axis with plain names: what Matplotlib typesets instead takes most of a page's time."""
    axis.set_major_locator(LogLocator(subs=subs))
    axis.set_minor_locator(NullLocator())
    axis.set_major_formatter(FuncFormatter(lambda value, _: name(value)))


def power(value: float) -> str:
    """1000 as 10\u00b3."""
    exponent = round(math.log10(value))
    return "10" + str(exponent).translate(SUPERSCRIPTS)


def look(number: int) -> tuple[str, str, str]:
    """Colour, dashes and mark of the curve of that number: each is known by any of them, in grey too."""
    return PALETTE[number % len(PALETTE)], DASHES[number % len(DASHES)], MARKS[number % len(MARKS)]


def seen(points: Sequence[T], key: Callable[[T], float]) -> Sequence[T]:
    """At most `SEEN` of points in the order of time: of neighbours the one with the larger `key` stays."""
    while len(points) > SEEN:
        points = [max(points[at : at + 2], key=key) for at in range(0, len(points), 2)]
    return points


def to_svg(figure: Figure, name: str) -> str:
    """The figure as an element; `name` is also what a reader who cannot see it is told."""
    buffer = io.StringIO()
    with rc_context({**STYLE, "svg.hashsalt": name}):  # two figures of one page must not share identifiers
        figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None})
    text = buffer.getvalue()
    return f'<svg role="img" aria-label="{escape(name)}"' + text[text.index("<svg") + len("<svg") :]


@dataclass(frozen=True)
class Samples:
    """A distribution to be drawn, in its unit."""

    n: int
    median: float
    max: float
    edges: Sequence[float]
    counts: Sequence[int]

    @classmethod
    def of(cls, segment: SegmentResult | CampaignSegment) -> Self:
        """Those of a segment, which has some."""
        bins = segment.histogram
        return cls(segment.n, known(segment.median), known(segment.max), bins.edges, bins.counts)


def tail(samples: Samples, tick: float) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Times in seconds, and the share of samples that took as long or longer (1 - CDF), to be drawn in steps.

    Shares are of whole bins, from the lower edge of each; the last sample stands alone at the maximum.
    """
    edges = np.array(samples.edges, dtype=float) * tick
    counts = np.array(samples.counts, dtype=float)
    share = np.append(np.cumsum(counts[::-1])[::-1], 1) / counts.sum()
    last = max(samples.max * tick, edges[-2])  # later samples may be beyond the maximum
    return np.append(edges[:-1], last), share


@dataclass(frozen=True)
class Mark:
    """A time in seconds that samples are held against, and its line: known by colour or dashes."""

    label: str
    seconds: float
    colour: str = ORANGE
    dashes: Literal["-", "--", "-.", ":"] = "--"


def within(marks: Sequence[Mark], end: float) -> list[Mark]:
    """Those up to a time."""
    return [mark for mark in marks if mark.seconds <= end]


def draw_histogram(segment: SegmentResult, tick: float, marks: Sequence[Mark] = ()) -> Figure:
    """Counts per bin (logarithmic) above the share of samples that took longer, to the last sample; with `marks`."""
    edges = np.array(segment.histogram.edges, dtype=float) * tick
    counts = np.array(segment.histogram.counts, dtype=float)
    median, most = known(segment.median), known(segment.max)
    longest = most * tick
    every = [*within(marks, FAR * longest), Mark(f"max {format_measured(longest, tick)}", longest)]
    farthest = max(mark.seconds for mark in every)
    skewed = known(segment.min) > 0 and farthest > SKEWED * median * tick
    size, unit = scale_of(median * tick if skewed else farthest)
    with rc_context(STYLE):
        figure = Figure(figsize=(7.2, 4.8))
        figure.subplots_adjust(
            left=0.13, right=0.98, top=1 - 0.045 * (1 + (len(every) - 1) // NAMED), bottom=0.1, hspace=0.1
        )  # fitting costs time
        top, bottom = figure.subplots(2, 1, sharex=True, height_ratios=(3, 2))
        top.stairs(counts, edges / size, fill=True, color=BLUE, alpha=0.75, baseline=0.5)
        top.set_yscale("log")
        top.set_ylim(0.5, max(10, 2 * counts.max()))  # two marks at least, or nobody sees the scale
        top.set_ylabel(f"samples per bin (n = {counts.sum():.0f})")
        ends, share = tail(Samples.of(segment), tick)
        bottom.step(ends / size, share, where="post", color=BLACK, linewidth=1.2)
        bottom.set_yscale("log")
        bottom.set_ylim(0.5 / counts.sum(), 1.5)
        bottom.set_ylabel("share as long or longer\n(1 - CDF)")
        bottom.set_xlabel(f"{segment.kind} {segment.name}, {unit}")
        if skewed:
            bottom.set_xscale("log")
            decades(bottom.xaxis, "{:g}".format, (1, 2, 5))
        for axes in (top, bottom):
            decades(axes.yaxis, power)
            for mark in every:
                axes.axvline(mark.seconds / size, color=mark.colour, linewidth=1.2, linestyle=mark.dashes)
        _legend(top, every)
        return figure


def _legend(axes: Axes, marks: Sequence[Mark]) -> None:
    """Above the samples, and on the left, where a narrow screen begins."""
    lines = [Line2D([], [], color=mark.colour, linestyle=mark.dashes, linewidth=1.2) for mark in marks]
    legend = axes.legend(
        lines,
        [mark.label for mark in marks],
        loc="lower left",
        bbox_to_anchor=(-0.02, 0.99),
        ncols=NAMED,
        fontsize=8,
        frameon=False,
        columnspacing=1.2,
    )
    for text in legend.get_texts():
        text.set_parse_math(False)


def draw_worst_over_time(segment: SegmentResult, tick: float, start: int, marks: Sequence[Mark] = ()) -> Figure:
    """The largest sample of each snapshot against the time at which it happened, and `marks` as lines."""
    most = max(known(segment.max), 1) * tick
    near = within(marks, NEAR * most)
    size, unit = scale_of(most)
    with rc_context(STYLE):
        figure = Figure(figsize=(7.2, 2.5))
        figure.subplots_adjust(left=0.13, right=0.98, top=0.88, bottom=0.18)
        axes = figure.subplots()
        # Full and hollow, for those who see neither colours nor which way a small triangle points.
        for edge, marker, colour, fill, label in ((1, "^", BLUE, BLUE, "rising"), (0, "v", ORANGE, "none", "falling")):
            points = seen([p for p in segment.timeline if p.edge == edge], lambda p: p.latency)
            if points:
                axes.plot(
                    [(p.time - start) * tick for p in points],
                    [p.latency * tick / size for p in points],
                    marker,
                    color=colour,
                    markerfacecolor=fill,
                    markersize=4,
                    markeredgewidth=0.8,
                    linestyle="none",
                    clip_on=False,
                    label=f"{label} response",
                )
        axes.set_xlabel("time since the start, s")
        axes.set_ylabel(f"largest per snapshot, {unit}")
        for mark in near:
            axes.axhline(mark.seconds / size, color=mark.colour, linewidth=1, linestyle=mark.dashes, label=mark.label)
        axes.set_ylim(0, 1.1 * max([most, *(mark.seconds for mark in near)]) / size)
        axes.set_xlim(left=0)
        # Above all samples; on the left, where a narrow screen begins.
        axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=4, fontsize=8, frameon=False)
        return figure
