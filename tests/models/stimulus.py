# SPDX-License-Identifier: BSD-2-Clause
"""The stimulus as a list of pulses, in plain integers and ticks.

Tick 0 is sample 0 of the clock in which the stimulus first sees its run bit set.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from irqscope.contract.registers import Dither, PulseEnd
from irqscope.contract.stimulus import DRAW_LIMIT, START_CLOCKS, STOP_CLOCKS
from irqscope.device.stimulus_plan import StimulusPlan


@dataclass(frozen=True)
class Pulse:
    """Active in ticks `start` to `end - 1`; a blocked one is not driven and has no length."""

    start: int
    end: int
    blocked: bool = False


def random_numbers(seed: int) -> Iterator[int]:
    """xorshift32 (13, 17, 5), without the seed itself."""
    number = seed or 1
    while True:
        number ^= number << 13 & 0xFFFF_FFFF
        number ^= number >> 17
        number ^= number << 5 & 0xFFFF_FFFF
        yield number


def uniform(numbers: Iterator[int], span: int) -> int:
    """An integer in 0 .. span - 1."""
    return next(numbers) * span >> 32


def exponential(numbers: Iterator[int], mean: int) -> int:
    """`mean` times a standard exponential number, by von Neumann's comparisons."""
    rejected = 0
    drawn = 0
    while True:
        first = previous = next(numbers)
        drawn += 1
        length = 1
        while True:
            capped = drawn >= DRAW_LIMIT
            number = next(numbers)
            drawn += 1
            if capped:
                length = 1
                break
            if number >= previous:
                break
            previous = number
            length += 1
        if length % 2 == 1:
            return rejected * mean + (first * mean >> 32)
        rejected += 1


def due_edges(plan: StimulusPlan, samples: int) -> Iterator[int]:
    """Ticks at which edges are due; without end if the count is 0."""
    numbers = random_numbers(plan.seed)
    point = START_CLOCKS * samples + plan.delay
    number = 0
    while plan.count == 0 or number < plan.count:
        shift = uniform(numbers, plan.span) if plan.dither == Dither.UNIFORM else 0
        if plan.dither == Dither.WALK:
            point += uniform(numbers, plan.span)
        for index in range(max(1, plan.burst)):
            yield point + shift + index * plan.gap
        point += plan.period
        if plan.dither == Dither.EXPONENTIAL:
            point += exponential(numbers, plan.span)
        number += 1


def pulses(
    plan: StimulusPlan, samples: int, *, clocks: int, responses: Sequence[int] = (), stop: int | None = None
) -> list[Pulse]:
    """Pulses that begin before `clocks`; `responses` are the clocks with a response of the input `release`, in order.

    `stop` is the clock in which the run bit is first seen cleared.
    """
    found: list[Pulse] = []
    line_end = -1
    for tick in due_edges(plan, samples):
        clock = tick // samples
        if clock >= clocks or (stop is not None and clock > stop + STOP_CLOCKS):
            break
        if plan.pulse_end == PulseEnd.FIXED:
            found.append(Pulse(tick, tick + plan.width))
        elif line_end >= (clock - 1) * samples:
            found.append(Pulse(tick, tick, blocked=True))
        else:
            answer = next((response for response in responses if response > clock), None)
            line_end = tick + plan.width
            if answer is not None:
                line_end = min(line_end, (answer + 1) * samples)
            found.append(Pulse(tick, line_end))
    return found


def levels(found: Sequence[Pulse], ticks: int, *, active_low: int = 0) -> list[int]:
    """The pin at each tick."""
    line = [active_low] * ticks
    for pulse in found:
        for tick in range(pulse.start, min(pulse.end, ticks)):
            line[tick] = 1 - active_low
    return line
