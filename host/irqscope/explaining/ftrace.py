# SPDX-License-Identifier: BSD-2-Clause
"""The text of a Linux kernel's trace: `/sys/kernel/tracing/trace`, in its normal and its latency format, and what
`trace-cmd report -l` makes of a `trace.dat`.

See Linux, Documentation/trace/ftrace.rst, "Output format" and "Latency trace format"; kernel/trace/trace_output.c.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from ..units import counted

FUNCTION = "function"
"""Name of entries of the function tracer, whose detail is `function <-caller`."""

_FLAGS = ("irqs-off", "need-resched", "hardirq", "preempt-depth", "migrate-disable")
"""Columns of a text without a header: those of a kernel without PREEMPT_RT."""
_COLUMN = re.compile(r"^#[ |/]*_?-*=> (?P<name>[\w/-]+)")
_SECOND = 1_000_000_000
_EXACT = 1 << 53
"""Nanoseconds up to which a float has each one."""
# Numbers are as long as a kernel's are: times in nanoseconds fit into 62 bits, of a clock that shows the date, too.
_THREAD = r"^ *(?P<comm>\S.*?)-(?P<pid>\d{1,10}) +"
_SECONDS = r"(?P<seconds>[0-3]?\d{1,9})\.(?P<part>\d{6}|\d{9})"
_NORMAL = re.compile(
    _THREAD
    + r"(?:\( *[\d-]+\) +)?\[(?P<cpu>\d{1,5})\] +(?:(?P<flags>[^\s:]{4,8}) +)?"
    + _SECONDS
    + r": +(?P<rest>.*)$",
    re.ASCII,
)
_LATENCY = re.compile(  # after the name of an instance, of several in a trace.dat
    r"^(?:\S+: +)?"
    + _THREAD[1:]
    + r"(?P<cpu>\d{1,5})(?P<flags>[^\s\d]\S{3,7}) +"
    + r"(?:(?P<us>\d{1,15})us[ +!#*@$]*|"
    + _SECONDS
    + r") *: +(?P<rest>.*)$",
    re.ASCII,
)
_LOST = re.compile(  # trace-cmd's words, and the kernel's; either may not know how many
    r"^CPU:(?P<cpu>\d{1,5}) \[(?:LOST )?(?:(?P<events>\d{1,18}) )?EVENTS(?: DROPPED)?\]", re.ASCII
)
_EVENT = re.compile(r"^(?P<name>[A-Za-z_]\w*): *(?P<detail>.*)$")
_CALL = re.compile(r"^(?P<function>\S+) +<- *(?P<caller>\S+)$")
_STACK = re.compile(r"^\s*=> (?P<function>\S+)")
# A name begins where a word does, and a value ends before a space that follows none: or each would be tried at every
# character of a long one.
_MEMBER = re.compile(r"\b(\w+)=(.*?)(?=(?<!\s)\s+(?:==>\s+)?\w+=|$)")
_NAMES = (("comm", "pid"), ("prev_comm", "prev_pid"), ("next_comm", "next_pid"))
"""Members of events that name a thread."""
_CUT = 8
"""Characters of a thread's name in the latency format."""
LONGEST = 4096
"""Bytes of a line that a kernel may write: its own buffer of a line is a page."""
_NUMBER = re.compile(r"-?\d{1,10}", re.ASCII)
"""A pid, or a priority: that of a thread with a deadline is -1."""


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
        Entries that the kernel's buffer lost between others of their CPU, as far as the text says so.
    lost_at_least : bool
        They may be more: not all that is said of losses has a number.
    gaps : set of int
        Indices of entries before which such ones are missing.
    skipped : int
        Lines that are no entries, comments aside.
    flags : bool
        The text has the column of irqs-off and preempt-depth.
    interrupts : bool
        Otherwise, the entries at least say whether interrupts are off.
    since_s : int
        Whole seconds of the trace's clock that its times leave out.
    """

    entries: list[Entry] = field(default_factory=list)
    stacks: dict[int, list[str]] = field(default_factory=dict)
    lost: int = 0
    lost_at_least: bool = False
    gaps: set[int] = field(default_factory=set)
    skipped: int = 0
    flags: bool = False
    interrupts: bool = False
    since_s: int = 0

    def first(self, count: int) -> "Trace":
        """The same as if it had ended after so many entries."""
        return replace(
            self,
            entries=self.entries[:count],
            gaps={number for number in self.gaps if number < count},
            stacks={number: stack for number, stack in self.stacks.items() if number < count},
        )

    def in_order(self, key: Callable[[int], Any]) -> "Trace":
        """The same with its entries sorted by what `key` gives for their indices; what belongs to one goes with it."""
        order = sorted(range(len(self.entries)), key=key)
        place = {old: new for new, old in enumerate(order)}
        return replace(
            self,
            entries=[self.entries[number] for number in order],
            gaps={place[number] for number in self.gaps},
            stacks={place[number]: stack for number, stack in self.stacks.items()},
        )

    def by_time(self) -> "Trace":
        """The same in the order of time."""
        return self.in_order(lambda number: self.entries[number].time)

    @cached_property
    def places(self) -> Mapping[int, Sequence[int]]:
        """The indices of each CPU's entries."""
        found: dict[int, list[int]] = {}
        for number, entry in enumerate(self.entries):
            found.setdefault(entry.cpu, []).append(number)
        return found

    @property
    def cpus(self) -> list[int]:
        """Those that have entries."""
        return sorted(self.places)

    @property
    def losses(self) -> str:
        """How many entries were lost, in words."""
        return f"{'at least ' if self.lost_at_least else ''}{counted(self.lost, 'entry', 'entries')}"

    @property
    def resolution_ns(self) -> int:
        """Of its times: a microsecond, or less where the text has more digits."""
        return 1 if any(entry.time % 1000 for entry in self.entries) else 1000


def parse(lines: Iterable[str]) -> Trace:
    """The trace in lines of text. Lines that are none of a trace's are counted, nothing is refused."""
    trace, columns, stack = Trace(), list[str](), None
    entries: list[Entry] = []
    stacks: dict[int, list[str]] = {}
    started, lost, gaps = set[int](), dict[int, list[int | None]](), list[int]()
    for line in lines:
        if len(line) > LONGEST:
            trace.skipped += 1
        elif line.startswith("#"):
            if (match := _COLUMN.match(line)) and match["name"] != "CPU":
                columns.append(match["name"].partition("/")[0])
            elif line.startswith("# tracer:"):
                columns.clear()
        elif match := _NORMAL.match(line) or _LATENCY.match(line):
            entry = _entry(match, columns or _FLAGS)
            stack = None
            trace.flags |= match["flags"] is not None
            if (missing := lost.pop(entry.cpu, [])) and entry.cpu in started:
                trace.lost += sum(1 if number is None else number for number in missing)
                trace.lost_at_least |= None in missing
                gaps.append(len(entries))
            if entry.name in ("kernel_stack", "user_stack") or match["rest"].strip() == "<stack trace>":
                stack = stacks.setdefault(len(entries) - 1, []) if entries else None
                if stack is not None and (match := _STACK.match(entry.detail)):
                    stack.append(match["function"])
            else:
                started.add(entry.cpu)
                entries.append(entry)
        elif stack is not None and (match := _STACK.match(line)):
            stack.append(match["function"].partition("+")[0])
        elif match := _LOST.match(line):
            lost.setdefault(int(match["cpu"]), []).append(int(match["events"]) if match["events"] else None)
        elif line.strip() and not line.startswith("##### CPU"):
            trace.skipped += 1
    trace = replace(trace, entries=entries, stacks=stacks, gaps=set(gaps)).by_time()
    return _near_zero(replace(trace, entries=_whole_names(trace.entries)))


def _near_zero(trace: Trace) -> Trace:
    """The same with times that are exact as floats, too: those of a clock that shows the date (tai) are not."""
    if not trace.entries or trace.entries[-1].time < _EXACT:
        return trace
    since = trace.entries[0].time // _SECOND
    entries = [replace(entry, time=entry.time - since * _SECOND) for entry in trace.entries]
    return replace(trace, entries=entries, since_s=since)


def _whole_names(entries: list[Entry]) -> list[Entry]:
    """The same with those names of threads whole that were cut off, as far as events of the scheduler name them."""
    if not any(len(entry.comm) == _CUT for entry in entries):
        return entries
    names: dict[tuple[int, str], str] = {}
    for entry in entries:
        if entry.name.startswith("sched_"):
            members = entry.members()
            for comm, pid in _NAMES:
                if len(name := members.get(comm, "")) > _CUT and _NUMBER.fullmatch(members.get(pid, "")):
                    names.setdefault((int(members[pid]), name[:_CUT]), name)
    return [
        replace(entry, comm=names[key]) if (key := (entry.pid, entry.comm)) in names else entry for entry in entries
    ]


def _entry(match: re.Match[str], columns: Sequence[str]) -> Entry:
    groups = match.groupdict()
    if groups.get("us") is not None:
        time = int(groups["us"]) * 1000
    else:
        time = int(groups["seconds"]) * _SECOND + int(groups["part"].ljust(9, "0"))
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
        time,
        int(match["cpu"]),
        match["comm"],
        int(match["pid"]),
        name,
        detail,
        irqs_off=flags.get("irqs-off", ".") in "dD",
        need_resched=any(flags.get(name, ".") != "." for name in ("need-resched", "need-resched-lazy")),
        hardirq=context in "hHzZ",
        softirq=context in "sH",
        depth=int(depth, 16) if depth in "0123456789abcdef" else 0,
    )


def names(trace: Trace) -> Counter[str]:
    """How many entries there are of each name."""
    return Counter(entry.name for entry in trace.entries)
