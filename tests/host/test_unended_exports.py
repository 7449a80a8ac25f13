# SPDX-License-Identifier: BSD-2-Clause
"""What an export says of a run that has no end on record: it may go on, or it broke off."""

import json
import os
from pathlib import Path

import pytest
from edited_run import edit
from made_run import Edge, made

from irqscope import cli
from irqscope.contract.roles import Source
from irqscope.measuring import liveness
from irqscope.measuring.rundir import RunDirectory

WRITTEN = 1_700_000_000
"""When the capture was written to last."""
EDGES = [Edge(1000 + 2000 * number, Source.STIMULUS, 1) for number in range(20)]
GOES_ON, BROKEN = "has no end on record (it is going on, or broke off just now)", "broke off"


@pytest.fixture
def unended(tmp_path) -> Path:
    path = made(tmp_path / "run", EDGES)
    edit(path / "run.json", lambda run: run.pop("end"))
    os.utime(path / "capture.irq", (WRITTEN, WRITTEN))
    return path


@pytest.mark.parametrize(("silent", "sentence"), [(-1, GOES_ON), (1, BROKEN)])
def test_a_run_is_said_to_have_broken_off_only_when_it_was_silent_for_so_long(
    silent, sentence, unended, monkeypatch, capsys
):
    """It was "complete" and had broken off, while it went on, and ended well."""
    longest = liveness.longest_silence(RunDirectory(unended).read_run())
    monkeypatch.setattr(liveness.time, "time", lambda: WRITTEN + longest + silent)
    said = f"INCOMPLETE: every edge, 20 events; the run {sentence}, and this is what was received until then"
    out = unended / "out.csv"
    assert cli.main(["export", str(unended), "--to", "csv", "--out", str(out), "--json"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["completeness"] == said and told.err == f"irqscope: {said}\n"
    assert said in Path(json.loads(told.out)["files"][1]).read_text()
    assert cli.main(["decode", str(unended)]) == 0
    assert capsys.readouterr().err == f"irqscope: {said}\n"
