# SPDX-License-Identifier: BSD-2-Clause
"""The limits of a run, as a part of its page."""

from html import escape

from ..measuring.decision import EXPLAINED
from ..measuring.limits import HOURLY, SECONDS, SHARE
from ..results.judged import KEPT, Judged
from ..results.resultrecord import Result
from ..sweeps.sweeprecord import SweepResult
from .markup import Html, table


def bound(entry: Judged) -> str:
    """What a limit asks for."""
    if entry.unit in (SHARE, HOURLY):
        return f"fewer than {entry.wanted}"
    return f"at {'least' if entry.at_least else 'most'} {entry.wanted}"


def _decided(result: Result | SweepResult) -> str:
    """By which rule, and which value of a time; nothing if no limit is on one."""
    rules = dict.fromkeys(entry.decision for entry in result.limits if entry.unit == SECONDS)
    told = "; ".join(EXPLAINED[rule] for rule in rules)
    return f" Decision rule for times: {told}." if told else ""


def limits(result: Result | SweepResult) -> str:
    """All limits and what was found, as a section; nothing without limits."""
    if not result.limits:
        return ""
    rows = []
    for entry in result.limits:
        outcome = escape(entry.outcome)
        mark = Html(outcome if entry.outcome == KEPT else f'<strong class="wrong">{outcome}</strong>')
        rows.append((entry.name, bound(entry), "limit" if entry.hard else "warn", mark, entry.sentence))
    return (
        "<h2>Limits</h2>" + table(("figure", "allowed", "", "outcome", "found"), rows, "text")
        + f'<p class="note">A limit is kept if the run shows it: of a quantile the upper end of its '
        f"{result.confidence * 100:g} % interval counts. "
        "Figures of single samples, as the maximum, are of this run; a longer one may find more, and beside a maximum "
        f"stands how rarely.{_decided(result)}</p>"
    )
