# SPDX-License-Identifier: BSD-2-Clause
"""What a segment has still to do: entries of rows, in a small RAM, and the operations of one entry after the other."""

from amaranth.hdl import Cat, Module, Mux, Signal
from amaranth.lib import data, wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out

from .layouts import statistics_clock_bits, sub_bits
from .pairing import Operation, OperationStream
from .ram import FREE

DEPTH = 16
"""Entries: as many as RAM made of LUTs has words."""
SPARE = 4
"""Places that are left when it turns out that there is no `room`: for entries that are on their way by then."""


def entry_layout(samples: int) -> data.StructLayout:
    """What a row has for a segment: a tick, then cause and response, or if it is `reversed` response and cause."""
    sub = sub_bits(samples)
    return data.StructLayout(
        {
            "tick": 1,
            "cause": 1,
            "response": 1,
            "reversed": 1,
            "cause_edge": 1,
            "response_edge": 1,
            "cause_sub": sub,
            "response_sub": sub,
            "clocks": statistics_clock_bits(samples),
        }
    )


class OperationQueue(wiring.Component):
    """Queues entries, and hands out their operations without a pause between entries.

    Members
    -------
    entry, write : In
        In a clock in which `write` is 1 an entry, of one operation at least, is queued: while there is `room`, and in
        the next `SPARE` - 1 clocks.
    room : Out(1)
    busy : Out(1)
        Operations are queued, from the clock after `write` on.
    operation : Out(OperationStream())
    """

    def __init__(self, samples: int) -> None:
        self.layout = entry_layout(samples)
        super().__init__(
            {
                "entry": In(self.layout),
                "write": In(1),
                "room": Out(1, init=1),
                "busy": Out(1),
                "operation": Out(OperationStream()),
            }
        )
        self.memory = Memory(shape=self.layout, depth=DEPTH, init=[], attrs=FREE)  # an attribute for the proof

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.memory = memory = self.memory
        write, read = memory.write_port(), memory.read_port(domain="comb")
        written, fetched = Signal(range(2 * DEPTH)), Signal(range(2 * DEPTH))
        level = Signal(range(DEPTH + 1))
        coming, current = Signal(self.layout, reset_less=True), Signal(self.layout, reset_less=True)
        ready, waiting = Signal(), Signal()  # `coming` holds an entry; the RAM does
        fetch, move = Signal(), Signal()
        todo, served = Signal(3), Signal(3)  # tick, cause, response
        m.d.comb += [
            write.en.eq(self.write),
            write.addr.eq(written),
            write.data.eq(self.entry),
            read.addr.eq(fetched),
            waiting.eq(written != fetched),
            fetch.eq(waiting & (~ready | move)),
            level.eq(written - fetched),
            self.busy.eq(waiting | ready | todo.any()),
        ]
        m.d.sync += [written.eq(written + self.write), self.room.eq(level < DEPTH - SPARE)]
        with m.If(fetch):
            m.d.sync += [coming.eq(read.data), fetched.eq(fetched + 1)]
        m.d.sync += ready.eq(fetch | (ready & ~move))

        operation, taken = self.operation, Signal()
        first = Signal()  # the cause comes next
        left = Signal(3)
        m.d.comb += [
            first.eq(todo[1] & ~(todo[2] & current.reversed)),
            served.eq(Mux(todo[0], 0b001, Mux(first, 0b010, 0b100))),
            taken.eq(operation.valid & operation.ready),
            left.eq(todo & ~Mux(taken, served, 0)),
            move.eq(ready & ~left.any()),
            operation.valid.eq(todo.any()),
            operation.payload.kind.eq(Mux(todo[0], Operation.TICK, Mux(first, Operation.CAUSE, Operation.RESPONSE))),
            operation.payload.edge.eq(Mux(first, current.cause_edge, current.response_edge)),
            operation.payload.time.eq(
                Cat(
                    Mux(todo[0], 0, Mux(first, current.cause_sub, current.response_sub))[: len(current.cause_sub)],
                    current.clocks,
                )
            ),
        ]
        m.d.sync += todo.eq(Mux(move, Cat(coming.tick, coming.cause, coming.response), left))
        with m.If(move):
            m.d.sync += current.eq(coming)
        return m
