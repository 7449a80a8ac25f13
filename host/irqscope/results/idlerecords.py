# SPDX-License-Identifier: BSD-2-Clause
"""What result.json says of latencies over the time for which the target had nothing to do before."""

from ..analysis.idling import Step
from ..base.records import Count, PartTicks, Record, SignedTicks, Ticks
from .columns import Columns


class GapBins(Columns, frozen=True, kw_only=True):
    """Latencies by the gap before their stimuli, a column each."""

    begin: list[Ticks]
    """The shortest gap of the bin."""
    end: list[Ticks]
    """The longest one."""
    n: list[Count]
    """Samples."""
    median: list[PartTicks]
    """Of these."""
    low: list[SignedTicks | None]
    """Encloses the median with `high`, all bins together; null of too few."""
    high: list[SignedTicks | None]
    """Likewise."""
    p99: list[SignedTicks | None]
    """The 0.99 quantile; null of too few."""
    worst: list[SignedTicks]
    """The longest."""


class Idling(Record, frozen=True, kw_only=True):
    """One latency over the time for which the target had nothing to do before."""

    segment: str
    """The latency."""
    n: Count
    """Samples with a gap."""
    busy: Count
    """Samples whose stimulus came before the target had answered the one before, or too soon after that."""
    left: Count
    """Samples beyond those that are kept."""
    shortest: Ticks
    """Gap of all."""
    longest: Ticks
    """Gap of all."""
    rest: tuple[float, int, int]
    """The median of the shortest gaps, up to the first step, and its interval."""
    exit: PartTicks
    """By how much the longest level is above that; 0 without a step."""
    interval: tuple[PartTicks, PartTicks]
    """Encloses that: nothing that was met takes surely longer than its upper end."""
    steps: list[Step]
    """Where the level changes."""
    bins: GapBins
    """The curve."""


class IdleFinding(Record, frozen=True, kw_only=True, tag="idle"):
    """How the time before a stimulus makes its latency longer (docs/guide/idle.md)."""

    curves: list[Idling]
    """One for each latency that could be judged."""
    runs: Count
    """Whose samples are in them."""
    missing: list[str]
    """What could not be, a sentence each."""
