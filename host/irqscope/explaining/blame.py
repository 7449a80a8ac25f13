# SPDX-License-Identifier: BSD-2-Clause
"""What kept a response waiting: who had the CPU between a stimulus and its response, by the target's own trace.

From the stimulus to the first entry of its handler an interrupt was pending that nobody took: whoever had the CPU had
interrupts off. From there to the response's thread it is a thread that waits: for handlers, for threads of higher
priority, and for one that cannot be preempted. No special tracer says so; a block reaches from the last entry that
shows the opposite to the first one that does so again.
"""

import re
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

import numpy as np

from .ftrace import FUNCTION, Entry, Trace
from .stretches import IDLE, Actor, Stretch, stretches
from .toggles import Toggles

_WAY_IN = re.compile(r"el[01][ht]_\d+_irq|asm_(common_interrupt|sysvec_\w+)|__irq_(svc|usr)")
"""How interrupts are entered: arm64, x86, arm."""
_NO_PRIORITY = 1 << 30
_WAKING = ("sched_waking", "sched_wakeup")
_PLACES = (FUNCTION, "workqueue_execute_start", "module_load", "initcall_start")
"""Entries that say where a thread is."""


class Kind(StrEnum):
    """Why the response could not go on."""

    IRQS_OFF = "interrupts off"
    HANDLER = "handler"
    PREEMPTION_OFF = "not preempted"
    PRIORITY = "higher priority"


@dataclass(frozen=True)
class Block:
    """One actor that was in the way; times of the trace in nanoseconds.

    Attributes
    ----------
    actor, cpu, kind
        Who it was, where, and why nothing else could run there.
    function : str
        Where it was, as far as the trace tells: a function with its caller, a work item, a system call; else empty.
    begin, end : float
        From the last sign before that it was not in the way, to the first one after.
    delayed : float
        Of it, between stimulus and response.
    stack : tuple of str
        Of the interrupted thread, the innermost function first, if the trace has it.
    """

    actor: Actor
    cpu: int
    kind: Kind
    function: str
    begin: float
    end: float
    delayed: float
    stack: tuple[str, ...] = ()

    @property
    def lasted(self) -> float:
        """Nanoseconds."""
        return self.end - self.begin


@dataclass(frozen=True)
class Passage:
    """How the target went from a stimulus to a response.

    `cpu` is where the handler ran, `handler` when it began, `threads` are those that were woken one by the other, the
    last one answered; `answer` is the entry that tells of the response.
    """

    cpu: int
    handler: int
    threads: Sequence[int]
    answer: int


class Course:
    """A trace, prepared to be asked about many samples."""

    def __init__(self, trace: Trace) -> None:
        self._trace = trace
        self._times = [entry.time for entry in trace.entries]
        self._stretches = {cpu: stretches(trace, cpu) for cpu in trace.cpus}
        self._of_entry = {
            number: stretch for each in self._stretches.values() for stretch in each for number in stretch.entries
        }
        self._children: dict[int, list[Stretch]] = {}
        for each in self._stretches.values():
            for stretch in each:
                if stretch.inside:
                    self._children.setdefault(id(stretch.inside), []).append(stretch)
        self._priorities = _priorities(trace)

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
        writers = Counter(entries[number].pid for number in written.index.tolist() if not entries[number].hardirq)
        around = range(bisect_left(self._times, time - near), bisect_right(self._times, time + near))
        mine = [number for number in around if entries[number].pid in {pid for pid, _ in writers.most_common(1)}]
        return min(mine, key=lambda number: abs(self._times[number] - time), default=None)

    def path(self, answer: int, begin: float) -> Passage:
        """How it came to the entry `answer`, from the time `begin` of the stimulus."""
        entries, threads = self._trace.entries, list[int]()
        number = answer
        while not (entry := entries[number]).hardirq and entry.pid not in threads:
            threads.insert(0, entry.pid)
            waking = self._waking(entry.pid, number, begin)
            if waking is None:
                return Passage(entry.cpu, int(begin), threads, answer)
            number = waking
        return Passage(entries[number].cpu, self._handler(number), threads, answer)

    def _handler(self, number: int) -> int:
        """When the handler began that an entry is of. A thread for the rest of it is woken after the handler's exit."""
        stretch, time = self._of_entry[number], self._trace.entries[number].time
        while stretch.inside and stretch.inside.actor.handler:
            stretch = stretch.inside
        if stretch.actor.handler:
            return stretch.begin
        before = [
            child.begin for child in self._children.get(id(stretch), ())
            if child.actor.handler.startswith("interrupt") and child.begin <= time
        ]  # fmt: skip
        return max(before, default=time)

    def _waking(self, pid: int, before: int, begin: float) -> int | None:
        """The first entry after `begin` that wakes a thread that then answers."""
        for number in range(bisect_left(self._times, begin - 1000), before):
            entry = self._trace.entries[number]
            if entry.name in _WAKING and entry.members().get("pid") == str(pid):
                return number
        return None

    def blocks(self, path: Passage, begin: float, end: float) -> list[Block]:
        """Who was in the way between a stimulus at `begin` and its response at `end`, the longest delay first."""
        answer = self._trace.entries[path.answer]
        taken = max(begin, float(path.handler))
        parts = [(path.cpu, begin, taken, True), (answer.cpu, taken, end, False)]
        found: list[Block] = []
        for cpu, first, last, pending in parts:
            for stretch in self._within(cpu, first, last):
                own = not stretch.actor.handler and stretch.actor.pid in path.threads
                if not own and stretch.begin != path.handler and not self._is_in(stretch, path.handler):
                    found += self._blocks(stretch, first, last, pending, path)
        return sorted(found, key=lambda block: -block.delayed)

    def _is_in(self, stretch: Stretch, handler: int) -> bool:
        inside = stretch.inside
        while inside:
            if inside.actor.handler and inside.begin == handler:
                return True
            inside = inside.inside
        return False

    def _within(self, cpu: int, first: float, last: float) -> Iterator[Stretch]:
        return (each for each in self._stretches.get(cpu, ()) if each.begin < last and each.end > first)

    def _own(self, stretch: Stretch, first: float, last: float) -> float:
        """Time between two moments that it had the CPU itself."""
        whole = max(0.0, min(last, stretch.end) - max(first, stretch.begin))
        inner = sum(
            max(0.0, min(last, child.end) - max(first, child.begin)) for child in self._children.get(id(stretch), ())
        )
        return max(0.0, whole - inner)

    def _blocks(
        self, stretch: Stretch, first: float, last: float, pending: bool, path: Passage
    ) -> Iterator[Block]:
        """Of one stretch; of a thread with interrupts off one for each time that it may have had them off."""
        begin, end = float(stretch.begin), float(stretch.end)
        stack: tuple[str, ...] = ()
        if stretch.actor.handler:
            kind, spans = Kind.HANDLER, [(begin, end)]
        elif pending:
            end = min(end, last)
            signs = sorted({begin, *(sign for sign in self._signs(stretch, interrupts=True) if sign < end), end})
            kind, spans = Kind.IRQS_OFF, list(pairwise(signs))
            numbers = range(bisect_left(self._times, path.handler), bisect_right(self._times, path.handler))
            stack = next((_interrupted(self._trace.stacks[n]) for n in numbers if n in self._trace.stacks), ())
        elif stretch.begin < first and not self._outranks(stretch.actor.pid, path):
            signs = [sign for sign in self._signs(stretch, interrupts=False) if sign < first]
            kind, spans = Kind.PREEMPTION_OFF, [(max([begin, *signs]), end)]
        else:
            kind, spans = Kind.PRIORITY, [(begin, end)]
        for start, stop in spans:
            if (delayed := self._own(stretch, max(first, start), min(last, stop))) > 0:
                where = self._place(stretch, start, stop)
                taken = stop == last  # by the handler, whose stack tells of this moment only
                yield Block(stretch.actor, stretch.cpu, kind, where, start, stop, delayed, stack if taken else ())

    def _outranks(self, pid: int, path: Passage) -> bool:
        mine = self._priorities.get(path.threads[-1] if path.threads else -1, _NO_PRIORITY)
        return self._priorities.get(pid, _NO_PRIORITY) <= mine and pid != IDLE

    def _signs(self, stretch: Stretch, *, interrupts: bool) -> Iterator[float]:
        """When a thread had interrupts on (else, preemption), by entries of its own; and, of interrupts, when one was
        taken and when it ended."""
        for number in stretch.entries:
            entry = self._trace.entries[number]
            if not (entry.hardirq or entry.softirq or entry.irqs_off) and (interrupts or entry.depth == 0):
                yield float(entry.time)
        for child in self._children.get(id(stretch), ()) if interrupts else ():
            if child.actor.handler.startswith("interrupt"):
                yield from (float(child.begin), float(child.end))

    def _place(self, stretch: Stretch, begin: float, end: float) -> str:
        """Where it was, the nearest that is known at the beginning; of system calls the most frequent one."""
        entries = [self._trace.entries[number] for number in stretch.entries]
        places = [entry for entry in entries if entry.name in _PLACES and not (entry.hardirq or entry.softirq)]
        if stretch.actor.handler:
            return next((entry.detail for entry in entries if entry.name == FUNCTION), "")
        known = [entry for entry in places if entry.time <= begin]
        if known:
            return _where(known)
        functions = Counter(_where([entry]) for entry in places if entry.time <= end)
        calls = Counter(entry.detail.split(" (")[0] for entry in entries
                        if entry.name == "sys_enter" and begin <= entry.time <= end)
        if functions:
            return functions.most_common(1)[0][0]
        return f"system call {calls.most_common(1)[0][0]}" if calls else ""


def _where(known: Sequence[Entry]) -> str:
    """What the last of entries that say so says; of an init function whose name is gone, its module."""
    last = known[-1]
    if last.name == FUNCTION:
        return last.detail
    if last.name == "workqueue_execute_start":
        return f"work {last.members().get('function', '')}"
    module = next((entry.detail.partition(" ")[0] for entry in reversed(known) if entry.name == "module_load"), "")
    return f"loading module {module}" if module else f"init {last.members().get('func', '')}"


def _interrupted(stack: Sequence[str]) -> tuple[str, ...]:
    """Of a handler's stack, what was interrupted; all of it if its way in is not known."""
    ways = [number for number, function in enumerate(stack) if _WAY_IN.fullmatch(function)]
    return tuple(stack[ways[-1] + 1 :] if ways else stack)


def _priorities(trace: Trace) -> dict[int, int]:
    """The kernel's own numbers of the threads' priorities: the lower, the higher. As last seen."""
    found = {}
    for entry in trace.entries:
        if entry.name in (*_WAKING, "sched_switch"):
            numbers = entry.numbers()
            for pid, priority in (("pid", "prio"), ("prev_pid", "prev_prio"), ("next_pid", "next_prio")):
                if pid in numbers and priority in numbers:
                    found[numbers[pid]] = numbers[priority]
    return found
