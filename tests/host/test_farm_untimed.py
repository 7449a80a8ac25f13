# SPDX-License-Identifier: BSD-2-Clause
"""Causes without a latency of runs that are measured, in a farm: longer than all samples, whatever became of them."""

import datetime
import json

import numpy as np
import pytest
from farm_rows import rows_of, snapshots
from model_run import PERIOD, Measured, configuration

from irqscope import cli
from irqscope.base.records import read
from irqscope.contract.roles import Source
from irqscope.farm.dataset import Bins, Dataset, name_of
from irqscope.farm.document import document
from irqscope.farm.farmrecord import SCHEMA, Farm
from irqscope.report.document import Table
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


def test_a_target_that_never_answers_is_told_of_and_keeps_no_other_from_its_pages(tmp_path, capsys):
    """The site, and a report of its days, ended with exit code 2 for it; its longest sample was 0 s."""
    date = datetime.date(2026, 3, 1)
    none = Bins(np.array([0, 0]), np.zeros(0), np.zeros(0), np.zeros(0, np.int64))
    silent = {**snapshots([date], 0), "missing": [5000], "min_s": [None], "max_s": [None], "bins": none}
    farm, name = Dataset(str(tmp_path / "farm")), name_of(datetime.datetime(2026, 3, 1))
    farm.add("dead", name, silent)
    farm.add("alive", name, snapshots([date], 5000))
    words = ["farm", "report", farm.place, "--out", str(tmp_path), "--target", "dead", "--target", "alive"]
    assert cli.main(words) == 0 and "dead: 5000 of 5000 causes have no latency" in capsys.readouterr().err
    told = read(tmp_path / "farm.json", Farm, SCHEMA)
    assert [each.target for each in told.surfaces] == ["alive"]
    tables = [block for section in document(told).sections for block in section.blocks if isinstance(block, Table)]
    rows = {row[0]: row[3:5] for table in tables if table.head[0] == "target" for row in table.rows}
    assert rows["dead"] == (None, None) and rows["alive"] == ("4.0 us", "2026-03-01")
    assert cli.main(["farm", "site", farm.place, "--out", str(tmp_path / "site")]) == 0
    pages = sorted(path.name for path in (tmp_path / "site").rglob("*.html"))
    assert pages == [f"{name}.html"] * 2 + ["alive.html", "compare.html", "dead.html", "index.html"]
    assert "0\N{NO-BREAK SPACE}s, on" not in (tmp_path / "site" / "targets" / "dead.html").read_text()
