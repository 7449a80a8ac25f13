# SPDX-License-Identifier: BSD-2-Clause
"""m learned from a rehearsal, beside the ledger of simulated targets that are driven as fast as their handlers go."""

import json
from dataclasses import replace

import numpy as np
import pytest
from endtoend import Measured, irqscope, measure, page_of, request, url

from irqscope.contract.registers import Dither
from irqscope.contract.roles import Source
from irqscope.measuring.learning import COUNTS, learned, rehearsal
from irqscope.measuring.planning import plan
from irqscope.results.segmentresult import TOO_SMALL, pattern_warnings
from irqscope.targets.target import Target
from models.instrument import IDENTITY

pytestmark = pytest.mark.bench

LONG_ENTRY = {
    "profile": "ideal",
    "irq__latency": "10.4us",
    "isr__toggle": "100ns",
    "isr__duration": "3.1us",
    "isr__reentry": "500ns",
    "task__release": "none",
}
TARGETS = [
    pytest.param({"profile": "linux-rt"}, "250kHz", "180ns", id="linux-rt"),
    pytest.param({"profile": "overloaded"}, "150kHz", "300ns", id="overloaded"),
    pytest.param(LONG_ENTRY, "50kHz", "100ns", id="long entry"),
    pytest.param({"profile": "rtos"}, "300kHz", None, id="rtos"),
]
"""With the time from the handler's entry to its toggle; of rtos no answer comes too soon: nothing is learned."""


def configured(*arguments: str):
    return plan(request(*arguments), IDENTITY, Target())


def test_a_rehearsal_is_driven_as_the_measurement_and_short():
    whole = configured("--rate", "20kHz", "--duration", "1h", "--least", "3us")
    short = rehearsal(whole, IDENTITY.tick)
    stimulus = short.stimuli[Source.STIMULUS]
    assert stimulus == replace(whole.stimuli[Source.STIMULUS], count=COUNTS[1]) and stimulus.dither != Dither.NONE
    assert short.duration == 0 and {settings.least for settings in short.segments} == {0}
    assert rehearsal(configured("--rate", "100Hz"), IDENTITY.tick).stimuli[Source.STIMULUS].count == 1000
    assert rehearsal(configured("--rate", "1Hz"), IDENTITY.tick).stimuli[Source.STIMULUS].count == COUNTS[0]


def truth(run: Measured) -> np.ndarray:
    """The latency of each stimulus that was served, by the ledger, in ticks."""
    stimulus = {entry.subject: entry.ps for entry in run.ledger if entry.kind == "stimulus"}
    toggle = {entry.subject: entry.ps for entry in run.ledger if entry.kind == "toggle"}
    pairs = [(entry.subject, entry.object) for entry in run.ledger if entry.kind == "served"]
    tick = float(run.observation.identity.tick) * 1e12
    return np.sort([(toggle[by] - stimulus[of]) / tick for of, by in pairs if by in toggle])


@pytest.mark.parametrize(("target", "rate", "toggle"), TARGETS)
def test_upper_figures_hold_with_what_was_learned(target, rate, toggle, tmp_path):
    port = url(**target, engine="native", link="unlimited", ledger="on", seed=1)
    common = ["--rate", rate, "--width", "200ns", "--count", "4000", "--segments", "isr"]
    rehearsed = measure(port, tmp_path / "learning", *common)
    tick = rehearsed.observation.identity.tick
    (settings,) = learned(rehearsed.observation.configuration, rehearsed.observation).segments
    assert settings.learned > 1000
    if toggle:
        expected = float(toggle.removesuffix("ns")) * 1e-9 / float(tick)
        assert expected - 2 <= settings.least <= expected + 3, "a pin's edge takes a tick or two"
    else:
        assert settings.least == 0
    run = measure(port, tmp_path / "run", *common, change=lambda plan: replace(plan, segments=(settings,)))
    pairing = run.observation.pairings[0]
    samples, counts = pairing.exact.table()
    found, true = np.repeat(samples, counts), truth(run)
    for q in (0.5, 0.9, 0.99, 1.0):
        here, there = (float(np.quantile(values, q, method="inverted_cdf")) for values in (found, true))
        assert here == pytest.approx(there, abs=5, rel=0.02), q
    least = pairing.pattern.least()
    assert pattern_warnings(settings, None, least, tick) == []
    without = rehearsed.observation.configuration.segments[0]
    said = pattern_warnings(without, None, rehearsed.observation.pairings[0].pattern.least(), tick)
    assert len(said) == (toggle is not None) and all(text.startswith(TOO_SMALL) for text in said)


def test_what_was_learned_stands_in_the_result(tmp_path):
    out = tmp_path / "run"
    code, _ = irqscope(
        "latency",
        "--port",
        url(profile="linux-rt", seed=3),
        "--rate",
        "1kHz",
        "--count",
        "300",
        "--least",
        "learned",
        "--dither",
        "none",
        "--out",
        out,
    )
    assert code == 0 and (out / "learning" / "capture.irq").stat().st_size > 512
    result = json.loads((out / "result.json").read_text())
    for segment in result["segments"]:
        latency = segment["kind"] == "latency"
        assert segment["min_latency"] == 0, "no answer comes near another stimulus"
        assert (segment["min_latency_samples"] > 1000) == latency
    assert "(learned)" in page_of(out)


def test_nothing_is_learned_without_answers(tmp_path, capsys):
    from irqscope import cli

    out, port = tmp_path / "run", url(profile="linux-rt", seed=3, **{"faults.lost": 1})
    assert cli.main(["latency", "--port", port, "--count", "300", "--least", "learned", "--out", str(out)]) == 4
    assert "m of isr cannot be learned: the rehearsal had no answers" in capsys.readouterr().err
    assert not (out / "result.json").exists()
