# SPDX-License-Identifier: BSD-2-Clause
"""The report of a farm, part by part: what changed, who is worst, and the quantile of each target over the days."""

import datetime
import math
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import matplotlib.dates
from matplotlib import rc_context
from matplotlib.figure import Figure

from ..analysis.quantiles import percent
from ..report.document import Block, Document, Drawing, Form, Kind, Part, Place, Sentence, Table, sections_of
from ..report.document import told as said
from ..report.figures import BLACK, BLUE, ORANGE, STYLE, scale_of
from ..units import counted, format_share
from .farmrecord import MISSING, QUANTILE, Farm, FarmTarget, LevelChange
from .overview import levels_of, sentences, share_of, step_of, told
from .surface import draw_surface, name_days
from .trends import RECENT

DATES: Any = matplotlib.dates  # has no types
COLUMNS = 2
PANELS, LISTED = 60, 500
"""Targets that are drawn, and rows of the table: a page of ten thousand nobody reads."""
PANEL_INCHES = 1.35
SMALL, LARGE = 1.2, 3.0
"""Dots of a day: of one panel among others, and of one alone."""


def document(farm: Farm) -> Document:
    """Of an overview."""
    return Document(
        content=farm,
        title="Farm",
        foot=f"{farm.tool}.",
        sections=sections_of(PARTS, farm),
        time=farm.last,
        host="",
        again="All figures are in farm.json.",
        properties={"tool": farm.tool, "segment": farm.segment, "quantile": farm.quantile},
    )


def answer(farm: Farm) -> Iterator[Block]:
    """How many targets and days, what became worse, and what is wrong with the figures."""
    lead, *found = sentences(farm)
    yield Sentence(lead, Kind.LEAD)
    yield from said(farm.warnings, Kind.WARNING)
    yield from said(found, Kind.FINDING)


def percent_of(farm: Farm) -> str:
    return f"{percent(farm.quantile)} %"


def changes(farm: Farm) -> Iterator[Block]:
    """Regressions, then improvements."""
    if rows := [_change(farm, each) for each in (*farm.regressions, *farm.improvements)]:
        head = ("target", "figure", "since", "interval", "last day before", "before", "after", "change", "step", "p")
        yield Table("Changes", head, rows, Form.WORDS, whole=False)
    else:
        yield Sentence("None.")
    for each in (*farm.regressions, *farm.improvements):
        if each.also:
            yield Sentence(f"What else changed on {each.target} about {each.date}:")
            yield from (Sentence(text, Kind.ITEM) for text in each.also)
    yield Sentence(
        "A change of level of the daily quantile, or of the day's share of causes without a latency, by Pettitt's "
        "statistic. In all targets together one report finds a change where there is none with a chance of about "
        f"{format_share(farm.level)}, if each day depends on no more than the one before; slower drifts, and reports "
        "each night, find more (docs/guide/farm.md). Intervals hold "
        f"{format_share(farm.confidence)} each, by a block bootstrap.",
        Kind.NOTE,
    )


def shown(value: float | None) -> str:
    """A quantile, if there is one; one that is among the causes without a latency has no value."""
    if value is None:
        return "not estimable"
    return "unanswered" if value == math.inf else told(value)


UNANSWERED = (
    "Causes without a latency count as longer than all samples; a quantile that is among them is 'unanswered', and has "
    "no value."
)


def _change(farm: Farm, each: LevelChange) -> tuple[object, ...]:
    return (
        each.target,
        "no latency" if each.figure == MISSING else percent_of(farm),
        each.date,
        f"{each.earliest} .. {each.latest}",
        each.last_before,
        *levels_of(each),
        share_of(each),
        " .. ".join(step_of(each)),
        f"{each.p:.1g}",
    )


def _targets(farm: Farm) -> Iterator[Block]:
    """Those whose last days had the largest quantile first."""
    span = (f"{percent_of(farm)}, {RECENT} days", f"{percent_of(farm)}, all days")
    yield Table(
        "Targets",
        ("target", *span, "max", "on", "days", "n", "missing", "changes"),
        [
            (
                each.target,
                shown(each.of_last_days),
                shown(each.of_all_days),
                *((shown(each.max), each.max_date) if each.n else (None, None)),
                len(each.days),
                each.n,
                each.missing,
                len(each.changes) or "",
            )
            for each in farm.targets[:LISTED]
        ],
        whole=False,
    )
    if len(farm.targets) > LISTED:
        yield Sentence(f"{LISTED} of {counted(len(farm.targets), 'target')}; farm.json has all.", Kind.NOTE)
    yield Sentence(
        f"By the quantile of the farm's last {RECENT} days. Quantiles are of all causes of the time together, as the "
        f"upper end of their bin. {UNANSWERED}",
        Kind.NOTE,
    )


def trends(farm: Farm) -> Iterator[Block]:
    """The quantile of each target over the days."""
    some = drawn(farm)
    few, all_of_them = len(some), len(farm.targets)
    which = "" if few == all_of_them else f" of {few} of {all_of_them} targets: those that changed, and the worst"
    panels = "One panel for each target, in the order of the table and with one axis of time. "
    caption = (
        f"{percent_of(farm)} quantile of {farm.segment}, by day{which}. {panels if few > 1 else ''}"
        "Dots: days. Lines: levels before and after a change, which the vertical line is at; its interval is shaded "
        "(orange: became worse, blue: became better). Where the line has no levels the share of causes without a "
        "latency changed. Triangles at the top: days whose quantile is unanswered. Each vertical axis begins at 0."
    )
    yield Drawing("trends", caption, lambda: draw_trends(farm, some))


def surfaces(farm: Farm) -> Iterator[Block]:
    """Days and latencies of the targets that were asked for."""
    targets = {each.target: each for each in farm.targets}
    for number, surface in enumerate(farm.surfaces):
        drawn = partial(draw_surface, surface, targets[surface.target], farm.segment, f"{percent_of(farm)}")
        caption = (
            f"{surface.target}: samples of {farm.segment} by day and latency, the darker the more, on a logarithmic "
            f"scale. Dots: {percent_of(farm)} quantile of each day. Days without colour have no samples."
        )
        yield Drawing(f"surface-{number + 1}", caption, drawn)


def drawn(farm: Farm) -> list[FarmTarget]:
    """Targets that have a panel: those that changed, then the worst, as many as can be looked at, in their order."""
    first = sorted(farm.targets, key=lambda each: not each.changes)[:PANELS]
    names = {each.target for each in first}
    return [each for each in farm.targets if each.target in names]


PARTS: tuple[Part[Farm], ...] = (
    Part("answer", "", Place.FIRST, answer),
    Part("changes", "Changes", Place.FIRST, changes),
    Part("targets", "Targets, the worst first", Place.FIRST, _targets),
    Part("surfaces", "Over the days", Place.BODY, surfaces),
    Part("trends", "By day", Place.BODY, trends),
)
"""In the order of reading."""


def draw_trends(farm: Farm, targets: Sequence[FarmTarget]) -> Figure:
    """Small multiples of some targets."""
    columns = min(COLUMNS, len(targets))
    rows = math.ceil(len(targets) / columns)
    height = PANEL_INCHES * rows + 0.5
    begin, end = _number(farm.first), _number(farm.last)
    with rc_context(STYLE):
        figure = Figure(figsize=(7.6, height))
        figure.subplots_adjust(left=0.08, right=0.98, top=1 - 0.25 / height, bottom=0.35 / height, hspace=0.45)
        panels = figure.subplots(rows, columns, sharex=True, squeeze=False).ravel()
        for panel, each in zip(panels, targets, strict=False):
            _draw(panel, each, begin, end, SMALL if len(targets) > 1 else LARGE)
        for panel in panels[len(targets) :]:
            panel.set_axis_off()
        for panel in panels[max(0, len(targets) - columns) : len(targets)]:
            panel.tick_params(labelbottom=True)
        name_days(panels[0].xaxis)
        panels[0].set_xlim(begin - 1, end + 1)
        return figure


def _draw(panel: Any, target: FarmTarget, begin: float, end: float, dot: float) -> None:
    used = [(_number(day.date), day.value) for day in target.days if day.value is not None]
    most = max((value for _, value in used), default=0.0) or 1e-6
    size, unit = scale_of(most)
    panel.plot(
        [date for date, _ in used],
        [value / size for _, value in used],
        "o",
        color=BLACK,
        markersize=dot,
        markeredgewidth=0,
    )
    unanswered = [_number(day.date) for day in target.days if day.unanswered]
    top = 1.1 * most / size
    panel.plot(unanswered, [top] * len(unanswered), "v", color=ORANGE, markersize=3, markeredgewidth=0, clip_on=False)
    panel.set_title(f"{target.target}, {unit}", fontsize=8, loc="left", pad=2, parse_math=False)
    panel.set_ylim(0, top)
    panel.tick_params(labelsize=7)
    for change in target.changes:
        date, early, late = (_number(day) for day in (change.date, change.earliest, change.latest))
        panel.axvspan(early - 0.5, late + 0.5, color=_colour(change), alpha=0.25, linewidth=0)
        panel.axvline(date - 0.5, color=_colour(change), linewidth=0.8)
    levels = [change for change in target.changes if change.figure == QUANTILE]
    ends = [begin, *(_number(change.date) - 0.5 for change in levels), end]
    for change, (first, date, last) in zip(levels, zip(ends, ends[1:], ends[2:], strict=False), strict=True):
        panel.plot([first, date], [change.before / size] * 2, color=_colour(change), linewidth=1.2)
        panel.plot([date, last], [change.after / size] * 2, color=_colour(change), linewidth=1.2)


def _colour(change: LevelChange) -> str:
    return ORANGE if change.is_worse else BLUE


def _number(date: str) -> float:
    return float(DATES.date2num(datetime.date.fromisoformat(date)))
