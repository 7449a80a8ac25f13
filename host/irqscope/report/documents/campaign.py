# SPDX-License-Identifier: BSD-2-Clause
"""The document of a campaign. In its sheet, times are ticks of the run beside seconds."""

from collections.abc import Iterator
from itertools import chain

from ...findings.campaignsummary import VALID
from ...units import to_fraction
from .. import series
from ..campaign import headline, page
from ..campaignsegment import plates
from ..document import Check, Document, Outcome, Table, judgement, problems, soundness
from ..sentence import Result, duration_of, figure_of, quantile_of
from .run import FIGURE_COLUMNS, figures

TAIL = "0.999"


def document(result: Result) -> Document:
    """Of a campaign's result.json."""
    lead = headline(result)
    rows = [(row["name"], *each) for row in result["scenarios"] for segment in row["segments"]
            for each in figures(segment, to_fraction(row["tick"]))]  # fmt: skip
    return Document(
        result=result,
        title=series.title(result),
        headline=lead,
        foot=f"{result['qualification'] or 'nothing measured'}; {result['tool']}.",
        problems=problems(result),
        sentences=[*series.sentences(result)],
        tables=[*series.tables(result), _scenarios(result), _segments(result)],
        sheets={"figures": Table("Figures", ("scenario", *FIGURE_COLUMNS), rows)},
        checks=[soundness(result, lead, "irqscope.campaign"), *_checks(result)],
        time=result["start"],
        host=result["target"] or "",
        properties={
            "tool": result["tool"], "qualification": result["qualification"] or "none",
            "file": result["file"] or "none", "exit_code": str(result["exit_code"]),
        },
        plates=lambda: chain(series.plates(result), plates(result)),
        page=lambda: page(result),
    )  # fmt: skip


def _checks(result: Result) -> Iterator[Check]:
    """One of each scenario, and each of its limits."""
    for row in result["scenarios"]:
        group = f"irqscope.campaign.{row['name']}"
        sound = row["state"] == VALID
        sentence = "; ".join([*row["errors"], *row["warnings"]]) or row["state"]
        yield Check(group, "valid and complete", Outcome.PASSED if sound else Outcome.ERROR, sentence)
        yield from judgement(row, group)


def _scenarios(result: Result) -> Table:
    rows = [(row["name"], row["description"], row["state"], row["verdict"], row["exit_code"])
            for row in result["scenarios"]]  # fmt: skip
    return Table("Scenarios", ("scenario", "load", "state", "verdict", "exit code"), rows)


def _segments(result: Result) -> Table:
    rows: list[tuple[object, ...]] = []
    for row in result["scenarios"]:
        for s in row["segments"]:
            if not s["n"]:
                continue
            shown = {**s, "tick": row["tick"]}
            tail = next(quantile for quantile in s["quantiles"] if quantile["q"] == TAIL)
            rows.append((
                row["name"], s["name"], s["n"], s["unanswered"] if s["kind"] == "latency" else None,
                duration_of(row, s["min"]), figure_of(row, shown, "median"),
                quantile_of(row, tail)[0] if tail["estimable"] else None, duration_of(row, s["max"]),
            ))  # fmt: skip
    head = ("scenario", "segment", "n", "lost", "min", "median", f"p{100 * float(TAIL):g}", "max")
    return Table("Figures", head, rows)
