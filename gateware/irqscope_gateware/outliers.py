# SPDX-License-Identifier: BSD-2-Clause
"""Outlier records: a queue and a share of the link of their own."""

from amaranth.hdl import Cat, Module, Mux, Signal
from amaranth.lib import data, wiring
from amaranth.lib.wiring import In, Out
from amaranth.utils import ceil_log2

from irqscope.contract.blocks import OUTLIER, OUTLIER_WORDS, OUTLIERS_PER_BLOCK, Kind
from irqscope.contract.statistics import TIME_BITS

from .layouts import clock_bits, sub_bits, word_layout
from .linear import down_counter
from .payload import PayloadSignature
from .queue import Queue


def record_layout() -> data.StructLayout:
    """One outlier: the contract's fields, with latency and time in one piece."""
    return data.StructLayout(
        {
            "segment": OUTLIER.field("segment").width,
            "edge": 1,
            "coalesced": 1,
            "early": 1,
            "ambiguous": 1,
            "unsure": 1,
            "latency": TIME_BITS,
            "time": TIME_BITS,
        }
    )


class Outliers(wiring.Component):
    """Queues outlier records as words and sends them as blocks: forty at once, or fewer when the flush time is over.

    Members
    -------
    valid, record : In
        A record is queued in a clock in which `ready` is 1.
    ready : Out(1)
        The queue has room and no record is being written; a record takes three clocks.
    room : Out(1)
        Fewer than `depth` records were queued in the clock before: `ready` will come by itself.
    flush : In(32)
        Clocks after which a record is sent although the block is not full; 0: at once.
    clocks : In
        Time base; a block's `base` is the time at its start, so that every record lies within the 2**40 ticks before.
    payload : Out(PayloadSignature)
    sent : Out(1)
        One clock: the last of the three words of a record is given to the block sender.
    pending : Out(1)
        Records are queued or in an unfinished block.
    """

    def __init__(self, *, depth: int, samples: int) -> None:
        self.depth = depth
        self.samples = samples
        super().__init__(
            {
                "valid": In(1),
                "ready": Out(1),
                "room": Out(1, init=1),
                "record": In(record_layout()),
                "flush": In(32),
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
        record = Signal(record_layout())
        step = Signal(range(OUTLIER_WORDS + 1))  # words of `record` still to be written
        waiting = Signal(range(self.depth + 1))  # records of which not all words were taken, the one being written too
        complete = Signal(range(self.depth + 1))  # the same, without the one being written
        accept, written, taken = Signal(), Signal(), Signal()
        head = Signal(word_layout(OUTLIER))
        m.d.comb += [
            # While a record is written, `room` has the time to tell that there is none.
            self.ready.eq(self.room & (step == 0)),
            accept.eq(self.valid & self.ready),
            written.eq(step == 1),
            words.w_valid.eq(step != 0),
            head.eq(
                Cat(
                    record.segment, record.edge, record.coalesced, record.early, record.ambiguous, record.unsure,
                    record.latency[32:], record.time[32:],
                )
            ),
        ]  # fmt: skip
        with m.If(accept):
            m.d.sync += [record.eq(self.record), step.eq(OUTLIER_WORDS)]
        with m.Elif(step != 0):
            m.d.sync += step.eq(step - 1)
        with m.Switch(step):
            with m.Case(3):
                m.d.comb += words.w_data.eq(head)
            with m.Case(2):
                m.d.comb += words.w_data.eq(record.latency[:32])
            with m.Default():
                m.d.comb += words.w_data.eq(record.time[:32])
        m.d.sync += self.room.eq(waiting != self.depth)
        m.d.sync += [waiting.eq(waiting + accept - taken), complete.eq(complete + written - taken)]

        # A block takes whole records only: the words of an incomplete one are held back.
        part = Signal(range(OUTLIER_WORDS))  # words of the oldest record that were taken
        moved = Signal()
        open_ = Signal()
        timer = down_counter(32, name="outlier_flush")
        armed = Signal()
        m.d.comb += [
            self.payload.word.valid.eq(words.read.valid & (complete != 0)),
            self.payload.word.payload.eq(words.read.payload),
            words.read.ready.eq(self.payload.word.ready & (complete != 0)),
            moved.eq(self.payload.word.ready & self.payload.word.valid),
            taken.eq(moved & (part == OUTLIER_WORDS - 1)),
            self.payload.kind.eq(Kind.OUTLIERS.value),
            self.payload.base.eq(self.clocks << sub_bits(self.samples)),
            self.payload.end.eq(complete == 0),
            self.payload.last.eq(0),
            self.pending.eq((waiting != 0) | open_),
        ]
        with m.If(moved):
            m.d.sync += part.eq(Mux(taken, 0, part + 1))
        m.d.comb += self.sent.eq(taken)

        m.d.comb += self.payload.request.eq(
            ~open_ & ((complete >= min(OUTLIERS_PER_BLOCK, self.depth)) | (armed & (timer == 0)))
        )
        with m.If(timer != 0):
            m.d.sync += timer.eq(timer - 1)
        with m.If(self.payload.start):
            m.d.sync += [open_.eq(1), armed.eq(0)]
        with m.Elif(~open_ & ~armed & (complete != 0)):
            m.d.sync += [armed.eq(1), timer.eq(self.flush)]
        with m.If(self.payload.done):
            m.d.sync += open_.eq(0)
        return m
