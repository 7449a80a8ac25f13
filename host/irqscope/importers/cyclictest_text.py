# SPDX-License-Identifier: BSD-2-Clause
"""What cyclictest -h, -H or --histfile writes: rows of a bin and one column a thread, and a line for each figure.

Source: print_hist() and hset_print_bucket() of src/cyclictest/cyclictest.c and src/lib/histogram.c in rt-tests, and
print_hist() of its version 0.84, which writes empty bins and a line `# Total:`, too. With -H a column more has the sum
of all threads. The text does not say its unit: us, or ns with -N. The cycles stand in the status lines `T: 0 (1234) ..
C: 10000 ..`, which -q writes once, at the end; without -q they are older than the histogram.
"""

import re

from ..errors import BadInput
from ._imported import UNITS, Imported, Row

INCLUDES = (
    "from the time a timer was set to until the woken thread has read the clock: timer interrupt, wake-up, scheduling "
    "and the reading; neither the way of an interrupt from a pin, nor an output write"
)
MARK = "# Histogram"
_BIN = re.compile(r"([0-9]{6,18})((?:[ \t]+[0-9]{1,18})+)", re.ASCII)
_LINE = re.compile(r"# (Total|(?:Min|Avg|Max) Latencies|Histogram Overflows):((?: +[0-9]{1,18})*)", re.ASCII)
_STATUS = re.compile(r"T: *([0-9]{1,9}) .*?C: *([0-9]{1,18}) ", re.ASCII)
EMPTY = 1_000_000
"""What stands as minimum of a thread that never ran."""


def recognises(text: str) -> bool:
    return any(line.strip() == MARK for line in text.splitlines())


def read(text: str, unit: str | None) -> Imported:
    if unit not in (None, *UNITS):
        raise BadInput(f"cyclictest's times are in {' or '.join(UNITS)}, not {unit}")
    bins: dict[int, list[int]] = {}
    figures: dict[str, list[int]] = {}
    statuses: dict[int, list[int]] = {}
    begun = False
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if status := _STATUS.search(raw):
            statuses.setdefault(int(status.group(1)), []).append(int(status.group(2)))
        if line == MARK:
            if begun:
                raise BadInput(f"line {number} begins a second histogram: give one run a file")
            begun = True
        elif begun and (found := _LINE.fullmatch(line)):
            figures[found.group(1)] = [int(value) for value in found.group(2).split()]
        elif begun and line and not line.startswith("#") and not figures and not line.startswith("T:"):
            row = _BIN.fullmatch(line)
            if not row or int(row.group(1)) in bins:
                raise BadInput(f"line {number} is no bin of a histogram: {line[:60]!r}")
            bins[int(row.group(1))] = [int(value) for value in row.group(2).split()]
    return _imported(bins, figures, statuses, unit)


def _imported(
    bins: dict[int, list[int]], figures: dict[str, list[int]], statuses: dict[int, list[int]], unit: str | None
) -> Imported:
    for name in ("Min Latencies", "Avg Latencies", "Max Latencies", "Histogram Overflows"):
        if name not in figures:
            raise BadInput(f"the line '# {name}:' is missing: the file is cut off")
    threads = len(figures["Min Latencies"])
    columns = {len(row) for row in bins.values()}
    if not threads:
        raise BadInput("the line '# Min Latencies:' has no value: there was no thread")
    if len(columns) > 1 or columns - {threads, threads + 1}:
        raise BadInput(f"the histogram has {' or '.join(map(str, sorted(columns)))} columns for {threads} threads")
    for name, values in figures.items():
        if len(values) not in (threads, threads + 1):
            raise BadInput(f"the line '# {name}:' has {len(values)} values for {threads} threads")
    notes = [] if unit else ["the file does not say its unit: us is assumed (of a run with -N say --unit ns)"]
    _check_sums(bins, figures.get("Total", []), threads)
    rows = tuple(_row(thread, bins, figures, statuses.get(thread, [])) for thread in range(threads))
    return Imported("cyclictest", unit or UNITS[0], INCLUDES, rows, {}, tuple(notes))


def _row(thread: int, bins: dict[int, list[int]], figures: dict[str, list[int]], statuses: list[int]) -> Row:
    counts = {value: row[thread] for value, row in bins.items() if row[thread]}
    overflow, minimum = figures["Histogram Overflows"][thread], figures["Min Latencies"][thread]
    ran = bool(counts or overflow)
    return Row(
        f"thread {thread}",
        counts,
        1,
        overflow,
        statuses[-1] if statuses else None,
        minimum if ran or minimum != EMPTY else None,
        figures["Avg Latencies"][thread] if ran else None,
        figures["Max Latencies"][thread] if ran else None,
        running=len(statuses) > 1,
    )


def _check_sums(bins: dict[int, list[int]], totals: list[int], threads: int) -> None:
    """BadInput if the sums that some files have are others: a line was damaged then."""
    for value, row in bins.items():
        if len(row) > threads and sum(row[:threads]) != row[threads]:
            raise BadInput(f"bin {value:06} has {sum(row[:threads])} samples, and {row[threads]} in the sum's column")
    for thread, total in enumerate(totals[:threads]):
        if (binned := sum(row[thread] for row in bins.values())) != total:
            raise BadInput(f"the bins of thread {thread} hold {binned} samples, and '# Total:' says {total}")
