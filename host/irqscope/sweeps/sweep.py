# SPDX-License-Identifier: BSD-2-Clause
"""The measurement of a sweep: runs with the same stimuli, faster or slower from one to the next.

All steps have slots of equal length: the longest step and a pause. What a step leaves of its slot passes with the
stimulus off, so that the target recovers.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction

import numpy as np

from ..analysis import knee
from ..analysis.saturation import SATURATED_SHARE, share_of
from ..analysis.throughput import next_rate
from ..contract import registers
from ..contract.identity import Identity
from ..contract.registers import Dither
from ..contract.roles import Source
from ..device.configuration import Configuration
from ..findings.evaluation import evaluate
from ..measuring.drivable import check_drivable
from ..measuring.observation import Observation
from ..measuring.session import Session
from ..units import format_rate
from .sweepdir import SweepDirectory
from .sweepfile import DOWN, REFINED, SEARCHED, UP, Reason, Step, SweepRecord, Way
from .sweeprecord import StepResult
from .sweepresult import judges, row, trials

AROUND = Fraction(2, 3), Fraction(4)
"""More steps go from the knee times the first of these to the knee times the second."""


MOST_TRIALS = 40
"""A search that has no end by then ends, and says what it knows."""


def geometric(first: int, last: int, number: int) -> list[int]:
    """`number` periods from `first` to `last`, both included, by equal factors; equal ones are left out."""
    factor = math.log(last / first)
    periods = [round(first * math.exp(factor * index / (number - 1))) for index in range(number)]
    return list(dict.fromkeys(periods))


def with_period(
    configuration: Configuration, identity: Identity, period: int, share: Fraction, count: int
) -> Configuration:
    """The same measurement with `count` stimuli at another period, dithered over a share of it.

    BadInput if it cannot be driven.
    """
    plan = configuration.stimuli[Source.STIMULUS]
    span = int(share * period)
    plan = replace(plan, period=period, span=span, dither=Dither.UNIFORM if span else Dither.NONE, count=count)
    check_drivable(plan, identity, format_rate(1 / (period * identity.tick)))
    return replace(configuration, stimuli={**configuration.stimuli, Source.STIMULUS: plan})


class Sweep:
    """Steps of one sweep on one session, into one directory. `record` is the content of sweep.json, begun already."""

    def __init__(
        self,
        session: Session,
        directory: SweepDirectory,
        record: SweepRecord,
        configure: Callable[[int], Configuration],
        slot: int,
        pause: int,
    ) -> None:
        """`configure` gives the configuration of a period, `slot` the ticks from the begin of a step to the next.

        A step that is longer than the others has a `pause` after it all the same.
        """
        self.session, self.directory, self.record = session, directory, record
        self._configure, self._slot, self._pause = configure, slot, pause
        self._free: int | None = None
        self._least: dict[str, tuple[int, int]] = {}
        """m of segments that were given none, as steps until now have shown it, and by how many answers."""
        self.rows: list[StepResult] = []
        """What the steps until now say."""
        self.answered: dict[int, Fraction] = {}
        """Of the steps until now, by period: answers per stimulus, of the last step at that period."""

    def up_and_down(self, periods: Sequence[int], refine: int, *, up: bool, down: bool) -> Reason:
        """All steps; why they ended: `complete`, `silent` (the target stopped answering) or `interrupt`.

        `periods` become shorter. What is fastest for a target that fell silent on the way up begins the way down.
        """
        reason: Reason = "complete"
        reached = list(periods)
        if up:
            reached = []
            for period in periods:
                if not self._step(UP, period):
                    return "interrupt"
                reached.append(period)
                if not self.answered[period]:
                    reason = "silent"
                    break
        for period in reversed(reached) if down else ():
            if not self._step(DOWN, period):
                return "interrupt"
        for period in self.knee(refine):
            if not self._step(REFINED, period):
                return "interrupt"
        return reason

    def search(self, ratio: Fraction, precision: Fraction, configure: Callable[[int], Configuration]) -> Reason:
        """Trials until the highest rate with no more loss than that share is known to within the precision.

        `configure` gives the configuration of a period. None is shorter than the shortest of the steps until now.
        """
        tick, settings = self.session.instrument.identity.tick, self.record.settings
        shortest = min((each.period for each in self.rows if judges(each, settings)), default=0)
        for _ in range(MOST_TRIALS if shortest else 0):
            known = trials(self.rows, settings, tick)
            rate = next_rate(known, float(ratio), float(precision), float(1 / (shortest * tick)))
            if rate is None:
                break
            if not self._step(SEARCHED, max(shortest, round(1 / (rate * float(tick)))), configure):
                return "interrupt"
        return "complete"

    def knee(self, number: int) -> list[int]:
        """`number` periods for more steps, around where answers fail to come; none if the steps do not show where."""
        periods = sorted(self.answered, reverse=True)
        offered, share = (
            np.array(values, dtype=float)
            for values in zip(*((1 / period, self.answered[period]) for period in periods), strict=True)
        )
        near = knee.divide(offered, offered * share)
        if near is None or min(share) >= SATURATED_SHARE or number < 2:
            return []
        middle = round(1 / near)
        slower, faster = AROUND
        ends = min(round(middle / slower), periods[0]), max(round(middle / faster), periods[-1])
        return [period for period in geometric(*ends, number) if period not in self.answered]

    def _step(self, direction: Way, period: int, configure: Callable[[int], Configuration] | None = None) -> bool:
        """Measure one, as it is configured for its period; False if the user ended it."""
        session = self.session
        self._wait()
        step = Step(number=len(self.record.steps) + 1, direction=direction, period=period)
        rate = format_rate(1 / (period * session.instrument.identity.tick), 4)
        self.record, directory = self.directory.begin_step(self.record, step)
        begun = session.instrument.now()
        configuration = self._with_least((configure or self._configure)(period))
        heading = f"step {step.number} ({direction}, {rate}): "
        run, observation = session.run(directory, configuration, last=False, heading=heading)
        self.rows.append(row(step, evaluate(directory, run, observation), self.record.settings))
        self._learn(observation)
        self.answered[period] = _answers(observation)
        self._free = begun + max(self._slot, configuration.length + self._pause)
        return not session.stop.requested and run.end is not None

    def _with_least(self, configuration: Configuration) -> Configuration:
        """With the m that steps before have shown, where none is given."""
        segments = []
        for settings in configuration.segments:
            if not settings.least and settings.name in self._least:
                least, learned = self._least[settings.name]
                settings = replace(settings, least=least, learned=learned)
            segments.append(settings)
        return replace(configuration, segments=tuple(segments))

    def _learn(self, observation: Observation) -> None:
        for pairing in observation.pairings:
            if pairing.pattern and (least := pairing.pattern.least()):
                known = self._least.get(pairing.settings.name, (0, 0))
                self._least[pairing.settings.name] = max(known, (least.min_latency, pairing.pattern.oldest.n))

    def _wait(self) -> None:
        """Let the slot of the last step pass."""
        instrument, stop = self.session.instrument, self.session.stop
        while self._free is not None and not stop.requested and instrument.now() < self._free:
            instrument.pump()


def _answers(observation: Observation) -> Fraction:
    """Answers per stimulus: what the first segment's input saw. Answers that serve many stimuli count once."""
    fired = observation.totals.get(registers.FIRED[Source.STIMULUS])
    seen = observation.totals.get(registers.SEEN[observation.configuration.segments[0].response])
    return share_of(seen, fired)
