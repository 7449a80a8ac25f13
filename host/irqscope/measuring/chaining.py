# SPDX-License-Identifier: BSD-2-Clause
"""A run that follows a chain: its hops and spans on the chip, as many as there is room for, and all edges as events."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from ..base.records import convert
from ..contract.identity import Identity
from ..contract.registers import PulseEnd
from ..contract.roles import INPUTS, STIMULI, Source
from ..contract.segments import between
from ..device.configuration import Configuration, SegmentSettings
from ..errors import BadInput
from ..targets.target import Target
from ..units import counted
from .chain import Chain, Link
from .drivable import check_carried
from .experimentrecord import ChainSettings
from .planning import all_edges_hz, edges_hz, inputs, plan
from .requests import Latency


def chaining(request: Latency, chain: Chain, identity: Identity, target: Target, link: float | None) -> Configuration:
    """The run of a request, whose segments are those of the chain.

    BadInput if this instrument, or a link of so many bytes a second (None: of any), cannot do it.
    """
    if missing := [role.label for role in chain.path if role in INPUTS and role not in identity.roles]:
        raise BadInput(f"this instrument has no input {missing[0]}")
    if silent := [each for each in chain.hops if not target.answers(each.segment)]:
        raise BadInput(
            f"the target toggles {', '.join(target.pins)}, and {silent[0].name} leads from {silent[0].cause.label} to "
            f"{silent[0].response.label}"
        )
    base = plan(request, identity, target)
    first = base.stimuli[Source.STIMULUS]
    used = (set(base.inputs) - {each.response for each in base.segments}) | ({*chain.path} & set(INPUTS))
    if first.pulse_end == PulseEnd.UNTIL_RESPONSE:
        used.add(first.release)
    found = replace(
        base,
        inputs=inputs(request, identity, target, used),
        segments=settings_of(chain, base, target, room=identity.segments),
    )
    check_carried("the stimulus and its answers", all_edges_hz(found, identity, request.rate), edges_hz(link))
    return found


def settings_of(
    chain: Chain, base: Configuration, target: Target, room: int | None = None
) -> tuple[SegmentSettings, ...]:
    """The hops as segments, paired as `base` has it; with `room`, as many segments as that, hops and spans.

    Those that the contract has a name for are left out first: the host makes them of the events.
    """
    links = (*chain.hops, *chain.spans) if room is not None else chain.hops
    kept = sorted(links, key=_is_known)[:room]
    if own := [each.name for each in links if each not in kept and not _is_known(each)]:
        raise BadInput(
            f"this instrument measures {counted(len(kept), 'segment')} at a time, and {own[0]} would be one too many: "
            "call segments as everybody does, isr, task, work, wake or response, where they are that"
        )
    alike = base.segments[0]
    found = []
    for each in (each for each in links if each in kept):
        policy, depth = each.policy(target)
        least = alike.least if each.cause in STIMULI else 0
        found.append(
            replace(
                alike,
                name=each.name,
                cause=each.cause,
                response=each.response,
                policy=policy,
                depth=depth,
                least=least,
                asked=True,
            )
        )
    return tuple(found)


def _is_known(link: Link) -> bool:
    known = between(link.cause, link.response)
    return known is not None and known.name == link.name


def settings_record(chain: Chain, deadlines: Mapping[str, Fraction]) -> ChainSettings:
    """What run.json keeps of a chain."""
    links = [
        {"name": each.name, "cause": each.cause.label, "response": each.response.label, "fifo": each.fifo}
        for each in (*chain.hops, *chain.spans)
    ]
    wanted = {name: str(each) for name, each in deadlines.items()}
    return convert({"name": "chain", "segments": links, "deadlines": wanted}, ChainSettings)
