# SPDX-License-Identifier: BSD-2-Clause
"""Traces as Zephyr's CTF tracer writes them, of what a recording of SystemView tells: bytes of events, and metadata.

Layout and numbers are those of Zephyr's subsys/tracing/ctf (ctf_top.h, tsdl/metadata). For one of each event here its
own macros, compiled for this machine, wrote the same bytes (by hand, 2026-11-28, commit 007cbd98e8d9; it has no
`named_event`, whose macro was added as of eecba65e3b3e).
"""

import struct
from collections.abc import Iterable, Iterator
from pathlib import Path

from irqscope.explaining.systemview import Extended, Kind, Packet

HZ = 168_000_000
IDLE = 0x2000_0020
"""The thread that runs when nobody else does."""
NUMBERS = {
    "thread_switched_out": 0x10,
    "thread_switched_in": 0x11,
    "thread_ready": 0x17,
    "thread_pending": 0x18,
    "isr_enter": 0x1B,
    "isr_exit": 0x1C,
    "isr_exit_to_scheduler": 0x1D,
    "idle": 0x1E,
    "named_event": 0x62,
}
_THREAD = "uint32_t thread_id; ctf_bounded_string_t name[20];"
_NAMED = "ctf_bounded_string_t name[20]; uint32_t arg0; uint32_t arg1;"

Event = tuple[int, str, tuple[int | str, ...]]
"""Nanoseconds, name, and what its fields hold."""


def metadata() -> str:
    """What describes these events, in the words of TSDL."""
    events = []
    for name, number in NUMBERS.items():
        fields = _NAMED if name == "named_event" else _THREAD if name.startswith("thread") else ""
        inside = f"fields := struct {{ {fields} }};" if fields else ""
        events.append(f"event {{ name = {name}; id = {number:#x}; {inside} }};")
    return "\n".join(
        [
            "/* CTF 1.8 */",
            "typealias integer { size = 8; align = 8; signed = false; } := uint8_t;",
            "typealias integer { size = 32; align = 8; signed = false; } := uint32_t;",
            "typealias integer { size = 8; align = 8; encoding = ASCII; } := ctf_bounded_string_t;",
            "struct event_header { uint32_t timestamp; uint8_t id; };",
            "trace { major = 1; minor = 8; byte_order = le; };",
            "stream { event.header := struct event_header; };",
            *events,
        ]
    )


def encoded(event: Event) -> bytes:
    """The bytes of an event."""
    ns, name, values = event
    out = struct.pack("<IB", ns % (1 << 32), NUMBERS[name])
    for value in values:
        out += struct.pack("<I", value) if isinstance(value, int) else struct.pack("20s", value.encode()[:19])
    return out


def write(folder: Path, events: Iterable[Event]) -> Path:
    """A folder with the trace of these events."""
    folder.mkdir()
    (folder / "metadata").write_text(metadata())
    (folder / "channel0_0").write_bytes(b"".join(map(encoded, events)))
    return folder


def told(packets: Iterable[Packet], begin_ns: int = 0) -> Iterator[Event]:
    """What Zephyr would have said where SystemView was told this."""
    base, shift = 0, 0
    names = {IDLE: "idle"}
    markers: dict[int, str] = {}
    running = IDLE

    def switch(ns: int, to: int) -> Iterator[Event]:
        nonlocal running
        yield ns, "thread_switched_out", (running, names[running])
        yield ns, "thread_switched_in", (to, names[to])
        running = to

    for packet in packets:
        ns = begin_ns + packet.time * 10**9 // HZ
        task = base + (packet.numbers[0] << shift) if packet.numbers else 0
        match packet.kind:
            case Kind.INIT:
                base, shift = packet.numbers[2:]
            case Kind.TASK_INFO:
                names[task] = packet.text
            case Kind.EXTENDED if packet.numbers[0] == Extended.NAME_MARKER:
                markers[packet.numbers[1]] = packet.text
            case Kind.TASK_START_EXEC:
                yield from switch(ns, task)
            case Kind.IDLE:
                yield from switch(ns, IDLE)
                yield ns, "idle", ()
            case Kind.TASK_START_READY:
                yield ns, "thread_ready", (task, names[task])
            case Kind.TASK_STOP_READY:
                yield ns, "thread_pending", (task, names[task])
            case Kind.ISR_ENTER:
                yield ns, "isr_enter", ()
            case Kind.ISR_EXIT:
                yield ns, "isr_exit", ()
            case Kind.ISR_TO_SCHEDULER:
                yield ns, "isr_exit_to_scheduler", ()
            case Kind.MARK_START | Kind.MARK_STOP:
                yield ns, "named_event", (markers[packet.numbers[0]], int(packet.kind == Kind.MARK_START), 0)
