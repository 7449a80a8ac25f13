# SPDX-License-Identifier: BSD-2-Clause
"""The pads of an ECP5 at an FTDI chip's synchronous FIFO: their registers, and the delays before them.

RXF#, D ─► delay ─► IFS1P3 ─►         ─► OFS1P3 ─► D, OE#, RD#, WR#, SIWU#, and who drives D
"""

from amaranth.hdl import C, ClockSignal, Instance, Module, ResetSignal, Signal, Value
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

TAP_PS = 25
"""Of a delay cell, as the vendor gives it; it has 128."""
DELAY_PS = 3000
"""What the clock takes to the registers at most: what changes with it at the pads must not be there before it. TXE#,
which goes to the fabric, has as much to go."""


class Ft245Pads(wiring.Component):
    """What `Ft245Link` wants at the pads, in the domain of the chip's clock.

    While that is in reset, which needs no clock, the chip is asked for nothing and nobody drives the bus.

    Members
    -------
    pad_rxf_n, pad_data_in : In
        What comes from input buffers of the pads.
    pad_oe_n, pad_rd_n, pad_wr_n, pad_siwu_n, pad_data_out : Out
        What goes to output buffers of the pads.
    pad_data_float : Out(8)
        1: that pad of the bus is not driven.
    rxf_n, data_in : Out
    oe_n, rd_n, wr_n, siwu_n, drive, data_out : In
    """

    def __init__(self) -> None:
        super().__init__(
            {
                "pad_rxf_n": In(1),
                "pad_data_in": In(8),
                "pad_oe_n": Out(1),
                "pad_rd_n": Out(1),
                "pad_wr_n": Out(1),
                "pad_siwu_n": Out(1),
                "pad_data_out": Out(8),
                "pad_data_float": Out(8),
                "rxf_n": Out(1),
                "data_in": Out(8),
                "oe_n": In(1),
                "rd_n": In(1),
                "wr_n": In(1),
                "siwu_n": In(1),
                "drive": In(1),
                "data_out": In(8),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        came = self._delayed(m, "rxf_n", self.pad_rxf_n)
        self._register(m, "IFS1P3BX", "rxf_n", came, self.rxf_n)
        for name in ("oe_n", "rd_n", "wr_n", "siwu_n"):
            self._register(m, "OFS1P3BX", name, getattr(self, name), getattr(self, f"pad_{name}"))
        for bit in range(8):
            came = self._delayed(m, f"data_in_{bit}", self.pad_data_in[bit])
            self._register(m, "IFS1P3DX", f"data_in_{bit}", came, self.data_in[bit])
            self._register(m, "OFS1P3DX", f"data_out_{bit}", self.data_out[bit], self.pad_data_out[bit])
            self._register(m, "OFS1P3BX", f"data_float_{bit}", ~self.drive, self.pad_data_float[bit])
        return m

    def _register(self, m: Module, kind: str, name: str, data: Value, output: Value) -> None:
        """BX: 1 in reset; DX: 0."""
        reset = "i_PD" if kind.endswith("BX") else "i_CD"
        m.submodules[f"{name}_register"] = Instance(
            kind, i_D=data, i_SCLK=ClockSignal(), i_SP=C(1, 1), **{reset: ResetSignal()}, o_Q=output
        )

    def _delayed(self, m: Module, name: str, pad: Value) -> Signal:
        late = Signal(name=f"{name}_late")
        m.submodules[f"{name}_delay"] = Instance(
            "DELAYG", p_DEL_MODE="USER_DEFINED", p_DEL_VALUE=DELAY_PS // TAP_PS, i_A=pad, o_Z=late
        )
        return late
