# SPDX-License-Identifier: BSD-2-Clause
"""Entries as ftrace has them from a recording of SystemView, or what is told likewise: of an RTOS on one CPU.

An RTOS tells less than Linux: who has the CPU, which task is ready, and interrupts. A task that stops being ready gives
the CPU up, and one that does not is preempted; which priorities go first is that of most preemptions. Pins are told by
markers that are called `irqscope isr` and so on, between start and stop of which the level is high, or by texts in the
words of toggles.py.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ..errors import BadInput
from .ftrace import Entry, Trace
from .stretches import IDLE
from .systemview import Extended, Kind, Packet

_SECOND = 1_000_000_000
_INTERRUPT = re.compile(r"I#(\d{1,9})=([^,]*)", re.ASCII)
_CONVERSION = re.compile(r"%[-+0 #]*\d*[lh]*([duxXc%])", re.ASCII)
_FOREMOST = 1 << 20
"""Priorities that count up are told as the distance from it, since the kernel's own count down."""


@dataclass
class _Named:
    """What packets say once, of the whole recording."""

    tasks: dict[int, tuple[str, int]] = field(default_factory=dict)
    markers: dict[int, str] = field(default_factory=dict)
    interrupts: dict[int, str] = field(default_factory=dict)
    clock_hz: int = 0
    base: int = 0
    shift: int = 0

    def hear(self, packet: Packet) -> None:
        match packet.kind:
            case Kind.INIT:
                self.clock_hz, _, self.base, self.shift = packet.numbers
            case Kind.SYSDESC:
                self.interrupts |= {int(number): name for number, name in _INTERRUPT.findall(packet.text)}
            case Kind.TASK_INFO:
                self.tasks[packet.numbers[0]] = packet.text, packet.numbers[1]
            case Kind.EXTENDED if packet.numbers[0] == Extended.NAME_MARKER:
                self.markers[packet.numbers[1]] = packet.text

    def thread(self, task: int | None) -> tuple[str, int]:
        """Name and number of a task; of None, of what runs when none does."""
        if task is None:
            return "<idle>", IDLE
        return self.tasks.get(task, ("<...>", 0))[0], self.base + (task << self.shift)


@dataclass
class _Cpu:
    """What it is at, as far as it is known: a task, or idle if that is None, and so many handlers in it."""

    known: bool = False
    task: int | None = None
    ready: bool = True
    handlers: int = 0


def trace(found: Iterable[Packet], path: Path, what: str = "a recording of SystemView") -> Trace:
    """The trace of a recording, as if a kernel had said it in text. BadInput if it tells of no task, or no clock."""
    packets, named = list(found), _Named()
    for packet in packets:
        named.hear(packet)
    if not named.clock_hz:
        raise BadInput(
            f"{path} does not tell the rate of its clock: let the recording begin with SEGGER_SYSVIEW_Start()"
        )
    made, cpu, upwards = Trace(), _Cpu(), _upwards(packets, named)
    made.since_s = packets[0].time // named.clock_hz
    gap = False
    for packet in packets:
        if packet.kind == Kind.OVERFLOW:
            made.lost += packet.numbers[0]
            cpu, gap = _Cpu(), True
            continue
        time = packet.time * _SECOND // named.clock_hz - made.since_s * _SECOND
        for entry in _entries(packet, time, cpu, named, upwards=upwards):
            if gap:
                made.gaps.add(len(made.entries))
                gap = False
            made.entries.append(entry)
    if not made.entries:
        raise BadInput(f"{path} is {what} that tells of no task that ran: record more of it")
    return made


def _upwards(packets: Sequence[Packet], named: _Named) -> bool:
    """Whether a greater priority goes first: of most tasks that are taken the CPU while they are ready."""
    told = Counter[bool]()
    running: int | None = None
    ready = True
    for packet in packets:
        if packet.kind == Kind.TASK_STOP_READY and packet.numbers[0] == running:
            ready = False
        elif packet.kind == Kind.TASK_START_EXEC:
            following = packet.numbers[0]
            before, after = (named.tasks[each][1] if each in named.tasks else None for each in (running, following))
            if ready and before is not None and after is not None and before != after:
                told[after > before] += 1
            running, ready = following, True
        elif packet.kind in (Kind.IDLE, Kind.TASK_STOP_EXEC, Kind.OVERFLOW):
            running, ready = None, True
    return told[True] >= told[False]


def _entries(packet: Packet, time: int, cpu: _Cpu, named: _Named, *, upwards: bool) -> Iterable[Entry]:
    """What a packet says, in no entry or one; none before it is known who has the CPU."""

    def entry(name: str, detail: str) -> Iterable[Entry]:
        if cpu.known:
            yield Entry(time, 0, *named.thread(cpu.task), name, detail, hardirq=bool(cpu.handlers))

    def priority(task: int | None) -> int:
        given = named.tasks.get(-1 if task is None else task, ("", 0))[1]
        return max(0, _FOREMOST - given if upwards else given) if task is not None else 2 * _FOREMOST

    def switch(task: int | None) -> Iterable[Entry]:
        cpu.handlers = 0
        if cpu.known and cpu.task != task:
            (was, left), (comm, pid) = named.thread(cpu.task), named.thread(task)
            state = "R" if cpu.ready else "S"
            yield from entry(
                "sched_switch",
                f"prev_comm={was} prev_pid={left} prev_prio={priority(cpu.task)} prev_state={state} ==> "
                f"next_comm={comm} next_pid={pid} next_prio={priority(task)}",
            )
        cpu.known, cpu.task, cpu.ready = True, task, True

    match packet.kind:
        case Kind.TASK_START_EXEC:
            yield from switch(packet.numbers[0])
        case Kind.IDLE | Kind.TASK_STOP_EXEC:
            cpu.ready = False
            yield from switch(None)
        case Kind.TASK_STOP_READY if packet.numbers[0] == cpu.task:
            cpu.ready = False
        case Kind.TASK_START_READY:
            task = packet.numbers[0]
            comm, pid = named.thread(task)
            cpu.ready |= task == cpu.task
            yield from entry("sched_wakeup", f"comm={comm} pid={pid} prio={priority(task)} target_cpu=000")
        case Kind.ISR_ENTER:
            number = packet.numbers[0]
            cpu.handlers += 1
            yield from entry(
                "irq_handler_entry", f"irq={number} name={named.interrupts.get(number) or f'number {number}'}"
            )
        case Kind.ISR_EXIT | Kind.ISR_TO_SCHEDULER:
            yield from entry("irq_handler_exit", "")
            cpu.handlers = max(0, cpu.handlers - 1)
        case Kind.TIMER_ENTER:
            yield from entry("timer_expire_entry", f"function={packet.numbers[0]:#x}")
        case Kind.TIMER_EXIT:
            yield from entry("timer_expire_exit", "")
        case Kind.MARK_START | Kind.MARK_STOP:
            name = named.markers.get(packet.numbers[0], f"marker {packet.numbers[0]}")
            yield from entry("print", f"{name} {int(packet.kind == Kind.MARK_START)}")
        case Kind.PRINT_FORMATTED:
            yield from entry("print", _formatted(packet))


def _formatted(packet: Packet) -> str:
    """A text with its numbers, which the target leaves to the host to put in."""
    numbers = iter(packet.numbers)

    def put(found: re.Match[str]) -> str:
        number = None if found[1] == "%" else next(numbers, None)
        if number is None:
            return "%" if found[1] == "%" else found[0]
        if found[1] == "d":
            return str(number - (number >> 31 << 32))
        return {"x": f"{number:x}", "X": f"{number:X}"}.get(found[1], str(number))

    return _CONVERSION.sub(put, packet.text)
