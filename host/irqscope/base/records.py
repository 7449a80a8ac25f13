# SPDX-License-Identifier: BSD-2-Clause
"""Read and write what files hold, each key checked once: a `Record`, or one sentence that names the file, the key, what
was expected there and what came.

Nothing but this module, `mismatch` and `keys` knows msgspec. JSON itself is read by `jsontext`, and msgspec checks its
values: it takes no text for a number, no fraction for a whole number and no 1 for true. Keys that nobody asks for are
passed over.
"""

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any, Literal, Self, TypeVar, get_type_hints

import msgspec
from msgspec import Meta

from .. import jsontext
from ..errors import BadInput
from ..files import replace
from ..jsontext import SURROGATES
from ..reading import WITH_ITS_OWN, check_schema, read_text
from .mismatch import MOST, ONE_OF, sentence

Content = dict[str, Any]
"""What a JSON file holds, as it was read: of this schema or of another."""
Line = dict[str, Any]
"""An object that others made, and that is kept as it came: of a stub, what it says of itself or counted."""
UNIT = "x-unit"
"""Where a JSON Schema says the unit of a number."""

Count = Annotated[int, Meta(ge=0, le=MOST)]
Positive = Annotated[int, Meta(ge=1, le=MOST)]
Ticks = Annotated[int, Meta(ge=0, le=MOST, extra_json_schema={UNIT: "tick"})]
PositiveTicks = Annotated[int, Meta(ge=1, le=MOST, extra_json_schema={UNIT: "tick"})]
Clocks = Annotated[int, Meta(ge=0, le=MOST, extra_json_schema={UNIT: "clock"})]
SignedTicks = Annotated[int, Meta(extra_json_schema={UNIT: "tick"})]
PartTicks = Annotated[int | float, Meta(extra_json_schema={UNIT: "tick"})]
"""Also a part of one: a mean, a median, a fit."""
Number = int | float
AboveZero = Annotated[float, Meta(gt=0)]
Seconds = Annotated[float, Meta(extra_json_schema={UNIT: "s"})]
PositiveSeconds = Annotated[float, Meta(gt=0, extra_json_schema={UNIT: "s"})]
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
Part = Annotated[float, Meta(gt=0, le=1)]
"""Of a whole: more than none of it."""
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

    numerator: Annotated[int, Meta(ge=1)]
    """Of the fraction."""
    denominator: Annotated[int, Meta(ge=1)]
    """Of the fraction."""
    unit: Literal["s"] = "s"
    """What it is a fraction of."""

    def __post_init__(self) -> None:
        """Refuse what nobody wrote: ticks by a calibrated oscillator once had parts of up to 70 bits."""
        if max(self.numerator, self.denominator) >> 80:
            raise ValueError("its numerator and denominator are less than 2^80")

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
        raise ValueError(sentence(error, data, kind)) from None


def changed(record: R, **values: Any) -> R:
    """A record with other values of some fields."""
    return msgspec.structs.replace(record, **values)


def enlarged(record: Record, kind: type[R], /, **more: Any) -> R:
    """A record of a kind that has all fields of another one, and more."""
    return kind(**{name: getattr(record, name) for name in record.__struct_fields__} | more)


def belong_together(record: Record, *names: str) -> bool:
    """Whether these fields are all there, or all null."""
    return len({getattr(record, name) is None for name in names}) < 2


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
    text = json.dumps(data, allow_nan=False)  # with an indent its encoder is no longer the one in C
    if SURROGATES in text:
        json.dumps(data, ensure_ascii=False).encode()
    return msgspec.json.format(text, indent=1) + "\n"


def write_json(path: Path, data: Mapping[str, Any]) -> None:
    """Replace the file at once, or not at all."""
    replace(path, json_text(data).encode())


OF_SEVERAL = ("scenarios", "steps")
"""Where a campaign, and a sweep, have their runs."""


def read_json(path: Path) -> dict[str, Any]:
    """A JSON object from a file of the run directory that somebody has named; BadInput says what is wrong with it."""
    try:
        return read_object(path)
    except BadInput as error:
        if not isinstance(error.__cause__, FileNotFoundError | NotADirectoryError):
            raise
        why = "it is a file" if path.parent.is_file() else f"it holds no {path.name}"
        why += "".join(f", its runs are in {each}" for name in OF_SEVERAL if (each := path.parent / name).is_dir())
        raise BadInput(f"{path.parent} is no run directory: {why}") from error


def read_object(path: Path) -> dict[str, Any]:
    """A JSON object from a file that somebody has named; BadInput says what is wrong with it."""
    try:
        data = jsontext.read(read_text(path, marked=False))
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from error
    except ValueError as error:
        raise BadInput(f"{path} is damaged: {error}") from error
    if not isinstance(data, dict):
        raise BadInput(f"{path} is damaged: it holds no object")
    return data
