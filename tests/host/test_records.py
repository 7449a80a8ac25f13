# SPDX-License-Identifier: BSD-2-Clause
"""Typed records of files: what is written is read, and what is none is told in one sentence."""

import ast
import json
from fractions import Fraction
from pathlib import Path
from typing import Any, Literal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import irqscope
from irqscope.base import keys, records
from irqscope.base.records import Count, Exact, Record, Seconds, Ticks
from irqscope.errors import BadInput

SCHEMA = "irqscope.test/1"
NUMBERS = st.integers(0, records.MOST)
TEXTS = st.text(st.characters(codec="utf-8"))


class Part(Record, frozen=True, kw_only=True):
    ticks: Ticks
    """When it was,
    after the start."""
    kind: Literal["rise", "fall"] = "rise"
    share: Seconds | None = None
    """How long it took."""

    def __post_init__(self) -> None:
        if self.kind == "fall" and not self.ticks:
            raise ValueError("a fall has its time")


class Whole(Record, frozen=True, kw_only=True):
    schema: str
    name: str
    """What it is called."""
    tick: Exact
    first: Part
    live: bool = False
    parts: list[Part] = []
    named: dict[Literal["isr", "task"], Part] = {}
    """By the pin."""
    pair: tuple[Count, Count] | None = None
    other: dict[str, Any] | None = None


PARTS = st.builds(
    Part,
    ticks=st.integers(1, records.MOST),
    kind=st.sampled_from(["rise", "fall"]),
    share=st.none() | st.floats(allow_nan=False, allow_infinity=False),
)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(1 << 80), 1 << 80)
    | st.floats(allow_nan=False, allow_infinity=False)
    | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=5,
)
WHOLES = st.builds(
    Whole,
    schema=st.just(SCHEMA),
    name=TEXTS,
    first=PARTS,
    live=st.booleans(),
    parts=st.lists(PARTS, max_size=2),
    tick=st.builds(Exact, numerator=st.integers(1, records.MOST), denominator=st.integers(1, records.MOST)),
    named=st.dictionaries(st.sampled_from(["isr", "task"]), PARTS),
    pair=st.none() | st.tuples(NUMBERS, NUMBERS),
    other=st.none() | st.dictionaries(TEXTS, JSON, max_size=2),
)
GOOD = {
    "schema": SCHEMA,
    "name": "it",
    "tick": {"numerator": 1, "denominator": 3},
    "first": {"ticks": 1},
    "parts": [{"ticks": 1}, {"ticks": 2}],
    "named": {"isr": {"ticks": 1}, "task": {"ticks": 2}},
}
quickly = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)


def read(path: Path, content: str | bytes) -> Whole:
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return records.read(path, Whole, SCHEMA)


def places(data: Any, before: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Of everything in it."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [before, *(place for key, value in inner for place in places(value, (*before, key)))]


def changed(data: Any, place: tuple[str | int, ...], value: Any) -> Any:
    if not place:
        return value
    copy = data.copy()
    copy[place[0]] = changed(data[place[0]] if place[1:] else None, place[1:], value)
    return copy


@quickly
@given(whole=WHOLES)
def test_what_is_written_is_read(tmp_path, whole):
    records.write(tmp_path / "it.json", whole)
    assert records.read(tmp_path / "it.json", Whole, SCHEMA) == whole


@quickly
@given(content=st.dictionaries(TEXTS, JSON))
def test_a_file_is_laid_out_as_python_does_it(content):
    assert records.json_text(content) == json.dumps(content, indent=1) + "\n"


@quickly
@given(whole=WHOLES, data=st.data())
def test_whatever_stands_anywhere_gives_a_record_or_one_sentence(tmp_path, whole, data):
    valid = json.loads(json.dumps(records.to_json(whole)))
    place = data.draw(st.sampled_from(places(valid)))
    content = json.dumps(changed(valid, place, data.draw(JSON)))
    try:
        assert isinstance(read(tmp_path / "it.json", content), Whole)
    except BadInput as error:
        told = str(error)
        assert told.startswith(f"{tmp_path}/it.json ") and told.isprintable() and len(told) < len(str(tmp_path)) + 400


@quickly
@given(whole=WHOLES, data=st.data())
def test_damaged_bytes_give_a_record_or_one_sentence(tmp_path, whole, data):
    valid = json.dumps(records.to_json(whole), ensure_ascii=data.draw(st.booleans())).encode()
    begin = data.draw(st.integers(0, len(valid)))
    end = data.draw(st.integers(begin, min(len(valid), begin + 9)))
    content = valid[:begin] + data.draw(st.binary(max_size=9)) + valid[end:]
    try:
        assert isinstance(read(tmp_path / "it.json", content), Whole)
    except BadInput as error:
        assert str(error).startswith(f"{tmp_path}/it.json ")


@pytest.mark.parametrize(
    ("place", "value", "told"),
    [
        (("name",), 5, "name: expected a text, got a whole number: 5"),
        (("name",), True, "name: expected a text, got true"),
        (("name",), ["a"], 'name: expected a text, got a list: ["a"]'),
        (("live",), 1, "live: expected true or false, got a whole number: 1"),
        (("live",), None, "live: expected true or false, got null"),
        (("first",), 1.5, "first: expected an object, got a number: 1.5"),
        (("first", "ticks"), "1", 'first.ticks: expected a whole number from 0 to 2^63 - 1, got a text: "1"'),
        (("first", "ticks"), 1.0, "first.ticks: expected a whole number from 0 to 2^63 - 1, got a number: 1.0"),
        (("first", "ticks"), -1, "first.ticks: expected a whole number from 0 to 2^63 - 1, got a whole number: -1"),
        (
            ("parts", 1, "ticks"),
            1 << 63,
            f"parts[1].ticks: expected a whole number from 0 to 2^63 - 1, got a whole number: {1 << 63}",
        ),
        (("first",), {"ticks": 1, "kind": "up"}, 'first.kind: expected one of fall, rise, got a text: "up"'),
        (("first",), {"ticks": 1, "share": "x"}, 'first.share: expected a number or null, got a text: "x"'),
        (("parts",), {}, "parts: expected a list, got an object: {}"),
        (("parts", 0), {}, "parts[0].ticks: expected a whole number from 0 to 2^63 - 1, got nothing"),
        (("parts", 0), {"ticks": 0, "kind": "fall"}, "parts[0]: a fall has its time"),
        (
            ("named", "task", "ticks"),
            "\x1b[2J",
            'named.task.ticks: expected a whole number from 0 to 2^63 - 1, got a text: "\\u001b[2J"',
        ),
        (
            ("named",),
            {"isr": {"ticks": 1}, "a\x1b": {"ticks": 2}},
            'named: expected as a key one of isr, task, got a text: "a\\u001b"',
        ),
        (
            ("tick", "denominator"),
            0,
            "tick.denominator: expected a whole number of at least 1, got a whole number: 0",
        ),
        (("name",), {"\u202e" * 99: 1}, f'name: expected a text, got an object: {{"{"?" * 55}...'),
    ],
)
def test_the_sentence_names_the_place_what_was_expected_and_what_came(tmp_path, place, value, told):
    with pytest.raises(BadInput) as error:
        read(tmp_path / "it.json", json.dumps(changed(GOOD | {"name": ""}, place, value)))
    assert str(error.value) == f"{tmp_path}/it.json is damaged: {told}"


def test_the_right_key_is_blamed_where_a_text_tells_of_another(tmp_path):
    text = "up' - at `$.parts[7]`"
    with pytest.raises(BadInput, match=r"damaged: named\.task\.kind: expected one of fall, rise, got a text"):
        read(tmp_path / "it.json", json.dumps(changed(GOOD, ("named", "task"), {"ticks": 1, "kind": text})))


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("[]", "it holds no object"),
        ("", "Expecting value"),
        (b'{"name": "\xff"}', "can't decode byte 0xff"),
        ('{"name": NaN}', "NaN is no number of JSON"),
        ('{"name": 1e999}', "the number 1e999 is too large"),
        ('{"name": -%s}' % ("9" * 40), f"the number -{'9' * 39}... is too large"),
        ('{"name": "\\ud800"}', "half of a surrogate pair"),
        ('{"name": ' + "[" * 99999, "nested too deeply"),
        ('{"name": 1, "a\\u001b": 1, "a\\u001b": 2}', "the key 'a?' stands twice in an object"),
    ],
)
def test_what_is_no_json_is_told(tmp_path, content, told):
    with pytest.raises(BadInput) as error:
        read(tmp_path / "it.json", content)
    assert str(error.value).startswith(f"{tmp_path}/it.json is damaged: ") and told in str(error.value)


def test_another_version_is_named_before_any_key_is_read(tmp_path):
    with pytest.raises(BadInput, match=r"it\.json has schema 'irqscope\.test/0'.*reads 'irqscope\.test/1'"):
        read(tmp_path / "it.json", json.dumps({"schema": "irqscope.test/0"}))


def test_keys_of_a_later_version_are_passed_over(tmp_path):
    found = read(tmp_path / "it.json", json.dumps(GOOD | {"later": 1}))
    assert found.tick.fraction == Fraction(1, 3) and not hasattr(found, "later")


@pytest.mark.parametrize("wrong", [{"other": {"a": float("nan")}}, {"other": {"a": float("inf")}}, {"name": "\ud800"}])
def test_nothing_is_written_that_could_not_be_read(tmp_path, wrong):
    path = tmp_path / "it.json"
    records.write(path, kept := records.check(GOOD, Whole, path))
    with pytest.raises(ValueError):
        records.write(path, Whole(**{name: getattr(kept, name) for name in kept.__struct_fields__} | wrong))
    assert records.read(path, Whole, SCHEMA) == kept and [each.name for each in tmp_path.iterdir()] == ["it.json"]


def test_each_key_has_its_row():
    page = keys.tables([Whole], "reference")
    rows = page.partition("### Whole")[2].partition("### ")[0].splitlines()
    assert [row for row in rows if row.startswith("|")][:3] == [
        "| key | unit | meaning |",
        "| --- | --- | --- |",
        "| `schema` |  |  |",
    ]
    assert {"| `name` |  | What it is called. |"} <= set(rows)
    assert {"| `ticks` | tick | When it was, after the start. |", "| `share` | s | How long it took. |"} <= {
        *page.splitlines()
    }


def test_a_schema_has_units_and_meanings():
    found = keys.json_schema(Whole)
    assert found["$defs"]["Part"]["properties"]["ticks"] == {
        "type": "integer",
        "minimum": 0,
        "maximum": records.MOST,
        "x-unit": "tick",
        "description": "When it was, after the start.",
    }
    assert found["$defs"]["Whole"]["properties"]["name"]["description"] == "What it is called."


def test_base_alone_knows_what_checks_the_types():
    root = Path(irqscope.__file__).parent
    using = [
        path.relative_to(root).as_posix()
        for path in root.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Import | ast.ImportFrom)
        and "msgspec" in {getattr(node, "module", None), *(alias.name for alias in node.names)}
    ]
    assert set(using) == {"base/keys.py", "base/mismatch.py", "base/records.py"}
