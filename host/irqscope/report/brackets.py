# SPDX-License-Identifier: BSD-2-Clause
"""What operations of a target cost, as a part of the page of their runs and as sentences."""

from collections.abc import Iterator, Sequence
from html import escape

from matplotlib import rc_context
from matplotlib.figure import Figure

from ..findings.campaignrecord import CampaignResult, CostResult, OperationResult
from ..units import format_time
from .document import Table
from .figures import BLUE, ORANGE, STYLE, decades, scale_of, to_svg
from .findings import costs_of
from .markup import table
from .sentence import seconds_of

WIDE = 20
"""With costs that are so many times each other, a linear axis would show but the largest."""


def sentences(result: CampaignResult) -> Iterator[str]:
    """What each operation costs."""
    found = costs_of(result)
    if found.calibration is None:
        yield "The empty bracket was not measured, so nothing can be subtracted."
    for each in found.operations:
        known = each.cost
        if known is None:
            continue
        if known.interval is None:
            value = seconds_of(result, known.value)
            yield f"{each.operation} takes {value}; no interval, because {known.withheld}."
            continue
        value, low, high = _cost(result, known)
        if known.shown:
            drifts = ", drifting" if known.drifts else ""
            yield f"{each.operation} takes {value} ({low} to {high}{drifts})."
        else:
            yield f"{each.operation} is not shown to take any time: at most {high}."


def _cost(result: CampaignResult, known: CostResult) -> tuple[str, str, str]:
    """A cost and its interval, to the digits that half of that has."""
    assert known.interval
    low, high = known.interval
    value, least, most = (seconds_of(result, each, (high - low) / 2) for each in (known.value, low, high))
    return value, least, most


def _cells(result: CampaignResult, known: CostResult | None) -> tuple[str, str, str]:
    """What a row says of a cost."""
    if known is None:
        return "calibration", "", ""
    grid = f"±{seconds_of(result, known.quantisation)}"
    if known.interval is None:
        return seconds_of(result, known.value), "-", grid
    value, low, high = _cost(result, known)
    return value, f"{low} to {high}{' (range)' if known.drifts else ''}", grid


def content(result: CampaignResult) -> Table:
    """What was measured of each operation."""
    rows = [
        (each.operation, each.n, *(seconds_of(result, time) for time in (each.median, each.p99_9, each.max)),
         each.missing, *_cells(result, each.cost))
        for each in costs_of(result).operations
    ]  # fmt: skip
    head = ("operation", "n", "median", "99.9 %", "worst", "missing", "minus calibration", "95 %", "of it clock's grid")
    return Table("Operations", head, rows)


def section(result: CampaignResult) -> str:
    """Table and figure."""
    if not costs_of(result).operations:
        return ""
    found = content(result)
    return f"""<h2>{found.title}</h2>{table(found.head, found.rows)}
<p class="note">Median, 99.9 % and worst are of the whole bracket, from the toggle of task to that of done. Minus
calibration is the median less that of the empty bracket. Its interval allows for chance in both and for both being
known to a tick; where stretches of a run differ by more than chance, it holds all of them (range). It does not hold
what differs from one start of the target to the next.</p>{_figure(result)}"""


def _figure(result: CampaignResult) -> str:
    return "".join(
        f'<figure><div class="wide">{to_svg(figure, name)}</div><figcaption>{escape(caption)}</figcaption></figure>'
        for name, figure, caption in plates(result)
    )


def plates(result: CampaignResult) -> Iterator[tuple[str, Figure, str]]:
    """The figure, with its name and its caption, if there is one."""
    found = costs_of(result).operations
    if drawn := [each for each in found if each.cost]:
        counts = ", ".join(f"{each.operation} n = {each.n}" for each in found)
        yield "costs", draw_costs(drawn), (
            "What each operation takes beyond an empty bracket: difference of the medians, with its interval; hollow "
            f"where it is not shown to take any time. {counts}; {result.qualification}."
        )


def draw_costs(found: Sequence[OperationResult]) -> Figure:
    """A mark and an interval for each operation."""
    costs = [each.cost for each in found if each.cost]
    ends = [end for known in costs for end in known.interval or [known.value]]
    positive = [end for end in ends if end > 0] or [1e-9]
    wide = max(positive) > WIDE * min(positive)
    size, unit = (1.0, "") if wide else scale_of(max(positive))
    with rc_context(STYLE):
        figure = Figure(figsize=(7.2, 0.9 + 0.32 * len(found)))
        figure.subplots_adjust(left=0.2, right=0.97, top=0.96, bottom=0.5 / (0.9 + 0.32 * len(found)) + 0.02)
        axes = figure.subplots()
        least = min(positive) / 2 if wide else 1.1 * min(0.0, *ends)
        for place, known in enumerate(costs):
            colour = BLUE if known.shown else ORANGE
            if known.interval:
                low, high = (max(end, least) / size for end in known.interval)
                axes.plot([low, high], [place, place], "-|", color=colour, linewidth=1.4, markersize=9)
            if not wide or known.value > least:
                axes.plot(known.value / size, place, "o", color=colour, markersize=6,
                          markerfacecolor=colour if known.shown else "white")  # fmt: skip
        if wide:
            axes.set_xscale("log")
            decades(axes.xaxis, lambda seconds: format_time(seconds, 2), (1, 2, 5))
        axes.set_yticks(range(len(found)), [each.operation for each in found])
        axes.set_ylim(len(found) - 0.5, -0.5)
        axes.set_xlim(least / size, 1.1 * max(positive) / size)
        axes.set_xlabel(f"cost{unit and ', '}{unit}")
        return figure
