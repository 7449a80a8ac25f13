# SPDX-License-Identifier: BSD-2-Clause
"""Reads out all words of a bank: clears them, or sends those that are not 0 as (address, value) pairs.

A word that is cleared takes a clock, one that is 0 two: words are read one after the other until one comes that is not.
What was read after it is forgotten, the readout goes back to its place, which the RAM shows beside it, and reads it
once more when its address is sent. So neither values nor addresses are queued. It is read in two clocks, one after the
other: while it is seen to be 0 or not, its place is still shown.

The readout takes each area to the end of its RAM: what lies behind the last word is cleared, hence 0, like the others.
"""

from amaranth.hdl import Cat, Module, Mux, Signal
from amaranth.lib import data, wiring
from amaranth.lib.wiring import In, Out
from amaranth.utils import exact_log2

from irqscope.contract import registers
from irqscope.contract.blocks import Kind
from irqscope.contract.segments import Count
from irqscope.contract.statistics import STATUS_SPACE, bins_offset

from .accumulator import READ_CLOCKS, WORD_BITS, ReadoutSignature, address_layout
from .histogram import index_bits
from .payload import PayloadSignature

STATUS = sorted(address for address, r in registers.BY_ADDRESS.items() if r.access is registers.Access.STATUS)
"""Between the first and the last of them an address that no register has reads 0, like one that is not to be sent."""


class Readout(wiring.Component):
    """Clears the frozen bank, or sends everything of it, bins that have no such bank as they are, and then the status.

    Members
    -------
    start, clear : In(1)
        `start` for one clock while `busy` is 0, with `clear` if the bank is to be cleared; `clear`, `bank`, `number`,
        `base` and `levels` stay as they are until it is done.
    clear_bins : In(1)
        Bins are cleared too.
    bank : In(1)
        The bank that is frozen.
    busy : Out(1)
    number : In(16), base : In(64)
        For the blocks' headers.
    levels : In(array)
        Causes pending at the cut, per segment.
    memory : Out(ReadoutSignature)
        The words.
    status_* : a read port of the register file
        Address and request are held until `status_done`, which comes with the value.
    payload : Out(PayloadSignature)
    """

    def __init__(self, *, segments: int, sub_bits: int, pending_depth: int, histogram_banks: int = 2) -> None:
        self.segments = segments
        self.bins_bit = exact_log2(bins_offset(histogram_banks))
        self.bin_index_bits = index_bits(sub_bits)
        super().__init__(
            {
                "start": In(1),
                "clear": In(1),
                "clear_bins": In(1),
                "bank": In(1),
                "busy": Out(1),
                "number": In(16),
                "base": In(64),
                "levels": In(data.ArrayLayout(range(pending_depth + 1), segments)),
                "memory": Out(ReadoutSignature(address_layout(segments, self.bin_index_bits))),
                "status_address": Out(8),
                "status_request": Out(1),
                "status_value": In(32),
                "status_done": In(1),
                "payload": Out(PayloadSignature()),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        memory = self.memory
        # The place: a word or, with `bins`, a bin of a segment; after all of them, with `status`, a register.
        index = Signal(max(len(memory.address.index), len(self.status_address)), reset_less=True)
        segment, bins, status = Signal(range(self.segments), reset_less=True), Signal(), Signal()
        end, final = Signal(), Signal()  # it is the last of its area, the last one of all
        m.d.comb += [
            memory.address.index.eq(index),
            memory.address.bins.eq(bins),
            memory.address.bank.eq(self.bank),
            memory.address.segment.eq(segment),
            self.status_address.eq(index),
        ]
        clearing, scanning, fetching = (Signal(name=name) for name in ("clearing", "scanning", "fetching"))
        found, step, leave = Signal(), Signal(), Signal()
        # Known by the time that it is reached; a place to which the readout goes back is not left at once.
        ends = Mux(bins, index[1 : self.bin_index_bits].all(), index[1:WORD_BITS].all()) & (index[0] ^ step)
        over, turn = Signal(), Signal()  # it is the last word of all; it is left for another area
        m.d.comb += turn.eq(step & end)
        m.d.sync += [
            # Not for the place of the readout before: that may be any one if a reset ended it.
            end.eq(ends & ~self.start),
            over.eq(ends & bins & (segment == self.segments - 1)),
            final.eq(status & (index == STATUS[-1])),
            bins.eq(Mux(found, memory.shown.bins, bins ^ turn) & ~self.start),
            status.eq((status | (step & over)) & ~found & ~self.start),
        ]
        # One cell a bit: where the place is loaded, it does not matter what the sum carries.
        total = (index + found.replicate(len(index)) + 1)[: len(index)]
        with m.If(found | step):
            m.d.sync += index.eq(Mux(found, memory.shown.index, total))
            with m.If(end & ~found):
                m.d.sync += index.eq(0)
            with m.If(over & ~found):
                m.d.sync += index.eq(STATUS[0])
        with m.If(found):
            m.d.sync += segment.eq(memory.shown.segment)
        with m.Elif(turn & bins):
            m.d.sync += segment.eq(segment + 1)
        with m.If(self.start):
            m.d.sync += [index.eq(0), segment.eq(0)]

        # What was read comes `READ_CLOCKS` later. The pending causes do not stand in memory.
        again, reading = Signal(), Signal(READ_CLOCKS)  # the word was read in the clock before; it is on its way
        looking = Signal()  # it is shown, and is to be sent or passed over
        level, is_level = Signal(self.levels[0].shape()), Signal()
        shown_level, some_level = Signal(), Signal()  # like `empty`, of what was shown a clock before
        m.d.comb += [
            found.eq(looking & Mux(shown_level, some_level, ~memory.empty)),
            level.eq(self.levels[segment]),
        ]
        m.d.sync += [
            again.eq(scanning & memory.ready & ~status & ~again & ~found),
            reading.eq(Mux(found, 0, Cat(memory.ready & (fetching | again), reading))),
            looking.eq(scanning & reading[-2] & ~found),
            shown_level.eq(~memory.shown.bins & (memory.shown.index[:WORD_BITS] == Count.PENDING.value)),
            some_level.eq(Cat(each != 0 for each in self.levels).bit_select(memory.shown.segment, 1)),
            is_level.eq(~bins & ~status & (index == Count.PENDING.value)),
        ]

        # Pairs and blocks. `word` comes from a register, because the sender takes its time with it.
        word, nothing = Signal(32, reset_less=True), Signal()
        addressing, announced = Signal(), Signal()
        sending_address, sending_value, sent, finishing = (
            Signal(name=name) for name in ("sending_address", "sending_value", "sent", "finishing")
        )
        offset, space = Signal(16), Signal(16)
        m.d.comb += [
            offset.eq(index | (bins << self.bins_bit)),
            space.eq(Mux(status, STATUS_SPACE, segment)),
            self.payload.kind.eq(Kind.SNAPSHOT.value),
            self.payload.detail.eq(self.number),
            self.payload.base.eq(self.base),
            self.payload.word.valid.eq(sending_address | sending_value),
            self.payload.word.payload.eq(word),
            self.payload.end.eq(finishing),
        ]
        with m.If(addressing | self.status_request | reading[-1]):
            with m.If(addressing):
                m.d.sync += word.eq(Cat(offset, space))
            with m.Elif(status):
                m.d.sync += word.eq(self.status_value)
            with m.Else():
                m.d.sync += word.eq(Mux(is_level, level, memory.data))
        open_ = Signal()
        m.d.sync += self.payload.request.eq(sending_address & ~open_)
        with m.If(self.payload.start):
            m.d.sync += [self.payload.request.eq(0), open_.eq(1)]
        with m.If(self.payload.done):
            m.d.sync += open_.eq(0)

        # The steps, a register each: many others wait for them.
        ask = Signal()
        judging, judged = Signal(), Signal()  # whether a register is 0
        taken_address, taken_value = Signal(), Signal()
        m.d.comb += [
            ask.eq(scanning & status & ~reading.any()),
            step.eq((memory.ready & (clearing | again)) | leave),
            memory.clear.eq(clearing & ~status & (~bins | self.clear_bins)),
            taken_address.eq(sending_address & self.payload.word.ready),
            taken_value.eq(sending_value & self.payload.word.ready),
            # Pairs do not straddle blocks: the block in which the final value stands is the last one.
            self.payload.last.eq(finishing | ((sending_value | sent) & final)),
        ]
        m.d.sync += [
            clearing.eq((self.start & self.clear) | (clearing & ~status)),
            scanning.eq((self.start & ~self.clear) | leave | (scanning & ~found & ~ask)),
            self.status_request.eq(ask | (taken_address & status) | (self.status_request & ~self.status_done)),
            judging.eq(self.status_request & self.status_done & ~announced),
            judged.eq(judging),
            # The final register is sent even if it is 0, so that the last block has a last word.
            nothing.eq((word == 0) & ~final),
            addressing.eq(found | (judged & ~nothing)),
            sending_address.eq(addressing | (sending_address & ~taken_address)),
            announced.eq(taken_address | (announced & ~sent)),
            fetching.eq((taken_address & ~status) | (fetching & ~memory.ready)),
            sending_value.eq(
                (reading[-1] & ~looking)
                | (self.status_request & self.status_done & announced)
                | (sending_value & ~taken_value)
            ),
            # A clock of its own, because the sender takes a word late in a clock.
            sent.eq(taken_value),
            leave.eq((judged & nothing) | (sent & ~final)),
            finishing.eq((sent & final) | (finishing & open_)),
            self.busy.eq(self.start | (self.busy & ~(clearing & status) & ~(finishing & ~open_))),
        ]
        return m
