# SPDX-License-Identifier: BSD-2-Clause
"""Reference model of the serial line: a waveform in real time, and a receiver that looks at it whenever it likes.

Time is a Fraction; which unit is the caller's affair. A waveform is a list of (time, level), the level from then on;
before the first the line is high.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

Waveform = list[tuple[Fraction, int]]


def frame_levels(byte: int) -> list[int]:
    """Start bit, the bits from the lowest on, stop bit."""
    return [0, *(byte >> bit & 1 for bit in range(8)), 1]


def waveform(levels: Iterable[int], bit: Fraction, start: Fraction = Fraction(0)) -> Waveform:
    """Levels of one bit time each."""
    return [(start + number * bit, level) for number, level in enumerate(levels)]


def level_at(line: Sequence[tuple[Fraction, int]], time: Fraction) -> int:
    index = bisect_right(line, time, key=lambda change: change[0])
    return line[index - 1][1] if index else 1


class Received(NamedTuple):
    """Bytes in order; None stands for a frame without stop bit."""

    frames: list[int | None]


def receive(line: Waveform, bit: Fraction) -> Received:
    """Every fall of the idle line begins a frame; each bit is looked at once, in its middle."""
    frames: list[int | None] = []
    time = Fraction(-1)

    def next_change(level: int) -> Fraction | None:
        """When the line has this level first, from `time` on."""
        if level_at(line, time) == level:
            return time
        return next((at for at, new in line if at > time and new == level), None)

    while (fall := next_change(0)) is not None:
        bits = [level_at(line, fall + (number + Fraction(1, 2)) * bit) for number in range(10)]
        if bits[0]:
            time = fall + bit / 2
            continue
        time = fall + Fraction(19, 2) * bit
        frames.append(sum(level << number for number, level in enumerate(bits[1:9])) if bits[9] else None)
        if not bits[9]:
            high = next_change(1)
            if high is None:
                break
            time = high
    return Received(frames)
