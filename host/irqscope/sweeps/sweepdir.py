# SPDX-License-Identifier: BSD-2-Clause
"""The directory of a sweep: sweep.json, a run directory for each step in steps/, result.json and report.html of all.

sweep.json names a step before that step is measured, so that a sweep that is killed can be read.
"""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from .. import __version__
from ..base.records import convert, read_json, to_json, write_json
from ..errors import BadInput
from ..measuring.limits import Limit
from ..measuring.rundir import RunDirectory, now
from ..measuring.runrecord import LimitRecord
from ..reading import check_schema, reading
from ..results.foundlimits import SweepLimit

SWEEP_SCHEMA = "irqscope.sweep/2"
NAME = "sweep.json"


@dataclass(frozen=True)
class Step:
    """One step: what it is measured at, in ticks, and why (`up`, `down`, `refined`)."""

    number: int
    direction: str
    period: int

    @property
    def name(self) -> str:
        """Of its run directory, within the steps."""
        return f"{self.number:03}"


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
        experiment: str,
        settings: Mapping[str, Any],
        url: str,
        command: list[str],
        limits: Iterable[Limit] = (),
        *,
        allow_short: bool = False,
    ) -> dict[str, Any]:
        """Write sweep.json before the first step; returns its content. What is found is judged by the `limits`.

        `allow_short`: also if the sweep ends short of its plan.
        """
        sweep = {
            "schema": SWEEP_SCHEMA,
            "tool": f"irqscope {__version__}",
            "experiment": experiment,
            "command": command,
            "port": url,
            "settings": dict(settings),
            "limits": [to_json(limit.record) for limit in limits],
            "allow_short": allow_short,
            "start": now(),
            "steps": [],
        }
        write_json(self.sweep_file, sweep)
        return sweep

    def begin_step(self, sweep: dict[str, Any], step: Step) -> RunDirectory:
        """Note a step in sweep.json and make its directory."""
        sweep["steps"].append(asdict(step))
        write_json(self.sweep_file, sweep)
        directory = self.step(step)
        directory.create()
        return directory

    def end(self, sweep: Mapping[str, Any], reason: str, **more: Any) -> dict[str, Any]:
        """Add to sweep.json how the sweep ended; returns its content."""
        complete = {**sweep, "end": {"time": now(), "reason": reason, **more}}
        write_json(self.sweep_file, complete)
        return complete

    def limit(self, limits: Iterable[Limit]) -> None:
        """Replace the limits in sweep.json."""
        sweep, _ = self.read()
        write_json(self.sweep_file, {**sweep, "limits": [to_json(limit.record) for limit in limits]})

    def allow_short(self) -> None:
        """Note in sweep.json that the sweep may be short of its plan."""
        sweep, _ = self.read()
        write_json(self.sweep_file, {**sweep, "allow_short": True})

    def step(self, step: Step) -> RunDirectory:
        """The run directory of a step."""
        return RunDirectory(self.path / "steps" / step.name)

    def read(self) -> tuple[dict[str, Any], list[Step]]:
        """The content of sweep.json, and the steps that it names; BadInput if it is none of this version."""
        sweep = read_json(self.sweep_file)
        check_schema(self.sweep_file, sweep, SWEEP_SCHEMA)
        with reading(self.sweep_file):
            for limit in sweep.get("limits", ()):
                SweepLimit.of(convert(limit, LimitRecord))
            return sweep, [Step(**step) for step in sweep["steps"]]
