# SPDX-License-Identifier: BSD-2-Clause
"""m from the target itself, by a short slow run before the measurement.

A stimulus that comes long after the last answer pairs by itself, so the slow run needs no m. Half of the least latency
that it finds leaves room for faster answers than it saw; it is used because the user asked for it, stands in the
results as learned, and responses that are earlier still are flagged.
"""

from dataclasses import replace
from fractions import Fraction

from ..contract.registers import Dither
from ..contract.roles import Source
from ..contract.segments import Count
from ..device.configuration import Configuration, SegmentSettings
from ..device.snapshots import SegmentTotals, Totals
from ..errors import Invalid
from ..units import to_ticks

LEARNED = "learned"
"""What `--least` takes for it."""
COUNT = 500
PERIOD = Fraction(1, 200)
"""Seconds between the stimuli of the slow run, unless those of the measurement are further apart."""
WRONG = (Count.COALESCED, Count.MISSING, Count.EXTRA, Count.AMBIGUOUS)
"""What must not happen in the slow run: then its pairs are not certain."""


def slow(configuration: Configuration, tick: Fraction) -> Configuration:
    """The same measurement, but slow, regular and short."""
    stimulus = configuration.stimuli[Source.STIMULUS]
    period = max(stimulus.period, to_ticks(PERIOD, tick))
    calm = replace(stimulus, period=period, count=COUNT, dither=Dither.NONE, span=0, burst=0, gap=0)
    return replace(
        configuration,
        stimuli={Source.STIMULUS: calm},
        segments=tuple(replace(settings, least=0) for settings in configuration.segments),
        duration=0,
    )


def learned(configuration: Configuration, totals: Totals) -> Configuration:
    """`configuration` with half of the least latency as every latency's m; `totals` are those of its slow run.

    Invalid if the pairs of the slow run are not certain.
    """
    pairs = zip(configuration.segments, totals.segments, strict=True)
    return replace(configuration, segments=tuple(_with_least(settings, found) for settings, found in pairs))


def _with_least(settings: SegmentSettings, totals: SegmentTotals) -> SegmentSettings:
    if settings.is_interval:
        return settings
    found = [edge.minimum for edge in totals.edges if edge.minimum is not None]
    wrong = [f"{totals.counts[count]} {count.name.lower()}" for count in WRONG if totals.counts[count]]
    if wrong or not found:
        raise Invalid(
            f"m of {settings.name} cannot be learned: the slow run had {', '.join(wrong) or 'no answers'}; "
            "give it with --least, or 0"
        )
    return replace(settings, least=min(found) // 2, learned=totals.n)
