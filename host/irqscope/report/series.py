# SPDX-License-Identifier: BSD-2-Clause
"""What a campaign is called, by the experiment that made it: a series of its runs, or one over loads."""

from collections.abc import Mapping

from ..findings.campaignrecord import CampaignResult
from ..units import counted

SERIES: Mapping[str, tuple[str, str]] = {
    "affinity": ("Latency by CPU", "CPU"),
    "bracket": ("What operations cost", "operation"),
    "multi": ("Tasks in rotation", "task"),
}
"""Title, and what each run is of, by the name that campaign.json gives the series."""


def title(result: CampaignResult) -> str:
    """Of the report."""
    what = counted(len(result.scenarios), noun(result))
    if result.series:
        return f"{SERIES[result.series['name']][0]}: {what}"
    return f"Campaign: {result.experiment} over {what}"


def noun(result: CampaignResult) -> str:
    """What each run is of."""
    return SERIES[result.series["name"]][1] if result.series else "scenario"
