# SPDX-License-Identifier: BSD-2-Clause
"""The limits of a run that goes on, as its verdict would have them if it ended well now."""

from collections.abc import Sequence

from ..measuring.runrecord import RunRecord
from .foundlimits import FoundLimit, kind_of, on_finding
from .judged import Judged
from .resultrecord import Result
from .silence import unasked
from .verdict import judge


def judged_so_far(run: RunRecord, result: Result) -> Sequence[Judged]:
    """One entry for each of the result's `limits`; those on what an experiment finds in the end are not judged."""
    kind = kind_of(run)
    if issubclass(kind, FoundLimit):
        return result.limits
    limits = [each for each in map(kind.of, run.limits) if not on_finding(each)]
    hidden = {each.name for each in unasked(run.configuration.segments, result.segments)}
    blind = result.balance.notes["statistics lost"]
    judged, _ = judge(limits, result.segments, result.tick.fraction, blind, result.from_events, hidden)
    return [*judged, *result.limits[len(judged) :]]
