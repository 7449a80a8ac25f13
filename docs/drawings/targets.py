# SPDX-License-Identifier: BSD-2-Clause
"""What is wired to what: one target for each drawing. Where the facts come from stands in docs/guide/wiring.md."""

from collections.abc import Mapping
from dataclasses import dataclass

import parport
from irqscope.contract.roles import STUB_ROLES, Source


@dataclass(frozen=True)
class Pin:
    """A pin of the target. `line` is its number in `--lines`."""

    number: str
    name: str
    line: int | None = None
    series_ohms: int = 330
    pulled_up: bool = False
    """By a resistor of ours, since its own driver may only pull down."""


@dataclass(frozen=True)
class Buffer:
    """A part between instrument and target. `channels` has its pins for each role: FPGA's side, target's side."""

    part: str
    supply: str
    channels: Mapping[Source, tuple[str, str]]
    rest: str
    """What its other pins are connected to."""


@dataclass(frozen=True)
class Connector:
    """The target's connector as one sees it. `supplies` are never to be touched, `taken` are used by the board."""

    title: str
    rows: tuple[tuple[int, ...], ...]
    grounds: frozenset[int]
    supplies: frozenset[int] = frozenset()
    taken: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Target:
    """A kind of target. The order of `pins` is that of the rows in its drawing."""

    name: str
    title: str
    box: tuple[str, str]
    """What stands at the head of the target's box."""
    pins: Mapping[Source, Pin]
    grounds: tuple[str, ...]
    buffers: tuple[Buffer, ...] = ()
    connector: Connector | None = None
    device: str | None = None
    """For `--device` of the stub."""
    has_user_space: bool = True

    @property
    def numbered(self) -> bool:
        """Whether all its pins have numbers for the stub."""
        return all(pin.line is not None for pin in self.pins.values())

    @property
    def lines(self) -> str:
        """For `--lines` or `lines=` of the stub, without the trigger."""
        return ",".join(str(self.pins[role].line) for role in (Source.STIMULUS, *STUB_ROLES))


RASPBERRY_PI = Target(
    "raspberry-pi",
    "Raspberry Pi 4 or 5",
    ("Raspberry Pi 4 or 5", "40-pin header, 3.3 V"),
    {
        Source.STIMULUS: Pin("11", "GPIO17", 17),
        Source.TRIGGER: Pin("22", "GPIO25", 25),
        Source.ISR: Pin("16", "GPIO23", 23),
        Source.TASK: Pin("13", "GPIO27", 27),
        Source.DONE: Pin("15", "GPIO22", 22),
        Source.AUX: Pin("18", "GPIO24", 24),
    },
    ("9", "14", "20"),
    connector=Connector(
        "40-pin header from above, pin 1 at the end with the two 5 V pins",
        (tuple(range(2, 41, 2)), tuple(range(1, 40, 2))),
        grounds=frozenset({6, 9, 14, 20, 25, 30, 34, 39}),
        supplies=frozenset({1, 2, 4, 17}),
        taken=frozenset({3, 5, 8, 10, 27, 28}),
    ),
    device="/dev/gpiochip0",
)

BEAGLEBONE = Target(
    "beaglebone",
    "BeagleBone Black",
    ("BeagleBone Black", "header P8, 3.3 V"),
    {
        Source.STIMULUS: Pin("P8_11", "GPIO1_13", 13),
        Source.ISR: Pin("P8_12", "GPIO1_12", 12),
        Source.TASK: Pin("P8_15", "GPIO1_15", 15),
        Source.DONE: Pin("P8_16", "GPIO1_14", 14),
        Source.AUX: Pin("P8_26", "GPIO1_29", 29),
    },
    ("P8_1", "P8_2"),
    connector=Connector(
        "Header P8 from above; P9, which has the 5 V pins, is the other one",
        (tuple(range(2, 47, 2)), tuple(range(1, 46, 2))),
        grounds=frozenset({1, 2}),
        taken=frozenset({*range(3, 7), *range(20, 26), *range(27, 47)}),
    ),
    device="/dev/gpiochipN",
)

PICO = Target(
    "pico",
    "Raspberry Pi Pico, as other microcontroller boards of 3.3 V",
    ("Raspberry Pi Pico", "RP2040, 3.3 V"),
    {
        Source.STIMULUS: Pin("4", "GP2", 2),
        Source.ISR: Pin("9", "GP6", 6),
        Source.TASK: Pin("10", "GP7", 7),
        Source.DONE: Pin("11", "GP8", 8),
        Source.AUX: Pin("12", "GP9", 9),
    },
    ("3", "8", "13"),
    connector=Connector(
        "From above, with the USB socket at the left",
        (tuple(range(40, 20, -1)), tuple(range(1, 21))),
        grounds=frozenset({3, 8, 13, 18, 23, 28, 33, 38}),
        supplies=frozenset({36, 39, 40}),
        taken=frozenset({1, 2, 30, 35, 37}),
    ),
    has_user_space=False,
)


def _parallel_port() -> Target:
    signals = parport.signals()
    pins = {
        role: Pin(
            str(signal.pin),
            signal.name,
            pulled_up=signal.open_collector,
            # The PC may pull this pin up by as little as 1 kOhm, and must see it low all the same.
            series_ohms=100 if role is Source.STIMULUS else Pin.series_ohms,
        )
        for role, signal in signals.items()
    }
    # Those of one register share a part, next to each other.
    data, control = (
        [role for role in STUB_ROLES if signals[role].register == register] for register in ("data", "control")
    )
    schmitt = (("6", "1"), ("4", "3"))
    driver_rest = "OE (1) and GND (3) to ground, VCC (5) to 5 V of the FPGA board's USB supply"
    rest = "GND (2) to ground, VCC (5) to 3.3 V of the FPGA board"
    return Target(
        "parallel-port",
        "A PC's parallel port: Linux, RTLinux, VxWorks",
        ("PC", "parallel port, 5 V"),
        {role: pins[role] for role in (Source.STIMULUS, *data, *control)},
        tuple(str(pin) for pin in parport.GROUNDS),
        buffers=(
            Buffer("74AHCT1G125", "5 V", {Source.STIMULUS: ("2", "4")}, driver_rest),
            Buffer("74LVC2G17", "3.3 V", dict(zip(data, schmitt, strict=True)), rest),
            Buffer("74LVC2G17", "3.3 V", dict(zip(control, schmitt, strict=True)), rest),
        ),
        connector=Connector(
            "Looking into the PC's socket, or at the solder side of the plug",
            (tuple(range(13, 0, -1)), tuple(range(25, 13, -1))),
            grounds=frozenset(parport.GROUNDS),
        ),
    )


def _low_voltage() -> Target:
    channels: dict[Source, tuple[str, str]] = {
        Source.STIMULUS: ("B", "A"),
        **{role: ("B", "A") for role in STUB_ROLES if role is not Source.AUX},
    }
    rest = "VCCA and OE to 1.8 V of the target, VCCB to 3.3 V of the FPGA board, GND to ground"
    return Target(
        "low-voltage",
        "A system on chip with I/O of 1.8 V",
        ("System on chip", "GPIO, 1.8 V"),
        {role: Pin("", "input" if role is Source.STIMULUS else "output") for role in (Source.STIMULUS, *STUB_ROLES)},
        ("any ground",),
        buffers=(
            Buffer("TXU0304", "1.8 to 3.3 V", channels, rest),
            Buffer("TXU0101", "1.8 to 3.3 V", {Source.AUX: ("B", "A")}, rest),
        ),
    )


PARALLEL_PORT = _parallel_port()
TARGETS = (RASPBERRY_PI, BEAGLEBONE, PICO, PARALLEL_PORT, _low_voltage())
