# SPDX-License-Identifier: BSD-2-Clause
"""Figures of a report: they can be read whatever the distribution looks like."""

import re

from irqscope.report.figures import histogram


def figure(maximum: int) -> str:
    content = {"edges": [100, 200, maximum, maximum + 50], "counts": [500, 1, 1]}
    segment = {"name": "wake", "kind": "latency", "min": 150, "median": 150, "max": maximum, "histogram": content}
    return histogram(segment, 1e-8)


def ticks(svg: str) -> int:
    """Marks on all horizontal axes; a logarithmic one has many small ones."""
    return len(re.findall(r'id="xtick', svg))


def test_the_unit_of_a_long_tail_is_that_of_its_body():
    assert "latency wake, us" in figure(900_000) and "latency wake, us" in figure(90_000_000)


def test_only_a_long_tail_makes_the_axis_logarithmic():
    assert ticks(figure(900)) < ticks(figure(90_000))
