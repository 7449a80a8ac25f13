# SPDX-License-Identifier: BSD-2-Clause
"""Tables of a TOML file that a user wrote: each value checked, each complaint with file, place and key."""

import tomllib
from collections.abc import Callable, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeVar

from .errors import BadInput
from .files import NUL
from .reading import read_text
from .units import parse_time, time_text

T = TypeVar("T")
D = TypeVar("D")
DEEPEST = 16
"""Tables and lists in each other, at most: what irqscope reads has half as many, and a text of hundreds is none."""
LONGEST_WAIT = Fraction(365 * 86400)
BITS = 64
"""Of a whole number: what every reader of TOML takes."""


class Table:
    """A table whose keys are taken one by one; `place` says where it is in the file, "" for the whole."""

    def __init__(self, content: object, file: Path, place: str = "") -> None:
        self.file, self.place = file, place
        if not isinstance(content, dict):
            raise self.wrong(f"must be a table, not {content!r}")
        self._content = dict(content)

    def wrong(self, text: str, key: str = "") -> BadInput:
        """The complaint about a key, or about the table."""
        return BadInput(": ".join(part for part in (str(self.file), self.place, f"{key} {text}".strip()) if part))

    def take(self, key: str, read: Callable[[Any], T], default: D) -> T | D:
        """The value of a key by `read`, which raises ValueError or BadInput with what the value must be."""
        if key not in self._content:
            return default
        try:
            return read(self._content.pop(key))
        except ValueError as error:
            raise self.wrong(str(error), key) from error
        except BadInput as error:
            raise self.wrong(f"cannot be used: {error}", key) from error

    def done(self) -> None:
        """Complain about a key that nobody took."""
        for key in self._content:
            raise self.wrong("is no key that irqscope knows here", key)


def parse_toml(path: Path) -> dict[str, Any]:
    """The content of a file; ValueError if it is no TOML or no UTF-8, OSError if it cannot be read, BadInput if nobody
    could use it."""
    content = read_text(path, marked=False)
    try:
        found = tomllib.loads(content)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:  # Python's own limit of digits
        raise ValueError(f"a whole number in it has more than {BITS} bits") from None
    try:
        check_values(found)
    except ValueError as error:
        raise BadInput(f"{path}: {error}") from None
    return found


def check_values(content: Mapping[str, Any]) -> None:
    """ValueError if tables are nested too deeply, or a number is too large, for whoever reads or shows them, or a text
    is none that the system takes.
    """

    def check(value: Any, place: tuple[str, ...]) -> None:
        if isinstance(value, int) and value.bit_length() >= BITS:
            raise ValueError(f"{'.'.join(place)} is a whole number of more than {BITS} bits")
        if isinstance(value, str) and "\0" in value:
            raise ValueError(f"{'.'.join(place)} {NUL}")
        inner = value.items() if isinstance(value, dict) else enumerate(value, 1) if isinstance(value, list) else ()
        if inner and len(place) == DEEPEST:
            raise ValueError(f"{'.'.join(place)} is nested too deeply: a table or list in {DEEPEST} others")
        for key, each in inner:
            check(each, (*place, str(key)))

    check(content, ())


def read_toml(path: Path) -> Table:
    """The whole of a file; BadInput if it cannot be read or is no TOML."""
    try:
        return Table(parse_toml(path), path)
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from error
    except ValueError as error:  # of TOML, and of UTF-8
        raise BadInput(f"{path} is no TOML: {error}") from error


def text(value: Any) -> str:
    """A text that is not empty."""
    if not isinstance(value, str) or not value:
        raise ValueError(f"must be a text, not {value!r}")
    return value


def truth(value: Any) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ValueError(f"must be true or false, not {value!r}")
    return value


def seconds(value: Any) -> Fraction:
    """A time with its unit, for which somebody is to wait."""
    if not isinstance(value, str):
        raise ValueError(f'must be a time with its unit, such as "10s", not {value!r}')
    return waited(parse_time(value))


def waited(time: Fraction) -> Fraction:
    """The same time; BadInput if it is so long that nobody waits for its end."""
    if time > LONGEST_WAIT:
        raise BadInput(f"{time_text(time)} is too long to wait: at most {time_text(LONGEST_WAIT)} is possible")
    return time


def words(value: Any) -> tuple[str, ...]:
    """A command: a program and its arguments."""
    if not isinstance(value, list) or not value or not all(isinstance(word, str) for word in value) or not value[0]:
        raise ValueError(f'must be a list of words, such as ["stress-ng", "--cpu", "0"], not {value!r}')
    return tuple(value)


def tables(value: Any) -> list[Any]:
    """Tables in double brackets."""
    if not isinstance(value, list) or not value:
        raise ValueError(f"must be tables in double brackets, not {value!r}")
    return value
