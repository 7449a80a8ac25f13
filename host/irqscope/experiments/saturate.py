# SPDX-License-Identifier: BSD-2-Clause
"""Find the rate at which a target is saturated: the same number of stimuli, faster at each step (Moryc's method).

Each step is a run of its own in DIR/steps. All have the same number of stimuli and take the same time: for the rest of
it the stimulus is off, and the target recovers. More steps then go where answers first fail to come."""

import argparse
from fractions import Fraction
from typing import TYPE_CHECKING

from ..cli._quantity import COUNT, RATE
from ._options import add_instrument, add_measurement, add_stimulus

if TYPE_CHECKING:
    from ..configuration import Configuration
    from ..session import Session

STEPS, REFINED, STIMULI = "25", "8", "5000"
DIRECTIONS = ("up", "down", "both")


def configure(parser: argparse.ArgumentParser) -> None:
    add_instrument(parser)
    schedule = add_stimulus(parser)
    schedule.add_argument(
        "--from", dest="slowest", default="1kHz", type=RATE, metavar="RATE", help="first rate (default 1kHz)"
    )
    schedule.add_argument(
        "--to", dest="fastest", required=True, type=RATE, metavar="RATE",
        help="last rate: no stimulus is driven faster, and the sweep ends before if the target stays silent",
    )
    for name, default, what in (
        ("--steps", STEPS, "rates, by equal factors"), ("--refine", REFINED, "more steps at the knee"),
        ("--count", STIMULI, "stimuli of each step"),
    ):  # fmt: skip
        schedule.add_argument(name, default=default, type=COUNT, metavar="N", help=f"{what} (default {default})")
    schedule.add_argument(
        "--dither", default="0.3", metavar="SHARE",
        help="stimuli come up to this share of their period after their time in the schedule, so that they do not lock "
             "to what the target does (default 0.3, 0 for none)",
    )
    schedule.add_argument(
        "--direction", default="up", choices=DIRECTIONS, help="of the rates (default up); both shows hysteresis"
    )
    add_measurement(parser)


def check(options: argparse.Namespace) -> None:
    from ..planning import check_text

    _numbers(options)
    check_text(_as_run(options, options.segments))


def run(options: argparse.Namespace) -> int:
    from ..contract.roles import Source
    from ..report.sweep import conclude
    from ..session import open_session
    from ..sweep import Sweep, with_period
    from ..sweepdir import SweepDirectory

    check(options)
    steps, refined, share = _numbers(options)
    directory = SweepDirectory(options.out)
    with open_session(options) as session:
        identity = session.instrument.identity
        fastest, periods = _plan(options, session, steps)
        for period in periods:
            with_period(fastest, identity, period, share)  # complains before anything is driven
        directory.create()
        plan = fastest.stimuli[Source.STIMULUS]
        settings = {
            "count": plan.count, "dither_share": float(share), "planned": periods, "direction": options.direction,
        }  # fmt: skip
        data = directory.begin("saturate", settings, session.instrument.transport.url, options.command_line)
        sweep = Sweep(
            session, directory, data, lambda period: with_period(fastest, identity, period, share),
            plan.count * periods[0],
        )  # fmt: skip
        reason = sweep.up_and_down(
            periods, refined, up=options.direction != "down", down=options.direction != "up"
        )
        line = session.instrument.transport.end_target()
        directory.end(data, reason, **({"target": dict(line)} if line else {}))
    return conclude(directory)


def _numbers(options: argparse.Namespace) -> tuple[int, int, Fraction]:
    """Steps, steps at the knee, and the share of a period that stimuli are dithered over."""
    from ..errors import BadInput
    from ..units import parse_count, parse_rate

    steps, refined, count = (parse_count(text) for text in (options.steps, options.refine, options.count))
    if steps < 2 or not count:
        raise BadInput("a sweep needs at least 2 --steps, and a step at least 1 stimulus (--count)")
    if parse_rate(options.slowest) >= parse_rate(options.fastest):
        raise BadInput(f"--from {options.slowest} must be slower than --to {options.fastest}")
    try:
        share = Fraction(options.dither)
    except (ValueError, ZeroDivisionError):
        share = Fraction(-1)
    if not 0 <= share < 1:
        raise BadInput(f"--dither takes a share of the period from 0 to 1, for example 0.3, not {options.dither!r}")
    return steps, refined, share


def _as_run(options: argparse.Namespace, segments: str | None) -> argparse.Namespace:
    """What the fastest step would be, as `planning` takes it."""
    demands = {"rate": options.fastest, "duration": None, "dither": "none", "segments": segments}
    return argparse.Namespace(**{**vars(options), **demands})


def _plan(options: argparse.Namespace, session: "Session", steps: int) -> "tuple[Configuration, list[int]]":
    """The configuration of the fastest step, and the periods of all in ticks, longest first."""
    from ..errors import BadInput
    from ..planning import plan
    from ..sweep import geometric
    from ..sweepresult import segments_of
    from ..units import parse_rate, to_ticks

    identity = session.instrument.identity
    segments = options.segments or ",".join(segments_of(session.target, identity.segments))
    first, last = (to_ticks(1 / parse_rate(rate), identity.tick) for rate in (options.slowest, options.fastest))
    fastest = plan(_as_run(options, segments), identity, session.target)
    if not any(segment.is_interval for segment in fastest.segments):
        raise BadInput(f"a sweep needs the time between answers: name an interval in --segments, not only {segments}")
    return fastest, geometric(first, last, steps)
