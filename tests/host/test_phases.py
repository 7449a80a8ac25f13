# SPDX-License-Identifier: BSD-2-Clause
"""Phases that are not spread evenly are found in the time stamps alone, whatever the widths of the bins are."""

import re
from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from asynchronous import stamps
from hypothesis import given
from hypothesis import strategies as st

from irqscope.analysis.phases import follow, kuiper
from irqscope.base.records import to_json
from irqscope.contract.roles import Source
from irqscope.errors import BadInput, Invalid
from irqscope.qualifying.density import Density, judge, measure
from models.instrument import IDENTITY

UNEQUAL = [1.1, 0.9]
IRRATIONAL = 703.6243
EDGES = 50_000


def judged(times: np.ndarray, samples: int = 2) -> Density:
    return judge(times, Source.AUX, samples, Fraction(1, 100_500_000))


@pytest.mark.parametrize(("edges", "limit"), [(4, 2.001 / 2.275), (100, 2.001 / 10.179), (10_000, 2.001 / 100.1574)])
def test_the_most_that_is_even_is_stephens_upper_1_percent(edges, limit):
    """Root of the number, 0.155, and 0.24 over the root; what is right at it is even."""
    found = follow(np.arange(edges, dtype=np.int64) * 700, 2)
    assert found.limit == pytest.approx(limit)
    assert replace(found, unevenness=found.limit).even and not replace(found, unevenness=1.001 * limit).even


@given(st.lists(st.integers(0, 49), min_size=1, max_size=12))
def test_kuiper_is_the_worst_interval(fiftieths):
    """Intervals between phases, with and without their ends: no other one can be worse."""
    worst = Fraction(0)
    for first in fiftieths:
        for last in fiftieths:
            length = Fraction((last - first) % 50, 50)
            closed = Fraction(sum((phase - first) % 50 <= (last - first) % 50 for phase in fiftieths), len(fiftieths))
            # What lies outside of an interval with its ends lies inside of the rest without them.
            worst = max(worst, closed - length)
    assert kuiper(np.array(fiftieths) / 50) == pytest.approx(float(worst), abs=1e-9)


@pytest.mark.parametrize(
    "source",
    [
        {},
        {"jitter": 0.3},
        {"jitter": 1.0},
        {"jitter": 20.0},
        {"wander": 0.01},
        {"wander": 1.0},
        {"wander": 200.0},
        {"kept": np.random.default_rng(3).random(EDGES) < 0.9},
        {"kept": np.arange(EDGES) // 250 % 3 == 0},
    ],
)
def test_what_is_even_gives_the_widths(source):
    density = judged(stamps(UNEQUAL, IRRATIONAL, EDGES, **source))
    for one, width in zip(density.widths.bins, UNEQUAL, strict=True):
        assert abs(one.width - width) < 4 * one.error < 0.1
    assert not density.widths.equal and density.phases.even
    assert (density.phases.unevenness is None) == (
        max(source.get("jitter", 0), source.get("wander", 0)) > 2 or source.get("wander") == 1.0
    )


def test_edges_of_which_none_follow_each_other_have_no_residual():
    """Whole numbers of periods apart, but never 16 in a row: no line, so no residual, and no infinity in JSON."""
    found = follow(np.cumsum(np.tile([100, 150], 50)), 2)
    assert (found.residual, found.unevenness) == (None, None)


@pytest.mark.parametrize("widths", [[1.8, 0.2], [0.9, 1.1] * 2, [0.9, 1.1] * 4, [1.2, 0.9, 1.05, 0.85]])
def test_all_bins_of_a_gear(widths):
    density = judged(stamps(widths, IRRATIONAL, EDGES), len(widths))
    assert density.phases.unevenness is not None and density.phases.unevenness < 0.001
    assert [one.width for one in density.widths.bins] == pytest.approx(widths, abs=0.01)


@pytest.mark.parametrize(
    ("period", "source"),
    [
        (704.0, {}),
        (703.0, {}),  # two phases half a clock apart: both bins get half of the edges, whatever their widths are
        (703.0, {"jitter": 0.1}),
        (703.0, {"jitter": 1.0}),
        (703.0, {"wander": 0.01}),
        (703.0, {"kept": np.arange(EDGES) // 250 % 3 == 0}),
        (703.5, {}),
        (703 + 1 / 7, {}),
        (703.02, {}),
        (703 + 1e-5, {}),  # half a clock in the whole test
    ],
)
def test_what_is_locked_is_refused(period, source):
    with pytest.raises(Invalid, match=r"not spread evenly over the clock.*oscillator of its own") as error:
        judged(stamps(UNEQUAL, period, EDGES, **source))
    said = re.search(r"a period of ([\d.]+) clocks", str(error.value))
    assert said and float(said[1]) == pytest.approx(period / 2, abs=1e-4)
    assert "\n" not in str(error.value)


def test_the_unevenness_is_that_of_the_true_phases():
    """Four phases a clock, whose shares are a quarter each: an interval without any is a quarter of a clock."""
    assert follow(stamps(UNEQUAL, 703.5, EDGES), 2).unevenness == pytest.approx(0.25, abs=0.02)
    assert follow(stamps(UNEQUAL, 704.0, EDGES), 2).unevenness == pytest.approx(1, abs=0.001)


def test_jitter_does_not_shorten_the_lines():
    """Shorter lines would be no nearer to the edges, and less sure: what is locked behind jitter would be missed."""
    assert follow(stamps(UNEQUAL, IRRATIONAL, EDGES, jitter=1.0), 2).unevenness < 0.0005
    assert follow(stamps(UNEQUAL, 703.0, EDGES, jitter=1.0), 2).unevenness > 0.45


def test_the_period_is_found_to_a_fraction_of_a_tick():
    assert follow(stamps(UNEQUAL, IRRATIONAL, EDGES), 2).period == pytest.approx(IRRATIONAL, abs=1e-6)


def test_a_source_that_changes_is_refused():
    """Even as a whole, but its phases come one after the other: in each stretch one bin has nearly all."""
    with pytest.raises(Invalid, match="change from one stretch"):
        judged(stamps([1, 1], 704 + 4.0 * 10 / EDGES / 2, EDGES))


def test_a_random_source_that_never_hits_a_bin_is_refused():
    times = np.cumsum(np.random.default_rng(1).integers(50, 500, EDGES)) * 2
    with pytest.raises(Invalid, match="no edge on aux fell into bin 1"):
        judged(times)


def test_words():
    unequal, equal = judged(stamps(UNEQUAL, IRRATIONAL, EDGES)), judged(stamps([1, 1], IRRATIONAL, EDGES))
    assert "not equal" in unequal.sentence() and " ns to 10.95 ns wide, up to 10 % off" in unequal.sentence()
    assert "equal within the error" in equal.sentence()
    json = to_json(unequal.record)
    assert json["edges"] == EDGES and json["bins"][1]["width"] == pytest.approx(0.9, abs=0.001)
    assert not json["equal"] and json["phases"]["even"] and json["sentence"] == unequal.sentence()


def test_one_sample_a_clock_has_no_bins():
    instrument: Any = SimpleNamespace(identity=replace(IDENTITY, samples=1))
    with pytest.raises(BadInput, match="no bins to compare"):
        measure(instrument, Source.AUX)


def test_two_edges_are_the_least():
    with pytest.raises(ValueError, match="two edges"):
        follow(np.array([1]), 2)
