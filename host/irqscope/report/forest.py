# SPDX-License-Identifier: BSD-2-Clause
"""Differences with their intervals below each other, scenario by scenario, as trials are laid beside each other.

S. Lewis and M. Clarke, Forest plots: trying to see the wood and the trees, BMJ 322 (2001) 1479.
"""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..analysis.quantiles import name_of
from ..findings.campaigncomparisonrecord import CampaignComparison
from ..findings.comparisonrecord import ComparisonResult
from ..printable import printable
from . import comparison
from .bars import LETTER
from .figures import BLACK, legend, look, plot, rows, scale_of, styled
from .hint import Hint

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from .plot import Plot

DECADES = 3
"""Of a logarithmic axis, on each side of 0; what is less is drawn to scale."""
LINE, MORE, AROUND = 0.17, 0.07, 0.75
"""Inches of a quantile, for each further run, and around the panel without its legend."""
HEAD = 0.2
"""Inches of a row of the legend."""


def draw_forest(result: CampaignComparison) -> "Figure":
    """Quantiles of each scenario from above to below; a run has the look that it has in all other figures."""
    found = [(each.name, each.comparison) for each in result.scenarios if each.comparison]
    ends = [abs(end) for _, each in found for end in _ends(each)]
    longest = max([*ends, result.margin], default=0.0) or 1e-9
    size, unit = scale_of(longest)
    names = [printable(each.name) for each in result.campaigns]
    lines = sum(len(each.comparisons[0].differences) for _, each in found)
    panel, head = lines * (LINE + MORE * (len(names) - 2)), 0.12 + HEAD * rows(names[1:])
    height, labels = head + panel + AROUND, _labels(found)
    with styled():
        left = min(0.5, 0.03 + LETTER * max(map(len, labels)))
        figure = plot(height, left=left, right=0.97, top=1 - head / height, bottom=0.5 / height)
        axes = figure.subplots()
        axes.axvline(0, color=BLACK, linewidth=0.8)
        if result.margin:
            axes.axvspan(-result.margin / size, result.margin / size, color=BLACK, alpha=0.12, linewidth=0)
        shown = [
            axes.plot([], [], look(number)[2], color=look(number)[0], label=name)[0]
            for number, name in enumerate(names)
            if number
        ]
        axes.set_yticks(range(len(labels)), labels, parse_math=False)
        axes.set_ylim(len(labels) - 0.5, -0.5)
        _rows(figure, axes, found, size)
        _scaled(axes, [end / size for end in ends if end], longest / size)
        axes.set_xlabel(f"longer than {names[0]} by, {unit}", parse_math=False)
        legend(axes, shown)
        return figure


def _ends(result: ComparisonResult) -> list[float]:
    return [end for pair in result.comparisons for each in pair.differences for end in each.interval or ()]


def _labels(found: Sequence[tuple[str, ComparisonResult]]) -> list[str]:
    """Of the lines: the quantile, and at the first one of a scenario its name."""
    return [
        f"{printable(name) if not number else ''}  {name_of(repr(quantile.q))}"
        for name, each in found
        for number, quantile in enumerate(each.comparisons[0].differences)
    ]


def _rows(figure: "Plot", axes: "Axes", found: Sequence[tuple[str, ComparisonResult]], size: float) -> None:
    """A line for each quantile, and on it a mark and its interval for each run."""
    line = 0
    for name, each in found:
        for number in range(len(each.comparisons[0].differences)):
            apart = 0.6 / len(each.comparisons)
            for place, pair in enumerate(each.comparisons):
                one, y = pair.differences[number], line + (place - (len(each.comparisons) - 1) / 2) * apart
                if one.value is None or one.interval is None:
                    axes.text(0, y, f" {comparison.WITHHELD}", fontsize=7, color=look(place + 1)[0], va="center")
                    continue
                colour, _, mark = look(place + 1)
                low, high = (end / size for end in one.interval)
                axes.plot([low, high], [y, y], color=colour, linewidth=1.4)
                axes.plot([one.value / size], [y], mark, color=colour, markersize=4.5)
                text = f"{printable(name)}, {name_of(repr(one.q))}, {printable(pair.run)}: {comparison.told(pair, one)}"
                figure.hints.append(Hint(axes, low, high, y, y, text))
            line += 1
        axes.axhline(line - 0.5, color=BLACK, linewidth=0.4)


def _scaled(axes: "Axes", ends: Sequence[float], longest: float) -> None:
    """Logarithmic on both sides of 0 if ends of intervals, in the axis's unit, are of several decades."""
    from matplotlib.ticker import FuncFormatter, NullLocator

    least = max(min(ends, default=longest), longest / 10**DECADES)
    decades = range(math.floor(math.log10(least)), math.floor(math.log10(longest)) + 1)
    if len(decades) > 1:
        axes.set_xscale("symlog", linthresh=10.0 ** decades[0])
        axes.set_xticks([0.0, *(sign * 10.0**each for each in decades for sign in (-1, 1))])
        axes.xaxis.set_minor_locator(NullLocator())
    axes.set_xlim(-1.3 * longest, 1.3 * longest)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
