# SPDX-License-Identifier: BSD-2-Clause
"""The results that reports are made of."""

from pathlib import Path
from typing import Any

from ..base.records import check, read_json
from ..findings import campaignrecord, comparisonrecord
from ..findings.campaignrecord import CampaignResult
from ..findings.comparisonrecord import ComparisonResult
from ..results.resultfile import result_from
from ..results.resultrecord import Result
from ..sweeps import sweeprecord
from ..sweeps.sweeprecord import SweepResult

AnyResult = Result | SweepResult | CampaignResult | ComparisonResult
Measured = Result | SweepResult | CampaignResult
"""Those of measurements, which may be invalid or incomplete."""


def read(path: Path) -> AnyResult:
    """The result.json of a directory of a run, a sweep or a campaign; BadInput if it is none."""
    file = path / "result.json"
    return of(read_json(file), file)


def of(content: dict[str, Any], file: Path) -> AnyResult:
    """The result that `content` of a file is, by its schema; BadInput if it is none."""
    match content.get("schema"):
        case sweeprecord.SCHEMA:
            return check(content, SweepResult, file)
        case campaignrecord.SCHEMA:
            return check(campaignrecord.upgraded(content), CampaignResult, file)
        case comparisonrecord.SCHEMA:
            return check(content, ComparisonResult, file)
    return result_from(content, file)
