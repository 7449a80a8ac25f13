# SPDX-License-Identifier: BSD-2-Clause
"""What is measured in a directory right now: of a sweep its last step, of a campaign the scenario begun last."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Self

from ..campaigns import campaigndir
from ..campaigns.campaigndir import CampaignDirectory
from ..errors import BadInput
from ..measuring.learning import LEARNING, WARMUP
from ..measuring.rundir import RunDirectory
from ..sweeps import sweepdir
from ..sweeps.sweepdir import SweepDirectory
from .follow import FollowedRun


def newest_run(path: Path) -> RunDirectory | None:
    """The run that was begun last in a directory of a run, a sweep or a campaign; None if there is none yet."""
    if (path / sweepdir.NAME).exists():
        sweep = SweepDirectory(path)
        steps = [sweep.step(step) for step in sweep.read().steps]
        return next((step for step in reversed(steps) if step.run_file.exists()), None)
    if (path / campaigndir.NAME).exists():
        campaign = CampaignDirectory(path)
        begun = [
            (scenario.start, name) for name in campaign.read().scenarios if (scenario := campaign.read_scenario(name))
        ]
        runs = (newest_run(campaign.run(name).path) for _, name in sorted(begun, reverse=True))
        return next((run for run in runs if run), None)
    directory = RunDirectory(path)
    if directory.run_file.exists():
        return directory
    earlier = [path / name for name in (LEARNING, WARMUP)]  # what is driven before the run, the last first
    return next((run for each in earlier if each.is_dir() and (run := newest_run(each))), None)


def is_over(path: Path) -> bool:
    """Whether nothing more is to come in a directory, as far as it says so itself."""
    if (path / sweepdir.NAME).exists():
        return SweepDirectory(path).read().end is not None
    if (path / campaigndir.NAME).exists():
        campaign = CampaignDirectory(path)
        scenarios = [campaign.read_scenario(name) for name in campaign.read().scenarios]
        return all(scenario and scenario.end for scenario in scenarios)
    return RunDirectory(path).result_file.exists()


class Following:
    """Follows a directory; whenever a further run begins in it, that one.

    `run` is the one that is followed, None before the first.
    """

    def __init__(self, path: Path) -> None:
        """BadInput if there is nothing to follow in `path`, nor an empty directory that a run may begin in."""
        self.path = path
        self.run: FollowedRun | None = None
        if not path.is_dir():
            raise BadInput(f"{path} is no directory: begin the measurement first, and name what its --out names")
        if newest_run(path) is None and not is_awaited(path):
            raise BadInput(f"{path} holds no run, sweep or campaign")

    @property
    def over(self) -> bool:
        """All was read, and nothing more is to come. Of a sweep or a campaign that was killed more may: it goes on."""
        if not self.run or not ((self.run.final and is_over(self.path)) or self._is_killed):
            return False
        newest = newest_run(self.path)
        return newest is not None and self._is_followed(newest)

    @property
    def _is_killed(self) -> bool:
        return self.run is not None and self.run.directory.path == self.path and self.run.is_killed

    def step(self) -> bool:
        """Take in what there is up to the next snapshot or result of any run; False if there is nothing new yet."""
        gone = None
        try:
            if self.run and self.run.step():
                return True
        except BadInput as error:
            gone = error  # which is all right if its place was made for another run
        directory = newest_run(self.path)
        if directory is None or self._is_followed(directory):
            if gone:
                raise gone
            return False
        if self.run:
            self.run.close()
        self.run = FollowedRun(directory)
        return self.run.step() or self.run.final is not None

    def _is_followed(self, directory: RunDirectory) -> bool:
        """Whether it is the run that we have, not one that was measured into the same directory later."""
        if self.run is None or self.run.directory.path != directory.path:
            return False
        return bool(directory.read_run().start == self.run.run.start)

    def catch_up(self, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        """Take in what there is, for no longer than about so many seconds."""
        begun = clock()
        while self.step() and clock() - begun < seconds:
            pass

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        if self.run:
            self.run.close()


def is_awaited(path: Path) -> bool:
    """A directory in which a run is about to begin: a sweep or a campaign, or one that holds nothing yet."""
    return any((path / name).exists() for name in (sweepdir.NAME, campaigndir.NAME)) or not any(path.iterdir())
