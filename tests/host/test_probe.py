# SPDX-License-Identifier: BSD-2-Clause
"""`irqscope probe`: what a target acts on, found through the real gateware and told in words."""

import json
from dataclasses import replace

import numpy as np
import pytest

from irqscope.cli import main
from irqscope.contract.roles import Source
from irqscope.qualifying.probe import MANY, PULSES, Shot, Trigger, judge

PORT = "sim://?profile=linux-rt&link=unlimited"
TRIGGERS = {
    "irq.edge=rising": "rising",
    "irq.edge=falling": "falling",
    "irq.kind=both-edges": "both",
    "irq.kind=both-edges&irq.edge=falling": "both",
    "irq.kind=level": "high",
    "irq.kind=level&irq.edge=falling": "low",
}


@pytest.mark.parametrize(("target", "trigger"), TRIGGERS.items())
def test_each_kind_of_target_is_known_by_its_answers(target, trigger, capsys):
    code = main(["probe", "--port", f"{PORT}&{target}", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert {one["trigger"] for one in found["inputs"]} == {trigger}
    assert [one["input"] for one in found["inputs"]][:1] == ["isr"] or trigger not in ("rising", "falling")
    is_edge = trigger in ("rising", "falling")
    assert found["edge"] == (trigger if is_edge else None)
    assert code == (0 if is_edge else 1)


def test_latencies_are_those_from_the_edge_that_counts(capsys):
    """The same target, with either edge: what it takes is the same."""
    found = []
    for edge in ("rising", "falling"):
        assert main(["probe", "--port", f"{PORT}&irq.edge={edge}", "--json"]) == 0
        found.append({one["input"]: one["median_s"] for one in json.loads(capsys.readouterr().out)["inputs"]})
    assert found[0].keys() == found[1].keys() == {"isr", "task", "done"}
    for role in found[0]:
        assert found[0][role] == pytest.approx(found[1][role], rel=0.1)


def test_nothing_answers(capsys):
    assert main(["probe", "--port", f"{PORT}&irq.source=stimulus2"]) == 1
    assert "ground is connected" in capsys.readouterr().out


def test_a_run_uses_the_edge_that_was_found(tmp_path, capsys):
    target, run = tmp_path / "target.json", tmp_path / "run"
    port = f"{PORT}&irq.edge=falling"
    assert main(["probe", "--port", port, "--out", str(target)]) == 0
    assert "--active-low" in capsys.readouterr().out
    assert main(["latency", "--port", port, "--stub", str(target), "--count", "500", "--out", str(run)]) == 0
    stimulus = json.loads((run / "run.json").read_text())["configuration"]["stimuli"]["stimulus"]
    assert stimulus["active_low"] == 1


def test_a_stub_that_declares_the_other_edge_is_told_of(tmp_path, capsys):
    declared, target = tmp_path / "stub.json", tmp_path / "target.json"
    declared.write_text(json.dumps({"irqscope_stub": 1, "edge": "rising", "pins": {"isr": "hard handler"}}) + "\n")
    command = ["probe", "--port", f"{PORT}&irq.edge=falling", "--stub", str(declared), "--out", str(target)]
    assert main(command) == 0
    assert "declares the rising edge" in capsys.readouterr().err
    found = json.loads(target.read_text())
    assert found["edge"] == "falling" and found["pins"] == {"isr": "hard handler"}


def test_the_stubs_line_is_not_written_over(tmp_path, capsys):
    stub = tmp_path / "stub.json"
    stub.write_text(json.dumps({"irqscope_stub": 1, "edge": "rising"}) + "\nwhat the stub said later\n")
    before = stub.read_bytes()
    assert main(["probe", "--port", PORT, "--stub", str(stub), "--out", str(stub)]) == 2
    assert "stub.json is read by --stub: choose another one with --out" in capsys.readouterr().err
    assert stub.read_bytes() == before


def shots(*, times_of, active_low=False):
    """Two shots whose pulses of 100 and 1000 ticks were answered at these times: functions of the width."""
    found = []
    for width in (100, 1000):
        times = [np.array(sorted(times_of(width)), dtype=np.int64)] * PULSES
        found.append(Shot(active_low, width, {Source.ISR: times}, {Source.ISR: PULSES * len(times[0])}, PULSES))
    return found


@pytest.mark.parametrize("active_low", [False, True])
def test_a_pulse_as_an_answer_is_one_edge_of_the_stimulus(active_low):
    """A stub with --pulse: two edges at a fixed distance."""
    begin, end = (Trigger.FALLING, Trigger.RISING) if active_low else (Trigger.RISING, Trigger.FALLING)
    assert judge(shots(times_of=lambda width: [7, 27], active_low=active_low), Source.ISR) == begin
    assert judge(shots(times_of=lambda width: [width + 7, width + 27], active_low=active_low), Source.ISR) == end
    assert judge(shots(times_of=lambda width: [7, 27, width + 7, width + 27], active_low=active_low), Source.ISR) == (
        Trigger.BOTH
    )


def test_polarities_that_contradict_each_other_tell_nothing():
    begins = shots(times_of=lambda width: [7]) + shots(times_of=lambda width: [7], active_low=True)
    assert judge(begins, Source.ISR) is None
    ends_too = shots(times_of=lambda width: [7]) + shots(times_of=lambda width: [width + 7], active_low=True)
    assert judge(ends_too, Source.ISR) == Trigger.RISING


def test_a_level_is_answered_for_as_long_as_it_lasts():
    while_active = shots(times_of=lambda width: range(5, 5 + width // 2, 100 // MANY // 2))
    assert judge(while_active, Source.ISR) == Trigger.HIGH
    while_not = shots(times_of=lambda width: range(width, 5000, 20))
    assert judge(while_not, Source.ISR) == Trigger.LOW


def test_shots_that_were_broken_off_are_compared_by_what_was_driven():
    """As many edges in both: while more pulses were driven, it answered each for a shorter time."""
    narrow, wide = shots(times_of=lambda width: range(width, 5000, 20))
    same = {Source.ISR: wide.seen[Source.ISR] // 2}
    for driven, trigger in (((16, 20), Trigger.LOW), ((20, 16), Trigger.HIGH)):
        cut = [replace(shot, seen=same, driven=n) for shot, n in zip((narrow, wide), driven, strict=True)]
        assert judge(cut, Source.ISR) == trigger
