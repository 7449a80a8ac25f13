# SPDX-License-Identifier: BSD-2-Clause
"""The machines that a guest can be, by Debian's names of their architectures, and what their pins are."""

from collections.abc import Sequence
from dataclasses import dataclass

NOTHING = 15
"""In place of a line: the pin leads nowhere."""


def packed(
    *,
    stimulus: int,
    isr: int,
    task: int,
    done: int,
    aux: int = NOTHING,
    stimulus2: int = NOTHING,
    trigger: int = NOTHING,
) -> int:
    """What `guest_create` takes: four bits each for the lines of the instrument's outputs and of its four inputs."""
    return sum(line << 4 * i for i, line in enumerate((stimulus, stimulus2, trigger, isr, task, done, aux)))


PARALLEL = (("0x378", "7"), ("0x278", "5"))
"""Address and interrupt of the parallel ports of a PC."""


@dataclass(frozen=True)
class Hardware:
    """One machine of the emulator.

    `pins` is the plug-in's name for its pins, and `controller` the address of what has them, hexadecimal; "": there
    is one only. `stimulus`, `stimulus2` and `trigger` are lines that the instrument drives; `isr`, `task`, `done`,
    `aux` are those that it times. `second_isr` and `second_task` are the lines of `aux` where a second stub answers
    stimulus2 on it, in the kernel and in user space. `port` is the stub's for it in user space; with pins "gpio"
    `device` is what that is given, and `chip` what the stub's kernel module is, "" where none can be built. With pins
    "lpt" there are the ports PARALLEL, the second one for the module's trigger or for a second stub. `emulator` and
    `compiler` are programs, of Debian's packages beside them.
    """

    emulator: str
    package: str
    arguments: Sequence[str]
    console: str
    compiler: str
    compiler_package: str
    pins: str
    controller: str
    port: str
    stimulus: int
    stimulus2: int
    trigger: int
    isr: int
    task: int
    done: int
    aux: int
    second_isr: int
    second_task: int
    device: str = ""
    chip: str = ""

    @property
    def builds_modules(self) -> bool:
        """Whether a module of the stub for its kernels can be built here."""
        return self.pins == "lpt" or bool(self.chip)

    def stub_options(self, *, module: bool, traced: bool, second: bool = False) -> dict[str, str]:
        """What tells the stub, in user space or as a module, of its pins. Without a trace, none is there to stop.

        With a `second` stub `aux` is that one's, and so is the second parallel port.
        """
        if self.pins == "gpio":
            aux = "-" if second else self.aux
            trigger = [self.trigger] if traced else []
            lines = _listed(self.stimulus, self.isr, self.task, self.done, aux, *trigger)
            return {"device": self.chip if module else self.device, "lines": lines}
        if not module:
            return {"device": "/dev/parport0"}
        return {"device": _listed("lpt", *PARALLEL[0], *(PARALLEL[1] if traced and not second else ()))}

    def second_options(self, *, module: bool, alone: bool) -> dict[str, str]:
        """Likewise a second stub, which answers stimulus2 on `aux`: a module by its handler, a program by its task.

        `alone`: the first one is not in user space.
        """
        if self.pins == "gpio":
            answers = (self.second_isr,) if module else ("-", self.second_task)
            return {"device": self.chip if module else self.device, "lines": _listed(self.stimulus2, *answers)}
        return {"device": _listed("lpt", *PARALLEL[1]) if module else f"/dev/parport{0 if alone else 1}"}

    def modules(self, programs: Sequence[int]) -> list[tuple[str, str]]:
        """The kernel's modules that stubs in user space need, the first one being 0, with arguments, in their order."""
        if self.pins == "gpio" or not programs:
            return []
        addresses, interrupts = zip(*(PARALLEL[number] for number in programs), strict=True)
        arguments = f"io={_listed(*addresses)} irq={_listed(*interrupts)}"
        return [("parport", ""), ("parport_pc", arguments), ("ppdev", "")]

    def wires(self, second: str = "off") -> int:
        """Its lines as `guest_create` takes them, with that second stub."""
        shared = self.stimulus2 == self.trigger  # the module's trigger, or a second stub's event
        return packed(
            stimulus=self.stimulus,
            stimulus2=NOTHING if shared and second == "off" else self.stimulus2,
            trigger=NOTHING if shared and second != "off" else self.trigger,
            isr=self.isr,
            task=self.task,
            done=self.done,
            aux={"off": self.aux, "module": self.second_isr, "on": self.second_task}[second],
        )


def _listed(*lines: int | str) -> str:
    return ",".join(map(str, lines))


HARDWARE = {
    "arm64": Hardware(
        emulator="qemu-system-aarch64",
        package="qemu-system-arm",
        arguments=("-M", "virt,dtb-randomness=on", "-cpu", "cortex-a53"),
        console="ttyAMA0",
        compiler="aarch64-linux-gnu-gcc",
        compiler_package="gcc-aarch64-linux-gnu and libc6-dev-arm64-cross",
        # A PL061, whose line 3 is the power key.
        pins="gpio",
        controller="9030000",
        port="linux_gpiod",
        device="/dev/gpiochip0",
        chip="9030000.pl061",
        stimulus=1,
        isr=4,
        task=5,
        done=6,
        aux=7,
        second_isr=7,
        second_task=7,
        stimulus2=0,
        trigger=2,
    ),
    "armhf": Hardware(
        emulator="qemu-system-arm",
        package="qemu-system-arm",
        arguments=("-M", "virt,dtb-randomness=on", "-cpu", "cortex-a15"),
        console="ttyAMA0",
        compiler="arm-linux-gnueabihf-gcc",
        compiler_package="gcc-arm-linux-gnueabihf and libc6-dev-armhf-cross",
        # Its modules are not for this machine to build: modpost takes tables to be of its own word size.
        pins="gpio",
        controller="9030000",
        port="linux_gpiod",
        device="/dev/gpiochip0",
        stimulus=1,
        isr=4,
        task=5,
        done=6,
        aux=7,
        second_isr=7,
        second_task=7,
        stimulus2=0,
        trigger=2,
    ),
    "amd64": Hardware(
        emulator="qemu-system-x86_64",
        package="qemu-system-x86",
        arguments=("-M", "pc", "-cpu", "max", "-nodefaults"),
        console="ttyS0",
        compiler="x86_64-linux-gnu-gcc",
        compiler_package="gcc-x86-64-linux-gnu and libc6-dev-amd64-cross",
        # The stimulus is nACK, stimulus2 or the trigger, which the program does not take, that of the second port. isr
        # and aux are on the data register, task and done on that of control.
        pins="lpt",
        controller="",
        port="linux_parport",
        stimulus=0,
        stimulus2=1,
        trigger=1,
        isr=0,
        task=8,
        done=9,
        aux=1,
        second_isr=12,
        second_task=13,
    ),
}
