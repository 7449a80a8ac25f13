# SPDX-License-Identifier: BSD-2-Clause
"""How long the stub's own toggle takes: the empty bracket of a series. See docs/bracket.md."""

from pathlib import Path

from ..base.records import check, read_json
from ..errors import BadInput
from ..measuring.cited import Toggle
from ..measuring.rundir import RunDirectory
from ..reading import reading
from .brackets import NOTHING


def cite(path: Path) -> Toggle:
    """What a run keeps of the empty bracket in the directory of `irqscope bracket`; `median` in seconds.

    BadInput if there is none that can be used.
    """
    directory = RunDirectory(path)
    result = read_json(directory.result_file)
    with reading(directory.result_file):
        found = (result.get("findings") or {}).get("operations") or ()
        empty = next((dict(each) for each in found if each["operation"] == NOTHING), None)
    if empty is None:
        raise BadInput(f"{path} holds no empty bracket: measure one with irqscope bracket --operations {NOTHING},...")
    if result.get("errors"):
        raise BadInput(f"{path} holds brackets that cannot be used: {result['errors'][0]}")
    figures = {name: empty.get(name) for name in ("n", "median", "max")}
    whence = {name: result.get(name) for name in ("start", "qualification")}
    return check({"directory": str(path), **whence, **figures}, Toggle, directory.result_file)
