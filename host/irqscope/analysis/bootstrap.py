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
    """The share of draws beyond each end at which `chance` of the draws (rows) are beyond any end (of all columns).

    Where latencies have few values many draws are equal, and as one goes beyond an end, so do all of them. Then it is
    the share nearest to `chance`, with twice that of one end for any: if equal draws are all on one side, `chance` on
    that side would call runs of one system different twice as often, and half of the draws, which a rank in the midst
    of equal ones allows, in up to a quarter of comparisons.
    """
    draws, columns = len(lows), lows.shape[1]
    ranks = np.empty(lows.shape)
    for column in range(columns):
        low, high = np.sort(lows[:, column]), np.sort(highs[:, column])
        below = np.searchsorted(low, lows[:, column], side="right")
        above = draws - np.searchsorted(high, highs[:, column], side="left")
        ranks[:, column] = np.minimum(below, above)
    least = ranks.min(axis=1)
    found = float(np.quantile(least, chance))
    # Of unequal draws as many may have a rank as there are ends.
    if np.count_nonzero(least <= found) > chance * draws + 2 * columns:
        each, equal = np.unique(least, return_counts=True)
        each, beyond = np.append(0, each), np.append(0, np.cumsum(equal))
        nearest = np.argmin(abs(np.maximum(beyond, 2 * each) - chance * draws))
        found = min(found, float(each[nearest]))
    return found / draws


def _draw(generator: np.random.Generator, run: Blocks, draws: int) -> NDArray[np.float64]:
    blocks = len(run.counts)
    return generator.multinomial(blocks, np.full(blocks, 1 / blocks), draws).astype(np.float64)
