# SPDX-License-Identifier: BSD-2-Clause
"""The grid of a free-running periodic task: how late each start is, seen from outside.

Neither the schedule nor the target's clock is known, and that clock wanders (crystal) and is slewed (NTP, by up to
500 ppm). So what is found is the *delay beyond the earliest*: in windows of 10 to 100 s a line is fitted through the
starts and pushed down to the earliest of them, and delays count from there. What is common to all starts of a window is
not seen.

A line is robust: medians of blocks of starts, and their Theil-Sen slope (Sen, J. Am. Stat. Assoc. 63 (1968) 1379).
Where the medians do not follow it, two lines that meet are fitted (Hudson, J. Am. Stat. Assoc. 61 (1966) 1097): the
clock's slope stepped. Where they do not follow these either, the window is halved. A step within some 3 % of the end of
a window is not seen, and delays may be wrong by what the clock is off by then (20 ppm, 1 s from the end: 10 us).
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ..errors import BadInput
from ..units import format_time

Floats = NDArray[np.float64]

WINDOWS_S = (10.0, 100.0)
LEAST = 180
"""Starts that a window needs."""
IN_BLOCK = 9
MOST_BLOCKS = 1000
PARTS = 10
"""The medians' deviations from the line are averaged over so many parts of a window."""
BENT = 5.0
"""Standard errors beyond which such an average does not follow the line."""
STEP = 1e-6
"""A change of slope below this is called wander, not a step."""
REGULAR = 0.1
"""An interval within this share of the period is regular."""
OVER = 64
"""Periods that the first guess of their length is taken over."""
CATCH_UP = 1000
"""More starts in a row than this do not catch up what was late."""
SETTLED = 10
"""Nor does a start after so many in a row, one a period, each within that share of one after it was due."""


@dataclass(frozen=True)
class Window:
    """One window. Times in ticks.

    Attributes
    ----------
    starts, delays : array
        When the task started, and how long after the grid. Extra starts are left out.
    period : float
        Of the grid; at the end of the window, if its slope stepped.
    overruns : int
        Activations without a start: intervals near 2, 3, ... periods.
    unmatched : int
        Starts beyond one for each activation.
    step : tuple[float, float] | None
        A step of the clock's slope: when, and by how much (1e-6 is 1 ppm; more than 0: the target's clock slows down).
    off : float
        By how much the grid may be wrong: the largest deviation of a tenth of the window from it.
    straight : bool
        Whether the starts follow the grid. If not, the clock did what lines do not describe, and `off` says how far.
    """

    starts: NDArray[np.int64]
    delays: Floats
    period: float
    overruns: int
    unmatched: int
    step: tuple[float, float] | None
    off: float
    straight: bool

    @property
    def worst(self) -> tuple[float, int]:
        """The largest delay, and when."""
        at = int(self.delays.argmax())
        return float(self.delays[at]), int(self.starts[at])


class Grid:
    """Starts go in as they come, windows come out: memory is that of one window, however long the run is.

    A window waits until LEAST further starts have come. Fewer than that belong to it as well, so that the last window
    before the end, or before a gap, may be longer than the others.
    """

    def __init__(self, *, tick: float, window: float = WINDOWS_S[1]) -> None:
        """`tick` and the length of a window in seconds."""
        if not WINDOWS_S[0] <= window <= WINDOWS_S[1]:
            low, high = map(format_time, WINDOWS_S)
            raise BadInput(f"a window of {format_time(window)} is out of range: choose {low} to {high}")
        self.window = window
        self._ticks = window / tick
        self._least = WINDOWS_S[0] / tick
        self._starts = np.zeros(0, np.int64)

    def add(self, starts: NDArray[np.int64]) -> Iterator[Window]:
        """Further starts, in ticks and in order; yields the windows that are complete."""
        self._starts = np.concatenate([self._starts, starts])
        while len(self._starts) and self._starts[-1] - self._starts[0] > self._ticks:
            end = int(np.searchsorted(self._starts, self._starts[0] + self._ticks))
            if end < LEAST:
                raise BadInput(
                    f"{end} starts in {format_time(self.window)} are too few for a grid: it takes {LEAST} in a window"
                )
            if len(self._starts) - end < LEAST:
                return
            # A window ends before a regular interval, so that nothing late goes on into the next.
            intervals = np.diff(self._starts[: end + 1])
            regular = np.flatnonzero(np.abs(intervals / np.median(intervals) - 1) <= REGULAR)
            if len(regular) and regular[-1] >= LEAST:
                end = int(regular[-1]) + 1
            window, self._starts = self._starts[:end], self._starts[end:]
            yield from self._windows(window)

    def close(self) -> Iterator[Window]:
        """Yields what is left: at the end, and where starts were lost, which are no overruns.

        Fewer than LEAST starts in a row are in no window: whoever counts the starts finds them missing there.
        """
        rest, self._starts = self._starts, self._starts[:0]
        if len(rest) >= LEAST:
            yield from self._windows(rest)

    def _windows(self, starts: NDArray[np.int64]) -> Iterator[Window]:
        found = fit(starts)
        half = len(starts) // 2
        if found.straight or half < LEAST or starts[-1] - starts[0] < 2 * self._least:
            yield found
        else:
            yield from self._windows(starts[:half])
            yield from self._windows(starts[half:])


def fit(starts: NDArray[np.int64]) -> Window:
    """The grid of one window of LEAST starts or more, in ticks and in order."""
    times = (starts - starts[0]).astype(np.float64)
    period = _period(times)
    steady = _steady(times, period)
    line = _line(*_blocks(times, period, steady))
    position = times - line.at(times)
    about = position - period * np.rint(position / period)
    regular = np.abs(np.diff(times, prepend=-np.inf) / period - 1) <= REGULAR
    prompt = next((each for each in (regular & steady, regular) if each.any()), slice(None))
    earliest = float(about[prompt].min())
    # A start between two late ones is not regular, but may be the earliest by a little.
    earliest = float(about[about >= 2 * earliest - max(earliest, float(np.median(about)))].min())
    slot = np.floor((position - earliest) / period + 1e-9).astype(np.int64)
    activation, counted = _activations(slot, position - earliest - slot * period < REGULAR * period)
    delays = np.maximum(0.0, position - earliest - activation * period)[counted]
    step = None if abs(line.step) < STEP else (float(starts[0]) + line.meet, line.step)
    return Window(
        starts=starts[counted],
        delays=delays,
        period=period / (1 - line.slopes[1]),
        overruns=int((np.diff(activation[counted]) - 1).sum()),
        unmatched=int((~counted).sum()),
        step=step,
        off=line.off,
        straight=line.straight,
    )


def _period(times: Floats) -> float:
    """By the median over many periods: that of single ones is a whole number of ticks."""
    over = len(times) // 4 if len(times) < 4 * OVER else OVER
    distance = float(np.median(times[over:] - times[:-over]))
    return distance / round(distance / float(np.median(np.diff(times))))


def _steady(times: Floats, period: float) -> NDArray[np.bool_]:
    """Which starts came about one a period: of the first ones with those that follow. A task that works for nearly a
    period, and catches up what was late, has regular intervals, and comes at all phases."""
    apart = np.abs(times[SETTLED:] - times[:-SETTLED] - SETTLED * period) <= REGULAR * period
    return np.concatenate([apart[:SETTLED], apart])


def _blocks(times: Floats, period: float, steady: NDArray[np.bool_]) -> tuple[Floats, Floats]:
    """Mean time and median phase, in ticks, of blocks of starts: of those with steady ones, if most have."""
    blocks = min(MOST_BLOCKS, len(times) // IN_BLOCK)
    size = len(times) // blocks
    block = times[: blocks * size].reshape(blocks, size)
    some = np.count_nonzero(steady[: blocks * size].reshape(blocks, size), axis=1) > size / 2
    if np.count_nonzero(some) > max(PARTS, blocks / 2):
        block = block[some]
    turns = np.exp(2j * np.pi * (block / period % 1))
    middle = np.angle(turns.sum(axis=1)) / (2 * np.pi)
    apart = (block / period - middle[:, None] + 0.5) % 1 - 0.5
    phase = np.unwrap(middle + np.median(apart, axis=1), period=1.0)
    return block.mean(axis=1), phase * period


@dataclass(frozen=True)
class _Line:
    """Two lines that meet, or one twice; `off` is the largest deviation, `straight` whether that is noise."""

    levels: tuple[float, float]
    slopes: tuple[float, float]
    meet: float
    off: float
    straight: bool

    @property
    def step(self) -> float:
        return self.slopes[1] - self.slopes[0]

    def at(self, times: Floats) -> Floats:
        before, after = (level + slope * times for level, slope in zip(self.levels, self.slopes, strict=True))
        return np.where(times < self.meet, before, after)


def _line(at: Floats, phase: Floats) -> _Line:
    from scipy.stats import theilslopes

    slope = float(theilslopes(phase, at).slope)
    residual = phase - slope * at
    level = float(np.median(residual))
    # Successive differences do not see a trend.
    noise = 1.4826 * float(np.median(np.abs(np.diff(residual)))) / math.sqrt(2)
    bearable = BENT * noise / math.sqrt(len(at) / PARTS)
    off = _deviation(residual - level)
    one = _Line((level, level), (slope, slope), 0.0, off, off <= bearable)
    two = None if one.straight else _two_lines(at, phase)
    if two is None:
        return one
    off = _deviation(phase - two.at(at))
    return replace(two, off=off, straight=off <= bearable)


def _deviation(residual: Floats) -> float:
    return max(abs(float(part.mean())) for part in np.array_split(residual, PARTS))


def _two_lines(at: Floats, phase: Floats) -> _Line | None:
    """Least squares over all divisions; None if the lines of the best do not meet about there."""
    least = max(3, len(at) // 50)
    sums = np.cumsum(np.stack([np.ones_like(at), at, phase, at * at, at * phase, phase * phase]), axis=1)
    cuts = np.arange(least, len(at) - least)
    (level, slope, squares), (level_2, slope_2, squares_2) = map(
        _regress, (sums[:, cuts - 1], sums[:, -1:] - sums[:, cuts - 1])
    )
    best = int((squares + squares_2).argmin())
    levels, slopes = (float(level[best]), float(level_2[best])), (float(slope[best]), float(slope_2[best]))
    if slopes[0] == slopes[1]:
        return None
    meet = (levels[0] - levels[1]) / (slopes[1] - slopes[0])
    if not at[cuts[best] - least] <= meet <= at[cuts[best] + least]:
        return None
    return _Line(levels, slopes, meet, 0.0, False)


def _regress(sums: Floats) -> tuple[Floats, Floats, Floats]:
    """Level, slope and sum of squares of lines from their sums of 1, x, y, xx, xy, yy."""
    n, x, y, xx, xy, yy = sums
    slope = (xy - x * y / n) / (xx - x * x / n)
    level = (y - slope * x) / n
    return level, slope, yy - level * y - slope * xy


def _activations(slot: NDArray[np.int64], prompt: NDArray[np.bool_]) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """Which activation each start is of, given the latest that it can be of and whether it would be a `prompt` start
    of that, and which starts count.

    Where two starts have one slot, a task catches up: those before are of earlier activations, back to one that had no
    start. Where there is none, or starts between were prompt, SETTLED in a row, the second start is an unmatched one:
    a task that is a period late does not start when the next one is due.
    """
    activation, counted = slot.copy(), np.ones(len(slot), np.bool_)
    settled = _in_a_row(prompt & (np.diff(slot, prepend=slot[0] - 1) == 1)) >= SETTLED
    for last in (np.flatnonzero(np.diff(slot) <= 0) + 1).tolist():
        first = last
        while first and last - first < CATCH_UP and activation[first - 1] >= slot[last] - (last - first):
            if settled[first - 1]:
                break
            first -= 1
        if first and activation[first - 1] < slot[last] - (last - first):
            activation[first : last + 1] = slot[last] - np.arange(last - first, -1, -1)
        else:
            counted[last] = False
    return activation, counted


def _in_a_row(those: NDArray[np.bool_]) -> NDArray[np.int64]:
    """How many of them in a row end with each; 0 of another one."""
    places = np.arange(1, len(those) + 1)
    return places - np.maximum.accumulate(np.where(those, 0, places))
