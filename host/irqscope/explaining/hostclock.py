# SPDX-License-Identifier: BSD-2-Clause
"""A host's trace clock against that of its guest, from what cannot be: a guest does nothing while its CPU does not run.

No event is in both traces. But each entry of the guest lies where the host had that CPU run, so each time that it did not
lies between two entries of the guest: an interval for the offset of the clocks. Most of the long ones have an offset in
common at the true one. From there on all of them bound the line between both clocks, to less than a microsecond: those
methods that join traces of machines by messages do the same with the hulls of both directions (Duda et al. 1987).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..errors import BadInput
from ..units import format_time
from .clocks import DRIFT
from .ftrace import Trace
from .toggles import Times
from .vcpus import VirtualCpu, virtual_cpus

LEAST = 20
"""Times that a CPU did not run below which nothing is said."""
SHARE = 0.01
"""Of those times, how many the guest's entries may contradict in a clock that is believed; by chance most do."""
_LONGEST = 300
"""Of those times, how many are compared at first, in each of so many windows of so many nanoseconds."""
_WINDOWS, _WIDTH = 5, 1_000_000_000
_QUIET = 100_000
"""Nanoseconds by which a pause of the guest's entries may be longer than such a time, to be compared."""
_PLACES = 4
"""Offsets that are tried, those that most of a window have in common first."""
_SURE = (400_000, 40_000, 5_000, 1_000)
"""Shortest times that are compared, as the clocks are known better and better."""
_BINS = 400
"""Of the trace's length: the narrowest bounds in each are all that matter for a line."""

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class HostClock:
    """guest's time = host's time * (1 + drift) + offset.

    Attributes
    ----------
    origin : int
        A time of the host's.
    offset_ns, drift : float
        What the guest's clock showed then, and how much faster it runs.
    uncertain_ns : float
        How far the line may be wrong to either side, in the whole trace: each other one has an entry of the guest's where
        it did not run. Where no line is free of that, how far the best one is inside such a time at most.
    times, contradicted : int
        Times that a virtual CPU did not run, and those among them in which, on this line, the guest did something.
    cpus : mapping of int to VirtualCpu
        Which one each CPU of the guest is.
    """

    origin: int
    offset_ns: float
    drift: float
    uncertain_ns: float
    times: int
    contradicted: int
    cpus: Mapping[int, VirtualCpu]

    def to_guest(self, times: Times) -> Floats:
        """Host's times in those of the guest."""
        return np.asarray((times - self.origin) * (1 + self.drift) + self.offset_ns, np.float64)


def align(guest: Trace, host: Trace) -> HostClock:
    """The clock of a host by the times that its virtual CPUs did not run. BadInput if they are not those of the guest."""
    step = guest.resolution_ns + host.resolution_ns
    entries = {
        cpu: np.array([guest.entries[number].time for number in places], np.int64)
        for cpu, places in guest.places.items()
        if len(places) >= LEAST
    }
    virtual = [each for each in virtual_cpus(host) if len(each.begins) >= LEAST]
    if not virtual or not entries:
        raise BadInput(
            f"the host's trace has no virtual CPU that went on {LEAST} times: record kvm:kvm_entry and kvm:kvm_exit there, "
            "while the guest is traced, too"
        )
    found = [
        fit
        for times in entries.values()
        for each in virtual
        for offset in _offsets(times, each)
        if (fit := _Fit.of(_Line(int(each.begins[0]), offset, 1.0), times, each, step)) and fit.share <= SHARE
    ]
    if not found:
        raise BadInput("the guest's entries are nowhere where the host had its CPUs run: is it the host of this guest?")
    best = max(found, key=lambda fit: fit.compared)
    for other in found:
        if (apart := abs(other.line.offset_to(best.line))) > 10 * best.uncertain and 2 * other.compared > best.compared:
            raise BadInput(
                f"the trace of the host fits the guest's at two places, {format_time(apart * 1e-9, 2)} apart: measure with "
                "--dither, or longer"
            )
    return _joined(best, entries, virtual, step)


def _joined(best: "_Fit", entries: Mapping[int, Times], virtual: Sequence[VirtualCpu], step: int) -> HostClock:
    """The clock by all CPUs, of that of one."""
    cpus, rows = dict[int, VirtualCpu](), list[_Bounds]()
    for cpu, times in entries.items():
        free = [each for each in virtual if each not in cpus.values()]
        fits = [(_Fit.of(best.line, times, each, step), each) for each in free]
        good = [(fit, each) for fit, each in fits if fit and fit.share <= SHARE]
        if not good:
            raise BadInput(f"no virtual CPU of the host's trace runs when CPU {cpu} of the guest's does")
        fit, each = max(good, key=lambda pair: pair[0].compared)
        cpus[cpu] = each
        rows.append(fit.bounds)
    bounds = _Bounds.all(rows)
    line, uncertain = bounds.line(best.line)
    return HostClock(
        origin=line.origin,
        offset_ns=line.base,
        drift=line.slope - 1,
        uncertain_ns=uncertain,
        times=len(bounds.at) // 2,
        contradicted=bounds.contradicted(line),
        cpus=cpus,
    )


def _offsets(times: Times, virtual: VirtualCpu) -> Iterator[float]:
    """What the guest's clock may have shown as the first of those times began, the likeliest first in each window."""
    pauses = np.diff(times)
    order = np.argsort(pauses, kind="stable")
    ordered = pauses[order]
    first, last = int(virtual.begins[0]), int(virtual.begins[-1])
    for start in np.linspace(first, max(first, last - _WIDTH), _WINDOWS).astype(np.int64).tolist():
        inside = np.flatnonzero((virtual.begins >= start) & (virtual.begins <= start + _WIDTH))
        lasted = (virtual.ends - virtual.begins)[inside]
        mine = inside[np.argsort(-lasted, kind="stable")[:_LONGEST]]
        low, high = list[NDArray[np.int64]](), list[NDArray[np.int64]]()
        for begin, end in zip(virtual.begins[mine].tolist(), virtual.ends[mine].tolist(), strict=True):
            least, most = np.searchsorted(ordered, (end - begin, end - begin + _QUIET))
            places = order[least:most]
            low.append(times[places] - begin)
            high.append(times[places + 1] - end)
        yield from (first + offset for offset in _commonest(np.concatenate(low), np.concatenate(high)))


def _commonest(low: NDArray[np.int64], high: NDArray[np.int64]) -> Iterator[float]:
    """Values that are in most of the intervals, each farther from those before than the clocks part in a window."""
    if not len(low):
        return
    at = np.concatenate([low, high])
    step = np.concatenate([np.ones(len(low), np.int64), -np.ones(len(high), np.int64)])
    order = np.lexsort((-step, at))
    at, depth = at[order], np.cumsum(step[order])
    for _ in range(_PLACES):
        place = int(np.argmax(depth))
        if depth[place] <= 1:
            return
        yield float(at[place] + at[min(place + 1, len(at) - 1)]) / 2
        depth[np.abs(at - at[place]) <= _WIDTH * DRIFT] = 0


@dataclass(frozen=True)
class _Line:
    """guest = base + slope * (host - origin)."""

    origin: int
    base: float
    slope: float

    def at(self, host: Times) -> Floats:
        return np.asarray(self.base + self.slope * (host - self.origin), np.float64)

    def offset_to(self, other: "_Line") -> float:
        return float(self.at(np.array([other.origin]))[0]) - other.base


@dataclass(frozen=True)
class _Bounds:
    """What times of a guest's are at least and at most, at times of the host's."""

    at: Times
    least: Floats
    most: Floats

    @classmethod
    def of(cls, line: _Line, times: Times, virtual: VirtualCpu, shortest: int, step: int) -> "_Bounds":
        """Of those times that last so long at least; `line` says between which two entries each of them is. What the
        traces print is true to `step`.
        """
        middle = line.at((virtual.begins + virtual.ends) // 2)
        place = np.searchsorted(times, middle)
        good = (virtual.ends - virtual.begins >= shortest) & (place > 0) & (place < len(times))
        place = place[good]
        begins, ends = virtual.begins[good], virtual.ends[good]
        # An entry before it bounds the line at its begin from below, the one behind it at its end from above.
        none = np.full(len(place), np.inf)
        return cls(
            np.concatenate([begins, ends]),
            np.concatenate([times[place - 1] - float(step), -none]),
            np.concatenate([none, times[place] + float(step)]),
        )

    @classmethod
    def all(cls, parts: Sequence["_Bounds"]) -> "_Bounds":
        at, least, most = (np.concatenate([getattr(part, name) for part in parts]) for name in ("at", "least", "most"))
        return cls(at, least, most)

    def contradicted(self, line: _Line) -> int:
        value = line.at(self.at)
        return int(np.count_nonzero((value < self.least) | (value > self.most)))

    def line(self, near: _Line) -> tuple[_Line, float]:
        """The line in the middle of those that are between all bounds, and how far others are from it at most.

        If there is none: the one that is beyond them by least, and by how much.
        """
        from scipy.optimize import linprog

        origin = int(np.median(self.at))
        x = (self.at - origin) / 1e9
        base = float(near.at(np.array([origin]))[0])
        drawn = near.slope * (self.at - origin)
        least, most = self.least - base - drawn, self.most - base - drawn
        kept = _narrowest(x, least, most)
        low, high = kept[np.isfinite(least[kept])], kept[np.isfinite(most[kept])]
        rows = np.concatenate(
            [
                np.stack([-np.ones(len(low)), -x[low], np.ones(len(low))], 1),
                np.stack([np.ones(len(high)), x[high], np.ones(len(high))], 1),
            ]
        )
        limits = np.concatenate([-least[low], most[high]])
        slopes = (-DRIFT * 1e9, DRIFT * 1e9)
        solved = linprog([0, 0, -1], A_ub=rows, b_ub=limits, bounds=[(None, None), slopes, (None, None)])
        offset, slope, room = solved.x
        line = _Line(origin, base + offset, near.slope + slope / 1e9)
        if room < 0:
            return line, float(-room)
        # How high and how low it may be at the ends of the trace.
        far = 0.0
        for end in (x.min(), x.max()):
            for sign in (1, -1):
                other = linprog([sign, sign * end], A_ub=rows[:, :2], b_ub=limits, bounds=[(None, None), slopes]).x
                far = max(far, abs(other[0] - offset + (other[1] - slope) * end))
        return line, float(far)


def _narrowest(x: Floats, least: Floats, most: Floats) -> NDArray[np.int64]:
    """Those of the bounds that are the narrowest in their part of the trace."""
    part = np.floor((x - x.min()) / max(float(x.max() - x.min()), 1e-9) * _BINS).astype(np.int64)
    kept = []
    for value in (least, -most):
        order = np.lexsort((-value, part))
        first = np.flatnonzero(np.diff(part[order], prepend=-1))
        kept.append(order[first])
    return np.unique(np.concatenate(kept))


@dataclass(frozen=True)
class _Fit:
    """A line between both clocks by one CPU of the guest and one virtual CPU."""

    line: _Line
    bounds: _Bounds
    uncertain: float

    @classmethod
    def of(cls, line: _Line, times: Times, virtual: VirtualCpu, step: int) -> "_Fit | None":
        """From a first one; None if too little is there to be compared."""
        uncertain = 0.0
        for shortest in _SURE:
            bounds = _Bounds.of(line, times, virtual, shortest, step)
            if len(bounds.at) < 2 * LEAST:
                continue
            line, uncertain = bounds.line(line)
            if bounds.contradicted(line) > SHARE * len(bounds.at):
                return None
        return cls(line, bounds, uncertain) if len(bounds.at) >= 2 * LEAST else None

    @property
    def compared(self) -> int:
        return len(self.bounds.at)

    @property
    def share(self) -> float:
        """Of the bounds, those that the line is beyond."""
        return self.bounds.contradicted(self.line) / self.compared
