# SPDX-License-Identifier: BSD-2-Clause
"""Limits on what an experiment finds: `saturation=100kHz` of a sweep, `task.late=0` of tasks. A rate shall be at least
what is given, everything else at most. What is not shown to be kept is not kept (`verdict`).
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, Protocol

from ..analysis.masks import MASKS, of_mask
from ..contract.roles import INPUTS
from ..contract.segments import OWN_NAME
from ..device.configuration import Configuration
from ..errors import BadInput
from ..measuring.limits import COUNT, HERTZ, SECONDS, Limit, check_measured
from ..measuring.runrecord import RunRecord
from ..targets.target import Target
from ..units import parse_time
from .offchip import every

DETERM = "determ"
"""The worst less the best, as rt-exec calls it."""


@dataclass(frozen=True)
class FoundLimit(Limit):
    """A limit on one of `FIGURES`, which have units, of a pin if `of_pins`."""

    FIGURES: ClassVar[Mapping[str, str]] = {}
    of_pins: ClassVar[bool] = True

    @property
    def segment(self) -> None:
        """None: it is on no segment."""
        return None

    @property
    def quantile(self) -> None:
        """None: figures are no quantiles."""
        return None

    @property
    def pin(self) -> str:
        """The input that it is on; empty if it is on none."""
        return self.name.partition(".")[0] if self.of_pins else ""

    @property
    def figure(self) -> str:
        """One of `FIGURES`."""
        figure = self.name.partition(".")[2] if self.of_pins else self.name
        pins = [role.label for role in INPUTS]
        if figure in self.FIGURES and (not self.of_pins or self.pin in pins):
            return figure
        whose = f"begin with a pin, one of {', '.join(pins)}, and a point, then " if self.of_pins else ""
        raise BadInput(
            f"the limit {self.name!r} names nothing that is found: {whose}use one of {', '.join(self.FIGURES)}"
        )

    @property
    def unit(self) -> str:
        return self.FIGURES[self.figure]


@dataclass(frozen=True)
class SweepLimit(FoundLimit):
    """On what a sweep finds of saturation."""

    FIGURES = {"saturation": HERTZ, "loss-free": HERTZ, "throughput": HERTZ, "service": SECONDS}
    of_pins = False


@dataclass(frozen=True)
class PeriodicLimit(FoundLimit):
    """On what is found of tasks that run by a clock of their own."""

    FIGURES = {"delay.max": SECONDS, "overruns": COUNT, "unmatched": COUNT}


@dataclass(frozen=True)
class MultiLimit(FoundLimit):
    """On what is found of tasks and their deadlines."""

    FIGURES = {"late": COUNT, "missing": COUNT, "worst": SECONDS, DETERM: SECONDS}


DELAY = "delay"
"""The longest that another interrupt delays one by, as `irqscope interfere` has it."""


EXIT = "exit"
"""How much later a target answers after idleness at most, as `irqscope idle` has it."""


@dataclass(frozen=True)
class LatencyLimit(Limit):
    """On segments, as those of any run, and on what is `FOUND` of one."""

    FOUND: ClassVar[str] = ""

    @property
    def is_found(self) -> bool:
        """It is on what the experiment finds."""
        return self.figure == self.FOUND

    def _split(self) -> tuple[str, str]:
        name, _, figure = self.name.rpartition(".")
        return (name, figure) if figure == self.FOUND and name in self._known else super()._split()


@dataclass(frozen=True)
class InterferenceLimit(LatencyLimit):
    """On segments, and on the longest delay of one."""

    FOUND = DELAY


@dataclass(frozen=True)
class IdleLimit(LatencyLimit):
    """On segments, and on how much longer one is after idleness."""

    FOUND = EXIT


LATE = "late"
"""How many chains missed the deadline of a segment, as `irqscope chain` has it."""


@dataclass(frozen=True)
class ChainLimit(LatencyLimit):
    """On segments, also on those that a user has named, and on how many chains missed the deadline of one."""

    FOUND = LATE

    @property
    def unit(self) -> str:
        return COUNT if self.is_found else super().unit

    @property
    def _known(self) -> Sequence[str]:
        """The contract's, and the one that it begins with."""
        own = self.name.partition(".")[0]
        return [*super()._known, own] if OWN_NAME.fullmatch(own) else super()._known


_AT = re.compile(r"(mtie|tdev)\(([^()]*)\)")


@dataclass(frozen=True)
class ClockLimit(FoundLimit):
    """On what is found of a clock: on its time errors, on MTIE or TDEV at an interval, `mtie(100s)`, or on how often
    one is above a mask, `g811.mtie`."""

    FIGURES = {
        "te.max": SECONDS,
        "te.range": SECONDS,
        "te.constant": SECONDS,
        "missing": COUNT,
        "extra": COUNT,
        "jumps": COUNT,
    }
    of_pins = False

    @property
    def mask(self) -> str:
        """The mask that it is on; empty if it is on none."""
        name, _, figure = self.name.rpartition(".")
        return name if name in MASKS and figure in dict(of_mask(name)) else ""

    @property
    def tau(self) -> Fraction | None:
        """Seconds of the interval that it is on; None of what is on none."""
        found = _AT.fullmatch(self.name)
        try:
            return parse_time(found.group(2)) if found else None
        except BadInput as error:
            raise BadInput(f"the limit {self.name!r}: {error}") from error

    def periods(self, period: Fraction) -> int | None:
        """The same in periods; None if it is no whole number of them, or there is none."""
        whole = self.tau / period if self.tau else Fraction(0)
        return int(whole) if whole.denominator == 1 and whole else None

    @property
    def figure(self) -> str:
        if self.name in self.FIGURES or self.mask or self.tau is not None:
            return self.name
        raise BadInput(
            f"the limit {self.name!r} names nothing that is found of a clock: use one of {', '.join(self.FIGURES)}, "
            "mtie(100s) or tdev(100s) with any time, or a mask with its figure, such as g811.mtie"
        )

    @property
    def unit(self) -> str:
        return COUNT if self.mask else self.FIGURES.get(self.figure, SECONDS)


class Measured(Protocol):
    """A run, or its result."""

    @property
    def kind(self) -> str | None:
        """The name of its experiment; None of a plain measurement."""
        ...


KINDS: Mapping[str | None, type[Limit]] = {
    "periodic": PeriodicLimit,
    "multi": MultiLimit,
    "interfere": InterferenceLimit,
    "chain": ChainLimit,
    "idle": IdleLimit,
    "clock": ClockLimit,
}
"""What the limits of a run are on, by the name of its experiment; else on segments."""


def kind_of(run: Measured) -> type[Limit]:
    """What the limits of a run are on."""
    return KINDS.get(run.kind, Limit)


def on_finding(limit: Limit) -> bool:
    """Whether it is on what an experiment finds, not on a segment."""
    return isinstance(limit, FoundLimit) or (isinstance(limit, LatencyLimit) and limit.is_found)


def on_segments(run: RunRecord) -> list[Limit]:
    """The limits of a run that are on its segments."""
    return [each for each in map(kind_of(run).of, run.limits) if not on_finding(each)]


def check_pins(limits: Sequence[Limit], pins: Sequence[str]) -> None:
    """BadInput if a limit is on a pin that is not watched."""
    for limit in limits:
        if isinstance(limit, FoundLimit) and limit.of_pins and limit.pin not in pins:
            raise BadInput(f"the limit {limit.name} is on {limit.pin}, which is not watched: {', '.join(pins)} are")


def check_found(limits: Sequence[Limit], configuration: Configuration, target: Target) -> None:
    """BadInput if a limit is on what a run with this configuration has no figures of."""
    check_measured(limits, every(configuration, target))
    check_pins(limits, [role.label for role in configuration.inputs])
