# SPDX-License-Identifier: BSD-2-Clause
"""The oscillator from stamps of a reference: coverage over seeds, pulses that are missing or too many, refusals."""

import math
from fractions import Fraction

import numpy as np
import pytest

from irqscope.contract.roles import Source
from irqscope.errors import Invalid
from irqscope.qualifying.oscillator import Oscillator, judge
from irqscope.recording.stamps import Stamps

TICK = Fraction(1, 100_500_000)


def edges(error: float, hertz: float, number: int, *, jitter: float = 0, seed: int = 1) -> list[int]:
    """Stamps of a reference as a clock has them that is fast by `error`: each the first tick after its edge."""
    rng = np.random.default_rng(seed)
    tick = float(TICK) / (1 + error)
    begin = rng.uniform(0, 1)
    return [math.ceil((begin + k / hertz + jitter * rng.standard_normal()) / tick) for k in range(number)]


def all_came(times: list[int]) -> Stamps:
    return Stamps(np.array(times), np.ones(len(times), dtype=np.int64))


def part_came(times: list[int], kept: list[int]) -> Stamps:
    """Only those edges have stamps; the others were counted."""
    return Stamps(np.array([times[k] for k in kept]), np.diff(kept, prepend=kept[0] - 1))


def found(stamps: Stamps, hertz: int = 1) -> Oscillator:
    return judge(stamps, Source.AUX, Fraction(hertz), TICK)


@pytest.mark.parametrize("jitter", [0, 50e-9, 1e-6])
def test_the_error_is_within_its_uncertainty(jitter):
    """k = 2: of 200 seeds with as many errors 95 % at least, but for three standard deviations of chance."""
    rng, within = np.random.default_rng(8), 0
    for seed in range(200):
        error = rng.uniform(-50e-6, 50e-6)
        result = found(all_came(edges(error, 1, 40, jitter=jitter, seed=seed)))
        within += abs(result.error - error) <= 2 * result.uncertainty
        assert result.periods == 39 and result.missing == result.doubled == 0
    assert within >= 200 * 0.95 - 3 * math.sqrt(200 * 0.95 * 0.05)


@pytest.mark.parametrize(("pulses", "lost"), [(11, 0.0), (21, 0.0), (31, 0.0), (31, 0.3), (40, 0.6)])
def test_few_pulses_are_as_good_as_their_uncertainty_says(pulses, lost):
    """k = 2 holds the error in 95 % and more, however few pulses tell of the scatter, and wherever some are missing."""
    rng, within, told = np.random.default_rng(9), 0, 0
    for seed in range(1000):
        error = rng.uniform(-50e-6, 50e-6)
        times = edges(error, 1, pulses, jitter=200e-9, seed=seed)
        came = all_came([time for time in times if rng.random() >= lost])
        try:
            result = found(came)
        except Invalid as refused:
            assert len(came.times) < 11 or "that is most of them" in str(refused)
            continue
        told += 1
        within += abs(result.error - error) <= 2 * result.uncertainty
        assert result.scatter > 0
    assert within >= 0.95 * told > 100


def test_the_uncertainty_is_no_larger_than_it_has_to_be():
    offs = [found(all_came(edges(3e-6, 1, 40, jitter=50e-9, seed=seed))).error - 3e-6 for seed in range(200)]
    told = found(all_came(edges(3e-6, 1, 40, jitter=50e-9))).uncertainty
    assert np.std(offs) == pytest.approx(told, rel=0.3)
    assert told == pytest.approx(50e-9 * math.sqrt(2) / 39, rel=0.3)


def test_the_sign_and_the_size():
    """A clock that is fast by 12 ppm counts 12 ticks too many in a million."""
    nominal = int(1 / TICK)
    fast = [k * (nominal + 1206) for k in range(11)]
    assert found(all_came(fast)).error == pytest.approx(1206 / nominal, rel=1e-9)
    assert found(all_came([k * (nominal - 1206) for k in range(11)])).error == pytest.approx(-1206 / nominal, rel=1e-9)


def test_allan_deviation_of_jitter_alone():
    """White phase noise: sqrt(3) sigma / tau (SP 1065, table of noise types)."""
    result = found(all_came(edges(5e-6, 1, 2000, jitter=1e-6)))
    for (tau, deviation), wanted in zip(result.allan, (1, 2, 4, 8), strict=False):
        assert tau == wanted and deviation == pytest.approx(math.sqrt(3) * 1e-6 / wanted, rel=0.15)


def test_missing_pulses_are_counted_and_do_no_harm():
    times = edges(7e-6, 1, 100)
    gone = [40, 41, 77]
    result = found(all_came([time for k, time in enumerate(times) if k not in gone]))
    assert (result.missing, result.doubled, result.periods) == (3, 0, 99)
    assert [(one.what, round(one.at)) for one in result.wrong] == [("missing", 42), ("missing", 78)]
    assert abs(result.error - 7e-6) <= 2 * result.uncertainty


@pytest.mark.parametrize("after_s", [20e-6, 0.3, 0.97])
@pytest.mark.parametrize("place", [0, 33])
def test_doubled_pulses_are_counted_and_do_no_harm(after_s, place):
    times = edges(-7e-6, 1, 100)
    double = times[place] + round(after_s / float(TICK))
    result = found(all_came(sorted([*times, double])))
    assert (result.missing, result.doubled, result.periods) == (0, 1, 99)
    assert round(result.wrong[0].at - after_s) == place and abs(result.error + 7e-6) <= 2 * result.uncertainty


def test_a_stray_pulse_before_the_first():
    times = edges(0, 1, 50)
    result = found(all_came([times[0] - 30_000_000, *times]))
    assert (result.missing, result.doubled, result.periods) == (0, 1, 49) and result.wrong[0].at < 0


def fast_stamps(error: float) -> tuple[list[int], list[int]]:
    """5 ms of 10 MHz, of which the link brought stretches of 120 edges, 5000 edges from one to the next."""
    times = edges(error, 10e6, 50_000)
    return times, [k for start in range(100, 49_000, 5000) for k in range(start, start + 120)]


@pytest.mark.parametrize("error", [-40e-6, 0.0, 90e-6])
def test_a_fast_reference_of_which_most_edges_are_only_counted(error):
    times, kept = fast_stamps(error)
    result = found(part_came(times, kept), 10_000_000)
    assert (result.missing, result.doubled) == (0, 0) and result.periods == kept[-1] - kept[0]
    assert abs(result.error - error) <= 2 * result.uncertainty < 4e-6


@pytest.mark.parametrize(("slip", "counts"), [(1, (0, 1)), (-1, (1, 0))])
def test_an_edge_too_many_or_too_few_among_the_counted_ones(slip, counts):
    times, kept = fast_stamps(20e-6)
    stamps = part_came(times, kept)
    gap = int(np.flatnonzero(stamps.counts > 1)[4])
    stamps.counts[gap] += slip
    result = found(stamps, 10_000_000)
    assert (result.missing, result.doubled) == counts and abs(result.error - 20e-6) <= 2 * result.uncertainty


@pytest.mark.parametrize(
    ("stamps", "complaint"),
    [
        (all_came(edges(0, 1.01, 20)), "come at 1.01 Hz, not at 1 Hz within 1000 ppm"),
        (all_came(edges(0, 1, 2)), "2 edges came on aux"),
        (all_came(edges(0, 1, 10)), "0 pulses missing, 0 doubled, 9 periods left of the 10 that it takes"),
        (all_came(edges(0, 1, 61)[::6]), "50 pulses missing, 0 doubled, that is most of them"),
        (all_came(edges(0, 1, 31, jitter=500e-6, seed=0)), "0 pulses missing, 24 doubled, 6 periods left"),
    ],
)
def test_another_reference_is_refused(stamps, complaint):
    with pytest.raises(Invalid, match=complaint):
        found(stamps)
