# SPDX-License-Identifier: BSD-2-Clause
"""A warm-up: stimuli before a measurement that are in no figure of it."""

import json
import signal
from dataclasses import replace

import pytest
from model_run import PERIOD, configuration

from irqscope import cli
from irqscope.contract.roles import Source
from irqscope.measuring import learning
from irqscope.measuring.learning import warming
from irqscope.measuring.planning import COUNT_LIMIT
from irqscope.results.endline import together

MEASURE = ["latency", "--port", "model://", "--rate", "1kHz", "--count", "200", "--dither", "none"]


def fired(path):
    return json.loads((path / "result.json").read_text())["stimuli"]["stimulus"]["fired"]


def test_it_is_a_run_of_its_own_and_in_no_figure_of_the_measurement(tmp_path):
    out = tmp_path / "run"
    assert cli.main([*MEASURE, "--warmup", "300ms", "--out", str(out)]) == 0
    result, run = (json.loads((out / name).read_text()) for name in ("result.json", "run.json"))
    assert fired(out) == 200 and [segment["n"] for segment in result["segments"]] == [200] * 4
    assert cli.main(["report", str(out / "warmup")]) == 0
    assert fired(out / "warmup") == 300
    assert run["before"]["stimuli"] == run["before"]["isr"] == 300  # which the target counts, too
    assert result["start"] > json.loads((out / "warmup" / "result.json").read_text())["start"]


def test_it_comes_before_the_rehearsal_and_the_target_has_seen_both(tmp_path):
    out = tmp_path / "run"
    assert cli.main([*MEASURE, "--warmup", "100ms", "--least", "learned", "--out", str(out)]) == 0
    starts = [json.loads((out / name / "run.json").read_text())["start"] for name in ("warmup", "learning", ".")]
    assert starts == sorted(starts) and fired(out) == 200
    assert json.loads((out / "run.json").read_text())["before"]["stimuli"] == 100 + 10_000


@pytest.mark.parametrize("within", ["warming", "rehearsal"])
def test_a_request_within_either_ends_the_run_and_nothing_is_learned(within, tmp_path, monkeypatch, capsys):
    """It was said that m cannot be learned, and how to give it."""
    plan = getattr(learning, within)

    def asked(*arguments):
        signal.raise_signal(signal.SIGINT)
        return plan(*arguments)

    monkeypatch.setattr(learning, within, asked)
    out = tmp_path / "run"
    assert cli.main([*MEASURE, "--warmup", "100ms", "--least", "learned", "--out", str(out)]) == 0
    assert "Ended early on request" in capsys.readouterr().out and fired(out) == 0
    assert (out / "learning").exists() == (within == "rehearsal")


@pytest.mark.parametrize(
    "length, count, duration", [(0, 1, 0), (7 * PERIOD + 5, 7, 0), (PERIOD * COUNT_LIMIT, COUNT_LIMIT, 0)]
)
def test_it_is_as_long_as_it_is_asked_for(length, count, duration):
    plan = warming(replace(configuration(500), duration=9), length)
    assert (plan.stimuli[Source.STIMULUS].count, plan.duration, plan.trigger) == (count, duration, None)


def test_what_no_counter_holds_ends_by_its_duration():
    length = PERIOD * (COUNT_LIMIT + 1)
    plan = warming(configuration(500), length)
    assert (plan.stimuli[Source.STIMULUS].count, plan.duration) == (0, length)


def test_none_is_to_leave_it_out(capsys, tmp_path):
    assert cli.main([*MEASURE, "--warmup", "0", "--out", str(tmp_path / "run")]) == 2
    assert capsys.readouterr().err == "irqscope: --warmup must be more than 0: leave it out for none\n"
    assert not (tmp_path / "run").exists()


def test_of_what_one_run_did_not_watch_nothing_is_known():
    assert together([]) == {} and together([{"isr": 3}]) == {"isr": 3}
    assert together([{"isr": 3, "stimuli": 5}, {"stimuli": 7, "task": 1}]) == {"stimuli": 12}
