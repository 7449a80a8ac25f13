# SPDX-License-Identifier: BSD-2-Clause
"""A run from its directory: the same Observation as while it was measured."""

from ..device.configuration import Configuration
from ..measuring.observation import Observation
from ..measuring.rundir import RunDirectory
from ..measuring.runrecord import RunRecord
from ..reading import reading
from ..recording.stream import read
from ..targets.target import Target
from .foundlimits import kind_of


def unread(directory: RunDirectory, *, paired: bool = True) -> tuple[RunRecord, Observation]:
    """The content of run.json and an observation, `paired` or not, which the capture is still to be fed to."""
    run = directory.read_run()
    with reading(directory.run_file):
        observation = Observation(run.identity, Configuration.of(run.configuration), Target(run.target), paired=paired)
        for limit in run.limits:
            kind_of(run).of(limit)
    return run, observation


def reread(directory: RunDirectory) -> tuple[RunRecord, Observation]:
    """The content of run.json and the observation of the capture, however it ends."""
    run, observation = unread(directory)
    read(directory.path, observation.stream)
    return run, observation
