# SPDX-License-Identifier: BSD-2-Clause
"""Guests without a system: a microcontroller in the emulator, whose firmware is the target stub (`kernel=bare-...`)."""

import importlib.util
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from irqscope.extras import install

from ..core import BenchError
from ..crossbuild import LIBRARIES, compiler, places
from . import stubs
from .hardware import packed
from .process import Process, described, literal


@dataclass(frozen=True)
class Microcontroller:
    """One that the emulator has: `part` is its file in the stub's parts/, `processor` is one of crossbuild.LIBRARIES.

    `options` is where the stub looks for its options, in hexadecimal: a page of flash. `lines` are those of the port in
    the stub's order, EVENT,ISR,TASK,DONE,AUX. `defined` is what the compiler is told of where the emulator is no such
    part.
    """

    machine: str
    part: str
    processor: str
    options: str
    controller: str
    lines: tuple[int, int, int, int, int]
    port: str = "cortex_m"
    defined: str = ""
    emulator: str = "qemu-system-arm"
    package: str = "qemu-system-arm"
    pins: str = "gpio"

    @property
    def wires(self) -> int:
        """Its lines as `guest_create` takes them."""
        stimulus, isr, task, done, aux = self.lines
        return packed(stimulus=stimulus, isr=isr, task=task, done=done, aux=aux)


MICROCONTROLLERS = {
    "bare-m3": Microcontroller(
        machine="lm3s6965evb",
        part="lm3s6965",
        processor="cortex-m3",
        options="3fc00",
        controller="40005000",  # GPIO port B
        lines=(1, 4, 5, 6, 3),
    ),
    "bare-rv32": Microcontroller(
        machine="sifive_e",
        part="fe310",
        processor="rv32imac",
        options="2043fc00",
        controller="10012000",
        lines=(1, 4, 5, 6, 3),
        port="rv32",
        defined="-DMTIME_HZ=10000000",  # of the chip 32768
        emulator="qemu-system-riscv32",
        package="qemu-system-misc",
    ),
}
"""By what `kernel=` calls them."""


def firmware(microcontroller: Microcontroller) -> Path:
    """The stub as an image for it, from the user's cache if that has it; BenchError says what is missing."""
    if importlib.util.find_spec("ziglang") is None:
        raise BenchError(f"this target needs the Python package ziglang, which is not installed: {install('stub')}")
    return stubs.built(
        microcontroller.port,
        f"stub-{microcontroller.port}",
        f"PART={microcontroller.part}",
        f"CFLAGS=-Os {microcontroller.defined}",
        compiler(LIBRARIES[microcontroller.processor]),
        environment=places(),
    )


class BareMachine(Process):
    """A microcontroller that runs the stub, with these options of it beside its pins."""

    name = "the emulated microcontroller"

    def __init__(self, microcontroller: Microcontroller, options: Mapping[str, str]) -> None:
        emulator = described(microcontroller)
        self.lines = microcontroller.wires
        image = firmware(microcontroller)
        named = {"lines": ",".join(map(str, microcontroller.lines))} | dict(options)
        words = stubs.joined(named)

        def files(folder: Path) -> Sequence[str]:
            (text := folder / "options").write_bytes(words.encode() + b"\0")
            loader = f"loader,file={literal(text)},addr=0x{microcontroller.options},force-raw=on"
            return "-kernel", str(image), "-device", loader

        super().__init__(microcontroller, ["-M", microcontroller.machine], files)
        self.facts = {"emulator": emulator, "command": self.command}
