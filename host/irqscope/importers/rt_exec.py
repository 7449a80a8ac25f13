# SPDX-License-Identifier: BSD-2-Clause
"""What rt-exec shows on its screen: a table of tasks, each with its best and worst latency and their difference.

Source: the three screens of rt-exec 1.0.3 that dholm printed (A look at the latest in free real-time scheduling in the
Linux kernel, dholm.com, 2006). A screen has no histogram; a file may hold several. `Determ` must be worst less best.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from statistics import median
from typing import Any

from ..errors import BadInput
from ..units import counted
from ._imported import Imported, Row

INCLUDES = (
    "from the time a task was to be released until it has read the clock, by the target's own clock: timer interrupt "
    "or hand-over, wake-up, scheduling and the reading; neither the way of an interrupt from a pin, nor an output write"
)
MARK = re.compile(r"Taskname\s+Type\s+Pr\s+P\s+Mask\s+Cnt\s+Cnt\s+Spare\s+Current\s+Best\s+Worst\s+Determ")
_SCREEN = re.compile(r"Run\s+(\d+:\d\d:\d\d:\d+)\s")
_RATE = re.compile(r"Heart Beat Rate:\s*(\d+)Hz")
_TASK = re.compile(r"(\w+)\s+([a-z]+)\s+(\d+)\s+([A-Z])\s+(\d+)" + 7 * r"\s+(-?\d{1,18})", re.ASCII)
_FRAME = "│|┌┐└┘─-+ \t"


@dataclass(frozen=True)
class TaskRow(Row):
    """One task of a screen; times in us. `determ` is what the screen says, `cycles` its count of interrupts.

    `kind` is how the task is released (rt-exec's Type), `policy` its letter: F or R, dholm's real-time scheduler.
    """

    screen: int = 0
    kind: str = ""
    policy: str = ""
    late: int = 0
    spare: int = 0
    current: int = 0
    determ: int = 0

    def books(self, scale: Fraction = Fraction(1)) -> list[str]:
        wrong = super().books(scale)
        if self.maximum is None or self.minimum is None:
            return wrong
        if self.determ != self.maximum - self.minimum:
            wrong.append(f"Determ is {self.determ}, and worst less best is {self.maximum - self.minimum}")
        if not self.minimum <= self.current <= self.maximum:
            wrong.append(f"Current is {self.current}, outside of {self.minimum} to {self.maximum}")
        return wrong

    @property
    def determ_to_worst(self) -> float | None:
        """The share of its worst latency that varies: 0 if it is always as late. None without any latency."""
        return self.determ / self.maximum if self.maximum else None

    def extras(self) -> list[str]:
        ratio = self.determ_to_worst
        share = "" if ratio is None else f" ({ratio:.2f} of Worst)"
        return [f"Determ {self.determ}{share}", f"current {self.current}", f"late {self.late}"]

    def to_json(self, scale: Fraction = Fraction(1)) -> dict[str, Any]:
        names = ("screen", "kind", "policy", "late", "spare", "current", "determ", "determ_to_worst")
        return {**super().to_json(scale), **{name: getattr(self, name) for name in names}}


def recognises(text: str) -> bool:
    return MARK.search(text) is not None


def read(text: str, unit: str | None) -> Imported:
    if unit not in (None, "us"):
        raise BadInput("rt-exec's latencies are in us: leave --unit out")
    rows: list[TaskRow] = []
    screens: dict[str, str] = {}
    begun = False
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip(_FRAME)
        if found := _SCREEN.match(line + " "):
            screens[str(len(screens) + 1)] = f"run of {found[1]}"
            begun = False
        elif (found := _RATE.search(line)) and screens:
            screens[str(len(screens))] += f", {found[1]} Hz"
        elif MARK.search(line):
            begun = True
        elif begun and (found := _TASK.fullmatch(line)):
            rows.append(_row(len(screens), found))
        elif begun and (line and raw.strip()[0] in "│|"):
            raise BadInput(f"line {number} is no task of rt-exec: {line[:60]!r}")
        elif begun and raw.strip().startswith("└"):
            begun = False
    if not rows:
        raise BadInput("the table of rt-exec has no task")
    provenance: Mapping[str, Any] = {f"screen {number}": said for number, said in screens.items()}
    notes = (
        *_medians(rows),
        "a screen has no histogram: nothing but the best, the worst and the current latency is known of a task",
    )
    return Imported("rt-exec", "us", INCLUDES, tuple(rows), provenance, notes)


def _medians(rows: list[TaskRow]) -> Iterator[str]:
    """What dholm compares: Determ to Worst, for each screen and policy in the median of its tasks."""
    for screen, policy in dict.fromkeys((row.screen, row.policy) for row in rows):
        ratios = [
            row.determ_to_worst
            for row in rows
            if (row.screen, row.policy) == (screen, policy) and row.determ_to_worst is not None
        ]
        if ratios:
            middle = f"{median(ratios):.2f} in the median of {counted(len(ratios), 'task')}"
            ends = f"{min(ratios):.2f} to {max(ratios):.2f}"
            yield f"screen {screen}, policy {policy}: Determ to Worst {middle}, {ends}"


def _row(screen: int, found: re.Match[str]) -> TaskRow:
    count, late, spare, current, best, worst, determ = map(int, found.groups()[5:])
    return TaskRow(
        f"screen {screen} {found[1]}",
        cycles=count,
        minimum=best,
        maximum=worst,
        late=late,
        spare=spare,
        current=current,
        determ=determ,
        screen=screen,
        kind=found[2],
        policy=found[4],
    )
