# SPDX-License-Identifier: BSD-2-Clause
"""Measure tasks against their deadlines: current, best, worst, worst less best, and how many came late, as it goes.

Up to four tasks at once, each with a pin of its own. What releases them is the stimulus, or a clock of their own, of
which a grid is fitted. More tasks than pins are put under test one after the other (--rotate), the others as load."""

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ..cli._limits import add_limits, limits_of
from ..cli._quantity import RATE, TIME
from ._conduct import add_series, check_placeholder, conduct, given, started, target_of
from ._options import (
    add_dither,
    add_instrument,
    add_pins,
    add_stimulus,
    check_window,
    numbers_of,
    roles_of,
    wants_report,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from ..campaigns.campaign import Campaign
    from ..contract.roles import Source
    from ..device.configuration import Configuration
    from ..measuring.session import Session
    from ..targets.target import Target

DURATION, WINDOW, SPEED = "10min", "30s", "1kHz"
HERE = "{task}"
RELEASES = ("stimulus", "grid")


def configure(parser: argparse.ArgumentParser) -> None:
    _configure_run(parser)
    group = add_series(parser, HERE, "rotate")
    group.add_argument("--rotate", metavar="LIST", help="numbers of tasks that are put under test in turn: 1-15")


def _configure_run(parser: argparse.ArgumentParser) -> None:
    add_instrument(parser)
    parser.add_argument(
        "--deadline", required=True, metavar="TIME",
        help="from its release on a task that starts later is late: 500us, or by pin: isr=500us,task=2ms",
    )
    parser.add_argument("--tasks", metavar="A,B,...", help="pins of tasks (default: those of the stub, or task)")
    parser.add_argument(
        "--release", choices=RELEASES, help="what releases the tasks: the stimulus, or a clock of their own, of which "
                                            "a grid is fitted (default: as the stub says)",
    )  # fmt: skip
    parser.add_argument(
        "--duration", default=DURATION, type=TIME, metavar="TIME", help=f"how long (default {DURATION})"
    )
    parser.add_argument(
        "--window", default=WINDOW, type=TIME, metavar="TIME", help=f"of the grid, 10s to 100s (default {WINDOW})"
    )
    group = add_stimulus(parser)
    group.add_argument(
        "--rate", type=RATE, metavar="RATE", help=f"stimuli per second, which release the tasks (default {SPEED})"
    )
    add_dither(group)
    group = parser.add_argument_group("measurement")
    group.add_argument("--stub", type=Path, metavar="FILE", help="the stub's start line, which names its pins")
    group.add_argument(
        "--timeout", default="1s", type=TIME, metavar="TIME", help="later answers count as missing (default 1s)"
    )
    group.add_argument("--least", default="0", type=TIME, metavar="TIME", help="m: the least possible latency (0)")
    group.add_argument(
        "--allow-unstarted", action="store_true",
        help="a task that never starts is not judged (default: then the run is invalid, exit code 4)",
    )
    add_pins(group)
    add_limits(
        parser, "a task's pin and a figure: task.late, task.missing, task.worst, task.determ", "task.late=0", loss=False
    )


def check(options: argparse.Namespace) -> None:
    from ..errors import BadInput
    from ..measuring.planning import check_text
    from ..results.foundlimits import MultiLimit
    from ..units import parse_time

    limits_of(options, MultiLimit)
    deadlines = _deadlines(options.deadline)
    check_text(_as_latency(options, None))
    if not parse_time(options.duration):
        raise BadInput("--duration must be more than 0")
    check_window(options)
    if max(deadlines.values()) >= parse_time(options.timeout):
        raise BadInput(f"--deadline {options.deadline} must be shorter than --timeout {options.timeout}")
    if options.release == "grid" and options.rate:
        raise BadInput("--rate is that of the stimulus, and --release grid drives none: leave out one of them")
    if options.start and not options.rotate:
        raise BadInput("--start belongs to a rotation: say with --rotate which tasks are put under test")


def run(options: argparse.Namespace) -> int:
    check(options)
    if options.rotate:
        return conduct(_rotation(options), options.out, options.command_line, drawn=wants_report(options))
    return measure(options)()


def measure(options: argparse.Namespace) -> Callable[[], int]:
    """Measure; what is returned evaluates, which needs neither instrument nor load, and has the exit code."""
    from ..findings.tasks import GRID, tasks_of
    from ..findings.tasktable import TaskTable
    from ..measuring.rundir import RunDirectory
    from ..measuring.session import open_session
    from ..report import conclude
    from ..results.foundlimits import MultiLimit, check_pins
    from ..units import parse_time, to_ticks

    check(options)
    directory, limits = RunDirectory(options.out), limits_of(options, MultiLimit)
    with open_session(options) as session:
        identity = session.instrument.identity
        release = _release(options, session.target)
        roles = roles_of(options.tasks, "--tasks", session.target, identity.inputs)
        deadlines = dict(_of(roles, _deadlines(options.deadline)))
        check_pins(limits, [role.label for role in deadlines])
        configuration = _grid(options, session, roles) if release == GRID else _driven(options, session, deadlines)
        experiment = {
            "name": "multi", "release": release, "window": float(parse_time(options.window)),
            "deadlines": {role.label: str(time) for role, time in deadlines.items()},
            "allow_unstarted": options.allow_unstarted,
        }  # fmt: skip
        directory.create()
        live = tasks_of(experiment, configuration, identity)
        length = to_ticks(parse_time(options.duration), identity.tick)
        run_data, observation = session.run(
            directory, configuration, limits=limits, experiment=experiment, allow_short=options.allow_short,
            progress=TaskTable(live, identity.tick, length),
        )
    return partial(conclude, directory, run_data, observation, drawn=wants_report(options))


def _deadlines(text: str) -> "dict[str | None, Fraction]":
    """Seconds by pin; None stands for all: `500us`, or `isr=500us,task=2ms`."""
    from ..errors import BadInput
    from ..units import parse_time

    found: dict[str | None, Fraction] = {}
    for entry in text.split(","):
        name, equals, value = entry.strip().rpartition("=")
        key = name if equals else None
        if key in found:
            raise BadInput(f"--deadline gives {name or 'the general value'} twice: {text}")
        try:
            found[key] = parse_time(value)
        except BadInput as error:
            raise BadInput(f"--deadline {text}: {error}") from error
        if not found[key]:
            raise BadInput(f"--deadline {text}: a deadline is more than 0")
    return found


def _of(roles: "Sequence[Source]", deadlines: "dict[str | None, Fraction]") -> "list[tuple[Source, Fraction]]":
    """The deadline of each task; BadInput if one has none, or one is that of no task."""
    from ..errors import BadInput

    labels = [role.label for role in roles]
    if strange := [name for name in deadlines if name and name not in labels]:
        raise BadInput(f"--deadline names {', '.join(strange)}: the tasks are {', '.join(labels)}")
    if without := [label for label in labels if label not in deadlines and None not in deadlines]:
        raise BadInput(f"--deadline gives none to {', '.join(without)}: name it, or leave it out with --tasks")
    return [(role, deadlines[role.label if role.label in deadlines else None]) for role in roles]


def _release(options: argparse.Namespace, target: "Target") -> str:
    """What releases the tasks; BadInput if nobody says, or the stub does otherwise."""
    from ..errors import BadInput
    from ..findings.tasks import GRID, STIMULUS

    if not target.description:
        if options.release is None:
            raise BadInput("say with --release what releases the tasks, stimulus or grid, or give --stub")
        return str(options.release)
    known = GRID if target.is_periodic else STIMULUS
    if options.release not in (None, known):
        raise BadInput(f"the stub's tasks are released by {_WORDS[known]}: leave out --release {options.release}")
    if known == GRID and options.rate:
        raise BadInput("--rate is that of the stimulus, and the stub's tasks have a clock of their own: leave it out")
    return known


_WORDS = {"stimulus": "the stimulus", "grid": "a clock of their own"}


def _as_latency(options: argparse.Namespace, segments: str | None) -> argparse.Namespace:
    """What the run would be, as `planning` takes it."""
    demands = {"rate": options.rate or SPEED, "count": None, "threshold": None, "segments": segments}
    return argparse.Namespace(**{**vars(options), **demands})


def _grid(options: argparse.Namespace, session: "Session", roles: "Sequence[Source]") -> "Configuration":
    from ..measuring.planning import free_running

    return free_running(options, session.instrument.identity, session.target, roles)


def _driven(options: argparse.Namespace, session: "Session", deadlines: "dict[Source, Fraction]") -> "Configuration":
    """Each task's latency from the stimulus, with its deadline as threshold."""
    from dataclasses import replace

    from ..contract.roles import Source
    from ..errors import BadInput
    from ..findings.tasks import in_ticks
    from ..measuring.planning import check_followed, plan

    names = {Source.ISR: "isr", Source.TASK: "wake", Source.DONE: "response"}
    if strange := [role.label for role in deadlines if role not in names]:
        raise BadInput(f"no segment leads from the stimulus to {', '.join(strange)}: tasks are isr, task and done")
    identity = session.instrument.identity
    wanted = _as_latency(options, ",".join(names[role] for role in deadlines))
    found = plan(wanted, identity, session.target)
    # Late starts are counted on the chip, so that events cannot stand in for it: as if the link carried none.
    check_followed(found, identity, wanted.rate, 0)
    segments = [replace(s, threshold=in_ticks(deadlines[s.response], identity)) for s in found.segments]
    return replace(found, segments=tuple(segments))


def _rotation(options: argparse.Namespace) -> "Campaign":
    """A scenario for each task under test."""
    from ..campaigns.campaign import Campaign, Scenario
    from ..units import parse_time

    check_placeholder(options, HERE, "which task is under test")
    tasks = numbers_of(options.rotate, "--rotate")
    common = given(options, _configure_run, "port")
    scenarios = tuple(
        Scenario(
            f"task{task}", f"task {task} under test, the others as load", started(options, HERE, str(task)),
            parse_time(options.settle), {"port": options.port.replace(HERE, str(task))},
        )
        for task in tasks
    )  # fmt: skip
    return Campaign(None, "multi", target_of(options, scenarios), common, scenarios, {"name": "multi", "tasks": tasks})
