# SPDX-License-Identifier: BSD-2-Clause
"""Simulations that do not work out anew in each clock what is the same in all of them: this takes half their time.

Amaranth makes a field of a view whenever it is named, and walks over an expression whenever it is read or set; then it
looks through all processes, even if nothing has changed. `gateware/test_shortcuts.py` compares both ways.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from amaranth.hdl import Signal
from amaranth.hdl._ast import Slice
from amaranth.lib.data import View
from amaranth.sim import _async, pysim

FIELD, GET, SET = View.__getitem__, pysim.PySimEngine.get_value, _async.TestbenchContext.set


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


@contextmanager
def shortened() -> Iterator[None]:
    """Within it simulations are run so."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(View, "__getitem__", field)
        patch.setattr(pysim.PySimEngine, "get_value", get)
        patch.setattr(_async.TestbenchContext, "set", set_to)
        yield
