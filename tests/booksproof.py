# SPDX-License-Identifier: BSD-2-Clause
"""The books of a pairing unit balance at every clock, for all configurations and operations: what a proof asserts.

Ghost counters (modulo 2**8) count the operations that were taken and the classes that were given out. It holds
whatever the ages are; that the ring gives stamps back in order is a proof of its own. Size: rings of 4.
"""

from amaranth.asserts import AnyConst, AnySeq
from amaranth.hdl import Assert, Assume, Cat, Cover, Elaboratable, Module, Mux, Signal, Value

from irqscope.contract.segments import Count, Policy
from irqscope_gateware import age, wideage
from irqscope_gateware.pairing import Operation

DEPTH = 4
GHOST_BITS = 8


def values(interface) -> list[Value]:
    """The signals of an interface, one after the other."""
    return [Value.cast(value) for _, _, value in interface.signature.flatten(interface)]


class AnyAge(age.Age):
    """Ages compare with the limits as they like, but rest while none is being found, which takes one clock."""

    def elaborate(self, platform) -> Module:
        m = Module()
        m.d.comb += [self.asked.eq(self.phase[0]), self.done.eq(self.phase[0])]
        m.d.sync += self.phase[0].eq(self.start)
        with m.If(self.done):
            m.d.sync += [result.eq(AnySeq(1)) for result in (self.late, self.old, self.old_before, self.beyond)]
        return m


class AnyWideAge(wideage.WideAge):
    """Likewise."""

    def elaborate(self, platform) -> Module:
        m = Module()
        compared = Signal()
        m.d.sync += compared.eq(self.start)
        with m.If(compared):
            m.d.sync += [result.eq(AnySeq(1)) for result in (self.late, self.old, self.old_before, self.beyond)]
        return m


class BooksProof(Elaboratable):
    """`unit` is a `Pairing` with any ages."""

    def __init__(self, unit) -> None:
        self.dut = dut = unit
        self.ports = [
            *values(dut.config),
            dut.operation.valid,
            *values(dut.operation.payload),
            dut.outcome.ready,
        ]

    def elaborate(self, platform) -> Module:
        m = Module()
        m.submodules.dut = dut = self.dut
        operation, outcome = dut.operation, dut.outcome
        setting = Cat(values(dut.config))
        config = AnyConst(len(setting))
        policy = dut.config.mode.policy
        m.d.comb += Assume(setting == config)

        # An operation stays until it is taken.
        offered = Cat(values(operation.payload))
        waited, waiting = Signal(), Signal(len(offered))
        m.d.sync += [waited.eq(operation.valid & ~operation.ready), waiting.eq(offered)]
        m.d.comb += Assume(~waited | (operation.valid & (offered == waiting)))

        given = outcome.valid & outcome.ready
        total = {}
        for count in Count:
            total[count] = Signal(GHOST_BITS, name=f"ghost_{count.name.lower()}")
            m.d.sync += total[count].eq(total[count] + (given & outcome.payload.classes[count]))
        samples, youngs = Signal(GHOST_BITS), Signal(GHOST_BITS)
        m.d.sync += [
            samples.eq(samples + (given & outcome.payload.sample)),
            youngs.eq(youngs + (given & outcome.payload.young_valid)),
        ]
        # What follows from an outcome, ring and operation, comes in the clock after it was taken, or in the same one.
        taken = operation.valid & operation.ready
        interval = policy == Policy.INTERVAL.value
        causes, responses = Signal(GHOST_BITS), Signal(GHOST_BITS)
        causes_next, responses_next = Signal(GHOST_BITS), Signal(GHOST_BITS)
        kind = Value.cast(operation.payload.kind)
        m.d.comb += [
            causes_next.eq(
                causes + (taken & Mux(interval, kind == Operation.RESPONSE.value, kind == Operation.CAUSE.value))
            ),
            responses_next.eq(responses + (taken & (kind == Operation.RESPONSE.value))),
        ]
        m.d.sync += [causes.eq(causes_next), responses.eq(responses_next)]
        push, pop = dut.pending.push, dut.pending.pop
        level = Signal(range(DEPTH + 2))
        serving_on = Signal()
        if dut.ACTS_LATE:
            m.d.comb += [
                level.eq(dut.level + push - pop),
                serving_on.eq(Mux(dut.updating, dut.more, dut.serving_on)),
            ]
        else:
            m.d.comb += [level.eq(dut.level), serving_on.eq(dut.serving_on)]

        def same(left, right) -> None:
            m.d.comb += Assert((left - right)[:GHOST_BITS] == 0)

        answered = total[Count.PAIRED] + total[Count.COALESCED]
        same(causes_next if dut.ACTS_LATE else causes, total[Count.CAUSES])
        same((responses_next if dut.ACTS_LATE else responses) + serving_on, total[Count.RESPONSES])
        same(total[Count.CAUSES], answered + total[Count.MISSING] + total[Count.UNSTAMPED] + level)
        same(total[Count.RESPONSES], total[Count.PAIRED] + total[Count.UNMATCHED])
        same(samples, answered - total[Count.UNPROVEN] - total[Count.OVER])
        with m.If(~interval):
            same(youngs, total[Count.PAIRED])

        # What the induction needs beside the books.
        m.d.comb += [
            Assert(dut.level <= DEPTH),
            Assert(level <= DEPTH),
            Assert(~pop | (dut.level != 0)),
            Assert((dut.updating if dut.ACTS_LATE else dut.deciding) | ~(push | pop)),
            Assert(dut.ready | waited),
            Assert(dut.phase[0] == ~(dut.ready | dut.deciding | dut.updating)),
        ]
        with m.If(~dut.ready):
            m.d.comb += [
                Assert(dut.empty == (dut.level == 0)),
                Assert(dut.several == (dut.level > 1)),
                Assert(dut.full == (dut.level == DEPTH)),
            ]
        configured = Signal()  # the policy was there in the clock before
        m.d.sync += configured.eq(1)
        m.d.comb += Assert(configured | dut.ready | dut.phase[0])
        with m.If(configured):
            m.d.comb += [Assert(dut.interval == interval), Assert(dut.coalesce == (policy == Policy.COALESCE.value))]
        with m.If(dut.deciding | dut.updating):
            is_response = kind == Operation.RESPONSE.value
            m.d.comb += [
                Assert(dut.may["miss"] == (~dut.serving_on & ~interval & ~dut.empty)),
                Assert(dut.may["come"] == (~interval & (kind == Operation.CAUSE.value))),
                Assert(dut.may["respond"] == is_response),
                Assert(dut.may["serve"] == (is_response & ~dut.empty)),
                Assert(dut.may["go_on"] == (is_response & dut.coalesce & dut.several)),
                Assert(dut.may["keep"] == (dut.may["come"] & dut.full)),
                Assert(~(dut.may["stand_aside"] & dut.may["tell"])),
                Assert((dut.may["stand_aside"] | dut.may["tell"]) == (dut.may["come"] | is_response)),
            ]
        with m.If(dut.serving_on):
            m.d.comb += [
                Assert(dut.level != 0),
                Assert(policy == Policy.COALESCE.value),
                Assert(operation.valid & (kind == Operation.RESPONSE.value)),
                Assert(waited),
            ]
        m.d.comb += [
            Cover(total[Count.COALESCED] == 3),
            Cover((total[Count.UNSTAMPED] == 1) & (total[Count.MISSING] == 1)),
            Cover((total[Count.UNPROVEN] == 1) & (total[Count.OUTLIERS] == 1)),
        ]
        return m
