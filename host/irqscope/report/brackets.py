# SPDX-License-Identifier: BSD-2-Clause
"""What operations of a target cost."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ..findings.brackets import NOTHING
from ..findings.campaignrecord import VALID, BracketCosts, CampaignResult, CostResult, OperationResult
from ..units import counted, format_time
from .document import Block, Drawing, Kind, Sentence, Table, told
from .figures import BLUE, ORANGE, decades, plot, scale_of, styled
from .sentence import seconds_of

if TYPE_CHECKING:
    from matplotlib.figure import Figure

WIDE = 20
"""With costs that are so many times each other, a linear axis would show but the largest."""


HEAD = ("operation", "n", "median", "99.9 %", "worst", "missing", "minus calibration", "95 %", "of it clock's grid")
NOTE = (
    "Median, 99.9 % and worst are of the whole bracket, from the toggle of task to that of done. Minus calibration is "
    "the median less that of the empty bracket. Its interval allows for chance in both and for both being known to a "
    "tick; where stretches of a run differ by more than chance, it holds all of them (range). It does not hold what "
    "differs from one start of the target to the next."
)


def operations(result: CampaignResult) -> Iterator[Block]:
    """What each operation costs, in sentences, a table and a figure; nothing of another series."""
    found = result.findings
    if not isinstance(found, BracketCosts):
        return
    yield from told(sentences(result, found), Kind.FINDING)
    if not found.operations:
        return
    yield Table(
        "Operations",
        HEAD,
        [
            (
                each.operation,
                each.n,
                *(seconds_of(result, time) for time in (each.median, each.p99_9, each.max)),
                each.missing,
                *_cells(result, each, found.calibration),
            )
            for each in found.operations
        ],
    )
    yield Sentence(NOTE, Kind.NOTE)
    if drawn := [each for each in found.operations if each.cost]:
        counts = ", ".join(f"{each.operation} n = {each.n}" for each in found.operations)
        caption = (
            "What each operation takes beyond an empty bracket: difference of the medians, with its interval; hollow "
            f"where it is not shown to take any time. {counts}; {result.qualification}."
        )
        yield Drawing("costs", caption, lambda: draw_costs(drawn))


def sentences(result: CampaignResult, found: BracketCosts) -> Iterator[str]:
    """What each operation costs."""
    if found.calibration is None:
        yield "The empty bracket was not measured, so nothing can be subtracted."
    bracketed = {each.operation for each in found.operations}
    for row in result.scenarios:
        if row.state == VALID and row.name not in bracketed | {NOTHING}:
            yield f"Of {row.name} nothing is known: no bracket of its run came to its end."
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
            most = f"; {counted(each.missing, 'bracket')} did not end" if each.missing else f": at most {high}"
            yield f"{each.operation} is not shown to take any time{most}."


def _cost(result: CampaignResult, known: CostResult) -> tuple[str, str, str]:
    """A cost and its interval, to the digits that half of that has."""
    assert known.interval
    low, high = known.interval
    value, least, most = (seconds_of(result, each, (high - low) / 2) for each in (known.value, low, high))
    return value, least, most


def _cells(result: CampaignResult, operation: OperationResult, calibration: str | None) -> tuple[str, str, str]:
    """What a row says of a cost."""
    if (known := operation.cost) is None:
        return "calibration" if operation.operation == calibration else "-", "", ""
    grid = f"±{seconds_of(result, known.quantisation)}"
    if known.interval is None:
        return seconds_of(result, known.value), "-", grid
    value, low, high = _cost(result, known)
    return value, f"{low} to {high}{' (range)' if known.drifts else ''}", grid


def draw_costs(found: Sequence[OperationResult]) -> "Figure":
    """A mark and an interval for each operation."""
    costs = [each.cost for each in found if each.cost]
    ends = [end for known in costs for end in known.interval or [known.value]]
    positive = [end for end in ends if end > 0] or [1e-9]
    wide = max(positive) > WIDE * min(positive)
    size, unit = (1.0, "") if wide else scale_of(max(positive))
    with styled():
        figure = plot(
            0.9 + 0.32 * len(found), left=0.2, right=0.97, top=0.96, bottom=0.5 / (0.9 + 0.32 * len(found)) + 0.02
        )
        axes = figure.subplots()
        least = min(positive) / 2 if wide else 1.1 * min(0.0, *ends)
        for place, known in enumerate(costs):
            colour = BLUE if known.shown else ORANGE
            if known.interval:
                low, high = (max(end, least) / size for end in known.interval)
                axes.plot([low, high], [place, place], "-|", color=colour, linewidth=1.4, markersize=9)
            if not wide or known.value > least:
                axes.plot(
                    known.value / size,
                    place,
                    "o",
                    color=colour,
                    markersize=6,
                    markerfacecolor=colour if known.shown else "white",
                )
        if wide:
            axes.set_xscale("log")
            decades(axes.xaxis, lambda seconds: format_time(seconds, 2), (1, 2, 5))
        axes.set_yticks(range(len(found)), [each.operation for each in found])
        axes.set_ylim(len(found) - 0.5, -0.5)
        axes.set_xlim(least / size, 1.1 * max(positive) / size)
        axes.set_xlabel(f"cost{unit and ', '}{unit}")
        return figure
