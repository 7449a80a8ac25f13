# SPDX-License-Identifier: BSD-2-Clause
"""Requests: all that a user asks of a measurement, exact, and refused at once where it contradicts itself.

A request knows no instrument: `planning` makes a configuration of it for one. Experiments are put together from the
parts here, in which each field says how people give it (`base.options`).
"""

import shutil
from dataclasses import dataclass, fields
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..base.namedtimes import NAMED_TIMES, NamedTimes
from ..base.options import (
    BAUD,
    COMMAND,
    COUNT,
    DIRECTORY,
    FLAG,
    NAMES,
    PATH,
    RATE,
    TEXT,
    TIME,
    Kind,
    check_fields,
    choice,
    in_python,
    option,
    optional,
)
from ..contract.roles import INPUTS, Source, source
from ..contract.segments import DEFAULT_SEGMENTS
from ..device import ports
from ..errors import BadInput, Contradiction
from .judging import LIMITS, Bounded, JudgedLoss
from .presets import PRESETS, chosen
from .secondstimulus import SECOND_STIMULUS, SecondStimulus

if TYPE_CHECKING:
    from .latewatch import OnLate

URL: Kind[str] = Kind("URL", str)
SERIAL: Kind[str] = Kind("SERIAL", lambda number: ports.port_of(number))
US, MS = Fraction(1, 10**6), Fraction(1, 1000)
FILTER = Fraction(50, 10**9)
"""Seconds of the glitch filter, or what the instrument has below it."""
ALL, OUTLIERS = "all", "outliers"
LEARNED = "learned"
"""What `--least` takes for a learned one."""
OCCASIONS = ("deadline", "late", "coalesced")
"""What the trigger answers."""
STIMULUS, MEASUREMENT, TRIGGER, LATE = "stimulus", "measurement", "trigger output", "late responses"
SERIES = "series"
GROUPS = (None, STIMULUS, MEASUREMENT, LIMITS, TRIGGER, LATE, SERIES)
"""Groups of options, as they come in help; None stands for those that belong to none."""
ABOUT = {
    TRIGGER: "when it tells the target that it is late (docs/guide/trigger.md)",
    LATE: "what to do when the record of a latency above --threshold or the count of a pulse of --trigger comes "
    "(docs/guide/explain.md)",
}
"""What they are about."""


@dataclass(frozen=True, kw_only=True)
class Port:
    """Where an instrument is."""

    port: str = option(
        URL,
        "device path (/dev/ttyUSB0), sim://, udp://ADDRESS, ft245://SERIAL, socket://HOST:PORT",
        required=True,
        also=("device", SERIAL, "serial number of the USB device whose port it is: for several instruments on a host"),
    )
    baud: int = option(BAUD, "rate of a serial line", 3_000_000)


@dataclass(frozen=True, kw_only=True)
class Connection(Port):
    """Which instrument measures, and which target."""

    calibrated: bool = option(
        FLAG,
        "correct all times by the oscillator's error that irqscope calibrate has recorded of this instrument",
        False,
    )
    stub: Path | None = option(PATH, "the stub's start line, which gives pins and pairing", group=MEASUREMENT)


@dataclass(frozen=True, kw_only=True)
class Request:
    """What all measurements have: patience, and how edges of the inputs are taken."""

    patience: Fraction = option(
        TIME,
        "how long to wait for a link that is interrupted, such as by a pulled cable (0: not at all); the stimuli "
        "of a host that was killed go on for 5 s longer than that",
        Fraction(20),
    )
    filter: Fraction = option(TIME, "glitch filter, 0 for none", FILTER, group=MEASUREMENT)
    invert: tuple[str, ...] = option(NAMES, "inputs whose level is inverted", (), group=MEASUREMENT)

    def __post_init__(self) -> None:
        check_fields(self)
        try:
            self.check()
        except BadInput as error:
            raise Contradiction(in_python(str(error), type(self)), str(error)) from error

    def check(self) -> None:
        """BadInput if no instrument could do this."""
        self.inverted  # noqa: B018 - for its complaint
        if getattr(self, "count", None) == 0:
            raise BadInput("--count must be at least 1")
        if getattr(self, "duration", None) == 0:
            raise BadInput("--duration must be more than 0")

    @property
    def inverted(self) -> set[Source]:
        """Inputs whose level is inverted."""
        known = {role.label: role for role in INPUTS}
        if strange := [name for name in self.invert if name not in known]:
            raise BadInput(f"--invert takes inputs: {', '.join(known)}, not {strange[0]!r}")
        return {known[name] for name in self.invert}


@dataclass(frozen=True, kw_only=True)
class Stimulus(Request):
    """How stimuli are driven."""

    width: Fraction | None = option(TIME, "pulse width (default 10us, at most a quarter of a period)", group=STIMULUS)
    active_low: bool = option(
        FLAG, "the target acts on the falling edge, and --stub does not say so", False, group=STIMULUS
    )
    hold_until: str | None = option(
        TEXT,
        "hold each pulse until the answer on this input, as a level interrupt is held, or for --width at the most "
        "(default: half a period)",
        group=STIMULUS,
    )
    stimulus2: SecondStimulus | None = option(
        SECOND_STIMULUS,
        "drive the second stimulus, too, at equal intervals, as load or for a second handler: rate=20kHz,width=1us, "
        "phase=3us after the begin of the first, and burst=4,gap=5us for bursts",
        group=STIMULUS,
    )
    seed: int = option(COUNT, "seed of the dither, below 2^32; 0 counts as 1", 1, group=STIMULUS)

    def check(self) -> None:
        super().check()
        self.releasing  # noqa: B018 - for its complaint

    @property
    def releasing(self) -> Source | None:
        """The input whose answer ends a pulse; None if its width does. BadInput if it is no input."""
        if self.hold_until is None:
            return None
        names = [role.label for role in INPUTS]
        if self.hold_until not in names:
            raise BadInput(f"--hold-until takes an input, one of {', '.join(names)}, not {self.hold_until!r}")
        return source(self.hold_until)


@dataclass(frozen=True, kw_only=True)
class Dithered(Stimulus):
    """How stimuli are shifted."""

    dither: Fraction | str = option(
        optional(TIME, "whole", "none", "exponential", metavar="HOW"),
        "how stimuli are scattered: whole (every phase of the period is met equally often), none, a time (each comes "
        "up to that much later than scheduled), or exponential (random intervals with this mean rate)",
        "whole",
        group=STIMULUS,
    )


@dataclass(frozen=True, kw_only=True)
class Answered(Request):
    """What is measured of the answers, and how they are paired."""

    segments: tuple[str, ...] | None = option(
        NAMES,
        "segments to measure on the chip, by name or preset (default: "
        f"{','.join(DEFAULT_SEGMENTS)}, as far as the stub's pins, the chip's room and the rate allow); presets: "
        f"{', '.join(PRESETS)}",
        group=MEASUREMENT,
    )
    timeout: Fraction = option(TIME, "later answers count as missing", Fraction(1), group=MEASUREMENT)
    threshold: NamedTimes | None = option(
        NAMED_TIMES,
        "record latencies above this one by one: those of the first segment and of all that --segments names; of one "
        "by its name: 20us,wake=100us",
        group=MEASUREMENT,
    )
    least: NamedTimes | str = option(
        optional(NAMED_TIMES, LEARNED),
        "m: the least possible latency from a stimulus; for other segments by name: 300ns,task=500ns; learned: what a "
        "rehearsal of up to 20 000 stimuli at the same rate shows, before the measurement",
        NamedTimes(),
        group=MEASUREMENT,
    )

    def check(self) -> None:
        super().check()
        chosen(self.segments, DEFAULT_SEGMENTS)
        chosen(tuple(self.least_times.named), ())
        chosen(tuple(self.thresholds.named), ())

    @property
    def thresholds(self) -> NamedTimes:
        """Beyond which latencies are recorded, by segment."""
        return self.threshold or NamedTimes()

    @property
    def has_threshold(self) -> bool:
        """Whether there is one that tells late from all others."""
        return any(seconds for _, seconds in self.thresholds.times)

    @property
    def least_times(self) -> NamedTimes:
        """m by segment; none at all if it is to be learned."""
        return NamedTimes() if isinstance(self.least, str) else self.least


@dataclass(frozen=True, kw_only=True)
class Triggering(Answered):
    """When the trigger output tells the target that it is late."""

    trigger: Fraction | None = option(
        TIME, "arm it: a pulse as soon as a response is missing for this long", group=TRIGGER
    )
    trigger_segment: str | None = option(TEXT, "latency that it watches (default: the first one)", group=TRIGGER)
    trigger_on: tuple[str, ...] = option(
        NAMES,
        "what it answers: deadline (the time has passed), late (the response comes after that), coalesced (a "
        "stimulus comes while one waits)",
        ("deadline",),
        group=TRIGGER,
    )
    trigger_width: Fraction = option(TIME, "pulse width", 10 * US, group=TRIGGER)
    trigger_holdoff: Fraction = option(TIME, "pause after a pulse", MS, group=TRIGGER)
    trigger_count: int = option(COUNT, "pulses, 0 for endless", 1, group=TRIGGER)
    trigger_stop: bool = option(FLAG, "the first pulse ends stimuli and run", False, group=TRIGGER)
    trigger_active_low: bool = option(FLAG, "the pulse is low", False, group=TRIGGER)

    def check(self) -> None:
        super().check()
        if strange := [name for name in self.trigger_on if name not in OCCASIONS]:
            raise BadInput(f"--trigger-on takes {', '.join(OCCASIONS)}, not {strange[0]!r}")
        from ..contract.registers import TRIGGER

        most = (1 << TRIGGER["mode"].word.field("count").width) - 1
        if self.trigger_count > most:
            raise BadInput(f"--trigger-count {self.trigger_count} is too much: at most {most}, 0 for endless")
        changed = [
            f"--{each.name.replace('_', '-')}"
            for each in fields(self)
            if each.name.startswith("trigger_") and getattr(self, each.name) != each.default
        ]
        if changed and self.trigger is None:
            raise BadInput(f"{changed[0]} says how the trigger works: give --trigger with its deadline, such as 50us")


@dataclass(frozen=True, kw_only=True)
class Watching(Triggering):
    """What is done while it is measured, when something is late."""

    on_late: tuple[str, ...] | None = option(
        COMMAND,
        "run this here for the first of them, while the measurement goes on: \"ssh root@board 'echo 0 > "
        "/sys/kernel/tracing/tracing_on'\"; no shell of this machine reads it",
        group=LATE,
    )
    on_late_again: int | None = option(COUNT, "run it again after every N further ones (default: never)", group=LATE)
    on_late_timeout: Fraction | None = option(TIME, "how long it may take until it is ended (20s)", group=LATE)
    stop_on_late: bool = option(FLAG, "end the run at the first of them", False, group=LATE)

    def check(self) -> None:
        super().check()
        for name, value in (("again", self.on_late_again), ("timeout", self.on_late_timeout)):
            if value is not None and self.on_late is None:
                raise BadInput(f"--on-late-{name} says when --on-late COMMAND is run or ended: give that, too")
        if self.on_late is None and not self.stop_on_late:
            return
        if not self.has_threshold and self.trigger is None:
            raise BadInput(
                "--on-late and --stop-on-late need to know what is late: give --threshold, such as 100us, or --trigger"
            )
        if self.on_late_again == 0:
            raise BadInput("--on-late-again must be at least 1")
        if self.on_late_again is not None and self.stop_on_late:
            raise BadInput("--stop-on-late ends the run at the first of them: leave out --on-late-again")
        if self.on_late and shutil.which(self.on_late[0]) is None:
            raise BadInput(f"--on-late: {self.on_late[0]} was not found, or is no program")
        if self.on_late_timeout == 0:
            raise BadInput("--on-late-timeout 0 is too short: no command could come to its end")

    @property
    def watched(self) -> "OnLate | None":
        """What is to be done; None if that is nothing."""
        from .latewatch import OnLate

        if self.on_late is None and not self.stop_on_late:
            return None
        timeout = OnLate.timeout if self.on_late_timeout is None else self.on_late_timeout
        return OnLate(self.on_late or (), self.on_late_again, timeout, self.stop_on_late)


@dataclass(frozen=True, kw_only=True)
class Latency(Watching, Dithered, JudgedLoss, Bounded):
    """Stimuli at a rate, and how long the answers take."""

    rate: Fraction = option(RATE, "stimuli per second", Fraction(1000), group=STIMULUS)
    count: int | None = option(COUNT, "stimuli to drive (default 10000)", group=STIMULUS)
    duration: Fraction | None = option(TIME, "how long to measure, for example 5h", group=STIMULUS)
    warmup: Fraction | None = option(
        TIME, "drive stimuli for so long before: a run of its own, DIR/warmup, which is in no figure", group=STIMULUS
    )
    events: str = option(
        choice(ALL, OUTLIERS),
        "all: every edge while the link keeps up; outliers: records of latencies above --threshold alone, for runs of "
        "days",
        ALL,
        group=MEASUREMENT,
    )
    confirm: Path | None = option(
        DIRECTORY,
        "run whose late samples seemed to come with a period: say whether this one confirms it (docs/guide/latency.md)",
        group=MEASUREMENT,
    )

    def check(self) -> None:
        if self.count is not None and self.duration is not None:
            raise BadInput("--count and --duration both say how long to measure: leave out one of them")
        if self.warmup == 0:
            raise BadInput("--warmup must be more than 0: leave it out for none")
        super().check()
        if self.events == OUTLIERS and not self.has_threshold:
            raise BadInput("--events outliers records latencies above a threshold: give --threshold, such as 100us")
        self.judged()
        self.bounds  # noqa: B018 - for its complaint


def as_latency(request: Stimulus, **changes: Any) -> Latency:
    """The run that another experiment's request is one of: the fields that both have, with changes."""
    shared = {each.name for each in fields(Latency)} - {each.name for each in fields(JudgedLoss)}
    same = {name: getattr(request, name) for name in shared if hasattr(request, name)}
    return Latency(**(same | changes))
