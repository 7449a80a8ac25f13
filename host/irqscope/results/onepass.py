# SPDX-License-Identifier: BSD-2-Clause
"""A capture that is read to be evaluated: one reading computes what nearly every result needs of its events.

What depends on how the run turned out, `secondpass` computes, as it does for a run that was measured just now.
"""

from collections.abc import Mapping, Sequence

from ..device.capture import Seal
from ..device.configuration import Configuration
from ..measuring.observation import Observation
from ..measuring.rundir import RunDirectory
from ..measuring.runrecord import RunRecord
from ..recording.masking import NONE
from ..recording.stream import Consumer, read
from ..targets.target import Target
from .intervalmethod import LATENCY, IntervalsBeside
from .offchip import off_chip
from .reread import checked
from .spans import end_of
from .unmasked import UnmaskedSegment


class WholeObservation(Observation):
    """Of a run whose target masks nothing, whatever came of it.

    `off_chip` and `intervals` are those of `SecondPass`, and `seal` is what the capture is known by.
    """

    def __init__(self, run: RunRecord) -> None:
        configuration, target = Configuration.of(run.configuration), Target(run.target)
        super().__init__(run.identity, configuration, target)
        self.off_chip: Sequence[UnmaskedSegment] = ()
        self.intervals: Mapping[str, IntervalsBeside] = {}
        self.seal: Seal | None = None
        self.is_whole = not self.masking
        if not self.is_whole:
            return
        self.off_chip = [
            UnmaskedSegment(settings, run.identity, NONE, configuration.snapshot, 0)
            for settings in off_chip(configuration, target)
        ]
        self.stream.follow(_Ends(run, self))
        for pairing in self.off_chip:
            self.stream.follow(pairing)
        if configuration.stream:
            paths = {pairing.settings.name: pairing for pairing in (*self.off_chip, *self.pairings)}
            self.intervals = {name: IntervalsBeside() for name in LATENCY.values() if name in paths}
            for name, beside in self.intervals.items():
                paths[name].watchers.append(beside.add)


class _Ends(Consumer):
    """Tells the segments that the chip does not measure when the run ended, which is known when all was read."""

    def __init__(self, run: RunRecord, observation: WholeObservation) -> None:
        self._run, self._observation = run, observation

    def finish(self) -> None:
        for pairing in self._observation.off_chip:
            pairing.until = end_of(self._run, self._observation)


def read_whole(directory: RunDirectory) -> tuple[RunRecord, WholeObservation]:
    """The content of run.json and the observation of the capture, however it ends."""
    run, observation = checked(directory, WholeObservation)
    observation.seal = read(directory.path, observation.stream)
    return run, observation
