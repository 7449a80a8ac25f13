# SPDX-License-Identifier: BSD-2-Clause
"""The counters of all segments: classes and flags, and the low-resolution histogram of the youngest cause.

Even and odd words of the contract's addresses stand in memories of their own, because most outcomes grow one of each:
a served response grows `SERVING` and `RESPONSES`.
"""

from amaranth.hdl import Cat, Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out
from amaranth.utils import ceil_log2

from irqscope.contract.segments import Count
from irqscope.contract.statistics import OFFSET_YOUNGEST, VALUE_BITS, YOUNGEST_BINS

from .accumulator import Accumulator
from .histogram import address_layout, bit_length

INDEX_BITS = ceil_log2((OFFSET_YOUNGEST + YOUNGEST_BINS) // 2)
"""Address bits of a segment's counters of one parity in one bank."""


class Counters(wiring.Component):
    """Counters of 32 bits at the contract's offsets, in two banks a segment.

    Members
    -------
    valid, segment, classes, young_valid, young, bank : In
        Counts one outcome; taken in a clock in which `ready` is 1. An outcome takes as many clocks as it grows
        counters of one parity, five at most.
    ready : Out(1)
    read_valid, read_odd, read_address, read_ready : the counter at 2 * index + odd; an address is an `address_layout`.
    even, odd : Out(32)
        Data of the reads, timed as of the `Accumulator`.
    clear_valid, clear_address, clear_ready : clears the even and the odd counter.
    busy : Out(1)
        Outcomes are on their way to their counters.
    """

    def __init__(self, *, segments: int) -> None:
        self.layout = address_layout(segments, INDEX_BITS)
        self.lanes = [Accumulator(depth=2 * segments << INDEX_BITS) for _ in range(2)]
        super().__init__(
            {
                "valid": In(1),
                "ready": Out(1),
                "segment": In(ceil_log2(segments)),
                "classes": In(len(Count)),
                "young_valid": In(1),
                "young": In(VALUE_BITS),
                "bank": In(1),
                "read_valid": In(1),
                "read_odd": In(1),
                "read_address": In(self.layout),
                "read_ready": Out(1),
                "even": Out(32),
                "odd": Out(32),
                "clear_valid": In(1),
                "clear_address": In(self.layout),
                "clear_ready": Out(1),
                "busy": Out(1),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        accept = Signal()
        place = Signal(len(self.bank) + len(self.segment))
        young = Signal(VALUE_BITS)
        octave = Signal(range(VALUE_BITS + 1))
        young_arrives, young_waits = Signal(), Signal()
        young_word = Signal(INDEX_BITS + 1)
        m.d.comb += [
            accept.eq(self.valid & self.ready),
            young_word.eq(OFFSET_YOUNGEST + octave),
        ]
        with m.If(accept):
            m.d.sync += [place.eq(Cat(self.bank, self.segment)), young.eq(self.young)]
        m.d.sync += young_arrives.eq(accept & self.young_valid)
        with m.If(young_arrives):
            m.d.sync += octave.eq(bit_length(m, young, name="length"))

        left = []  # of each parity: a class remains for the clock after this one
        busy = []  # of each parity: a class is counted now
        counted = []  # of each parity: the octave is counted now
        for parity, bins in enumerate(self.lanes):
            m.submodules[("even", "odd")[parity]] = bins
            wanted = Cat(self.classes[i] for i in range(parity, len(Count), 2))
            classes = Signal(len(wanted), name=f"classes{parity}")
            remaining = Signal(len(wanted), name=f"remaining{parity}")
            word = Signal(INDEX_BITS, name=f"word{parity}")
            count_young = Signal(name=f"count_young{parity}")
            m.d.comb += [
                remaining.eq(classes & (classes - 1)),
                count_young.eq(young_waits & (young_word[0] == parity) & (classes == 0)),
                word.eq(young_word[1:]),
            ]
            for i in reversed(range(len(wanted))):
                with m.If(classes[i]):
                    m.d.comb += word.eq(i)
            m.d.sync += classes.eq(Mux(accept, wanted, remaining))
            # What `ready` needs to know of `classes`, from registers: many enables follow it.
            left.append(Signal(name=f"left{parity}"))
            busy.append(Signal(name=f"busy{parity}"))
            m.d.sync += [
                left[parity].eq(Mux(accept, wanted & (wanted - 1), remaining & (remaining - 1)).any()),
                busy[parity].eq(Mux(accept, wanted, remaining).any()),
            ]
            m.d.comb += [
                bins.add_valid.eq(classes.any() | count_young),
                bins.add_address.eq(Cat(word, place)),
                bins.read_valid.eq(self.read_valid & (self.read_odd == parity)),
                bins.read_address.eq(self.read_address),
                bins.clear_valid.eq(self.clear_valid),
                bins.clear_address.eq(self.clear_address),
                (self.even, self.odd)[parity].eq(bins.data),
            ]
            counted.append(count_young)
        even, odd = self.lanes
        done = counted[0] | counted[1]
        m.d.sync += young_waits.eq(young_arrives | (young_waits & ~done))
        m.d.comb += [
            self.ready.eq(~(left[0] | left[1] | young_arrives | (young_waits & Mux(young_word[0], busy[1], busy[0])))),
            self.read_ready.eq(Mux(self.read_odd, odd.read_ready, even.read_ready)),
            self.clear_ready.eq(even.clear_ready & odd.clear_ready),
            self.busy.eq(even.add_valid | odd.add_valid | young_arrives | young_waits | even.busy | odd.busy),
        ]
        return m
