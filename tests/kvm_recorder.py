# SPDX-License-Identifier: BSD-2-Clause
"""Runs of a guest of KVM, recorded with its own trace and that of its host, and who made them late: tests/data/kvm.

    python -m irqscope_bench.guest.kernels amd64 rt-amd64     # Debian's packages, once
    python tests/kvm_recorder.py backup poller                # these, or all; a minute each

The host is the emulated PC that has the instrument's pins at its parallel port (sim://?target=qemu), whose AMD-V QEMU
emulates, too. It runs Debian's kernel with its KVM, and on that kvm_vmm.c, whose guest has Debian's kernel with
PREEMPT_RT and the stub's kernel module. Port and interrupt come to the guest by way of the host. All that is measured
is real but the speed of the CPU, on which each instruction takes a nanosecond, the guest's as well.

Both have one CPU. That of the guest is a thread of SCHED_FIFO 10; `backup` (kvm_backup.c) is one of 50.
"""

import argparse
import base64
import gzip
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from lttng_recorder import described

from irqscope.cli import main as irqscope
from irqscope.explaining.outside import outside
from irqscope.measuring.rundir import RunDirectory
from irqscope_bench.guest import kernels, machine, running, target, tracecmd, tracing
from irqscope_bench.guest.culprits import Culprit
from irqscope_bench.guest.initramfs import archive
from irqscope_bench.guest.kernels import Kernel
from irqscope_bench.guest.process import Process, version

FOLDER = Path(__file__).parent / "data" / "kvm"
_HERE = Path(__file__).parent
_HOST, _GUEST = "amd64", "rt-amd64"
"""KVM refuses a host with PREEMPT_RT whose CPU does not say that its time stamps are constant, as that of QEMU."""
_MODULES = ("irqbypass", "kvm", "ccp", "kvm-amd", "parport", "parport_pc", "ppdev")
"""Of the host, in the order in which they are loaded."""
_ARGUMENTS = {"parport_pc": "io=0x378 irq=7"}
_URL = f"sim://?target=qemu&link=unlimited&kernel={_GUEST}&module=on"
_WITHIN_NS = 300_000_000_000
"""Of the host's time, in which it and its guest are to have started, or to have ended."""
_STUB = {"device": "lpt,0x378,7", "workload": "task", "marks": ""}

_FOLDERS = ("proc", "sys", "dev")
_BUSY = "/bin/busybox"
_BEGIN = f"""#!{_BUSY} sh
{_BUSY} mount -t proc none /proc
{_BUSY} mount -t sysfs none /sys
{_BUSY} mount -t devtmpfs none /dev
{_BUSY} mount -t tracefs none /sys/kernel/tracing
echo -1 > /proc/sys/kernel/sched_rt_runtime_us
cd /sys/kernel/tracing
echo 0 > tracing_on
echo {{kilobytes}} > buffer_size_kb
for event in {{events}}; do echo 1 > events/$event/enable; done
"""
_EVENTS = tuple(each for each in tracing.EVENTS if each == "irq" or each.startswith(("sched/", "timer/")))
_GUEST_EVENTS = (*_EVENTS, *(each for each in tracing.EVENTS if each.startswith("workqueue/")))
_HOST_EVENTS = (*_EVENTS, "kvm/kvm_entry", "kvm/kvm_exit")
_MARKS = {each: (f"{each}-dat-begin", f"{each}-dat-end") for each in ("guest", "host")}
_END = "irqscope_stub_end"


def _told(who: str) -> str:
    """Commands that print a trace, without the names of the kernel's functions, of which there are many."""
    begin, end = _MARKS[who]
    return (
        f"{_BUSY} mount --bind /dev/null /proc/kallsyms\n{tracecmd.extract('/trace.dat')}\n"
        f"echo {begin}; {_BUSY} gzip -9 -c /trace.dat | {_BUSY} base64; echo {end}"
    )


# What it says at last it writes to memory, from which the VMM takes it: by its serial port that would take long.
_GUEST_INIT = (
    _BEGIN
    + """
{culprit_begin}
told() {{ {busy} printf $1 | {busy} dd of=/dev/port bs=1 seek=1297 2> /dev/null; }}
told '\\1'
{busy} usleep 500000
echo 1 > tracing_on
{begin}
until [ "$({busy} dd if=/dev/port bs=1 skip=1296 count=1 2> /dev/null | {busy} hexdump -e '"%d"')" = 1 ]; do
    {busy} usleep 200000
done
echo 0 > tracing_on
({told}) > /late
{culprit_end}
({end}) >> /late
{busy} dd if=/late of=/dev/mem bs=65536 seek=2048 2> /dev/null
told '\\2'
"""
)
_GUEST_WORDS = (
    "console=ttyS0 quiet panic=-1 acpi=off pci=off nokaslr mitigations=off nmi_watchdog=0 reboot=k i8042.noaux "
    "8250.nr_uarts=1 random.trust_cpu=on"
)
_HOST_INIT = (
    _BEGIN.replace("cd /sys", "{modules}\ncd /sys")
    + """
/bin/vmm /vmlinux /initrd "{words}" /ready /late &
vmm=$!
until [ -e /ready ]; do {busy} usleep 20000; done
echo 1 > tracing_on
{culprit_begin}
read line
echo 0 > tracing_on
{culprit_end}
{busy} kill -USR1 $vmm
wait $vmm
{busy} grep -v {end} /late
{told}
{busy} grep {end} /late
{busy} poweroff -f
"""
)
_HOST_WORDS = "quiet panic=-1 random.trust_bootloader=on random.trust_cpu=on tsc=reliable preempt=full"


@dataclass(frozen=True)
class Run:
    """One: `backup` are the microseconds and milliseconds of the host's culprit, `culprit` is the guest's."""

    backup: tuple[int, int] | None = None
    culprit: str = ""
    count: int = 200
    rate: str = "600Hz"


RUNS = {
    "backup": Run(backup=(250, 9)),
    "timer": Run(backup=(250, 12)),
    "poller": Run(culprit="poller:200us/5ms"),
    "both": Run(backup=(250, 9), culprit="poller:150us/6ms"),
    "control": Run(),
}


def built(source: str, place: Path, *flags: str) -> Path:
    """A program in C of this folder, or a library."""
    output = place / Path(source).stem
    strict = ("-O2", "-Wall", "-Wextra", "-Werror")
    subprocess.run(["x86_64-linux-gnu-gcc", *strict, *flags, str(_HERE / source), "-o", str(output)], check=True)
    return output


def modules(kernel: Kernel) -> Mapping[str, bytes]:
    """Those of the host, by name: of Debian's package again, of which the cache has only what guests need."""
    into = kernels.directory() / f"kvm-{kernel.name}-{kernel.release}"
    if not into.exists():
        with kernels.anew(into) as new, tempfile.TemporaryDirectory() as lists:
            packages = kernels.Packages(Path(lists), {"amd64"})
            wanted = [f"lib/modules/*/**/{name}.ko" for name in _MODULES]
            packages.unpack(f"linux-image-{kernel.release}:amd64", new, *wanted)
    return {name: next(into.glob(f"**/{name}.ko")).read_bytes() for name in _MODULES}


def guest_root(kernel: Kernel, culprit: Culprit | None) -> bytes:
    """What the guest begins with."""
    stub = running.module(kernel, _STUB)
    script = _GUEST_INIT.format(
        kilobytes=8192,
        events=" ".join(_GUEST_EVENTS),
        busy=_BUSY,
        culprit_begin=culprit.begin if culprit else "",
        culprit_end=culprit.end if culprit else "",
        begin=stub.begin,
        told=_told("guest"),
        end=stub.end,
    )
    files = {"init": script.encode(), "bin/busybox": kernel.busybox.read_bytes(), **stub.files}
    return archive({**files, **tracecmd.files(kernel.tracecmd), **(culprit.files(kernel) if culprit else {})}, _FOLDERS)


def host_root(kernel: Kernel, guest: Kernel, root: bytes, run: Run, place: Path) -> bytes:
    """What the host begins with."""
    loaded = modules(kernel)
    script = _HOST_INIT.format(
        kilobytes=16384,
        events=" ".join(_HOST_EVENTS),
        busy=_BUSY,
        modules="\n".join(f"{_BUSY} insmod /lib/{name}.ko {_ARGUMENTS.get(name, '')}" for name in loaded),
        words=_GUEST_WORDS,
        culprit_begin=f"/bin/backup {run.backup[0]} {run.backup[1]} &\nbackup=$!" if run.backup else "",
        culprit_end=f"{_BUSY} kill -TERM $backup; wait $backup" if run.backup else "",
        told=_told("host"),
        end=_END,
    )
    files = {
        "init": script.encode(),
        "bin/busybox": kernel.busybox.read_bytes(),
        "bin/vmm": built("kvm_vmm.c", place, "-static", "-pthread").read_bytes(),
        "bin/backup": built("kvm_backup.c", place, "-static").read_bytes(),
        "vmlinux": guest.image.read_bytes(),
        "initrd": root,
        **{f"lib/{name}.ko": data for name, data in loaded.items()},
        **tracecmd.files(kernel.tracecmd),
    }
    return archive(files, _FOLDERS)


class Host(Process):
    """The host with its guest, in place of machine.Emulator, for one run."""

    run = Run()
    said = ""

    def __init__(self, kernel: Kernel, options: Mapping[str, str], **_: Any) -> None:
        host = kernels.find(_HOST)
        hardware = host.hardware
        self.lines = hardware.wires()
        version(hardware)
        self._folder = tempfile.TemporaryDirectory(prefix="irqscope-kvm-")
        place = Path(self._folder.name)
        culprit = Culprit.parse(self.run.culprit) if self.run.culprit else None
        (place / "root.cpio").write_bytes(host_root(host, kernel, guest_root(kernel, culprit), self.run, place))
        words = f"console={hardware.console} {_HOST_WORDS}"
        plugin = built("kvm_plugin.c", place, "-shared", "-fPIC", "-fvisibility=hidden")
        files = ("-plugin", str(plugin), "-kernel", str(host.image), "-initrd", str(place / "root.cpio"))
        super().__init__(hardware, [*hardware.arguments, "-m", "1024", *files, "-append", words])

    def close(self) -> None:
        """End it. May be called again."""
        if self._process.stdout and not self._process.stdout.closed:
            self.connection.close()
            Host.said = self.console()
        super().close()
        self._folder.cleanup()


def unpacked(console: str, who: str) -> bytes:
    """A trace.dat that the console has."""
    begin, end = _MARKS[who]
    return gzip.decompress(base64.b64decode(console.partition(f"{begin}\n")[2].partition(f"{end}\n")[0]))


def truth(run: Run, console: str) -> list[Mapping[str, Any]]:
    """Who made it late: where, who, and how long each time."""
    found: list[Mapping[str, Any]] = []
    if run.backup:
        said = json.loads(next(line for line in console.splitlines() if line.startswith('{"burst_ns"')))
        found.append({"culprit": "backup", "host": True, "us": run.backup[0], "lasted_ns": said["burst_ns"]})
    if run.culprit:
        culprit = Culprit.parse(run.culprit)
        found.append({"culprit": culprit.name, "host": False, "us": culprit.us, "lasted_ns": culprit.us * 1000})
    return found


def record(name: str, run: Run, folder: Path) -> None:
    folder = folder.absolute()
    with tempfile.TemporaryDirectory() as place:
        os.chdir(place)
        Host.run = run
        measured = ("--rate", run.rate, "--count", str(run.count), "--dither", "whole", "--events", "all")
        code = irqscope(["latency", "--port", _URL, *measured, "--out", "run"])
        if code:
            sys.exit(f"the run {name} ended with {code}")
        folder.mkdir(exist_ok=True)
        said = {**described(outside(RunDirectory(Path("run"))), None), "truth": truth(run, Host.said)}
        (folder / f"{name}.json").write_text(json.dumps(said) + "\n")
        for who in _MARKS:
            packed = gzip.compress(unpacked(Host.said, who), 9, mtime=0)
            (folder / f"{name}.{who}.dat.gz").write_bytes(packed)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Record a guest of KVM and its host.")
    parser.add_argument("names", nargs="*", default=[*RUNS], metavar="NAME", help=f"of {', '.join(RUNS)} (default all)")
    parser.add_argument(
        "--into", type=Path, default=FOLDER, metavar="FOLDER", help="else tests/data/kvm is written anew"
    )
    options = parser.parse_args()
    with (
        patch.object(machine, "Emulator", Host),
        patch.multiple(target, _BOOT_NS=_WITHIN_NS, _END_NS=_WITHIN_NS),
    ):
        for wanted in options.names:
            record(wanted, RUNS[wanted], options.into)
