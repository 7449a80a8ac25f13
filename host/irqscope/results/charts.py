# SPDX-License-Identifier: BSD-2-Clause
"""What figures need beyond the figures and the histogram of a segment: the entry `charts` of result.json."""

from ..base.records import Record
from ..device.course import CourseRecord
from ..measuring.envelope import EnvelopeRecord
from ..measuring.observation import Observation
from .equalbins import EqualBins, equal_bins
from .unmasked import UnmaskedSegment


class Charts(Record, frozen=True, kw_only=True):
    """What other views of a segment's samples are drawn from."""

    equal_bins: EqualBins | None
    """Null unless all samples are known to the tick."""
    course: CourseRecord | None
    """Of latencies, from the chip's snapshots; null where masked spans are left out: these tell of other samples."""
    envelope: EnvelopeRecord | None
    """Null unless samples are known from events."""


def charts(number: int, observation: Observation, unmasked: UnmaskedSegment | None, *, exact: bool) -> Charts:
    """Of a segment of the chip; `exact` if every sample is known to the tick."""
    pairing = unmasked or observation.pairings[number]
    interval = observation.configuration.segments[number].is_interval
    course = None if unmasked or interval else observation.totals.segments[number].course
    return Charts(
        equal_bins=equal_bins(pairing.exact, observation.identity.tick) if exact else None,
        course=course.record if course else None,
        envelope=pairing.envelope.record,
    )
