# SPDX-License-Identifier: BSD-2-Clause
"""What comparisons of any kind found, in words."""

from collections.abc import Callable, Iterator
from typing import Any

from ..findings.campaigncomparisonrecord import CampaignComparison
from ..findings.comparisonrecord import ComparisonResult
from ..sweeps.sweepcomparisonrecord import SweepComparison
from . import campaigncomparison, comparison, sweepcomparison

AnyComparison = ComparisonResult | CampaignComparison | SweepComparison
_SENTENCES: dict[type[AnyComparison], Callable[[Any], Iterator[str]]] = {
    ComparisonResult: comparison.sentences,
    CampaignComparison: campaigncomparison.sentences,
    SweepComparison: sweepcomparison.sentences,
}


def sentences(result: AnyComparison) -> Iterator[str]:
    """Verdicts, and what must be known of all."""
    return _SENTENCES[type(result)](result)
