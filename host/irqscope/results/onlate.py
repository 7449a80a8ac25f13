# SPDX-License-Identifier: BSD-2-Clause
"""What was done about what was late, while it was measured: the entry `on_late` of result.json. See
docs/reference/result.md."""

from ..base.records import Count, enlarged
from ..campaigns.answer import last_words
from ..measuring.cited import Noticed, OnLateRecord, Started
from ..measuring.observation import Observation
from ..measuring.runrecord import RunRecord
from ..units import format_time


class StartedResult(Started, frozen=True, kw_only=True):
    """How a start of the command went."""

    failure: str | None
    """What went wrong, in words; null if nothing did."""


class NoticedResult(Noticed, frozen=True, kw_only=True):
    """One occasion on which something was done."""

    command: StartedResult | None
    """How the start of the command went; null without one."""


class OnLateResult(OnLateRecord, frozen=True, kw_only=True):
    """What was wanted of --on-late and --stop-on-late, and what was done (docs/guide/explain.md)."""

    noticed: list[NoticedResult]  # type: ignore[assignment]  # nothing is ever put in
    """One entry for each occasion on which something was done; empty of a run that broke off by a kill."""
    n: Count
    """Late samples of which a record came."""


def describe(run: RunRecord, observation: Observation) -> OnLateResult | None:
    """The entry; None if nothing was wanted."""
    wanted = run.on_late
    if not wanted:
        return None
    noticed = [
        enlarged(each, NoticedResult, command=each.command and _described(each.command, wanted))
        for each in wanted.noticed
    ]
    return enlarged(wanted, OnLateResult, noticed=noticed, n=sum(observation.outlier_counts))


def _described(command: Started, wanted: OnLateRecord) -> StartedResult:
    return enlarged(command, StartedResult, failure=_failure(command, wanted))


def _failure(command: Started, wanted: OnLateRecord) -> str | None:
    code, limit = command.code, format_time(wanted.timeout)
    if command.error:
        return f"could not be started: {command.error}"
    if command.ended:
        return f"took more than {limit} and {'was ended' if code is not None else 'does not end'}"
    if not code:
        return None if code == 0 else "was left behind"
    how = f"was ended by signal {-code}" if code < 0 else f"ended with exit code {code}"
    return f"{how} ({last_words(command.output)})"


def warnings(entry: OnLateResult | None) -> list[str]:
    """A sentence if the command failed, with the first way in which it did."""
    starts = [each.command for each in entry.noticed if each.command] if entry else []
    failed = [start.failure for start in starts if start.failure]
    if not entry or not entry.command or not failed:
        return []
    often = f" in {len(failed)} of {len(starts)} starts; the first one" if len(starts) > 1 else ""
    return [
        f"the command of --on-late, {entry.command[0]}, {'failed' if often else ''}{often}{' ' if often else ''}"
        f"{failed[0]}"
    ]
