# SPDX-License-Identifier: BSD-2-Clause
"""The quantisation terms of the budget against the waveform of the pins, which is known to 1 ps."""

from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
import truth
from endtoend import Outcome, latency, url

pytestmark = pytest.mark.bench

COUNT = 3000


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
    outcome = latency(port, directory / "run", "--rate", "5kHz", "--count", COUNT, "--seed", 3, "--filter", "0")
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


def test_the_combined_uncertainty_covers_the_truth(measured):
    """k = 2: at least 95 % of samples, their bias subtracted, lie within U of the truth; here all do, or nearly."""
    outcome, path = measured
    tick = float(Fraction(outcome.result["tick"]["numerator"], outcome.result["tick"]["denominator"]))
    for name, cause, response in (("isr", "stimulus", "isr"), ("task", "isr", "task")):
        value = next(v for v in outcome.segment(name)["uncertainty"]["values"] if v["of"] == "median")
        off = errors(outcome, path, cause, response) * tick - value["bias"]
        within = np.mean(np.abs(off) <= value["expanded"])
        assert within >= 0.95 and value["expanded"] < 1.2 * np.abs(off).max()


def test_a_wrong_bias_would_be_seen(measured):
    outcome, path = measured
    off = errors(outcome, path, "stimulus", "isr")
    assert abs(off.mean()) > 20 * off.std() / COUNT**0.5
