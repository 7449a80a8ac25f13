# SPDX-License-Identifier: BSD-2-Clause
"""A segment's limits, where they are compared: word by word, each limit in a small RAM of its own.

As flip-flops they would take a logic cell a bit, and as much again to choose a word of them. An iCE40 pays a block for
each, the other families have RAM of 16 words made of LUTs.
"""

from amaranth.hdl import Cat, Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out

from .pending import WORD_BITS, WORDS
from .ram import FREE, OUTPUT

LIMITS = ("least", "timeout", "threshold")
"""Names of a segment's limits; each stands in two registers, `_low` (two words) and `_high` (the third one)."""

PLACES = 16
"""Words of each RAM, of which three are used: as many as RAM made of LUTs has. Of fewer yosys would make flip-flops."""


class LimitsSignature(wiring.Signature):
    """How the registers of limits are written, seen from who writes.

    Members
    -------
    value : Out(32)
        Stays for a clock after each strobe; strobes are two clocks apart at least.
    least_low, least_high and so on : Out(1)
        One clock: `value` is written.
    """

    def __init__(self) -> None:
        strobes = {f"{name}_{half}": Out(1) for name in LIMITS for half in ("low", "high")}
        super().__init__({"value": Out(32), **strobes})


class Limits(wiring.Component):
    """Holds the limits of a segment; 0 at first.

    A word that is written holds from the second clock after its strobe on, or the third one; what is read before may
    be anything.

    Members
    -------
    written : In(LimitsSignature())
    word : In
        Which word is looked at.
    least, timeout, threshold : Out
        One clock later, the complement of that word: what a comparison adds.
    """

    def __init__(self) -> None:
        super().__init__(
            {"written": In(LimitsSignature()), "word": In(range(WORDS)), **dict.fromkeys(LIMITS, Out(WORD_BITS))}
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        written = self.written
        again, high, data = Signal(len(LIMITS)), Signal(), Signal(WORD_BITS)  # `again`: the second word of a low half
        m.d.sync += again.eq(Cat(getattr(written, f"{name}_low") for name in LIMITS))
        m.d.comb += [
            high.eq(Cat(getattr(written, f"{name}_high") for name in LIMITS).any()),
            # The complement is made here, for all of them, and not once for each comparison.
            data.eq(~Mux(again.any(), written.value[WORD_BITS:], written.value[:WORD_BITS])),
        ]
        for number, name in enumerate(LIMITS):
            memory = Memory(shape=WORD_BITS, depth=PLACES, init=[(1 << WORD_BITS) - 1] * PLACES, attrs=FREE)
            m.submodules[name] = memory
            write, read = memory.write_port(), memory.read_port(domain="comb")
            strobes = getattr(written, f"{name}_low"), getattr(written, f"{name}_high"), again[number]
            output = Signal(WORD_BITS, name=f"{name}_output", reset_less=True, attrs=OUTPUT)
            m.d.sync += output.eq(read.data)
            m.d.comb += [
                write.en.eq(Cat(strobes).any()),
                write.addr.eq(Cat(again.any(), high)),
                write.data.eq(data),
                read.addr.eq(self.word),
                getattr(self, name).eq(output),
            ]
        return m
