# SPDX-License-Identifier: BSD-2-Clause
"""Tasks against their deadlines: Current, Best, Worst, Determ and Late of each, as rt-exec has them. See
docs/guide/multi.md.

A task is a pin. It is released by the stimulus, and its latency counts; or by a clock of its own, and its delay beyond
the earliest of a fitted grid does (`periodicity`). What the task has to *spare* until its next release is not
observable from outside: nobody sees when it has done its work.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

import numpy as np

from ..analysis.answers import Lost
from ..analysis.grid import Window
from ..analysis.histogram import ExactCounts, Int64
from ..analysis.variation import Successive
from ..campaigns.campaigndir import CampaignDirectory
from ..contract.identity import Identity
from ..contract.roles import STIMULI, Source, source
from ..contract.segments import Count
from ..device.configuration import Configuration
from ..device.extremes import together
from ..errors import Invalid
from ..measuring.experimentrecord import MultiSettings
from ..measuring.observation import Observation
from ..measuring.pairing import SegmentPairing
from ..measuring.releases import GRID
from ..measuring.runrecord import RunRecord
from ..recording.stream import Consumer
from ..results.findingrecords import MultiFinding, TaskResult
from ..results.resultfile import read_result
from ..results.variation import of_delays
from ..results.verdict import without_latency
from ..units import counted
from .campaignrecord import VALID, RotatedTask, Rotation, ScenarioRow
from .finder import Finder
from .periodicity import PinGrid, figures_of, measured_until, survival

UNKNOWN = (Count.UNSTAMPED, Count.PENDING, Count.UNPROVEN)
"""Activations of which nobody knows how late they were."""
NEVER, NONE = "it never started", "none of its starts answers a release"


@dataclass(frozen=True)
class Row:
    """One task so far; times in ticks, None while nothing is known.

    `count` activations, of which `late` came after the deadline or, `missing` of them, not at all. `started` are the
    starts that were seen, None if what was lost may have held some. `fit_error`: by which a grid may be off, if one is
    the release. `why` says why not all of that is known.
    """

    task: str
    deadline: int
    count: int
    late: int
    missing: int
    current: int | None
    best: int | None
    worst: int | None
    started: int | None
    why: str | None = None
    fit_error: float | None = None

    @property
    def range(self) -> int | None:
        """dholm's measure of determinism: the worst less the best."""
        return None if self.worst is None or self.best is None else self.worst - self.best


class Task(Protocol):
    """One task, watched."""

    @property
    def times(self) -> ExactCounts:
        """From the release to the start, of all activations that were seen."""
        ...

    @property
    def successive(self) -> Successive:
        """What each of these differs from the one before it."""
        ...

    def consumer(self) -> Consumer:
        """What is to be told of a run, from its beginning."""
        ...

    def row(self, observation: Observation) -> Row:
        """What is known of it now."""


class GridTask(PinGrid):
    """A task that a clock of its own releases."""

    def __init__(self, role: Source, deadline: int, tick: Fraction, window: float) -> None:
        super().__init__(role, tick, window)
        self.deadline = deadline
        self.late = self.near = 0
        self.current: int | None = None
        self.best: int | None = None
        self._finished = False

    @property
    def times(self) -> ExactCounts:
        return self.delays

    def consumer(self) -> Consumer:
        return self

    def finish(self) -> None:
        """What is in no window by now is not judged."""
        super().finish()
        self._finished = True

    def _take(self, windows: Iterable[Window]) -> None:
        for window in windows:
            super()._take([window])
            delays = np.rint(window.delays).astype(np.int64)
            self.late += int(np.count_nonzero(delays > self.deadline))
            if not window.straight:
                self.near += int(np.count_nonzero((delays <= self.deadline) & (delays + window.off > self.deadline)))
            self.current = int(delays[-1])
            self.best = min(int(delays.min()), self.current if self.best is None else self.best)

    def row(self, observation: Observation) -> Row:
        worst = None if self.worst is None else round(self.worst[0])
        near = f"{self.near} more may be late, by as much as the grid may be off" if self.near else ""
        why = ", and ".join(filter(None, ((self.doubt if self._finished else self.reason), near))) or None
        count, late = self.starts - self.unmatched + self.overruns, self.late + self.overruns
        started = None if self.breaks and not self.starts else self.starts
        return Row(
            self.role.label,
            self.deadline,
            count,
            late,
            self.overruns,
            self.current,
            self.best,
            worst,
            started,
            why,
            self.off,
        )


class StimulusTask:
    """A task that the stimulus releases: segment `number` of a run, whose threshold is the deadline.

    What is late is counted on the chip, whatever the link does; where the chip keeps no such count, in the events, as
    all is where the run broke off before its first snapshot.
    """

    def __init__(self, role: Source, number: int, configuration: Configuration, identity: Identity) -> None:
        self.role, self._number, self._counts = role, number, identity.keeps_outliers
        self._settings, self._identity = configuration.segments[number], identity
        self.times = ExactCounts()
        self.successive = Successive()
        self.late = 0
        self.current: int | None = None
        self._pairing: SegmentPairing | None = None

    def consumer(self) -> Consumer:
        self._pairing = SegmentPairing(self._settings, self._identity)
        self._pairing.watchers.append(self._see)
        self.successive = self._pairing.successive
        return self._pairing

    def _see(self, latencies: Int64, responses: Int64) -> None:
        if len(latencies):
            self.times.add(latencies)
            self.late += int(np.count_nonzero(latencies > self._settings.threshold))
            self.current = int(latencies[-1])

    def row(self, observation: Observation) -> Row:
        chip, pairing = observation.totals.segments[self._number], self._pairing
        counts, both, counted_late = chip.counts, chip.both, self._counts
        if pairing and pairing.finished and not observation.totals.snapshots:
            counts, both, counted_late = pairing.counts, together(pairing.edges), False
        # Of a pin without any edge it is known that the others did not come, either.
        missing = counts[Count.MISSING] + (0 if counts[Count.RESPONSES] else counts[Count.UNSTAMPED])
        late = counts[Count.OUTLIERS] if counted_late else self.late
        told = counted_late or observation.stream_complete
        why = [] if told else ["events were lost, and late ones among them are not counted"]
        if lost := self._lost():
            why.append(f"{counted(lost.causes, 'activation')} may have been lost, and the worst is made up then")
        why.append(without_latency({each.name.lower(): counts[each] for each in UNKNOWN if counts[each]}))
        return Row(
            self.role.label,
            self._settings.threshold,
            counts[Count.CAUSES],
            late + missing,
            missing,
            self.current,
            both.minimum,
            both.maximum,
            counts[Count.RESPONSES],
            ", and ".join(filter(None, why)) or None,
        )

    def _lost(self) -> Lost | None:
        """Judged once, at the end."""
        pairing = self._pairing
        return pairing.pattern.lost() if pairing and pairing.finished and pairing.pattern else None


def tasks_of(settings: MultiSettings, configuration: Configuration, identity: Identity) -> list[Task]:
    """The tasks of a run, from the settings of its experiment: `release`, `window` and `deadlines` in seconds.

    Invalid if a stimulus is to release a task that no segment of the run leads to.
    """
    deadlines = {source(label): Fraction(text) for label, text in settings.deadlines.items()}
    if settings.release == GRID:
        return [
            GridTask(role, in_ticks(time, identity), identity.tick, settings.window) for role, time in deadlines.items()
        ]
    driven = {
        segment.response: number for number, segment in enumerate(configuration.segments) if segment.cause in STIMULI
    }
    if strange := [role.label for role in deadlines if role not in driven]:
        raise Invalid(f"run.json has a deadline for {', '.join(strange)}, where no segment from a stimulus ends")
    return [StimulusTask(role, driven[role], configuration, identity) for role in deadlines]


def in_ticks(deadline: Fraction, identity: Identity) -> int:
    """Of whole ticks those are beyond a deadline that are more than this."""
    return int(deadline / identity.tick)


def finder(run: RunRecord, settings: MultiSettings, observation: Observation) -> Finder:
    """What the run says, of which `observation` was made, and what makes it invalid, a sentence each.

    A task that never started in a run that came to its end is starved, or is none: an error, unless the settings have
    `allow_unstarted`.
    """
    tasks = tasks_of(settings, observation.configuration, observation.identity)

    def found() -> tuple[MultiFinding, list[str]]:
        until = measured_until(run, observation.configuration)
        for task in tasks:
            if isinstance(task, GridTask):
                task.lasted(until)
        rows = [
            _result(task, task.row(observation), Fraction(stated))
            for task, stated in zip(tasks, settings.deadlines.values(), strict=True)
        ]
        wrong = (
            []
            if settings.allow_unstarted or not run.end
            else [
                f"{each.task} never started; if it may not have, say --allow-unstarted"
                for each in rows
                if each.started == 0
            ]
        )
        return MultiFinding(tasks=rows), wrong

    return Finder(found, [task.consumer() for task in tasks])


def _result(task: Task, row: Row, stated: Fraction) -> TaskResult:
    why = NEVER if row.started == 0 else row.why or (NONE if row.worst is None else None)
    return TaskResult(
        task=row.task,
        deadline=float(stated),
        count=row.count,
        late=row.late,
        missing=row.missing,
        current=row.current,
        best=row.best,
        worst=row.worst,
        range=row.range,
        fit_error=row.fit_error,
        started=row.started,
        survival=survival(task.times),
        variation=of_delays(figures_of(task.times), task.successive.found()),
        why=why,
    )


def rotation(directory: CampaignDirectory, rows: Sequence[ScenarioRow]) -> Rotation:
    """The tasks of all runs of a rotation, each under test in its own. Times in seconds.

    A run that is invalid or was not measured has its tasks too, without figures, and `why`.
    """
    found = []
    for row in rows:
        run = directory.run(row.name)
        result = read_result(run.path) if run.result_file.exists() else None
        excuse = "; ".join(row.errors) or "it was not measured"
        if result is None or not isinstance(result.findings, MultiFinding):
            found.append(_rotated(row.name, "", None, excuse))
            continue
        tick = float(result.tick.fraction)
        for task in result.findings.tasks:
            if row.state == VALID:
                found.append(_rotated(row.name, task.task, task.deadline, task.why, task, tick))
            else:
                why = task.why if task.why == NEVER else excuse
                found.append(_rotated(row.name, task.task, task.deadline, why))
    return Rotation(tasks=found)


def _rotated(
    run: str, pin: str, deadline: float | None, why: str | None, task: TaskResult | None = None, tick: float = 0.0
) -> RotatedTask:
    """A task of a rotation; without `task` no figure of it may be used."""
    ticks = (task.current, task.best, task.worst, task.range, task.fit_error) if task else (None,) * 5
    current, best, worst, spread, off = (None if each is None else each * tick for each in ticks)
    return RotatedTask(
        run=run,
        task=pin,
        deadline=deadline,
        why=why,
        count=task.count if task else None,
        late=task.late if task else None,
        missing=task.missing if task else None,
        current=current,
        best=best,
        worst=worst,
        range=spread,
        fit_error=off,
    )
