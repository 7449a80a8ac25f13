# SPDX-License-Identifier: BSD-2-Clause
"""Phases relative to a period: where in it outliers fall, and where in it stimuli fell at all.

`phases` finds those of edges over the instrument's own clock; here the period is one of the target.
"""

import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from ..errors import BadInput
from .phases import kuiper


@dataclass(frozen=True)
class Fold:
    """Times folded at a period.

    Attributes
    ----------
    phases : array
        In 0..1, in the order of the times.
    direction, strength : float
        The mean phase, and the length of the mean vector: 1 if all phases are equal, near 0 if they are spread evenly
        (Mardia and Jupp, Directional Statistics (2000), 2.2).
    unevenness, p : float
        Kuiper's statistic, and the chance that as many even phases reach it (Stephens, J. R. Stat. Soc. B 32 (1970)
        115); for a period that was not found on the same times.
    """

    phases: NDArray[np.float64]
    direction: float
    strength: float
    unevenness: float
    p: float


def fold(times: NDArray[np.float64], period: float) -> Fold:
    """Fold times, one at least, at a period of the same unit. Decluster them first: one stall makes many outliers."""
    if not len(times) or period <= 0:
        raise BadInput("folding takes one time at least and a period of more than 0")
    phases = np.mod(times / period, 1.0)
    vector = complex(np.exp(2j * np.pi * phases).mean())
    unevenness = kuiper(phases)
    root = math.sqrt(len(times))
    return Fold(
        phases,
        math.atan2(vector.imag, vector.real) / (2 * math.pi) % 1,
        abs(vector),
        unevenness,
        _kuiper_tail(unevenness * (root + 0.155 + 0.24 / root)),
    )


@dataclass(frozen=True)
class Coverage:
    """How well the stimuli of an undithered run cover the phases of an activity.

    Attributes
    ----------
    phases : int
        Different phases that were met.
    gap : Fraction
        The longest stretch between neighbouring phases, in seconds: a disturbance that is shorter and recurs with the
        activity's period may have been missed by every stimulus.
    """

    phases: int
    gap: Fraction


def coverage(stimulus: Fraction, count: int, activity: Fraction) -> Coverage:
    """Coverage of an activity by `count` stimuli; the periods are in seconds.

    In closed form, for any number of stimuli: phases of an arithmetic progression have gaps of three lengths at most
    (Sós, Ann. Univ. Sci. Budapest 1 (1958) 127), which the continued fraction of the ratio gives. It takes for granted
    that both clocks keep their ratio; in truth they wander and cover more.
    """
    if stimulus <= 0 or activity <= 0 or count < 1:
        raise BadInput("coverage takes periods of more than 0 and one stimulus at least")
    ratio = stimulus / activity % 1
    if count >= ratio.denominator:
        return Coverage(ratio.denominator, activity / ratio.denominator)
    # Denominators of the convergents, and how far they miss a whole number of periods.
    before, last = (0, Fraction(1)), (1, ratio)
    while True:
        most = int(before[1] / last[1])
        following = before[0] + most * last[0]
        if count < following + last[0]:
            break
        before, last = last, (following, before[1] - most * last[1])
    steps = (count - before[0]) // last[0]
    return Coverage(count, activity * (before[1] - (steps - 1) * last[1]))


def _kuiper_tail(x: float) -> float:
    if x < 0.4:
        return 1.0
    terms = ((4 * (k * x) ** 2 - 1) * math.exp(-2 * (k * x) ** 2) for k in range(1, 30))
    return min(1.0, 2 * sum(terms))
