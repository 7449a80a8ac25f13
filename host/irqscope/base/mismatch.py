# SPDX-License-Identifier: BSD-2-Clause
"""Say in one sentence where a value is not what a type wants: msgspec tells the place; the rest is taken from the value
and the type that are there.
"""

import json
import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect as types

from ..printable import printable

SHOWN = 60
"""Characters of a value that a sentence shows."""
ONE_OF = "one of "
"""Begins what is expected of a text that may only be one of a few."""
MOST = (1 << 63) - 1
"""The largest whole number of a file, which sentences write as a power of two."""

_PLACE = re.compile(r" - at (?P<key>`key` in )?`\$(?P<steps>[^`]*)`$")
_STEP = re.compile(r"\.(\w+(?:\.\d+)?)|\[(\d+|\.\.\.)\]")  # p99.9 is a key
_MISSING = re.compile(r"Object missing required field `(\w+)`")
Steps = Sequence[str | int]


@cache
def _information(kind: type) -> types.Type:
    """What msgspec knows of a kind of record, which takes it a while to say."""
    return types.type_info(kind)


def sentence(error: msgspec.ValidationError, data: Any, kind: type) -> str:
    """Say at which key `data` is no record of this kind, what was expected there and what came."""
    message, cause = str(error), error.__cause__
    found = _PLACE.search(message, len(str(cause)) if cause else 0)
    steps: list[str | int] = []
    for name, number in _STEP.findall(found["steps"] if found else ""):
        steps.append(name or (_culprit(message, data, kind, steps) if number == "..." else int(number)))
    value, wanted = data, _information(kind)
    for step in steps:
        value, wanted = value[step], _inside(wanted, step)
    if cause:
        return f"{_written(steps)}: {printable(str(cause))}" if steps else printable(str(cause))
    if missing := _MISSING.match(message):
        return f"{_written([*steps, missing[1]])}: expected {_expected(_inside(wanted, missing[1]))}, got nothing"
    if found and found["key"]:
        (keys,) = (each.key_type for each in choices_of(wanted) if isinstance(each, types.DictType))
        came = _got(_culprit(message, data, kind, steps))
        return f"{_written(steps)}: expected as a key {_expected(keys)}, got {came}"
    return f"{_written(steps)}: expected {_expected(wanted)}, got {_got(value)}"


def _culprit(message: str, data: Any, kind: type, steps: Steps) -> str:
    """The key of the mapping behind `steps` that is complained about: alone in it, it leads to the same words."""
    whole = data
    for step in steps:
        whole = whole[step]
    for key, value in whole.items():
        try:
            msgspec.convert(_changed(data, steps, {key: value}), kind)
        except msgspec.ValidationError as error:
            if str(error) == message:
                return str(key)
    raise AssertionError(message)


def _changed(data: Any, steps: Steps, value: Any) -> Any:
    """`data` with another value behind `steps`."""
    if not steps:
        return value
    copy = data.copy()
    copy[steps[0]] = _changed(data[steps[0]], steps[1:], value)
    return copy


def choices_of(kind: types.Type) -> tuple[types.Type, ...]:
    """The types that a value may have, without what is said of them."""
    match kind:
        case types.Metadata(type=inner):
            return choices_of(inner)
        case types.UnionType(types=choices):
            return tuple(inner for choice in choices for inner in choices_of(choice))
    return (kind,)


def _inside(kind: types.Type, step: str | int) -> types.Type:
    """The type of what is behind a step."""
    choices = choices_of(kind)
    tags = [each.tag for each in choices if isinstance(each, types.StructType) and each.tag_field == step]
    if tags:
        return types.LiteralType(tuple(tags))
    for choice in choices:
        match choice:
            case types.StructType(fields=fields) if found := [each.type for each in fields if each.encode_name == step]:
                return found[0]
            case types.DictType(value_type=inner):
                return inner
            case types.ListType(item_type=inner) | types.VarTupleType(item_type=inner):
                return inner
            case types.TupleType(item_types=items) if isinstance(step, int):
                return items[step]
    raise AssertionError(step)


def _written(steps: Steps) -> str:
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{printable(step[:SHOWN])}" for step in steps)
    return text.removeprefix(".") or "the whole"


def _expected(kind: types.Type) -> str:
    """A type in words."""
    match kind:
        case types.Metadata(extra_json_schema={"title": str(title)}):
            return title
        case types.Metadata(type=inner):
            return _expected(inner)
        case types.UnionType(types=choices):
            told = (_expected(each) for each in choices if not _is_also_a_float(each, choices))
            return " or ".join(dict.fromkeys(told))
        case types.IntType(ge=least, le=most):
            return "a whole number" + _bounds(least, most)
        case types.FloatType(gt=above, le=most) if above is not None:
            return f"a number of more than {above:g}" + ("" if most is None else f" and at most {most}")
        case types.FloatType(ge=least, le=most):
            return "a number" + _bounds(least, most)
        case types.LiteralType(values=values):
            texts = [value if isinstance(value, str) else json.dumps(value) for value in values]
            return texts[0] if len(texts) == 1 else f"{ONE_OF}{', '.join(texts)}"
        case types.TupleType(item_types=items):
            return f"a list of {len(items)}"
        case types.ListType(min_length=least) | types.VarTupleType(min_length=least):
            return "a list that is not empty" if least else "a list"
        case types.DictType() | types.StructType():
            return "an object"
        case types.StrType():
            return "a text"
        case types.BoolType():
            return "true or false"
        case types.NoneType():
            return "null"
    raise AssertionError(kind)


def _is_also_a_float(kind: types.Type, choices: Sequence[types.Type]) -> bool:
    return isinstance(kind, types.IntType) and any(isinstance(each, types.FloatType) for each in choices)


def _bounds(least: float | None, most: float | None) -> str:
    top = "2^63 - 1" if most == MOST else most
    if least is None:
        return "" if most is None else f" of at most {top}"
    return f" of at least {least}" if most is None else f" from {least} to {top}"


def _got(value: Any) -> str:
    """A value in words, with its beginning."""
    text = json.dumps(value, ensure_ascii=False)
    shown = printable(text if len(text) <= SHOWN else text[: SHOWN - 3] + "...")
    match value:
        case None | bool():
            return shown
        case int():
            return f"a whole number: {shown}"
        case float():
            return f"a number: {shown}"
        case str():
            return f"a text: {shown}"
        case list():
            return f"a list: {shown}"
    return f"an object: {shown}"
