# SPDX-License-Identifier: BSD-2-Clause
"""Edges of the stub's pins as the target's own trace has them, and as the instrument has.

The kernel says every level that it writes to a GPIO line (event `gpio:gpio_value`), whoever asked for it: the
stub needs no change. Where pins are written past the kernel, the stub says so (`--marks`), or whoever writes them, in
the words `irqscope NAME LEVEL`, with or without a number behind, to `trace_marker` or by the module's own event.
"""

import re
from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from .ftrace import Trace

Times = NDArray[np.int64]
MICROSECOND = 1000
"""Nanoseconds: the step of a text's times."""

_GPIO = re.compile(r"(?P<line>\d+) set (?P<level>[01])$")
_MARK = re.compile(r"irqscope (?P<name>\w+) (?P<level>[01])( \d+)?$")
_NAME = re.compile(r"irqscope_run (?P<name>[\w.-]{1,31})$", re.ASCII)
_MARKERS = ("tracing_mark_write", "print", "bprint", "irqscope_toggle", "irqscope_run")


@dataclass(frozen=True)
class Toggles:
    """Successive edges of one pin: times in ascending order, nanoseconds, and the levels after them.

    `index` are the entries of the trace that say so; empty if they are the instrument's.
    """

    times: Times
    levels: NDArray[np.int8]
    index: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, np.int64))

    def __len__(self) -> int:
        return len(self.times)

    @property
    def in_microseconds(self) -> bool:
        """Whether times are no finer than those of a text."""
        return bool((self.times % MICROSECOND == 0).all())


def written(trace: Trace) -> Mapping[str, Toggles]:
    """What was written to pins, by `gpio LINE` or the name of a marker."""
    found: dict[str, list[tuple[int, int, int]]] = defaultdict(list)
    for number, entry in enumerate(trace.entries):
        if entry.name == "gpio_value" and (match := _GPIO.match(entry.detail)):
            name = f"gpio {match['line']}"
        elif entry.name in _MARKERS and (match := _MARK.search(entry.detail)):
            name = match["name"]
        else:
            continue
        found[name].append((entry.time, int(match["level"]), number))
    return {
        name: Toggles(
            *(
                np.array(column, kind)
                for column, kind in zip(zip(*rows, strict=True), (np.int64, np.int8, np.int64), strict=True)
            )
        )
        for name, rows in found.items()
    }


def named(trace: Trace) -> tuple[str, ...]:
    """Names of runs that the stub said in it (`--id`), in the order of their first mark."""
    marks = (entry.detail for entry in trace.entries if entry.name in _MARKERS)
    return tuple(dict.fromkeys(match["name"] for mark in marks if (match := _NAME.search(mark))))


def placed(lines: Mapping[str, int], toggles: Mapping[str, Toggles], seen: Collection[str]) -> Mapping[str, str]:
    """The trace's names of inputs whose `lines` of the chip are known; none if that is not certain.

    A kernel numbers the lines of a chip one by one from somewhere on. So the lines that were written to must be just
    these, all of which the stub puts to rest when it begins, or just those of the inputs that were `seen`.
    """
    written_to = {int(name.removeprefix("gpio ")) for name in toggles if name.startswith("gpio ")}
    for mine in (lines, {name: line for name, line in lines.items() if name in seen}):
        base = min(written_to, default=0) - min(mine.values(), default=0)
        if mine and written_to == {base + line for line in mine.values()}:
            return {name: f"gpio {base + line}" for name, line in mine.items()}
    return {}
