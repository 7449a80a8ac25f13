# SPDX-License-Identifier: BSD-2-Clause
"""The cells of docs/evidence/familywise.md: pairs of runs of one system, and of two. Plain simulation, fixed seeds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from processes import Autoregressive, Process, Stalls, bursty, constant, exponential, independent, lognormal, stalls

from irqscope.analysis.comparedblocks import Blocks, in_blocks
from irqscope.analysis.comparison import Outcome, compare

QUANTILES = (0.5, 0.9, 0.99, 0.999)
"""Those that `irqscope compare` takes by default."""
N = 20_000
TICKS = 50
"""Latencies are whole numbers of so many ticks: coarse, so that it takes less time."""
SHARE = 0.05
"""Of the pairs of runs of one system, some difference may be claimed in so many."""
Samples = Process | Stalls | Autoregressive


@dataclass(frozen=True)
class Cell:
    name: str
    process: Samples


CELLS = (
    Cell("independent", independent(0.01)),
    Cell("AR(1), 0.9", Autoregressive(0.9)),
    Cell("AR(1), 0.98", Autoregressive(0.98)),
    Cell("bursts of 5", bursty(0.01, 5)),
    Cell("200 stalls, exponential, mean 10", stalls(exponential(10), 200)),
    Cell("50 stalls of 10, draining", stalls(constant(10), 50, draining=True)),
    Cell("50 stalls, lognormal, sigma 1.5, mean 9, draining", stalls(lognormal(1.5, 9), 50, draining=True)),
    Cell("two states of 200 each", stalls(exponential(200), 50)),
)
SHIFTS = (0.01, 0.03)
"""A run is slower by this share of the median, in each sample."""


def runs(cell: Cell, seed: int, number: int, shift: float = 0.0) -> Sequence[Blocks]:
    """Of one system; all but the first are slower by `shift` of 10 000 ticks."""
    found = []
    for index in range(number):
        samples = cell.process.samples(np.random.default_rng((seed, index)), N) + (shift * 10_000 if index else 0)
        found.append(in_blocks(f"run {index}", np.round(samples / TICKS) * TICKS * 1e-8))
    return found


def simulate(cell: Cell, repetitions: int, number: int = 2, shift: float = 0.0) -> Mapping[str, Any]:
    """In how many comparisons of `number` runs any quantile is `claimed` to differ, some is `worse`; by quantile."""
    claimed = worse = 0
    each = {f"{q:g}": {"given": 0, "worse": 0, "better": 0} for q in QUANTILES}
    for seed in range(repetitions):
        found = [one for pair in compare(runs(cell, seed, number, shift), QUANTILES) for one in pair.differences]
        outcomes = {one.outcome for one in found}
        claimed += bool(outcomes & {Outcome.BETTER, Outcome.WORSE})
        worse += Outcome.WORSE in outcomes
        for one in found:
            counts = each[f"{one.q:g}"]
            counts["given"] += one.interval is not None
            counts["worse"] += one.outcome == Outcome.WORSE
            counts["better"] += one.outcome == Outcome.BETTER
    return {"claimed": claimed, "worse": worse, "quantiles": each}
