# SPDX-License-Identifier: BSD-2-Clause
"""Segments from events: the same as the chip would have measured, and never passed where events are missing."""

from dataclasses import replace

import pytest
from jsonrecords import evaluate
from model_run import Measured, configuration

from irqscope.contract.roles import FEW, INPUTS, Source, paired_sources
from irqscope.contract.segments import SEGMENTS, Policy
from irqscope.device.configuration import SegmentSettings
from irqscope.errors import BadInput
from irqscope.measuring.limits import Limit
from irqscope.measuring.presets import PRESETS, chosen
from irqscope.results.offchip import every, off_chip
from irqscope.results.reread import reread
from irqscope.targets.target import Target
from models.answers import steady
from models.instrument import ModelInstrument


def crowded(number, dice):
    """Some answers come after two further stimuli, some never."""
    if number % 97 == 5 or 300 <= number < 320:
        return []
    return [(source, delay + (250_000 if number % 41 == 7 else 0)) for source, delay in steady(number, dice)]


KNOWN = [each for each in SEGMENTS if {each.cause, each.response} <= {*paired_sources()}]
"""What an instrument with four inputs can measure."""


def settings(name: str) -> SegmentSettings:
    known = next(s for s in SEGMENTS if s.name == name)
    policy = Policy.INTERVAL if known.is_interval else Policy.COALESCE
    return SegmentSettings(name=name, cause=known.cause, response=known.response, policy=policy, timeout=1_005_000)


def result(path, on_chip, model=None, limits=()):
    path.mkdir(exist_ok=True)
    plan = replace(configuration(600), segments=tuple(map(settings, on_chip)))
    measured = Measured(path, model or ModelInstrument(answer=crowded), plan)
    measured.directory.limit(measured.run, limits)
    return evaluate(measured.directory, *reread(measured.directory))


def test_the_chip_would_have_measured_the_same(tmp_path):
    every = [s.name for s in KNOWN if s.cause != Source.STIMULUS2]
    first, second = result(tmp_path / "a", every[:4]), result(tmp_path / "b", every[4:])
    for chip, other in ((first, second), (second, first)):
        assert [s["name"] for s in other["from_events"]] == [s["name"] for s in chip["segments"]]
        for measured, computed in zip(chip["segments"], other["from_events"], strict=True):
            same = ("name", "n", "min", "max", "sum", "classes", "flags", "quantiles", "histogram", "polarity")
            assert {k: computed[k] for k in same} == {k: measured[k] for k in same}
            told = measured["classes"]["causes"]
            assert computed["source"]["figures"] == f"events {told} of {told}"
    assert any(s["classes"]["coalesced"] for s in first["from_events"])
    assert any(s["classes"]["missing"] for s in second["from_events"])


def test_lost_events_are_told_and_never_passed(tmp_path):
    lossy = ModelInstrument(answer=steady, loses=lambda row: 900 < row <= 1100)
    limits = [Limit("response.max", "1s", True), Limit("isr.max", "1s", True)]
    found = result(tmp_path, ["isr", "task"], lossy, limits)
    response = next(s for s in found["from_events"] if s["name"] == "response")
    told = response["n"]
    assert 530 < told < 600 and response["source"]["histogram"] == f"events {told} of 600"
    assert found["valid"] is False and found["verdict"] is None and found["exit_code"] == 4
    assert f"response is known of {told} of 600 causes only" in found["errors"][0]
    # Without that limit nothing is wrong with the run: nobody asked for the segment.
    assert result(tmp_path / "b", ["isr", "task"], ModelInstrument(answer=steady), limits)["verdict"] == "PASS"


def test_only_what_the_pins_allow(tmp_path):
    plan = replace(configuration(), segments=(settings("isr"),))
    assert len(every(plan, Target())) == len(KNOWN) - 1, "all but the second stimulus'"
    pins = Target({"pins": {"isr": "hard handler", "task": "thread"}})
    assert list(every(plan, pins)) == ["isr", "task", "wake", "isr.interval", "task.interval"]
    alone = replace(plan, inputs={Source.ISR: plan.inputs[Source.ISR]})
    assert list(every(alone, Target())) == ["isr", "isr.interval"]
    assert off_chip(replace(plan, stimuli={}), Target()) == [] and set(plan.inputs) == set(INPUTS[:FEW])


def test_the_policy_of_a_counting_path_and_m_are_those_of_the_run():
    counting = Target({"pins": {"isr": "handler", "task": "thread"}, "release": "counting", "depth": 7})
    first = replace(settings("isr"), least=33, learned=500)
    found = {s.name: s for s in off_chip(replace(configuration(), segments=(first,)), counting)}
    assert (found["task"].policy, found["task"].depth, found["task"].least) == (Policy.FIFO, 7, 0)
    assert (found["wake"].least, found["wake"].learned, found["wake"].timeout) == (33, 500, 1_005_000)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_the_segments_that_it_stands_for(preset):
    assert [s.name for s in chosen([preset], ())] == list(PRESETS[preset])
    assert chosen(None, PRESETS[preset]) == chosen([preset], ())


def test_presets_and_names_go_together():
    assert [s.name for s in chosen(["niedermeyer-end", "isr"], ())] == ["response", "done.interval", "isr"]
    with pytest.raises(BadInput, match="twice"):
        chosen(["moryc", "isr"], ())
    with pytest.raises(BadInput, match="or a preset: latency, moryc"):
        chosen(["morycc"], ())
