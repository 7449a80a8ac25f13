# SPDX-License-Identifier: BSD-2-Clause
"""The configuration of a run: everything that is written to the instrument, in ticks; run.json keeps it."""

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Self, TypeVar

from ..base.records import Record, convert
from ..contract import registers
from ..contract.roles import Source, source
from ..contract.segments import Policy, check_named, segment
from .settings_records import (
    ConfigurationRecord,
    InputRecord,
    SegmentRecord,
    StimulusRecord,
    TriggerRecord,
)
from .stimulus_plan import StimulusPlan

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")
R = TypeVar("R", bound=Record)
WORD = 1 << 32


def _record(kind: type[R], settings: "DataclassInstance") -> R:
    """Field by field; enumerations by name in lower case."""
    values = ((item.name, getattr(settings, item.name)) for item in fields(settings))
    return kind(**{name: value.name.lower() if isinstance(value, enum.Enum) else value for name, value in values})


def _settings(cls: type[T], record: Record) -> T:
    """The opposite of `_record`."""
    values = {}
    for item in fields(cls):
        value, kind = getattr(record, item.name), item.type
        values[item.name] = kind[value.upper()] if isinstance(kind, enum.EnumMeta) else value
    return cls(**values)


@dataclass(frozen=True, kw_only=True)
class InputSettings:
    """One input; `filter` in ticks."""

    enable: bool = True
    invert: bool = False
    rise: bool = True
    fall: bool = True
    filter: int = 0
    loopback: int = registers.LOOPBACK_PIN

    def word(self, role: Source) -> int:
        """Value of the input's register."""
        return registers.INPUT[role].word.pack({item.name: int(getattr(self, item.name)) for item in fields(self)})


@dataclass(frozen=True, kw_only=True)
class SegmentSettings:
    """One measured segment; `least` is the pairing's m, learned from `learned` samples or given (0). Times in ticks.

    One that is not `asked` for is measured by default.
    """

    name: str
    cause: Source
    response: Source
    policy: Policy
    timeout: int
    least: int = 0
    threshold: int = (1 << 40) - 1
    depth: int = 0
    learned: int = 0
    asked: bool = True

    @property
    def is_interval(self) -> bool:
        return self.policy == Policy.INTERVAL

    def words(self, number: int) -> dict[registers.Register, int]:
        """Values of the registers of segment `number`."""
        table = registers.SEGMENT[number]
        names = ("cause", "response", "policy", "depth")
        values = {"mode": table["mode"].word.pack({"enable": 1} | {name: int(getattr(self, name)) for name in names})}
        for name in ("least", "timeout", "threshold"):
            values[f"{name}_low"], values[f"{name}_high"] = getattr(self, name) % WORD, getattr(self, name) // WORD
        return {table[name]: value for name, value in values.items()}


@dataclass(frozen=True, kw_only=True)
class TriggerSettings:
    """What the trigger watches and does: `limit` in ticks, `width` and `holdoff` in clocks; see
    `irqscope.contract.trigger`. `segment` names the pair."""

    segment: str
    cause: Source
    response: Source
    limit: int
    deadline: bool = True
    late: bool = False
    coalesced: bool = False
    active_low: bool = False
    stop: bool = False
    count: int = 0
    width: int
    holdoff: int

    def words(self) -> dict[registers.Register, int]:
        """Values of the trigger's registers."""
        table = registers.TRIGGER
        mode = table["mode"].word
        words = {table["mode"]: mode.pack({field.name: int(getattr(self, field.name)) for field in mode.fields})}
        return words | {table[name]: getattr(self, name) for name in table if name != "mode"}


@dataclass(frozen=True, kw_only=True)
class Configuration:
    """All settings of a run.

    `snapshot` is the time between snapshots and `duration` the time after which the host ends an endless run, in ticks
    (0: the stimulus ends it); `patience` is how long a link may be interrupted until the host ends the run, in ticks;
    `flush` and `watchdog` are in clocks. Without `stream` no edge is sent as an event.
    """

    inputs: Mapping[Source, InputSettings]
    stimuli: Mapping[Source, StimulusPlan]
    segments: tuple[SegmentSettings, ...]
    snapshot: int
    flush: int
    watchdog: int
    duration: int = 0
    patience: int = 0
    outliers: bool = field(default=True)
    stream: bool = field(default=True)
    trigger: TriggerSettings | None = None

    @property
    def planned(self) -> int:
        """Edges that the first stimulus shall drive; 0: endless."""
        stimulus = self.stimuli.get(Source.STIMULUS)
        return stimulus.edges if stimulus else 0

    @property
    def length(self) -> int:
        """Ticks that the run takes by its plan; 0: nobody knows."""
        finite = (plan.delay + plan.count * plan.interval for plan in self.stimuli.values() if plan.count)
        return max(finite, default=0) or self.duration

    @property
    def record(self) -> ConfigurationRecord:
        """What run.json keeps of it."""
        return convert(
            {
                "inputs": {role.label: _record(InputRecord, settings) for role, settings in self.inputs.items()},
                "stimuli": {role.label: _record(StimulusRecord, settings) for role, settings in self.stimuli.items()},
                "segments": [_record(SegmentRecord, settings) for settings in self.segments],
                "trigger": _record(TriggerRecord, self.trigger) if self.trigger else None,
                **{name: getattr(self, name) for name in _PLAIN},
            },
            ConfigurationRecord,
        )

    @classmethod
    def of(cls, record: ConfigurationRecord) -> Self:
        """The opposite of `record`; ValueError if the instrument's registers cannot hold it."""
        found = cls(
            inputs={source(label): _settings(InputSettings, each) for label, each in record.inputs.items()},
            stimuli={source(label): _settings(StimulusPlan, each) for label, each in record.stimuli.items()},
            segments=tuple(_settings(SegmentSettings, each) for each in record.segments),
            trigger=_settings(TriggerSettings, record.trigger) if record.trigger else None,
            **{name: getattr(record, name) for name in _PLAIN},
        )
        found.check()
        return found

    def check(self) -> None:
        """ValueError if a register cannot hold its value, or a segment is not the one of its name."""
        for role, watched in self.inputs.items():
            watched.word(role)
        for role, plan in self.stimuli.items():
            plan.words(role)
        for number, each in enumerate(self.segments):
            each.words(number)
            check_named(each.name, each.cause, each.response)
            if (each.cause == each.response) != each.is_interval:
                raise ValueError(f"{each.name} is an interval if both its ends are one source, and only then")
        if self.trigger:
            self.trigger.words()
            segment(self.trigger.segment)


_PLAIN = ("snapshot", "flush", "watchdog", "duration", "patience", "outliers", "stream")
"""Entries of a configuration that stand by themselves."""
