# SPDX-License-Identifier: BSD-2-Clause
"""The text of a Linux kernel's trace: `/sys/kernel/tracing/trace`, in its normal and its latency format, and what
`trace-cmd report -l -N` makes of a `trace.dat`.

See Linux, Documentation/trace/ftrace.rst, "Output format" and "Latency trace format"; kernel/trace/trace_output.c.
"""

import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ..errors import BadInput

FUNCTION = "function"
"""Name of entries of the function tracer, whose detail is `function <-caller`."""

_FLAGS = ("irqs-off", "need-resched", "hardirq", "preempt-depth", "migrate-disable")
"""Columns of a text without a header: those of a kernel without PREEMPT_RT."""
_COLUMN = re.compile(r"^#[ |/]*_?-*=> (?P<name>[\w/-]+)")
# Numbers are as long as a kernel's are: times in nanoseconds fit into 63 bits.
_THREAD = r"^ *(?P<comm>.+?)-(?P<pid>\d{1,10}) +"
_SECONDS = r"(?P<seconds>\d{1,9})\.(?P<part>\d{6}|\d{9})"
_NORMAL = re.compile(
    _THREAD + r"(?:\( *[\d-]+\) +)?\[(?P<cpu>\d{1,5})\] +(?:(?P<flags>[^\s:]{4,8}) +)?" + _SECONDS
    + r": +(?P<rest>.*)$", re.ASCII,
)
_LATENCY = re.compile(
    _THREAD + r"(?P<cpu>\d{1,5})(?P<flags>[^\s\d]\S{3,7}) +(?:(?P<us>\d{1,15})us[ +!#*@$]*|" + _SECONDS
    + r") *: +(?P<rest>.*)$", re.ASCII,
)  # fmt: skip
_LOST = re.compile(r"^CPU:\d+ \[LOST (?P<events>\d{1,18}) EVENTS\]", re.ASCII)
_EVENT = re.compile(r"^(?P<name>[A-Za-z_]\w*): *(?P<detail>.*)$")
_CALL = re.compile(r"^(?P<function>\S+) +<- *(?P<caller>\S+)$")
_STACK = re.compile(r"^(?: => | *=> )(?P<function>\S+)")
_MEMBER = re.compile(r"(\w+)=(.*?)(?=\s+(?:==>\s+)?\w+=|$)")
_NUMBER = re.compile(r"\d{1,10}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a trace.

    `time` is in nanoseconds of the trace's own clock, as fine as its text. `comm` and `pid` are the thread that the CPU
    was at; in an interrupt, the one that was interrupted. `depth` is the preemption count, of an entry in an interrupt
    with what the interrupted thread had.
    """

    time: int
    cpu: int
    comm: str
    pid: int
    name: str
    detail: str
    irqs_off: bool = False
    need_resched: bool = False
    hardirq: bool = False
    softirq: bool = False
    depth: int = 0

    def members(self) -> dict[str, str]:
        """Those of an event that prints itself as `name=value name=value`."""
        return {match[1]: match[2] for match in _MEMBER.finditer(self.detail)}

    def numbers(self) -> dict[str, int]:
        """Those members that are numbers as pids and priorities are."""
        return {name: int(text) for name, text in self.members().items() if _NUMBER.fullmatch(text)}


@dataclass
class Trace:
    """A trace as far as its text could be read.

    Attributes
    ----------
    entries : list of Entry
        In the order of time.
    stacks : dict
        Functions of the stack, the innermost first, by the index of the entry after which it was printed.
    lost : int
        Entries that the kernel's buffer lost, as far as the text says so.
    skipped : int
        Lines that are no entries, comments aside.
    flags : bool
        The text has the column of irqs-off and preempt-depth.
    """

    entries: list[Entry] = field(default_factory=list)
    stacks: dict[int, list[str]] = field(default_factory=dict)
    lost: int = 0
    skipped: int = 0
    flags: bool = False

    @property
    def cpus(self) -> list[int]:
        """Those that have entries."""
        return sorted({entry.cpu for entry in self.entries})

    @property
    def resolution_ns(self) -> int:
        """Of its times: a microsecond, or less where the text has more digits."""
        return 1 if any(entry.time % 1000 for entry in self.entries) else 1000


def read(path: Path) -> Trace:
    """The trace in a file; a `.dat` by way of trace-cmd. BadInput says what is wrong with it."""
    if path.suffix == ".dat":
        text = _report(path)
    else:
        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError as error:
            raise BadInput(f"cannot read {path}: {error.strerror}") from error
    trace = parse(text.splitlines())
    if not trace.entries:
        raise BadInput(
            f"{path} holds no entry of a trace: give the text of /sys/kernel/tracing/trace (events or the function "
            "tracer, not function_graph), or a trace.dat"
        )
    return trace


def _report(path: Path) -> str:
    if shutil.which("trace-cmd") is None:
        raise BadInput(f"{path} needs trace-cmd, which is not installed: install it, or give `trace-cmd report -l -N`")
    if not path.exists():
        raise BadInput(f"cannot read {path}: there is no such file")
    command = ["trace-cmd", "report", "-l", "-N", "-i", str(path)]
    result = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    if result.returncode != 0:
        said = result.stderr.strip().splitlines() or ["it does not say why"]
        raise BadInput(f"trace-cmd cannot read {path}: {said[-1]}")
    return result.stdout


def parse(lines: Iterable[str]) -> Trace:
    """The trace in lines of text. Lines that are none of a trace's are counted, nothing is refused."""
    trace, columns, stack = Trace(), list[str](), None
    entries: list[Entry] = []
    stacks: dict[int, list[str]] = {}
    for line in lines:
        if line.startswith("#"):
            if (match := _COLUMN.match(line)) and match["name"] != "CPU":
                columns.append(match["name"].partition("/")[0])
            elif line.startswith("# tracer:"):
                columns.clear()
        elif match := _NORMAL.match(line) or _LATENCY.match(line):
            entry = _entry(match, columns or _FLAGS)
            stack = None
            trace.flags |= match["flags"] is not None
            if entry.name in ("kernel_stack", "user_stack") or match["rest"].strip() == "<stack trace>":
                stack = stacks.setdefault(len(entries) - 1, []) if entries else None
            else:
                entries.append(entry)
        elif stack is not None and (match := _STACK.match(line)):
            stack.append(match["function"].partition("+")[0])
        elif match := _LOST.match(line):
            trace.lost += int(match["events"])
        elif line.strip() and not line.startswith("##### CPU"):
            trace.skipped += 1
    order = sorted(range(len(entries)), key=lambda index: entries[index].time)
    place = {old: new for new, old in enumerate(order)}
    trace.entries = [entries[index] for index in order]
    trace.stacks = {place[index]: stack for index, stack in stacks.items()}
    return trace


def _entry(match: re.Match[str], columns: Sequence[str]) -> Entry:
    groups = match.groupdict()
    if groups.get("us") is not None:
        time = int(groups["us"]) * 1000
    else:
        time = int(groups["seconds"]) * 1_000_000_000 + int(groups["part"].ljust(9, "0"))
    rest = match["rest"].rstrip()
    if call := _CALL.match(rest):
        name, detail = FUNCTION, f"{call['function']} <-{call['caller']}"
    elif event := _EVENT.match(rest):
        name, detail = event["name"], event["detail"]
        if name == FUNCTION and (call := re.match(r"(\S+) +<-- +(\S+)", detail)):
            detail = f"{call[1]} <-{call[2]}"
    else:
        name, detail = "", rest
    flags = dict(zip(columns, match["flags"] or "", strict=False))
    context, depth = flags.get("hardirq", "."), flags.get("preempt-depth", ".")
    return Entry(
        time, int(match["cpu"]), match["comm"], int(match["pid"]), name, detail,
        irqs_off=flags.get("irqs-off", ".") in "dD",
        need_resched=any(flags.get(name, ".") != "." for name in ("need-resched", "need-resched-lazy")),
        hardirq=context in "hHzZ",
        softirq=context in "sH",
        depth=int(depth, 16) if depth in "0123456789abcdef" else 0,
    )  # fmt: skip


def names(trace: Trace) -> Counter[str]:
    """How many entries there are of each name."""
    return Counter(entry.name for entry in trace.entries)
