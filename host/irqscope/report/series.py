# SPDX-License-Identifier: BSD-2-Clause
"""What a campaign is called, by the experiment that made it: a series of its runs, or one over loads."""

from collections.abc import Mapping

from ..campaigns.campaignfile import AffinitySeries, BracketSeries, MultiSeries, Series
from ..findings.campaignrecord import CampaignResult
from ..units import counted

SERIES: Mapping[type[Series], tuple[str, str]] = {
    AffinitySeries: ("Latency by CPU", "CPU"),
    BracketSeries: ("What operations cost", "operation"),
    MultiSeries: ("Tasks in rotation", "task"),
}
"""Title, and what each run is of."""


def title(result: CampaignResult) -> str:
    """Of the report."""
    what = counted(len(result.scenarios), noun(result))
    if result.series:
        return f"{SERIES[type(result.series)][0]}: {what}"
    return f"Campaign: {result.experiment} over {what}"


def noun(result: CampaignResult) -> str:
    """What each run is of."""
    return SERIES[type(result.series)][1] if result.series else "scenario"
