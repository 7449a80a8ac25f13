# SPDX-License-Identifier: BSD-2-Clause
"""A run from its directory: the same Observation as while it was measured."""

from ..device.capture import CaptureFile
from ..device.configuration import Configuration
from ..measuring.observation import Observation
from ..measuring.rundir import RunDirectory
from ..measuring.runrecord import RunRecord
from ..reading import reading
from .foundlimits import kind_of


def unread(directory: RunDirectory, *, paired: bool = True) -> tuple[RunRecord, Observation]:
    """The content of run.json and an observation, `paired` or not, which the capture is still to be fed to."""
    run = directory.read_run()
    with reading(directory.run_file):
        observation = Observation(run.identity, Configuration.of(run.configuration), paired=paired)
        for limit in run.limits:
            kind_of(run).of(limit)
    return run, observation


def reread(directory: RunDirectory) -> tuple[RunRecord, Observation]:
    """The content of run.json and the observation of the capture, however it ends."""
    run, observation = unread(directory)
    replay(directory, observation)
    return run, observation


def replay(directory: RunDirectory, observation: Observation) -> None:
    """Feed the whole capture to `observation`, which is new, and finish it."""
    for blocks in CaptureFile(directory.capture_file).batches():
        observation.feed(blocks)
    observation.finish()
