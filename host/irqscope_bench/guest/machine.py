# SPDX-License-Identifier: BSD-2-Clause
"""The emulator: a QEMU process with a kernel, the stub, and the plug-in that hands its pins to the bench."""

import contextlib
import hashlib
import os
import re
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Self

from ..core import BenchError
from ..definitions import HARNESS
from ..native import cache
from ..stub import compiler
from . import stubs, tracecmd, tracing
from .culprits import Culprit
from .hardware import Hardware
from .initramfs import archive
from .kernels import Kernel
from .stubs import MESSAGES, MODULE

VERSION = "7.2"
"""Of QEMU: the plug-in uses functions that are no interface, as they are in this version."""

_PLUGIN = Path(__file__).parent / "plugin"
_FLAGS = ("-std=gnu99", "-shared", "-fPIC", "-fvisibility=hidden", "-O2", "-Wall", "-Wextra")
_LEAVE_S = 5.0

# A line on the console ends it. Real-time throttling is off, as the stub wants it: it would stop threads for part of
# each second.
_INIT = """#!/bin/busybox sh
/bin/busybox mount -t proc none /proc
/bin/busybox mount -t sysfs none /sys
/bin/busybox mount -t devtmpfs none /dev
echo -1 > /proc/sys/kernel/sched_rt_runtime_us
{first}
{begin}
read line
{last}
{end}
/bin/busybox poweroff -f
"""
# The kernel is to believe the random numbers of the emulator (-seed: the same in each run), whether they come by the
# device tree or by an instruction of the CPU. Else it gathers its own from some 17 000 interrupts, and until then each
# system call of arm64, which draws one, takes longer.
_SEEDED = "random.trust_bootloader=on random.trust_cpu=on"
_STUB, _STUB_END = "/bin/stub {options} &", "/bin/busybox kill -TERM $!; wait"
# A module's start line is a parameter, its end line the last one of the log.
_MODULE = (
    "/bin/busybox insmod /lib/{name}.ko options={options} threaded={threaded} "
    "&& /bin/busybox cat /sys/module/{name}/parameters/start"
)
_MODULE_END = "/bin/busybox rmmod {name}; /bin/busybox dmesg | /bin/busybox sed -n '$s/^[^{{]*//p'"


def version(hardware: Hardware) -> str:
    """QEMU's version; BenchError if it is missing, or not one that the plug-in was written for."""
    program = shutil.which(hardware.emulator)
    if program is None:
        raise BenchError(f"{hardware.emulator} was not found: install QEMU {VERSION} (Debian's {hardware.package})")
    said = subprocess.run([program, "--version"], capture_output=True, encoding="utf-8", check=False).stdout
    match = re.search(r"version (\S+)", said)
    found = match[1] if match else "unknown"
    if not found.startswith(f"{VERSION}."):
        raise BenchError(
            f"{hardware.emulator} has version {found}, and the guest target needs {VERSION}: it uses internals of QEMU "
            "that differ from version to version"
        )
    return found


def plugin() -> Path:
    """The compiled plug-in, from the user's cache if that has it."""
    command = compiler()
    sources = sorted(_PLUGIN.glob("*.c"))
    key = hashlib.sha256(repr((_FLAGS, command)).encode())
    for path in (*sources, *sorted(_PLUGIN.glob("*.h")), MESSAGES):
        key.update(path.name.encode() + b"\0" + path.read_bytes())
    target = cache() / f"pins-{key.hexdigest()[:24]}.so"
    if not target.exists():
        handle, name = tempfile.mkstemp(dir=target.parent, prefix="compiling-")
        os.close(handle)
        output = Path(name)
        try:
            result = subprocess.run(
                [command, *_FLAGS, f"-I{HARNESS}", *map(str, sources), "-o", str(output)],
                capture_output=True,
                encoding="utf-8",
                check=False,
            )
            if result.returncode != 0:
                raise BenchError(f"{command} could not compile the plug-in for QEMU: {result.stderr.strip()[:200]}")
            output.replace(target)
        finally:
            output.unlink(missing_ok=True)
    return target


class Emulator:
    """A guest, standing still until what it says on `connection` is answered; a context manager.

    Time in it is virtual: an instruction takes a nanosecond, waiting takes none of ours. `options` are those of the
    stub beside its pins, which runs in user space; in the kernel if `module` is "on"; or there and in a thread of the
    kernel's, if that forces handlers into threads and `module` is "threaded". The kernel's trace is written to the file
    `trace` when the stub has ended, as trace-cmd's if it is called `.dat`. `culprit` is what makes it late. Of several
    `cpus` one runs at a time, until it waits or something is due; virtual time is that of all of them.
    """

    name = "the emulator"

    def __init__(
        self,
        kernel: Kernel,
        options: Mapping[str, str],
        *,
        module: str,
        cpus: int = 1,
        trace: Path | None = None,
        culprit: Culprit | None = None,
    ) -> None:
        hardware = kernel.hardware
        options = hardware.stub_options(module=module != "off", traced=trace is not None) | dict(options)
        self.lines = hardware.wires
        version(hardware)
        library = plugin()
        contents = {"bin/busybox": kernel.busybox.read_bytes()}
        if module != "off":
            contents[f"lib/{MODULE}.ko"] = stubs.module(kernel).read_bytes()
            words = "+".join(f"{name}={value}" if value else name for name, value in options.items())
            begin = _MODULE.format(name=MODULE, options=words, threaded=int(module == "threaded"))
            end = _MODULE_END.format(name=MODULE)
        else:
            contents["bin/stub"] = stubs.program(hardware).read_bytes()
            contents |= {f"lib/{name}.ko": kernel.module(name) for name, _ in hardware.modules}
            load = [f"/bin/busybox insmod /lib/{name}.ko {values}" for name, values in hardware.modules]
            words = " ".join(f"--{name} {value}" for name, value in options.items())
            begin, end = "\n".join([*load, _STUB.format(options=words)]), _STUB_END
        if culprit:
            contents |= culprit.files(kernel)
        first, last = ([tracing.prepare(cpus), tracing.START], [tracing.TELL]) if trace else ([], [])
        if culprit:  # whose functions are there to be traced when tracing starts
            first.insert(len(first) // 2, culprit.begin)
            last.append(culprit.end)
        if trace and trace.suffix == tracing.DAT:
            contents |= tracecmd.files(kernel.tracecmd)
            # Which wants the names of functions, and no module loaded meanwhile.
            last.insert(1 if culprit and culprit.resident else len(last), tracing.TELL_BINARY)
        script = _INIT.format(first="\n".join(first), begin=begin, last="\n".join(last), end=end)
        contents["init"] = script.encode()
        self._trace, self._culprit = trace, culprit
        self._folder = tempfile.TemporaryDirectory(prefix="irqscope-guest-")
        root = Path(self._folder.name) / "root.cpio"
        root.write_bytes(archive(contents, ("proc", "sys", "dev")))
        self.connection, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._read = b""
        command = [
            hardware.emulator,
            *hardware.arguments,
            "-smp",
            str(cpus),
            "-m",
            "512",
            "-icount",
            "shift=0,sleep=off",
            "-rtc",
            "base=2020-01-01,clock=vm",
            "-seed",
            "1",
            "-nic",
            "none",
            "-display",
            "none",
            "-monitor",
            "none",
            "-serial",
            "stdio",
            "-no-reboot",
            "-kernel",
            str(kernel.image),
            "-initrd",
            str(root),
            "-append",
            f"console={hardware.console} quiet panic=-1 {_SEEDED}",
            "-plugin",
            f"{library},pins={hardware.pins},fd={theirs.fileno()}",
        ]
        with theirs:
            self._process = subprocess.Popen(
                command,
                pass_fds=[theirs.fileno()],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
        assert self._process.stdout
        os.set_blocking(self._process.stdout.fileno(), False)

    def console(self) -> str:
        """All that the guest has written to its console so far."""
        assert self._process.stdout
        while piece := self._process.stdout.read(65536):
            self._read += piece
        return self._read.decode(errors="replace").replace("\r\n", "\n")

    def end(self) -> None:
        """Have the stub ended, by a line at the console. When it arrives is up to our clock, not the guest's."""
        assert self._process.stdin
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write(b"\n")
            self._process.stdin.flush()

    @cached_property
    def complaint(self) -> str:
        """Why it ended, in its own words; ends it if it has not."""
        console = self.console()
        self._process.kill()
        _, errors = self._process.communicate()
        said = errors.decode(errors="replace").strip().splitlines() or console.strip().splitlines()
        return said[-1] if said else "it says nothing"

    def close(self) -> None:
        """End it. May be called again."""
        self.connection.close()
        if self._trace and self._process.stdout and not self._process.stdout.closed:
            tracing.save(self.console(), self._trace)
            if self._culprit:
                self._culprit.confess(self.console(), self._trace.with_suffix(".culprit.json"))
        if self._process.poll() is None:
            try:
                self._process.wait(_LEAVE_S)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe and not pipe.closed:
                with contextlib.suppress(BrokenPipeError):
                    pipe.close()
        self._folder.cleanup()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
