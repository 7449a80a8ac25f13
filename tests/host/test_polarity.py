# SPDX-License-Identifier: BSD-2-Clause
"""When responses of one polarity are said to take longer than those of the other."""

from fractions import Fraction

import pytest

from irqscope.device.extremes import Extremes
from irqscope.results.segmentresult import polarity_warnings

TICK = Fraction(1, 100_000_000)


def of(*latencies: int, times: int = 100) -> Extremes:
    return Extremes(len(latencies) * times, sum(latencies) * times, min(latencies), max(latencies))


@pytest.mark.parametrize(
    ("falling", "rising", "quantised", "said"),
    [
        (of(300), of(303), 2, "rising responses take 30 ns more than falling ones"),
        (of(303), of(300, 301), 2, "rising responses take 20 ns less than falling ones"),
        (of(300), of(302), 2, None),  # what two ends round, each the same way each time
        (of(300), of(302), 1, "rising responses take 20 ns more than falling ones"),
        (of(300, 301, 301, 301, 301), of(300), 2, None),
        (of(290, 310), of(305, 315), 2, "rising responses take 100 ns more than falling ones"),
        (of(290, 310), of(295, 315), 2, None),  # within the spread
        (Extremes(100, 67 + 15 * 88 + 84 * 87, 67, 88), of(88), 1, None),  # one outlier, shorter than all
        (of(300, times=99), of(400), 1, None),
        (Extremes(), of(400), 1, None),
    ],
)
def test_it_takes_more_than_the_spread_and_what_is_rounded(falling, rising, quantised, said):
    found = polarity_warnings((falling, rising), quantised, TICK)
    assert len(found) == (said is not None) and all(text.startswith(said) for text in found)
