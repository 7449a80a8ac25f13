# SPDX-License-Identifier: BSD-2-Clause
"""Fields of requests: what each takes, how a text of it is read, and how its value is written to read the same.

A command line, a table of TOML, a setting of SCPI, an argument in Python and the pages of the documentation are all
made from these. Times and rates are fractions of seconds and hertz: nothing is rounded before it becomes ticks.
"""

import dataclasses
import functools
import inspect
import re
import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from fractions import Fraction
from numbers import Integral, Rational
from pathlib import Path
from types import UnionType
from typing import Any, Generic, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from ..errors import BadInput
from ..exactnumber import exact, is_number
from ..files import NUL, possible
from ..units import decimal, parse_baud, parse_count, parse_rate, parse_time, rate_text, time_text

T = TypeVar("T")
_SHARE = re.compile(
    r"\s*[-+]?(\d{1,30}/0{0,9}[1-9]\d{0,29}|(?=\.?\d)\d{0,30}(\.\d{0,30})?([eE][-+]?\d{1,2})?)\s*", re.ASCII
)
"""Of few digits: an exponent of eight takes minutes to become a fraction."""
KEY = "option"
"""Where a field of a dataclass has its `Option`."""


@dataclass(frozen=True)
class Kind(Generic[T]):
    """What a field takes.

    `read` takes a text, BadInput says what one should be; `write` is its opposite. `number` takes a number of SI units,
    which only Python gives; None: there is none. What may be given `many` times is a tuple. A value is of
    one of the `types`.
    """

    metavar: str
    read: Callable[[str], T]
    write: Callable[[T], str] = str
    number: Callable[[Fraction], T] | None = None
    many: bool = False
    types: tuple[type, ...] = (str,)

    @property
    def several(self) -> bool:
        """Whether it takes several words: a list, or one text that has commas."""
        return self.many or not {*self.types} <= {str, Path, bool}

    def take(self, value: Any) -> Any:
        """A value as Python code gives it: a text, a number, or what it is to be already; BadInput if it is neither."""
        if self.many:
            if not isinstance(value, Iterable) or isinstance(value, Mapping | bytes):
                raise BadInput(f"it takes {self.metavar}, or a list of them, not {value!r}")
            return tuple(self._one(each) for each in ([value] if isinstance(value, str) else value))
        return self._one(value)

    def _one(self, value: Any) -> Any:
        for word in value if isinstance(value, tuple | list) else (value,):
            if isinstance(word, str) and "\0" in word:
                raise BadInput(f"it {NUL}")
        if isinstance(value, str):
            return self.read(value)
        if self.number and is_number(value):
            return self.number(exact(value))
        found = tuple(value) if isinstance(value, list) else value
        words = found if isinstance(found, tuple) else ()
        if not isinstance(found, self.types) or not all(isinstance(word, str) for word in words):
            raise BadInput(f"it takes {self.metavar or 'True or False'}, not {value!r}")
        return found


@dataclass(frozen=True)
class Option:
    """How people give a field: `flag` is its name on a command line, without dashes, and in files.

    `also` is another way to the same value: its flag, what it takes, and its help.
    """

    kind: Kind[Any]
    help: str
    group: str | None
    flag: str
    also: "tuple[str, Kind[Any], str] | None" = None


def option(
    kind: Kind[Any],
    help: str,
    default: Any = None,
    *,
    group: str | None = None,
    flag: str | None = None,
    required: bool = False,
    also: tuple[str, Kind[Any], str] | None = None,
) -> Any:
    """A field of a request; its flag is its name, with dashes, unless another one is given."""
    metadata = {KEY: (kind, help, group, flag, also)}
    return dataclasses.field(default=MISSING if required else default, metadata=metadata)


def options(request: Any) -> Iterator[tuple[str, Option, Any]]:
    """Name, option and default of each field of a request or its class; MISSING is the default of what must be given.

    What a class adds to its bases comes before what these have.
    """
    yield from _options(request if isinstance(request, type) else type(request))


@functools.cache
def _options(kind: Any) -> Sequence[tuple[str, Option, Any]]:
    annotations = [inspect.get_annotations(each) for each in kind.__mro__]

    def place(name: str) -> int:
        return max(number for number, each in enumerate(annotations) if name in each)

    found = []
    for each in sorted((each for each in fields(kind) if KEY in each.metadata), key=lambda each: place(each.name)):
        what, text, group, flag, also = each.metadata[KEY]
        option = Option(what, text, group, flag or each.name.replace("_", "-"), also)
        found.append((each.name, option, each.default))
    return found


def written(request: Any) -> dict[str, str | bool | list[str]]:
    """A request by its flags, without what is at its default: `taken` from it, it is the same one."""
    found: dict[str, str | bool | list[str]] = {}
    for name, each, default in options(request):
        if (value := getattr(request, name)) == default:
            continue
        if isinstance(value, bool):
            found[each.flag] = value
        else:
            found[each.flag] = [each.kind.write(one) for one in value] if each.kind.many else each.kind.write(value)
    return found


def words(request: Any) -> list[str]:
    """The same as a command line."""
    line = []
    for flag, value in written(request).items():
        for each in value if isinstance(value, list) else [value]:
            line.append(f"--{flag}" if each is True else f"--{flag}={each}")
    return line


def split(given: Mapping[str, Any], *kinds: type) -> list[dict[str, Any]]:
    """What a file gives by flags, by the fields of each of the `kinds`; BadInput if one is of none, or missing."""
    rest = dict(given)
    found: list[dict[str, Any]] = []
    for kind in kinds:
        mine: dict[str, Any] = {}
        for name, each, _ in options(kind):
            if each.also and each.flag in rest and each.also[0] in rest:
                raise BadInput(f"{each.flag} and {each.also[0]} are two ways to say the same: leave out one of them")
            if each.flag in rest:
                mine[name] = _read(each.flag, each.kind, rest.pop(each.flag))
            elif each.also and each.also[0] in rest:
                flag, how, _ = each.also
                mine[name] = _read(flag, how, rest.pop(flag))
        found.append(mine)
    if rest:
        raise BadInput(f"there is no option {next(iter(rest))}")
    for kind, mine in zip(kinds, found, strict=True):
        for name, each, default in options(kind):
            if default is MISSING and name not in mine:
                other = f" or {each.also[0]}" if each.also else ""
                raise BadInput(f"{each.flag}{other} is required: {in_file(each.help, kind)}")
    return found


def _read(flag: str, kind: Kind[Any], value: Any) -> Any:
    if kind is FLAG:
        if not isinstance(value, bool):
            raise BadInput(f"{flag} is on or off: true or false, not {value!r}")
        return value
    if isinstance(value, bool):
        raise BadInput(f"{flag} takes {kind.metavar}, not {str(value).lower()}")
    if isinstance(value, list) and not kind.many and kind is not COMMAND:
        if not kind.several:
            raise BadInput(f"{flag} takes one value, {kind.metavar}, and no list of them: {value!r}")
        value = ",".join(value)
    try:
        return kind.take(value)
    except BadInput as error:
        raise BadInput(f"{flag}: {error}") from error


def _time(seconds: Fraction) -> Fraction:
    if seconds < 0 or decimal(seconds) is None:
        raise BadInput(f"{_written(seconds)} is not a time: seconds are a decimal number of 0 or more")
    return seconds


def _rate(hertz: Fraction) -> Fraction:
    if hertz <= 0 or decimal(hertz) is None:
        raise BadInput(f"{_written(hertz)} is not a rate: hertz are a decimal number of more than 0")
    return hertz


def _count(number: Fraction) -> int:
    if number.denominator != 1 or number < 0:
        raise BadInput(f"{_written(number)} is not a count: it is a whole number of 0 or more")
    return int(number)


def _written(number: Fraction) -> str:
    """A number with each digit that it has, as a decimal one if it is one."""
    return decimal(number) or str(number)


def _share(text: str) -> Fraction:
    number = text.removesuffix("%")
    if not _SHARE.fullmatch(number):
        raise BadInput(f"{text!r} is not a share: write for example 0.3 or 30%")
    return Fraction(number) / (100 if text.endswith("%") else 1)


def _quantile(text: str) -> str:
    try:
        sound = 0 < float(text) < 1 and text.startswith("0.")
    except ValueError:
        sound = False
    if not sound:
        raise BadInput(f"it takes shares between 0 and 1, for example 0.5,0.9,0.99,0.999, not {text!r}")
    return text


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",")) if text.strip() else ()


def _command(text: str) -> tuple[str, ...]:
    """A command as words, quoted as for a shell; BadInput if that is not possible."""
    try:
        found = shlex.split(text)
    except ValueError as error:
        raise BadInput(f"{text!r} is no command: {error}") from error
    if not found:
        raise BadInput("it is empty: it takes a command, such as '/opt/stub --workload bracket'")
    return tuple(found)


def _flag(text: str) -> bool:
    raise BadInput(f"it takes True or False, not {text!r}")


def choice(*names: str) -> Kind[str]:
    """One of some names."""

    def read(text: str) -> str:
        if text not in names:
            raise BadInput(f"takes one of {', '.join(names)}, not {text!r}")
        return text

    return Kind("|".join(names), read)


def _path(text: str) -> Path:
    if not text:
        raise BadInput("it is empty: name a file or a directory, . for the present one")
    return possible(Path(text))


def many(metavar: str) -> Kind[str]:
    """Texts, each given by itself."""
    return Kind(metavar, str, many=True)


def optional(kind: Kind[Any], *names: str, metavar: str = "TIME") -> Kind[Any]:
    """What `kind` is, or one of some names."""
    return dataclasses.replace(
        kind,
        types=(*kind.types, str),
        metavar=metavar,
        read=lambda text: text if text in names else kind.read(text),
        write=lambda value: value if isinstance(value, str) else kind.write(value),
    )


TIME: Kind[Fraction] = Kind("TIME", parse_time, time_text, _time)
RATE: Kind[Fraction] = Kind("RATE", parse_rate, rate_text, _rate)
COUNT: Kind[int] = Kind("N", parse_count, str, _count)
BAUD: Kind[int] = Kind("RATE", parse_baud, lambda baud: rate_text(Fraction(baud)).replace("Hz", "baud"), _count)
SHARE: Kind[Fraction] = Kind("SHARE", _share, _written, lambda number: number)
QUANTILES: Kind[str] = Kind("SHARE", _quantile, number=lambda share: _quantile(_written(share)), many=True)
TEXT: Kind[str] = Kind("NAME", str)
HOST: Kind[str] = Kind("HOST", str)
PATH: Kind[Path] = Kind("FILE", _path, types=(Path,))
DIRECTORY: Kind[Path] = Kind("DIR", _path, types=(Path,))
NAMES: Kind[tuple[str, ...]] = Kind("A,B,...", _names, ",".join, types=(tuple,))
COMMAND: Kind[tuple[str, ...]] = Kind("COMMAND", _command, shlex.join, types=(tuple,))
FLAG: Kind[bool] = Kind("", _flag, types=(bool,))


def in_python(sentence: str, *kinds: type) -> str:
    """A sentence that names options by their flags, by the names of their fields: `--min-rate` is `min_rate`."""
    return _renamed(sentence, {each.flag: name for kind in kinds for name, each, _ in options(kind)} | {"out": "out"})


def in_file(sentence: str, *kinds: type) -> str:
    """A sentence that names options by their flags, as a file has them: `--min-rate` is `min-rate`."""
    return _renamed(sentence, {each.flag: each.flag for kind in kinds for _, each, _ in options(kind)})


def _renamed(sentence: str, names: Mapping[str, str]) -> str:
    return re.sub(r"--([a-z][a-z0-9-]*)", lambda found: names.get(found[1], found[0]), sentence)


@functools.cache
def _types(kind: Any) -> Mapping[str, tuple[type, ...]]:
    """What each field may be, as it is annotated."""

    def plain(hint: Any) -> Iterator[type]:
        if get_origin(hint) in (Union, UnionType):
            for each in get_args(hint):
                yield from plain(each)
        else:
            yield str if get_origin(hint) is Literal else get_origin(hint) or hint

    return {name: tuple(plain(hint)) for name, hint in get_type_hints(kind).items()}


_ABSTRACT = {int: Integral, Fraction: Rational}
"""What is as good as a type: numpy's numbers, and a whole number for a fraction."""


def _means_another(kind: Kind[Any], text: str) -> bool:
    """Whether a text is no value, but one way to write it."""
    try:
        return bool(kind.read(text) != text)
    except BadInput:
        return True


def check_fields(request: Any) -> None:
    """BadInput unless each field is what it is annotated as, since a class reads no texts, and `take` takes its value.

    A whole number becomes the fraction that it is, one of numpy that of Python.
    """
    kind: Any = type(request)
    for name, each, default in options(request):
        value, wanted = getattr(request, name), [t for t in _types(kind)[name] if t is not type(None)]
        if value is None and default is None:
            continue
        taken = (*wanted, *(number for plain, number in _ABSTRACT.items() if plain in wanted))
        fitting = bool in wanted if isinstance(value, bool) else isinstance(value, taken)
        mistaken = isinstance(value, str) and wanted != [str] and _means_another(each.kind, value)
        try:
            found = each.kind.take(value)
        except BadInput as error:
            if fitting and not mistaken:
                raise BadInput(f"{name}: {error}") from error
            advice = str(error)
        else:
            if fitting and not mistaken:
                object.__setattr__(request, name, found)
                continue
            advice = f"write {found!r}, or let instrument.{kind.__name__.lower()}({name}={value!r}) read it"
        kinds = " or ".join(t.__name__ for t in wanted)
        raise BadInput(f"{kind.__name__} takes {name} as {kinds}, not as {type(value).__name__}: {advice}")


def take(
    kind: type[T], given: Mapping[str, Any], known: Iterable[str] = (), common: Mapping[str, Any] | None = None
) -> T:
    """A request from values by field, as Python code gives them; BadInput in the words of Python.

    Values of fields that are `common` to several requests hold where none is given; what may be given many times comes
    after them.
    """
    found = dict(common or {})
    kinds = {name: each for name, each, _ in options(kind)}
    absent = {name for name, _, default in options(kind) if default is None}
    for name, value in given.items():
        if name not in kinds:
            raise BadInput(f"{kind.__name__.lower()} takes no {name}: it takes {', '.join([*kinds, *known])}")
        try:
            if kinds[name].kind.many:
                found[name] = (*found.get(name, ()), *kinds[name].kind.take(value))
            else:
                found[name] = None if value is None and name in absent else kinds[name].kind.take(value)
        except BadInput as error:
            raise BadInput(f"{name}: {error}") from error
    for name, each, default in options(kind):
        if default is MISSING and name not in found:
            raise BadInput(f"{name} is required: {in_python(each.help, kind)}")
    try:
        return kind(**found)
    except BadInput as error:
        raise BadInput(in_python(str(error), kind)) from error
