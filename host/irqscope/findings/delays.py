# SPDX-License-Identifier: BSD-2-Clause
"""How far one interrupt delays the other in runs beside each other: over the other's rate, or the length of its bursts.

See docs/guide/interfere.md.
"""

from ..results.findingrecords import Interference, InterferenceFinding
from ..results.resultrecord import Result
from .campaignrecord import LongestDelay

INTERFERE = "interfere"
"""The experiment whose runs have it."""


def longest_delays(result: Result) -> list[LongestDelay]:
    """Of a run, one for each latency that could be judged."""
    found = result.findings
    return [_longest(pair) for pair in found.pairs] if isinstance(found, InterferenceFinding) else []


def _longest(pair: Interference) -> LongestDelay:
    worst = max(pair.regions, key=lambda region: region.delay, default=None)
    return LongestDelay(
        segment=pair.segment,
        by=pair.by,
        n=pair.n,
        rest=pair.rest[0],
        stretches=len(pair.regions),
        phases=sum(region.end - region.begin for region in pair.regions) / pair.period,
        delay=worst.delay if worst else None,
        interval=worst.interval if worst else None,
        bound=pair.bound,
        judged=pair.judged,
        resolution=pair.resolution,
    )
