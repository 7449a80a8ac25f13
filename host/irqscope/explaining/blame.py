# SPDX-License-Identifier: BSD-2-Clause
"""What kept a response waiting: who had the CPU between a stimulus and its response, by the target's own trace.

From the stimulus to the first entry of its handler an interrupt was pending that nobody took: whoever had the CPU had
interrupts off. From there to the response's thread it is a thread that waits: for handlers, for threads of higher
priority, for one that cannot be preempted, and for an idle CPU to wake up. No special tracer says so; a block reaches
from the last entry that shows the opposite to the first one that does so again. Which CPU it is about at which time is
the passage's to say.

Entries may be kept out of a trace without a mark (`set_event_pid`, filters): then others than the idle thread may have
had a CPU. That it was idle is said only if the interrupt is in the trace, and a switch between any two threads that
follow each other on a CPU: of two that are missing, one away from the idle thread and one back, others show the kind.
"""

import re
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise

from .ftrace import FUNCTION, Entry, Trace
from .passages import WAKE, Leg, Passage, Phase, Ways
from .stretches import IDLE, Actor, Stretch

_WAY_IN = re.compile(r"el[01][ht]_\d+_irq|asm_(common_interrupt|sysvec_\w+)|__irq_(svc|usr)")
"""How interrupts are entered: arm64, x86, arm."""
_ASKING = "interrupt IPI"
"""As arm64 calls those of other CPUs; on x86 they are no entries of the events that are recorded."""
_NO_PRIORITY = 1 << 30
_PLACES = (FUNCTION, "workqueue_execute_start", "module_load", "initcall_start")
"""Entries that say where a thread is."""


class Kind(StrEnum):
    """Why the response could not go on."""

    IRQS_OFF = "interrupts off"
    HANDLER = "handler"
    PREEMPTION_OFF = "not preempted"
    PRIORITY = "higher priority"
    LOWER = "lower priority"
    IDLE = "leaving idle"
    EXIT = "VM exit"
    UNTOLD = "not told"


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
    host : bool
        It was the guest's host, whose CPU that is.
    """

    actor: Actor
    cpu: int
    kind: Kind
    function: str
    begin: float
    end: float
    delayed: float
    stack: tuple[str, ...] = ()
    host: bool = False

    @property
    def who(self) -> str:
        """The actor in words."""
        return f"{self.actor.label} of the host" if self.host else self.actor.label

    @property
    def lasted(self) -> float:
        """Nanoseconds."""
        return self.end - self.begin


Below = Callable[[int, float, float], Iterable[Block]]
"""Who was in the way of a guest's CPU, in its host, from one time to another in which that CPU did not run."""


class Course(Ways):
    """A trace, prepared to be asked about many samples; of a guest, with who was in the way `below` it."""

    def __init__(self, trace: Trace, below: Below | None = None) -> None:
        super().__init__(trace)
        self._below = below
        self._priorities = _priorities(trace)
        self._switches = all(stretch.told for each in self._stretches.values() for stretch in each)

    def blocks(self, path: Passage) -> list[Block]:
        """Who was in the way, the longest delay first."""
        found: list[Block] = []
        for leg in path.legs:
            for stretch in self._within(leg.cpu, leg.begin, leg.end):
                own = not stretch.actor.handler and stretch.actor.pid in path.threads
                if self._below and stretch.outside:
                    found += self._below(leg.cpu, max(leg.begin, stretch.begin), min(leg.end, stretch.end))
                elif not own and not self._is_handler(stretch, path):
                    found += self._blocks(stretch, leg, path)
        return sorted(_joined(found), key=lambda block: -block.delayed)

    def _is_handler(self, stretch: Stretch, path: Passage) -> bool:
        """Whether it is what handled the stimulus, or in it: not a softirq that began at the time of its interrupt."""
        outer: Stretch | None = stretch
        while outer:
            at_its_time = (outer.cpu, outer.begin) == (path.cpu, path.handler)
            handles = outer.actor.handler and not outer.outside
            if at_its_time and handles and (outer.interrupts or not self.interrupt(path)):
                return True
            outer = outer.inside
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

    def _blocks(self, stretch: Stretch, leg: Leg, path: Passage) -> Iterator[Block]:
        """Of one stretch; of a thread with interrupts off one for each time that it may have had them off."""
        begin, end, first, last = float(stretch.begin), float(stretch.end), leg.begin, leg.end
        if stretch.actor.handler:
            yield from self._block(stretch, leg, Kind.EXIT if stretch.outside else Kind.HANDLER, begin, end)
        elif leg.phase is Phase.WAKING:
            return
        elif stretch.actor.pid == IDLE:
            kind = Kind.IDLE if self._switches and self._surely(path) else Kind.UNTOLD
            yield from self._block(stretch, leg, kind, max(begin, first), min(end, last))
        elif leg.phase is Phase.PENDING:
            yield from self._off(stretch, leg, min(end, last))
        elif stretch.begin < first and not self._outranks(stretch, leg):
            asked = self._asked(stretch, leg)
            if asked is not None:
                yield from self._off(stretch, replace(leg, end=asked), asked)
            yield from self._not_preempted(stretch, leg if asked is None else replace(leg, begin=asked), first)
        else:
            theirs, mine = self._priorities_of(stretch, leg)
            kind = Kind.LOWER if mine < theirs < _NO_PRIORITY else Kind.PRIORITY
            yield from self._block(stretch, leg, kind, begin, end)

    def _surely(self, path: Passage) -> bool:
        """Whether the trace tells of all that CPUs did, as far as a way says so."""
        return bool(self.interrupt(path))

    def _not_preempted(self, stretch: Stretch, leg: Leg, first: float) -> Iterator[Block]:
        """A thread's since it last had preemption on before `first`.

        Where a kernel does not preempt at all, it goes on having it on, and says so at each of its own entries: between
        two of them it was in one function, which is the block if most of the time was in it.
        """
        signs = sorted(self._signs(stretch, interrupts=False))
        begin, end = max([float(stretch.begin), *(sign for sign in signs if sign < first)]), float(stretch.end)
        whole = list(self._block(stretch, leg, Kind.PREEMPTION_OFF, begin, end))
        parts = [
            block
            for start, stop in pairwise([begin, *(sign for sign in signs if first <= sign < end), end])
            for block in self._block(stretch, leg, Kind.PREEMPTION_OFF, start, stop)
        ]
        longest = max((block.delayed for block in parts), default=0.0)
        yield from parts if sum(block.delayed for block in whole) <= 2 * longest else whole

    def _off(self, stretch: Stretch, leg: Leg, end: float) -> Iterator[Block]:
        """A thread's with interrupts off, the last of them until `end`."""
        begin = float(stretch.begin)
        signs = sorted({begin, *(sign for sign in self._signs(stretch, interrupts=True) if sign < end), end})
        numbers = range(bisect_left(self._times, leg.end), bisect_right(self._times, leg.end))
        stacks = (self._trace.stacks.get(n) for n in numbers if self._trace.entries[n].cpu == leg.cpu)
        stack = next((_interrupted(each) for each in stacks if each), ())
        for start, stop in pairwise(signs):
            taken = stop == leg.end  # by the handler, whose stack tells of this moment only
            yield from self._block(stretch, leg, Kind.IRQS_OFF, start, stop, stack if taken else ())

    def _block(
        self, stretch: Stretch, leg: Leg, kind: Kind, begin: float, end: float, stack: tuple[str, ...] = ()
    ) -> Iterator[Block]:
        """Of one time; none if it was not in the way in that leg."""
        if (delayed := self._own(stretch, max(leg.begin, begin), min(leg.end, end))) > 0:
            yield Block(stretch.actor, stretch.cpu, kind, self._place(stretch, begin, end), begin, end, delayed, stack)

    def _asked(self, stretch: Stretch, leg: Leg) -> float | None:
        """When a thread took the interrupt by which another CPU asks for its own to be given to a thread.

        Until then it had interrupts off. None if it was not asked so, as far as the trace says.
        """
        if leg.asked_by in (None, leg.cpu):
            return None
        children = self._children.get(id(stretch), ())
        taken = (float(child.begin) for child in children if child.actor.handler == _ASKING)
        return next((time for time in taken if leg.begin <= time <= leg.end), None)

    def _outranks(self, stretch: Stretch, leg: Leg) -> bool:
        theirs, mine = self._priorities_of(stretch, leg)
        return theirs <= mine

    def _priorities_of(self, stretch: Stretch, leg: Leg) -> tuple[int, int]:
        """Those of a stretch's thread and of the one that waits, when the first began to keep the other waiting."""
        time = max(float(stretch.begin), leg.begin)
        return self._priority(stretch.actor.pid, time), self._priority(leg.thread, time)

    def _priority(self, pid: int | None, time: float) -> int:
        """A thread's at a time: what the trace said last, or else says first."""
        times, priorities = self._priorities.get(pid, ((), ()))
        return priorities[max(0, bisect_right(times, time) - 1)] if times else _NO_PRIORITY

    def _signs(self, stretch: Stretch, *, interrupts: bool) -> Iterator[float]:
        """When a thread had interrupts on (else, preemption), by entries of its own; and, of interrupts, when one was
        taken and when it ended."""
        for number in stretch.entries:
            entry = self._trace.entries[number]
            if not (entry.hardirq or entry.softirq or entry.irqs_off) and (interrupts or entry.depth == 0):
                yield float(entry.time)
        for child in self._children.get(id(stretch), ()) if interrupts else ():
            if child.interrupts:
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
        calls = Counter(
            entry.detail.split(" (")[0] for entry in entries if entry.name == "sys_enter" and begin <= entry.time <= end
        )
        if functions:
            return functions.most_common(1)[0][0]
        return f"system call {calls.most_common(1)[0][0]}" if calls else ""


def _where(known: Sequence[Entry]) -> str:
    """What the last of entries that say so says; of an init function whose name is gone, its module."""
    last = known[-1]
    if last.name == FUNCTION:
        return last.detail
    if last.name == "workqueue_execute_start":
        return f"work {last.detail.rpartition(' ')[2]}"
    module = next((entry.detail.partition(" ")[0] for entry in reversed(known) if entry.name == "module_load"), "")
    return f"loading module {module}" if module else f"init {last.members().get('func', '')}"


def _joined(blocks: Iterable[Block]) -> Iterator[Block]:
    """The same with those in one that two legs saw a part of each."""
    found: dict[tuple[Actor, int, bool, Kind, float], Block] = {}
    for block in blocks:
        key = (block.actor, block.cpu, block.host, block.kind, block.end)
        same = key if block.kind not in (Kind.IDLE, Kind.UNTOLD) else (*key[:-1], block.begin)
        if before := found.pop(same, None):
            block = replace(
                block,
                begin=min(before.begin, block.begin),
                delayed=before.delayed + block.delayed,
                function=before.function or block.function,
                stack=before.stack or block.stack,
            )
        found[key] = block
    yield from found.values()


def _interrupted(stack: Sequence[str]) -> tuple[str, ...]:
    """Of a handler's stack, what was interrupted; all of it if its way in is not known."""
    ways = [number for number, function in enumerate(stack) if _WAY_IN.fullmatch(function)]
    return tuple(stack[ways[-1] + 1 :] if ways else stack)


def _priorities(trace: Trace) -> Mapping[int | None, tuple[Sequence[int], Sequence[int]]]:
    """The kernel's own numbers of the threads' priorities, the lower, the higher: from which times on each holds."""
    found: dict[int | None, tuple[list[int], list[int]]] = {}
    for entry in trace.entries:
        if entry.name in (*WAKE, "sched_switch"):
            numbers = entry.numbers()
            for pid, priority in (("pid", "prio"), ("prev_pid", "prev_prio"), ("next_pid", "next_prio")):
                if pid in numbers and priority in numbers:
                    times, priorities = found.setdefault(numbers[pid], ([], []))
                    if priorities[-1:] != [numbers[priority]]:
                        times.append(entry.time)
                        priorities.append(numbers[priority])
    return found
