# SPDX-License-Identifier: BSD-2-Clause
"""One wire from an output to one input: that this input sees each edge, and no other input any."""

import math
from collections.abc import Iterator, Mapping

import numpy as np

from ..contract import registers
from ..contract.roles import Source
from ..device.configuration import Configuration, InputSettings
from ..device.instrument import Instrument
from ..measuring.instrumentfile import BringUpCheck
from ..units import counted
from .jumper import OFFSET, PERIOD_CLOCKS, PULSES, WIDTH_CLOCKS, Jumper, told_range
from .likely import (
    EXCHANGED,
    FLOATING,
    HELD_LOW,
    INVERTED,
    LATE,
    MISSING,
    RINGING,
    SHORTED,
    STIMULUS_DEAD,
    UNWIRED,
    Likely,
    checked,
)
from .trial import Trial, trial

NEAR = 0.9
"""Of an input's edges, so many come right after those of an output if it is wired to that."""
BOUNCE_CLOCKS = WIDTH_CLOCKS // 2
"""Within so many clocks after an edge, more of them are its bounces."""
FIRES = 20


class OneWire:
    """A wire from an output to an input."""

    def __init__(self, instrument: Instrument, output: Source, role: Source) -> None:
        self.instrument, self.output, self.role = instrument, output, role
        self.identity = instrument.identity
        self.inputs = self.identity.roles
        self.late = math.ceil(OFFSET / self.identity.tick)

    def checks(self) -> Iterator[BringUpCheck]:
        """Of this input, and of each other one that has edges."""
        levels = self._levels()
        if self.output == Source.TRIGGER:
            found, count = self._fired(), FIRES
        else:
            found, count = Jumper(self.instrument, self.output).pulses(lossless=False), PULSES
        width = WIDTH_CLOCKS * self.identity.samples
        seen = {each: found.count(registers.SEEN[each]) + found.count(registers.MULTI[each]) for each in self.inputs}
        follow = {each for each in self.inputs if self._follows(found, each, width)}
        fault, text = self._judge(found, seen, follow, levels, count, width)
        yield checked(
            f"{self.output.label} to {self.role.label}",
            text,
            f"all edges, within {counted(self.late, 'tick')}",
            fault,
        )
        for each in self.inputs:
            if each != self.role and seen[each] and each not in follow:
                text = f"{counted(seen[each], 'edge')} while nothing is wired to it"
                yield checked(f"{each.label} at rest", text, "no edge", FLOATING.at(each.label))

    def _judge(
        self,
        found: Trial,
        seen: Mapping[Source, int],
        follow: set[Source],
        levels: Mapping[Source, int],
        count: int,
        width: int,
    ) -> tuple[Likely | None, str]:
        role, driven = self.role, found.times(self.output)
        others = sorted(follow - {role})
        rises, falls = found.times(role, 1), found.times(role, 0)
        text = f"{len(rises)} rising and {len(falls)} falling edges of {count} each"
        if not seen[role]:
            if others:
                return EXCHANGED.at(f"{role.label} is on {others[0].label}"), f"no edge, but all on {others[0].label}"
            if levels[role]:
                return UNWIRED.at(role.label), "no edge; it rests high"
            return HELD_LOW.at(role.label), "no edge; it rests low"
        if others:
            both = " and ".join(each.label for each in sorted({role, *others}))
            return SHORTED.at(both), f"edges on {both} alike"
        if seen[role] > 2 * count:
            bounce = role in follow or self._bounces(found, width)
            return (RINGING if bounce else FLOATING).at(role.label), f"{seen[role]} edges of {2 * count}"
        if seen[role] == 2 * count and any(found.count(register) for register in registers.LOST.values()):
            return None, f"{seen[role]} edges; the link had no room for all of their times"
        if not len(driven) == len(rises) == len(falls) == count:
            return MISSING.at(role.label), text
        least, most = int((rises - driven).min()), int(max((rises - driven).max(), (falls - driven - width).max()))
        if np.all(np.abs(falls - driven) <= self.late) and np.all(rises > driven):
            return INVERTED.at(role.label), f"{text}, falling first"
        if least < 0 or most > self.late:
            return LATE.at(role.label), f"{text}, {told_range((least, most))} late"
        return None, f"{text}, {told_range((least, most))} late"

    def _follows(self, found: Trial, role: Source, width: int) -> bool:
        """Nearly all of its edges come right after those of the output."""
        return self._near(found, role, width, self.late) >= NEAR

    def _bounces(self, found: Trial, width: int) -> bool:
        return self._near(found, self.role, width, BOUNCE_CLOCKS * self.identity.samples) >= NEAR

    def _near(self, found: Trial, role: Source, width: int, ticks: int) -> float:
        """The share of an input's edges that come so many ticks after an edge of the output, or earlier."""
        driven = found.times(self.output)
        times = np.concatenate([found.times(role, 1), found.times(role, 0)])
        if not len(driven) or not len(times):
            return 0.0
        edges = np.sort(np.concatenate([driven, driven + width]))
        since = times - edges[np.maximum(np.searchsorted(edges, times, side="right") - 1, 0)]
        return float(np.mean((since >= 0) & (since <= ticks)))

    def _configuration(self, loopback: int) -> Configuration:
        return Configuration(
            inputs={role: InputSettings(loopback=loopback) for role in self.inputs},
            stimuli={},
            segments=(),
            snapshot=0,
            flush=PERIOD_CLOCKS,
            watchdog=0,
        )

    def _levels(self) -> dict[Source, int]:
        """At which level each input rests: an input that is switched from a low one inside to its pin rises, or not."""

        def switch() -> None:
            for role in self.inputs:
                self.instrument.write(registers.INPUT[role], InputSettings().word(role))

        first = trial(self.instrument, self._configuration(registers.LOOPBACK_STIMULUS), switch).events
        return {role: int((first.edge[first.source == role][:1] == 1).any()) for role in self.inputs}

    def _fired(self) -> Trial:
        """Pulses of the trigger, one by one."""

        def fire() -> None:
            table = registers.TRIGGER
            self.instrument.write(table["mode"], 0)
            self.instrument.write(table["width"], WIDTH_CLOCKS)
            self.instrument.write(table["holdoff"], 0)
            for _ in range(FIRES):
                number = self.instrument.read(registers.TRIGGER_FIRE)
                self.instrument.write(registers.TRIGGER_FIRE, (number + 1) % (1 << registers.TRIGGER_FIRE.word.width))

        return trial(self.instrument, self._configuration(registers.LOOPBACK_PIN), fire)


def dead_output(output: Source, checks: list[BringUpCheck]) -> BringUpCheck | None:
    """If no input saw an edge of an output, it is rather this one that is dead; None otherwise."""
    if not checks or any(check.passed or check.fault not in (UNWIRED.name, HELD_LOW.name) for check in checks):
        return None
    return checked(
        f"{output.label}", "no edge of it at any input", "edges at each input", STIMULUS_DEAD.at(output.label)
    )
