# SPDX-License-Identifier: BSD-2-Clause
"""Measure latency: drive stimuli, time the answers, write a run directory with result.json and report.html."""

import argparse
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from ..cli._limits import add_limits, add_wanted, limits_of, wanted_of
from ..cli._quantity import COUNT, RATE, TIME
from ._late import add_late, late_of
from ._options import add_dither, add_instrument, add_measurement, add_stimulus, add_trigger, wants_report

ALL, OUTLIERS = "all", "outliers"


def configure(parser: argparse.ArgumentParser) -> None:
    add_instrument(parser)
    schedule = add_stimulus(parser)
    schedule.add_argument("--rate", default="1kHz", type=RATE, help="stimuli per second (default 1kHz)")
    add_dither(schedule)
    length = schedule.add_mutually_exclusive_group()
    length.add_argument("--count", type=COUNT, help="stimuli to drive (default 10000)")
    length.add_argument("--duration", type=TIME, metavar="TIME", help="how long to measure, for example 5h")
    group = add_measurement(parser)
    group.add_argument(
        "--events", default=ALL, choices=(ALL, OUTLIERS),
        help="all: every edge while the link keeps up (default); outliers: records of latencies above --threshold "
             "alone, for runs of days",
    )  # fmt: skip
    group.add_argument(
        "--confirm", type=Path, metavar="RUN1",
        help="run whose late samples seemed to come with a period: say whether this one confirms it (docs/latency.md)",
    )
    add_trigger(parser)
    add_late(parser)
    add_wanted(parser)
    add_limits(parser)


def check(options: argparse.Namespace) -> None:
    from ..errors import BadInput
    from ..measuring import arming
    from ..measuring.planning import check_text

    check_text(options)
    arming.check_text(options)
    if options.events == OUTLIERS and not options.threshold:
        raise BadInput("--events outliers records latencies above a threshold: give --threshold, such as 100us")
    late_of(options)
    limits_of(options)
    wanted_of(options)


def run(options: argparse.Namespace) -> int:
    return measure(options)()


def measure(options: argparse.Namespace) -> Callable[[], int]:
    """Measure; what is returned evaluates, which needs neither instrument nor load, and has the exit code."""
    from ..device.transport import bytes_per_second
    from ..measuring.arming import armed
    from ..measuring.learning import LEARNED, learned, rehearsal
    from ..measuring.limits import check_measured
    from ..measuring.planning import check_followed, check_recorded, plan, prompt, without_events
    from ..measuring.rundir import RunDirectory
    from ..measuring.session import open_session
    from ..report import conclude
    from ..results.endline import counted
    from ..results.offchip import every
    from ..results.recurrence import check_second, first_run

    check(options)
    limits, on_late = limits_of(options), late_of(options)
    first = first_run(RunDirectory(options.confirm)) if options.confirm else None
    directory = RunDirectory(options.out)
    with open_session(options) as session:
        identity = session.instrument.identity
        configuration = plan(options, identity, session.target, every_pin=True)
        configuration = replace(configuration, trigger=armed(options, identity, configuration.segments))
        if options.events == OUTLIERS:
            configuration = without_events(configuration, session.target)
            configuration = prompt(configuration, identity) if on_late else configuration
        check_followed(configuration, identity, options.rate, bytes_per_second(session.instrument.transport))
        check_measured(limits, every(configuration, session.target))
        if on_late:
            check_recorded(configuration)
        if first:
            check_second(first, configuration, identity.tick)
        directory.create()
        before: dict[str, int] = {}
        if options.least == LEARNED:
            learning = RunDirectory(options.out / "learning")
            learning.create()
            _, rehearsed = session.run(learning, rehearsal(configuration, identity.tick), last=False)
            configuration = learned(configuration, rehearsed)
            before = counted(rehearsed)
        run_data, observation = session.run(
            directory, configuration, before, limits=limits, wanted=wanted_of(options), confirm=first, on_late=on_late,
            allow_short=options.allow_short,
        )
    return partial(conclude, directory, run_data, observation, drawn=wants_report(options))
