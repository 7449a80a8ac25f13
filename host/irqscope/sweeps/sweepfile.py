# SPDX-License-Identifier: BSD-2-Clause
"""sweep.json, typed and sealed: the steps of a sweep, and how it ended."""

from typing import Annotated, Literal

from .. import __version__
from ..base.records import (
    Line,
    Positive,
    PositiveTicks,
    Record,
    Sealed,
    Seconds,
    among,
    between,
    convert,
    filled,
    unsealed,
)
from ..errors import BadInput
from ..measuring.cited import EndLine, look_at
from ..measuring.runrecord import LimitRecord
from ..results.foundlimits import SweepLimit

SCHEMA = "irqscope.sweep/3"
"""Another one whenever a key goes or changes its meaning."""
UNSEALED_SCHEMA = "irqscope.sweep/2"
"""Read, too: it has no seal."""
upgraded = unsealed(UNSEALED_SCHEMA, SCHEMA)
"""The content of today."""
Reason = Literal["complete", "silent", "interrupt", "load"]
Way = Literal["up", "down", "refined", "searched"]
UP: Way = "up"
DOWN: Way = "down"
REFINED: Way = "refined"
SEARCHED: Way = "searched"


class Step(Record, frozen=True, kw_only=True):
    """One step: what it is measured at, and why."""

    number: Positive
    """Its place in the order in which they are measured, from 1 on."""
    direction: Way
    """On which way it is, or that it is made at the knee, or in the search of the throughput."""
    period: PositiveTicks
    """Of the stimuli."""

    @property
    def name(self) -> str:
        """Of its run directory, within the steps."""
        return name_of(self.number)


def name_of(number: int) -> str:
    """Of the run directory of a step, within the steps."""
    return f"{number:03}"


class SweepSettings(Record, frozen=True, kw_only=True, omit_defaults=True):
    """What is measured in the steps."""

    count: Positive | None
    """Stimuli of each step; null: all steps last as long."""
    step: Seconds
    """Length of the longest step."""
    dither_share: Annotated[float, between(0, 1)]
    """Of the period, up to which stimuli come after their time in the schedule."""
    planned: Annotated[list[PositiveTicks], filled()]
    """Periods of the stimuli, the longest first; without those of the steps at the knee."""
    direction: Annotated[str, among("up", "down", "both")]
    """On which way rates go through them."""
    throughput: Annotated[float, between(0, 1)] | None = None
    """Share of the stimuli that may be lost at the rate that is searched for; null: none is."""
    within: Seconds | None = None
    """Answers that are later count as lost in that search; null: none does."""


class SweepEnd(Record, frozen=True, kw_only=True, omit_defaults=True):
    """How the sweep ended."""

    time: str
    """Of the host, in UTC."""
    reason: Reason
    """All was measured, the target stopped answering, or the user ended it, or a campaign whose load had ended."""
    target: Line | None = None
    """The stub's end line, if it is known. Of a guest with its kernel's lines of `trouble`, or these alone."""

    def __post_init__(self) -> None:
        look_at("target", self.target, EndLine)

    @property
    def line(self) -> EndLine:
        """What the stub counted; nothing if that is not known."""
        return convert(self.target or {}, EndLine)


class SweepRecord(Sealed, frozen=True, kw_only=True):
    """What was to be measured in the steps of a sweep, which of them were begun, and how it ended."""

    schema: str = SCHEMA
    """Of this file."""
    tool: str = f"irqscope {__version__}"
    """The program that measured."""
    experiment: Literal["saturate"]
    """Its name."""
    command: list[str]
    """The user's, word by word."""
    port: str
    """Through which the instrument was reached."""
    settings: SweepSettings
    """What is measured in the steps."""
    limits: list[LimitRecord] = []
    """That the sweep is judged by."""
    allow_short: bool = False
    """Limits may also be kept by a sweep that ends short of its plan."""
    start: str
    """The host's time, in UTC."""
    steps: list[Step] = []
    """Those that were begun: each is named before it is measured."""
    end: SweepEnd | None = None
    """Null of a sweep that broke off."""

    def __post_init__(self) -> None:
        if [step.number for step in self.steps] != [*range(1, len(self.steps) + 1)]:
            raise ValueError("the steps are not numbered from 1 on, each by its place")
        for number, limit in enumerate(self.limits):
            try:
                SweepLimit.of(limit)
            except BadInput as error:
                raise ValueError(f"limits[{number}]: {error}") from None
