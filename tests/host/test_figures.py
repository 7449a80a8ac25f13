# SPDX-License-Identifier: BSD-2-Clause
"""Figures of a report: they can be read whatever the distribution looks like."""

import re
from operator import itemgetter

import pytest
from jsonrecords import made

from irqscope.report.figures import BLUE, ORANGE, SEEN, Mark, draw_histogram, draw_worst_over_time, seen, to_svg
from irqscope.results.segmentrecord import SegmentResult

LIMIT = Mark("limit max 5ms", 0.005)


def figure(maximum: int, *marks: Mark) -> str:
    content = {"edges": [100, 200, maximum, maximum + 50], "counts": [500, 1, 1]}
    segment = {"name": "wake", "kind": "latency", "min": 150, "median": 150, "max": maximum, "histogram": content}
    return to_svg(draw_histogram(made(SegmentResult, segment), 1e-8, marks), "histogram")


def ticks(svg: str) -> int:
    """Marks on all horizontal axes; a logarithmic one has many small ones."""
    return len(re.findall(r'id="xtick', svg))


def test_the_unit_of_a_long_tail_is_that_of_its_body():
    assert "latency wake, us" in figure(900_000) and "latency wake, us" in figure(90_000_000)


def test_only_a_long_tail_makes_the_axis_logarithmic():
    assert ticks(figure(900)) < ticks(figure(90_000))


def test_the_maximum_has_its_value_and_the_scale_two_marks():
    assert "max 9.00000 ms" in figure(900_000)
    content = {"edges": [100, 200], "counts": [2]}
    few = {"name": "wake", "kind": "latency", "min": 150, "median": 150, "max": 160, "histogram": content}
    drawn = to_svg(draw_histogram(made(SegmentResult, few), 1e-8), "histogram")
    assert "10⁰" in drawn and "10¹" in drawn


def test_a_limit_is_a_line_wherever_it_is():
    drawn = draw_histogram(
        made(
            SegmentResult,
            {
                "name": "wake",
                "kind": "latency",
                "min": 150,
                "median": 150,
                "max": 900,
                "histogram": {"edges": [100, 200, 900, 950], "counts": [500, 1, 1]},
            },
        ),
        1e-8,
        [LIMIT],
    )
    for axes in drawn.axes:
        low, high = axes.get_xlim()
        lines = [line.get_xdata()[0] for line in axes.lines if len(set(line.get_xdata())) == 1]
        assert [x * 1e-6 for x in lines[:2]] == pytest.approx([0.005, 9e-6]) and all(low < x < high for x in lines)
    assert "limit max 5ms" in figure(900, LIMIT) and "limit max 5ms" not in figure(900)


def test_a_limit_far_away_flattens_nothing_that_is_drawn_over_time():
    segment = made(SegmentResult, {"name": "wake", "max": 100, "timeline": [{"time": 10, "latency": 100, "edge": 1}]})
    near, far = Mark("limit", 5e-6), Mark("limit", 5e-3)
    (axes,) = draw_worst_over_time(segment, 1e-8, 0, [near, far]).axes
    assert axes.get_ylim()[1] == pytest.approx(1.1 * 5)
    assert [text.get_text() for text in axes.get_legend().get_texts()] == ["rising response", "limit"]


def test_of_many_points_the_largest_are_seen():
    points = [{"time": time, "latency": (time * 7919) % 4001} for time in range(3000)]
    shown = seen(points, itemgetter("latency"))
    assert SEEN / 2 < len(shown) <= SEEN and shown == sorted(shown, key=lambda point: point["time"])
    for first in range(0, 3000, 8):  # 3000 is halved three times
        assert max(points[first : first + 8], key=lambda point: point["latency"]) in shown
    assert seen(points[:SEEN], itemgetter("latency")) == points[:SEEN]


def test_polarities_differ_without_colour_and_their_legend_hides_nothing():
    timeline = [{"time": 10**6 * k, "latency": 100, "edge": k % 2} for k in range(20)]
    segment = made(SegmentResult, {"name": "wake", "max": 100, "timeline": timeline})
    drawn = to_svg(draw_worst_over_time(segment, 1e-8, 0), "worst")
    assert "rising response" in drawn and "falling response" in drawn
    samples, _, legend = drawn.partition('id="legend')
    for marks in (samples, legend):
        assert f'style="fill: {BLUE.lower()}' in marks
        assert f'style="fill-opacity: 0; stroke: {ORANGE.lower()}' in marks
    heights = [[float(y) for y in re.findall(r'<use [^>]* y="([0-9.]+)"', marks)] for marks in (samples, legend)]
    assert max(heights[1]) < min(heights[0])  # SVG counts downwards
