# SPDX-License-Identifier: BSD-2-Clause
"""Bytes to commands: a window of 14 bytes that recognises a good frame wherever it begins."""

from amaranth.hdl import Cat, Module, Mux, Signal
from amaranth.lib import data, stream, wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract import commands

from .crc import START, crc32_next

COMMAND = data.StructLayout({"opcode": 8, "address": 8, "tag": 16, "value": 32})
"""The frame's fields between the sync bytes and the CRC, in the order of the wire."""

NIBBLES = 2 * commands.FRAME_BYTES
CRC_NIBBLES = 8


class CommandPort(wiring.Component):
    """Accepts good frames from any stream of bytes.

    After each byte the last 14 are looked at; where they begin with the sync bytes, the window is turned once around,
    half a byte a clock, past the CRC. (Whole bytes would double its logic.) So a good frame is accepted whatever came
    before it, and no byte of an accepted frame is looked at again.

    Members
    -------
    rx : In(stream of 8 bits)
        Not ready while a window is checked (29 clocks), while a command waits to be taken, and in the clock after.
    command : Out(stream of COMMAND)
    kick : Out(1)
        One clock for each good frame.
    bad_frame : Out(1)
        One clock for each window that began with the sync bytes and had a wrong CRC.
    """

    def __init__(self) -> None:
        super().__init__(
            {
                "rx": In(stream.Signature(8)),
                "command": Out(stream.Signature(COMMAND)),
                "kick": Out(1),
                "bad_frame": Out(1),
            }
        )

    def elaborate(self, platform) -> Module:
        m = Module()
        window = Signal(8 * commands.FRAME_BYTES)  # the oldest byte lowest
        oldest = window[:4]
        crc = Signal(32, init=START)
        left = Signal(range(NIBBLES))  # nibbles still to be turned, after this one
        covered, bad = Signal(), Signal()
        header = COMMAND["opcode"].offset + 16
        m.d.comb += [self.command.payload.eq(window[header : header + COMMAND.size]), covered.eq(left >= CRC_NIBBLES)]

        with m.FSM():
            with m.State("Receive"):
                m.d.comb += self.rx.ready.eq(1)
                with m.If(self.rx.valid):
                    m.d.sync += window.eq(Cat(window[8:], self.rx.payload))
                    m.next = "Look"
            with m.State("Look"):
                m.d.sync += [bad.eq(0), crc.eq(START), left.eq(NIBBLES - 1)]
                with m.If(window[:16] == commands.SYNC):
                    m.next = "Check"
                with m.Else():
                    m.next = "Receive"
            with m.State("Check"):
                m.d.sync += [window.eq(Cat(window[4:], oldest)), left.eq(left - 1)]
                # The CRC leaves its register as it would take a nibble that is equal to its own lowest one.
                m.d.sync += crc.eq(crc32_next(crc, Mux(covered, oldest, crc[:4])))
                with m.If(~covered):
                    m.d.sync += bad.eq(bad | (oldest != ~crc[:4]))
                with m.If(left == 0):
                    m.next = "Judge"
            with m.State("Judge"):
                with m.If(bad):
                    m.d.comb += self.bad_frame.eq(1)
                    m.next = "Receive"
                with m.Else():
                    m.d.comb += self.kick.eq(1)
                    m.next = "Offer"
            with m.State("Offer"):
                m.d.comb += self.command.valid.eq(1)
                with m.If(self.command.ready):
                    m.next = "Forget"
            # In a clock of its own: what lets the command go comes late.
            with m.State("Forget"):
                m.d.sync += window.eq(0)
                m.next = "Receive"
        return m
