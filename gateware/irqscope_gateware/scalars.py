# SPDX-License-Identifier: BSD-2-Clause
"""Count, sum, minimum and maximum of all segments, per polarity of the response, in one block RAM of 64 bits.

A sample goes through four words, one a clock, in the order in which they depend on each other:

    TOTAL    count (high half), low word of the sum     tells whether the sample is the first; gives a carry
    LEAST    minimum
    MOST     maximum, bits 32..39 of its time           tells whether the sample is the largest
    REST     high word of the sum, low word of the time of the maximum

A word is stored three clocks after it was fetched, the next sample fetches it four clocks after: no hazards.
"""

from amaranth.hdl import Cat, Module, Mux, Signal, Value
from amaranth.lib import enum, wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out
from amaranth.utils import ceil_log2

from irqscope.contract.statistics import TIME_BITS, VALUE_BITS, Scalar

from .histogram import address_layout


class Row(enum.Enum, shape=2):
    """Words of one polarity, in the order of a sample's visit."""

    TOTAL = 0
    LEAST = 1
    MOST = 2
    REST = 3


INDEX_BITS = 3
"""Address bits of a segment's scalars in one bank: row and, highest, polarity."""

ROW_BITS = 64
HIGH = 32  # start of a row's high half
MOST_TIME = VALUE_BITS  # start of the time's high bits in MOST


def row_of(scalar: Scalar, word: Value) -> tuple[Row, Value]:
    """The row that holds `scalar`, and its 32 bits or fewer taken from that row's `word`."""
    return {
        Scalar.COUNT: (Row.TOTAL, word[HIGH:]),
        Scalar.SUM_LOW: (Row.TOTAL, word[:HIGH]),
        Scalar.SUM_HIGH: (Row.REST, word[:HIGH]),
        Scalar.MINIMUM_LOW: (Row.LEAST, word[:32]),
        Scalar.MINIMUM_HIGH: (Row.LEAST, word[32:VALUE_BITS]),
        Scalar.MAXIMUM_LOW: (Row.MOST, word[:32]),
        Scalar.MAXIMUM_HIGH: (Row.MOST, word[32:VALUE_BITS]),
        Scalar.MAXIMUM_TIME_LOW: (Row.REST, word[HIGH:]),
        Scalar.MAXIMUM_TIME_HIGH: (Row.MOST, word[MOST_TIME : MOST_TIME + TIME_BITS - 32]),
    }[scalar]


class Scalars(wiring.Component):
    """Scalars in two banks a segment; a sample each four clocks, one more may wait.

    Members
    -------
    valid, segment, edge, value, time, bank : In
        Enters a sample; taken in a clock in which `ready` is 1.
    ready : Out(1)
    read_valid, read_address, read_ready, data : as of the `Accumulator`, in words of 64 bits, see `row_of`.
    clear_valid, clear_address, clear_ready
        Sets the word to 0; not in the bank that samples go to.
    busy : Out(1)
        Samples are on their way.
    """

    def __init__(self, *, segments: int) -> None:
        self.segments = segments
        self.layout = address_layout(segments, INDEX_BITS)
        super().__init__(
            {
                "valid": In(1),
                "ready": Out(1),
                "segment": In(ceil_log2(segments)),
                "edge": In(1),
                "value": In(VALUE_BITS),
                "time": In(TIME_BITS),
                "bank": In(1),
                "read_valid": In(1),
                "read_address": In(self.layout),
                "read_ready": Out(1),
                "data": Out(ROW_BITS),
                "clear_valid": In(1),
                "clear_address": In(self.layout),
                "clear_ready": Out(1),
                "busy": Out(1),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.memory = memory = Memory(
            shape=ROW_BITS, depth=2 * self.segments << INDEX_BITS, init=[]
        )
        read_port = memory.read_port()
        write_port = memory.write_port()

        # Wait: the classes of the outcomes that follow can be counted meanwhile.
        waiting = Signal()
        next_place = Signal(1 + len(self.bank) + len(self.segment))
        next_value, next_time = Signal(VALUE_BITS), Signal(TIME_BITS)
        begin = Signal()
        m.d.comb += self.ready.eq(~waiting | begin)
        with m.If(self.ready):
            m.d.sync += waiting.eq(self.valid)
        with m.If(self.ready & self.valid):
            m.d.sync += [
                next_place.eq(Cat(self.edge, self.bank, self.segment)),
                next_value.eq(self.value),
                next_time.eq(self.time),
            ]

        # Fetch: one row a clock.
        row = Signal(Row)
        fetch = Signal()
        place = Signal.like(next_place)
        value, time = Signal(VALUE_BITS), Signal(TIME_BITS)
        m.d.comb += [
            begin.eq(waiting & (~fetch | (row == Row.REST))),
            self.read_ready.eq(~fetch),
            read_port.en.eq(1),
            read_port.addr.eq(Mux(fetch, Cat(row, place), self.read_address)),
        ]
        m.d.sync += [row.eq(Mux(fetch, row.as_value() + 1, Row.TOTAL)), fetch.eq(begin | (fetch & (row != Row.REST)))]
        with m.If(begin):
            m.d.sync += [place.eq(next_place), value.eq(next_value), time.eq(next_time)]

        # Arrive, then change. The sample's own registers may hold the next one by then, so what is needed goes along.
        arrive, change, store = Signal(), Signal(), Signal()
        arrive_address, change_address, store_address = (
            Signal.like(read_port.addr, name=f"{name}_address") for name in ("arrive", "change", "store")
        )
        arrive_value, change_value = Signal(VALUE_BITS), Signal(VALUE_BITS)
        arrive_time, change_time = Signal(TIME_BITS), Signal(TIME_BITS)
        m.d.sync += [
            arrive.eq(fetch),
            arrive_address.eq(Cat(row, place)),
            arrive_value.eq(value),
            arrive_time.eq(time),
            change.eq(arrive),
            change_address.eq(arrive_address),
            change_value.eq(arrive_value),
            change_time.eq(arrive_time),
            self.data.eq(read_port.data),
        ]
        old = self.data
        result = Signal(ROW_BITS)  # 0 while no sample changes anything, as a word that is cleared
        total, count, high = Signal(33), Signal(32), Signal(32)
        first, largest, carry = Signal(), Signal(), Signal()
        is_least, is_most = Signal(), Signal()
        m.d.comb += [
            total.eq(old[:HIGH] + change_value[:32]),
            count.eq(old[HIGH:] + 1),
            high.eq(old[:HIGH] + change_value[32:] + carry),
            is_least.eq(first | (change_value < old[:VALUE_BITS])),
            is_most.eq(first | (change_value > old[:VALUE_BITS])),
        ]
        time_high = change_time[32:]
        with m.If(change), m.Switch(change_address[:2]):
            with m.Case(Row.TOTAL):
                m.d.comb += result.eq(Cat(total[:32], count))
                m.d.sync += [carry.eq(total[32]), first.eq(old[HIGH:] == 0)]
            with m.Case(Row.LEAST):
                m.d.comb += result.eq(Mux(is_least, change_value, old))
            with m.Case(Row.MOST):
                m.d.comb += result.eq(Mux(is_most, Cat(change_value, time_high), old))
                m.d.sync += largest.eq(is_most)
            with m.Case(Row.REST):
                m.d.comb += result.eq(Cat(high, Mux(largest, change_time[:32], old[HIGH:])))

        store_data = Signal(ROW_BITS)
        m.d.sync += [
            store.eq(change | self.clear_valid),
            store_address.eq(Mux(change, change_address, self.clear_address)),
            store_data.eq(result),
        ]
        m.d.comb += [
            self.clear_ready.eq(~change),
            write_port.en.eq(store),
            write_port.addr.eq(store_address),
            write_port.data.eq(store_data),
            self.busy.eq(waiting | fetch | arrive | change | store),
        ]
        return m
