# SPDX-License-Identifier: BSD-2-Clause
"""Pending causes: one ring a segment, all rings in one block RAM.

The two oldest stamps of a ring stand in registers, because pairing looks at both; only what is beyond them goes to the
RAM. A small iCE40 pays three blocks for all rings together instead of three for each.
"""

from amaranth.hdl import Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out
from amaranth.utils import ceil_log2, exact_log2

from irqscope.contract.statistics import VALUE_BITS

AGE_BITS = VALUE_BITS + 2
"""Width of a pending stamp. A cause is looked at when it is at most a timeout (2**34) and a housekeeping interval
(2**32 clocks, 2**35 ticks at R = 8) old, so that differences modulo 2**36 are its exact age."""


class PendingPort(wiring.Signature):
    """A ring's way to the common RAM, seen from the ring.

    `write_valid` and `read_valid` are held until `write_ready` and `read_ready`. `data` is the stamp that was asked
    for in the clock in which `data_valid` is 1.
    """

    def __init__(self, *, depth: int, width: int = AGE_BITS) -> None:
        address = exact_log2(depth)
        super().__init__(
            {
                "write_valid": Out(1),
                "write_ready": In(1),
                "write_address": Out(address),
                "write_data": Out(width),
                "read_valid": Out(1),
                "read_ready": In(1),
                "read_address": Out(address),
                "data_valid": In(1),
                "data": In(width),
            }
        )


class PendingQueue(wiring.Component):
    """The pending causes of one segment, oldest first; at most `depth` (a power of two, at least 4).

    Members
    -------
    push, pop, data : In
        `push` appends `data`, `pop` removes the oldest; both together replace the only stamp of a ring of one. Only
        in a clock in which `settled` is 1; no push when full, no pop when empty.
    head, second : Out
        The oldest stamp and the one after it; valid while `settled` is 1 and `level` is at least 1 or 2.
    level : Out, 0..depth
    settled : Out(1)
        The registers show the ring; 0 for some clocks after a push beyond the second or a pop from three or more.
    """

    def __init__(self, *, depth: int, width: int = AGE_BITS) -> None:
        if depth < 4:
            raise ValueError(f"depth must be at least 4, not {depth}")
        self.depth = depth
        super().__init__(
            {
                "push": In(1),
                "pop": In(1),
                "data": In(width),
                "head": Out(width),
                "second": Out(width),
                "level": Out(range(depth + 1)),
                "settled": Out(1),
                "memory": Out(PendingPort(depth=depth, width=width)),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        memory = self.memory
        write_pointer = Signal(exact_log2(self.depth))
        read_pointer = Signal(exact_log2(self.depth))
        waiting = Signal()
        m.d.comb += [
            memory.read_address.eq(read_pointer),
            self.settled.eq(~(memory.write_valid | memory.read_valid | waiting)),
        ]

        with m.If(self.push & ~self.pop):
            m.d.sync += self.level.eq(self.level + 1)
        with m.Elif(self.pop & ~self.push):
            m.d.sync += self.level.eq(self.level - 1)

        with m.If(self.pop):
            m.d.sync += [self.head.eq(self.second), memory.read_valid.eq(self.level > 2)]
        with m.If(self.push):
            with m.If((self.level == 0) | self.pop):
                m.d.sync += self.head.eq(self.data)
            with m.Elif(self.level == 1):
                m.d.sync += self.second.eq(self.data)
            with m.Else():
                m.d.sync += [
                    memory.write_valid.eq(1),
                    memory.write_address.eq(write_pointer),
                    memory.write_data.eq(self.data),
                    write_pointer.eq(write_pointer + 1),
                ]
        with m.If(memory.write_valid & memory.write_ready):
            m.d.sync += memory.write_valid.eq(0)
        with m.If(memory.read_valid & memory.read_ready):
            m.d.sync += [memory.read_valid.eq(0), waiting.eq(1), read_pointer.eq(read_pointer + 1)]
        with m.If(waiting & memory.data_valid):
            m.d.sync += [waiting.eq(0), self.second.eq(memory.data)]
        return m


class PendingMemory(wiring.Component):
    """The block RAM of all rings. One write and one read a clock, lower segments first; data come two clocks later."""

    def __init__(self, *, segments: int, depth: int, width: int = AGE_BITS) -> None:
        self.segments = segments
        self.depth = depth
        self.width = width
        super().__init__({"rings": In(PendingPort(depth=depth, width=width)).array(segments)})

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.memory = memory = Memory(shape=self.width, depth=self.segments * self.depth, init=[])
        write_port = memory.write_port()
        read_port = memory.read_port()
        bits = exact_log2(self.depth)
        data = Signal(self.width)
        write_segment = Signal(max(1, ceil_log2(self.segments)))
        read_segment = Signal.like(write_segment)
        write_address, write_data, read_address = Signal(bits), Signal(self.width), Signal(bits)
        writing, reading = Signal(), Signal()
        for number, ring in reversed(list(enumerate(self.rings))):
            with m.If(ring.write_valid):
                m.d.comb += [
                    writing.eq(1),
                    write_segment.eq(number),
                    write_address.eq(ring.write_address),
                    write_data.eq(ring.write_data),
                ]
            with m.If(ring.read_valid):
                m.d.comb += [reading.eq(1), read_segment.eq(number), read_address.eq(ring.read_address)]
            # The last assignment wins above, so lower numbers go first.
            grant, arrived = Signal(name=f"grant{number}"), Signal(name=f"arrived{number}")
            m.d.comb += [
                ring.write_ready.eq(write_segment == number),
                grant.eq(reading & (read_segment == number)),
                ring.read_ready.eq(grant),
                ring.data.eq(data),
            ]
            m.d.sync += [arrived.eq(grant), ring.data_valid.eq(arrived)]
        m.d.comb += [
            write_port.en.eq(writing),
            write_port.addr.eq((write_segment << bits) | write_address),
            write_port.data.eq(write_data),
            read_port.en.eq(1),
            read_port.addr.eq(Mux(reading, (read_segment << bits) | read_address, 0)),
        ]
        m.d.sync += data.eq(read_port.data)
        return m
