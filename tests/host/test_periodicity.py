# SPDX-License-Identifier: BSD-2-Clause
"""Periodic tasks from a run's events: each start once, gaps where events are missing, and the start-delay budget."""

from dataclasses import replace

import pytest
from jsonrecords import content_of
from model_run import IDENTITY, PERIOD, Measured, configuration, found_by

from irqscope.base.records import changed
from irqscope.contract.roles import Source
from irqscope.findings.periodicity import POINTS, finder
from irqscope.measuring.experimentrecord import PeriodicSettings
from models.instrument import ModelInstrument

COUNT = 2500
SETTINGS = PeriodicSettings(inputs=["isr", "done"], window=10.0, work=None, tolerance="1/4")


def delayed(number, dice):
    """A task that is up to 199 ticks late, number 1200 by half a period; its end comes 3000 ticks after its start."""
    isr = 400 + dice.randrange(200) + (PERIOD // 2 if number == 1200 else 0)
    return [(Source.ISR, isr), (Source.DONE, isr + 3000)]


def skipping(number, dice):
    """Every thousandth start does not come."""
    return [(Source.ISR, 400 + dice.randrange(200))] if number % 1000 != 700 else []


def pins(path, model, **settings):
    run = Measured(path, model, configuration(COUNT))
    return content_of(found_by(finder, run, changed(SETTINGS, **settings)))["pins"]


def test_delays_begin_at_the_earliest_start(tmp_path):
    isr, done = pins(tmp_path, ModelInstrument(answer=delayed))
    for pin in (isr, done):
        assert pin["starts"] == pin["n"] == COUNT and pin["windows"] == 1 and pin["gaps"] == 0
        assert pin["period"] == pytest.approx(PERIOD, abs=0.05)
        assert (pin["overruns"], pin["unmatched"], pin["nonlinear_windows"], pin["steps"]) == (0, 0, 0, [])
        # 100 on average beyond the earliest, and the late one half a period beyond any of 200
        assert pin["delays"]["min"] <= 1 and 85 <= pin["delays"]["median"] <= 115
        assert PERIOD // 2 - 5 <= pin["worst"]["delay"] <= PERIOD // 2 + 205
    assert isr["worst"]["time"] + 3000 == done["worst"]["time"]
    assert isr["delays"]["max"] == round(isr["worst"]["delay"])
    assert len(isr["points"]) <= POINTS and max(p["delay"] for p in isr["points"]) == isr["delays"]["max"]


def test_a_start_that_does_not_come_is_an_overrun(tmp_path):
    isr, done = pins(tmp_path, ModelInstrument(answer=skipping))
    assert (isr["starts"], isr["overruns"], isr["unmatched"]) == (COUNT - 2, 2, 0)
    assert isr["delays"]["max"] < 205
    assert (done["starts"], done["n"], done["worst"], done["period"], done["delays"]) == (0, 0, None, None, None)


def test_a_task_that_stops_for_good_has_overruns(tmp_path):
    """It starts 2000 times in a run of 3 s, each millisecond."""

    def answer(number, dice):
        return delayed(number, dice) if number < 2000 else [(Source.DONE, 3400)]

    plan = configuration(0)
    run = Measured(tmp_path, ModelInstrument(answer=answer), replace(plan, duration=3000 * PERIOD))
    isr, done = content_of(found_by(finder, run, SETTINGS))["pins"]
    assert isr["starts"] == isr["n"] == 2000 and 997 <= isr["overruns"] <= 1000
    assert done["starts"] > 2990 and done["overruns"] == 0


def test_lost_events_are_no_overruns(tmp_path):
    """A stimulus, a start and an end make three rows, of which some in the midst are lost."""
    isr, _ = pins(tmp_path, ModelInstrument(answer=delayed, loses=lambda row: 2000 <= row < 2300))
    assert isr["gaps"] == 1 and isr["windows"] == 2 and isr["overruns"] == 0
    assert COUNT - 102 <= isr["starts"] == isr["n"] <= COUNT - 98


def test_events_that_are_lost_at_the_end_are_no_overruns(tmp_path):
    """The run went on for its second after the last start that was seen: nobody knows who did not start."""
    model = ModelInstrument(answer=lambda number, dice: delayed(number, dice), loses=lambda row: row >= 6000)
    run = Measured(tmp_path, model, replace(configuration(0), duration=3000 * PERIOD))
    isr, done = content_of(found_by(finder, run, SETTINGS))["pins"]
    for pin in (isr, done):
        assert pin["gaps"] and 1950 <= pin["starts"] <= 2050 and pin["overruns"] == 0
        assert pin["doubt"].startswith("events were lost in ")


def test_starts_that_are_not_judged_are_counted_and_cast_doubt(tmp_path):
    """Lost events leave 160 starts in a row between them, too few for a grid; rows are stimulus, start and end."""
    isr, _ = pins(tmp_path, ModelInstrument(answer=delayed, loses=lambda row: row % 4980 // 3 in (1000, 1160)))
    assert 155 <= isr["unjudged"] <= 165 and isr["starts"] == isr["n"] + isr["unjudged"] + isr["unmatched"]
    assert isr["doubt"].startswith("events were lost in ") and f", and {isr['unjudged']} of " in isr["doubt"]
    assert pins(tmp_path / "all", ModelInstrument(answer=delayed))[0]["doubt"] is None


def test_a_task_too_slow_for_a_grid_is_counted_and_said_to_be(tmp_path):
    """Its 140 starts in 14 s are too few for a window of 10 s; those of the other pin are judged all the same."""

    def answer(number, dice):
        return [(Source.ISR, 400 + dice.randrange(200))] + ([(Source.DONE, 9000)] if number % 100 == 0 else [])

    run = Measured(tmp_path, ModelInstrument(answer=answer), configuration(14_000))
    isr, done = content_of(found_by(finder, run, SETTINGS))["pins"]
    assert isr["n"] == 14_000 and isr["doubt"] is None
    assert (done["starts"], done["n"], done["unjudged"]) == (140, 0, 140) and "takes 180 in a window" in done["doubt"]


def test_the_budget_is_that_of_the_worst_delay(tmp_path):
    """Work of a quarter millisecond each millisecond: 750 us before it overlaps, of which a quarter is allowed."""
    isr, _ = pins(tmp_path, ModelInstrument(answer=delayed), work="1/4000")
    budget = isr["budget"]
    assert budget["overlap"] == pytest.approx(750e-6, rel=1e-4)
    assert budget["allowed"] == pytest.approx(187.5e-6, rel=1e-4)
    worst = isr["worst"]["delay"] * float(IDENTITY.tick)
    assert budget["worst"] == pytest.approx(worst) and budget["fits"] is False
    assert budget["safe_rate"] == pytest.approx(1 / (250e-6 + 4 * worst))
    assert pins(tmp_path / "again", ModelInstrument(answer=skipping), work="1/4000")[0]["budget"]["fits"] is True
