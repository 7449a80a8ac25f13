# SPDX-License-Identifier: BSD-2-Clause
"""An Ethernet PHY at the core's streams of bytes: its pads, its clock, its reset.

pads ─► RGMII ─► link ─► crossing ─► rx        all but the right side of the crossing in the domain `ethernet`,
     ◄─       ◄─      ◄─          ◄─ tx        which has the PHY's receive clock
"""

from fractions import Fraction
from typing import Any

from amaranth.build import Resource
from amaranth.hdl import ClockDomain, ClockSignal, DomainRenamer, Module, ResetSignal, Signal
from amaranth.lib import cdc, io, stream, wiring
from amaranth.lib.wiring import In, Out

from irqscope_gateware.bytecrossing import ByteCrossing
from irqscope_gateware.ethernetlink import CLOCK_HZ, EthernetLink
from irqscope_gateware.ethernetrgmii import EthernetRgmii

from .board import Board, Rgmii
from .linkresources import link_resources

MODULE = Rgmii.clock.module
"""Name of the module in the top one."""
CLOCK = "ethernet_clock"
"""Name of the clock's net, by which it is constrained."""
RESET = Fraction(20, 1000)
"""Seconds that the PHY is in reset for, twice what a KSZ9031 or a B50612D wants of steady supplies."""
DRIVEN = {"IO_TYPE": "LVCMOS33", "PULLMODE": "NONE", "DRIVE": 8, "SLEWRATE": "FAST"}
"""Of the pads to the PHY: a nibble is there for 4 ns. What is pulled up at those from it when its reset ends, the PHY
takes for its configuration."""
PADS = {
    **dict.fromkeys(("rx_clock", "rx_control", "rx_data"), "i"),
    **dict.fromkeys(("tx_clock", "tx_control", "tx_data", "reset"), "o"),
}
"""Groups of pads, and their directions."""


def ethernet_resources(link: Rgmii) -> list[Resource]:
    """The pads, for the platform."""
    return link_resources(MODULE, link, PADS, DRIVEN)


def ethernet_link(board: Board, link: Rgmii, build: int) -> EthernetLink:
    """The instrument's end of the datagrams, which asks for an address unless it has a fixed one."""
    return EthernetLink(mac=link.mac, address=int(link.address), dhcp=link.fixed is None, board=board.name, build=build)


class EthernetPort(wiring.Component):
    """The host at the other end of a cable.

    Members
    -------
    rx : Out(stream of 8 bits)
        Commands, in `sync`.
    tx : In(stream of 8 bits)
        Blocks, in `sync`, from the first byte of one on after its reset.
    """

    def __init__(self, board: Board, link: Rgmii, build: int) -> None:
        self.board, self.link, self.build = board, link, build
        super().__init__({"rx": Out(stream.Signature(8)), "tx": In(stream.Signature(8))})

    def elaborate(self, platform: Any) -> Module:
        m = Module()
        buffers = {}
        for name, way in PADS.items():
            buffers[name] = io.Buffer(way, platform.request(f"{MODULE}_{name}", dir="-"))
            m.submodules[f"pad_{name}"] = buffers[name]

        m.domains.ethernet = ClockDomain(local=True)
        clock = Signal(name=CLOCK, attrs={"keep": "true"})
        platform.add_clock_constraint(clock, CLOCK_HZ)
        m.d.comb += [clock.eq(buffers["rx_clock"].i), ClockSignal("ethernet").eq(clock)]
        # Blocks begin anew with the core, here too.
        m.submodules.reset = cdc.ResetSynchronizer(ResetSignal("sync"), domain="ethernet")

        domain = DomainRenamer("ethernet")
        m.submodules.rgmii = rgmii = domain(
            EthernetRgmii(receive_delay_ps=self.link.receive_delay_ps, transmit_delay_ps=self.link.transmit_delay_ps)
        )
        m.submodules.link = link = domain(ethernet_link(self.board, self.link, self.build))
        m.submodules.crossing = crossing = ByteCrossing("ethernet")
        m.d.comb += [
            rgmii.pad_rx_data.eq(buffers["rx_data"].i),
            rgmii.pad_rx_control.eq(buffers["rx_control"].i),
            buffers["tx_data"].o.eq(rgmii.pad_tx_data),
            buffers["tx_control"].o.eq(rgmii.pad_tx_control),
            buffers["tx_clock"].o.eq(rgmii.pad_tx_clock),
            link.rx_data.eq(rgmii.rx_data),
            link.rx_valid.eq(rgmii.rx_valid),
            link.rx_error.eq(rgmii.rx_error),
            rgmii.tx_data.eq(link.tx_data),
            rgmii.tx_valid.eq(link.tx_valid),
        ]
        wiring.connect(m, link.rx, crossing.line_rx)
        wiring.connect(m, crossing.line_tx, link.tx)
        wiring.connect(m, crossing.rx, wiring.flipped(self.rx))
        wiring.connect(m, wiring.flipped(self.tx), crossing.tx)

        clocks = int(RESET * self.board.clock_hz)
        left = Signal(range(clocks), init=clocks - 1)
        released = Signal()
        m.d.sync += released.eq(~left.any())
        with m.If(left.any()):
            m.d.sync += left.eq(left - 1)
        m.d.comb += buffers["reset"].o.eq(released)
        return m
