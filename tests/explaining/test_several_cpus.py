# SPDX-License-Identifier: BSD-2-Clause
"""Culprit, handler and thread on different CPUs, against a slow model: every microsecond of each CPU has an owner."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from irqscope.explaining.blame import Course, Kind
from irqscope.explaining.ftrace import Entry, Trace
from irqscope.explaining.stretches import stretches

STUB = 42
"""Pid of the thread that answers; the kernel's priority 59."""
US = 1000


class Machine:
    """Writes a trace of several CPUs, and notes who owns each microsecond of each.

    `concerned` is the CPU that the response waits for, None as long as there is no stimulus.
    """

    def __init__(self, cpus=3):
        self.now, self.entries, self.concerned = 0, [], None
        self.threads = {cpu: (f"noise{cpu}", 10 + cpu, 120) for cpu in range(cpus)}
        self.off = dict.fromkeys(range(cpus), False)
        self.expected = Counter()
        for cpu in self.threads:
            self.note(cpu, "function", "begin <-noise")

    def note(self, cpu, name, detail="", **flags):
        comm, pid, _ = self.threads[cpu]
        flags = {"irqs_off": self.off[cpu], "depth": 0, **flags}
        self.entries.append(Entry(self.now * US, cpu, comm, pid, name, detail, **flags))
        return len(self.entries) - 1

    def spend(self, us, owner=None):
        """All CPUs go on; `owner` is what handles the stimulus on the CPU concerned, which is in nobody's way."""
        if self.concerned is not None and owner is None:
            comm, pid, _ = self.threads[self.concerned]
            self.expected["idle" if pid == 0 else f"{comm}-{pid}"] += us
        self.now += us

    def switch(self, cpu, comm, pid, prio, state="R"):
        name, old, was = self.threads[cpu]
        self.note(
            cpu,
            "sched_switch",
            f"prev_comm={name} prev_pid={old} prev_prio={was} prev_state={state} ==> "
            f"next_comm={comm} next_pid={pid} next_prio={prio}",
            irqs_off=True,
            depth=2,
        )
        self.threads[cpu] = (comm, pid, prio)

    def stimulus(self, cpu):
        self.concerned, self.begin = cpu, self.now

    def handle(self, cpu, us):
        """The stub's handler, which wakes the thread that was on CPU `was` at its end."""
        self.note(cpu, "irq_handler_entry", "irq=17 name=stub", irqs_off=True, hardirq=True)
        self.spend(us, "stub")

    def waking(self, cpu, was):
        self.note(cpu, "sched_waking", f"comm=stub pid={STUB} prio=59 target_cpu={was:03}", irqs_off=True, hardirq=True)

    def moved(self, cpu, was, to):
        detail = f"comm=stub pid={STUB} prio=59 orig_cpu={was} dest_cpu={to}"
        self.note(cpu, "sched_migrate_task", detail, irqs_off=True, hardirq=True)

    def queued(self, cpu, to):
        detail = f"comm=stub pid={STUB} prio=59 target_cpu={to:03}"
        self.note(cpu, "sched_wakeup", detail, irqs_off=True, hardirq=True)

    def handled(self, cpu):
        self.note(cpu, "irq_handler_exit", "irq=17 ret=handled", irqs_off=True, hardirq=True)

    def wake(self, cpu, to, us=2):
        """The handler, which puts the thread into the queue of CPU `to`, for which it then waits."""
        self.handle(cpu, us)
        self.waking(cpu, to)
        self.queued(cpu, to)
        self.handled(cpu)
        self.concerned = to

    def answer(self, cpu):
        """The thread comes, and answers."""
        self.switch(cpu, "stub", STUB, 59)
        self.spend(2, "stub")
        self.number = self.note(cpu, "gpio_value", "509 set 1")
        self.concerned = None
        self.spend(1)
        self.switch(cpu, "swapper", 0, 120)

    @property
    def trace(self):
        return Trace(self.entries, flags=True)

    def course(self):
        course = Course(self.trace)
        return course, course.path(self.number, self.begin * US, float(self.entries[self.number].time))

    def blocks(self):
        course, path = self.course()
        assert path.legs[0].begin == self.begin * US and path.legs[-1].end == self.entries[self.number].time
        assert all(leg.end == after.begin for leg, after in zip(path.legs, path.legs[1:], strict=False))
        return course.blocks(path)


def told(blocks):
    return [(block.actor.label, block.cpu, block.kind, block.delayed / US) for block in blocks]


def test_handled_on_one_cpu_while_the_thread_waits_for_another():
    machine = Machine()
    machine.stimulus(1)
    machine.spend(100)  # noise1 has interrupts off; noise0 runs, and is in nobody's way
    machine.wake(1, 0, 80)
    machine.spend(30)
    machine.answer(0)
    assert told(machine.blocks()) == [
        ("noise1-11", 1, Kind.IRQS_OFF, 100),
        ("noise0-10", 0, Kind.PREEMPTION_OFF, 30),
    ]


def test_a_wake_up_that_waits_for_the_other_cpu_to_take_an_interrupt():
    machine = Machine()
    machine.stimulus(1)
    machine.handle(1, 2)
    machine.waking(1, 0)
    machine.handled(1)
    machine.concerned = 0
    machine.spend(20)
    machine.note(0, "function", "last <-noise")
    machine.off[0] = True
    machine.spend(150)
    machine.note(0, "irq_handler_entry", "irq=1 name=IPI", irqs_off=True, hardirq=True)
    machine.queued(0, 0)
    machine.note(0, "irq_handler_exit", "irq=1 ret=handled", irqs_off=True, hardirq=True)
    machine.answer(0)
    first = machine.blocks()[0]
    assert told([first]) == [("noise0-10", 0, Kind.IRQS_OFF, 150)]
    assert first.lasted == 150 * US and first.function == "last <-noise"


@pytest.mark.parametrize("taken, first", [(130, Kind.IRQS_OFF), (10, Kind.PREEMPTION_OFF)])
def test_a_cpu_is_asked_by_an_interrupt_to_run_the_thread(taken, first):
    """It is in the queue already; what runs there may have interrupts off, and then preemption."""
    machine = Machine()
    machine.stimulus(1)
    machine.wake(1, 0)
    machine.spend(taken)
    machine.note(0, "irq_handler_entry", "irq=1 name=IPI", irqs_off=True, hardirq=True)
    machine.note(0, "irq_handler_exit", "irq=1 ret=handled", irqs_off=True, hardirq=True)
    machine.spend(140 - taken)
    machine.answer(0)
    found = machine.blocks()
    assert found[0].kind is first and {block.actor.label for block in found} == {"noise0-10"}
    assert {block.kind: block.delayed / US for block in found} == {
        Kind.IRQS_OFF: taken,
        Kind.PREEMPTION_OFF: 140 - taken,
    }


def test_what_ends_the_handler_is_in_nobodys_way():
    """Of a handler with a thread for the rest of it, which is woken after its exit."""
    machine = Machine()
    machine.stimulus(1)
    machine.handle(1, 2)
    machine.handled(1)
    machine.spend(3, "stub")
    machine.waking(1, 1)
    machine.queued(1, 1)
    machine.concerned = 1
    machine.answer(1)
    assert machine.blocks() == []


def test_a_thread_that_is_moved_waits_for_each_cpu_in_turn():
    machine = Machine()
    machine.stimulus(2)
    machine.wake(2, 0)
    machine.spend(60)
    machine.switch(1, "high", 77, 20)
    machine.moved(1, 0, 1)
    machine.concerned = 1
    machine.spend(40)  # noise0 still runs
    machine.answer(1)
    assert told(machine.blocks()) == [
        ("noise0-10", 0, Kind.PREEMPTION_OFF, 60),
        ("high-77", 1, Kind.PRIORITY, 40),
    ]


def test_a_move_that_the_trace_has_not_is_seen_by_the_switch():
    machine = Machine()
    machine.stimulus(2)
    machine.wake(2, 0)
    machine.spend(60)
    machine.answer(1)
    assert told(machine.blocks()) == [("noise0-10", 0, Kind.PREEMPTION_OFF, 60)]


def test_a_cpu_is_chosen_before_the_thread_is_queued():
    machine = Machine()
    machine.stimulus(2)
    machine.handle(2, 2)
    machine.waking(2, 0)
    machine.moved(2, 0, 1)
    machine.spend(1, "stub")
    machine.queued(2, 1)
    machine.handled(2)
    machine.concerned = 1
    machine.spend(30)
    machine.answer(1)
    assert told(machine.blocks()) == [("noise1-11", 1, Kind.PREEMPTION_OFF, 30)]


def test_a_thread_that_waits_for_something_else_is_in_no_queue():
    """For a lock, say: the CPU is idle meanwhile, and that is not what it waits for."""
    machine = Machine()
    machine.stimulus(1)
    machine.wake(1, 0)
    machine.spend(20)
    machine.switch(0, "stub", STUB, 59)
    machine.spend(5)
    machine.switch(0, "swapper", 0, 120, state="D")
    machine.spend(300)
    machine.waking(1, 0)
    machine.queued(1, 0)
    machine.spend(10)
    machine.answer(0)
    course, path = machine.course()
    assert told(course.blocks(path)) == [
        ("noise0-10", 0, Kind.PREEMPTION_OFF, 20),
        ("idle", 0, Kind.IDLE, 10),
    ]


def test_an_idle_cpu_is_left_from_the_wake_up_on():
    machine = Machine()
    machine.switch(0, "swapper", 0, 120)
    machine.spend(5000)
    machine.stimulus(1)
    machine.handle(1, 2)
    machine.waking(1, 0)
    machine.handled(1)
    machine.concerned = 0
    machine.spend(90)
    machine.note(0, "irq_handler_entry", "irq=1 name=IPI", irqs_off=True, hardirq=True)
    machine.queued(0, 0)
    machine.note(0, "irq_handler_exit", "irq=1 ret=handled", irqs_off=True, hardirq=True)
    machine.spend(10)
    machine.answer(0)
    (block,) = machine.blocks()
    assert told([block]) == [("idle", 0, Kind.IDLE, 100)] and block.lasted == 100 * US


def test_whoever_has_interrupts_off_on_a_third_cpu_is_not_named():
    machine = Machine()
    machine.note(2, "function", "lock <-bad")
    machine.off[2] = True
    machine.stimulus(0)
    machine.spend(5)
    for _ in range(10):
        machine.note(2, "function", "inner <-lock")
        machine.spend(1)
    machine.wake(0, 1)
    machine.spend(7)
    machine.note(2, "function", "inner <-lock")
    machine.answer(1)
    assert {block.cpu for block in machine.blocks()} == {0, 1}
    assert not any("noise2" in block.actor.label for block in machine.blocks())


@pytest.fixture
def long_way():
    """From CPU 1 to CPU 0, with entries of all CPUs before, in between and after."""
    machine = Machine()
    machine.stimulus(1)
    machine.spend(100)
    for cpu in range(3):
        machine.note(cpu, "function", "between <-noise")
    machine.wake(1, 0)
    machine.spend(30, "stub")
    for cpu in range(3):
        machine.note(cpu, "function", "after <-noise")
    machine.answer(0)
    return machine


@pytest.mark.parametrize("cpu, detail", [(0, "after <-noise"), (1, "between <-noise")])
def test_where_entries_were_lost_nobody_is_known(cpu, detail, long_way):
    trace = long_way.trace
    assert Course(trace).covers(long_way.course()[1])
    trace.gaps = {n for n, entry in enumerate(trace.entries) if (entry.cpu, entry.detail) == (cpu, detail)}
    assert not Course(trace).covers(long_way.course()[1])


@pytest.mark.parametrize("cpu, detail", [(0, "between <-noise"), (1, "after <-noise"), (2, "after <-noise")])
def test_what_was_lost_where_it_does_not_matter_is_nothing(cpu, detail, long_way):
    trace = long_way.trace
    trace.gaps = {n for n, entry in enumerate(trace.entries) if (entry.cpu, entry.detail) == (cpu, detail)}
    assert Course(trace).covers(long_way.course()[1])


def test_nobody_has_a_cpu_while_its_entries_are_lost(long_way):
    trace = long_way.trace
    trace.gaps = {n for n, entry in enumerate(trace.entries) if (entry.cpu, entry.detail) == (2, "after <-noise")}
    assert [(each.begin // US, each.end // US) for each in stretches(trace, 2)] == [(0, 100), (132, 135)]


@pytest.mark.parametrize("cpu, known", [(0, True), (1, False), (2, True)])
def test_a_cpus_buffer_may_begin_later_than_those_of_others(cpu, known, long_way):
    _, path = long_way.course()
    kept = [entry for entry in long_way.entries if (entry.cpu, entry.detail) != (cpu, "begin <-noise")]
    assert Course(Trace(kept, flags=True)).covers(path) is known


STAYS = st.lists(st.tuples(st.integers(0, 2), st.integers(1, 200)), min_size=1, max_size=4)


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 2), st.integers(0, 150), st.integers(0, 20), st.booleans(), st.integers(0, 2), STAYS)
def test_every_delay_is_as_long_as_its_owner_had_the_cpu_that_mattered(by, off, handling, ipi, was, stays):
    """The thread waits for the CPUs of `stays` in turn; it was on CPU `was` before, and is woken by CPU `by`."""
    machine = Machine()
    machine.spend(50)
    machine.stimulus(by)
    machine.spend(off)
    machine.handle(by, handling)
    machine.waking(by, was)
    queue, us = stays[0]
    if queue != was:
        machine.moved(by, was, queue)
    if ipi and queue != by:
        machine.handled(by)
        machine.concerned = queue
        machine.spend(25)
        machine.note(queue, "irq_handler_entry", "irq=1 name=IPI", irqs_off=True, hardirq=True)
        machine.queued(queue, queue)
        machine.note(queue, "irq_handler_exit", "irq=1 ret=handled", irqs_off=True, hardirq=True)
    else:
        machine.queued(by, queue)
        machine.handled(by)
        machine.concerned = queue
    machine.spend(us)
    for to, us in stays[1:]:
        if to != queue:
            machine.moved(to, queue, to)
        machine.concerned = queue = to
        machine.spend(us)
    machine.answer(queue)
    found = Counter()
    for block in machine.blocks():
        found[block.actor.label] += round(block.delayed / US)
    assert found == +machine.expected
