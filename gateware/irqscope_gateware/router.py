# SPDX-License-Identifier: BSD-2-Clause
"""Rows to operations: each segment picks its cause and its response from a row and puts them in order."""

from amaranth.hdl import Cat, Module, Mux, Signal
from amaranth.lib import data, stream, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.roles import SOURCES
from irqscope.contract.segments import Policy

from .layouts import statistics_clock_bits, sub_bits
from .pairing import Operation, operation_layout, segment_layout


def row_layout(samples: int) -> data.StructLayout:
    """What the statistics need of one clock. `cut` stands before the edges, at the clock's first tick."""
    slot = data.StructLayout({"valid": 1, "edge": 1, "sub": sub_bits(samples)})
    return data.StructLayout(
        {
            "slots": data.ArrayLayout(slot, len(SOURCES)),
            "clocks": statistics_clock_bits(samples),
            "tick": 1,
            "cut": 1,
        }
    )


class Router(wiring.Component):
    """Hands a row's edges to the segments that are enabled: by time, in one tick the cause before the response.

    The segments work side by side; the next row is taken when all have taken their operations of this one. A row with
    `tick` gives a tick to every segment, one with `cut` first a tick, and then waits.

    Members
    -------
    segments : In(array of segment_layout())
    rows : In(stream of row_layout(samples))
    operations : array of Out(stream of operation_layout())
    cut : Out(1)
        Every operation before the cut was taken; nothing is handed out until `resume`.
    resume : In(1)
    busy : Out(1)
        A row was taken and not all of its operations were.
    """

    def __init__(self, *, segments: int, samples: int) -> None:
        self.samples = samples
        super().__init__(
            {
                "segments": In(data.ArrayLayout(segment_layout(), segments)),
                "rows": In(stream.Signature(row_layout(samples))),
                "operations": Out(stream.Signature(operation_layout())).array(segments),
                "cut": Out(1),
                "resume": In(1),
                "busy": Out(1),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        row = self.rows.payload
        clocks = Signal(statistics_clock_bits(self.samples))
        resting, load, tick = Signal(), Signal(), Signal()
        cut_ticked, cut_passed = Signal(), Signal()
        todo = []

        with m.If(self.rows.valid & resting):
            with m.If(row.cut & ~cut_passed):
                with m.If(~cut_ticked):
                    m.d.comb += tick.eq(1)
                    m.d.sync += cut_ticked.eq(1)
                with m.Else():
                    m.d.comb += self.cut.eq(1)
                    with m.If(self.resume):
                        m.d.sync += [cut_ticked.eq(0), cut_passed.eq(1)]
            with m.Else():
                m.d.comb += [load.eq(1), tick.eq(row.tick), self.rows.ready.eq(1)]
                m.d.sync += cut_passed.eq(0)
        with m.If(resting):
            # Unconditional beyond that: nothing looks at it while no operation is waiting.
            m.d.sync += clocks.eq(row.clocks)

        for number, operation in enumerate(self.operations):
            mode = self.segments[number].mode
            ticks, causes, responses, reversed_ = (
                Signal(name=f"{name}{number}") for name in ("ticks", "causes", "responses", "reversed")
            )
            cause_edge, response_edge = Signal(name=f"cause_edge{number}"), Signal(name=f"response_edge{number}")
            sub = sub_bits(self.samples)
            cause_sub, response_sub = Signal(sub, name=f"cause_sub{number}"), Signal(sub, name=f"response_sub{number}")
            found = {}
            for name in ("cause", "response"):
                valid, edge, at = Signal(name=f"{name}_valid{number}"), Signal(), Signal(sub)
                with m.Switch(mode[name]):
                    for source in SOURCES:
                        slot = row.slots[source.value]
                        with m.Case(source.value):
                            m.d.comb += [valid.eq(slot.valid & mode.enable), edge.eq(slot.edge), at.eq(slot.sub)]
                found[name] = valid, edge, at

            with m.If(resting):
                m.d.sync += [
                    ticks.eq(tick),
                    causes.eq(load & found["cause"][0] & (mode.policy != Policy.INTERVAL.value)),
                    responses.eq(load & found["response"][0]),
                    reversed_.eq(found["response"][2] < found["cause"][2]),
                    cause_edge.eq(found["cause"][1]),
                    cause_sub.eq(found["cause"][2]),
                    response_edge.eq(found["response"][1]),
                    response_sub.eq(found["response"][2]),
                ]
            with m.If(operation.valid & operation.ready):
                with m.If(ticks):
                    m.d.sync += ticks.eq(0)
                with m.Elif(operation.payload.kind == Operation.CAUSE):
                    m.d.sync += causes.eq(0)
                with m.Else():
                    m.d.sync += responses.eq(0)

            is_cause = Signal(name=f"is_cause{number}")
            kind = Signal(Operation, name=f"kind{number}")
            at = Signal(sub, name=f"at{number}")
            edge = Signal(name=f"edge{number}")
            m.d.comb += [
                is_cause.eq(causes & ~(responses & reversed_)),
                kind.eq(Mux(ticks, Operation.TICK, Mux(is_cause, Operation.CAUSE, Operation.RESPONSE))),
                at.eq(Mux(ticks, 0, Mux(is_cause, cause_sub, response_sub))),
                edge.eq(Mux(is_cause, cause_edge, response_edge)),
                operation.valid.eq(ticks | causes | responses),
                operation.payload.eq(Cat(kind, edge, at, clocks)),
            ]
            todo.append(operation.valid)
        m.d.comb += [self.busy.eq(Cat(todo).any()), resting.eq(~self.busy)]
        return m
