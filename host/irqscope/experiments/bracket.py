# SPDX-License-Identifier: BSD-2-Clause
"""Measure what operations of the target cost: each between two toggles, and an empty bracket is subtracted.

The target toggles task, does something, and toggles done; no stimulus is driven. With --operations each of them is
measured in turn, the empty one (nothing) first, and one table says what each costs without what the toggles take.
Without, one run of whatever the target does is made."""

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ..cli._quantity import TIME
from ._conduct import add_series, check_placeholder, conduct, given, started, target_of
from ._options import add_instrument, add_pins, wants_report

if TYPE_CHECKING:
    from ..campaigns.campaign import Campaign

DURATION = "10s"
HERE = "{operation}"


def configure(parser: argparse.ArgumentParser) -> None:
    _configure_run(parser)
    group = add_series(parser, HERE, "operations")
    group.add_argument("--operations", metavar="A,B,...", help="of the stub, such as clock,pipe,memory; each is a run")


def _configure_run(parser: argparse.ArgumentParser) -> None:
    add_instrument(parser)
    parser.add_argument(
        "--duration", default=DURATION, type=TIME, metavar="TIME", help=f"of a run (default {DURATION})"
    )
    parser.add_argument("--operation", metavar="NAME", help="what is measured: the stub, if it says so, must do it")
    group = parser.add_argument_group("measurement")
    group.add_argument("--stub", type=Path, metavar="FILE", help="the stub's start line")
    group.add_argument(
        "--timeout", default="100ms", type=TIME, metavar="TIME", help="longer ones are missing (default 100ms)"
    )
    add_pins(group)


def check(options: argparse.Namespace) -> None:
    from ..errors import BadInput
    from ..units import parse_time

    if not parse_time(options.duration):
        raise BadInput("--duration must be more than 0")
    if options.operations and options.operation:
        raise BadInput("--operations measures several, --operation names one: leave out one of them")
    if options.start and not options.operations:
        raise BadInput("--start belongs to a series: name its --operations")


def run(options: argparse.Namespace) -> int:
    check(options)
    if options.operations:
        return conduct(_series(options), options.out, options.command_line, drawn=wants_report(options))
    return measure(options)()


def measure(options: argparse.Namespace) -> Callable[[], int]:
    """Measure; what is returned evaluates, which needs neither instrument nor load, and has the exit code."""
    from ..findings.brackets import check_operation
    from ..measuring.planning import bracketed
    from ..measuring.rundir import RunDirectory
    from ..measuring.session import open_session
    from ..report import conclude

    check(options)
    directory = RunDirectory(options.out)
    with open_session(options) as session:
        operation = check_operation(session.target, options.operation)
        configuration = bracketed(options, session.instrument.identity, session.target)
        directory.create()
        experiment = {"name": "bracket", "operation": operation}
        run_data, observation = session.run(directory, configuration, experiment=experiment)
    return partial(conclude, directory, run_data, observation, drawn=wants_report(options))


def _series(options: argparse.Namespace) -> "Campaign":
    """A scenario for each operation; the calibration is the first."""
    from ..campaigns.campaign import Campaign, Scenario
    from ..errors import BadInput
    from ..findings.brackets import NOTHING
    from ..units import parse_time

    check_placeholder(options, HERE, "which operation to do")
    named = [name.strip() for name in options.operations.split(",")]
    if len(set(named)) < len(named) or not all(name.replace("-", "").isalnum() for name in named):
        raise BadInput(f"--operations takes different names, such as clock,pipe, not {options.operations!r}")
    common = given(options, _configure_run, "port", "operation")
    scenarios = tuple(
        Scenario(
            name, "an empty bracket" if name == NOTHING else f"{name} between two toggles",
            started(options, HERE, name), parse_time(options.settle),
            {"port": options.port.replace(HERE, name), "operation": name},
        )
        for name in dict.fromkeys([NOTHING, *named])
    )  # fmt: skip
    return Campaign(None, "bracket", target_of(options, scenarios), common, scenarios, {"name": "bracket"})
