# SPDX-License-Identifier: BSD-2-Clause
"""How a result was judged: its checks, and the table of its limits."""

from collections.abc import Iterator, Sequence

from ..measuring.decision import EXPLAINED
from ..measuring.limits import HOURLY, SECONDS, SHARE
from ..results.judged import KEPT, NOT_JUDGED, Judged
from ..results.planned import Plan
from ..results.resultrecord import Result
from ..results.verdict import FAIL
from ..sweeps.sweeprecord import SweepResult
from ..units import format_share
from .anyresult import Measured
from .document import Block, Cell, Check, Form, Kind, Look, Outcome, Sentence, Table


def soundness(result: Measured, headline: str, group: str) -> Check:
    """Valid and complete: without this check, what is invalid and has no limits would look well."""
    sound = result.valid and result.complete
    why = "; ".join(result.errors) or "it broke off"
    sentence = "\n".join([headline, *result.warnings]) if sound else f"{why}\n{headline}"
    return Check(group, "valid and complete", Outcome.PASSED if sound else Outcome.ERROR, sentence)


def judged(entry: Judged, group: str) -> Check:
    """A limit."""
    outcome = Outcome.PASSED
    if entry.outcome == NOT_JUDGED:
        outcome = Outcome.ERROR
    elif entry.outcome != KEPT:
        outcome = Outcome.FAILED if entry.hard else Outcome.WARNED
    return Check(group, entry.name + ("" if entry.hard else " (warn)"), outcome, entry.sentence)


def judgement(limits: Sequence[Judged], plan: Plan | None, group: str) -> Iterator[Check]:
    """What a result with limits is judged by: whether it is as long as it was planned, and each limit."""
    if limits and plan:
        outcome = Outcome.WARNED if plan.is_broken else Outcome.PASSED
        yield Check(group, "as long as planned", outcome, plan.sentence or "the plan came to its end")
    for entry in limits:
        yield judged(entry, group)


def beginning(result: Measured, headline: str) -> Iterator[Sentence]:
    """The sentence that comes first everywhere, then errors, then warnings."""
    yield Sentence(headline, Kind.LEAD)
    yield from (Sentence(text, Kind.ERROR) for text in result.errors)
    yield from (Sentence(text, Kind.WARNING) for text in result.warnings)


def verdict_of(result: Measured, verdict: str | None) -> str:
    """The word for the whole of it; empty if nothing was to be judged. What is missing of it has passed nothing."""
    if not result.valid:
        return "INVALID"
    return (verdict or "") if result.complete or verdict == FAIL else "INCOMPLETE"


def bound(entry: Judged) -> str:
    """What a limit asks for."""
    if entry.unit in (SHARE, HOURLY):
        return f"fewer than {entry.wanted}"
    return f"at {'least' if entry.at_least else 'most'} {entry.wanted}"


def limits(result: Result | SweepResult) -> Iterator[Block]:
    """All limits and what was found; nothing without limits."""
    if not result.limits:
        return
    rows = [
        (
            e.name,
            bound(e),
            "limit" if e.hard else "warn",
            e.outcome if e.outcome == KEPT else Cell(e.outcome, Look.WRONG),
            e.sentence,
        )
        for e in result.limits
    ]
    yield Table("Limits", ("figure", "allowed", "", "outcome", "found"), rows, Form.TEXT)
    yield Sentence(
        f"A limit is kept if the run shows it: of a quantile the upper end of its {format_share(result.confidence)} "
        "interval counts. Figures of single samples, as the maximum, are of this run; a longer one may find more, "
        f"and beside a maximum stands how rarely.{_decided(result)}",
        Kind.NOTE,
    )


def _decided(result: Result | SweepResult) -> str:
    """By which rule, and which value of a time; nothing if no limit is on one."""
    rules = dict.fromkeys(entry.decision for entry in result.limits if entry.unit == SECONDS)
    rule = "; ".join(EXPLAINED[each] for each in rules)
    return f" Decision rule for times: {rule}." if rule else ""
