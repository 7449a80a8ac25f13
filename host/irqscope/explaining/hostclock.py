# SPDX-License-Identifier: BSD-2-Clause
"""A host's trace clock against that of its guest, from what cannot be: a guest does nothing while its CPU does not run.

No event is in both traces. But each entry of the guest lies where the host had that CPU run, so each time that it did
not lies between two entries of the guest: an interval for the offset of the clocks. At the true offset all of these
intervals overlap; it is looked for where most of the long ones do. From there on all of them bound the line between
both clocks. Traces of machines that send messages to each other are joined likewise, by the hulls of both directions
(Duda et al., Estimating global time in distributed systems, 1987).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ..errors import BadInput
from ..units import format_time
from .clocks import DRIFT
from .ftrace import Trace
from .line import Floats, Line
from .toggles import Times
from .vcpus import VirtualCpu, virtual_cpus

LEAST = 20
"""Times that a CPU did not run below which nothing is said."""
SHARE = 0.01
"""Of those times, how many the guest's entries may contradict in a clock that is believed; by chance most do."""
_LONGEST = 300
"""Of those times, how many are compared at first, in each of so many windows of so many nanoseconds."""
_WINDOWS, _WIDTH = 5, 1_000_000_000
_QUIET, _ALIKE = 100_000, 1000
"""Nanoseconds by which pauses of the guest may be longer than a time that they are compared with, and how many are."""
_PLACES = 4
"""Offsets that are tried, those that most of a window have in common first."""
_FIRST, _SHORTEST = 400_000, 1000
"""Nanoseconds that a time lasts at least to be compared where the clocks have just been found, and at all."""
_BINS = 400
"""Of the trace's length: the narrowest bounds in each are all that matter for a line."""

_PASSES = 20
"""In so many the clocks are known as well as they will be, however long the trace is."""


@dataclass(frozen=True)
class HostClock:
    """How the clocks of a host and its guest belong together.

    Attributes
    ----------
    line : Line
        The host's times in those of the guest.
    uncertain_ns : float
        How far the line may be wrong to either side, in the whole trace: on any other one the guest has an entry where
        it did not run. Where there is no line without, how far inside such a time entries are on this one at most.
    drift_uncertain : float
        How far its drift may be, as it is so far wrong at either end of the trace.
    times, contradicted : int
        Times that a virtual CPU did not run, and those among them in which, on this line, the guest did something.
    cpus : mapping of int to VirtualCpu
        Which one each CPU of the guest is.
    """

    line: Line
    uncertain_ns: float
    drift_uncertain: float
    times: int
    contradicted: int
    cpus: Mapping[int, VirtualCpu]

    @property
    def drift(self) -> float:
        """How much faster the host's clock runs."""
        return 1 / self.line.slope - 1

    def to_guest(self, times: Times) -> Times:
        """Host's times in those of the guest, to the nanosecond."""
        return np.rint(self.line.at(times)).astype(np.int64)


def align(guest: Trace, host: Trace) -> HostClock:
    """The clock of a host by the times that its virtual CPUs did not run; BadInput if they are not the guest's."""
    step = guest.resolution_ns + host.resolution_ns
    entries = {
        cpu: np.array([guest.entries[number].time for number in places], np.int64)
        for cpu, places in guest.places.items()
        if len(places) >= LEAST
    }
    virtual = [each for each in virtual_cpus(host) if len(each.begins) >= LEAST]
    if not virtual or not entries:
        raise BadInput(
            f"the host's trace has no virtual CPU that went on {LEAST} times: record kvm:kvm_entry and kvm:kvm_exit "
            "there, while the guest is traced, too"
        )
    found = list[_Fit]()
    places = ((times, each, line) for times in entries.values() for each in virtual for line in _places(times, each))
    for times, each, line in places:
        known = any(abs(fit.line.time(line.origin) - line.base) <= _QUIET for fit in found)
        if not known and (fit := _Fit.of(line, times, each, step)):
            found.append(fit)
    if not found:
        raise BadInput("the guest's entries are nowhere where the host had its CPUs run: is it the host of this guest?")
    best = max(found, key=lambda fit: len(fit.bounds.at))
    for other in found:
        apart = abs(best.line.time(other.line.origin) - other.line.base)
        if other is not best and 2 * len(other.bounds.at) > len(best.bounds.at):
            raise BadInput(
                f"the trace of the host fits the guest's at two places, {format_time(apart * 1e-9, 2)} apart: measure "
                "with --dither, or longer"
            )
    return _joined(best, entries, virtual, step)


def _joined(best: "_Fit", entries: Mapping[int, Times], virtual: Sequence[VirtualCpu], step: int) -> HostClock:
    """The clock by all CPUs, of that of one."""
    cpus, rows = dict[int, VirtualCpu](), list[_Bounds]()
    for cpu, times in entries.items():
        fits = [(_Fit.of(best.line, times, each, step), each) for each in virtual]
        good = [(fit, each) for fit, each in fits if fit]
        if not good:
            raise BadInput(f"no virtual CPU of the host's trace runs when CPU {cpu} of the guest's does")
        fit, each = max(good, key=lambda pair: len(pair[0].bounds.at))
        cpus[cpu] = each
        rows.append(fit.bounds)
    bounds = _Bounds.all(rows)
    line, beyond = bounds.line(best.line)
    uncertain_ns = beyond or bounds.width(line)
    return HostClock(
        line=line,
        uncertain_ns=uncertain_ns,
        drift_uncertain=2 * uncertain_ns / float(np.ptp(bounds.at)),
        times=len(bounds.at) // 2,
        contradicted=bounds.contradicted(line),
        cpus=cpus,
    )


def _places(times: Times, virtual: VirtualCpu) -> Iterator[Line]:
    """Where the clocks may be, the likeliest first in each window, of clocks that run alike."""
    pauses = np.diff(times)
    order = np.argsort(pauses, kind="stable")
    ordered = pauses[order]
    first, last = int(virtual.begins[0]), int(virtual.begins[-1])
    for start in np.linspace(first, max(first, last - _WIDTH), _WINDOWS).astype(np.int64).tolist():
        inside = np.flatnonzero((virtual.begins >= start) & (virtual.begins <= start + _WIDTH))
        lasted = (virtual.ends - virtual.begins)[inside]
        mine = inside[np.argsort(-lasted, kind="stable")[:_LONGEST]]
        low, high = [times[:0]], [times[:0]]
        for begin, end in zip(virtual.begins[mine].tolist(), virtual.ends[mine].tolist(), strict=True):
            least, most = np.searchsorted(ordered, (end - begin, end - begin + _QUIET))
            places = order[least : min(most, least + _ALIKE)]
            low.append(times[places] - begin)
            high.append(times[places + 1] - end)
        for offset in _commonest(np.concatenate(low), np.concatenate(high)):
            yield Line(start, start + offset, 1.0)


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
class _Bounds:
    """What times of a guest's are at least and at most, at times of the host's."""

    at: Times
    least: Floats
    most: Floats

    @classmethod
    def of(cls, line: Line, times: Times, virtual: VirtualCpu, shortest: float, reach: float, step: int) -> "_Bounds":
        """Of those times that last so long at least, and are not farther from the line's origin than `reach`.

        Which two entries each of them is between, the line says; what the traces print is true to `step`.
        """
        middle = (virtual.begins + virtual.ends) // 2
        place = np.searchsorted(times, line.at(middle))
        good = (virtual.ends - virtual.begins >= shortest) & (np.abs(middle - line.origin) <= reach)
        good &= (place > 0) & (place < len(times))
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

    def contradicted(self, line: Line) -> int:
        value = line.at(self.at)
        return int(np.count_nonzero((value < self.least) | (value > self.most)))

    def line(self, near: Line) -> tuple[Line, float]:
        """The line in the middle of those that are between all bounds, and 0.

        If there is none: the one that is beyond them by least, and by how much.
        """
        origin = int(np.median(self.at))
        near = Line(origin, near.time(origin), near.slope)
        _, rows, limits = self._program(near)
        offset, slope, room = _solved([0, 0, -1], rows, limits)
        return Line(origin, near.base + offset, near.slope + slope / 1e9), max(0.0, -room)

    def width(self, middle: Line) -> float:
        """How far other lines between all bounds are from one in the middle at most, at the ends of the trace."""
        x, rows, limits = self._program(middle)
        ends = [(sign, sign * float(end)) for end in (x.min(), x.max()) for sign in (1, -1)]
        found = [_solved(each, rows[:, :2], limits) for each in ends]
        return max(abs(one * offset + x * slope) for (one, x), (offset, slope) in zip(ends, found, strict=True))

    def _program(self, near: Line) -> tuple[Floats, Floats, Floats]:
        """Seconds from its origin, and of a linear program rows and their limits.

        Its variables are how much more a line is there than `near`, nanoseconds, how much more that becomes in a
        second, and what room it has to all bounds at least.
        """
        x = (self.at - near.origin) / 1e9
        least, most = self.least - near.at(self.at), self.most - near.at(self.at)
        kept = _narrowest(x, least, most)
        low, high = kept[np.isfinite(least[kept])], kept[np.isfinite(most[kept])]
        rows = np.concatenate(
            [
                np.stack([-np.ones(len(low)), -x[low], np.ones(len(low))], 1),
                np.stack([np.ones(len(high)), x[high], np.ones(len(high))], 1),
            ]
        )
        return x, rows, np.concatenate([-least[low], most[high]])


def _solved(wanted: Sequence[float], rows: Floats, limits: Floats) -> list[float]:
    """The variables for which `wanted` is the least; there are some, as bounds are met if the room may be negative."""
    from scipy.optimize import linprog

    drift = (-DRIFT * 1e9, DRIFT * 1e9)
    solved = linprog(wanted, A_ub=rows, b_ub=limits, bounds=[(None, None), drift, (None, None)][: len(wanted)])
    assert solved.x is not None, solved.message
    return [float(value) for value in solved.x]


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
    """A line between both clocks by one CPU of the guest and one virtual CPU, which few bounds contradict."""

    line: Line
    bounds: _Bounds

    @classmethod
    def of(cls, line: Line, times: Times, virtual: VirtualCpu, step: int) -> "_Fit | None":
        """From a first one, which is right for a while; None if more contradict it, or too little can be compared.

        The farther it reaches, the better the drift is known; the better it is known, the shorter times it tells apart.
        """
        far = max(abs(int(virtual.begins[0]) - line.origin), abs(int(virtual.ends[-1]) - line.origin))
        shortest, reach = float(_FIRST), float(_WIDTH)
        for _ in range(_PASSES):
            bounds = _Bounds.of(line, times, virtual, shortest, reach, step)
            if len(bounds.at) < 2 * LEAST:
                shortest, reach = max(float(_SHORTEST), shortest / 4), 2 * reach
                continue
            found, beyond = bounds.line(line)
            if bounds.contradicted(found) > SHARE * len(bounds.at):
                return None
            line = replace(found, origin=line.origin, base=found.time(line.origin))
            # The middle of a time of twice that is in it; the next ones are up to twice as far from the origin.
            known = max(float(_SHORTEST), (2 if reach >= far else 8) * (beyond or bounds.width(line)))
            if reach >= far and known >= shortest:
                return cls(line, bounds)
            shortest, reach = min(shortest, known), 2 * reach
        return cls(line, bounds) if len(bounds.at) >= 2 * LEAST else None
