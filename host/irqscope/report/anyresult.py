# SPDX-License-Identifier: BSD-2-Clause
"""The results that reports are made of."""

from collections.abc import Callable
from pathlib import Path

from ..base.records import Content, check
from ..findings import campaigncomparisonrecord, campaignrecord, comparisonrecord
from ..findings.campaigncomparisonrecord import CampaignComparison
from ..findings.campaignrecord import CampaignResult
from ..findings.comparisonrecord import NAME as COMPARISON
from ..findings.comparisonrecord import ComparisonResult
from ..results import former
from ..results.resultfile import result_from, unedited
from ..results.resultrecord import Result
from ..sweeps import sweepcomparisonrecord, sweeprecord
from ..sweeps.sweepcomparisonrecord import SweepComparison
from ..sweeps.sweeprecord import SweepResult

AnyResult = Result | SweepResult | CampaignResult | ComparisonResult | CampaignComparison | SweepComparison
Measured = Result | SweepResult | CampaignResult
"""Those of measurements, which may be invalid or incomplete."""
_KINDS: tuple[tuple[str, type[AnyResult], Callable[[Content], Content]], ...] = (
    (sweeprecord.SCHEMA, SweepResult, lambda content: former.upgraded(content, SweepResult)),
    (campaignrecord.SCHEMA, CampaignResult, campaignrecord.upgraded),
    (comparisonrecord.SCHEMA, ComparisonResult, lambda content: former.upgraded(content, ComparisonResult)),
    (campaigncomparisonrecord.SCHEMA, CampaignComparison, lambda content: content),
    (sweepcomparisonrecord.SCHEMA, SweepComparison, lambda content: content),
)
"""Schemas with their records, and what makes a former content one of today."""


def read(path: Path) -> AnyResult:
    """The result.json of a directory of a run, a sweep or a campaign, else the comparison.json in it; BadInput if it is
    none, or was edited.
    """
    file, other = path / "result.json", path / COMPARISON
    file = other if other.exists() and not file.exists() else file
    return of(unedited(file), file)


def of(content: Content, file: Path) -> AnyResult:
    """The result that `content` of a file is, by its schema; BadInput if it is none."""
    for schema, kind, upgrade in _KINDS:
        data = upgrade(content)
        if data.get("schema") == schema:
            return check(data, kind, file)
    return result_from(content, file)
