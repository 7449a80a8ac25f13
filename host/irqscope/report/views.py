# SPDX-License-Identifier: BSD-2-Clause
"""Other views of a segment's samples, as the papers and test farms draw them; made from its `charts` in result.json."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult
from ..results.summary import known
from ..units import format_measured, format_time
from .document import Drawing
from .figures import BLUE, NEAR, Mark, decades, density, legend, line_of, plot, power, rows, scale_of, styled, within
from .marks import marks_of
from .sentence import facts, file_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FINISHING = "work"
"""The segment that is Moryc's finishing time."""
NATIVE = "the chip's bins, which widen with the value"


def views(result: Result, segment: SegmentResult, lines: Sequence[str]) -> Iterator[Drawing]:
    """Each view that can be had of `segment`, which has samples; `lines` tell what was measured."""
    tick, start, charts = float(result.tick.fraction), result.start_ticks, known(segment.charts)

    def view(what: str, draw: Callable[[], "Figure"], text: str) -> Drawing:
        caption = f"{segment.name}: {facts(result, segment)} {text}"
        return Drawing(f"{what}-{file_of(segment.name)}", caption, draw, [*lines, text])

    yield view("equal-bins", lambda: draw_equal_bins(segment, tick), equal_bins_caption(segment))
    if charts.envelope:
        marks = marks_of(result, segment)
        plans = result.configuration.stimuli.values()
        dithered = any(plan.dither != "none" for plan in plans)
        yield view("envelope", lambda: draw_envelope(segment, tick, start, marks), envelope_caption(segment, dithered))


def equal_bins_caption(segment: SegmentResult) -> str:
    """What the two histograms are, and why not, where they are not."""
    bins = known(segment.charts).equal_bins
    if not bins:
        return f"Bins of equal width need every sample to the tick, and not all events came: drawn are {NATIVE}."
    first = "51 bins from least to greatest, as in Niedermeyer's figures"
    if not bins.full_range:
        first = f"{NATIVE}, as there are fewer than 51 ticks from least to greatest"
    wider = "" if bins.step.width == 1e-6 else " (1 us would be more bins than can be seen)"
    return f"Above: {first}. Below: bins of {format_time(bins.step.width)}, as in OSADL's plots{wider}."


def envelope_caption(segment: SegmentResult, dithered: bool) -> str:
    """What the spikes are."""
    n = known(known(segment.charts).envelope).n
    shown = f"from the shortest to the longest of each stretch of the run, of {n} known one by one"
    if segment.kind != "interval":
        moryc = " (Moryc's finishing time, from the start of the instance)" if segment.name == FINISHING else ""
        return f"Instance after instance{moryc}, {shown}: one that takes longer makes a spike up."
    told = (
        f"Time since the start before, {shown} (Moryc's relative starting time): a start that is late makes a spike up "
        "and, if the next is in time, as long a spike down."
    )
    return told + (" The stimuli were dithered: intervals contain that." if dithered else "")


def draw_equal_bins(segment: SegmentResult, tick: float) -> "Figure":
    """Log-count histograms with 51 bins from least to greatest (Niedermeyer) and with bins of 1 us (OSADL)."""
    with styled():
        figure = plot(4.8, left=0.1, right=0.98, top=0.94, bottom=0.1, hspace=0.42)
        top, bottom = figure.subplots(2, 1)
        _full_range(top, segment, tick)
        _step(bottom, segment, tick)
        bottom.set_xlabel(f"{segment.kind} {segment.name}, us")
        return figure


def _full_range(axes: "Axes", segment: SegmentResult, tick: float) -> None:
    size, unit = scale_of(known(segment.max) * tick)
    equal = known(segment.charts).equal_bins
    bins = equal.full_range if equal else None
    if bins:
        edges = np.linspace(bins.from_, bins.to, len(bins.counts) + 1) * tick
        width = format_measured((bins.to - bins.from_) * tick / len(bins.counts), tick)
        _bars(axes, np.array(bins.counts), edges / size, f"51 bins of {width} from least to greatest")
    else:
        _native(axes, segment, tick, size)
    axes.set_xlabel(f"{segment.kind} {segment.name}, {unit}")


def _step(axes: "Axes", segment: SegmentResult, tick: float) -> None:
    equal = known(segment.charts).equal_bins
    if not equal:
        _native(axes, segment, tick, 1e-6)
        return
    bins = equal.step
    edges = (bins.first + np.arange(len(bins.counts) + 1)) * bins.width
    _bars(axes, np.array(bins.counts), edges / 1e-6, f"bins of {format_time(bins.width)}")


def _native(axes: "Axes", segment: SegmentResult, tick: float, size: float) -> None:
    edges = np.array(segment.histogram.edges, dtype=float) * tick
    heights = density(segment.histogram.counts, edges)
    _bars(axes, heights, edges / size, NATIVE, heights[heights > 0].min() / 2, "samples per us")


def _bars(
    axes: "Axes", counts: Any, edges: Any, title: str, baseline: float = 0.5, label: str = "samples per bin"
) -> None:
    axes.stairs(counts, edges, fill=True, color=BLUE, baseline=baseline)
    axes.set_yscale("log")
    axes.set_ylim(baseline, max(20 * baseline, 2 * counts.max()))
    axes.set_ylabel(label)
    axes.set_title(title, loc="left", fontsize=9)
    axes.ticklabel_format(axis="x", useOffset=False, style="plain")
    decades(axes.yaxis, power)


def draw_envelope(segment: SegmentResult, tick: float, start: int, marks: Sequence[Mark] = ()) -> "Figure":
    """Moryc's trace of instances: the shortest and the longest sample of each stretch of time, and `marks`."""

    marks = within(marks, NEAR * known(segment.max) * tick)
    envelope = known(known(segment.charts).envelope)
    size, unit = scale_of(known(segment.median) * tick)
    times = (np.array(envelope.begins) + envelope.width / 2 - start) * tick
    low, high = (np.array(ends) * tick / size for ends in (envelope.min, envelope.max))
    gap = np.full(len(times), np.nan)
    with styled():
        above = 0.06 * rows([mark.label for mark in marks])
        figure = plot(3, left=0.12, right=0.98, top=0.97 - above, bottom=0.16)
        axes = figure.subplots()
        axes.plot(
            np.column_stack((times, times, gap)).ravel(),
            np.column_stack((low, high, gap)).ravel(),
            color=BLUE,
            linewidth=1,
            solid_capstyle="projecting",
        )
        axes.set(xlim=(0, None), xlabel="time since the start, s")
        axes.set_ylabel(f"{segment.name}, {unit}")
        axes.ticklabel_format(axis="y", useOffset=False, style="plain")
        for mark in marks:
            axes.axhline(mark.seconds / size, color=mark.colour, linewidth=1, linestyle=mark.dashes)
        if marks:
            legend(axes, [*map(line_of, marks)])
        return figure
