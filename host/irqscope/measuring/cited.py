# SPDX-License-Identifier: BSD-2-Clause
"""What run.json cites of others, or of other runs.

Lines of a stub are kept as they came. Their records here have the keys that figures depend on, and no more.
"""

import datetime
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from ..base.records import (
    Count,
    Digits,
    Exact,
    Hertz,
    Line,
    Positive,
    Record,
    Seconds,
    Ticks,
    between,
    convert,
    filled,
    like,
)
from ..printable import printable
from ..units import counted

Time = Annotated[float, between(0, 1e12, "s")]
Window = Annotated[float, between(1e-9, 1e9, "s")]
Relative = Annotated[float, between(-1, 1)]
FIRST_YEAR, LAST_YEAR = 1970, 9998


def look_at(key: str, data: Mapping[str, Any] | None, kind: type[Record]) -> None:
    """ValueError if what stands at `key` is not what is needed of it."""
    try:
        if data is not None:
            convert(data, kind)
    except ValueError as error:
        raise ValueError(f"{key}.{error}") from None


def check_time(key: str, text: str) -> None:
    """ValueError unless the text at `key` is a time of a host. Of other years calendars do not have all days."""
    try:
        year = datetime.datetime.fromisoformat(text).year
    except ValueError:
        year = 0
    if not FIRST_YEAR <= year <= LAST_YEAR:
        example = f"a time from {FIRST_YEAR} to {LAST_YEAR}, such as 2026-11-25T20:00:00+00:00"
        raise ValueError(f"{key}: expected {example}, got {printable(text)[:40]!r}")


class EndLine(Record, frozen=True, kw_only=True):
    """What a stub counted, as far as the instrument counts it, too."""

    handlers: Count | None = None
    lost: Count = 0
    threaded: Count = 0
    storms: Count | None = None
    triggers: Count | None = None
    toggles: dict[str, Count] = {}
    """By the pin."""
    trouble: list[str] = []
    """Of a guest: what its kernel said on its console, of a panic for instance."""


class CitedInstrument(Record, frozen=True, kw_only=True):
    """Which instrument it is: a board with a bitstream."""

    board: str
    """Its name."""
    build: str
    """Number of the bitstream."""
    serial: str
    """Of its USB bridge; of a simulated instrument what its clock is like; where the port has neither, its own name."""


class SelfTest(Record, frozen=True, kw_only=True):
    """A self-test of the instrument, with a jumper on its pins."""

    date: str
    """When it was made."""
    tool: str
    """The program that made it."""
    stimulus: str
    """At whose pins the jumper was."""
    passed: bool
    """Nothing was wrong."""
    offsets: dict[str, tuple[float, float]] = {}
    """By the input: bounds, in ticks, of the time through pads and jumper."""


class CitedBin(Record, frozen=True, kw_only=True):
    """What lies between two sampling instants."""

    bin: Count
    """Its number, from 0 on."""
    edges: Count
    """That fell into it."""
    width: Annotated[float, between(0, 1e6, "tick")]
    """In ticks of equal width."""
    standard_error: float
    """Of the width."""
    dnl: float
    """The width less one tick."""


class CitedBins(Record, frozen=True, kw_only=True):
    """Measured widths of ticks."""

    date: str
    """When they were measured."""
    tool: str
    """The program that measured."""
    input: str
    """On which pin."""
    edges: Count
    """That were counted."""
    bins: list[CitedBin]
    """All of a clock."""
    equal: bool
    """They are equal within the error."""
    sentence: str
    """What was found."""


class OscillatorError(Record, frozen=True, kw_only=True):
    """A calibrated oscillator."""

    error: Relative
    """Of the frequency, relative; positive is fast."""
    uncertainty: Annotated[float, between(0, 1)]
    """Standard uncertainty of the error, relative."""
    date: str
    """Of the calibration."""


class OscillatorParts(Record, frozen=True, kw_only=True):
    """What the uncertainty is made of."""

    quantisation: float
    """By the grid of the stamps."""
    scatter: float
    """By the pulses' own scatter; 0 where the grid hides it."""


class AllanDeviation(Record, frozen=True, kw_only=True):
    """How stable the frequency is over a time."""

    tau: Seconds
    """The time."""
    deviation: float
    """Relative."""


class WrongPulse(Record, frozen=True, kw_only=True):
    """A pulse of the reference that is missing or too many."""

    what: str
    """Which of both."""
    at: Seconds
    """Since the first pulse."""


class CitedOscillator(OscillatorError, frozen=True, kw_only=True):
    """The calibration of an oscillator against a reference (docs/guide/calibration.md)."""

    tool: str
    """The program that calibrated."""
    input: str
    """At which the reference was."""
    reference_hz: Hertz
    """Of the reference."""
    seconds: Seconds
    """How long they were compared."""
    periods: Count
    """Of the reference."""
    components: OscillatorParts
    """What the uncertainty is made of."""
    allan: list[AllanDeviation]
    """By the time."""
    missing: Count
    """Pulses."""
    doubled: Count
    """Pulses."""
    wrong: list[WrongPulse]
    """The first of these."""


class BroughtUp(Record, frozen=True, kw_only=True):
    """The first hour with a board, by `irqscope bringup`."""

    date: str
    """When it ended."""
    tool: str
    """The program that led through it."""
    by: str
    """Who did it."""
    passed: bool
    """No check failed."""
    checks: Count
    """How many were made."""
    failed: Count
    """Of these."""
    not_done: list[str]
    """Steps that were left out."""

    def __str__(self) -> str:
        """In a few words, as provenance has it."""
        if not self.passed:
            return f"bring-up of {self.date[:10]} by {self.by} FAILED: {self.failed} of {counted(self.checks, 'check')}"
        without = f", without {', '.join(self.not_done)}" if self.not_done else ""
        return f"brought up on {self.date[:10]} by {self.by}: {counted(self.checks, 'check')} passed{without}"


class Cited(Record, frozen=True, kw_only=True):
    """What is on record of the instrument."""

    id: str
    """By which the record is found again."""
    instrument: CitedInstrument
    """Which instrument it is of."""
    selftest: SelfTest | None
    """Null: there is none on record."""
    bins: CitedBins | None
    """Null: they were not measured."""
    oscillator: CitedOscillator | None
    """Null: it was not calibrated."""
    bringup: BroughtUp | None = None
    """Null: nobody has done it, or an older irqscope cites."""


class Calibrated(OscillatorError, frozen=True, kw_only=True):
    """By what the tick was corrected."""

    nominal_tick: Exact
    """What the tick would be without."""


class FirstRun(Record, frozen=True, kw_only=True):
    """A run whose period shall be confirmed."""

    run: str
    """Its directory."""
    start: str
    """Its start, by the host's clock."""
    segment: str
    """Whose outliers have the period."""
    threshold: Time
    """Beyond which samples are outliers."""
    period: Window
    """That it found."""
    times: list[Time]
    """Of its clusters of outliers, from its start on."""
    duration: Window
    """Of the run."""
    rate: Annotated[str, like("^[1-9][0-9]{0,39}(/[1-9][0-9]{0,39})?$", "a text with a fraction of more than 0")]
    """Of its stimuli, in hertz."""
    dither: Annotated[float, between(0, 1e9)]
    """A share of the period."""


class Toggle(Record, frozen=True, kw_only=True):
    """How long the stub's own toggle takes."""

    directory: str
    """Of the run that measured it."""
    start: str | None
    """Of that run."""
    n: Count
    """Samples of that run."""
    median: Time
    """Of those samples."""
    max: Time
    """Of those samples."""
    qualification: str | None
    """Of the instrument that measured it."""


class Delay(Record, frozen=True, kw_only=True):
    """Bounds of the time from a late sample to what was done."""

    least: Ticks
    """Of the delay."""
    most: int | None
    """Null if it is not known."""


class Started(Record, frozen=True, kw_only=True):
    """How a command went."""

    code: int | None
    """Minus the number of the signal that ended it; null if it could not be started, or did not end."""
    seconds: Time | None
    """That it took."""
    error: str | None
    """Why it could not be started."""
    ended: bool
    """It took too long."""
    output: str
    """The end of what it printed."""


class Noticed(Record, frozen=True, kw_only=True):
    """An occasion on which something was done."""

    occasion: Literal["sample", "pulse"]
    """A late sample, or a pulse of the trigger."""
    number: Count
    """Of the occasion, from 1 on."""
    segment: str | None
    """Of the late sample."""
    time: Ticks | None
    """Of the response."""
    latency: Ticks | None
    """Of the late sample."""
    at: str
    """The host's time."""
    delay: Delay
    """From the response, or the pulse, to what was done."""
    command: Started | None
    """Null: none was started."""

    def __post_init__(self) -> None:
        if self.occasion == "sample" and None in (self.segment, self.time, self.latency):
            raise ValueError("a late sample has its segment, time and latency")


class OnLateRecord(Record, frozen=True, kw_only=True):
    """What is done about what is late."""

    command: Annotated[list[str], filled()] | None
    """Its words; null: none is started."""
    again: Positive | None
    """Further occasions, after each so many of which it is done again."""
    timeout: Time
    """After which the command is ended."""
    stop: bool
    """The run ends."""
    noticed: list[Noticed]
    """Occasions on which something was done."""

    def __post_init__(self) -> None:
        if any((each.command is None) is not (self.command is None) for each in self.noticed):
            raise ValueError("what was noticed has a command where there is one to be started, and nowhere else")


class ForeignRow(Record, frozen=True, kw_only=True):
    """A histogram of another tool, in the unit of its file."""

    name: Annotated[str, like(r"\S", "a text")]
    """Of the thread or CPU."""
    n: Count
    """Samples."""
    counts: dict[Digits, Count]
    """Samples by where their bin begins."""
    width: Positive
    """Of the bins."""
    overflow: Count | None
    """Samples beyond the last bin; null if the file does not say."""
    min: Count | None
    """The least; null if the file does not say."""
    max: Count | None
    """The largest; null if the file does not say."""


class Beside(Record, frozen=True, kw_only=True):
    """What another tool measured inside the target."""

    file: str
    """Its name."""
    tool: str
    """That wrote it."""
    unit: Literal["s", "ms", "us", "ns", "ps"]
    """Of all its times."""
    includes: str
    """What its times are made of."""
    notes: list[str]
    """What must be known of it, a sentence each."""
    provenance: Line = {}
    """What the file says of how it was made."""
    rows: list[ForeignRow]
    """Its histograms."""
