# SPDX-License-Identifier: BSD-2-Clause
"""m learned from a slow run, through the real command line."""

import json

import pytest
from endtoend import irqscope, url

from irqscope import cli
from irqscope.contract.registers import Dither
from irqscope.contract.roles import Source
from irqscope.measuring.learning import COUNT, slow
from irqscope.measuring.planning import plan
from irqscope.targets.target import Target
from models.instrument import IDENTITY

pytestmark = pytest.mark.bench


def test_the_slow_run_is_slow_regular_and_short():
    from irqscope.cli import parser

    options = parser().parse_args(["latency", "--port", "x", "--out", "y", "--rate", "20kHz", "--duration", "1h"])
    calm = slow(plan(options, IDENTITY, Target()), IDENTITY.tick)
    stimulus = calm.stimuli[Source.STIMULUS]
    assert (stimulus.period, stimulus.count, stimulus.dither) == (502_500, COUNT, Dither.NONE)
    assert calm.planned == COUNT and calm.duration == 0
    options = parser().parse_args(["latency", "--port", "x", "--out", "y", "--rate", "10Hz", "--least", "learned"])
    assert slow(plan(options, IDENTITY, Target()), IDENTITY.tick).stimuli[Source.STIMULUS].period == 10_050_000


def test_m_is_half_of_the_least_latency(tmp_path):
    out = tmp_path / "run"
    code, _ = irqscope("latency", "--port", url(profile="linux-rt", seed=3), "--rate", "1kHz", "--count", "300",
                       "--least", "learned", "--out", out)  # fmt: skip
    assert code == 0
    result = json.loads((out / "result.json").read_text())
    assert (out / "learning" / "capture.irq").stat().st_size > 512
    for segment in result["segments"]:
        if segment["kind"] == "interval":
            assert (segment["m"], segment["m_learned_from"]) == (0, 0)
        else:
            assert segment["m_learned_from"] == COUNT
            assert 0.4 < segment["m"] / segment["min"] < 0.6  # least of 500 samples and of 300 others
    assert "(learned)" in (out / "report.html").read_text()


def test_nothing_is_learned_from_uncertain_pairs(tmp_path, capsys):
    out = tmp_path / "run"
    port = url(profile="linux-rt", seed=3, **{"faults.lost": 0.05})
    command = ["latency", "--port", port, "--count", "300", "--least", "learned", "--timeout", "1ms", "--out", str(out)]
    assert cli.main(command) == 4
    output = capsys.readouterr().err
    assert "m of isr cannot be learned: the slow run had" in output and "missing; give it with --least, or 0" in output
    assert not (out / "result.json").exists()
