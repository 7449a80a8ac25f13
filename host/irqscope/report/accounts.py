# SPDX-License-Identifier: BSD-2-Clause
"""The books of a run, as a part of its page."""

from collections.abc import Mapping
from html import escape

from ..measuring.interruption import told
from ..results.books import Balance
from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult
from ..results.summary import known
from ..units import counted
from .markup import NO_BREAK, Html, table
from .target import marks_sentence, notes_sentence

SIGNS = {True: "=", False: Html('<strong class="wrong">≠</strong>'), None: "?"}

NAMED = 3
"""So many wrong accounts have their names in the verdict; the table marks all."""


def books(result: Result) -> str:
    """Verdict, all accounts with all terms, and what belongs to none."""
    found = result.balance
    names = {a.name for a in found.equations}
    extra = {}
    for s in result.segments:
        if s.unmatched and s.classes.unmatched:
            unmasked = f"{s.name}, unmasked: responses"
            extra[unmasked if unmasked in names else f"{s.name}: responses"] = _extra(s)
    rows: list[tuple[object, ...]] = []
    for a in found.equations:
        rows.append((a.name, _side(a.left), SIGNS[a.balanced], _side(a.right)))
        if split := extra.get(a.name):
            rows.append((split[0], _side(split[1]), "=", _side(split[2])))
    notes = escape(", ".join(f"{name} {value}" for name, value in found.notes.items())) + "."
    if any(count for name, count in found.notes.items() if name.startswith("glitches ")):
        notes += " Glitches are counted from the reset until the last snapshot is sent, which is longer than the run."
    accounts = table(("account", "one side", "", "the other"), rows, "text", whole=False) if rows else ""
    check = result.cross_check
    streamed = result.configuration.stream
    missing = "events are missing" if streamed else "events were switched off"
    apart = "could not be compared, because " + (missing if found.final else "the run broke off")
    agrees = {True: "agree", False: "DISAGREE", None: apart}[check.agrees]
    first = ""
    if any(s.kind == "interval" and s.classes.unmatched for s in result.segments):
        first = " The first edge of an interval ends none: it is the extra response there."
    return (
        f"<p><strong>{escape(_verdict(found))}</strong> Statistics from the chip and from the events {agrees}."
        f'{first}</p>{accounts}<p class="note">Counted besides: {notes}</p>{_link(result)}{_target(result)}'
    )


def _link(result: Result) -> str:
    """How the link was interrupted."""
    if not (gaps := result.interruptions):
        return ""
    lost = counted(result.balance.notes["blocks lost on the link"], "block")
    blocks = f"{lost} of the run lost on it" if result.complete else "what was sent from then on is not known"
    how = told(gaps, result.tick.fraction)
    return f"<p>The link {escape(how)}; {blocks}.</p>"


def _target(result: Result) -> str:
    """What the stub noted, whether it marked its toggles, and what it counted, beside the instrument's counts."""
    said = "".join(f"<p>{escape(text)}</p>" for text in (notes_sentence(result), marks_sentence(result)) if text)
    if not result.target_counts:
        return said
    rows = []
    for c in result.target_counts:
        rows.append((c.what, c.target, SIGNS[c.target == c.instrument], c.instrument))
    return said + table(("counted", "by the target", "", "by the instrument"), rows)


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


def _side(terms: Mapping[str, int]) -> Html:
    """The terms of one side; a line breaks only between them."""
    return Html(" + ".join(escape(f"{n} {v}").replace(" ", NO_BREAK) for n, v in terms.items()))


def _extra(segment: SegmentResult) -> tuple[str, Mapping[str, int], Mapping[str, int]]:
    """Name and both sides of the row that splits the extra responses of a segment, as far as its events tell."""
    kinds = known(segment.unmatched)
    split = {"bounce": kinds.bounce, "early": kinds.premature, "spurious": kinds.spurious}
    counted, seen = segment.classes.unmatched, sum(split.values())
    # Events hold more than the statistics if those missed some, or if the run broke off after a snapshot.
    left = {"extra": counted} if seen <= counted else {"extra in the events": seen}
    right = split | {"not told by the events": counted - seen} if seen < counted else split
    return f"{segment.name}: extra ({kinds.source})", left, right
