# SPDX-License-Identifier: BSD-2-Clause
"""Measure how two interrupts delay each other.

The first stimulus is driven alone, then both, then the second one alone. The first walks over all phases of the second,
whose handler toggles aux. Of each is said what delays it, from which phase to which, for how long, and how.

Examples:
  irqscope interfere --port /dev/ttyUSB1 --stimulus2 rate=2kHz --rate 1kHz --count 60k --out both
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ..base.options import COUNT, RATE, TEXT, TIME, option
from ..errors import BadInput
from ..measuring.experiment import Evaluation, Experiment
from ..measuring.judging import JudgedLoss
from ..measuring.requests import MEASUREMENT, STIMULUS, Stimulus
from ..measuring.secondstimulus import SECOND_STIMULUS, SecondStimulus
from ._conclude import conclude_run

if TYPE_CHECKING:
    from ..measuring.limits import Limit
    from ..measuring.session import Session

FEWEST = 1000
"""Stimuli, of which a third rests."""


@dataclass(frozen=True, kw_only=True)
class Interfere(Stimulus, JudgedLoss):
    """Two interrupts of one target."""

    stimulus2: SecondStimulus = option(
        SECOND_STIMULUS,
        "the second stimulus, at equal intervals: rate=20kHz,width=1us, and burst=4,gap=5us for bursts",
        required=True,
        group=STIMULUS,
    )
    rate: Fraction = option(RATE, "stimuli per second of the first one, on the average", Fraction(1000), group=STIMULUS)
    count: int = option(COUNT, "of these", 30_000, group=STIMULUS)
    segment: str | None = option(
        TEXT, "latency of the first interrupt (default: the first that the target answers)", group=MEASUREMENT
    )
    timeout: Fraction = option(TIME, "later answers count as missing", Fraction(1), group=MEASUREMENT)
    bins: int | None = option(
        COUNT, "parts of a period that are told apart (default: as many as the stimuli support)", group=MEASUREMENT
    )

    LIMITED = "a segment and a figure, or its longest delay by the other interrupt: isr.max, isr.delay"

    @classmethod
    def limit(cls) -> "type[Limit]":
        from ..results.foundlimits import InterferenceLimit

        return InterferenceLimit

    def check(self) -> None:
        super().check()
        from ..measuring.experimentrecord import MOST_BINS

        self.judged()
        if self.stimulus2.phase:
            raise BadInput("--stimulus2 takes no phase here: the first stimulus meets every one")
        if self.count < FEWEST:
            raise BadInput(f"--count {self.count} is too few to tell phases apart: at least {FEWEST}")
        if self.bins is not None and not 1 <= self.bins <= MOST_BINS:
            raise BadInput(f"--bins takes 1 to {MOST_BINS}, not {self.bins}")


def measure(session: "Session", request: Interfere, out: Path) -> Evaluation:
    """Measure; what is returned evaluates."""
    from ..device.transport import bytes_per_second
    from ..findings.evaluation import evaluate
    from ..measuring.experimentrecord import InterferenceSettings
    from ..measuring.interfering import answered, interfering
    from ..measuring.limits import check_measured
    from ..measuring.requests import as_latency
    from ..measuring.rundir import RunDirectory
    from ..results.foundlimits import on_finding
    from ..results.offchip import every

    limits, directory = request.judged(), RunDirectory(out)
    identity, target = session.instrument.identity, session.target
    first = as_latency(request, segments=(answered(request.segment, target).name,), stimulus2=None)
    link = bytes_per_second(session.instrument.transport)
    configuration = interfering(first, request.stimulus2, identity, target, link)
    check_measured([each for each in limits if not on_finding(each)], every(configuration, target))
    check_measured([each for each in limits if on_finding(each)], [each.name for each in configuration.segments])
    directory.create()
    run, observation = session.run(
        directory,
        configuration,
        limits=limits,
        experiment=InterferenceSettings(bins=request.bins),
        allow_short=request.allow_short,
    )
    return partial(evaluate, directory, run, observation)


EXPERIMENT = Experiment("interfere", Interfere, measure, conclude_run)
