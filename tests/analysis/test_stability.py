# SPDX-License-Identifier: BSD-2-Clause
"""MTIE, TDEV and ADEV against the obvious definitions, against AllanTools, and what their intervals enclose."""

import math
from collections.abc import Callable
from itertools import pairwise

import numpy as np
import pytest
from scipy.signal import lfilter
from scipy.stats import chi2

from irqscope.analysis import stability
from irqscope.analysis.masks import MASKS, low_passed, of_mask
from irqscope.analysis.stability import NOISES, adev, curve, enclosed, factors, freedom, mtie, noise, tdev

Phases = np.ndarray
SERIES: dict[int, Callable[[np.random.Generator, int], Phases]] = {
    2: lambda rng, n: rng.standard_normal(n),
    0: lambda rng, n: np.cumsum(rng.standard_normal(n)),
    -2: lambda rng, n: np.cumsum(np.cumsum(rng.standard_normal(n))),
}
"""White phase noise, white frequency noise, and its random walk: by the key of `NOISES`."""
LENGTHS = (1, 2, 3, 7, 20, 90)


def made(kind: int, n: int = 600, seed: int = 1) -> Phases:
    return SERIES[kind](np.random.default_rng(seed), n)


def obvious_mtie(phases: Phases, factor: int) -> float:
    """G.810 II.2: of each window the largest less the least, and of these the largest."""
    return max(float(np.ptp(phases[at : at + factor + 1])) for at in range(len(phases) - factor))


def obvious_tdev(phases: Phases, n: int) -> float:
    """G.810 II.3, sum by sum."""
    total = 0.0
    for j in range(len(phases) - 3 * n + 1):
        inner = sum(phases[i + 2 * n] - 2 * phases[i + n] + phases[i] for i in range(j, j + n))
        total += float(inner) ** 2
    return math.sqrt(total / (6 * n**2 * (len(phases) - 3 * n + 1)))


@pytest.mark.parametrize("kind", SERIES)
def test_as_defined(kind: int) -> None:
    phases = made(kind, 150)
    found = mtie([phases], LENGTHS)
    for factor in LENGTHS:
        assert found[factor] == (obvious_mtie(phases, factor), len(phases) - factor)
        value, terms = tdev([phases], factor)
        if 3 * factor <= len(phases):
            assert value == pytest.approx(obvious_tdev(phases, factor)) and terms == len(phases) - 3 * factor + 1
        else:
            assert terms == 0


@pytest.mark.parametrize("seed", range(20))
def test_windows_of_any_length(seed: int) -> None:
    """Of drawn series, some shorter than the window, with ties."""
    rng = np.random.default_rng(seed)
    series = [rng.integers(-9, 9, rng.integers(1, 80)).astype(float) for _ in range(3)]
    lengths = sorted(set(rng.integers(1, 90, 12).tolist()))
    found = mtie(series, lengths)
    for factor in lengths:
        long = [each for each in series if len(each) > factor]
        assert found[factor][1] == sum(len(each) - factor for each in long)
        assert found[factor][0] == (max(obvious_mtie(each, factor) for each in long) if long else None)


def test_time_deviations_that_sp_1065_prints() -> None:
    """Its 1000 points (section 12.4), frequencies of one second each."""
    numbers = [1234567890]
    while len(numbers) < 1000:
        numbers.append(16807 * numbers[-1] % 2147483647)
    phases = np.concatenate([[0.0], np.cumsum(np.array(numbers) / 2147483647)])
    for factor, published in ((1, 1.687202e-01), (10, 3.563623e-01), (100, 1.253382)):
        assert tdev([phases], factor)[0] == pytest.approx(published, rel=1e-6)


@pytest.mark.parametrize("kind", SERIES)
def test_as_allantools_has_it(kind: int) -> None:
    """An implementation of others, of the same public formulae; its degrees of freedom of long intervals are fitted."""
    allantools = pytest.importorskip("allantools")
    phases, period = made(kind), 0.25
    for factor in LENGTHS:
        taus = [factor * period]
        for of, mine in (
            (allantools.oadev, adev([phases], factor, period)),
            (allantools.tdev, tdev([phases], factor)),
            (allantools.mtie, mtie([phases], [factor])[factor]),
        ):
            _, values, _, terms = of(phases, rate=1 / period, taus=taus, data_type="phase")
            assert mine[0] == pytest.approx(values[0], rel=1e-9) and mine[1] == terms[0]
        for modified in (False, True):
            theirs = allantools.edf_greenhall(kind, 2, factor, 600, overlapping=True, modified=modified)
            near = pytest.approx(theirs, rel=1e-6 if factor < 34 else 0.02)
            assert freedom(600, factor, kind, modified=modified) == near
        if len(phases) // factor >= stability.LEAST_FOR_NOISE:
            assert noise(phases, factor) == np.clip(allantools.autocorr_noise_id(phases, factor)[0], -2, 2)


@pytest.mark.parametrize("kind", SERIES)
def test_intervals_enclose_what_is_true(kind: int) -> None:
    """The true deviations at 1 interval follow from the formulae of the noise; 95 of 100 are to be enclosed."""
    ones = {2: (math.sqrt(3), 1.0), 0: (1.0, math.sqrt(1 / 3)), -2: (math.sqrt(0.5), math.sqrt(1 / 6))}[kind]
    within = np.zeros(2)
    for seed in range(100):
        series = [made(kind, 300, seed)]
        told = noise(series[0], 1)
        assert told == kind
        both = (adev(series, 1, 1.0), tdev(series, 1))
        for number, (of, true, modified) in enumerate(zip(both, ones, (False, True), strict=True)):
            found = enclosed(of, series, 1, told, modified=modified)
            assert found is not None
            within[number] += (found.low or 0) <= true <= (found.high or 0)
    assert within.min() >= 88


def test_kinds_of_noise_between_those_that_are_made() -> None:
    allantools = pytest.importorskip("allantools")
    for number, phi in enumerate((-0.6, -0.2, 0.15, 0.25, 0.4, 0.6, 0.8, 0.95)):
        phases = lfilter([1], [1, -phi], np.random.default_rng(number).standard_normal(300))
        assert noise(phases, 1) == np.clip(allantools.autocorr_noise_id(phases, 1)[0], -2, 2), phi


@pytest.mark.parametrize("kind", NOISES)
def test_the_freedom_of_each_kind_is_allantools_s(kind: int) -> None:
    allantools = pytest.importorskip("allantools")
    for factor in (1, 7, 30):
        for modified in (False, True):
            theirs = allantools.edf_greenhall(kind, 2, factor, 300, overlapping=True, modified=modified)
            assert freedom(300, factor, kind, modified=modified) == pytest.approx(theirs, rel=1e-6)


def test_the_interval_is_that_of_chi_squared() -> None:
    series = [made(0, 100), made(0, 41, 1), made(0, 24, 2)]
    for modified, found, used in ((False, adev(series, 8, 1.0), (100, 41)), (True, tdev(series, 8), (100, 41, 24))):
        free = sum(freedom(each, 8, 0, modified=modified) for each in used)
        told = enclosed(found, series, 8, 0, modified=modified)
        assert told is not None and told.low == pytest.approx(found[0] * math.sqrt(free / chi2.ppf(0.975, free)))
        assert told.high == pytest.approx(found[0] * math.sqrt(free / chi2.ppf(0.025, free)))


def test_a_series_that_is_too_short_has_no_time_deviation_and_the_least_has_one() -> None:
    phases = made(0, 40)
    assert all(tdev([phases[:n]], 5) == (0.0, 0) for n in range(15)) and tdev([phases[:15]], 5)[1] == 1
    for kind in NOISES:
        assert freedom(300, 100, kind, modified=True) == 1
        assert freedom(2100, 700, kind, modified=True) == pytest.approx(1, rel=0.01)


def test_long_intervals_have_the_freedom_of_short_ones_that_are_as_large_a_share() -> None:
    for kind in NOISES:
        for modified in (False, True):
            short = freedom(5000, 500, kind, modified=modified)
            assert freedom(50_000, 5000, kind, modified=modified) == pytest.approx(short, rel=0.02)


def test_a_gap_parts_a_series() -> None:
    """No term reaches over it: those of both parts are pooled, and no window is longer than one."""
    phases = made(0, 200)
    parts = [phases[:80], phases[81:]]
    value, terms = adev(parts, 5, 1.0)
    squares = [(terms_of := adev([each], 5, 1.0))[0] ** 2 * terms_of[1] for each in parts]
    assert terms == 70 + 109 and value == pytest.approx(math.sqrt(sum(squares) / terms))
    assert max(each.factor for each in curve(parts, 1.0)) == 118
    assert mtie(parts, [100])[100] == (obvious_mtie(parts[1], 100), 19)


def test_intervals_of_a_curve() -> None:
    assert factors(5, [3, 9, 0]) == [1, 2, 3, 4, 5] and factors(0) == []
    assert 40 < len(factors(100_000)) < 60 and factors(100_000, [777]).count(777) == 1
    assert curve([], 1.0) == [] and curve([np.zeros(1)], 1.0) == []
    still = curve([np.zeros(50)], 1.0)
    assert {each.mtie for each in still} == {0.0} and {each.noise for each in still} == {None}


def test_long_series_are_cheap() -> None:
    """An hour of a thousand pulses a second would take half a minute by the definition of one window alone."""
    assert len(curve([made(0, 100_000)], 1e-3)) > 45


@pytest.mark.parametrize(
    ("name", "figure", "tau", "nanoseconds"),
    [
        ("g8271.1-c", "mtie", 2.4, 280),
        ("g8271.1-c", "mtie", 275, 579.5),
        ("g8271.1-c-enhanced", "mtie", 2.4, 60.67),
        ("g8271.1-c-enhanced", "mtie", 211.11, 200),
        ("g8272-prtc-a", "tdev", 1000, 30),
        ("g8272-prtc-b", "mtie", 54.5, 40),
        ("g8272-prtc-b", "tdev", 500, 5),
        ("g811", "mtie", 1000, 300),
        ("g811", "mtie", 1000.1, 300),
        ("g8262-eec1", "mtie", 100, 63.4),
        ("g8262-eec1", "tdev", 100, 6.4),
    ],
)
def test_masks_at_points_that_recommendations_print(name: str, figure: str, tau: float, nanoseconds: float) -> None:
    assert (MASKS[name].limit(figure, tau) or 0) * 1e9 == pytest.approx(nanoseconds, abs=0.05)


def test_masks_have_no_holes_and_hardly_jump() -> None:
    for name, mask in MASKS.items():
        assert mask.edition.startswith("G.") and mask.limit("mtie", 0.01) is None
        for figure, _ in of_mask(name):
            rows = mask.rows(figure)
            for before, after in pairwise(rows):
                assert before.end == after.begin
                assert after.limit(before.end) == pytest.approx(before.limit(before.end), rel=0.3)


def test_masks_of_allantools() -> None:
    mask = pytest.importorskip("allantools.mask")
    theirs = {
        ("g811", "mtie"): mask.prc_mtie,
        ("g811", "tdev"): mask.prc_tdev,
        ("g8272-prtc-a", "mtie"): mask.prtcA_mtie,
        ("g8272-prtc-a", "tdev"): mask.prtcA_tdev,
        ("g8272-prtc-b", "mtie"): mask.prtcB_mtie,
        ("g8272-prtc-b", "tdev"): mask.prtcB_tdev,
        ("g8272.1-eprtc", "mtie"): mask.eprtc_mtie,
        ("g8272.1-eprtc", "tdev"): mask.eprtc_tdev,
    }
    for (name, figure), of in theirs.items():
        for tau in (0.2, 0.9, 3.3, 40, 60, 200, 400, 2000, 9000):
            assert MASKS[name].limit(figure, tau) == pytest.approx(of(tau), rel=1e-5)


def test_the_filter_lets_slow_wander_pass_and_little_of_what_is_fast() -> None:
    at = np.arange(0, 400, 0.05)
    for hertz, passes in ((0.005, 1.0), (0.1, math.sqrt(0.5)), (2.0, 0.05)):
        passed = low_passed(np.sin(2 * np.pi * hertz * at), 0.05)
        settled = passed[len(passed) // 2 :]
        assert float(np.ptp(settled)) / 2 == pytest.approx(passes, rel=0.03)
    assert np.array_equal(low_passed(np.full(9, 4.0), 1.0), np.full(9, 4.0))
