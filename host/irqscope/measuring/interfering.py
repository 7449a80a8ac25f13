# SPDX-License-Identifier: BSD-2-Clause
"""A run with two stimuli: the first alone, both, the second alone, each for as long as the first third of the first."""

from dataclasses import replace

from ..contract.identity import Identity
from ..contract.roles import Source
from ..contract.segments import Segment, segment
from ..device.configuration import Configuration
from ..errors import BadInput
from ..targets.target import Target
from .drivable import check_carried
from .planning import edges_hz, inputs, plan, second_edges_hz, second_plan
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
    wired = SECOND.response in identity.roles and not target.announces_masking
    return wired and identity.segments > 1 and target.answers(SECOND)


def interfering(
    first: Latency, second: SecondStimulus, identity: Identity, target: Target, link: float | None
) -> Configuration:
    """The run of a `first` stimulus that is answered in one segment, with a second one.

    BadInput if this instrument, or a link of so many bytes a second (None: of any), cannot do it.
    """
    base = plan(first, identity, target)
    driven = base.stimuli[Source.STIMULUS]
    length = driven.count * driven.interval
    other = second_plan(second, identity, driven, delay=length // ALONE, length=length)
    segments, used = base.segments, set(base.inputs)
    if has_second(identity, target):
        policy, depth = target.policy(SECOND)
        watched = replace(base.segments[0], name=SECOND.name, cause=SECOND.cause, response=SECOND.response, least=0)
        segments = (*segments, replace(watched, policy=policy, depth=depth))
        used.add(SECOND.response)
    both = replace(
        base,
        inputs=inputs(first, identity, target, used),
        segments=segments,
        stimuli={Source.STIMULUS: driven, Source.STIMULUS2: other},
    )
    edges = 2 * first.rate + second_edges_hz(both, identity)
    check_carried("both stimuli and their answers", edges, edges_hz(link))
    return both
