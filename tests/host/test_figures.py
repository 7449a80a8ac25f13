# SPDX-License-Identifier: BSD-2-Clause
"""Figures of a report: they can be read whatever the distribution looks like."""

import re
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from operator import itemgetter

import numpy as np
import pytest
from goldens import result_of
from jsonrecords import made

from irqscope.report.figures import BLUE, ORANGE, SEEN, Mark, seen, to_svg
from irqscope.report.histogram import draw_histogram
from irqscope.report.overtime import draw_course, draw_worst_over_time, heat
from irqscope.results.segmentrecord import SegmentResult

pytestmark = pytest.mark.curves
LIMIT = Mark("limit max 5ms", 0.005)


def figure(maximum: int, *marks: Mark) -> str:
    content = {"edges": [100, 200, maximum, maximum + 50], "counts": [500, 1, 1]}
    segment = {"name": "wake", "kind": "latency", "min": 150, "median": 150, "max": maximum, "histogram": content}
    return to_svg(draw_histogram(made(SegmentResult, segment), 1e-8, marks), "histogram")


def ticks(svg: str) -> int:
    """Marks on all horizontal axes; a logarithmic one has many small ones."""
    return len(re.findall(r'class="xtick', svg))


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
    assert axes.get_ylim()[1] == pytest.approx(1.05 * 5)
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
    samples, _, legend = drawn.partition('class="legend')
    for marks in (samples, legend):
        assert f'style="fill: {BLUE.lower()}' in marks
        assert f'style="fill-opacity: 0; stroke: {ORANGE.lower()}' in marks
    heights = [[float(y) for y in re.findall(r'<use [^>]* y="([0-9.]+)"', marks)] for marks in (samples, legend)]
    assert max(heights[1]) < min(heights[0])  # SVG counts downwards


def test_a_bin_that_widens_with_the_value_makes_no_step():
    """Of a uniform distribution each bin of a power of two has twice the samples of the one before, and as many per
    microsecond."""
    edges = [2**power for power in range(4, 14)]
    counts = [high - low for low, high in pairwise(edges)]
    content = {
        "name": "isr",
        "kind": "latency",
        "min": 16,
        "median": 4000,
        "max": 8191,
        "histogram": {"edges": edges, "counts": counts},
    }
    top, _ = draw_histogram(made(SegmentResult, content), 1e-8).axes
    heights, drawn, floor = top.patches[0].get_data()
    assert heights.tolist() == pytest.approx([100] * len(counts)) and 0 < floor < 100
    assert (drawn * 100).tolist() == pytest.approx(edges)
    assert top.get_ylabel() == f"samples per us (n = {sum(counts)})"


def test_a_bar_and_a_point_say_what_they_are_without_a_script():
    svg = figure(900)
    assert svg.count("<title>") == 3 and "1.00 us up to 2.00 us: 500 samples, 502 as long or longer</title>" in svg
    timeline = [{"time": 10**6 + 5, "latency": 100, "edge": 1}]
    segment = made(SegmentResult, {"name": "wake", "max": 100, "timeline": timeline})
    drawn = draw_worst_over_time(segment, 1e-8, 5)
    svg = to_svg(drawn, "worst", "what <was> measured")
    assert "<title>1.00 us at 0.010000 s, rising</title>" in svg and "<desc>what &lt;was&gt; measured</desc>" in svg
    (hint,) = re.findall(r'<rect x="([0-9.]+)" y="([0-9.]+)" width="([0-9.]+)" height="([0-9.]+)"><title>', svg)
    x, y, width, height = map(float, hint)
    (mark,) = re.findall(r'<use [^>]*x="([0-9.]+)" y="([0-9.]+)"[^>]*#0072b2', svg.partition('class="legend')[0])
    assert (x + width / 2, y + height / 2) == pytest.approx(tuple(map(float, mark)), abs=0.1)


def test_what_happened_when_is_drawn_on_the_axis_of_the_histogram_and_by_the_hosts_clock():
    begin = datetime(2026, 11, 25, 14, 3, 21, tzinfo=UTC)
    content = {
        "name": "wake",
        "kind": "latency",
        "min": 100,
        "median": 150,
        "max": 9000,
        "histogram": {"edges": [100, 200, 9000, 9001], "counts": [500, 1, 1]},
        "timeline": [{"time": 30 * 10**8, "latency": 9000, "edge": 1}],
        "charts": {"course": {"ends": [30 * 10**8], "edges": [100, 200, 9001], "counts": [[501, 1]]}},
    }
    segment, marks = made(SegmentResult, content), [LIMIT]
    histogram = draw_histogram(segment, 1e-8, marks).axes[0]
    for draw in (draw_worst_over_time, draw_course):
        axes = draw(segment, 1e-8, 0, marks, lambda passed: begin + timedelta(seconds=passed)).axes[0]
        assert axes.get_yscale() == histogram.get_xscale() == "log"
        assert axes.get_ylim() == pytest.approx(histogram.get_xlim(), rel=0.01)
        assert 5000 in {line.get_ydata()[0] for line in axes.lines} & {line.get_xdata()[0] for line in histogram.lines}
        (clock,) = axes.child_axes
        shown = dict(
            zip(clock.get_xticks().tolist(), [each.get_text() for each in clock.get_xticklabels()], strict=True)
        )
        assert shown == {4: "14:03:25", 9: "14:03:30", 14: "14:03:35", 19: "14:03:40", 24: "14:03:45", 29: "14:03:50"}
        assert not draw(segment, 1e-8, 0, marks).axes[0].child_axes


def luminance(colour: tuple[float, ...]) -> float:
    """Relative, as WCAG 2 defines it."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_fewest_samples_are_seen_on_paper_and_more_are_darker():
    shades = [luminance(heat()(share)) for share in np.linspace(0, 1, 65)]
    assert 1.05 / (shades[0] + 0.05) >= 3 and shades == sorted(shades, reverse=True)


def test_who_points_at_a_bar_or_a_cell_of_a_run_reads_how_many_samples_it_has(tmp_path):
    result = result_of("latency", tmp_path)
    tick = float(result.tick.fraction)
    for segment in result.segments:
        bars = [hint.text for hint in draw_histogram(segment, tick).hints]
        shares = [
            re.fullmatch(r"\S+ [num]?s up to \S+ [num]?s: (\d+) samples?, (\d+) as long or longer", bar) for bar in bars
        ]
        counts = [int(found[1]) for found in shares]
        assert [int(found[2]) for found in shares] == [sum(counts[place:]) for place in range(len(counts))]
        assert counts and sum(counts) == segment.n
        if segment.charts.course:
            cells = [hint.text for hint in draw_course(segment, tick, result.start_ticks).hints]
            assert sum(int(re.search(r": (\d+) samples?$", cell)[1]) for cell in cells) == segment.n
            assert len(cells) == np.count_nonzero(segment.charts.course.counts) <= SEEN


def test_of_more_cells_than_are_told_of_the_longest_samples_are():
    edges = list(range(100, 1700, 2))
    course = {"edges": edges, "ends": [10**6], "counts": [[1] * (len(edges) - 1)]}
    segment = {"name": "wake", "kind": "latency", "min": 100, "median": 900, "max": 1697, "charts": {"course": course}}
    hints = draw_course(made(SegmentResult, segment), 1e-8, 0).hints
    assert len(hints) == SEEN and hints[0].text.startswith("16.96 us up to 16.98 us, 0.00 s to 0.01 s: 1 sample")
