# SPDX-License-Identifier: BSD-2-Clause
"""Numbers with units as users write them, read exactly: 1kHz, 5h, 50us, 600000, 3Mbaud.

Times and rates are fractions of seconds and hertz, so that nothing is rounded before it becomes ticks.
"""

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from .errors import BadInput

PREFIX = {"": Fraction(1), "k": Fraction(1000), "M": Fraction(10**6), "G": Fraction(10**9), "m": Fraction(1, 1000)}
SECONDS = {
    "ps": Fraction(1, 10**12), "ns": Fraction(1, 10**9), "us": Fraction(1, 10**6), "µs": Fraction(1, 10**6),
    "ms": Fraction(1, 1000), "s": Fraction(1), "min": Fraction(60), "h": Fraction(3600), "d": Fraction(86400),
}
_NUMBER = re.compile(r"\s*([0-9]+(?:[._][0-9]+)*(?:e[+-]?[0-9]{1,2})?)\s*([A-Za-zµ]*)\s*", re.ASCII)
_MOST_CHARACTERS = 100
"""Of a number: exact arithmetic takes any, and a time of its own for each digit."""
_DECIMAL = re.compile(r"[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?")


def _split(text: str, what: str, example: str) -> tuple[Fraction, str]:
    match = _NUMBER.fullmatch(text.replace("µ", "u"))
    digits = match.group(1).replace("_", "") if match else ""
    if not match or not _DECIMAL.fullmatch(digits) or len(digits) > _MOST_CHARACTERS:
        raise BadInput(f"{text[:_MOST_CHARACTERS]!r} is not a {what}: write for example {example}")
    return Fraction(digits), match.group(2)


def parse_time(text: str) -> Fraction:
    """Seconds: a number and one of ps, ns, us, ms, s, min, h, d; only 0 needs no unit."""
    number, unit = _split(text, "time", "50us or 5h")
    if unit in SECONDS:
        return number * SECONDS[unit]
    if not unit and number == 0:
        return number
    raise BadInput(f"{text!r} is not a time: its unit must be one of ps, ns, us, ms, s, min, h, d")


def parse_rate(text: str) -> Fraction:
    """Hertz, more than 0: a number and Hz, kHz or MHz."""
    number, unit = _split(text, "rate", "1kHz")
    prefix = unit[:-2] if unit.endswith("Hz") else None
    if prefix not in PREFIX:
        raise BadInput(f"{text!r} is not a rate: its unit must be one of mHz, Hz, kHz, MHz")
    if not number:
        raise BadInput("a rate must be more than 0")
    return number * PREFIX[prefix]


def parse_count(text: str) -> int:
    """A whole number, with k or M if wished."""
    number, unit = _split(text, "count", "600000 or 600k")
    value = number * PREFIX[unit] if unit in ("", "k", "M", "G") else Fraction(1, 2)
    if value.denominator != 1:
        raise BadInput(f"{text!r} is not a count: write a whole number, for example 600000 or 600k")
    return int(value)


def parse_baud(text: str) -> int:
    """Bits per second: a number, with baud, kbaud or Mbaud if wished."""
    number, unit = _split(text, "baud rate", "3Mbaud")
    prefix = unit.removesuffix("baud")
    value = number * PREFIX[prefix] if prefix in ("", "k", "M") else Fraction(0)
    if value <= 0 or value.denominator != 1:
        raise BadInput(f"{text!r} is not a baud rate: write for example 3Mbaud or 115200")
    return int(value)


def to_ticks(seconds: Fraction, tick: Fraction) -> int:
    """The nearest whole number of ticks."""
    return round(seconds / tick)


def format_time(seconds: Fraction | float, digits: int = 4, *, measured: bool = False) -> str:
    """`seconds` with a fitting unit and `digits` significant digits, for people.

    What was `measured` keeps its last zeros, so that a column of figures shows all of them equally well.
    """
    value = float(seconds)
    if value == 0:
        return "0 s"
    for unit, size in (("h", 3600.0), ("min", 60.0), ("s", 1.0), ("ms", 1e-3), ("us", 1e-6), ("ns", 1e-9)):
        # What would be rounded up to the next unit is shown in that one: 1 ms, not 1000 us.
        if abs(value) >= size * (2 if size >= 60 else 1 - 0.5 * 10.0**-digits):
            return f"{_significant(value / size, digits, measured)} {unit}"
    return f"{_significant(value / 1e-12, digits, measured)} ps"


def format_rate(hertz: Fraction | float, digits: int = 6) -> str:
    """`hertz` with a fitting prefix, for people."""
    value = float(hertz)
    for unit, size in (("MHz", 1e6), ("kHz", 1e3)):
        if abs(value) >= size:
            return f"{_significant(value / size, digits)} {unit}"
    return f"{_significant(value, digits)} Hz"


def counted(number: int, one: str, many: str | None = None) -> str:
    """`number` with its noun: 1 block, 2 blocks, 0 blocks; `many` is the plural where it takes no -s."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def _significant(value: float, digits: int, zeros: bool = False) -> str:
    text = f"{value:#.{digits}g}".rstrip(".") if zeros else f"{value:.{digits}g}"
    return f"{value:.0f}" if "e" in text else text


def to_fraction(data: Mapping[str, Any]) -> Fraction:
    """A fraction from its JSON form with `numerator` and `denominator`."""
    return Fraction(data["numerator"], data["denominator"])
