# SPDX-License-Identifier: BSD-2-Clause
"""What figures need beyond the figures and the histogram of a segment: the entry `charts` of result.json."""

from typing import Any

from ..measuring.observation import Observation
from .equalbins import equal_bins
from .secondlook import SecondLook


def add_charts(segments: list[dict[str, Any]], observation: Observation, look: SecondLook) -> None:
    """Add `charts` to each entry of `segments`, which are those of result.json. See docs/result.md.

    Equal bins need every sample to the tick. Where masked spans are left out, snapshots tell of other samples than the
    segment does: there is no course then.
    """
    tick = observation.identity.tick
    for number, segment in enumerate(segments):
        unmasked = look.unmasked.get(number)
        pairing = unmasked or observation.pairings[number]
        course = None if unmasked or segment["kind"] == "interval" else observation.totals.segments[number].course
        segment["charts"] = {
            "equal_bins": equal_bins(pairing.exact, tick) if segment["exact"] else None,
            "course": course and course.to_json(),
            "envelope": pairing.envelope.to_json(),
        }
