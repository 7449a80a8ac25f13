# SPDX-License-Identifier: BSD-2-Clause
"""What the numbers include, how uncertain they are, and what they do not include."""

from collections.abc import Iterator, Sequence

from ..results.budget import Estimate, Uncertainty
from ..results.correction import Component
from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult
from ..units import format_measured, format_ppm, format_time, format_uncertain
from .document import Block, Form, Kind, Section, Sentence, Table, told


def included(result: Result) -> Iterator[Block]:
    """A table of what samples are made of, and the budgets."""
    tick = format_time(result.tick.fraction)
    rows = [
        (s.name, s.includes, f"{s.uncertainty.text}; 1 tick is {tick}, SD {_time(s.uncertainty.sd, s.uncertainty.sd)}")
        for s in result.shown
    ]
    if rows:
        yield Table("Samples", ("segment", "includes", "error of one sample by the clock's grid"), rows, Form.TEXT)
    if measured := [segment for segment in result.segments if segment.n]:
        yield from _budgets(measured)
        yield Section("not-included", "What this number does not include", [*told(_left_out(measured), Kind.ITEM)])


def _time(seconds: float, standard: float) -> str:
    """A time to the second digit of a standard uncertainty; where there is none, what is known exactly."""
    return format_measured(seconds, 0, standard) if standard else format_time(seconds)


def _parts(line: Component, absolute: float, relative: float) -> str:
    """An absolute and a relative part of a line, those that are not 0."""
    parts = [_time(absolute, line.standard)] if absolute else []
    parts += [format_ppm(relative, line.relative)] if relative else []
    return " and ".join(parts) or "0"


def _lines(budget: Uncertainty) -> Iterator[tuple[object, ...]]:
    for line in budget.components:
        if not line.known:
            yield line.name, "?", "?", "", line.basis, line.text
            continue
        yield (
            line.name,
            _parts(line, line.bias, line.relative_bias),
            _parts(line, line.standard, line.relative),
            line.distribution if line.standard or line.relative else "",
            line.basis,
            line.text,
        )


def _budgets(measured: Sequence[SegmentResult]) -> Iterator[Section]:
    """A section for each budget, with the segments that have it."""
    budgets: dict[str, list[SegmentResult]] = {}
    for segment in measured:
        budgets.setdefault(repr([*_lines(segment.uncertainty), _explained(segment.uncertainty)]), []).append(segment)
    for segments in budgets.values():
        budget, names = segments[0].uncertainty, ", ".join(segment.name for segment in segments)
        head = ("contribution", "too long by", "standard uncertainty", "distribution", "basis", "what")
        lines = Table("Contributions", head, [*_lines(budget)], Form.TEXT)
        expanded = f"expanded U, k = {budget.coverage_factor}"
        values = Table(
            "Values",
            ("segment", "value", "as stamped", "too long by", "corrected", expanded),
            [(segment.name, *row) for segment in segments for row in _values(segment.uncertainty.values)],
        )
        blocks: list[Block] = [lines, Sentence(_explained(budget), Kind.NOTE), values]
        yield Section(f"uncertainty-{segments[0].name}", f"Uncertainty budget: {names}", blocks)


def _values(values: Sequence[Estimate]) -> list[tuple[str, ...]]:
    """A row each; one for all of them, from the shortest to the longest, where bias and uncertainty are the same."""
    rows = [_value(value) for value in values]
    if len({(bias, expanded) for _, _, bias, _, expanded in rows}) > 1 or len(rows) < 2:
        return rows
    first, last = (rows[values.index(pick(values, key=lambda value: value.value))] for pick in (min, max))
    stamped, corrected = (f"{first[column]} to {last[column]}" for column in (1, 3))
    return [(f"all {len(rows)}, {first[0]} to {last[0]}", stamped, first[2], corrected, first[4])]


def _value(value: Estimate) -> tuple[str, ...]:
    """A row: all of it to the last digit of U (JCGM 100, 7.2.6)."""
    corrected, expanded = format_uncertain(value.corrected, value.expanded)
    stamped, bias = (format_measured(each, 0, value.expanded) for each in (value.value, value.bias))
    return value.of, stamped, bias, corrected, f"± {expanded}"


def _explained(budget: Uncertainty) -> str:
    text = (
        "Combined by the root of the sum of squares (JCGM 100), of all contributions that are known, for one sample of "
        "that value at the instrument's connector. What it is known to be too long by is subtracted in *corrected* "
        "(JCGM 100, 3.2.4), about which U holds. Histograms, tables and sentences elsewhere have values as stamped; "
        "limits and comparisons judge corrected ones."
    )
    if own := budget.toggle:
        text += (
            f" The stub's own toggle takes {_time(own.toggle, own.standard)} (an empty bracket, cited): who "
            f"asks when the stub began to write has a value {_time(own.bias, own.standard)} shorter, with "
            f"another standard uncertainty of {_time(own.standard, own.standard)}."
        )
    return text


def _left_out(segments: Sequence[SegmentResult]) -> Iterator[str]:
    """Each sentence once, with the segments that it is true of."""
    names: dict[str, list[str]] = {}
    for segment in segments:
        for sentence in segment.uncertainty.not_included:
            names.setdefault(sentence, []).append(segment.name)
    every = [segment.name for segment in segments]
    for sentence, mine in names.items():
        of_some = "" if mine == every else f" ({', '.join(mine)})"
        yield f"{sentence}{of_some}."
