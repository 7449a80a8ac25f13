# SPDX-License-Identifier: BSD-2-Clause
"""The document of a comparison. Times in its sheets are seconds."""

from collections.abc import Iterator

from matplotlib.figure import Figure

from ...base.records import to_json
from ...findings.comparison import FIGURES
from ...findings.comparisonrecord import ComparisonResult, DifferenceResult, Pair
from ...results.summary import value_of
from ...units import format_exact, format_interval, format_measured
from ..bars import CAPTION as BARS
from ..bars import draw_bars
from ..comparison import draw_distributions, page, sentences
from ..document import Check, Document, Outcome, Table
from ..plates import captioned
from ..sentence import seconds_of

WORSE = "worse"


def document(result: ComparisonResult) -> Document:
    """Of a comparison.json."""
    return Document(
        content=result,
        title=f"Comparison of {result.segment}",
        headline=" ".join(sentences(result)),
        foot=f"Margin of equivalence {format_exact(result.margin)}; {result.tool}.",
        problems=[("warning", f"{run.name}: {text}") for run in result.runs for text in run.warnings],
        sentences=[],
        tables=[_runs(result), _differences(result)],
        sheets={
            "figures": Table("Figures", ("run", *FIGURES), [
                (run.name, *to_json(run.figures).values()) for run in result.runs
            ]),
            "differences": Table("Differences", ("run", "q", "seconds", "low", "high", "outcome", "reason"), [
                (pair.run, each.q, each.value, *(each.interval or (None, None)), each.outcome,
                 each.reason) for pair, each in _each(result)
            ]),
        },
        checks=[Check("irqscope.compare", f"{pair.run} p{100 * each.q:g}",
                      Outcome.FAILED if each.outcome == WORSE else Outcome.PASSED, _told(pair, each))
                for pair, each in _each(result)],
        time=result.runs[-1].start,
        host="",
        properties={"tool": result.tool, "reference": result.runs[0].name, "segment": result.segment},
        plates=lambda: _plates(result),
        page=lambda: page(result),
    )  # fmt: skip


def _plates(result: ComparisonResult) -> Iterator[tuple[str, Figure]]:
    lines = list(sentences(result))
    yield "distributions", captioned(draw_distributions(result), lines)
    yield "bars", captioned(draw_bars([(run.name, to_json(run.figures)) for run in result.runs]), [*lines, BARS])


def _each(result: ComparisonResult) -> Iterator[tuple[Pair, DifferenceResult]]:
    for pair in result.comparisons:
        for each in pair.differences:
            yield pair, each


def _told(pair: Pair, each: DifferenceResult) -> str:
    value, interval = format_measured(each.value, pair.step), each.reason
    if each.interval:
        value, low, high = format_interval(each.value, each.interval, pair.step)
        interval = f"{low} to {high}"
    return f"{each.outcome}: {value} ({interval})"


def _runs(result: ComparisonResult) -> Table:
    times = [name for name in FIGURES if name != "n"]
    rows = [(run.name, run.figures.n, *(seconds_of(run, value_of(run.figures, name)) for name in times))
            for run in result.runs]  # fmt: skip
    return Table("Runs", ("run", *FIGURES), rows)


def _differences(result: ComparisonResult) -> Table:
    rows = [(pair.run, f"p{100 * each.q:g}", _told(pair, each)) for pair, each in _each(result)]
    return Table("Differences", ("run", "quantile", "difference from the reference"), rows)
