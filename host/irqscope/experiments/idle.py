# SPDX-License-Identifier: BSD-2-Clause
"""Measure how much later a target answers after it had nothing to do.

Stimuli come after gaps of all lengths, from the shortest to the longest. The run in DIR has the longest gaps, and those
in DIR/parts have shorter ones. Where the latency changes its level is said with an interval: so idle states of a CPU
show, how deep they are, and what it takes to leave them.

Examples:
  irqscope idle --port /dev/ttyUSB1 --from 20us --to 1s --duration 10min --out sleep
  irqscope idle --port /dev/ttyUSB1 --limit isr.exit=50us --out sleep
"""

import logging
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ..base.options import TEXT, TIME, option
from ..errors import BadInput, LinkError, NotKept
from ..measuring.experiment import Evaluation, Experiment
from ..measuring.judging import JudgedLoss
from ..measuring.requests import MEASUREMENT, STIMULUS, US, Stimulus, as_latency
from ..units import time_text, to_ticks
from ._conclude import conclude_run

if TYPE_CHECKING:
    from ..device.configuration import Configuration
    from ..measuring.limits import Limit
    from ..measuring.rundir import RunDirectory
    from ..measuring.session import Session

LOG = logging.getLogger(__name__)


@dataclass(frozen=True, kw_only=True)
class Idle(Stimulus, JudgedLoss):
    """Latency over the idle time before."""

    shortest: Fraction = option(
        TIME, "shortest gap between an answer and a stimulus", 20 * US, group=STIMULUS, flag="from"
    )
    longest: Fraction = option(TIME, "longest one", Fraction(1, 10), group=STIMULUS, flag="to")
    duration: Fraction = option(
        TIME,
        "how long to measure, all gaps together: half of it goes to the longest ones",
        Fraction(60),
        group=STIMULUS,
    )
    segment: str | None = option(
        TEXT, "latency that is measured (default: the first that the target answers)", group=MEASUREMENT
    )
    timeout: Fraction = option(TIME, "later answers count as missing", Fraction(1), group=MEASUREMENT)

    LIMITED = "a segment and a figure, of the run with the longest gaps, or what idleness adds: isr.max, isr.exit"

    @classmethod
    def limit(cls) -> "type[Limit]":
        from ..results.foundlimits import IdleLimit

        return IdleLimit

    def check(self) -> None:
        super().check()
        self.judged()
        if not self.shortest:
            raise BadInput("--from 0 is no gap: give one of more than no time, such as 1us")
        if 2 * self.shortest > self.longest:
            raise BadInput(
                f"--to {time_text(self.longest)} must be twice as long as --from {time_text(self.shortest)}, at least"
            )
        if self.longest > self.duration:
            raise BadInput(
                f"--to {time_text(self.longest)} is a gap that is longer than all together, --duration "
                f"{time_text(self.duration)}"
            )


def measure(session: "Session", request: Idle, out: Path) -> Evaluation:
    """Measure; what is returned evaluates."""
    from ..device.transport import bytes_per_second
    from ..findings.evaluation import evaluate
    from ..findings.idleness import PARTS
    from ..measuring.drivable import lasting
    from ..measuring.experimentrecord import IdleSettings
    from ..measuring.idling import configured, counts, enough, floor_of, parts
    from ..measuring.interfering import answered
    from ..measuring.limits import check_measured
    from ..measuring.rundir import RunDirectory
    from ..measuring.runrecord import ASKED
    from ..measuring.session import KEPT
    from ..results.foundlimits import on_finding
    from ..results.offchip import every
    from ..units import format_time

    limits, directory = request.judged(), RunDirectory(out)
    identity, target = session.instrument.identity, session.target
    latency = as_latency(request, segments=(answered(request.segment, target).name,), duration=None)
    shortest, longest, total = (
        to_ticks(each, identity.tick) for each in (request.shortest, request.longest, request.duration)
    )
    if not shortest:
        raise BadInput(f"--from {time_text(request.shortest)} is too short: a tick is {format_time(identity.tick)}")
    lasting(request.duration, identity)
    first, *_ = parts(shortest, longest, 1)
    floor = floor_of(
        configured(latency, first, 0, 1, identity, target), identity, bytes_per_second(session.instrument.transport)
    )
    planned = parts(shortest, longest, floor)
    enough(planned, total, identity)
    configurations = [
        configured(latency, part, 0, count, identity, target)
        for part, count in zip(planned, counts(planned, 0, total), strict=True)
    ]
    check_measured([each for each in limits if not on_finding(each)], every(configurations[0], target))
    check_measured([each for each in limits if on_finding(each)], [each.name for each in configurations[0].segments])
    directory.create()

    def heading(number: int) -> str:
        low, high = (format_time(each * identity.tick, 2) for each in (planned[number].low, planned[number].high))
        return f"part {number + 1} of {len(planned)}, after {low} to {high}: "

    names = [f"{number:02}" for number in range(1, len(planned))]
    run, observation = session.run(
        directory,
        configurations[0],
        limits=limits,
        experiment=IdleSettings(shortest=shortest, longest=longest, parts=names),
        last=False,
        heading=heading(0),
        allow_short=request.allow_short,
    )
    ended, before = run, directory
    for number, name in enumerate(names, 1):
        if ended.end is None or ended.end.reason in ASKED:  # a stop that came since then is told by the next part
            break
        # A target that slept answers late. After shorter gaps it does so sooner, as the part before shows best.
        busy = _busy(before, configurations[number - 1], session)
        count = counts(planned, busy, total)[number]
        configurations[number] = configured(latency, planned[number], busy, count, identity, target)
        before = RunDirectory(out / PARTS / name)
        try:
            before.create()
            ended, _ = session.run(before, configurations[number], last=False, heading=heading(number))
        except (LinkError, NotKept) as error:
            LOG.warning("%s; %s", error, KEPT)
            break
    return partial(evaluate, directory, run, observation)


def _busy(directory: "RunDirectory", configuration: "Configuration", session: "Session") -> int:
    """How long, in ticks, the target of a run answers after a stimulus."""
    from ..findings.idleness import Activity
    from ..recording.stream import replay

    activity = Activity(configuration, session.target)
    replay(directory.path, activity)
    return activity.busy()


EXPERIMENT = Experiment("idle", Idle, measure, conclude_run)
