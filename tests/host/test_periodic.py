# SPDX-License-Identifier: BSD-2-Clause
"""`irqscope periodic`: what is refused, and what the page of a run without stimuli says."""

import json

import pytest
from endtoend import page_of
from jsonrecords import assemble, headline, page, result_of
from model_run import Measured, configuration, found_by

from irqscope import cli
from irqscope.base.records import changed
from irqscope.findings.periodicity import finder
from irqscope.measuring.experimentrecord import PeriodicSettings
from irqscope.report.documents.run import title
from irqscope.report.starts import sentences
from models.instrument import IDENTITY, ModelInstrument

PERIODIC = ["periodic", "--port", "model://"]


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--window", "5s"], "--window 5s is out of range: 10s to 100s"),
        (["--duration", "9s"], "--duration 9s is too short"),
        (["--duration", "20"], "is not a time"),
        (["--work", "1"], "is not a time"),
        (["--work", "0s"], "--work 0 is no time that a task takes here: it is at most --duration"),
        (["--tolerance", "0%"], "--tolerance takes a share"),
        (["--tolerance", "101%"], "--tolerance takes a share"),
        (["--tolerance", "10%"], "say with --work how long"),
        (["--tolerance", "10 %"], "say with --work how long"),
        (["--tolerance", "+1/10"], "say with --work how long"),
        (["--tolerance", "a"], "--tolerance: 'a' is not a share"),
        (["--tolerance", "1e99999999"], "--tolerance: '1e99999999' is not a share"),  # took minutes
        (["--tolerance", "1/0"], "--tolerance: '1/0' is not a share"),
        (["--tolerance", "."], "--tolerance: '.' is not a share"),
        (["--inputs", "aux"], "at least one input must have intervals: isr, task, done"),
        (["--inputs", "stimulus"], "--inputs takes isr, task, done, aux, not stimulus"),
        (["--inputs", "ist"], "ist"),
        (["--inputs", "isr,task,isr"], "--inputs names a pin twice: isr,task,isr"),
        (["--stub", "/nowhere"], "cannot read the stub's start line"),
    ],
)
def test_bad_input(more, words, tmp_path, capsys):
    assert cli.main([*PERIODIC, *more, "--out", str(tmp_path / "run")]) == 2
    said = capsys.readouterr().err
    assert words in said and said.count("\n") == 1
    assert not (tmp_path / "run").exists()


def test_pins_that_stand_still_are_told(tmp_path, capsys):
    """Nothing is driven and nothing moves: that is a warning, and no finding. The time passes as it should."""
    arguments = [*PERIODIC, "--duration", "10s", "--inputs", "isr,task,aux", "--out", str(tmp_path / "run")]
    assert cli.main(arguments) == 3
    said = capsys.readouterr()
    end = json.loads((tmp_path / "run" / "result.json").read_text())["end"]
    assert end["reason"] == "duration"
    assert 10 / IDENTITY.tick <= end["end_ticks"] - end["start_ticks"] < 11 / IDENTITY.tick
    assert "With no stimuli, for 10" in said.out and "isr was not measured: 0 starts are too few for a grid" in said.out
    assert "isr.interval: nothing was measured" in said.err
    text = page_of(tmp_path / "run")
    assert "<h1>Periodic tasks</h1>" in text and "dither" not in text
    kept = (tmp_path / "run" / "result.json").read_bytes()
    assert cli.main(["report", str(tmp_path / "run")]) == 3
    assert (tmp_path / "run" / "result.json").read_bytes() == kept


def test_the_page_shows_the_delays(tmp_path):
    """Of tasks that the model starts by its stimuli: the findings are the same."""
    run = Measured(tmp_path, ModelInstrument(), configuration(1500))
    experiment = PeriodicSettings(inputs=["isr", "task"], window=10.0, work="1/4000", tolerance="1/4")
    data = changed(run.run, experiment=experiment)
    result = assemble(data, run.observation, findings=found_by(finder, run, experiment))
    assert title(result_of(result)) == "Periodic tasks" and "1500 stimuli" in headline(result_of(result))
    said = list(sentences(result_of(result)))
    assert said[0].startswith("The task at isr starts every 1.000000 ms, at most ") and "1500 starts" in said[0]
    assert said[1].startswith("Its worst delay is within the 187.5 us that its budget allows")
    text = page(result)
    assert text.count("<svg") == 21 and "Delay of starts beyond the earliest in windows of 10 s" in text


@pytest.mark.parametrize("work", ["1/1000", "1/400"])
def test_work_that_does_not_fit_the_period_fails_and_is_no_bad_input(work, tmp_path):
    """The period is known when all is measured: an hour of it is not thrown away."""
    run = Measured(tmp_path, ModelInstrument(), configuration(1500))
    experiment = PeriodicSettings(inputs=["isr"], window=10.0, work=work, tolerance="1/4")
    data = changed(run.run, experiment=experiment)
    result = assemble(data, run.observation, findings=found_by(finder, run, experiment))
    (budget,) = [each for each in result["limits"] if each["name"] == "isr.budget"]
    assert budget["outcome"] == "exceeded" and (result["valid"], result["verdict"]) == (True, "FAIL")
    found = result["findings"]["pins"][0]["budget"]
    assert (found["overlap"], found["allowed"], found["fits"]) == (0, 0, False)
    text = {"1/1000": "1 ms", "1/400": "2.5 ms"}[work]
    told = [*sentences(result_of(result))][1]
    assert told.startswith(f"A work of {text} DOES NOT FIT its period: it bears ")
    assert page(result).count("DOES NOT FIT")
