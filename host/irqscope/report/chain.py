# SPDX-License-Identifier: BSD-2-Clause
"""What a stimulus set off, pin after pin: sentences, tables, and where in the chain the time of the late ones went."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..results.findingrecords import ChainDeadline, ChainFinding, Hop
from ..results.resultrecord import Result
from ..units import counted, format_exact
from .document import Block, Drawing, Kind, Sentence, Table, told
from .figures import BLUE, GREEN, ORANGE, PURPLE, plot, scale_of, styled
from .sentence import conditions_in_short, duration_of, state

if TYPE_CHECKING:
    from matplotlib.figure import Figure

HEAD = ("hop", "from", "to", "median", "longest", "unanswered", "merged", "without a cause")
LATE_HEAD = ("of the late", "beyond the median by", "most in")
NOTE = (
    "Of the chains that came to their end. Unanswered: they ended here. Merged: answered here together with a younger "
    "one, whose edges they share from there on. Without a cause: edges that no edge of the pin before had come for."
)
COLOURS = (BLUE, ORANGE, GREEN, PURPLE)
HATCHES = ("", "//", "..", "xx")
EDGES = "white"


def chain(result: Result) -> Iterator[Block]:
    """Of a run that follows a chain; nothing of another one."""
    if not isinstance(found := result.findings, ChainFinding):
        return
    said = [*sentences(result, found)]
    yield from told(said, Kind.FINDING)
    yield from _hops(result, found)
    if not found.worst:
        return
    rows = [
        tuple(duration_of(result, ticks) for ticks in (each.begin, sum(each.hops), *each.hops)) for each in found.worst
    ]
    yield Sentence("The longest chains, by when they began:")
    yield Table("Longest chains", ("began at", found.whole, *(each.segment for each in found.hops)), rows)
    late = "" if found.late is None else f"; late: the mean of the {found.late.n} longest"
    caption = (
        f"What the hops of the longest chains took, the longest at the top, and below them the medians of all{late}. "
        f"{_pins(found.hops)}, n = {found.complete}; {conditions_in_short(result)}; {state(result)}."
    )
    tick = float(result.tick.fraction)
    yield Drawing("chain", caption, lambda: draw(found, tick), [*said, caption])


def _hops(result: Result, found: ChainFinding) -> Iterator[Block]:
    late = found.late
    rows = []
    for number, each in enumerate(found.hops):
        row: tuple[object, ...] = (
            each.segment,
            each.cause,
            each.response,
            duration_of(result, each.median),
            duration_of(result, each.worst),
            each.unanswered,
            each.merged,
            each.causeless,
        )
        if late is not None:
            theirs = late.hops[number]
            most = f"{theirs.led} of {late.n}"
            row += (duration_of(result, theirs.mean), duration_of(result, theirs.beyond), most)
        rows.append(row)
    yield Table("Hops", HEAD if late is None else (*HEAD, *LATE_HEAD), rows)
    yield Sentence(NOTE, Kind.NOTE)


def sentences(result: Result, found: ChainFinding) -> Iterator[str]:
    """How many came to their end, where the others did not, where the time went, and which deadlines were kept."""
    took = (
        f": {found.whole} takes {duration_of(result, found.median)} in the median and "
        f"{duration_of(result, sum(found.worst[0].hops))} at most"
        if found.worst
        else ""
    )
    yield f"{found.complete} of {counted(found.stimuli, 'chain')} came from {_pins(found.hops)}{took}."
    yield from _late(result, found)
    for each in found.hops:
        if each.merged:
            merged = counted(each.merged, "chain was", "chains were")
            yield f"{merged} answered at {each.response} together with a younger one."
        if each.unanswered:
            yield (
                f"{counted(each.unanswered, 'chain')} ended at {each.cause}: no answer of {each.response} came within "
                "the timeout."
            )
    for before, each in zip([None, *found.hops], found.hops, strict=False):
        if each.causeless:
            missing = f"so many edges of {each.cause} are missing, " if before else ""
            yield (
                f"{counted(each.causeless, 'edge')} of {each.response} came without one of {each.cause}: {missing}"
                f"{each.response} toggles by itself, or answered later than the timeout."
            )
    if found.doubtful:
        yield f"{counted(found.doubtful, 'chain is', 'chains are')} left out: it is not known which edges are theirs."
    if found.open:
        yield f"{counted(found.open, 'chain was', 'chains were')} under way when the run ended."
    if found.gaps or found.lost:
        where = f" at {counted(found.gaps, 'place')}" if found.gaps else ""
        which = f"of {counted(found.lost, 'chain')}" if found.lost else "of chains"
        yield f"Events were lost{where}: {which} that came or went on there nothing is known."
    for deadline in found.deadlines:
        yield _kept(deadline)


def _late(result: Result, found: ChainFinding) -> Iterator[str]:
    """Where the time of the longest went, if they are longer than the others."""
    late = found.late
    if late is None or not any(each.beyond > 0 for each in late.hops):
        return
    most = max(late.hops, key=lambda each: each.beyond)
    yield (
        f"The {late.n} longest took {duration_of(result, late.least)} or more. Most of what they took beyond the "
        f"medians went into {most.segment}, {duration_of(result, most.beyond)} on the average; in {most.led} of them "
        "no other hop took more of it."
    )


def _kept(deadline: ChainDeadline) -> str:
    chains, within = counted(deadline.n, "chain"), format_exact(deadline.deadline)
    late = deadline.late + deadline.missing
    unknown = f" Of {counted(deadline.unknown, 'chain')} it is not known." if deadline.unknown else ""
    if not deadline.n:
        return f"{deadline.segment}: no chain tells whether {within} were kept.{unknown}"
    if not late:
        return f"{deadline.segment}: all {chains} kept the deadline of {within}.{unknown}"
    never = f", {deadline.missing} of them never" if deadline.missing else ""
    return f"{deadline.segment}: {late} of {chains} missed the deadline of {within}{never}.{unknown}"


def _pins(hops: Sequence[Hop]) -> str:
    return " over ".join([hops[0].cause, *(each.cause for each in hops[1:])]) + f" to {hops[-1].response}"


def draw(found: ChainFinding, tick: float) -> "Figure":
    """A row for each of the longest, one for the late on the average, one for the medians."""
    rows = [(f"{number}.", [float(hop) for hop in each.hops]) for number, each in enumerate(found.worst, 1)]
    if found.late is not None:
        rows.append(("late", [each.mean for each in found.late.hops]))
    rows.append(("median", [each.median or 0.0 for each in found.hops]))
    size, unit = scale_of(max(sum(hops) for _, hops in rows) * tick)
    with styled():
        figure = plot(1.1 + 0.22 * len(rows), left=0.11, right=0.98, top=0.88, bottom=0.2)
        axes = figure.subplots()
        places, left = np.arange(len(rows)), np.zeros(len(rows))
        for number, hop in enumerate(found.hops):
            widths = np.array([hops[number] for _, hops in rows]) * tick / size
            colour, hatch = COLOURS[number % len(COLOURS)], HATCHES[number % len(HATCHES)]
            axes.barh(places, widths, 0.72, left=left, label=hop.segment, color=colour, hatch=hatch, edgecolor=EDGES)
            left += widths
        axes.set_yticks(places, [name for name, _ in rows])
        axes.invert_yaxis()
        axes.grid(visible=False, axis="y")
        axes.set(xlabel=f"since the {found.hops[0].cause}, {unit}", xlim=(0, None))
        axes.legend(frameon=False, fontsize=8, ncols=4, loc="lower left", bbox_to_anchor=(0, 0.98), borderaxespad=0)
        return figure
