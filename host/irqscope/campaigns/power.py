# SPDX-License-Identifier: BSD-2-Clause
"""Settings of a target's processors for the time of a scenario: governor, frequency, idle states.

A script on the target (power.sh) makes them, holds them, and puts back what was there when it is ended, which its
supervisor sees to whatever becomes of irqscope (load.py). What was there is in a directory on the target, too: if the
script itself is killed, `clean` puts it back, or the next one does.
"""

import re
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from ..tomltable import Table, text
from ..units import parse_rate, rate_text
from .scenariofile import PowerSettings

CPUS = "/sys/devices/system/cpu"
HELD = "/run/irqscope-power"
"""A directory on the target. It is gone with a restart, as the settings are."""
SAID = "irqscope: the settings are made"
NOT_RESTORED, NOT_CLEANED = "not restored: ", "not cleaned: "
"""How the lines begin that say what a load has left on the target."""
NAME = "irqscope-power"
_GOVERNOR = re.compile(r"[a-z_]{1,30}")
_STATE = re.compile(r"[\w.+-]{1,30}", re.ASCII)

SCRIPT = Path(__file__).with_suffix(".sh")


@dataclass(frozen=True)
class Power:
    """What is set on all of a target's CPUs; None: left as it is. At least one of them is set."""

    governor: str | None = None
    """Of the frequency, by its name in the kernel."""
    frequency: Fraction | None = None
    """In Hz: the least and the greatest one allowed."""
    deepest: str | None = None
    """The deepest idle state that is allowed, by its name or number in the kernel; deeper ones are switched off."""

    @property
    def run(self) -> tuple[str, ...]:
        """The command that makes these settings, says `SAID`, and holds them until SIGTERM."""
        khz = "" if self.frequency is None else str(int(self.frequency / 1000))
        return _script("hold", self.governor or "", khz, self.deepest or "")

    @property
    def clean(self) -> tuple[str, ...]:
        """The command that puts back what one that was killed left."""
        return _script("restore")

    @property
    def record(self) -> PowerSettings:
        """As scenario.json keeps it."""
        hertz = None if self.frequency is None else int(self.frequency)
        return PowerSettings(governor=self.governor, frequency_hz=hertz, deepest=self.deepest)

    def __str__(self) -> str:
        frequency = None if self.frequency is None else rate_text(self.frequency)
        parts = (("governor", self.governor), ("frequency", frequency), ("deepest idle state", self.deepest))
        return ", ".join(f"{what} {value}" for what, value in parts if value is not None)


def _script(action: str, *settings: str) -> tuple[str, ...]:
    return ("sh", "-c", SCRIPT.read_text(encoding="utf-8"), NAME, action, CPUS, HELD, *settings)


def power_of(table: Table) -> Power:
    """The settings in a table of a file."""
    found = Power(
        governor=table.take("governor", _governor, None),
        frequency=table.take("frequency", _frequency, None),
        deepest=table.take("deepest", _state, None),
    )
    table.done()
    if found == Power():
        raise table.wrong('sets nothing: give a governor, a frequency ("1.8GHz") or the deepest idle state ("C1", 0)')
    return found


def _governor(value: object) -> str:
    if not _GOVERNOR.fullmatch(text(value)):
        raise ValueError(f"must be a name of the kernel's, such as performance, not {value!r}")
    return str(value)


def _frequency(value: object) -> Fraction:
    found = parse_rate(text(value))
    if not found or found % 1000:
        raise ValueError(f"must be whole kHz, not {value!r}")
    return found


def _state(value: object) -> str:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 100:
        return str(value)
    if not isinstance(value, str) or not _STATE.fullmatch(value):
        raise ValueError(f'must be the name or number of an idle state, such as "C1" or 0, not {value!r}')
    return value
