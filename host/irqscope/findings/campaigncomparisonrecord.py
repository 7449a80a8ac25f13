# SPDX-License-Identifier: BSD-2-Clause
"""comparison.json of campaigns, typed; see docs/guide/compare.md. Times are in seconds."""

from typing import Annotated

from ..base.records import Count, Record, Sealed, Seconds, filled
from .comparisonrecord import ComparisonResult

SCHEMA = "irqscope.campaign-comparison/1"


class ComparedCampaign(Record, frozen=True, kw_only=True):
    """One of the campaigns."""

    name: str
    """What tells it apart."""
    path: str
    """Of its directory."""
    start: str
    """When it was begun."""
    target: str | None
    """The machine that is loaded."""


class ComparedScenario(Record, frozen=True, kw_only=True):
    """The runs over one scenario beside each other: one of each campaign, in their order."""

    name: str
    """As all campaigns have it."""
    comparison: ComparisonResult | None
    """Of these runs, as a file of its own would hold it; null if they are not compared."""
    reason: str | None
    """Why they are not compared; null if they are."""

    def __post_init__(self) -> None:
        if (self.comparison is None) == (self.reason is None):
            raise ValueError("a scenario has a comparison, or a reason why it has none")


class CampaignComparison(Sealed, frozen=True, kw_only=True):
    """Campaigns beside each other, scenario by scenario."""

    schema: str = SCHEMA
    """Of this file."""
    tool: str
    """The program that compared."""
    campaigns: Annotated[list[ComparedCampaign], filled()]
    """The reference first."""
    margin: Seconds
    """Within which differences are equivalent."""
    exceed: Seconds | None
    """The limit beyond which clusters are counted."""
    scenarios: Annotated[list[ComparedScenario], filled()]
    """Those of the reference in its order, then what else others have."""
    exit_code: Count
    """1 if any quantile is worse, else 3 if a scenario is not compared."""

    def __post_init__(self) -> None:
        told = [each.comparison for each in self.scenarios if each.comparison]
        if any(len(each.runs) != len(self.campaigns) for each in told):
            raise ValueError("each scenario that is compared has a run of each campaign")
