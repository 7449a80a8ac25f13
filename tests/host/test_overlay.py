# SPDX-License-Identifier: BSD-2-Clause
"""The figure of several runs: the tail of each is that of its samples, and they can be told apart."""

import random
import re

import numpy as np
import pytest

from irqscope.report.figures import Mark, Samples, tail, to_svg
from irqscope.report.overlay import draw_distributions, draw_tails

pytestmark = pytest.mark.curves
TICK = 1e-8


def segment(samples: list[int], width: int = 1) -> Samples:
    """What a result has of some samples, in bins of equal width."""
    first, last = min(samples) // width, max(samples) // width
    edges = [width * index for index in range(first, last + 2)]
    counts = [sum(low <= sample < low + width for sample in samples) for low in edges[:-1]]
    return Samples(len(samples), sorted(samples)[len(samples) // 2], max(samples), edges, counts)


@pytest.mark.parametrize("width", [1, 7])
@pytest.mark.parametrize("seed", range(5))
def test_the_tail_is_the_share_as_long_or_longer(seed, width):
    dice = random.Random(seed)
    samples = [int(dice.expovariate(0.02)) for _ in range(dice.randrange(1, 200))]
    times, shares = tail(segment(samples, width), TICK)
    for time, share in list(zip(times, shares, strict=True))[:-1]:
        longer = [sample for sample in samples if sample * TICK >= time - 1e-12]
        assert share == pytest.approx(len(longer) / len(samples))
    assert times[-1] == pytest.approx(max(max(samples), max(samples) // width * width) * TICK)
    assert shares[-1] == pytest.approx(1 / len(samples))


def test_each_curve_is_named_and_looks_its_own_way():
    dice = random.Random(1)
    names = ["_a run", *(f"run {number}" for number in range(11))]
    curves = [(name, segment([dice.randrange(900) for _ in range(99)]), TICK) for name in names]
    drawn = to_svg(draw_tails(curves, "latency isr"), "x")
    assert all(f"{name} (n = 99)" in drawn for name in names) and "latency isr, us" in drawn
    curves = re.findall(r'clip-path[^>]*style="fill: none; stroke(?:-dasharray)?: [^"]*"', drawn)
    looks = {re.sub(r"clip-path=\S+ ", "", curve) for curve in curves if "#b0b0b0" not in curve}
    assert len(looks) == 12


def test_a_latency_of_no_ticks_is_drawn():
    curves = [("x", segment([0, 0, 3]), TICK), ("y", segment([0]), TICK)]
    assert "<svg" in to_svg(draw_tails(curves, "latency isr"), "x")


def test_a_distribution_is_the_share_as_long_or_less():
    dice = random.Random(3)
    samples = [dice.randrange(5, 900) for _ in range(80)]
    top, bottom = draw_distributions([("x", segment(samples, 10), TICK)], "latency isr").axes
    times, shares = bottom.lines[0].get_data()
    for time, share in zip(times, shares, strict=True):
        assert share == pytest.approx(sum(sample * TICK * 1e6 < time - 1e-9 for sample in samples) / 80)
    counts, edges, _ = top.patches[0].get_data()
    assert sum(counts * np.diff(edges)) == pytest.approx(1) and edges[-1] == pytest.approx(times[-1])


def test_each_distribution_is_named():
    dice = random.Random(2)
    names = ["run 1", "_run 2", "run 3"]
    runs = [(name, segment([dice.randrange(5, 900) for _ in range(50)], 10), TICK) for name in names]
    drawn = to_svg(draw_distributions(runs, "latency isr"), "x")
    assert all(f"{name} (n = 50)" in drawn for name, _, _ in runs) and "share as long or less (CDF)" in drawn
    assert "<svg" in to_svg(draw_distributions([("x", segment([0, 0, 3]), TICK)], "latency isr"), "x")


@pytest.mark.parametrize("draw", [draw_tails, draw_distributions])
def test_marks_are_lines_in_every_panel_with_names_unless_they_flatten_the_curves(draw):
    curves = [("x", segment([5, 7, 100]), TICK), ("y", segment([9]), TICK)]
    near, far = Mark("limit max 2us, not kept by 1 of 2", 2e-6), Mark("far", 1.0)
    figure = draw(curves, "latency isr", [near, far])
    for axes in figure.axes:
        upright = [line.get_xdata()[0] for line in axes.lines if line.get_color() == near.colour]
        low, high = axes.get_xlim()
        assert [x * 1e-9 for x in upright] == pytest.approx([near.seconds])
        assert all(low < x < high for x in upright)
    drawn = to_svg(figure, "x")
    assert near.label in drawn and ">far<" not in drawn
