# SPDX-License-Identifier: BSD-2-Clause
"""A ring of records in block RAM: one write a clock, a prefetching reader.

The library's buffered FIFO combines its level with the reader's enable in one clock and limits slow parts; here what is
told is in registers, and so a clock late.
"""

from amaranth.hdl import Module, Signal
from amaranth.lib import stream, wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out
from amaranth.utils import exact_log2

from .ram import FREE, OUTPUT


class Queue(wiring.Component):
    """First in, first out, of `depth` records (a power of two, at least 2).

    A record written in clock n is shown in clock n + 2 at the earliest, or n + 3 if `registered`; the reader takes up
    to one every second clock. Nothing toggles while nothing is written or read.

    Unless it is `registered` a record comes from the block RAM's own output, which is late in its clock: what follows
    is to be a register, with next to no logic before it.

    Members
    -------
    w_data, w_valid : In
        `w_data` is stored in every clock in which `w_valid` is 1. Neither this nor one of the next two may be 1 while
        there are `depth` records: not while `full`, unless the writer knows better.
    w_draft : In(1)
        `w_data` is put where the next record will stand; it is no record yet.
    w_confirm : In(1)
        The last draft becomes a record, if nothing was stored after it; or `w_data`, if `w_valid` or `w_draft` is 1.
    level : Out, 0..depth
        Records written and not yet taken by the reader, the one that the reader sees included, as there were a clock
        ago.
    full : Out(1)
        `level` is `depth - 1` or more: there may be no place left.
    read : Out(stream of shape)
        The oldest record; once valid it stays, unchanged, until it is taken.
    """

    def __init__(self, shape, *, depth: int, registered: bool = True) -> None:
        if depth < 2 or depth & (depth - 1):
            raise ValueError(f"depth must be a power of two and at least 2, not {depth}")
        self.shape = shape
        self.depth = depth
        self.registered = registered
        super().__init__(
            {
                "w_data": In(shape),
                "w_valid": In(1),
                "w_draft": In(1),
                "w_confirm": In(1),
                "level": Out(exact_log2(depth) + 1),
                "full": Out(1),
                "read": Out(stream.Signature(shape)),
            }
        )
        # Here and not in `elaborate`, so that the proofs can look at them. Pointers carry a wrap bit, so that equal
        # pointers mean that nothing is left to fetch.
        #
        # A word is never read in the clock in which it is written.
        self.memory = Memory(shape=shape, depth=depth, init=[], attrs=FREE)
        self.write_pointer = Signal(exact_log2(depth) + 1)
        self.read_pointer = Signal(exact_log2(depth) + 1)
        self.taken_pointer = Signal(exact_log2(depth) + 1)
        self.write = Signal()
        self.accept = Signal()
        self.unread = Signal()  # a record is left to fetch; in the clock after a fetch it may be wrong
        self.fetch = Signal()
        self.fetched = Signal()  # `output` shows the record before `read_pointer`
        self.output = Signal(shape, reset_less=True, attrs=OUTPUT)

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.memory = self.memory
        write_port, read_port = self.memory.write_port(), self.memory.read_port(domain="comb")
        write_pointer, read_pointer, fetched = self.write_pointer, self.read_pointer, self.fetched
        taken_pointer = self.taken_pointer
        accept, fetch = self.accept, self.fetch
        m.d.comb += [
            self.full.eq(self.level[-1] | self.level[:-1].all()),
            accept.eq(self.w_valid | self.w_confirm),
            write_port.addr.eq(write_pointer[:-1]),
            write_port.data.eq(self.w_data),
            write_port.en.eq(self.write),
            self.write.eq(self.w_valid | self.w_draft),
        ]
        with m.If(accept):
            m.d.sync += write_pointer.eq(write_pointer + 1)

        m.d.comb += [read_port.addr.eq(read_pointer[:-1]), fetch.eq(self.unread & ~fetched)]
        m.d.sync += self.unread.eq(accept | (write_pointer != read_pointer))
        with m.If(fetch):
            m.d.sync += self.output.eq(read_port.data)
        m.d.sync += read_pointer.eq(read_pointer + fetch)

        taken, passed = Signal(), Signal()  # by the reader; by what holds `output`
        m.d.comb += taken.eq(self.read.valid & self.read.ready)
        if self.registered:
            m.d.comb += passed.eq(fetched & ~self.read.valid)
            shown = Signal(self.shape, reset_less=True)
            m.d.comb += self.read.payload.eq(shown)
            m.d.sync += self.read.valid.eq(passed | (self.read.valid & ~taken))
            with m.If(passed):
                m.d.sync += shown.eq(self.output)
        else:
            m.d.comb += [self.read.payload.eq(self.output), self.read.valid.eq(fetched), passed.eq(taken)]
        m.d.sync += fetched.eq(fetch | (fetched & ~passed))

        # A difference of registers, in a register: no sum stands before or behind what accepts or takes a record.
        m.d.sync += self.level.eq(write_pointer - taken_pointer)
        with m.If(taken):
            m.d.sync += taken_pointer.eq(taken_pointer + 1)
        return m
