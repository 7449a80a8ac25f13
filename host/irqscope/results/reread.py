# SPDX-License-Identifier: BSD-2-Clause
"""A run from its directory: the same Observation as while it was measured."""

from collections.abc import Callable
from typing import TypeVar

from ..device.configuration import Configuration
from ..measuring.observation import Observation
from ..measuring.rundir import RunDirectory
from ..measuring.runrecord import RunRecord
from ..reading import reading
from ..recording.stream import read
from ..targets.target import Target
from .foundlimits import kind_of

Observed = TypeVar("Observed", bound=Observation)


def checked(directory: RunDirectory, kind: Callable[[RunRecord], Observed]) -> tuple[RunRecord, Observed]:
    """The content of run.json and what `kind` makes of it; BadInput if that does not fit together."""
    run = directory.read_run()
    with reading(directory.run_file):
        observation = kind(run)
        observation.started = run.start_ticks
        for limit in run.limits:
            kind_of(run).of(limit)
    return run, observation


def unread(directory: RunDirectory, *, paired: bool = True) -> tuple[RunRecord, Observation]:
    """The content of run.json and an observation, `paired` or not, which the capture is still to be fed to."""

    def observed(run: RunRecord) -> Observation:
        return Observation(run.identity, Configuration.of(run.configuration), Target(run.target), paired=paired)

    return checked(directory, observed)


def reread(directory: RunDirectory) -> tuple[RunRecord, Observation]:
    """The content of run.json and the observation of the capture, however it ends; Invalid if it is another one."""
    run, observation = unread(directory)
    directory.refuse_altered(run, read(directory.path, observation.stream))
    return run, observation
