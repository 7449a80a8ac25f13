# SPDX-License-Identifier: BSD-2-Clause
"""What each segment's queue gets of a row: proven by induction, for arbitrary rows, configurations and queues.

A row that is taken is handed on before the next one is. One segment is watched, and gets of it

    an entry with a tick alone if the row has `cut`; then nothing until all queues have nothing to do, and `resume`
    an entry with its tick, its cause and its response, if it has any of them for the segment

each once, with the row's clock, and an edge with its own sub-tick and polarity; never more than its queue has promised
to take. Size: two segments, R = 1, 2, 8.

Assumed of queues, which are proven by themselves: one is busy from the clock after an entry came on, not before one
comes, and has room a clock after it is not busy.
"""

from types import ModuleType

import pytest
from amaranth.asserts import AnySeq
from amaranth.hdl import Assert, Assume, Cat, Cover, Elaboratable, Fragment, Module, Mux, Signal
from claims import Claim
from formal_support import past, picked, prove
from internals import internals
from patches import Patch

from irqscope.contract.roles import paired_sources
from irqscope.contract.segments import Policy
from irqscope_gateware import parallelrouter
from irqscope_gateware.operationqueue import SPARE, OperationQueue

SOURCES = paired_sources()
"""Of an instrument with four inputs."""

pytestmark = pytest.mark.proof

HANDED = Claim(
    "parallelrouter",
    "router of the parallel statistics: of each row a segment's queue gets tick, cause and response that it has there, "
    "each once, with time and polarity, and never more than it takes; at a cut nothing until it is resumed",
    size="two segments, arbitrary queues; R = 1, 2, 8",
)
SEGMENTS = 2


class AnyQueue(OperationQueue):
    """A queue that has room and is busy as it likes."""

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.memory = self.memory  # of no use here
        wrote, was_busy = past(m, self.write), past(m, self.busy)
        m.d.comb += [
            self.room.eq(AnySeq(1)),
            self.busy.eq(AnySeq(1)),
            Assume(self.busy | ~wrote),
            Assume(~self.busy | was_busy | wrote),
            Assume(self.room | was_busy),
        ]
        return m


class EntriesOfRows(Elaboratable):
    def __init__(self, module: ModuleType = parallelrouter, *, samples: int = 2) -> None:
        module.ParallelRouter.QUEUE, queue = AnyQueue, module.ParallelRouter.QUEUE
        try:
            self.dut = dut = module.ParallelRouter(segments=SEGMENTS, samples=samples)
        finally:
            module.ParallelRouter.QUEUE = queue
        self.ports = [dut.rows.valid, dut.rows.payload.as_value(), dut.resume]
        for segment in dut.segments:
            self.ports += [segment.mode.enable, segment.mode.policy, segment.mode.cause, segment.mode.response]

    def elaborate(self, platform: object) -> Module:
        m = Module()
        dut = self.dut
        m.submodules.dut = fragment = Fragment.get(dut, None)
        state = internals(fragment)
        # Amaranth names only the last signal of those that one statement makes.
        names = ("$signal", "$signal$1", "$signal$2", "$signal$3", "$signal$4")
        row, held, handed, drained, ticked = (state[name] for name in names)
        row = type(dut.rows.payload)(dut.rows.payload.shape(), row)
        mode, queue = dut.segments[0].mode, dut.queues[0]
        config = Cat(mode.enable, mode.policy, mode.cause, mode.response)
        begun = Signal()  # not the first clock
        m.d.sync += begun.eq(1)
        m.d.comb += [
            Assume(~begun | (config == past(m, config))),
            *[Assume((s.mode.cause < len(SOURCES)) & (s.mode.response < len(SOURCES))) for s in dut.segments],
        ]

        # Rows: each that is taken is held, and handed on before the next one comes.
        taken, payload = dut.rows.valid & dut.rows.ready, dut.rows.payload.as_value()
        resumed = dut.cut & dut.resume
        goes = held & (~row.cut | resumed)
        m.d.comb += [
            Assert(~taken | ~held | goes),
            Assert(~past(m, taken) | (held & (row.as_value() == past(m, payload)))),
            Assert(~past(m, held & ~goes) | (held & (row.as_value() == past(m, row.as_value())))),
            Assert(~held | past(m, taken) | past(m, held & ~goes)),
        ]

        # What the queue gets of the row that is held, a clock later.
        has_cause = mode.enable & picked(row.valids, mode.cause) & (mode.policy != Policy.INTERVAL)
        has_response = mode.enable & picked(row.valids, mode.response)
        cut_ticked = Signal()  # the tick of the cut was handed on
        tick_alone = held & row.cut & ~cut_ticked
        m.d.sync += cut_ticked.eq((cut_ticked | tick_alone) & ~goes)
        cause_sub = Cat(picked(row.subs[bit], mode.cause) for bit in range(len(row.subs)))
        response_sub = Cat(picked(row.subs[bit], mode.response) for bit in range(len(row.subs)))
        entry = queue.entry
        wanted = {
            "clocks": row.clocks,
            "tick": tick_alone | row.tick,
            "cause": goes & has_cause,
            "response": goes & has_response,
        }
        of_cause = {"cause_edge": picked(row.edges, mode.cause)}
        of_response = {"response_edge": picked(row.edges, mode.response)}
        if len(row.subs):
            of_cause["cause_sub"], of_response["response_sub"] = cause_sub, response_sub
        before = {name: past(m, value) for name, value in (wanted | of_cause | of_response).items()}
        in_reverse = past(m, response_sub < cause_sub)
        m.d.comb += Assert(queue.write == past(m, tick_alone | (goes & (row.tick | has_cause | has_response))))
        with m.If(queue.write):
            m.d.comb += [Assert(entry[name] == before[name][: len(entry[name])]) for name in wanted]
            m.d.comb += [Assert(~entry.cause | (entry[name] == before[name])) for name in of_cause]
            m.d.comb += [Assert(~entry.response | (entry[name] == before[name])) for name in of_response]
            m.d.comb += [
                Assert(entry.tick | entry.cause | entry.response),
                Assert(~(entry.cause & entry.response) | (entry.reversed == in_reverse)),
            ]

        # Where there is no room, no more comes than was on its way.
        since = Signal(range(SPARE))
        m.d.sync += since.eq(Mux(queue.room, SPARE - 1, Mux(since == 0, 0, since - 1)))
        m.d.comb += Assert(~queue.write | queue.room | (since != 0))

        # At the cut nothing is on its way, and after it nothing but what the row has.
        busy = Cat(each.busy for each in dut.queues).any()
        with m.If(dut.cut):
            m.d.comb += [Assert(held & row.cut & cut_ticked & ~busy & ~dut.busy & ~queue.write)]
        m.d.comb += [
            Assert(dut.busy | ~(queue.write | busy)),
            Assert(dut.busy | (held & row.cut) | ~(held | past(m, taken | goes | tick_alone))),
            Cover(past(m, resumed) & (row.tick == 1) & queue.write),
        ]

        # Invariants.
        m.d.comb += [
            Assert(ticked == cut_ticked),
            Assert(~cut_ticked | (held & row.cut)),
            Assert(handed == past(m, tick_alone | goes)),
            Assert(begun | ~(held | handed | drained | ticked)),
            Assert(~drained | ~busy),
            Assert(~drained | past(m, ticked & ~handed)),
            Assert(~(dut.rows.ready & held & row.cut)),
            # A place is asked for two clocks before a row is held, and its entry comes in the clock after that.
            Assert(~dut.rows.ready | queue.room | (since == SPARE - 1)),
            Assert(~(held & ~row.cut) | queue.room | (since >= SPARE - 2)),
        ]
        return m


@HANDED.proof
@pytest.mark.parametrize("samples", [1, 2, 8])
def test_a_row_leads_to_its_entries(samples: int) -> None:
    proof = EntriesOfRows(samples=samples)
    prove(proof, proof.ports, depth=4)


@HANDED.proof
def test_a_cut_is_passed() -> None:
    proof = EntriesOfRows()
    prove(proof, proof.ports, depth=16, mode="cover")


@pytest.mark.few(3)
@HANDED.mutants()
def test_mutants_are_refuted(patch: Patch) -> None:
    proof = EntriesOfRows(patch.applied(parallelrouter))
    prove(proof, proof.ports, depth=12, mode="bmc", expect="fail")
