# SPDX-License-Identifier: BSD-2-Clause
"""The formulae of measurement uncertainty: standard uncertainties, what clock and bins do to a time, how they combine.

Sources: GUM is JCGM 100:2008, *Guide to the expression of uncertainty in measurement*; IEEE 1241-2010, *Analog-to-
digital converters*, for quantisation and bin widths (a time stamp is a converter of one dimension, too).
"""

import itertools
import math
import statistics
from collections.abc import Iterable, Sequence

COVERAGE_FACTOR = 2
"""k: 95 % of a normal distribution (GUM 6.2.1, G.6.6); all of a rectangular one, which ends at 1.73. About a value that
was corrected (`correction`): the rectangle of one quantised end has its middle half a tick beside the stamped one."""


def rectangular(half_width: float) -> float:
    """Standard uncertainty of what lies within `half_width` of its middle, nobody knows where (GUM 4.3.7)."""
    return half_width / math.sqrt(3)


def triangular(half_width: float) -> float:
    """Standard uncertainty of the difference of two independent rectangular ones of half that width (GUM 4.3.9)."""
    return half_width / math.sqrt(6)


def combined(standards: Iterable[float]) -> float:
    """Combined standard uncertainty of independent contributions: root of the sum of squares (GUM 5.1.2)."""
    return math.sqrt(math.fsum(standard**2 for standard in standards))


def expanded(standard: float) -> float:
    """Half-width of the interval that is stated (GUM 6.2.1)."""
    return COVERAGE_FACTOR * standard


def quantisation(ends: int) -> tuple[float, float]:
    """Bias and standard uncertainty, in ticks, of a time of which one end or both lie anywhere between two ticks.

    A stamp is the first instant at or after its edge: late by 0 to 1 tick, half a tick in the mean, with an SD of
    1/sqrt(12) (IEEE 1241: the quantisation error Q/sqrt(12)). Of two such ends the bias goes and a triangle
    remains.
    """
    return (0.5, rectangular(0.5)) if ends == 1 else (0.0, triangular(1.0))


def uneven_bins(widths: Sequence[float]) -> float:
    """Standard uncertainty, in ticks, that bins of these widths add to `quantisation`, whose bias they leave as it is.

    `widths` are R ticks long together; width k is the time from the instant before up to instant k of a clock. Instants
    are off an even grid by so much, instant 0 being at its place. The square of what a stamp is off by, integrated over
    its bin, is a difference of cubes; their sum over a clock leaves 1/12 and the variance of the instants. So much adds
    each end: one that is stamped, and a stimulus that leaves at an instant, at each as often as at another.
    """
    late = [k - instant for k, instant in enumerate(itertools.accumulate(widths[1:], initial=0.0))]
    return math.sqrt(2 * statistics.pvariance(late))
