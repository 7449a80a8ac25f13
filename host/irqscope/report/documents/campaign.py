# SPDX-License-Identifier: BSD-2-Clause
"""The document of a campaign. In its sheet, times are ticks of the run beside seconds."""

from collections.abc import Iterator
from itertools import chain

from ...findings.campaignrecord import VALID, CampaignResult
from ...results.summary import quantile_in
from .. import series
from ..campaign import headline, page
from ..campaignsegment import plates
from ..document import Check, Document, Outcome, Table, judgement, soundness
from ..frame import problems_of
from ..sentence import duration_of, figure_of, quantile_of, tick_of
from .run import FIGURE_COLUMNS, figures

TAIL = "0.999"


def document(result: CampaignResult) -> Document:
    """Of a campaign's result.json."""
    lead = headline(result)
    rows = [(row.name, *each) for row in result.scenarios for segment in row.segments
            for each in figures(segment, tick_of(row))]  # fmt: skip
    return Document(
        content=result,
        title=series.title(result),
        headline=lead,
        foot=f"{result.qualification or 'nothing measured'}; {result.tool}.",
        problems=problems_of(result),
        sentences=[*series.sentences(result)],
        tables=[*series.tables(result), _scenarios(result), _segments(result)],
        sheets={"figures": Table("Figures", ("scenario", *FIGURE_COLUMNS), rows)},
        checks=[soundness(result, lead, "irqscope.campaign"), *_checks(result)],
        time=result.start,
        host=result.target or "",
        properties={
            "tool": result.tool, "qualification": result.qualification or "none",
            "file": result.file or "none", "exit_code": str(result.exit_code),
        },
        plates=lambda: chain(series.plates(result), plates(result)),
        page=lambda: page(result),
    )  # fmt: skip


def _checks(result: CampaignResult) -> Iterator[Check]:
    """One of each scenario, and each of its limits."""
    for row in result.scenarios:
        group = f"irqscope.campaign.{row.name}"
        sound = row.state == VALID
        sentence = "; ".join([*row.errors, *row.warnings]) or row.state
        yield Check(group, "valid and complete", Outcome.PASSED if sound else Outcome.ERROR, sentence)
        yield from judgement(row.limits, row.plan, group)


def _scenarios(result: CampaignResult) -> Table:
    rows = [(row.name, row.description, row.state, row.verdict, row.exit_code)
            for row in result.scenarios]  # fmt: skip
    return Table("Scenarios", ("scenario", "load", "state", "verdict", "exit code"), rows)


def _segments(result: CampaignResult) -> Table:
    rows: list[tuple[object, ...]] = []
    for row in result.scenarios:
        for s in row.segments:
            if not s.n:
                continue
            tail = quantile_in(s.quantiles, TAIL)
            rows.append((
                row.name, s.name, s.n, s.unanswered if s.kind == "latency" else None,
                duration_of(row, s.min), figure_of(row, s, "median"),
                quantile_of(row, tail)[0] if tail else None, duration_of(row, s.max),
            ))  # fmt: skip
    head = ("scenario", "segment", "n", "lost", "min", "median", f"p{100 * float(TAIL):g}", "max")
    return Table("Figures", head, rows)
