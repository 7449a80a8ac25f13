# SPDX-License-Identifier: BSD-2-Clause
"""The cells of docs/evidence/coverage.md: how often intervals hold, by process and quantile. Plain simulation, seeds
fixed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from processes import (
    Autoregressive,
    Process,
    Stalls,
    bursty,
    constant,
    exponential,
    independent,
    lognormal,
    pareto,
    stalls,
)

from irqscope.analysis.blocks import BLOCKS, block_quantiles
from irqscope.analysis.histogram import Distribution, bin_edges, bins_of
from irqscope.analysis.quantiles import Quantile

SUB_BITS = 6
EDGES = np.array(bin_edges(SUB_BITS)[:-1])
QUANTILES = ("0.5", "0.9", "0.99", "0.995", "0.999")
LEAST = 0.94
"""Share of the intervals given that must hold, of nominally 95 %."""
RARE = 0.1
"""What is given in fewer runs than this share counts as withheld; the table shows how many of all runs it misled."""
Samples = Process | Stalls | Autoregressive


@dataclass(frozen=True)
class Cell:
    """Runs of `n` samples of a process. `few`: a run has fewer than ten disturbances, and does not tell what did not
    come in it."""

    name: str
    process: Samples
    n: int = 20_000
    few: bool = False


def _stalls(draining: bool) -> Sequence[Cell]:
    how = "draining" if draining else "alike"
    return [
        Cell(f"{number} stalls, {lengths.name}, {how}", stalls(lengths, number, draining=draining), few=number < 10)
        for number, lengths in (
            (50, constant(10)),
            (5, constant(60)),
            (200, exponential(10)),
            (50, exponential(10)),
            (20, exponential(20)),
            (10, exponential(40)),
            (5, exponential(90)),
            (50, lognormal(1.0, 9)),
            (50, lognormal(1.5, 9)),
            (500, lognormal(1.5, 9)),
            (50, pareto(2.5, 5)),
            (50, pareto(1.5, 3)),
            (400, pareto(1.5, 3)),
        )
    ]


CELLS = (
    Cell("independent", independent(0.01)),
    Cell("bursts of 5", bursty(0.01, 5)),
    Cell("AR(1), 0.9", Autoregressive(0.9)),
    Cell("AR(1), 0.98", Autoregressive(0.98)),
    *_stalls(False),
    *_stalls(True),
    *(
        Cell(f"two states of {length} each", stalls(exponential(length), 10_000 / length))
        for length in (50, 200, 400, 2000)
    ),
    *(
        Cell(f"500 stalls, {lengths.name}, draining", stalls(lengths, 500, 200_000, draining=True), 200_000)
        for lengths in (lognormal(1.5, 9), pareto(1.5, 3))
    ),
    *(
        Cell(f"8 stalls, {lengths.name}, alike", stalls(lengths, 8, 3100), 3100, few=True)
        for lengths in (exponential(9), lognormal(1.5, 9), pareto(1.5, 3))
    ),
)


def holds(found: Quantile, true: float) -> bool | None:
    return None if found.interval is None else found.interval[0] <= true <= found.interval[1]


def found_in_blocks(samples: np.ndarray, blocks: int, quantiles: Sequence[str]) -> Sequence[Quantile]:
    """Of samples in their order, as a report has them: to the tick, and blocks in bins."""
    values, counts = np.unique(samples, return_counts=True)
    distribution = Distribution(values.tolist(), values.tolist(), counts.tolist())
    used, columns = np.unique(bins_of(samples, SUB_BITS), return_inverse=True)
    index = np.arange(len(samples)) * blocks // len(samples) * len(used) + columns
    table = np.bincount(index, minlength=blocks * len(used)).reshape(blocks, len(used))
    return block_quantiles(distribution, table, EDGES[used], quantiles)


def simulate(cell: Cell, repetitions: int, quantiles: Sequence[str] = QUANTILES) -> Mapping[str, Any]:
    """By quantile: in how many runs an interval was `given`, and of these `held`, or lay `below` the truth."""
    true = {text: cell.process.quantile(float(text)) for text in quantiles}
    counts = {text: {"given": 0, "held": 0, "below": 0} for text in quantiles}
    for seed in range(repetitions):
        samples = cell.process.samples(np.random.default_rng((seed, repetitions)), cell.n)
        # A run has 64 to 127 blocks.
        for found in found_in_blocks(samples, BLOCKS + 37 * seed % BLOCKS, quantiles):
            held = holds(found, true[found.q])
            if held is not None and found.interval is not None:
                counts[found.q]["given"] += 1
                counts[found.q]["held"] += held
                counts[found.q]["below"] += found.interval[1] < true[found.q]
    return counts


def bad(counts: Mapping[str, int], repetitions: int, errors: float = 0.0) -> bool:
    """Whether too few of the given hold; `errors` standard errors of the simulation are allowed for."""
    given = counts["given"]
    if given < RARE * repetitions:
        return False
    return counts["held"] < given * LEAST - errors * (given * LEAST * (1 - LEAST)) ** 0.5
