# SPDX-License-Identifier: BSD-2-Clause
"""A clock that stops, or starts late, keeps no limit by the pulses that came."""

from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from irqscope.base.records import convert
from irqscope.contract.roles import source
from irqscope.device.decode import Events
from irqscope.findings.clock import finder
from irqscope.measuring.experimentrecord import ClockSettings
from irqscope.results.clockjudging import of_clock
from irqscope.results.clockrecords import ClockFinding
from irqscope.results.foundlimits import ClockLimit
from irqscope.results.verdict import decide

TICK = Fraction(1, 10**8)
SECOND = 10**8
LIMITS = [ClockLimit("missing", "0", True), ClockLimit("te.max", "1us", True), ClockLimit("mtie(1s)", "1us", True)]


def found(
    pulses: dict[str, list[int]],
    *,
    reason: str = "duration",
    remove: str = "nothing",
    mask: str = "",
    seconds: int = 60,
    period: Fraction = Fraction(1),
) -> ClockFinding:
    """What a run says of pulses by their numbers, on `aux` and perhaps a reference on `isr`."""
    settings = {
        "name": "clock",
        "input": "aux",
        "reference": "isr" if "isr" in pulses else None,
        "period": str(period),
        "tolerance": "1/100",
        "remove": remove,
    }
    limits = [*LIMITS, *([ClockLimit(mask, "0", True)] if mask else [])]
    end = SimpleNamespace(reason=reason, start_ticks=0, end_ticks=seconds * SECOND)
    run: Any = SimpleNamespace(identity=SimpleNamespace(tick=TICK), limits=[each.record for each in limits], end=end)
    observation: Any = SimpleNamespace(missing=0, configuration=SimpleNamespace(duration=seconds * SECOND))
    finding = finder(run, convert(settings, ClockSettings), observation)
    for name, at in pulses.items():
        times = np.array(at, dtype=np.int64) * int(SECOND * period) + SECOND // 2
        none = np.zeros(len(at), np.uint8)
        for consumer in finding.consumers:
            consumer.take_events(Events(times, np.full(len(at), source(name), np.uint8), none, none))
    (entry, wrong) = finding.found()
    assert isinstance(entry, ClockFinding) and not wrong
    return entry


def outcomes(entry: ClockFinding) -> list[tuple[str, str]]:
    judged = of_clock(LIMITS, entry, TICK)
    return [(each.outcome, each.sentence) for each in (decide(limit, judged[limit.name]) for limit in LIMITS)]


def test_a_clock_that_is_there_from_begin_to_end_keeps_them() -> None:
    entry = found({"aux": [*range(60)]})
    assert [outcome for outcome, _ in outcomes(entry)] == ["kept"] * 3
    assert (entry.clock.missing, entry.clock.unseen) == (0, 0)


@pytest.mark.parametrize(
    ("pulses", "missing"),
    [([*range(40)], 20), ([*range(20, 60)], 19), ([*range(5, 50)], 14), ([*range(15, 40)], 34)],
)
def test_one_that_stops_or_starts_late_does_not(pulses: list[int], missing: int) -> None:
    entry = found({"aux": pulses})
    # Due are pulses from 1.5 s on: in the first second the instrument may not have begun.
    (lacks, _), (te, why), (mtie, _) = outcomes(entry)
    assert entry.clock.missing == entry.clock.unseen == missing and lacks == "exceeded"
    assert te == mtie == "not shown"
    assert f"{missing} pulses never came before the first on aux or after the last" in why


def test_nor_does_one_whose_reference_stops() -> None:
    entry = found({"aux": [*range(60)], "isr": [*range(30)]})
    assert entry.reference and entry.reference.unseen == 30
    assert [outcome for outcome, _ in outcomes(entry)] == ["exceeded", "not shown", "not shown"]


def test_of_a_run_that_was_ended_early_nothing_is_said_of_what_came_after() -> None:
    assert found({"aux": [*range(40)]}, reason="interrupt").clock.missing == 0


@pytest.mark.parametrize(("seconds", "outcome"), [(9, "not shown"), (10, "kept")])
def test_a_line_through_few_pulses_shows_nothing(seconds: int, outcome: str) -> None:
    (_, _), (te, why), (mtie, _) = outcomes(found({"aux": [*range(seconds)]}, remove="offset", seconds=seconds))
    assert te == mtie == outcome
    assert (f"a line through {seconds} pulses leaves too little: 10 are needed" in why) is (outcome == "not shown")


def test_a_curve_has_the_very_corners_of_a_mask() -> None:
    """2.4 s and 20.2 s as floats are a little less."""
    entry = found({"aux": [*range(600)]}, mask="g8271.1-c-enhanced.mtie", period=Fraction(1, 10))
    assert {24, 202} <= set(entry.curve.periods)


@pytest.mark.parametrize("pulses", [[], [0]], ids=["none", "one"])
def test_a_run_that_ended_before_two_pulses_is_not_said_to_have_no_clock(pulses: list[int]) -> None:
    """It was broken off, or the user ended it: nothing is known, and no limit is kept by it."""
    entry = found({"aux": pulses}, reason="interrupt")
    (doubt,) = entry.doubts
    assert doubt.endswith(" came on aux before the run ended: too few to tell")
    assert "kept" not in [outcome for outcome, _ in outcomes(entry)]
    with pytest.raises(AssertionError):
        found({"aux": pulses})  # what makes a whole run of these invalid
