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


@dataclass(frozen=True)
class Hardware:
    """One machine of the emulator.

    `pins` is the plug-in's name for its pins, and `controller` the address of what has them, hexadecimal; "": there
    is one only. `stimulus`, `stimulus2` and `trigger` are lines that the instrument drives; `isr`, `task`, `done`,
    `aux` are those that it times. `port` is the stub's for it in user space, and `device` what that is given; `chip`
    is what the stub's kernel module is given, "" where none can be built, and with `trigger_port` behind it the
    module takes the trigger at a second parallel port. `modules` are those of the kernel that user space needs,
    loaded in this order with these arguments. `emulator` and `compiler` are programs, of Debian's packages beside
    them.
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
    device: str
    chip: str
    stimulus: int
    isr: int
    task: int
    done: int
    aux: int
    stimulus2: int = NOTHING
    trigger: int = NOTHING
    trigger_port: str = ""
    modules: Sequence[tuple[str, str]] = ()

    def stub_options(self, *, module: bool, traced: bool, second: bool = False) -> dict[str, str]:
        """What tells the stub, in user space or as a module, of its pins. Without a trace, none is there to stop.

        With a `second` stub `aux` is that one's.
        """
        found = self._device(module)
        if self.pins == "gpio":
            aux = "-" if second else self.aux
            trigger = [self.trigger] if traced else []
            found["lines"] = _listed(self.stimulus, self.isr, self.task, self.done, aux, *trigger)
        elif module and traced:
            found["device"] += self.trigger_port
        return found

    def second_options(self, *, module: bool) -> dict[str, str]:
        """Likewise a second stub, which answers stimulus2 on `aux`: a module by its handler, a program by its task."""
        answers = (self.aux,) if module else ("-", self.aux)
        return self._device(module) | {"lines": _listed(self.stimulus2, *answers)}

    def _device(self, module: bool) -> dict[str, str]:
        return {"device": self.chip if module else self.device}

    @property
    def wires(self) -> int:
        """Its lines as `guest_create` takes them."""
        return packed(
            stimulus=self.stimulus,
            stimulus2=self.stimulus2,
            trigger=self.trigger,
            isr=self.isr,
            task=self.task,
            done=self.done,
            aux=self.aux,
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
        chip="",
        stimulus=1,
        isr=4,
        task=5,
        done=6,
        aux=7,
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
        # The stimulus is nACK, the trigger that of a second port, which the program does not take. isr and aux are on
        # the data register, task and done on that of control.
        pins="lpt",
        controller="",
        port="linux_parport",
        device="/dev/parport0",
        chip="lpt,0x378,7",
        trigger_port=",0x278,5",
        stimulus=0,
        isr=0,
        task=8,
        done=9,
        aux=1,
        trigger=1,
        modules=(("parport", ""), ("parport_pc", "io=0x378 irq=7"), ("ppdev", "")),
    ),
}
