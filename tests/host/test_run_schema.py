# SPDX-License-Identifier: BSD-2-Clause
"""The JSON Schemas of run.json and annotations.json say of each key what it is."""

import json

import pytest
from goldens import RECORDED

from irqscope.base.keys import json_schema
from irqscope.measuring.annotations import Annotations
from irqscope.measuring.render import main, products
from irqscope.measuring.runrecord import RunRecord, upgraded

RUNS = sorted(RECORDED.rglob("run.json"))


@pytest.fixture(scope="module")
def run():
    return json_schema(RunRecord)


@pytest.mark.parametrize("path", RUNS, ids=lambda path: path.parent.relative_to(RECORDED).as_posix())
def test_a_golden_run_has_the_keys_of_the_schema(run, path):
    keys, record = set(upgraded(json.loads(path.read_text()))), run["$defs"]["RunRecord"]
    assert set(record["required"]) <= keys <= set(record["properties"])


def test_units_and_meanings_are_those_of_the_fields(run):
    inputs = run["$defs"]["InputRecord"]["properties"]["filter"]
    assert inputs["x-unit"] == "tick" and inputs["description"] == "Shorter levels are glitches."
    assert "seal" in json_schema(Annotations)["$defs"]["Annotations"]["properties"]


@pytest.mark.parametrize("kind", [RunRecord, Annotations])
def test_each_key_has_its_meaning(kind):
    for name, record in json_schema(kind)["$defs"].items():
        assert [key for key, said in record["properties"].items() if not said.get("description")] == [], name


def test_a_stale_file_is_named(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("irqscope.measuring.render.products", lambda: products(tmp_path))
    (tmp_path / "docs").mkdir()
    assert main([]) == 0 and main(["--check"]) == 0
    (tmp_path / "schema" / "run.schema.json").write_text("{}")
    assert main(["--check"]) == 1 and "run.schema.json is stale" in capsys.readouterr().err
