# SPDX-License-Identifier: BSD-2-Clause
"""What was done about what was late, while it was measured: the entry `on_late` of result.json. See docs/result.md."""

from collections.abc import Mapping
from typing import Any

from ..base.records import to_json
from ..campaigns.machine import last_words
from ..measuring.observation import Observation
from ..measuring.runrecord import RunRecord
from ..units import format_time


def describe(run: RunRecord, observation: Observation) -> dict[str, Any] | None:
    """The entry; None if nothing was wanted."""
    if not run.on_late:
        return None
    wanted = to_json(run.on_late)
    noticed = [
        {**each, "command": each["command"] and _described(each["command"], wanted)} for each in wanted["noticed"]
    ]
    return {**wanted, "noticed": noticed, "n": sum(observation.outlier_counts)}


def _described(command: Mapping[str, Any], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """How a start of the command went; `failure` says in words what was wrong with it."""
    return {**command, "failure": _failure(command, wanted)}


def _failure(command: Mapping[str, Any], wanted: Mapping[str, Any]) -> str | None:
    code, limit = command["code"], format_time(wanted["timeout"])
    if command["error"]:
        return f"could not be started: {command['error']}"
    if command["ended"]:
        return f"took more than {limit} and {'was ended' if code is not None else 'does not end'}"
    if not code:
        return None if code == 0 else "was left behind"
    how = f"was ended by signal {-code}" if code < 0 else f"ended with exit code {code}"
    return f"{how} ({last_words(command['output'])})"


def warnings(entry: Mapping[str, Any] | None) -> list[str]:
    """A sentence if the command failed, with the first way in which it did."""
    starts = [each["command"] for each in entry["noticed"] if each["command"]] if entry else []
    failed = [start["failure"] for start in starts if start["failure"]]
    if not entry or not failed:
        return []
    often = f" in {len(failed)} of {len(starts)} starts; the first one" if len(starts) > 1 else ""
    return [f"the command of --on-late, {entry['command'][0]}, {'failed' if often else ''}{often}{' ' if often else ''}"
            f"{failed[0]}"]  # fmt: skip
