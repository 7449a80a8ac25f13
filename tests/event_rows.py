# SPDX-License-Identifier: BSD-2-Clause
"""Where `EventWords` has the edges of the row that it is shown, for proofs."""

from enum import IntFlag

from amaranth.hdl import Cat, Value

from irqscope_gateware.eventwords import STATES, EventWords

State = IntFlag("State", [name.upper() for name in STATES])
"""Values of `EventWords.state`: one flag each."""


def tick_of(row, sub: Value) -> Value:
    """The tick of sample `sub` in the clock of the row."""
    return Cat(sub[: 64 - len(row.payload.clocks)], row.payload.clocks)


def one_state(words: EventWords) -> Value:
    """It is in one state, and a row goes while nothing is looked at."""
    state = words.state.as_value()
    return ((state & (state - 1)) == 0) & (state != 0) & (~words.row.ready | (words.row.valid & (state == State.LOOK)))


def in_flight(words: EventWords) -> Value:
    """An edge has been picked, and its word has not been taken."""
    return (words.state.as_value() & (State.UPPER | State.LOWER | State.READY | State.OFFER)).any() & ~words.marked


def remaining(words: EventWords, source: int) -> Value:
    """The row, which is no row of a loss, has an edge of that source that has not been picked."""
    row = words.row
    slot, bits = row.payload.slots[source], len(words.sub)
    later = slot.sub[:bits] > words.sub
    here = (slot.sub[:bits] == words.sub) & ((words.state.as_value() == State.LOOK) | words.here[source])
    return row.valid & ~row.ready & ~row.payload.loss & slot.valid & (later | here)
