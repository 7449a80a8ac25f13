# SPDX-License-Identifier: BSD-2-Clause
"""Starts of a periodic task whose schedule, clock and delays are known: the delays are found from the starts alone."""

import numpy as np
import pytest

from irqscope.analysis.grid import Grid, Window, fit
from irqscope.errors import BadInput

TICK = 1e-8
MICROSECOND = 100


def clock(n: int, period: float, generator, wander=1e-9, steps=()) -> np.ndarray:
    """Schedule in seconds: the target's frequency walks at random and steps at (time, by) of `steps`."""
    frequency = 23e-6 + wander * np.sqrt(period) * np.cumsum(generator.standard_normal(n))
    for time, by in steps:
        frequency[int(time / period) :] += by
    return 1.0 + np.cumsum(period * (1 + frequency))


def latencies(n: int, generator, rare=1e-4) -> np.ndarray:
    found = 8e-6 * np.exp(0.35 * generator.standard_normal(n))
    late = generator.random(n) < rare
    found[late] += generator.uniform(50e-6, 300e-6, late.sum())
    return found


def ticks(seconds: np.ndarray) -> np.ndarray:
    return np.ceil(seconds / TICK).astype(np.int64)


def windows(starts: np.ndarray, window=100.0, chunk=7777) -> list[Window]:
    grid, found = Grid(tick=TICK, window=window), []
    for start in range(0, len(starts), chunk):
        found += grid.add(starts[start : start + chunk])
    return [*found, *grid.close()]


def compressed(hours: float, seed: int, steps=()) -> tuple[np.ndarray, np.ndarray]:
    """A task of 10 Hz, so that 120 hours are four million starts."""
    generator = np.random.default_rng(seed)
    n = int(hours * 36_000)
    latency = latencies(n, generator)
    return clock(n, 0.1, generator, steps=steps), latency


def worst_within_a_microsecond(hours: float, seed: int, steps) -> list[Window]:
    schedule, latency = compressed(hours, seed, steps)
    found = windows(ticks(schedule + latency))
    # What is the earliest of the 100 s about each start, from the latencies themselves.
    blocks = len(latency) // 1000
    earliest = np.repeat(latency[: blocks * 1000].reshape(blocks, 1000).min(axis=1), 1000)
    true = (latency[: blocks * 1000] - earliest).max()
    worst = max(window.worst for window in found)
    assert worst[0] * TICK == pytest.approx(true, abs=1e-6)
    assert sum(window.overruns + window.unmatched for window in found) == 0
    assert sum(len(window.starts) for window in found) == len(latency)
    return found


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_worst_case_of_a_clock_that_wanders_and_steps(seed):
    found = worst_within_a_microsecond(2, seed, [(3333.3, 20e-6)])
    (step,) = (window.step for window in found if window.step)
    assert step[0] * TICK == pytest.approx(3334.3, abs=0.5) and step[1] == pytest.approx(20e-6, rel=0.02)


@pytest.mark.slow
def test_the_worst_case_of_120_compressed_hours():
    found = worst_within_a_microsecond(120, 4, [(200_003.0, 20e-6)])
    assert sum(window.step is not None for window in found) == 1


def test_ntp_slews_of_500_ppm():
    generator = np.random.default_rng(5)
    n = 60_000
    latency = latencies(n, generator, rare=0)
    latency[::5000] += 200e-6
    schedule = clock(n, 1e-3, generator, steps=[(23.0, 500e-6), (41.0, -500e-6)])
    found = windows(ticks(schedule + latency), window=20.0)
    steps = [window.step for window in found if window.step]
    assert [round(step[1] * 1e6) for step in steps] == pytest.approx([500, -500], abs=3)
    assert max(window.worst for window in found)[0] * TICK == pytest.approx(latency.max() - latency.min(), abs=2e-6)


def one(latency: dict[int, float], n: int = 2000, skipped=(), more=()) -> Window:
    """A window at 100 Hz with 1 us of jitter; activation k starts late by latency[k] seconds, those skipped never."""
    generator = np.random.default_rng(6)
    due = np.arange(n) * 0.01 + 5.0
    starts = due + generator.uniform(2e-6, 3e-6, n)
    for number, late in latency.items():
        starts[number] += late
    # A task runs its activations one after the other.
    for number in range(1, n):
        starts[number] = max(starts[number], starts[number - 1] + 20e-6)
    kept = np.ones(n, bool)
    kept[list(skipped)] = False
    return fit(ticks(np.sort(np.concatenate([starts[kept], more]))))


def delays(window: Window, number: int) -> float:
    at = np.searchsorted(window.starts, (5.0 + number * 0.01 - 1e-3) / TICK)
    return float(window.delays[at]) * TICK


@pytest.mark.parametrize("late", [1e-3, 4e-3, 6e-3, 9e-3, 9.9e-3, 25e-3])
def test_a_start_that_is_late_by_much(late):
    """Also by most of a period or more, where it comes near the next activation, which waits for it."""
    found = one({700: late})
    assert found.worst[0] * TICK == pytest.approx(late, abs=1.5e-6)
    assert (found.overruns, found.unmatched, found.straight) == (0, 0, True)
    assert found.worst[1] * TICK == pytest.approx(5.0 + 7.0 + late, abs=5e-6)


def test_a_task_that_catches_up_has_all_its_delays():
    found = one({700: 35e-3})
    late = np.flatnonzero(found.delays * TICK > 1e-3)
    assert late.tolist() == [700, 701, 702, 703]
    assert found.delays[late] * TICK == pytest.approx([35e-3, 25e-3, 15e-3, 5e-3], abs=1e-4)


def test_skipped_activations_are_overruns_and_not_delays():
    found = one({}, skipped=[300, 301, 900])
    assert (found.overruns, found.unmatched) == (3, 0)
    assert found.worst[0] * TICK < 2e-6


def test_an_extra_start_shifts_nothing():
    found = one({}, more=[5.0 + 8.0042])
    assert (found.overruns, found.unmatched) == (0, 1)
    assert found.worst[0] * TICK < 2e-6 and len(found.starts) == 2000


@pytest.mark.parametrize("more", [5.0 + 7.1542, 5.0 + 8.0042, 5.0 + 16.9942])
def test_a_skipped_activation_and_an_extra_start_later_make_none_late_between(more):
    """A task that is late by a whole period does not start when the next one is due, time and again."""
    found = one({}, skipped=[700], more=[more])
    assert (found.overruns, found.unmatched) == (1, 1)
    assert found.worst[0] * TICK < 2e-6 and len(found.starts) == 1999


@pytest.mark.parametrize("work", [6.0e-3, 8.5e-3, 9.0e-3, 9.5e-3, 9.8e-3])
def test_a_task_that_catches_up_slowly_has_all_its_delays(work):
    """It works for much of a period, so that many starts are late, by whole periods and some; for nearly all of it,
    so that they come regularly meanwhile."""
    due = np.arange(2000) * 0.01 + 5.0
    starts = due + np.random.default_rng(6).uniform(2e-6, 3e-6, 2000)
    starts[700] += 35e-3
    for number in range(701, 2000):
        starts[number] = max(starts[number], starts[number - 1] + work)
    found = fit(ticks(starts))
    assert (found.overruns, found.unmatched, len(found.starts)) == (0, 0, 2000)
    assert found.delays * TICK == pytest.approx(starts - due, abs=5e-6)
    assert found.straight and found.off * TICK < 1e-6


def test_the_period_is_that_of_the_grid():
    assert one({}).period * TICK == pytest.approx(0.01, rel=1e-8)


@pytest.mark.parametrize("by", [20e-6, -20e-6])
@pytest.mark.parametrize("time", [504.0, 550.0, 596.0])
def test_a_step_near_the_end_of_a_window_shifts_nothing(time, by):
    generator = np.random.default_rng(11)
    latency = latencies(10_000, generator, rare=0)
    found = windows(ticks(clock(10_000, 0.1, generator, steps=[(time, by)]) + latency))
    assert max(window.worst for window in found)[0] * TICK == pytest.approx(latency.max() - latency.min(), abs=2e-6)


def test_two_steps_in_a_window_halve_it():
    generator = np.random.default_rng(9)
    latency = latencies(10_000, generator, rare=0)
    latency[4321] += 300e-6
    found = windows(ticks(clock(10_000, 0.01, generator, steps=[(30.0, 20e-6), (70.0, -40e-6)]) + latency))
    assert [round(window.step[1] * 1e6) for window in found if window.step] == [20, -40]
    assert max(window.worst for window in found)[0] * TICK == pytest.approx(latency.max() - latency.min(), abs=1e-6)


def test_a_period_that_is_no_whole_number_of_ticks():
    """At 100 kHz the median interval is half a tick off, which makes half a period in a block."""
    late = np.random.default_rng(10).uniform(0, 30, 1_000_000)
    (found,) = windows(np.ceil(np.arange(1_000_000) * 1000.5 + late).astype(np.int64), window=11.0)
    assert found.straight and (found.overruns, found.unmatched) == (0, 0)
    assert abs(found.delays - late).max() < 2 and found.period == pytest.approx(1000.5, rel=1e-8)


def test_a_clock_that_no_line_describes_is_said_to():
    generator = np.random.default_rng(7)
    due = np.cumsum(0.01 * (1 + 50e-6 * np.sin(np.arange(1000) / 60)))
    found = windows(ticks(due + generator.uniform(0, 1e-6, 1000)), window=10.0)
    assert not any(window.straight for window in found)
    # 50 ppm for a second or two are tens of microseconds: the grid says itself how wrong it may be.
    assert all(5e-6 < window.off * TICK < 100e-6 for window in found)


def test_chunks_do_not_matter():
    schedule, latency = compressed(0.2, 8)
    starts = ticks(schedule + latency)
    one_by_one, at_once = windows(starts, chunk=1), windows(starts, chunk=10**9)
    for first, second in zip(one_by_one, at_once, strict=True):
        assert first.delays.tolist() == second.delays.tolist()


@pytest.mark.parametrize("n", [180, 999, 1000, 1001, 1020, 1150, 1179, 1180, 1181, 2019, 3021])
def test_every_start_is_in_a_window(n):
    """At 100 Hz with windows of 10 s, whatever is left over at the end: the last start is late, and that is found."""
    generator = np.random.default_rng(12)
    starts = 5.0 + np.arange(n) * 0.01 + generator.uniform(2e-6, 3e-6, n)
    starts[-1] += 2.5e-3
    found = windows(ticks(starts), window=10.0)
    assert sum(len(window.starts) + window.unmatched for window in found) == n
    assert min(len(window.starts) for window in found) >= 180
    worst = max(window.worst for window in found)
    assert worst[0] * TICK == pytest.approx(2.5e-3, abs=1.5e-6)


def test_fewer_starts_than_a_grid_takes_are_in_no_window():
    assert windows(ticks(5.0 + np.arange(179) * 0.01), window=10.0) == []


def test_bad_input():
    for window in (9.0, 101.0):
        with pytest.raises(BadInput, match="choose 10 s to"):
            Grid(tick=TICK, window=window)
    with pytest.raises(BadInput, match="too few for a grid"):
        windows(np.arange(200) * 10**8, window=10.0)
