# SPDX-License-Identifier: BSD-2-Clause
"""A guest with a kernel: what is in it beside the stub, and how it is started and ended."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from . import running, tracing
from .culprits import Culprit
from .initramfs import archive
from .kernels import Kernel
from .process import MOST_SAID, Process, described
from .sums import sum_of

_KERNEL = "irqscope-guest-kernel"
# A line on the console ends it. Ordinary threads get no share of each second, as the stub wants it: real-time ones
# would be stopped for that. What uname -r and -v say is told without another program: that would take its time.
_INIT = """#!/bin/busybox sh
/bin/busybox mount -t proc none /proc
/bin/busybox mount -t sysfs none /sys
/bin/busybox mount -t devtmpfs none /dev
{unshared}
read -r release < /proc/sys/kernel/osrelease
read -r version < /proc/sys/kernel/version
echo "{kernel} $release $version"
{first}
{begin}
read line
{last}
{end}
/bin/busybox poweroff -f
"""
_THROTTLED = "echo -1 > /proc/sys/kernel/sched_rt_runtime_us"
# Linux 6.12 and later.
_SERVED = (
    "/bin/busybox mount -t debugfs none /sys/kernel/debug\n"
    "for server in /sys/kernel/debug/sched/fair_server/cpu*/runtime; do echo 0 > $server; done"
)
# The kernel is to believe the random numbers of the emulator (-seed: the same in each run), whether they come by the
# device tree or by an instruction of the CPU. Else it gathers its own from some 17 000 interrupts, and until then each
# system call of arm64, which draws one, takes longer.
_SEEDED = "random.trust_bootloader=on random.trust_cpu=on"


class Emulator(Process):
    """A guest with a kernel.

    `options` are those of the stub beside its pins, which runs in user space; in the kernel if `module` is "on"; or
    there and in a thread of the kernel's, if that forces handlers into threads and `module` is "threaded". `second` is
    where a second stub runs, for stimulus2: "on" in user space, "module" in the kernel; "off": there is none. The
    kernel's trace is written to the file `trace` when the stub has ended, as trace-cmd's if it is called `.dat`;
    LTTng's is, to a folder, if it is called `.lttng`. `culprit` is what makes it late. Of several `cpus` one runs at a
    time, until it waits or something is due; virtual time is that of all.
    """

    def __init__(
        self,
        kernel: Kernel,
        options: Mapping[str, str],
        *,
        module: str,
        second: str,
        second_options: Mapping[str, str],
        cpus: int = 1,
        trace: Path | None = None,
        culprit: Culprit | None = None,
    ) -> None:
        hardware = kernel.hardware
        if trace:
            tracing.check(trace)
        options = hardware.stub_options(
            module=module != "off", traced=trace is not None and not tracing.by_lttng(trace), second=second != "off"
        ) | dict(options)
        self.lines = hardware.wires(second)
        self._emulator, self._image = described(hardware), sum_of(kernel.image)
        contents = {"bin/busybox": kernel.busybox.read_bytes()}
        if module == "off":
            parts = [running.program(kernel, options)]
        else:
            parts = [running.module(kernel, options, threaded=module == "threaded")]
        if second != "off":
            begun = running.module if second == "module" else running.program
            options = hardware.second_options(module=second == "module", alone=module != "off") | dict(second_options)
            parts.insert(0, begun(kernel, options, second=True))
        programs = [number for number, there in enumerate((module == "off", second == "on")) if there]
        parts.insert(0, running.loaded(kernel, hardware.modules(programs)))
        for part in parts:
            contents |= part.files
        begin, end = "\n".join(part.begin for part in parts), "\n".join(part.end for part in parts)
        if culprit:
            contents |= culprit.files(kernel)
        first, last = tracing.commands(trace, cpus) if trace else ([], [])
        if trace:
            contents |= tracing.files(trace, kernel)
        if culprit:  # whose functions are there to be traced when tracing starts
            first.insert(len(first) // 2, culprit.begin)
            last.append(culprit.end)
        if trace and trace.suffix == tracing.DAT:
            # Which wants the names of functions, and no module loaded meanwhile.
            last.insert(1 if culprit and culprit.resident else len(last), tracing.TELL_BINARY)
        unshared = _SERVED if kernel.version >= (6, 12) else _THROTTLED
        commands = {"first": "\n".join(first), "begin": begin, "last": "\n".join(last), "end": end}
        script = _INIT.format(unshared=unshared, kernel=_KERNEL, **commands)
        contents["init"] = script.encode()
        self._trace, self._culprit = trace, culprit

        def files(folder: Path) -> Sequence[str]:
            (root := folder / "root.cpio").write_bytes(archive(contents, ("proc", "sys", "dev")))
            return "-kernel", str(kernel.image), "-initrd", str(root)

        super().__init__(
            hardware,
            [
                *hardware.arguments,
                "-smp",
                str(cpus),
                "-m",
                "512",
                "-append",
                f"console={hardware.console} quiet panic=-1 {_SEEDED}",
            ],
            files,
            MOST_SAID + (tracing.most(cpus) if trace else 0),
        )

    @property
    def facts(self) -> Mapping[str, str]:
        """What it is, once its stub runs: the kernel as that says it itself, and the emulator."""
        line = self.console().partition(f"{_KERNEL} ")[2].partition("\n")[0]
        release, _, version = line.partition(" ")
        return {
            "release": release,
            "version": version,
            "image": f"SHA-256 {self._image}",
            "emulator": self._emulator,
            "command": self.command,
        }

    def close(self) -> None:
        """End it. May be called again."""
        if self._trace and not self._console.closed:
            # What it has said when the bench is gone.
            self.connection.close()
            tracing.save(self.console(), self._trace)
            if self._culprit:
                self._culprit.confess(self.console(), self._trace.with_suffix(".culprit.json"))
        super().close()
