# SPDX-License-Identifier: BSD-2-Clause
"""A `trace.dat`, as trace-cmd and KernelShark keep traces: trace-cmd itself makes the text of it that ftrace.py reads.

See trace-cmd.dat.v6(5), trace-cmd.dat.v7(5) and trace-cmd-report(1).
"""

from collections.abc import Iterator
from pathlib import Path

from ..errors import BadInput
from .printed import printed

MAGIC = b"\x17\x08\x44tracing"
COMMAND = (
    "trace-cmd",
    "report",
    "-l",  # with the flags of interrupts and preemption; names of threads are cut off after 8 characters then
    "-t",  # nanoseconds
    "--nodate",  # the clock of the trace, whatever date it was recorded with
    # Plug-ins print whole stacks, where the formats of events alone stop after 8 functions. Two of them print what they
    # are of in words of their own.
    "-n",
    "sched",
    "-n",
    "timer",
    "-O",
    "parent",
)
"""What makes the text; the file comes after `-i`."""
BY_HAND = "trace-cmd report -l -t -N"
"""The same in a sentence: without the plug-ins."""
_FIRST = "cpus="
_LENGTH = 200
"""Of what it complains of."""


def is_one(begin: bytes) -> bool:
    """Whether a file is one that begins so."""
    return begin.startswith(MAGIC)


def report(path: Path) -> Iterator[str]:
    """The lines of its text as trace-cmd says them.

    BadInput, perhaps after some lines, if trace-cmd is missing or cannot read all of the file.
    """
    with printed(
        (*COMMAND, "-i", str(path)),
        reads=f"{path} is a trace.dat",
        instead=f"install trace-cmd, or give the text that `{BY_HAND} > trace.txt` makes of it on the target",
    ) as program:
        whole, said = False, ""
        for line in program:
            if line.startswith(_FIRST):
                whole = True
            elif line.startswith("File possibly truncated"):
                said = line.strip()
            else:
                yield line
        if program.code != 0 or not whole:
            raise BadInput(f"trace-cmd cannot read {path}: {said or _why(program.code, list(program.complaints()))}")


def _why(code: int, complaints: list[str]) -> str:
    if code < 0:
        return f"it ended by signal {-code}; the file is damaged"
    if complaints:
        return complaints[-1][:_LENGTH]
    return "it finds nothing in it; the file is truncated or damaged"
