# SPDX-License-Identifier: BSD-2-Clause
"""The guest's own trace: what is recorded, and how it comes out by the console.

What is recorded is what docs/guide/explain.md recommends for any target: who runs, interrupts, softirqs, timers, work
items, the loading of modules, system calls, what is written to GPIO lines, and functions of modules that are loaded by
then.
"""

import base64
import gzip
import io
import logging
import tarfile
import zlib
from collections.abc import Mapping
from pathlib import Path

from ..core import BenchError
from . import lttng, tracecmd
from .kernels import Kernel, fetching

log = logging.getLogger(__name__)

DAT = ".dat"
"""Of the name of a file that is wanted as trace-cmd writes it."""
LTTNG = ".lttng"
"""Of the name of a folder that is wanted as LTTng writes it, which then records in place of the kernel's own tracer."""
BEGIN, END = "irqscope-trace-begin", "irqscope-trace-end"
BINARY, BINARY_END = "irqscope-trace-dat-begin", "irqscope-trace-dat-end"
EVENTS = (
    "irq",
    "sched/sched_switch",
    "sched/sched_waking",
    "sched/sched_wakeup",
    "timer/hrtimer_expire_entry",
    "timer/hrtimer_expire_exit",
    "workqueue/workqueue_execute_start",
    "workqueue/workqueue_execute_end",
    "module",
    "initcall",
    "raw_syscalls",
    "gpio",
)
OF_SEVERAL = ("sched/sched_migrate_task",)
"""Events that there are with several CPUs only."""
_FOLDER = "/sys/kernel/tracing"
_BUFFER_KB = 16384

START = "\n".join(
    (
        f"echo '*:mod:' > {_FOLDER}/set_ftrace_filter",
        f"echo function > {_FOLDER}/current_tracer",
        f"echo 1 > {_FOLDER}/tracing_on",
    )
)
"""Commands once modules are loaded."""
TELL = "\n".join(
    (
        f"echo 0 > {_FOLDER}/tracing_on",
        f"echo {BEGIN}",
        f"/bin/busybox cat {_FOLDER}/trace",
        f"echo {END}",
    )
)
"""Commands that print the trace."""
_BINARY_FILE = "/trace.dat"
TELL_BINARY = "\n".join(
    (
        tracecmd.extract(_BINARY_FILE),
        f"echo {BINARY}",
        f"/bin/busybox gzip -c {_BINARY_FILE} | /bin/busybox base64",
        f"echo {BINARY_END}",
    )
)
"""Commands that then print the same as a trace.dat."""


def commands(path: Path, cpus: int) -> tuple[list[str], list[str]]:
    """What is run first of all and what starts the trace; what ends it and prints it."""
    if by_lttng(path):
        return [lttng.PREPARE, lttng.START], [lttng.TELL]
    return [_prepare(cpus), START], [TELL]


def files(path: Path, kernel: Kernel) -> Mapping[str, bytes]:
    """What a guest with that kernel is given for it."""
    if by_lttng(path):
        return lttng.files(kernel)
    return tracecmd.files(kernel.tracecmd, fetching(kernel.name)) if path.suffix == DAT else {}


def _prepare(cpus: int) -> str:
    events = (*EVENTS, *(OF_SEVERAL if cpus > 1 else ()))
    return "\n".join(
        (
            f"/bin/busybox mount -t tracefs none {_FOLDER}",
            f"echo 0 > {_FOLDER}/tracing_on",
            f"echo {_BUFFER_KB} > {_FOLDER}/buffer_size_kb",
            *(f"echo 1 > {_FOLDER}/events/{event}/enable" for event in events),
        )
    )


def most(cpus: int) -> int:
    """Bytes that a trace may take on the console: as text, some times what its buffers hold."""
    return 16 * cpus * _BUFFER_KB << 10


def by_lttng(path: Path) -> bool:
    """Whether LTTng is to record it."""
    return path.suffix == LTTNG


def check(path: Path) -> None:
    """Refuse a file that cannot be written, before a guest has run for it."""
    try:
        if by_lttng(path):
            path.mkdir(parents=True, exist_ok=True)
            if any(path.iterdir()):
                raise BenchError(f"the trace cannot be written to {path}: something is in that folder")
            return
        there = path.exists()
        path.open("ab").close()
        if not there:
            path.unlink()
    except OSError as error:
        raise BenchError(f"the trace cannot be written to {path}: {error.strerror}") from None


def save(console: str, path: Path) -> None:
    """Write the trace that is in a console's text, as far as it came, to a file.

    If that is called `.dat`, the trace.dat, or nothing if it did not come whole; the text is beside it then, `.txt`. If
    it is called `.lttng`, LTTng's folder, likewise.
    """
    if not by_lttng(path):
        text = path.with_suffix(".txt") if path.suffix == DAT else path
        text.write_text(_between(console, BEGIN, END), encoding="utf-8")
    try:
        if by_lttng(path):
            packed = io.BytesIO(_unpacked(console, lttng.BEGIN, lttng.END))
            with tarfile.open(fileobj=packed, encoding="utf-8") as archive:
                archive.extractall(path, filter="data")
        elif path.suffix == DAT:
            path.write_bytes(_unpacked(console, BINARY, BINARY_END))
    except (ValueError, EOFError, zlib.error, gzip.BadGzipFile, tarfile.TarError) as error:
        what = "trace of LTTng" if by_lttng(path) else "trace.dat"
        log.warning("the guest's %s did not come whole by its console: %s", what, error)


def _unpacked(console: str, begin: str, end: str) -> bytes:
    """What a console prints between two lines in base64, packed."""
    data = base64.b64decode(_between(console, begin, end))
    if not data:
        raise EOFError("there is none")
    return gzip.decompress(data)


def _between(console: str, begin: str, end: str) -> str:
    return console.partition(f"{begin}\n")[2].partition(f"{end}\n")[0]
