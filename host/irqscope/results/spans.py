# SPDX-License-Identifier: BSD-2-Clause
"""The masked spans of a run: see `recording.masking`."""

from ..contract import registers
from ..contract.roles import Source
from ..measuring.observation import Observation
from ..measuring.runrecord import RunRecord
from ..recording.masking import NONE, Spans
from ..targets.target import Target

MOST_LOST = 1_000_000
"""A stub masks its interrupt far more seldom in any run: more lost edges of `aux` than this are a pin that storms."""


def end_of(run: RunRecord, observation: Observation) -> int:
    """The tick at which a run ended, or until which it was received."""
    return max(observation.until or 0, run.end.end_ticks if run.end else 0)


def masked_spans(run: RunRecord, observation: Observation) -> Spans | None:
    """Spans in which the target masked its interrupt: none without a pin for it.

    None if they cannot be known: the link lost edges of `aux`, or the instrument more than MOST_LOST.
    """
    if not observation.masking:
        return NONE
    totals, end = observation.totals, run.end
    told = observation.received[Source.AUX] + observation.loss_counts[Source.AUX]
    all_told = not observation.missing or (end is not None and told == totals.get(registers.SEEN[Source.AUX]))
    if not all_told or totals.get(registers.MULTI[Source.AUX]) or observation.loss_counts[Source.AUX] > MOST_LOST:
        return None
    if not told or observation.first is None:
        return NONE
    return observation.masking.spans(observation.first, end_of(run, observation), pulses=Target(run.target).pulses)
