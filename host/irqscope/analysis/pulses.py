# SPDX-License-Identifier: BSD-2-Clause
"""Pulses that should come once a period: the number of each, what is missing and what is too much.

A pulse belongs to the period after which it is due, counted from the pulse before it. A share of the period may lie
between the two; where several pulses may be the one that is due, the nearest is, and the others are extra. Where none
is, and the next ones follow each other as pulses do, the train has jumped: it goes on there, one period later at least.
"""

import math
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .histogram import Int64

LARGEST_ERROR = 1e-3
"""Of the period, relative; beyond it this is another clock than was said."""
SHORTEST = 4
"""Ticks of a period: of a shorter one no grid tells pulses apart."""
DRIFT = 1e-5
"""By which the period may be off while pulses are numbered."""
NEAREST = 0.45
"""Of the period: what is as far as that from where a pulse is due is never that pulse."""
FOLLOWING = 3
"""Pulses after one, of which another is due after it if it is a pulse itself; as many make a train that has jumped."""
MISSING, LOST, EXTRA, JUMP = "missing", "lost", "extra", "jump"


@dataclass(frozen=True)
class Wrong:
    """A place where the train is not whole: `number` pulses missing, lost by the instrument, or extra; of a jump its
    size in ticks, positive if the pulses come later from there on."""

    what: str
    time: int
    number: int


@dataclass
class Train:
    """Pulses by their number, from 0 on: `times` in ticks, and what did not fit."""

    numbers: Int64
    times: Int64
    wrong: list[Wrong] = field(default_factory=list)
    unseen: int = 0
    """Of what is missing, those before the first pulse and after the last."""

    def total(self, what: str) -> int:
        """How many pulses were missing, lost or extra; how often they jumped."""
        return sum(1 if what == JUMP else each.number for each in self.wrong if each.what == what)


def measured_period(times: Int64, nominal: float) -> float | None:
    """Ticks of a period by the times of pulses, near the nominal one; None if half of them are no pulses of it."""
    if len(times) < 2 or nominal < SHORTEST:
        return None
    spans = np.diff(times)
    whole = np.rint(spans / nominal)
    near = (whole > 0) & (np.abs(spans - whole * nominal) <= LARGEST_ERROR * whole * nominal + 2)
    if np.count_nonzero(near) * 2 < len(spans):
        # Jitter of single pulses is no error of their period.
        single = spans[whole == 1]
        if len(single) * 2 < len(spans):
            return None
        typical, scatter = float(np.median(single)), float(np.std(single)) / math.sqrt(len(single))
        return typical if abs(typical - nominal) <= LARGEST_ERROR * nominal + 2 + 4 * scatter else None
    return float(np.median(spans[near] / whole[near]))


@dataclass(frozen=True)
class Watched:
    """For how long an input was watched, in ticks; None: not known. `lost` are its edges after the last stamp."""

    begin: int | None = None
    end: int | None = None
    lost: int = 0


def train(times: Int64, counts: Int64, period: float, tolerance: float, watched: Watched = Watched()) -> Train:
    """Number pulses. `counts` are edges from the pulse before to each, itself included: more than one if some were lost
    on their way to the host. `tolerance` is a share of the period. What was due before the first pulse or after the
    last, while the input was watched, is missing, too.
    """
    n = len(times)
    if not n:
        return Train(times, times)
    spans = np.diff(times)
    whole = np.rint(spans / period).astype(np.int64)
    near = np.minimum(NEAREST * period, _reach(whole, period, tolerance))
    fits = (whole >= 1) & (np.abs(spans - whole * period) <= near)
    found = _Walk(times, counts, period, tolerance, fits).train()
    first, last = int(found.times[0]), int(found.times[-1])
    before = _absent(watched.begin, first, int(counts[0]) - 1, period, tolerance)
    after = _absent(last, watched.end, watched.lost, period, tolerance)
    unseen = sum(each.number for each in (*before, *after) if each.what == MISSING)
    return Train(found.numbers, found.times, [*before, *found.wrong, *after], unseen)


def _absent(begin: int | None, end: int | None, lost: int, period: float, tolerance: float) -> list[Wrong]:
    """What is missing from where the input was watched first to the first pulse, or from the last one to where it was
    watched last: what was due there however far it was off. `lost` edges are known not to have reached the host.
    """
    if begin is None or end is None:
        return []
    due = (end - begin - 2 - tolerance * period) / (period * (1 + DRIFT))
    return _gap(end, max(0, int(due)), lost)


def _gap(time: int, number: int, lost: int) -> list[Wrong]:
    """A gap before a time, of so many pulses; as many of them as edges were lost have come."""
    lost = min(number, max(0, lost))
    return [Wrong(what, time, each) for what, each in ((LOST, lost), (MISSING, number - lost)) if each]


def whole_periods(span: int, period: float, tolerance: float) -> int:
    """Periods in the span from one pulse to another that is due after it; 0 if none is due there."""
    whole = round(span / period)
    near = min(NEAREST * period, _reach(whole, period, tolerance))
    return whole if whole >= 1 and abs(span - whole * period) <= near else 0


def _reach(whole: Any, period: float, tolerance: float) -> Any:
    """Ticks, of a number of periods or of many."""
    return 2 + (tolerance + DRIFT * whole) * period


class _Walk:
    """From pulse to pulse: at once where successive ones fit, one by one where they do not."""

    def __init__(self, times: Int64, counts: Int64, period: float, tolerance: float, fits: NDArray[np.bool_]) -> None:
        self._times, self._period, self._tolerance = times, period, tolerance
        self._counted = np.cumsum(counts)
        self._fits = fits
        self._bad = np.flatnonzero(~fits)
        # A place from which on so many pulses follow each other as they should.
        runs = np.convolve(fits.astype(np.int64), np.ones(FOLLOWING, np.int64), "valid") == FOLLOWING
        self._trains = np.flatnonzero(runs)
        self._kept: list[Int64] = []
        self._numbers: list[Int64] = []
        self._next = 0
        self._wrong: list[Wrong] = []

    def train(self) -> Train:
        n = len(self._times)
        at = next((k for k in range(n - 1) if any(self._due(k, j) for j in range(k + 1, min(n, k + 1 + FOLLOWING)))), 0)
        if at:
            self._note(EXTRA, 0, at)
        self._keep(at, at + 1, 0)
        while at < n - 1:
            place = int(np.searchsorted(self._bad, at))
            end = int(self._bad[place]) if place < len(self._bad) else n - 1
            if end > at:
                steps = np.rint(np.diff(self._times[at : end + 1]) / self._period).astype(np.int64)
                self._gaps(at, steps)
                self._keep_numbered(np.arange(at + 1, end + 1), self._next + np.cumsum(steps) - 1)
                at = end
            else:
                at = self._over(at)
        return Train(np.concatenate(self._numbers), self._times[np.concatenate(self._kept)], self._wrong)

    def _due(self, last: int, k: int) -> int:
        """Periods from one pulse to another; 0 if that is not due after it."""
        return whole_periods(int(self._times[k] - self._times[last]), self._period, self._tolerance)

    def _nearer(self, last: int, k: int) -> bool:
        """Whether a pulse right after the one that was kept last is more nearly where that was due."""
        kept = [int(place) for part in self._kept[-2:] for place in part[-2:]]
        if len(kept) < 2 or self._times[k] - self._times[last] > 2 * self._tolerance * self._period:
            return False
        whole = self._due(kept[-2], last)
        return bool(whole) and self._off(kept[-2], k, whole) < self._off(kept[-2], last, whole)

    def _off(self, last: int, k: int, whole: int) -> float:
        return abs(float(self._times[k] - self._times[last]) - whole * self._period)

    def _over(self, last: int) -> int:
        """Where the train goes on after a pulse that the next one does not fit to; the end if it does not."""
        n = len(self._times)
        if self._nearer(last, last + 1):
            self._note(EXTRA, last, last + 1)
            self._kept[-1][-1] = last + 1
            return last + 1
        place = int(np.searchsorted(self._trains, last, side="right"))
        jump = int(self._trains[place]) if place < len(self._trains) else n
        k = last + 1
        # What follows a glitch as a pulse would is due after the pulse before it, too: that is no jump.
        while k < n and k <= jump + 1 and not self._due(last, k):
            k += 1
        if k < n and k <= jump + 1:
            whole = self._due(last, k)
            while (
                k + 1 < n
                and self._due(last, k + 1) == whole
                and (self._off(last, k + 1, whole) < self._off(last, k, whole))
            ):
                k += 1
            self._go(last, k, whole)
            return k
        if jump < n:
            span = int(self._times[jump] - self._times[last])
            whole = max(1, round(span / self._period))
            self._wrong.append(Wrong(JUMP, int(self._times[jump]), round(span - whole * self._period)))
            self._go(last, jump, whole)
            return jump
        self._note(EXTRA, last + 1, n)
        return n

    def _go(self, last: int, k: int, whole: int) -> None:
        self._note(EXTRA, last + 1, k)
        passed = int(self._counted[k] - self._counted[last]) - (k - last - 1)
        self._wrong += _gap(int(self._times[k]), whole - 1, passed - 1)
        self._keep(k, k + 1, self._next + whole - 1)

    def _gaps(self, at: int, steps: Int64) -> None:
        for place in np.flatnonzero(steps > 1).tolist():
            k = at + 1 + place
            passed = int(self._counted[k] - self._counted[k - 1])
            self._wrong += _gap(int(self._times[k]), int(steps[place]) - 1, passed - 1)

    def _note(self, what: str, begin: int, end: int) -> None:
        self._wrong += [Wrong(what, int(time), 1) for time in self._times[begin:end]]

    def _keep(self, begin: int, end: int, number: int) -> None:
        self._keep_numbered(np.arange(begin, end), np.array([number], dtype=np.int64))

    def _keep_numbered(self, places: Int64, numbers: Int64) -> None:
        self._kept.append(places)
        self._numbers.append(numbers)
        self._next = int(numbers[-1]) + 1


def errors_by_clock(found: Train, period: Fraction, tick: Fraction) -> NDArray[np.float64]:
    """Time error of each pulse in ticks, by the instrument's own clock: 0 of the first, positive if it came early.

    Whole ticks stay whole numbers: what a float rounds is the part of a tick that a period has, times its number.
    """
    whole, part = divmod(period / tick, 1)
    whole_ticks = found.numbers * int(whole) - (found.times - found.times[0])
    errors: NDArray[np.float64] = whole_ticks + found.numbers * float(part)
    return errors


def errors_by_reference(found: Train, reference: Train, period: float) -> tuple[Int64, NDArray[np.float64]]:
    """Numbers and time errors, in ticks, of the pulses that have one of the reference beside them: the nearest."""
    # Numbers count from each train's own first pulse; which of the other's belongs to it, the time says.
    first = int(found.times[0])
    near = int(np.argmin(np.abs(reference.times - first)))
    ahead = round((first - int(reference.times[near])) / period)
    shift = int(reference.numbers[near]) + ahead - int(found.numbers[0])
    _, mine, theirs = np.intersect1d(found.numbers + shift, reference.numbers, assume_unique=True, return_indices=True)
    return found.numbers[mine], (reference.times[theirs] - found.times[mine]).astype(np.float64)


def stretches(numbers: Int64) -> list[slice]:
    """Where pulses follow each other without a gap."""
    ends = [0, *(np.flatnonzero(np.diff(numbers) != 1) + 1).tolist(), len(numbers)]
    return [slice(begin, end) for begin, end in pairwise(ends) if end > begin]
