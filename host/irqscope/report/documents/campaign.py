# SPDX-License-Identifier: BSD-2-Clause
"""The report of a campaign, part by part. In its sheet, times are ticks of the run beside seconds."""

from collections.abc import Iterator

from ...findings.campaignrecord import VALID, CampaignResult
from ...results.verdict import FAIL, PASS, WARN
from ..affinity import by_cpu
from ..brackets import operations
from ..campaign import headline, load, loads, power, scenarios, target
from ..campaignsegment import by_segment, segments, tails
from ..covariates import covariates
from ..delays import delays
from ..document import Block, Check, Document, Outcome, Part, Place, Table, sections_of
from ..judging import beginning, judgement, soundness, verdict_of
from ..sentence import tick_of
from ..series import title
from ..tasks import of_rotation
from .run import FIGURE_COLUMNS, figures


def document(result: CampaignResult) -> Document:
    """Of a campaign's result.json."""
    verdicts = {row.verdict for row in result.scenarios}
    return Document(
        content=result,
        title=title(result),
        foot=f"{result.qualification or 'nothing measured'}; {result.tool}.",
        sections=sections_of(PARTS, result),
        time=result.start,
        host=result.target or "",
        verdict=verdict_of(result, next((each for each in (FAIL, WARN, PASS) if each in verdicts), None)),
        label=result.qualification or "",
        again="Each scenario is a run directory with a report of its own; the target's records before and after it are "
        "in its scenario.json. irqscope report makes this page again.",
        properties={
            "tool": result.tool,
            "qualification": result.qualification or "none",
            "file": result.file or "none",
            "exit_code": str(result.exit_code),
        },
    )


def _answer(result: CampaignResult) -> Iterator[Block]:
    """What was found, and what is wrong with it."""
    yield from beginning(result, headline(result))


def _checks(result: CampaignResult) -> Iterator[Block]:
    """What a farm counts: the whole, each scenario, and each of its limits."""
    yield soundness(result, headline(result), "irqscope.campaign")
    for row in result.scenarios:
        group = f"irqscope.campaign.{row.name}"
        sound = row.state == VALID
        sentence = "; ".join([*row.errors, *row.warnings]) or row.state
        yield Check(group, "valid and complete", Outcome.PASSED if sound else Outcome.ERROR, sentence)
        yield from judgement(row.limits, row.plan, group)


def _sheets(result: CampaignResult) -> Iterator[Block]:
    """Figures for programs."""
    yield Table(
        "figures",
        ("scenario", *FIGURE_COLUMNS),
        [
            (row.name, *each)
            for row in result.scenarios
            for segment in row.segments
            for each in figures(segment, tick_of(row))
        ],
    )


PARTS: tuple[Part[CampaignResult], ...] = (
    Part("answer", "", Place.FIRST, _answer),
    Part("cpus", "", Place.FIRST, by_cpu),
    Part("operations", "", Place.FIRST, operations),
    Part("tasks", "", Place.FIRST, of_rotation),
    Part("delays", "", Place.FIRST, delays),
    Part("tails", "", Place.FIRST, tails),
    Part("scenarios", "Scenarios", Place.FIRST, scenarios),
    Part("segments", "Segments", Place.FIRST, segments),
    Part("end", "", Place.TERMINAL, segments),
    Part("by-segment", "Segments in full", Place.BODY, by_segment),
    Part("load", "Interrupts and load of the target", Place.BODY, load),
    Part("power", "Power settings of the target", Place.BODY, power),
    Part("covariates", "Beside the longest", Place.BODY, covariates),
    Part("target", "The target", Place.FOLDED, target),
    Part("loads", "Loads", Place.FOLDED, loads),
    Part("checks", "", Place.DATA, _checks),
    Part("sheets", "", Place.DATA, _sheets),
)
"""In the order of reading."""
