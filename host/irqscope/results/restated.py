# SPDX-License-Identifier: BSD-2-Clause
"""Say whether a result is of its run as that is now: what was added to a run is written before the result is."""

from collections import Counter
from collections.abc import Sequence

from ..base.records import reduced
from ..measuring.limits import Limit
from ..measuring.runrecord import LimitRecord, RunRecord
from ..measuring.wanted import wanted_from
from .evidence import bounds
from .foundlimits import on_segments
from .resultrecord import Result
from .segmentrecord import SegmentResult
from .segmentresult import wanted_of

BUDGET = ".budget"
"""How a limit is called that a finding has brought."""
RESTATED = {
    "tool": "by another version of irqscope than has measured the run",
    "command": "of another command than the run has",
    "port": "of another port than the run has",
    "host": "of another host than the run has",
    "instrument": "of another instrument than the run has",
    "configuration": "of another configuration than the run has",
    "target": "of another start line of the stub than the run has",
    "record": "by another record of the instrument than the run has",
    "calibrated": "by another calibration than the run has",
    "toggle": "by another toggle time than the run has",
    "experiment": "of another experiment than the run has",
    "interruptions": "of other interruptions than the run has",
    "end": "of another end, or end line of the stub, than the run has",
}
"""Keys that a result has as its run has them, and what it is else."""


def restated_otherwise(result: Result, run: RunRecord) -> str:
    """What a result says otherwise than its run, in words; empty if nothing."""
    if not _is_judged_by(result, run):
        return "by other limits than the run has"
    if result.plan.allowed != run.allow_short:
        return f"with{'' if result.plan.allowed else 'out'} --allow-short, and the run is not"
    limits = on_segments(run)
    if not all(_has_bounds(segment, limits, run) for segment in (*result.segments, *result.from_events)):
        return "of other --wanted bounds than the run has"
    if _tools(result) != _beside(run):
        return "beside other tools than the run has"
    return next((else_ for key, else_ in RESTATED.items() if getattr(result, key) != getattr(run, key)), "")


def _is_judged_by(result: Result, run: RunRecord) -> bool:
    """Whether its verdict is by the limits of the run. Budgets follow from what was measured."""
    limits = [reduced(each, LimitRecord) for each in result.limits]
    more = limits[len(run.limits) :]
    return limits[: len(run.limits)] == [*run.limits] and all(each.name.endswith(BUDGET) for each in more)


def _has_bounds(segment: SegmentResult, limits: Sequence[Limit], run: RunRecord) -> bool:
    """Whether the bounds on rare events are those that the run wants of it, where there are some."""
    wanted = wanted_of(segment.name, limits, wanted_from(run.wanted))
    return all(
        [(each.bound, each.per) for each in entry.required_bounds] == bounds(wanted, entry.per_stimulus.upper)
        for entry in segment.exceedances
        if entry.per_stimulus and entry.hours
    )


def _tools(result: Result) -> Counter[tuple[str, str]]:
    """Samples of each file of another tool that the result has beside its own."""
    samples = Counter[tuple[str, str]]()
    for each in result.reference_tools:
        samples[each.file, each.tool] += each.n
    return samples


def _beside(run: RunRecord) -> Counter[tuple[str, str]]:
    """The same of the run."""
    samples = Counter[tuple[str, str]]()
    for each in run.beside:
        samples[each.file, each.tool] += sum(row.n for row in each.rows)
    return samples
