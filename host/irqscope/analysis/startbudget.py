# SPDX-License-Identifier: BSD-2-Clause
"""The start-delay budget of a periodic task: how late it may start.

Dougan, Measuring Periodic Task Scheduling (Dr. Dobb's, 2004): work of 1.124 ms every 10 ms can start 8.876 ms late
before it runs into the next activation; a tolerance of 25 % leaves 2.219 ms.
"""

from dataclasses import dataclass
from fractions import Fraction

from ..errors import BadInput
from ..units import format_time


@dataclass(frozen=True)
class Budget:
    """Times in seconds, rates in hertz.

    Attributes
    ----------
    overlap : Fraction
        Delay at which a late activation runs into the next: period less work.
    allowed : Fraction
        The largest tolerable delay: that part of `overlap` that the tolerance leaves.
    worst : Fraction | None
        The largest delay that was measured, if any was.
    """

    period: Fraction
    work: Fraction
    tolerance: Fraction
    overlap: Fraction
    allowed: Fraction
    worst: Fraction | None

    @property
    def fits(self) -> bool | None:
        """Whether what was measured is within `allowed`. None: nothing was measured."""
        return None if self.worst is None else self.worst <= self.allowed

    @property
    def safe_rate(self) -> Fraction | None:
        """The largest rate whose budget holds the measured delay. None: nothing was measured.

        The shortest period T with (T - work) * tolerance >= worst. It takes for granted that the delay stays as it is
        at another rate.
        """
        return None if self.worst is None else 1 / (self.work + self.worst / self.tolerance)


def budget(period: Fraction, work: Fraction, tolerance: Fraction, worst: Fraction | None = None) -> Budget:
    """The budget of a task that takes at most `work` seconds every `period` seconds.

    `tolerance` is a share, more than 0 and at most 1 (then nothing but overlap is forbidden); `worst` the largest
    delay measured, in seconds. BadInput where no budget exists.
    """
    if not 0 < work < period:
        raise BadInput(
            f"work of {format_time(work)} does not fit a period of {format_time(period)}: "
            "it must be more than 0 and less than the period"
        )
    if not 0 < tolerance <= 1:
        raise BadInput(f"a tolerance of {float(tolerance):.4g} is no share: choose more than 0 % and at most 100 %")
    if worst is not None and worst < 0:
        raise BadInput("the worst delay is a time of 0 or more")
    overlap = period - work
    return Budget(period, work, tolerance, overlap, overlap * tolerance, worst)
