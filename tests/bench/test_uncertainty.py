# SPDX-License-Identifier: BSD-2-Clause
"""The quantisation terms of the budget against the waveform of the pins, which is known to 1 ps."""

from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
import truth
from endtoend import Outcome, latency, url

from irqscope.base.records import convert
from irqscope.results.budget import Uncertainty
from irqscope.results.correction import Correction
from irqscope.units import format_uncertain, parse_time

pytestmark = pytest.mark.bench

COUNT = 3000


def _correction(segment) -> Correction:
    return Correction.of(convert(segment["uncertainty"], Uncertainty).components)


def edges(path: Path, name: str, *, rising: bool = False) -> np.ndarray:
    """Times of a pin's edges in ps."""
    return np.array([time for time, level in truth.waveform(path)[name] if time and (level or not rising)])


def errors(outcome: Outcome, path: Path, cause: str, response: str) -> np.ndarray:
    """What each sample has beyond the true time, in ticks; every cause is answered once, in turn."""
    tick_ps = 10**12 * Fraction(outcome.result["tick"]["numerator"], outcome.result["tick"]["denominator"])
    true = edges(path, response) - edges(path, cause, rising=cause == "stimulus")
    stamps = {name: np.array([t for t, source, _, _ in outcome.events if source == name]) for name in (cause, response)}
    return (stamps[response] - stamps[cause]) - true / float(tick_ps)


@pytest.fixture(scope="module")
def measured(tmp_path_factory) -> tuple[Outcome, Path]:
    directory = tmp_path_factory.mktemp("uncertainty")
    port = url(profile="linux-rt", engine="native", link="unlimited", seed=5, truth=directory / "pins.vcd")
    options = ("--rate", "5kHz", "--count", COUNT, "--seed", 3, "--filter", "0", "--segments", "isr,task,isr.interval")
    outcome = latency(port, directory / "run", *options)
    assert outcome.result["cross_check"]["agrees"]
    return outcome, directory / "pins.vcd"


@pytest.mark.parametrize(
    ("name", "cause", "response", "least"), [("isr", "stimulus", "isr", 0), ("task", "isr", "task", -1)]
)
def test_bias_shape_and_spread_of_the_clocks_grid(measured, name, cause, response, least):
    outcome, path = measured
    off = errors(outcome, path, cause, response)
    assert len(off) == COUNT
    line = next(c for c in outcome.segment(name)["uncertainty"]["components"] if c["name"] == "quantisation")
    tick = float(Fraction(outcome.result["tick"]["numerator"], outcome.result["tick"]["denominator"]))
    bias, standard = line["bias"] / tick, line["standard"] / tick
    # Standard errors of mean and SD; the kurtosis of rectangle and triangle is 1.8 and 2.4.
    kurtosis = 1.8 if least == 0 else 2.4
    assert abs(off.mean() - bias) < 4 * standard / COUNT**0.5
    assert abs(off.std() - standard) < 4 * standard * ((kurtosis - 1) / 4 / COUNT) ** 0.5
    ends = outcome.segment(name)["uncertainty"]
    assert off.min() >= ends["least_error_ticks"] - 1e-3 and off.max() <= ends["greatest_error_ticks"] + 1e-3
    # The shape, by Kolmogorov's distance: 1.95 / sqrt(n) is exceeded once in a thousand.
    at = np.sort(off)
    share = at.clip(0, 1) if least == 0 else np.where(at < 0, (1 + at).clip(0) ** 2 / 2, 1 - (1 - at).clip(0) ** 2 / 2)
    assert line["distribution"] == ("uniform" if least == 0 else "triangular")
    assert np.abs(share - (np.arange(COUNT) + 0.5) / COUNT).max() < 1.95 / COUNT**0.5


def samples(outcome: Outcome, path: Path, cause: str, response: str) -> list[tuple[Fraction, Fraction]]:
    """Each sample as it was stamped and as it truly was, in seconds; a pin with itself: the intervals of it."""
    tick = Fraction(outcome.result["tick"]["numerator"], outcome.result["tick"]["denominator"])
    stamps = {name: [t for t, source, _, _ in outcome.events if source == name] for name in (cause, response)}
    true = {name: edges(path, name, rising=name == "stimulus").tolist() for name in (cause, response)}
    begin, end = (slice(None, -1), slice(1, None)) if cause == response else (slice(None), slice(None))
    return [
        ((late - early) * tick, Fraction(int(truly) - int(before), 10**12))
        for early, late, before, truly in zip(
            stamps[cause][begin], stamps[response][end], true[cause][begin], true[response][end], strict=True
        )
    ]


@pytest.mark.parametrize(
    ("name", "cause", "response"),
    [("isr", "stimulus", "isr"), ("task", "isr", "task"), ("isr.interval", "isr", "isr")],
)
def test_the_corrected_value_and_its_uncertainty_hold_the_truth(measured, name, cause, response):
    """k = 2: of at least 95 % of all samples, as computed and as printed, whether one end is quantised or both are."""
    outcome, path = measured
    correction = _correction(outcome.segment(name))
    held = printed = 0
    every = samples(outcome, path, cause, response)
    for stamped, true in every:
        value, expanded = correction.corrected(stamped), correction.expanded_of(stamped)
        held += abs(value - true) <= expanded
        text, give_or_take = (parse_time(each) for each in format_uncertain(value, expanded))
        printed += abs(text - true) <= give_or_take
    assert len(every) >= COUNT - 1 and min(held, printed) >= 0.95 * len(every)


def test_the_value_as_stamped_would_hold_it_in_few(measured):
    """Half a tick of bias, not taken off, leaves an interval of 0.58 ticks about the end of a rectangle of one."""
    outcome, path = measured
    correction = _correction(outcome.segment("isr"))
    every = samples(outcome, path, "stimulus", "isr")
    held = sum(abs(stamped - true) <= correction.expanded_of(stamped) for stamped, true in every)
    assert 0.5 < held / len(every) < 0.65
    # Nor is the interval so wide that it would hold anything.
    worst = max(abs(correction.corrected(stamped) - true) for stamped, true in every)
    assert correction.expanded_of(every[0][0]) < 1.2 * worst


def test_a_wrong_bias_would_be_seen(measured):
    outcome, path = measured
    off = errors(outcome, path, "stimulus", "isr")
    assert abs(off.mean()) > 20 * off.std() / COUNT**0.5
