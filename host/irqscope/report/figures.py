# SPDX-License-Identifier: BSD-2-Clause
"""Figures of a report, as SVG to be put into the page."""

import io
import math
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any, Literal, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from ..findings.campaignrecord import CampaignSegment
from ..printable import printable
from ..results.segmentrecord import SegmentResult
from ..results.summary import known

BLACK, BLUE, ORANGE, GREEN = "#000000", "#0072B2", "#D55E00", "#009E73"
PURPLE, SKY, AMBER = "#CC79A7", "#56B4E9", "#E69F00"
PALETTE = (BLACK, BLUE, ORANGE, GREEN, PURPLE, SKY, AMBER)
"""Okabe and Ito's, without its yellow, which is not seen on paper: they stay apart for the colour-blind."""
SEEN = 500
"""Marks beside each other that can be told apart; each takes 120 bytes of a page."""
DASHES = ("-", "--", "-.", ":")
MARKS = "os^Dv<>"

NAMED, SHORT = 3, 20
"""In a row of a legend: so many labels, if they have so many letters at most, else one less."""
SPACED = 4.0
"""Between the columns of a legend, of the size of its letters."""
APART = 10.0
"""Points from the numbers of an upright axis to its name, in a page: on a narrow screen both are larger."""
FAR, NEAR = 1000, 20
"""A mark beyond so many maxima would flatten what is drawn, on a logarithmic axis and over time: it is not drawn."""
SKEWED = 8
"""With a maximum beyond so many medians, a linear axis would show little but its tail."""
MICROSECOND = 1e-6
GROUP = re.compile(r'<g id="([A-Za-z0-9.]+)_[0-9]+"')
"""What Matplotlib names alike in every figure, though a page has an identifier once."""
POINTED = 10.0
"""Points of a page that a hint takes at least, so that a mark is met."""

STYLE: Any = {
    "svg.fonttype": "none",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.alpha": 0.3,
    "font.family": "sans-serif",
}


if TYPE_CHECKING:
    from matplotlib.artist import Artist
    from matplotlib.axes import Axes
    from matplotlib.axis import Axis
    from matplotlib.figure import Figure
    from matplotlib.lines import Line2D

    from .plot import Plot

T = TypeVar("T")
SUPERSCRIPTS = str.maketrans("-0123456789", "\u207b\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079")


def scale_of(seconds: float) -> tuple[float, str]:
    """Seconds of a fitting unit, and its name."""
    for size, unit in ((1.0, "s"), (1e-3, "ms"), (1e-6, "us")):
        if seconds >= size:
            return size, unit
    return 1e-9, "ns"


def column(values: Iterable[float | None]) -> NDArray[np.float64]:
    """Values as they are drawn: None leaves a gap."""
    return np.array([np.nan if each is None else each for each in values], dtype=float)


def decades(axis: "Axis", name: Callable[[float], str], subs: Sequence[float] = (1,)) -> None:
    """Ticks of a logarithmic axis with plain names: what Matplotlib typesets instead takes most of a page's time."""
    from matplotlib.ticker import FuncFormatter, LogLocator, NullLocator

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


@contextmanager
def styled(**more: Any) -> Iterator[None]:
    """Within, figures are drawn in the style of reports; Matplotlib, a third of a second, is loaded for no less."""
    from matplotlib import rc_context

    settings: Any = {**STYLE, **more}
    with rc_context(settings):
        yield


def plot(height: float, **margins: float) -> "Plot":
    """A figure of that height, in inches, with margins as shares of it: fitting them would cost time."""
    from .plot import Plot

    return Plot(height, **margins)


def _hinted(figure: "Figure") -> Iterator[str]:
    """Its hints as rectangles that nobody sees, in points of the page, which count downwards."""
    scale, height = 72 / figure.dpi, figure.get_figheight() * 72
    for hint in getattr(figure, "hints", ()):
        low, high = (
            end if end is not None else side
            for end, side in zip((hint.low, hint.high), hint.axes.get_ylim(), strict=True)
        )
        corners = hint.axes.transData.transform([(hint.left, low), (hint.right, high)]) * scale
        (left, bottom), (right, top) = corners.tolist()
        if hint.to:
            bottom = hint.to.get_window_extent().y0 * scale
        if hint.low is not None:
            wide, tall = (max(0.0, POINTED - size) / 2 for size in (right - left, top - bottom))
            left, right, bottom, top = left - wide, right + wide, bottom - tall, top + tall
        yield (
            f'<rect x="{left:.1f}" y="{height - top:.1f}" width="{right - left:.2f}" height="{top - bottom:.1f}">'
            f"<title>{escape(printable(hint.text))}</title></rect>"
        )


def to_svg(figure: "Figure", name: str, description: str = "") -> str:
    """The figure as an element; `name` and `description` are what a reader is told who cannot see it."""
    buffer = io.StringIO()
    for axes in figure.axes:
        axes.yaxis.labelpad = APART
    with styled(**{"svg.hashsalt": name}):  # two figures of one page must not share identifiers
        figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None})
    text = GROUP.sub(r'<g class="\1"', buffer.getvalue())
    start, end = text.index("<svg") + len("<svg"), text.rindex("</svg>")
    inner = text.index(">", start) + 1
    told = f"<desc>{escape(printable(description))}</desc>" if description else ""
    label = escape(printable(name))
    hints = "".join(_hinted(figure))
    over = f'<g fill="none" pointer-events="all">{hints}</g>' if hints else ""
    return f'<svg role="img" aria-label="{label}"{text[start:inner]}{told}{text[inner:end]}{over}</svg>\n'


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
        edges, counts = finest(segment)
        return cls(segment.n, known(segment.median), known(segment.max), edges, counts)


def finest(segment: SegmentResult | CampaignSegment) -> tuple[Sequence[int], Sequence[int]]:
    """Edges in ticks and counts: of the finest bins that can be had, the chip's where not all events came."""
    charts = segment.charts if isinstance(segment, SegmentResult) else None
    found = charts.equal_bins.logarithmic if charts and charts.equal_bins else None
    return (found.edges, found.counts) if found else (segment.histogram.edges, segment.histogram.counts)


def density(counts: Sequence[float] | NDArray[Any], edges: NDArray[np.float64]) -> NDArray[np.float64]:
    """Counts per microsecond, of bins with these edges in seconds: what widens with the value makes no step."""
    found: NDArray[np.float64] = np.asarray(counts, dtype=float) / (np.diff(edges) / MICROSECOND)
    return found


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


@dataclass(frozen=True)
class TimeAxis:
    """How the times of a segment are drawn, the same in each of its figures.

    Attributes
    ----------
    logarithmic : bool
        Whether the axis is.
    low, high : float
        What is shown, in seconds: samples, and marks that are not too far away.
    size, unit : float, str
        The unit, in seconds, and its name.
    marks : list of Mark
        Those that are shown.
    """

    logarithmic: bool
    low: float
    high: float
    size: float
    unit: str
    marks: list[Mark]

    @classmethod
    def of(cls, segment: SegmentResult, tick: float, marks: Sequence[Mark]) -> Self:
        """That of a segment with samples."""
        longest = max(known(segment.max), 1) * tick
        low, middle = ((0.0 if each is None else each) * tick for each in (segment.min, segment.median))
        shown = within(marks, FAR * longest)
        farthest = max([longest, *(mark.seconds for mark in shown)])
        skewed = low > 0 and farthest > SKEWED * middle
        if not skewed:
            shown = within(marks, NEAR * longest)
            farthest = max([longest, *(mark.seconds for mark in shown)])
        return cls(skewed, low, farthest, *scale_of(middle if skewed else farthest), shown)

    @property
    def ends(self) -> tuple[float, float]:
        """What the axis shows, in its unit, with a margin."""
        low, high = self.low / self.size, self.high / self.size
        if self.logarithmic:
            margin = (high / low) ** 0.05
            return low / margin, high * margin
        margin = 0.05 * (high - low) or 0.05 * high
        return max(0.0, low - margin), high + margin

    def name(self, axes: "Axes", direction: Literal["x", "y"]) -> None:
        """Make the axis of that direction this one."""
        axis = axes.xaxis if direction == "x" else axes.yaxis
        if self.logarithmic:
            axes.set(**{f"{direction}scale": "log"})
            decades(axis, "{:g}".format, (1, 2, 5))
        axes.set(**{f"{direction}lim": self.ends})


def columns(labels: Sequence[str]) -> int:
    """Of a legend: so many stay apart on a narrow screen, too, where letters are larger than the figure."""
    return NAMED if all(len(label) <= SHORT for label in labels) else NAMED - 1


def rows(labels: Sequence[str]) -> int:
    """Of a legend."""
    return -(-len(labels) // columns(labels))


def legend(axes: "Axes", lines: Sequence["Artist"], above: float = 0.0) -> None:
    """Above the samples, and on the left, where a narrow screen begins; `above` points higher.

    Matplotlib takes a label that begins with _, as a user's name may, for none unless the lines are given with theirs.
    """
    labels = [str(line.get_label()) for line in lines]
    made = axes.legend(
        lines,
        labels,
        loc="lower left",
        bbox_to_anchor=(-0.02, 0.99),
        borderaxespad=above,
        ncols=columns(labels),
        fontsize=8,
        frameon=False,
        columnspacing=SPACED,
    )
    for text in made.get_texts():
        text.set_parse_math(False)


def crossed(panels: Sequence["Axes"], marks: Sequence[Mark], size: float) -> None:
    """Upright lines at marks in panels whose times are in units of `size` seconds."""
    for axes in panels:
        for mark in marks:
            axes.axvline(mark.seconds / size, color=mark.colour, linewidth=1.2, linestyle=mark.dashes)


def line_of(mark: Mark) -> "Line2D":
    """How a mark looks in a legend."""
    from matplotlib.lines import Line2D

    return Line2D([], [], color=mark.colour, linestyle=mark.dashes, linewidth=1.2, label=mark.label)
