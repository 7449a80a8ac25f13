# SPDX-License-Identifier: BSD-2-Clause
"""Read and write what files hold, each key checked once: a `Record`, or one sentence that names the file, the key, what
was expected there and what came.

Nothing but this module and `keys` knows msgspec. JSON itself is read by `jsontext`, and msgspec checks its values: it
takes no text for a number, no fraction for a whole number and no 1 for true. Keys that nobody asks for are passed over.
"""

import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, Self, TypeVar, get_type_hints

import msgspec
from msgspec import Meta
from msgspec import inspect as types

from .. import jsontext
from ..errors import BadInput
from ..files import replace
from ..jsontext import SURROGATES
from ..printable import printable
from ..reading import WITH_ITS_OWN, check_schema

Content = dict[str, Any]
"""What a JSON file holds, as it was read: of this schema or of another."""
Line = dict[str, Any]
"""An object that others made, and that is kept as it came: of a stub, what it says of itself or counted."""
SHOWN = 60
"""Characters of a value that a sentence shows."""
UNIT = "x-unit"
"""Where a JSON Schema says the unit of a number."""
ONE_OF = "one of "
"""Begins what is expected of a text that may only be one of a few."""
MOST = (1 << 63) - 1

Count = Annotated[int, Meta(ge=0, le=MOST)]
Positive = Annotated[int, Meta(ge=1, le=MOST)]
Ticks = Annotated[int, Meta(ge=0, le=MOST, extra_json_schema={UNIT: "tick"})]
PositiveTicks = Annotated[int, Meta(ge=1, le=MOST, extra_json_schema={UNIT: "tick"})]
Clocks = Annotated[int, Meta(ge=0, le=MOST, extra_json_schema={UNIT: "clock"})]
SignedTicks = Annotated[int, Meta(extra_json_schema={UNIT: "tick"})]
PartTicks = Annotated[int | float, Meta(extra_json_schema={UNIT: "tick"})]
"""Also a part of one: a mean, a median, a fit."""
Number = int | float
Seconds = Annotated[float, Meta(extra_json_schema={UNIT: "s"})]
Hours = Annotated[float, Meta(extra_json_schema={UNIT: "h"})]
Hertz = Annotated[float, Meta(ge=0, extra_json_schema={UNIT: "Hz"})]


def between(least: float, most: float, unit: str | None = None) -> Meta:
    """Of a number, both included."""
    return Meta(ge=least, le=most, extra_json_schema={UNIT: unit} if unit else None)


def filled() -> Meta:
    """Of a list that is not empty."""
    return Meta(min_length=1)


def like(pattern: str, words: str) -> Meta:
    """Of a text; `words` say what is expected."""
    return Meta(pattern=pattern, title=words)


Bit = Annotated[int, Meta(ge=0, le=1)]
Digits = Annotated[str, like("^[0-9]{1,18}$", "a whole number")]
"""A number that is a key."""
_QUANTILE = re.compile(r"^(p\d+)_(\d+)$")


def among(*words: str) -> Meta:
    """Of a text: one of these."""
    return like(f"^({'|'.join(map(re.escape, words))})$", f"{ONE_OF}{', '.join(words)}")


def _key(name: str) -> str | None:
    """The key of a field whose name no program could have: `from_` is `from`, and `p99_9` is `p99.9`."""
    return name.removesuffix("_") if name.endswith("_") else _QUANTILE.sub(r"\1.\2", name)


class Record(msgspec.Struct, frozen=True, kw_only=True, rename=_key):
    """An object of a JSON file. Lines below a field say what it means."""


class Sealed(Record, frozen=True, kw_only=True):
    """The whole of a JSON file that nobody but irqscope changes: `write` seals it, and `read` breaks no seal."""

    seal: Annotated[str, like("^[0-9a-f]{64}$", "a text of 64 hexadecimal digits")] = ""
    """SHA-256 of all else in the file, as `seal_of` has it."""


class Exact(Record, frozen=True, kw_only=True):
    """A length of time in seconds that no float holds."""

    numerator: Positive
    """Of the fraction."""
    denominator: Positive
    """Of the fraction."""
    unit: Literal["s"] = "s"
    """What it is a fraction of."""

    @classmethod
    def of(cls, seconds: Fraction) -> Self:
        return cls(numerator=seconds.numerator, denominator=seconds.denominator)

    @property
    def fraction(self) -> Fraction:
        return Fraction(self.numerator, self.denominator)


R = TypeVar("R", bound=Record)


def read(
    path: Path,
    kind: type[R],
    schema: str,
    remedy: str = WITH_ITS_OWN,
    upgrade: Callable[[dict[str, Any]], dict[str, Any]] = lambda data: data,
) -> R:
    """Read the record of this `schema`; BadInput if the file is none, is of another version, or was edited.

    `upgrade` makes of a content of a former schema one of this; files of those need no seal.
    """
    written = read_json(path)
    data = upgrade(written)
    check_schema(path, data, schema, remedy)
    found = check(data, kind, path)
    if isinstance(found, Sealed) and ("seal" in written or written.get("schema") == schema):
        check_seal(path, written)
    return found


def unsealed(former: str, schema: str) -> Callable[[Content], Content]:
    """Give what makes a content of a `former` schema one of this, to which nothing but the seal came."""
    return lambda data: {**data, "schema": schema} if data.get("schema") == former else data


def check_seal(path: Path, content: Mapping[str, Any]) -> None:
    """BadInput if the content of a sealed file was edited."""
    if content.get("seal") != seal_of(content):
        raise BadInput(f"{path} was edited: it is no more what irqscope wrote, and its figures would be others")


def check(data: Any, kind: type[R], path: Path) -> R:
    """The record that `data`, from `path`, is; BadInput says where it is none."""
    try:
        return convert(data, kind)
    except ValueError as error:
        raise BadInput(f"{path} is damaged: {error}") from None


def convert(data: Any, kind: type[R]) -> R:
    """The record that `data` is; ValueError says where it is none.

    A record that keeps an object of others as it came, whatever further keys that has, so takes what it needs of it.
    """
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise ValueError(_sentence(error, data, kind)) from None


def changed(record: R, **values: Any) -> R:
    """A record with other values of some fields."""
    return msgspec.structs.replace(record, **values)


def enlarged(record: Record, kind: type[R], /, **more: Any) -> R:
    """A record of a kind that has all fields of another one, and more."""
    return kind(**{name: getattr(record, name) for name in record.__struct_fields__} | more)


def reduced(record: Record, kind: type[R], /, **more: Any) -> R:
    """A record of a kind that has some fields of another one, and more."""
    return kind(**{name: getattr(record, name) for name in kind.__struct_fields__ if name not in more} | more)


@dataclass(frozen=True)
class Key:
    """Of a record, with what it means."""

    kind: Any
    meaning: str


def completed(kind: type[R], keys: Mapping[str, Key]) -> type[R]:
    """A kind of record with all of these keys: those that it has keep their type, others may be missing in files."""
    own = get_type_hints(kind, include_extras=True)
    fields: list[Any] = []
    for name, key in keys.items():
        described: Any = Annotated[own.get(name, key.kind), Meta(description=key.meaning)]
        fields.append((name, described) if name in own else (name, described, None))
    space = {"__doc__": kind.__doc__, "__qualname__": kind.__qualname__}
    whole: Any = msgspec.defstruct(
        kind.__name__, fields, bases=(kind,), module=kind.__module__, namespace=space, frozen=True, kw_only=True
    )
    found: type[R] = whole
    return found


def write(path: Path, record: Record) -> None:
    """Replace the file at once, or not at all; ValueError if no file can hold the record."""
    write_json(path, content_of(record))


def content_of(record: Record) -> dict[str, Any]:
    """What the file of a record holds: with its seal, if it has one."""
    data = to_json(record)
    return sealed(data) if isinstance(record, Sealed) else data


def sealed(data: Mapping[str, Any]) -> dict[str, Any]:
    """The same content with its seal, whatever seal it has."""
    return {**{key: value for key, value in data.items() if key != "seal"}, "seal": seal_of(data)}


def seal_of(data: Mapping[str, Any]) -> str:
    """SHA-256 of a content but its seal: as JSON in ASCII, without spaces, its keys in order."""
    rest = {key: value for key, value in data.items() if key != "seal"}
    return hashlib.sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def to_json(record: Record) -> dict[str, Any]:
    """What a file holds of a record."""
    found: dict[str, Any] = msgspec.to_builtins(record, enc_hook=_number)
    return found


def _number(value: object) -> float:
    """NumPy's floats are floats of a kind of their own; of its other numbers none belongs into a record."""
    if isinstance(value, float):
        return float(value)
    raise TypeError(f"no file holds a {type(value).__name__}")


def json_text(data: Mapping[str, Any]) -> str:
    """How all files hold an object; ValueError if `jsontext` would refuse it: no number, or half a character."""
    text = json.dumps(data, indent=1, allow_nan=False)
    if SURROGATES in text:
        json.dumps(data, ensure_ascii=False).encode()
    return text + "\n"


def write_json(path: Path, data: Mapping[str, Any]) -> None:
    """Replace the file at once, or not at all."""
    replace(path, json_text(data).encode())


def read_json(path: Path) -> dict[str, Any]:
    """A JSON object from a file; BadInput says what is wrong with it."""
    try:
        data = jsontext.read(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise BadInput(f"{path.parent} is no run directory: it holds no {path.name}") from error
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from error
    except ValueError as error:
        raise BadInput(f"{path} is damaged: {error}") from error
    if not isinstance(data, dict):
        raise BadInput(f"{path} is damaged: it holds no object")
    return data


# What is wrong, in words. msgspec tells the place; the rest is taken from the value and the type that are there.

_PLACE = re.compile(r" - at (?P<key>`key` in )?`\$(?P<steps>[^`]*)`$")
_STEP = re.compile(r"\.(\w+(?:\.\d+)?)|\[(\d+|\.\.\.)\]")  # p99.9 is a key
_MISSING = re.compile(r"Object missing required field `(\w+)`")
Steps = Sequence[str | int]


@cache
def _information(kind: type) -> types.Type:
    """What msgspec knows of a kind of record, which takes it a while to say."""
    return types.type_info(kind)


def _sentence(error: msgspec.ValidationError, data: Any, kind: type) -> str:
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
