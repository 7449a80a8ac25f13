# SPDX-License-Identifier: BSD-2-Clause
"""Rows to operations: each segment picks its cause and its response from a row and puts them in order."""

from collections.abc import Sequence

from amaranth.hdl import Cat, Module, Mux, Signal, Value
from amaranth.lib import data, stream, wiring
from amaranth.lib.wiring import In, Out
from amaranth.utils import bits_for

from irqscope.contract.roles import Source
from irqscope.contract.segments import Policy

from .layouts import FEW_SOURCES, of_sources, statistics_clock_bits, sub_bits
from .pairing import Operation, OperationStream, SegmentSignature


def row_layout(samples: int, sources: int = len(FEW_SOURCES)) -> data.StructLayout:
    """What the statistics need of one clock. `cut` stands before the edges, at the clock's first tick.

    `valids`, `edges` and each of `subs`, which holds one bit of the slots' `sub`, have a bit for each source.
    """
    return data.StructLayout(
        {
            "valids": sources,
            "edges": sources,
            "subs": data.ArrayLayout(sources, sub_bits(samples)),
            "tick": 1,
            "cut": 1,
            "clocks": statistics_clock_bits(samples),
        }
    )


class Router(wiring.Component):
    """Hands a row's edges to the segments that are enabled: by time, in one tick the cause before the response.

    The segments work side by side; a row is taken when all have taken their operations of it, so that its time need not
    be kept. A row with `tick` gives a tick to every segment, one with `cut` first a tick, and then waits.

    Members
    -------
    segments : array of In(SegmentSignature())
    rows : In(stream of row_layout(samples, len(sources)))
    operations : array of Out(OperationStream())
    cut : Out(1)
        Every operation before the cut was taken; nothing is handed out until `resume`.
    resume : In(1)
    busy : Out(1)
        Not all operations of a row were taken.
    """

    def __init__(self, *, segments: int, samples: int, sources: Sequence[Source] = FEW_SOURCES) -> None:
        self.samples, self.sources = samples, sources
        super().__init__(
            {
                "segments": In(SegmentSignature()).array(segments),
                "rows": In(stream.Signature(row_layout(samples, len(sources)))),
                "operations": Out(OperationStream()).array(segments),
                "cut": Out(1),
                "resume": In(1),
                "busy": Out(1),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        row = self.rows.payload
        seen, resting, load, tick = Signal(), Signal(), Signal(), Signal()
        cut_ticked, cut_passed, handed = Signal(), Signal(), Signal()
        todo = []
        sub = sub_bits(self.samples)
        sources = len(self.sources)
        valids, edges = Signal(sources), Signal(sources)
        subs = [Signal(sources, name=f"subs{bit}") for bit in range(sub)]

        # A row comes from a RAM, late in a clock. In the first one the edges of the sources in question are picked out.
        m.d.sync += [
            seen.eq(self.rows.valid & ~self.rows.ready),
            self.rows.ready.eq(handed & resting & ~self.rows.ready),  # a clock late: its pointers wait for it
        ]
        with m.If(self.rows.ready):
            m.d.sync += [handed.eq(0), cut_passed.eq(0)]
        with m.Elif(seen & resting & ~handed):
            with m.If(row.cut & ~cut_passed):
                with m.If(~cut_ticked):
                    m.d.comb += tick.eq(1)
                    m.d.sync += cut_ticked.eq(1)
                with m.Else():
                    m.d.comb += self.cut.eq(1)
                    with m.If(self.resume):
                        m.d.sync += [cut_ticked.eq(0), cut_passed.eq(1)]
            with m.Else():
                m.d.comb += [load.eq(1), tick.eq(row.tick)]
                m.d.sync += handed.eq(1)
        m.d.comb += [valids.eq(row.valids), edges.eq(row.edges)]
        m.d.comb += [vector.eq(row.subs[bit]) for bit, vector in enumerate(subs)]

        for number, operation in enumerate(self.operations):
            mode = self.segments[number].mode
            ticks, causes, responses, reversed_, cause, response = (
                Signal(name=f"{name}{number}")
                for name in ("ticks", "causes", "responses", "reversed", "cause", "response")
            )
            cause_edge, response_edge = Signal(name=f"cause_edge{number}"), Signal(name=f"response_edge{number}")
            cause_sub, response_sub = Signal(sub, name=f"cause_sub{number}"), Signal(sub, name=f"response_sub{number}")
            masks, at = self._sources(m, number, subs)

            # While nothing is to be done, whatever is in sight stands ready; whether it is to be done, comes late.
            with m.If(resting):
                m.d.sync += [
                    ticks.eq(tick),
                    cause.eq((valids & masks["cause"]).any() & (mode.policy != Policy.INTERVAL.value)),
                    response.eq((valids & masks["response"]).any()),
                    causes.eq(load & cause),
                    responses.eq(load & response),
                    reversed_.eq(response_sub < cause_sub),
                    cause_edge.eq((edges & masks["cause"]).any()),
                    cause_sub.eq(at["cause"]),
                    response_edge.eq((edges & masks["response"]).any()),
                    response_sub.eq(at["response"]),
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
            m.d.comb += [
                is_cause.eq(causes & ~(responses & reversed_)),
                kind.eq(Mux(ticks, Operation.TICK, Mux(is_cause, Operation.CAUSE, Operation.RESPONSE))),
                operation.valid.eq(ticks | causes | responses),
                operation.payload.kind.eq(kind),
                operation.payload.edge.eq(Mux(is_cause, cause_edge, response_edge)),
                operation.payload.time.eq(Cat(Mux(ticks, 0, Mux(is_cause, cause_sub, response_sub))[:sub], row.clocks)),
            ]
            todo.append(operation.valid)
        m.d.comb += [self.busy.eq(Cat(todo).any()), resting.eq(~self.busy)]
        return m

    def _sources(self, m: Module, number: int, subs: Sequence[Value]) -> tuple[dict[str, Signal], dict[str, Signal]]:
        """Of a segment's cause and its response: the bit of the source, or none if the segment is not measured, and
        the source's sample.
        """
        mode, masks, at = self.segments[number].mode, {}, {}
        for name in ("cause", "response"):
            masks[name] = Signal(len(self.sources), name=f"{name}_mask{number}")
            at[name] = Signal(len(subs), name=f"{name}_at{number}")
            source = getattr(mode, name)[: bits_for(max(self.sources))]
            m.d.comb += [
                masks[name].eq(of_sources(mode.enable << source, self.sources)),
                at[name].eq(Cat((vector & masks[name]).any() for vector in subs)),
            ]
        return masks, at
