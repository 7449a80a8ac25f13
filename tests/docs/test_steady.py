# SPDX-License-Identifier: BSD-2-Clause
"""No figure of a guest is published that its own run's statistics call unsteady, or its stub unfit."""

import json
import subprocess
from dataclasses import asdict
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import guests
import numpy as np
import pytest
import saturation
from steady import unfit, unsteady

from irqscope.analysis.stationarity import stationarity

BLOCKS, EACH = 60, 50
FAST, SLOW = [EACH, 0, 0], [0, 0, EACH]


def change(*blocks: list[int]) -> dict[str, Any]:
    """As result.json has it, of blocks with so many samples in three bins of latency."""
    found = stationarity(np.array(blocks, dtype=np.int64))
    return {**asdict(found), "stationary": found.stationary, "sentence": found.sentence()}


STEPS = change(*[SLOW] * (BLOCKS // 2), *[FAST] * (BLOCKS // 2))
SAME = change(*[[EACH // 2, EACH // 2, 0]] * BLOCKS)
FEW = change(SLOW, FAST)


def result(name: str, of: dict[str, Any] | None, *notes: str) -> dict[str, Any]:
    return {"target": {"notes": list(notes)}, "segments": [{"name": name, "change": of}]}


def test_a_step_is_refused_in_words_and_what_cannot_be_judged_is_not():
    assert STEPS["stationary"] is False and SAME["stationary"] is True and FEW["stationary"] is None
    assert unsteady(result("wake", STEPS), ["wake"]) == f"wake is not steady: {STEPS['sentence']}"
    for sound in (SAME, FEW, None):
        assert unsteady(result("wake", sound), ["wake"]) is None
    assert unsteady(result("task.interval", STEPS), ["wake"]) is None, "nothing of it is published"


def test_what_the_stub_notes_is_refused():
    said = unfit(result("wake", SAME, "one thing", "another"))
    assert said == "the stub said what spoils the measurement: one thing; another"
    assert unfit(result("wake", SAME)) is None


@pytest.fixture(params=["steps", "same"])
def of(request, monkeypatch) -> dict[str, Any]:
    """Each run of the program leaves a result that is steady or not."""
    found = {"steps": STEPS, "same": SAME}[request.param]

    def run(command: list[str], **options: object) -> SimpleNamespace:
        out = Path(command[command.index("--out") + 1])
        out.mkdir()
        out.with_suffix(".vcd").touch()
        (out / "capture.irq").touch()
        name = command[command.index("--segments") + 1] if "--segments" in command else "wake"
        segment = {"name": name, "change": found, "exact": True, "n": 9, "min": 1, "median": 1.0, "max": 2}
        whole = {
            "target": {"notes": []},
            "segments": [segment],
            "tick": {"numerator": 1, "denominator": 10**8},
            "balance": {"balanced": True},
            "stimuli": {"stimulus": {"fired": 9}},
            "end": {"target": {"handlers": 9}},
        }
        (out / "result.json").write_text(json.dumps(whole))
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(subprocess, "run", run)
    return found


def test_a_row_of_the_guests_is_steady(of, tmp_path):
    if of is SAME:
        assert guests.run("rt-arm64", {}, tmp_path / "run")[0]["segments"][0]["min"] == 1
    else:
        with pytest.raises(SystemExit, match=r"rt-arm64: wake is not steady: The usual latencies changed"):
            guests.run("rt-arm64", {}, tmp_path / "run")


def test_a_step_of_the_saturation_has_a_median_if_it_is_steady(of):
    found = saturation.step("user space", 40)
    data = {"date": "2026-11-24", "commit": "0" * 12, "release": "6", "emulator": "7", "steps": [found]}
    (row,) = [line for line in saturation.page(data).splitlines() if line.startswith("| user space")]
    times = "10 ns | 10 ns | 20 ns" if of is SAME else "10 ns | not steady | 20 ns"
    assert row.endswith(f"| 9 | 9 | 9 | {times} |")
