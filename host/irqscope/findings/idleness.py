# SPDX-License-Identifier: BSD-2-Clause
"""How the time before a stimulus makes its latency longer, from the events of runs. See docs/guide/idle.md.

The gap of a stimulus is how long before it the last edge of an answer came, on any input that is watched. A stimulus
that came before the one before it was answered finds the target busy, and has none; nor has one that comes sooner after
an answer than was asked for, when the target may still be at work on that.
"""

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from ..analysis.histogram import Int64
from ..analysis.idling import Curve, curve
from ..contract.roles import INPUTS, Source
from ..device.configuration import Configuration
from ..device.decode import Events
from ..errors import BadInput
from ..measuring.experimentrecord import IdleSettings
from ..measuring.rundir import RunDirectory
from ..measuring.runrecord import ASKED, RunRecord
from ..recording.stream import Consumer, Gap, replay
from ..results.idlerecords import GapBins, IdleFinding, Idling
from ..results.planned import Rest
from ..targets.target import Target
from ..units import counted
from .finder import Finder
from .times import Samples, Times

PARTS = "parts"
"""The directory of the runs with shorter gaps, in that of the one with the longest."""


class Activity(Consumer):
    """When stimuli came, and when the target was last seen to answer before."""

    def __init__(self, configuration: Configuration, target: Target) -> None:
        masking = {Source.AUX} if target.announces_masking else set()
        self._answers = [role for role in INPUTS if role in configuration.inputs and role not in masking]
        self._last = self.breaks = 0
        self.stimuli, self.answers = Times(), Times()

    def take_events(self, events: Events) -> None:
        self.stimuli.add(events.time[events.at(Source.STIMULUS)])
        self.answers.add(events.time[np.isin(events.source, self._answers)])
        self._last = int(events.time[-1])

    def take_gap(self, gap: Gap) -> None:
        # Whatever came then is not known: until the next answer the target is taken for busy.
        self.stimuli.add(np.array([self._last + 1], dtype=np.int64))
        self.breaks += 1

    @property
    def until(self) -> int:
        """Up to then all edges are kept, and gaps known."""
        return min(self.stimuli.until, self.answers.until)

    def gaps(self, causes: Int64) -> tuple[Int64, NDArray[np.bool_]]:
        """The gap before each of these stimuli, and whether it has one."""
        answered, asked = _before(self.answers.all, causes), _before(self.stimuli.all, causes)
        return causes - answered, (answered >= 0) & (answered >= asked)

    def busy(self) -> int:
        """So long, in nearly all cases, answers come after a stimulus: the 0.99 quantile."""
        answers, stimuli = self.answers.all, self.stimuli.all
        if len(stimuli) < 2:
            return 0
        last = _before(answers, stimuli[1:])
        took = (last - stimuli[:-1])[last >= stimuli[:-1]]
        return int(np.quantile(took, 0.99)) if len(took) else 0


class Segments:
    """Gaps of so many ticks at `least`, and latencies, of the runs of an experiment, by the segment that begins with
    the stimulus."""

    def __init__(self, least: int = 0) -> None:
        self.runs = 0
        self._least = least
        self._found: dict[str, list[tuple[Int64, Int64]]] = {}
        self._busy: dict[str, int] = {}
        self._left: dict[str, int] = {}
        self._untimed: dict[str, int] = {}
        self.breaks = 0

    def add(self, activity: Activity, samples: Samples) -> None:
        """Of one run."""
        name, causes, latencies = samples.settings.name, samples.causes.all, samples.latencies.all
        kept = causes <= activity.until
        left, causes, latencies = int(np.count_nonzero(~kept)), causes[kept], latencies[kept]
        gaps, known = activity.gaps(causes)
        known &= gaps >= self._least
        self._found.setdefault(name, []).append((gaps[known], latencies[known]))
        self._busy[name] = self._busy.get(name, 0) + len(known) - int(known.sum())
        self._left[name] = self._left.get(name, 0) + samples.latencies.left + left
        self._untimed[name] = self._untimed.get(name, 0) + samples.untimed

    def finding(self, missing: list[str]) -> IdleFinding:
        """Of all runs, and what is not known of them beside what `missing` says."""
        missing += [f"events were lost in {counted(self.breaks, 'place')}"] if self.breaks else []
        missing += [
            f"{counted(count, 'stimulus', 'stimuli')} of {name} had no latency, and it may have been any"
            for name, count in self._untimed.items()
            if count
        ]
        curves = []
        for name, found in self._found.items():
            gaps, latencies = (np.concatenate(column) for column in zip(*found, strict=True))
            if (one := curve(gaps, latencies)) is not None:
                curves.append(_record(name, self._busy[name], self._left[name], one))
            elif self._busy[name]:
                missing.append(f"too few samples of {name} have a gap")
        return IdleFinding(curves=curves, runs=self.runs, missing=missing)


class Watch:
    """What is kept of one run, once its `consumers` have been told all of it."""

    def __init__(self, run: RunRecord) -> None:
        configuration = Configuration.of(run.configuration)
        self.activity = Activity(configuration, Target(run.target))
        self.samples = [
            Samples(each, run.identity)
            for each in configuration.segments
            if each.cause == Source.STIMULUS and not each.is_interval
        ]
        self.consumers: list[Consumer] = [self.activity, *(each.pairing for each in self.samples)]

    def tell(self, segments: Segments) -> None:
        """Add it to those of other runs."""
        segments.runs += 1
        segments.breaks += self.activity.breaks
        for each in self.samples:
            segments.add(self.activity, each)

    @property
    def silent(self) -> list[str]:
        """Segments without any sample."""
        return [each.settings.name for each in self.samples if not each.latencies.n]


def finder(directory: RunDirectory, run: RunRecord, settings: IdleSettings) -> Finder:
    """What the runs say together; a part that was altered makes all of it invalid."""
    mine, folder = Watch(run), directory.path / PARTS
    parts = {name: RunDirectory(folder / name) for name in settings.parts}
    begun = {
        name: part.read_run() for name, part in parts.items() if part.run_file.exists() or part.capture_file.exists()
    }
    measured = {name: each for name, each in begun.items() if parts[name].capture_file.exists()}

    def found() -> tuple[IdleFinding, list[str]]:
        segments, missing, wrong = Segments(settings.shortest), list[str](), list[str]()
        mine.tell(segments)
        missing += [f"the longest gaps have no sample of {each}" for each in mine.silent]
        for name, part in parts.items():
            if name not in measured:
                missing.append(f"part {name} was not measured")
                continue
            watch = Watch(measured[name])
            if altered := part.altered(measured[name], replay(part.path, *watch.consumers)):
                wrong.append(f"part {name}: {altered}")
            if not _is_whole(measured[name]):
                missing.append(f"part {name} was broken off")
            missing += [f"part {name} has no sample of {each}" for each in watch.silent]
            watch.tell(segments)
        return segments.finding(missing), wrong

    whole = sum(map(_is_whole, measured.values()))
    broke = _broke_off([run, *begun.values()], len(parts) - len(begun))
    return Finder(found, mine.consumers, Rest(broke=broke, left=_left(whole, len(parts))))


def _is_whole(run: RunRecord) -> bool:
    return run.end is not None and run.end.reason == "count"


def _broke_off(begun: Collection[RunRecord], others: int) -> bool:
    """Whether one of the runs that were begun did, or none of them was ended by request and there are `others` that
    should have been begun: between two runs the program was killed, or had no disk for the next one."""
    return any(each.end is None for each in begun) or (
        others > 0 and not any(each.end and each.end.reason in ASKED for each in begun)
    )


def _left(whole: int, wanted: int) -> str | None:
    """What is missing of a plan with so many parts beside the first, of which some are whole."""
    return f"the run ended short of its plan, with {1 + whole} of {1 + wanted} parts" if whole < wanted else None


def of_run(directory: RunDirectory) -> IdleFinding:
    """The same of any run, with all of its gaps; BadInput if it has none, or all alike."""
    run = directory.read_run()
    driven = run.configuration.stimuli.get("stimulus")
    if isinstance(run.experiment, IdleSettings):
        raise BadInput(f"{directory.path} is a run of irqscope idle, whose report has this: leave out --view idle")
    if driven is None or driven.dither == "none":
        raise BadInput(
            "--view idle is for stimuli at intervals that differ, and this run has none of them: measure with "
            "--dither exponential"
        )
    watch, segments = Watch(run), Segments()
    replay(directory.path, *watch.consumers)
    watch.tell(segments)
    return segments.finding([])


def _before(times: Int64, instants: Int64) -> Int64:
    """The last of the times before each instant; -1 if there is none."""
    places: Int64 = np.searchsorted(times, instants)
    return np.concatenate([[-1], times])[places]


def _record(segment: str, busy: int, left: int, found: Curve) -> Idling:
    value, low, high = found.exit
    return Idling(
        segment=segment,
        n=found.n,
        busy=busy,
        left=left,
        shortest=found.bins[0].begin,
        longest=found.bins[-1].end,
        rest=found.levels[0],
        exit=value,
        interval=(low, high),
        steps=list(found.steps),
        bins=GapBins.of(found.bins),
    )
