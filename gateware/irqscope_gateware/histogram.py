# SPDX-License-Identifier: BSD-2-Clause
"""The log-linear histogram of all segments: bin encoder and bins, with a shadow copy or without."""

from amaranth.hdl import Cat, Module, Signal, Value
from amaranth.lib import data, wiring
from amaranth.lib.wiring import In, Out
from amaranth.utils import ceil_log2, exact_log2

from irqscope.contract.statistics import VALUE_BITS, bin_count

from .accumulator import Accumulator


def bit_length(m: Module, value: Value, *, name: str) -> Signal:
    """A combinational signal that holds the number of bits that `value` needs; 0 for 0."""
    length = Signal(range(len(value) + 1), name=name)
    with m.If(value.any()):  # 0 costs the simulated gateware nothing
        for i in range(len(value)):
            # The last assignment wins: the highest bit that is set.
            with m.If(value[i]):
                m.d.comb += length.eq(i + 1)
    return length


def index_bits(sub_bits: int) -> int:
    """Address bits of a segment's bins in one bank."""
    return ceil_log2(bin_count(sub_bits))


def address_layout(segments: int, index: int, banks: int = 2) -> data.StructLayout:
    """Address of a word of a memory with so many banks a segment and `index` bits of address in a bank.

    A single bank takes no bit. The segment stands highest, so that a number of segments that is no power of two wastes
    nothing.
    """
    return data.StructLayout({"index": index, "bank": exact_log2(banks), "segment": ceil_log2(segments)})


class BinEncoder(wiring.Component):
    """`bin_of` in two clocks; a value each clock."""

    def __init__(self, *, sub_bits: int, value_bits: int = VALUE_BITS) -> None:
        self.sub_bits = sub_bits
        self.value_bits = value_bits
        super().__init__({"value": In(value_bits), "bin": Out(ceil_log2((value_bits - sub_bits + 1) << sub_bits))})

    def elaborate(self, platform) -> Module:
        m = Module()
        sub = self.sub_bits
        value = Signal(self.value_bits)
        shift = Signal(range(self.value_bits - sub))
        # The octave is decided by the bits above the first 2**(sub + 1) values, which have a bin each.
        length = bit_length(m, self.value[sub + 1 :], name="length")
        m.d.sync += [value.eq(self.value), shift.eq(length)]
        mantissa = Signal(sub + 1)
        with m.If(value.any()):
            m.d.comb += mantissa.eq(value >> shift)
        m.d.sync += self.bin.eq((shift << sub) + mantissa)
        return m


class Histogram(wiring.Component):
    """Bins of `bin_bits` bits, 2**sub_bits an octave, in one bank or two a segment.

    Members
    -------
    valid, segment, value, bank : In
        Count `value` in that segment and bank; a value each clock, never refused. `bank` has no bits if there is one.
    read_valid, read_address, read_ready, data, clear_valid, clear_address, clear_ready
        As of the `Accumulator`; an address is an `address_layout`.
    busy : Out(1)
        Values are on their way to their bins.
    """

    def __init__(
        self, *, segments: int, sub_bits: int, banks: int = 2, bin_bits: int = 32, value_bits: int = VALUE_BITS
    ) -> None:  # fmt: skip
        self.segments = segments
        self.encoder = BinEncoder(sub_bits=sub_bits, value_bits=value_bits)
        index = len(self.encoder.bin)
        self.layout = address_layout(segments, index, banks)
        self.bins = Accumulator(depth=banks * segments << index, width=bin_bits)
        super().__init__(
            {
                "valid": In(1),
                "segment": In(ceil_log2(segments)),
                "value": In(value_bits),
                "bank": In(exact_log2(banks)),
                "read_valid": In(1),
                "read_address": In(self.layout),
                "read_ready": Out(1),
                "data": Out(bin_bits),
                "clear_valid": In(1),
                "clear_address": In(self.layout),
                "clear_ready": Out(1),
                "busy": Out(1),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.encoder = encoder = self.encoder
        m.submodules.bins = bins = self.bins
        valid1, valid2 = Signal(), Signal()
        place = Cat(self.bank, self.segment)
        place1, place2 = Signal(len(place)), Signal(len(place))
        m.d.comb += encoder.value.eq(self.value)
        m.d.sync += [valid1.eq(self.valid), place1.eq(place), valid2.eq(valid1), place2.eq(place1)]
        m.d.comb += [
            bins.add_valid.eq(valid2),
            bins.add_address.eq(Cat(encoder.bin, place2)),
            bins.read_valid.eq(self.read_valid),
            bins.read_address.eq(self.read_address),
            self.read_ready.eq(bins.read_ready),
            self.data.eq(bins.data),
            bins.clear_valid.eq(self.clear_valid),
            bins.clear_address.eq(self.clear_address),
            self.clear_ready.eq(bins.clear_ready),
            self.busy.eq(valid1 | valid2 | bins.busy),
        ]
        return m
