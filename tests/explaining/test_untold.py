# SPDX-License-Identifier: BSD-2-Clause
"""Entries that a filter kept out of a trace leave no mark: what they would have told is not told."""

import pytest
from frozen_trace import IDLE, IRQ, LOAD, STUB, Frozen

from irqscope.explaining.blame import Kind
from irqscope.explaining.explanation import join, to_json
from irqscope.explaining.ftrace import Trace
from irqscope.explaining.text import sentences

HELD = 200


def answered(frozen, *, masked):
    """`load` runs when the stimulus comes: with interrupts off for HELD microseconds, or it sleeps by then."""
    frozen.switch(LOAD)
    frozen.stimulus()
    frozen.spend(HELD)
    if not masked:
        frozen.switch(IDLE, "S")
    frozen.taken()
    frozen.switch(IRQ)
    frozen.woken(STUB)
    frozen.switch(STUB, "S")
    frozen.spend(4)
    frozen.level ^= 1
    frozen.note("gpio_value", f"509 set {frozen.level}")
    frozen.answer(HELD + 4)
    frozen.spend(2)
    frozen.switch(IDLE, "S")


def late(*masked):
    frozen = Frozen()
    for each in masked:
        answered(frozen, masked=each)
    return frozen


def explained(frozen, keeps):
    return join(frozen.seen(), Trace([entry for entry in frozen.entries if keeps(entry)], flags=True))


def of_load(entry):
    """A switch that a filter of sched_switch by the name of `load` keeps out."""
    return entry.name == "sched_switch" and "comm=load" in entry.detail


def by_pid(*pids):
    """What `set_event_pid` keeps: entries of these threads, and those of the scheduler that name one of them."""
    ours = {f"{member}={pid}" for pid in pids for member in ("pid", "prev_pid", "next_pid")}
    return lambda entry: (
        entry.name == "gpio_value"
        or entry.pid in pids
        or (entry.name.startswith("sched_") and bool(ours & set(entry.detail.split())))
    )


def test_whole_traces_name_who_was_there():
    assert explained(late(True), lambda entry: True).cause.actor.comm == "load"


@pytest.mark.parametrize("masked", [(True,), (True, False)])
@pytest.mark.parametrize(
    "keeps",
    [lambda entry: not of_load(entry), by_pid(IRQ[1], STUB[1])],
    ids=["filter of sched_switch", "set_event_pid"],
)
def test_who_is_filtered_out_is_not_called_idle(masked, keeps):
    """Where `load` slept again before the interrupt its own response shows nothing amiss, and another one does."""
    found = explained(late(*masked), keeps)
    assert found.cause is None and found.late == len(masked)
    for each in found.found[: found.late]:
        assert each.cause is None and each.blocks[0].kind is Kind.UNTOLD
        assert Kind.IDLE not in {block.kind for block in each.blocks}
    text = "\n".join(sentences(found))
    assert "no cause is named" in text and "not told" in text and "set_event_pid" in text
    assert to_json(found)["responses"][0]["blocks"][0]["why"] == "not told"
