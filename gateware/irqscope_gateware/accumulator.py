# SPDX-License-Identifier: BSD-2-Clause
"""The words of all segments in block RAM, and the one adder that changes them.

A visit goes through three clocks, one visit may begin in each:

    fetch    the address is at the RAMs' read ports
    arrive   a RAM shows the word; it goes into `old`, what is added to it into `operand`
    store    their sum is at the write port

A word that is stored is there for a fetch from the next clock on: nobody fetches it before.
"""

from amaranth.hdl import C, Cat, Module, Mux, Signal
from amaranth.lib import data, wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out
from amaranth.utils import ceil_log2, exact_log2

from irqscope.contract.statistics import OFFSET_SCALARS, SCALAR_STRIDE

WORDS = OFFSET_SCALARS + 2 * SCALAR_STRIDE
"""Counters and scalars of a segment, each at its offset in a snapshot."""
WORD_BITS = ceil_log2(WORDS)

READ_CLOCKS = 2
"""Clocks from the one in which a word is fetched to the one that shows it."""


def address_layout(segments: int, bin_index_bits: int) -> data.StructLayout:
    """Address of a word, or with `bins` of a bin. The segment stands highest: no number of segments wastes any."""
    return data.StructLayout(
        {"index": max(WORD_BITS, bin_index_bits), "bins": 1, "bank": 1, "segment": ceil_log2(segments)}
    )


class Change(data.Struct):
    """What is done to a word on its way.

    Plain, it becomes word + operand. `one` adds one more, `carry` what the visit in the clock before carried. `fresh`
    takes the word for 0, `inverted` for its complement: then operand + `one` carries if the operand is not less.
    """

    store: 1
    fresh: 1
    inverted: 1
    one: 1
    carry: 1


class WalkSignature(wiring.Signature):
    """Reads and clears between the visits, seen from who walks over the words.

    Members
    -------
    address : Out(layout)
    read, clear : Out(1), ready : In(1)
        The word is read, or set to 0, in a clock in which `ready` is 1.
    data : In(32)
        The word that was read `READ_CLOCKS` clocks ago, for one clock.
    empty : In(1)
        It is 0.
    """

    def __init__(self, layout: data.StructLayout) -> None:
        super().__init__(
            {"address": Out(layout), "read": Out(1), "clear": Out(1), "ready": In(1), "data": In(32), "empty": In(1)}
        )


class Accumulator(wiring.Component):
    """Words of 32 bits in two banks a segment, bins of `bin_bits` in one bank or two; undefined until cleared.

    A single bank of bins is read and cleared whatever the address says about banks.

    Members
    -------
    visit, address, change : In
        The word is fetched, and stored two clocks later if `change.store` says so. `visit` is never refused.
    operand : In(32)
        What is added to the word that was visited in the clock before.
    carry : Out(1)
        Of the sum of the word that was visited two clocks ago.
    empty : Out(1)
        That word was 0, complemented if it was inverted.
    walk : In(WalkSignature)
    storing : Out(1)
        Words are on their way to be stored.
    """

    def __init__(self, *, segments: int, bin_index_bits: int, histogram_banks: int = 2, bin_bits: int = 32) -> None:
        self.layout = address_layout(segments, bin_index_bits)
        self.bin_index_bits = bin_index_bits
        self.shadow = exact_log2(histogram_banks)
        super().__init__(
            {
                "visit": In(1),
                "address": In(self.layout),
                "change": In(Change),
                "operand": In(32),
                "carry": Out(1),
                "empty": Out(1),
                "walk": In(WalkSignature(self.layout)),
                "storing": Out(1),
            }
        )
        self.words = Memory(shape=32, depth=2 * segments << WORD_BITS, init=[])
        self.bins = Memory(shape=bin_bits, depth=histogram_banks * segments << bin_index_bits, init=[])
        # Attributes for the proof: it speaks of what is on its way.
        self.arriving, self.stored = Signal(self.layout), Signal(self.layout)
        self.arriving_change = Signal(Change)
        self.store = Signal()
        self.sum = Signal(32)

    def _word(self, address) -> Cat:
        return Cat(address.index[:WORD_BITS], address.bank, address.segment)

    def _bin(self, address) -> Cat:
        return Cat(address.index[: self.bin_index_bits], address.bank[: self.shadow], address.segment)

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.words, m.submodules.bins = words, bins = self.words, self.bins
        word_read, word_write = words.read_port(), words.write_port()
        bin_read, bin_write = bins.read_port(), bins.write_port()
        arriving, stored, change = self.arriving, self.stored, self.arriving_change

        # Fetch.
        address = Signal(self.layout)
        m.d.comb += [
            address.eq(Mux(self.visit, self.address, self.walk.address)),
            # No word is read while it is stored: what a RAM shows then differs from part to part.
            self.walk.ready.eq(~self.visit & ~(self.walk.read & self.store)),
            word_read.en.eq(1),
            word_read.addr.eq(self._word(address)),
            bin_read.en.eq(1),
            bin_read.addr.eq(self._bin(address)),
        ]
        m.d.sync += [arriving.eq(address), change.eq(0)]
        with m.If(self.visit):
            m.d.sync += change.eq(self.change)
        with m.Else():
            m.d.sync += [change.store.eq(self.walk.clear), change.fresh.eq(self.walk.clear)]

        # Arrive.
        shown, old, operand, carry_in = Signal(32), Signal(32), Signal(32), Signal()
        m.d.comb += shown.eq(Mux(arriving.bins, bin_read.data, word_read.data))
        m.d.sync += [
            old.eq(Mux(change.fresh, 0, shown ^ change.inverted.replicate(32))),
            operand.eq(self.operand),
            carry_in.eq(change.one | (change.carry & self.carry)),
            stored.eq(arriving),
            self.store.eq(change.store),
        ]

        # Store.
        m.d.comb += [
            # One adder with a carry in: its lowest bit carries if `carry_in` is 1.
            Cat(self.sum, self.carry).eq((Cat(C(1, 1), old) + Cat(carry_in, operand))[1:]),
            word_write.en.eq(self.store & ~stored.bins),
            word_write.addr.eq(self._word(stored)),
            word_write.data.eq(self.sum),
            bin_write.en.eq(self.store & stored.bins),
            bin_write.addr.eq(self._bin(stored)),
            bin_write.data.eq(self.sum),
            self.empty.eq(old == 0),
            self.walk.data.eq(old),
            self.walk.empty.eq(self.empty),
            self.storing.eq(change.store | self.store),
        ]
        return m
