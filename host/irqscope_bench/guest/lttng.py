# SPDX-License-Identifier: BSD-2-Clause
"""LTTng for guests: Debian's tools with all that they need, and its tracer, built for the guest's kernel.

    python -m irqscope_bench.guest.lttng rt-arm64 rt-amd64

fetches and builds it for these kernels, which `make kernels` has fetched. It is found in the user's cache from then on.
"""

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from ..builds import build
from ..core import BenchError
from ..stubmake import need
from .kernels import Kernel, Packages, anew, architecture, directory, find
from .stubs import kept, module_prefix

PACKAGES = {
    "lttng-tools": ("usr/bin/lttng", "usr/bin/lttng-sessiond", "usr/lib/*/lttng/libexec/*"),
    "liblttng-ctl0": ("usr/lib/*/liblttng-ctl.so.0*", "usr/share/xml/lttng/*"),
    "liblttng-ust-common1": ("usr/lib/*/liblttng-ust-common.so.1*",),
    "liblttng-ust-ctl5": ("usr/lib/*/liblttng-ust-ctl.so.5*",),
    "liburcu8": ("usr/lib/*/liburcu.so.8*", "usr/lib/*/liburcu-common.so.8*", "usr/lib/*/liburcu-cds.so.8*"),
    "libpopt0": ("usr/lib/*/libpopt.so.0*",),
    "libkmod2": ("usr/lib/*/libkmod.so.2*",),
    "libxml2": ("usr/lib/*/libxml2.so.2*",),
    "libicu72": ("usr/lib/*/libicuuc.so.72*", "usr/lib/*/libicudata.so.72*"),
    "libstdc++6": ("usr/lib/*/libstdc++.so.6*",),
    "libgcc-s1": ("lib/*/libgcc_s.so.1",),
    "zlib1g": ("lib/*/libz.so.1*",),
    "liblzma5": ("lib/*/liblzma.so.5*",),
    "libzstd1": ("usr/lib/*/libzstd.so.1*",),
    "libnuma1": ("usr/lib/*/libnuma.so.1*",),
    "libssl3": ("usr/lib/*/libcrypto.so.3",),
    "libc6": ("lib/*/ld-linux*", "lib/*/libc.so.6", "lib/*/libm.so.6"),
}
"""What holds the tools and their libraries (Debian 12), and which files of that are wanted."""
LOADERS = {"arm64": "lib/ld-linux-aarch64.so.1", "amd64": "lib64/ld-linux-x86-64.so.2"}
"""Where programs look for what loads them."""
TRACER = "LTTng's tracer"
SOURCE = "lttng-modules-dkms"
"""The package with the source of the tracer."""
PROBES = ("gpio", "irq", "module", "power", "sched", "statedump", "timer", "workqueue")
"""Parts of it that a guest is given, beside those that there are always."""
MAKE = "python -m irqscope_bench.guest.lttng"
_TIMER = "include/instrumentation/events/timer.h"
_START = """\
	timer_hrtimer_start,

	TP_PROTO(struct hrtimer *hrtimer, enum hrtimer_mode mode{}),

	TP_ARGS(hrtimer, mode{}),
"""
_ARMED = ", bool was_armed"
"""An argument that Linux 6.1.175 has added; Debian's 2.13.9 does not know of it (lttng-modules, commit 5d6b115f)."""

_CREATED = (
    "lttng create late && lttng enable-channel --kernel --subbuf-size 4M c",
    "lttng enable-event --kernel --channel c "
    "'sched_switch,sched_wak*,sched_migrate_task,irq_*,timer_hrtimer_expire_*,gpio_value'",
    "lttng enable-event --kernel --channel c 'workqueue_execute_*,module_load,lttng_logger'",
    "lttng add-context --kernel --channel c -t procname -t tid -t interruptible -t preemptible -t need_reschedule",
)
PREPARE = "\n".join(
    (
        "export HOME=/root PATH=/usr/bin:/bin",
        "/bin/busybox mkdir -p /dev/shm /root /run /tmp /var/run",
        "lttng-sessiond --daemonize",
        *_CREATED,
    )
)
"""Commands that come first of all: those of docs/guide/explain.md."""
START = "lttng start"
BEGIN, END = "irqscope-trace-lttng-begin", "irqscope-trace-lttng-end"
TELL = "\n".join(
    (
        "lttng destroy",
        f"echo {BEGIN}",
        "/bin/busybox tar -C /root/lttng-traces/late-* -cf - . | /bin/busybox gzip | /bin/busybox base64",
        f"echo {END}",
    )
)
"""Commands that end the trace, and print its folder."""


def files(kernel: Kernel) -> Mapping[str, bytes]:
    """What a guest with that kernel is given; BenchError says what fetches it."""
    of = architecture(kernel.name)
    tools = _place(of) / "tools"
    if not tools.exists():
        raise BenchError(f"LTTng for guests is not on this machine: run '{MAKE} {kernel.name}'")
    modules = _modules(kernel)
    found = {name: data for folder in (tools, modules) for name, data in _read(folder).items()}
    loader = next(name for name in found if Path(name).name == Path(LOADERS[of]).name)
    return found | {LOADERS[of]: found[loader]}


def _read(folder: Path) -> Mapping[str, bytes]:
    """Files by their names, those that another one links to by that one's only."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    linked = {path.resolve() for path in paths if path.is_symlink()}
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths if path not in linked}


def _place(of: str) -> Path:
    return directory().resolve() / f"lttng-{of}"


def _modules(kernel: Kernel) -> Path:
    """A folder with the tracer for that kernel, from the user's cache if that has it."""
    prefix = module_prefix(kernel, "leave LTTng out", TRACER)
    need("make", "make", TRACER)
    depmod = shutil.which("depmod", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if depmod is None:
        raise BenchError("depmod was not found: install kmod")
    source = next(_place(architecture(kernel.name)).glob("source/usr/src/*"))

    def made(place: Path) -> Path:
        folder, new = place / "source", place / "new"
        shutil.copytree(source, folder)
        _mend(folder, kernel)
        arguments = (f"M={folder}", f"CROSS_COMPILE={prefix}", "CONFIG_LTTNG=m", "KCFLAGS=-g0", "modules")
        build(["make", "-s", f"-j{os.cpu_count() or 1}", "-C", str(kernel.headers), *arguments], TRACER)
        modules = new / "lib" / "modules" / kernel.release
        (modules / "extra").mkdir(parents=True)
        for path in sorted(folder.rglob("*.ko")):
            _, _, probe = path.stem.partition("-probe-")
            if not probe or probe in PROBES:
                path.rename(modules / "extra" / path.name)
        for index in ("modules.builtin", "modules.order"):  # else that of the former is no index for the tools
            (modules / index).touch()
        build([depmod, "-b", str(new), kernel.release], TRACER)
        return new

    return kept("lttng-modules", (kernel.name, kernel.release, source.name, PROBES), (), made)


def _mend(source: Path, kernel: Kernel) -> None:
    """Give an event the argument that the kernel gives it."""
    headers = kernel.headers.parent.glob("linux-headers-*common*/include/trace/events/timer.h")
    if any(_ARMED in path.read_text(encoding="utf-8") for path in headers):
        timer = source / _TIMER
        mended = timer.read_text(encoding="utf-8").replace(
            _START.format("", ""), _START.format(_ARMED, _ARMED.replace("bool ", ""))
        )
        timer.write_text(mended, encoding="utf-8")


def fetch(kernel: Kernel) -> None:
    """Fetch what is missing for that kernel, and build it."""
    of = architecture(kernel.name)
    module_prefix(kernel, "there is no LTTng for it", TRACER)
    if not _place(of).exists():
        with tempfile.TemporaryDirectory(dir=directory(), prefix="packages-") as lists, anew(_place(of)) as new:
            packages = Packages(Path(lists), {of})
            for package, members in PACKAGES.items():
                packages.unpack(f"{package}:{of}", new / "tools", *members)
            packages.unpack(SOURCE, new / "source", "usr/src/*")
    files(kernel)


def main() -> None:
    parser = argparse.ArgumentParser(prog="lttng", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("kernels", nargs="+", metavar="KERNEL", help="such as rt-arm64, fetched by 'make kernels'")
    try:
        for name in parser.parse_args().kernels:
            fetch(find(name))
    except BenchError as error:
        sys.exit(f"lttng: {error}")


if __name__ == "__main__":
    main()
