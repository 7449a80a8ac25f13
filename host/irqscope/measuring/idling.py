# SPDX-License-Identifier: BSD-2-Clause
"""Runs whose stimuli come after gaps of all lengths: which parts there are, and how many stimuli each has.

A part has gaps within a factor of some three, all of them as often. Where its stimuli would come faster than the link
carries their edges, it joins the others of that kind in one with exponential intervals: it has as many short ones as
the link bears.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise

from ..contract.identity import Identity
from ..contract.registers import Dither
from ..contract.roles import Source
from ..contract.stimulus import LEAST_CLOCKS
from ..device.configuration import Configuration
from ..device.stimulus_plan import least_distance
from ..errors import BadInput
from ..exactnumber import exact
from ..targets.target import Target
from ..units import format_time, rate_text
from .drivable import check_drivable
from .planning import edges_hz, plan, second_edges_hz
from .requests import Latency

PER_DECADE = 2
"""Parts."""
FEWEST, MOST = 20, 20_000
"""Stimuli of a part."""
SPARE = Fraction(4, 5)
"""Of what the link carries."""


@dataclass(frozen=True)
class Part:
    """Gaps from `low` to `high` ticks; `mean` is that between its stimuli. If `random`, some are longer."""

    low: int
    high: int
    mean: int
    random: bool = False


def parts(low: int, high: int, floor: int) -> list[Part]:
    """Those for gaps from `low` to `high`, the longest first; on the average no shorter than `floor`."""
    number = max(1, round(PER_DECADE * math.log10(high / low)))
    ends = [round(low * (high / low) ** (each / number)) for each in range(number + 1)]
    found = [Part(begin, end, (begin + end) // 2) for begin, end in pairwise(ends)]
    slow = [each for each in found if each.mean >= floor]
    fast = [each for each in found if each.mean < floor]
    if fast:
        slow.insert(0, Part(low, fast[-1].high, floor, random=True))
    return slow[::-1]


def counts(found: Sequence[Part], busy: int, total: int) -> list[int]:
    """Stimuli of each part, in so many ticks together: as many as make the sum of their inverses the least."""
    means = [each.mean + busy for each in found]
    share = total / sum(math.sqrt(each) for each in means)
    return [min(MOST, int(share / math.sqrt(each))) for each in means]


def enough(found: Sequence[Part], total: int, identity: Identity) -> None:
    """BadInput if that time is too short for the longest gaps."""
    means = [each.mean for each in found]
    least = FEWEST * math.sqrt(means[0]) * sum(math.sqrt(each) for each in means)
    if counts(found, 0, total)[0] < FEWEST:
        longest, needed = found[0].high * identity.tick, 1.01 * least * float(identity.tick)
        raise BadInput(
            f"--duration {format_time(total * identity.tick)} is too short for gaps of up to {format_time(longest)}: "
            f"it takes {format_time(needed, 3)}"
        )


def floor_of(configuration: Configuration, identity: Identity, link: float | None) -> int:
    """Ticks between stimuli, on the average, of which a link of so many bytes a second carries all edges."""
    most = edges_hz(link)
    if most is None:
        return 1
    rest = SPARE * most - second_edges_hz(configuration, identity)
    if rest <= 0:
        raise BadInput("the edges of the second stimulus are all that the link carries: choose a lower rate of it")
    return math.ceil((1 + len(configuration.inputs)) / rest / identity.tick)


def configured(
    request: Latency, part: Part, busy: int, count: int, identity: Identity, target: Target
) -> Configuration:
    """The run of a part, of a target that answers for `busy` ticks at most; BadInput if the instrument cannot drive it.

    One that is awake answers sooner, and then the gap is an interval: the shortest is no longer than it must be.
    """
    low = max(part.low, busy // 2)
    rate = exact(float(1 / (low * identity.tick)))  # a decimal number, whose nearest period is that one
    wanted = replace(request, rate=rate, count=count, duration=None, dither="none")
    base = plan(wanted, identity, target, every_pin=True)
    driven = base.stimuli[Source.STIMULUS]
    kind = Dither.EXPONENTIAL if part.random else Dither.WALK
    least = max(LEAST_CLOCKS[kind] * identity.samples, least_distance(driven.width, identity.samples, driven.pulse_end))
    period = max(low, least)
    span = max(1, part.mean + busy - period if part.random else part.high + busy - period)
    driven = replace(driven, period=period, span=span, dither=kind, count=count)
    check_drivable(driven, identity, rate_text(wanted.rate))
    return replace(base, stimuli={**base.stimuli, Source.STIMULUS: driven})
