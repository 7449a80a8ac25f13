# SPDX-License-Identifier: BSD-2-Clause
"""What an experiment finds in a run, or in a series of runs, beyond what every run says, as a pure function of the
directory.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from ..campaigns.campaigndir import CampaignDirectory
from ..campaigns.campaignfile import AffinitySeries, AnySeries, BracketSeries, MultiSeries
from ..errors import BadInput
from ..measuring.observation import Observation
from ..measuring.runrecord import RunRecord
from . import affinity, brackets, periodicity, tasks
from .campaignrecord import BracketCosts, LatencyByCpu, Rotation, ScenarioRow
from .finder import Finder

T = TypeVar("T")

FINDERS: Mapping[str, Callable[[RunRecord, Mapping[str, Any], Observation], Finder]] = {
    "periodic": periodicity.finder,
    "bracket": brackets.finder,
    "multi": tasks.finder,
}
"""By the `name` that run.json gives the experiment; its other entries are settings of the function."""
SeriesFinding = BracketCosts | LatencyByCpu | Rotation


def finder(run: RunRecord, observation: Observation, run_file: Path) -> Finder | None:
    """What finds the entry `findings` of result.json; None if the run, of which `observation` was made, is a plain
    measurement.
    """
    if run.experiment is None:
        return None
    return _named(FINDERS, run.experiment, run_file)(run, run.experiment, observation)


def of_series(
    directory: CampaignDirectory, series: AnySeries | None, rows: Sequence[ScenarioRow]
) -> SeriesFinding | None:
    """The entry `findings` of a campaign's result.json; None if a file and no experiment made it."""
    match series:
        case None:
            return None
        case AffinitySeries():
            return affinity.per_cpu(directory, series, rows)
        case BracketSeries():
            return brackets.costs(directory, rows)
        case MultiSeries():
            return tasks.rotation(directory, rows)


def _named(finders: Mapping[str, T], settings: Mapping[str, Any], path: Path) -> T:
    try:
        return finders[settings["name"]]
    except KeyError as error:
        raise BadInput(f"{path} is of an experiment that this version does not know: {error}") from error
