# SPDX-License-Identifier: BSD-2-Clause
"""The interval method over a stream, against the same on whole arrays; and in the result of a run."""

import json

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonrecords import content_of
from model_run import Measured, configuration

from irqscope.analysis.intervals import interval_method
from irqscope.experiments._conclude import conclude_run
from irqscope.findings.evaluation import evaluate
from irqscope.measuring.experiment import Telling
from irqscope.results import intervalmethod
from irqscope.results.intervalmethod import IntervalsBeside
from irqscope.results.reread import reread
from models.answers import steady
from models.instrument import ModelInstrument

PERIOD = 100_000


def stream(stimuli, responses, cuts) -> dict:
    found = IntervalsBeside()
    for part in np.split(np.arange(len(stimuli)), sorted(cuts)):
        found.add(responses[part] - stimuli[part], responses[part])
    return content_of(found.record("isr"))


@settings(deadline=None, max_examples=60)
@given(
    st.dictionaries(st.integers(0, 199), st.integers(-300, 30_000), max_size=30),
    st.lists(st.integers(0, 200), max_size=5),
    st.integers(0, 40_000),
)
def test_a_stream_gives_what_the_whole_gives(late, cuts, dither):
    generator = np.random.default_rng(len(late))
    stimuli = np.arange(200) * PERIOD + generator.integers(0, dither + 1, 200)
    latency = 400 + generator.integers(-3, 4, 200)
    for number, more in late.items():
        latency[number] += more
    whole, found = interval_method(stimuli, stimuli + latency), stream(stimuli, stimuli + latency, cuts)
    for name in ("late", "spikes", "isolated", "not_isolated", "hidden", "holds", "shown", "true", "off", "unseen"):
        assert found[name] == getattr(whole, name), name
    for values, figures in ((whole.deviations, found["intervals"]), (latency, found["latencies"])):
        assert (figures["n"], figures["min"], figures["max"]) == (len(values), values.min(), values.max())
        assert figures["mean"] == pytest.approx(values.mean()) and figures["sd"] == pytest.approx(values.std(ddof=1))


@pytest.mark.parametrize("together", [3, 4, 7, 50])
def test_parts_overlap_so_that_no_pair_of_spikes_is_cut(together, monkeypatch):
    """Late ones at every place relative to the ends of the parts; given the limit, parts make no difference."""
    late = {number: 5000 for number in range(20, 480, 9)} | {number: 9000 for number in range(100, 110)}
    stimuli = np.arange(500) * PERIOD
    latency = np.array([400 + late.get(number, 0) + number % 3 for number in range(500)])
    whole = interval_method(stimuli, stimuli + latency, late=100)
    monkeypatch.setattr(intervalmethod, "TOGETHER", together)
    monkeypatch.setattr(
        intervalmethod,
        "interval_method",
        lambda s, r, late: interval_method(s, r, late=100),
    )
    found = stream(stimuli, stimuli + latency, [])
    assert (found["spikes"], found["shown"], found["true"]) == (whole.spikes, whole.shown, whole.true)
    assert found["intervals"]["n"] == 499
    # What is usual is another matter in three responses of which two are late.
    assert together < 50 or (found["isolated"], found["hidden"]) == (whole.isolated, whole.hidden)


def test_of_coalesced_stimuli_the_oldest_counts():
    found = IntervalsBeside()
    found.add(np.array([400, 250_400, 150_400, 50_400, 400]), np.array([400, 350_400, 350_400, 350_400, 400_400]))
    assert found.record("isr").latencies.n == 3 and found.record("isr").shown == 250_000


def test_two_responses_say_nothing():
    found = IntervalsBeside()
    found.add(np.array([400, 400]), np.array([1000, 2000]))
    assert "fewer than three" in found.record("isr").why


def late_alone(number, dice):
    """Every hundredth answer is late by 30 us."""
    more = 3000 if number % 100 == 50 else 0
    return [(source, delay + more) for source, delay in steady(number, dice)]


def concluded(tmp_path, model, **changed) -> tuple[dict, str]:
    measured = Measured(tmp_path, model, configuration(1000, **changed))
    conclude_run(
        measured.directory.path, evaluate(measured.directory, *reread(measured.directory)), Telling(drawn=True)
    )
    return json.loads(measured.directory.result_file.read_text()), measured.directory.report_file.read_text()


def test_a_run_says_how_far_the_method_is_off(tmp_path):
    result, page = concluded(tmp_path, ModelInstrument(answer=late_alone))
    known = {s["name"]: s for s in (*result["segments"], *result["from_events"])}
    for name, latency in intervalmethod.LATENCY.items():
        found = known[name]["interval_method"]
        assert found["latency"] == latency and found["why"] is None and found["intervals"]["n"] == 999
        assert (found["spikes"], found["isolated"], found["hidden"], found["holds"]) == (10, 10, 0, True)
        assert found["true"] == known[latency]["max"] - found["unseen"]
        assert abs(found["off"]) <= found["intervals"]["max"] / 4
    assert known["isr"]["interval_method"] is None
    assert "every late response stood alone" in page


def test_lost_events_leave_nothing_to_say(tmp_path):
    lossy = ModelInstrument(answer=late_alone, loses=lambda row: 900 < row <= 1100)
    result, page = concluded(tmp_path, lossy)
    interval = next(s for s in result["segments"] if s["name"] == "isr.interval")
    assert "lost" in interval["interval_method"]["why"] and "The interval method is not shown" in page
