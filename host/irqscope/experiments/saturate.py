# SPDX-License-Identifier: BSD-2-Clause
"""Find the rate at which a target is saturated (Moryc's method).

Stimuli come faster from step to step. Each step is a run of its own in DIR/steps. All last as long, or have the same
number of stimuli; between them the stimulus is off, and the target recovers. More steps then go where answers fail to
come.

Examples:
  irqscope saturate --port /dev/ttyUSB1 --from 1kHz --to 200kHz --out sweep
  irqscope saturate --port /dev/ttyUSB1 --to 200kHz --limit saturation=50kHz --out sweep
"""

import logging
import math
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from ..base.namedtimes import NamedTimes
from ..base.options import COUNT, RATE, SHARE, TIME, choice, option
from ..errors import BadInput, LinkError, NotKept
from ..measuring.experiment import Evaluation, Experiment, Telling
from ..measuring.judging import Judged, limit_option
from ..measuring.requests import MS, STIMULUS, Answered, Stimulus, as_latency
from ..units import rate_text, time_text, to_ticks
from ._conclude import histogram_of

if TYPE_CHECKING:
    from ..device.configuration import Configuration
    from ..measuring.limits import Limit
    from ..measuring.session import Session
    from ..sweeps.sweepdir import SweepDirectory
    from ..sweeps.sweeprecord import SweepResult

LOG = logging.getLogger(__name__)
DIRECTIONS = ("up", "down", "both")


@dataclass(frozen=True, kw_only=True)
class Saturate(Answered, Stimulus, Judged):
    """A sweep of rates."""

    LIMITED: ClassVar[str] = (
        "what the sweep finds: saturation, loss-free, throughput (rates, at least), service (a time, at most)"
    )
    limits: tuple[str, ...] = limit_option("saturation=100kHz")
    slowest: Fraction = option(RATE, "first rate", Fraction(1000), group=STIMULUS, flag="from")
    fastest: Fraction = option(
        RATE,
        "last rate: no stimulus is driven faster, and the sweep ends before if the target stays silent",
        required=True,
        group=STIMULUS,
        flag="to",
    )
    steps: int = option(COUNT, "rates, by equal factors", 25, group=STIMULUS)
    refine: int = option(COUNT, "more steps at the knee", 8, group=STIMULUS)
    duration: Fraction | None = option(
        TIME,
        "how long stimuli are driven in each step (default 1s): many times as long as what comes over the target "
        "now and then",
        group=STIMULUS,
    )
    count: int | None = option(
        COUNT, "stimuli of each step instead: minima of equally many intervals compare", group=STIMULUS
    )
    pause: Fraction = option(TIME, "without stimuli, after the longest step", 100 * MS, group=STIMULUS)
    dither: Fraction = option(
        SHARE,
        "stimuli come up to this share of their period after their time in the schedule, so that they do not "
        "lock to what the target does (0: none)",
        Fraction(3, 10),
        group=STIMULUS,
    )
    direction: str = option(choice(*DIRECTIONS), "of the rates; both shows hysteresis", "up", group=STIMULUS)

    throughput: Fraction | None = option(
        SHARE,
        "search the highest rate at which at most this share of the stimuli is lost (0: none, as RFC 2544 has it), by "
        "trials of as many stimuli as show it",
        group=STIMULUS,
    )
    within: Fraction | None = option(
        TIME, "with --throughput: a stimulus whose answer is later than this is lost, too", group=STIMULUS
    )
    precision: Fraction = option(SHARE, "of that search", Fraction(1, 100), group=STIMULUS)

    @classmethod
    def limit(cls) -> "type[Limit]":
        from ..results.foundlimits import SweepLimit

        return SweepLimit

    def check(self) -> None:
        super().check()
        self.judged()
        if self.count is not None and self.duration is not None:
            raise BadInput("--count and --duration both say how long a step is: leave out one of them")
        if self.steps < 2:
            raise BadInput("a sweep needs at least 2 --steps")
        if self.slowest >= self.fastest:
            raise BadInput(f"--from {rate_text(self.slowest)} must be slower than --to {rate_text(self.fastest)}")
        if self.throughput is not None and not 0 <= self.throughput < 1:
            raise BadInput(
                f"--throughput takes a share of the stimuli from 0 to 1, for example 0.1%, not {self.throughput}"
            )
        if self.within is not None and self.throughput is None:
            raise BadInput("--within needs --throughput with the share that may be lost or late, for example 0")
        if self.within is not None and self.threshold is not None:
            raise BadInput("--within is the threshold of all steps: leave out --threshold")
        if not 0 < self.precision < 1:
            raise BadInput(f"--precision takes a share of the rate, for example 1%, not {self.precision}")
        if any(limit.name == "throughput" for limit in self.judged()) and self.throughput is None:
            raise BadInput("the limit throughput needs --throughput with the share that may be lost, for example 0")
        if not 0 <= self.dither < 1:
            raise BadInput(f"--dither takes a share of the period from 0 to 1, for example 0.3, not {self.dither}")

    @property
    def length(self) -> Fraction:
        """Seconds of a step without `count`."""
        return Fraction(1) if self.duration is None else self.duration


def measure(session: "Session", request: Saturate, out: Path) -> Evaluation:
    """Measure; what is returned evaluates."""
    from ..analysis.throughput import needed
    from ..measuring.drivable import lasting
    from ..measuring.planning import COUNT_LIMIT
    from ..measuring.session import KEPT
    from ..sweeps.evaluation import evaluate_sweep
    from ..sweeps.sweep import Sweep, with_period
    from ..sweeps.sweepdir import SweepDirectory
    from ..sweeps.sweepfile import SweepSettings

    directory, identity = SweepDirectory(out), session.instrument.identity
    fastest, periods = _plan(request, session)
    count = request.count
    longest = count * periods[0] if count else to_ticks(request.length, identity.tick)
    if not count and longest // periods[-1] > COUNT_LIMIT:
        raise BadInput(f"--duration {time_text(request.length)} is too long: a step has at most {COUNT_LIMIT} stimuli")

    def step_of(period: int, least: int = 1) -> "Configuration":
        return with_period(fastest, identity, period, request.dither, max(least, count or longest // period))

    pause = lasting(request.pause, identity, "pause")
    for period in periods:
        step_of(period)  # complains before anything is driven
    directory.create()
    settings = SweepSettings(
        count=count,
        step=longest * float(identity.tick),
        dither_share=float(request.dither),
        planned=periods,
        direction=request.direction,
        throughput=None if request.throughput is None else float(request.throughput),
        within=None if request.within is None else float(request.within),
    )
    record = directory.begin(
        settings, session.instrument.transport.url, session.command, request.judged(), allow_short=request.allow_short
    )
    sweep = Sweep(session, directory, record, step_of, longest + pause, pause)
    try:
        reason = sweep.up_and_down(
            periods, request.refine, up=request.direction != "down", down=request.direction != "up"
        )
        if reason != "interrupt" and (ratio := request.throughput) is not None:
            trial_of = partial(step_of, least=needed(float(ratio)))
            searched = sweep.search(ratio, request.precision, trial_of)
            reason = reason if searched == "complete" else searched
        if all(row.complete for row in sweep.rows):  # else it broke off with its last step, and has no end
            reason = session.stop.reason if reason == "interrupt" else reason
            directory.end(sweep.record, reason, session.instrument.transport.end_target())
    except (LinkError, NotKept) as error:
        if not any(directory.step(step).capture_file.exists() for step in sweep.record.steps):
            raise
        LOG.warning("%s; %s", error, KEPT)  # between two steps, as one began, or after the last one
    return partial(evaluate_sweep, directory)


def _plan(request: Saturate, session: "Session") -> "tuple[Configuration, list[int]]":
    """The configuration of the fastest step, and the periods of all in ticks, longest first."""
    from ..measuring.planning import plan
    from ..sweeps.sweep import geometric
    from ..sweeps.sweepresult import segments_of

    identity = session.instrument.identity
    segments = request.segments or tuple(segments_of(session.target, identity.segments))
    first, last = (to_ticks(1 / rate, identity.tick) for rate in (request.slowest, request.fastest))
    wanted = as_latency(
        request,
        rate=request.fastest,
        duration=None if request.count else request.length,
        dither="none",
        segments=segments,
        threshold=request.threshold if request.within is None else NamedTimes(((None, request.within),)),
    )
    fastest = plan(wanted, identity, session.target)
    if request.within is not None and all(segment.is_interval for segment in fastest.segments):
        raise BadInput("--within is of a latency: name one in --segments, too, for example isr,isr.interval")
    if not any(segment.is_interval for segment in fastest.segments):
        raise BadInput(
            f"a sweep needs the time between answers: name an interval in --segments, not only {','.join(segments)}"
        )
    # The period nearest to a rate may be that of a faster one.
    shortest = math.ceil(1 / (request.fastest * identity.tick))
    periods = (max(period, shortest) for period in geometric(first, last, request.steps))
    return fastest, list(dict.fromkeys(periods))


def conclude_sweep(out: Path, result: "SweepResult", telling: Telling) -> int:
    """Tell what was found; returns the exit code."""
    from ..report.documents.sweep import document
    from ..report.terminal import conclude
    from ..sweeps.sweepdir import SweepDirectory

    directory = SweepDirectory(out)
    if telling.drawn:
        _draw_steps(directory, result)
    bars = _histogram(directory, result) if telling.histogram else []
    conclude(document(result), directory.report_file, directory.result_file, telling, limits=result.limits, lines=bars)
    return result.exit_code


def _histogram(directory: "SweepDirectory", result: "SweepResult") -> list[str]:
    """The lines of the latency's histogram in the fastest step before a stimulus was lost; if all lost some, in the
    slowest."""
    from ..results.resultfile import read_result

    free = result.saturation.loss_free if result.saturation else None
    rate = free.rate if free else min(row.offered_hz for row in result.steps)
    row = min(result.steps, key=lambda row: abs(row.offered_hz - rate))
    why = "the fastest one before a stimulus was lost" if free else "the slowest one, as all lost stimuli"
    (step,) = (step for step in directory.read().steps if step.number == row.number)
    found = read_result(directory.step(step).path)
    latency = next((segment for segment in found.segments if not segment.is_interval), None)
    return histogram_of(found, latency, f"Step {row.number}, {why}. ")


def _draw_steps(directory: "SweepDirectory", result: "SweepResult") -> None:
    """The pages that the sweep's refers to, of steps with something wrong, where they are not there yet."""
    from ..report.documents.run import document
    from ..report.formats import write
    from ..results.resultfile import read_result

    wrong = {row.number for row in result.steps if row.errors or row.warnings}
    for step in directory.read().steps:
        run = directory.step(step)
        if step.number in wrong and not run.report_file.exists():
            write(document(read_result(run.path)), ["html"], run.path)


EXPERIMENT = Experiment("saturate", Saturate, measure, conclude_sweep)
