# SPDX-License-Identifier: BSD-2-Clause
"""How strongly events recur at each of many frequencies: the H-test, relative to what lies beside its harmonics.

The H-test is that of de Jager, Raubenheimer and Swanepoel, Astron. Astrophys. 221 (1989) 180. It takes events for
independent. Those that come in groups have more power at all frequencies that are low beside one over the length of a
group: the spectrum of a point process of clusters is that of a single one times a number (M. S. Bartlett, J. R. Stat.
Soc. B 25 (1963) 264). A period has its power at its harmonics alone. So each harmonic is measured by the mean power on
both sides of it, as is done for lines in a continuum (D. J. Thomson, Proc. IEEE 70 (1982) 1055).
"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

HARMONICS = 20
OVERSAMPLING = 10
"""Trial frequencies per resolution of the run, 1 / duration."""
REACH = 0.75
"""The background of a harmonic is taken from so many fundamentals on either side: not as far as the next one."""
NEXT = 1.0
"""And not from nearer than so many resolutions of the run: a line is as wide."""
AT_ONCE = 1024
"""Frequencies, so that memory stays small."""


@dataclass(frozen=True)
class Scan:
    """Heights at frequencies that are multiples of `step`, `first` and up, in hertz.

    Attributes
    ----------
    step, first : float, int
        The frequencies.
    heights : array
        H, relative to the background.
    background : array
        Of each harmonic, by frequency: 1 is that of single events at random, and the least.
    """

    step: float
    first: int
    heights: Floats
    background: Floats

    @property
    def highest(self) -> float:
        """The frequency of the maximum."""
        return float(self.step * (self.first + int(self.heights.argmax())))

    def near(self, times: Floats, frequencies: Floats) -> Floats:
        """H of the same times at other frequencies, relative to the background of the nearest of these."""
        nearest = np.clip(np.rint(frequencies / self.step).astype(int) - self.first, 0, len(self.heights) - 1)
        best = np.empty(len(frequencies))
        for start in range(0, len(frequencies), AT_ONCE):
            part = slice(start, start + AT_ONCE)
            turn = np.exp(2j * np.pi * np.outer(times, frequencies[part])).astype(np.complex64)
            powers, harmonic = [], np.ones_like(turn)
            for _ in range(HARMONICS):
                harmonic *= turn
                powers.append(np.abs(harmonic.sum(axis=0)) ** 2 / len(times))
            best[part] = _height(np.array(powers), self.background[:, nearest[part]])
        return best


def h_test(times: Floats, frequencies: Floats) -> Floats:
    """H at each frequency: the maximum over m up to 20 of Z2_m - 4 m + 4, where Z2_m is the power of m harmonics."""
    return Scan(1.0, 0, np.zeros(1), np.ones((HARMONICS, 1))).near(times, frequencies)


def scan(times: Floats, considered: float, lowest: float, highest: float) -> Scan:
    """Scan the events of a run of `considered` seconds, ascending, from one frequency to below another.

    The lowest is at least twice one over the run: what is nearer to 0 has no background.
    """
    step = 1 / (OVERSAMPLING * considered)
    first, last = math.ceil(lowest / step - 1e-9), math.ceil(highest / step - 1e-9)
    places = np.arange(first, max(first + 1, last))
    far, beside = (REACH * places).astype(int), math.ceil(NEXT * OVERSAMPLING)
    power = _power(times, step, HARMONICS * int(places[-1]) + int(far[-1]) + 1)
    below = np.concatenate(([0.0], np.cumsum(power, dtype=np.float64)))
    powers, background = np.empty((2, HARMONICS, len(places)))
    for number in range(HARMONICS):
        line = (number + 1) * places
        powers[number] = power[line]
        left = below[line - beside] - below[line - far]
        right = below[line + far + 1] - below[line + beside + 1]
        background[number] = np.maximum(1.0, (left + right) / (2 * (far - beside)))
    return Scan(step, first, _height(powers, background), background)


def _height(powers: Floats, background: Floats) -> Floats:
    penalty = 4 * np.arange(HARMONICS)[:, None]
    best: Floats = (np.cumsum(2 * powers / background, axis=0) - penalty).max(axis=0)
    return best


def _power(times: Floats, step: float, number: int) -> Floats:
    """The power of the times at 0, `step`, 2 `step`, ..., one at random of them being 1: a product of two matrices."""
    wide = math.isqrt(number) + 1
    fine, coarse = (_turns(times * step * each, wide) for each in (1, wide))
    power: Floats = np.abs((coarse @ fine.T).ravel()[:number]) ** 2 / len(times)
    return power


def _turns(turns: Floats, number: int) -> NDArray[np.complex64]:
    phases: Floats = 2 * np.pi * (np.outer(np.arange(number), turns) % 1)
    return np.asarray(np.exp(1j * phases), dtype=np.complex64)
