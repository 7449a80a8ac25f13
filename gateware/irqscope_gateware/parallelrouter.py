# SPDX-License-Identifier: BSD-2-Clause
"""Rows to operations for the parallel statistics: each segment has a queue of its own, so none waits for another."""

from collections.abc import Sequence

from amaranth.hdl import Cat, Module, Signal
from amaranth.lib import wiring

from irqscope.contract.roles import Source
from irqscope.contract.segments import Policy

from .layouts import FEW_SOURCES, sub_bits
from .operationqueue import OperationQueue
from .router import Router, row_layout


class ParallelRouter(Router):
    """As `Router`, but that a row is taken when every segment has room for it: one a clock.

    Members
    -------
    segments, rows, operations, cut, resume
        As of `Router`; `cut` comes when every operation before it was taken.
    busy : Out(1)
        Not all operations of rows that were taken have been taken.
    """

    QUEUE: type = OperationQueue
    """What a segment has still to do; a proof puts an arbitrary one in its place."""

    def __init__(self, *, segments: int, samples: int, sources: Sequence[Source] = FEW_SOURCES) -> None:
        super().__init__(segments=segments, samples=samples, sources=sources)
        self.queues = [self.QUEUE(samples) for _ in range(segments)]

    def elaborate(self, platform) -> Module:
        m = Module()
        queues = self.queues
        for number, queue in enumerate(queues):
            m.submodules[f"queue{number}"] = queue
            wiring.connect(m, queue.operation, wiring.flipped(self.operations[number]))

        # A row comes from a RAM, late in a clock: it goes into a register first.
        row, held = Signal(row_layout(self.samples, len(self.sources)), reset_less=True), Signal()
        taken, ticked, drained, handed = Signal(), Signal(), Signal(), Signal()
        tick, edges = Signal(), Signal()  # handed on in this clock: a tick alone, or what the row has
        m.d.comb += taken.eq(self.rows.valid & self.rows.ready)
        with m.If(taken):
            m.d.sync += row.eq(self.rows.payload)
        stopped = held & row.cut
        m.d.sync += [
            held.eq(taken | (held & ~edges)),
            # A row that stops the next ones is seen as it comes, before it is held.
            self.rows.ready.eq(
                ~(taken & self.rows.payload.cut) & ~(stopped & ~edges) & Cat(queue.room for queue in queues).all()
            ),
            handed.eq(tick | edges),
            drained.eq(ticked & ~handed & ~Cat(queue.busy for queue in queues).any()),
            ticked.eq((ticked | tick) & ~edges),
        ]
        m.d.comb += [
            tick.eq(stopped & ~ticked),
            self.cut.eq(stopped & ticked & drained),
            edges.eq(held & (~row.cut | (self.cut & self.resume))),
            self.busy.eq((held & ~stopped) | handed | Cat(queue.busy for queue in queues).any()),
        ]

        sub = sub_bits(self.samples)
        for number, queue in enumerate(queues):
            mode, entry = self.segments[number].mode, queue.entry
            picked = Signal(queue.layout, name=f"picked{number}", reset_less=True)
            write = Signal(name=f"write{number}")
            masks, at = self._sources(m, number, [row.subs[bit] for bit in range(sub)])
            cause = (row.valids & masks["cause"]).any() & (mode.policy != Policy.INTERVAL.value)
            response = (row.valids & masks["response"]).any()
            for name, mask in masks.items():
                m.d.sync += [
                    picked[f"{name}_edge"].eq((row.edges & mask).any()),
                    picked[f"{name}_sub"].eq(at[name]),
                ]
            m.d.sync += [
                picked.tick.eq(tick | row.tick),
                picked.cause.eq(cause & edges),
                picked.response.eq(response & edges),
                picked.reversed.eq(at["response"] < at["cause"]),
                picked.clocks.eq(row.clocks),
                write.eq(tick | (edges & (row.tick | cause | response))),
            ]
            m.d.comb += [entry.eq(picked), queue.write.eq(write)]
        return m
