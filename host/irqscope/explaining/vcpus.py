# SPDX-License-Identifier: BSD-2-Clause
"""Virtual CPUs as the trace of their host has them: when a thread of the host had one run, and when not.

KVM says both, whatever the guest is: `kvm:kvm_entry` just before a CPU goes on with the guest, `kvm:kvm_exit` just
after it has come back. The guest can do nothing between an exit and the next entry of the same thread.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from .ftrace import Entry, Trace
from .stretches import LEFT, WENT_ON, Actor
from .toggles import Times

ENTRY, EXIT = "kvm_entry", "kvm_exit"
_REASON = re.compile(r"reason (\S+)")


@dataclass(frozen=True)
class VirtualCpu:
    """A thread of the host that runs one; each time that it did not, from `begins` to `ends` in ascending order.

    `index` are the entries of the trace by which it went on.
    """

    actor: Actor
    begins: Times
    ends: Times
    index: NDArray[np.int64]


def virtual_cpus(trace: Trace) -> Sequence[VirtualCpu]:
    """Those of a host's trace, those that went on most often first.

    A time in which entries were lost of the CPU where it ended is left out: the guest may have run meanwhile.
    """
    left: dict[int, int | None] = {}
    found: dict[int, list[tuple[int, int, int]]] = {}
    names: dict[int, str] = {}
    torn: dict[int, int] = {}
    for number, entry in enumerate(trace.entries):
        if number in trace.gaps:
            torn[entry.cpu] = entry.time
        if entry.name == EXIT:
            left[entry.pid] = entry.time
        elif entry.name == ENTRY:
            names.setdefault(entry.pid, entry.comm)
            begin = left.get(entry.pid)
            if begin is not None and torn.get(entry.cpu, begin - 1) < begin:
                found.setdefault(entry.pid, []).append((begin, entry.time, number))
            left[entry.pid] = None
    return [
        VirtualCpu(Actor(names[pid], pid), *(np.array(column, np.int64) for column in zip(*rows, strict=True)))
        for pid, rows in sorted(found.items(), key=lambda each: -len(each[1]))
    ]


def settled(trace: Trace) -> Trace:
    """A host's trace with each exit where the first other entry of its thread is, if that comes before.

    Nothing of the host's is in that thread while the guest runs. Where a kernel says an exit late, the interrupts that
    were pending have been handled by then, and somebody else may have had the CPU: KVM of Linux 6.1 does on AMD.
    """
    with_guest = dict[int, int | None]()  # by thread: the first entry since it went on, once there is one
    earlier = dict[int, int]()
    for number, entry in enumerate(trace.entries):
        if number in trace.gaps:
            with_guest.clear()
        if entry.name == ENTRY:
            with_guest[entry.pid] = None
        elif entry.name == EXIT:
            if (first := with_guest.pop(entry.pid, None)) is not None:
                earlier[number] = first
        elif with_guest.get(entry.pid, number) is None:
            with_guest[entry.pid] = number
    times = {late: trace.entries[first].time for late, first in earlier.items()}
    entries = [replace(each, time=times.get(number, each.time)) for number, each in enumerate(trace.entries)]
    ordered = replace(trace, entries=entries)
    return ordered.in_order(lambda number: (earlier.get(number, number), number not in earlier))


def told(entries: Sequence[Entry]) -> list[Entry]:
    """The same with LEFT, which tells its reason as other events do, and WENT_ON."""

    def renamed(entry: Entry) -> Entry:
        if entry.name == ENTRY:
            return replace(entry, name=WENT_ON)
        if entry.name != EXIT:
            return entry
        match = _REASON.search(entry.detail)
        return replace(entry, name=LEFT, detail=f"reason={match[1].removeprefix('EXIT_') if match else '?'}")

    return [renamed(entry) for entry in entries]
