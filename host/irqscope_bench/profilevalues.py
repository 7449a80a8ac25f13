# SPDX-License-Identifier: BSD-2-Clause
"""Keys and values of a profile: each key is taken once, by what says in words why a value is none."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, TypeGuard

from irqscope.contract.roles import INPUTS, Source

STAGES = len(INPUTS) - INPUTS.index(Source.AUX)
"""Behind the task, each of which has an input."""


class Section:
    """One table of the file; every key must be taken."""

    def __init__(self, content: dict[str, Any], name: str) -> None:
        if not isinstance(found := content.pop(name, {}), dict):
            raise ValueError(f"{name} is no table")
        self.content = dict(found)
        self.name = name

    def take(self, key: str, default: Any, convert: Callable[[Any], Any]) -> Any:
        """Convert the value of a key, or its default; ValueError names the key."""
        value = self.content.pop(key, default)
        try:
            return convert(value)
        except (ValueError, TypeError, OverflowError) as error:
            raise ValueError(f"{self.name}.{key}: {error}") from None

    def done(self) -> None:
        """ValueError if a key is left."""
        if self.content:
            raise ValueError(f"{self.name} has no key {', '.join(map(repr, self.content))}")


def _is_number(value: Any) -> TypeGuard[int | float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def probability(value: Any) -> int:
    """Of 2**32; the largest one is always."""
    if not _is_number(value) or not 0 <= value <= 1:
        raise ValueError(f"{value!r} is not a probability between 0 and 1")
    return min(2**32 - 1, round(value * 2**32))


def share(value: Any) -> float:
    """Of all pulses; not all of them."""
    if not _is_number(value) or not 0 <= value < 1:
        raise ValueError(f"{value!r} is no share of pulses: it is 0 or more and less than 1")
    return float(value)


def positive(value: Any) -> float:
    """A number of more than 0."""
    if not _is_number(value) or not value > 0:
        raise ValueError(f"{value!r} is no number of more than 0")
    if not 1e-9 <= value <= 1e9:
        raise ValueError("it is no number from 1e-9 to 1e9")
    return float(value)


def ppm(value: Any) -> Fraction:
    """Millionths, either way."""
    if not _is_number(value) or not abs(value) <= 1_000_000:
        raise ValueError(f"{value!r} is no number of millionths")
    return Fraction(str(float(value)))


def choice(names: tuple[str, ...]) -> Callable[[Any], int]:
    """What makes of one of these names its place among them."""

    def convert(value: Any) -> int:
        if value not in names:
            raise ValueError(f"{value!r} is none of {', '.join(names)}")
        return names.index(value)

    return convert


def flag(value: Any) -> int:
    """1 for true, 0 for false."""
    if value not in (True, False):
        raise ValueError(f"{value!r} is neither true nor false")
    return int(value)


def count(value: Any) -> int:
    """A whole number, not negative."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 2**32:
        raise ValueError(f"{value!r} is not a whole number")
    return value


def stage_count(value: Any) -> int:
    """A number of stages behind the task."""
    if count(value) > STAGES:
        raise ValueError(f"there are {STAGES} at most, and not {value}")
    return count(value)


def even(value: Any) -> int:
    """A number of edges that ring."""
    if count(value) % 2:
        raise ValueError(f"{value!r} is odd, but ringing ends at the level that it began with")
    return count(value)
