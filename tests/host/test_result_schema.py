# SPDX-License-Identifier: BSD-2-Clause
"""The JSON Schemas of results and docs/reference/result.md say of each key what it is; golden results have these
keys."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from goldens import EXPECTED, RECORDED, expected
from jsonrecords import content_of

from irqscope.base.keys import json_schema
from irqscope.campaigns.campaigndir import CampaignDirectory
from irqscope.measuring.render import page
from irqscope.report.render import FILES, MARK, SEVERAL, keys, main, products, several
from irqscope.sweeps.sweepdir import SweepDirectory

EVERY = FILES | SEVERAL
NAMES = sorted(path.parent.name for path in EXPECTED.glob("*/result.json"))


@cache
def schemas() -> dict[str, dict[str, Any]]:
    """By what a file says of itself; made when a test wants them, not by each worker."""
    made = {kind.__name__: json_schema(kind) for kind in EVERY.values()}
    return {schema["$defs"][name]["properties"]["schema"]["default"]: schema for name, schema in made.items()}


def unlike(value: Any, schema: dict[str, Any], whole: dict[str, Any]) -> bool:
    """Whether a value is none that the schema knows, by its kind and its keys."""
    if name := schema.get("$ref"):
        return unlike(value, whole["$defs"][name.rpartition("/")[2]], whole)
    if choices := schema.get("anyOf"):
        return all(unlike(value, choice, whole) for choice in choices)
    kinds = {
        "object": dict,
        "array": list,
        "string": str,
        "integer": int,
        "number": int | float,
        "boolean": bool,
        "null": type(None),
    }
    wanted = schema.get("type")
    if wanted and (not isinstance(value, kinds[wanted]) or (isinstance(value, bool) and wanted != "boolean")):
        return True
    if "enum" in schema and value not in schema["enum"]:
        return True
    if isinstance(value, list):
        items = schema.get("items")
        return isinstance(items, dict) and any(unlike(each, items, whole) for each in value)
    if not isinstance(value, dict) or wanted != "object":
        return False
    own, rest = schema.get("properties"), schema.get("additionalProperties")
    if own is None:
        return isinstance(rest, dict) and any(unlike(each, rest, whole) for each in value.values())
    strange = not set(schema.get("required", ())) <= set(value) <= set(own)
    return strange or any(unlike(each, own[key], whole) for key, each in value.items())


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_result_is_one_of_its_schema(name: str) -> None:
    content = expected(name)["result.json"]
    schema = schemas()[content["schema"]]
    assert not unlike(content, schema, schema)
    assert unlike({**content, "another": 1}, schema, schema) and unlike({**content, "tool": 1}, schema, schema)
    del content["exit_code"]
    assert unlike(content, schema, schema)


@pytest.mark.parametrize("name", EVERY)
def test_each_key_has_its_meaning(name: str) -> None:
    for record, of in json_schema(EVERY[name])["$defs"].items():
        assert [key for key, said in of["properties"].items() if not said.get("description")] == [], record


@pytest.mark.parametrize("make", [keys, several, page])
def test_each_record_has_one_section_and_every_link_leads_to_one(make: Callable[[], str]) -> None:
    titles = [line.removeprefix("### ") for line in make().splitlines() if line.startswith("### ")]
    links = {link.partition(")")[0] for link in make().split("](#")[1:]}
    assert len(titles) == len(set(titles)) and links <= {title.lower() for title in titles}


def test_what_a_key_may_be_and_where_more_is_told_stand_beside_it() -> None:
    assert "| `latency` | tick | How long it is. |" in keys()
    assert "| `outcome` |  | What follows. One of `kept`, `exceeded`, `not shown`, `not judged`. |" in keys()
    assert "| `type` |  | `periodic`: which of those it is that may stand here. |" in keys()
    assert "([pairing.md](pairing.md))" in keys()
    assert (
        "([calibration.md](../guide/calibration.md))" in keys() and "| `experiment` |  | Its name. Always" in several()
    )


@pytest.mark.parametrize("path", sorted(RECORDED.rglob("s[wc]e*.json")) + sorted(RECORDED.rglob("campaign.json")))
def test_a_golden_file_of_several_runs_is_one_of_its_schema(path: Path) -> None:
    read = {
        "sweep.json": lambda: SweepDirectory(path.parent).read(),
        "campaign.json": lambda: CampaignDirectory(path.parent).read(),
        "scenario.json": lambda: CampaignDirectory(path.parents[2]).read_scenario(path.parent.name),
    }
    content = content_of(read[path.name]())
    schema = schemas()[content["schema"]]
    assert not unlike(content, schema, schema) and unlike({**content, "another": 1}, schema, schema)


def test_a_stale_page_is_told_and_what_is_written_by_hand_stays(tmp_path, monkeypatch, capsys) -> None:
    monkeypatch.setattr("irqscope.report.render.products", lambda: products(tmp_path))
    page = tmp_path / "docs" / "reference" / "result.md"
    page.parent.mkdir(parents=True)
    page.write_text("By hand.\n" + MARK)
    assert main(["--check"]) == 1 and "result.md is stale" in capsys.readouterr().err
    assert main([]) == 0 and main(["--check"]) == 0
    assert page.read_text().startswith("By hand.\n" + MARK)
    assert json.loads((tmp_path / "schema" / "result.schema.json").read_text()) == json_schema(FILES["result"])
