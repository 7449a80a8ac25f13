# SPDX-License-Identifier: BSD-2-Clause
"""The instrument's oscillator, as the stamps of a reference show it."""

import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from ..analysis.allan import octaves
from ..contract.roles import Source
from ..errors import Invalid
from ..measuring.cited import AllanDeviation, CitedOscillator, OscillatorParts, WrongPulse
from ..measuring.qualification import made
from ..recording.stamps import Stamps
from ..results.uncertainty import COVERAGE_FACTOR, combined, rectangular, triangular
from ..units import counted
from .stamps import Numbered, number, period_of

PHASES = 200
"""Of a fast reference, from which the Allan deviation is computed."""
LISTED = 20
LEAST_PERIODS = 10
"""Of the reference, from each pulse that is on its grid to the next one."""


@dataclass(frozen=True)
class Oscillator:
    """What was found. `error` is that of the frequency, relative: positive is fast.

    Attributes
    ----------
    quantisation, scatter : float
        Standard uncertainties of the error by the stamps' grid and by the pulses' own scatter. The latter is 0 where
        the grid hides it, and wider where few pulses tell of it.
    uncertainty : float
        Both, combined.
    allan : list of tuple of float
        Averaging time in seconds, and overlapping Allan deviation of instrument and reference together.
    wrong : list of WrongPulse
        Places where pulses were missing or too many: `missing` and `doubled` pulses in all.
    """

    reference_hz: Fraction
    input: Source
    seconds: float
    periods: int
    error: float
    quantisation: float
    scatter: float
    allan: list[tuple[float, float]]
    wrong: list[WrongPulse]
    missing: int
    doubled: int

    @property
    def uncertainty(self) -> float:
        """Standard uncertainty of the error."""
        return combined([self.quantisation, self.scatter])

    @property
    def record(self) -> CitedOscillator:
        """What the instrument's record holds of it."""
        return CitedOscillator(
            **made(),
            input=self.input.label,
            reference_hz=float(self.reference_hz),
            seconds=self.seconds,
            periods=self.periods,
            error=self.error,
            uncertainty=self.uncertainty,
            components=OscillatorParts(quantisation=self.quantisation, scatter=self.scatter),
            allan=[AllanDeviation(tau=tau, deviation=deviation) for tau, deviation in self.allan],
            missing=self.missing,
            doubled=self.doubled,
            wrong=self.wrong[:LISTED],
        )


def judge(stamps: Stamps, source: Source, reference_hz: Fraction, tick: Fraction) -> Oscillator:
    """What stamps in their order tell of the oscillator; Invalid if they are none of this reference."""
    nominal, times = float(1 / (reference_hz * tick)), stamps.times
    if len(times) < 3:
        raise Invalid(f"{counted(len(times), 'edge')} came on {source.label}: that is no reference")
    numbers = number(stamps, period_of(stamps, nominal, source, reference_hz))
    _refuse_few(numbers, source)
    kept = np.array(numbers.kept, dtype=np.int64)
    ordinals, period = kept[:, 1], float(1 / reference_hz)
    gained = (kept[:, 0] - kept[0, 0]) * float(tick) - ordinals * period
    seconds = float(ordinals[-1]) * period
    interval = max(period, seconds / PHASES) if reference_hz > 1 else period
    even = np.arange(0, seconds + interval / 2, interval)
    phases = np.interp(even, ordinals * period, gained)
    return Oscillator(
        reference_hz=reference_hz,
        input=source,
        seconds=seconds,
        periods=int(ordinals[-1]),
        error=float(gained[-1]) / seconds,
        quantisation=triangular(float(tick)) / seconds,
        scatter=_scatter(gained, ordinals, float(tick)) * math.sqrt(2) / seconds,
        allan=octaves(phases, interval),
        wrong=[WrongPulse(what=what, at=(time - int(kept[0, 0])) * float(tick)) for what, time in numbers.wrong],
        missing=numbers.missing,
        doubled=numbers.doubled,
    )


def _refuse_few(numbers: Numbered, source: Source) -> None:
    """Raise Invalid if too few pulses are on the reference's grid, or fewer than are not."""
    periods, whole = len(numbers.kept) - 1, numbers.kept[-1][1]
    if periods < LEAST_PERIODS:
        why = f"{counted(periods, 'period')} left of the {LEAST_PERIODS} that it takes"
    elif 2 * (numbers.missing + numbers.doubled) > whole + numbers.doubled:
        why = "that is most of them"
    else:
        return
    raise Invalid(
        f"{source.label} is no reference to calibrate by: {counted(numbers.missing, 'pulse')} missing, "
        f"{numbers.doubled} doubled, {why}; look at it, or compare for longer"
    )


def _scatter(gained: NDArray[np.float64], ordinals: NDArray[np.int64], tick: float) -> float:
    """SD of a pulse about its place, beyond what the grid makes, in seconds, for a coverage factor of 2.

    By how far each pulse is off the line through its neighbours: a steady error in frequency leaves that, and its slow
    changes do nearly. Neighbours share pulses, so that fewer of these distances are free than there are (GUM G.4.1:
    effective degrees of freedom). Where these are few the SD is widened by Student's factor.
    """
    from scipy.special import ndtr, stdtrit

    before, after = np.diff(ordinals[:-1]), np.diff(ordinals[1:])
    weights = np.stack([-after / (before + after), np.ones(len(before)), -before / (before + after)])
    weights /= np.sqrt(np.sum(weights**2, axis=0))
    off = weights[0] * gained[:-2] + weights[1] * gained[1:-1] + weights[2] * gained[2:]
    adjacent = weights[1, :-1] * weights[0, 1:] + weights[2, :-1] * weights[1, 1:]  # correlations
    next_but_one = weights[2, :-2] * weights[0, 2:]
    freedom = len(off) ** 2 / (len(off) + 2 * np.sum(adjacent**2) + 2 * np.sum(next_but_one**2))
    widened = stdtrit(freedom, ndtr(COVERAGE_FACTOR)) / COVERAGE_FACTOR
    return math.sqrt(max(0.0, float(np.mean(off**2)) * widened**2 - rectangular(tick / 2) ** 2))
