# SPDX-License-Identifier: BSD-2-Clause
"""What is driven before a measurement: a warm-up, and a rehearsal, which learns m from the target itself.

A rehearsal is some thousands of the measurement's stimuli, at the same rate. At that rate answers that come too soon
after a cause show themselves (`analysis.answers`): the cause has another answer afterwards. A slow run would not show
them, and half of its least latency is no lower bound: a latched edge is answered from the handler's entry on, without
the way there.
"""

from dataclasses import replace
from fractions import Fraction

from ..contract.roles import Source
from ..device.configuration import Configuration, SegmentSettings
from ..device.stimulus_plan import mean_interval
from ..errors import Invalid, LinkError
from ..units import to_ticks
from .observation import Observation
from .pairing import SegmentPairing
from .planning import COUNT_LIMIT
from .rundir import RunDirectory
from .runrecord import RunRecord

WARMUP, LEARNING = "warmup", "learning"
"""Folders of a run's directory in which these are, in their order."""
COUNTS = 200, 20_000
LENGTH = 10
"""Seconds that a rehearsal takes at most, if not so many as the fewer stimuli take longer."""


def warming(configuration: Configuration, length: int) -> Configuration:
    """The same measurement, `length` ticks long, and without the trigger."""
    stimulus = configuration.stimuli[Source.STIMULUS]
    count = max(1, length // stimulus.interval)
    counted = count <= COUNT_LIMIT
    stimuli = {**configuration.stimuli, Source.STIMULUS: replace(stimulus, count=count if counted else 0)}
    return replace(configuration, stimuli=stimuli, duration=0 if counted else length, trigger=None)


def rehearsal(configuration: Configuration, tick: Fraction) -> Configuration:
    """The same measurement without m, with all events, and short."""
    stimulus = configuration.stimuli[Source.STIMULUS]
    fewest, most = COUNTS
    interval = mean_interval(stimulus.period, stimulus.span, stimulus.dither)
    count = max(fewest, min(most, to_ticks(Fraction(LENGTH), tick) // interval))
    return replace(
        configuration,
        stimuli={**configuration.stimuli, Source.STIMULUS: replace(stimulus, count=count)},
        segments=tuple(replace(settings, least=0) for settings in configuration.segments),
        duration=0,
        stream=True,
        trigger=None,
    )


def check_whole(run: RunRecord, what: str, directory: RunDirectory) -> None:
    """LinkError if that broke off: the measurement is not begun."""
    if not run.end:
        raise LinkError(f"the {what} broke off, and the measurement was not begun: what came is in {directory.path}")


def learned(configuration: Configuration, rehearsed: Observation) -> Configuration:
    """`configuration` with what its rehearsal showed as every coalescing latency's m: 0 where nothing came too soon.

    Invalid if a latency had no answers.
    """
    pairs = zip(configuration.segments, rehearsed.pairings, strict=True)
    return replace(configuration, segments=tuple(_with_least(settings, pairing) for settings, pairing in pairs))


def _with_least(settings: SegmentSettings, pairing: SegmentPairing) -> SegmentSettings:
    if not pairing.pattern:
        return settings
    answers = pairing.pattern.oldest.n
    if not answers:
        raise Invalid(f"m of {settings.name} cannot be learned: the rehearsal had no answers; give it with --least")
    least = pairing.pattern.least()
    return replace(settings, least=least.min_latency if least else 0, learned=answers)
