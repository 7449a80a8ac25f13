# SPDX-License-Identifier: BSD-2-Clause
"""How long the stub's own toggle takes: the empty bracket of a series. See docs/bracket.md."""

from pathlib import Path
from typing import Any

from ..errors import BadInput
from ..measuring.rundir import RunDirectory, read_json
from .brackets import NOTHING


def cite(path: Path) -> dict[str, Any]:
    """What a run keeps of the empty bracket in the directory of `irqscope bracket`; `median` in seconds.

    BadInput if there is none that can be used.
    """
    result = read_json(RunDirectory(path).result_file)
    found = result.get("findings") or {}
    operations = found.get("operations") if isinstance(found, dict) else None
    empty = next((each for each in operations or () if each["operation"] == NOTHING), None)
    if empty is None:
        raise BadInput(f"{path} holds no empty bracket: measure one with irqscope bracket --operations {NOTHING},...")
    if result.get("errors"):
        raise BadInput(f"{path} holds brackets that cannot be used: {result['errors'][0]}")
    return {
        "directory": str(path), "start": result.get("start"), "n": empty["n"], "median": empty["median"],
        "max": empty["max"], "qualification": result.get("qualification"),
    }  # fmt: skip
