# SPDX-License-Identifier: BSD-2-Clause
"""Proofs of the words and counters of the register file, by induction.

A ghost counts the amounts of one arbitrary counter with all 32 bits, another one holds what was written to one
arbitrary word. Whatever comes in, in whatever order: the value of every access to them is the ghost's of three clocks
before, and so is what a sweep writes. The RAM is never so old that the low bits have gone once around: `age` counts the
clocks with amounts since the visit that the RAM shows, and stays below the window. A mark leaves in its word what the
counter was. Where nothing comes in, nothing moves. Size: all counters of an instrument with R = 2, and five that add up
to different amounts a clock.
"""

from functools import reduce
from operator import or_
from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, Cat, Cover, Elaboratable, Module, Mux, Signal, Value
from claims import Claim
from formal_support import prove
from patches import Patch

from irqscope.contract import registers
from irqscope.contract.roles import Source
from irqscope_gateware import registerfile, tallies
from irqscope_gateware.simulation import identity

pytestmark = pytest.mark.proof

SHOWN = Claim(
    "tallies",
    "every read of a status counter shows every amount up to three clocks before it, through sweeps, clears "
    "and marks; low bits never go once around unseen; marks are exact",
    size="all counters of R = 2; five counters of one, three and seven a clock",
)
SCRIPTED = {
    "no-wrap-is-a-wrap",
    "a-wrap-of-another-width",
    "a-wrap-is-missed",
    "due-too-late",
    "no-sweep-while-accesses-come",
    "a-clear-that-keeps-the-ram",
}
"""What these do is many clocks away: the script goes there, where a search would take minutes."""

FEW = {0xB0: 1, 0xD0: 3, 0xD1: 3, 0xE6: 7, 0xE7: 1}
MARKED = registers.LOST[Source.ISR].address


def all_counters() -> dict[int, int]:
    return {register.address: limit for register, limit in registerfile.counted(identity(2)).items()}


class TalliesProof(Elaboratable):
    """`limits` as of `Tallies`. `scripted`: every counter at its largest amount in every clock, an access after the
    other, and a clear when one could begin: what takes long shows in seconds.
    """

    def __init__(self, module: ModuleType, limits: dict[int, int], *, scripted: bool = False) -> None:
        self.scripted = scripted
        self.limits = limits
        self.marked = [address for address in limits if address & ~7 == MARKED]
        self.dut = dut = module.Tallies(limits, (), self.marked)
        self.ports = [*dut.amount.values(), dut.clear, dut.mark, dut.mark_to, dut.request, dut.address, dut.write]
        self.ports += [dut.override, dut.data]
        if scripted:
            self.ports = []

    def keeps_mark(self, address: Value) -> Value:
        """The word at `address` is one that the next mark is made in."""
        return (address[3:] == self.dut.mark_to[3:]) & reduce(or_, [address[:3] == a % 8 for a in self.marked])

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.dut = dut = self.dut
        window, due_clocks = dut.window, dut.due_clocks
        if self.scripted:
            clock, cleared = Signal(8), Signal()
            m.d.sync += [clock.eq(clock + 1), cleared.eq(cleared | dut.clear)]
            resting = ~dut.sweeping & ~dut.operating & ~dut.valid1 & ~dut.valid2
            could_begin = resting & (dut.swept | (dut.active < due_clocks))
            m.d.comb += dut.clear.eq((clock >= 90) & could_begin & ~cleared)
            m.d.comb += [dut.request.eq(1), *(amount.eq(self.limits[a]) for a, amount in dut.amount.items())]
        count = len(dut.addresses)

        # What is asked for stays until it is done, data may change. Words among the counters are not written, and no
        # counter is overridden.
        asked, before = Signal(), []
        m.d.sync += asked.eq(dut.request & ~dut.done)
        with m.If(asked):
            m.d.comb += Assume(dut.request)
        for signal in (dut.address, dut.write, dut.override):
            before.append(Signal.like(signal))
            m.d.sync += before[-1].eq(signal)
            with m.If(asked):
                m.d.comb += Assume(signal == before[-1])
        among = reduce(or_, [dut.address >> tallies.REGION_BITS == region for region in dut.regions])
        m.d.comb += Assume(~(dut.write & among))
        m.d.comb += Assume(~(dut.override & reduce(or_, [dut.address == address for address in dut.addresses])))

        # An arbitrary counter, and an arbitrary word that is none.
        counter, plain = AnyConst(8), AnyConst(8)
        largest = max(self.limits.values())
        amount, limit = Signal(range(largest + 1)), Signal(range(largest + 1))
        rank, turn_rank = Signal(range(count)), Signal(range(count))
        ghost, ghost1, ghost2 = Signal(32), Signal(32), Signal(32)
        m.d.comb += [
            Assume(reduce(or_, [counter == address for address in dut.addresses])),
            Assume(~reduce(or_, [plain >> tallies.REGION_BITS == region for region in dut.regions])),
        ]
        for place, address in enumerate(dut.addresses):
            with m.If(counter == address):
                m.d.comb += [amount.eq(dut.amount[address]), limit.eq(self.limits[address]), rank.eq(place)]
                m.d.comb += Assert(dut.lows[address] == ghost[: dut.widths[address]])
                beside = dut.beside[address >> tallies.REGION_BITS]
                with m.If(dut.valid1 & (dut.address1 == counter)):
                    m.d.comb += Assert(beside == ghost1[: dut.widths[address]])
            with m.If(dut.turn == address):
                m.d.comb += turn_rank.eq(place)
        peek, peek_plain = dut.memory.read_port(domain="comb"), dut.memory.read_port(domain="comb")
        m.d.comb += [peek.addr.eq(counter), peek_plain.addr.eq(plain)]

        # A word that is read in the clock in which it is written may be anything, and does not count.
        met = Signal()
        m.d.sync += met.eq(dut.issue & dut.stored & (dut.read_address == dut.write_address))
        with m.If(met):
            m.d.comb += Assert(dut.busy & ~dut.operating)

        # Marks are rare, and while one is made its place stays and its counters rest.
        marked = counter & ~7 == MARKED
        since = Signal(range(dut.mark_rest + 1), init=dut.mark_rest)
        place = Signal.like(dut.mark_to)
        marks = Signal()  # one is being made, as far as the promise goes
        m.d.sync += [since.eq(Mux(dut.mark, 0, Mux(since == dut.mark_rest, since, since + 1))), place.eq(dut.mark_to)]
        m.d.comb += [
            marks.eq(since < dut.mark_clocks),
            Assert(since <= dut.mark_rest),
            Assume(~dut.mark | (since == dut.mark_rest)),
            Assume((since == 0) | (dut.mark_to == place)),
            Assume((dut.mark_to[:3] == 0) & ~self.keeps_mark(plain)),
            Assume(~reduce(or_, [dut.mark_to >> tallies.REGION_BITS == region for region in dut.regions])),
            Assume(~(dut.write & self.keeps_mark(dut.address))),
        ]
        for address in self.marked:
            m.d.comb += Assume(~(marks & dut.amount[address].any()))

        # The plain word.
        written, shown = Signal(32), Signal(32)
        m.d.sync += shown.eq(dut.data)
        operating2 = dut.valid2 & dut.operating
        with m.If(operating2 & dut.write & (dut.address == plain)):
            m.d.sync += written.eq(dut.value)
        m.d.comb += [Assert(peek_plain.data == written), Assert(dut.done == operating2)]
        with m.If(dut.valid1 & (dut.address1 == plain)):
            m.d.comb += Assert(dut.shown == written)
        with m.If(dut.done & (dut.address == plain)):
            m.d.comb += Assert(dut.value == Mux(dut.override, shown, written))

        # The counter.
        m.d.sync += [ghost.eq(Mux(dut.clear, 0, ghost + amount)), ghost1.eq(ghost), ghost2.eq(ghost1)]
        with m.If(dut.done & (dut.address == counter)):
            m.d.comb += Assert(dut.value == ghost2)
        visit1, visit2 = Signal(name="visit1"), Signal(name="visit2")
        m.d.comb += [
            visit1.eq(dut.valid1 & ~dut.operating & ~dut.copying & (dut.address1 == counter)),
            visit2.eq(dut.valid2 & ~dut.operating & ~dut.copying & (dut.address2 == counter)),
        ]

        # After a clear the RAM says nothing until the first visit that began after it.
        stale, after1, after2 = (Signal(name=n) for n in ("stale", "after1", "after2"))
        m.d.sync += [after1.eq(dut.issue & ~dut.clear), after2.eq(after1 & ~dut.clear)]
        with m.If(visit2 & after2):
            m.d.comb += Assert(dut.value == ghost2)
        with m.If(dut.clear):
            m.d.sync += stale.eq(1)
        with m.Elif(visit2 & after2):
            m.d.sync += stale.eq(0)
        stored = Signal(32)
        m.d.comb += [stored.eq(Mux(stale, 0, peek.data)), Assert(~stale | dut.busy)]
        with m.If(dut.valid1 & (dut.address1 == counter) & ~stale):
            m.d.comb += Assert(dut.shown == peek.data)

        # How old the RAM's count is.
        counting, counted1, counted2 = Signal(), Signal(), Signal()
        age, gained = Signal(16, name="age"), Signal(32, name="gained")
        m.d.comb += [
            counting.eq(reduce(or_, [Value.cast(a).any() for a in dut.amount.values()])),
            gained.eq(ghost - stored),
            *(Assert((limit != most) | (gained <= most * age)) for most in set(self.limits.values())),
            Assert(age < window),
        ]
        m.d.sync += [counted1.eq(counting), counted2.eq(counted1), age.eq(age + counting)]
        with m.If(visit2):
            m.d.sync += age.eq(counted2 + counted1 + counting)
        with m.If(dut.clear):
            m.d.sync += [age.eq(0), counted1.eq(0), counted2.eq(0)]

        # Why: where the sweep stands, and how long it waits when it is due.
        sweep, resting, draining, begun = (Signal(name=n) for n in ("sweep", "resting", "draining", "begun"))
        visited, passed, due = Signal(init=1, name="visited"), Signal(name="passed"), Signal(name="due")
        position, oldest, late = (Signal(16, name=n) for n in ("position", "oldest", "late"))
        clocks = Signal(2)  # of an access or a drain
        m.d.sync += begun.eq(sweep)
        with m.If(dut.clear | (sweep & ~begun)):
            m.d.sync += visited.eq(0)
        with m.Elif(visit2 & after2):
            m.d.sync += visited.eq(1)
        with m.If(sweep):
            m.d.sync += late.eq(0)
        with m.Elif(due):
            m.d.sync += late.eq(late + 1)
        m.d.comb += [
            sweep.eq(dut.sweeping & ~dut.copying),
            resting.eq(~dut.sweeping & ~dut.operating & ~dut.valid1 & ~dut.valid2),
            draining.eq(~dut.sweeping & ~dut.operating & ~dut.copying & ~resting),
            due.eq(dut.active >= due_clocks),
            clocks.eq(Mux(dut.valid1, 0, 1)),
            passed.eq(~sweep | (turn_rank > rank)),
            position.eq(Mux(sweep, turn_rank, count + clocks)),
            oldest.eq(Mux(rank + due_clocks < count, count - rank, due_clocks) + len(self.marked) + 9),
            Assert(dut.sweeping | (dut.turn == dut.addresses[0])),
            Assert(reduce(or_, [dut.turn == address for address in dut.addresses])),
            Assert(~dut.operating | (asked & (dut.valid1 ^ dut.valid2))),
            Assert(~(dut.sweeping & dut.operating) | (sweep & dut.busy & (turn_rank == 0) & (age <= 1))),
            Assert(~sweep | begun | (turn_rank == 0)),
            Assert(~(visit1 & after1) | (position == rank + 1)),
            Assert(~(visit2 & after2) | (position == rank + 2)),
            Assert(~(stale & visited)),
            Assert(~(resting | dut.copying) | (visited & ~stale)),
            Assert(~(passed & ~visited) | (visit1 & after1) | (visit2 & after2)),
            Assert(~dut.busy | stale | (passed & ~(visit1 & after1) & ~(visit2 & after2))),
            Assert(~visited | (sweep & ~begun) | (age <= dut.active)),
            Assert(sweep | due | (late == 0)),
        ]
        for valid, address in ((dut.valid1, dut.address1), (dut.valid2, dut.address2)):
            with m.If(valid & ~dut.operating):
                m.d.comb += Assert(reduce(or_, [address == a for a in dut.addresses]))
            with m.If(valid & dut.operating):
                m.d.comb += Assert(address == dut.address)
        with m.If(~visited | (sweep & ~begun)):
            m.d.comb += Assert(age <= oldest + position)
        with m.Elif(sweep):
            m.d.comb += Assert(age <= turn_rank - rank)
        with m.Else():
            m.d.comb += Assert((age <= count - rank + late) | (dut.active <= due_clocks + late))

        # A mark: how far it is, and what it leaves.
        copied = Signal(16)  # clocks
        waited = Signal()  # a sweep has, for a copy
        kept, keeping = Signal(32, name="kept"), Signal(name="keeping")
        peek_mark = dut.memory.read_port(domain="comb")
        mark_word = Signal(8)
        whole = len(self.marked) + 2
        with m.If(dut.clear | (since == dut.mark_rest)):
            m.d.sync += keeping.eq(0)
        with m.If(dut.mark):
            m.d.sync += [kept.eq(ghost + amount), keeping.eq(marked & ~dut.clear)]
        with m.If(sweep):
            m.d.sync += waited.eq(0)
        with m.Elif(dut.copying & due):
            m.d.sync += waited.eq(1)
        last_place = dut.turn - self.marked[0]
        m.d.comb += [
            mark_word.eq(Cat(counter[:3], dut.mark_to[3:])),
            peek_mark.addr.eq(mark_word),
            copied.eq(Mux(dut.sweeping, last_place, Mux(resting, whole, len(self.marked) + clocks))),
            Assert(~keeping | marked),
            Assert(~(dut.operating & dut.swept)),
            Assert(sweep | ~(waited & dut.marking)),
            Assert(~dut.copying | (~dut.busy & ~dut.operating & ~dut.marking)),
            Assert(~(dut.marking & (sweep | draining)) | (since <= position + 2)),
            Assert(~(dut.marking & dut.operating) | (since <= 4)),
            Assert(~dut.marking | (since <= count + 4)),
            Assert(~dut.copying | (since <= count + 5 + copied)),
            Assert(sweep | ~waited | (due & (since <= count + 6 + whole + late))),
        ]
        access = Mux(dut.operating, 1 + clocks, Mux(dut.swept, 0, 3))
        with m.If(dut.copying):
            m.d.comb += [
                Assert(late <= 3 + access + copied),
                Assert(dut.sweeping | (dut.turn == dut.addresses[0])),
            ]
            with m.If(dut.sweeping):
                m.d.comb += Assert(reduce(or_, [dut.turn == address for address in self.marked]))
        with m.Elif(draining):
            m.d.comb += Assert(late <= clocks)
        with m.Elif(~sweep):
            m.d.comb += Assert(late <= 2 + access + Mux(waited, whole + 1, 0))
        with m.If(sweep):
            m.d.comb += Assert(dut.active <= turn_rank + 3)
        with m.Elif(~dut.sweeping & draining):
            m.d.comb += Assert(dut.active <= count + 3 + clocks)
        with m.Else():
            m.d.comb += Assert(dut.active <= max(count + 3, due_clocks) + late)
        with m.If(keeping & (since <= dut.mark_clocks)):
            m.d.comb += Assert(ghost == kept)
        for number, (valid, address) in enumerate(((dut.valid1, dut.address1), (dut.valid2, dut.address2)), 1):
            with m.If(dut.copying & valid):
                m.d.comb += Assert(address == self.marked[0] + copied - number)
        with m.If(dut.operating & (dut.address == mark_word) & ~dut.override & keeping):
            with m.If(dut.valid1 & (since > 0)):
                m.d.comb += Assert(dut.shown == kept)
            with m.If(dut.done & (since > 1)):
                m.d.comb += Assert(dut.value == kept)
        with m.If(keeping & (since > 0) & ~dut.marking & (~dut.copying | (copied > counter - self.marked[0] + 2))):
            m.d.comb += Assert(peek_mark.data == kept)

        # Where nothing comes in, nothing moves.
        with m.If(resting & ~dut.request & ~dut.clear & (dut.active < due_clocks)):
            m.d.comb += Assert(~dut.issue & ~dut.stored)
        m.d.comb += Cover(visit2 & (peek.data[7:] + 1 == dut.value[7:]))
        return m


@SHOWN.proof
@pytest.mark.parametrize("limits", [FEW, all_counters()], ids=["few", "all"])
def test_every_access_shows_every_amount(limits: dict[int, int]) -> None:
    proof = TalliesProof(tallies, limits)
    prove(proof, proof.ports, depth=3)


@SHOWN.proof
def test_low_bits_go_around() -> None:
    proof = TalliesProof(tallies, FEW, scripted=True)
    prove(proof, proof.ports, depth=160, mode="cover")


@pytest.mark.few(3)
@SHOWN.mutants()
def test_mutants_are_refuted(patch: Patch) -> None:
    """Seen by the theorem or by an invariant, whichever is first."""
    scripted = patch.name in SCRIPTED
    proof = TalliesProof(patch.applied(tallies), FEW, scripted=scripted)
    prove(proof, proof.ports, depth=160 if scripted else 60, mode="bmc", expect="fail")
