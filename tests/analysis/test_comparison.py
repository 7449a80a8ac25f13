# SPDX-License-Identifier: BSD-2-Clause
"""Runs of one system are not called different, runs of two are; what the samples do not support is withheld."""

import math
from dataclasses import replace

import numpy as np
import pytest
from compared_cells import CELLS, SHARE, simulate
from hypothesis import given
from hypothesis import strategies as st

from irqscope.analysis.comparison import Blocks, Outcome, _wider, compare, in_blocks
from irqscope.errors import BadInput

N = 20_000
QUANTILES = (0.5, 0.9, 0.99)
NANOSECONDS_10 = 1e-8


def correlated(seed: int, phi: float = 0.9, n: int = N, shift: float = 0.0) -> np.ndarray:
    """Lognormal latencies about 4 us that remember the ones before (AR(1)), in ticks of 10 ns."""
    from scipy.signal import lfilter

    noise = np.random.default_rng(seed).standard_normal(n + 200)
    z = lfilter([math.sqrt(1 - phi * phi)], [1, -phi], noise)[200:]
    return np.round(np.exp(6 + 0.3 * z) + shift) * NANOSECONDS_10


def bursty(seed: int, n: int = N) -> np.ndarray:
    """Independent ones, of which a disturbance now and then delays ten in a row."""
    generator = np.random.default_rng(seed)
    ticks = np.exp(6 + 0.3 * generator.standard_normal(n))
    for start in np.flatnonzero(generator.random(n) < 0.002):
        ticks[start : start + 10] += generator.uniform(300, 600)
    return np.round(ticks) * NANOSECONDS_10


def slow_beat(seed: int, n: int = N, period: float = 60.0) -> np.ndarray:
    """A beat with something periodic, shorter than a block of 200."""
    generator = np.random.default_rng(seed)
    beat = 0.3 * np.sin(2 * np.pi * (np.arange(n) / period + generator.random()))
    return np.round(np.exp(6 + 0.2 * generator.standard_normal(n) + beat)) * NANOSECONDS_10


PROCESSES = [lambda seed: correlated(seed, 0.0), correlated, bursty]


def coverage(process, repetitions: int, quantiles=QUANTILES) -> tuple[np.ndarray, np.ndarray]:
    """How often the interval of each quantile holds 0, for two runs of one system; and how often there is one."""
    hits, given_ = np.zeros(len(quantiles)), np.zeros(len(quantiles))
    for number in range(repetitions):
        runs = [in_blocks(name, process(2 * number + index)) for index, name in enumerate("ab")]
        # Each quantile by itself: of several the intervals hold together.
        alone = [compare(runs, (q,), draws=200, seed=number)[0].differences[0] for q in quantiles]
        for index, each in enumerate(alone):
            if each.interval is not None:
                given_[index] += 1
                hits[index] += each.interval[0] <= 0 <= each.interval[1]
    return hits / np.maximum(1, given_), given_ / repetitions


def test_intervals_of_correlated_runs_cover():
    # 95 %, and three standard deviations of 100 repetitions.
    found, offered = coverage(correlated, 100)
    assert (abs(found - 0.95) < 3 * math.sqrt(0.95 * 0.05 / 100)).all() and (offered > 0.9).all()


@pytest.mark.parametrize("worth", [10, 20, 100])
def test_as_wide_as_so_many_blocks_ask_for(worth):
    """Means of so many, within 1.96 standard deviations as draws of these have it: less than 95 % (10: 90 %) hold."""
    blocks = np.random.default_rng(worth).standard_normal((20_000, worth))
    drawn = blocks.std(axis=1) / math.sqrt(worth)
    held = (abs(blocks.mean(axis=1)) <= 1.95996 * _wider(worth, 1.0) * drawn).mean()
    assert held == pytest.approx(0.95, abs=0.005)
    assert _wider(worth, 4.0) == pytest.approx(2 * _wider(worth, 1.0))


def test_a_run_that_depends_too_much_is_not_compared():
    """Neighbouring ones of 20 blocks are alike, though not so much that it cannot be chance."""
    ups = np.array([3, 4, 5, 6, 5, 4, 3, 4, 5, 6, 7, 6, 4, 3, 4, 5, 3, 4, 6, 5])
    levels = np.array([1e-6, 2e-6, 3e-6])
    even, run = (
        Blocks(name, levels, np.stack([np.full(20, 30), 40 - late, 10 + late], axis=1))
        for name, late in (("even", np.random.default_rng(3).integers(6, 12, 20)), ("slow", 3 * ups))
    )
    (found,) = compare([even, run], (0.5,))[0].differences
    assert found.outcome == Outcome.NOT_SHOWN and found.interval is None
    assert found.reason.startswith("slow is too dependent to compare: its blocks tell as much as")


def test_a_beat_is_seen_and_gives_no_interval():
    """Its phase goes on by a third from block to block: their scatter tells nothing of that of the whole."""
    assert coverage(slow_beat, 50, quantiles=(0.5,))[1] < 0.1


@pytest.mark.slow
@pytest.mark.parametrize("process", PROCESSES, ids=["independent", "correlated", "bursty"])
def test_intervals_cover_in_92_to_98_percent(process):
    found, offered = coverage(process, 2000)
    assert (found > 0.92).all() and (found < 0.98).all() and (offered > 0.9).all(), (found, offered)


@given(
    st.lists(st.lists(st.integers(0, 30), min_size=1, max_size=9), min_size=2, max_size=6),
    st.sampled_from([0.001, 0.25, 0.5, 0.9, 1.0]),
    st.data(),
)
def test_the_quantile_of_blocks_is_that_of_their_samples(blocks, q, data):
    values = np.unique(np.concatenate(blocks)).astype(float)
    counts = np.array([[block.count(value) for value in values] for block in blocks])
    weights = data.draw(st.lists(st.integers(0, 3), min_size=len(blocks), max_size=len(blocks)).filter(any))
    samples = sorted(sample for block, weight in zip(blocks, weights, strict=True) for sample in block * weight)
    expected = samples[max(1, math.ceil(q * len(samples))) - 1]
    for tops, more in ((None, 0), (values + 7, 7)):
        lower, upper = Blocks("run", values, counts, tops=tops).quantiles([q], np.array([weights], float))
        assert (lower.tolist(), upper.tolist()) == ([[expected]], [[expected + more]])


def test_blocks_hold_all_samples_in_order():
    latencies = correlated(1, n=1003)
    run = in_blocks("run", latencies, 20)
    for row, part in zip(run.counts, np.array_split(latencies, 20), strict=True):
        assert np.repeat(run.values, row).tolist() == sorted(part.tolist())


def test_better_worse_equivalent_not_shown():
    runs = [
        in_blocks("idle", correlated(1)),
        in_blocks("same", correlated(2)),
        in_blocks("slow", correlated(3, shift=100)),
        in_blocks("fast", correlated(4, shift=-100)),
    ]
    same, slow, fast = compare(runs, (0.5, 0.99, 0.9999), margin=0.5e-6)
    assert [each.outcome for each in same.differences[::2]] == [Outcome.EQUIVALENT, Outcome.NOT_SHOWN]
    assert slow.differences[0].outcome == Outcome.WORSE and fast.differences[0].outcome == Outcome.BETTER
    low, high = slow.differences[0].interval
    assert low < 1e-6 < high and slow.differences[0].value == pytest.approx(1e-6, abs=0.2e-6)
    # 20 000 samples have two beyond 99.99 %.
    assert slow.differences[2].interval is None and "too few samples" in slow.differences[2].reason
    assert slow.sentence.startswith("slow against idle: worse p50 by ")
    assert "not shown p99.99 (idle has too few samples" in slow.sentence
    # Without a margin no run is as good as another.
    assert compare(runs[:2], (0.5,))[0].differences[0].outcome == Outcome.NOT_SHOWN


def test_what_is_known_by_bins_differs_by_no_less_than_these_leave_open():
    """Two histograms with bins of 1 us, half a us apart: that the second is slower is not shown."""
    rng = np.random.default_rng(1)
    cut = [np.floor(rng.normal(middle, 3.0, (100, 600))) for middle in (50.0, 50.5)]
    values = np.arange(30.0, 80.0)
    counts = [np.array([[(row == value).sum() for value in values] for row in part]) for part in cut]
    exact, binned = (
        compare([Blocks(name, values * 1e-6, part, tops=tops) for name, part in zip("ab", counts, strict=True)], [0.5])
        for tops in (None, values * 1e-6 + 1e-6)
    )
    narrow, wide = exact[0].differences[0].interval, binned[0].differences[0].interval
    assert wide == pytest.approx((narrow[0] - 1e-6, narrow[1] + 1e-6))
    assert binned[0].differences[0].outcome == Outcome.NOT_SHOWN and wide[0] < 0.5e-6 < wide[1]


def test_blocks_that_are_too_short_give_no_interval():
    runs = [in_blocks(name, correlated(seed, 0.9995)) for seed, name in ((1, "a"), (2, "b"))]
    (found,) = compare(runs, (0.5,))
    assert found.differences[0].interval is None and "blocks depend on each other" in found.differences[0].reason


def with_exceedances(clusters: int, hours: float = 1.0) -> Blocks:
    return replace(in_blocks(f"{clusters} in {hours} h", correlated(1)), exceedances=clusters, exposure=3600 * hours)


@pytest.mark.parametrize(
    ("reference", "run", "outcome"),
    [
        ((0, 1), (9, 1), Outcome.WORSE),
        ((0, 1), (5, 1), Outcome.NOT_SHOWN),
        ((0, 1), (6, 1), Outcome.NOT_SHOWN),
        ((0, 1), (7, 1), Outcome.WORSE),
        ((20, 1), (5, 1), Outcome.BETTER),
        ((20, 10), (5, 1), Outcome.NOT_SHOWN),
        ((20, 100), (5, 1), Outcome.WORSE),
        ((0, 1), (0, 1), Outcome.NOT_SHOWN),
    ],
)
def test_exceedances_are_compared_by_their_rates(reference, run, outcome):
    found = compare([with_exceedances(*reference), with_exceedances(*run)], (0.5,))[0].exceedances
    assert found.outcome == outcome


def test_the_exact_test_is_the_sum_of_binomial_probabilities():
    found = compare([with_exceedances(2), with_exceedances(9, 2)], (0.5,))[0].exceedances
    chances = [math.comb(11, k) * (2 / 3) ** k * (1 / 3) ** (11 - k) for k in range(12)]
    assert found.p == pytest.approx(sum(p for p in chances if p <= chances[9] * (1 + 1e-9)))
    low, high = (ratio / (ratio + 0.5) for ratio in found.ratio)
    upper = sum(math.comb(11, k) * low**k * (1 - low) ** (11 - k) for k in range(9, 12))
    lower = sum(math.comb(11, k) * high**k * (1 - high) ** (11 - k) for k in range(10))
    # The median is compared, too: half of 5 % for each of both.
    assert (upper, lower) == pytest.approx((0.0125, 0.0125))


def test_runs_of_one_system_differ_in_no_quantile():
    """Four intervals of 95 % each would claim some difference in about 10 of 100 pairs."""
    (cell,) = [cell for cell in CELLS if cell.name == "AR(1), 0.9"]
    found = simulate(cell, 80)
    assert found["claimed"] <= 80 * SHARE + 2 * math.sqrt(80 * SHARE * (1 - SHARE))
    assert found["quantiles"]["0.5"]["given"] >= 75


@pytest.mark.slow
@pytest.mark.parametrize("number", [2, 4])
@pytest.mark.parametrize("cell", CELLS, ids=lambda cell: cell.name)
def test_no_more_differences_are_claimed_than_chance_may(cell, number):
    found = simulate(cell, 200, number)
    assert found["claimed"] <= 200 * SHARE + 3 * math.sqrt(200 * SHARE * (1 - SHARE)), found


def test_a_difference_that_is_there_is_found():
    """3 % of the median: in all quantiles together, of nearly all pairs."""
    (cell,) = [cell for cell in CELLS if cell.name == "independent"]
    found = simulate(cell, 20, shift=0.03)["quantiles"]
    assert found["0.5"]["worse"] == 20 and found["0.9"]["worse"] >= 18 and found["0.5"]["better"] == 0


def test_intervals_hold_together():
    """As many differences are wider than one, by the law of draws that have nothing to do with each other: the share
    beyond each end is about 5 % / 2m of m differences. Equal ones, such as twice one quantile, are no wider."""
    runs = [in_blocks(name, correlated(seed, 0.0)) for seed, name in enumerate("ab")]
    widths = {}
    for quantiles in ((0.5,), (0.5, 0.5), (0.5, 0.1, 0.9, 0.95)):
        low, high = compare(runs, quantiles, draws=4000)[0].differences[0].interval
        widths[quantiles] = high - low
    assert widths[0.5, 0.5] == pytest.approx(widths[0.5,], rel=0.02)
    assert 1.1 < widths[0.5, 0.1, 0.9, 0.95] / widths[0.5,] < 1.35
    third = in_blocks("c", correlated(2, 0.0))
    low, high = compare([*runs, third], (0.5,), draws=4000)[0].differences[0].interval
    assert 1.02 < (high - low) / widths[0.5,] < 1.25


def test_bad_input():
    one, two = in_blocks("one", correlated(1)), in_blocks("two", correlated(2))
    with pytest.raises(BadInput, match="two runs"):
        compare([one], (0.5,))
    with pytest.raises(BadInput, match="margin"):
        compare([one, two], (0.5,), margin=-1)
    with pytest.raises(BadInput, match="two must have 20 blocks"):
        compare([one, in_blocks("two", correlated(2), 19)], (0.5,))
    with pytest.raises(BadInput, match="per time"):
        compare([replace(one, exceedances=1, exposure=1.0), replace(two, exceedances=1)], (0.5,))
