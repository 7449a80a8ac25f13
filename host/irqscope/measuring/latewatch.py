# SPDX-License-Identifier: BSD-2-Clause
"""Late samples while a run is measured: each has a record, of which the first, and later ones, start a command of the
user or end the run.

All that is asked of the instrument for that is its time: a run with such a command has the same figures as one without.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any, Self

from ..contract.blocks import Kind
from ..device.blockreader import kind_of
from ..device.decode import OutlierRecord, decode
from ..printable import printable
from ..units import format_time
from .latecommand import LateCommand
from .rundir import now

MOST_STARTS = 1000
"""Each has an entry in run.json."""


@dataclass(frozen=True)
class OnLate:
    """What the user wants to be done: run a `command`, of which each start may take `timeout` seconds, for the first
    late sample and `again` after each so many further ones; or end the run at the first one, or both."""

    command: tuple[str, ...] = ()
    again: int | None = None
    timeout: Fraction = Fraction(20)
    stop: bool = False

    def to_json(self) -> dict[str, Any]:
        """As run.json has it; what was noticed is added there."""
        return {
            "command": list(self.command) or None, "again": self.again, "timeout": float(self.timeout),
            "stop": self.stop, "noticed": [],
        }  # fmt: skip


@dataclass
class Notice:
    """The late sample of that `number`, from 1, on which something was done at the host's `time`.

    The instrument's time was then `least` ticks at least and `most` at most; None until that is known.
    """

    record: OutlierRecord
    number: int
    time: str
    least: int
    most: int | None = None
    command: LateCommand | None = None


class LateWatch:
    """Is given the blocks of a run; does what is `wanted`, which may be nothing.

    Leaving the context waits for the command that still runs, if nothing but an error of this program's own kind has
    happened; on its way out a program that is stopped ends it at once.
    """

    def __init__(
        self, wanted: OnLate | None = None, segments: Sequence[str] = (), tick: Fraction = Fraction(1),
        log: Path = Path("on-late.log"),
    ) -> None:  # fmt: skip
        """`segments` are the names of those that are measured; `log` takes what commands print."""
        self._wanted, self._segments, self._tick, self._log = wanted, segments, tick, log
        self._seen = 0
        self._notices: list[Notice] = []

    @property
    def hurries(self) -> bool:
        """Something is to be done as soon as a record comes."""
        return self._wanted is not None

    @property
    def ends(self) -> bool:
        """The run is to end now."""
        return bool(self._wanted and self._wanted.stop and self._notices)

    @property
    def noticed(self) -> int:
        """Late samples on which something was done."""
        return len(self._notices)

    def feed(self, blocks: Sequence[bytes], time: int) -> None:
        """Blocks as they arrive, in order; `time` is the latest of the instrument, in ticks, that they tell."""
        if self._wanted is None:
            return
        told = [block for block in blocks if kind_of(block) == Kind.OUTLIERS]
        for record in decode(told).outliers if told else ():
            if record.segment < len(self._segments):
                self._see(self._wanted, record, time)

    def passed(self, noticed: int, time: int) -> None:
        """The instrument was asked for its time after the first `noticed` were: it was `time`."""
        for notice in self._notices[:noticed]:
            if notice.most is None:
                notice.most = time

    def look(self) -> None:
        """See that no command takes too long."""
        if self._notices and (command := self._notices[-1].command):
            command.look()

    def _see(self, wanted: OnLate, record: OutlierRecord, time: int) -> None:
        self._seen += 1
        if not self._due(wanted):
            return
        command = LateCommand(wanted.command, self._log, float(wanted.timeout)) if wanted.command else None
        self._notices.append(Notice(record, self._seen, now(), max(time, record.time), command=command))
        took = f"{self._segments[record.segment]} took {format_time(record.latency * self._tick, 4, measured=True)}"
        done = [f"{wanted.command[0]} is run"] if command else []
        done += ["the run ends"] if wanted.stop else []
        _tell(f"{took}: {' and '.join(done)}")

    def _due(self, wanted: OnLate) -> bool:
        """One start at a time: samples that come while the command runs are counted, and a later one starts it."""
        if not self._notices:
            return True
        last = self._notices[-1]
        if wanted.again is None or len(self._notices) == MOST_STARTS:
            return False
        running = last.command is not None and last.command.running
        return self._seen - last.number >= wanted.again and not running

    def to_json(self) -> dict[str, Any] | None:
        """As run.json has it at the end; None if nothing was wanted."""
        if self._wanted is None:
            return None
        return self._wanted.to_json() | {
            "noticed": [
                {
                    "number": notice.number, "segment": self._segments[notice.record.segment],
                    "time": notice.record.time, "latency": notice.record.latency, "at": notice.time,
                    "delay": {
                        "least": notice.least - notice.record.time,
                        "most": None if notice.most is None else notice.most - notice.record.time,
                    },
                    "command": notice.command and notice.command.to_json(),
                }
                for notice in self._notices
            ]
        }  # fmt: skip

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        command = self._notices[-1].command if self._notices else None
        if not command or not self._wanted:
            return
        try:
            if command.running and (kind is None or issubclass(kind, Exception)):
                limit = format_time(self._wanted.timeout)
                _tell(f"waiting for {self._wanted.command[0]}, which may take {limit} from its start")
                command.wait()
        finally:
            command.kill()


def _tell(sentence: str) -> None:
    print(f"\nirqscope: {printable(sentence)}", file=sys.stderr, flush=True)
