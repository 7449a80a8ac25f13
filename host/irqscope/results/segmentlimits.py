# SPDX-License-Identifier: BSD-2-Clause
"""The limits of a run that are on one of its segments."""

from collections.abc import Iterator

from ..measuring.limits import Limit
from .foundlimits import kind_of
from .judged import Judged
from .resultrecord import Result
from .segmentrecord import SegmentResult


def limits_of(result: Result, segment: SegmentResult) -> Iterator[tuple[Judged, str]]:
    """Limits on the segment, each with the figure that it is on, such as `max`; those on what an experiment found are
    on none."""
    for entry in result.limits if kind_of(result) is Limit else ():
        limit = Limit.of(entry)
        if limit.segment == segment.name:
            yield entry, limit.figure
