# SPDX-License-Identifier: BSD-2-Clause
"""What a stimulus is asked to do, checked before the instrument is: a pulse that merges with another is no stimulus."""

import math
from dataclasses import dataclass
from fractions import Fraction

from ..contract.registers import STIMULUS, Dither, PulseEnd
from ..contract.roles import INPUTS, Source
from ..contract.stimulus import EDGE_CLOCKS, EXPONENTIAL_LIMIT, LEAST_CLOCKS, PULSE_CLOCKS, TIME_BITS

LEAST_WALK = Fraction(1, 4)
"""The least span of a walk that counts as whole, a share of the mean interval: after 30 stimuli the phase's first
harmonic is below 5 % of what it was (it is sin(x) / x each time, x = pi times the share)."""


@dataclass(frozen=True, kw_only=True)
class StimulusPlan:
    """The configuration of one stimulus; the names are those of its registers, times are in ticks."""

    period: int
    width: int
    active_low: int = 0
    pulse_end: PulseEnd = PulseEnd.FIXED
    release: Source = Source.ISR
    dither: Dither = Dither.NONE
    delay: int = 0
    count: int = 0
    burst: int = 0
    gap: int = 0
    span: int = 0
    seed: int = 1

    @property
    def interval(self) -> int:
        """Ticks between scheduled edges (of bursts) on average."""
        return mean_interval(self.period, self.span, self.dither)

    @property
    def edges(self) -> int:
        """All that it drives; 0: it has no end."""
        return self.count * max(1, self.burst)

    def least_length(self, edges: int) -> float:
        """Ticks from the first to the last of so many edges, less twice the SD that dither gives them: in 2.5 % of all
        runs they come within a shorter time."""
        scheduled = max(0, edges - 1) / max(1, self.burst)
        spans = {
            Dither.NONE: 0.0,
            Dither.UNIFORM: 1 / math.sqrt(6),
            Dither.WALK: 1 / math.sqrt(12),
            Dither.EXPONENTIAL: 1.0,
        }
        return max(0.0, scheduled * self.interval - 2 * spans[self.dither] * self.span * math.sqrt(scheduled))

    def words(self, output: Source = Source.STIMULUS) -> dict[str, int]:
        """Values of the registers of `output`, by register name; ValueError names a field that is too small."""
        words = {}
        for name, register in STIMULUS[output].items():
            member = name.removesuffix("_low").removesuffix("_high")
            if name == "mode":
                fields = (field.name for field in register.word.fields if field.name != "release")
                values = {field: int(getattr(self, field)) for field in fields}
                values["release"] = INPUTS.index(self.release)
            elif name.endswith("_low"):
                values = {"value": getattr(self, member) & 0xFFFF_FFFF}
            elif name.endswith("_high"):
                values = {"value": getattr(self, member) >> 32}
            else:
                values = {"value": getattr(self, member)}
            words[register.name] = register.word.pack(values)
        return words


def least_distance(width: int, samples: int, pulse_end: PulseEnd = PulseEnd.FIXED) -> int:
    """Ticks that must lie between two edges so that they are two pulses."""
    if pulse_end == PulseEnd.UNTIL_RESPONSE:
        return EDGE_CLOCKS * samples
    return max(EDGE_CLOCKS * samples, width + PULSE_CLOCKS * samples)


def largest_span(
    period: int, width: int, samples: int, *, burst: int = 0, gap: int = 0, pulse_end: PulseEnd = PulseEnd.FIXED
) -> int:
    """The largest span of uniform dither that cannot merge pulses; 0 if there is none.

    It falls short of the period by what a pulse at the end of one period and one at the start of the next need.
    """
    return max(0, period - max(0, burst - 1) * gap - least_distance(width, samples, pulse_end) + 1)


def whole_walk(interval: int, width: int, samples: int) -> tuple[int, int] | None:
    """Period and span of the walk of single pulses that meets every phase of `interval` alike; None if there is none.

    Intervals are `interval` on average, exactly, and spread evenly around it. Where pulses leave room they spread over
    a whole `interval` (but for one tick of an even one): each phase is then as likely as any other, whatever the one
    before was. Longer pulses leave shorter steps, and the phase takes some stimuli to go round; a random walk on a
    circle still comes to every place equally often. Below LEAST_WALK it would take too many stimuli.
    """
    period = max(interval // 2 + 1, _least_step(width, samples))
    span = 2 * (interval - period) + 1
    return (period, span) if span >= LEAST_WALK * interval else None


def whole_limits(interval: int, width: int, samples: int) -> tuple[int, int]:
    """What `whole_walk` takes single pulses for: the longest width at `interval`, the shortest interval at `width`."""
    longest = interval - math.ceil((LEAST_WALK * interval - 1) / 2) - PULSE_CLOCKS * samples
    return longest, math.ceil((2 * _least_step(width, samples) - 1) / (2 - LEAST_WALK))


def _least_step(width: int, samples: int) -> int:
    """Ticks that a walk with single pulses takes at least from one edge to the next."""
    return max(LEAST_CLOCKS[Dither.WALK] * samples, least_distance(width, samples))


def mean_interval(period: int, span: int, dither: Dither) -> int:
    """Ticks between scheduled edges (of bursts) on average; of a walk with an even span half a tick less."""
    return period + {Dither.EXPONENTIAL: span, Dither.WALK: (span - 1) // 2}.get(dither, 0)


def check(
    plan: StimulusPlan, samples: int, *, can_dither: bool = True, can_burst: bool = True, time_bits: int = TIME_BITS
) -> None:
    """ValueError says in a sentence why a stimulus of an instrument with R = `samples` cannot keep to `plan`."""
    plan.words()
    if plan.dither != Dither.NONE and not can_dither:
        raise ValueError("this stimulus of the instrument cannot dither: choose a schedule without (--dither none)")
    if plan.burst > 1 and not can_burst:
        raise ValueError("this instrument cannot make bursts: choose a schedule of single pulses")
    longest = (1 << time_bits) - 1
    for name in ("period", "width", "delay", "gap", "span"):
        ticks = getattr(plan, name)
        if ticks > longest:
            raise ValueError(f"a {name} of {ticks} ticks is too long: this instrument can time {longest} at most")
    distance = least_distance(plan.width, samples, plan.pulse_end)
    least_width = PULSE_CLOCKS * samples
    least_period = LEAST_CLOCKS[plan.dither] * samples
    train = max(0, plan.burst - 1) * plan.gap

    if plan.width < least_width:
        raise ValueError(f"a pulse of {plan.width} ticks is too short: this instrument needs {least_width}")
    if plan.period < least_period:
        what = "" if plan.dither == Dither.NONE else f" with {plan.dither.name.lower()} dither"
        raise ValueError(f"a period of {plan.period} ticks is too short{what}: this instrument needs {least_period}")
    if plan.burst > 1 and plan.gap < distance:
        raise ValueError(
            f"pulses of {plan.width} ticks would merge in a burst with a gap of {plan.gap}: it takes {distance}"
        )
    if plan.dither != Dither.NONE and plan.span < 1:
        raise ValueError(f"{plan.dither.name.lower()} dither needs a span of at least 1 tick")
    if plan.period - train < distance:
        what = f"bursts of {plan.burst} pulses" if train else "pulses"
        raise ValueError(
            f"{what} of {plan.width} ticks would merge at a period of {plan.period}: it takes {train + distance}"
        )
    if plan.dither == Dither.UNIFORM:
        limit = largest_span(plan.period, plan.width, samples, burst=plan.burst, gap=plan.gap, pulse_end=plan.pulse_end)
        if plan.span > limit:
            raise ValueError(
                f"uniform dither over {plan.span} ticks could merge pulses of {plan.width} ticks at a period of "
                f"{plan.period}: at most {limit} ticks are possible"
            )
    if plan.dither == Dither.EXPONENTIAL:
        room = longest - plan.period
        if plan.span * EXPONENTIAL_LIMIT > room:
            raise ValueError(
                f"exponential intervals with a mean of {plan.span} ticks above the least do not fit the counters: "
                f"at most {room // EXPONENTIAL_LIMIT} ticks are possible"
            )
