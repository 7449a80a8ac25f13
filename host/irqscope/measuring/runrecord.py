# SPDX-License-Identifier: BSD-2-Clause
"""run.json, typed: what was to be measured, with what, and how it ended.

What a stub has said is kept as it came. Of that, what figures depend on is checked here, too.
"""

import math
import platform
import socket
import sys
from dataclasses import replace
from typing import Annotated, Literal, Self

from .. import __version__
from ..base.records import Content, Count, Exact, Hertz, Line, Record, Sealed, Ticks, between, convert, like, to_json
from ..contract import layout, registers
from ..contract.digest import digest
from ..contract.frontends import FrontEndId
from ..contract.identity import IDENTITY_FIELDS, Identity
from ..contract.layout import Layout
from ..contract.roles import INPUTS, STIMULI
from ..device.capture import Seal
from ..device.settings_records import ConfigurationRecord
from .cited import Beside, Calibrated, Cited, EndLine, FirstRun, OnLateRecord, Toggle, check_time, look_at
from .decision import SIMPLE, Decision
from .experimentrecord import AnySettings, ClockSettings
from .interruption import Interruption

SAME = 1e-11
"""By which share rates may differ from what tick and samples make them: other programs round in the twelfth digit."""
RUN_SCHEMA = "irqscope.run/6"
"""Another one whenever an entry goes or changes its meaning, or one comes without which a run cannot be read."""
UNSEALED_SCHEMA = "irqscope.run/5"
"""Read, too: what was added to a run stands in its run.json, which has no seal."""
UNBOUND_SCHEMA = "irqscope.run/4"
"""Read, too: its captures have the first format and layout, and nothing binds them to run.json."""

_FRONT_ENDS = {"halved": "half_rate"}
"""Front ends that were called otherwise, by that name."""


def upgraded(data: Content) -> Content:
    """The content of run.json, that of a former schema as it would be today."""
    schema = data.get("schema")
    if schema == UNSEALED_SCHEMA:
        return {**data, "schema": RUN_SCHEMA}
    if schema == UNBOUND_SCHEMA:
        return {**data, "schema": RUN_SCHEMA, "capture": {"format": 1, "layout": layout.first().to_json()}}
    return data


class LayoutRecord(Record, frozen=True, kw_only=True):
    """What the words of snapshots are, by the names that the contract had."""

    status: dict[str, Count]
    """Addresses of status registers."""
    counts: dict[str, Count]
    """Numbers of a segment's counts."""
    scalars: dict[str, Count]
    """Numbers of a segment's scalars."""
    sources: dict[str, Count]
    """Numbers of sources."""

    def __post_init__(self) -> None:
        self.layout  # noqa: B018 - ValueError if it lacks what each has

    @property
    def layout(self) -> Layout:
        return Layout.from_json(to_json(self))


class CaptureRecord(Record, frozen=True, kw_only=True):
    """How capture.irq is to be read."""

    format: Count
    """What its blocks look like."""
    layout: LayoutRecord
    """What its snapshots hold."""

    @classmethod
    def of(cls, identity: Identity) -> Self:
        """Of an instrument of this contract."""
        return cls(format=layout.FORMAT, layout=convert(identity.layout.to_json(), LayoutRecord))


SubBits = Annotated[int, between(0, 12)]
"""log2 of a histogram's bins per octave."""


class InstrumentRecord(Record, frozen=True, kw_only=True):
    """What an instrument is: its identification registers, as `info --json`, run.json and result.json show them."""

    board: str
    """Its name."""
    samples: Annotated[int, between(1, 64)]
    """Sampling instants of a clock."""
    filter_clocks: Annotated[int, between(0, 1 << 16)]
    """Window of the glitch filter."""
    segments: Annotated[int, between(0, 64)]
    """Segments that are measured at a time, at most."""
    sub_bits: SubBits
    """log2 of the histogram's bins per octave."""
    histogram_banks: Literal[1, 2]
    """2: the histograms have a shadow copy; 1: their bins are never cleared."""
    bin_bits: Annotated[int, between(1, 64)]
    """Width of the histogram's bins."""
    pending_depth: Annotated[int, between(0, 1 << 32)]
    """Causes that a segment can keep pending."""
    event_queue: Annotated[int, between(0, 1 << 32)]
    """Entries."""
    statistics_queue: Annotated[int, between(0, 1 << 32)]
    """Entries."""
    outlier_queue: Annotated[int, between(0, 1 << 32)]
    """0: there are no outlier records."""
    sample_clocks: Annotated[int, between(1, 1 << 32)]
    """Clocks that the statistics need for a sample of each segment."""
    inputs: Annotated[int, between(0, len(INPUTS))]
    """How many there are."""
    stimuli: Annotated[int, between(0, 2)]
    """Outputs for stimuli."""
    dithered: Annotated[int, between(0, 2)]
    """Stimuli that can dither, from the first on."""
    bursts: Annotated[int, between(0, 1)]
    """1: stimuli can come in bursts."""
    time_bits: Annotated[int, between(1, 64)]
    """Of period, width, delay, gap and span of a stimulus."""
    trigger: Annotated[int, between(0, 1)]
    """1: there is a trigger."""
    front_end: Literal[
        "simulation", "registered", "ddr", "ecp5_geared_4", "gowin_geared_4", "gowin_geared_8", "half_rate", "halved"
    ]
    """What is between pin and sampling instants. `halved` is what `half_rate` was called in files before."""
    build: Annotated[str, like("^[0-9a-f]{16}$", "a text of 16 hexadecimal digits")]
    """Number of the bitstream."""
    tick: Exact
    """What times are counted in; corrected if the run is `calibrated`."""
    clock_hz: Hertz
    """Of the core: `samples` ticks make a clock."""
    sustained_samples_hz: Hertz
    """That each segment takes without loss."""
    stamp_offset: Count
    """From the sampling instant that saw an edge first to its time stamp, in ticks."""
    protocol: Count
    """Version of the protocol."""
    contract: str
    """Digest of the contract that the gateware was made from."""

    @classmethod
    def of(cls, identity: Identity) -> Self:
        return convert(
            {
                **{name: getattr(identity, name) for name in ("board", *IDENTITY_FIELDS)},
                "front_end": identity.front_end.name.lower(),
                "build": f"{identity.build:016x}",
                "tick": Exact.of(identity.tick),
                "clock_hz": float(identity.clock_hz),
                "sustained_samples_hz": float(identity.sustained_samples_hz),
                "stamp_offset": identity.stamp_offset,
                "protocol": registers.PROTOCOL,
                "contract": digest().hex(),
            },
            cls,
        )

    def __post_init__(self) -> None:
        identity = self.identity
        for name in ("clock_hz", "sustained_samples_hz"):
            stated, known = getattr(self, name), float(getattr(identity, name))
            if not math.isclose(stated, known, rel_tol=SAME):
                raise ValueError(f"{name} is {stated}, but tick and samples make it {known}: one of them was changed")

    @property
    def identity(self) -> Identity:
        """The opposite of `of`."""
        return Identity(
            front_end=FrontEndId[_FRONT_ENDS.get(self.front_end, self.front_end).upper()],
            build=int(self.build, 16),
            tick=self.tick.fraction,
            **{name: getattr(self, name) for name in ("board", *IDENTITY_FIELDS)},
        )


class HostRecord(Record, frozen=True, kw_only=True):
    """The computer that measured."""

    name: str
    """In its network."""
    system: str
    """Its operating system."""
    python: str
    """Version of Python."""
    machine: str
    """Its processor."""
    executable: str
    """Which Python it is."""

    @classmethod
    def here(cls) -> Self:
        return cls(
            name=socket.gethostname(),
            system=platform.platform(),
            python=platform.python_version(),
            machine=platform.machine(),
            executable=sys.implementation.name,
        )


class LimitRecord(Record, frozen=True, kw_only=True):
    """A limit that the run is judged by, as the user wrote it."""

    name: str
    """What it is on: `isr.max`."""
    wanted: str
    """The most that it may be, or the least of a rate."""
    hard: bool
    """Else it only warns."""
    decision: Decision = SIMPLE
    """By which rule of JCGM 106."""


AS_PLANNED = ("count", "duration")
"""Reasons for which a run ends that are its plan."""
ASKED = ("interrupt", "load")
"""Reasons for which a run ends early by request, after which no further one of the same measurement is begun."""


class EndRecord(Record, frozen=True, kw_only=True, omit_defaults=True):
    """How the run ended."""

    time: str
    """Of the host when all of it was kept, in UTC."""
    reason: Literal["count", "duration", "interrupt", "late", "load", "watchdog", "trigger"]
    """What ended it."""
    start_time: str | None = None
    """Of the host at `start_ticks`, in UTC; null of runs from before there was this."""
    start_ticks: Ticks
    """The instrument's time when it began."""
    end_time: str | None = None
    """As `start_time`, at `end_ticks`."""
    end_ticks: Ticks
    """The instrument's time when it ended."""
    bad_bytes: Count
    """Bytes from the instrument that were no part of a block."""
    bytes: Count | None = None
    """Of capture.irq; like its two next not known of schema 4."""
    blocks: Count | None = None
    """Of capture.irq."""
    sha256: Annotated[str, like("^[0-9a-f]{64}$", "a text of 64 hexadecimal digits")] | None = None
    """Of the bytes of capture.irq."""
    target: Line | None = None
    """The stub's end line, if it is known. Of a guest with its kernel's lines of `trouble`, or these alone."""

    def __post_init__(self) -> None:
        if self.end_ticks < self.start_ticks:
            raise ValueError("end_ticks lies before start_ticks")
        if len({each is None for each in (self.bytes, self.blocks, self.sha256)}) > 1:
            raise ValueError("bytes, blocks and sha256 of the capture belong together")
        look_at("target", self.target, EndLine)
        for name in ("time", "start_time", "end_time"):
            if (time := getattr(self, name)) is not None:
                check_time(name, time)

    @property
    def seal(self) -> Seal | None:
        """By what the capture is known again; None of the former schema."""
        if self.bytes is None or self.blocks is None or self.sha256 is None:
            return None
        return Seal(self.bytes, self.blocks, self.sha256)

    @property
    def line(self) -> EndLine:
        """What the stub counted; nothing if that is not known."""
        return convert(self.target or {}, EndLine)


class RunRecord(Sealed, frozen=True, kw_only=True):
    """What was to be measured, with what, and how it ended."""

    schema: str = RUN_SCHEMA
    """Of this file."""
    tool: str = f"irqscope {__version__}"
    """The program that measured."""
    command: list[str]
    """The user's, word by word."""
    port: str
    """Through which the instrument was reached."""
    capture: CaptureRecord
    """How capture.irq is to be read."""
    instrument: InstrumentRecord
    """As it identified itself."""
    configuration: ConfigurationRecord
    """As it was written to the instrument."""
    target: Line
    """The stub's start line; empty if it is not known. A bench adds its own `loopback`, or a `guest`: what one is."""
    before: dict[str, Count]
    """What the target was asked by earlier runs and counted, too."""
    limits: list[LimitRecord]
    """That the run is judged by."""
    allow_short: bool
    """Limits may also be kept by a run that ends short of its plan."""
    wanted: list[str]
    """Bounds on rare events that the user wants to have shown."""
    live: bool
    """`blind.npy` follows: the pins of a live target are not always looked at."""
    experiment: AnySettings | None
    """What more is to be found out; null of a plain measurement."""
    confirm: FirstRun | None
    """What is kept of the run whose period this one shall confirm."""
    record: Cited | None
    """What is cited of the instrument's self-test and calibration."""
    calibrated: Calibrated | None
    """By what the tick was corrected; null if it is the nominal one."""
    on_late: OnLateRecord | None
    """What is done about what is late, and what was done."""
    host: HostRecord
    """The computer that measured."""
    start: str
    """The host's time, in UTC."""
    start_ticks: Ticks | None = None
    """The instrument's time when it began, as `end` repeats it; null before, and of runs from before there was this."""
    interruptions: list[Interruption] = []
    """Of the link."""
    end: EndRecord | None = None
    """Null of a run that broke off."""
    beside: list[Beside] = []
    """What other tools measured inside the target: of annotations.json, and of schema 5 and before."""
    toggle: Toggle | None = None
    """What is cited of the stub's own toggle time: of annotations.json, and of schema 5 and before."""

    def __post_init__(self) -> None:
        check_time("start", self.start)
        if not self.configuration.segments and not isinstance(self.experiment, ClockSettings):
            raise ValueError("configuration.segments is empty: only a run of irqscope clock has none")
        self._check_inputs()

    def _check_inputs(self) -> None:
        """ValueError if the run used an input that the instrument has not, or of which snapshots say nothing."""
        roles, settings = self.identity.roles, self.configuration
        ends = {end for each in settings.segments for end in (each.cause, each.response)}
        there = {role.label for role in (*roles, *STIMULI)}
        if absent := sorted((settings.inputs.keys() | ends) - there):
            raise ValueError(f"configuration uses {absent[0]}, which an instrument with {len(roles)} inputs has not")
        if untold := [role.label for role in roles if not self.identity.layout.knows(registers.SEEN[role].name)]:
            raise ValueError(f"capture.layout has no seen_{untold[0]}, of which the instrument counts")

    @property
    def identity(self) -> Identity:
        """The instrument, whose snapshots have the layout that the capture has."""
        return replace(self.instrument.identity, layout=self.capture.layout.layout)

    @property
    def capture_seal(self) -> Seal | None:
        """By what the capture is known again; None of a run that broke off, or of the former schema."""
        return self.end.seal if self.end else None

    @property
    def kind(self) -> str | None:
        """The name of the experiment; None of a plain measurement."""
        return self.experiment.name if self.experiment else None
