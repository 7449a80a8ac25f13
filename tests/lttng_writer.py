# SPDX-License-Identifier: BSD-2-Clause
"""Entries of recorded traces as LTTng's kernel tracer would have written them, by babeltrace2's own writer of CTF.

Run it with the Python that Debian's python3-bt2 is for: `PYTHONPATH=host /usr/bin/python3 tests/lttng_writer.py` writes
the archives tests/data/explain/*.ctf.tar.gz anew (2026-11-27, babeltrace2 2.0.4; the writer draws a UUID for each
trace). Names and types of fields are those of lttng-modules, include/instrumentation/events and src/lttng-context-*.c.
What differs: text of fixed length and sequences of characters are strings here, and integers have 64 bits.
"""

import gzip
import heapq
import io
import itertools
import re
import tarfile
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import bt2

from irqscope.explaining.ftrace import FUNCTION, Entry, parse

FOLDER = Path(__file__).parent / "data" / "explain"
ORIGIN_S = 1_764_000_000
"""Of the clock, which LTTng writes as that of the boot and when that was."""
_THREAD = {"comm": str, "tid": int, "prio": int}
EVENTS: Mapping[str, Mapping[str, type]] = {
    "sched_switch": {
        "prev_comm": str,
        "prev_tid": int,
        "prev_prio": int,
        "prev_state": int,
        "next_comm": str,
        "next_tid": int,
        "next_prio": int,
    },
    "sched_waking": {**_THREAD, "target_cpu": int},
    "sched_wakeup": {**_THREAD, "target_cpu": int},
    "sched_migrate_task": {**_THREAD, "orig_cpu": int, "dest_cpu": int},
    "irq_handler_entry": {"irq": int, "name": str},
    "irq_handler_exit": {"irq": int, "ret": int},
    "irq_softirq_entry": {"vec": int, "name": dict},
    "irq_softirq_exit": {"vec": int, "name": dict},
    "irq_softirq_raise": {"vec": int, "name": dict},
    "timer_hrtimer_expire_entry": {"hrtimer": hex, "now": int, "function": hex},
    "timer_hrtimer_expire_exit": {"hrtimer": hex},
    "gpio_value": {"gpio": int, "get": int, "value": int},
    "lttng_logger": {"msg": str},
    "power_cpu_idle": {"state": int, "cpu_id": int},
    "syscall_entry_read": {"fd": int},
}
CONTEXTS: Mapping[str, type] = {
    "procname": str,
    "tid": int,
    "interruptible": int,
    "preemptible": int,
    "need_reschedule": int,
}
SOFTIRQS = ("HI", "TIMER", "NET_TX", "NET_RX", "BLOCK", "IRQ_POLL", "TASKLET", "SCHED", "HRTIMER", "RCU")
_STATES = {"R": 0, "S": 1, "D": 2, "T": 4, "t": 8, "X": 16, "Z": 32, "P": 64, "I": 128}
_PREEMPTED, _MAX_RT_PRIO = 0x100, 100


@dataclass
class Event:
    """One that is written.

    Successive ones of a CPU with the same `lost` are a packet, and so many others of it were lost since that before.
    """

    time: int
    cpu: int
    name: str
    fields: Mapping[str, Any] = field(default_factory=dict)
    context: Mapping[str, Any] = field(default_factory=dict)
    lost: int = 0


def as_lttng(entry: Entry, *, context: bool) -> Event | None:
    """The same as LTTng has it; None if it has no such event."""
    members, numbers, name = entry.members(), entry.numbers(), entry.name
    found: dict[str, Any]
    if name == "sched_switch":
        state = members["prev_state"]
        found = {
            "prev_state": _STATES[state[0]] | (_PREEMPTED if state.endswith("+") else 0),
            **{f"{of}_comm": members[f"{of}_comm"] for of in ("prev", "next")},
            **{f"{of}_tid": numbers[f"{of}_pid"] for of in ("prev", "next")},
            **{f"{of}_prio": numbers[f"{of}_prio"] - _MAX_RT_PRIO for of in ("prev", "next")},
        }
    elif name.startswith("sched_"):
        found = {"comm": members["comm"], "tid": numbers["pid"], "prio": numbers["prio"] - _MAX_RT_PRIO}
        found |= {key: numbers[key] for key in ("target_cpu", "orig_cpu", "dest_cpu") if key in numbers}
    elif name == "irq_handler_entry":
        found = {"irq": numbers["irq"], "name": members["name"]}
    elif name == "irq_handler_exit":
        found = {"irq": numbers["irq"], "ret": int(members["ret"] == "handled")}
    elif name.startswith("softirq_"):
        vector = int(re.match(r"vec=(\d+)", entry.detail)[1])
        name, found = f"irq_{name}", {"vec": vector, "name": vector}
    elif name.startswith("hrtimer_expire_"):
        name, found = f"timer_{name}", {"hrtimer": 0xFFFF_8000_0123_4560}
        if name.endswith("entry"):
            found |= {"now": numbers["now"], "function": 0xFFFF_8000_0800_1234}
    elif name == "gpio_value":
        gpio, way, value = entry.detail.split()
        found = {"gpio": int(gpio), "get": int(way == "get"), "value": int(value)}
    else:
        return None
    said = {
        "procname": entry.comm.replace("<idle>", f"swapper/{entry.cpu}"),
        "tid": entry.pid,
        "interruptible": int(not entry.irqs_off),
        "preemptible": int(entry.depth == 0),
        "need_reschedule": int(entry.need_resched),
    }
    return Event(entry.time, entry.cpu, name, found, said if context else {})


class _Messages(bt2._UserMessageIterator):
    """Each CPU's stream is one packet after the other, with a loss between two of them."""

    def __init__(self, config: Any, port: Any) -> None:
        self._messages = self._all(port.user_data)

    def __next__(self) -> Any:
        return next(self._messages)

    def _all(self, source: "_Source") -> Iterable[Any]:
        trace = source.trace_class(name="kernel", environment={"hostname": "target", "domain": "kernel"})
        cpus = defaultdict(list)
        for event in source.events:
            cpus[event.cpu].append(event)
        parts = [self._stream(source, trace, cpu, events) for cpu, events in sorted(cpus.items())]
        for _, message in heapq.merge(*parts, key=lambda part: part[0]):
            yield message

    def _stream(self, source: "_Source", trace: Any, cpu: int, events: Sequence[Event]) -> Iterable[tuple[int, Any]]:
        """Messages of a CPU with their times."""
        stream, ended = trace.create_stream(source.stream_class, name=f"channel0_{cpu}"), 0
        yield 0, self._create_stream_beginning_message(stream)
        for lost, part in itertools.groupby(events, key=lambda event: event.lost):
            packed = list(part)
            begin, end = packed[0].time, packed[-1].time
            if lost:
                yield ended, self._create_discarded_events_message(stream, lost, ended, end)
            packet = stream.create_packet()
            packet.context_field["cpu_id"] = cpu
            yield begin, self._create_packet_beginning_message(packet, begin)
            for event in packed:
                message = self._create_event_message(source.classes[event.name], packet, event.time)
                for name, value in event.fields.items():
                    message.event.payload_field[name] = value
                for name, value in event.context.items():
                    message.event.common_context_field[name] = value
                yield event.time, message
            yield end, self._create_packet_end_message(packet, end)
            ended = end
        yield ended, self._create_stream_end_message(stream)


class _Source(bt2._UserSourceComponent, message_iterator_class=_Messages):
    def __init__(self, config: Any, params: Any, events: Sequence[Event]) -> None:
        self.events = events
        self._add_output_port("out", self)
        self.trace_class = self._create_trace_class()
        make = self.trace_class
        clock = self._create_clock_class(
            frequency=1_000_000_000,
            name="monotonic",
            offset=bt2.ClockClassOffset(ORIGIN_S, 0),
            origin_is_unix_epoch=True,
        )
        kinds = {
            str: make.create_string_field_class,
            int: lambda: make.create_signed_integer_field_class(64),
            hex: lambda: make.create_unsigned_integer_field_class(
                64, preferred_display_base=bt2.IntegerDisplayBase.HEXADECIMAL
            ),
            dict: self._softirqs,
        }

        def structure(members: Mapping[str, type]) -> Any:
            found = make.create_structure_field_class()
            for name, kind in members.items():
                found.append_member(name, kinds[kind]())
            return found

        cpu = make.create_structure_field_class()
        cpu.append_member("cpu_id", make.create_unsigned_integer_field_class(32))
        self.stream_class = make.create_stream_class(
            default_clock_class=clock,
            supports_packets=True,
            packets_have_beginning_default_clock_snapshot=True,
            packets_have_end_default_clock_snapshot=True,
            supports_discarded_events=True,
            discarded_events_have_default_clock_snapshots=True,
            packet_context_field_class=cpu,
            event_common_context_field_class=structure(CONTEXTS) if any(each.context for each in events) else None,
        )
        self.classes = {
            name: self.stream_class.create_event_class(name=name, payload_field_class=structure(members))
            for name, members in EVENTS.items()
        }

    def _softirqs(self) -> Any:
        found = self.trace_class.create_unsigned_enumeration_field_class(8)
        for number, name in enumerate(SOFTIRQS):
            found.add_mapping(name, bt2.UnsignedIntegerRangeSet([(number, number)]))
        return found


def write(events: Sequence[Event], folder: Path) -> None:
    """Write them, which are in the order of time, as a trace below a folder."""
    graph = bt2.Graph()
    source = graph.add_component(_Source, "source", obj=events)
    sink = graph.add_component(
        bt2.find_plugin("ctf").sink_component_classes["fs"],
        "sink",
        params={"path": str(folder), "assume-single-trace": True, "quiet": True},
    )
    graph.connect_ports(source.output_ports["out"], sink.input_ports["in"])
    graph.run()


def archive(events: Sequence[Event], path: Path) -> None:
    """Write them as an archive whose bytes are always the same."""
    with tempfile.TemporaryDirectory() as folder, path.open("wb") as file:
        write(events, Path(folder) / "kernel")
        with gzip.GzipFile("", "wb", 9, file, 0) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
            for each in sorted(Path(folder, "kernel").iterdir()):
                data, info = each.read_bytes(), tarfile.TarInfo(f"kernel/{each.name}")
                info.size = len(data)
                tar.addfile(info, io.BytesIO(data))


def recorded(name: str, *, context: bool) -> list[Event]:
    """Those of one of the recorded traces."""
    lines = gzip.decompress((FOLDER / f"{name}.trace.txt.gz").read_bytes()).decode().splitlines()
    found = (as_lttng(entry, context=context) for entry in parse(lines).entries if entry.name != FUNCTION)
    return [event for event in found if event]


def hostile() -> list[Event]:
    """Names of threads that look like what is printed after them, bytes that steer a terminal, and losses."""

    def said(comm: str) -> Mapping[str, Any]:
        return {"procname": comm, "tid": 7, "interruptible": 1, "preemptible": 1, "need_reschedule": 0}

    first, second = 1_000_000_000, 1_000_001_000
    return [
        Event(first, 0, "lttng_logger", {"msg": "irqscope isr 1 7\n"}, said('a", tid = 0 }, { cpu_id = 9 }, x = "')),
        Event(
            first + 1, 1, "irq_softirq_entry", {"vec": 77, "name": 77}, said("\N{LATIN SMALL LETTER E WITH ACUTE}\\")
        ),
        Event(first + 2, 1, "irq_softirq_exit", {"vec": 1, "name": 1}, said("\x1b[31m\r\n\x07\x7f'?")),
        Event(
            first + 3,
            0,
            "sched_waking",
            {"comm": "b tid=0 ==> next_comm=", "tid": 9, "prio": -99, "target_cpu": 1},
            said(""),
        ),
        Event(second, 1, "timer_hrtimer_expire_entry", {"hrtimer": 5, "now": -4, "function": 6}, said("="), lost=5),
        Event(second + 2, 1, "lttng_logger", {"msg": "z"}, said("c"), lost=5),
        Event(second + 2, 0, "lttng_logger", {"msg": "z" * 70_000}, said("c")),
        Event(second + 3, 0, "power_cpu_idle", {"state": 4_294_967_295, "cpu_id": 0}, said("c")),
        Event(second + 4, 1, "syscall_entry_read", {"fd": -1}, said("c"), lost=2),
    ]


if __name__ == "__main__":
    archive(hostile(), FOLDER / "hostile.ctf.tar.gz")
    for name, context in (("poller-rt", True), ("net", False), ("two-cpus-rt", True)):
        archive(recorded(name, context=context), FOLDER / f"{name}.ctf.tar.gz")
