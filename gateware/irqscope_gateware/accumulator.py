# SPDX-License-Identifier: BSD-2-Clause
"""Counters in block RAM: one increment a clock, equal addresses in successive clocks included.

    fetch    the address is at the RAM's read port
    arrive   the RAM shows the word; it goes straight into a register
    add      the newest value of the word, from the register or from one of the three steps below, plus one
    store    the result is at the RAM's write port
    past1, past2  results that a word fetched up to the clock of the store has not seen
"""

from amaranth.hdl import Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out
from amaranth.utils import ceil_log2

READ_CLOCKS = 2
"""Clocks from the one in which a read is accepted to the one that shows its data."""


class Stage:
    """What stands in one step: `valid`, `address` and, from `store` on, `data`."""

    def __init__(self, address: int, width: int, name: str) -> None:
        self.valid = Signal(name=f"{name}_valid")
        self.address = Signal(address, name=f"{name}_address")
        self.data = Signal(width, name=f"{name}_data")


class Accumulator(wiring.Component):
    """`depth` counters of `width` bits that count modulo 2**width; undefined contents until cleared.

    Increments are never refused. Reads and clears use the clocks that increments leave; each is accepted in a clock in
    which its `ready` is 1. A read shows the word as it is without the increments still on their way.

    Members
    -------
    add_valid, add_address : In
        The word at `add_address` is incremented.
    read_valid, read_address : In, read_ready : Out(1)
    data : Out(width)
        The word that was asked for `READ_CLOCKS` clocks ago.
    clear_valid, clear_address : In, clear_ready : Out(1)
        The word is set to 0, not under increments that were given in the two clocks before.
    busy : Out(1)
        Increments are on their way.
    """

    def __init__(self, *, depth: int, width: int = 32) -> None:
        self.depth = depth
        self.width = width
        address = ceil_log2(depth)
        super().__init__(
            {
                "add_valid": In(1),
                "add_address": In(address),
                "read_valid": In(1),
                "read_address": In(address),
                "read_ready": Out(1),
                "data": Out(width),
                "clear_valid": In(1),
                "clear_address": In(address),
                "clear_ready": Out(1),
                "busy": Out(1),
            }
        )
        # Attributes for the proof: it speaks of what is on its way.
        self.memory = Memory(shape=width, depth=depth, init=[])
        self.arrive, self.add, self.store, self.past1 = (
            Stage(address, width, name) for name in ("arrive", "add", "store", "past1")
        )
        self.newest = Signal(width)

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.memory = memory = self.memory
        read_port = memory.read_port()
        write_port = memory.write_port()
        arrive, add, store, past1, newest = self.arrive, self.add, self.store, self.past1, self.newest
        past2_data = Signal(self.width)
        hit_store, hit_past1, hit_past2 = (Signal(name=f"hit_{name}") for name in ("store", "past1", "past2"))
        result = Signal(self.width)

        m.d.comb += [
            read_port.en.eq(1),
            read_port.addr.eq(Mux(self.add_valid, self.add_address, self.read_address)),
            self.read_ready.eq(~self.add_valid),
        ]
        m.d.sync += [
            arrive.valid.eq(self.add_valid),
            arrive.address.eq(self.add_address),
            self.data.eq(read_port.data),
            add.valid.eq(arrive.valid),
            add.address.eq(arrive.address),
            # Where the newest value will stand when this word is in `add`: everything will have moved by one step.
            hit_store.eq(add.valid & (add.address == arrive.address)),
            hit_past1.eq(store.valid & (store.address == arrive.address)),
            hit_past2.eq(past1.valid & (past1.address == arrive.address)),
        ]
        with m.If(hit_store):
            m.d.comb += newest.eq(store.data)
        with m.Elif(hit_past1):
            m.d.comb += newest.eq(past1.data)
        with m.Elif(hit_past2):
            m.d.comb += newest.eq(past2_data)
        with m.Else():
            m.d.comb += newest.eq(self.data)
        m.d.comb += [result.eq(newest + 1), self.clear_ready.eq(~add.valid)]
        m.d.sync += [
            store.valid.eq(add.valid | self.clear_valid),
            store.address.eq(Mux(add.valid, add.address, self.clear_address)),
            store.data.eq(Mux(add.valid, result, 0)),
            past1.valid.eq(store.valid),
            past1.address.eq(store.address),
            past1.data.eq(store.data),
            past2_data.eq(past1.data),
        ]
        m.d.comb += [
            write_port.en.eq(store.valid),
            write_port.addr.eq(store.address),
            write_port.data.eq(store.data),
            self.busy.eq(arrive.valid | add.valid | store.valid),
        ]
        return m
