# SPDX-License-Identifier: BSD-2-Clause
"""What a report holds, whatever was measured: formats make files of it and know nothing of runs, sweeps and campaigns.

The page is apart: what it shows beside tables and figures has a form of its own for each.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from matplotlib.figure import Figure

from ..base.records import Record
from ..results.judged import KEPT, NOT_JUDGED, Judged
from ..results.planned import Plan
from .anyresult import Measured
from .limits import bound


class Outcome(StrEnum):
    """Of a check: an error is what could not be judged, a warning a soft limit that is not kept."""

    PASSED, WARNED, FAILED, ERROR = "passed", "warning", "failure", "error"


@dataclass(frozen=True)
class Check:
    """One thing that a farm counts, and what is to be said of it; `group` is what is checked."""

    group: str
    name: str
    outcome: Outcome
    sentence: str


@dataclass(frozen=True)
class Table:
    """`head` names the columns; a cell is a text or a number, None if there is nothing to tell."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[object]]


@dataclass(frozen=True)
class Measurement:
    """A figure that was found, `labels` are what it is of; `unit` is `s`, `count` or `Hz`."""

    labels: Mapping[str, str]
    figure: str
    value: float
    unit: str


@dataclass(frozen=True)
class Document:
    """A report.

    Attributes
    ----------
    content : Record
        What it is made of, and nothing else.
    title, headline, foot : str
        What was done, what was found, and on which conditions, by what.
    problems : sequence of (str, str)
        `error` or `warning`, and its sentence.
    sentences : sequence of str
        What else was found.
    tables : sequence of Table
        Figures for people, with their units.
    sheets : mapping of str to Table
        Figures for programs, by name: plain numbers.
    checks : sequence of Check
        What a farm counts.
    time, host : str
        When it was measured, from which machine.
    properties : mapping of str to str
        What a farm files it under.
    plates : function
        Figures that stand alone, by name.
    page : function
        The page, as HTML.
    """

    content: Record
    title: str
    headline: str
    foot: str
    problems: Sequence[tuple[str, str]]
    sentences: Sequence[str]
    tables: Sequence[Table]
    sheets: Mapping[str, Table]
    checks: Sequence[Check]
    time: str
    host: str
    properties: Mapping[str, str]
    plates: Callable[[], Iterator[tuple[str, Figure]]]
    page: Callable[[], str]


def measurements(document: Document) -> Iterator[Measurement]:
    """What was found, of the sheet `figures` where it has one figure a row, times in seconds."""
    sheet = document.sheets.get("figures")
    for cells in sheet.rows if sheet and "figure" in sheet.head else ():
        row: dict[str, Any] = dict(zip(sheet.head, cells, strict=True)) if sheet else {}
        value, unit = (row["seconds"], "s") if row["unit"] == "tick" else (row["value"], row["unit"])
        if value is not None:
            labels: dict[str, str] = {name: str(row[name]) for name in ("scenario", "segment") if name in row}
            yield Measurement(labels, str(row["figure"]), float(value), unit)


def soundness(result: Measured, headline: str, group: str) -> Check:
    """Valid and complete: without this check, what is invalid and has no limits would look well."""
    sound = result.valid and result.complete
    why = "; ".join(result.errors) or "it broke off"
    sentence = "\n".join([headline, *result.warnings]) if sound else f"{why}\n{headline}"
    return Check(group, "valid and complete", Outcome.PASSED if sound else Outcome.ERROR, sentence)


def judged(entry: Judged, group: str) -> Check:
    """A limit."""
    outcome = Outcome.PASSED
    if entry.outcome == NOT_JUDGED:
        outcome = Outcome.ERROR
    elif entry.outcome != KEPT:
        outcome = Outcome.FAILED if entry.hard else Outcome.WARNED
    return Check(group, entry.name + ("" if entry.hard else " (warn)"), outcome, entry.sentence)


def judgement(limits: Sequence[Judged], plan: Plan | None, group: str) -> Iterator[Check]:
    """What a result with limits is judged by: whether it is as long as it was planned, and each limit."""
    if limits and plan:
        outcome = Outcome.WARNED if plan.is_broken else Outcome.PASSED
        yield Check(group, "as long as planned", outcome, plan.sentence or "the plan came to its end")
    for entry in limits:
        yield judged(entry, group)


def limit_tables(limits: Sequence[Judged]) -> Iterator[Table]:
    """The limits, if there are any."""
    rows = [(e.name, bound(e), "limit" if e.hard else "warn", e.outcome, e.sentence)
            for e in limits]  # fmt: skip
    if rows:
        yield Table("Limits", ("figure", "allowed", "", "outcome", "found"), rows)
