# SPDX-License-Identifier: BSD-2-Clause
"""The year of a target as a surface: how many samples of each length it had on each day."""

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import BadInput
from ..report.figures import BLACK, decades, plot, scale_of, styled
from ..report.overtime import heat
from .engines import Engine
from .farmrecord import FarmSurface, FarmTarget
from .trends import begin_of

if TYPE_CHECKING:
    from matplotlib.axis import Axis
    from matplotlib.figure import Figure

PER_DECADE = 32
"""Rows, equally high on a logarithmic axis: about as wide as the widest bins."""
LEAST_S = 1e-9
_BINS = """
select date, high_s, cast(sum(count) as bigint) from bins
where segment = :segment and date >= :since group by date, high_s order by date, high_s
"""


def surface_of(engine: Engine, target: str, segment: str, since: str | None) -> FarmSurface:
    """Ask for it; BadInput if the target has nothing of the segment in that time. Each sample counts in the row with
    the upper end of its bin."""
    version = engine.version
    place = version.dataset.place
    if target not in version.targets:
        raise BadInput(f"{place} has no target {target[:100]!r}: it has {', '.join(version.targets[:10])}")
    engine.take([target])
    found = engine.rows(_BINS, segment=segment, since=begin_of(version, since))
    if not found:
        raise BadInput(f"{place} holds nothing of segment {segment} of {target}")
    rows = [math.floor(PER_DECADE * math.log10(max(high, LEAST_S))) for _, high, _ in found]
    lowest, highest = min(rows), max(rows)
    dates = {date: number for number, date in enumerate(sorted({date for date, _, _ in found}))}
    counts = np.zeros((len(dates), highest - lowest + 1), np.int64)
    for (date, _, count), row in zip(found, rows, strict=True):
        counts[dates[date], row - lowest] += count
    edges = [10 ** (row / PER_DECADE) for row in range(lowest, highest + 2)]
    return FarmSurface(target=target, dates=[str(date) for date in dates], edges=edges, counts=counts.tolist())


def name_days(axis: "Axis") -> None:
    """A few days of an axis have names, each as short as it can be."""
    import matplotlib.dates

    dates: Any = matplotlib.dates  # has no types
    locator = dates.AutoDateLocator(maxticks=7)
    axis.set_major_locator(locator)
    axis.set_major_formatter(dates.ConciseDateFormatter(locator))


def draw_surface(surface: FarmSurface, target: FarmTarget, segment: str, quantile: str) -> "Figure":
    """Heat map of days and latencies, with the quantile of each day."""
    import matplotlib.dates
    from matplotlib.colors import LogNorm

    dates: Any = matplotlib.dates  # has no types
    first, last = (int(dates.datestr2num(date)) for date in (surface.dates[0], surface.dates[-1]))
    counts = np.zeros((last - first + 1, len(surface.edges) - 1))
    for date, row in zip(surface.dates, surface.counts, strict=True):
        counts[int(dates.datestr2num(date)) - first] = row
    size, unit = scale_of(surface.edges[-1])
    with styled():
        figure = plot(3.2, left=0.1, right=1, top=0.9, bottom=0.13)
        axes = figure.subplots()
        axes.grid(visible=False)
        mesh = axes.pcolormesh(
            np.arange(first, last + 2) - 0.5,
            np.array(surface.edges) / size,
            np.ma.masked_equal(counts.T, 0),
            cmap=heat(),
            norm=LogNorm(1, max(10, counts.max())),
            rasterized=True,
        )
        days = [(float(dates.datestr2num(day.date)), day.value) for day in target.days if day.value is not None]
        axes.plot(
            [date for date, _ in days],
            [value / size for _, value in days],
            ".",
            color=BLACK,
            markersize=2.5,
            label=f"{quantile} quantile of the day",
        )
        axes.set_yscale("log")
        decades(axes.yaxis, "{:g}".format, (1, 2, 5))
        axes.set_ylabel(f"{segment}, {unit}")
        name_days(axes.xaxis)
        if days:
            axes.legend(loc="lower left", bbox_to_anchor=(0, 1), frameon=False, borderaxespad=0.2)
        figure.colorbar(mesh, ax=axes, label="samples per day and row", pad=0.02)
        return figure
