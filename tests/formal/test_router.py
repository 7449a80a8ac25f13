# SPDX-License-Identifier: BSD-2-Clause
"""Which operations a row leads to: proven by induction, for arbitrary rows, configurations and times of taking them.

One segment is watched; that the others are busy or not is arbitrary with it, since the row waits for all. From a row it
gets, in this order and each exactly once before the row is taken:

    a tick at sub-tick 0 if the row has `cut`; then nothing until `resume`
    a tick at sub-tick 0 if the row has `tick`
    of cause and response, if the row has an edge of the segment's source: by sub-tick, the cause first in one tick;
    no cause with the policy interval; neither while the segment is not enabled

each with the row's clock, and an edge with its own sub-tick and polarity. Size: two segments, R = 1, 2, 8.

Assumed: a row stays until it is taken; the configuration does not change while a row is under way.
"""

from types import ModuleType

import pytest
from amaranth.hdl import Assert, Assume, Cat, Cover, Elaboratable, Fragment, Module, Mux, Signal
from claims import Claim
from formal_support import past, picked, prove
from internals import internals
from patches import Patch

from irqscope.contract.roles import paired_sources
from irqscope.contract.segments import Policy
from irqscope_gateware import router
from irqscope_gateware.pairing import Operation

SOURCES = paired_sources()
"""Of an instrument with four inputs."""

pytestmark = pytest.mark.proof

ROUTED = Claim(
    "router",
    "router: of each row a segment gets tick, cause and response that the row has for it, each once, with "
    "its time and polarity, by time and the cause first; at a cut nothing until it is resumed",
    size="two segments; R = 1, 2, 8",
)
SEGMENTS = 2
CUT_TICK, CUT, EDGES = range(3)


class OperationsOfARow(Elaboratable):
    """Or `hurried`: there is always a row, and operations are taken at once. A fault then shows in seconds."""

    def __init__(self, module: ModuleType = router, *, samples: int = 2, hurried: bool = False) -> None:
        self.hurried = hurried
        self.dut = dut = module.Router(segments=SEGMENTS, samples=samples)
        self.ports = [dut.rows.valid, dut.rows.payload.as_value(), dut.resume]
        for segment, operation in zip(dut.segments, dut.operations, strict=True):
            mode = segment.mode
            self.ports += [operation.ready, mode.enable, mode.policy, mode.cause, mode.response]

    def elaborate(self, platform: object) -> Module:
        m = Module()
        dut = self.dut
        m.submodules.dut = fragment = Fragment.get(dut, None)
        state = internals(fragment)
        row, operation = dut.rows.payload, dut.operations[0]
        mode = dut.segments[0].mode
        config = Cat(*(Cat(s.mode.enable, s.mode.policy, s.mode.cause, s.mode.response) for s in dut.segments))
        row_waits = past(m, dut.rows.valid & ~dut.rows.ready)
        under_way = dut.rows.valid | dut.busy
        m.d.comb += [
            Assume(~row_waits | (dut.rows.valid & (row.as_value() == past(m, row.as_value())))),
            Assume(~(row_waits | past(m, under_way)) | (config == past(m, config))),
            *[Assume((s.mode.cause < len(SOURCES)) & (s.mode.response < len(SOURCES))) for s in dut.segments],
            # A segment takes what it is offered, not more.
            *[Assume(~o.ready | o.valid) for o in dut.operations],
        ]
        if self.hurried:
            m.d.comb += Assume(dut.rows.valid)
            m.d.comb += [Assume(o.ready == o.valid) for o in dut.operations]

        # What the row has for the segment.
        has_cause = mode.enable & picked(row.valids, mode.cause) & (mode.policy != Policy.INTERVAL)
        has_response = mode.enable & picked(row.valids, mode.response)
        cause_sub = Cat(picked(row.subs[bit], mode.cause) for bit in range(len(row.subs)))
        response_sub = Cat(picked(row.subs[bit], mode.response) for bit in range(len(row.subs)))
        cause_first = cause_sub <= response_sub

        # What the segment took of it.
        phase = Signal(2)
        ticked, caused, responded = Signal(), Signal(), Signal()
        takes = operation.valid & operation.ready
        kind = operation.payload.kind.as_value()
        is_tick, is_cause, is_response = (
            kind == each.value for each in (Operation.TICK, Operation.CAUSE, Operation.RESPONSE)
        )
        with m.If(takes):
            m.d.sync += [ticked.eq(ticked | is_tick), caused.eq(caused | is_cause)]
            m.d.sync += responded.eq(responded | is_response)
        with m.If(dut.cut & dut.resume):
            m.d.sync += [phase.eq(EDGES), ticked.eq(0)]
        with m.If(dut.rows.ready):
            m.d.sync += [phase.eq(0), ticked.eq(0), caused.eq(0), responded.eq(0)]
        at_edges = ~row.cut | (phase == EDGES)
        time = operation.payload.time
        own_sub = Mux(is_tick, 0, Mux(is_cause, cause_sub, response_sub))
        with m.If(operation.valid):
            m.d.comb += [
                Assert(dut.rows.valid),
                Assert(is_tick | is_cause | is_response),
                Assert(time == Cat(own_sub[: len(row.subs)], row.clocks)[: len(time)]),
                Assert(~dut.cut),
            ]
            with m.If(is_tick):
                m.d.comb += [Assert(~ticked & ~caused & ~responded), Assert(~at_edges | row.tick)]
            with m.If(is_cause):
                m.d.comb += [
                    Assert(at_edges & has_cause & ~caused),
                    Assert(ticked == row.tick),
                    Assert(operation.payload.edge == picked(row.edges, mode.cause)),
                    Assert(cause_first | ~has_response | responded),
                ]
            with m.If(is_response):
                m.d.comb += [
                    Assert(at_edges & has_response & ~responded),
                    Assert(ticked == row.tick),
                    Assert(operation.payload.edge == picked(row.edges, mode.response)),
                    Assert(~cause_first | ~has_cause | caused),
                ]
        with m.If(dut.cut):
            m.d.comb += [Assert(dut.rows.valid & row.cut & (phase == 0) & ticked & ~dut.busy & ~caused & ~responded)]
        with m.If(dut.rows.ready):
            m.d.comb += [
                Assert(dut.rows.valid & at_edges & ~dut.busy),
                Assert(ticked == row.tick),
                Assert(caused == has_cause),
                Assert(responded == has_response),
            ]
        m.d.comb += Cover(dut.rows.ready & row.cut & row.tick & caused & responded & ~cause_first)

        # Invariants: what is done of the row, and what stands ready of it.
        # Amaranth names only the last signal of those that one statement makes.
        seen, cut_ticked, cut_passed, handed = (state[name] for name in ("$signal", "$signal$2", "$signal$1", "handed"))
        ticks, causes, responses = (state[f"{name}0"] for name in ("ticks", "causes", "responses"))
        begun = handed | cut_ticked | cut_passed
        m.d.comb += [
            Assert(~(begun | dut.rows.ready | dut.busy) | dut.rows.valid),
            Assert(seen == past(m, dut.rows.valid & ~dut.rows.ready)),
            Assert(~(cut_ticked | cut_passed) | row.cut),
            Assert(~(cut_ticked & (cut_passed | handed))),
            Assert(~handed | (cut_passed == row.cut)),
            Assert((phase == EDGES) == cut_passed),
            Assert((phase == 0) | (phase == EDGES)),
            Assert(~dut.busy | handed | cut_ticked),
            Assert(~dut.rows.ready | (handed & ~dut.busy)),
            Assert(~begun | dut.rows.ready | seen),
        ]
        with m.If(handed):
            m.d.comb += [
                Assert((ticks | ticked) == row.tick),
                Assert(~(ticks & ticked)),
                Assert((causes | caused) == has_cause),
                Assert(~(causes & caused)),
                Assert((responses | responded) == has_response),
                Assert(~(responses & responded)),
            ]
        with m.Else():
            m.d.comb += [Assert(~causes & ~responses & ~caused & ~responded)]
            m.d.comb += Assert((ticks ^ ticked) == cut_ticked)
            m.d.comb += Assert(~(ticks & ticked))
        with m.If(dut.busy):
            m.d.comb += [
                Assert(~causes | (state["cause_edge0"] == picked(row.edges, mode.cause))),
                Assert(~responses | (state["response_edge0"] == picked(row.edges, mode.response))),
                Assert(~causes | (state["cause_sub0"] == cause_sub)),
                Assert(~responses | (state["response_sub0"] == response_sub)),
                Assert(~(causes & responses) | (state["reversed0"] == ~cause_first)),
            ]
        with m.If(handed & ~cause_first & has_cause & caused):
            m.d.comb += Assert(~has_response | responded)
        with m.If(handed & cause_first & has_cause & has_response & responded):
            m.d.comb += Assert(caused)
        with m.If(handed & ticks):
            m.d.comb += Assert(~caused & ~responded)
        return m


@ROUTED.proof
@pytest.mark.parametrize("samples", [1, 2, 8])
def test_a_row_leads_to_its_operations(samples: int) -> None:
    proof = OperationsOfARow(samples=samples)
    prove(proof, proof.ports, depth=2)


@ROUTED.proof
def test_all_operations_can_come_of_one_row() -> None:
    proof = OperationsOfARow(hurried=True)
    prove(proof, proof.ports, depth=20, mode="cover")


@pytest.mark.few(3)
@ROUTED.mutants()
def test_mutants_are_refuted(patch: Patch) -> None:
    proof = OperationsOfARow(patch.applied(router), hurried=True)
    prove(proof, proof.ports, depth=20, mode="bmc", expect="fail")
