# SPDX-License-Identifier: BSD-2-Clause
"""Pending causes of a wide pairing unit: whole stamps in a block RAM, and those that are looked at in registers."""

from amaranth.hdl import Module, Signal
from amaranth.lib import wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out
from amaranth.utils import exact_log2

from irqscope.contract.statistics import TIME_BITS

from .ram import FREE, OUTPUT


class WidePendingQueue(wiring.Component):
    """The pending causes of one segment, oldest first; at most `depth` (a power of two, at least 4).

    Members
    -------
    push, pop : In
        `push` appends `time`, `pop` removes the oldest; both together replace the only stamp of a ring of one. No push
        when full, no pop when empty. Clocks with either of them, or with `unstamped`, are three apart at least.
    unstamped : In
        `time` is not pending, but is the newest cause.
    time : In
    level : Out, 0..depth
    oldest, second, newest : Out
        Stamps, from the clock after the one that changes them on. While none is pending `oldest` and `newest` are the
        newest cause that there was; `second` is anything while fewer than two are.
    """

    def __init__(self, *, depth: int, width: int = TIME_BITS) -> None:
        if depth < 4:
            raise ValueError(f"depth must be at least 4, not {depth}")
        self.depth = depth
        super().__init__(
            {
                "push": In(1),
                "pop": In(1),
                "unstamped": In(1),
                "time": In(width),
                "level": Out(range(depth + 1)),
                "oldest": Out(width),
                "second": Out(width),
                "newest": Out(width),
            }
        )
        # Attributes for the proof.
        self.memory = Memory(shape=width, depth=depth, init=[], attrs=FREE)
        self.first, self.free = (Signal(exact_log2(depth), name=name) for name in ("first", "free"))
        self.none, self.one = Signal(init=1, name="none"), Signal(name="one")  # are pending, a clock late
        self.third = Signal(width, reset_less=True, attrs=OUTPUT)
        self.last = Signal(width, reset_less=True)  # the newest cause of all

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.memory = self.memory
        write, read = self.memory.write_port(), self.memory.read_port(domain="comb")
        push, pop, time = self.push, self.pop, self.time
        m.d.comb += [
            write.en.eq(push),
            write.addr.eq(self.free),
            write.data.eq(time),
            read.addr.eq(self.first + 2),
        ]
        m.d.sync += [self.third.eq(read.data), self.none.eq(self.level == 0), self.one.eq(self.level == 1)]
        with m.If(push ^ pop):
            m.d.sync += self.level.eq(self.level + push - pop)
        with m.If(push):
            m.d.sync += [self.free.eq(self.free + 1), self.newest.eq(time)]
        with m.If(push | self.unstamped):
            m.d.sync += self.last.eq(time)
        with m.If(pop):
            m.d.sync += [self.first.eq(self.first + 1), self.oldest.eq(self.second), self.second.eq(self.third)]
            with m.If(self.one):
                m.d.sync += [self.oldest.eq(self.last), self.newest.eq(self.last)]
        with m.Elif(push & self.one):
            m.d.sync += self.second.eq(time)
        with m.If(push & (self.none | pop)):
            m.d.sync += [self.oldest.eq(time), self.newest.eq(time)]
        return m
