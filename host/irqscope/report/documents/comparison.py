# SPDX-License-Identifier: BSD-2-Clause
"""The document of a comparison. Times in its sheets are seconds."""

from collections.abc import Iterator, Mapping
from typing import Any

from matplotlib.figure import Figure

from ...findings.comparison import FIGURES
from ...units import format_exact, format_interval, format_measured
from ..bars import CAPTION as BARS
from ..bars import draw_bars
from ..comparison import draw_distributions, page, sentences
from ..document import Check, Document, Outcome, Table
from ..plates import captioned
from ..sentence import Result, seconds_of

WORSE = "worse"


def document(result: Result) -> Document:
    """Of a comparison.json."""
    return Document(
        result=result,
        title=f"Comparison of {result['segment']}",
        headline=" ".join(sentences(result)),
        foot=f"Margin of equivalence {format_exact(result['margin'])}; {result['tool']}.",
        problems=[("warning", f"{run['name']}: {text}") for run in result["runs"] for text in run["warnings"]],
        sentences=[],
        tables=[_runs(result), _differences(result)],
        sheets={
            "figures": Table("Figures", ("run", *FIGURES), [
                (run["name"], *(run["figures"][name] for name in FIGURES)) for run in result["runs"]
            ]),
            "differences": Table("Differences", ("run", "q", "seconds", "low", "high", "outcome", "reason"), [
                (pair["run"], each["q"], each["value"], *(each["interval"] or (None, None)), each["outcome"],
                 each["reason"]) for pair, each in _each(result)
            ]),
        },
        checks=[Check("irqscope.compare", f"{pair['run']} p{100 * each['q']:g}",
                      Outcome.FAILED if each["outcome"] == WORSE else Outcome.PASSED, _told(pair, each))
                for pair, each in _each(result)],
        time=result["runs"][-1]["start"],
        host="",
        properties={"tool": result["tool"], "reference": result["runs"][0]["name"], "segment": result["segment"]},
        plates=lambda: _plates(result),
        page=lambda: page(result),
    )  # fmt: skip


def _plates(result: Result) -> Iterator[tuple[str, Figure]]:
    lines = list(sentences(result))
    yield "distributions", captioned(draw_distributions(result), lines)
    yield "bars", captioned(draw_bars([(run["name"], run["figures"]) for run in result["runs"]]), [*lines, BARS])


def _each(result: Result) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    for pair in result["comparisons"]:
        for each in pair["differences"]:
            yield pair, each


def _told(pair: Mapping[str, Any], each: Mapping[str, Any]) -> str:
    value, interval = format_measured(each["value"], pair["step"]), each["reason"]
    if each["interval"]:
        value, low, high = format_interval(each["value"], each["interval"], pair["step"])
        interval = f"{low} to {high}"
    return f"{each['outcome']}: {value} ({interval})"


def _runs(result: Result) -> Table:
    times = [name for name in FIGURES if name != "n"]
    rows = [(run["name"], run["figures"]["n"], *(seconds_of(run, run["figures"][name]) for name in times))
            for run in result["runs"]]  # fmt: skip
    return Table("Runs", ("run", *FIGURES), rows)


def _differences(result: Result) -> Table:
    rows = [(pair["run"], f"p{100 * each['q']:g}", _told(pair, each)) for pair, each in _each(result)]
    return Table("Differences", ("run", "quantile", "difference from the reference"), rows)
