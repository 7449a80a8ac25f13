# SPDX-License-Identifier: BSD-2-Clause
"""A run from its directory: the same Observation as while it was measured."""

from typing import Any

from ..device.capture import CaptureFile
from ..device.configuration import Configuration
from ..measuring.observation import Observation
from ..measuring.rundir import RunDirectory, recorded_identity
from ..reading import reading
from .foundlimits import kind_of


def unread(directory: RunDirectory, *, paired: bool = True) -> tuple[dict[str, Any], Observation]:
    """The content of run.json and an observation, `paired` or not, which the capture is still to be fed to."""
    run = directory.read_run()
    with reading(directory.run_file):
        identity, configuration = recorded_identity(run), Configuration.from_json(run["configuration"])
        observation = Observation(identity, configuration, paired=paired)
        for limit in run.get("limits", ()):
            kind_of(run).from_json(limit)
    return run, observation


def reread(directory: RunDirectory) -> tuple[dict[str, Any], Observation]:
    """The content of run.json and the observation of the capture, however it ends."""
    run, observation = unread(directory)
    replay(directory, observation)
    return run, observation


def replay(directory: RunDirectory, observation: Observation) -> None:
    """Feed the whole capture to `observation`, which is new, and finish it."""
    for blocks in CaptureFile(directory.capture_file).batches():
        observation.feed(blocks)
    observation.finish()
