# SPDX-License-Identifier: BSD-2-Clause
"""The report of a comparison of campaigns, part by part. Times in its sheets are seconds."""

from collections.abc import Iterator
from dataclasses import replace

from ...findings.campaigncomparisonrecord import CampaignComparison
from ...units import format_exact
from .. import campaigncomparison
from ..campaigncomparison import compared, headlines, labels
from ..document import Block, Check, Document, Kind, Outcome, Part, Place, Table, sections_of, told
from .comparison import document as of_one


def document(result: CampaignComparison) -> Document:
    """Of a comparison.json of campaigns."""
    documents = [of_one(each) for _, each in compared(result)]
    return Document(
        content=result,
        title="Comparison of campaigns",
        foot=f"Margin of equivalence {format_exact(result.margin)}; {result.tool}.",
        sections=sections_of(PARTS, result),
        time=result.campaigns[-1].start,
        host=result.campaigns[-1].target or "",
        label=", ".join(dict.fromkeys(each.label for each in documents)),
        again="All figures are in comparison.json.",
        properties={"tool": result.tool, "reference": result.campaigns[0].name},
    )


def _answer(result: CampaignComparison) -> Iterator[Block]:
    """What was found, and what is wrong with the runs."""
    yield from told([*headlines(result), *labels(result)], Kind.LEAD)
    warnings = (
        f"{name}, {run.name}: {text}" for name, each in compared(result) for run in each.runs for text in run.warnings
    )
    yield from told([*campaigncomparison.not_compared(result), *warnings], Kind.WARNING)


def _in_full(result: CampaignComparison) -> Iterator[Block]:
    """Each difference, and what must be known of it."""
    yield from told(campaigncomparison.in_full(result))


def _checks(result: CampaignComparison) -> Iterator[Block]:
    """What a farm counts."""
    for each in result.scenarios:
        group = f"irqscope.compare.{each.name}"
        if each.comparison:
            yield from (replace(check, group=group) for check in of_one(each.comparison).checks)
        else:
            yield Check(group, "compared", Outcome.WARNED, each.reason or "")


def _sheets(result: CampaignComparison) -> Iterator[Block]:
    """Figures for programs."""
    sheets = [(name, of_one(each).sheets) for name, each in compared(result)]
    for title, first in sheets[0][1].items():
        rows = [(name, *row) for name, those in sheets for row in those[title].rows]
        yield Table(title, ("scenario", *first.head), rows)


PARTS: tuple[Part[CampaignComparison], ...] = (
    Part("answer", "", Place.FIRST, _answer),
    Part("differences", "", Place.FIRST, campaigncomparison.differences),
    Part("in-full", "In sentences", Place.BODY, _in_full),
    Part("campaigns", "Campaigns", Place.BODY, campaigncomparison.campaigns),
    Part("scenarios", "Scenarios", Place.BODY, campaigncomparison.scenarios),
    Part("checks", "", Place.DATA, _checks),
    Part("sheets", "", Place.DATA, _sheets),
)
"""In the order of reading."""
