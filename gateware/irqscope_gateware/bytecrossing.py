# SPDX-License-Identifier: BSD-2-Clause
"""Bytes between a core in `sync` and a link in a domain whose clock knows nothing of it."""

from amaranth.hdl import Module
from amaranth.lib import stream, wiring
from amaranth.lib.fifo import AsyncFIFO
from amaranth.lib.wiring import In, Out

DEPTH = 16
"""Bytes under way, each way: a byte a clock of the slower domain passes, whatever the other's pace."""


class ByteCrossing(wiring.Component):
    """Hands bytes over, both ways, in order.

    Members
    -------
    line_rx, line_tx : In(stream of 8 bits), Out(stream of 8 bits)
        The link's side, in `domain`.
    rx, tx : Out(stream of 8 bits), In(stream of 8 bits)
        The core's side, in `sync`.
    """

    def __init__(self, domain: str) -> None:
        self.domain = domain
        byte = stream.Signature(8)
        super().__init__({"line_rx": In(byte), "line_tx": Out(byte), "rx": Out(byte), "tx": In(byte)})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        for name, source, sink, domains in (
            ("received", self.line_rx, self.rx, {"w_domain": self.domain, "r_domain": "sync"}),
            ("sent", self.tx, self.line_tx, {"w_domain": "sync", "r_domain": self.domain}),
        ):
            m.submodules[name] = fifo = AsyncFIFO(width=8, depth=DEPTH, **domains)
            m.d.comb += [
                fifo.w_data.eq(source.payload),
                fifo.w_en.eq(source.valid),
                source.ready.eq(fifo.w_rdy),
                sink.payload.eq(fifo.r_data),
                sink.valid.eq(fifo.r_rdy),
                fifo.r_en.eq(sink.ready),
            ]
        return m
