# SPDX-License-Identifier: BSD-2-Clause
"""The configuration of a run: everything that is written to the instrument, in ticks; kept as JSON in its directory."""

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Self, TypeVar

from ..contract import registers
from ..contract.roles import Source, source
from ..contract.segments import Policy
from .stimulus_plan import StimulusPlan

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")
WORD = 1 << 32


def _plain(value: object) -> object:
    return value.name.lower() if isinstance(value, enum.Enum) else value


def settings_to_json(settings: "DataclassInstance") -> dict[str, Any]:
    """Field by field; enumerations by name in lower case."""
    return {item.name: _plain(getattr(settings, item.name)) for item in fields(settings)}


def settings_from_json(cls: type[T], data: Mapping[str, Any]) -> T:
    """The opposite of `settings_to_json`."""
    values = {}
    for item in fields(cls):
        value, kind = data[item.name], item.type
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
        return registers.INPUT[role].word.pack({name: int(value) for name, value in settings_to_json(self).items()})


@dataclass(frozen=True, kw_only=True)
class SegmentSettings:
    """One measured segment; `least` is the pairing's m, learned from `learned` samples or given (0). Times in ticks."""

    name: str
    cause: Source
    response: Source
    policy: Policy
    timeout: int
    least: int = 0
    threshold: int = (1 << 40) - 1
    depth: int = 0
    learned: int = 0

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
        return stimulus.count * max(1, stimulus.burst) if stimulus else 0

    def to_json(self) -> dict[str, Any]:
        return {
            "inputs": {role.label: settings_to_json(settings) for role, settings in self.inputs.items()},
            "stimuli": {role.label: settings_to_json(settings) for role, settings in self.stimuli.items()},
            "segments": [settings_to_json(settings) for settings in self.segments],
            "snapshot": self.snapshot,
            "flush": self.flush,
            "watchdog": self.watchdog,
            "duration": self.duration,
            "patience": self.patience,
            "outliers": self.outliers,
            "stream": self.stream,
            "trigger": settings_to_json(self.trigger) if self.trigger else None,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        return cls(
            inputs={source(label): settings_from_json(InputSettings, item) for label, item in data["inputs"].items()},
            stimuli={source(label): settings_from_json(StimulusPlan, item) for label, item in data["stimuli"].items()},
            segments=tuple(settings_from_json(SegmentSettings, item) for item in data["segments"]),
            trigger=settings_from_json(TriggerSettings, data["trigger"]) if data["trigger"] else None,
            **{name: data[name] for name in (
                "snapshot", "flush", "watchdog", "duration", "patience", "outliers", "stream",
            )},
        )
