# SPDX-License-Identifier: BSD-2-Clause
"""How long the stub's own toggle takes: the empty bracket of a series. See docs/bracket.md."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..base.records import read_json
from ..errors import BadInput
from ..measuring.rundir import RunDirectory
from ..reading import reading
from .brackets import NOTHING


def cite(path: Path) -> dict[str, Any]:
    """What a run keeps of the empty bracket in the directory of `irqscope bracket`; `median` in seconds.

    BadInput if there is none that can be used.
    """
    directory = RunDirectory(path)
    result = read_json(directory.result_file)
    with reading(directory.result_file):
        found = (result.get("findings") or {}).get("operations") or ()
        empty = next((_figures(each) for each in found if each["operation"] == NOTHING), None)
    if empty is None:
        raise BadInput(f"{path} holds no empty bracket: measure one with irqscope bracket --operations {NOTHING},...")
    if result.get("errors"):
        raise BadInput(f"{path} holds brackets that cannot be used: {result['errors'][0]}")
    return {
        "directory": str(path), "start": result.get("start"), **empty,
        "qualification": result.get("qualification"),
    }


def _figures(empty: Mapping[str, Any]) -> dict[str, float]:
    """Of the empty bracket, as numbers."""
    return {"n": int(empty["n"]), "median": float(empty["median"]), "max": float(empty["max"])}
