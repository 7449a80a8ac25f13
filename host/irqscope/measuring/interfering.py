# SPDX-License-Identifier: BSD-2-Clause
"""A run with two stimuli: the first alone, both, the second alone, each for as long as the first third of the first."""

from dataclasses import replace

from ..contract.identity import Identity
from ..contract.roles import INPUTS, STIMULI, Source
from ..contract.segments import Segment, segment
from ..device.configuration import Configuration
from ..device.stimulus_plan import StimulusPlan
from ..errors import BadInput
from ..targets.target import Target
from ..units import format_rate, rate_text, to_ticks
from .drivable import check_drivable, cut
from .planning import edges_hz, inputs, plan
from .requests import Latency
from .secondstimulus import SecondStimulus

SECOND = segment("isr2")
ALONE = 3
"""The first stimulus rests before and after so much of its stimuli: a third."""


def answered(name: str | None, target: Target) -> Segment:
    """The latency of the first interrupt: that of the name, or the first that the target answers."""
    if name is None:
        driven = (each for name in target.default_segments() if (each := segment(name)).cause == Source.STIMULUS)
        return next(driven, segment("isr"))
    try:
        found = segment(name)
    except ValueError as error:
        raise BadInput(str(error)) from error
    if found.cause != Source.STIMULUS:
        raise BadInput(f"--segment {found.name} does not begin with the first stimulus: choose isr, wake or response")
    return found


def has_second(identity: Identity, target: Target) -> bool:
    """Whether the answers of the second interrupt can be seen, on `aux`."""
    wired = SECOND.response in INPUTS[: identity.inputs] and not target.announces_masking
    return wired and identity.segments > 1 and target.answers(SECOND)


def interfering(
    first: Latency, second: SecondStimulus, identity: Identity, target: Target, link: float | None
) -> Configuration:
    """The run of a `first` stimulus that is answered in one segment, with a second one.

    BadInput if this instrument, or a link of so many bytes a second (None: of any), cannot do it.
    """
    if identity.stimuli < len(STIMULI):
        raise BadInput("this instrument drives one stimulus, and two are needed: irqscope boards lists those that have")
    base = plan(first, identity, target)
    driven = base.stimuli[Source.STIMULUS]
    stimuli = {Source.STIMULUS: driven, Source.STIMULUS2: _second(second, identity, driven)}
    segments, used = base.segments, set(base.inputs)
    if has_second(identity, target):
        policy, depth = target.policy(SECOND)
        watched = replace(base.segments[0], name=SECOND.name, cause=SECOND.cause, response=SECOND.response, least=0)
        segments = (*segments, replace(watched, policy=policy, depth=depth))
        used.add(SECOND.response)
    rate, most = 2 * first.rate + second.rate * second.burst * len(segments), edges_hz(link)
    if most is not None and rate > most:
        raise BadInput(
            f"both stimuli and their answers are {format_rate(cut(rate))} edges, all of which must come by the link, "
            f"and it carries {format_rate(cut(most))}: choose lower rates"
        )
    return replace(
        base,
        inputs=inputs(first, identity, target, used),
        segments=segments,
        stimuli=stimuli,
    )


def _second(wanted: SecondStimulus, identity: Identity, first: StimulusPlan) -> StimulusPlan:
    """The second stimulus: it begins when a third of the first has passed, and goes on for as long as that takes."""
    samples, tick = identity.samples, identity.tick
    period = max(1, to_ticks(1 / wanted.rate, tick))
    gap = to_ticks(wanted.gap, tick) if wanted.gap is not None else 0
    shortest = max(samples, min(first.width, (gap or period) // 4))
    length = first.count * first.interval
    found = StimulusPlan(
        period=period,
        width=shortest if wanted.width is None else to_ticks(wanted.width, tick),
        active_low=first.active_low,
        delay=length // ALONE,
        count=max(1, length // period),
        burst=wanted.burst if wanted.burst > 1 else 0,
        gap=gap,
    )
    try:
        check_drivable(found, identity, rate_text(wanted.rate))
    except BadInput as error:
        raise BadInput(f"--stimulus2: {error}") from error
    return found
