# SPDX-License-Identifier: BSD-2-Clause
"""What result.json says of a limit: an entry of `limits`."""

from typing import Annotated

from ..base.records import Number, among
from ..measuring.runrecord import LimitRecord

KEPT, EXCEEDED, NOT_SHOWN, NOT_JUDGED = "kept", "exceeded", "not shown", "not judged"


class Judged(LimitRecord, frozen=True, kw_only=True):
    """A limit and what was found. Times are in seconds: a limit is not made of ticks."""

    unit: Annotated[str, among("s", "count", "Hz", "1", "1/h")]
    """Of `bound`, `found`, `interval`, `judged` and `expanded`; of `beyond` `1`, a share of the stimuli, or `1/h`."""
    at_least: bool
    """Else it is at most."""
    bound: Number
    """What is allowed."""
    found: Number | None
    """What the run says, a time as it was stamped; null if it cannot say."""
    interval: tuple[Number, Number] | None
    """Of the same."""
    judged: Number | None
    """What is compared with the bound: a time is corrected."""
    expanded: float | None
    """Its expanded uncertainty, U; null where there is none."""
    outcome: Annotated[str, among(KEPT, EXCEEDED, NOT_SHOWN, NOT_JUDGED)]
    """What follows."""
    rarely: str | None
    """Of a maximum that is kept, how rarely its limit is exceeded, in words."""
    sentence: str
    """All of it in words."""
