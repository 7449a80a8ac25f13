# SPDX-License-Identifier: BSD-2-Clause
"""Measure how far a clock wanders, by its pulses (PPS, PTP).

No stimulus is driven. Pulses come at equal intervals, one a second or any other. Each is stamped, and its time error
told: against the instrument's own clock, or with --reference against the pulses of a better one on another input. From
the series follow MTIE, time deviation and Allan deviation, and how they compare with masks of ITU-T recommendations.

Examples:
  irqscope clock --port /dev/ttyUSB1 --input aux --period 1s --duration 1h --out pps
  irqscope clock --port /dev/ttyUSB1 --input isr --reference aux --mask g8271.1-c --limit te.max=1.1us --out ptp
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from ..base.options import COUNT, NAMES, SHARE, TEXT, TIME, choice, option
from ..errors import BadInput
from ..measuring.experiment import Evaluation, Experiment
from ..measuring.judging import LIMITS, Judged, limit_option
from ..measuring.requests import Request
from ._conclude import conclude_run

if TYPE_CHECKING:
    from ..measuring.limits import Limit
    from ..measuring.session import Session

DURATION = Fraction(600)
OFFSET, NOTHING = "offset", "nothing"


@dataclass(frozen=True, kw_only=True)
class Clock(Request, Judged):
    """The pulses of a clock."""

    LIMITED: ClassVar[str] = "te.max, te.range, te.constant, mtie(100s), tdev(100s), missing, extra, jumps"
    limits: tuple[str, ...] = limit_option("mtie(100s)=1us")
    input: str = option(TEXT, "where the pulses come", "aux")
    reference: str | None = option(
        TEXT, "the input with the pulses of a better clock (default: the instrument's own clock is the reference)"
    )
    period: Fraction = option(TIME, "between pulses", Fraction(1))
    duration: Fraction | None = option(TIME, "how long (default 10min)")
    count: int | None = option(COUNT, "how many pulses, instead")
    edge: str = option(choice("rising", "falling"), "of the pulse, which is stamped", "rising")
    tolerance: Fraction = option(
        SHARE, "of the period, by which a pulse may be off where it is due after the one before", Fraction(1, 100)
    )
    remove: str | None = option(
        choice(NOTHING, OFFSET),
        "what is taken off the time errors: offset is the line that fits them best, and so the offset in frequency "
        "(default; with --reference: nothing)",
    )
    mask: tuple[str, ...] = option(
        NAMES, "FAIL unless MTIE and TDEV keep these masks: g811,g8262-eec1 (docs/guide/clock.md)", (), group=LIMITS
    )

    @classmethod
    def limit(cls) -> "type[Limit]":
        from ..results.foundlimits import ClockLimit

        return ClockLimit

    def check(self) -> None:
        from ..measuring.timing import role_of

        super().check()
        role_of(self.input, "--input")
        if self.reference is not None and role_of(self.reference, "--reference") == role_of(self.input, "--input"):
            raise BadInput(f"--reference {self.reference} is the input that is measured: a clock agrees with itself")
        if self.duration is not None and self.count is not None:
            raise BadInput("--count and --duration both say how long to measure: leave out one of them")
        if not self.period:
            raise BadInput("--period must be more than 0")
        if not 0 < self.tolerance <= Fraction(2, 5):
            raise BadInput("--tolerance takes a share of more than 0 % and at most 40 %, for example 1%")
        self.asked()

    @property
    def length(self) -> Fraction:
        """How long to measure, in seconds: a pulse more than the periods between them."""
        return self.count * self.period if self.count is not None else self.duration or DURATION

    def asked(self) -> "tuple[Limit, ...]":
        """The limits, and that on each figure of a mask; BadInput if one says nothing."""
        from ..analysis.masks import MASKS, of_mask
        from ..results.foundlimits import ClockLimit

        limits = self.judged()
        for each in limits:
            if isinstance(each, ClockLimit) and each.tau is not None and each.periods(self.period) is None:
                raise BadInput(f"the limit {each.name} is at no whole number of periods: see --period")
        if strange := [name for name in self.mask if name not in MASKS]:
            raise BadInput(f"--mask takes {', '.join(MASKS)}, not {strange[0]!r}")
        given = {each.name for each in limits}
        names = [f"{name}.{figure}" for name in dict.fromkeys(self.mask) for figure, _ in of_mask(name)]
        return (*limits, *(ClockLimit(name, "0", True) for name in names if name not in given))


def measure(session: "Session", request: Clock, out: Path) -> Evaluation:
    """Measure; what is returned evaluates."""
    from ..base.records import convert
    from ..device.transport import bytes_per_second
    from ..findings.evaluation import evaluate
    from ..measuring.experimentrecord import ClockSettings
    from ..measuring.rundir import RunDirectory
    from ..measuring.timing import role_of, timed

    limits, identity, directory = request.asked(), session.instrument.identity, RunDirectory(out)
    roles = [role_of(request.input, "--input", identity)]
    if request.reference is not None:
        roles.append(role_of(request.reference, "--reference", identity))
    configuration = timed(
        request,
        roles,
        rising=request.edge == "rising",
        period=request.period,
        length=request.length,
        identity=identity,
        target=session.target,
        link=bytes_per_second(session.instrument.transport),
    )
    directory.create()
    settings = {
        "name": "clock",
        "input": request.input,
        "reference": request.reference,
        "period": str(request.period),
        "tolerance": str(request.tolerance),
        "remove": request.remove or (OFFSET if request.reference is None else NOTHING),
    }
    experiment = convert(settings, ClockSettings)
    run, observation = session.run(
        directory, configuration, limits=limits, experiment=experiment, allow_short=request.allow_short
    )
    return partial(evaluate, directory, run, observation)


EXPERIMENT = Experiment("clock", Clock, measure, conclude_run)
