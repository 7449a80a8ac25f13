# SPDX-License-Identifier: BSD-2-Clause
"""Entries as ftrace has them from events of Zephyr's CTF tracer, of one CPU.

Names and fields are those of Zephyr's subsys/tracing/ctf/tsdl/metadata (of eecba65e3b3e, which has `named_event`).
Times have 32 bits of nanoseconds, which babeltrace2 counts on where they go round. No interrupt has a number: one in
which the pin `isr` is marked is called `isr` here, any other one `unnamed`. No thread has a priority: who runs while
another one is ready is taken to go first.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from ..errors import BadInput
from ..reading import plain
from . import rtostrace
from .ctf import METADATA, Event, Loss, Unread
from .ftrace import Trace
from .systemview import Extended, Kind, Packet

_KNOWN_BY = b"thread_switched_in"
"""What LTTng's metadata has nowhere."""
_METADATA_BYTES = 1 << 18
_HZ = 1_000_000_000
_READY = ("ready", "wakeup", "resume", "sched_ready", "sched_wakeup", "sched_resume")
_WAITS = ("pending", "suspend", "abort", "sched_pend", "sched_suspend", "sched_abort")
"""Behind `thread_`; newer versions say the same of the scheduler, too."""
_KINDS = {
    **{f"thread_{what}": Kind.TASK_START_READY for what in _READY},
    **{f"thread_{what}": Kind.TASK_STOP_READY for what in _WAITS},
    "thread_switched_in": Kind.TASK_START_EXEC,
    "isr_enter": Kind.ISR_ENTER,
    "isr_exit": Kind.ISR_EXIT,
    "isr_exit_to_scheduler": Kind.ISR_TO_SCHEDULER,
    "idle": Kind.IDLE,
}
_OF_THREADS = (Kind.TASK_START_EXEC, Kind.TASK_START_READY, Kind.TASK_STOP_READY)
_IDLE = re.compile(r"idle( \d{1,3})?", re.ASCII)
"""The name of the thread that runs when no other one does, with that of its CPU."""
_NUMBER = re.compile(r"\d{1,10}", re.ASCII)
_ISR_MARK = "irqscope isr"
_UNNAMED, _MARKED = 0, 1
"""Numbers of interrupts."""
_NAMES = f"I#{_UNNAMED}=unnamed,I#{_MARKED}=isr"


def is_one(folder: Path) -> bool:
    """Whether a folder holds a trace that Zephyr describes."""
    try:
        with plain(folder / METADATA).open("rb") as file:
            return _KNOWN_BY in file.read(_METADATA_BYTES)
    except OSError:
        return False


def trace(found: Iterable[Event | Loss | Unread], path: Path) -> Trace:
    """The trace of a folder's events, as if a kernel had said them in text.

    BadInput if no thread ever runs in it, or several CPUs do.
    """
    events, unread = list[Event](), 0
    for each in found:
        if isinstance(each, Event):
            events.append(each)
        else:
            unread += 1
    if len({cpu for event in events if (cpu := _fields(event).get("cpu")) is not None}) > 1:
        raise BadInput(f"{path} is a trace of Zephyr on several CPUs: irqscope reads those of one")
    made = rtostrace.trace(_packets(events), path, "a trace of Zephyr")
    made.skipped += unread
    return made


def _packets(events: Iterable[Event]) -> list[Packet]:
    """What SystemView would have recorded."""
    packets, names, inside = list[Packet](), dict[int, str](), list[int]()
    marks: dict[str, int] = {}
    for event in events:
        for packet in _said(event, names, marks):
            if packet.kind == Kind.ISR_ENTER:
                inside.append(len(packets))
            elif packet.kind in (Kind.ISR_EXIT, Kind.ISR_TO_SCHEDULER):
                del inside[-1:]
            elif packet.kind in (Kind.MARK_START, Kind.MARK_STOP) and inside and packet.text == _ISR_MARK:
                packets[inside[-1]] = replace(packets[inside[-1]], numbers=(_MARKED,))
            packets.append(packet)
    begin = packets[0].time if packets else 0
    return [Packet(begin, Kind.INIT, (_HZ, 0, 0, 0)), Packet(begin, Kind.SYSDESC, text=_NAMES), *packets]


def _said(event: Event, names: dict[int, str], marks: dict[str, int]) -> Iterator[Packet]:
    """The packets of one event, names of what comes with it first."""
    fields, kind = _fields(event), _KINDS.get(event.name)
    name = fields.get("name", "")
    if event.name == "named_event" and name:
        if name not in marks:
            marks[name] = len(marks)
            yield Packet(event.time, Kind.EXTENDED, (Extended.NAME_MARKER, marks[name]), name)
        level = fields.get("arg0") not in ("0", None)
        yield Packet(event.time, Kind.MARK_START if level else Kind.MARK_STOP, (marks[name],), name)
    elif kind in _OF_THREADS:
        if not _NUMBER.fullmatch(fields.get("thread_id", "")):
            return
        thread = int(fields["thread_id"])
        if kind == Kind.TASK_START_EXEC and _IDLE.fullmatch(name):
            yield Packet(event.time, Kind.IDLE)
            return
        if names.get(thread) != name:
            names[thread] = name
            yield Packet(event.time, Kind.TASK_INFO, (thread, 0), name)
        yield Packet(event.time, kind, (thread, 0) if kind == Kind.TASK_STOP_READY else (thread,))
    elif kind == Kind.ISR_ENTER:
        yield Packet(event.time, kind, (_UNNAMED,))
    elif kind is not None:
        yield Packet(event.time, kind)


def _fields(event: Event) -> Mapping[str, str]:
    return event.scopes.get("event.fields", {})
