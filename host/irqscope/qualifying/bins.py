# SPDX-License-Identifier: BSD-2-Clause
"""Widths of the sampling bins from how many edges fell into each: a code-density test.

A tick is nominally 1/R of a clock, but the R sampling instants of a clock need not be evenly spaced. Edges whose phases
are spread evenly over the clock (`phases.py` judges that) fall into a bin as often as it is wide: IEEE Std 1241-2010
and 1057-2017 for converters (histogram, or code-density, test); for time stamps J. Kalisz, Metrologia 41 (2004) 17.
"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

BLOCKS = 50
"""Stretches of equally many successive edges; their scatter gives the errors."""
LEAST_EDGES = 40 * BLOCKS
LEVEL = 0.01
"""Of equal bins, this share is called unequal."""
TEST = "Pearson's chi-square, divided by what the variance has beyond that of independent edges"
AGREE_DEVIATES = 4.0
"""Blocks whose statistic is beyond this many standard deviations do not agree: by chance 3 of 100 000."""


@dataclass(frozen=True)
class Bin:
    """One bin: the time up to sampling instant `number` of a clock from the instant before. In ticks."""

    number: int
    count: int
    width: float
    error: float

    @property
    def dnl(self) -> float:
        """Differential nonlinearity: what the width has beyond the nominal tick (IEEE 1241)."""
        return self.width - 1


@dataclass(frozen=True)
class Widths:
    """All bins of a clock, and whether they are equal.

    Attributes
    ----------
    statistic, degrees, p : float, int, float
        Pearson's chi-square of the counts against equal ones, and its probability. It is divided by what the shares'
        variance has beyond that of independent edges (as Rao and Scott, Ann. Stat. 12 (1984) 46, do): by `scatter` if
        that is above 1, and by the part of the phases' unevenness.
    scatter : float
        Chi-square of the blocks against each other, by its degrees of freedom. Independent edges have 1, edges of a
        regular period less.
    deviates : float
        The same in standard deviations, by the cube root of Wilson and Hilferty (1931).
    """

    bins: tuple[Bin, ...]
    statistic: float
    degrees: int
    p: float
    scatter: float
    deviates: float

    @property
    def equal(self) -> bool:
        """Equal within the error."""
        return self.p >= LEVEL

    @property
    def blocks_agree(self) -> bool:
        """The bins had the same shares all along."""
        return self.deviates <= AGREE_DEVIATES


def tabulate(times: NDArray[np.int64], samples: int) -> NDArray[np.int64]:
    """Counts by block (row) and tick modulo R (column) of time stamps in their order."""
    return np.array([np.bincount(block % samples, minlength=samples) for block in np.array_split(times, BLOCKS)])


def chi_square_tail(x: float, degrees: int) -> float:
    """Probability that chi-square of an odd number of degrees of freedom exceeds `x`.

    In closed form: Abramowitz and Stegun 26.4.4. R = 2, 4, 8 have 1, 3, 7 degrees.
    """
    if degrees % 2 != 1:
        raise ValueError(f"{degrees} degrees of freedom are not an odd number")
    tail, term = math.erfc(math.sqrt(x / 2)), math.sqrt(2 * x / math.pi) * math.exp(-x / 2)
    for odd in range(1, degrees, 2):
        tail += term
        term *= x / (odd + 2)
    return min(1.0, tail)


def widths(table: NDArray[np.int64], unevenness: float = 0.0) -> Widths:
    """Widths from counts by block (rows: equally many edges each, but for one) and bin (columns: R = 2, 4 or 8).

    The standard error of a width is the larger one of two: that of the block shares' mean, and that of as many
    independent edges. Edges of a regular period scatter less than independent ones, and the claim is not made that
    they do. `unevenness` is the most by which the phases make shares wrong; it counts as a rectangular distribution of
    that half-width (GUM 4.3.7).
    """
    blocks, samples = table.shape
    counts, edges = table.sum(axis=0), int(table.sum())
    if blocks < 2 or samples < 2 or not table.sum(axis=1).all():
        raise ValueError("it takes two blocks with edges and two bins")
    shares = counts / edges
    by_block = table / table.sum(axis=1, keepdims=True)
    scattered = by_block.std(axis=0, ddof=1) / math.sqrt(blocks)
    independent = np.sqrt(shares * (1 - shares) / edges)
    by_phases = unevenness**2 / 3
    errors = samples * np.sqrt(np.maximum(scattered, independent) ** 2 + by_phases)

    expected = table.sum(axis=1, keepdims=True) * shares
    occupied = counts > 0
    among = float((((table - expected) ** 2)[:, occupied] / expected[:, occupied]).sum())
    free = (blocks - 1) * max(1, int(occupied.sum()) - 1)
    scatter = among / free
    deviates = (scatter ** (1 / 3) - (1 - 2 / (9 * free))) / math.sqrt(2 / (9 * free))
    excess = max(1.0, scatter) + by_phases * edges * samples / (1 - 1 / samples)
    statistic = float(((counts - edges / samples) ** 2).sum() * samples / edges) / excess
    return Widths(
        bins=tuple(
            Bin(number, int(counts[number]), float(samples * shares[number]), float(errors[number]))
            for number in range(samples)
        ),
        statistic=statistic,
        degrees=samples - 1,
        p=chi_square_tail(statistic, samples - 1),
        scatter=scatter,
        deviates=deviates,
    )
