# SPDX-License-Identifier: BSD-2-Clause
"""Rows to operations for the parallel statistics: each segment has a queue of its own, so none waits for another."""

from amaranth.hdl import Cat, Module, Signal
from amaranth.lib import stream, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.roles import SOURCES
from irqscope.contract.segments import Policy

from .layouts import sub_bits
from .operationqueue import OperationQueue
from .pairing import OperationStream, SegmentSignature
from .router import row_layout


class ParallelRouter(wiring.Component):
    """As `Router`, but that a row is taken when every segment has room for it: one every second clock.

    Members
    -------
    segments, rows, operations, cut, resume
        As of `Router`; `cut` comes when every operation before it was taken.
    busy : Out(1)
        Not all operations of rows that were taken have been taken.
    """

    def __init__(self, *, segments: int, samples: int) -> None:
        self.samples = samples
        super().__init__(
            {
                "segments": In(SegmentSignature()).array(segments),
                "rows": In(stream.Signature(row_layout(samples))),
                "operations": Out(OperationStream()).array(segments),
                "cut": Out(1),
                "resume": In(1),
                "busy": Out(1),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        queues = [OperationQueue(self.samples) for _ in self.operations]
        for number, queue in enumerate(queues):
            m.submodules[f"queue{number}"] = queue
            wiring.connect(m, queue.operation, wiring.flipped(self.operations[number]))

        # A row comes from a RAM, late in a clock: it goes into a register first.
        row, held = Signal(row_layout(self.samples), reset_less=True), Signal()
        taken, ticked, drained, handed = Signal(), Signal(), Signal(), Signal()
        tick, edges = Signal(), Signal()  # handed on in this clock: a tick alone, or what the row has
        m.d.comb += taken.eq(self.rows.valid & self.rows.ready)
        with m.If(taken):
            m.d.sync += row.eq(self.rows.payload)
        stopped = held & row.cut
        m.d.sync += [
            held.eq(taken | (held & ~edges)),
            # Rows are two clocks apart: a row that stops the next ones is seen in time.
            self.rows.ready.eq(~stopped & Cat(queue.room for queue in queues).all()),
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
            found = {}
            for name in ("cause", "response"):
                mask = Signal(len(SOURCES), name=f"{name}_mask{number}")
                m.d.comb += mask.eq(mode.enable << getattr(mode, name))
                found[name] = Signal(name=f"{name}{number}")
                at = Signal(sub, name=f"{name}_at{number}")
                m.d.comb += at.eq(Cat((row.subs[bit] & mask).any() for bit in range(sub)))
                found[f"{name}_at"] = at
                m.d.comb += found[name].eq((row.valids & mask).any())
                m.d.sync += [
                    picked[f"{name}_edge"].eq((row.edges & mask).any()),
                    picked[f"{name}_sub"].eq(at),
                ]
            cause = found["cause"] & (mode.policy != Policy.INTERVAL.value)
            m.d.sync += [
                picked.tick.eq(tick | row.tick),
                picked.cause.eq(cause & edges),
                picked.response.eq(found["response"] & edges),
                picked.reversed.eq(found["response_at"] < found["cause_at"]),
                picked.clocks.eq(row.clocks),
                write.eq(tick | (edges & (row.tick | cause | found["response"]))),
            ]
            m.d.comb += [entry.eq(picked), queue.write.eq(write)]
        return m
