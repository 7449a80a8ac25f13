# SPDX-License-Identifier: BSD-2-Clause
"""m from the target itself, by a short slow run before the measurement.

A stimulus that comes long after the last answer pairs by itself, so the slow run needs no m. Half of the least latency
that it finds leaves room for faster answers than it saw; it is used because the user asked for it, stands in the
results as learned, and responses that are earlier still are flagged.
"""

from dataclasses import replace
from fractions import Fraction

from .configuration import Configuration, SegmentSettings
from .contract.registers import Dither
from .contract.roles import Source
from .contract.segments import Count
from .errors import Invalid
from .instrument import Instrument
from .run import Progress, Run
from .rundir import RunDirectory
from .stopping import StopRequest
from .units import to_ticks

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


def learn(
    instrument: Instrument, configuration: Configuration, directory: RunDirectory, progress: Progress, stop: StopRequest
) -> Configuration:
    """Make the slow run into `directory`; `configuration` with half of the least latency as every latency's m.

    Invalid if the pairs of the slow run are not certain.
    """
    run = Run(instrument, slow(configuration, instrument.identity.tick), directory)
    run.measure(progress, stop)
    return replace(
        configuration,
        segments=tuple(_with_least(run, number, settings) for number, settings in enumerate(configuration.segments)),
    )


def _with_least(run: Run, number: int, settings: SegmentSettings) -> SegmentSettings:
    if settings.is_interval:
        return settings
    totals = run.analysis.totals.segments[number]
    found = [edge.minimum for edge in totals.edges if edge.minimum is not None]
    wrong = [f"{totals.counts[count]} {count.name.lower()}" for count in WRONG if totals.counts[count]]
    if wrong or not found:
        raise Invalid(
            f"m of {settings.name} cannot be learned: the slow run had {', '.join(wrong) or 'no answers'}; "
            "give it with --least, or 0"
        )
    return replace(settings, least=min(found) // 2, learned=totals.n)
