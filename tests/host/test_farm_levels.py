# SPDX-License-Identifier: BSD-2-Clause
"""Levels of a farm's targets: of 0, as a latency within the first tick is, and of causes without a latency."""

import datetime
import math
from collections.abc import Iterable

import numpy as np
import pytest

from irqscope.farm.document import document, draw_trends
from irqscope.farm.farmrecord import MISSING
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


def lossy(name: str, lost: Iterable[int], unanswered: bool = True) -> Trend:
    """Of a thousand causes a day so many are lost; the quantile is among them, or it is not."""
    days = [
        Day(FIRST + datetime.timedelta(number), 1000 - each, math.inf if each and unanswered else 4e-6, 5e-6, each)
        for number, each in enumerate(lost)
    ]
    return Trend(name, days, days[-1].value, days[-1].value)


def test_losses_that_begin_are_a_regression_and_their_end_an_improvement() -> None:
    """They were none: answered samples were as fast as before."""
    farm = overview([lossy("begins", [0] * 20 + [50] * 20), lossy("ends", [50] * 20 + [0] * 20)], "isr", "0.99")
    ((worse,), (better,)) = farm.regressions, farm.improvements
    assert (worse.target, worse.figure, worse.date, worse.before, worse.after) == (
        "begins",
        MISSING,
        "2026-01-21",
        0.0,
        0.05,
    )
    assert (better.target, better.figure, better.before, better.after) == ("ends", MISSING, 0.05, 0.0)
    lead, said = sentences(farm)
    assert lead.endswith("of the 99 % quantile of isr and of its causes without a latency.")
    assert said.startswith("begins became worse on 2026-01-21: causes without a latency, 0 % to 5 % (by 5 % to 5 %), ")


def test_a_quantile_among_the_missing_is_the_worst_and_has_no_value() -> None:
    farm = overview([trend("slow", [1.0] * 20), lossy("lost", [0, 50] * 10)], "isr", "0.99")
    lost, slow = farm.targets
    assert (lost.target, lost.whole, lost.recent, lost.left_out) == ("lost", None, None, 0)
    assert lost.of_all_days == lost.of_last_days == math.inf and slow.of_all_days == 1.0
    assert [(day.value, day.unanswered, day.missing) for day in lost.days[:2]] == [(4e-6, False, 0), (None, True, 50)]
    assert farm.warnings == [
        "lost: 500 of 20000 causes have no latency, on 10 of 20 days, from 2026-01-02 to 2026-01-20: they count as "
        "longer than all samples",
        "lost: 10 of 20 days have no quantile: it is among the causes without a latency",
    ]
    rows = {
        row[0]: row[1:3]
        for section in document(farm).sections
        for each in section.blocks
        if isinstance(each, Table) and each.title == "Targets"
        for row in each.rows
    }
    assert rows == {"lost": ("unanswered", "unanswered"), "slow": ("1.00 s", "1.00 s")}
    assert any("one report finds a change where there is none" in each.text for each in document(farm).sentences())
    draw_trends(farm, farm.targets).canvas.draw()


def test_targets_that_lose_nothing_make_no_change_of_another_less_sure() -> None:
    steps = trend("up", [1e-8] * 10 + [5e-8] * 10)
    (alone,) = overview([steps, trend("a", [1e-8] * 20)], "isr", "0.999").regressions
    (beside,) = overview([steps, lossy("b", [0, 1] * 10, unanswered=False)], "isr", "0.999").regressions
    assert beside.p == pytest.approx(1.5 * alone.p)


@pytest.mark.parametrize("mean", [0.1, 1.0, 10.0])
def test_losses_of_an_unchanged_rate_are_rarely_a_change(mean: float) -> None:
    """Wanted is 1 % of 400; more than 11 of them come of that once in a thousand."""
    drawn = [np.random.default_rng(seed).poisson(mean, 60) for seed in np.random.SeedSequence(60).spawn(400)]
    found = [overview([lossy("x", lost.tolist(), unanswered=False)], "isr", "0.99") for lost in drawn]
    assert sum(bool(each.regressions or each.improvements) for each in found) <= 11
