# SPDX-License-Identifier: BSD-2-Clause
"""Runs that take in the pulses of a clock: nothing is driven, and one edge of an input is stamped."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from ..contract.identity import Identity
from ..contract.roles import INPUTS, Source, source
from ..device.configuration import Configuration
from ..errors import BadInput
from ..targets.target import Target
from ..units import format_time, rate_text
from .drivable import lasting
from .planning import edges_hz, inputs, pacing
from .requests import Request

FASTEST_CLOCKS = 4
"""Least period of pulses, in clocks: an input records one edge a clock, and both levels have to be sampled."""
LEAST_PULSES = 10


def role_of(name: str, option: str, identity: Identity | None = None) -> Source:
    """An input by its name; BadInput if it is none, or none of this instrument's."""
    possible = [role.label for role in (identity.roles if identity else INPUTS)]
    if name not in possible:
        raise BadInput(f"{option} takes one of {', '.join(possible)}, not {name!r}")
    return source(name)


def timed(
    request: Request,
    roles: Sequence[Source],
    *,
    rising: bool,
    period: Fraction,
    length: Fraction,
    identity: Identity,
    target: Target,
    link: float | None,
) -> Configuration:
    """A run of that length; BadInput if this instrument, or its link of so many bytes a second, cannot follow."""
    if period * identity.clock_hz < FASTEST_CLOCKS:
        least = format_time(FASTEST_CLOCKS / identity.clock_hz)
        raise BadInput(f"a pulse every {format_time(period)} is too fast: this instrument takes {least} at least")
    most = edges_hz(link)
    if most is not None and len(roles) / period > most:
        raise BadInput(
            f"the link carries {rate_text(Fraction(int(most)))} of edges, and pulses every {format_time(period)} are "
            "more: divide them, or use a faster link"
        )
    if length < LEAST_PULSES * period:
        raise BadInput(f"{format_time(length)} are too short: it takes {LEAST_PULSES} pulses")
    watched = {
        role: replace(each, rise=rising, fall=not rising)
        for role, each in inputs(request, identity, target, roles).items()
    }
    return Configuration(
        inputs=watched,
        stimuli={},
        segments=(),
        duration=lasting(length, identity),
        outliers=False,
        **pacing(request, identity),
    )
