# SPDX-License-Identifier: BSD-2-Clause
"""Measure tasks against their deadlines: how many came late?

Shows current, best, worst, and worst less best of each task, as it goes. As many tasks at once as the instrument has
inputs (four or eight), each with a pin of its own. What releases them is the stimulus, or a clock of their own, of
which a grid is fitted. More tasks than pins are put under test one after the other (--rotate), the others as load.

Examples:
  irqscope multi --port /dev/ttyUSB1 --release stimulus --tasks isr,task --deadline 100us,isr=20us --out tasks
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from ..base.namedtimes import NAMED_TIMES, NamedTimes
from ..base.options import FLAG, NAMES, RATE, TIME, choice, option
from ..contract.roles import Source
from ..errors import BadInput
from ..measuring.experiment import Evaluation, Experiment
from ..measuring.judging import Judged, limit_option
from ..measuring.releases import GRID, STIMULUS
from ..measuring.requests import MEASUREMENT, SERIES, Connection, Dithered, Request, as_latency
from ..measuring.requests import STIMULUS as OF_STIMULUS
from ..units import time_text, to_ticks
from ._conclude import conclude_run
from ._pins import check_window, roles_of
from ._series import Series, common, numbers_of

if TYPE_CHECKING:
    from ..campaigns.campaign import Campaign
    from ..device.configuration import Configuration
    from ..measuring.limits import Limit
    from ..measuring.session import Session
    from ..targets.target import Target

RELEASES = {STIMULUS: "the stimulus", GRID: "a clock of their own"}
SEGMENTS = {Source.ISR: "isr", Source.TASK: "wake", Source.DONE: "response"}
"""From the stimulus to the start of a task."""


@dataclass(frozen=True, kw_only=True)
class Multi(Dithered, Judged):
    """Tasks with deadlines."""

    LIMITED: ClassVar[str] = "a task's pin and a figure: task.late, task.missing, task.worst, task.determ"
    limits: tuple[str, ...] = limit_option("task.late=0")
    deadline: NamedTimes = option(
        NAMED_TIMES,
        "from its release on a task that starts later is late: 500us, or by pin: isr=500us,task=2ms",
        required=True,
    )
    tasks: tuple[str, ...] | None = option(NAMES, "pins of tasks (default: those of the stub, or task)")
    release: str | None = option(
        choice(*RELEASES),
        "what releases the tasks: the stimulus, or a clock of their own, of which a grid is fitted "
        "(default: as the stub says)",
    )
    duration: Fraction = option(TIME, "how long", Fraction(600))
    window: Fraction = option(TIME, "of the grid, 10s to 100s", Fraction(30))
    rate: Fraction | None = option(
        RATE, "stimuli per second, which release the tasks (default 1kHz)", group=OF_STIMULUS
    )
    timeout: Fraction = option(TIME, "later answers count as missing", Fraction(1), group=MEASUREMENT)
    least: Fraction = option(TIME, "m: the least possible latency", Fraction(0), group=MEASUREMENT)
    allow_unstarted: bool = option(
        FLAG,
        "a task that never starts is not judged (default: then the run is invalid, exit code 4)",
        False,
        group=MEASUREMENT,
    )

    @classmethod
    def limit(cls) -> "type[Limit]":
        from ..results.foundlimits import MultiLimit

        return MultiLimit

    def check(self) -> None:
        super().check()
        self.judged()
        if not self.deadline.times:
            raise BadInput("--deadline has no time in it")
        if not all(seconds for _, seconds in self.deadline.times):
            raise BadInput(f"--deadline {self.deadline}: a deadline is more than 0")
        check_window(self.window)
        if max(seconds for _, seconds in self.deadline.times) >= self.timeout:
            raise BadInput(f"--deadline {self.deadline} must be shorter than --timeout {time_text(self.timeout)}")
        if self.release == GRID and self.rate:
            raise BadInput("--rate is that of the stimulus, and --release grid drives none: leave out one of them")


@dataclass(frozen=True, kw_only=True)
class Rotation(Series):
    """A run for each task under test."""

    PLACEHOLDER = "{task}"
    rotate: tuple[str, ...] | None = option(
        NAMES, "numbers of tasks that are put under test in turn: 1-15", group=SERIES
    )

    def __post_init__(self) -> None:
        if self.start and not self.wanted:
            raise BadInput("--start belongs to a rotation: say with --rotate which tasks are put under test")

    @property
    def wanted(self) -> bool:
        return bool(self.rotate)

    def campaign(self, connection: Connection, request: Request) -> "Campaign":
        from ..campaigns.campaign import Campaign, Scenario
        from ..campaigns.campaignfile import MultiSeries

        self.check_placeholder(connection, "which task is under test")
        tasks = numbers_of(self.rotate or (), "--rotate")
        scenarios = tuple(
            Scenario(
                f"task{task}",
                f"task {task} under test, the others as load",
                self.started(str(task)),
                self.settle,
                {"port": connection.port.replace(self.PLACEHOLDER, str(task))},
            )
            for task in tasks
        )
        series = MultiSeries(tasks=tasks)
        return Campaign(None, "multi", self.target_of(scenarios), common(connection, request), scenarios, series)


def measure(session: "Session", request: Multi, out: Path) -> Evaluation:
    """Measure; what is returned evaluates."""
    from ..base.records import convert
    from ..findings.evaluation import evaluate
    from ..findings.tasks import tasks_of
    from ..findings.tasktable import TaskTable
    from ..measuring.experimentrecord import MultiSettings
    from ..measuring.rundir import RunDirectory
    from ..measuring.undriven import free_running
    from ..results.foundlimits import check_pins

    directory, limits, identity = RunDirectory(out), request.judged(), session.instrument.identity
    release = _release(request, session.target)
    roles = roles_of(request.tasks, "--tasks", session.target, identity.inputs)
    deadlines = _of(roles, request.deadline)
    check_pins(limits, [role.label for role in deadlines])
    configuration = (
        free_running(request, request.duration, identity, session.target, roles)
        if release == GRID
        else _driven(request, session, deadlines)
    )
    settings = {
        "name": "multi",
        "release": release,
        "window": float(request.window),
        "deadlines": {role.label: str(time) for role, time in deadlines.items()},
        "allow_unstarted": request.allow_unstarted,
    }
    experiment = convert(settings, MultiSettings)
    directory.create()
    live = tasks_of(experiment, configuration, identity)
    length = to_ticks(request.duration, identity.tick)
    run, observation = session.run(
        directory,
        configuration,
        limits=limits,
        experiment=experiment,
        allow_short=request.allow_short,
        progress=TaskTable(live, identity.tick, length),
    )
    return partial(evaluate, directory, run, observation)


def _of(roles: Sequence[Source], deadlines: NamedTimes) -> Mapping[Source, Fraction]:
    """The deadline of each task; BadInput if one has none, or one is that of no task."""
    labels, named, general = [role.label for role in roles], deadlines.named, deadlines.general
    if strange := [name for name in named if name not in labels]:
        raise BadInput(f"--deadline names {', '.join(strange)}: the tasks are {', '.join(labels)}")
    if general is None and (without := [label for label in labels if label not in named]):
        raise BadInput(f"--deadline gives none to {', '.join(without)}: name it, or leave it out with --tasks")
    return {role: named.get(role.label, general or Fraction(0)) for role in roles}


def _release(request: Multi, target: "Target") -> str:
    """What releases the tasks; BadInput if nobody says, or the stub does otherwise."""
    if not target.description:
        if request.release is None:
            raise BadInput("say with --release what releases the tasks, stimulus or grid, or give --stub")
        return request.release
    known = GRID if target.is_periodic else STIMULUS
    if request.release not in (None, known):
        raise BadInput(f"the stub's tasks are released by {RELEASES[known]}: leave out --release {request.release}")
    if known == GRID and request.rate:
        raise BadInput("--rate is that of the stimulus, and the stub's tasks have a clock of their own: leave it out")
    return known


def _driven(request: Multi, session: "Session", deadlines: Mapping[Source, Fraction]) -> "Configuration":
    """Each task's latency from the stimulus, with its deadline as threshold."""
    from ..findings.tasks import in_ticks
    from ..measuring.planning import check_followed, plan

    if strange := [role.label for role in deadlines if role not in SEGMENTS]:
        raise BadInput(f"no segment leads from the stimulus to {', '.join(strange)}: tasks are isr, task and done")
    identity = session.instrument.identity
    wanted = as_latency(
        request,
        rate=request.rate or Fraction(1000),
        segments=tuple(SEGMENTS[role] for role in deadlines),
        least=NamedTimes(((None, request.least),)),
    )
    found = plan(wanted, identity, session.target)
    # Late starts are counted on the chip, so that events cannot stand in for it: as if the link carried none.
    check_followed(found, identity, wanted.rate, 0)
    segments = [replace(s, threshold=in_ticks(deadlines[s.response], identity)) for s in found.segments]
    return replace(found, segments=tuple(segments))


EXPERIMENT = Experiment("multi", Multi, measure, conclude_run, Rotation)
