# SPDX-License-Identifier: BSD-2-Clause
"""The books of a run."""

from collections.abc import Iterator, Mapping, Sequence

from ..measuring.interruption import told as how
from ..results.balance import Balance
from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult
from ..results.summary import known
from ..units import counted
from .document import Block, Cell, Form, Kind, Look, Sentence, Table, told
from .markup import NO_BREAK

SIGNS = {True: "=", False: Cell("≠", Look.WRONG), None: "?"}

NAMED = 3
"""So many wrong accounts have their names in the verdict; the table marks all."""


def books(result: Result) -> Iterator[Block]:
    """Verdict, all accounts with all terms, and what belongs to none."""
    found = result.balance
    yield Sentence(_verdict(found))
    yield Sentence(_agreement(result))
    if rows := [*_rows(result)]:
        yield Table("Accounts", ("account", "one side", "", "the other"), rows, Form.TEXT, whole=False)
    notes = ", ".join(f"{name} {value}" for name, value in found.notes.items()) + "."
    if any(count for name, count in found.notes.items() if name.startswith("glitches ")):
        notes += " Glitches are counted from the reset until the last snapshot is sent, which is longer than the run."
    yield Sentence(f"Counted besides: {notes}", Kind.NOTE)
    yield from told([_link(result)])
    if result.target_counts:
        counts = [(c.what, c.target, SIGNS[c.target == c.instrument], c.instrument) for c in result.target_counts]
        yield Table("Counted by both", ("counted", "by the target", "", "by the instrument"), counts)


def _rows(result: Result) -> Iterator[Sequence[object]]:
    """Each account, and below it how its unmatched responses split."""
    names = {a.name for a in result.balance.equations}
    unmatched = {}
    for s in result.segments:
        if s.unmatched and s.classes.unmatched:
            unmasked = f"{s.name}, unmasked: responses"
            unmatched[unmasked if unmasked in names else f"{s.name}: responses"] = _extra(s)
    for a in result.balance.equations:
        yield a.name, _side(a.left), SIGNS[a.balanced], _side(a.right)
        if split := unmatched.get(a.name):
            yield split[0], _side(split[1]), "=", _side(split[2])


def _agreement(result: Result) -> str:
    """Of the chip's statistics with the events."""
    missing = "events are missing" if result.configuration.stream else "events were switched off"
    apart = "could not be compared, because " + (missing if result.balance.final else "the run broke off")
    agrees = {True: "agree", False: "DISAGREE", None: apart}[result.cross_check.agrees]
    first = ""
    if any(s.kind == "interval" and s.classes.unmatched for s in result.segments):
        first = " The first edge of an interval ends none: it is the unmatched response there."
    return f"Statistics from the chip and from the events {agrees}.{first}"


def _link(result: Result) -> str | None:
    """How the link was interrupted; None if it was not."""
    if not (gaps := result.interruptions):
        return None
    lost = counted(result.balance.notes["blocks lost on the link"], "block")
    blocks = f"{lost} of the run lost on it" if result.complete else "what was sent from then on is not known"
    return f"The link {how(gaps, result.tick.fraction)}; {blocks}."


def _verdict(found: Balance) -> str:
    wrong = [a.name for a in found.equations if a.balanced is False]
    if wrong:
        which = ", ".join(wrong[:NAMED]) + (f" and {len(wrong) - NAMED} more" if len(wrong) > NAMED else "")
        verdict = f"The books do not balance ({which}): this measurement is invalid."
    elif found.balanced:
        verdict = "The books balance."
    else:
        verdict = "There are no books: no snapshot was received."
    if not found.final and found.equations:
        verdict += " The run broke off, so accounts marked ? cannot be judged: not everything had arrived."
    return verdict


def _side(terms: Mapping[str, int]) -> str:
    """The terms of one side; a line breaks only between them."""
    return " + ".join(f"{n} {v}".replace(" ", NO_BREAK) for n, v in terms.items())


def _extra(segment: SegmentResult) -> tuple[str, Mapping[str, int], Mapping[str, int]]:
    """Name and both sides of the row that splits the unmatched responses of a segment, as far as its events tell."""
    kinds = known(segment.unmatched)
    split = {"bounce": kinds.bounce, "premature": kinds.premature, "spurious": kinds.spurious}
    counted, seen = segment.classes.unmatched, sum(split.values())
    # Events hold more than the statistics if those missed some, or if the run broke off after a snapshot.
    left = {"unmatched": counted} if seen <= counted else {"unmatched in the events": seen}
    right = split | {"not told by the events": counted - seen} if seen < counted else split
    return f"{segment.name}: unmatched ({kinds.source})", left, right
