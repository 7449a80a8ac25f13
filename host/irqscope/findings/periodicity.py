# SPDX-License-Identifier: BSD-2-Clause
"""What a run says of tasks that toggle pins by a clock of their own, with constant memory. See
docs/guide/periodic.md."""

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction

import numpy as np

from ..analysis.grid import REGULAR, Grid, Window
from ..analysis.histogram import Distribution, ExactCounts, Int64
from ..analysis.startbudget import Budget, budget
from ..analysis.variation import Successive
from ..base.records import changed
from ..contract.roles import Source, source
from ..device.configuration import Configuration
from ..device.decode import Events
from ..errors import BadInput
from ..measuring.experimentrecord import PeriodicSettings
from ..measuring.observation import Observation
from ..measuring.runrecord import RunRecord
from ..recording.stream import Consumer, Gap
from ..results.findingrecords import (
    ClockStep,
    PeriodicFinding,
    PeriodOf,
    Pin,
    StartBudget,
    StartDelay,
    Survival,
    WorstStart,
)
from ..results.summary import Summary, known, summarise
from ..results.variation import of_delays
from ..units import counted, to_ticks
from .finder import Finder
from .latestarts import LateStarts

POINTS = 2000
"""Points of the plot of delays over time, at most: of neighbours the later start stays."""
LISTED = 100


class PinGrid(Consumer):
    """The starts of one task. Times in ticks.

    `reason` says why no grid can be fitted: starts are too far apart. They are counted all the same.
    """

    def __init__(self, role: Source, tick: Fraction, window: float, late: LateStarts | None = None) -> None:
        self.role, self._tick, self.late_starts = role, tick, late
        self._grid = Grid(tick=float(tick), window=window)
        self.delays = ExactCounts()
        self.successive = Successive()
        self.starts = self.overruns = self.unmatched = self.windows = self.nonlinear = self.breaks = self.blurred = 0
        self.reason: str | None = None
        self.last: int | None = None
        self._period: float | None = None
        self.worst: tuple[float, int] | None = None
        self.off = 0.0
        self.steps: list[tuple[float, float]] = []
        self.periods: list[tuple[int, float]] = []
        self.points: list[tuple[int, int]] = []

    def take_events(self, events: Events) -> None:
        starts: Int64 = events.time[events.source == self.role]
        self.starts += len(starts)
        if len(starts):
            self.last = int(starts[-1])
        if self.reason:
            return
        try:
            self._take(self._grid.add(starts))
        except BadInput as error:
            self.reason = str(error)

    def take_gap(self, gap: Gap) -> None:
        """No interval reaches across."""
        self.breaks += 1
        self.last = None
        self._close()

    def finish(self) -> None:
        self._close()

    @property
    def unjudged(self) -> int:
        """Starts that are in no window; while the run goes on, those of the window that is not complete as well."""
        return self.starts - self.delays.n - self.unmatched

    @property
    def doubt(self) -> str:
        """Why a late start may be among what was not judged, once the run is finished; empty if none can be."""
        if not self.windows:
            return self.reason or f"{counted(self.starts, 'start')} are too few for a grid"
        found = [f"events were lost in {counted(self.breaks, 'place')}"] if self.breaks else []
        if self.unjudged:
            found.append(
                f"{self.unjudged} of {counted(self.starts, 'start')} were not judged"
                + (f": {self.reason}" if self.reason else "")
            )
        if self.blurred:
            found.append(
                f"of {self.blurred} of {counted(self.windows, 'window')} the grid may be off by a tenth of a period or "
                "more, and starts belong to other activations"
            )
        return ", and ".join(found)

    def lasted(self, until: int | None) -> None:
        """The run went on until then, if that is known: what was due a period before, and later than the last start,
        has no start, unless events were lost after that. To be called at the end."""
        if until is not None and self.last is not None and self._period:
            self.overruns += max(0, int((until - self.last) / self._period) - 1)

    def _close(self) -> None:
        if not self.reason:
            self._take(self._grid.close())

    def _take(self, windows: Iterable[Window]) -> None:
        for window in windows:
            self.windows += 1
            self.nonlinear += not window.straight
            self.blurred += not window.straight and window.off > REGULAR * window.period
            self.off = max(self.off, window.off)
            self.overruns += window.overruns
            self.unmatched += window.unmatched
            self.worst = max(filter(None, (self.worst, window.worst)))
            self._period = window.period
            self.periods.append((int(window.starts[0]), window.period))
            if window.step:
                self.steps.append(window.step)
            delays = np.rint(window.delays).astype(np.int64)
            self.delays.add(delays)
            # Another window has a line of its own, from which its delays count.
            self.successive.add(delays)
            self.successive.interrupt()
            if self.late_starts:
                self.late_starts.add(window.starts, delays)
            self._plot(window.starts, delays)

    def _plot(self, starts: Int64, delays: Int64) -> None:
        """Keep the largest delays, evenly over time."""
        parts = np.array_split(np.arange(len(starts)), min(len(starts), POINTS // 4))
        for part in parts:
            at = part[int(delays[part].argmax())]
            self.points.append((int(starts[at]), int(delays[at])))
        while len(self.points) > POINTS:
            self.points = [max(self.points[i : i + 2], key=lambda p: p[1]) for i in range(0, len(self.points), 2)]
        while len(self.periods) > POINTS:
            self.periods = self.periods[::2]

    def record(self, work: Fraction | None, tolerance: Fraction) -> Pin:
        """One entry of `pins`."""
        figures = figures_of(self.delays)
        period = float(np.median([each for _, each in self.periods])) if self.periods else None
        return Pin(
            input=self.role.label,
            starts=self.starts,
            n=self.delays.n,
            unjudged=self.unjudged,
            doubt=self.doubt or None,
            windows=self.windows,
            period=period,
            delays=figures,
            variation=of_delays(figures, self.successive.found()),
            survival=survival(self.delays),
            worst=WorstStart(delay=self.worst[0], time=self.worst[1]) if self.worst else None,
            overruns=self.overruns,
            unmatched=self.unmatched,
            gaps=self.breaks,
            fit_error=self.off,
            nonlinear_windows=self.nonlinear,
            steps=[ClockStep(time=time, ppm=1e6 * slope) for time, slope in self.steps[:LISTED]],
            periods=[PeriodOf(time=time, period=each) for time, each in self.periods],
            points=[StartDelay(time=time, delay=delay) for time, delay in self.points],
            budget=self._budget(period, work, tolerance),
        )

    def _budget(self, period: float | None, work: Fraction | None, tolerance: Fraction) -> StartBudget | None:
        if not work or period is None or self.worst is None:
            return None
        worst, length = Fraction(self.worst[0]) * self._tick, Fraction(period) * self._tick
        # Work that does not fit is found when all is measured, and no reason to have no result.
        room, none = work < length, Fraction(0)
        if room:
            found = budget(length, work, tolerance, worst)
        else:
            found = Budget(length, work, tolerance, overlap=none, allowed=none, worst=worst)
        most = replace(found, worst=worst + Fraction(self.off) * self._tick)
        return StartBudget(
            work=float(work),
            tolerance=float(tolerance),
            overlap=float(found.overlap),
            allowed=float(found.allowed),
            worst=float(worst),
            fits=room and known(most.fits),
            safe_rate=float(found.safe_rate or 0),
        )


def figures_of(times: ExactCounts) -> Summary | None:
    """Figures as of a segment, in ticks; None without times."""
    distribution = Distribution.exact(times)
    if not distribution.n:
        return None
    low, high = distribution.low[0], distribution.high[-1]
    return summarise(distribution, low, high, sum(v * n for v, _, n in distribution))


def survival(times: ExactCounts) -> Survival:
    """Share of the times that were as long or longer, thinned to what an eye can tell."""
    values, counts = times.table()
    share = np.cumsum(counts[::-1])[::-1] / max(1, counts.sum())
    shown = (
        np.unique(
            np.concatenate(
                [
                    np.linspace(0, len(values) - 1, POINTS // 2),
                    len(values) - 1 - np.arange(min(len(values), POINTS // 2)),
                ]
            ).astype(np.int64)
        )
        if len(values)
        else np.zeros(0, np.int64)
    )
    return Survival(ticks=values[shown].tolist(), share=share[shown].tolist())


def measured_until(run: RunRecord, configuration: Configuration) -> int | None:
    """The tick until which tasks were watched at least; None of a run that did not last as long as it was to."""
    end = run.end
    return end.start_ticks + configuration.duration if end and end.reason == "duration" else None


def finder(run: RunRecord, settings: PeriodicSettings, observation: Observation) -> Finder:
    """What the run says, of which `observation` was made; `settings` are those of its experiment."""
    tick = observation.identity.tick
    work = None if settings.work is None else Fraction(settings.work)
    least = None if settings.threshold is None else to_ticks(Fraction(settings.threshold), tick)
    grids = [
        PinGrid(source(label), tick, settings.window, None if least is None else LateStarts(least))
        for label in settings.inputs
    ]

    def found() -> tuple[PeriodicFinding, list[str]]:
        until = measured_until(run, observation.configuration)
        for grid in grids:
            grid.lasted(until)
        return PeriodicFinding(pins=[recorded(grid) for grid in grids]), []

    def recorded(grid: PinGrid) -> Pin:
        pin, late = grid.record(work, Fraction(settings.tolerance)), grid.late_starts
        return changed(pin, late_period=late.found(run, observation, pin)) if late else pin

    return Finder(found, grids)
