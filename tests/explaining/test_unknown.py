# SPDX-License-Identifier: BSD-2-Clause
"""Where a trace that the trigger ended does not tell who was in the way, nobody is named, and why is said."""

from dataclasses import replace

import pytest
from frozen_trace import BAD, IDLE, LIMIT, LOAD, STUB, US, USUAL, Frozen, answered_late, named

from irqscope.explaining.blame import Kind
from irqscope.explaining.explanation import join, to_json
from irqscope.explaining.ftrace import Trace
from irqscope.explaining.text import sentences


def nobody(explanation):
    """Why nothing is said of that response; no other one is late."""
    assert explanation.cause is None and not any(each.cause for each in explanation.found)
    ((why, number),) = explanation.unknown.items()
    said = to_json(explanation)
    assert said["cause"] is None and number == said["beyond_the_trace"] == 1 and said["beyond_because"] == {why: 1}
    assert f"Of 1 later responses the trace does not tell who was in the way: {why}." in sentences(explanation)
    return why


def pending(held):
    """The interrupt is not taken; the trigger's is, so long after its pulse."""
    frozen = Frozen()
    frozen.switch(BAD)
    frozen.note("function", "lock <-bad_work")
    frozen.stimulus()
    frozen.deadline()
    frozen.spend(held)
    frozen.freeze()
    return frozen


def test_interrupts_were_off_if_the_triggers_waited_too():
    found = pending(held=90).explained(300)
    assert named(found) == ("bad", Kind.IRQS_OFF, LIMIT + 90)
    assert found.cause.function == "lock <-bad_work" and found.found[0].goes_on(found.cause)
    assert to_json(found)["responses"][0]["handler_after_ns"] is None


def test_an_interrupt_that_was_not_taken_while_the_triggers_was_is_nobodys_fault_that_is_known():
    assert "does not show that interrupts were off" in nobody(pending(held=2).explained(300))
    assert "does not show that interrupts were off" in nobody(pending(held=2).explained(None))


def test_an_idle_cpu_has_interrupts_on():
    frozen = Frozen()
    frozen.stimulus()
    frozen.deadline()
    frozen.spend(90)
    frozen.freeze()
    assert "does not show that interrupts were off" in nobody(frozen.explained(None))


def test_another_interrupt_may_be_taken_first_of_those_that_waited():
    """The timer's comes before the trigger's, and the stimulus' after both."""
    frozen = Frozen()
    frozen.switch(BAD)
    frozen.stimulus()
    frozen.deadline()
    frozen.spend(90)
    frozen.note("irq_handler_entry", "irq=11 name=timer", irqs_off=True, hardirq=True)
    frozen.spend(10)
    frozen.note("irq_handler_exit", "irq=11 ret=handled", irqs_off=True, hardirq=True)
    frozen.freeze()
    found = frozen.explained(None)
    assert named(found) == ("bad", Kind.IRQS_OFF, LIMIT + 90) and len(found.found[0].blocks) == 2


def test_another_cpu_that_took_the_triggers_says_nothing_of_the_stimulus():
    frozen = Frozen(cpus=2)
    frozen.switch(BAD, cpu=1)
    frozen.stimulus()
    frozen.deadline()
    frozen.spend(90)
    frozen.freeze(cpu=1)
    assert "does not show that interrupts were off" in nobody(frozen.explained(300))


def test_another_cpu_that_has_interrupts_on_says_nothing_of_this_one():
    frozen = Frozen(cpus=2)
    frozen.switch(BAD)
    frozen.stimulus()
    frozen.spend(30)
    frozen.note("function", "work <-idle", cpu=1)
    frozen.deadline()
    frozen.spend(90)
    frozen.freeze()
    assert named(frozen.explained(300)) == ("bad", Kind.IRQS_OFF, LIMIT + 90)


@pytest.mark.parametrize("sign", ["switch", "interrupt", "own"])
def test_interrupts_that_were_on_meanwhile_held_up_nothing(sign):
    frozen = Frozen()
    frozen.switch(BAD)
    frozen.stimulus()
    frozen.spend(30)
    if sign == "switch":
        frozen.switch(LOAD)
    elif sign == "interrupt":
        frozen.note("irq_handler_entry", "irq=11 name=other", irqs_off=True, hardirq=True)
        frozen.note("irq_handler_exit", "irq=11 ret=handled", irqs_off=True, hardirq=True)
    else:
        frozen.note("function", "open <-bad_work")
    frozen.deadline()
    frozen.spend(90)
    frozen.freeze()
    assert "does not show that interrupts were off" in nobody(frozen.explained(300))


def test_what_the_trace_does_not_reach_is_said():
    early = Frozen()
    early.stimulus()
    early.deadline()
    assert "it ends before the stimulus" in nobody(early.explained(500))


def test_a_trace_that_ends_before_a_usual_response_would_have_come_tells_of_nothing_late():
    frozen = Frozen()
    answered_late(frozen)
    frozen.spend(USUAL - 5)
    frozen.note("function", "burst <-load")
    frozen.pulse = frozen.stimuli[-1] + LIMIT
    assert named(frozen.explained(500)) is None


@pytest.mark.parametrize("latency, beyond", [(5000, 1), (300, 0)])
def test_only_later_ones_are_counted(latency, beyond):
    """One comes after the end of the trace, and takes longer than the one that fired the trigger, or less long."""
    frozen = Frozen()
    answered_late(frozen)
    frozen.deadline()
    frozen.freeze()
    frozen.answer(500)
    frozen.spend(1000)
    frozen.stimulus()
    found = frozen.explained(latency)
    assert found.found[0].sample.latency == 500 * US and found.cause and found.beyond == beyond


def test_two_ways_that_are_as_usual_show_nothing():
    """Every other response is woken by another interrupt."""
    frozen = Frozen()
    for number, entry in enumerate(frozen.entries):
        if "irq=18" in entry.detail and entry.time // US > frozen.stimuli[len(frozen.stimuli) // 2]:
            frozen.entries[number] = replace(entry, detail=entry.detail.replace("18", "19"))
    answered_late(frozen)
    frozen.deadline()
    frozen.freeze()
    assert "does not show by which interrupt" in nobody(frozen.explained(500))


def test_a_trace_that_begins_after_the_stimulus_says_so():
    frozen = Frozen()
    lost = frozen.entries[0].time // US - 100
    assert "it begins after the stimulus" in nobody(join(frozen.seen([lost]), Trace(frozen.entries, flags=True)))


def test_a_response_that_only_the_trace_has_is_explained_by_it():
    frozen = Frozen()
    answered_late(frozen)
    frozen.spend(40)
    frozen.switch(STUB)
    frozen.note("gpio_value", f"509 set {frozen.level ^ 1}")
    frozen.deadline()
    frozen.freeze()
    found = frozen.explained(None)
    assert found.found[0].sample.response is None and not found.found[0].cut and found.cause.actor.comm == "load"
    assert "   The trace has one 44 us after the stimulus, the run has not." in sentences(found)


def test_what_another_stimulus_did_is_not_told_of_a_missing_response():
    """The interrupt of the first was lost, and that of the second is answered late."""
    frozen = Frozen()
    lost = frozen.now
    frozen.stimulus()
    frozen.spend(30)
    answered_late(frozen)
    frozen.pulse = frozen.now = lost + LIMIT
    frozen.freeze()
    trace = Trace(frozen.entries, flags=True)
    assert "another stimulus" in nobody(join(frozen.seen([lost]), trace))
    frozen.responses.append(lost + 500)
    frozen.latencies.append(500)
    assert join(frozen.seen(), trace).found[0].sample.stimulus == lost * US, "the run says whose response it is"


def test_nor_if_its_thread_had_slept_before():
    """It looked about, and answered nothing, when the second came."""
    frozen = Frozen()
    lost = frozen.now
    answered_late(frozen, by=STUB)
    frozen.switch(IDLE, "S")
    answered_late(frozen)
    frozen.pulse = frozen.now = lost + LIMIT
    frozen.freeze()
    assert "another stimulus" in nobody(join(frozen.seen([lost]), Trace(frozen.entries, flags=True)))


def test_another_stimulus_changes_nothing_while_the_thread_waits():
    frozen = Frozen()
    lost = frozen.now
    answered_late(frozen)
    frozen.spend(20)
    frozen.stimulus()
    frozen.pulse = frozen.now = lost + LIMIT
    frozen.freeze()
    assert named(join(frozen.seen([lost]), Trace(frozen.entries, flags=True))) == ("load", Kind.PRIORITY, LIMIT - 4)


def test_another_stimulus_changes_nothing_while_interrupts_are_off():
    frozen = pending(held=90)
    lost = frozen.stimuli[-1]
    frozen.stimuli.append(lost + 40)
    assert named(join(frozen.seen([lost]), Trace(frozen.entries, flags=True))) == ("bad", Kind.IRQS_OFF, LIMIT + 90)


def test_where_entries_were_lost_nobody_is_named():
    frozen = Frozen()
    answered_late(frozen)
    frozen.spend(20)
    frozen.note("function", "burst <-load")
    gap = len(frozen.entries) - 1
    frozen.deadline()
    frozen.freeze()
    assert "lost" in nobody(frozen.explained(500, gaps=[gap]))


def test_without_a_response_that_shows_the_way_nobody_is_named():
    """Nobody knows which interrupt is the stimulus': the trace has no interrupts."""
    frozen = Frozen()
    answered_late(frozen)
    frozen.deadline()
    frozen.freeze()
    frozen.entries = [entry for entry in frozen.entries if not entry.name.startswith("irq_")]
    assert "does not show by which interrupt" in nobody(frozen.explained(500))
