# SPDX-License-Identifier: BSD-2-Clause
"""What other views are drawn from: each against a slow and obvious count of the same samples."""

import random
from collections import Counter
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonrecords import content_of, made

from irqscope.analysis.histogram import ExactCounts
from irqscope.contract.statistics import bin_low, bin_of
from irqscope.device.course import COLUMNS, Course
from irqscope.measuring.envelope import COLUMNS as STRETCHES
from irqscope.measuring.envelope import Envelope
from irqscope.report.figures import to_svg
from irqscope.report.overtime import draw_course
from irqscope.report.views import (
    NATIVE,
    draw_envelope,
    draw_equal_bins,
    envelope_caption,
    equal_bins_caption,
)
from irqscope.results.equalbins import FINEST, FULL_RANGE, MOST, OCTAVE, equal_bins
from irqscope.results.segmentrecord import SegmentResult

pytestmark = pytest.mark.curves
TICKS = (Fraction(1, 100_500_000), Fraction(1, 100_000_000), Fraction(7, 10**9))
samples_lists = st.lists(st.integers(0, 3000) | st.integers(0, 2**33), min_size=1, max_size=60)


def counted(values: list[int]) -> ExactCounts:
    counts = ExactCounts()
    counts.add(np.array(values, dtype=np.int64))
    return counts


@given(samples_lists, st.sampled_from(TICKS))
def test_bins_of_equal_width_hold_what_lies_in_them(values, tick):
    made = content_of(equal_bins(counted(values), tick))
    whole, step = made["full_range"], made["step"]
    low, length = min(values), max(values) - min(values) + 1
    if length < FULL_RANGE:
        assert whole is None
    else:
        assert (whole["from"], whole["to"]) == (low, low + length)
        found = Counter((value - low) * FULL_RANGE // length for value in values)
        assert whole["counts"] == [found[number] for number in range(FULL_RANGE)]
    width = Fraction(step["width"]).limit_denominator(10**6)
    found = Counter(value * tick // width for value in values)
    assert {step["first"] + number: count for number, count in enumerate(step["counts"]) if count} == found
    assert len(step["counts"]) <= MOST and step["counts"][0] and step["counts"][-1]
    equal = made["logarithmic"]
    edges = equal["edges"]
    assert edges == sorted(set(edges)) and (edges[0], edges[-1]) == (low, low + length)
    assert equal["counts"] == [sum(a <= value < b for value in values) for a, b in pairwise(edges)]


def test_bins_of_a_logarithmic_axis_are_as_wide_as_each_other_there_and_finer_than_the_chips():
    edges = equal_bins(counted([1000, 50_000]), TICKS[1]).logarithmic.edges
    ratios = [high / low for low, high in pairwise(edges)]
    assert len(edges) > FINEST and max(ratios) < 1 + 1 / OCTAVE and max(ratios) / min(ratios) < 1.01
    assert equal_bins(counted([7, 10]), TICKS[1]).logarithmic.edges == [7, 8, 9, 10, 11], "a tick is the least"


def test_a_microsecond_is_the_width_as_long_as_it_can_be_seen():
    tick = TICKS[1]  # 100 of them are 1 us
    assert equal_bins(counted([0, 99_999]), tick).step.width == 1e-6
    assert equal_bins(counted([0, 100_000]), tick).step.width == 2e-6
    assert equal_bins(counted([50, 149, 150, 199, 200]), tick).step.counts == [1, 3, 1]
    assert equal_bins(ExactCounts(), tick) is None


@pytest.mark.parametrize("snapshots", [1, COLUMNS, COLUMNS + 1, 2 * COLUMNS + 3, 2000])
def test_a_course_keeps_every_sample_in_its_time(snapshots):
    dice, course, told = random.Random(snapshots), Course(5), []
    for number in range(1, snapshots + 1):
        came = {dice.randrange(500): dice.randrange(1, 9) for _ in range(dice.randrange(4))}
        course.add(came, 10 * number)
        told += [(number, bin_of(bin_low(index, 5), 3), count) for index, count in came.items()]
    made = content_of(course.record)
    ends, columns = made["ends"], made["counts"]
    assert ends == sorted(ends) and ends[-1] == 10 * snapshots and len(ends) == len(columns) <= COLUMNS
    lengths = np.diff([0, *ends]).tolist()
    assert set(lengths[:-1]) <= {lengths[0]} and lengths[-1] <= lengths[0] <= 10 * max(1, 2 * snapshots / COLUMNS)
    found: Counter[tuple[int, int]] = Counter()
    for number, index, count in told:
        column = next(column for column, end in enumerate(ends) if 10 * number <= end)
        found[column, bin_low(index, 3)] += count
    cells = {(c, edge): n for c, row in enumerate(columns) for edge, n in zip(made["edges"], row, strict=False) if n}
    assert cells == found


def test_a_course_without_samples_is_none():
    course = Course(5)
    course.add({}, 10)
    assert course.record is None


@given(st.lists(st.lists(st.tuples(st.integers(1, 10**7), st.integers(0, 2**34)), max_size=400), max_size=8))
def test_an_envelope_holds_the_extremes_of_each_stretch(batches):
    envelope, now, every = Envelope(), 0, []
    for batch in batches:
        times = now + np.cumsum([step for step, _ in batch], dtype=np.int64)
        values = [value for _, value in batch]
        envelope.add(np.array(values, dtype=np.int64), times)
        every += zip(times.tolist(), values, strict=True)
        now = every[-1][0] if every else 0
    made = content_of(envelope.record)
    if not every:
        assert made is None
        return
    assert made["n"] == len(every) and len(made["begins"]) <= STRETCHES
    found: dict[int, list[int]] = {}
    for time, value in every:
        found.setdefault(time // made["width"] * made["width"], []).append(value)
    assert made["begins"] == list(found)
    assert made["min"] == [min(v) for v in found.values()] and made["max"] == [max(v) for v in found.values()]


def test_a_long_envelope_has_no_more_columns_than_needed():
    envelope, times = Envelope(), np.arange(1, 50_001) * 1000
    values = np.random.default_rng(1).integers(900, 1100, len(times))
    for part in np.array_split(np.arange(len(times)), 7):
        envelope.add(values[part], times[part])
    made = content_of(envelope.record)
    assert STRETCHES / 2 < len(made["begins"]) <= STRETCHES
    for begin, low, high in zip(made["begins"], made["min"], made["max"], strict=True):
        mine = values[(times >= begin) & (times < begin + made["width"])]
        assert (low, high) == (mine.min(), mine.max())


def segment(values: list[int], *, complete: bool = True) -> SegmentResult:
    return made(
        SegmentResult,
        {
            "name": "isr",
            "kind": "latency",
            "min": min(values),
            "max": max(values),
            "histogram": {"edges": [min(values), max(values) + 1], "counts": [len(values)]},
            "charts": {"equal_bins": equal_bins(counted(values), TICKS[1]) if complete else None},
        },
    )


def test_what_is_no_bin_of_equal_width_says_so():
    for content, phrase, native in (
        (segment([100, 400, 900]), "51 bins from least to greatest, as in", 0),
        (segment([100, 120, 140]), "fewer than 51 ticks", 1),
        (segment([100, 400, 900], complete=False), "not all events came", 2),
    ):
        assert phrase in equal_bins_caption(content)
        assert to_svg(draw_equal_bins(content, 1e-8), "x").count(NATIVE) == native


def test_a_trace_says_what_its_spikes_are():
    """Moryc's figures 3 and 4 are starting times, 5 and 6 finishing times from the start of the instance."""
    charts = {"charts": {"envelope": {"n": 3}}}
    interval, work, isr = (
        made(SegmentResult, {"name": name, "kind": kind, **charts})
        for name, kind in (("task.interval", "interval"), ("work", "latency"), ("isr", "latency"))
    )
    assert "dithered" in envelope_caption(interval, True) and "dithered" not in envelope_caption(interval, False)
    assert "relative starting time" in envelope_caption(interval, False)
    assert "finishing time" in envelope_caption(work, True) and "dithered" not in envelope_caption(work, True)
    assert "finishing" not in envelope_caption(isr, True) and "of 3 known" in envelope_caption(isr, True)


def test_times_of_any_size_are_drawn_without_a_clock_that_nobody_has():
    """As a result may say that was tampered with."""
    run = {"name": "isr", "kind": "latency", "min": 100, "median": 250, "max": 299}
    course = {"ends": [2000, 10**30], "edges": [100, 200, 300], "counts": [[5, 0], [1, 2]]}
    begun = datetime(2026, 11, 30, tzinfo=UTC)
    clocks = [
        lambda seconds: begun + timedelta(seconds=min(seconds, 1e9)),
        lambda seconds: begun if seconds < 1 else None,
    ]
    for course["ends"][1], clock, upper in ((3000, clocks[0], 1), (10**30, clocks[1], 0)):
        segment = made(SegmentResult, {**run, "charts": {"course": course}})
        axes = draw_course(segment, 1e-8, 1000, (), clock).axes[0]
        assert np.asarray(axes.collections[0].get_coordinates())[0, 2, 0] == pytest.approx(
            (course["ends"][1] - 1000) / 1e8
        )
        assert len(axes.child_axes) == upper


def test_views_show_what_was_kept():
    run = {"name": "isr", "kind": "latency", "min": 100, "median": 250, "max": 299}
    course = {"ends": [2000, 3000], "edges": [100, 200, 300], "counts": [[5, 0], [1, 2]]}
    axes = draw_course(made(SegmentResult, {**run, "charts": {"course": course}}), 1e-8, 1000).axes[0]
    shown = axes.collections[0].get_array()
    assert shown.tolist() == [[5, 1], [None, 2]]  # lengths upwards, times to the right, nothing where there is nothing
    corners = np.asarray(axes.collections[0].get_coordinates())
    assert corners[0, :, 0].tolist() == pytest.approx([0, 1e-5, 2e-5])
    assert corners[:, 0, 1].tolist() == pytest.approx([1, 2, 3])
    kept = {"width": 16, "begins": [1000, 1032], "min": [380, 390], "max": [420, 440]}
    segment = made(SegmentResult, {**run, "charts": {"envelope": kept}})
    times, values = draw_envelope(segment, 1e-8, 1000).axes[0].lines[0].get_data()
    times, values = times.tolist(), values.tolist()
    assert times[:2] == pytest.approx([8e-8] * 2) and times[3:5] == pytest.approx([40e-8] * 2)
    assert values[:2] == pytest.approx([3.8, 4.2]) and values[3:5] == pytest.approx([3.9, 4.4])
