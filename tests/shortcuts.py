# SPDX-License-Identifier: BSD-2-Clause
"""Simulations that do not work out anew in each clock what is the same in all of them: this takes most of their time.

Amaranth makes a field of a view whenever it is named, and walks over an expression whenever it is read or set; then it
looks through all processes, even if nothing has changed, and calls each signal and memory a process drives, even if it
stays as it is. `gateware/test_shortcuts.py` compares both ways.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

import pytest
from amaranth.hdl import Const, Signal
from amaranth.hdl._ast import Slice
from amaranth.lib.data import View
from amaranth.sim import _async, _pyrtl, pysim

FIELD, GET, SET = View.__getitem__, pysim.PySimEngine.get_value, _async.TestbenchContext.set
STEP, TICK = pysim.PySimEngine.step_design, _async.TickTrigger._collect_trigger
KEPT = (
    (re.compile(r"^( +)(slots\[\d+\])(\.update\((next_\d+), -?\d+\))$", re.MULTILINE), r"\1if \2.next != \4: \2\3"),
    (re.compile(r"^( +)(slots\[\d+\]\.write\(\w+, \w+, (\w+)\))$", re.MULTILINE), r"\1if \3: \2"),
)
"""Lines of Amaranth's processes which change nothing if a signal has that value, or no bit of a memory is enabled."""
SLOT = re.compile(r"slots\[(\d+)\]")


def field(view: Any, key: Any) -> Any:
    """A field of a view, made once unless an expression chooses it."""
    if not isinstance(key, str | int):
        return FIELD(view, key)
    made = view.__dict__.setdefault("_made", {})
    if key not in made:
        made[key] = FIELD(view, key)
    return made[key]


def place(engine: Any, expression: Any) -> tuple[Any, int, int] | None:
    """The state of a signal, and the first bit and the mask of what is meant of it; None for any other expression."""
    signal, first = expression, 0
    while type(signal) is Slice:
        signal, first = signal.value, first + signal.start
    if type(signal) is not Signal:
        return None
    known = engine.__dict__.setdefault("_known", {})
    if id(signal) not in known:
        simulated = engine._state
        state = None if signal.shape().signed else simulated.slots[simulated.get_signal(signal)]
        known[id(signal)] = state, (1 << len(signal)) - 1, signal  # what is kept keeps its number, too
    state, mask, _ = known[id(signal)]
    if state is None:
        return None
    return state, first, mask if signal is expression else (1 << expression.stop - expression.start) - 1


def get(engine: Any, expression: Any) -> Any:
    """What an expression is now."""
    if type(expression) in (Signal, Slice) and (found := place(engine, expression)):
        state, first, mask = found
        return state.curr >> first & mask
    if type(expression) is Const:
        return expression.value
    return GET(engine, expression)


def set_to(context: Any, expression: Any, value: Any) -> None:
    """Make an expression that value; what depends on it follows at once."""
    engine = context._engine
    if type(expression) in (Signal, Slice) and isinstance(value, int) and (found := place(engine, expression)):
        state, first, mask = found
        if not state.is_comb:  # else it is Amaranth's to refuse
            state.update(value << first, mask << first)
            if state.pending:
                engine.step_design()
            return
    SET(context, expression, value)


def step(engine: Any) -> None:
    """Let what changes a signal, and what follows from it, happen; what waits is looked for without a visit to each."""
    if engine._vcd_writers:
        return STEP(engine)
    triggers, processes, settled = engine._active_triggers, engine._processes, False
    while not settled:
        for trigger in triggers:
            trigger.run()
        triggers.clear()
        for process in [process for process in processes if process.runnable]:
            process.runnable = False
            process.run()
        settled = engine._state.commit()
        engine._delta_cycles += 1


def tick(trigger: Any) -> Any:
    """What a process waits for that awaits a clock, the same each time it awaits that one."""
    if trigger._sampled:
        return TICK(trigger)
    known = trigger._process.__dict__.setdefault("_ticks", {})
    if trigger._domain not in known:
        known[trigger._domain] = TICK(trigger)
    return known[trigger._domain]


@lru_cache(maxsize=1000)
def compiled(code: str, name: str, mode: str) -> Any:
    """A process that Amaranth wrote, which asks before it calls, and finds signals where it keeps its variables; the
    same for each simulation of one design.
    """
    for line, asked in KEPT:
        code = line.sub(asked, code)
    kept = ", ".join(f"slot_{n}=slots[{n}]" for n in sorted(set(SLOT.findall(code))))
    return compile(SLOT.sub(r"slot_\1", code).replace("def run():", f"def run({kept}):", 1), name, mode)


@contextmanager
def shortened() -> Iterator[None]:
    """Within it simulations are run so."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(View, "__getitem__", field)
        patch.setattr(_pyrtl, "compile", compiled, raising=False)
        patch.setattr(pysim.PySimEngine, "get_value", get)
        patch.setattr(pysim.PySimEngine, "step_design", step)
        patch.setattr(_async.TickTrigger, "_collect_trigger", tick)
        patch.setattr(_async.TestbenchContext, "set", set_to)
        yield
