# SPDX-License-Identifier: BSD-2-Clause
"""Measure how late tasks start that run by a clock of their own.

No stimulus is driven. From outside nobody knows when a task should have started, and its clock wanders: what is told is
the delay beyond the earliest start, in windows of some seconds. As many tasks at once as the instrument has inputs
(four or eight), each with a pin of its own.

Examples:
  irqscope periodic --port /dev/ttyUSB1 --duration 10min --limit task.delay.max=100us --out cycle
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from ..base.options import NAMES, SHARE, TIME, option
from ..errors import BadInput
from ..measuring.decision import SIMPLE
from ..measuring.experiment import Evaluation, Experiment
from ..measuring.judging import Judged, limit_option
from ..measuring.requests import Request
from ..units import time_text
from ._conclude import conclude_run
from ._pins import check_window, roles_of

if TYPE_CHECKING:
    from ..measuring.limits import Limit
    from ..measuring.session import Session

TOLERANCE = Fraction(1, 4)
FINEST = Fraction(1, 10**15)
"""Seconds of --work and --threshold: each is kept as a fraction, whose digits are bounded."""


@dataclass(frozen=True, kw_only=True)
class Periodic(Request, Judged):
    """The starts of tasks that nobody stimulates."""

    LIMITED: ClassVar[str] = "a pin and a figure: task.delay.max, task.overruns, task.unmatched"
    limits: tuple[str, ...] = limit_option("task.delay.max=50us")
    duration: Fraction = option(TIME, "how long", Fraction(600))
    inputs: tuple[str, ...] | None = option(
        NAMES, "pins that tasks toggle as they start (default: those of the stub, or task)"
    )
    window: Fraction = option(TIME, "of the grid, 10s to 100s", Fraction(100))
    threshold: Fraction | None = option(
        TIME, "starts this much later than the earliest of their window are searched for a period (default: none)"
    )
    work: Fraction | None = option(TIME, "what a task takes at most: gives its start-delay budget")
    tolerance: Fraction | None = option(SHARE, "of the time left that a start may use (25%)")

    @classmethod
    def limit(cls) -> "type[Limit]":
        from ..results.foundlimits import PeriodicLimit

        return PeriodicLimit

    def check(self) -> None:
        from ..analysis.grid import WINDOWS_S

        super().check()
        if self.tolerance is not None:
            if not 0 < self.tolerance <= 1:
                raise BadInput("--tolerance takes a share of more than 0 % and at most 100 %, for example 25%")
            if not self.work:
                raise BadInput(
                    "--tolerance is for a start-delay budget: say with --work how long the task takes at most"
                )
        if self.work is not None and (not 0 < self.work <= self.duration or _finer(self.work)):
            raise BadInput(
                f"--work {time_text(self.work)} is no time that a task takes here: it is at most --duration "
                f"{time_text(self.duration)}, more than 0, and in whole femtoseconds"
            )
        if self.threshold is not None and (not 0 < self.threshold <= self.duration or _finer(self.threshold)):
            raise BadInput(
                f"--threshold {time_text(self.threshold)} is no delay of a start here: it is at most --duration "
                f"{time_text(self.duration)}, more than 0, and in whole femtoseconds"
            )
        check_window(self.window)
        self.judged()
        if self.duration < WINDOWS_S[0]:
            raise BadInput(f"--duration {time_text(self.duration)} is too short for a grid: it takes 10s")


def _finer(time: Fraction) -> bool:
    return (time / FINEST).denominator > 1


def measure(session: "Session", request: Periodic, out: Path) -> Evaluation:
    """Measure; what is returned evaluates."""
    from ..base.records import convert
    from ..findings.evaluation import evaluate
    from ..measuring.experimentrecord import PeriodicSettings
    from ..measuring.rundir import RunDirectory
    from ..measuring.undriven import free_running
    from ..results.foundlimits import check_pins

    limits, identity = request.judged(), session.instrument.identity
    directory = RunDirectory(out)
    roles = roles_of(request.inputs, "--inputs", session.target, identity.inputs)
    configuration = free_running(request, request.duration, identity, session.target, roles)
    check_pins(limits, [role.label for role in roles])
    directory.create()
    settings = {
        "name": "periodic",
        "inputs": [role.label for role in roles],
        "window": float(request.window),
        "work": None if request.work is None else str(request.work),
        "tolerance": str(TOLERANCE if request.tolerance is None else request.tolerance),
        "decision": request.decision or SIMPLE,
        "threshold": None if request.threshold is None else str(request.threshold),
    }
    experiment = convert(settings, PeriodicSettings)
    run, observation = session.run(
        directory, configuration, limits=limits, experiment=experiment, allow_short=request.allow_short
    )
    return partial(evaluate, directory, run, observation)


EXPERIMENT = Experiment("periodic", Periodic, measure, conclude_run)
