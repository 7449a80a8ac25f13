# SPDX-License-Identifier: BSD-2-Clause
"""Pending causes: the ring of one segment, in a block RAM of its own, word by word.

A stamp is three words; of every four words of the RAM the last is none of the ring's. Three of these keep the newest
cause when it is *unstamped*, that is not pending. So a small iCE40 pays one block, where 40 bits side by side cost
three, and no stamp stands in a register.
"""

from amaranth.hdl import Cat, Const, Module, Mux, Signal, Value
from amaranth.lib import enum, wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out
from amaranth.utils import exact_log2

from .ram import FREE, OUTPUT

WORDS = 3
"""Words of a stamp, the lowest first."""

WORD_BITS = 16
"""Width of a word: that of a block of an iCE40, and half of a register, in which limits are written. The last word has
what remains of TIME_BITS."""

ASIDE = WORDS
"""The word of a place that is none of its stamp's."""


class Stamp(enum.Enum, shape=2):
    """Which stamp is read."""

    NEWEST = 0
    """The newest that is pending; if none is, the newest cause that there was."""
    SECOND = 1
    """The one after the oldest."""
    OLDEST = 2


class PendingQueue(wiring.Component):
    """The pending causes of one segment, oldest first; at most `depth` (a power of two, at least 4).

    To push a stamp is to write its words, in any order, and then `push`. While `depth` causes are pending the words go
    aside, and `unstamped` takes the place of `push`. What is written without either is lost.

    Members
    -------
    push, pop : In
        `push` appends what was written, `pop` removes the oldest; both together replace the only stamp of a ring of
        one. No push when full, no pop when empty.
    unstamped : In
        What was written is not pending, but is the newest cause.
    level : Out, 0..depth
    stamp, read_word : In
        What is read; `read_data` has it in the next clock. Nothing is read in a clock in which `write` is 1.
    read_data : Out
    write, write_word, write_data : In
        A word of the next stamp.
    """

    def __init__(self, *, depth: int, width: int = WORD_BITS) -> None:
        if depth < 4:
            raise ValueError(f"depth must be at least 4, not {depth}")
        self.depth = depth
        self.width = width
        super().__init__(
            {
                "push": In(1),
                "pop": In(1),
                "unstamped": In(1),
                "level": Out(range(depth + 1)),
                "stamp": In(Stamp),
                "read_word": In(range(WORDS)),
                "read_data": Out(width),
                "write": In(1),
                "write_word": In(range(WORDS)),
                "write_data": In(width),
            }
        )

        # Attributes for the proof.
        self.memory = Memory(shape=width, depth=depth << 2, init=[], attrs=FREE)
        self.oldest = Signal(exact_log2(depth), init=1)
        self.newest = Signal(exact_log2(depth))
        self.aside = Signal()  # the newest cause is not pending
        self.empty = Signal(init=1)  # a register: on a GW1N the RAM's address is among the slowest paths

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.memory = self.memory
        write_port, read_port = self.memory.write_port(), self.memory.read_port(domain="comb")
        oldest, newest, aside = self.oldest, self.newest, self.aside
        second, free, chosen = Signal.like(oldest), Signal.like(oldest), Signal.like(oldest)
        full = self.level[-1]  # a power of two, and the most there is
        m.d.comb += [second.eq(oldest + 1), free.eq(newest + 1)]

        with m.If(self.push ^ self.pop):
            m.d.sync += [
                self.level.eq(self.level + Mux(self.pop, -1, 1)),
                self.empty.eq(self.pop & (self.level == 1)),
            ]
        with m.If(self.pop):
            m.d.sync += oldest.eq(second)
        with m.If(self.push):
            m.d.sync += [newest.eq(free), aside.eq(0)]
        with m.Elif(self.unstamped):
            m.d.sync += aside.eq(1)

        m.d.comb += [
            chosen.eq(Mux(self.stamp == Stamp.OLDEST, oldest, Mux(self.stamp == Stamp.SECOND, second, newest))),
            read_port.addr.eq(Mux(aside & self.empty, _aside(self.read_word), Cat(self.read_word, chosen))),
            write_port.en.eq(self.write),
            write_port.addr.eq(Mux(full, _aside(self.write_word), Cat(self.write_word, free))),
            write_port.data.eq(self.write_data),
        ]
        output = Signal(self.width, reset_less=True, attrs=OUTPUT)
        m.d.sync += output.eq(read_port.data)
        m.d.comb += self.read_data.eq(output)
        return m


def _aside(word: Value) -> Value:
    """Where a word of the newest cause stands that is not pending."""
    return Cat(Const(ASIDE, 2), word)
