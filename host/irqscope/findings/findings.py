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
    ClockSettings,
    IdleSettings,
    InterferenceSettings,
    MultiSettings,
    PeriodicSettings,
)
from ..measuring.observation import Observation
from ..measuring.rundir import RunDirectory
from ..measuring.runrecord import RunRecord
from ..targets.target import Target
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
            from . import periodicity

            return periodicity.finder(run, settings, observation)
        case MultiSettings() as settings:
            from . import tasks

            return tasks.finder(run, settings, observation)
        case BracketSettings() as settings:
            from . import brackets

            return brackets.finder(settings)
        case InterferenceSettings() as settings:
            from . import interference

            return interference.finder(settings, observation)
        case ChainSettings() as settings:
            from . import chain

            return chain.finder(settings, observation, Target(run.target))
        case IdleSettings() as settings:
            from . import idleness

            return idleness.finder(directory, run, settings)
        case ClockSettings() as settings:
            from . import clock

            return clock.finder(run, settings, observation)


def of_series(
    directory: CampaignDirectory, series: AnySeries | None, rows: Sequence[ScenarioRow]
) -> SeriesFinding | None:
    """The entry `findings` of a campaign's result.json; None if a file and no experiment made it."""
    match series:
        case None:
            return None
        case AffinitySeries():
            from . import affinity

            return affinity.per_cpu(directory, series, rows)
        case BracketSeries():
            from . import brackets

            return brackets.costs(directory, rows)
        case MultiSeries():
            from . import tasks

            return tasks.rotation(directory, rows)
