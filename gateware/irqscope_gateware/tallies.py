# SPDX-License-Identifier: BSD-2-Clause
"""The words of the register file in one block RAM, the counters among them included.

    amounts ─► low bits (flip-flops, one small counter each) ─┐
                                   address ─► RAM ─► word ─────── + ─┬─► value
                                               ▲                     │
                                               └────── sweep, write ◄┘

Only the low bits of a counter are flip-flops; they never stop. The RAM has the whole counter as it was when it was
last swept. Since then the low bits have gone less than once around: so what they are ahead of the word's is what has
been counted since. A sweep visits all counters, one a clock, and is due after so
many clocks in which anything was counted. Nothing moves while nothing is counted and nobody asks.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import or_

from amaranth.hdl import Cat, Module, Mux, Signal, Value
from amaranth.lib import wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out
from amaranth.utils import bits_for

from irqscope.contract import registers

from .ram import FREE, OUTPUT

WORDS = registers.SIZE
REGION_BITS = 4
"""Of an address: words that differ in these alone are a region, and count, or do not, together."""


class Tallies(wiring.Component):
    """`WORDS` words of 32 bits; some of them count what comes in as amounts, modulo 2**32.

    Parameters
    ----------
    limits : mapping
        Address of each counter, 4 at least, to the largest amount of one clock.
    init : sequence of int
        What the words hold at first; counters 0.
    marked : sequence of int
        Addresses of the counters that a mark keeps: successive counters.
    place : function
        Where it keeps one of them, from its address and `mark_to`; by default the words at `mark_to` follow each other,
        and the addresses of `marked` are the same but for their low 3 bits.
    due_after : int
        A sweep is due after so many clocks with amounts at the earliest. For each doubling of what lies between two
        visits, a counter has a flip-flop more; a sweep costs nothing but simulated time.

    Members
    -------
    amounts : interface with a member for each counter; see `amount`
    clear : In(1)
        One clock, whose amounts do not count: all counters begin from 0.
    mark, mark_to : In
        One clock: the words that belong to `mark_to`, a multiple of 8, become what the `marked` counters are now, the
        amounts of this clock included. `mark_to` stays from the next clock on, and these counters have no amounts, for
        `mark_clocks` clocks; the next mark comes `mark_rest` clocks after this one at the earliest. An access that is
        asked for after a mark waits until it is made.
    busy : Out(1)
        Counters are being cleared; who asks for a word waits.
    request, address, write, override, data : In
        An access to a word; all but `data` stay until `done`. With `override` its value is the `data` of the clock
        before `done`, without it what the word holds and has counted; with `write` the word then holds that value. No
        word in a region with counters is written, and no counter overridden.
    highest : Out(1)
        In the clock of `done`, with `override`: the highest bit of `value`, without the sum before it.
    done : Out(1)
        One clock, three clocks after the request at the earliest; later by a sweep and a clear at most.
    value : Out(32)
        In the clock of `done`: all amounts up to three clocks before it are in it, and no others.

    Attributes
    ----------
    amount : dict
        Address of each counter to its input.
    mark_clocks, mark_rest : int
        See `mark`.
    """

    def __init__(
        self,
        limits: Mapping[int, int],
        init: Sequence[int] = (),
        marked: Sequence[int] = (),
        place: Callable[[Value, Value], Value] = lambda address, to: Cat(address[:3], to[3:]),
        due_after: int = 1,
    ) -> None:
        addresses = sorted(limits)
        self.regions = sorted({address >> REGION_BITS for address in addresses})
        if len(addresses) < 4:
            raise ValueError(f"there must be 4 counters at least, not {len(addresses)}")
        super().__init__(
            {
                "amounts": In(wiring.Signature({f"at_{a:02x}": Out(range(limits[a] + 1)) for a in addresses})),
                "clear": In(1),
                "mark": In(1),
                "mark_to": In(range(WORDS)),
                "busy": Out(1),
                "request": In(1),
                "address": In(range(WORDS)),
                "write": In(1),
                "override": In(1),
                "data": In(32),
                "highest": Out(1),
                "done": Out(1),
                "value": Out(32),
            }
        )
        self.addresses = addresses
        self.marked = list(marked) or addresses[:1]
        self.kept_at = place
        self.mark_clocks = len(addresses) + len(self.marked) + 5
        self.amount = {address: getattr(self.amounts, f"at_{address:02x}") for address in addresses}
        # Fewer clocks with amounts than `window` may lie between two visits of a counter. After `due_clocks` of them a
        # sweep is due; it waits for the last writes of the one before, a mark and an access, and comes to that counter
        # last.
        rest = len(addresses) + len(self.marked) + 11
        self.window = 1 << (rest + due_after - 1).bit_length()
        self.due_clocks = self.window - rest
        self.mark_rest = 2 * self.window
        self.widths = {a: bits_for(limit * (self.window - 1)) for a, limit in limits.items()}
        self.place = max(self.widths.values())  # of the low bits beside the word
        # Here and not in `elaborate`, so that the proofs can look at them.
        # No word that counts is read in the clock in which it is written.
        self.memory = Memory(shape=32, depth=WORDS, init=init, attrs=FREE)
        self.read_address, self.write_address = Signal(range(WORDS)), Signal(range(WORDS))
        self.shown = Signal(32, reset_less=True, attrs=OUTPUT)
        self.lows = {address: Signal(self.widths[address], name=f"low_{address:02x}") for address in addresses}
        self.beside = {region: Signal(self.place, name=f"beside_{region:02x}") for region in self.regions}
        self.active = Signal(range(self.window))  # clocks with amounts since the last sweep began
        self.sweeping = Signal()
        self.turn = Signal(range(WORDS), init=addresses[0])  # the counter that the sweep visits now
        self.swept = Signal()  # after the last access: an access goes first
        self.operating = Signal()  # an access is under way
        self.marking, self.copying = Signal(name="marking"), Signal(name="copying")  # a mark waits, and is being made
        # A visit or an access: its address is at the RAM, then the RAM shows the word (1), then it is written (2).
        self.issue = Signal()
        self.valid1, self.valid2 = Signal(name="valid1"), Signal(name="valid2")
        self.address1, self.address2 = (Signal(range(WORDS), name=f"address{i}") for i in (1, 2))
        self.stored = Signal()

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.memory = self.memory
        read_port, write_port = self.memory.read_port(domain="comb"), self.memory.write_port()
        sweeping, operating, turn, active = self.sweeping, self.operating, self.turn, self.active
        valid1, valid2, address1, address2 = self.valid1, self.valid2, self.address1, self.address2

        # The low bits ------------------------------------------------------------------------------------------------

        # Of each region the one whose place in it is fetched from the RAM goes along. Not in other clocks: the
        # simulated gateware would look at all of them whenever something counts.
        for address, low in self.lows.items():
            m.d.sync += low.eq(low + self.amount[address])
        with m.If(self.clear):
            m.d.sync += [low.eq(0) for low in self.lows.values()]
        with m.If(self.issue):
            m.d.sync += [beside.eq(0) for beside in self.beside.values()]
            with m.Switch(self.read_address[:REGION_BITS]):
                for place in range(1 << REGION_BITS):
                    with m.Case(place):
                        m.d.sync += [
                            self.beside[address >> REGION_BITS].eq(low)
                            for address, low in self.lows.items()
                            if address % (1 << REGION_BITS) == place
                        ]

        # Sweeps and accesses -----------------------------------------------------------------------------------------

        swept, marking, copying = self.swept, self.marking, self.copying
        counting, due, resting = Signal(), Signal(), Signal()
        copy, begin, start, last = Signal(), Signal(), Signal(), Signal()
        m.d.comb += [
            counting.eq(Cat(self.amount.values()).any()),
            due.eq(active >= self.due_clocks),
            resting.eq(~sweeping & ~operating & ~valid1 & ~valid2),
            copy.eq(resting & marking),
            begin.eq(resting & ~marking & due & ~(swept & self.request)),
            start.eq(resting & ~marking & self.request & (swept | ~due) & ~self.clear),
            self.issue.eq(start | (sweeping & ~operating)),
            last.eq(turn == Mux(copying, self.marked[-1], self.addresses[-1])),
        ]
        with m.If(begin | self.clear):
            m.d.sync += active.eq(0)
        with m.Elif(counting):
            m.d.sync += active.eq(active + 1)
        with m.If(begin):
            m.d.sync += [sweeping.eq(1), swept.eq(1)]
        with m.If(sweeping & ~operating):
            m.d.sync += turn.eq(self._after(turn))
            with m.If(last):
                m.d.sync += [sweeping.eq(0), turn.eq(self.addresses[0])]
        with m.If(start):
            m.d.sync += [operating.eq(1), swept.eq(0)]
        with m.Elif(valid2):
            m.d.sync += operating.eq(0)
        with m.If(resting):
            m.d.sync += [copying.eq(marking), marking.eq(0), self.busy.eq(0)]
        with m.If(copy):
            m.d.sync += [sweeping.eq(1), turn.eq(self.marked[0])]
        with m.If(self.mark):
            m.d.sync += marking.eq(1)
        with m.If(self.clear):
            m.d.sync += [self.busy.eq(1), sweeping.eq(1), turn.eq(self.addresses[0]), copying.eq(0), marking.eq(0)]

        # The word ----------------------------------------------------------------------------------------------------

        m.d.comb += [
            self.read_address.eq(Mux(sweeping, turn, self.address)),
            read_port.addr.eq(self.read_address),
            self.write_address.eq(Mux(copying, self.kept_at(address2, self.mark_to), address2)),
        ]
        m.d.sync += [valid1.eq(self.issue), valid2.eq(valid1), self.done.eq(valid1 & operating)]
        with m.If(self.issue):
            m.d.sync += [address1.eq(self.read_address), self.shown.eq(read_port.data)]

        overridden, stored = Signal(), Signal(32)
        m.d.comb += [
            overridden.eq(operating & self.override),
            stored.eq(Mux(self.busy & ~operating, 0, self.shown)),
        ]
        word, gained = Signal(32), Signal(self.place)
        with m.If(valid1):
            m.d.sync += [
                address2.eq(address1),
                word.eq(Mux(overridden, self.data, stored)),
                gained.eq(self._gain(address1, stored)),
            ]

        m.d.comb += [
            self.value.eq(word + gained),
            self.highest.eq(word[-1]),
            self.stored.eq(valid2 & (self.write | ~operating)),
            write_port.addr.eq(self.write_address),
            write_port.data.eq(self.value),
            write_port.en.eq(self.stored),
        ]
        return m

    def _after(self, turn: Signal):
        """The address of the counter after the one at `turn`."""
        following = turn + 1
        for address, after in zip(self.addresses, self.addresses[1:] + self.addresses[:1], strict=True):
            if after != address + 1:
                following = Mux(turn == address, after, following)
        return following

    def _gain(self, address: Signal, stored: Signal) -> Value:
        """What the counter at `address` has counted since its word was `stored`; 0 if there is none."""
        here = {region: address[REGION_BITS:] == region for region in self.regions}
        low = reduce(or_, [Mux(flag, self.beside[region], 0) for region, flag in here.items()])
        counts = reduce(or_, here.values())  # words among the counters are 0
        least = min(self.widths.values())
        reaches = [counts] * least
        for bit in range(least, self.place):
            reaches.append(reduce(or_, [address == a for a in self.addresses if self.widths[a] > bit]))
        return (low - stored)[: self.place] & Cat(reaches)
