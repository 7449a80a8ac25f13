# SPDX-License-Identifier: BSD-2-Clause
"""Frames of two sources, one after the other."""

from amaranth.hdl import Module
from amaranth.lib import stream, wiring
from amaranth.lib.wiring import In, Out

from .ethernettransmitter import FRAME_BYTE


class EthernetTurns(wiring.Component):
    """Passes whole frames on, those of `first` before those of `second`.

    Members
    -------
    first, second : In(stream of FRAME_BYTE)
    frame : Out(stream of FRAME_BYTE)
    """

    def __init__(self) -> None:
        frame = stream.Signature(FRAME_BYTE)
        super().__init__({"first": In(frame), "second": In(frame), "frame": Out(frame)})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        with m.FSM():
            with m.State("Free"):
                with m.If(self.first.valid):
                    m.next = "First"
                with m.Elif(self.second.valid):
                    m.next = "Second"
            for name, source in (("First", self.first), ("Second", self.second)):
                with m.State(name):
                    m.d.comb += [
                        self.frame.valid.eq(source.valid),
                        self.frame.payload.eq(source.payload),
                        source.ready.eq(self.frame.ready),
                    ]
                    with m.If(source.valid & self.frame.ready & source.payload.last):
                        m.next = "Free"
        return m
