# SPDX-License-Identifier: BSD-2-Clause
"""Walks over all words of a bank, and clears them or sends those that are not 0 as (address, value) pairs.

A word that is cleared takes a clock, one that is 0 five. Each is looked at before the next one is fetched, so that
nothing has to be queued or asked for again.
"""

from amaranth.hdl import Cat, Module, Mux, Signal
from amaranth.lib import data, enum, wiring
from amaranth.lib.wiring import In, Out
from amaranth.utils import exact_log2

from irqscope.contract import registers
from irqscope.contract.blocks import Kind
from irqscope.contract.segments import Count
from irqscope.contract.statistics import STATUS_SPACE, bin_count, bins_offset

from .accumulator import WORDS, WalkSignature, address_layout
from .histogram import index_bits
from .payload import PayloadSignature


class Area(enum.Enum, shape=2):
    """What is walked over: of each segment the words, then the bins; after all of them the status registers."""

    WORDS = 0
    BINS = 1
    STATUS = 2


STATUS = sorted(address for address, r in registers.BY_ADDRESS.items() if r.access is registers.Access.STATUS)


class Dump(wiring.Component):
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
    walk : Out(WalkSignature)
        The words.
    status_* : a read port of the register file
        Address and request are held until `status_done`, which comes with the value.
    payload : Out(PayloadSignature)
    """

    def __init__(self, *, segments: int, sub_bits: int, pending_depth: int, histogram_banks: int = 2) -> None:
        self.segments = segments
        self.bins_bit = exact_log2(bins_offset(histogram_banks))
        self.ends = {Area.WORDS: WORDS - 1, Area.BINS: bin_count(sub_bits) - 1, Area.STATUS: STATUS[-1]}
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
                "walk": Out(WalkSignature(address_layout(segments, index_bits(sub_bits)))),
                "status_address": Out(8),
                "status_request": Out(1),
                "status_value": In(32),
                "status_done": In(1),
                "payload": Out(PayloadSignature()),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        area = Signal(Area)
        segment = Signal(range(self.segments))
        index = Signal(max(len(self.walk.address.index), len(self.status_address)))
        value = Signal(32, reset_less=True)
        words, bins, status = (Signal(name=each.name.lower()) for each in Area)
        end, step = Signal(), Signal()
        m.d.comb += [
            words.eq(area == Area.WORDS),
            bins.eq(area == Area.BINS),
            status.eq(area == Area.STATUS),
            self.walk.address.index.eq(index),
            self.walk.address.bins.eq(bins),
            self.walk.address.bank.eq(self.bank),
            self.walk.address.segment.eq(segment),
            self.status_address.eq(index),
        ]
        # Whether the next place is the area's last is looked at before it is reached.
        coming = Signal()
        with m.Switch(area):
            for each, last in self.ends.items():
                with m.Case(each):
                    m.d.comb += coming.eq(index == last - 1)
        with m.If(step):
            m.d.sync += [index.eq(index + 1), end.eq(coming)]
            with m.If(end):
                m.d.sync += [index.eq(0), area.eq(Area.BINS)]
                with m.If(bins):
                    m.d.sync += [area.eq(Area.WORDS), segment.eq(segment + 1)]
                    with m.If(segment == self.segments - 1):
                        m.d.sync += area.eq(Area.STATUS)

        # What the word is that has come.
        level, exists = Signal(self.levels[0].shape()), Signal()
        # From registers that follow place and value. The final register is sent even if it is 0, so that the last block
        # has a last word.
        pending, counted, nil, nothing = Signal(), Signal(), Signal(), Signal()
        m.d.sync += [
            pending.eq(words & (index == Count.PENDING.value)),
            counted.eq(~pending & ~status),
            nil.eq(Mux(status, (value == 0) & ~end, pending & (level == 0))),
        ]
        m.d.comb += nothing.eq(nil | (counted & self.walk.empty))
        for number in range(self.segments):
            with m.If(segment == number):
                m.d.comb += level.eq(self.levels[number])
        m.d.sync += exists.eq(0)
        with m.Switch(self.status_address), m.Case(*STATUS):
            m.d.sync += exists.eq(1)

        # Pairs and blocks.
        final = Signal()
        offset, space = Signal(16), Signal(16)
        # Registers, because the sender takes its time with them.
        sending_address, sending_value, finishing = Signal(), Signal(), Signal()
        open_ = Signal()
        m.d.comb += [
            final.eq(status & end),
            offset.eq(index | (bins << self.bins_bit)),
            space.eq(Mux(status, STATUS_SPACE, segment)),
            self.payload.kind.eq(Kind.SNAPSHOT.value),
            self.payload.detail.eq(self.number),
            self.payload.base.eq(self.base),
            self.payload.word.valid.eq(sending_address | sending_value),
            self.payload.word.payload.eq(Mux(sending_address, Cat(offset, space), value)),
            self.payload.end.eq(finishing),
        ]
        m.d.sync += self.payload.request.eq(sending_address & ~open_)
        with m.If(self.payload.start):
            m.d.sync += [self.payload.request.eq(0), open_.eq(1)]
        with m.If(self.payload.done):
            m.d.sync += open_.eq(0)

        # In which steps the place may be left: registers, as many others wait for it.
        clearing, finding, choosing, sent = (Signal(name=name) for name in ("clearing", "finding", "choosing", "sent"))
        m.d.comb += [
            step.eq(
                (clearing & self.walk.ready & ~status) | (finding & ~exists) | (choosing & nothing) | sent
            ),
            self.walk.clear.eq(clearing & (words | (bins & self.clear_bins))),
        ]  # fmt: skip
        # Pairs do not straddle blocks: the block in which the final value stands is the last one.
        m.d.comb += self.payload.last.eq(finishing | ((sending_value | sent) & final))
        m.d.sync += [finding.eq(0), choosing.eq(0), sent.eq(0)]
        with m.FSM() as fsm:
            with m.State("idle"), m.If(self.start):
                m.d.sync += [segment.eq(0), area.eq(Area.WORDS), index.eq(0), clearing.eq(self.clear)]
                m.next = "next"
                with m.If(self.clear):
                    m.next = "clear"
            # By now the place is that of the word to come.
            with m.State("next"):
                with m.If(status):
                    m.d.sync += finding.eq(1)
                    m.next = "find"
                with m.Elif(self.walk.ready):
                    m.next = "fetch"
            with m.State("find"):
                with m.If(exists):
                    m.d.sync += self.status_request.eq(1)
                    m.next = "ask"
                with m.Else():
                    m.next = "next"
            with m.State("ask"), m.If(self.status_done):
                m.d.sync += [self.status_request.eq(0), value.eq(self.status_value)]
                m.next = "compare"
            with m.State("clear"), m.If(status):
                m.d.sync += clearing.eq(0)
                m.next = "idle"
            with m.State("fetch"):
                m.next = "arrive"
            with m.State("arrive"):
                m.next = "look"
            with m.State("look"):
                m.d.sync += [value.eq(Mux(pending, level, self.walk.data)), choosing.eq(1)]
                m.next = "choose"
            with m.State("compare"):
                m.d.sync += choosing.eq(1)
                m.next = "choose"
            with m.State("choose"):
                with m.If(nothing):
                    m.next = "next"
                with m.Else():
                    m.d.sync += sending_address.eq(1)
                    m.next = "send"
            with m.State("send"), m.If(self.payload.word.ready):
                m.d.sync += [sending_address.eq(0), sending_value.eq(sending_address)]
                with m.If(sending_value):
                    m.d.sync += sent.eq(1)
                    m.next = "sent"
            # A clock of its own, because the sender takes a word late in a clock.
            with m.State("sent"):
                m.next = "next"
                with m.If(final):
                    m.d.sync += finishing.eq(1)
                    m.next = "finish"
            with m.State("finish"), m.If(~open_):
                m.d.sync += finishing.eq(0)
                m.next = "idle"
        m.d.comb += self.busy.eq(~fsm.ongoing("idle"))
        return m
