# SPDX-License-Identifier: BSD-2-Clause
"""A run that ends short of its plan passes no limit, unless that is allowed."""

from dataclasses import replace

import pytest
from jsonrecords import assemble, document, headline, made, result_of
from model_run import PERIOD, Measured, configuration

from irqscope.api import Run
from irqscope.base.records import changed
from irqscope.errors import BadInput
from irqscope.lab.pytest_plugin import Irqscope
from irqscope.measuring.limits import Limit
from irqscope.measuring.observation import Observation
from irqscope.measuring.stopping import StopRequest
from irqscope.report import formats
from irqscope.sweeps import sweepresult
from irqscope.sweeps.sweepfile import SweepEnd, SweepRecord, SweepSettings
from irqscope.sweeps.sweeprecord import StepResult
from models.instrument import ModelInstrument

LIMITS = [Limit.parse("isr.max=1s", hard=True).record]
COUNT = 1500


class Stopped(Measured):
    """Of which the user had enough after three snapshots, of 250 stimuli each."""

    def watch(self, observation: Observation, stop: StopRequest) -> None:
        if observation.totals.snapshots >= 3:
            stop.ask()


@pytest.fixture(scope="module")
def stopped(tmp_path_factory):
    return Stopped(tmp_path_factory.mktemp("stopped"), ModelInstrument(), configuration(COUNT))


def of(measured, limits=LIMITS, **changes):
    return assemble(changed(measured.run, limits=limits, **changes), measured.observation)


def test_a_run_that_was_stopped_passes_no_limit(stopped):
    result = of(stopped)
    assert result["complete"] and result["end"]["reason"] == "interrupt"
    assert (result["limits"][0]["outcome"], result["verdict"], result["exit_code"]) == ("kept", "WARN", 3)
    driven = result["stimuli"]["stimulus"]["fired"]
    assert 0 < driven < COUNT
    said = f"the run ended short of its plan, with {driven} of {COUNT} stimuli"
    assert result["plan"] == {"short": True, "allowed": False, "sentence": said}
    told = headline(result)
    assert told.startswith("WARN ") and f": {said}; as far as it went, 1 limit is kept. " in told


def test_it_passes_if_that_is_allowed(stopped):
    result = of(stopped, allow_short=True)
    assert (result["verdict"], result["exit_code"], result["plan"]["short"]) == ("PASS", 0, True)
    assert "Ended early on request" in headline(result)


def test_what_it_showed_not_to_be_kept_fails_all_the_same(stopped):
    assert of(stopped, [Limit.parse("isr.max=1ns", hard=True).record])["verdict"] == "FAIL"


def test_without_limits_it_is_what_it_was(stopped):
    assert (of(stopped, [])["verdict"], of(stopped, [])["exit_code"]) == (None, 0)


@pytest.mark.parametrize(("allowed", "junit", "lava", "gauge"), [(False, 1, "unknown", 0.5), (True, 0, "pass", 1.0)])
def test_farms_have_a_case_for_it(stopped, allowed, junit, lava, gauge):
    made = document(of(stopped, allow_short=allowed))
    text = {
        name: formats.files(made, name)[file].decode()
        for name, file in (("junit", "junit.xml"), ("lava", "lava.txt"), ("prometheus", "irqscope.prom"))
    }
    assert 'name="as long as planned"' in text["junit"] and f'skipped="{junit}"' in text["junit"]
    assert f"TEST_CASE_ID=irqscope.limits.as-long-as-planned RESULT={lava}" in text["lava"]
    assert f'irqscope_check{{check="as long as planned",group="irqscope.limits"}} {gauge}' in text["prometheus"]


def run_of(measured, *limits, **changed):
    return Run(measured.directory.path, result_of(of(measured, *limits, **changed)))


@pytest.mark.parametrize("allowed", [False, True])
def test_a_test_of_pytest_fails_on_it(stopped, allowed, monkeypatch, tmp_path):
    fixture = Irqscope("model://", tmp_path, [])
    monkeypatch.setattr(fixture, "_measured", lambda *asked: run_of(stopped, allow_short=allowed))
    if allowed:
        fixture.assert_latency("isr.max=1s")
    else:
        with pytest.raises(AssertionError, match="short of its plan"):
            fixture.assert_latency("isr.max=1s")


def test_a_soft_limit_that_is_not_kept_is_a_warning_of_pytest(stopped, monkeypatch, tmp_path):
    fixture, soft = Irqscope("model://", tmp_path, []), [Limit.parse("isr.max=1ns", hard=False).record]
    monkeypatch.setattr(fixture, "_measured", lambda *asked: run_of(stopped, soft, allow_short=True))
    with pytest.warns(UserWarning, match="at most 1ns is wished"):
        fixture.assert_latency(warn=["isr.max=1ns"])
    with pytest.raises(BadInput, match="asserts nothing without limits"):
        fixture.assert_latency(rate="1kHz")


def test_a_plan_of_time(tmp_path):
    endless = configuration(0)
    for measure, short in ((Stopped, True), (Measured, False)):
        measured = measure(tmp_path / measure.__name__, ModelInstrument(), replace(endless, duration=1000 * PERIOD))
        assert of(measured)["plan"]["short"] is short
    assert of(measured)["verdict"] == "PASS"


def test_all_stimuli_are_the_plan_whatever_ended_it(tmp_path):
    measured = Measured(tmp_path, ModelInstrument(), configuration(600))
    for reason, short in (("count", False), ("interrupt", False), ("late", False)):
        result = of(measured, end=changed(measured.run.end, reason=reason))
        assert result["plan"]["short"] is short
        assert result["verdict"] == "PASS"


@pytest.mark.parametrize(("reason", "wanted"), [("complete", None), ("silent", None), ("interrupt", "4 steps of 50")])
def test_a_sweep(reason, wanted):
    settings = made(SweepSettings, {"planned": list(range(25)), "direction": "both"})
    sweep = made(SweepRecord, {"end": made(SweepEnd, {"reason": reason}), "settings": settings})
    steps = [made(StepResult, {"direction": way}) for way in ("up", "up", "down", "down", "refined", "searched")]
    found = sweepresult.left(sweep, steps)
    assert found is None if wanted is None else wanted in found
