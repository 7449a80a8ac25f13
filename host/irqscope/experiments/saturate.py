# SPDX-License-Identifier: BSD-2-Clause
"""Find the rate at which a target is saturated: stimuli come faster from step to step (Moryc's method).

Each step is a run of its own in DIR/steps. All last as long, or have the same number of stimuli; between them the
stimulus is off, and the target recovers. More steps then go where answers fail to come."""

import argparse
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from ..cli._limits import add_limits, limits_of
from ..cli._quantity import COUNT, RATE, TIME
from ._options import add_instrument, add_measurement, add_stimulus, wants_report

if TYPE_CHECKING:
    from ..device.configuration import Configuration
    from ..measuring.limits import Limit
    from ..measuring.session import Session

STEPS, REFINED, DURATION, PAUSE = "25", "8", "1s", "100ms"
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
    ):  # fmt: skip
        schedule.add_argument(name, default=default, type=COUNT, metavar="N", help=f"{what} (default {default})")
    length = schedule.add_mutually_exclusive_group()
    length.add_argument(
        "--duration", type=TIME, metavar="TIME",
        help=f"how long stimuli are driven in each step (default {DURATION}): many times as long as what comes over "
             "the target now and then",
    )
    length.add_argument(
        "--count", type=COUNT, metavar="N",
        help="stimuli of each step instead: minima of equally many intervals compare",
    )
    schedule.add_argument(
        "--pause", default=PAUSE, type=TIME, metavar="TIME",
        help=f"without stimuli, after the longest step (default {PAUSE})",
    )
    schedule.add_argument(
        "--dither", default="0.3", metavar="SHARE",
        help="stimuli come up to this share of their period after their time in the schedule, so that they do not lock "
             "to what the target does (default 0.3, 0 for none)",
    )
    schedule.add_argument(
        "--direction", default="up", choices=DIRECTIONS, help="of the rates (default up); both shows hysteresis"
    )
    add_measurement(parser)
    add_limits(
        parser, "what the sweep finds: saturation, loss-free (rates, at least), service (a time, at most)",
        "saturation=100kHz", loss=False,
    )  # fmt: skip


def check(options: argparse.Namespace) -> None:
    from ..measuring.planning import check_text

    _numbers(options)
    _limits(options)
    check_text(_as_run(options, options.segments))


def run(options: argparse.Namespace) -> int:
    return measure(options)()


def measure(options: argparse.Namespace) -> Callable[[], int]:
    """Measure; what is returned evaluates, which needs neither instrument nor load, and has the exit code."""
    from ..errors import BadInput
    from ..measuring.planning import COUNT_LIMIT
    from ..measuring.session import open_session
    from ..report.sweep import conclude
    from ..sweeps.sweep import Sweep, with_period
    from ..sweeps.sweepdir import SweepDirectory
    from ..units import parse_count, parse_time, to_ticks

    check(options)
    steps, refined, share = _numbers(options)
    directory = SweepDirectory(options.out)
    with open_session(options) as session:
        identity = session.instrument.identity
        fastest, periods = _plan(options, session, steps)
        count = parse_count(options.count) if options.count else None
        longest = count * periods[0] if count else to_ticks(parse_time(_duration(options)), identity.tick)
        if not count and longest // periods[-1] > COUNT_LIMIT:
            raise BadInput(f"--duration {_duration(options)} is too long: a step has at most {COUNT_LIMIT} stimuli")

        def step_of(period: int) -> "Configuration":
            return with_period(fastest, identity, period, share, count or max(1, longest // period))

        for period in periods:
            step_of(period)  # complains before anything is driven
        directory.create()
        settings = {
            "count": count, "step": longest * float(identity.tick), "dither_share": float(share), "planned": periods,
            "direction": options.direction,
        }  # fmt: skip
        data = directory.begin("saturate", settings, session.instrument.transport.url, options.command_line,
                               _limits(options), allow_short=options.allow_short)
        sweep = Sweep(session, directory, data, step_of, longest + to_ticks(parse_time(options.pause), identity.tick))
        reason = sweep.up_and_down(
            periods, refined, up=options.direction != "down", down=options.direction != "up"
        )
        line = session.instrument.transport.end_target()
        directory.end(data, reason, **({"target": dict(line)} if line else {}))
    return partial(conclude, directory, drawn=wants_report(options))


def _limits(options: argparse.Namespace) -> "tuple[Limit, ...]":
    from ..results.foundlimits import SweepLimit

    return limits_of(options, SweepLimit)


def _duration(options: argparse.Namespace) -> str:
    return str(options.duration or DURATION)


def _numbers(options: argparse.Namespace) -> tuple[int, int, Fraction]:
    """Steps, steps at the knee, and the share of a period that stimuli are dithered over."""
    from ..errors import BadInput
    from ..units import parse_count, parse_rate, parse_time

    steps, refined = (parse_count(text) for text in (options.steps, options.refine))
    if steps < 2:
        raise BadInput("a sweep needs at least 2 --steps")
    parse_time(options.pause)
    if not parse_time(_duration(options)):
        raise BadInput("a step needs a --duration of more than 0")
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
    demands = {
        "rate": options.fastest, "duration": None if options.count else _duration(options), "dither": "none",
        "segments": segments,
    }  # fmt: skip
    return argparse.Namespace(**{**vars(options), **demands})


def _plan(options: argparse.Namespace, session: "Session", steps: int) -> "tuple[Configuration, list[int]]":
    """The configuration of the fastest step, and the periods of all in ticks, longest first."""
    from ..errors import BadInput
    from ..measuring.planning import plan
    from ..sweeps.sweep import geometric
    from ..sweeps.sweepresult import segments_of
    from ..units import parse_rate, to_ticks

    identity = session.instrument.identity
    segments = options.segments or ",".join(segments_of(session.target, identity.segments))
    first, last = (to_ticks(1 / parse_rate(rate), identity.tick) for rate in (options.slowest, options.fastest))
    fastest = plan(_as_run(options, segments), identity, session.target)
    if not any(segment.is_interval for segment in fastest.segments):
        raise BadInput(f"a sweep needs the time between answers: name an interval in --segments, not only {segments}")
    return fastest, geometric(first, last, steps)
