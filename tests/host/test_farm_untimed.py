# SPDX-License-Identifier: BSD-2-Clause
"""Causes without a latency of runs that are measured, in a farm: longer than all samples, whatever became of them."""

import json

import pytest
from farm_rows import rows_of
from model_run import PERIOD, Measured, configuration

from irqscope import cli
from irqscope.contract.roles import Source
from models.instrument import IDENTITY, ModelInstrument

COUNT = 1500


def held(first: int, number: int):
    """The target does not answer so many stimuli, then all of them at once."""
    return lambda stimulus, dice: [] if first <= stimulus < first + number else [(Source.ISR, 400)]


@pytest.mark.parametrize(("timeout", "lost"), [(1000, "unstamped"), (100, "missing")])
def test_causes_without_a_latency_are_longer_than_all_samples(timeout, lost, tmp_path):
    """Those that the instrument had no room for were left out: a stall of a sixth of the time was not seen at all."""
    model = ModelInstrument(answer=held(300, 4 * IDENTITY.pending_depth))
    run = Measured(tmp_path, model, configuration(COUNT, timeout=timeout * PERIOD)).directory.path
    assert cli.main(["report", str(run)]) in (0, 3)
    [isr] = [each for each in json.loads((run / "result.json").read_text())["segments"] if each["name"] == "isr"]
    classes, farm = isr["classes"], tmp_path / "farm"
    untimed = classes["missing"] + classes["unstamped"] + isr["flags"]["unproven"]
    assert classes[lost] and untimed > COUNT / 10 and untimed + isr["n"] == classes["causes"] == COUNT
    assert cli.main(["farm", "add", str(run), "--into", str(farm), "--target", "board"]) == 0
    rows = [row for row in rows_of(farm) if row["segment"] == "isr"]
    assert sum(row["missing"] for row in rows) == untimed and sum(row["n"] for row in rows) == isr["n"]
    assert cli.main(["farm", "report", str(farm), "--quantile", "0.9", "--out", str(tmp_path)]) == 0
    data = json.loads((tmp_path / "farm.json").read_text())
    assert data["targets"][0]["whole_unanswered"]
    assert data["warnings"][0].startswith(f"board: {untimed} of 1500 causes have no latency, ")
