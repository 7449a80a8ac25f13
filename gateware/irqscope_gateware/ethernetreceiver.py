# SPDX-License-Identifier: BSD-2-Clause
"""A GMII to frames: finds the delimiter, checks the check sequence."""

from amaranth.hdl import Module, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from .crc import START, crc32_next
from .ethernettransmitter import DELIMITER, PREAMBLE_BYTE

RESIDUE = 0xDEBB_20E3
"""What the CRC's register holds after a frame with its check sequence."""


class EthernetReceiver(wiring.Component):
    """Shows the bytes of each frame, from its destination to its check sequence, a clock after they came.

    What is not led in by some preamble bytes and the delimiter is no frame: nothing of it is shown, up to its end.

    Members
    -------
    data, valid, error : In
        RXD, RX_DV and RX_ER.
    byte, strobe : Out
        A byte of a frame, in a clock in which `strobe` is 1.
    end : Out(1)
        One clock after the last byte of a frame.
    good : Out(1)
        With `end`: its check sequence was right, and no byte was said to be an error.
    """

    def __init__(self) -> None:
        super().__init__(
            {
                "data": In(8),
                "valid": In(1),
                "error": In(1),
                "byte": Out(8),
                "strobe": Out(1),
                "end": Out(1),
                "good": Out(1),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        crc = Signal(32)
        clean = Signal()
        m.d.sync += [self.byte.eq(self.data), self.strobe.eq(0), self.end.eq(0)]
        with m.FSM():
            with m.State("Hunt"):
                m.d.sync += [crc.eq(START), clean.eq(1)]
                with m.If(self.valid & (self.data == DELIMITER) & ~self.error):
                    m.next = "Frame"
                with m.Elif(self.valid & (self.data != PREAMBLE_BYTE)):
                    m.next = "Ignore"
            with m.State("Frame"):
                with m.If(self.valid):
                    m.d.sync += [self.strobe.eq(1), crc.eq(crc32_next(crc, self.data)), clean.eq(clean & ~self.error)]
                with m.Else():
                    m.d.sync += [self.end.eq(1), self.good.eq(clean & (crc == RESIDUE))]
                    m.next = "Hunt"
            with m.State("Ignore"), m.If(~self.valid):
                m.next = "Hunt"
        return m
