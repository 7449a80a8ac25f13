# SPDX-License-Identifier: BSD-2-Clause
"""What stood out on the target beside the longest latencies of a run, typed; see docs/guide/campaign.md."""

from ..base.records import Count, Record, SignedTicks


class CovariateRange(Record, frozen=True, kw_only=True):
    """What of the target was read each second, over the whole run."""

    name: str
    """Of it."""
    unit: str
    """Of the next three."""
    least: float | None
    """Of all readings; null: this target does not tell it."""
    median: float | None
    """Of all readings."""
    greatest: float | None
    """Of all readings."""
    stood_out: Count
    """Beside so many of the longest latencies."""


class CovariateBeside(Record, frozen=True, kw_only=True):
    """What was read around a latency."""

    name: str
    """Of the covariate."""
    unit: str
    """Of the value."""
    value: float
    """The most extreme one of the readings around it."""
    share: float
    """Of all times of the run, those around which it was as extreme or more."""
    stands_out: bool
    """The share is `level` at most."""


class BesideLongest(Record, frozen=True, kw_only=True):
    """One of the longest latencies, and what was read around it."""

    time: SignedTicks
    """Of its response."""
    latency: SignedTicks
    """How long it is."""
    at: str
    """The host's time of the reading that it lies before, in UTC."""
    covariates: list[CovariateBeside]
    """Those that the target tells."""


class CovariatesFinding(Record, frozen=True, kw_only=True):
    """The longest latencies of a run beside what was read from the target each second."""

    why: str | None
    """Why nothing was laid beside them; null if something was."""
    readings: Count
    """During the run."""
    segment: str | None
    """Whose latencies they are."""
    level: float
    """What is so seldom as extreme, as a share of all times, stands out."""
    compared: Count
    """Values, of all of the longest latencies together."""
    by_chance: float
    """Of these, so many at most would stand out in the mean if nothing had to do with latencies."""
    covariates: list[CovariateRange]
    """All that the script asks for."""
    longest: list[BesideLongest]
    """The longest first; of several before the same reading the longest alone."""
