# SPDX-License-Identifier: BSD-2-Clause
"""Niedermeyer's grid is found and confirmed; a beat that looks like it is not."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.analysis.extremal import decluster
from irqscope.analysis.period import Claim, Outliers, beats, fooled, judge, search
from irqscope.analysis.periodogram import h_test
from irqscope.errors import BadInput

PERIOD = 30.7
N = 600_000
KILOHERTZ = Fraction(1000)


def stimuli(generator, rate=KILOHERTZ, dither=0.0, n=N):
    return (np.arange(n) + dither * generator.random(n)) / float(rate)


def grid(seed, rate=KILOHERTZ, dither=0.0, hit=0.35, at_random=0, n=N, missed=0.0) -> Outliers:
    """Outliers about a grid: bursts of some ms at each point, of which the stimuli are hit now and then."""
    generator = np.random.default_rng(seed)
    times = stimuli(generator, rate, dither, n)
    points = np.arange(generator.uniform(0, PERIOD), times[-1], PERIOD)
    points = points[generator.random(len(points)) >= missed]
    found = []
    for point in points:
        first, last = np.searchsorted(times, (point, point + generator.choice((0.9e-3, 2.7e-3, 7.2e-3))))
        found.append(times[first:last][generator.random(last - first) < hit])
    found.append(generator.choice(times, at_random))
    return Outliers(np.concatenate(found), n / float(rate), rate, dither)


def activity(frequency, window, rate=KILOHERTZ, dither=0.0, seed=1, n=N) -> Outliers:
    """No slow process at all: outliers are the stimuli that hit a window of a fast activity."""
    times = stimuli(np.random.default_rng(seed), rate, dither, n)
    phase = (times % (1 / frequency) + 0.4 / frequency) % (1 / frequency)
    return Outliers(times[phase < window], n / float(rate), rate, dither)


@given(st.lists(st.floats(0, 1000, allow_nan=False), max_size=40), st.floats(0.01, 100))
def test_clusters_are_more_than_the_gap_apart(times, gap):
    clusters = decluster(np.sort(np.array(times)), gap)
    # The plain way: one event after the other.
    plain: list[list[float]] = []
    for time in sorted(times):
        if plain and time - plain[-1][-1] <= gap:
            plain[-1].append(time)
        else:
            plain.append([time])
    assert clusters.first.tolist() == [each[0] for each in plain]
    assert clusters.sizes.tolist() == [len(each) for each in plain]


def test_h_is_the_sum_over_harmonics():
    generator = np.random.default_rng(4)
    times, frequencies = generator.uniform(0, 600, 12), np.array([0.01, 0.0326, 0.2])
    for frequency, height in zip(frequencies, h_test(times, frequencies), strict=True):
        power, values = 0.0, []
        for harmonic in range(1, 21):
            angles = 2 * np.pi * harmonic * frequency * times
            power += 2 / len(times) * (np.cos(angles).sum() ** 2 + np.sin(angles).sum() ** 2)
            values.append(power - 4 * harmonic + 4)
        assert height == pytest.approx(max(values), rel=1e-4)


@pytest.mark.parametrize(
    ("seed", "more"),
    [
        pytest.param(1, {}, marks=pytest.mark.slow),
        pytest.param(2, {}, marks=pytest.mark.slow),
        (3, {"hit": 0.12, "missed": 0.3}),
        (4, {"at_random": 8}),
    ],
)
def test_a_grid_is_a_candidate_and_a_dithered_run_confirms_it(seed, more):
    first, second = grid(seed, **more), grid(seed + 100, dither=0.98, **more)
    plain = judge(first)
    assert plain.claim == Claim.CANDIDATE
    # Not a harmonic, which is as high.
    assert plain.period == pytest.approx(PERIOD, rel=2e-4)
    assert plain.reason.startswith(("30.7 s in", "30.699 s in", "30.701 s in")) and len(plain.beats) == 7
    both = judge(first, second)
    assert both.claim == Claim.CONFIRMED and not both.beats and both.period == plain.period


def test_another_rate_confirms_too():
    first, second = grid(1), grid(7, rate=Fraction(1025))
    assert judge(first, second).claim == Claim.CONFIRMED


@pytest.mark.parametrize(
    ("window", "second"),
    [
        (50e-9, {"rate": Fraction(1025)}),
        (100e-6, {"dither": 0.98}),
        pytest.param(50e-9, {"dither": 0.98}, marks=pytest.mark.slow),
        pytest.param(100e-6, {"rate": Fraction(1025)}, marks=pytest.mark.slow),
    ],
)
def test_a_beat_is_a_candidate_and_is_not_confirmed(window, second):
    frequency = 1000 - 1 / PERIOD
    first = activity(frequency, window)
    plain = judge(first)
    assert plain.claim == Claim.CANDIDATE and plain.period == pytest.approx(PERIOD, rel=1e-3)
    assert any(abs(beat.low - frequency) < 1e-4 for beat in plain.beats)
    verdict = judge(first, activity(frequency, window, **second))
    assert verdict.claim == Claim.NOT_CONFIRMED
    # At 1025 Hz a narrow window is hit every few seconds, which is a period too, but another one.
    why = "not in the second run" if "dither" in second or window > 1e-6 else "the second run shows"
    assert why in verdict.reason


def test_exponential_intervals_beat_with_nothing():
    """They forget the phase of any activity within some stimuli: a run of them confirms as a dithered one does."""
    frequency = 1000 - 1 / PERIOD
    times = np.cumsum(0.5e-3 + np.random.default_rng(1).exponential(0.5e-3, N))
    phase = times % (1 / frequency)
    second = Outliers(times[phase < 100e-9], float(times[-1]), KILOHERTZ, 1.0)
    assert len(second.times) > 20
    verdict = judge(activity(frequency, 100e-9), second)
    assert verdict.claim == Claim.NOT_CONFIRMED and "not in the second run" in verdict.reason


@pytest.mark.parametrize("rate", [KILOHERTZ, Fraction(500), Fraction(2000), Fraction(750), Fraction(60), Fraction(40)])
def test_the_same_beat_at_a_ratio_of_the_rate_confirms_nothing(rate):
    """3000 Hz is a multiple of all of these rates."""
    frequency = 3000 - 1 / PERIOD
    first = activity(frequency, 100e-9)
    # The first seconds make the two runs differ.
    verdict = judge(first, activity(frequency, 2e-6, rate=rate, n=int(600 * rate)))
    assert verdict.claim == Claim.CANNOT_TELL and "beats with both" in verdict.reason


@pytest.mark.parametrize(
    ("p", "q", "side"), [(1, 1, "high"), (2, 1, "low"), (1, 2, "high"), (3, 2, "low"), (2, 3, "high")]
)
def test_what_is_listed_as_a_beat_does_beat(p, q, side):
    (beat,) = (each for each in beats(1000.0, PERIOD) if (each.p, each.q) == (p, q))
    found = search(activity(getattr(beat, side), 100e-9), simulations=99)
    assert found.period == pytest.approx(PERIOD, rel=2e-3)


@pytest.mark.parametrize(
    ("second", "ratio"),
    [
        (1000, 1),
        (1000.9, 1),
        (1025, None),
        (60, Fraction(3, 50)),
        (50, Fraction(1, 20)),
        (40, Fraction(1, 25)),
        (950, Fraction(19, 20)),
        (1052.9, Fraction(20, 19)),
        (617.4, None),
        (1, Fraction(1, 1000)),
    ],
)
def test_ratios_that_one_activity_fools(second, ratio):
    found = fooled(KILOHERTZ, Fraction(second))
    assert found == ratio
    if ratio:
        assert fooled(Fraction(second), KILOHERTZ) == 1 / ratio


def test_outliers_at_random_have_no_period():
    found = 0
    for seed in range(40):
        generator = np.random.default_rng(seed)
        outliers = Outliers(generator.uniform(0, 600, 15), 600.0, KILOHERTZ)
        found += search(outliers, simulations=99).period is not None
    # One in 100 is: more than 3 of 40 by chance 1 time in 1000.
    assert found <= 3


def slow(generator, interval, late) -> Outliers:
    """Of 600 s of even stimuli those that are late."""
    number = int(600 / interval)
    return Outliers(np.flatnonzero(late(generator, np.arange(number))) * interval, 600.0, 1 / Fraction(interval))


@pytest.mark.parametrize("interval", [0.25, 1.0, 3.0])
def test_slow_stimuli_are_a_grid_and_no_period(interval):
    """All of 10 runs had a candidate at the stimuli's own interval or a multiple: their rate is a harmonic of it."""

    def late(generator, numbers):
        return generator.random(len(numbers)) < 30 / len(numbers)

    runs = (slow(np.random.default_rng(seed), interval, late) for seed in range(10))
    assert sum(search(each, simulations=99).period is not None for each in runs) <= 1


@pytest.mark.parametrize("interval", [0.25, 1.0, 3.0])
def test_a_period_is_found_by_slow_stimuli(interval):
    found = judge(slow(np.random.default_rng(1), interval, lambda _, numbers: numbers % (30 / interval) == 2))
    assert found.claim == Claim.CANDIDATE and found.period == pytest.approx(30, rel=1e-3)
    assert all(0 < each.low < each.high for each in found.beats)


def drawn(make, clusters, number=30, duration=300.0):
    """Times of that many runs that have so many clusters, so that all are compared with the same ones at random."""
    for seed in range(10_000):
        times = make(np.random.default_rng(seed))
        times = np.sort(times[(times > 0) & (times < duration)])
        if decluster(times, 1.0).count == clusters:
            yield times
            number -= 1
        if not number:
            return


def claimed(make, clusters, duration=300.0):
    """Of 30 runs without a period, how many claim one."""
    runs = list(drawn(make, clusters, duration=duration))
    assert len(runs) == 30
    return sum(search(Outliers(times, duration, KILOHERTZ), simulations=99).period is not None for times in runs)


def groups(generator, apart, wide):
    starts = generator.uniform(0, 600, 1 + generator.poisson(600 / apart - 1))
    return np.concatenate([start + generator.uniform(0, wide, generator.integers(2, 11)) for start in starts])


@pytest.mark.parametrize(("apart", "wide", "clusters"), [(60, 15, 36), (120, 12, 18)])
def test_disturbances_in_groups_at_random_have_no_period(apart, wide, clusters):
    """Each group is several clusters: with no background, 9 and 5 of 30 runs claimed a period."""
    assert claimed(lambda generator: groups(generator, apart, wide), clusters, 600.0) <= 1


def one_after_the_other(seed, mean=10.0, varies=0.1) -> Outliers:
    """Each about ten seconds after the one before."""
    generator = np.random.default_rng(seed)
    times = generator.uniform(0, mean) + np.cumsum(np.maximum(1.1, generator.normal(mean, varies * mean, 80)))
    return Outliers(times[times < 600], 600.0, KILOHERTZ)


def test_what_is_counted_each_from_the_one_before_has_no_period():
    """Of 200 such runs 185 had a period; now one has, and 184 are told their intervals."""
    found = [search(one_after_the_other(seed), simulations=99) for seed in range(12)]
    assert sum(each.period is not None for each in found) <= 1
    told = [each.intervals for each in found if each.intervals is not None]
    assert len(told) >= 9 and told == pytest.approx([10.0] * len(told), rel=0.08)
    verdict = judge(one_after_the_other(1))
    assert verdict.claim == Claim.NONE and verdict.period is None
    assert "clusters come about every " in verdict.reason and "each counted from the one before" in verdict.reason


@pytest.mark.parametrize(("period", "jitter", "at_random"), [(30.7, 0.03, 0), (30.7, 0.03, 8), (10.0, 0.1, 0)])
def test_the_period_is_the_right_multiple_where_times_deviate_from_it(period, jitter, at_random):
    """With 3 % it was two or more periods in 186 of 200 runs. What does not wander is no random walk."""
    for seed in range(6):
        generator = np.random.default_rng(seed)
        due = np.arange(generator.uniform(0, period), 599, period)
        times = np.concatenate(
            [due + generator.normal(0, jitter * period, len(due)), generator.uniform(0, 600, at_random)]
        )
        found = search(Outliers(np.sort(times.clip(0, 600)), 600.0, KILOHERTZ), simulations=99)
        assert found.period == pytest.approx(period, rel=0.02) and found.intervals is None


def test_two_runs_of_nothing():
    quiet = Outliers(np.array([5.0, 17.0, 300.0]), 600.0, KILOHERTZ)
    verdict = judge(quiet)
    assert verdict.claim == Claim.NONE and "3 came" in verdict.reason
    assert judge(grid(1), Outliers(quiet.times, 600.0, KILOHERTZ, 0.98)).claim == Claim.NOT_CONFIRMED
    short = Outliers(np.arange(8) * 3.0, 24.0, Fraction(1025))
    verdict = judge(grid(1), short)
    assert verdict.claim == Claim.CANNOT_TELL and "too short" in verdict.reason


@pytest.mark.slow
def test_long_runs_are_searched_in_bounded_time():
    """Of 120 hours the first hundred clusters are taken, and the result says so."""
    generator = np.random.default_rng(1)
    times = np.arange(0, 432_000, 307.0) + generator.uniform(0, 1e-3, 1408)
    found = search(Outliers(times, 432_000.0, KILOHERTZ), simulations=99)
    assert (found.clusters, found.considered) == (100, pytest.approx(30_700, abs=1))
    assert found.period == pytest.approx(307, rel=1e-4) and found.shortest > 10


def test_bad_input():
    with pytest.raises(BadInput, match="choose a smaller gap"):
        search(grid(1), gap=2.0, shortest=3.0)
    with pytest.raises(BadInput, match="more than 0 s"):
        search(Outliers(np.zeros(3), -1.0, KILOHERTZ))
    assert search(Outliers(np.zeros(3), 0.0, KILOHERTZ)).period is None
