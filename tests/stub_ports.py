# SPDX-License-Identifier: BSD-2-Clause
"""The ports of the stub that run on this machine: `sim` for real, others on simulated systems (shims/)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from stub_bench import ISR, TASK, Lockstep, Page


@dataclass(frozen=True)
class Port:
    """How a port is told its options and pins, and what it is."""

    name: str
    handler: bool
    options: tuple[str, ...] = ()
    pins: int = 4  # that threads may toggle at one time
    cpus: int = 2  # at least that many can be asked for
    is_program: bool = False  # with a command line, on a system with threads of its own: runs in real time
    simulated: bool = False  # its device or kernel is simulated, where otherwise it would be real

    def bench(self, command: Sequence[str | Path], environment: Mapping[str, str] | None) -> Page | Lockstep:
        return (Page if self.is_program else Lockstep)(command, environment=environment)

    @property
    def first(self) -> int:
        """The pin that answers an event at once."""
        return ISR if self.handler else TASK

    def fits(self, count: int, least: int, most: int) -> bool:
        """Whether a thread had so many periods. In real time it may be late when another one has had all of its own."""
        return (1 if self.is_program else least) <= count <= most

    def command(self, program: Path, **options: object) -> list[str | Path]:
        words = [name if value is True else f"{name}={value}" for name, value in options.items()]
        if self.is_program:
            words = [part for word in words for part in f"--{word}".split("=")]
        return [program, *self.options, *words]


SIM = Port("sim", False, ("--device", "{page}", "--regardless"), is_program=True)
PORTS = [
    SIM,
    Port(
        "linux_gpiod",
        False,
        ("--device", "/dev/gpiochip0", "--lines", "10,11,12,13,14", "--regardless"),
        is_program=True,
        simulated=True,
    ),
    Port("linux_parport", False, ("--regardless",), pins=2, is_program=True, simulated=True),
    Port("linux_kmod", True, ("device=simulated", "lines=10,11,12,13,14"), pins=2, simulated=True),
    Port("rtlinux", True, pins=2),
    Port("vxworks", True, ("device=lpt,0x378,7",), pins=2, cpus=1),
    Port("vxworks7", True, ("lines=10,11,12,13,14",)),
    Port("freertos", True, ("lines=10,11,12,13,14",), cpus=1),
    Port("zephyr", True, cpus=1),
]


def named(name: str) -> Port:
    """The one of that name."""
    return next(port for port in PORTS if port.name == name)
