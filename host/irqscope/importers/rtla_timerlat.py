# SPDX-License-Identifier: BSD-2-Clause
"""What `rtla timerlat hist` writes: rows of a bin and two or three columns a CPU (IRQ, Thr, Usr), and lines of figures.

Source: timerlat_hist_header(), timerlat_print_stats(), timerlat_print_summary() and osnoise_report_missed_events() of
tools/tracing/rtla/src in Linux 6.x. Rows without samples are left out. The file does not say how wide its bins are
(-b): the widest that fits all bins is taken, so that bounds hold. What follows `ALL:` are sums of the lines above.
"""

import math
import re

from ..errors import BadInput
from ..units import counted
from ._imported import Imported, Row

INCLUDES = {
    "IRQ": "from the time a timer was set to until its handler runs",
    "Thr": "from the time a timer was set to until the woken thread runs in the kernel",
    "Usr": "from the time a timer was set to until the thread is back in user space",
}
MARK = "# RTLA timerlat histogram"
FIGURES = ("over:", "count:", "min:", "avg:", "max:")
_UNIT = re.compile(r"# Time unit is \w+ \((us|ns)\)")
_COLUMN = re.compile(r"(IRQ|Thr|Usr)-([0-9]{1,9})", re.ASCII)


def recognises(text: str) -> bool:
    return MARK in text


def read(text: str, unit: str | None) -> Imported:
    lines = text[text.index(MARK) :].splitlines()
    stated, provenance = None, {}
    names: list[str] = []
    bins: dict[int, list[int]] = {}
    figures: dict[str, list[int | None]] = {}
    notes = []
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        word, *cells = line.split() or [""]
        if found := _UNIT.fullmatch(line):
            stated = found.group(1)
        elif line.startswith("# Duration:"):
            provenance["duration"] = " ".join(line.split()[2:])
        elif word == "Index":
            if names:
                raise BadInput(f"line {number} of the histogram begins a second one: give each a file of its own")
            names = cells
        elif "events missed" in line:
            notes.append(line)
        elif word == "ALL:":
            figures.setdefault(word, [])
        elif word in FIGURES and "ALL:" not in figures:
            if word in figures:
                raise BadInput(f"line {number} of the histogram has {word!r} once more")
            figures[word] = _values(number, cells, len(names), line)
        elif _is_count(word) and "over:" not in figures:
            if int(word) in bins:
                raise BadInput(f"line {number} of the histogram is a bin that was there already: {line[:60]!r}")
            bins[int(word)] = [value or 0 for value in _values(number, cells, len(names), line)]
    if stated is None or not names or not all(_COLUMN.fullmatch(name) for name in names):
        raise BadInput("the header is missing: write it without --no-header and --no-index")
    if missing := [name for name in FIGURES if name not in figures]:
        raise BadInput(f"the line {missing[0]!r} is missing: the file is cut off, or was written with --no-summary")
    if unit and unit != stated:
        raise BadInput(f"the file says that its unit is {stated}, not {unit}")
    width = _width(bins, figures)
    if width > 1:
        notes.append(
            f"the file does not say how wide its bins are; {counted(width, stated, stated)} is the widest that fits"
        )
    rows = tuple(_row(column, name, bins, figures, width) for column, name in enumerate(names))
    kinds = [kind for kind in INCLUDES if any(name.startswith(kind) for name in names)]
    includes = "; ".join(f"{kind} {INCLUDES[kind]}" for kind in kinds)
    return Imported("rtla timerlat", stated, includes, rows, provenance, tuple(notes))


def _is_count(text: str) -> bool:
    """It is a whole number that a counter of 64 bits may hold."""
    return text.isascii() and text.isdigit() and len(text) <= 18


def _values(number: int, cells: list[str], columns: int, line: str) -> list[int | None]:
    """One value for each column; None for a dash."""
    if len(cells) != columns or not all(cell == "-" or _is_count(cell) for cell in cells):
        raise BadInput(f"line {number} of the histogram has no number for each of {columns} columns: {line[:60]!r}")
    return [None if cell == "-" else int(cell) for cell in cells]


def _width(bins: dict[int, list[int]], figures: dict[str, list[int | None]]) -> int:
    """The greatest common divisor of all bins; where only bin 0 was used, all that it is known to hold."""
    if width := math.gcd(*bins):
        return width
    return (
        max(
            (longest or 0 for longest, over in zip(figures["max:"], figures["over:"], strict=True) if not over),
            default=0,
        )
        + 1
    )


def _row(column: int, name: str, bins: dict[int, list[int]], figures: dict[str, list[int | None]], width: int) -> Row:
    over, cycles, low, average, high = (figures[figure][column] for figure in FIGURES)
    kind, cpu = name.split("-")
    counts = {value: row[column] for value, row in bins.items() if row[column]}
    return Row(f"{kind} on CPU {int(cpu)}", counts, width, over, cycles, low, average, high)
