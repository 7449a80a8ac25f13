# SPDX-License-Identifier: BSD-2-Clause
"""Measure what a stimulus sets off, and where in it the time goes.

Each edge is followed from pin to pin. Segments are named by you: NAME=FROM:TO, with :fifo if each cause has an answer
of its own, as in a pipeline.

Examples:
  irqscope chain --port /dev/ttyUSB1 --rate 1kHz --count 100k --deadline response=200us --out chain
  irqscope chain --port /dev/ttyUSB1 --segment wake=stimulus:task --segment hop=task:done --deadline 1ms --out chain
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ..base.namedtimes import NAMED_TIMES, NamedTimes
from ..base.options import COUNT, RATE, TIME, many, option
from ..errors import BadInput
from ..measuring.chain import FORM, Link, chain_of, usual
from ..measuring.chain import Chain as Links
from ..measuring.experiment import Evaluation, Experiment
from ..measuring.judging import LIMITS, JudgedLoss
from ..measuring.requests import MEASUREMENT, STIMULUS, Dithered
from ._conclude import conclude_run

if TYPE_CHECKING:
    from ..measuring.limits import Limit
    from ..measuring.session import Session
    from ..targets.target import Target


@dataclass(frozen=True, kw_only=True)
class Chain(Dithered, JudgedLoss):
    """A stimulus, and the pins that answer it one after the other."""

    rate: Fraction = option(RATE, "stimuli per second", Fraction(1000), group=STIMULUS)
    count: int = option(COUNT, "stimuli to drive", 10_000, group=STIMULUS)
    segments: tuple[str, ...] = option(
        many("SEGMENT"),
        f"a segment of the chain, {FORM}; many times (default: from the stimulus over isr and task to done, as far as "
        "the target toggles them)",
        (),
        group=MEASUREMENT,
        flag="segment",
    )
    timeout: Fraction = option(TIME, "later answers count as missing", Fraction(1), group=MEASUREMENT)
    deadline: NamedTimes = option(
        NAMED_TIMES,
        "count chains that take longer: wake=50us,response=200us; without a name, of the whole chain",
        NamedTimes(),
        group=LIMITS,
    )

    LIMITED = "a segment and a figure, or how many chains missed its deadline: isr.max, response.late"

    @classmethod
    def limit(cls) -> "type[Limit]":
        from ..results.foundlimits import ChainLimit

        return ChainLimit

    def check(self) -> None:
        super().check()
        self.judged()
        if self.count < 1:
            raise BadInput("--count must be at least 1")
        if links := self.links:
            chain_of(links)

    @property
    def links(self) -> tuple[Link, ...]:
        """The segments; BadInput if one says nothing."""
        return tuple(Link.parse(text) for text in self.segments)


def measure(session: "Session", request: Chain, out: Path) -> Evaluation:
    """Measure; what is returned evaluates."""
    from ..device.transport import bytes_per_second
    from ..findings.evaluation import evaluate
    from ..measuring.chaining import chaining, settings_record
    from ..measuring.limits import check_measured
    from ..measuring.requests import as_latency
    from ..measuring.rundir import RunDirectory
    from ..results.foundlimits import on_finding
    from ..results.offchip import every

    limits, directory = request.judged(), RunDirectory(out)
    identity, target = session.instrument.identity, session.target
    chain = _chain(request, target)
    deadlines = _deadlines(request, chain)
    driven = as_latency(request, segments=("isr",))
    configuration = chaining(driven, chain, identity, target, bytes_per_second(session.instrument.transport))
    check_measured([each for each in limits if not on_finding(each)], every(configuration, target))
    for limit in limits:
        if on_finding(limit) and limit.segment not in deadlines:
            raise BadInput(f"the limit {limit.name} is on a deadline: give it with --deadline {limit.segment}=200us")
    directory.create()
    run, observation = session.run(
        directory,
        configuration,
        limits=limits,
        experiment=settings_record(chain, deadlines),
        allow_short=request.allow_short,
    )
    return partial(evaluate, directory, run, observation)


def _chain(request: Chain, target: "Target") -> Links:
    if links := request.links or tuple(usual(target)):
        return chain_of(links)
    raise BadInput(f"the target toggles only {', '.join(target.pins)}: name the segments with --segment")


def _deadlines(request: Chain, chain: Links) -> Mapping[str, Fraction]:
    """By segment; BadInput if one is of none."""
    named, general = request.deadline.named, request.deadline.general
    if strange := [name for name in named if name not in chain.named]:
        raise BadInput(f"--deadline names {strange[0]}, and the segments are {', '.join(chain.named)}")
    whole = chain.whole.name
    if general is not None and whole in named:
        raise BadInput(f"--deadline gives the whole chain, {whole}, two of them")
    return named | ({} if general is None else {whole: general})


EXPERIMENT = Experiment("chain", Chain, measure, conclude_run)
