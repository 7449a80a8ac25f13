# SPDX-License-Identifier: BSD-2-Clause
"""Commands that begin a stub in a guest with a kernel, and end it: in user space, or as a module of the kernel."""

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from . import stubs
from .kernels import Kernel
from .stubs import MODULE, MODULE2

SECOND = "second stub: "
"""Before each line of a second stub on the console, so that none is taken for one of the first."""
_PROGRAM, _PROGRAM_END = "/bin/stub {options} &", "/bin/busybox kill -TERM $!; wait"
# The first one is begun when this one has said that it runs. If it ends with a complaint, that stays the last word.
_SECOND = """\
/bin/stub {options} > /second &
second=$!
until [ -s /second ]; do
    /bin/busybox kill -0 $second 2> /dev/null || exec /bin/busybox sleep 1d
    /bin/busybox sleep 0.01
done
/bin/busybox sed 's/^/{mark}/' /second"""
_SECOND_END = "/bin/busybox kill -TERM $second; wait $second; /bin/busybox sed -n '$s/^/{mark}/p' /second"
# A module's start line is a parameter, its end line the last one of the log.
_MODULE = (
    "/bin/busybox insmod /lib/{name}.ko {options} threaded={threaded} "
    "&& /bin/busybox sed 's/^/{mark}/' /sys/module/{name}/parameters/start || exec /bin/busybox sleep 1d"
)
_MODULE_END = "/bin/busybox rmmod {name}; /bin/busybox dmesg | /bin/busybox sed -n '$s/^[^{{]*/{mark}/p'"


@dataclass(frozen=True)
class Running:
    """Files of the guest, and lines of a shell's script that begin a stub and end it."""

    files: Mapping[str, bytes]
    begin: str
    end: str


def program(kernel: Kernel, options: Mapping[str, str], *, second: bool = False) -> Running:
    """In user space."""
    files = {"bin/stub": stubs.program(kernel.hardware).read_bytes()}
    words = shlex.join(word for name, value in options.items() for word in (f"--{name}", value) if word)
    if second:
        return Running(files, _SECOND.format(options=words, mark=SECOND), _SECOND_END.format(mark=SECOND))
    return Running(files, _PROGRAM.format(options=words), _PROGRAM_END)


def loaded(kernel: Kernel, modules: Sequence[tuple[str, str]]) -> Running:
    """The kernel's own modules, with arguments."""
    files = {f"lib/{name}.ko": kernel.module(name) for name, _ in modules}
    return Running(files, "\n".join(f"/bin/busybox insmod /lib/{name}.ko {values}" for name, values in modules), "")


def module(kernel: Kernel, options: Mapping[str, str], *, threaded: bool = False, second: bool = False) -> Running:
    """In the kernel; `threaded`: one with PREEMPT_RT may have its handler in a thread."""
    name = MODULE2 if second else MODULE
    words = shlex.quote(f"options={stubs.joined(options)}")
    told = {"name": name, "options": words, "threaded": int(threaded), "mark": SECOND if second else ""}
    files = {f"lib/{name}.ko": stubs.module(kernel, name).read_bytes()}
    return Running(files, _MODULE.format(**told), _MODULE_END.format(**told))
