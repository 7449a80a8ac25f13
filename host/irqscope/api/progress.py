# SPDX-License-Identifier: BSD-2-Clause
"""How far a measurement is, as Python is told."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from ..contract.identity import Identity
from ..device.configuration import Configuration
from ..measuring.observation import Observation
from .values import Time

TOLD_S = 0.2
"""Seconds of the host between two reports of progress."""


@dataclass(frozen=True)
class Progress:
    """How far a measurement is.

    `share` of its plan, None if it has no end of its own; `heading` says which step of a sweep it is.
    """

    heading: str
    share: float | None
    passed: Time
    """Since the start, by the instrument."""
    segments: dict[str, tuple[int, Time | None]]
    """Of each segment on the chip the samples and the longest of them until now."""

    @property
    def samples(self) -> int:
        """Of the first segment; 0 of a measurement without segments, such as of a clock."""
        return next((n for n, _ in self.segments.values()), 0)

    @property
    def worst(self) -> Time | None:
        """Of the first segment; None before the first sample, and without segments."""
        return next((longest for _, longest in self.segments.values()), None)


class Status:
    """Tells somebody of the progress of a run, every now and then."""

    def __init__(
        self, tell: Callable[[Progress], None] | None, identity: Identity, configuration: Configuration, heading: str
    ) -> None:
        self._tell, self._identity, self._configuration, self._heading = tell, identity, configuration, heading
        self._due = 0.0

    def __call__(self, observation: Observation, elapsed: int) -> None:
        if self._tell and time.monotonic() >= self._due:
            self._due = time.monotonic() + TOLD_S
            self._tell(self._progress(observation, elapsed))

    def _progress(self, observation: Observation, elapsed: int, *, ended: bool = False) -> Progress:
        tick, whole = self._identity.tick, self._configuration.length
        pairs = zip(self._configuration.segments, observation.totals.segments, strict=True)
        longest = {settings.name: (totals.n, totals.both.maximum) for settings, totals in pairs}
        return Progress(
            self._heading.rstrip(": "),
            (1.0 if ended else min(1.0, elapsed / whole)) if whole else None,
            Time(elapsed, tick),
            {name: (n, None if most is None else Time(most, tick)) for name, (n, most) in longest.items()},
        )

    def finish(self) -> None:
        """Nothing to leave."""

    def ended(self, observation: Observation, elapsed: int, *, whole: bool) -> None:
        """Tell of all of it, whenever the last report was."""
        if self._tell:
            self._tell(self._progress(observation, elapsed, ended=whole))
