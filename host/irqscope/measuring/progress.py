# SPDX-License-Identifier: BSD-2-Clause
"""Progress on the terminal: of a run samples, rate, worst so far, what is lost, time left."""

import contextlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from typing import Protocol, TextIO

from ..contract import registers
from ..contract.identity import Identity
from ..contract.roles import Source
from ..device.configuration import Configuration
from ..units import counted, format_measured, format_rate, format_time
from .observation import Observation

TERMINAL_S = 0.2
FILE_S = 10.0
CUT = "..."


class StatusLine:
    """One line that is written over, or a line every ten seconds where nobody looks."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._terminal = self._stream.isatty()
        self._begun = self._shown = time.monotonic()
        self._length = 0

    def offer(self, text: Callable[[float], str]) -> None:
        """Show `text`, which is given the seconds since the beginning, if it is time for that."""
        now = time.monotonic()
        if now - self._shown >= (TERMINAL_S if self._terminal else FILE_S):
            self._shown = now
            self._show(text(now - self._begun))

    def _show(self, text: str) -> None:
        if self._terminal:
            text = fitted(text, self._columns() - 1)
            self._stream.write("\r" + text.ljust(self._length))
            self._length = len(text)
        else:
            self._stream.write(text + "\n")
        self._stream.flush()

    def _columns(self) -> int:
        """Of the terminal that shows it, whatever is done with the results on stdout."""
        with contextlib.suppress(OSError):  # of a stream without a file, too
            if columns := os.get_terminal_size(self._stream.fileno()).columns:
                return columns
        return shutil.get_terminal_size().columns

    def finish(self) -> None:
        """Leave the line."""
        if self._terminal and self._length:
            self._stream.write("\r" + " " * self._length + "\r")
            self._stream.flush()


def fitted(text: str, columns: int) -> str:
    """The text, or its begin and its end in so many columns: a line that a terminal wraps cannot be written over."""
    if len(text) <= columns:
        return text
    tail = max(0, columns - len(CUT)) // 2
    return (text[: max(0, columns - len(CUT) - tail)] + CUT + text[len(text) - tail :])[: max(0, columns)]


def done_and_left(done: float, spent: float) -> str:
    """How much is done, a share above 0, and what is left at the rate of the `spent` seconds."""
    return f"{round(100 * done)} %, {format_time(spent * (1 - done) / done, 2)} left"


class CountLine(StatusLine):
    """What was counted, edges unless named otherwise, of that which is wanted."""

    def __init__(self, stream: TextIO | None = None, *, what: str = "edges") -> None:
        super().__init__(stream)
        self._what = what

    def __call__(self, count: int, wanted: int) -> None:
        self.offer(lambda spent: self.text(count, wanted, spent))

    def text(self, count: int, wanted: int, spent: float) -> str:
        """The line after `spent` seconds of the user."""
        parts = [f"{count} of {wanted} {self._what}"]
        if count:
            done = min(1.0, count / wanted)
            parts.append(done_and_left(done, spent))
        return ", ".join(parts)


class RunStatus(Protocol):
    """What is shown of a run while it is measured."""

    def __call__(self, observation: Observation, elapsed: int) -> None:
        """Show it, if it is time for that, `elapsed` ticks of the instrument after the start."""

    def finish(self) -> None:
        """The run is over."""

    def ended(self, observation: Observation, elapsed: int, *, whole: bool) -> None:
        """It came to its end, of its plan if it is whole, and is kept."""


class RunLine(StatusLine):
    """What is shown of a run at the terminal, until it ends."""

    def ended(self, observation: Observation, elapsed: int, *, whole: bool) -> None:
        """Show nothing: the result says it all."""


class ProgressLine(RunLine):
    """The line of a run.

    The clock here is the host's: it says when the user will have the result, which on a virtual bench is not when the
    instrument's own time will have passed.
    """

    def __init__(
        self, identity: Identity, configuration: Configuration, stream: TextIO | None = None, *, heading: str = ""
    ) -> None:
        super().__init__(stream)
        self._heading = heading
        self._identity, self._configuration = identity, configuration
        self._total = configuration.length
        self._since: tuple[int, int] | None = None

    def __call__(self, observation: Observation, elapsed: int) -> None:
        self.offer(lambda spent: self.text(observation, elapsed, spent))

    def text(self, observation: Observation, elapsed: int, spent: float) -> str:
        """The line after `elapsed` ticks of the instrument and `spent` seconds of the user."""
        parts = [*self._samples(observation)] or [f"{self._heading}{counted(observation.events, 'edge')}"]
        if dropped := sum(observation.loss_counts):
            parts.append(f"{dropped} edges dropped by the instrument")
        if observation.missing:
            parts.append(f"{observation.missing} blocks lost on the link")
        if self._total and elapsed > 0:
            done = min(1.0, elapsed / self._total)
            parts.append(done_and_left(done, spent))
        return ", ".join(parts)

    def _samples(self, observation: Observation) -> Iterator[str]:
        """What the chip says of the first segment, if there is one."""
        totals, tick = observation.totals, self._identity.tick
        if not totals.segments:
            return
        first = totals.segments[0]
        yield f"{self._heading}{first.n} samples of {self._configuration.segments[0].name}"
        if rate := self._rate(observation):
            yield format_rate(rate, 4)
        worst = first.both.maximum
        yield f"worst {format_measured(worst * tick, tick) if worst is not None else 'none yet'}"

    def _rate(self, observation: Observation) -> float | None:
        """Stimuli in a second until the last snapshot; None if nobody knows. Without events that tells when they began,
        since the snapshot that was shown first."""
        totals = observation.totals
        if totals.time is None or not self._configuration.stimuli:
            return None
        fired = totals.get(registers.FIRED[Source.STIMULUS])
        self._since = self._since or (totals.time, fired)
        begin, before = self._since if observation.first is None else (observation.first, 0)
        covered = totals.time - begin
        return (fired - before) / float(covered * self._identity.tick) if covered > 0 else None
