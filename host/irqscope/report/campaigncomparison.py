# SPDX-License-Identifier: BSD-2-Clause
"""What a comparison of campaigns found: verdicts and differences of each scenario, and what was compared."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from ..analysis.comparison import Outcome
from ..analysis.quantiles import name_of
from ..findings.campaigncomparisonrecord import CampaignComparison
from ..findings.comparisonrecord import ComparisonResult, Pair
from ..units import counted, format_exact
from . import comparison
from .document import Block, Cell, Drawing, Form, Look, Section, Table
from .documents.comparison import document
from .forest import draw_forest

LONGEST = 60
"""Letters of a scenario's name in that of a file."""
ANSWER = "answer"
"""The section of a comparison that has its sentences, which stand here together."""


def compared(result: CampaignComparison) -> list[tuple[str, ComparisonResult]]:
    """The scenarios that are compared, by name."""
    return [(each.name, each.comparison) for each in result.scenarios if each.comparison]


def headlines(result: CampaignComparison) -> Iterator[str]:
    """One for each campaign that is compared: where it is worse, better, and neither; and where a limit was exceeded
    more often or less."""
    found = compared(result)
    for number, campaign in enumerate(result.campaigns[1:]):
        told: dict[str, list[str]] = {}
        for name, each in found:
            told.setdefault(outcome_of(each.comparisons[number]), []).append(name)
        parts = [f"{outcome} in {', '.join(told[outcome])}" for outcome in Outcome if outcome in told]
        for outcome in (Outcome.WORSE, Outcome.BETTER):
            late = [name for name, each in found if _outcome_beyond(each.comparisons[number]) == outcome]
            parts += [f"{outcome} beyond {format_exact(result.exceed or 0)} in {', '.join(late)}"] if late else []
        over = f"over {counted(len(found), 'scenario')}"
        yield f"{campaign.name} against {result.campaigns[0].name}, {over}: {'; '.join(parts)}."


def _outcome_beyond(pair: Pair) -> str | None:
    """Of clusters of exceedances, if they are compared."""
    return pair.exceedances.outcome if pair.exceedances else None


def outcome_of(pair: Pair) -> str:
    """Of all quantiles: worse if any is, better if any is and none worse, equivalent if all are, else not shown."""
    outcomes = {each.outcome for each in pair.differences}
    for outcome in (Outcome.WORSE, Outcome.BETTER):
        if outcome in outcomes:
            return outcome
    return Outcome.EQUIVALENT if outcomes == {Outcome.EQUIVALENT} else Outcome.NOT_SHOWN


def sentences(result: CampaignComparison) -> Iterator[str]:
    """Headlines; what is found over each scenario, and over all of them; what is not compared; what all is worth."""
    yield from headlines(result)
    yield from in_full(result)
    yield from (f"{text}." for text in not_compared(result))
    yield from labels(result)


def in_full(result: CampaignComparison) -> Iterator[str]:
    """What is found over each scenario, and what holds over all of them, once."""
    left = {*labels(result)}
    told = {name: [text for text in comparison.sentences(each) if text not in left] for name, each in compared(result)}
    common = [text for text in next(iter(told.values())) if all(text in texts for texts in told.values())]
    for name, texts in told.items():
        yield from (f"{name}: {text}" for text in texts if text not in common)
    yield from common
    yield together(compared(result)[0][1].among)


def labels(result: CampaignComparison) -> Iterator[str]:
    """What must stand beside every figure."""
    yield from dict.fromkeys(text for _, each in compared(result) for text in comparison.labels(each.runs))


def not_compared(result: CampaignComparison) -> Iterator[str]:
    """Scenarios that are not, and why, without full stops."""
    for each in result.scenarios:
        if each.reason:
            yield f"{each.name} is not compared: {each.reason}"


def together(among: int) -> str:
    """What holds of all intervals."""
    return f"All intervals of {counted(among, 'comparison')} hold together with 95 %."


def differences(result: CampaignComparison) -> Iterator[Block]:
    """A drawing, and a row for each scenario and campaign."""
    found = compared(result)
    caption = (
        f"Differences of quantiles from the reference, with their intervals, if these are not {comparison.WITHHELD}. "
        f"Left of 0 is better. {together(found[0][1].among)}"
    )
    if result.margin:
        caption += f" Grey: the margin of equivalence, {format_exact(result.margin)}."
    counts = [f"{name}: {', '.join(f'{run.name} n = {run.figures.n}' for run in each.runs)}." for name, each in found]
    yield Drawing("differences", caption, lambda: draw_forest(result), [*headlines(result), *counts, *labels(result)])
    quantiles = [name_of(repr(each.q)) for each in found[0][1].comparisons[0].differences]
    beyond = [f"beyond {format_exact(result.exceed)}"] if result.exceed is not None else []
    table = [
        (name, pair.run, each.segment, *(_cell(pair, number) for number in range(len(quantiles))), *_late(pair))
        for name, each in found
        for pair in each.comparisons
    ]
    yield Table("Differences", ("scenario", "run", "segment", *quantiles, *beyond), table, Form.WORDS)


def _cell(pair: Pair, number: int) -> object:
    each = pair.differences[number]
    if each.interval is None:
        return comparison.WITHHELD
    text = comparison.told(pair, each)
    return Cell(text, Look.WRONG) if each.outcome == Outcome.WORSE else text


def _late(pair: Pair) -> Iterator[object]:
    if found := pair.exceedances:
        withheld = found.reason or found.ratio is None
        text = comparison.WITHHELD if withheld else f"{found.outcome}: {comparison.rates(found)[0]}"
        yield Cell(text, Look.WRONG) if found.outcome == Outcome.WORSE else text


def campaigns(result: CampaignComparison) -> Iterator[Block]:
    """What was compared."""
    head = ("campaign", "begun", "target", "directory")
    table = [(each.name, each.start, each.target, each.path) for each in result.campaigns]
    yield Table("Campaigns", head, table, Form.WORDS)


def scenarios(result: CampaignComparison) -> Iterator[Block]:
    """A section for each, with all that its own comparison tells."""
    found = compared(result)
    for (name, each), mark in zip(found, _marks([name for name, _ in found]), strict=True):
        blocks = list[Block]()
        for section in document(each).sections:
            if section.printed and section.name != ANSWER:
                blocks.append(Section(f"{section.name}-{mark}", section.title, [*_renamed(section.blocks, mark)]))
        yield Section(f"scenario-{mark}", f"{name}: {each.segment}", blocks, folded=True)


def _marks(names: Sequence[str]) -> list[str]:
    """What stands for each scenario in names of files and in anchors: its name as far as these can have it, or numbers
    where that does not tell all of them apart."""
    found = [re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")[:LONGEST] for name in names]
    return found if len({*found} - {""}) == len(names) else [f"{number}" for number in range(1, len(names) + 1)]


def _renamed(blocks: Iterable[Block], mark: str) -> Iterator[Block]:
    """With names of drawings that no other scenario has."""
    for block in blocks:
        yield replace(block, name=f"{block.name}-{mark}") if isinstance(block, Drawing) else block
