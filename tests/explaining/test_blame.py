# SPDX-License-Identifier: BSD-2-Clause
"""Who was in the way, against a slow model: a CPU whose every microsecond has an owner, written out as a trace."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from irqscope.explaining.blame import Course, Kind
from irqscope.explaining.ftrace import Entry, Trace

ANSWER = 42
"""Pid of the thread that answers; the kernel's priority 59."""


class Cpu:
    """Writes a trace, and notes the owner of each microsecond from 0 on."""

    def __init__(self) -> None:
        self.now, self.owners, self.entries = 0, [], []
        self.thread, self.depth, self.prio, self.soft = ("<idle>", 0), 0, 120, False

    def note(self, name, detail="", **flags):
        comm, pid = self.thread
        flags = {"depth": self.depth, "softirq": self.soft, **flags}
        self.entries.append(Entry(self.now * 1000, 0, comm, pid, name, detail, **flags))

    def spend(self, us, owner=None):
        self.owners += [owner or ("softirq NET_RX" if self.soft else f"{self.thread[0]}-{self.thread[1]}")] * us
        self.now += us

    def softirq(self, begins=True):
        self.soft = True
        self.note(f"softirq_{'entry' if begins else 'exit'}", "vec=3 [action=NET_RX]")
        self.soft = begins

    def switch(self, comm, pid, prio):
        comm_before, pid_before = self.thread
        self.note(
            "sched_switch",
            f"prev_comm={comm_before} prev_pid={pid_before} prev_prio={self.prio} prev_state=R "
            f"==> next_comm={comm} next_pid={pid} next_prio={prio}",
            irqs_off=True,
            depth=2,
        )
        self.thread, self.prio = (comm, pid), prio

    def handler(self, name, us, inner=None):
        self.note("irq_handler_entry", f"irq=3 name={name}", irqs_off=True, hardirq=True)
        self.spend(us, f"interrupt {name}")
        if inner:
            inner()
        self.note("irq_handler_exit", "irq=3 ret=handled", irqs_off=True, hardirq=True)

    def came(self, who, us):
        """A handler by its name, a softirq of its own, or whoever has the CPU goes on."""
        if who == "softirq" and not self.soft:
            self.softirq()
            self.spend(us)
            self.softirq(False)
        elif isinstance(who, str) and who != "softirq":
            self.handler(who, us)
        else:
            self.spend(us)

    def wake(self, prio=59):
        self.note("sched_waking", f"comm=stub pid={ANSWER} prio={prio} target_cpu=000", irqs_off=True, hardirq=True)


def answered(cpu, prio=59):
    """The stub's thread comes, and answers; the number of its entry."""
    cpu.switch("stub", ANSWER, prio)
    cpu.spend(1)
    cpu.note("gpio_value", "509 set 1")
    number = len(cpu.entries) - 1
    cpu.spend(1)
    cpu.switch("<idle>", 0, 120)
    return number


def passage(cpu, answer, stimulus_us):
    course = Course(Trace(cpu.entries, flags=True))
    return course.path(answer, stimulus_us * 1000.0, float(cpu.entries[answer].time))


def blocks(cpu, answer, stimulus_us):
    return Course(Trace(cpu.entries, flags=True)).blocks(passage(cpu, answer, stimulus_us))


WAY = st.lists(
    st.tuples(st.sampled_from(["timer", "uart", "eth", "softirq"]), st.integers(1, 60))
    | st.tuples(st.integers(1, 3), st.integers(1, 300)),
    max_size=6,
)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 90), st.integers(1, 400), WAY, WAY, st.sampled_from((None, "before", "while pending")))
def test_every_delay_is_as_long_as_its_owner_had_the_cpu(before, off, pending, waiting, soft):
    """`pending`: what comes until the handler; `waiting`: until the thread. Names are handlers, numbers are threads.

    A softirq may have begun before the stimulus or after it, in which the interrupt is then taken.
    """
    cpu = Cpu()
    cpu.switch("noise", 7, 120)
    cpu.spend(before + 10)
    cpu.note("function", "noise_lock <-noise")
    if soft == "before":
        cpu.softirq()
    stimulus = cpu.now
    cpu.spend(off)
    if soft == "while pending":
        cpu.softirq()
    for who, us in pending:
        cpu.came(who, us)
    cpu.handler("stub", 1, cpu.wake)
    if soft:
        cpu.spend(off)
        cpu.softirq(False)
    for who, us in waiting:
        if isinstance(who, int):
            cpu.switch(f"high{who}", 100 + who, 20)
        cpu.came(who, us)
    answer = answered(cpu)
    end = cpu.entries[answer].time // 1000
    expected = {}
    for us in range(stimulus, end):
        if cpu.owners[us] not in ("interrupt stub", f"stub-{ANSWER}"):
            expected[cpu.owners[us]] = expected.get(cpu.owners[us], 0) + 1
    found = {}
    for block in blocks(cpu, answer, stimulus):
        found[block.actor.label] = found.get(block.actor.label, 0) + block.delayed / 1000
        assert block.begin <= block.end and block.lasted >= block.delayed
    assert found == pytest.approx(expected)


def test_interrupts_off_reach_back_to_the_last_sign_of_the_opposite():
    cpu = Cpu()
    cpu.switch("bad", 7, 120)
    cpu.spend(30)
    cpu.note("function", "lock <-bad_work")
    cpu.spend(40)  # off from here on, the stimulus comes 25 us later
    stimulus = cpu.now - 15
    cpu.note("function", "inner <-lock", irqs_off=True)
    cpu.spend(100)
    cpu.handler("stub", 1, cpu.wake)
    block = blocks(cpu, answered(cpu), stimulus)[0]
    assert (block.kind, block.actor.thread, block.function) == (Kind.IRQS_OFF, "bad-7", "lock <-bad_work")
    assert (block.lasted, block.delayed) == (140_000, 115_000)


def test_an_interrupt_that_was_taken_parts_two_blocks():
    cpu = Cpu()
    cpu.switch("bad", 7, 120)
    stimulus = cpu.now + 5
    cpu.spend(35)
    cpu.handler("timer", 9)
    cpu.spend(50)
    cpu.handler("stub", 1, cpu.wake)
    found = [(block.actor.label, block.lasted, block.delayed) for block in blocks(cpu, answered(cpu), stimulus)]
    assert found == [("bad-7", 50_000, 50_000), ("bad-7", 35_000, 30_000), ("interrupt timer", 9_000, 9_000)]


def test_a_thread_of_low_priority_that_goes_on_is_not_preempted_from_its_last_sign_on():
    cpu = Cpu()
    cpu.switch("insmod", 7, 120)
    cpu.spend(1000)
    cpu.note("module_load", "slow OE")
    cpu.note("initcall_start", "func=0xffff800000c65000")
    cpu.depth = 1
    cpu.spend(20)
    stimulus = cpu.now
    cpu.handler("stub", 1, cpu.wake)
    cpu.spend(180)
    cpu.depth = 0
    block = blocks(cpu, answered(cpu), stimulus)[0]
    assert (block.kind, block.function) == (Kind.PREEMPTION_OFF, "loading module slow")
    assert (block.lasted, block.delayed) == (201_000, 180_000)


@pytest.mark.parametrize("inside, lasted", [(66, 66), (10, 90)])
def test_of_a_kernel_that_never_preempts_the_function_is_the_block_if_it_was_most_of_it(inside, lasted):
    """It goes on with preemption on, and says so at each entry: `ledger_sum`, then others until it waits itself."""
    cpu = Cpu()
    cpu.switch("kworker/0:0", 7, 120)
    cpu.spend(3)
    cpu.handler("stub", 4, cpu.wake)
    cpu.spend(1)
    cpu.note("function", "ledger_sum <-ledger_work")
    cpu.spend(inside)
    for _ in range(4):
        cpu.note("workqueue_execute_end", "work struct 1: function ledger_work")
        cpu.spend((82 - inside) // 4)
    found = blocks(cpu, answered(cpu), 2)
    assert (found[0].kind, found[0].actor.comm) == (Kind.PREEMPTION_OFF, "kworker/0:0")
    assert found[0].lasted == lasted * 1000


def test_a_thread_of_higher_priority_is_in_the_way_from_its_switch_on():
    cpu = Cpu()
    cpu.switch("load", 7, 39)
    cpu.spend(50)
    stimulus = cpu.now
    cpu.handler("stub", 2, cpu.wake)
    cpu.note("sys_enter", "NR 67 (3, 0)")
    cpu.spend(98)
    block = blocks(cpu, answered(cpu), stimulus)[0]
    assert (block.kind, block.function, block.lasted) == (Kind.PRIORITY, "system call NR 67", 150_000)


def test_a_work_item_is_named_by_its_function():
    cpu = Cpu()
    cpu.switch("kworker/0:1", 7, 120)
    cpu.note("workqueue_execute_start", "work struct (____ptrval____): function free_work")
    stimulus = cpu.now
    cpu.spend(50)
    cpu.handler("stub", 1, cpu.wake)
    assert blocks(cpu, answered(cpu), stimulus)[0].function == "work free_work"


def test_threads_that_wake_each_other_are_the_answer_itself():
    cpu = Cpu()
    cpu.switch("<idle>", 0, 120)
    cpu.spend(5)
    stimulus = cpu.now
    cpu.handler("stub", 1, lambda: cpu.note("sched_waking", "comm=irq/17 pid=41 prio=49", irqs_off=True, hardirq=True))
    cpu.switch("irq/17", 41, 49)
    cpu.spend(300)
    cpu.note("sched_waking", f"comm=stub pid={ANSWER} prio=59", irqs_off=True)
    answer = answered(cpu)
    assert [block.actor.label for block in blocks(cpu, answer, stimulus)] == []
    assert passage(cpu, answer, stimulus).threads == [41, ANSWER]


def test_a_thread_for_the_rest_of_a_handler_is_woken_after_its_exit():
    """As Linux does: the entry is still the interrupt's, and no longer the handler's."""
    cpu = Cpu()
    cpu.switch("bad", 7, 120)
    cpu.spend(10)
    cpu.note("function", "hold <-bad")
    stimulus = cpu.now + 1
    cpu.spend(201)
    cpu.handler("stub", 1)
    cpu.note("sched_waking", "comm=irq/17 pid=41 prio=49", irqs_off=True, hardirq=True)
    cpu.switch("irq/17", 41, 49)
    cpu.spend(5)
    cpu.note("sched_waking", f"comm=stub pid={ANSWER} prio=59", irqs_off=True)
    taken = next(entry.time for entry in cpu.entries if entry.name == "irq_handler_entry")
    answer = answered(cpu)
    block = blocks(cpu, answer, stimulus)[0]
    assert (block.kind, block.actor.thread, block.lasted) == (Kind.IRQS_OFF, "bad-7", 201_000)
    assert passage(cpu, answer, stimulus).handler == taken


def test_a_softirq_that_the_interrupt_came_in_is_in_the_way_and_no_part_of_its_handler():
    cpu = Cpu()
    cpu.switch("net", 9, 120)
    cpu.spend(10)
    cpu.softirq()
    cpu.spend(5)
    stimulus = cpu.now
    cpu.spend(2)
    cpu.handler("stub", 3, cpu.wake)
    cpu.spend(40)
    cpu.softirq(False)
    cpu.spend(1)
    answer = answered(cpu)
    assert passage(cpu, answer, stimulus).handler == (stimulus + 2) * 1000
    first, *_ = blocks(cpu, answer, stimulus)
    assert (first.kind, first.actor.label, first.delayed) == (Kind.HANDLER, "softirq NET_RX", 42_000)


def test_a_timer_that_an_interrupt_calls_is_a_part_of_its_handler():
    cpu = Cpu()
    cpu.switch("net", 9, 120)
    cpu.spend(10)
    stimulus = cpu.now

    def called():
        cpu.note("hrtimer_expire_entry", "hrtimer=3 function=stub_timer now=0", irqs_off=True, hardirq=True)
        cpu.spend(2, "timer")
        cpu.wake()
        cpu.note("hrtimer_expire_exit", "hrtimer=3", irqs_off=True, hardirq=True)

    cpu.spend(4)
    cpu.handler("clock", 3, called)
    answer = answered(cpu)
    assert passage(cpu, answer, stimulus).handler == (stimulus + 4) * 1000


def test_what_an_interrupt_calls_in_the_microsecond_of_its_entry_is_in_nobodys_way():
    cpu = Cpu()
    cpu.switch("net", 9, 120)
    cpu.spend(10)
    stimulus = cpu.now
    cpu.spend(4)
    cpu.note("irq_handler_entry", "irq=3 name=clock", irqs_off=True, hardirq=True)
    cpu.note("hrtimer_expire_entry", "hrtimer=3 function=stub_timer now=0", irqs_off=True, hardirq=True)
    cpu.spend(2, "timer")
    cpu.wake()
    cpu.note("hrtimer_expire_exit", "hrtimer=3", irqs_off=True, hardirq=True)
    cpu.note("irq_handler_exit", "irq=3 ret=handled", irqs_off=True, hardirq=True)
    assert [block.actor.label for block in blocks(cpu, answered(cpu), stimulus)] == ["net-9"]


def test_a_write_that_the_kernel_did_not_trace_is_seen_by_its_thread():
    from irqscope.explaining.toggles import written

    cpu = Cpu()
    for _ in range(5):
        cpu.spend(1000)
        answered(cpu)
    writes = [number for number, entry in enumerate(cpu.entries) if entry.name == "gpio_value"]
    gone = writes[2]
    time = cpu.entries[gone].time
    del cpu.entries[gone]
    trace = Trace(cpu.entries, flags=True)
    answer = Course(trace).answer(written(trace)["gpio 509"], time, 10_000)
    assert trace.entries[answer].pid == ANSWER and abs(trace.entries[answer].time - time) <= 1000
    assert Course(trace).answer(written(trace)["gpio 509"], time + 500_000, 10_000) is None
    assert np.all(written(trace)["gpio 509"].levels == 1)


@pytest.mark.parametrize(
    "first, later, kind",
    [
        (20, None, Kind.PRIORITY),
        (20, 120, Kind.PRIORITY),
        (120, None, Kind.PREEMPTION_OFF),
        (120, 20, Kind.PREEMPTION_OFF),
        (-1, 120, Kind.PRIORITY),
    ],
)
def test_a_priority_is_that_of_its_time(first, later, kind):
    """What a thread has after the response made it one of lower priority before. A deadline's is -1."""
    cpu = Cpu()
    cpu.switch("hog", 7, first)
    cpu.spend(20)
    stimulus = cpu.now
    cpu.handler("stub", 2, cpu.wake)
    cpu.note("function", "spin <-hog")
    cpu.spend(40)
    answer = answered(cpu)
    if later is not None:
        cpu.switch("hog", 7, later)
        cpu.spend(1)
        cpu.switch("<idle>", 0, 120)
    assert blocks(cpu, answer, stimulus)[0].kind is kind


def test_a_priority_that_is_told_later_is_taken_for_what_it_was():
    cpu = Cpu()
    cpu.thread, cpu.prio = ("hog", 7), 20
    cpu.note("function", "spin <-hog")
    cpu.spend(20)
    stimulus = cpu.now
    cpu.handler("stub", 2, cpu.wake)
    cpu.spend(40)
    assert blocks(cpu, answered(cpu), stimulus)[0].kind is Kind.PRIORITY


@pytest.mark.parametrize(
    "stub, hog, kind",
    [(59, 20, Kind.PRIORITY), (59, 59, Kind.PRIORITY), (59, 120, Kind.LOWER), (120, 139, Kind.LOWER)],
)
def test_a_thread_of_lower_priority_that_is_switched_to_is_called_one(stub, hog, kind):
    """The other one is throttled, or both are scheduled fairly."""
    cpu = Cpu()
    cpu.spend(20)
    stimulus = cpu.now
    cpu.handler("stub", 2, lambda: cpu.wake(stub))
    cpu.switch("hog", 7, hog)
    cpu.spend(40)
    block = blocks(cpu, answered(cpu, stub), stimulus)[0]
    assert (block.actor.thread, block.kind, block.lasted) == ("hog-7", kind, 40_000)


@pytest.mark.parametrize("hog, kind", [(49, Kind.PRIORITY), (55, Kind.LOWER), (60, Kind.LOWER)])
def test_a_thread_on_the_way_waits_by_its_own_priority(hog, kind):
    """That of the interrupt's thread is 49; the stub, which it wakes, has 59."""
    cpu = Cpu()
    cpu.spend(5)
    stimulus = cpu.now
    cpu.handler("stub", 1, lambda: cpu.note("sched_waking", "comm=irq/17 pid=41 prio=49", irqs_off=True, hardirq=True))
    cpu.switch("hog", 7, hog)
    cpu.spend(40)
    cpu.switch("irq/17", 41, 49)
    cpu.spend(3)
    cpu.note("sched_waking", f"comm=stub pid={ANSWER} prio=59", irqs_off=True)
    assert blocks(cpu, answered(cpu), stimulus)[0].kind is kind
