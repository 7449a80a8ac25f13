# SPDX-License-Identifier: BSD-2-Clause
"""Runs of a target that protects itself from overload: what is cut out, what is booked, and what is said of it."""

import random
from pathlib import Path

import numpy as np
import pytest
from pagetext import cells

from irqscope.base.records import read_json
from irqscope.contract.roles import Source
from irqscope.contract.segments import Policy
from irqscope.device.configuration import Configuration, InputSettings, SegmentSettings
from irqscope.device.decode import events_of
from irqscope.device.instrument import Instrument
from irqscope.device.stimulus_plan import StimulusPlan
from irqscope.experiments._conclude import conclude_run
from irqscope.findings.evaluation import evaluate
from irqscope.measuring.experiment import Telling
from irqscope.measuring.run import Run
from irqscope.measuring.rundir import RunDirectory
from irqscope.measuring.stopping import StopRequest
from irqscope.recording.stream import replay
from irqscope.results.clean import Clean
from irqscope.results.reread import reread
from irqscope.results.spans import masked_spans
from irqscope.targets.target import Target
from models.instrument import ModelInstrument

PERIOD, COUNT = 100_500, 1000
LATENCY, STORM = 400, 5_000
START = {
    "irqscope_stub": 1,
    "port": "linux_kmod",
    "device": "lpt",
    "workload": "isr",
    "storm": 10_000,
    "pins": {"isr": "hard handler"},
}
FIRST, LAST = (100, 149), (600, 619)
"""Numbers of the stimuli from those that found the interrupt masked to those after which it was unmasked."""


def protected(number: int, dice: random.Random) -> list[tuple[Source, int]]:
    """Masked right after an answer, unmasked half a period after a stimulus; then a latched one is answered late."""
    for first, last in (FIRST, LAST):
        if number == first - 1:
            return [(Source.ISR, LATENCY), (Source.AUX, LATENCY + 10)]
        if number == last:
            return [(Source.AUX, PERIOD // 2), (Source.ISR, PERIOD // 2 + STORM)]
        if first <= number < last:
            return []
    return [(Source.ISR, LATENCY + number % 7)]


def measure(
    path: Path, model: ModelInstrument | None = None, target: dict | None = None, end: dict | None = None
) -> tuple[dict, str]:
    """result.json and the page."""
    model = model or ModelInstrument(answer=protected)
    known = Target(START if target is None else target)
    common = {"response": Source.ISR, "timeout": 10 * PERIOD}
    used = (Source.ISR, Source.AUX) if known.announces_masking else (Source.ISR,)
    edges = {role: known.edges(role) for role in used}
    configuration = Configuration(
        inputs={role: InputSettings(filter=2, rise=rise, fall=fall) for role, (rise, fall) in edges.items()},
        stimuli={Source.STIMULUS: StimulusPlan(period=PERIOD, width=1000, count=COUNT)},
        segments=(
            SegmentSettings(name="isr", cause=Source.STIMULUS, policy=Policy.COALESCE, **common),
            SegmentSettings(name="isr.interval", cause=Source.ISR, policy=Policy.INTERVAL, **common),
        ),
        snapshot=PERIOD * 250,
        flush=5_000_000,
        watchdog=0,
    )
    directory = RunDirectory(path / "run")
    directory.create()
    with Instrument(model) as instrument:
        begun = directory.begin(instrument.identity, configuration, known, model.url, ["irqscope"])
        run = Run(instrument, configuration, directory, target=known)
        ending = vars(run.measure(lambda observation, elapsed: None, StopRequest()))
    ended = directory.end(begun, **ending, **({"target": end} if end else {}))
    conclude_run(directory.path, evaluate(directory, ended, run.observation), Telling(drawn=True))
    page = directory.report_file.read_text().replace("\n", " ").replace("\N{NO-BREAK SPACE}", " ")
    return read_json(directory.result_file), page


MASKED = 50 + 20


def test_masked_stimuli_are_neither_answered_nor_missing(tmp_path):
    result, page = measure(tmp_path, end={"storms": 2})
    isr, interval = result["segments"]
    lengths = [(last - first + 1) * PERIOD + PERIOD // 2 - LATENCY - 10 for first, last in (FIRST, LAST)]
    masked = result["masked"]
    assert (masked["spans"], masked["storms"], masked["open"]) == (2, 2, False)
    assert masked["ticks"] == {"least": sum(lengths), "most": sum(lengths)}
    assert [span["end"] - span["begin"] for span in masked["listed"]] == lengths
    assert result["valid"] and result["exit_code"] == 3 and len(result["warnings"]) == 1
    assert "masked its interrupt twice" in result["warnings"][0] and result["warnings"][0] in page

    classes = isr["classes"]
    assert (classes["masked"], classes["masked_responses"]) == (MASKED, 2)
    assert (classes["missing"], classes["unmatched"]) == (0, 0)
    assert isr["unmatched"]["source"] == "events 0 of 0" and isr["unmatched"]["spurious"] == 0
    assert (isr["n"], isr["min"], isr["max"]) == (COUNT - MASKED, LATENCY, LATENCY + 6)
    assert isr["histogram"]["counts"] and sum(isr["histogram"]["counts"]) == isr["n"]
    assert isr["maximum"]["latency"] == isr["max"] == isr["worst"][0]["latency"]
    assert isr["source"] == dict.fromkeys(("histogram", "figures"), f"events {COUNT} of {COUNT}") | {"events": isr["n"]}
    assert interval["classes"]["masked"] == interval["classes"]["masked_responses"] == 2
    assert interval["n"] == COUNT - MASKED + 2 - 1 - 2 and interval["max"] < 2 * PERIOD
    accounts = {account["name"]: account for account in result["balance"]["equations"]}
    assert result["balance"]["balanced"] and accounts["isr: causes"]["left"] == {"causes": COUNT}
    assert accounts["isr, unmasked: causes"]["right"]["masked"] == MASKED
    assert accounts["isr, unmasked: responses"]["right"] == {"paired": COUNT - MASKED, "unmatched": 0, "masked": 2}
    assert f"<td>causes {COUNT}</td><td>=</td><td>paired {COUNT - MASKED} + " in cells(page)
    assert f"+ masked {MASKED}</td>" in cells(page)
    assert f"of {COUNT} stimuli, {MASKED} were masked by the target" in page
    assert result["cross_check"]["agrees"]


def test_a_read_run_says_the_same(tmp_path):
    from irqscope import cli

    result, _ = measure(tmp_path)
    assert cli.main(["report", str(tmp_path / "run")]) == 3
    assert read_json(tmp_path / "run" / "result.json") == result


def test_a_stub_that_answers_by_pulses_announces_by_pulses(tmp_path):
    def pulsing(number, dice):
        return [(role, tick + late) for role, tick in protected(number, dice) for late in (0, 25)]

    (tmp_path / "pulsing").mkdir()
    toggling, _ = measure(tmp_path, end={"storms": 2})
    model, target = ModelInstrument(answer=pulsing), START | {"pulse": 1}
    result, _ = measure(tmp_path / "pulsing", model, target, end={"storms": 2})
    assert {key: result["masked"][key] for key in ("spans", "open")} == {"spans": 2, "open": False}
    assert result["masked"]["ticks"] == toggling["masked"]["ticks"]
    for pulsed, toggled in zip(result["segments"], toggling["segments"], strict=True):
        for name in ("n", "min", "max", "sum", "sd", "quantiles", "classes", "flags", "unmatched", "histogram"):
            assert pulsed[name] == toggled[name], name


def test_the_view_of_a_live_run_is_without_them(tmp_path):
    result, _ = measure(tmp_path)
    directory = RunDirectory(tmp_path / "run")
    run, observation = reread(directory)
    clean = Clean(np.empty((0, 2)), observation, masked_spans(run, observation))
    replay(directory.path, *clean.consumers)
    isr, interval = clean.segments
    assert [isr.kept.n, interval.kept.n] == [segment["n"] for segment in result["segments"]]


@pytest.mark.parametrize(
    "changed",
    [
        {"answers": "period"},
        {"storm": 0},
        {"lines": "1,2,3,4"},
        {"lines": "1,2,3,4,-"},
        {"pins": {"isr": "x", "aux": "y"}},
        None,
    ],
)
def test_a_target_whose_aux_is_something_else_is_left_alone(tmp_path, changed):
    """The same edges, of which the stub says that they are no masking, or says nothing at all."""
    target = {} if changed is None else START | changed
    assert not Target(target).announces_masking
    result, _ = measure(tmp_path, target=target)
    isr = result["segments"][0]
    assert result["masked"] is None and isr["classes"]["coalesced"] + isr["classes"]["missing"] > 0
    assert isr["classes"]["masked"] == 0 and isr["source"]["histogram"] == "on chip"
    assert not any("unmasked" in account["name"] for account in result["balance"]["equations"])


def test_an_overload_that_no_pin_told_of_is_told_by_the_stub(tmp_path):
    result, _ = measure(tmp_path, target=START | {"lines": "1,2"}, end={"storms": 1})
    assert any("masked its interrupt once and no pin told when" in text for text in result["warnings"])


@pytest.mark.parametrize("storms", [0, 3])
def test_stub_and_pin_that_disagree(tmp_path, storms):
    result, page = measure(tmp_path, end={"storms": storms})
    sentence = f"masked its interrupt {storms} times as its stub counted, and twice as aux showed"
    assert sentence in result["warnings"][-1] and sentence in page


def test_without_an_overload_nothing_is_said(tmp_path):
    def calm(number, dice):
        return [(Source.ISR, LATENCY)]

    result, _ = measure(tmp_path, ModelInstrument(answer=calm), end={"storms": 0})
    assert result["exit_code"] == 0 and result["masked"]["spans"] == 0 and result["masked"]["listed"] == []
    assert result["segments"][0]["source"]["histogram"] == "on chip"


def test_masked_to_the_end(tmp_path):
    def stays(number, dice):
        return protected(number, dice) if number <= FIRST[0] else []

    result, _ = measure(tmp_path, ModelInstrument(answer=stays), end={"storms": 1})
    assert (result["masked"]["spans"], result["masked"]["open"]) == (1, True)
    assert result["segments"][0]["classes"]["masked"] == COUNT - FIRST[0]
    assert result["segments"][0]["n"] == FIRST[0] and "to the end" in result["warnings"][0]
    assert result["masked"]["listed"][0]["end"] >= result["events"]["last"]


class Raised(ModelInstrument):
    """Its target holds `aux` high from before the run on."""

    def _clear(self) -> None:
        super()._clear()
        self._levels[Source.AUX] = 1


def test_masked_from_before_the_beginning(tmp_path):
    def later(number, dice):
        return protected(number + FIRST[0] + 10, dice)

    result, _ = measure(tmp_path, Raised(answer=later), end={"storms": 2})
    assert result["masked"]["spans"] == 2 and not result["masked"]["open"]
    assert result["masked"]["listed"][0]["begin"] < result["events"]["first"]
    assert result["segments"][0]["classes"]["masked"] == 40 + 20 and result["segments"][0]["max"] <= LATENCY + 6


# Events that are missing ---------------------------------------------------------------------------------------------


def test_a_loss_that_has_the_beginning_of_a_span(tmp_path):
    """Of 1000 stimuli 8 are in the lost rows, two of them outside of the span; its begin is not known to a tick."""
    result, page = measure(
        tmp_path, ModelInstrument(answer=protected, loses=lambda row: 196 <= row <= 207), end={"storms": 2}
    )
    masked, isr = result["masked"], result["segments"][0]
    assert masked["spans"] == 2 and result["balance"]["balanced"] and result["valid"]
    lost = masked["ticks"]["most"] - masked["ticks"]["least"]
    assert 7 * PERIOD < lost < 8 * PERIOD
    assert isr["classes"]["masked"] == MASKED - 6 and isr["max"] == LATENCY + 6
    told = isr["classes"]["causes"]
    assert isr["source"]["figures"] == f"events {told} of {COUNT}" and COUNT - 10 < told < COUNT
    assert f"isr: events were lost: without masked spans the figures tell of {told} of {COUNT} causes only" in page
    assert f"+ masked {MASKED - 6} + not told by the events {COUNT - told}</td>" in page


def test_a_limit_on_what_was_lost_in_part_makes_the_run_invalid(tmp_path, capsys):
    from irqscope import cli

    measure(tmp_path, ModelInstrument(answer=protected, loses=lambda row: 196 <= row <= 207))
    for limit in (["--limit", "isr.max=1s"], ["--warn", "isr.missing=9"], ["--max-loss", "99"]):
        assert cli.main(["report", str(tmp_path / "run"), *limit]) == 4
        result = read_json(tmp_path / "run" / "result.json")
        assert not result["valid"] and result["verdict"] is None and result["limits"][0]["outcome"] == "not judged"
        assert "events were lost, and isr is known of" in result["errors"][0]
    (tmp_path / "whole").mkdir()
    measure(tmp_path / "whole")
    assert cli.main(["report", str(tmp_path / "whole" / "run"), "--limit", "isr.max=1s", "--max-loss", "0"]) == 3
    assert read_json(tmp_path / "whole" / "run" / "result.json")["verdict"] == "PASS", "and a warning of the storms"


def test_a_loss_that_has_a_whole_span(tmp_path):
    result, _ = measure(tmp_path, ModelInstrument(answer=protected, loses=lambda row: 190 <= row <= 260))
    masked, isr = result["masked"], result["segments"][0]
    assert masked["spans"] == 2 and masked["listed"][0]["begin"] < masked["listed"][0]["end"]
    assert isr["classes"]["masked"] == 20 and isr["max"] == LATENCY + 6 and result["balance"]["balanced"]


def losing(**wanted: bool) -> ModelInstrument:
    """The link loses the first block of events with, or without, an edge of `aux`."""
    lost = []

    def fault(block: bytes) -> bytes:
        events = events_of([block])
        if lost or not len(events) or (Source.AUX in events.source) != wanted["aux"]:
            return block
        lost.append(block)
        return b""

    return ModelInstrument(answer=protected, fault=fault)


def test_a_link_that_lost_edges_of_aux(tmp_path):
    result, _ = measure(tmp_path, losing(aux=True), end={"storms": 2})
    masked = result["masked"]
    assert masked == {"spans": None, "ticks": None, "open": None, "storms": 2, "listed": []}
    assert any("edges of aux were lost on the link" in text for text in result["warnings"])
    assert result["segments"][0]["source"]["histogram"] == "on chip" and result["balance"]["balanced"]


def test_a_link_that_lost_other_edges(tmp_path):
    result, _ = measure(tmp_path, losing(aux=False), end={"storms": 2})
    assert result["masked"]["spans"] == 2 and result["segments"][0]["classes"]["masked"] == MASKED
    assert result["balance"]["balanced"] and result["segments"][0]["max"] == LATENCY + 6
