# SPDX-License-Identifier: BSD-2-Clause
"""Rare late samples of a run on the model instrument: where they are taken from, and what the report says of them."""

import json
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from jsonrecords import document, evaluate, result_of
from model_run import PERIOD, Measured, configuration

from irqscope.analysis.phase import coverage
from irqscope.base.records import changed, to_json
from irqscope.contract.registers import Dither
from irqscope.contract.roles import Source
from irqscope.device.configuration import Configuration
from irqscope.errors import BadInput
from irqscope.experiments._conclude import conclude_run
from irqscope.findings import evaluation
from irqscope.measuring.cited import FirstRun
from irqscope.measuring.experiment import Telling
from irqscope.measuring.rundir import RunDirectory
from irqscope.report import outlierperiodicity
from irqscope.results.outlierperiodicity import LateSamples, check_second, first_run, searched
from irqscope.results.reread import reread
from models.answers import steady
from models.instrument import IDENTITY, ModelInstrument

HZ = 20
OTHER_HZ = 20.5
"""41:40, which is no small ratio."""
EVERY = 60
"""Every 60th answer is late: 3 s."""
COUNT = 1000


def plan(count: int = COUNT, rate: float = HZ, threshold: int = 2000) -> Configuration:
    """Stimuli at `rate` hertz, and records of what takes more than 20 us."""
    made = configuration(count, threshold=threshold)
    stimulus = made.stimuli[Source.STIMULUS]
    return replace(
        made,
        stimuli={Source.STIMULUS: replace(stimulus, period=round(1000 * PERIOD / rate))},
        segments=tuple(replace(s, timeout=10_000_000) for s in made.segments),
        snapshot=PERIOD * 1000,
    )


def late_now_and_then(number, dice):
    return [(source, delay + (5000 if number % EVERY == 7 else 0)) for source, delay in steady(number, dice)]


def late_every(seconds):
    """At the other rate, on a grid of so many seconds."""
    apart = seconds * OTHER_HZ
    return lambda number, dice: [
        (source, delay + (5000 if number // apart != (number - 1) // apart else 0))
        for source, delay in steady(number, dice)
    ]


def measured(tmp_path, model=None, made=None) -> Measured:
    return Measured(tmp_path, model or ModelInstrument(answer=late_now_and_then), made or plan())


def outcome(run: Measured) -> dict:
    conclude_run(run.directory.path, evaluation.evaluate(run.directory, *reread(run.directory)), Telling(drawn=True))
    return json.loads(run.directory.result_file.read_text())


def test_a_period_in_the_records(tmp_path, capsys):
    run = measured(tmp_path)
    result = outcome(run)
    found = result["outlier_periodicity"]
    assert (found["segment"], found["source"], found["claim"]) == ("isr", "records", "candidate")
    assert found["n"] == 17 == len(found["points"]) and found["period"] == pytest.approx(3.0, rel=1e-3)
    causes = [p["time"] - p["latency"] for p in found["points"]]
    assert set(np.diff(causes)) == {EVERY * 1000 * PERIOD // HZ}
    assert found["search"]["clusters"] == 17 and found["strength"] > 0.99
    printed, page = capsys.readouterr().out, run.directory.report_file.read_text()
    told = list(outlierperiodicity.sentences(result_of(result)))
    assert told[0] in printed and "A period is a CANDIDATE in the 17 samples of isr beyond 19.9 us" in told[0]
    assert "19.66" in told[1] and "20.33" in told[1], "an activity at 20 Hz -+ 1/3 Hz"
    assert "Outliers folded at 3 s: 17 samples of isr" in page
    assert outlierperiodicity.caption(result_of(result)).startswith("Outliers folded")
    said = [each.text for each in document(result).sentences()]
    assert told[0] in said and outlierperiodicity.coverage_sentence(result_of(result)) in said
    assert any(each.startswith("wake (from events 1000 of 1000): stimulus to task took at most") for each in said)
    assert "folding" in {each.name for each in document(result).drawings}
    top, bottom = outlierperiodicity.draw_folding(result_of(result)).axes
    assert sum(patch.get_height() for patch in bottom.patches) == 17
    ((phases, cycles),) = [line.get_data() for line in top.lines]
    assert np.ptp(phases) < 0.05 and sorted(cycles) == list(range(17))


def test_where_records_are_lost_events_tell(tmp_path):
    run = measured(tmp_path)
    whole = outcome(run)["outlier_periodicity"]
    _, observation = reread(run.directory)
    # As if the queue had lost some: the chip counts them, and no record came.
    observation.outlier_counts[0] -= 5
    observation.outliers = [r for r in observation.outliers if r.segment][5:]
    found = evaluate(run.directory, run.run, observation)["outlier_periodicity"]
    assert found["source"] == "events" and found["points"] == whole["points"] and found["period"] == whole["period"]
    # Without the events nothing can be told.
    observation.loss_records = 1
    found = evaluate(run.directory, run.run, observation)["outlier_periodicity"]
    assert found["claim"] == "cannot tell" and found["reason"] == "5 of its outliers were lost"


def test_late_samples_are_those_above_the_threshold_and_only_so_many_are_kept(monkeypatch):
    late = LateSamples(100)
    late.add(np.array([100, 101, 5, 900]), np.array([1, 2, 3, 4]))
    late.add(np.array([7]), np.array([5]))
    assert late.table() == [(2, 101), (4, 900)]
    monkeypatch.setattr("irqscope.results.outlierperiodicity.KEPT_RECORDS", 3)
    few = LateSamples(0)
    few.add(np.arange(1, 5), np.arange(4))
    few.add(np.arange(1, 5), np.arange(4))
    assert len(few.table()) == 3


def test_nothing_is_late(tmp_path):
    result = outcome(measured(tmp_path, ModelInstrument(answer=steady)))
    assert result["outlier_periodicity"]["claim"] == "none" and result["outlier_periodicity"]["period"] is None
    assert next(outlierperiodicity.sentences(result_of(result))).startswith("No period is found in the 0 samples")
    with pytest.raises(BadInput, match="shows no period to confirm: a period takes 5 clusters"):
        first_run(RunDirectory(tmp_path / "run"))


def test_without_a_threshold_only_the_phases_are_told(tmp_path):
    result = outcome(measured(tmp_path, made=plan(threshold=(1 << 40) - 1)))
    assert result["outlier_periodicity"]["segment"] is None
    assert not list(outlierperiodicity.sentences(result_of(result)))
    met = {one["activity_hz"]: (one["phases"], one["gap"]) for one in result["outlier_periodicity"]["coverage"]}
    for hertz, (phases, gap) in met.items():
        exact = coverage(Fraction(1, HZ), COUNT, Fraction(1, hertz))
        assert (phases, gap) == (exact.phases, pytest.approx(float(exact.gap)))
    assert "1 of a 100 Hz tick, 10 ms apart" in outlierperiodicity.coverage_sentence(result_of(result))
    with pytest.raises(BadInput, match="measure it with --threshold"):
        first_run(RunDirectory(tmp_path / "run"))


def test_the_first_latency_from_a_stimulus_is_searched():
    made = plan()
    assert searched(made) == 0 and searched(replace(made, segments=made.segments[1:])) is None


@pytest.fixture(scope="module")
def first(tmp_path_factory) -> FirstRun:
    """What is kept of a run with a candidate for a second one."""
    return first_run(measured(tmp_path_factory.mktemp("first")).directory)


def test_what_a_second_run_must_be(first):
    assert first.segment == "isr" and first.rate == str(Fraction(HZ)) and first.dither < 0.05
    assert len(first.times) == 17 and first.period == pytest.approx(3.0, rel=1e-3)

    def second(made, **changes):
        stimulus = replace(made.stimuli[Source.STIMULUS], **changes)
        check_second(first, replace(made, stimuli={Source.STIMULUS: stimulus}), IDENTITY.tick)

    period = 1000 * PERIOD // HZ
    dithered = {"dither": Dither.UNIFORM, "span": period - 2000}
    second(plan(), **dithered)
    second(plan(), dither=Dither.EXPONENTIAL, period=period // 2, span=period // 2)
    second(plan(COUNT, OTHER_HZ))
    for made, changes, why in (
        (plan(), {}, "one fast activity beats with both"),
        (plan(COUNT, 10), {}, "one fast activity beats with both"),
        (plan(), {"dither": Dither.UNIFORM, "span": period // 2}, "one fast activity beats with both"),
        (plan(count=200), dithered, "10 s are too short to confirm 3 s: it takes"),
        (plan(threshold=2500), dithered, "about isr beyond 19.9 us, not about isr"),
        (plan(threshold=(1 << 40) - 1), {}, "give --threshold"),
    ):
        with pytest.raises(BadInput, match=why):
            second(made, **changes)


@pytest.mark.parametrize("dither", [Dither.EXPONENTIAL, Dither.NONE])
def test_a_run_is_dithered_by_the_phases_that_it_met(first, tmp_path, dither):
    """Exponential intervals meet all of them, of which events tell, or the schedule if these are few."""
    made = plan(1500)
    stimulus = made.stimuli[Source.STIMULUS]
    half = stimulus.period // 2
    other = replace(stimulus, dither=dither, **({"period": half, "span": half} if dither else {}))
    made = replace(made, stimuli={Source.STIMULUS: other})
    run = measured(tmp_path, ModelInstrument(answer=late_now_and_then), made)
    told = evaluate(run.directory, changed(run.run, confirm=first), run.observation)["outlier_periodicity"]
    assert (told["claim"] == "cannot tell") == (dither == Dither.NONE), told["reason"]


def test_a_second_run_keeps_the_first_one(first, tmp_path):
    for rate, answer, claim in (
        (OTHER_HZ, late_every(3), "confirmed"),
        (OTHER_HZ, late_every(7), "not confirmed"),
        (OTHER_HZ, steady, "not confirmed"),
        (HZ, late_now_and_then, "cannot tell"),
    ):
        path = tmp_path / claim.replace(" ", "-") / str(id(answer))
        path.mkdir(parents=True)
        run = measured(path, ModelInstrument(answer=answer), plan(1500, rate))
        result = evaluate(run.directory, changed(run.run, confirm=first), run.observation)
        told = result["outlier_periodicity"]
        assert told["claim"] == claim, told["reason"]
        assert told["period"] == first.period and told["first"] == to_json(first)
