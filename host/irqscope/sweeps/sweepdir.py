# SPDX-License-Identifier: BSD-2-Clause
"""The directory of a sweep: sweep.json, a run directory for each step in steps/, result.json and report.html of all.

sweep.json names a step before that step is measured, so that a sweep that is killed can be read.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ..base.records import changed, read, write
from ..errors import BadInput
from ..measuring.limits import Limit
from ..measuring.rundir import RunDirectory, now
from ..printable import well_formed
from .sweepfile import SCHEMA, Reason, Step, SweepEnd, SweepRecord, SweepSettings, upgraded

NAME = "sweep.json"


class SweepDirectory:
    """A directory of one sweep."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.sweep_file = path / NAME
        self.result_file = path / "result.json"
        self.report_file = path / "report.html"

    def create(self) -> None:
        """Make the directory; BadInput if it holds a run or a sweep already."""
        if self.sweep_file.exists():
            raise BadInput(f"{self.path} holds a sweep already: choose another directory with --out")
        RunDirectory(self.path).create()

    def begin(
        self,
        settings: SweepSettings,
        url: str,
        command: list[str],
        limits: Iterable[Limit] = (),
        *,
        allow_short: bool = False,
    ) -> SweepRecord:
        """Write sweep.json before the first step; returns its content. What is found is judged by the `limits`.

        `allow_short`: also if the sweep ends short of its plan.
        """
        return self._keep(
            SweepRecord(
                experiment="saturate",
                command=[well_formed(word) for word in command],
                port=url,
                settings=settings,
                limits=[limit.record for limit in limits],
                allow_short=allow_short,
                start=now(),
            )
        )

    def _keep(self, sweep: SweepRecord, **changes: Any) -> SweepRecord:
        """Write sweep.json with these changes; returns its content."""
        kept = changed(sweep, **changes)
        write(self.sweep_file, kept)
        return kept

    def begin_step(self, sweep: SweepRecord, step: Step) -> tuple[SweepRecord, RunDirectory]:
        """Note a step in sweep.json and make its directory; returns both."""
        kept, directory = self._keep(sweep, steps=[*sweep.steps, step]), self.step(step)
        directory.create()
        return kept, directory

    def end(self, sweep: SweepRecord, reason: Reason, target: Mapping[str, Any] | None) -> SweepRecord:
        """Add to sweep.json how the sweep ended, and the stub's end line if it is known; returns its content."""
        return self._keep(sweep, end=SweepEnd(time=now(), reason=reason, target=dict(target) if target else None))

    def limit(self, limits: Iterable[Limit]) -> None:
        """Replace the limits in sweep.json."""
        self._keep(self.read(), limits=[limit.record for limit in limits])

    def allow_short(self) -> None:
        """Note in sweep.json that the sweep may be short of its plan."""
        self._keep(self.read(), allow_short=True)

    def step(self, step: Step) -> RunDirectory:
        """The run directory of a step."""
        return RunDirectory(self.path / "steps" / step.name)

    def read(self) -> SweepRecord:
        """The content of sweep.json; BadInput if it is none of this version, or if somebody has edited it."""
        return read(self.sweep_file, SweepRecord, SCHEMA, upgrade=upgraded)
