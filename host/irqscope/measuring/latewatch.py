# SPDX-License-Identifier: BSD-2-Clause
"""What comes too late while a run is measured: a late sample, which has a record, or a pulse of the trigger, of which
snapshots tell how many there were. The first of these occasions, and later ones, start a command of the user or end the
run.

All that is asked of the instrument for that is its time: a run with such a command has the same figures as one without.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Final, Self

from ..base.records import changed
from ..contract.blocks import Kind
from ..device.blockreader import kind_of
from ..device.decode import OutlierRecord, outliers_of
from ..units import format_measured, format_time
from .cited import Delay, Noticed, OnLateRecord
from .latecommand import LateCommand
from .rundir import now

LOG = logging.getLogger(__name__)
SAMPLE: Final = "sample"
PULSE: Final = "pulse"
"""Occasions, as run.json has them."""
MOST_STARTS = 1000
"""Each has an entry in run.json."""


@dataclass(frozen=True)
class OnLate:
    """What the user wants to be done: run a `command`, of which each start may take `timeout` seconds, for the first
    occasion and `again` after each so many further ones; or end the run at the first one, or both."""

    command: tuple[str, ...] = ()
    again: int | None = None
    timeout: Fraction = Fraction(20)
    stop: bool = False

    @property
    def record(self) -> OnLateRecord:
        """As run.json has it; what was noticed is added there."""
        return OnLateRecord(
            command=list(self.command) or None,
            again=self.again,
            timeout=float(self.timeout),
            stop=self.stop,
            noticed=[],
        )


@dataclass
class Notice:
    """The occasion, the one of that `number` from 1, on which something was done at the host's `time`: the late sample
    that has this `record`; or the trigger's pulse, None.

    It came at the instrument's time `since`, in ticks, or later, and `least` ticks ago at least. When it was noticed,
    that time was `most` at most; None until that is known. `seen` are all occasions until then.
    """

    number: int
    time: str
    since: int
    least: int
    seen: int
    record: OutlierRecord | None = None
    most: int | None = None
    command: LateCommand | None = None


class LateWatch:
    """Is given the blocks of a run, and the count of the trigger's pulses; does what is `wanted`, which may be nothing.

    Leaving the context waits for the command that still runs, if nothing but an error of this program's own kind has
    happened; on its way out a program that is stopped ends it at once.
    """

    def __init__(
        self,
        wanted: OnLate | None = None,
        segments: Sequence[str] = (),
        tick: Fraction = Fraction(1),
        log: Path = Path("on-late.log"),
    ) -> None:
        """`segments` are the names of those that are measured; `log` takes what commands print."""
        self._wanted, self._segments, self._tick, self._log = wanted, segments, tick, log
        self._samples = self._pulses = 0
        self._counted = 0
        self._notices: list[Notice] = []

    @property
    def hurries(self) -> bool:
        """Something is to be done as soon as a record comes."""
        return self._wanted is not None

    @property
    def ends(self) -> str | None:
        """Why the run is to end now: for a sample that was `late`, or by the `trigger`. None if it goes on."""
        if not self._wanted or not self._wanted.stop or not self._notices:
            return None
        return "late" if self._notices[0].record else "trigger"

    @property
    def noticed(self) -> int:
        """Occasions on which something was done."""
        return len(self._notices)

    def feed(self, blocks: Sequence[bytes], time: int) -> None:
        """Blocks as they arrive, in order; `time` is the latest of the instrument, in ticks, that they tell."""
        if self._wanted is None:
            return
        told = (block for block in blocks if kind_of(block) == Kind.OUTLIERS)
        for record in (record for block in told for record in outliers_of(block)):
            if record.segment < len(self._segments):
                self._samples += 1
                if self._due(self._wanted):
                    least = max(0, time - record.time)
                    sample = Notice(self._samples, now(), record.time, least, self._seen, record)
                    took = format_measured(record.latency * self._tick, self._tick)
                    self._act(self._wanted, sample, f"{self._segments[record.segment]} took {took}")

    def fired(self, count: int, counted: int) -> None:
        """The trigger had driven `count` pulses at the instrument's time `counted` or just after it; told in order."""
        new, since = count - self._pulses, self._counted
        self._pulses, self._counted = count, counted
        if self._wanted and new and self._due(self._wanted):
            self._act(self._wanted, Notice(count, now(), since, 0, self._seen), "the trigger has fired")

    def passed(self, noticed: int, time: int) -> None:
        """The instrument was asked for its time after the first `noticed` were: it was `time`."""
        for notice in self._notices[:noticed]:
            if notice.most is None:
                notice.most = time

    def look(self) -> None:
        """See that no command takes too long."""
        if self._notices and (command := self._notices[-1].command):
            command.look()

    @property
    def _seen(self) -> int:
        return self._samples + self._pulses

    def _due(self, wanted: OnLate) -> bool:
        """One start at a time: occasions that come while the command runs are counted, and a later one starts it."""
        if not self._notices:
            return True
        last = self._notices[-1]
        if wanted.again is None or len(self._notices) == MOST_STARTS:
            return False
        running = last.command is not None and last.command.running
        return self._seen - last.seen >= wanted.again and not running

    def _act(self, wanted: OnLate, notice: Notice, why: str) -> None:
        if wanted.command:
            notice.command = LateCommand(wanted.command, self._log, float(wanted.timeout))
        self._notices.append(notice)
        done = [f"{wanted.command[0]} is run"] if wanted.command else []
        done += ["the run ends"] if wanted.stop else []
        LOG.warning(f"{why}: {' and '.join(done)}")

    @property
    def record(self) -> OnLateRecord | None:
        """As run.json has it at the end; None if nothing was wanted."""
        if self._wanted is None:
            return None
        return changed(self._wanted.record, noticed=[self._described(notice) for notice in self._notices])

    def _described(self, notice: Notice) -> Noticed:
        record, most = notice.record, None if notice.most is None else notice.most - notice.since
        return Noticed(
            occasion=SAMPLE if record else PULSE,
            number=notice.number,
            segment=self._segments[record.segment] if record else None,
            time=record.time if record else None,
            latency=record.latency if record else None,
            at=notice.time,
            delay=Delay(least=notice.least, most=most),
            command=notice.command.record if notice.command else None,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        command = self._notices[-1].command if self._notices else None
        if not command or not self._wanted:
            return
        try:
            if command.running and (kind is None or issubclass(kind, Exception)):
                limit = format_time(self._wanted.timeout)
                LOG.warning(f"waiting for {self._wanted.command[0]}, which may take {limit} from its start")
                command.wait()
        finally:
            command.kill()
