# SPDX-License-Identifier: BSD-2-Clause
"""Entries as ftrace has them from events of LTTng's kernel tracer.

Names, types and meaning of fields are those of lttng-modules (master of 2026-07-23, ed19c0a18cf7), in
include/instrumentation/events/{sched,irq,timer,power,gpio,workqueue,module,lttng}.h and src/lttng-context-*.c, and of
what 2.13.9 has recorded (tests/data/lttng). A pid is a `tid` there, priorities count from MAX_RT_PRIO, a state is a
number, and a function an address. Which thread a CPU is at, and whether it has interrupts off, only contexts say;
without them switches tell the former. Whether it is in a handler is told by entry and exit of that.
"""

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ..errors import BadInput
from .ctf import Event, Loss, Unread
from .ftrace import Entry, Trace
from .stretches import IDLE

_CPU, _CONTEXT, _FIELDS = "stream.packet.context", "stream.event.context", "event.fields"
_NAMES = {
    **{f"irq_softirq_{what}": f"softirq_{what}" for what in ("entry", "exit", "raise")},
    **{f"timer_hrtimer_{what}": f"hrtimer_{what}" for what in ("start", "cancel", "expire_entry", "expire_exit")},
    **{f"power_cpu_{what}": f"cpu_{what}" for what in ("idle", "frequency")},
    "lttng_logger": "tracing_mark_write",
}
"""Those that ftrace calls otherwise, but for system calls."""
_SYSCALL = "syscall_entry_"
_MEMBERS = {"tid": "pid", "prev_tid": "prev_pid", "next_tid": "next_pid"}
_PRIORITIES, _MAX_RT_PRIO = ("prio", "prev_prio", "next_prio"), 100
_SOFTIRQS = ("HI", "TIMER", "NET_TX", "NET_RX", "BLOCK", "IRQ_POLL", "TASKLET", "SCHED", "HRTIMER", "RCU")
"""By number, which is all that lttng-modules 2.13 says. See Linux, include/linux/interrupt.h."""
_STATES, _PREEMPTED = "SDTtXZPI", 0x100
"""Of the lowest bit on; none is R. See Linux, include/trace/events/sched.h and TASK_REPORT_MAX."""
_NUMBER = re.compile(r"-?\d{1,10}", re.ASCII)
_STREAM = re.compile(r"_(\d{1,5})$", re.ASCII)
_HARD, _TIMER, _SOFT = "irq_handler", "hrtimer_expire", "softirq"
_WAKE, _WAKE_THREAD = ("sched_waking", "sched_wakeup"), "2"
"""See Linux, kernel/irq/handle.c, and include/linux/irqreturn.h."""
_SECOND = 1_000_000_000

Thread = tuple[str, int]
Happened = Sequence[tuple[int, Event]]
"""Events with their CPUs, in the order of time."""


@dataclass
class _Cpu:
    """What one is at, as far as it is known: a thread, and handlers in it, the outermost first.

    `waking` is how the name of the thread begins that the interrupt that has just ended leaves its work to.
    """

    thread: Thread | None = None
    handlers: list[str] = field(default_factory=list)
    waking: str = ""


def trace(found: Iterable[Event | Loss | Unread], path: Path) -> Trace:
    """The trace of a folder's events and losses, as if the kernel had said them in text; BadInput if there is none."""
    made, events, losses = Trace(), list[tuple[int, Event]](), list[Loss]()
    for each in found:
        if isinstance(each, Loss):
            losses.append(each)
        elif isinstance(each, Event) and (cpu := _number(each.scopes.get(_CPU, {}), "cpu_id")) is not None:
            events.append((cpu, each))
        else:
            made.skipped += 1
    if not events:
        raise BadInput(f"{path} holds no event of LTTng's kernel tracer, whose packets name their CPU")
    events.sort(key=lambda one: one[1].time)
    made.since_s = events[0][1].time // _SECOND
    made.lost, made.lost_at_least = sum(loss.count for loss in losses), any(loss.at_least for loss in losses)
    gaps = _gaps(events, losses)
    threads, cpus, after_gap = _threads(events, gaps), defaultdict[int, _Cpu](_Cpu), set[int]()
    for number, (cpu, event) in enumerate(events):
        if number in threads:
            cpus[cpu] = _Cpu(threads[number])
        if number in gaps:
            after_gap.add(cpu)
        if (entry := _entry(event, cpu, cpus[cpu], made.since_s)) is None:
            made.skipped += 1
            continue
        if cpu in after_gap:
            made.gaps.add(len(made.entries))
            after_gap.remove(cpu)
        made.entries.append(entry)
        told = event.scopes.get(_CONTEXT, {}).keys()
        made.interrupts |= "interruptible" in told
        made.flags |= {"interruptible", "preemptible"} <= told
    if not made.entries:
        raise BadInput(f"{path} does not say which threads the CPUs were at: record sched_switch, or the context tid")
    return made


def _gaps(events: Happened, losses: Iterable[Loss]) -> set[int]:
    """Events before which others of their CPU may be missing.

    Of a loss the tracer says between which times it was, and not where: that is a gap altogether.
    """

    def until(numbers: Sequence[int], time: int) -> int:
        return bisect_right(numbers, time, key=lambda number: events[number][1].time)

    places = defaultdict[int, list[int]](list)
    for number, (cpu, _) in enumerate(events):
        places[cpu].append(number)
    found = set[int]()
    for loss in losses:
        told = _STREAM.search(loss.stream)
        cpu = int(told[1]) if told else -1
        for numbers in [places[cpu]] if cpu in places else places.values():
            first = 0 if loss.begin is None else until(numbers, loss.begin)
            last = len(numbers) if loss.end is None else until(numbers, loss.end)
            found.update(numbers[first : last + 1])
    return found


def _threads(events: Happened, gaps: set[int]) -> Mapping[int, Thread | None]:
    """By the events that a CPU begins with, and those after gaps: the thread that its next switch leaves."""
    ahead, found, firsts = dict[int, Thread](), dict[int, Thread | None](), dict[int, int]()
    for number in reversed(range(len(events))):
        cpu, event = events[number]
        if event.name == "sched_switch" and (left := _thread(event.scopes.get(_FIELDS, {}), "prev_comm", "prev_tid")):
            ahead[cpu] = left
        if number in gaps:
            found[number] = ahead.pop(cpu, None)
        firsts[cpu] = number
    return {**found, **{number: ahead.get(cpu, found.get(number)) for cpu, number in firsts.items()}}


def _entry(event: Event, number: int, cpu: _Cpu, since_s: int) -> Entry | None:
    """None if it is not known which thread the CPU was at."""
    fields, context = event.scopes.get(_FIELDS, {}), event.scopes.get(_CONTEXT, {})
    name = "sys_enter" if event.name.startswith(_SYSCALL) else _NAMES.get(event.name, event.name)
    thread = _thread(context, "procname", "tid", cpu.thread) or cpu.thread
    if name == "sched_switch":
        thread = _thread(fields, "prev_comm", "prev_tid")
        cpu.thread, cpu.handlers = _thread(fields, "next_comm", "next_tid"), []
    if thread is None:
        return None
    kind, _, end = name.rpartition("_")
    if end == "entry" and kind in (_HARD, _TIMER, _SOFT):
        cpu.handlers.append(kind)
    soft = cpu.handlers.index(_SOFT) if _SOFT in cpu.handlers else None
    # The kernel wakes that thread in the interrupt, but after the event that tells of the handler's end.
    own = name in _WAKE and bool(cpu.waking) and fields.get("comm", "").startswith(cpu.waking)
    cpu.waking = cpu.waking if own else ""
    if name == f"{_HARD}_exit" and fields.get("ret") == _WAKE_THREAD:
        cpu.waking = f"irq/{fields.get('irq')}-"
    entry = Entry(
        event.time - since_s * _SECOND,
        number,
        *thread,
        name,
        _detail(name, event.name, fields),
        irqs_off=context.get("interruptible", "1") != "1",
        need_resched=context.get("need_reschedule", "0") != "0",
        hardirq=own or _HARD in cpu.handlers or _TIMER in cpu.handlers[:soft],
        softirq=soft is not None,
        depth=int(context.get("preemptible", "1") != "1"),
    )
    if end == "exit" and kind in cpu.handlers:
        del cpu.handlers[cpu.handlers.index(kind) :]
    return entry


def _detail(name: str, of: str, fields: Mapping[str, str]) -> str:
    """What the kernel's text says after the name of an event; `of` is LTTng's."""
    match name:
        case "tracing_mark_write":
            return fields.get("msg", "")
        case "gpio_value":
            return f"{fields.get('gpio')} {'set' if fields.get('get') == '0' else 'get'} {fields.get('value')}"
        case "softirq_entry" | "softirq_exit" | "softirq_raise":
            return f"vec={fields.get('vec')} [action={fields.get('name') or _softirq(fields)}]"
        case "irq_handler_exit":
            return f"irq={fields.get('irq')} ret={'unhandled' if fields.get('ret') == '0' else 'handled'}"
        case "workqueue_execute_start":
            return f"work struct {fields.get('work')}: function {fields.get('function')}"
        case "module_load":
            return fields.get("name", "")
        case "sys_enter":
            return of.removeprefix(_SYSCALL)
    return " ".join(f"{'==> ' * (key == 'next_comm')}{_MEMBERS.get(key, key)}={_value(key, fields)}" for key in fields)


def _softirq(fields: Mapping[str, str]) -> str:
    number = _number(fields, "vec")
    return _SOFTIRQS[number] if number is not None and number < len(_SOFTIRQS) else "<unknown>"


def _value(key: str, fields: Mapping[str, str]) -> str:
    number = _number(fields, key, signed=True)
    if number is None:
        return fields[key]
    if key in _PRIORITIES:
        return str(number + _MAX_RT_PRIO)
    if key == "prev_state":
        states = "|".join(letter for bit, letter in enumerate(_STATES) if number >> bit & 1)
        return (states or "R") + "+" * (number >= _PREEMPTED)
    return fields[key]


def _thread(members: Mapping[str, str], comm: str, pid: str, known: Thread | None = None) -> Thread | None:
    """As ftrace names it; `known` has the name, if it is the same one and the members have not."""
    number = _number(members, pid)
    if number is None:
        return None
    if number == IDLE:
        return "<idle>", IDLE
    return members.get(comm) or (known[0] if known and known[1] == number else "<...>"), number


def _number(members: Mapping[str, str], name: str, *, signed: bool = False) -> int | None:
    text = members.get(name, "")
    return int(text) if _NUMBER.fullmatch(text) and (signed or text[0] != "-") else None
