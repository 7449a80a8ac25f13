# SPDX-License-Identifier: BSD-2-Clause
"""How often do the intervals hold? Simulated on processes whose truth is known: independent, bursty, and a slow beat.

An interval that is exact must not cover less than it says; one that is approximate must cover 92 to 98 %; each within
three standard deviations of a simulation of so many repetitions. What is withheld does not count, and where nothing but
withholding is right, that is tested. Quantiles by blocks: all cells of docs/evidence/coverage.md in `make full`, some
always.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest
from coverage_cells import CELLS, Cell, Samples, bad, found_in_blocks, holds
from coverage_cells import simulate as simulate_cell
from processes import Process, beat, bursty, independent

from irqscope.analysis.blocks import BLOCKS, maxima_quantile
from irqscope.analysis.exceedance import Exceedances, exceedances
from irqscope.analysis.extremal import decluster
from irqscope.analysis.histogram import Distribution, ExactCounts
from irqscope.analysis.quantiles import quantile

GAP = 20
"""Samples between disturbances."""

EXACT, APPROXIMATE = (0.95, 1.0), (0.92, 0.98)

Trial = Callable[[np.random.Generator], bool | None]
"""Did the interval of one simulated run hold? None: it was withheld."""


def distribution(samples: np.ndarray) -> Distribution:
    counts = ExactCounts()
    counts.add(samples)
    return Distribution.exact(counts)


def plain(process: Process, n: int, q: str) -> Trial:
    true = process.quantile(float(q))
    return lambda rng: holds(quantile(distribution(process.samples(rng, n)), q), true)


def blocked(process: Samples, n: int, q: str) -> Trial:
    true = process.quantile(float(q))
    return lambda rng: holds(found_in_blocks(process.samples(rng, n), BLOCKS, [q])[0], true)


def maxima(process: Process, window: int, windows: int, q: str) -> Trial:
    """Truth: of independent samples the largest of a window is below x with the probability F(x) ** window."""
    true = process.quantile(float(q) ** (1 / window))

    def trial(rng: np.random.Generator) -> bool | None:
        samples = process.samples(rng, window * windows).reshape(windows, window)
        return holds(maxima_quantile(samples.max(axis=1).tolist(), q), true)

    return trial


def exceeded(process: Process, n: int, rng: np.random.Generator) -> Exceedances:
    """A sample each 0.01 hours."""
    return exceedances(decluster(np.flatnonzero(process.draw(rng, n)), GAP), n, 0, n, 100.0)


def per_stimulus(process: Process, n: int, true: float) -> Trial:
    def trial(rng: np.random.Generator) -> bool | None:
        found = exceeded(process, n, rng).per_stimulus
        return None if found is None else found.interval[0] <= true <= found.interval[1]

    return trial


def upper_per_hour(process: Process, n: int, true: float) -> Trial:
    def trial(rng: np.random.Generator) -> bool | None:
        found = exceeded(process, n, rng).per_hour
        return None if found is None else 100 * true <= found.upper

    return trial


def beyond_the_worst(process: Process, n: int) -> Trial:
    """The limit is the largest sample: the truth is another one in each run, and the bound has to hold all the same."""

    def trial(rng: np.random.Generator) -> bool | None:
        worst = int(process.samples(rng, n).max())
        found = exceedances(decluster(np.zeros(0, dtype=np.int64), GAP), n, 0, n, 100.0)
        return found.per_stimulus is not None and process.beyond(worst) <= found.per_stimulus.upper

    return trial


def share(process: Process, n: int) -> Trial:
    def trial(rng: np.random.Generator) -> bool | None:
        found = exceeded(process, n, rng).share
        return None if found is None else found.interval[0] <= process.late <= found.interval[1]

    return trial


def alone(late: float) -> float:
    """Disturbances per sample where each sample is late by itself: those with no other in the gap before."""
    return late * (1 - late) ** GAP


def bursts(late: float, length: float) -> float:
    """Disturbances per sample: bursts with a pause of the gap or more before them."""
    pause = length * (1 - late) / late
    return (1 - 1 / pause) ** (GAP - 1) / (pause + length)


@dataclass(frozen=True)
class Case:
    name: str
    trial: Trial
    bounds: tuple[float, float]
    least_offered: float = 0.5


LONE, BURST, LONG = independent(0.01), bursty(0.01, 5), bursty(0.02, 20)
ROUND, FAST = beat(0.01, 2031.7), beat(0.1, 31.77)

CASES = [
    *(Case(f"order statistics, independent, {q}", plain(LONE, 20_000, q), EXACT) for q in ("0.5", "0.99", "0.999")),
    Case("order statistics at the least n", plain(LONE, 2995, "0.999"), EXACT, 1.0),
    *(Case(f"blocks, independent, {q}", blocked(LONE, 20_000, q), EXACT) for q in ("0.5", "0.9", "0.999")),
    *(Case(f"blocks, bursts of 5, {q}", blocked(BURST, 20_000, q), EXACT, 0.3) for q in ("0.9", "0.99", "0.999")),
    *(Case(f"blocks, bursts of 20, {q}", blocked(LONG, 60_000, q), EXACT) for q in ("0.5", "0.99")),
    Case("blocks, fast beat, 0.99", blocked(FAST, 20_000, "0.99"), EXACT),
    Case("blocks, slow beat, 0.5", blocked(ROUND, 20_000, "0.5"), EXACT),
    Case("maxima of windows, 0.5", maxima(LONE, 100, 100, "0.5"), EXACT),
    Case("per stimulus, alone", per_stimulus(independent(4e-4), 100_000, alone(4e-4)), EXACT),
    Case("per stimulus, bursts", per_stimulus(bursty(1e-3, 5), 100_000, bursts(1e-3, 5)), EXACT),
    Case("per stimulus, slow beat", per_stimulus(beat(0.002, 2031.7), 100_000, 1 / 2031.7), EXACT, 0.0),
    Case("upper bound per hour, alone", upper_per_hour(independent(8e-5), 100_000, alone(8e-5)), EXACT, 0.98),
    Case("upper bound per hour, bursts", upper_per_hour(bursty(4e-4, 5), 100_000, bursts(4e-4, 5)), EXACT, 0.9),
    Case("beyond the worst, alone", beyond_the_worst(independent(0.01), 20_000), EXACT, 1.0),
    Case("beyond the worst, bursts", beyond_the_worst(bursty(0.01, 5), 20_000), EXACT, 1.0),
    Case("share, alone", share(independent(4e-4), 100_000), EXACT),
    Case("share, bursts of 5", share(bursty(2e-3, 5), 100_000), EXACT),
    Case("share, bursts of 20", share(bursty(1e-2, 20), 100_000), EXACT),
]
WITHHELD = [
    Case("blocks, slow beat, 0.99", blocked(beat(0.05, 2031.7), 20_000, "0.99"), EXACT),
    Case("blocks, slow beat, 0.999", blocked(beat(0.05, 2031.7), 20_000, "0.999"), EXACT),
    Case("share, slow beat", share(beat(0.002, 2031.7), 100_000), EXACT),
]


def simulate(case: Case, repetitions: int) -> tuple[int, int]:
    """Intervals that held, and all that were offered."""
    found = [case.trial(np.random.default_rng((seed, repetitions))) for seed in range(repetitions)]
    return sum(one is True for one in found), sum(one is not None for one in found)


def check(case: Case, repetitions: int) -> None:
    held, offered = simulate(case, repetitions)
    assert offered >= case.least_offered * repetitions
    for bound, side in zip(case.bounds, (1, -1), strict=True):
        spread = 3 * math.sqrt(bound * (1 - bound) / max(1, offered))
        assert side * (held / max(1, offered) - bound) >= -spread, f"{case.name}: {held} of {offered}"


OFTEN = {
    "order statistics, independent, 0.99",
    "order statistics at the least n",
    "blocks, independent, 0.9",
    "blocks, bursts of 5, 0.99",
    "blocks, fast beat, 0.99",
    "maxima of windows, 0.5",
    "per stimulus, bursts",
    "upper bound per hour, bursts",
    "beyond the worst, bursts",
    "share, bursts of 5",
}
"""One of each kind, where stimuli are late together if it has that."""


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=[] if case.name in OFTEN else pytest.mark.slow, id=case.name) for case in CASES],
)
def test_intervals_hold(case):
    check(case, 300)


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_intervals_hold_in_many_repetitions(case):
    held, offered = simulate(case, 2000)
    assert offered >= case.least_offered * 2000
    low, high = case.bounds
    slack = 3 * math.sqrt(low * (1 - low) / offered) if case.bounds == EXACT else 0.0
    assert low - slack <= held / offered <= high, f"{case.name}: {held} of {offered}"


@pytest.mark.parametrize("case", WITHHELD, ids=lambda case: case.name)
def test_what_would_not_hold_is_withheld(case):
    assert simulate(case, 100)[1] <= 5


def test_order_statistics_alone_do_not_hold_in_bursts():
    """What blocks are for; and the simulation can tell."""
    held, offered = simulate(Case("", plain(LONG, 60_000, "0.99"), EXACT), 100)
    assert offered == 100 and held < 60


ALWAYS = {
    "50 stalls, lognormal, sigma 1.5, mean 9, draining": ("0.9", "0.99"),
    "10 stalls, exponential, mean 40, draining": ("0.9", "0.99"),
    "200 stalls, exponential, mean 10, alike": ("0.9", "0.99"),
    "two states of 200 each": ("0.5",),
}
"""Where intervals that allow for clusters alone held in 14 to 85 % of those given; and where there are enough."""


@pytest.mark.parametrize("name", ALWAYS)
def test_intervals_hold_where_stalls_vary_in_length_or_are_withheld(name):
    (cell,) = [cell for cell in CELLS if cell.name == name]
    for text, counts in simulate_cell(cell, 120, ALWAYS[name]).items():
        assert not bad(counts, 120, errors=3), (text, counts)
        if name.startswith("200"):
            assert counts["given"] > 100


@pytest.mark.slow
@pytest.mark.parametrize("cell", CELLS, ids=lambda cell: cell.name)
def test_no_interval_by_blocks_holds_less_than_it_says(cell: Cell):
    for text, counts in simulate_cell(cell, 400).items():
        assert cell.few or not bad(counts, 400, errors=2), (text, counts)
