# SPDX-License-Identifier: BSD-2-Clause
"""Files of numbers that no tool has a name for: their comments, their unit, and exact times of what they print."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from ..errors import BadInput
from ._imported import SECONDS, UNITS

FINEST = "ps"
"""Unit of times that no coarser one has as whole numbers, and of what lies between edges."""
LONGEST = 10**6
"""Seconds."""
INCLUDES = "the file does not say what was measured"
SAMPLES = "samples"
"""Name of the one row."""
_HEADER = re.compile(r"#\s*(\w+)\s*[:=]\s*(\S+)\s*", re.ASCII)
_NUMBER = re.compile(r"\d{1,18}(\.\d{1,18})?([eE][+-]?\d{1,2})?", re.ASCII)
_SEPARATOR = re.compile(r"[\s,;]+")
_COMMA = re.compile(r"[-+]?\d+,\d+", re.ASCII)


@dataclass(frozen=True)
class Numbers:
    """The words of each line that is no comment, with its number, and what comments of the form `# key: word` say."""

    lines: tuple[tuple[int, tuple[str, ...]], ...]
    header: dict[str, str] = field(default_factory=dict)


def split(text: str) -> Numbers:
    """Words are separated by blanks, commas or semicolons; empty lines count for nothing."""
    lines: list[tuple[int, tuple[str, ...]]] = []
    header: dict[str, str] = {}
    for number, raw in enumerate(text.splitlines(), 1):
        if found := _HEADER.fullmatch(raw.strip()):
            if header.setdefault(found[1], found[2]) != found[2]:
                raise BadInput(f"line {number} says {found[1]}: {found[2]}, and a line before it {header[found[1]]}")
        elif (line := raw.strip()) and not line.startswith("#"):
            lines.append((number, tuple(word for word in _SEPARATOR.split(line) if word)))
    return Numbers(tuple(lines), header)


def are_numbers(words: Iterable[str]) -> bool:
    """Each is a number, of any sign."""
    return all(_NUMBER.fullmatch(word.lstrip("-+")) for word in words)


def why_none(text: str) -> str:
    """Why the text is not read as numbers, though most of its lines are; nothing if they are not."""
    raw, lines = text.splitlines(), split(text).lines
    odd = [number for number, words in lines if not are_numbers(words)]
    odd = odd or [number for number, words in lines if len(words) != 1]
    if odd and 2 * len(odd) <= len(lines):
        return f"line {odd[0]} is no number: {raw[odd[0] - 1].strip()[:40]!r} (comments begin with #, a line for each)"
    if lines and all(_COMMA.fullmatch(raw[number - 1].strip()) for number, _ in lines):
        return "a decimal comma is not read: write 3.5 for 3,5 (of edges and counts the last edge stands alone)"
    return ""


def unit_of(numbers: Numbers, given: str | None) -> str:
    """What the user, or else the header, says; BadInput if neither does, or they contradict each other."""
    stated = numbers.header.get("unit")
    if stated and given and stated != given:
        raise BadInput(f"the file says that its unit is {stated}, not {given}")
    unit = given or stated
    if unit not in SECONDS:
        raise BadInput(f"its numbers have no unit: give --unit, or the line `# unit: us` ({', '.join(SECONDS)})")
    return unit


def seconds(where: str, word: str, unit: str) -> Fraction:
    """The time that a word means, and `where` that stands; BadInput unless it is one from 0 to 10**6 s."""
    if not _NUMBER.fullmatch(word):
        raise BadInput(f"{where} has no time of 0 or more: {word[:40]!r}")
    value = Fraction(word) * SECONDS[unit]
    if value > LONGEST:
        raise BadInput(f"{where} has a time beyond {LONGEST} s: {word[:40]!r}")
    return value


def count(where: str, word: str) -> int:
    """The count that a word means; BadInput unless it is one of 64 bits."""
    if not (word.isascii() and word.isdigit() and len(word) <= 18):
        raise BadInput(f"{where} has no count: {word[:40]!r}")
    return int(word)


def stated(numbers: Numbers, name: str, unit: str) -> Fraction | int:
    """What the header says of the samples: their number `n`, or a time of them; BadInput unless it is one."""
    where = f"the line `# {name}: ...`"
    return count(where, numbers.header[name]) if name == "n" else seconds(where, numbers.header[name], unit)


def unit_for(times: Iterable[Fraction]) -> str:
    """The coarsest unit in which all the times are whole numbers, or else the finest."""
    denominators = {time.denominator for time in times}
    for unit in UNITS:
        if all(SECONDS[unit].denominator % denominator == 0 for denominator in denominators):
            return unit
    return FINEST
