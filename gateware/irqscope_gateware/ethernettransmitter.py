# SPDX-License-Identifier: BSD-2-Clause
"""Frames to a GMII: preamble, padding, check sequence, gap.

frame ─► bytes, zeros up to 60 ─┬─► data, valid
                                └─► CRC ─┘
"""

from amaranth.hdl import Module, Mux, Signal
from amaranth.lib import data, stream, wiring
from amaranth.lib.wiring import In, Out

from .crc import START, crc32_next

PREAMBLE = 7
PREAMBLE_BYTE, DELIMITER = 0x55, 0xD5
LEAST = 60
"""Bytes of a frame without its check sequence."""
FCS = 4
GAP = 12
FRAME_BYTE = data.StructLayout({"byte": 8, "last": 1})


class EthernetTransmitter(wiring.Component):
    """Sends each frame, from its destination on, as a gigabit Ethernet wants it: a byte a clock of 125 MHz.

    Members
    -------
    frame : In(stream of FRAME_BYTE)
        Whoever has shown the first byte of a frame has another one in each clock, up to its last.
    data, valid : Out
        TXD and TX_EN, from registers. There are `GAP` clocks between frames that wait, and more between others.
    """

    def __init__(self) -> None:
        super().__init__({"frame": In(stream.Signature(FRAME_BYTE)), "data": Out(8), "valid": Out(1)})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        count = Signal(range(LEAST + 1))  # within what is sent now, from 0; stays at LEAST
        crc = Signal(32, init=START)
        byte = Signal(8)
        sent, covered = Signal(), Signal()  # a byte goes out; the check sequence covers it
        m.d.sync += self.valid.eq(sent)
        with m.If(sent):
            m.d.sync += [self.data.eq(byte), count.eq(count + (count != LEAST))]
        # The CRC leaves its register as it would take a byte that is equal to its own lowest one.
        with m.If(sent):
            m.d.sync += crc.eq(crc32_next(crc, Mux(covered, byte, crc[:8])))

        with m.FSM():
            with m.State("Idle"):
                m.d.sync += count.eq(0)
                with m.If(self.frame.valid):
                    m.next = "Preamble"
            with m.State("Preamble"):
                m.d.comb += [sent.eq(1), byte.eq(Mux(count == PREAMBLE, DELIMITER, PREAMBLE_BYTE))]
                with m.If(count == PREAMBLE):
                    m.d.sync += [count.eq(0), crc.eq(START)]
                    m.next = "Frame"
            with m.State("Frame"):
                m.d.comb += [sent.eq(1), covered.eq(1), byte.eq(self.frame.payload.byte), self.frame.ready.eq(1)]
                with m.If(self.frame.payload.last):
                    m.next = "Padding"
                    with m.If(count >= LEAST - 1):
                        m.d.sync += count.eq(0)
                        m.next = "Check"
            with m.State("Padding"):
                m.d.comb += [sent.eq(1), covered.eq(1)]
                with m.If(count == LEAST - 1):
                    m.d.sync += count.eq(0)
                    m.next = "Check"
            with m.State("Check"):
                m.d.comb += [sent.eq(1), byte.eq(~crc[:8])]
                with m.If(count == FCS - 1):
                    m.d.sync += count.eq(1)  # the clock in which a frame is waited for belongs to the gap
                    m.next = "Gap"
            with m.State("Gap"):
                m.d.sync += count.eq(count + 1)
                with m.If(count == GAP - 1):
                    m.next = "Idle"
        return m
