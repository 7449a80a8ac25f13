# SPDX-License-Identifier: BSD-2-Clause
"""How one interrupt delays another: what the curve says is what a plain model of the CPU does."""

import itertools
import math
import random
from collections.abc import Callable

import numpy as np
import pytest
from scipy import stats

from irqscope.analysis.interference import FLANK, RARE, Curve, _slope, _threshold, curve
from irqscope.analysis.quantiles import middle
from models.interrupts import Kind, played
from models.sharedline import Line, Member

PERIOD, ALWAYS = 5000, 1 << 60


def measured(first: Kind, second: Kind, n: int = 6000, noise: float = 3.0, seed: int = 1) -> Curve:
    """Of `first`, whose stimuli walk over the phases of `second`."""

    def toggles(edges: list[int], others: list[int]) -> list[int]:
        return played([first, second], [edges, others], 1 << 62)[0].toggles

    return found_of(toggles, first.latency + first.toggle, n, noise, seed)


def found_of(
    answers: Callable[[list[int], list[int]], list[int]], rests: int, n: int = 6000, noise: float = 3.0, seed: int = 1
) -> Curve:
    """What is found of the `answers` to stimuli and those of the other interrupt; they are uncertain by some ticks."""
    rng = np.random.default_rng(seed)
    edges = np.cumsum(rng.integers(PERIOD // 2 + 1, 3 * PERIOD // 2, n)) + PERIOD
    others = np.arange(0, int(edges[-1]) + PERIOD, PERIOD)
    toggles = np.array(answers(edges.tolist(), others.tolist()))
    assert len(toggles) == n
    latencies = toggles - edges + rng.exponential(noise, n).astype(np.int64)
    rest = rests + rng.exponential(noise, n // 2).astype(np.int64)
    found = curve(edges % PERIOD, latencies, rest, PERIOD)
    assert found and found.n == n
    return found


def kind(**changes: int) -> Kind:
    return Kind(**({"latency": 100, "toggle": 30, "duration": 200, "reentry": 20, "masked": ALWAYS} | changes))


@pytest.mark.parametrize("seed", range(10))
def test_who_waits_for_a_handler_is_answered_when_that_ends(seed: int) -> None:
    rng = random.Random(seed)
    second = kind(latency=rng.randrange(50, 400), duration=rng.randrange(600, 1500), toggle=10)
    found = measured(kind(), second, seed=seed)
    (region,) = found.regions
    first = second.latency - 100
    step = found.resolution
    assert region.how == "waits" and region.until is not None
    assert abs(region.begin - first) <= 2 * step and abs(region.end - (first + second.duration)) <= 2 * step
    assert region.interval[0] - 2 * step <= second.duration + 20 <= region.interval[1] + 2 * step
    assert abs(region.until - (second.latency + second.duration + 20 + 30)) < 12
    assert 0 <= found.bound < 20 and found.judged == 1


def test_the_upper_end_of_a_delay_is_no_less_than_the_delay() -> None:
    """No sample need have come at the first phase, which waits longest: with few samples none did."""
    below = 0
    for seed in range(60):
        rng = np.random.default_rng(seed)
        phases = rng.integers(0, 2500, 300)
        latencies = 100 + np.where(phases < 200, 200 - phases, 0) + rng.integers(0, 2, 300)
        found = curve(phases, latencies, 100 + rng.integers(0, 2, 300), 2500)
        assert found
        below += any(each.how == "waits" and each.interval[1] < 200 for each in found.regions)
    assert below <= 3


def test_who_is_interrupted_is_late_by_the_same_at_each_phase() -> None:
    found = measured(kind(masked=0, toggle=400, duration=500), kind(latency=10, duration=900, masked=0), seed=3)
    assert [region.how for region in found.regions] == ["is interrupted"]
    (region,) = found.regions
    assert abs(region.delay - 900) < 10 and region.begin < 0
    assert abs(region.begin - (10 - 100 - 400)) < 30 and abs(region.end - (10 - 100)) < 30


def test_who_goes_first_is_not_delayed_and_it_is_said_to_which_bound() -> None:
    found = measured(kind(), kind(masked=0, duration=800), seed=4)
    assert not found.regions and found.bound < 10
    assert found.judged == 1


def test_a_critical_section_is_shorter_than_the_handler() -> None:
    found = measured(kind(), kind(latency=150, masked=400, duration=1500), seed=5)
    (region,) = found.regions
    assert region.how == "waits" and region.until is not None
    assert abs(region.begin - 50) < 30 and abs(region.end - 450) < 60 and abs(region.until - (150 + 400 + 30)) < 12


@pytest.mark.parametrize("seed", range(6))
def test_who_is_called_first_on_a_shared_line_waits_for_the_end_of_a_round(seed: int) -> None:
    rng = random.Random(seed)
    line = Line(latency=rng.randrange(60, 200), reentry=rng.randrange(10, 50))
    check, duration = rng.randrange(5, 50), rng.randrange(600, 1500)
    members = [Member(toggle=30, durations=[200], check=check), Member(toggle=10, durations=[duration], check=check)]

    def toggles(edges: list[int], others: list[int]) -> list[int]:
        return line.served(members, [edges, others])[0].toggles

    found = found_of(toggles, line.latency + 30, seed=seed)
    (region,) = found.regions
    step, over = found.resolution, check + duration + line.reentry
    assert region.how == "waits" and region.until is not None
    assert abs(region.begin - line.latency) <= 2 * step and abs(region.end - over) <= 2 * step + 20
    assert region.interval[0] - 2 * step <= over - line.latency <= region.interval[1] + 2 * step
    assert abs(region.until - (line.latency + over + 30)) < 12


@pytest.mark.parametrize("seed", range(6))
def test_who_is_called_last_on_a_shared_line_waits_for_all_before_it(seed: int) -> None:
    """Also if the other one comes later than itself, but before the round begins."""
    rng = random.Random(seed)
    line = Line(latency=rng.randrange(60, 200), reentry=rng.randrange(10, 50))
    check, duration = rng.randrange(5, 50), rng.randrange(600, 1500)
    members = [Member(toggle=10, durations=[duration], check=check), Member(toggle=30, durations=[200], check=check)]

    def toggles(edges: list[int], others: list[int]) -> list[int]:
        return line.served(members, [others, edges])[1].toggles

    found = found_of(toggles, line.latency + check + 30, seed=seed)
    (region,) = found.regions
    step, longest = found.resolution, duration - check
    assert region.how == "waits" and region.until is not None
    assert abs(region.until - (line.latency + duration + 30)) < 12
    assert abs(region.begin + line.latency) <= 2 * step and abs(region.end - longest) <= 2 * step + 20
    assert region.interval[0] - 2 * step <= longest <= region.interval[1] + 2 * step


@pytest.mark.parametrize("seed", range(6))
def test_a_round_that_takes_longer_and_shorter_delays_by_no_more_than_its_longest(seed: int) -> None:
    rng = random.Random(seed)
    line, check, least = Line(latency=rng.randrange(60, 200), reentry=20), rng.randrange(5, 50), rng.randrange(600, 900)
    durations = [rng.randrange(least, 2 * least) for _ in range(997)]
    members = [Member(toggle=30, durations=[200], check=check), Member(toggle=10, durations=durations, check=check)]

    def toggles(edges: list[int], others: list[int]) -> list[int]:
        return line.served(members, [edges, others])[0].toggles

    found = found_of(toggles, line.latency + 30, seed=seed)
    step = found.resolution
    shortest, longest = (check + each + line.reentry for each in (least, 2 * least))
    # Where only long rounds are met, the phases that are late need not be neighbours.
    assert abs(found.regions[0].begin - line.latency) <= 2 * step
    assert shortest - 2 * step <= found.regions[0].end <= found.regions[-1].end <= longest + 2 * step
    region = max(found.regions, key=lambda each: each.delay)
    assert region is found.regions[0] and region.how in ("waits", None)
    low, high = region.interval
    assert shortest - line.latency - 2 * step <= region.delay <= high <= longest - line.latency + 2 * step
    assert low <= region.delay
    assert region.until is None or shortest <= region.until - line.latency - 30 <= longest


def test_nothing_is_said_of_what_nothing_shows() -> None:
    rng = np.random.default_rng(7)
    wrong = 0
    for _ in range(200):
        phases, latencies, rest = rng.integers(0, PERIOD, 2000), rng.lognormal(5, 0.5, 2000), rng.lognormal(5, 0.5, 500)
        found = curve(phases, latencies.astype(np.int64), rest.astype(np.int64), PERIOD)
        assert found
        wrong += bool(found.regions)
    assert wrong <= 10, "of 200, of which 5 % may be wrong"
    assert curve(np.arange(100), np.arange(100), np.arange(5), PERIOD) is None


def test_bins_are_the_samples_of_their_phases_and_the_bound_is_of_all() -> None:
    """Without a region: each bin by itself, of 5000 ticks cut as evenly as whole ticks allow."""
    rng = np.random.default_rng(9)
    phases, latencies, rest = (rng.integers(*each) for each in ((0, 5000, 3000), (100, 140, 3000), (100, 140, 1500)))
    found = curve(phases, latencies, rest, 5000, 7)
    assert found is not None and not found.regions and found.worst_rest == rest.max()
    chance = 0.05 / 8
    assert found.rest == middle(rest, chance)
    ends = [math.ceil(5000 * k / 7) for k in range(8)]
    for each, (begin, end) in zip(found.bins, itertools.pairwise(ends), strict=True):
        inside = latencies[(phases >= begin) & (phases < end)]
        assert (each.begin, each.end, each.n, each.worst) == (begin, end, len(inside), inside.max())
        assert (each.median, each.low, each.high) == middle(inside, chance)
    assert found.bound == max(each.high or 0 for each in found.bins) - found.rest[1]
    few = curve(phases[:3], latencies[:3], rest, 5000, 7)
    assert few is not None and {each.low for each in few.bins} == {None} and few.judged == 0


def test_a_threshold_is_what_few_exceed_at_rest_for_sure() -> None:
    """Of n at rest more than a share may be beyond by two standard deviations of that number."""
    for n in (400, 2000, 9999):
        rank = math.ceil(n * (1 - RARE) + 2 * math.sqrt(n * RARE * (1 - RARE)))
        assert _threshold(np.random.default_rng(n).permutation(n) + 1) == min(n, rank)
    least = math.ceil(math.log(0.025) / math.log(1 - RARE))
    assert _threshold(np.arange(least - 1)) is None and _threshold(np.arange(least)) == least - 1


def test_a_slope_has_the_interval_of_a_regression() -> None:
    rng = np.random.default_rng(2)
    for n in (FLANK, 20):
        x = np.sort(rng.uniform(0, 100, n))
        y = 7 - 1.02 * x + rng.normal(0, 3, n)
        fit, found = stats.linregress(x, y), _slope(x, y)
        half = fit.stderr * stats.t.ppf(0.975, n - 2)
        assert found == pytest.approx((fit.slope, fit.slope - half, fit.slope + half))
    assert _slope(x[: FLANK - 1], y[: FLANK - 1]) is None and _slope(np.ones(20), y) is None
