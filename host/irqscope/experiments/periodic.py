# SPDX-License-Identifier: BSD-2-Clause
"""Measure tasks that run by a clock of their own: how late does each of them start, and how often not at all?

No stimulus is driven. From outside nobody knows when a task should have started, and its clock wanders: what is told is
the delay beyond the earliest start, in windows of some seconds."""

import argparse
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from pathlib import Path

from ..cli._limits import add_limits, limits_of
from ..cli._quantity import TIME
from ._options import add_instrument, add_pins, check_window, roles_of, wants_report

WINDOW, DURATION, TOLERANCE = "100s", "10min", "25%"


def configure(parser: argparse.ArgumentParser) -> None:
    add_instrument(parser)
    parser.add_argument(
        "--duration", default=DURATION, type=TIME, metavar="TIME", help=f"how long (default {DURATION})"
    )
    parser.add_argument(
        "--inputs", metavar="A,B,...", help="pins that tasks toggle as they start (default: those of the stub, or task)"
    )
    parser.add_argument(
        "--window", default=WINDOW, type=TIME, metavar="TIME", help=f"of the grid, 10s to 100s (default {WINDOW})"
    )
    parser.add_argument(
        "--work", type=TIME, metavar="TIME", help="what a task takes at most: gives its start-delay budget"
    )
    parser.add_argument(
        "--tolerance", metavar="SHARE",
        help=f"of the time left that a start may use ({TOLERANCE.replace('%', '%%')})",  # argparse expands it
    )
    group = parser.add_argument_group("measurement")
    group.add_argument("--stub", type=Path, metavar="FILE", help="the stub's start line, which names its pins")
    add_pins(group)
    add_limits(
        parser, "a pin and a figure: task.delay.max, task.overruns, task.extra", "task.delay.max=50us", loss=False
    )


def check(options: argparse.Namespace) -> None:
    from ..analysis.grid import WINDOWS_S
    from ..errors import BadInput
    from ..results.foundlimits import PeriodicLimit
    from ..units import parse_time

    _tolerance(options)
    if options.tolerance and not options.work:
        raise BadInput("--tolerance is for a start-delay budget: say with --work how long the task takes at most")
    check_window(options)
    limits_of(options, PeriodicLimit)
    if parse_time(options.duration) < WINDOWS_S[0]:
        raise BadInput(f"--duration {options.duration} is too short for a grid: it takes 10s")


def run(options: argparse.Namespace) -> int:
    return measure(options)()


def measure(options: argparse.Namespace) -> Callable[[], int]:
    """Measure; what is returned evaluates, which needs neither instrument nor load, and has the exit code."""
    from ..measuring.decision import SIMPLE
    from ..measuring.planning import free_running
    from ..measuring.rundir import RunDirectory
    from ..measuring.session import open_session
    from ..report import conclude
    from ..results.foundlimits import PeriodicLimit, check_pins
    from ..units import parse_time

    check(options)
    limits = limits_of(options, PeriodicLimit)
    work = parse_time(options.work) if options.work else None
    directory = RunDirectory(options.out)
    with open_session(options) as session:
        roles = roles_of(options.inputs, "--inputs", session.target, session.instrument.identity.inputs)
        configuration = free_running(options, session.instrument.identity, session.target, roles)
        check_pins(limits, [role.label for role in roles])
        directory.create()
        experiment = {
            "name": "periodic", "inputs": [role.label for role in roles], "window": float(parse_time(options.window)),
            "work": None if work is None else str(work), "tolerance": str(_tolerance(options)),
            "decision": options.decision or SIMPLE,
        }  # fmt: skip
        run_data, observation = session.run(
            directory, configuration, limits=limits, experiment=experiment, allow_short=options.allow_short
        )
    return partial(conclude, directory, run_data, observation, drawn=wants_report(options))


def _tolerance(options: argparse.Namespace) -> Fraction:
    """A share of more than 0 and at most 1: `25%` or `0.25`."""
    from ..errors import BadInput

    text = options.tolerance or TOLERANCE
    try:
        share = Fraction(text[:-1]) / 100 if text.endswith("%") else Fraction(text)
    except (ValueError, ZeroDivisionError):
        share = Fraction(0)
    if not 0 < share <= 1:
        raise BadInput(f"--tolerance takes a share of more than 0 % and at most 100 %, for example 25%, not {text!r}")
    return share
