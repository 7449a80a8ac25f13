# SPDX-License-Identifier: BSD-2-Clause
"""The report of a comparison, part by part. Times in its sheets are seconds."""

from collections.abc import Iterator

from ...analysis.figures import Detail, shown
from ...analysis.quantiles import name_of
from ...findings.comparisonrecord import ComparisonResult
from ...results.summary import value_of
from ...units import format_exact
from .. import comparison
from ..comparison import each_difference, sentences
from ..document import Block, Check, Document, Kind, Outcome, Part, Place, Table, sections_of, told

WORSE = "worse"


def document(result: ComparisonResult) -> Document:
    """Of a comparison.json."""
    return Document(
        content=result,
        title=f"Comparison of {result.segment}",
        foot=f"Margin of equivalence {format_exact(result.margin)}; {result.tool}.",
        sections=sections_of(PARTS, result),
        time=result.runs[-1].start,
        host="",
        label=comparison.worth(result.runs),
        again="All figures are in comparison.json.",
        properties={"tool": result.tool, "reference": result.runs[0].name, "segment": result.segment},
    )


def _answer(result: ComparisonResult) -> Iterator[Block]:
    """What was found, and what is wrong with the runs."""
    yield from told(sentences(result), Kind.LEAD)
    yield from told((f"{run.name}: {text}" for run in result.runs for text in run.warnings), Kind.WARNING)


def _checks(result: ComparisonResult) -> Iterator[Block]:
    """What a farm counts."""
    for pair, each in each_difference(result):
        outcome = Outcome.FAILED if each.outcome == WORSE else Outcome.PASSED
        yield Check("irqscope.compare", f"{pair.run} {name_of(repr(each.q))}", outcome, comparison.told(pair, each))


def _sheets(result: ComparisonResult) -> Iterator[Block]:
    """Figures for programs."""
    names = shown(Detail.FULL)
    yield Table(
        "figures",
        ("run", "n", *names),
        [(run.name, run.figures.n, *(value_of(run.figures, name) for name in names)) for run in result.runs],
    )
    yield Table(
        "differences",
        ("run", "q", "seconds", "low", "high", "outcome", "reason"),
        [
            (pair.run, each.q, each.value, *(each.interval or (None, None)), each.outcome, each.reason)
            for pair, each in each_difference(result)
        ],
    )


PARTS: tuple[Part[ComparisonResult], ...] = (
    Part("answer", "", Place.FIRST, _answer),
    Part("distributions", "", Place.FIRST, comparison.distributions),
    Part("runs", "Runs", Place.FIRST, comparison.runs),
    Part("differences", "Differences", Place.FIRST, comparison.differences),
    Part("differences-in-full", "Differences in full", Place.BODY, comparison.differences_in_full),
    Part("conditions", "Conditions", Place.BODY, comparison.conditions),
    Part("bars", "Mean and median, SD and IQR", Place.BODY, comparison.bars),
    Part("runs-in-full", "Runs in full", Place.BODY, comparison.runs_in_full),
    Part("checks", "", Place.DATA, _checks),
    Part("sheets", "", Place.DATA, _sheets),
)
"""In the order of reading."""
