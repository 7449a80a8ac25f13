# SPDX-License-Identifier: BSD-2-Clause
"""result.json of a campaign: the figures of all scenarios side by side, as a pure function of its directory."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from ..base.records import json_text, read_json
from ..campaigns.campaigndir import CampaignDirectory
from ..campaigns.record import CONSTANT, compare
from ..errors import ExitCode
from ..files import replace
from ..reading import reading
from ..results.result import SCHEMA as RUN_RESULT
from ..results.verdict import merged
from ..units import counted
from .findings import of_series

SCHEMA = "irqscope.campaign-result/1"
VALID, INVALID, MISSING = "valid", "invalid", "not measured"
UNANSWERED = ("missing", "pending", "unstamped")
"""Classes of causes that have no latency."""
_CAMPAIGN = ("tool", "command", "file", "experiment", "series", "target", "start")
_SEGMENT = (
    "name", "kind", "from", "to", "n", "min", "median", "mean", "sd", "iqr", "max", "exact", "quantiles", "classes",
    "histogram", "source",
)


def assemble(directory: CampaignDirectory) -> dict[str, Any]:
    """The content of result.json: of what is there, complete or not."""
    campaign = directory.read()
    rows = [_scenario(directory, name) for name in campaign["scenarios"]]
    errors = [f"{row['name']}: {text}" for row in rows for text in row["errors"]]
    warnings = [f"{row['name']}: {text}" for row in rows for text in row["warnings"]]
    warnings += _changes(rows, (campaign["series"] or {}).get("varies", ()))
    complete = all(row["state"] != MISSING for row in rows)
    codes = {row["exit_code"] for row in rows}
    if errors:
        code = ExitCode.INVALID
    elif not complete:
        code = ExitCode.INCOMPLETE
    elif ExitCode.LIMIT in codes:
        code = ExitCode.LIMIT
    else:
        code = ExitCode.WARNING if warnings or ExitCode.WARNING in codes else ExitCode.OK
    return {
        "schema": SCHEMA, **{key: campaign[key] for key in _CAMPAIGN},
        "qualification": next((row["qualification"] for row in rows if row["qualification"]), None),
        "valid": not errors, "complete": complete, "exit_code": int(code), "errors": errors, "warnings": warnings,
        "scenarios": rows, "findings": of_series(directory, campaign["series"], rows),
    }  # fmt: skip


def _scenario(directory: CampaignDirectory, name: str) -> dict[str, Any]:
    scenario, run = directory.read_scenario(name) or {}, directory.run(name)
    end = scenario.get("end")
    result = read_json(run.result_file) if end and run.result_file.exists() else {}
    before, after = scenario.get("before"), scenario.get("after")
    came = compare(before, after) if before and after else None
    valid = bool(end and end["valid"])
    # A run that was ended with its load has figures too; they are no figures of this scenario.
    usable = valid and result.get("schema") == RUN_RESULT
    definition = scenario.get("definition", {})
    return {
        "name": name,
        "description": definition.get("description", ""),
        "state": (VALID if valid else INVALID) if end else MISSING,
        "exit_code": int(result.get("exit_code", ExitCode.OK) if valid else ExitCode.INVALID if end
                         else ExitCode.INCOMPLETE),
        "verdict": result.get("verdict") if valid else None,
        "limits": result.get("limits", []) if valid else [],
        "plan": result.get("plan"),
        "errors": end["errors"] if end else [],
        "warnings": [*result.get("warnings", []), *_amiss(before, after, came)] if valid else [],
        "directory": str(run.path.relative_to(directory.path)),
        "start": scenario.get("start"),
        "end": end["time"] if end else None,
        "options": definition.get("options"),
        "settle": definition.get("settle"),
        "programs": scenario.get("programs", []),
        "load": scenario.get("load", []),
        "qualification": result.get("qualification"),
        "tick": result.get("tick"),
        "stimuli": result.get("stimuli"),
        "segments": [_segment(segment) for segment in result["segments"]] if usable else [],
        "target": before,
        "record": came,
    }  # fmt: skip


def _segment(segment: Mapping[str, Any]) -> dict[str, Any]:
    """Of a scenario. Causes that may have been lost count as unanswered."""
    kept = {key: segment[key] for key in _SEGMENT}
    return {**kept, "unanswered": sum(segment["classes"][name] for name in UNANSWERED) + merged(segment)}


def _amiss(before: Any, after: Any, came: Mapping[str, Any] | None) -> list[str]:
    """What the target's records say against a measurement."""
    if came is None:
        return []
    for when, record in (("before", before), ("after", after)):
        if "error" in record:
            return [f"the target's record was not taken {when} the measurement: {record['error']}"]
    found = []
    if came["seconds"] is None and before["uptime"] is not None and after["uptime"] is not None:
        found.append("the target was started anew during the measurement")
    if came["throttled"]:
        found.append(f"the target's processor was throttled {counted(came['throttled'], 'time')}")
    if came["smi"]:
        found.append(f"{counted(came['smi'], 'system management interrupt')} (SMI) took the processor from the kernel")
    if came["warnings"] and came["warnings"]["count"]:
        last = came["warnings"]["last"][-1]
        found.append(f"{counted(came['warnings']['count'], 'warning')} of the target's kernel, the last: {last}")
    if came["interrupts"] and came["interrupts"]["wrapped"]:
        found.append("interrupts of single lines are too few: counters went round more than once")
    found += [f"the target's {name.replace('_', ' ')} changed during the measurement" for name in came["changed"] or ()]
    return found


def _changes(rows: list[dict[str, Any]], varies: Sequence[str]) -> list[str]:
    """What should be the same for all scenarios, and is not; what `varies` is another one on purpose."""
    records = [(row["name"], row["target"]) for row in rows if row["target"] and "error" not in row["target"]]
    found = []
    for name in (name for name in CONSTANT if name not in varies):
        for (earlier, one), (later, other) in pairwise(records):
            if one[name] != other[name]:
                found.append(f"the target's {name.replace('_', ' ')} is not the same in {earlier} and {later}")
    for row in rows:
        if row["tick"] != rows[0]["tick"] and row["tick"] and rows[0]["tick"]:
            found.append(f"{row['name']} and {rows[0]['name']} were measured by instruments with different ticks")
    return found


def evaluate_campaign(directory: CampaignDirectory) -> dict[str, Any]:
    """Write result.json; returns its content."""
    with reading(f"a file in {directory.path}"):
        result = assemble(directory)
        content = json_text(result)
    replace(directory.result_file, content.encode())
    return result
