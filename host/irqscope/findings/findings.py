# SPDX-License-Identifier: BSD-2-Clause
"""What an experiment finds in a run, or in a series of runs, beyond what every run says, as a pure function of the
directory.
"""

from collections.abc import Sequence

from ..campaigns.campaigndir import CampaignDirectory
from ..campaigns.campaignfile import AffinitySeries, AnySeries, BracketSeries, MultiSeries
from ..measuring.experimentrecord import (
    BracketSettings,
    ChainSettings,
    IdleSettings,
    InterferenceSettings,
    MultiSettings,
    PeriodicSettings,
)
from ..measuring.observation import Observation
from ..measuring.rundir import RunDirectory
from ..measuring.runrecord import RunRecord
from ..targets.target import Target
from . import affinity, brackets, chain, idleness, interference, periodicity, tasks
from .campaignrecord import BracketCosts, LatencyByCpu, Rotation, ScenarioRow
from .finder import Finder

SeriesFinding = BracketCosts | LatencyByCpu | Rotation


def finder(directory: RunDirectory, run: RunRecord, observation: Observation) -> Finder | None:
    """What finds the entry `findings` of result.json; None if the run in `directory`, of which `observation` was made,
    is a plain measurement.
    """
    match run.experiment:
        case None:
            return None
        case PeriodicSettings() as settings:
            return periodicity.finder(run, settings, observation)
        case MultiSettings() as settings:
            return tasks.finder(run, settings, observation)
        case BracketSettings() as settings:
            return brackets.finder(settings)
        case InterferenceSettings() as settings:
            return interference.finder(settings, observation)
        case ChainSettings() as settings:
            return chain.finder(settings, observation, Target(run.target))
        case IdleSettings() as settings:
            return idleness.finder(directory, run, settings)


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
