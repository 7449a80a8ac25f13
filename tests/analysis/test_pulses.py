# SPDX-License-Identifier: BSD-2-Clause
"""Pulses are numbered as they were made: with gaps, glitches, jumps and losses, drawn by seeds."""

from fractions import Fraction

import numpy as np
import pytest

from irqscope.analysis.pulses import (
    EXTRA,
    JUMP,
    LOST,
    MISSING,
    Train,
    Watched,
    errors_by_clock,
    errors_by_reference,
    measured_period,
    stretches,
    train,
)
from irqscope.analysis.timeerror import extents, frequency, line, without_line

PERIOD = 100_500
TOLERANCE = 0.01


def numbered(times: list[int] | np.ndarray, counts: list[int] | None = None, tolerance: float = TOLERANCE) -> Train:
    stamps = np.array(times, dtype=np.int64)
    came = np.ones(len(stamps), dtype=np.int64) if counts is None else np.array(counts, dtype=np.int64)
    return train(stamps, came, float(PERIOD), tolerance)


def at(*periods: float) -> list[int]:
    return [round(each * PERIOD) for each in periods]


def test_a_missing_pulse_is_a_gap_and_no_time_error() -> None:
    found = numbered(at(0, 1, 2, 4, 5, 8))
    assert found.numbers.tolist() == [0, 1, 2, 4, 5, 8]
    assert (found.total(MISSING), found.total(EXTRA), found.total(JUMP)) == (3, 0, 0)
    assert np.abs(errors_by_clock(found, Fraction(PERIOD), Fraction(1))).max() == 0
    assert [found.numbers[each].tolist() for each in stretches(found.numbers)] == [[0, 1, 2], [4, 5], [8]]


def test_a_glitch_is_a_pulse_too_many_wherever_it_is() -> None:
    for glitch in (0.5, 0.02, 0.995, 1.005, 1.3, 2.9999):
        found = numbered(sorted([*at(0, 1, 2, 3, 4, 5, 6), *at(glitch)]))
        assert found.times.tolist() == at(0, 1, 2, 3, 4, 5, 6), glitch
        assert (found.total(EXTRA), found.total(MISSING), found.total(JUMP)) == (1, 0, 0), glitch


def test_stray_pulses_before_the_train_and_after_it() -> None:
    found = numbered(at(0.3, 0.7, 1, 2, 3, 4, 4.4))
    assert found.times.tolist() == at(1, 2, 3, 4) and found.total(EXTRA) == 3
    assert found.numbers[0] == 0


def test_a_train_that_jumps_goes_on_where_it_is() -> None:
    found = numbered(at(0, 1, 2, 3, 4.2, 5.2, 6.2, 7.2))
    assert found.numbers.tolist() == list(range(8)) and found.total(JUMP) == 1 and not found.total(EXTRA)
    assert found.wrong[0].number == round(0.2 * PERIOD)
    errors = errors_by_clock(found, Fraction(PERIOD), Fraction(1))
    assert errors[-1] == pytest.approx(-0.2 * PERIOD, abs=1), "late pulses: the clock is behind"


def test_what_the_instrument_lost_is_not_missing() -> None:
    found = numbered(at(0, 1, 4, 6, 7), [1, 1, 3, 1, 1])
    assert (found.total(LOST), found.total(MISSING)) == (2, 1)


@pytest.mark.parametrize(
    ("begin", "end", "before", "after"),
    [
        (2.5, 6.5, 0, 0),
        (0.0, 9.5, 2, 3),  # one at 0 may have come a hundredth of a period before
        (-0.02, 9.0, 3, 2),
        (0.02, 1006, 2, 999),  # what came up to a period and a hundredth before the end may yet come
        (None, None, 0, 0),
    ],
)
def test_what_was_due_while_nobody_saw_a_pulse_is_missing(
    begin: float | None, end: float | None, before: int, after: int
) -> None:
    stamps = np.array(at(3, 4, 5, 6), dtype=np.int64)
    watched = Watched(*(None if each is None else round(each * PERIOD) for each in (begin, end)))
    found = train(stamps, np.ones(4, np.int64), float(PERIOD), TOLERANCE, watched)
    assert [each.number for each in found.wrong] == [each for each in (before, after) if each]
    assert found.total(MISSING) == found.unseen == before + after and found.times.tolist() == stamps.tolist()


def test_what_was_due_at_the_ends_and_lost_on_its_way_is_not_missing() -> None:
    stamps = np.array(at(3, 4, 5), dtype=np.int64)
    found = train(stamps, np.array([2, 1, 1]), float(PERIOD), TOLERANCE, Watched(0, 10 * PERIOD, 3))
    assert (found.total(LOST), found.total(MISSING), found.unseen) == (4, 2, 2)


def test_two_trains_on_one_pin() -> None:
    found = numbered(sorted(at(*range(20)) + at(*(each + 0.5 for each in range(19)))))
    assert found.times.tolist() == at(*range(20)) and found.total(EXTRA) == 19


@pytest.mark.parametrize("seed", range(30))
def test_drawn_trains(seed: int) -> None:
    """Pulses that wander, of which some are missing, with glitches between them: all of it is found again."""
    rng = np.random.default_rng(seed)
    n = 400
    wander = np.cumsum(rng.normal(0, 30, n)) + rng.normal(0, 100, n)
    true = np.round(np.arange(n) * PERIOD * (1 + rng.uniform(-5e-5, 5e-5)) + wander).astype(np.int64)
    kept = rng.random(n) > 0.05
    kept[[0, 1, -1]] = True
    glitches = (true[rng.choice(n - 1, 12, replace=False)] + PERIOD * rng.uniform(0.05, 0.95, 12)).astype(np.int64)
    times = np.sort(np.concatenate([true[kept], glitches]))
    period = measured_period(times, PERIOD)
    assert period == pytest.approx(PERIOD, rel=1e-3)
    found = train(times, np.ones(len(times), dtype=np.int64), period or 0.0, TOLERANCE)
    assert found.times.tolist() == true[kept].tolist() and found.numbers.tolist() == np.flatnonzero(kept).tolist()
    assert (found.total(EXTRA), found.total(MISSING), found.total(JUMP)) == (12, n - kept.sum(), 0)


def test_another_period_than_was_said() -> None:
    assert measured_period(np.array(at(*range(10))), PERIOD * 1.01) is None
    assert measured_period(np.array(at(*range(10))), PERIOD * 0.5) is not None, "every second pulse is missing"
    jittered = np.arange(200) * PERIOD + np.random.default_rng(1).integers(-2000, 2000, 200)
    assert measured_period(jittered, PERIOD) == pytest.approx(PERIOD, rel=1e-2)


def test_parts_of_a_tick_do_not_add_up() -> None:
    """A million periods of 99.5 + 1/3 ticks: an error of none of the stamps is larger than a tick."""
    period = Fraction(299, 3)
    times = np.array([-(-each * 299 // 3) for each in range(1_000_000)])
    found = Train(np.arange(1_000_000), times)
    errors = errors_by_clock(found, period, Fraction(1))
    assert errors.min() > -1 and errors.max() <= 1e-6


def test_the_instruments_clock_drops_out_against_a_reference() -> None:
    """Both trains have its wander in them, and the reference begins earlier and lacks some pulses."""
    rng = np.random.default_rng(3)
    wander = np.cumsum(rng.normal(0, 20, 300)).round().astype(np.int64)
    reference = np.arange(300) * PERIOD + wander
    target = reference + 700 - 3 * np.arange(300)
    mine = numbered(target[5:])
    other = numbered(np.delete(reference, [50, 51, 200]))
    numbers, errors = errors_by_reference(mine, other, float(PERIOD))
    assert len(numbers) == 292 and errors.tolist() == (3 * (numbers + 5) - 700).tolist()


def test_the_pulses_of_a_reference_may_come_before_or_after() -> None:
    for shift in (-0.4, 0.4):
        mine, other = numbered(at(*(each + shift for each in range(3, 12)))), numbered(at(*range(12)))
        _, errors = errors_by_reference(mine, other, float(PERIOD))
        assert errors == pytest.approx(-shift * PERIOD, abs=1)


def test_the_frequency_is_within_its_interval() -> None:
    """White noise of the phase and of the frequency, over seeds."""
    numbers, within = np.arange(600), 0
    for seed in range(100):
        rng = np.random.default_rng(seed)
        noise = rng.normal(0, 40, 600) if seed % 2 else np.cumsum(rng.normal(0, 2, 600))
        found = frequency(numbers, 3e-6 / (1 + 3e-6) * PERIOD * numbers + noise, PERIOD)
        low, high = found.interval or (0, 0)
        within += low <= 3e-6 <= high
    assert within >= 88
    assert frequency(numbers[:9], numbers[:9] * 1.0, PERIOD).interval is None


def test_the_best_line_and_what_is_left() -> None:
    numbers = np.array([0, 1, 5, 7, 30])
    assert line(numbers, 4 + 2.0 * numbers) == pytest.approx((4, 2))
    assert without_line(numbers, 4 + 2.0 * numbers) == pytest.approx(0, abs=1e-9)
    found = extents(np.arange(10_000), np.arange(10_000) % 7 - 3.0)
    assert len(found) == 500 and {each.low for each in found} == {-3} and {each.high for each in found} == {3}
