# SPDX-License-Identifier: BSD-2-Clause
"""A latched interrupt handler that is offered more than it can answer, as docs/guide/bench.md describes the target
model.

Twice: `answers` is one target, plain and slow. `Lanes` are many at once, each at a rate of its own, one answer of each
at a time; a random number is a function of the lane and of what it is drawn for.
"""

import random
from bisect import bisect_right
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from irqscope_bench.profile import load

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]

PS = 1e-12
PROBABILITY = 2.0**-32
KEPT = 500
"""Times between answers of each lane, from its begin, that its median is of."""


@dataclass(frozen=True)
class Handler:
    """What the time of an answer is made of, in seconds; distributions are tables of equally likely values.

    While the target stalls nothing runs: `stall_duration` from each multiple of `stall_period` on, with a probability.
    """

    latency: Floats
    duration: Floats
    toggle: float
    reentry: float
    stall_period: float
    stall_duration: float
    stall_probability: float
    lost: float

    @classmethod
    def of(cls, profile: str, **changes: Any) -> "Handler":
        """Of a profile of the virtual bench: its handler and its first disturbance."""
        found = load(profile)
        given, tables = found.parameters, {name: np.array(table) * PS for name, table in found.tables.items()}
        values = {
            "latency": tables["irq_latency"],
            "duration": tables["isr_duration"],
            "toggle": given["isr_toggle"] * PS,
            "reentry": given["isr_reentry"] * PS,
            "stall_period": given["disturbance0_period"] * PS,
            "stall_duration": given["disturbance0_duration"] * PS,
            "stall_probability": given["disturbance0_probability"] * PROBABILITY,
            "lost": given["edge_lost"] * PROBABILITY,
        }
        return cls(**{**values, **changes})

    @property
    def capacity(self) -> float:
        """Answers per second if there is always a stimulus: the CPU is the handler's whenever it does not stall."""
        stalled = self.stall_probability * self.stall_duration / self.stall_period
        return float((1 - stalled) / (self.duration.mean() + self.reentry))


def answers(handler: Handler, stimuli: list[float], seed: int) -> list[float]:
    """When the handler is entered to serve ascending stimuli."""
    dice = random.Random(seed)
    kept = [time for time in stimuli if dice.random() >= handler.lost]
    latency, duration = handler.latency.tolist(), handler.duration.tolist()
    stall = dice.random() * handler.stall_period  # the next one's begin, if it comes
    end = 0.0  # of the last one that came
    entries, leave, served = [], 0.0, 0

    def pass_stalls(until: float) -> float:
        """Take the stalls that begin before `until`; the time that they take."""
        nonlocal stall, end
        taken = 0.0
        while stall < until + taken:
            if dice.random() < handler.stall_probability:
                end = stall + handler.stall_duration
                taken += handler.stall_duration
            stall += handler.stall_period
        return taken

    while served < len(kept):
        pending = kept[served] <= leave
        enter = leave + handler.reentry if pending else kept[served] + dice.choice(latency)
        pass_stalls(enter)  # of which it takes nothing but what is left of them
        enter = max(enter, end)
        entries.append(enter)
        served = bisect_right(kept, enter)
        leave = enter + dice.choice(duration)
        leave += pass_stalls(leave)
    return entries


class Lanes:
    """Targets side by side, each driven at a rate for some time: `drive`, then read.

    Attributes
    ----------
    stimuli, answers : Integers
        By lane.
    least, median : Floats
        Of the times between answers, in seconds.
    """

    def __init__(self, handler: Handler, dither: float) -> None:
        self.handler, self.dither = handler, dither

    def drive(self, rates: Floats, seconds: float, seed: int) -> None:
        number = len(rates)
        self.stimuli = np.floor(seconds * rates).astype(np.int64)
        self.answers, self.least = np.zeros(number, np.int64), np.full(number, np.inf)
        self._kept = np.full((KEPT, number), np.nan)
        keys = _Keys(seed, number)
        lanes, period, total = np.arange(number), 1 / rates, self.stimuli
        phase = keys.phase * self.handler.stall_period
        served, leave, last = np.zeros(number, np.int64), np.full(number, -1.0), np.full(number, np.nan)
        turn = 0
        while len(lanes):
            served = self._skip_lost(keys, served)
            entry, leave = self._run(keys, turn, leave, self._time(keys, served, period), phase)
            alive = served < total
            self._count(turn, lanes[alive], (entry - last)[alive])
            last, served = entry, np.maximum(served + 1, self._come(keys, entry, period))
            turn += 1
            if turn % 64 == 0:
                on = np.flatnonzero(served < total)
                lanes, period, total, phase, served, leave, last = (
                    each[on] for each in (lanes, period, total, phase, served, leave, last)
                )
                keys = keys.of(on)
        self.median = np.nanmedian(self._kept, axis=0)

    def _time(self, keys: "_Keys", stimulus: Integers, period: Floats) -> Floats:
        return (stimulus + self.dither * keys.dither(stimulus)) * period

    def _come(self, keys: "_Keys", time: Floats, period: Floats) -> Integers:
        """Stimuli until a time: all of the periods before, and the one of its own if it has passed."""
        periods = np.floor(time / period).astype(np.int64)
        return periods + (self._time(keys, periods, period) <= time)

    def _skip_lost(self, keys: "_Keys", served: Integers) -> Integers:
        while self.handler.lost and (lost := keys.fate(served) < self.handler.lost).any():
            served = served + lost
        return served

    def _run(self, keys: "_Keys", turn: int, leave: Floats, stimulus: Floats, phase: Floats) -> tuple[Floats, Floats]:
        """When the handler is entered and left, to serve a first `stimulus` after it was left."""
        handler = self.handler
        latency, duration = keys.drawn(turn, handler.latency, handler.duration)
        entry = np.where(stimulus <= leave, leave + handler.reentry, stimulus + latency)
        begin, comes = self._stall(keys, np.floor((entry - phase) / handler.stall_period), phase)
        entry = np.where(comes, np.maximum(entry, begin + handler.stall_duration), entry)
        begin, comes = self._stall(keys, np.floor((entry - phase) / handler.stall_period) + 1, phase)
        leave = entry + duration
        return entry, leave + handler.stall_duration * (comes & (begin < leave))

    def _stall(self, keys: "_Keys", number: Floats, phase: Floats) -> tuple[Floats, NDArray[np.bool_]]:
        comes = keys.stall(number.astype(np.int64) + 1) < self.handler.stall_probability
        return phase + number * self.handler.stall_period, comes

    def _count(self, turn: int, lanes: Integers, interval: Floats) -> None:
        self.answers[lanes] += 1
        self.least[lanes] = np.fmin(self.least[lanes], interval)
        if turn < KEPT:
            self._kept[turn, lanes] = interval


class _Keys:
    """Random numbers by lane, purpose and index (SplitMix64's mixing of them)."""

    def __init__(self, seed: int, number: int) -> None:
        lanes = np.arange(number, dtype=np.uint64) + np.uint64(seed << 32)
        self._keys = [_mix(lanes, np.full(number, purpose, np.uint64)) for purpose in range(5)]
        self.phase = _uniform(self._keys[0], np.zeros(number, np.int64))

    def of(self, lanes: Integers) -> "_Keys":
        found = object.__new__(_Keys)
        found._keys = [keys[lanes] for keys in self._keys]
        return found

    def dither(self, index: Integers) -> Floats:
        return _uniform(self._keys[1], index)

    def fate(self, index: Integers) -> Floats:
        return _uniform(self._keys[2], index)

    def stall(self, index: Integers) -> Floats:
        return _uniform(self._keys[3], index)

    def drawn(self, index: int, *tables: Floats) -> list[Floats]:
        """An entry of each of two tables of at most 65536."""
        bits = _mix(self._keys[4], np.uint64(index))
        return [table[(bits >> shift) % np.uint64(len(table))] for table, shift in zip(tables, _SHIFTS, strict=True)]


_SHIFTS = np.uint64(0), np.uint64(32)


def _mix(key: Any, index: Any) -> NDArray[np.uint64]:
    with np.errstate(over="ignore"):
        word: NDArray[np.uint64] = key + (index + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
        word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


def _uniform(key: NDArray[np.uint64], index: Integers) -> Floats:
    return np.asarray((_mix(key, index.astype(np.uint64)) >> np.uint64(11)) * 2.0**-53)
