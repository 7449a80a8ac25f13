# SPDX-License-Identifier: BSD-2-Clause
"""rt-exec's table in the terminal while tasks are measured, written over as it changes."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TextIO

from ..measuring.observation import Observation
from ..measuring.progress import RunLine, done_and_left
from ..units import format_measured, format_time
from .tasks import Row, Task

HEAD = ("task", "count", "late", "spare", "current", "best", "worst", "determ")
NOT_SEEN = "not seen"
"""What a task has to spare."""
BATCH = 8
"""Blocks that are decoded together: what is shown is so much behind, and a flush comes ten times a second."""


class TaskTable(RunLine):
    """The rows of `tasks`; `heading` gives what stands above, from the ticks since the start."""

    def __init__(self, tasks: Sequence[Task], tick: Fraction, duration: int, stream: TextIO | None = None) -> None:
        super().__init__(stream)
        self._tasks, self._tick, self._duration = tasks, tick, duration
        self._watching = False
        self._lines = 0

    def __call__(self, observation: Observation, elapsed: int) -> None:
        if not self._watching:
            self._watching = True
            observation.stream.batch = BATCH
            for task in self._tasks:
                observation.stream.follow(task.consumer())
        self.offer(lambda spent: self.text(observation, elapsed, spent))

    def text(self, observation: Observation, elapsed: int, spent: float) -> str:
        """The table after `elapsed` ticks of the instrument and `spent` seconds of the user."""
        done = min(1.0, elapsed / self._duration) if self._duration else 0.0
        left = f", {done_and_left(done, spent)}" if done else ""
        lines = [f"{format_time(elapsed * self._tick, 3)} measured{left}"]
        return "\n".join([*lines, *table((task.row(observation) for task in self._tasks), self._tick)])

    def _show(self, text: str) -> None:
        if not self._terminal:
            self._stream.write(text + "\n")
        else:
            self._erase()
            self._stream.write(text + "\n")
            self._lines = text.count("\n") + 1
        self._stream.flush()

    def finish(self) -> None:
        """Leave what was shown last: the report has the same table, complete."""
        if self._terminal:
            self._erase()
            self._stream.flush()

    def _erase(self) -> None:
        """Up to where the table began, and clear the screen from there (ECMA-48: CUU, ED)."""
        if self._lines:
            self._stream.write(f"\x1b[{self._lines}A\x1b[J")
            self._lines = 0


def table(rows: Iterable[Row], tick: Fraction) -> list[str]:
    """Lines of a table in columns."""
    cells = [HEAD, *(_cells(row, tick) for row in rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(HEAD))]
    return ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in cells]


def _cells(row: Row, tick: Fraction) -> tuple[str, ...]:
    times = (row.current, row.best, row.worst, row.range)
    return (
        row.task,
        str(row.count),
        str(row.late),
        NOT_SEEN,
        *("-" if ticks is None else format_measured(ticks * tick, tick) for ticks in times),
    )
