# SPDX-License-Identifier: BSD-2-Clause
"""What a board is: everything that differs between two boards, as data."""

import importlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from ipaddress import IPv4Address
from typing import Any

from irqscope.contract.frontends import FrontEndId
from irqscope.contract.identity import Identity
from irqscope.contract.roles import INPUTS, Source
from irqscope_gateware import ethernetlink, ft245link
from irqscope_gateware.budget import Part

from .pll import Ecp5Pll, GowinPll, Ice40Pll

LEAST_FILTER = Fraction(50, 10**9)
"""Seconds: every board can suppress glitches up to this length at least."""

BAUD_TOLERANCE = Fraction(5, 1000)
"""Largest relative error of a serial line's rate: what the bridge makes of its own crystal against the nominal one."""


@dataclass(frozen=True)
class LinkClock:
    """That of what leads to the host, where it has one of its own: how people call it, its module, its frequency."""

    title: str
    module: str
    hz: Fraction


@dataclass(frozen=True)
class Link:
    """The serial line to the host. `rx` and `tx` are sites of the package, seen from the FPGA."""

    rx: str
    tx: str
    baud: int
    bridge: str
    """What turns it into USB, and which socket that is."""

    clock = None
    """It is in that of the core or its double."""


@dataclass(frozen=True, kw_only=True)
class Rgmii:
    """Gigabit Ethernet to the host. Sites of the package; `rx` is what comes from the PHY."""

    rx_clock: str
    rx_control: str
    rx_data: tuple[str, ...]
    """The lowest bit first, as in `tx_data`."""
    tx_clock: str
    tx_control: str
    tx_data: tuple[str, ...]
    reset: str
    """Low: the PHY is in reset."""
    receive_delay_ps: int
    transmit_delay_ps: int
    """What neither PHY nor board delay, and of what is received the clock's way in the FPGA, see `EthernetRgmii`."""
    mac: int
    """Of the locally administered ones, unless who builds says another one (`addresses`)."""
    fixed: IPv4Address | None = None
    """The address from power-on, if who builds says one: nobody else is asked for an address then."""

    bridge: str
    """The PHY, and which socket that is."""

    baud = None
    """It has no rate that a host would have to know."""
    clock = LinkClock("Ethernet", "ethernet", Fraction(ethernetlink.CLOCK_HZ))

    @property
    def address(self) -> IPv4Address:
        """The fixed one; without, while no DHCP server lends another one, the link-local one of the MAC address's end,
        but none of the first and the last 256, which are kept.
        """
        return self.fixed or IPv4Address(f"169.254.{min(max(self.mac >> 8 & 255, 1), 254)}.{self.mac & 255}")


@dataclass(frozen=True, kw_only=True)
class Ft245:
    """An FTDI chip as a synchronous FIFO. Sites of the package."""

    clock_in: str
    """CLKOUT of the chip: at a pin from which a clock has a way of its own."""
    rxf_n: str
    txe_n: str
    oe_n: str
    rd_n: str
    wr_n: str
    siwu_n: str
    data: tuple[str, ...]
    """The lowest bit first."""
    bridge: str
    """The chip, and how it is wired."""

    baud = None
    """It has no rate that a host would have to know."""
    clock = LinkClock("FT245", "ft245", Fraction(ft245link.CLOCK_HZ))


@dataclass(frozen=True)
class Oscillator:
    """What clocks the FPGA: its error at most, over temperature and as delivered, and the part which promises that."""

    ppm: int
    part: str


@dataclass(frozen=True, kw_only=True)
class Board:
    """One board with one build of the instrument.

    A file of this package that has a variable `BOARDS`, a tuple of these, adds them; nothing else has to change.
    """

    name: str
    """What users type: lower case, digits and hyphens."""
    variant: str = ""
    """What follows the name in those of files, if who builds says more than the board (`addresses`)."""
    title: str
    """What its maker calls it."""
    platform: str
    """Amaranth's description of the board, `module:class`."""
    package: str
    """As the table of sides (`sides`) calls it."""
    part: Part
    """The part, with the parameters of the largest instrument that is meant for it."""
    pll: Ice40Pll | Ecp5Pll | GowinPll
    """Makes of the crystal's clock that of the core; above two samples a clock the edge clock, R / 2 times as fast."""
    oscillator: Oscillator | None = None
    """None: which part it is, or what that promises, is not known."""
    pad: bool = False
    """iCE40: the crystal is on the PLL's own pad, and can only be used through it."""
    divider: str = ""
    """Gowin: nextpnr's name of a clock divider on the side of the pins."""
    samples: int
    """R: samples per clock."""
    half_rate: bool = False
    """The core runs at half the pace of its front end, which has R / 2 samples a clock."""
    connector: tuple[str, int] | None
    """The platform's name and number of the connector with all pins of the instrument; None: `pins` are sites."""
    pins: Mapping[Source, str]
    """The connector's pin of each stimulus, of the inputs that there are, which are the first ones, and of the trigger,
    in the order in which users wire them."""
    trigger_fine: bool = True
    """The trigger's pin is driven R times a clock, as the stimuli's are; if not, once."""
    where: str
    """Where on the board these pins are, in words."""
    rows: tuple[str, ...]
    """The connector as one sees it, for the drawing: what is at each place, from left to right, separated by spaces."""
    link: Link | Rgmii | Ft245
    seeds: tuple[int, ...] = ()
    """Seeds of place and route that were good when they were last tried, the best first."""
    flash: tuple[str, ...]
    """openFPGALoader's arguments that select the board."""
    notes: tuple[str, ...] = ()
    """What the user must know before wiring."""

    def varied(self, ending: str, words: str, *seeds: int, **changes: Any) -> "Board":
        """The same with these changes; `ending` and `words` follow name and title."""
        return replace(self, name=f"{self.name}-{ending}", title=f"{self.title} {words}", seeds=seeds, **changes)

    @property
    def inputs(self) -> tuple[Source, ...]:
        """The inputs that have a pin."""
        return tuple(role for role in INPUTS if role in self.pins)

    @property
    def used_pins(self) -> dict[Source, str]:
        """The pins that the instrument uses: without a trigger its own stays low."""
        has_trigger = self.part.parameters["trigger"]
        return {role: pin for role, pin in self.pins.items() if has_trigger or role is not Source.TRIGGER}

    @property
    def pad_samples(self) -> int:
        """Samples per clock of what is at the pads."""
        return self.samples // 2 if self.half_rate else self.samples

    @property
    def pad_front_end(self) -> FrontEndId:
        """The kind of front end that takes `pad_samples` on this part."""
        if self.pad_samples <= 2:
            return {1: FrontEndId.REGISTERED, 2: FrontEndId.DDR}[self.pad_samples]
        return {
            ("ECP5", 4): FrontEndId.ECP5_GEARED_4,
            ("Gowin", 4): FrontEndId.GOWIN_GEARED_4,
            ("Gowin", 8): FrontEndId.GOWIN_GEARED_8,
        }[self.part.family.name, self.pad_samples]

    @property
    def front_end(self) -> FrontEndId:
        """The kind of front end that the core sees."""
        return FrontEndId.HALF_RATE if self.half_rate else self.pad_front_end

    @property
    def geared_pads(self) -> bool:
        """The pads have gears, which begin together."""
        return self.pad_samples > 2

    @property
    def crystal_hz(self) -> Fraction:
        """Of the board's oscillator."""
        return self.pll.reference

    @property
    def clock_hz(self) -> Fraction:
        """Of the core."""
        return self.pll.output / max(1, self.samples // 2)

    @property
    def tick(self) -> Fraction:
        """Seconds, exactly, as far as the crystal is exact."""
        return 1 / (self.clock_hz * self.samples)

    @property
    def double_hz(self) -> Fraction:
        """Of what is at the pads, and of the serial line: twice that of a half-rate core."""
        return self.clock_hz * (2 if self.half_rate else 1)

    @property
    def bit_clocks(self) -> Fraction:
        """Clocks of `double_hz` of a bit of the serial line, of a board that has one."""
        return self.double_hz / self.link.baud

    @property
    def filter_clocks(self) -> int:
        """Window of the glitch filters: the least that suppresses LEAST_FILTER."""
        ticks = -(-LEAST_FILTER // self.tick)
        return int(-(-(ticks + 1) // self.samples))

    def identity(self, build: int = 0) -> Identity:
        """What the instrument on this board says of itself."""
        return Identity(
            board=self.name,
            tick=self.tick,
            samples=self.samples,
            front_end=self.front_end,
            filter_clocks=self.filter_clocks,
            sample_clocks=self.part.sample_clocks,
            build=build,
            inputs=len(self.inputs),
            **self.part.parameters,
        )

    def make_platform(self) -> Any:
        """A fresh Amaranth platform; each can be built once."""
        module, _, name = self.platform.partition(":")
        return getattr(importlib.import_module(module), name)()

    def sites(self) -> dict[Source, str]:
        """The site of the package behind each pin."""
        if self.connector is None:
            return dict(self.pins)
        mapping = self.make_platform().connectors[self.connector].mapping
        return {role: mapping[pin] for role, pin in self.pins.items()}
