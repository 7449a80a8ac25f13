# SPDX-License-Identifier: BSD-2-Clause
"""What a latency is held against: lines in every figure of it."""

from collections.abc import Iterable, Iterator

from ..contract.roles import Source
from ..findings.campaignrecord import CampaignResult
from ..findings.comparisonrecord import ComparisonResult
from ..measuring.limits import SECONDS, Limit
from ..measuring.pairing import LONGEST
from ..printable import printable
from ..results.foundlimits import KINDS
from ..results.judged import KEPT, Judged
from ..results.resultrecord import Result
from ..results.segmentlimits import limits_of
from ..results.segmentrecord import SegmentResult
from ..units import format_exact, format_planned
from .figures import BLACK, GREEN, PURPLE, Mark
from .findings import tasks_of
from .sentence import planned_of


def marks_of(result: Result, segment: SegmentResult) -> list[Mark]:
    """Limits on times of the segment, its threshold, and deadlines; in the order of time."""
    return sorted(_found(result, segment), key=lambda mark: mark.seconds)


def limit_of(entry: Judged, figure: str, outcome: str) -> Mark | None:
    """Its line, whose label tells an `outcome` as well, if there is one; None of a limit on no time."""
    if entry.unit != SECONDS or entry.bound <= 0:
        return None
    told = f", {outcome}" if outcome else ""
    return Mark(f"{'limit' if entry.hard else 'warn'} {figure} {entry.wanted}{told}", float(entry.bound), PURPLE, "-")


def marks_of_campaign(result: CampaignResult, segment: str) -> list[Mark]:
    """Limits on times of the segment, each once, with the number of scenarios that do not keep it."""
    rows = result.scenarios if KINDS.get(result.experiment, Limit) is Limit else ()
    return _together(("", entry) for row in rows for entry in row.limits if Limit.of(entry).segment == segment)


def marks_of_comparison(result: ComparisonResult) -> list[Mark]:
    """The same of runs, which a limit that not all have names, and their thresholds."""
    marks = _together(((run.name, entry) for run in result.runs for entry in run.limits), len(result.runs))
    for run in result.runs:
        if run.threshold is not None:
            mark = _threshold(format_planned(run.threshold, run.tick.fraction), run.threshold)
            marks += [] if mark in marks else [mark]
    return sorted(marks, key=lambda mark: mark.seconds)


def _together(limits: Iterable[tuple[str, Judged]], every: int = 0) -> list[Mark]:
    """A line for each limit, whoever has it, which tells by how many it is not kept, and who has it if not `every`."""
    found = dict[tuple[str, str, bool], list[tuple[str, Judged]]]()
    for name, entry in limits:
        found.setdefault((entry.name, entry.wanted, entry.hard), []).append((name, entry))
    marks = list[Mark | None]()
    for pairs in found.values():
        entries = [entry for _, entry in pairs]
        broken = sum(entry.outcome != KEPT for entry in entries)
        told = [f"of {printable(name)}" for name, _ in pairs if len(pairs) < every]
        told += [f"not kept by {broken} of {len(entries)}"] if broken else []
        marks.append(limit_of(entries[0], Limit.of(entries[0]).figure, ", ".join(told)))
    return sorted(filter(None, marks), key=lambda mark: mark.seconds)


def _threshold(told: str, seconds: float) -> Mark:
    return Mark(f"threshold {told}", seconds, BLACK, ":")


def _found(result: Result, segment: SegmentResult) -> Iterator[Mark]:
    for entry, figure in limits_of(result, segment):
        if mark := limit_of(entry, figure, "" if entry.outcome == KEPT else entry.outcome):
            yield mark
    tick = float(result.tick.fraction)
    if segment.threshold < LONGEST:
        yield _threshold(planned_of(result, segment.threshold), segment.threshold * tick)
    trigger = result.configuration.trigger
    if result.trigger and trigger and result.trigger.segment == segment.name:
        yield Mark(f"trigger {planned_of(result, trigger.limit)}", trigger.limit * tick, GREEN, "-.")
    for task in tasks_of(result) or ():
        if task.deadline and task.task == segment.to and segment.from_ == Source.STIMULUS.label:
            yield Mark(f"deadline {format_exact(task.deadline)}", float(task.deadline), GREEN, "-.")
