# SPDX-License-Identifier: BSD-2-Clause
"""Whole runs on the model instrument, without a command line."""

from collections.abc import Callable
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from typing import Any

from jsonrecords import assemble

from irqscope.contract.roles import FEW, INPUTS, Source
from irqscope.contract.segments import Policy
from irqscope.contract.segments import segment as segment_called
from irqscope.device.configuration import Configuration, InputSettings, SegmentSettings
from irqscope.device.instrument import Instrument
from irqscope.device.stimulus_plan import StimulusPlan
from irqscope.errors import LinkError
from irqscope.measuring.experimentrecord import AnySettings
from irqscope.measuring.observation import Observation
from irqscope.measuring.run import Ending, Run
from irqscope.measuring.rundir import RunDirectory
from irqscope.measuring.stopping import StopRequest
from irqscope.recording.stream import replay
from irqscope.targets.target import Target
from irqscope.units import to_ticks
from models.instrument import IDENTITY, ModelInstrument

PERIOD = to_ticks(Fraction(1, 1000), IDENTITY.tick)
THRESHOLD = 590
SEGMENTS = ("isr", "task", "work", "isr.interval")


def configuration(count: int = 1500, **changed: int) -> Configuration:
    common = {"timeout": 10 * PERIOD, "threshold": THRESHOLD, **changed}
    segments = [
        SegmentSettings(
            name=known.name,
            cause=known.cause,
            response=known.response,
            policy=Policy.INTERVAL if known.is_interval else Policy.COALESCE,
            **common,
        )
        for known in map(segment_called, SEGMENTS)
    ]
    return Configuration(
        inputs={role: InputSettings() for role in INPUTS[:FEW]},
        stimuli={Source.STIMULUS: StimulusPlan(period=PERIOD, width=1000, count=count)},
        segments=tuple(segments),
        snapshot=PERIOD * 250,
        flush=5_000_000,
        watchdog=0,
    )


class Measured:
    """A run in a directory, and its result."""

    def __init__(self, path: Path, model: ModelInstrument, plan: Configuration) -> None:
        self.directory = RunDirectory(path / "run")
        self.directory.create()
        stop = StopRequest()
        with Instrument(model) as instrument:
            begun = self.directory.begin(instrument.identity, plan, Target(), model.url, ["irqscope"])
            run = Run(instrument, plan, self.directory)
            self.ending: Ending = run.measure(lambda observation, elapsed: self.watch(observation, stop), stop)
        self.run = self.directory.end(begun, **vars(self.ending))
        self.observation = run.observation

    @cached_property
    def result(self) -> Any:
        return assemble(self.run, self.observation)

    def watch(self, observation: Observation, stop: StopRequest) -> None:
        """After each read."""


class _Unplugged(Measured):
    def watch(self, observation: Observation, stop: StopRequest) -> None:
        if observation.totals.snapshots >= 3:
            raise LinkError("unplugged")


def unplugged(path: Path, model: ModelInstrument, plan: Configuration) -> RunDirectory:
    """The directory of a run whose port went away after its third snapshot."""
    try:
        _Unplugged(path, model, plan)
    except LinkError:
        return RunDirectory(path / "run")
    raise AssertionError("the run went to its end")


def found_by(finder: Callable[..., Any], run: Measured, settings: AnySettings) -> Any:
    """What an experiment of these settings finds in a run."""
    found = finder(run.run, settings, run.observation)
    replay(run.directory.path, *found.consumers)
    finding, _ = found.found()
    return finding
