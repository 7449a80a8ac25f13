# SPDX-License-Identifier: BSD-2-Clause
"""What is asked of a run that is paired anew, from its events."""

from dataclasses import dataclass
from fractions import Fraction

from ..base.namedtimes import NAMED_TIMES, NamedTimes
from ..base.options import TIME, choice, option
from ..contract.segments import Policy
from .presets import chosen
from .requests import MEASUREMENT

POLICIES = tuple(each.name.lower() for each in (Policy.COALESCE, Policy.FIFO))


@dataclass(frozen=True, kw_only=True)
class Anew:
    """How latencies are paired; None: as they were measured."""

    policy: str | None = option(
        choice(*POLICIES), "which pending causes a response serves (docs/reference/pairing.md)", group=MEASUREMENT
    )
    timeout: Fraction | None = option(TIME, "later answers count as missing", group=MEASUREMENT)
    least: NamedTimes | None = option(
        NAMED_TIMES,
        "m: the least possible latency from a stimulus; for other segments by name: 300ns,task=500ns",
        group=MEASUREMENT,
    )

    def __post_init__(self) -> None:
        chosen(tuple(self.least.named) if self.least else (), ())
