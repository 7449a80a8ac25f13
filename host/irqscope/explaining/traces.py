# SPDX-License-Identifier: BSD-2-Clause
"""A target's own trace, whatever wrote it: the kernel's text, trace.dat, a folder of LTTng's or Zephyr's, SystemView's
file.
"""

from collections.abc import Iterator
from pathlib import Path

from ..errors import BadInput
from ..reading import plain
from . import ctf, ftrace, lttng, rtostrace, systemview, tracedat, zephyrtrace

_BEGIN = 1 << 10
"""Bytes."""


def read(path: Path) -> ftrace.Trace:
    """The trace in a file or a folder. BadInput says what is wrong with it."""
    if path.is_dir():
        told = zephyrtrace.trace if zephyrtrace.is_one(path) else lttng.trace
        return told(ctf.report(path), path)
    begin = _begin(path)
    if systemview.is_one(begin):
        return rtostrace.trace(systemview.packets(path), path)
    trace = ftrace.parse(tracedat.report(path) if tracedat.is_one(begin) else _lines(path))
    if not trace.entries:
        raise BadInput(
            f"{path} holds no entry of a trace: give the text of /sys/kernel/tracing/trace (events or the function "
            "tracer, not function_graph), a trace.dat, a folder of LTTng's or Zephyr's, or a recording of SystemView"
        )
    return trace


def _begin(path: Path) -> bytes:
    """By which a file is known, before it is read anew."""
    try:
        with plain(path, again=True).open("rb") as file:
            return file.read(_BEGIN)
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from error


def _lines(path: Path) -> Iterator[str]:
    with path.open(encoding="utf-8-sig", errors="replace") as file:
        yield from file
