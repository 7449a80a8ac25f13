# SPDX-License-Identifier: BSD-2-Clause
"""The instrument on a board: clocks, pins, link and core."""

from typing import Any

from amaranth.build import Attrs, Pins, Resource
from amaranth.hdl import ClockDomain, ClockSignal, DomainRenamer, Elaboratable, Module, ResetSignal
from amaranth.lib import cdc, io, wiring

from irqscope.contract.frontends import FrontEndId
from irqscope.contract.roles import STIMULI, Source
from irqscope_gateware.bytegear import ByteGear
from irqscope_gateware.frontends.ddr import DdrFrontEnd
from irqscope_gateware.frontends.ecp5 import Ecp5FrontEnd
from irqscope_gateware.frontends.gear import GearedFrontEnd
from irqscope_gateware.frontends.gowin import GowinFrontEnd
from irqscope_gateware.frontends.halfrate import HalfRateFrontEnd
from irqscope_gateware.frontends.pads import PadFrontEnd, Pads
from irqscope_gateware.frontends.registered import RegisteredFrontEnd
from irqscope_gateware.top import Core
from irqscope_gateware.uartreceiver import UartReceiver
from irqscope_gateware.uarttransmitter import UartTransmitter

from . import ethernet, ft245
from .board import Board, Ft245, Rgmii
from .clocks import Pll, PowerOnReset
from .halvers import HALVERS

FrontEnd = PadFrontEnd | HalfRateFrontEnd

INPUT, OUTPUT, TRIGGER = "instrument_in", "instrument_out", "instrument_trigger"
RX, TX = "instrument_rx", "instrument_tx"


class BoardTop(Elaboratable):
    """The top module of a board's bitstream. `build` is the build id that the instrument gives."""

    def __init__(self, board: Board, build: int = 0) -> None:
        self.board = board
        self.build = build

    def elaborate(self, platform: Any) -> Module:
        m = Module()
        add_resources(self.board, platform)
        m.submodules.core = core = Core(self.board.identity(self.build))
        ports = (platform.request(name, dir="-") for name in (INPUT, OUTPUT, TRIGGER))
        pads = Pads(*ports, trigger_fine=self.board.trigger_fine)
        m.submodules.front_end = front_end = make_front_end(self.board, pads)
        wiring.connect(m, core.front_end, front_end.core)
        m.d.comb += front_end.trigger.eq(core.trigger)
        self._clocks(m, front_end)

        self.link(m, platform, core, front_end)
        return m

    def link(self, m: Module, platform: Any, core: Core, front_end: FrontEnd) -> None:
        """Connects the core's streams of bytes to the host."""
        link = self.board.link
        if isinstance(link, Rgmii):
            self._port(m, ethernet.MODULE, ethernet.EthernetPort(self.board, link, self.build), core)
        elif isinstance(link, Ft245):
            self._port(m, ft245.MODULE, ft245.Ft245Port(), core)
        else:
            self._serial(m, platform, core, front_end)

    def _port(self, m: Module, name: str, port: ethernet.EthernetPort | ft245.Ft245Port, core: Core) -> None:
        m.submodules[name] = port
        wiring.connect(m, port.rx, core.rx)
        wiring.connect(m, core.tx, port.tx)

    def _serial(self, m: Module, platform: Any, core: Core, front_end: FrontEnd) -> None:
        clock = "double" if self.board.half_rate else "sync"  # the faster one, for the sake of fast lines
        domain = DomainRenamer(clock)
        m.submodules.receiver = receiver = domain(UartReceiver(self.board.bit_clocks))
        m.submodules.transmitter = transmitter = domain(UartTransmitter(self.board.bit_clocks))
        m.submodules.rx = rx = io.Buffer("i", platform.request(RX, dir="-"))
        m.submodules.tx = tx = io.FFBuffer("o", platform.request(TX, dir="-"), o_domain=clock)
        m.d.comb += [receiver.line.eq(rx.i), tx.o.eq(transmitter.line)]
        if isinstance(front_end, HalfRateFrontEnd):
            m.submodules.bytes = gear = ByteGear()
            m.d.comb += gear.middle.eq(front_end.middle)
            wiring.connect(m, receiver.bytes, gear.line_rx)
            wiring.connect(m, gear.line_tx, transmitter.bytes)
            wiring.connect(m, gear.rx, core.rx)
            wiring.connect(m, core.tx, gear.tx)
        else:
            wiring.connect(m, receiver.bytes, core.rx)
            wiring.connect(m, core.tx, transmitter.bytes)

    def _clocks(self, m: Module, front_end: FrontEnd) -> None:
        m.domains.sync = ClockDomain()
        m.submodules.pll = pll = Pll(self.board)
        clock, without_reset = "sync", "double"
        pads = front_end
        if isinstance(front_end, HalfRateFrontEnd):
            m.domains.double = ClockDomain()
            m.d.comb += ClockSignal("sync").eq(front_end.clock)
            clock, pads = "double", front_end.inner
        if isinstance(pads, GearedFrontEnd):
            m.domains.start = ClockDomain(reset_less=True)
            m.d.comb += [
                ClockSignal("start").eq(pll.crystal),
                pads.fast.eq(pll.clock),
                pads.locked.eq(pll.locked),
                ClockSignal(clock).eq(pads.clock),
            ]
            without_reset = "sync"
        else:
            m.submodules.reset = power_on = PowerOnReset()
            m.d.comb += [ClockSignal(clock).eq(pll.clock), power_on.locked.eq(pll.locked)]
        if self.board.half_rate:
            reset = ResetSignal("double" if without_reset == "sync" else "sync")
            m.submodules.other_reset = cdc.ResetSynchronizer(reset, domain=without_reset)


def make_front_end(board: Board, pads: Pads) -> FrontEnd:
    """The front end of the board's kind."""
    inner = _pad_front_end(board, pads)
    return HalfRateFrontEnd(inner, board.clock_hz, HALVERS[board.part.name]) if board.half_rate else inner


def _pad_front_end(board: Board, pads: Pads) -> PadFrontEnd:
    match board.pad_front_end:
        case FrontEndId.REGISTERED:
            return RegisteredFrontEnd(pads)
        case FrontEndId.DDR:
            return DdrFrontEnd(pads)
        case FrontEndId.ECP5_GEARED_4:
            return Ecp5FrontEnd(pads, board.double_hz)
        case _:
            return GowinFrontEnd(pads, board.pad_samples, board.double_hz, divider=board.divider)


def add_resources(board: Board, platform: Any) -> None:
    """Tell the platform which pins are ours."""
    given, driven = pad_attributes(board, is_output=False), pad_attributes(board, is_output=True)

    def connector_pins(roles: tuple[Source, ...], direction: str) -> Pins:
        return Pins(" ".join(board.pins[role] for role in roles), dir=direction, conn=board.connector)

    platform.add_resources(
        [
            Resource(INPUT, 0, connector_pins(board.inputs, "i"), given),
            Resource(OUTPUT, 0, connector_pins(STIMULI, "o"), driven),
            Resource(TRIGGER, 0, connector_pins((Source.TRIGGER,), "o"), driven),
            *_link_resources(board, given, driven),
        ]
    )


def _link_resources(board: Board, given: Attrs, driven: Attrs) -> list[Resource]:
    """Those of the way to the host."""
    if isinstance(board.link, Rgmii):
        return ethernet.ethernet_resources(board.link)
    if isinstance(board.link, Ft245):
        return ft245.ft245_resources(board.link)
    return [
        Resource(RX, 0, Pins(board.link.rx, dir="i"), given),
        Resource(TX, 0, Pins(board.link.tx, dir="o"), driven),
    ]


def pad_attributes(board: Board, *, is_output: bool) -> Attrs:
    """3.3 V CMOS, in the words of the family.

    Inputs are pulled up, so that one that is not wired rests; an iCE40 has no pull-down. Outputs are driven as the
    tools drive one of which nothing is said.
    """
    return Attrs(**PADS[board.part.family.name][is_output])


PADS: dict[str, tuple[dict[str, str | int], dict[str, str | int]]] = {
    "iCE40": ({"IO_STANDARD": "SB_LVCMOS", "PULLUP": 1}, {"IO_STANDARD": "SB_LVCMOS", "PULLUP": 0}),
    "ECP5": (
        {"IO_TYPE": "LVCMOS33", "PULLMODE": "UP", "HYSTERESIS": "ON"},
        {"IO_TYPE": "LVCMOS33", "PULLMODE": "NONE", "DRIVE": 8, "SLEWRATE": "SLOW"},
    ),
    "Gowin": (
        {"IO_TYPE": "LVCMOS33", "PULL_MODE": "UP", "HYSTERESIS": "NONE"},
        {"IO_TYPE": "LVCMOS33", "PULL_MODE": "NONE", "DRIVE": 8, "SLEW_RATE": "FAST"},
    ),
}
"""By family: what is said of the pad of an input, and of an output."""
