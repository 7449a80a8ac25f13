# SPDX-License-Identifier: BSD-2-Clause
"""No text prints more digits than are known: read in all that golden runs are reported in, and in the sources."""

import ast
import contextlib
import html
import io
import itertools
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import goldens
import pytest

import irqscope
from irqscope.measuring.experiment import Telling
from irqscope.report import anyresult, terminal
from irqscope.report import formats as reports
from irqscope.report.document import Document, Table, blocks_of
from irqscope.report.documents import document
from irqscope.units import SECONDS, format_time, last_place

SOURCES = Path(irqscope.__file__).parent
FIGURE = re.compile(r"(?<![\w.,])([0-9]+(?:\.[0-9]+)?) (s|ms|us|ns|ps)\b")
MOMENT = re.compile(r"(?<![\w.])[0-9]+\.[0-9]{6} s\b")
"""When something came: to the microsecond, which a tick may not be longer than."""
UNCERTAIN = re.compile(r"[0-9.]+ \w+ with U = ([0-9.]+) (\w+)")
"""A time and its expanded uncertainty."""
UNITS = re.compile(r"[ \N{NO-BREAK SPACE}]?(?:(?:s|ms|us|ns|ps|Hz|kHz|MHz|ppm)\b|%)")
FLOAT = re.compile(r"[efgEG%]$")
ELSEWHERE = {
    "cli/build.py": "what a router reports of clocks and of the part, with the digits that it gives",
    "explaining/text.py": "a drift, which has no uncertainty that is stated",
}
"""Where else than in units.py a number with its unit is written, and why."""


def digit(number: str, unit: str) -> Fraction:
    """What one more in the last digit of a time would be, in seconds."""
    return Fraction(10) ** int(Decimal(number).as_tuple().exponent) * SECONDS[unit]


def too_fine(text: str, finest: Fraction) -> list[str]:
    """The times in a text that have a digit below `finest`; whole nanoseconds stand for less below a microsecond."""
    every = [found for found in FIGURE.finditer(text) if found[2] != "ns" or "." in found[1]]
    return [found[0] for found in every if digit(found[1], found[2]) < finest]


def values(content: Any, key: str) -> Iterator[Any]:
    """All that goes by a key, wherever it is."""
    if isinstance(content, dict):
        yield from [content[key]] if content.get(key) is not None else []
        content = list(content.values())
    for each in content if isinstance(content, list) else ():
        yield from values(each, key)


def entries(content: Any) -> Iterator[dict[str, Any]]:
    """All objects, wherever they are."""
    if isinstance(content, dict):
        yield content
        content = list(content.values())
    for each in content if isinstance(content, list) else ():
        yield from entries(each)


def texts(page: Document) -> dict[str, str]:
    """What people read of a report, with plain blanks and no markup."""
    (marked,) = reports.files(page, "markdown").values()
    (drawn,) = reports.files(page, "html").values()
    found = {
        "markdown": marked.decode().replace("\\", ""),
        "html": html.unescape(re.sub(r"<style.*?</style>|<[^>]*>", "\n", drawn.decode(), flags=re.DOTALL)),
    }
    with contextlib.redirect_stdout(io.StringIO()) as printed, contextlib.redirect_stderr(printed):
        terminal.conclude(page, Path("report.html"), Path("result.json"), Telling(json=False, drawn=False))
    found["terminal"] = printed.getvalue()
    return {name: text.replace("\N{NO-BREAK SPACE}", " ") for name, text in found.items()}


def unsupported(content: Any, read: dict[str, str]) -> list[str]:
    """The times in texts of a result that have more digits than its tick supports, or than the U of a limit does."""
    tick = min(
        Fraction(each["numerator"], each["denominator"]) for each in values(content, "tick") if isinstance(each, dict)
    )
    found = []
    judged = {
        each["sentence"]: each["expanded"] for each in entries(content) if each.get("expanded") and "sentence" in each
    }
    for sentence, expanded in judged.items():
        found += too_fine(sentence, Fraction(10) ** last_place(0, expanded))
    for text in read.values():
        for sentence in [*judged, format_time(tick, 6), *map(format_time, values(content, "allowed"))]:  # by a mask
            text = text.replace(sentence, "")
        for beside in UNCERTAIN.finditer(text):
            found += too_fine(beside[0], digit(beside[1], beside[2]))
        found += too_fine(MOMENT.sub("", UNCERTAIN.sub("", text)), Fraction(10) ** last_place(tick))
    return found


def uneven(page: Document) -> list[tuple[str, ...]]:
    """Rows of budgets in which a time has more digits than its expanded uncertainty, the last cell; of a clock's wander
    in which TDEV has more than the ends of its interval.
    """
    found = []
    for table in blocks_of(page.sections):
        if isinstance(table, Table) and "TDEV" in table.head:
            at = table.head.index("TDEV")
            for row in table.texts:
                ends = [digit(*end.split(" ")) for end in row[at + 1].strip("[]").split(" .. ") if end != "-"]
                if ends and any(too_fine(row[at], end) for end in ends):
                    found.append((*row,))
        if isinstance(table, Table) and table.title == "Values":
            for row in table.texts:
                number, unit = row[-1].removeprefix("± ").split(" ")
                if any(too_fine(cell, digit(number, unit)) for cell in row):
                    found.append((*row,))
    return found


@pytest.mark.parametrize("name", goldens.names())
def test_no_time_of_a_golden_run_has_more_digits_than_its_tick_or_a_stated_uncertainty(name):
    file = goldens.EXPECTED / name / goldens.RESULT
    content = json.loads(file.read_text(encoding="utf-8"))
    page = document(anyresult.of(content, file))
    # A line of a budget or of a clock's wander has the digits of its own uncertainty, not those of the tick.
    read = texts(replace(page, sections=[each for each in page.sections if each.name not in ("uncertainty", "clock")]))
    assert all(FIGURE.search(text) for text in read.values()), "each of them tells a time"
    assert not unsupported(content, read) and not uneven(page)


@pytest.mark.parametrize(
    "text, told",
    [
        ("isr took 2.79 us, at 0.123456 s", []),
        ("isr took 2.796 us", ["2.796 us"]),
        ("from 100 ns to 100.5 ns", ["100.5 ns"]),
        ("limit isr.max is 2.7961 us", []),
        ("idle 2.7961 us with U = 5.8 ns", []),
        ("idle 2.79612 us with U = 5.8 ns", ["2.79612 us"]),
        ("at 12.34567890 s", []),
        ("at 12.3456789012 s", ["12.3456789012 s"]),
    ],
)
def test_what_is_too_fine_is_told(text, told):
    sentence = "isr.max is 2.7961 us"
    content = {"tick": {"numerator": 1, "denominator": 10**8}, "limits": [{"sentence": sentence, "expanded": 9e-9}]}
    assert unsupported(content, {"text": text}) == told


def test_a_sentence_of_a_limit_has_the_digits_of_its_uncertainty():
    content = {"tick": {"numerator": 1, "denominator": 10**8}, "limits": [{"sentence": "2.79612 us", "expanded": 9e-9}]}
    assert unsupported(content, {}) == ["2.79612 us"]


def written(source: str) -> Iterator[str]:
    """Numbers that a source formats with a point and writes a unit of time, rate or share behind."""
    for node in ast.walk(ast.parse(source)):
        parts = node.values if isinstance(node, ast.JoinedStr) else []
        for part, behind in itertools.zip_longest(parts, parts[1:]):
            if isinstance(part, ast.FormattedValue) and isinstance(part.format_spec, ast.JoinedStr):
                form = ast.unparse(part.format_spec)[2:-1]
                unit = behind.value if isinstance(behind, ast.Constant) else ""
                if FLOAT.search(form) and (form.endswith("%") or UNITS.match(str(unit))):
                    yield ast.unparse(part.value)


def test_numbers_with_a_unit_are_made_in_one_place():
    files = {path.relative_to(SOURCES).as_posix(): path.read_text() for path in SOURCES.rglob("*.py")}
    found = {file for file, source in files.items() if [*written(source)]}
    assert found == {"units.py", *ELSEWHERE}, "units.py has a function for it, or ELSEWHERE a reason"


@pytest.mark.parametrize(
    "source, found",
    [
        ('f"{took:.3f} us"', ["took"]),
        ('f"{rate:g} Hz and more"', ["rate"]),
        ('f"{share:.1%}"', ["share"]),
        ('f"{100 * share:.0f}\\N{NO-BREAK SPACE}%"', ["100 * share"]),
        ('f"{width:.{digits}f} ppm"', ["width"]),
        ('f"{took} us, {count:5d} s, {p:.2g} of {many:.1f} samples"', []),
    ],
)
def test_what_writes_a_unit_is_found(source, found):
    assert [*written(source)] == found
