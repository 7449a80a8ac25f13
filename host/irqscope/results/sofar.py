# SPDX-License-Identifier: BSD-2-Clause
"""The limits of a run that goes on, as its verdict would have them if it ended well now."""

from collections.abc import Sequence

from ..measuring.runrecord import RunRecord
from .foundlimits import FoundLimit, kind_of, on_segments
from .judged import Judged
from .resultrecord import Result
from .silence import unasked
from .verdict import judge


def judged_so_far(run: RunRecord, result: Result) -> Sequence[Judged]:
    """One entry for each of the result's `limits`; those on what an experiment finds in the end are not judged."""
    if issubclass(kind_of(run), FoundLimit):
        return result.limits
    hidden = {each.name for each in unasked(run.configuration.segments, result.segments)}
    blind = result.balance.notes["statistics lost"]
    judged, _ = judge(on_segments(run), result.segments, result.tick.fraction, blind, result.from_events, hidden)
    return [*judged, *result.limits[len(judged) :]]
