# SPDX-License-Identifier: BSD-2-Clause
"""What a viewer shows of a run at one moment: texts for people, and an object of numbers for programs."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from ..analysis.figures import Detail, shown
from ..base.records import to_json
from ..measuring.limits import HERTZ, HOURLY, SECONDS
from ..measuring.liveness import STALE, longest_silence
from ..report.conditions import target_in_short
from ..report.endtable import figures
from ..report.judging import bound
from ..report.markup import plain
from ..report.sentence import (
    conditions_in_short,
    duration_of,
    headline,
    label_of,
    seconds_of,
    state,
    what_was_found,
)
from ..report.textbars import caption
from ..results.judged import EXCEEDED, KEPT, NOT_JUDGED, NOT_SHOWN, Judged
from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult
from ..results.sofar import judged_so_far
from ..results.summary import value_of
from ..units import counted, format_time, moment
from .newest import Following

SCHEMA = "irqscope.glance/1"
FAR_BEHIND = 1 << 22
"""Bytes still to be read that are pointed out: 14 s of a full link of 3 Mbaud."""
BEHIND = 2.0
"""Seconds of the run still to be read that are pointed out: some snapshots."""
LISTED = 10
EDGES = ("falling", "rising")
SO_FAR = {
    KEPT: "kept so far",
    EXCEEDED: "EXCEEDED",
    NOT_SHOWN: "not shown so far",
    NOT_JUDGED: "not known yet",
}
"""How limits stand while the run goes on."""


@dataclass(frozen=True)
class ViewModel:
    """One run at one moment.

    Attributes
    ----------
    run, start : str
        Its directory, and when it began by the host's clock.
    snapshots : int
        Snapshots that the figures are of.
    seconds : float | None
        The run's own time at the last of them.
    written : float | None
        When that was written, in seconds since 1970; None before the first.
    touched : float | None
        When anything was written of it, in seconds since 1970; None before.
    behind : int
        Bytes of the capture that were not read yet.
    behind_s : float
        How long of the run they are.
    planned : float | None
        How many seconds it goes on if nothing ends it earlier; None if it is endless.
    silence : float
        For how many seconds nothing may be written before the run is taken for killed.
    ended, final, over : bool
        The run says how it ended; the figures are those of the report; nothing more is to come in the directory that is
        followed.
    result : Result
        What the report of the run would be made of if it had broken off here.
    judged : Sequence[Judged]
        Its limits; while it goes on as they would be judged if it ended well here.
    """

    run: str
    start: str
    snapshots: int
    seconds: float | None
    written: float | None
    touched: float | None
    behind: int
    behind_s: float
    planned: float | None
    silence: float
    ended: bool
    final: bool
    over: bool
    result: Result
    judged: Sequence[Judged]

    @classmethod
    def of(cls, following: Following) -> "ViewModel | None":
        """Of the run that is followed; None before the first."""
        run = following.run
        if not run:
            return None
        result = run.result()
        end = result.end
        ticks = end.end_ticks - end.start_ticks if end else run.ticks
        tick, planned = result.tick.fraction, run.planned_ticks
        return cls(
            str(run.directory.path),
            run.run.start,
            run.snapshots,
            None if ticks is None else float(ticks * tick),
            run.written,
            run.touched,
            run.behind,
            run.behind_ticks * float(tick),
            None if planned is None else float(planned * tick),
            longest_silence(run.run),
            run.ended,
            run.final is not None,
            following.over,
            result,
            result.limits if run.final else judged_so_far(run.run, result),
        )

    def age(self, now: float) -> float | None:
        """Seconds since the figures were written, at `now` of the host's clock."""
        return None if self.written is None else max(0.0, now - self.written)

    def quiet(self, now: float) -> float | None:
        """Seconds since anything was written, whether it was read or not."""
        return None if self.touched is None else max(0.0, now - self.touched)

    def is_silent(self, now: float) -> bool:
        """Nothing has come for so long that it is to be pointed out."""
        return not self.final and (self.quiet(now) or 0.0) > STALE

    def is_killed(self, now: float) -> bool:
        """It does not say how it ended, and is silent for longer than it waits for an interrupted link."""
        return not (self.final or self.ended) and (self.quiet(now) or 0.0) > self.silence

    @property
    def done(self) -> float | None:
        """The share of the run that is over; None if it is endless, or ended."""
        if self.final or self.ended or not self.planned or self.seconds is None:
            return None
        return min(1.0, self.seconds / self.planned)

    def progress(self, now: float) -> str:
        """How far it is, and how long it still takes if it goes on as it did, by the host's clock, which has `now`."""
        if not self.done or self.written is None or self.is_killed(now):
            return ""
        spent = self.written - datetime.fromisoformat(self.start).timestamp()
        left = max(0.0, spent) * (1 - self.done) / self.done
        return f"{round(100 * self.done)} % of {format_time(self.planned or 0, 3)}, {format_time(left, 2)} left."

    @property
    def moment(self) -> str:
        """What differs where the figures do."""
        return f"{self.run} {self.start} {self.snapshots} {self.final}"

    # Texts -----------------------------------------------------------------------------------------------------------

    def status(self, now: float) -> str:
        """Where the run stands, at `now` of the host's clock."""
        again = f"`irqscope report {self.run}`"
        at = f", at {format_time(self.seconds)} of the run" if self.seconds else ""
        if self.final and not self.result.complete:
            return f"The run broke off{at}. These are the figures of its report."
        if self.final:
            more = "" if self.over else " The next is awaited."
            return f"The run has ended{at}. These are the figures of its report.{more}"
        if self.behind <= FAR_BEHIND and (self.ended or self.is_killed(now)):
            if self.ended:
                return f"The run has ended{at}. Its report is on its way; if it does not come, {again} makes it."
            return f"The run broke off{at}. {again} makes its report."
        if not self.snapshots:
            return "The run has begun; its first snapshot is awaited."
        if self.behind > FAR_BEHIND:
            return f"Reading what was measured before: snapshot {self.snapshots}{at}, {self.behind >> 20} MB to go."
        late = f"; behind by {format_time(self.behind_s, 2)}" if self.behind_s > BEHIND else ""
        return f"Measuring: snapshot {self.snapshots}{at}{late}."

    @property
    def stamp(self) -> str:
        """What must stand beside every figure: simulated, unqualified, incomplete, invalid."""
        return state(self.result)

    @property
    def headline(self) -> str:
        """What was found so far, and whether it may be believed."""
        if self.final:
            return plain(headline(self.result))
        result = self.result
        found = f"So far, with {conditions_in_short(result)}, {what_was_found(result)}."
        return plain(f"{found} {label_of(result)}")

    @property
    def notes(self) -> list[str]:
        """Errors and warnings, the worse ones first."""
        texts = [("Error", text) for text in self.result.errors]
        # Before the first snapshot each segment says that it has nothing.
        texts += [("Warning", text) for text in self.result.warnings] if self.snapshots else []
        return [f"{kind}: {text}." for kind, text in texts]

    @property
    def figures(self) -> tuple[list[str], list[list[str]]]:
        """The table of all segments: heads, and rows that begin with the name."""
        return figures(self.result)

    @property
    def limits(self) -> tuple[list[str], list[list[str]]]:
        """What the run is judged by: while it goes on what was found so far, which may change, and in the end."""
        rows = [
            [
                e.name,
                bound(e),
                "limit" if e.hard else "warn",
                _found(self.result, e),
                e.outcome if self.final else SO_FAR[e.outcome],
            ]
            for e in self.judged
        ]
        return ["figure", "allowed", "", "found" if self.final else "so far", ""], rows

    def segment(self, name: str) -> SegmentResult | None:
        """The segment of this name, or else the first; None if there is none."""
        every = self.result.shown
        return next((s for s in every if s.name == name), every[0] if every else None)

    def caption(self, segment: SegmentResult) -> str:
        """What stands under each figure."""
        return caption(self.result, segment)

    def worst(self, segment: SegmentResult) -> tuple[list[str], list[list[str]]]:
        """The table of its largest samples, each the largest of one snapshot and polarity."""
        start, tick = self.result.start_ticks, self.result.tick.fraction
        rows = [
            [
                str(number),
                duration_of(self.result, peak.latency),
                moment((peak.time - start) * tick),
                EDGES[peak.edge],
            ]
            for number, peak in enumerate(segment.worst[:LISTED], 1)
        ]
        return ["largest", segment.kind, "at, s since the start", "response"], rows

    @property
    def facts(self) -> list[tuple[str, str]]:
        """What is measured, and what was lost on the way."""
        result = self.result
        lost = self.losses
        texts = [
            counted(lost["edges"], "edge") + " of the event stream",
            counted(lost["blocks"], "block") + " on the link",
            counted(lost["statistics"], "clock") + " of the statistics",
        ]
        # Which the report takes from the events, when it looks at them again.
        watched = result.masked and not self.final
        masked = [("masked spans", "not cut out before the run has ended")] if watched else []
        return [
            ("run", self.run),
            ("stimuli", conditions_in_short(result)),
            ("target", target_in_short(result.target)),
            ("instrument", f"{result.instrument.board}, port {result.port}"),
            ("start", f"{self.start}, by the host's clock"),
            ("lost", "; ".join(texts)),
            *masked,
        ]

    @property
    def losses(self) -> dict[str, int]:
        """What was lost and counted: edges by the event stream, blocks on the link, clocks with edges by the chip's
        statistics. Only the last makes the figures here incomplete, which are those of the chip.
        """
        books = self.result.balance
        edges = sum(a.right.get("lost", 0) for a in books.equations if a.name.startswith("stream "))
        notes = books.notes
        return {"edges": edges, "blocks": notes["blocks lost on the link"], "statistics": notes["statistics lost"]}

    # Numbers ---------------------------------------------------------------------------------------------------------

    def to_json(self, now: float) -> dict[str, Any]:
        """For programs; times in seconds, None for what is not known (yet)."""
        result, tick = self.result, self.result.tick.fraction

        def seconds(ticks: float | None) -> float | None:
            return None if ticks is None else float(ticks * tick)

        return {
            "schema": SCHEMA,
            "run": self.run,
            "start": self.start,
            "snapshot": self.snapshots,
            "time_s": self.seconds,
            "age_s": self.age(now),
            "behind_s": self.behind_s,
            "done": self.done,
            "final": self.final,
            "over": self.over,
            "complete": result.complete,
            "valid": result.valid,
            "qualification": result.qualification,
            "verdict": result.verdict,
            "stimuli": {name: to_json(stimulus) for name, stimulus in result.stimuli.items()},
            "lost": self.losses,
            "segments": [
                {
                    "name": s.name,
                    "n": s.n,
                    **{f"{name}_s": seconds(value_of(s, name)) for name in shown(Detail.PLAIN)},
                    "quantiles_s": {q.q: seconds(q.high) for q in s.quantiles if q.estimable},
                    "classes": to_json(s.classes),
                }
                for s in result.shown
            ],
            "errors": result.errors,
            "warnings": result.warnings if self.snapshots else [],
        }


def _found(result: Result, entry: Judged) -> str:
    """What a limit is held against: a time is corrected, as the verdict has it."""
    if entry.found is None:
        return "-"
    if entry.unit == SECONDS:
        return seconds_of(result, entry.judged)
    return f"{entry.found:g}" + {HERTZ: " Hz", HOURLY: "/h"}.get(entry.unit, "")
