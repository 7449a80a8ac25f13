# SPDX-License-Identifier: BSD-2-Clause
"""Runs of one system are not called different, runs of two are; what the samples do not support is withheld."""

import math
from dataclasses import replace

import numpy as np
import pytest
from compared_cells import CELLS, SHARE, simulate
from hypothesis import given
from hypothesis import strategies as st

from irqscope.analysis.comparedblocks import Blocks, in_blocks
from irqscope.analysis.comparison import Outcome, _wider, compare
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


@pytest.mark.parametrize(("chance", "deviations"), [(0.05, 1.95996), (0.01, 2.57583)])
@pytest.mark.parametrize("worth", [10, 20, 100])
def test_as_wide_as_so_many_blocks_ask_for(worth, chance, deviations):
    """Means of so many, within 1.96 standard deviations as draws of these have it: less than 95 % (10: 90 %) hold.

    Of one among five comparisons, which has 1 %, it is 2.58 of them, and less than 99 %.
    """
    blocks = np.random.default_rng(worth).standard_normal((20_000, worth))
    drawn = blocks.std(axis=1) / math.sqrt(worth)
    held = (abs(blocks.mean(axis=1)) <= deviations * _wider(worth, 1.0, chance) * drawn).mean()
    assert held == pytest.approx(1 - chance, abs=3 * math.sqrt(chance * (1 - chance) / 20_000))
    assert _wider(worth, 4.0, chance) == pytest.approx(2 * _wider(worth, 1.0, chance))


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


@pytest.mark.parametrize(("q", "first", "last"), [(0.5, 50, 55), (0.9, 90, 99), (0.95, 95, 100), (0.01, 1, 2)])
def test_causes_without_a_latency_are_like_the_others_or_longer_than_all(q, first, last):
    run = replace(in_blocks("run", np.arange(1.0, 101.0)), untimed=10)
    assert [ends.tolist() for ends in run.quantiles([q])] == [[[first]], [[last]]]


def test_a_quantile_whose_interval_ends_among_causes_without_a_latency_is_withheld():
    """Of 20 000 samples 50 are beyond p95 if 1000 causes are longer: fewer than twice as many as chance moves it by."""
    whole, lossy = (in_blocks(name, correlated(seed, 0.0)) for seed, name in enumerate("ab"))
    quantiles, reason = (0.5, 0.94, 0.95, 0.951, 0.96), "b: 1000 causes had no latency"
    for pair in ([whole, replace(lossy, untimed=1000)], [replace(lossy, untimed=1000), whole]):
        (found,) = compare(pair, quantiles, margin=1e-6)
        assert [each.reason for each in found.differences] == ["", "", reason, reason, reason]
        assert [each.value is None for each in found.differences] == [False] * 4 + [True]
        assert found.differences[0].outcome == Outcome.EQUIVALENT
        assert [each.interval is None for each in found.differences] == [False, False, True, True, True]
    (without,) = compare([whole, lossy], (0.5,))
    (with_them,) = compare([whole, replace(lossy, untimed=1000)], (0.5,))
    assert with_them.differences[0].interval[1] > without.differences[0].interval[1]


def test_causes_without_a_latency_show_no_difference_of_counts():
    """Each may have been a disturbance, or none."""
    for lost, outcome in ((0, Outcome.BETTER), (3, Outcome.BETTER), (30, Outcome.NOT_SHOWN)):
        found = compare([with_exceedances(30), replace(with_exceedances(5), untimed=lost)], (0.5,))[0]
        assert found.exceedances.outcome == outcome
    assert "(5 to 35 against 30, p = 1); 30 causes had no latency, against 0" in found.sentence


def test_counts_that_are_not_known_are_withheld():
    for pair in ([with_exceedances(3), "x"], ["x", with_exceedances(3)]):
        runs = [replace(with_exceedances(9), parts=None, uncounted="why") if each == "x" else each for each in pair]
        found = compare(runs, (0.5,))[0]
        assert found.exceedances.outcome == Outcome.NOT_SHOWN and found.exceedances.p is None
        assert found.sentence.endswith("not shown in clusters of exceedances (9 in 1.0 h: why)")


@pytest.mark.parametrize("turned", [False, True])
def test_a_run_of_which_more_may_have_come_has_them_at_least(turned):
    """A target that is always late has one cluster: it is no better than one with 30, but worse if it has more."""
    for count, outcome in ((1, Outcome.NOT_SHOWN), (90, Outcome.BETTER if turned else Outcome.WORSE)):
        pair = [with_exceedances(30), replace(with_exceedances(count), uncounted="why")]
        found = compare(pair[::-1] if turned else pair, (0.5,))[0].exceedances
        assert found.outcome == outcome and found.reason == (f"{count} in 1.0 h: why" if count == 1 else "")
        assert found.ratio[not turned] == (0 if turned else math.inf)


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
    return replace(in_blocks(f"{clusters} in {hours} h", correlated(1)), parts=(clusters,), exposure=3600 * hours)


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
        compare([replace(one, parts=(1,), exposure=1.0), replace(two, parts=(1,))], (0.5,))
