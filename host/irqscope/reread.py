# SPDX-License-Identifier: BSD-2-Clause
"""A run from its directory: the same Observation as while it was measured."""

from typing import Any

from .capture import CaptureFile
from .configuration import Configuration
from .errors import BadInput
from .limits import Limit
from .observation import Observation
from .rundir import RunDirectory, identity_from_json


def reread(directory: RunDirectory) -> tuple[dict[str, Any], Observation]:
    """The content of run.json and the observation of the capture, however it ends."""
    run = directory.read_run()
    try:
        observation = Observation(identity_from_json(run["instrument"]), Configuration.from_json(run["configuration"]))
        for limit in run.get("limits", ()):
            Limit.from_json(limit)
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput(f"{directory.run_file} is damaged: {error!r}") from error
    replay(directory, observation)
    return run, observation


def replay(directory: RunDirectory, observation: Observation) -> None:
    """Feed the whole capture to `observation`, which is new, and finish it."""
    for blocks in CaptureFile(directory.capture_file).batches():
        observation.feed(blocks)
    observation.finish()
