# SPDX-License-Identifier: BSD-2-Clause
"""Arrays of a run and its figures are of the same numbers: they compare equal, and belong together."""

import shutil
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from goldens import RECORDED
from hypothesis import given
from hypothesis import strategies as st

import irqscope
from irqscope.api.values import seconds_of

LARGEST = 1 << 53
CALIBRATED = Fraction(995024875621890547, 10**26 + 7)


@pytest.fixture(scope="module")
def run(tmp_path_factory) -> irqscope.Run:
    return irqscope.read(shutil.copytree(RECORDED / "latency", tmp_path_factory.mktemp("arrays") / "run"))


@given(
    st.lists(st.integers(1 - LARGEST, LARGEST - 1) | st.integers(-1000, 1000), max_size=20),
    st.sampled_from([Fraction(1, 100_500_000), Fraction(1, 10**8), Fraction(1, 125_000_000), CALIBRATED])
    | st.fractions(Fraction(1, 10**10), Fraction(1, 10**6)),
)
def test_seconds_are_those_of_times(ticks, tick):
    found = seconds_of(np.array(ticks, dtype=np.int64), tick)
    assert found.dtype == np.float64 and found.tolist() == [float(irqscope.Time(each, tick)) for each in ticks]


def test_the_longest_sample_is_found_among_all(run):
    """Of a third of the segments it was not: it differed in the last bit."""
    for segment in run:
        seconds, longest = segment.seconds(), segment.max
        assert seconds.max() == longest and seconds.min() == segment.min
        assert longest.at.since_start in segment.times()[seconds == longest]
        edges, counts = segment.histogram
        assert np.histogram(seconds, edges)[0].tolist() == counts.tolist()
    events = run.events()
    assert events.seconds.tolist() == [float(run.at(each).since_start) for each in events.ticks.tolist()]


def test_samples_are_not_sorted_without_their_times(run):
    isr = run["isr"]
    before = dict(zip(isr.times().tolist(), isr.seconds().tolist(), strict=True))
    with pytest.raises(ValueError, match="read-only"):
        isr.ticks().sort()
    assert dict(zip(isr.times().tolist(), isr.seconds().tolist(), strict=True)) == before


def test_a_run_has_the_segments_that_it_names(run):
    assert all(name in run for name in run.segments) and "lunch" not in run and 0 not in run


def test_a_table_without_rows_has_its_columns(tmp_path, run):
    clock = irqscope.read(shutil.copytree(RECORDED / "clock", tmp_path / "clock"))
    empty, full = clock.table("latencies"), run.table("latencies")
    assert list(empty) == list(full) and len(empty) == 0
    assert [column.dtype.kind for column in empty.columns.values()] == [c.dtype.kind for c in full.columns.values()]
    assert empty["latency_ticks"].dtype == np.int64 and empty.to_numpy().shape == (0,)
    assert empty.to_arrow().schema == full.to_arrow().schema


@pytest.mark.parametrize(("limits", "warn", "verdict"), [((), "isr.max=1ns", "WARN"), (("isr.max=1ns",), (), "FAIL")])
def test_a_text_is_one_limit(limits, warn, verdict, run):
    assert run.judge(*limits, warn=warn).verdict == verdict


@pytest.mark.parametrize("limits", [(["isr.max=1us"],), (5,), (None,)])
def test_what_is_no_limit_is_one_sentence(limits, run):
    with pytest.raises(irqscope.BadInput, match="limits: it takes NAME=BOUND, not "):
        run.judge(*limits)
    assert isinstance(run.path, Path)
