# SPDX-License-Identifier: BSD-2-Clause
"""What an experiment finds in a run beyond what every run says, as a pure function of the run's directory."""

from collections.abc import Callable, Mapping
from typing import Any

from . import periodicity
from .errors import BadInput
from .observation import Observation
from .rundir import RunDirectory

FINDERS: Mapping[str, Callable[[RunDirectory, Mapping[str, Any], Observation], dict[str, Any]]] = {
    "periodic": periodicity.findings,
}
"""By the `name` that run.json gives the experiment; its other entries are settings of the function."""


def findings(
    directory: RunDirectory, experiment: Mapping[str, Any] | None, observation: Observation
) -> dict[str, Any] | None:
    """The entry `findings` of result.json; None if the run, of which `observation` was made, is a plain measurement."""
    if experiment is None:
        return None
    try:
        finder = FINDERS[experiment["name"]]
    except KeyError as error:
        raise BadInput(f"{directory.run_file} is of an experiment that this version does not know: {error}") from error
    return finder(directory, experiment, observation)
