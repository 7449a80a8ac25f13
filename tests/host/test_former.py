# SPDX-License-Identifier: BSD-2-Clause
"""Results of the first schemas: each is read as one of today. Golden runs have them, and the same figures."""

import json
from pathlib import Path

import pytest
from goldens import EXPECTED

from irqscope.base.records import Record, content_of, to_json
from irqscope.findings.campaignrecord import RotatedTask
from irqscope.report import anyresult
from irqscope.results.former import FORMER
from irqscope.results.resultrecord import Result

NAMES = sorted(path.parent.name for path in EXPECTED.glob("*/result.json"))


@pytest.mark.parametrize("name", NAMES)
def test_a_result_of_the_first_schema_is_read_as_one_of_today(name: str) -> None:
    file = EXPECTED / name / "result.json"
    content = json.loads(file.read_text())
    result = anyresult.of(content, file)
    today = json.loads(json.dumps(content_of(result)))
    assert result.schema.endswith("/2") and today["schema"] == result.schema
    assert to_json(anyresult.of(today, file)) | {"seal": ""} == to_json(result) | {"seal": ""}


@pytest.mark.parametrize("kind, keys", [*FORMER.items(), (RotatedTask, {"determ": "range"})])
def test_former_keys_are_gone(kind: type[Record], keys: dict[str, str]) -> None:
    own = set(kind.__struct_encode_fields__)
    assert set(keys.values()) <= own and not own & keys.keys()


def test_a_key_is_renamed_where_it_is_and_nowhere_else() -> None:
    """`extra` of a segment is a record, and that of its classes a count; `m` of the configuration keeps its name."""
    file = EXPECTED / "overloaded" / "result.json"
    content, result = json.loads(file.read_text()), anyresult.of(json.loads(file.read_text()), Path("result.json"))
    assert isinstance(result, Result)
    for then, now in zip(content["segments"], result.segments, strict=True):
        assert now.classes.unmatched == then["classes"]["extra"] and now.classes.paired == then["classes"]["serving"]
        assert now.flags.premature == then["flags"]["early"] and now.min_latency == then["m"]
        assert now.unmatched and now.unmatched.premature_ticks == then["extra"]["early_ticks"]
    assert [each.name for each in result.balance.equations] == [each["name"] for each in content["books"]["accounts"]]
