# SPDX-License-Identifier: BSD-2-Clause
"""The same on a terminal, as plain text: table, histogram, largest samples over time, worst samples, facts."""

import textwrap
from collections.abc import Iterator

from ..printable import printable
from ..report.sentence import duration_of
from ..report.terminal import columns
from ..report.textbars import LABEL, histogram
from ..results.segmentrecord import SegmentResult
from ..units import format_time
from .viewmodel import ViewModel

LEVELS = "▁▂▃▄▅▆▇█"
WORST = 3


def screen(glance: ViewModel, segment: str, now: float, width: int = 80) -> str:
    """All lines of it, drawn and written to fit into `width`; a table may be wider."""

    def told(*texts: str) -> list[str]:
        return [textwrap.fill(text, width, break_long_words=False, break_on_hyphens=False) for text in texts]

    chosen = glance.segment(segment)
    stands = " ".join(filter(None, (glance.status(now), glance.progress(now), age(glance, now))))
    lines = told(stands, f"[{glance.stamp}]", glance.headline, *glance.notes)
    lines += ["", *columns(*glance.figures)] if chosen else []
    if glance.result.limits:
        lines += ["", *columns(*glance.limits)]
    if chosen and chosen.n:
        lines += ["", *told(glance.caption(chosen)), *histogram(glance.result, chosen, width)]
        lines += ["", *over_time(glance, chosen, width), "", *columns(*_first(glance.worst(chosen)))]
    lines += ["", *told(*(f"{name}: {text}" for name, text in glance.facts))]
    return "".join(f"{printable(line)}\n" for part in lines for line in part.splitlines() or [""])


def age(glance: ViewModel, now: float) -> str:
    """How old the figures are."""
    seconds = glance.age(now)
    if seconds is None:
        return ""
    silent = " Nothing has come since then." if glance.is_silent(now) else ""
    return f"Written {format_time(seconds, 2)} ago.{silent}"


def _first(table: tuple[list[str], list[list[str]]]) -> tuple[list[str], list[list[str]]]:
    return table[0], table[1][:WORST]


def over_time(glance: ViewModel, segment: SegmentResult, width: int) -> Iterator[str]:
    """The largest sample of each stretch of time, a column each, from zero to the largest of all."""
    start, tick = glance.result.start_ticks, glance.result.tick.fraction
    points = [(float((p.time - start) * tick), p.latency) for p in segment.timeline]
    until = max(glance.seconds or 0.0, *(time for time, _ in points))
    room = width - LABEL
    columns = [-1] * room
    for time, latency in points:
        at = min(room - 1, int(room * max(0.0, time) / until)) if until else 0
        columns[at] = max(columns[at], latency)
    most = segment.max or 0
    marks = "".join(
        " " if latency < 0 else LEVELS[min(len(LEVELS) - 1, latency * len(LEVELS) // max(1, most))]
        for latency in columns
    )
    yield f"{f'0 to {duration_of(glance.result, most)}':>{LABEL - 1}} {marks}".rstrip()
    yield f"{'largest, from':>{LABEL - 1}} 0 s to {format_time(until)}"
