# SPDX-License-Identifier: BSD-2-Clause
"""The words of all segments in block RAM, and the one adder that changes them.

A visit goes through four clocks, one visit may begin in each:

    choose   the address is chosen between that of the visit and that of the readout
    fetch    it is at the RAMs' read ports
    arrive   a RAM shows the word; it goes into `old`, what is added to it into `operand`
    store    their sum is at the write port

A word that is stored is there for a fetch from the next clock on: nobody fetches it before, or looks at what he gets.
"""

from amaranth.hdl import C, Cat, Module, Mux, Signal
from amaranth.lib import data, wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out
from amaranth.utils import ceil_log2, exact_log2

from irqscope.contract.statistics import OFFSET_SCALARS, SCALAR_STRIDE

from .ram import FREE, OUTPUT

WORDS = OFFSET_SCALARS + 2 * SCALAR_STRIDE
"""Counters and scalars of a segment, each at its offset in a snapshot."""
WORD_BITS = ceil_log2(WORDS)

READ_CLOCKS = 3
"""Clocks from the one in which a word is chosen to the one that shows it."""


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


class ReadoutSignature(wiring.Signature):
    """Reads and clears between the visits, seen from who reads the words out.

    Members
    -------
    address : Out(layout)
    clear : Out(1), ready : In(1)
        The word is read, and with `clear` set to 0, in a clock in which `ready`, a register, is 1.
    data : In(32)
        The word that was read `READ_CLOCKS` clocks ago, for one clock. Of a word that was cleared since `READ_CLOCKS`
        clocks before it was read: anything.
    shown : In(layout)
        Its address.
    empty : In(1)
        It was 0, a clock later.
    """

    def __init__(self, layout: data.StructLayout) -> None:
        super().__init__(
            {
                "address": Out(layout),
                "clear": Out(1),
                "ready": In(1),
                "data": In(32),
                "shown": In(layout),
                "empty": In(1),
            }
        )


class Accumulator(wiring.Component):
    """Words of 32 bits in two banks a segment, bins of `bin_bits` in one bank or two; undefined until cleared.

    A single bank of bins is read and cleared whatever the address says about banks.

    Members
    -------
    address, change : In
        The word is visited, and stored three clocks later if `change.store` says so.
    operand : In(32)
        What is added to the word that was visited two clocks ago.
    carry : Out(1)
        Of the sum of the word that was visited three clocks ago.
    empty : Out(1)
        The word that was visited four clocks ago was 0, or all ones if it was inverted.
    open : In(1)
        From a register: the readout is let in, and what is visited is ignored. No word that it may read was visited two
        clocks ago.
    readout : In(ReadoutSignature)
    storing : Out(1)
        Words are on their way to be stored.
    """

    def __init__(self, *, segments: int, bin_index_bits: int, histogram_banks: int = 2, bin_bits: int = 32) -> None:
        self.layout = address_layout(segments, bin_index_bits)
        self.bin_index_bits = bin_index_bits
        self.shadow = exact_log2(histogram_banks)
        super().__init__(
            {
                "address": In(self.layout),
                "change": In(Change),
                "operand": In(32),
                "carry": Out(1),
                "empty": Out(1),
                "open": In(1),
                "readout": In(ReadoutSignature(self.layout)),
                "storing": Out(1),
            }
        )
        # What is read where it is stored does not matter.
        bins = histogram_banks * segments << bin_index_bits
        self.words = Memory(shape=32, depth=2 * segments << WORD_BITS, init=[], attrs=FREE)
        self.bins = Memory(shape=bin_bits, depth=bins, init=[], attrs=FREE)
        # Attributes for the proof: it speaks of what is on its way.
        self.fetched, self.arriving, self.stored = (
            Signal(self.layout, name=name, reset_less=True) for name in ("fetched", "arriving", "stored")
        )
        self.fetched_change, self.arriving_change = Signal(Change), Signal(Change)
        self.store = Signal()
        self.sum = Signal(32)

    def _word(self, address) -> Cat:
        return Cat(address.index[:WORD_BITS], address.bank, address.segment)

    def _bin(self, address) -> Cat:
        return Cat(address.index[: self.bin_index_bits], address.bank[: self.shadow], address.segment)

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.words, m.submodules.bins = words, bins = self.words, self.bins
        word_read, word_write = words.read_port(domain="comb"), words.write_port()
        bin_read, bin_write = bins.read_port(domain="comb"), bins.write_port()
        fetched, arriving, stored, change = self.fetched, self.arriving, self.stored, self.arriving_change

        # Choose: by a register, so that neither waits for the other within a clock.
        m.d.comb += self.readout.ready.eq(self.open)
        m.d.sync += fetched.eq(Mux(self.open, self.readout.address, self.address))
        with m.If(self.open):
            m.d.sync += [
                self.fetched_change.eq(0),
                self.fetched_change.store.eq(self.readout.clear),
                self.fetched_change.fresh.eq(self.readout.clear),
            ]
        with m.Else():
            m.d.sync += self.fetched_change.eq(self.change)

        # Fetch.
        word, bin_ = (Signal.like(port.data, reset_less=True, attrs=OUTPUT) for port in (word_read, bin_read))
        m.d.comb += [word_read.addr.eq(self._word(fetched)), bin_read.addr.eq(self._bin(fetched))]
        m.d.sync += [
            word.eq(word_read.data),
            bin_.eq(bin_read.data),
            arriving.eq(fetched),
            change.eq(self.fetched_change),
        ]

        # Arrive.
        shown, carry_in = Signal(32), Signal()
        old, operand = Signal(32, reset_less=True), Signal(32, reset_less=True)
        m.d.comb += shown.eq(Mux(arriving.bins, bin_, word))
        m.d.sync += [
            old.eq(Mux(change.fresh, 0, shown ^ change.inverted.replicate(32))),
            operand.eq(self.operand),
            carry_in.eq(change.one | (change.carry & self.carry)),
            stored.eq(arriving),
            self.store.eq(change.store),
            self.empty.eq(old == 0),
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
            self.readout.data.eq(old),
            self.readout.shown.eq(stored),
            self.readout.empty.eq(self.empty),
            self.storing.eq(self.fetched_change.store | change.store | self.store),
        ]
        return m
