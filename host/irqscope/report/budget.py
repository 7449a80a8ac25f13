# SPDX-License-Identifier: BSD-2-Clause
"""What the numbers include, how uncertain they are, and what they do not include, as a part of a run's page."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from ..units import format_time, to_fraction
from .markup import table
from .sentence import Result

DIGITS = 3


def included(result: Result) -> str:
    """The last section of a page: a table of what samples are made of, and the budgets."""
    tick = format_time(to_fraction(result["tick"]))
    rows = [
        (s["name"], s["includes"],
         f"{s['uncertainty']['text']}; 1 tick is {tick}, SD {format_time(s['uncertainty']['sd'])}")
        for s in result["segments"]
    ]
    measured = [segment for segment in result["segments"] if segment["n"]]
    return (
        table(("segment", "includes", "error of one sample by the clock's grid"), rows, "text")
        + "".join(_budget(segment) for segment in measured)
        + (_left_out(measured) if measured else "")
    )


def _time(seconds: float) -> str:
    return format_time(seconds, DIGITS) if seconds >= 0 else f"-{format_time(-seconds, DIGITS)}"


def _parts(line: Mapping[str, Any], absolute: str, relative: str) -> str:
    """An absolute and a relative part of a line, those that are not 0."""
    parts = [_time(line[absolute])] if line[absolute] else []
    parts += [f"{line[relative] * 1e6:.3g} ppm"] if line[relative] else []
    return " and ".join(parts) or "0"


def _lines(budget: Mapping[str, Any]) -> Iterator[tuple[object, ...]]:
    for line in budget["components"]:
        if not line["known"]:
            yield line["name"], "?", "?", "", line["basis"], line["text"]
            continue
        yield (
            line["name"], _parts(line, "bias", "relative_bias"), _parts(line, "standard", "relative"),
            line["distribution"] if line["standard"] or line["relative"] else "", line["basis"], line["text"],
        )  # fmt: skip


def _budget(segment: Mapping[str, Any]) -> str:
    budget = segment["uncertainty"]
    lines = table(
        ("contribution", "too long by", "standard uncertainty", "distribution", "basis", "what"), _lines(budget), "text"
    )
    values = table(
        (f"{segment['name']}", "value", "too long by", "standard u", f"expanded U, k = {budget['coverage_factor']}"),
        (
            (v["of"], _time(v["value"]), _time(v["bias"]), _time(v["standard"]), _time(v["expanded"]))
            for v in budget["values"]
        ),
    )
    return (
        f'<section class="intro"><h3>Uncertainty budget: {escape(segment["name"])}</h3></section>{lines}'
        f'<p class="note">{escape(_explained(budget))}</p>{values}'
    )


def _explained(budget: Mapping[str, Any]) -> str:
    text = (
        "Combined by the root of the sum of squares (JCGM 100), of all contributions that are known, for one sample of "
        "that value at the instrument's connector. What a sample is too long by is stated and not subtracted."
    )
    if told := budget["toggle"]:
        text += (
            f" The stub's own toggle takes {_time(told['toggle'])} (an empty bracket, cited): who asks when the stub "
            f"began to write has a value {_time(told['bias'])} shorter, with another standard uncertainty of "
            f"{_time(told['standard'])}."
        )
    return text


def _left_out(segments: Sequence[Mapping[str, Any]]) -> str:
    """Each sentence once, with the segments that it is true of."""
    told: dict[str, list[str]] = {}
    for segment in segments:
        for sentence in segment["uncertainty"]["not_included"]:
            told.setdefault(sentence, []).append(segment["name"])
    every = [segment["name"] for segment in segments]
    items = ""
    for sentence, names in told.items():
        of_some = "" if names == every else f" ({', '.join(names)})"
        items += f"<li>{escape(sentence + of_some)}.</li>"
    return f"<h3>What this number does not include</h3><ul>{items}</ul>"
