# SPDX-License-Identifier: BSD-2-Clause
"""What cyclictest --json writes.

Source: rt_write_json() of src/lib/rt-utils.c and write_stats() of src/cyclictest/cyclictest.c in rt-tests. The file is
printed by hand, and so: the keys `cmdline:` and `rt_test_version:` have a colon; samples beyond the histogram are in no
bin and are not counted either, they are what `cycles` has more; the average of no cycle is `-nan`. `resolution_in_ns`
is 1 if times are in ns, and 0 if they are in us.
"""

import re
from typing import Any

from .. import jsontext
from ..errors import BadInput
from ._imported import UNITS, Imported, Row
from .cyclictest_text import EMPTY, INCLUDES

_NAN = re.compile(r'("avg":\s*)-?nan\b')
SYSTEM = ("nodename", "release", "version", "machine", "realtime")


def recognises(text: str) -> bool:
    return "{" in text and '"file_version"' in text and '"thread"' in text


def read(text: str, unit: str | None) -> Imported:
    try:
        data = jsontext.read_first(_NAN.sub(r"\1null", text[text.index("{") :]))
    except ValueError as error:
        raise BadInput(f"the JSON is damaged: {error}") from error
    try:
        nanoseconds = data["resolution_in_ns"]
        if nanoseconds not in (0, 1) or isinstance(nanoseconds, bool):
            raise ValueError(f"resolution_in_ns is {nanoseconds!r}, not 0 or 1")
        rows = tuple(_row(number, thread) for number, thread in data["thread"].items())
        told = {
            "command": data.get("cmdline:", data.get("cmdline")),
            "version": data.get("rt_test_version:", data.get("rt_test_version")),
            **{key: data.get(key) for key in ("start_time", "end_time", "return_code")},
            **{f"system_{key}": data.get("sysinfo", {}).get(key) for key in SYSTEM},
        }
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadInput(f"this is no result of cyclictest as its version 2 writes it: {error!r}") from error
    stated = UNITS[1] if nanoseconds else UNITS[0]
    if unit and unit != stated:
        raise BadInput(f"the file says that its unit is {stated}, not {unit}")
    if not rows:
        raise BadInput("it has no thread")
    if data.get("num_threads", len(rows)) != len(rows):
        raise BadInput(f"the file has {len(rows)} of {data['num_threads']} threads")
    notes = [
        f"{row.name}: {row.overflow} of {row.cycles} cycles are beyond the histogram; the file does not say so, they "
        "are those that no bin holds"
        for row in rows
        if row.overflow and row.overflow > 0
    ]
    provenance = {key: value for key, value in told.items() if value is not None}
    return Imported("cyclictest", stated, INCLUDES, rows, provenance, tuple(notes))


def _row(number: str, thread: dict[str, Any]) -> Row:
    histogram, cycles = thread.get("histogram"), _whole(thread["cycles"])
    counts = {_bin(value): _whole(count) for value, count in ({} if histogram is None else histogram).items()}
    average = thread["avg"]
    if isinstance(average, bool) or not (average is None or isinstance(average, int | float)):
        raise ValueError(f"{average!r} is no average")
    ran = bool(cycles)
    minimum, maximum = _whole(thread["min"]), _whole(thread["max"])
    if ran and average is not None and not minimum <= average <= maximum:
        raise ValueError(f"the average {average!r} is not between {minimum} and {maximum}")
    cpu = thread.get("cpu", -1)
    return Row(
        f"thread {number}" + (f" on CPU {cpu}" if cpu != -1 else ""),
        counts,
        1,
        None if histogram is None else cycles - sum(counts.values()),
        cycles,
        minimum if ran or minimum != EMPTY else None,
        average,
        maximum if ran else None,
        derived=histogram is not None,
    )


def _bin(text: str) -> int:
    """The bin that a key names; as cyclictest prints it, so that no two keys mean the same."""
    if not (text.isascii() and text.isdigit() and text == str(int(text))):
        raise ValueError(f"{text!r} is no bin")
    return int(text)


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise ValueError(f"{value!r} is no count")
    return value
