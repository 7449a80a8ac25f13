# SPDX-License-Identifier: BSD-2-Clause
"""What each CPU was at, by a trace: stretches of one thread, or of one handler in it.

Handlers nest: an interrupt in a softirq in a thread. A stretch goes to the innermost; the outer one goes on after it.
"""

import math
from dataclasses import dataclass

from .ftrace import Entry, Trace

LEFT, WENT_ON = "guest_left", "guest_went_on"
"""What KVM's exits and entries are called where a guest and its host are explained; in the trace of a target that is a
host itself they are entries like others."""
IDLE = 0
"""The pid of every CPU's idle thread."""

_BEGIN = {
    "irq_handler_entry": ("interrupt", "name"),
    "softirq_entry": ("softirq", "action"),
    "hrtimer_expire_entry": ("timer", "function"),
    "timer_expire_entry": ("timer", "function"),
    "tasklet_entry": ("tasklet", "func"),
    LEFT: ("exit", "reason"),
}
_END = {
    "irq_handler_exit": "interrupt",
    "softirq_exit": "softirq",
    "hrtimer_expire_exit": "timer",
    "timer_expire_exit": "timer",
    "tasklet_exit": "tasklet",
    WENT_ON: "exit",
}


@dataclass(frozen=True)
class Actor:
    """Who has a CPU: a thread if `handler` is empty, else such a handler in it, e.g. `interrupt arch_timer`."""

    comm: str
    pid: int
    handler: str = ""

    @property
    def thread(self) -> str:
        """As the kernel's tools write it."""
        return f"{self.comm}-{self.pid}"

    @property
    def label(self) -> str:
        """What a user reads."""
        return self.handler or ("idle" if self.pid == IDLE else self.thread)


@dataclass
class Stretch:
    """One actor on a CPU without a break by others than handlers within it.

    `begin` and `end` are times of the trace, `entries` the numbers of the actor's own entries, and `inside` the stretch
    that a handler interrupted. What the trace ends in, ends with its last entry, of any CPU: a
    CPU that says nothing goes on with what it was at. `told` is whether the trace has the switch that ended it; else
    who came after it, and when, is not told.
    """

    actor: Actor
    cpu: int
    begin: int
    end: int
    entries: list[int]
    inside: "Stretch | None" = None
    told: bool = True

    @property
    def interrupts(self) -> bool:
        """Whether it is the handler of an interrupt, and nothing that one calls."""
        return self.actor.handler.startswith("interrupt")

    @property
    def outside(self) -> bool:
        """Whether a virtual CPU did not run: of a guest, that its host had it; of the host, what it did for that."""
        return self.actor.handler.startswith("exit")


def stretches(trace: Trace, cpu: int) -> list[Stretch]:
    """Those of one CPU in the order in which they began."""
    found: list[Stretch] = []
    open_: list[Stretch] = []  # the thread's, and those of handlers in it

    def begin(actor: Actor, time: int) -> Stretch:
        found.append(Stretch(actor, cpu, time, time, [], open_[-1] if open_ else None))
        open_.append(found[-1])
        return found[-1]

    def end(time: int, down_to: int) -> None:
        while len(open_) > down_to:
            open_.pop().end = time

    last = 0
    for number in trace.places[cpu]:
        entry = trace.entries[number]
        if number in trace.gaps:
            end(last, 0)
        last = entry.time
        if not open_:
            begin(Actor(entry.comm, entry.pid), entry.time)
        elif entry.pid != open_[0].actor.pid:  # a switch that the trace has not
            open_[0].told = False
            end(entry.time, 0)
            begin(Actor(entry.comm, entry.pid), entry.time)
        elif not (entry.hardirq or entry.softirq or entry.name in _END) and entry.name not in _BEGIN:
            end(entry.time, 2 if len(open_) > 1 and open_[1].outside else 1)  # handlers whose end the trace has not
        if entry.name in _BEGIN:
            stretch = begin(Actor(entry.comm, entry.pid, _handler(entry)), entry.time)
            stretch.entries.append(number)
            continue
        open_[-1].entries.append(number)
        if kind := _END.get(entry.name):
            nested = [n for n, each in enumerate(open_) if each.actor.handler.startswith(kind)]
            if nested:
                end(entry.time, nested[-1])
        elif entry.name == "sched_switch":
            end(entry.time, 0)
            if (pid := entry.numbers().get("next_pid")) is not None:
                begin(Actor(entry.members().get("next_comm", "?"), pid), entry.time)
    for stretch in open_:
        stretch.end = trace.entries[-1].time
    return found


def holes(trace: Trace, cpu: int) -> list[tuple[float, float]]:
    """Times of which the trace knows nothing of a CPU: before its first entry, and where entries were lost."""
    found, last = list[tuple[float, float]](), -math.inf
    for number in trace.places[cpu]:
        time = float(trace.entries[number].time)
        if number in trace.gaps or math.isinf(last):
            found.append((last, time))
        last = time
    return found


def _handler(entry: Entry) -> str:
    kind, member = _BEGIN[entry.name]
    detail = entry.detail.replace("[", "").replace("]", "").replace("action=", " action=")
    value = Entry(0, 0, "", 0, "", detail).members().get(member, entry.members().get("vec", "?"))
    return f"{kind} {value}"
