# SPDX-License-Identifier: BSD-2-Clause
"""The record of an instrument, as a file in the user's data folder keeps it: each part as its latest test found it."""

from typing import Literal

from ..base.records import Count, Exact, Hertz, Record, Sealed, Ticks, reduced, seal_of, to_json, unsealed
from .cited import BroughtUp, Cited, CitedBins, CitedInstrument, CitedOscillator, SelfTest

SCHEMA = "irqscope.instrument/2"
FORMER = "irqscope.instrument/1"


class Check(Record, frozen=True, kw_only=True):
    """One thing that a test of the pins checks."""

    name: str
    """What is checked."""
    found: str
    """What was found."""
    limit: str
    """Within which it must be."""
    passed: bool
    """It is; or nothing is demanded."""


class Loop(Record, frozen=True, kw_only=True):
    """A path inside the FPGA, from a stimulus to an input."""

    stimulus: str
    """That drove edges."""
    input: str
    """That saw them."""
    passed: bool
    """All came, after 0 ticks."""
    text: str
    """What was found."""


class KeptSelfTest(SelfTest, frozen=True, kw_only=True):
    """A self-test with all that it checked."""

    checks: list[Check]
    """Of the pins."""
    paths: list[Loop]
    """Inside the FPGA."""


class EqualityTest(Record, frozen=True, kw_only=True):
    """Whether bins are equal."""

    name: str
    """Of the test."""
    statistic: float
    """That it has."""
    degrees: Count
    """Of freedom."""
    p: float
    """Probability of so large a statistic where bins are equal."""
    level: float
    """Below this probability they are called unequal."""


class BlocksOfEdges(Record, frozen=True, kw_only=True):
    """Stretches of successive edges against each other."""

    number: Count
    """Of stretches."""
    scatter: float
    """Their chi-square by its degrees of freedom; 1 of independent edges."""
    deviates: float
    """The same in standard deviations."""


class PhasesOfEdges(Record, frozen=True, kw_only=True):
    """How evenly edges are spread over a clock."""

    period: float
    """Of the signal, in ticks."""
    residual: float | None
    """RMS of the edges about their lines, in ticks; null where too few lie on one."""
    followed: float
    """Share of the edges that lie on lines."""
    unevenness: float | None
    """Kuiper's statistic; null where the period varies by more than a clock."""
    limit: float
    """The most that can be borne."""
    even: bool
    """Even enough."""


class KeptBins(CitedBins, frozen=True, kw_only=True):
    """Measured widths with what shows that they can be relied on."""

    edge: str
    """Which edges were counted."""
    tick: Exact
    """Its nominal length."""
    lost: Ticks
    """Edges that are only counted."""
    multi: Count
    """Edges that came with others in one clock."""
    rate_hz: Hertz
    """Of the edges."""
    test: EqualityTest
    """Whether they are equal."""
    blocks: BlocksOfEdges
    """Whether they stayed as they were."""
    phases: PhasesOfEdges
    """Whether edges met all bins alike."""


class BringUpCheck(Check, frozen=True, kw_only=True):
    """One thing that a step of a bring-up checks."""

    fault: str | None = None
    """What is likely to be wrong, by its name; null of a check that passed."""
    advice: str | None = None
    """What to do about it."""


class BringUpStep(Record, frozen=True, kw_only=True):
    """One step of a bring-up."""

    name: str
    """Of the step."""
    outcome: Literal["passed", "failed", "not done"]
    """Of all its checks; what was not done has not passed."""
    reason: str | None = None
    """Why it was not done, or not to its end."""
    checks: list[BringUpCheck] = []
    """In their order."""


class KeptBringUp(BroughtUp, frozen=True, kw_only=True):
    """A bring-up with all that it checked."""

    steps: list[BringUpStep]
    """In their order."""

    @property
    def faults(self) -> list[BringUpCheck]:
        """The checks that failed, of all steps."""
        return [check for step in self.steps for check in step.checks if not check.passed]


class InstrumentFile(Sealed, frozen=True, kw_only=True):
    """What is known of an instrument: a board with a bitstream."""

    schema: str = SCHEMA
    """Of this file."""
    instrument: CitedInstrument
    """Which one."""
    selftest: KeptSelfTest | None = None
    """The latest with a jumper; null: there is none."""
    bins: KeptBins | None = None
    """The latest measured; null: there are none."""
    oscillator: CitedOscillator | None = None
    """The latest calibration; null: there is none."""
    bringup: KeptBringUp | None = None
    """The latest bring-up; null: there is none."""

    @property
    def id(self) -> str:
        """By which a run cites it; another content has another one."""
        return seal_of(to_json(self))[:12]

    @property
    def cited(self) -> Cited:
        """What a run keeps: what its figures depend on."""
        return Cited(
            id=self.id,
            instrument=self.instrument,
            selftest=reduced(self.selftest, SelfTest) if self.selftest else None,
            bins=reduced(self.bins, CitedBins) if self.bins else None,
            oscillator=self.oscillator,
            bringup=reduced(self.bringup, BroughtUp) if self.bringup else None,
        )


upgraded = unsealed(FORMER, SCHEMA)
