# SPDX-License-Identifier: BSD-2-Clause
"""An FTDI chip as a synchronous FIFO at the core's streams of bytes: its pads and its clock.

pads ─► registers ─► link ─► crossing ─► rx        all but the right side of the crossing in the domain `ft245`,
     ◄─           ◄─      ◄─          ◄─ tx        which has the chip's clock

The chip changes RXF#, TXE# and D up to 9 ns after an edge of its clock, and wants OE#, RD#, WR# and D 8.6 ns before the
next one and 0.4 ns after it. These are the hardest of the numbers that constraints of boards with the chip have, which
differ by 1 or 2 ns. FTDI's own tables (AN_130, data sheets of FT232H and FT2232H) were not at hand: whoever builds the
board compares them first. Of a clock of 16.67 ns are left

- for the way from TXE# into the fabric what `INTO_FABRIC_NS` says, which a build must keep. The clock itself comes
  later to the registers than to its pad, and that is left over;
- for outputs 8 ns, less twice what the wires take, from the clock's pad to theirs: they come from registers in the
  pads, for which the tools have nothing to place.
"""

from fractions import Fraction
from typing import Any

from amaranth.build import Resource
from amaranth.hdl import ClockDomain, ClockSignal, DomainRenamer, Module, ResetSignal, Signal
from amaranth.lib import cdc, io, stream, wiring
from amaranth.lib.wiring import In, Out

from irqscope_gateware.bytecrossing import ByteCrossing
from irqscope_gateware.ft245link import CLOCK_HZ, Ft245Link
from irqscope_gateware.ft245pads import Ft245Pads

from .board import Ft245
from .linkresources import link_resources

MODULE = Ft245.clock.module
"""Name of the module in the top one."""
CLOCK = "ft245_clock"
"""Name of the clock's net, by which it is constrained."""
CHIP_NS, WIRES_NS = Fraction(9), Fraction(1, 2)
"""After an edge: when what the chip drives is right at its pins, and what wires of 5 cm add at most."""
INTO_FABRIC_NS = Fraction(10**9, CLOCK_HZ) - CHIP_NS - WIRES_NS
"""From the pad of TXE# to the registers."""
DRIVEN = {"IO_TYPE": "LVCMOS33", "PULLMODE": "UP", "DRIVE": 8, "SLEWRATE": "FAST"}
"""Of the pads to the chip, and of the bus: without a bitstream the chip is asked for nothing."""
OUTPUTS = ("oe_n", "rd_n", "wr_n", "siwu_n")
PADS = {**dict.fromkeys(("clock_in", "rxf_n", "txe_n"), "i"), **dict.fromkeys(OUTPUTS, "o"), "data": "io"}
"""Groups of pads, and their directions."""


def ft245_resources(link: Ft245) -> list[Resource]:
    """The pads, for the platform."""
    return link_resources(MODULE, link, PADS, DRIVEN)


class Ft245Port(wiring.Component):
    """The host at the other end of a USB cable.

    Members
    -------
    rx : Out(stream of 8 bits)
        Commands, in `sync`.
    tx : In(stream of 8 bits)
        Blocks, in `sync`, from the first byte of one on after its reset.
    """

    def __init__(self) -> None:
        super().__init__({"rx": Out(stream.Signature(8)), "tx": In(stream.Signature(8))})

    def elaborate(self, platform: Any) -> Module:
        m = Module()
        domain = DomainRenamer("ft245")
        m.submodules.pads = at_pads = domain(Ft245Pads())
        m.submodules.link = link = domain(Ft245Link())
        m.submodules.crossing = crossing = ByteCrossing("ft245")

        m.domains.ft245 = ClockDomain(local=True)
        m.submodules.pad_clock = came = io.Buffer("i", platform.request(f"{MODULE}_clock_in", dir="-"))
        clock = Signal(name=CLOCK, attrs={"keep": "true"})
        platform.add_clock_constraint(clock, CLOCK_HZ)
        m.d.comb += [clock.eq(came.i), ClockSignal("ft245").eq(clock)]
        # Blocks begin anew with the core, here too; at once, since the chip's clock only runs while a host wants it.
        m.submodules.reset = cdc.ResetSynchronizer(ResetSignal("sync"), domain="ft245")

        m.submodules.pad_rxf_n = rxf_n = io.Buffer("i", platform.request(f"{MODULE}_rxf_n", dir="-"))
        m.submodules.pad_txe_n = txe_n = io.Buffer("i", platform.request(f"{MODULE}_txe_n", dir="-"))
        m.d.comb += [at_pads.pad_rxf_n.eq(rxf_n.i), link.rxf_n.eq(at_pads.rxf_n), link.txe_n.eq(txe_n.i)]
        for name in OUTPUTS:
            m.submodules[f"pad_{name}"] = pad = io.Buffer("o", platform.request(f"{MODULE}_{name}", dir="-"))
            m.d.comb += [pad.o.eq(getattr(at_pads, f"pad_{name}")), getattr(at_pads, name).eq(getattr(link, name))]
        bus = platform.request(f"{MODULE}_data", dir="-")
        for bit in range(8):
            m.submodules[f"pad_data_{bit}"] = pad = io.Buffer("io", bus[bit])
            m.d.comb += [
                at_pads.pad_data_in[bit].eq(pad.i),
                pad.o.eq(at_pads.pad_data_out[bit]),
                pad.oe.eq(~at_pads.pad_data_float[bit]),
            ]
        m.d.comb += [
            link.data_in.eq(at_pads.data_in),
            at_pads.data_out.eq(link.data_out),
            at_pads.drive.eq(link.drive),
        ]
        wiring.connect(m, link.rx, crossing.line_rx)
        wiring.connect(m, crossing.line_tx, link.tx)
        wiring.connect(m, crossing.rx, wiring.flipped(self.rx))
        wiring.connect(m, wiring.flipped(self.tx), crossing.tx)
        return m
