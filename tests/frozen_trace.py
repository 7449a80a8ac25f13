# SPDX-License-Identifier: BSD-2-Clause
"""A run beside a trace that the trigger ends: usual responses, and one that is written out entry by entry.

Times are in microseconds; instrument and trace share their clock. CPU 0 takes the interrupts of stimulus (18) and
trigger (17), whose threads wake those of the stub that answer and that stop the trace.
"""

import numpy as np

from irqscope.explaining.explanation import join
from irqscope.explaining.ftrace import Entry, Trace
from irqscope.explaining.outside import Outside
from irqscope.explaining.toggles import Toggles

US = 1000
IDLE, IRQ, STUB = ("swapper/0", 0, 120), ("irq/18-stub", 41, 49), ("stub", 42, 59)
LOAD, BAD = ("load", 7, 20), ("bad", 8, 120)
"""One outranks the stub's threads, the other does not."""
TRIGGER_IRQ, FREEZER = ("irq/17-stub", 43, 49), ("stub", 44, 0)
USUAL = 10
"""From a stimulus to its response."""
LIMIT = 60


class Frozen:
    """`usual` responses have come, each by the same way; what comes then is noted by a test."""

    def __init__(self, usual=30, cpus=1):
        self.entries, self.now, self.level = [], 1000, 0
        self.threads = {cpu: IDLE for cpu in range(cpus)}
        self.stimuli, self.responses, self.latencies = [], [], []
        self.pulse = None
        chance = np.random.default_rng(1)
        for cpu in range(cpus):
            self.note("function", "begin <-boot", cpu=cpu)
        for _ in range(usual):
            self.now += 400 + int(chance.integers(200))
            self.stimulus()
            self.spend(2)
            self.taken()
            self.spend(2)
            self.switch(IRQ)
            self.spend(2)
            self.woken(STUB)
            self.switch(STUB, "S")
            self.spend(USUAL - 6)
            self.level ^= 1
            self.note("gpio_value", f"509 set {self.level}")
            self.answer(USUAL)
            self.spend(2)
            self.switch(IDLE, "S")
        self.now += 400

    def note(self, name, detail="", cpu=0, **flags):
        comm, pid, _ = self.threads[cpu]
        self.entries.append(Entry(self.now * US, cpu, comm, pid, name, detail, **flags))

    def spend(self, us):
        self.now += us

    def switch(self, to, state="R", cpu=0):
        comm, pid, prio = self.threads[cpu]
        self.note(
            "sched_switch",
            f"prev_comm={comm} prev_pid={pid} prev_prio={prio} prev_state={state} ==> "
            f"next_comm={to[0]} next_pid={to[1]} next_prio={to[2]}",
            cpu,
            irqs_off=True,
            depth=2,
        )
        self.threads[cpu] = to

    def woken(self, thread, cpu=0, queued=True, **flags):
        detail = f"comm={thread[0]} pid={thread[1]} prio={thread[2]} target_cpu={cpu:03}"
        for name in ("sched_waking", "sched_wakeup") if queued else ("sched_waking",):
            self.note(name, detail, cpu, irqs_off=True, **flags)

    def interrupt(self, number, thread, cpu=0):
        self.note("irq_handler_entry", f"irq={number} name=irqscope", cpu, irqs_off=True, hardirq=True)
        self.note("irq_handler_exit", f"irq={number} ret=handled", cpu, irqs_off=True, hardirq=True)
        self.woken(thread, cpu, hardirq=True)

    def stimulus(self):
        self.stimuli.append(self.now)

    def taken(self):
        self.interrupt(18, IRQ)

    def answer(self, latency):
        """The instrument sees a response, of the last stimulus."""
        self.responses.append(self.stimuli[-1] + latency)
        self.latencies.append(latency)

    def deadline(self):
        """The last stimulus has waited for LIMIT."""
        self.now = self.stimuli[-1] + LIMIT
        self.pulse = self.now

    def freeze(self, cpu=0, work=40):
        """The trigger's interrupt is taken, and its threads end the trace in their turn."""
        self.interrupt(17, TRIGGER_IRQ, cpu)
        self.switch(TRIGGER_IRQ, cpu=cpu)
        self.spend(work // 2)
        self.woken(FREEZER, cpu)
        self.switch(FREEZER, cpu=cpu)
        self.spend(work // 2)
        self.note("sys_enter", "NR 64 (c, 467ef0, 1)", cpu)

    def seen(self, missing=()):
        """By the instrument, in a run in which these stimuli were not answered."""
        ticks, stimuli, pulses = (
            np.array(each, np.int64) * US for each in (self.responses, self.stimuli, [self.pulse] if self.pulse else [])
        )
        levels = (np.arange(len(ticks)) + 1) % 2
        return Outside(
            {"task": Toggles(ticks, levels.astype(np.int8))},
            Toggles(stimuli, np.ones(len(stimuli), np.int8)),
            "wake",
            "task",
            ticks,
            np.array(self.latencies, np.int64) * US,
            np.array(missing, np.int64) * US,
            pulses,
        )

    def explained(self, response=None, limit=None, gaps=()):
        """By a run whose last stimulus was answered after so many microseconds, or never."""
        if response is not None:
            self.answer(response)
        seen = self.seen(self.stimuli[-1:] if response is None else ())
        return join(seen, Trace(self.entries, flags=True, gaps=set(gaps)), limit=limit)


def answered_late(frozen, by=LOAD):
    """The stub's thread is woken, and another one keeps the CPU."""
    frozen.stimulus()
    frozen.spend(2)
    frozen.taken()
    frozen.switch(IRQ)
    frozen.spend(2)
    frozen.woken(STUB)
    frozen.switch(by, "S")


def named(explanation):
    """Who is named for the first of the responses, which the trace ends before, or None."""
    each = explanation.found[0]
    assert not explanation.unknown and each.cut
    return each.cause and (each.cause.actor.comm, each.cause.kind, each.cause.delayed / US)
