# SPDX-License-Identifier: BSD-2-Clause
"""How far one interrupt delays the other, run beside run: a sentence, a table, and the longest delays over the runs."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..findings.campaignrecord import CampaignResult, LongestDelay, ScenarioRow
from ..printable import printable
from ..units import format_share
from .bars import LETTER
from .campaignsegment import conditions
from .document import Block, Drawing, Kind, Sentence, Table, told
from .figures import MARKS, PALETTE, plot, scale_of, styled
from .interference import delay_of
from .sentence import duration_of, tick_of

if TYPE_CHECKING:
    from matplotlib.figure import Figure

HEAD = (
    "scenario",
    "delayed",
    "by",
    "n",
    "stretches",
    "of the phases",
    "delay at most",
    "interval",
    "elsewhere at most",
)
NOTE = (
    "Delay at most: of the stretches of phases at which the latency is delayed, the longest, beyond the median while "
    "the other stimulus rested, with its interval. Elsewhere the median of no part of the phases is longer by more "
    "than the last column says. Each scenario's own report has the stretches."
)
Row = tuple[ScenarioRow, LongestDelay]


def delays(result: CampaignResult) -> Iterator[Block]:
    """Of a campaign of interfere; nothing of another one."""
    rows = [(row, each) for row in result.scenarios for each in row.delays or ()]
    if not rows:
        return
    said = [*sentences(rows)]
    yield from told(said, Kind.FINDING)
    yield Table(
        "Longest delays",
        HEAD,
        [
            (
                row.name,
                each.segment,
                each.by,
                each.n,
                each.stretches,
                format_share(each.phases),
                *_delay(row, each),
                duration_of(row, each.bound),
            )
            for row, each in rows
        ],
    )
    yield Sentence(NOTE, Kind.NOTE)
    caption = (
        "The longest delay of each scenario with its interval; hollow, where nothing is delayed: by no more was the "
        f"median longer at any phase. n as in the table; {conditions(result)}."
    )
    yield Drawing("delays", caption, lambda: draw(rows), [*said, caption])


def sentences(rows: Sequence[Row]) -> Iterator[str]:
    """Of each latency, where it is delayed longest, as far as intervals tell, and where nothing delays it."""
    for name in dict.fromkeys(each.segment for _, each in rows):
        mine = [(row, each) for row, each in rows if each.segment == name]
        if delayed := [(row, each) for row, each in mine if each.interval]:
            row, worst = max(delayed, key=lambda pair: _ends(*pair)[1])
            least = _ends(row, worst)[0]
            alike = [other.name for other, each in delayed if other is not row and _ends(other, each)[2] >= least]
            most, interval = _delay(row, worst)
            found = f"The longest delay of {name} is up to {most} {interval}, in {row.name}"
            yield f"{found}; by the intervals it may as well be in {', '.join(alike)}." if alike else f"{found}."
        if free := [row.name for row, each in mine if not each.interval]:
            yield f"Nothing shows that {name} is delayed in {', '.join(free)}."


def _ends(row: ScenarioRow, each: LongestDelay) -> tuple[float, float, float]:
    """Lower end, delay and upper end, in seconds."""
    low, high = each.interval or (0, 0)
    tick = float(tick_of(row))
    return low * tick, (each.delay or 0) * tick, high * tick


def _delay(row: ScenarioRow, each: LongestDelay) -> tuple[str | None, str | None]:
    """The delay and its interval; nothing where nothing is delayed."""
    return (None, None) if each.delay is None or each.interval is None else delay_of(row, each.delay, each.interval)


def draw(rows: Sequence[Row]) -> "Figure":
    """Scenarios from above to below in their order, a mark for each latency."""
    names = list(dict.fromkeys(row.name for row, _ in rows))
    segments = list(dict.fromkeys(each.segment for _, each in rows))
    longest = max(max(_ends(row, each)[2], each.bound * float(tick_of(row))) for row, each in rows)
    size, unit = scale_of(longest or 1e-9)
    height = 0.9 + 0.45 * len(names)
    left = min(0.5, 0.03 + LETTER * max(len(name) for name in names))
    with styled():
        figure = plot(height, left=left, right=0.97, top=1 - 0.3 / height, bottom=0.5 / height)
        axes = figure.subplots()
        for number, segment in enumerate(segments):
            colour = PALETTE[1:][number]
            label = f"{segment} by {next(each.by for _, each in rows if each.segment == segment)}"
            for row, each in ((row, each) for row, each in rows if each.segment == segment):
                place = names.index(row.name) + 0.24 * (number - (len(segments) - 1) / 2)
                low, delay, high = (end / size for end in _ends(row, each))
                axes.plot([max(0.0, low), high], [place, place], color=colour, linewidth=1.2)
                found = each.interval is not None
                where, face = (delay, colour) if found else (each.bound * float(tick_of(row)) / size, "white")
                axes.plot(where, place, MARKS[number], color=colour, markerfacecolor=face, markersize=5, label=label)
                label = "_"
        axes.set_yticks(np.arange(len(names)), [printable(name) for name in names], parse_math=False)
        axes.set(ylim=(len(names) - 0.5, -0.5), xlim=(0, None), xlabel=f"longest delay, {unit}")
        axes.legend(frameon=False, fontsize=8, ncols=3, loc="lower left", bbox_to_anchor=(0, 1), borderaxespad=0)
        return figure
