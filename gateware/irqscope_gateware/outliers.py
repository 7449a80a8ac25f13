# SPDX-License-Identifier: BSD-2-Clause
"""Outlier records: a queue and a share of the link of their own."""

from amaranth.hdl import C, Cat, Module, Mux, Signal
from amaranth.lib import data, wiring
from amaranth.lib.wiring import In, Out
from amaranth.utils import ceil_log2

from irqscope.contract.blocks import OUTLIER, OUTLIER_WORDS, OUTLIERS_PER_BLOCK, Kind
from irqscope.contract.statistics import TIME_BITS

from .flushtimer import FLUSH_BITS, FlushTimer
from .layouts import clock_bits, sub_bits, word_layout
from .payload import PayloadSignature
from .queue import Queue


def record_layout() -> data.StructLayout:
    """One outlier: the contract's fields, with latency and time in one piece."""
    return data.StructLayout(
        {
            "segment": OUTLIER.field("segment").width,
            "edge": 1,
            "coalesced": 1,
            "premature": 1,
            "ambiguous": 1,
            "unproven": 1,
            "latency": TIME_BITS,
            "time": TIME_BITS,
        }
    )


class Outliers(wiring.Component):
    """Queues outlier records as words and sends them as blocks: forty at once, or fewer when the flush time is over.

    Members
    -------
    valid, record : In
        A record that is there stays, unchanged, until the clock in which `ready` is 1. May come only with `room`.
    ready : Out(1)
        The record is written: its third word is, in the third clock.
    room : Out(1)
        More than `reserve` further records can be queued. Stays so while a record is being written.
    flush : In(FLUSH_BITS)
        Clocks after which a record is sent although the block is not full; 0: at once.
    clocks : In
        Time base; a block's `base` is the time at its start in whole turns of 2**32 clocks, which no linear counter is
        part of, so that every record is of less than 2**39 ticks before it or after it.
    payload : Out(PayloadSignature)
    sent : Out(1)
        One clock: the last of the three words of a record is given to the block sender.
    pending : Out(1)
        Records are queued or in an unfinished block.
    """

    def __init__(self, *, depth: int, samples: int, reserve: int = 0) -> None:
        self.depth = depth
        self.reserve = reserve
        self.samples = samples
        super().__init__(
            {
                "valid": In(1),
                "ready": Out(1),
                "room": Out(1),
                "record": In(record_layout()),
                "flush": In(FLUSH_BITS),
                "clocks": In(clock_bits(samples)),
                "payload": Out(PayloadSignature()),
                "sent": Out(1),
                "pending": Out(1),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        # Words, not records, are queued: a record as wide as three words would cost a small iCE40 three times the RAM.
        m.submodules.words = words = Queue(32, depth=1 << ceil_log2(OUTLIER_WORDS * self.depth))
        written = Signal(range(OUTLIER_WORDS))  # words of the record that is being written
        taken = Signal(range(OUTLIER_WORDS))  # words of the oldest record
        records = Signal(range(self.depth + 1))  # records of which all words were written and not all were taken
        full, any_ = Signal(), Signal()  # there are as many as there may be; any at all
        more, fewer = Signal(), Signal()
        head = Signal(word_layout(OUTLIER))
        record = self.record
        m.d.comb += [
            self.room.eq(~full),
            words.w_valid.eq(self.valid),
            more.eq(self.valid & (written == OUTLIER_WORDS - 1)),
            self.ready.eq(more),
            head.eq(
                Cat(
                    record.segment,
                    record.edge,
                    record.coalesced,
                    record.premature,
                    record.ambiguous,
                    record.unproven,
                    record.latency[32:],
                    record.time[32:],
                )
            ),
        ]
        with m.If(self.valid):
            m.d.sync += written.eq(Mux(more, 0, written + 1))
        with m.Switch(written):
            with m.Case(0):
                m.d.comb += words.w_data.eq(head)
            with m.Case(1):
                m.d.comb += words.w_data.eq(record.latency[:32])
            with m.Default():
                m.d.comb += words.w_data.eq(record.time[:32])
        with m.If(more ^ fewer):
            m.d.sync += [
                records.eq(records + Mux(fewer, -1, 1)),
                full.eq(
                    Mux(more, records >= self.depth - 1 - self.reserve, records > self.depth - self.reserve)
                    if self.reserve
                    else more & (records == self.depth - 1)
                ),
                any_.eq(more | (records != 1)),
            ]

        # A block takes whole records only: the words of an incomplete one are held back.
        moved = Signal()
        open_ = Signal()
        m.submodules.timer = timer = FlushTimer(name="outlier_flush")
        m.d.comb += [
            timer.flush.eq(self.flush),
            timer.waits.eq(any_ & ~open_),
            self.payload.word.valid.eq(words.read.valid & any_),
            self.payload.word.payload.eq(words.read.payload),
            words.read.ready.eq(self.payload.word.ready & any_),
            moved.eq(self.payload.word.ready & self.payload.word.valid),
            fewer.eq(moved & (taken == OUTLIER_WORDS - 1)),
            self.payload.kind.eq(Kind.OUTLIERS.value),
            self.payload.base.eq(Cat(C(0, 32 + sub_bits(self.samples)), self.clocks[32:])),
            self.payload.end.eq(~any_),
            self.payload.last.eq(0),
            self.pending.eq(any_ | open_),
        ]
        with m.If(moved):
            m.d.sync += taken.eq(Mux(fewer, 0, taken + 1))
        m.d.comb += self.sent.eq(fewer)

        # From a register, since the sender decides by it who is next and tells that to all sources in the same clock.
        with m.If(~open_):
            m.d.sync += self.payload.request.eq((records >= min(OUTLIERS_PER_BLOCK, self.depth)) | timer.over)
        with m.If(self.payload.start):
            m.d.sync += [self.payload.request.eq(0), open_.eq(1)]
        with m.If(self.payload.done):
            m.d.sync += open_.eq(0)
        return m
