# SPDX-License-Identifier: BSD-2-Clause
"""The trigger ends a trace before the late response: who was in the way until then is named."""

import pytest
from frozen_trace import BAD, FREEZER, IDLE, IRQ, LIMIT, LOAD, STUB, US, Frozen, answered_late, named

from irqscope.explaining.blame import Kind
from irqscope.explaining.ftrace import Trace
from irqscope.explaining.unfinished import Ending


@pytest.mark.parametrize("response", [500, 4000, None])
@pytest.mark.parametrize("work", [2, 400])
def test_who_ran_when_the_deadline_passed_is_named_and_never_the_trigger(response, work):
    frozen = Frozen()
    answered_late(frozen)
    frozen.deadline()
    frozen.spend(3)
    frozen.freeze(work=work)
    found = frozen.explained(response)
    assert named(found) == ("load", Kind.PRIORITY, LIMIT + 3 - 4)
    each = found.found[0]
    assert {block.actor.comm for block in each.blocks} == {"load", "swapper/0"}
    assert each.goes_on(each.blocks[0]) and not each.goes_on(each.blocks[1])
    assert each.known - each.begin == (LIMIT + 3) * US and found.trace.entries[-1].time == each.known + work * US


def test_the_thread_of_the_interrupt_waits_and_the_stubs_is_not_woken_yet():
    frozen = Frozen()
    frozen.switch(LOAD)
    frozen.spend(100)
    frozen.stimulus()
    frozen.spend(3)
    frozen.taken()
    frozen.deadline()
    frozen.freeze()
    assert named(frozen.explained(500)) == ("load", Kind.PRIORITY, LIMIT - 3)


def test_whoever_else_wakes_the_stubs_thread_does_not_answer_the_stimulus():
    """It looks about on another CPU, and sleeps again, while the interrupt's thread still waits."""
    frozen = Frozen(cpus=2)
    frozen.switch(LOAD)
    frozen.stimulus()
    frozen.spend(3)
    frozen.taken()
    frozen.woken(STUB, cpu=1)
    frozen.switch(STUB, cpu=1)
    frozen.switch(IDLE, "S", cpu=1)
    frozen.deadline()
    frozen.freeze()
    assert named(frozen.explained(500)) == ("load", Kind.PRIORITY, LIMIT - 3)


def test_an_interrupt_that_came_before_the_triggers_is_not_taken_for_it():
    frozen = Frozen()
    frozen.interrupt(11, BAD)
    frozen.spend(100)
    answered_late(frozen)
    frozen.deadline()
    frozen.spend(1)
    frozen.interrupt(11, BAD)
    frozen.spend(30)
    frozen.freeze()
    assert named(frozen.explained(500)) == ("load", Kind.PRIORITY, LIMIT + 31 - 4)


def test_where_the_triggers_interrupt_is_not_in_the_trace_nothing_after_the_pulse_counts():
    frozen = Frozen()
    answered_late(frozen)
    frozen.spend(50)
    frozen.note("function", "burst <-load")
    frozen.deadline()
    frozen.spend(1)
    frozen.switch(FREEZER)
    frozen.spend(400)
    frozen.note("sys_enter", "NR 64 (c, 467ef0, 1)")
    assert named(frozen.explained(600)) == ("load", Kind.PRIORITY, 50)


def test_of_a_thread_of_low_priority_it_is_preemption():
    frozen = Frozen()
    frozen.switch(BAD)
    frozen.spend(20)
    frozen.note("function", "lock <-bad_work")
    frozen.stimulus()
    frozen.spend(3)
    frozen.taken()
    frozen.deadline()
    frozen.freeze()
    found = frozen.explained(500)
    assert named(found) == ("bad", Kind.PREEMPTION_OFF, LIMIT - 3)
    assert found.cause.function == "lock <-bad_work"


@pytest.mark.parametrize("response, guilty", [(LIMIT + 45, True), (4000, False), (None, False)])
def test_who_was_done_before_the_end_is_the_cause_only_if_nobody_can_have_been_worse(response, guilty):
    """`load` runs for 50 us of the first 60, then the stub's thread; what came later the trace has not."""
    frozen = Frozen()
    answered_late(frozen)
    frozen.spend(50)
    frozen.switch(STUB)
    frozen.deadline()
    frozen.freeze()
    found = frozen.explained(response)
    assert named(found) == (("load", Kind.PRIORITY, 50) if guilty else None)
    assert found.found[0].blocks[0].actor.comm == "load" and not found.found[0].goes_on(found.found[0].blocks[0])


def test_a_thread_that_waits_for_a_lock_waits_for_no_cpu():
    frozen = Frozen()
    answered_late(frozen, by=STUB)
    frozen.spend(5)
    frozen.switch(LOAD, "D")
    frozen.deadline()
    frozen.freeze()
    found = frozen.explained(500)
    assert named(found) is None and "load" not in {block.actor.comm for block in found.found[0].blocks}


def test_a_thread_that_is_in_no_queue_yet_waits_for_a_cpu_that_is_not_known():
    frozen = Frozen(cpus=2)
    frozen.switch(BAD, cpu=1)
    frozen.stimulus()
    frozen.spend(2)
    frozen.taken()
    frozen.switch(IRQ)
    frozen.woken(STUB, queued=False)
    frozen.switch(LOAD, "S")
    frozen.deadline()
    frozen.freeze()
    found = frozen.explained(500)
    assert named(found) is None and not {"load", "bad"} & {block.actor.comm for block in found.found[0].blocks}


def test_a_trace_that_ends_by_itself_is_looked_at_up_to_its_end():
    frozen = Frozen()
    answered_late(frozen)
    frozen.spend(46)
    frozen.note("function", "burst <-load")
    found = frozen.explained(90)
    assert named(found) == ("load", Kind.PRIORITY, 46) and not found.triggered


def test_a_response_that_comes_just_after_the_end_is_not_in_the_trace():
    """Although its thread was seen at work just before."""
    frozen = Frozen()
    answered_late(frozen)
    frozen.spend(LIMIT - 6)
    frozen.switch(STUB)
    frozen.deadline()
    frozen.freeze()
    found = frozen.explained(LIMIT + 3)
    assert named(found) == ("load", Kind.PRIORITY, LIMIT - 6) and found.found[0].known == frozen.pulse * US


def test_what_a_handler_woke_is_followed_no_farther_than_the_trace_says():
    """Its thread is awake already; what the CPU does after the handler may be in its way, or not."""
    frozen = Frozen()
    frozen.stimulus()
    frozen.spend(2)
    frozen.note("irq_handler_entry", "irq=18 name=irqscope", irqs_off=True, hardirq=True)
    frozen.note("irq_handler_exit", "irq=18 ret=handled", irqs_off=True, hardirq=True)
    frozen.spend(1)
    frozen.note("irq_handler_entry", "irq=11 name=timer", irqs_off=True, hardirq=True)
    frozen.deadline()
    frozen.note("irq_handler_exit", "irq=11 ret=handled", irqs_off=True, hardirq=True)
    frozen.freeze()
    found = frozen.explained(500)
    assert named(found) is None and [block.actor.label for block in found.found[0].blocks] == ["idle"]


def test_who_was_in_the_way_when_the_pulse_came_of_another_response_is_not_the_cause_of_this_one():
    """The other CPU takes the trigger's interrupt late; `load` is over by then."""
    frozen = Frozen(cpus=2)
    frozen.pulse = frozen.now
    frozen.spend(10)
    answered_late(frozen)
    frozen.spend(20)
    frozen.switch(STUB)
    frozen.spend(16)
    frozen.freeze(cpu=1)
    found = frozen.explained(500)
    assert named(found) is None and found.found[0].blocks[0].actor.comm == "load"


def test_of_several_pulses_the_last_in_its_time_ended_the_trace():
    """What the first one ended was saved, and tracing went on; the last came when this trace had ended."""
    frozen = Frozen()
    answered_late(frozen)
    frozen.deadline()
    frozen.freeze()
    first, last, end = frozen.stimuli[5], frozen.pulse, frozen.entries[-1].time
    trace = Trace(frozen.entries, flags=True)
    pulses = [1, first * US, last * US, end + 1]
    ending = Ending.of(trace, pulses, 0)
    assert (ending.pulse, ending.cpu, ending.trace.entries[-1].time) == (last * US, 0, last * US)
    assert Ending.of(trace, [1], 0) == Ending.of(trace, [end + 1], 0) == Ending(trace)
