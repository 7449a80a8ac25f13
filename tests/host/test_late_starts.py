# SPDX-License-Identifier: BSD-2-Clause
"""Whether late starts of a task with a clock of its own come with a period."""

import random
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from jsonrecords import assemble, content_of, made, page, result_of
from model_run import PERIOD, Measured, configuration, found_by

from irqscope import cli
from irqscope.analysis import period
from irqscope.analysis.period import Claim, Outliers, judge
from irqscope.base.records import changed
from irqscope.contract.roles import Source
from irqscope.findings import latestarts
from irqscope.findings.latestarts import LateStarts
from irqscope.findings.periodicity import finder
from irqscope.measuring.experimentrecord import PeriodicSettings
from irqscope.report.starts import sentences
from irqscope.results.findingrecords import LatePeriod, Pin
from models.instrument import IDENTITY, ModelInstrument

COUNT = 24_000
LATE, EVERY, FIRST = 20_000, 2500, 700
SECONDS = EVERY * PERIOD * float(IDENTITY.tick)
SETTINGS = PeriodicSettings(inputs=["isr"], window=10.0, work=None, tolerance="1/4", threshold="1/10000")
"""More than 100 us, 10 050 ticks."""


def answer(number: int, dice: random.Random) -> list[tuple[Source, int]]:
    """A task that is up to 199 ticks late, and every EVERY times LATE more."""
    return [(Source.ISR, 400 + dice.randrange(200) + LATE * (number % EVERY == FIRST))]


def told(late: Iterable[int], **pin: Any) -> LatePeriod | None:
    """Of a task of COUNT activations, a window each thousand, of which these are late."""
    rare = LateStarts(10_050)
    delays = np.zeros(COUNT, np.int64)
    delays[list(late)] = LATE
    for number in range(0, COUNT, 1000):
        starts = np.arange(number, number + 1000) * PERIOD
        rare.add(starts + delays[number : number + 1000], delays[number : number + 1000])
    observation = SimpleNamespace(identity=IDENTITY, begin=0, until=COUNT * PERIOD)
    shown = made(Pin, {"period": float(PERIOD), "doubt": None, **pin})
    return rare.found(SimpleNamespace(end=None), observation, shown)  # type: ignore[arg-type]


def test_a_period_is_a_candidate_with_its_beats(tmp_path: Path) -> None:
    run = Measured(tmp_path, ModelInstrument(answer=answer), configuration(COUNT))
    data = changed(run.run, experiment=SETTINGS)
    result = assemble(data, run.observation, findings=found_by(finder, run, SETTINGS))
    late = result["findings"]["pins"][0]["late_period"]
    assert (late["threshold"], late["n"], late["claim"]) == (10_050, 10, "candidate")
    assert late["period"] == pytest.approx(SECONDS, rel=1e-3) and late["strength"] > 0.99
    beat = next(each for each in late["beats"] if each["p"] == each["q"] == 1)
    assert beat["high"] - beat["low"] == pytest.approx(2 / SECONDS, rel=1e-3)
    said = list(sentences(result_of(result)))
    assert said[1] == (
        "A period is a CANDIDATE in the 10 starts at isr more than 100 us after the earliest: 2.5 s in 10 clusters; a "
        "beat of the task's own clock with a fast activity may look like this."
    )
    assert said[2].startswith("Instead of it, an activity at 999.59") and "A period is a CANDIDATE" in page(result)
    unasked = found_by(finder, run, changed(SETTINGS, threshold=None))
    assert content_of(unasked)["pins"][0]["late_period"] is None


def test_those_of_a_clock_have_a_period() -> None:
    late = told(range(FIRST, COUNT, EVERY))
    assert late and (late.n, late.claim) == (10, Claim.CANDIDATE)
    assert late.period == pytest.approx(SECONDS, rel=1e-4) and late.strength == pytest.approx(1)


@pytest.mark.parametrize("seed", range(5))
def test_those_at_random_have_none(seed: int) -> None:
    late = told(random.Random(seed).sample(range(COUNT), 12))
    assert late and (late.n, late.claim, late.period, late.beats) == (12, Claim.NONE, None, [])
    assert "at random reach" in late.reason


def test_too_few_have_none_and_none_are_too_few() -> None:
    for number in (2, 0):
        late = told([700, 9000][:number])
        assert late and (late.n, late.claim) == (number, Claim.NONE) and "takes 5 clusters" in late.reason


def test_where_not_all_are_known_nothing_is_told() -> None:
    late = told(range(FIRST, COUNT, EVERY), doubt="events were lost in 1 place")
    assert late and (late.claim, late.period, late.strength, late.beats) == (Claim.CANNOT_TELL, None, None, [])
    assert late.reason == "not all of them are known: events were lost in 1 place"
    assert told([], period=None) is None


def test_the_first_ones_are_kept_and_all_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a run that has too many the rest is as if it were not there."""
    monkeypatch.setattr(latestarts, "KEPT_RECORDS", 4)
    given = list[Outliers]()
    monkeypatch.setattr(latestarts, "judge", lambda outliers: given.append(outliers) or judge(outliers))
    late = told(range(FIRST, COUNT, EVERY))
    assert late and (late.n, late.claim) == (10, Claim.NONE) and "and 4 came" in late.reason
    due = [(FIRST + EVERY * number) * PERIOD * float(IDENTITY.tick) for number in range(4)]
    assert given[0].times.tolist() == pytest.approx(due) and given[0].duration == pytest.approx(due[-1])


def test_a_period_is_told_of_the_clusters_that_were_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was told of all, and how strong it is of those as well that keep another phase."""
    for module in (period, latestarts):
        monkeypatch.setattr(module, "MOST_CLUSTERS", 7)
    late = told([*range(FIRST, 8 * EVERY, EVERY), 21_200, 23_900])
    assert late and (late.n, late.claim) == (10, Claim.CANDIDATE)
    assert " in 7 clusters; " in late.reason and late.strength == pytest.approx(1)


@pytest.mark.parametrize("threshold", ["0s", "11s", "0.0000000000000001s"])
def test_a_threshold_is_a_delay(threshold: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["periodic", "--port", "model://", "--duration", "10s", "--window", "10s", "--threshold", threshold]
    assert cli.main([*words, "--out", str(tmp_path / "run")]) == 2
    assert "is no delay of a start here" in capsys.readouterr().err
