# SPDX-License-Identifier: BSD-2-Clause
"""Parts of requests: what a result is judged by, and which bounds on rare events are wanted."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from ..base.options import COUNT, FLAG, PATH, choice, many, option
from .decision import DECISIONS, SIMPLE, Decision
from .wanted import Wanted, wanted_from

if TYPE_CHECKING:
    from .limits import Limit

LIMITS = "limits"
"""The group of these options."""


def limit_option(example: str) -> Any:
    """The field `limits` of a request whose limits look like an `example`."""
    return option(
        many("NAME=BOUND"),
        "FAIL (exit code 1) unless it is shown that the figure is at most this, or a rate at "
        f"least: {example}; many times",
        (),
        group=LIMITS,
        flag="limit",
    )


@dataclass(frozen=True, kw_only=True)
class Judged:
    """What a result is judged by; `LIMITED` says what names can be, and `limit` is their class."""

    LIMITED: ClassVar[str] = "a segment and a figure: isr.max, isr.p99.99, task.missing"
    limits: tuple[str, ...] = limit_option("isr.max=50us")
    warn: tuple[str, ...] = option(many("NAME=BOUND"), "the same for a WARN (3)", (), group=LIMITS)
    limits_file: Path | None = option(
        PATH, "limits from a TOML file (see docs/reference/verdict.md)", group=LIMITS, flag="limits"
    )
    allow_short: bool = option(
        FLAG,
        "a run that ends short of its plan, as by Ctrl-C, may PASS (default: it is a WARN, exit code 3)",
        False,
        group=LIMITS,
    )
    decision: Decision | None = option(
        choice(*DECISIONS),
        "times are judged by their corrected value (simple, default), or kept only if U fits below the limit as well "
        "(guarded): JCGM 106",
        group=LIMITS,
    )

    @classmethod
    def limit(cls) -> "type[Limit]":
        """The kind of its limits."""
        from .limits import Limit

        return Limit

    def judged(self, kind: "type[Limit] | None" = None) -> "tuple[Limit, ...]":
        """The limits, all of a `kind`: of that of the request, if nothing else is said."""
        from .limits import collect

        return collect(
            self.limits, self.warn, self._loss, self.limits_file, kind or self.limit(), self.decision or SIMPLE
        )

    @property
    def _loss(self) -> str | None:
        return None


@dataclass(frozen=True, kw_only=True)
class JudgedLoss(Judged):
    """The same, where stimuli can be lost."""

    max_loss: int | None = option(COUNT, "FAIL if more stimuli than this were never answered", group=LIMITS)

    @property
    def _loss(self) -> str | None:
        return None if self.max_loss is None else str(self.max_loss)


@dataclass(frozen=True, kw_only=True)
class Bounded:
    """Bounds on rare events that are wanted."""

    wanted: tuple[str, ...] = option(
        many("BOUND"),
        "say how long is still to be measured to show that disturbances come in fewer than 1e-6 of the "
        "stimuli, or less often than 0.1/h or 2/d; many times (default: the next powers of ten)",
        (),
    )

    @property
    def bounds(self) -> tuple[Wanted, ...]:
        """The same, read; BadInput if one says nothing."""
        return wanted_from(self.wanted)
