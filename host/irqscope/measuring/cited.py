# SPDX-License-Identifier: BSD-2-Clause
"""What run.json cites of others, or of other runs.

Objects that others made are kept as they came. Their records here have the keys that figures depend on, and no more.
"""

import datetime
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from ..base.records import Count, Exact, Positive, Record, Ticks, between, convert, filled, like
from ..device.settings_records import InputName
from .decision import SIMPLE, Decision

Rational = Annotated[str, like("^[0-9]{1,40}(/[1-9][0-9]{0,39})?$", "a text with a fraction")]
Time = Annotated[float, between(0, 1e12, "s")]
Window = Annotated[float, between(1e-9, 1e9, "s")]
Relative = Annotated[float, between(-1, 1)]


def look_at(key: str, data: Mapping[str, Any] | None, kind: type[Record]) -> None:
    """ValueError if what stands at `key` is not what is needed of it."""
    try:
        if data is not None:
            convert(data, kind)
    except ValueError as error:
        raise ValueError(f"{key}.{error}") from None


def look_at_all(key: str, data: Iterable[Mapping[str, Any]], kind: type[Record]) -> None:
    """ValueError if one in the list at `key` is not what is needed of it."""
    for number, each in enumerate(data):
        look_at(f"{key}[{number}]", each, kind)


class Moment(Record, frozen=True, kw_only=True):
    """A time of the host."""

    time: str

    def __post_init__(self) -> None:
        datetime.datetime.fromisoformat(self.time)


class EndLine(Record, frozen=True, kw_only=True):
    """What a stub counted, as far as the instrument counts it, too."""

    handlers: Count | None = None
    lost: Count = 0
    threaded: Count = 0
    storms: Count | None = None
    triggers: Count | None = None
    toggles: dict[str, Count] = {}
    """By the pin."""


class SelfTest(Record, frozen=True, kw_only=True):
    """A self-test of the instrument."""

    date: str
    passed: bool
    offsets: dict[str, tuple[float, float]] = {}
    """By the input: bounds, in ticks, of the time through pads and jumper."""


class Bin(Record, frozen=True, kw_only=True):
    """What lies between two sampling instants."""

    width: float


class Bins(Record, frozen=True, kw_only=True):
    """Measured widths of ticks."""

    bins: list[Bin]


class OscillatorError(Record, frozen=True, kw_only=True):
    """A calibrated oscillator."""

    error: Relative
    """Of the frequency, relative."""
    uncertainty: Annotated[float, between(0, 1)]
    """Of the error, relative."""


class Cited(Record, frozen=True, kw_only=True):
    """What is on record of the instrument."""

    selftest: SelfTest | None = None
    bins: Bins | None = None
    oscillator: OscillatorError | None = None


class Calibrated(OscillatorError, frozen=True, kw_only=True):
    """By what the tick was corrected."""

    date: str
    """Of the calibration."""
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


class ForeignRow(Record, frozen=True, kw_only=True):
    """A histogram of another tool."""

    name: Annotated[str, like(r"\S", "a text")]
    n: Count
    counts: dict[Annotated[str, like("^[0-9]{1,18}$", "a whole number")], Count]
    width: Positive
    overflow: Count | None
    min: Count | None
    max: Count | None


class Beside(Record, frozen=True, kw_only=True):
    """What another tool measured inside the target."""

    file: str
    tool: str
    unit: Literal["s", "ms", "us", "ns", "ps"]
    includes: str
    notes: list[str]
    rows: list[ForeignRow]


class Named(Record, frozen=True, kw_only=True):
    """An experiment."""

    name: str


class Periodic(Named, frozen=True, kw_only=True):
    inputs: list[InputName]
    window: Window
    work: Rational | None
    tolerance: Rational
    decision: Decision = SIMPLE


class Multi(Named, frozen=True, kw_only=True):
    release: str
    window: Window
    deadlines: dict[InputName, Rational]
    allow_unstarted: bool = False


class Bracket(Named, frozen=True, kw_only=True):
    operation: str | None


SETTINGS: Mapping[Any, type[Named]] = {"periodic": Periodic, "multi": Multi, "bracket": Bracket}
"""Of experiments, by name."""
