# SPDX-License-Identifier: BSD-2-Clause
"""A ring of records in block RAM: one write a clock, a prefetching reader.

The library's buffered FIFO combines its level with the reader's enable in one clock and limits slow parts; here every
flag is a register and the block RAM's output goes straight into a register.
"""

from amaranth.hdl import Module, Signal
from amaranth.lib import stream, wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out
from amaranth.utils import exact_log2


class Queue(wiring.Component):
    """First in, first out, of `depth` records (a power of two, at least 2).

    A record written in clock n is shown in clock n + 3 at the earliest; the reader takes up to one every second clock.
    Nothing toggles while nothing is written or read.

    Members
    -------
    w_data, w_valid : In
        `w_data` is stored in every clock in which `w_valid` is 1 and `full` is 0. A write while full is ignored.
    level : Out, 0..depth
        Records written and not yet taken by the reader, the one that the reader sees included.
    full : Out(1)
        `level` is `depth`: a register, whatever the reader does in this clock.
    read : Out(stream of shape)
        The oldest record; once valid it stays, unchanged, until it is taken.
    """

    def __init__(self, shape, *, depth: int) -> None:
        if depth < 2 or depth & (depth - 1):
            raise ValueError(f"depth must be a power of two and at least 2, not {depth}")
        self.shape = shape
        self.depth = depth
        super().__init__(
            {
                "w_data": In(shape),
                "w_valid": In(1),
                "level": Out(exact_log2(depth) + 1),
                "full": Out(1),
                "read": Out(stream.Signature(shape)),
            }
        )
        # Here and not in `elaborate`, so that the proofs can look at them. Pointers carry a wrap bit, so that equal
        # pointers mean that nothing is left to fetch.
        self.memory = Memory(shape=shape, depth=depth, init=[])
        self.read_port = self.memory.read_port()
        self.write_pointer = Signal(exact_log2(depth) + 1)
        self.read_pointer = Signal(exact_log2(depth) + 1)
        self.fetched = Signal()

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.memory = self.memory
        write_port, read_port = self.memory.write_port(), self.read_port
        write_pointer, read_pointer, fetched = self.write_pointer, self.read_pointer, self.fetched
        accept = Signal()
        m.d.comb += [
            self.full.eq(self.level[-1]),
            accept.eq(self.w_valid & ~self.full),
            write_port.addr.eq(write_pointer[:-1]),
            write_port.data.eq(self.w_data),
            write_port.en.eq(accept),
        ]
        m.d.sync += write_pointer.eq(write_pointer + accept)

        # `fetched` says that the RAM's output shows the record at `read_pointer`: the record was there, and the
        # pointer at rest, one clock ago.
        load = Signal()
        m.d.comb += [
            read_port.addr.eq(read_pointer[:-1]),
            read_port.en.eq(1),
            load.eq(fetched & ~self.read.valid),
        ]
        m.d.sync += [
            fetched.eq((write_pointer != read_pointer) & ~load),
            read_pointer.eq(read_pointer + load),
        ]

        taken = Signal()
        m.d.comb += taken.eq(self.read.valid & self.read.ready)
        with m.If(load):
            m.d.sync += [self.read.payload.eq(read_port.data), self.read.valid.eq(1)]
        with m.Elif(taken):
            m.d.sync += self.read.valid.eq(0)

        with m.If(accept & ~taken):
            m.d.sync += self.level.eq(self.level + 1)
        with m.Elif(taken & ~accept):
            m.d.sync += self.level.eq(self.level - 1)
        return m
