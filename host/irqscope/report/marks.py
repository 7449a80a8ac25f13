# SPDX-License-Identifier: BSD-2-Clause
"""What a latency is held against: lines in every figure of it."""

from collections.abc import Iterator

from ..contract.roles import Source
from ..findings.campaignrecord import CampaignResult
from ..measuring.limits import SECONDS, Limit
from ..measuring.pairing import LONGEST
from ..results.foundlimits import KINDS, kind_of
from ..results.judged import KEPT, Judged
from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult
from ..units import format_exact
from .figures import BLACK, GREEN, PURPLE, Mark
from .findings import tasks_of
from .sentence import planned_of


def marks_of(result: Result, segment: SegmentResult) -> list[Mark]:
    """Limits on times of the segment, its threshold, and deadlines; in the order of time."""
    return sorted(_found(result, segment), key=lambda mark: mark.seconds)


def limits_of(result: Result, segment: SegmentResult) -> Iterator[tuple[Judged, str]]:
    """Limits on the segment, each with the figure that it is on, such as `max`; those on what an experiment found are
    on none."""
    for entry in result.limits if kind_of(result) is Limit else ():
        limit = Limit.of(entry)
        if limit.segment == segment.name:
            yield entry, limit.figure


def limit_of(entry: Judged, figure: str, outcome: str) -> Mark | None:
    """Its line, whose label tells an `outcome`, if there is one; None of a limit on no time."""
    if entry.unit != SECONDS or entry.bound <= 0:
        return None
    told = f", {outcome}" if outcome else ""
    return Mark(f"{'limit' if entry.hard else 'warn'} {figure} {entry.wanted}{told}", float(entry.bound), PURPLE, "-")


def marks_of_campaign(result: CampaignResult, segment: str) -> list[Mark]:
    """Limits on times of the segment, each once, with the number of scenarios that do not keep it."""
    found = dict[tuple[str, str, bool], list[Judged]]()
    for row in result.scenarios if KINDS.get(result.experiment, Limit) is Limit else ():
        for entry in row.limits:
            found.setdefault((entry.name, entry.wanted, entry.hard), []).append(entry)
    marks = list[Mark | None]()
    for entries in found.values():
        limit, broken = Limit.of(entries[0]), sum(entry.outcome != KEPT for entry in entries)
        if limit.segment == segment:
            outcome = f"not kept by {broken} of {len(entries)}" if broken else ""
            marks.append(limit_of(entries[0], limit.figure, outcome))
    return sorted(filter(None, marks), key=lambda mark: mark.seconds)


def _found(result: Result, segment: SegmentResult) -> Iterator[Mark]:
    for entry, figure in limits_of(result, segment):
        if mark := limit_of(entry, figure, "" if entry.outcome == KEPT else entry.outcome):
            yield mark
    tick = float(result.tick.fraction)
    if segment.threshold < LONGEST:
        yield Mark(f"threshold {planned_of(result, segment.threshold)}", segment.threshold * tick, BLACK, ":")
    trigger = result.configuration.trigger
    if result.trigger and trigger and result.trigger.segment == segment.name:
        yield Mark(f"trigger {planned_of(result, trigger.limit)}", trigger.limit * tick, GREEN, "-.")
    for task in tasks_of(result) or ():
        if task.deadline and task.task == segment.to and segment.from_ == Source.STIMULUS.label:
            yield Mark(f"deadline {format_exact(task.deadline)}", float(task.deadline), GREEN, "-.")
