# SPDX-License-Identifier: BSD-2-Clause
"""Intervals of differences between runs that hold together, from draws of whole blocks of each run.

Künsch, Ann. Stat. 17 (1989) 1217; blocks that do not overlap: Carlstein, Ann. Stat. 14 (1986) 1171; each end beyond as
many draws: R. Beran, Balanced simultaneous confidence sets, J. Am. Stat. Assoc. 83 (1988) 679.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from .comparedblocks import Blocks, Ends, apart

DRAWS = 250
"""For each difference: some lie beyond the ends of its interval, however many differences there are."""
AT_ONCE = 100


def ends_together(
    runs: Sequence[Blocks],
    quantiles: Sequence[float],
    wider: NDArray[np.float64],
    told: NDArray[np.bool_],
    chance: float,
    draws: int,
    seed: int,
) -> list[list[tuple[float, float]]]:
    """Ends by run and quantile: with the probability 1 - `chance` those that are `told` enclose all true differences.

    All runs are compared with the same draws of the reference, as they are with the same reference. What is drawn
    scatters `wider` (by quantile) than draws of single blocks do.
    """
    generator, seen = np.random.default_rng(seed), [run.quantiles(quantiles) for run in runs]

    def drawn(number: int, at_once: int) -> Ends:
        lower, upper = runs[number].quantiles(quantiles, _draw(generator, runs[number], at_once))
        low, high = seen[number]
        return low + wider * (lower - low), high + wider * (upper - high)

    parts: list[Ends] = []
    for at_once in np.diff([*range(0, draws, AT_ONCE), draws]).tolist():
        first, *rest = (drawn(number, at_once) for number in range(len(runs)))
        least, most = zip(*(apart(each, first) for each in rest), strict=True)
        parts.append((np.stack(least, axis=1), np.stack(most, axis=1)))
    lows, highs = (np.concatenate(ends) for ends in zip(*parts, strict=True))
    tail = _tail(lows[:, told], highs[:, told], chance) if told.any() else 0.5
    low, high = np.quantile(lows, tail, axis=0), np.quantile(highs, 1 - tail, axis=0)
    return [list(zip(*each, strict=True)) for each in zip(low.tolist(), high.tolist(), strict=True)]


def _tail(lows: NDArray[np.float64], highs: NDArray[np.float64], chance: float) -> float:
    """The share of draws beyond each end at which `chance` of the draws (rows) are beyond any end (of all columns)."""
    draws = len(lows)
    ranks = np.empty(lows.shape)
    for column in range(lows.shape[1]):
        low, high = np.sort(lows[:, column]), np.sort(highs[:, column])
        below = np.searchsorted(low, lows[:, column], side="right")
        above = draws - np.searchsorted(high, highs[:, column], side="left")
        ranks[:, column] = np.minimum(below, above)
    return min(0.5, float(np.quantile(ranks.min(axis=1), chance)) / draws)


def _draw(generator: np.random.Generator, run: Blocks, draws: int) -> NDArray[np.float64]:
    blocks = len(run.counts)
    return generator.multinomial(blocks, np.full(blocks, 1 / blocks), draws).astype(np.float64)
