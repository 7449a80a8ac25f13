# SPDX-License-Identifier: BSD-2-Clause
"""The host of a guest: what its kernel's trace tells of times in which a CPU of the guest did not run.

A guest knows nothing of them: whatever had its CPU then seems to have had it for longer. So they are laid into the
guest's trace, and whoever was in the way there is looked for in the host's: from the stimulus, or from the exit, to the
entry by which the host's thread went on with the guest.
"""

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from .blame import Block, Course
from .ftrace import Entry, Trace
from .hostclock import align
from .passages import Leg, Passage, Phase
from .stretches import IDLE, LEFT, WENT_ON, Stretch, holes
from .toggles import Times
from .unfinished import Unknown
from .vcpus import VirtualCpu, settled, told


class _HostCourse(Course):
    """A host's trace: that of a guest is what matters there, and begins without an interrupt as often as with one."""

    def _surely(self, path: Passage) -> bool:
        return True

    def _blocks(self, stretch: Stretch, leg: Leg, path: Passage) -> Iterator[Block]:
        # What wakes a guest's CPU need not be what it waited for, but may be its own timer: whoever has a higher
        # priority than its thread was in its way before that, too, with interrupts on as well as off.
        actor = stretch.actor
        thread = actor.pid != IDLE and not actor.handler
        if leg.phase is Phase.PENDING and thread and self._outranks(stretch, leg):
            leg = replace(leg, phase=Phase.THREAD)
        yield from super()._blocks(stretch, leg, path)


@dataclass(frozen=True)
class _Away:
    """Times of the guest's clock in which one of its CPUs did not run; `index` are the entries that end them.

    `unknown` are those of which the host's trace lacks entries: of any CPU, as each may wake the thread that goes on;
    and of those that it ran on, before their first one.
    """

    begins: Times
    ends: Times
    index: Times
    unknown: Sequence[tuple[float, float]]


class Host:
    """A host and its guest on the guest's clock.

    Attributes
    ----------
    trace : Trace
        The host's, with times of the guest's clock.
    guest : Trace
        The guest's, with an entry LEFT where one of its CPUs stood still, and WENT_ON where it went on.
    clock : HostClock
        How both clocks belong together.
    added : int
        Entries that the guest's trace did not have.
    """

    def __init__(self, host: Trace, guest: Trace) -> None:
        """BadInput if both do not belong together."""
        host = settled(host)
        self.clock = align(guest, host)
        times = self.clock.to_guest(np.array([entry.time for entry in host.entries], np.int64)).tolist()
        entries = [replace(entry, time=time) for entry, time in zip(told(host.entries), times, strict=True)]
        self.trace = replace(host, entries=entries)
        self._course = _HostCourse(self.trace)
        missing = [(cpu, hole) for cpu in self.trace.cpus for hole in holes(self.trace, cpu)]
        self._away = {cpu: self._of(virtual, missing) for cpu, virtual in self.clock.cpus.items()}
        self.guest = _laid_into(guest, self._away, self.trace)
        self.added = len(self.guest.entries) - len(guest.entries)

    def _of(self, virtual: VirtualCpu, missing: Sequence[tuple[int, tuple[float, float]]]) -> _Away:
        begins, ends = (self.clock.to_guest(times) for times in (virtual.begins, virtual.ends))
        cpus = {self.trace.entries[number].cpu for number in virtual.index.tolist()}
        unknown = [hole for cpu, hole in missing if cpu in cpus or not math.isinf(hole[0])]
        return _Away(begins, ends, virtual.index, unknown)

    @property
    def threads(self) -> Collection[int]:
        """Those that run the guest's CPUs."""
        return {virtual.actor.pid for virtual in self.clock.cpus.values()}

    def blocks(self, cpu: int, begin: float, end: float) -> Iterator[Block]:
        """Who was in the way of a CPU of the guest's, between two times in which it did not run."""
        away = self._away[cpu]
        place = int(np.searchsorted(away.ends, end))
        path = self._course.path(int(away.index[place]), begin, end)
        return (replace(block, host=True) for block in self._course.blocks(path))

    def check(self, path: Passage, begin: float, end: float) -> None:
        """Unknown if the host's trace does not tell of all of a guest's way."""
        if begin < self.trace.entries[0].time or end > self.trace.entries[-1].time:
            raise Unknown("that of the host does not reach it")
        for leg in path.legs:
            away = self._away.get(leg.cpu)
            if away is None:
                raise Unknown("that of the host does not tell which CPU of the guest is in its way")
            if any(first < leg.end and last > leg.begin for first, last in away.unknown):
                raise Unknown("that of the host has lost entries meanwhile")


def _laid_into(guest: Trace, away: Mapping[int, _Away], host: Trace) -> Trace:
    """The guest's trace with the times in which its CPUs did not run, of threads that had them then."""
    first, last = guest.entries[0].time, guest.entries[-1].time
    added = list[Entry]()
    reasons = {entry.time: entry.detail for entry in host.entries if entry.name == LEFT}
    for cpu, each in away.items():
        for begin, end in zip(each.begins.tolist(), each.ends.tolist(), strict=True):
            if first <= begin and end <= last:
                added.append(Entry(begin, cpu, "", 0, LEFT, reasons.get(begin, "")))
                added.append(Entry(end, cpu, "", 0, WENT_ON, ""))
    both = replace(guest, entries=[*guest.entries, *added]).by_time()
    return replace(both, entries=_of_threads(both.entries))


def _of_threads(entries: list[Entry]) -> list[Entry]:
    """The same with the thread that a CPU was at in those entries that are the host's."""
    at: dict[int, tuple[str, int]] = {}
    for entry in reversed(entries):  # before its first entry, a CPU was at what that says
        if entry.name not in (WENT_ON, LEFT):
            at[entry.cpu] = entry.comm, entry.pid
    found = list[Entry]()
    for entry in entries:
        if entry.name in (WENT_ON, LEFT):
            comm, pid = at[entry.cpu]
            entry = replace(entry, comm=comm, pid=pid)
        elif entry.name == "sched_switch" and (next_pid := entry.numbers().get("next_pid")) is not None:
            at[entry.cpu] = entry.members().get("next_comm", "?"), next_pid
        else:
            at[entry.cpu] = entry.comm, entry.pid
        found.append(entry)
    return found
