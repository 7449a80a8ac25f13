# SPDX-License-Identifier: BSD-2-Clause
"""An RGMII at the pads of an ECP5: each clock a nibble with its rising edge, and the upper one with its falling edge.

pads ─► delay ─► IDDRX1F ─► RX         TX ─► ODDRX1F ─► pads        1, 0 ─► ODDRX1F ─► delay ─► clock's pad
"""

from amaranth.hdl import C, Cat, ClockSignal, Instance, Module, Signal, Value
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

TAP_PS = 25
"""Of a delay cell, as the vendor gives it; it has 128."""
TAPS = 128


class EthernetRgmii(wiring.Component):
    """A GMII for `EthernetLink`, in the domain of the PHY's receive clock, which sends too.

    Data and clock change together on the wire; somebody has to keep them apart by 1.5 to 2 ns, in each direction once:
    the PHY, the board, or the delays here.

    Parameters
    ----------
    receive_delay_ps : by which the data come later to the registers than to the pads.
    transmit_delay_ps : by which the transmit clock leaves later than it was made.

    Members
    -------
    pad_rx_data, pad_rx_control : In
        What comes from input buffers of the pads.
    pad_tx_data, pad_tx_control, pad_tx_clock : Out
        What goes to output buffers of the pads.
    rx_data, rx_valid, rx_error : Out
    tx_data, tx_valid : In
    """

    def __init__(self, *, receive_delay_ps: int = 0, transmit_delay_ps: int = 0) -> None:
        self.taps = receive_delay_ps // TAP_PS, transmit_delay_ps // TAP_PS
        if not all(0 <= taps < TAPS for taps in self.taps):
            raise ValueError(f"a delay is at most {TAP_PS * (TAPS - 1)} ps: {receive_delay_ps}, {transmit_delay_ps}")
        super().__init__(
            {
                "pad_rx_data": In(4),
                "pad_rx_control": In(1),
                "pad_tx_data": Out(4),
                "pad_tx_control": Out(1),
                "pad_tx_clock": Out(1),
                "rx_data": Out(8),
                "rx_valid": Out(1),
                "rx_error": Out(1),
                "tx_data": In(8),
                "tx_valid": In(1),
            }
        )

    def elaborate(self, platform: object) -> Module:
        m = Module()
        rose, fell = Signal(5), Signal(5)
        for bit, pad in enumerate([*self.pad_rx_data, self.pad_rx_control]):
            m.submodules[f"receive_{bit}"] = Instance(
                "IDDRX1F",
                i_D=self._delayed(m, f"receive_delay_{bit}", pad, self.taps[0]),
                i_SCLK=ClockSignal(),
                i_RST=C(0, 1),
                o_Q0=rose[bit],
                o_Q1=fell[bit],
            )
        # The control's second half tells an error by its difference from the first. A register, before any logic.
        m.d.sync += [
            self.rx_data.eq(Cat(rose[:4], fell[:4])),
            self.rx_valid.eq(rose[4]),
            self.rx_error.eq(rose[4] ^ fell[4]),
        ]
        for bit in range(4):
            pair = self.tx_data[bit], self.tx_data[bit + 4]
            m.d.comb += self.pad_tx_data[bit].eq(self._driven(m, f"transmit_{bit}", *pair))
        m.d.comb += self.pad_tx_control.eq(self._driven(m, "transmit_control", self.tx_valid, self.tx_valid))
        clock = self._driven(m, "transmit_clock", C(1, 1), C(0, 1))
        m.d.comb += self.pad_tx_clock.eq(self._delayed(m, "transmit_delay", clock, self.taps[1]))
        return m

    def _driven(self, m: Module, name: str, first: Value, second: Value) -> Signal:
        pad = Signal(name=f"{name}_pad")
        m.submodules[name] = Instance("ODDRX1F", i_D0=first, i_D1=second, i_SCLK=ClockSignal(), i_RST=C(0, 1), o_Q=pad)
        return pad

    def _delayed(self, m: Module, name: str, value: Value, taps: int) -> Signal:
        late = Signal(name=f"{name}_late")
        m.submodules[name] = Instance("DELAYG", p_DEL_MODE="USER_DEFINED", p_DEL_VALUE=taps, i_A=value, o_Z=late)
        return late
