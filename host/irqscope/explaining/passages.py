# SPDX-License-Identifier: BSD-2-Clause
"""How a target went from a stimulus to a response, and on which CPUs: legs of a way, by its own trace.

    stimulus --> handler --> a thread is woken --> it is in a CPU's queue --> it runs --> it wakes another, or answers

An interrupt is handled by one CPU, the thread may wait for another one, and be moved to a third before it runs. What
other CPUs do meanwhile is in nobody's way.
"""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

import numpy as np

from .ftrace import Entry, Trace
from .stretches import IDLE, Stretch, holes, stretches
from .toggles import Toggles

_WAKING, _WOKEN, _MOVED = "sched_waking", "sched_wakeup", "sched_migrate_task"
WAKE = (_WAKING, _WOKEN)
"""Entries that say that a thread is woken: of who wakes it, and of the CPU that puts it into its queue."""
TAKEN = "irq_handler_entry"
"""The entry of an interrupt that a CPU takes."""


class Phase(Enum):
    """What a CPU is to do."""

    PENDING = auto()
    """Take an interrupt: the stimulus', or one of another CPU that has woken a thread for this one."""
    WAKING = auto()
    """Handle it, and wake a thread: what handles it is at work."""
    THREAD = auto()
    """Run a thread that has been woken."""


@dataclass(frozen=True)
class Leg:
    """A part of the way, on one CPU; times of the trace in nanoseconds.

    `asked_by` is the CPU that put a thread into this one's queue. `thread` is who waits: the one that is to run, or,
    before one is woken, the one that is to answer; None if that is a handler.
    """

    phase: Phase
    cpu: int
    begin: float
    end: float
    asked_by: int | None = None
    thread: int | None = None


@dataclass(frozen=True)
class Passage:
    """How the target went from a stimulus to a response, or to the end of the trace before it.

    `cpu` is where the handler ran, or is to run; `handler` when it began, None if it did not; `threads` are those that
    were woken one by the other, the last one answered or was to. `legs` follow each other without gaps, but for times
    in which a thread waits for something else than a CPU.
    """

    cpu: int
    handler: int | None
    threads: Sequence[int]
    legs: Sequence[Leg]


class Ways:
    """A trace, prepared to be asked about many samples."""

    def __init__(self, trace: Trace) -> None:
        self._trace = trace
        self._times = [entry.time for entry in trace.entries]
        self._stretches = {cpu: stretches(trace, cpu) for cpu in trace.cpus}
        self._queues = len(trace.cpus) > 1 and any(entry.name == _WOKEN for entry in trace.entries)
        self._holes = {cpu: holes(trace, cpu) for cpu in trace.cpus}
        self._of_entry = {
            number: stretch for each in self._stretches.values() for stretch in each for number in stretch.entries
        }
        self._children: dict[int, list[Stretch]] = {}
        for each in self._stretches.values():
            for stretch in each:
                if stretch.inside:
                    self._children.setdefault(id(stretch.inside), []).append(stretch)

    def answer(self, written: Toggles, time: float, near: float) -> int | None:
        """The entry that tells of an edge of a pin at `time`: that of the write, not farther than `near`.

        A kernel drops an entry now and then. Any other one of the thread that writes this pin then shows it at work.
        """
        right = int(np.searchsorted(written.times, time))
        candidates = [place for place in (right - 1, right) if 0 <= place < len(written)]
        entries = self._trace.entries
        best = min(candidates, key=lambda place: abs(float(written.times[place]) - time), default=None)
        if best is not None and abs(float(written.times[best]) - time) <= near:
            return int(written.index[best])
        if time > self._times[-1]:
            return None
        writer = self._writer(written)
        around = range(bisect_left(self._times, time - near), bisect_right(self._times, time + near))
        mine = [number for number in around if entries[number].pid == writer]
        return min(mine, key=lambda number: abs(self._times[number] - time), default=None)

    def path(self, answer: int, begin: float, end: float) -> Passage:
        """How it came to the entry `answer`, from the time `begin` of the stimulus to the `end` of the response."""
        entry = self._trace.entries[answer]
        return self._way(None if entry.hardirq else entry.pid, answer, begin, end)

    def towards(self, pid: int, begin: float) -> Passage | None:
        """How far it came from the time `begin` of a stimulus to a thread that still is on its way where the trace
        ends; None if that was not woken."""
        last = len(self._times) - 1
        return None if self._waking(pid, last, begin) is None else self._way(pid, last, begin, float(self._times[last]))

    def handling(self, interrupt: str, begin: float) -> Passage | None:
        """How it came from the time `begin` of a stimulus to the end of what handles this interrupt, as `interrupt`
        says it; None if that was not taken."""
        for number in range(bisect_left(self._times, begin - 1000), len(self._times)):
            entry = self._trace.entries[number]
            if (entry.name, entry.detail) == (TAKEN, interrupt):
                taken, ends = max(begin, float(entry.time)), float(self._of_entry[number].end)
                first, then = Leg(Phase.PENDING, entry.cpu, begin, taken), Leg(Phase.WAKING, entry.cpu, taken, ends)
                return Passage(entry.cpu, entry.time, (), (first, then))
        return None

    def pending(self, cpu: int, begin: float) -> Passage:
        """That it came no farther, from the time `begin` of a stimulus to the end of the trace, than to wait for a CPU
        to take the interrupt."""
        return Passage(cpu, None, (), (Leg(Phase.PENDING, cpu, begin, float(self._times[-1])),))

    def interrupt(self, path: Passage) -> str:
        """What the kernel calls the interrupt that a way began with; empty if the trace has not its entry."""
        if path.handler is None:
            return ""
        there = range(bisect_left(self._times, path.handler), bisect_right(self._times, path.handler))
        entries = (self._trace.entries[number] for number in there)
        return next((entry.detail for entry in entries if (entry.cpu, entry.name) == (path.cpu, TAKEN)), "")

    def _writer(self, written: Toggles) -> int | None:
        """The thread that writes a pin most of the times; None if none does."""
        entries = self._trace.entries
        writers = Counter(entries[number].pid for number in written.index.tolist() if not entries[number].hardirq)
        return next((pid for pid, _ in writers.most_common(1)), None)

    def _way(self, pid: int | None, answer: int, begin: float, end: float) -> Passage:
        """To `pid`, a thread or, if it is None, a handler, at the entry `answer` and the time `end`."""
        entries, threads, legs = self._trace.entries, list[int](), list[Leg]()
        number, until = answer, end
        while pid is not None and pid not in (IDLE, *threads):
            threads.insert(0, pid)
            waking = self._waking(pid, number, begin)
            legs[:0] = self._waits(pid, waking, number, begin, until)
            if waking is None:
                return Passage(entries[number].cpu, int(begin), threads, legs)
            number, until = waking, float(entries[waking].time)
            pid = None if entries[number].hardirq else entries[number].pid
        cpu, handler = entries[number].cpu, self._handler(number)
        taken = max(begin, float(handler))
        last = threads[-1] if threads else None
        first = [
            Leg(Phase.PENDING, cpu, begin, taken, thread=last),
            Leg(Phase.WAKING, cpu, taken, until, thread=last),
        ]
        return Passage(cpu, handler, threads, first + legs)

    def covers(self, path: Passage) -> bool:
        """Whether the trace knows of each CPU while it mattered: nothing is lost there, and its buffer had begun."""
        return not any(
            first < leg.end and last > leg.begin for leg in path.legs for first, last in self._holes.get(leg.cpu, ())
        )

    def _handler(self, number: int) -> int:
        """When the handler began that an entry is of: the interrupt's, with what it calls, not what it interrupted.

        A thread for the rest of it is woken after the handler's exit.
        """
        stretch, time = self._of_entry[number], self._trace.entries[number].time
        while stretch.inside and stretch.inside.actor.handler and not stretch.interrupts:
            stretch = stretch.inside
        if stretch.actor.handler:
            return stretch.begin
        before = [
            child.begin for child in self._children.get(id(stretch), ()) if child.interrupts and child.begin <= time
        ]
        return max(before, default=time)

    def _waking(self, pid: int, before: int, begin: float) -> int | None:
        """The first entry after `begin` that wakes a thread that then answers."""
        for number in range(bisect_left(self._times, begin - 1000), before):
            if self._trace.entries[number].name in WAKE and _names(self._trace.entries[number], "pid") == pid:
                return number
        return None

    def _waits(self, pid: int, waking: int | None, last: int, begin: float, end: float) -> list[Leg]:
        """The legs of a thread that was woken by the entry `waking`, until its entry `last` at `end`."""
        entries, legs = self._trace.entries, list[Leg]()
        first = bisect_left(self._times, begin) if waking is None else waking + 1
        cpu = None if waking is None else _names(entries[waking], "target_cpu")
        start = begin if waking is None else float(entries[waking].time)
        asked = None if waking is None else entries[waking].cpu
        moves = list(self._moves(pid, first, last))
        if not moves and waking is not None and entries[waking].name == _WAKING and self._queues:
            return legs  # the trace ends before it is in a CPU's queue, of which the wake-up is to say which
        if moves and waking is not None and entries[waking].name == _WAKING and entries[moves[0][0]].name == _WOKEN:
            woken, cpu = moves.pop(0)
            at = entries[woken].cpu
            phase = Phase.WAKING if at == entries[waking].cpu else Phase.PENDING
            legs.append(Leg(phase, at, start, float(entries[woken].time), thread=pid))
            start, asked = float(entries[woken].time), at
        for number, to in moves:
            time = min(float(entries[number].time), end)
            if cpu is not None and to != cpu:
                legs.append(Leg(Phase.THREAD, cpu, start, time, asked, pid))
            if to != cpu and (legs or cpu is not None):  # else it is where it was from the beginning
                start, asked = time, entries[number].cpu
            cpu = to
        if cpu is not None or entries[last].pid == pid:  # else it waits for something that is no CPU
            cpu = entries[last].cpu if cpu is None else cpu
            legs.append(Leg(Phase.THREAD, cpu, start, max(start, end), asked, pid))
        return legs

    def _moves(self, pid: int, first: int, last: int) -> Iterator[tuple[int, int | None]]:
        """Entries that say where a thread is, and the CPU: None if it waits for something else than a CPU.

        A wake-up chooses a CPU, and moves the thread there, before it puts it into the queue: of those before the first
        entry of the latter, that one counts.
        """
        found = list[tuple[int, int | None]]()
        for number in range(first, last + 1):
            entry = self._trace.entries[number]
            if entry.name == _MOVED and _names(entry, "pid") == pid:
                to = _names(entry, "dest_cpu")
            elif entry.name == _WOKEN and _names(entry, "pid") == pid:
                to = _names(entry, "target_cpu")
                to = entry.cpu if to is None else to
                if all(self._trace.entries[earlier].name == _MOVED for earlier, _ in found):
                    found.clear()
            elif entry.pid == pid and entry.name == "sched_switch":
                found.append((number, entry.cpu if entry.members().get("prev_state", "R").startswith("R") else None))
                continue
            elif entry.pid == pid or (entry.name == "sched_switch" and _names(entry, "next_pid") == pid):
                to = entry.cpu
            else:
                continue
            if to is not None:
                found.append((number, to))
        yield from found


def _names(entry: Entry, member: str) -> int | None:
    return entry.numbers().get(member)
