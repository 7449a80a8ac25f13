# SPDX-License-Identifier: BSD-2-Clause
"""Measure what operations of the target cost, between two toggles.

The target toggles task, does something, and toggles done; no stimulus is driven. With --operations each of them is
measured in turn, the empty one (nothing) first, and one table says what each costs without what the toggles take.
Without, one run of whatever the target does is made.

Examples:
  irqscope bracket --port /dev/ttyUSB1 --stub start.json --duration 10s --out yield
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ..base.options import NAMES, TEXT, TIME, option
from ..errors import BadInput
from ..measuring.experiment import Evaluation, Experiment
from ..measuring.requests import MEASUREMENT, MS, SERIES, Connection, Request
from ._conclude import conclude_run
from ._series import Series, common

if TYPE_CHECKING:
    from ..campaigns.campaign import Campaign
    from ..measuring.session import Session


@dataclass(frozen=True, kw_only=True)
class Bracket(Request):
    """What the target does between two toggles."""

    duration: Fraction = option(TIME, "of a run", Fraction(10))
    operation: str | None = option(TEXT, "what is measured: the stub, if it says so, must do it")
    timeout: Fraction = option(TIME, "longer ones are missing", 100 * MS, group=MEASUREMENT)


@dataclass(frozen=True, kw_only=True)
class Operations(Series):
    """A run for each operation; the calibration is the first."""

    PLACEHOLDER = "{operation}"
    operations: tuple[str, ...] | None = option(
        NAMES, "of the stub, such as clock,pipe,memory; each is a run", group=SERIES
    )

    def __post_init__(self) -> None:
        if self.start and not self.wanted:
            raise BadInput("--start belongs to a series: name its --operations")

    @property
    def wanted(self) -> bool:
        return bool(self.operations)

    def campaign(self, connection: Connection, request: Request) -> "Campaign":
        from ..campaigns.campaign import Campaign, Scenario
        from ..campaigns.campaignfile import MOST, BracketSeries
        from ..findings.brackets import NOTHING

        if isinstance(request, Bracket) and request.operation:
            raise BadInput("--operations measures several, --operation names one: leave out one of them")
        self.check_placeholder(connection, "which operation to do")
        named = self.operations or ()
        if len(set(named)) < len(named) or not all(name.replace("-", "").isalnum() for name in named):
            raise BadInput(f"--operations takes different names, such as clock,pipe, not {','.join(named)!r}")
        if any(len(name) > MOST for name in named):
            raise BadInput(f"--operations takes names of at most {MOST} characters")
        scenarios = tuple(
            Scenario(
                name,
                "an empty bracket" if name == NOTHING else f"{name} between two toggles",
                self.started(name),
                self.settle,
                {"port": connection.port.replace(self.PLACEHOLDER, name), "operation": name},
            )
            for name in dict.fromkeys([NOTHING, *named])
        )
        shared = common(connection, request)
        return Campaign(None, "bracket", self.target_of(scenarios), shared, scenarios, BracketSeries())


def measure(session: "Session", request: Bracket, out: Path) -> Evaluation:
    """Measure; what is returned evaluates."""
    from ..findings.brackets import check_operation
    from ..findings.evaluation import evaluate
    from ..measuring.experimentrecord import BracketSettings
    from ..measuring.rundir import RunDirectory
    from ..measuring.undriven import bracketed

    directory = RunDirectory(out)
    operation = check_operation(session.target, request.operation)
    identity = session.instrument.identity
    configuration = bracketed(request, request.duration, request.timeout, identity, session.target)
    directory.create()
    experiment = BracketSettings(operation=operation)
    run, observation = session.run(directory, configuration, experiment=experiment)
    return partial(evaluate, directory, run, observation)


EXPERIMENT = Experiment("bracket", Bracket, measure, conclude_run, Operations)
