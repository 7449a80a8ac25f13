# SPDX-License-Identifier: BSD-2-Clause
"""`variation` of a segment in result.json: each measure of how much its times vary, by its standard's name.

What each of them is stands in docs/reference/jitter.md. All are in ticks.
"""

from ..analysis.variation import Differences
from ..base.records import Count, PartTicks, Record, SignedTicks
from .summary import Summary, quantile_in

TAIL = "0.999"
"""The quantile of ITU-T Y.1541's objective for delay variation: less the least delay."""


class PeriodJitter(Record, frozen=True, kw_only=True):
    """Of cycles, against the average one (JESD65B)."""

    n: Count
    """Cycles."""
    least: PartTicks
    """The shortest less the mean."""
    greatest: PartTicks
    """The longest less the mean."""
    peak_to_peak: SignedTicks
    """The longest less the shortest."""
    rms: PartTicks
    """Standard deviation."""


class CycleToCycleJitter(Record, frozen=True, kw_only=True):
    """Between adjacent cycles (JESD65B)."""

    n: Count
    """Pairs."""
    largest: SignedTicks
    """The greatest difference, whichever is longer."""
    mean_absolute: PartTicks
    """Mean size of the differences."""
    rms: PartTicks
    """Root mean square of the differences."""


class DelayVariation(Record, frozen=True, kw_only=True):
    """Of delays, against the least one (RFC 5481, Y.1540)."""

    n: Count
    """Delays."""
    p99_9: SignedTicks | None
    """The 0.999 quantile less the least; null if it is not estimable."""
    greatest: SignedTicks
    """The largest less the least."""


class SuccessiveVariation(Record, frozen=True, kw_only=True):
    """Of delays, against the one before (RFC 3393)."""

    n: Count
    """Pairs."""
    least: SignedTicks
    """The most that one was shorter, a negative number."""
    greatest: SignedTicks
    """The most that one was longer."""
    mean_absolute: PartTicks
    """Mean size of the differences."""
    rms: PartTicks
    """Root mean square of the differences."""


class InterarrivalJitter(Record, frozen=True, kw_only=True):
    """The running mean of differences without their sign, by 1/16 for each (RFC 3550)."""

    n: Count
    """Pairs."""
    last: PartTicks
    """What it was in the end."""
    greatest: PartTicks
    """The most that it was."""


class Variation(Record, frozen=True, kw_only=True):
    """The first two are of intervals, the others of latencies. What compares neighbours is null without a pair of them
    in the events.
    """

    period_jitter: PeriodJitter | None = None
    """Of cycles, against the average one."""
    cycle_to_cycle_jitter: CycleToCycleJitter | None = None
    """Between adjacent cycles."""
    pdv: DelayVariation | None = None
    """Of delays, against the least one."""
    ipdv: SuccessiveVariation | None = None
    """Of delays, against the one before."""
    interarrival_jitter: InterarrivalJitter | None = None
    """The running mean of the same."""


def of_cycles(figures: Summary, found: Differences | None) -> Variation | None:
    """Of intervals, which are the cycles of a signal; None if there are fewer than two.

    Period jitter is about the mean, and as exact as `figures` are; neighbours are those of the events, `found`.
    """
    if figures.mean is None or figures.min is None or figures.max is None or figures.range is None:
        return None
    if figures.sd is None:
        return None
    return Variation(
        period_jitter=PeriodJitter(
            n=figures.n,
            least=figures.min - figures.mean,
            greatest=figures.max - figures.mean,
            peak_to_peak=figures.range,
            rms=figures.sd,
        ),
        cycle_to_cycle_jitter=CycleToCycleJitter(
            n=found.n, largest=found.largest, mean_absolute=found.mean_absolute, rms=found.rms
        )
        if found
        else None,
    )


def of_delays(figures: Summary | None, found: Differences | None) -> Variation | None:
    """Of latencies, or of delays beyond a grid; None if there are none."""
    if figures is None or figures.min is None or figures.range is None:
        return None
    tail = quantile_in(figures.quantiles, TAIL)
    return Variation(
        pdv=DelayVariation(
            n=figures.n, p99_9=None if tail is None else tail.upper - figures.min, greatest=figures.range
        ),
        ipdv=SuccessiveVariation(
            n=found.n, least=found.least, greatest=found.greatest, mean_absolute=found.mean_absolute, rms=found.rms
        )
        if found
        else None,
        interarrival_jitter=InterarrivalJitter(n=found.n, last=found.last, greatest=found.highest) if found else None,
    )
