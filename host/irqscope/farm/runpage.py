# SPDX-License-Identifier: BSD-2-Clause
"""The page of one run of a farm: its figures and distribution beside those of the run before it, and its conditions."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ..analysis.blocks import ASSUMPTION
from ..analysis.comparison import Comparison, Outcome, compare
from ..analysis.quantiles import CONFIDENCE, percent
from ..errors import BadInput
from ..findings.conditions import LONGEST
from ..printable import printable
from ..report.document import Block, Document, Form, Kind, Part, Place, Sentence, Table, sections_of
from ..report.markup import NO_BREAK
from ..units import counted, format_interval
from .conditions import differing
from .document import UNANSWERED, shown
from .farmrecord import Farm
from .overview import told
from .runblocks import RunBlocks, tails
from .runs import FarmRun

THIS, BEFORE = "this run", "the run before"


@dataclass(frozen=True)
class RunStory:
    """A run, and the one before it of the same target, if there is one."""

    farm: Farm
    this: RunBlocks
    before: RunBlocks | None

    @property
    def run(self) -> FarmRun:
        """The run itself."""
        return self.this.run

    @property
    def both(self) -> list[tuple[str, RunBlocks]]:
        """Those that there are, with what they are called."""
        return [(THIS, self.this)] + ([(BEFORE, self.before)] if self.before else [])

    @cached_property
    def compared(self) -> Comparison | str:
        """With the run before, in the quantiles that both have enough samples for; or why not."""
        if not self.before:
            return "There is no run before it."
        both = (self.before.run.quantiles, self.this.run.quantiles)
        known = [float(q) for q in both[0] if all((value := each[q]) is not None and value < math.inf for each in both)]
        if not known:
            return "No quantile is compared: there are too few samples."
        try:
            (found,) = compare([self.before.compared(BEFORE), self.this.compared(THIS)], known)
        except BadInput as error:
            return f"No quantile is compared: {error}."
        return found


def run_document(story: RunStory) -> Document:
    """Of a run of a farm with its target `alone`."""
    run = story.run
    return Document(
        content=story.farm,
        title=f"{run.target}, run of {run.begin} UTC",
        foot=f"{story.farm.tool}.",
        sections=sections_of(PARTS, story),
        time=run.begin,
        host="",
    )


def _answer(story: RunStory) -> Iterator[Block]:
    """The longest sample, and what differs from the run before."""
    run, segment = story.run, story.farm.segment
    longest = f"at most {told(run.max)}, over " if run.n and run.max is not None else ""
    missing = f"; {counted(run.missing, 'stimulus', 'stimuli')} without a latency" if run.missing else ""
    yield Sentence(f"{segment}: {longest}{counted(run.n, 'sample')}{missing}.", Kind.LEAD)
    found = story.compared
    yield Sentence(found if isinstance(found, str) else _differs(found), Kind.FINDING)


def _differs(found: Comparison) -> str:
    """In which quantiles, without by how much."""
    parts = []
    for outcome in (Outcome.WORSE, Outcome.BETTER):
        if names := [percent(repr(each.q)) for each in found.differences if each.outcome == outcome]:
            parts.append(f"{outcome} at {', '.join(f'{name} %' for name in names)}")
    return f"Against {found.reference}: {'; '.join(parts)}." if parts else "No quantile is shown to differ."


def _figures(story: RunStory) -> Iterator[Block]:
    """Each with its interval, beside those of the run before."""
    runs = [blocks.run for _, blocks in story.both]
    rows: list[list[object]] = [
        ["begin, UTC", *(run.begin for run in runs)],
        ["last day", *(run.last for run in runs)],
        ["n", *(run.n for run in runs)],
        ["missing", *(run.missing for run in runs)],
        ["min", *(None if run.min is None else told(run.min) for run in runs)],
    ]
    withheld: dict[str, list[str]] = {}
    for quantile in story.run.quantiles:
        name, cells = f"{percent(quantile)}{NO_BREAK}%", list[str]()
        for called, blocks in story.both:
            text, why = _quantile(blocks, quantile)
            cells.append(text)
            if why:
                withheld.setdefault(f"{called}: {why}", []).append(name)
        rows.append([name, *cells])
        if all(run.quantiles[quantile] is None for run in runs):
            break  # nor is any beyond
    rows.append(["max", *(None if run.max is None else told(run.max) for run in runs)])
    head = ["", *(name for name, _ in story.both)]
    if not isinstance(story.compared, str):
        head, rows = [*head, "difference"], [[*row, _difference(str(row[0]), story.compared)] for row in rows]
    yield Table("Figures", head, rows, Form.QUANTILES)
    yield Sentence(
        f"A quantile is the upper end of its bin. In brackets: {CONFIDENCE * 100:g}{NO_BREAK}% intervals of ranks; "
        f"{ASSUMPTION}. Intervals of differences hold together, by a bootstrap of blocks of each run.",
        Kind.NOTE,
    )
    if any(run.missing for run in runs):
        yield Sentence(f"{UNANSWERED} Differences are of samples.", Kind.NOTE)
    for reason, names in withheld.items():
        yield Sentence(f"No interval of {', '.join(names)}, {reason}.", Kind.NOTE)


def _quantile(blocks: RunBlocks, quantile: str) -> tuple[str, str]:
    """The value and its interval, in two lines; and why there is no interval."""
    value = blocks.run.quantiles[quantile]
    if value is None or value == math.inf:
        return shown(value), ""
    found = blocks.interval(quantile)
    if not found.ends:
        return f"{told(value)}\n[no interval]", found.withheld
    low, high = (shown(end) if end == math.inf else told(end, value) for end in found.ends)
    return f"{told(value)}\n[{low} .. {high}]", ""


def _difference(name: str, found: Comparison) -> str | None:
    """Of the quantile of that name, in two lines; nothing of what is no quantile."""
    for each in found.differences:
        if f"{percent(repr(each.q))}{NO_BREAK}%" == name:
            if each.value is None or not each.interval:
                return str(each.outcome)
            value, low, high = format_interval(each.value, each.interval, found.step)
            return f"{each.outcome}: {value}\n[{low} .. {high}]"
    return None


def _distribution(story: RunStory) -> Iterator[Block]:
    """Down to the last sample."""
    curves = [(name, each.samples) for name, each in story.both if each.run.n]
    if curves:
        yield tails("distribution", curves, story.farm.segment)


def _conditions(story: RunStory) -> Iterator[Block]:
    """Under what it was measured, and what of it was otherwise before."""
    now, then = story.run.conditions, story.before.run.conditions if story.before else {}
    if now and then:
        changed = [*differing(*({name: {text} for name, text in each.items()} for each in (then, now)))]
        yield Sentence("Not the same as of the run before:" if changed else "They are those of the run before.")
        yield from (Sentence(text, Kind.ITEM) for text in changed)
    if now:
        rows = [(printable(name)[:LONGEST], printable(text)) for name, text in sorted(now.items())]
        yield Table("Conditions", (), rows, Form.TEXT, whole=False)
    else:
        yield Sentence("The farm knows none of this run.")


PARTS: tuple[Part[RunStory], ...] = (
    Part("answer", "", Place.FIRST, _answer),
    Part("figures", "", Place.FIRST, _figures),
    Part("distribution", "Distribution", Place.FIRST, _distribution),
    Part("conditions", "Conditions", Place.FIRST, _conditions),
)
"""In the order of reading."""
