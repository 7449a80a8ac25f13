# SPDX-License-Identifier: BSD-2-Clause
"""Sends the statistics as (address, value) pairs.

The memories are read one word a clock; a word that is not zero stops the scan until its pair is sent, then the scan
starts again after it. So an empty histogram costs a clock a bin and no queue is needed.

    read accepted ─► 1 ─► data at the memory's output (READ_CLOCKS) ─► `value`
"""

from amaranth.hdl import C, Cat, Module, Mux, Signal
from amaranth.lib import data, enum, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract import registers
from irqscope.contract.blocks import Kind
from irqscope.contract.segments import Count
from irqscope.contract.statistics import (
    OFFSET_COUNTS,
    OFFSET_SCALARS,
    OFFSET_YOUNGEST,
    SCALAR_STRIDE,
    STATUS_SPACE,
    YOUNGEST_BINS,
    Scalar,
    bin_count,
    bins_offset,
)

from .counters import INDEX_BITS
from .histogram import index_bits
from .payload import PayloadSignature
from .scalars import ROW_BITS, row_of


class Area(enum.Enum, shape=2):
    """Parts of a segment's addresses, in the order in which they are sent."""

    COUNTERS = 0
    SCALARS = 1
    BINS = 2


STATUS = sorted(address for address, r in registers.BY_ADDRESS.items() if r.access is registers.Access.STATUS)


class Dump(wiring.Component):
    """Sends everything of the frozen bank, bins that have no such bank as they are, and then the status registers.

    Members
    -------
    start : In(1)
        One clock while `busy` is 0. `number`, `base`, `levels` and the bank stay as they are until it is done.
    busy : Out(1)
    number : In(16), base : In(64)
        For the blocks' headers.
    levels : In(array)
        Causes pending at the cut, per segment.
    segment, index : Out
        Address of the words to read. Counters are at `index[1:]`, `index[0]` is their parity; scalars at polarity
        `index[4]` and row `scalar_row`; bins at `index`.
    read : Out(4 bits)
        Which memory is read: even counters, odd counters, scalars, bins. `ready` (same order) accepts.
    even, odd, scalars, bins : In
        Data, `READ_CLOCKS` clocks later.
    status_* : a read port of the register file
        Address and request are held until `status_done`, which comes with the value.
    payload : Out(PayloadSignature)
    """

    def __init__(self, *, segments: int, sub_bits: int, pending_depth: int, histogram_banks: int = 2) -> None:
        self.segments = segments
        self.starts = {
            Area.COUNTERS: OFFSET_COUNTS, Area.SCALARS: OFFSET_SCALARS, Area.BINS: bins_offset(histogram_banks)
        }
        self.limits = {
            Area.COUNTERS: OFFSET_YOUNGEST + YOUNGEST_BINS,
            Area.SCALARS: 2 * SCALAR_STRIDE,
            Area.BINS: bin_count(sub_bits),
        }
        self.index_bits = max(index_bits(sub_bits), INDEX_BITS + 1)
        super().__init__(
            {
                "start": In(1),
                "busy": Out(1),
                "number": In(16),
                "base": In(64),
                "levels": In(data.ArrayLayout(range(pending_depth + 1), segments)),
                "segment": Out(range(segments)),
                "index": Out(self.index_bits),
                "scalar_row": Out(2),
                "read": Out(4),
                "ready": In(4),
                "even": In(32),
                "odd": In(32),
                "scalars": In(ROW_BITS),
                "bins": In(32),
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
        issue = Signal(self.index_bits + 1)  # the next word to ask for
        coming = Signal(self.index_bits)  # the word whose data are at the memory's output
        shown = Signal(self.index_bits)  # the word in `value`
        value = Signal(32)
        after = Signal(self.index_bits + 1)
        limit = Signal(self.index_bits + 1)
        scanning, accepted, flying = Signal(), Signal(), Signal(3)
        hit, arrives = Signal(), Signal()
        m.d.comb += [
            self.index.eq(issue),
            accepted.eq((self.read & self.ready).any()),
            after.eq(shown + 1),
            # What arrives after a word that is not zero is dropped, and asked for again later.
            hit.eq(flying[2] & (value != 0)),
            arrives.eq(flying[1] & scanning & ~hit),
        ]
        with m.Switch(area):
            for which, size in self.limits.items():
                with m.Case(which):
                    m.d.comb += limit.eq(size)
        with m.If(scanning & (issue != limit)), m.Switch(area):
            with m.Case(Area.COUNTERS):
                m.d.comb += self.read.eq(Mux(issue[0], 0b0010, 0b0001))
            with m.Case(Area.SCALARS):
                m.d.comb += self.read.eq(0b0100)
            with m.Case(Area.BINS):
                m.d.comb += self.read.eq(0b1000)
        m.d.sync += flying.eq(Cat(accepted, flying))
        with m.If(accepted):
            m.d.sync += issue.eq(issue + 1)
        with m.If(arrives):
            m.d.sync += [coming.eq(coming + 1), shown.eq(coming)]

        # The word that has come.
        scalar, level = Signal(32), Signal(32)
        with m.Switch(self.index[:4]):
            for name in Scalar:
                with m.Case(name.value):
                    m.d.comb += self.scalar_row.eq(row_of(name, self.scalars)[0].value)
        with m.Switch(coming[:4]):
            for name in Scalar:
                with m.Case(name.value):
                    m.d.comb += scalar.eq(row_of(name, self.scalars)[1])
        for number in range(self.segments):
            with m.If(self.segment == number):
                m.d.comb += level.eq(self.levels[number])
        with m.If(arrives), m.Switch(area):
            with m.Case(Area.COUNTERS):
                with m.If(coming == Count.PENDING.value):
                    m.d.sync += value.eq(level)
                with m.Else():
                    m.d.sync += value.eq(Mux(coming[0], self.odd, self.even))
            with m.Case(Area.SCALARS):
                m.d.sync += value.eq(scalar)
            with m.Case(Area.BINS):
                m.d.sync += value.eq(self.bins)

        # Pairs and blocks.
        status, final = Signal(), Signal()
        address = Signal(32)
        sending_address, sending_value, finishing = Signal(), Signal(), Signal()
        open_ = Signal()
        exists = Signal()
        start = Signal(16)
        with m.Switch(area):
            for which, offset in self.starts.items():
                with m.Case(which):
                    m.d.comb += start.eq(offset)
        with m.Switch(self.status_address), m.Case(*STATUS):
            m.d.comb += exists.eq(1)
        m.d.comb += [
            final.eq(status & (self.status_address == STATUS[-1])),
            address.eq(
                Mux(
                    status,
                    Cat(self.status_address, C(0, 8), C(STATUS_SPACE, 16)),
                    Cat((start + shown)[:16], self.segment),
                )
            ),
            self.payload.kind.eq(Kind.SNAPSHOT.value),
            self.payload.detail.eq(self.number),
            self.payload.base.eq(self.base),
            self.payload.request.eq(sending_address & ~open_),
            self.payload.word.valid.eq(sending_address | sending_value),
            self.payload.word.payload.eq(Mux(sending_address, address, value)),
            self.payload.end.eq(finishing),
            # Pairs do not straddle blocks: the block in which the final value stands is the last one.
            self.payload.last.eq(finishing | (sending_value & final)),
        ]
        with m.If(self.payload.start):
            m.d.sync += open_.eq(1)
        with m.If(self.payload.done):
            m.d.sync += open_.eq(0)

        with m.FSM() as fsm:
            with m.State("idle"), m.If(self.start):
                m.d.sync += [self.segment.eq(0), area.eq(Area.COUNTERS), issue.eq(0), coming.eq(0), status.eq(0)]
                m.next = "scan"
            with m.State("scan"):
                m.d.comb += scanning.eq(1)
                with m.If(flying[2]):
                    with m.If(hit):
                        m.next = "address"
                    with m.Elif(after == limit):
                        m.next = "next"
            with m.State("address"):
                m.d.comb += sending_address.eq(1)
                with m.If(self.payload.word.ready):
                    m.next = "value"
            with m.State("value"):
                m.d.comb += sending_value.eq(1)
                with m.If(self.payload.word.ready):
                    with m.If(final):
                        m.next = "finish"
                    with m.Elif(status):
                        m.d.sync += self.status_address.eq(self.status_address + 1)
                        m.next = "status"
                    with m.Elif(after == limit):
                        m.next = "next"
                    with m.Else():
                        m.next = "again"
            # Waits until what was asked for beyond the word that was sent has come and gone.
            with m.State("again"), m.If(~flying.any()):
                m.d.sync += [issue.eq(after), coming.eq(after)]
                m.next = "scan"
            with m.State("next"):
                m.d.sync += [issue.eq(0), coming.eq(0)]
                m.next = "scan"
                with m.If(area == Area.COUNTERS):
                    m.d.sync += area.eq(Area.SCALARS)
                with m.Elif(area == Area.SCALARS):
                    m.d.sync += area.eq(Area.BINS)
                with m.Else():
                    m.d.sync += area.eq(Area.COUNTERS)
                    with m.If(self.segment == self.segments - 1):
                        m.d.sync += [status.eq(1), self.status_address.eq(STATUS[0])]
                        m.next = "status"
                    with m.Else():
                        m.d.sync += self.segment.eq(self.segment + 1)
            with m.State("status"):
                m.d.comb += self.status_request.eq(exists)
                with m.If(~exists):
                    m.d.sync += self.status_address.eq(self.status_address + 1)
                with m.Elif(self.status_done):
                    m.d.sync += value.eq(self.status_value)
                    m.next = "choose"
            with m.State("choose"):
                # The final register is sent even if it is 0, so that the last block has a last word.
                with m.If((value != 0) | final):
                    m.next = "address"
                with m.Else():
                    m.d.sync += self.status_address.eq(self.status_address + 1)
                    m.next = "status"
            with m.State("finish"):
                m.d.comb += finishing.eq(1)
                with m.If(~open_):
                    m.next = "idle"
        m.d.comb += self.busy.eq(~fsm.ongoing("idle"))
        return m
