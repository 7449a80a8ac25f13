# SPDX-License-Identifier: BSD-2-Clause
"""What of a run an instrument cannot do, in the units in which it was asked for: rates, times of pulses, its length."""

import math
from fractions import Fraction

from ..contract.identity import Identity
from ..contract.registers import Dither
from ..contract.roles import Source
from ..contract.stimulus import EXPONENTIAL_LIMIT, LEAST_CLOCKS, PULSE_CLOCKS
from ..device.contradictions import LATEST
from ..device.stimulus_plan import StimulusPlan, check, largest_span, least_distance
from ..errors import BadInput
from ..units import format_rate, format_time, time_text, to_ticks


def check_drivable(plan: StimulusPlan, identity: Identity, rate: str) -> None:
    """BadInput if this instrument cannot drive single pulses as planned, at the `rate` that was asked for."""
    _check_rate(plan, identity, rate)
    _check_pulses(plan, identity, rate)
    try:
        check(
            plan,
            identity.samples,
            can_dither=identity.can_dither(Source.STIMULUS),
            can_burst=bool(identity.bursts),
            time_bits=identity.time_bits,
        )
    except ValueError as error:
        raise BadInput(f"{error} (a tick is {format_time(identity.tick)})") from error


def lasting(duration: Fraction, identity: Identity, option: str = "duration") -> int:
    """Ticks of a run, which an `option` asks for; BadInput of one that goes on beyond the times that the host computes
    with."""
    ticks = to_ticks(duration, identity.tick)
    if ticks >= LATEST:
        longest = format_time(LATEST * identity.tick, 3)
        raise BadInput(f"--{option} {time_text(duration)} is too long: times are exact up to {longest} here")
    return ticks


def _check_rate(plan: StimulusPlan, identity: Identity, rate: str) -> None:
    """Neither slower than its counters, nor faster than its logic."""
    longest = (1 << identity.time_bits) - 1
    exponential = plan.dither == Dither.EXPONENTIAL
    # Exponential intervals are half of the mean at least, and up to EXPONENTIAL_LIMIT halves beyond.
    slowest = 2 * longest // (1 + EXPONENTIAL_LIMIT) if exponential else longest
    if plan.interval > slowest:
        least = format_rate(cut(1 / (slowest * identity.tick), up=True))
        how = " with exponential dither" if exponential else ""
        raise BadInput(f"a rate of {rate} is too slow: this instrument drives at least {least}{how}")
    shortest = LEAST_CLOCKS[plan.dither] * identity.samples
    if plan.period < shortest:
        shortest *= 2 if exponential else 1
        most = format_rate(cut(1 / (shortest * identity.tick)))
        how = "out" if plan.dither == Dither.NONE else ""
        raise BadInput(f"a rate of {rate} is too fast: this instrument drives at most {most} with{how} dither")


def _check_pulses(plan: StimulusPlan, identity: Identity, rate: str) -> None:
    """Neither shorter than it can drive, nor so long, or so far dithered, that they merge."""
    tick, samples = identity.tick, identity.samples
    width, rest = format_time(plan.width * tick), PULSE_CLOCKS * samples
    if plan.width < rest:
        raise BadInput(f"pulses of {width} are too short: this instrument drives at least {format_time(rest * tick)}")
    if plan.period < least_distance(plan.width, samples, plan.pulse_end):
        most = format_time(cut((plan.period - rest) * tick))
        raise BadInput(f"pulses of {width} merge at {rate}: at most {most}")
    limit = largest_span(plan.period, plan.width, samples, pulse_end=plan.pulse_end)
    if plan.dither == Dither.UNIFORM and plan.span > limit:
        dither, most = format_time(plan.span * tick), format_time(cut(limit * tick)) if limit else "none"
        raise BadInput(f"pulses of {width} could merge at {rate} with a dither of {dither}: at most {most}")


def cut(limit: Fraction, *, up: bool = False) -> Fraction:
    """A limit as it is told: cut off after four digits, or rounded up, so that what is told is accepted."""
    step = Fraction(10) ** (math.floor(math.log10(limit)) - 3)
    return (math.ceil(limit / step) if up else limit // step) * step


def check_carried(what: str, edges: Fraction, most: Fraction | None) -> None:
    """BadInput if so many edges a second are more than the link carries, None: any, and all of them must come by it."""
    if most is not None and edges > most:
        raise BadInput(
            f"{what} are {format_rate(cut(edges))} edges, all of which must come by the link, and it carries "
            f"{format_rate(cut(most))}: choose a lower rate"
        )
