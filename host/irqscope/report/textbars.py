# SPDX-License-Identifier: BSD-2-Clause
"""The histogram of a segment in characters, and what stands with it."""

import math
from collections.abc import Iterator

from ..results.resultrecord import Result
from ..results.segmentrecord import SegmentResult
from .sentence import conditions_in_short, duration_of, lost_in_short, state

ROWS = 12
"""Lines of a histogram, at most."""
BAR = "█"
LABEL = 24
"""Characters before the bars."""


def caption(result: Result, segment: SegmentResult) -> str:
    """What was measured, n, conditions and losses, which stand with each figure."""
    what = f"{segment.kind.capitalize()} {segment.name} ({segment.from_} to {segment.to})"
    facts = (f"n = {segment.n}", conditions_in_short(result), lost_in_short(result, segment))
    return (
        f"{what}, {'; '.join(facts)}; {state(result)}. The width of bins doubles at powers of two ticks: counts step "
        "there."
    )


def histogram(result: Result, segment: SegmentResult, width: int) -> Iterator[str]:
    """Samples by latency: native bins, equally many together in a line; the bars are logarithmic, the counts exact."""
    edges, counts = segment.histogram.edges, segment.histogram.counts
    together = math.ceil(len(counts) / ROWS)
    sums = [sum(counts[at : at + together]) for at in range(0, len(counts), together)]
    digits = len(str(max(sums)))
    room = max(1, width - LABEL - digits - 2)
    for at, count in enumerate(sums):
        low = duration_of(result, edges[at * together])
        bar = BAR * math.ceil(room * math.log(count + 1) / math.log(max(sums) + 1))
        yield f"{f'from {low}':>{LABEL - 1}} {count:>{digits}} {bar}".rstrip()
    yield f"{'':>{LABEL - 1}} Bars are logarithmic, counts exact."
