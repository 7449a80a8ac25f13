# SPDX-License-Identifier: BSD-2-Clause
"""Configurations of runs that drive nothing: the target toggles its pins by itself."""

from collections.abc import Sequence
from fractions import Fraction

from ..contract.identity import Identity
from ..contract.roles import Source
from ..contract.segments import SEGMENTS, Policy, Segment, segment
from ..contract.statistics import VALUE_BITS
from ..device.configuration import Configuration, SegmentSettings
from ..errors import BadInput
from ..targets.target import Target
from .drivable import lasting
from .planning import inputs, pacing, timeout_in_ticks
from .requests import Request


def free_running(
    request: Request, duration: Fraction, identity: Identity, target: Target, roles: Sequence[Source]
) -> Configuration:
    """A run of some seconds without stimuli: the intervals of `roles`, as many as this instrument measures, and all
    their events."""
    known = {s.response: s for s in SEGMENTS if s.is_interval}
    segments = [known[role] for role in roles if role in known][: identity.segments]
    if not segments:
        raise BadInput(f"at least one input must have intervals: {', '.join(role.label for role in known)}")
    return _undriven(request, duration, identity, target, roles, segments)


def bracketed(
    request: Request, duration: Fraction, timeout: Fraction, identity: Identity, target: Target
) -> Configuration:
    """A run of some seconds without stimuli of a target that brackets an operation: from `task` to `done`, and from
    task to task."""
    segments = [segment(name) for name in ("work", "task.interval")[: identity.segments]]
    ticks = timeout_in_ticks(timeout, identity)
    return _undriven(request, duration, identity, target, (Source.TASK, Source.DONE), segments, ticks)


def _undriven(
    request: Request,
    duration: Fraction,
    identity: Identity,
    target: Target,
    roles: Sequence[Source],
    segments: Sequence[Segment],
    timeout: int = 0,
) -> Configuration:
    """A run that drives nothing; `timeout` is that of its latencies, in ticks."""
    return Configuration(
        inputs=inputs(request, identity, target, roles),
        stimuli={},
        segments=tuple(
            SegmentSettings(
                name=s.name,
                cause=s.cause,
                response=s.response,
                timeout=(1 << VALUE_BITS) - 1 if s.is_interval else timeout,
                policy=Policy.INTERVAL if s.is_interval else Policy.COALESCE,
            )
            for s in segments
        ),
        duration=lasting(duration, identity),
        outliers=False,
        **pacing(request, identity),
    )
