# SPDX-License-Identifier: BSD-2-Clause
"""What `latmus -g FILE` of EVL writes: comments that say what was measured, and a line for each bin of 1 us with its
count.

Source: dump_gnuplot() of benchmarks/latmus.c in libevl. Figures are ns, written as us. The last bin holds all that is
longer, too, and is marked with + where something was. What becomes of latencies below 0, of a timer that fires early,
the file does not say: with such a minimum it is refused.
"""

import re
from fractions import Fraction

from ..errors import BadInput
from ._imported import Imported, Row

HANDLER, THREAD = "IRQ", "thread"
TIMER = "from the time a timer was set to until {}"
PINS = "from the edge that latmon drives to a user thread's answer, by latmon's clock and with what its own code takes"
CONTEXTS = {
    "irq": (HANDLER, TIMER.format("its handler runs")),
    "sirq": (HANDLER, TIMER.format("the handler of a synthetic interrupt runs")),
    "kernel": (THREAD, TIMER.format("the woken thread runs in the kernel")),
    "user": (THREAD, TIMER.format("the woken thread has read the clock in user space")),
    "oob-gpio": (THREAD, PINS),
    "inband-gpio": (THREAD, PINS),
}
"""What a row is of, and what its times are made of, by what latmus calls it."""
OUTSIDE = {"oob-gpio", "inband-gpio"}
WIDTH_NS = 1000
_COMMENT = re.compile(r"# ([A-Za-z][A-Za-z() -]*): +(\S.*)")
_BIN = re.compile(r"([0-9]{1,6})(\+?) ([0-9]{1,18})", re.ASCII)
_TIME = re.compile(r"-?[0-9]{1,12}\.[0-9]{3}", re.ASCII)
KEPT = ("sampling period", "context", "thread priority", "thread affinity", "duration (hhmmss)", "peak (hhmmss)")


def recognises(text: str) -> bool:
    return "# sampling period: " in text and "# context: " in text


def read(text: str, unit: str | None) -> Imported:
    if unit not in (None, "us"):
        raise BadInput("latmus' latencies are in us: leave --unit out")
    said: dict[str, str] = {}
    bins: dict[int, int] = {}
    last, beyond = -1, 0
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if found := _COMMENT.fullmatch(line):
            if found[1] == "context" and "context" in said:
                raise BadInput(f"line {number} begins a second histogram: give one run a file")
            said[found[1]] = found[2]
        elif line[:1].isdigit():
            cell = _BIN.fullmatch(line)
            value = int(cell[1]) * WIDTH_NS if cell else 0
            if not cell or beyond or value <= last:
                raise BadInput(f"line {number} is no bin of a histogram: {line[:60]!r}")
            last = value
            if cell[2]:
                beyond = int(cell[3])
            else:
                bins[value] = int(cell[3])
    return _imported(said, bins, beyond)


def _imported(said: dict[str, str], bins: dict[int, int], beyond: int) -> Imported:
    if (context := said.get("context", "")) not in CONTEXTS:
        raise BadInput(f"latmus measures {', '.join(CONTEXTS)}, not {context[:40]!r}")
    minimum, average, maximum = (_time(said, f"{name} latency") for name in ("min", "avg", "max"))
    if minimum < 0:
        raise BadInput(
            "its least latency is below 0, and the file does not say in which bins such are: tune the timer, latmus -t"
        )
    cycles = said.get("sample count", "")
    if not re.fullmatch("[0-9]{1,18}", cycles, re.ASCII):
        raise BadInput("the line '# sample count:' is missing, or has no number: the file is cut off")
    kind, includes = CONTEXTS[context]
    counts = {value: count for value, count in bins.items() if count}
    row = Row(kind, counts, WIDTH_NS, beyond, int(cycles), minimum, average, maximum)
    notes = []
    if missed := said.get("OVERRUNS"):
        notes.append(f"periods that were missed: {missed[:18]}")
    if said.get("IN-BAND SWITCHES"):
        notes.append("its thread fell out of EVL's own scheduling: latmus itself calls these figures not reliable")
    provenance = {name: said[name] for name in KEPT if name in said}
    return Imported("latmus", "ns", includes, (row,), provenance, tuple(notes), "us", outside=context in OUTSIDE)


def _time(said: dict[str, str], name: str) -> int:
    """Nanoseconds."""
    if not _TIME.fullmatch(text := said.get(name, "")):
        raise BadInput(f"the line '# {name}:' is missing, or has no time in us: the file is cut off")
    return int(Fraction(text) * WIDTH_NS)
