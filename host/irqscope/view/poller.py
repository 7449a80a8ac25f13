# SPDX-License-Identifier: BSD-2-Clause
"""Looks into a directory on behalf of any number of viewers, who all see the same."""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..errors import IrqscopeError
from ..measuring.liveness import STALE
from ..reading import reading
from ..results.segmentrecord import SegmentResult
from ..results.summary import known, quantile_in
from ..units import format_time
from .newest import Following
from .viewmodel import ViewModel

PAUSE = 1.0
"""Seconds between two looks, however many ask."""
PATIENCE = 0.3
"""Seconds for which one look reads what it has not read yet, so that a page tells how far it is."""


ALL, MOST, TAIL = "all", "most", "tail"
PARTS = (ALL, MOST, TAIL)
"""All latencies; up to the quantile `SPLIT`; from there on."""
SPLIT = "0.99"
LATEST = (60, 600)
"""Seconds up to the last snapshot, of which the figure over time may be alone."""


@dataclass(frozen=True)
class Look:
    """How figures are shown: a histogram's counts on a linear axis, which part of it, and so many seconds up to the
    last snapshot over time; 0 is the whole run.
    """

    linear: bool = False
    part: str = ALL
    latest: int = 0


AS_IN_REPORTS = Look()


class Poller:
    """What the page asks for. `clock` is the host's, in seconds since 1970. May be asked by several threads."""

    def __init__(self, following: Following, clock: Callable[[], float] = time.time) -> None:
        self._following = following
        self._clock = clock
        self._lock = threading.Lock()
        self._looked: float | None = None
        self._as_of = 0.0  # when the directory was as it is told
        self._pause = PAUSE
        self._glance: ViewModel | None = None
        self._error: str | None = None
        self._pictures: dict[tuple[str, Look], list[str]] = {}

    def state(self, segment: str, known: str, look: Look = AS_IN_REPORTS) -> dict[str, Any]:
        """All that a page shows, with the figures of one segment (the first, if there is none of that name).

        If nothing has changed since the state whose `key` is `known`, only the age and how the run stands.
        """
        with self._lock:
            try:
                with reading(f"a file in {self._following.path}"):
                    return self._seen(segment, known, look)
            except IrqscopeError as error:
                self._error = f"{error}."
            return {"error": self._error}

    def _seen(self, segment: str, known: str, look: Look) -> dict[str, Any]:
        if self._error:
            return {"error": self._error}
        self._look()
        if not self._glance:
            return {"status": "Nothing was measured here yet.", "key": "", "age_s": None}
        return self._state(self._glance, segment, known, look)

    def _look(self) -> None:
        now = self._clock()
        if self._looked is not None and abs(now - self._looked) < self._pause:  # clocks may be set back
            return
        self._following.catch_up(PATIENCE)
        found = ViewModel.of(self._following)
        self._looked, self._as_of, self._pause = now, now, PAUSE
        if found and (self._glance is None or found.moment != self._glance.moment):
            self._pictures = {}
        self._glance = found

    def _state(self, glance: ViewModel, segment: str, known: str, look: Look) -> dict[str, Any]:
        chosen = glance.segment(segment)
        name = chosen.name if chosen else ""
        key = f"{glance.moment} {name} {look}"
        now = self._clock()
        state = {
            "key": key,
            # Of what came since the last look nothing is known, and so not that nothing did.
            "status": glance.status(self._as_of),
            "age_s": glance.age(now),
            "quiet_s": glance.quiet(self._as_of),
            "done": glance.done,
            "progress": glance.progress(self._as_of),
            "stale_s": STALE,
            "final": glance.final,
        }
        if key == known:
            return state
        worst = glance.worst(chosen) if chosen and chosen.n else None
        return state | {
            "stamp": glance.stamp,
            "headline": glance.headline,
            "notes": glance.notes,
            "figures": glance.figures,
            "limits": glance.limits,
            "segment": name,
            "caption": f"{glance.caption(chosen)}{_shown(look)}" if chosen else "",
            "pictures": self._draw(glance, chosen, look) if chosen else [],
            "worst": worst,
            "facts": glance.facts,
        }

    def _draw(self, glance: ViewModel, segment: SegmentResult, look: Look) -> list[str]:
        """The report's own figures, drawn once for all viewers."""
        from ..report.figures import to_svg  # Matplotlib takes its time
        from ..report.histogram import draw_histogram
        from ..report.marks import marks_of
        from ..report.overtime import clock_of, draw_worst_over_time

        if not segment.n:
            return []
        if (segment.name, look) not in self._pictures:
            begun, tick = self._clock(), float(glance.result.tick.fraction)
            start, clock = glance.result.start_ticks, clock_of(glance.result.clock_at)
            marks = marks_of(glance.result, segment)
            drawn = {
                "histogram": draw_histogram(
                    segment, tick, marks, linear=look.linear, part=part_of(segment, look.part, tick)
                ),
                "worst": draw_worst_over_time(segment, tick, start, marks, clock, span_of(glance, look.latest)),
            }
            pictures = [to_svg(each, f"{what} {segment.name}") for what, each in drawn.items()]
            self._pictures[segment.name, look] = pictures
            # Who gave up on it meanwhile finds it when asking again, however long it took.
            self._looked = self._clock()
            self._pause = max(PAUSE, self._looked - begun)
        return self._pictures[segment.name, look]


def span_of(glance: ViewModel, latest: int) -> tuple[float, float] | None:
    """From when to when the run is shown, in seconds since its start; None: all, also of one that is no longer."""
    end = glance.seconds
    return (end - latest, end) if latest and end is not None and end > latest else None


def _shown(look: Look) -> str:
    return f" Over time: the last {format_time(look.latest)}; all else is of the whole run." if look.latest else ""


def part_of(segment: SegmentResult, part: str, tick: float) -> tuple[float, float] | None:
    """From where to where the latencies are shown, in seconds; None: all, also where too few samples tell the part."""
    found = quantile_in(segment.quantiles, SPLIT)
    if part == ALL or found is None or found.high is None:
        return None
    least, split, most = (float(known(ticks)) * tick for ticks in (segment.min, found.high, segment.max))
    return (least, split) if part == MOST else (split, most)
