# SPDX-License-Identifier: BSD-2-Clause
"""The keys of files that records are of: with units and meanings, as Markdown and as JSON Schema; and former ones."""

import ast
import inspect
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from .mismatch import ONE_OF, choices_of
from .records import Record, json_text

_PAGE = re.compile(r"docs/(\w+)/([\w-]+\.md)")
TAG = "tag"
"""What tells records apart that stand for each other."""


def json_schema(kind: type[Record]) -> dict[str, Any]:
    """The JSON Schema of a record, with the unit and the meaning of each key."""
    found = msgspec.json.schema(kind)
    for record in _records(kind):
        properties = found["$defs"][record.__name__]["properties"]
        for name, meaning in _meanings(record).items():
            properties[name]["description"] = meaning
    return found


def schemas(files: Mapping[str, type[Record]], root: Path) -> dict[Path, str]:
    """The JSON Schemas of files, by where they stand in the repository."""
    return {root / "schema" / f"{name}.schema.json": json_text(json_schema(kind)) for name, kind in files.items()}


def links(files: Iterable[str]) -> str:
    """To the JSON Schemas of files, from a page in a folder of docs."""
    return ", ".join(f"[{name}.schema.json](../../schema/{name}.schema.json)" for name in files)


def tables(kinds: Sequence[type[Record]], folder: str) -> str:
    """A section of Markdown for each of these records and of those in them, of which one stands once; for a page in
    this folder of docs.
    """
    found = dict.fromkeys(each for kind in kinds for each in _records(kind))
    return "\n".join(section(each, folder) for each in found)


def section(kind: type[Record], folder: str) -> str:
    """What one of these sections says: each key with its unit and its meaning."""
    information = types.type_info(kind)
    assert isinstance(information, types.StructType)
    rows = [("key", "unit", "meaning"), ("---",) * 3]
    if information.tag_field:
        rows.append(
            (f"`{information.tag_field}`", "", f"`{information.tag}`: which of those it is that may stand here.")
        )
    meanings = _meanings(kind)
    for field in information.fields:
        inner = [f"[{each.__name__}](#{each.__name__.lower()})" for _, each in behind(field.type)]
        words = [f"`{word}`" for word in dict.fromkeys(_words(field.type))]
        texts = [
            _linked(meanings.get(field.encode_name, ""), folder),
            f"{'One of' if words[1:] else 'Always'} {', '.join(words)}." if words else "",
            f"See {', '.join(inner)}." if inner else "",
        ]
        rows.append((f"`{field.encode_name}`", ", ".join(_units(field.type)), " ".join(filter(None, texts))))
    lines = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return f"### {kind.__name__}\n\n{_linked(' '.join((kind.__doc__ or '').split()), folder)}\n\n{lines}\n"


def _linked(text: str, folder: str) -> str:
    """With links to the pages that it names."""

    def link(named: re.Match[str]) -> str:
        place = named[2] if named[1] == folder else f"../{named[1]}/{named[2]}"
        return f"[{named[2]}]({place})"

    return _PAGE.sub(link, text)


def _words(kind: types.Type) -> list[str]:
    """The texts that a key may have, if they are a few."""
    match kind:
        case types.Metadata(extra_json_schema={"title": str(title)}) if title.startswith(ONE_OF):
            return title.removeprefix(ONE_OF).split(", ")
        case types.Metadata(type=inner):
            return _words(inner)
        case types.UnionType(types=choices):
            return [word for choice in choices for word in _words(choice)]
        case types.LiteralType(values=values):
            return [value for value in values if isinstance(value, str)]
    return []


def _units(kind: types.Type) -> list[str]:
    match kind:
        case types.Metadata(extra_json_schema={"x-unit": str(unit)}):
            return [unit]
        case types.Metadata(type=inner):
            return _units(inner)
        case types.UnionType(types=choices):
            return sorted({unit for choice in choices for unit in _units(choice)})
        case types.ListType(item_type=inner) | types.VarTupleType(item_type=inner) | types.DictType(value_type=inner):
            return _units(inner)
        case types.TupleType(item_types=items):
            return sorted({unit for item in items for unit in _units(item)})
    return []


def _records(kind: type[Record]) -> list[type[Record]]:
    """It, and those that it holds, each once."""
    information = types.type_info(kind)
    assert isinstance(information, types.StructType)
    inner = (record for field in information.fields for _, record in behind(field.type))
    return list(dict.fromkeys([kind, *(each for record in inner for each in _records(record))]))


@cache
def _meanings(kind: type[Record]) -> Mapping[str, str]:
    """The texts below the fields of a record and of those that it is made of, by key; this is not for programs that
    run without their source.
    """
    found: dict[str, str] = {}
    # One that is `completed` bears the name of what it completes, and has no source of its own.
    written = {(base.__module__, base.__qualname__): base for base in kind.__mro__[: kind.__mro__.index(Record)]}
    for base in reversed(written.values()):
        (definition,) = ast.parse(inspect.cleandoc("\n" + inspect.getsource(base))).body
        assert isinstance(definition, ast.ClassDef)
        for field, below in zip(definition.body, definition.body[1:], strict=False):
            match field, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    found[name] = " ".join(text.split())
    information = types.type_info(kind)
    assert isinstance(information, types.StructType)
    for key in information.fields:
        match key.type:
            case types.Metadata(extra_json_schema={"description": str(text)}):
                found[key.name] = text
    names = dict(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))
    if information.tag_field:
        found, names = {TAG: "Which of these it is.", **found}, {TAG: information.tag_field, **names}
    return {names[name]: text for name, text in found.items()}


def renamed(data: Any, kind: type[Record], names: Mapping[type[Record], Mapping[str, str]]) -> Any:
    """`data`, which a former schema made of a record, with the keys of today: `names` has them by former ones."""
    return _renamed(data, types.type_info(kind), names)


def _renamed(data: Any, kind: types.Type, names: Mapping[type[Record], Mapping[str, str]]) -> Any:
    for choice in choices_of(kind):
        match choice, data:
            case types.StructType(cls=record, tag_field=field, tag=tag), dict() if tag in (None, data.get(field)):
                keys = {then: now for base in record.__mro__ for then, now in names.get(base, {}).items()}
                inner = {each.encode_name: each.type for each in choice.fields}
                found = {keys.get(key, key): value for key, value in data.items()}
                return {k: _renamed(v, inner[k], names) if k in inner else v for k, v in found.items()}
            case types.DictType(value_type=each), dict():
                return {key: _renamed(value, each, names) for key, value in data.items()}
            case types.ListType(item_type=each) | types.VarTupleType(item_type=each), list() if any(behind(each)):
                return [_renamed(value, each, names) for value in data]
    return data


def behind(kind: types.Type, mark: str = "") -> Iterator[tuple[str, type[Record]]]:
    """The records that a key holds, with what stands between it and their keys."""
    for choice in choices_of(kind):
        match choice:
            case types.StructType(cls=record) if issubclass(record, Record):
                yield mark, record
            case types.ListType(item_type=inner) | types.VarTupleType(item_type=inner):
                yield from behind(inner, f"{mark}[]")
            case types.DictType(value_type=inner):
                yield from behind(inner, f"{mark}.*")
