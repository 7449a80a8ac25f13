# SPDX-License-Identifier: BSD-2-Clause
"""Levels of a farm's targets of which one is 0, as a latency within the first tick is."""

import datetime
from collections.abc import Iterable

from irqscope.farm.document import document, draw_trends
from irqscope.farm.overview import overview, sentences
from irqscope.farm.trends import Day, Trend
from irqscope.report.document import Table

FIRST = datetime.date(2026, 1, 1)


def trend(name: str, values: Iterable[float]) -> Trend:
    days = [Day(FIRST + datetime.timedelta(number), 1000, value, value, 0) for number, value in enumerate(values)]
    return Trend(name, days, days[-1].value, days[-1].value)


def test_what_rises_from_0_is_the_largest_regression_and_of_no_share() -> None:
    levels = {"from": (0.0, 1e-8), "up": (1e-8, 5e-8), "to": (1e-8, 0.0), "down": (5e-8, 4e-8)}
    found = [trend(name, [before] * 20 + [after] * 20) for name, (before, after) in levels.items()]
    farm = overview(found, "isr", "0.999")
    assert [each.target for each in farm.regressions] == ["from", "up"]
    assert [each.target for each in farm.improvements] == ["to", "down"]
    assert [each.share for each in farm.regressions] == [None, 4.0]
    said = sentences(farm)[1]
    assert said.startswith("from became worse on 2026-01-21: 0 s to 10.0 ns (by 10.0 ns to 10.0 ns), p = ")
    rows = [
        row
        for section in document(farm).sections
        for each in section.blocks
        if isinstance(each, Table)
        for row in each.rows
        if row[0] == "from"
    ]
    assert "not told: from 0" in rows[0]


def test_a_target_that_always_answers_at_once_is_drawn() -> None:
    farm = overview([trend("still", [0.0] * 20)], "isr", "0.999")
    draw_trends(farm, farm.targets).canvas.draw()
