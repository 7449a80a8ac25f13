# SPDX-License-Identifier: BSD-2-Clause
"""What result.json says of a live run (docs/guide/live.md) beside its figures: calibration, blind times."""

from typing import Any

from ..base.records import Count, Record, Ticks, convert
from ..errors import BadInput
from ..measuring.runrecord import RunRecord
from ..targets.target import LOOPBACK
from .clean import Clean

LABEL = "live: real process, simulated instrument; medians, order and counts can be trusted, tails not"


class Blind(Record, frozen=True, kw_only=True):
    """Times at which a live bench did not look at its pins."""

    intervals: Count
    """How many."""
    ticks: Ticks
    """How long they are together."""


class Loopback(Record, frozen=True, kw_only=True):
    """A live bench's own latency."""

    stimuli: Count
    """That were driven for it."""
    n: Count
    """Samples of it."""
    min_ns: int
    """The least."""
    p50_ns: int
    """Its median."""
    p90_ns: int
    """Its 0.9 quantile."""
    p99_ns: int
    """Its 0.99 quantile."""
    max_ns: int
    """The largest."""
    discarded: float
    """Share of the samples that a blind interval hit."""


class Live(Record, frozen=True, kw_only=True):
    """Of a live run."""

    label: str
    """What must stand beside every figure."""
    loopback: Loopback | None
    """The bench's own latency: the uncertainty of every sample; null if it was not measured."""
    blind: Blind | None
    """When it did not look; null if the run broke off."""


def describe(run: RunRecord, clean: Clean | None) -> Live | None:
    """The entry `live`; None if the run was not live. Without `clean` it broke off."""
    if not run.live:
        return None
    return Live(
        label=LABEL,
        loopback=_loopback(run.target.get(LOOPBACK)),
        blind=None if clean is None else Blind(intervals=clean.intervals, ticks=clean.ticks),
    )


def _loopback(told: Any) -> Loopback | None:
    """What the stub's start line has of it."""
    try:
        return convert(told, Loopback) if told else None
    except ValueError as error:
        raise BadInput(f"the loopback in the stub's start line is damaged: {error}") from None
