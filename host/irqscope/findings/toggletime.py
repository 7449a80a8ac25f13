# SPDX-License-Identifier: BSD-2-Clause
"""How long the stub's own toggle takes: the empty bracket of a series. See docs/guide/bracket.md."""

from pathlib import Path

from ..base.records import check
from ..errors import BadInput
from ..measuring.cited import Toggle
from ..measuring.rundir import RunDirectory
from ..printable import well_formed
from ..results.resultfile import unedited
from .brackets import NOTHING
from .campaignrecord import SCHEMA, BracketCosts, CampaignResult, upgraded


def cite(path: Path) -> Toggle:
    """What a run keeps of the empty bracket in the directory of `irqscope bracket`; `median` in seconds.

    BadInput if there is none that can be used.
    """
    directory = RunDirectory(path)
    content = upgraded(unedited(directory.result_file))
    of_series = content.get("schema") == SCHEMA
    result = check(content, CampaignResult, directory.result_file) if of_series else None
    found = result.findings.operations if result and isinstance(result.findings, BracketCosts) else []
    empty = next((each for each in found if each.operation == NOTHING), None)
    if result is None or empty is None:
        raise BadInput(f"{path} holds no empty bracket: measure one with irqscope bracket --operations {NOTHING},...")
    if result.errors:
        raise BadInput(f"{path} holds brackets that cannot be used: {result.errors[0]}")
    return Toggle(
        directory=well_formed(str(path)),
        start=result.start,
        qualification=result.qualification,
        n=empty.n,
        median=empty.median,
        max=empty.max,
    )
