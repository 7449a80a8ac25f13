# SPDX-License-Identifier: BSD-2-Clause
"""What is known of the target: the stub's start line, and the pairing policies that follow from it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..contract.roles import INPUTS, STIMULI, STUB_ROLES, Source
from ..contract.segments import DEFAULT_SEGMENTS, SEGMENTS, Policy, Segment, segment
from ..errors import BadInput
from .stublines import read_start

INTERVALS = tuple(known.name for known in SEGMENTS if known.is_interval)
PERIODIC = ("task.interval", "isr.interval", "done.interval")
"""What is measured by default where nothing but periodic threads toggle pins."""
BRACKETED = ("bracket", "multi")
"""Workloads without a stimulus in which one thread toggles both task and done: the others' pins are independent."""
PARALLEL_PORTS = ("linux_parport", "rtlinux", "vxworks")
"""Ports of the stub whose pins are those of a PC's parallel port; other ports say `lpt` as their device."""
AUX_LINE, TRIGGER_LINE = 4, 5
"""Places of the lines of `aux` and of the trigger in the stub's option --lines."""
RESTING_HIGH = (Source.TASK, Source.DONE)
"""Its pins that are inverted on the connector, so that they are high while the register holds 0."""
LOOPBACK, GUEST = "loopback", "guest"
"""What a bench adds to a start line, and no stub says: its own latency, what a simulated machine is."""


@dataclass(frozen=True)
class Target:
    """A target as its stub describes it; all empty if nobody did. `pins` gives the context that toggles each role."""

    description: Mapping[str, Any] = field(default_factory=dict)

    @property
    def pins(self) -> Mapping[str, str]:
        pins = self.description.get("pins", {})
        return pins if isinstance(pins, Mapping) else {}

    @property
    def is_counting(self) -> bool:
        """Every release is answered by a task of its own."""
        return self.description.get("release") == "counting"

    @property
    def is_periodic(self) -> bool:
        """It toggles its pins by a clock of its own and answers no stimulus."""
        return self.description.get("answers") == "period"

    @property
    def acts_on_falling(self) -> bool:
        """It acts on the falling edge of the stimulus; False if that is not known."""
        return self.description.get("edge") == "falling"

    @property
    def pulses(self) -> bool:
        """Each answer is a pulse, of which the first edge counts; else it is one toggle."""
        return bool(self.description.get("pulse"))

    @property
    def marks(self) -> bool:
        """It says each toggle in its kernel's trace, which takes time after it."""
        return bool(self.description.get("marks"))

    @property
    def name(self) -> str:
        """What it was told to call its run, in its start line and in its kernel's trace; empty if nothing."""
        return str(self.description.get("id", ""))

    @property
    def notes(self) -> tuple[str, ...]:
        """What it found amiss before it started, a sentence each."""
        notes = self.description.get("notes")
        return tuple(map(str, notes)) if isinstance(notes, list) else ()

    @property
    def guest(self) -> Mapping[str, str]:
        """What a simulated machine is, by its bench: `release` and `version` of its kernel as that says them itself,
        its `image`, `emulator` and its `command`; empty of a real one, and of runs from before there was this.
        """
        told = self.description.get(GUEST)
        return {name: text for name, text in told.items() if isinstance(text, str)} if isinstance(told, Mapping) else {}

    def at(self, bench: Mapping[str, Any]) -> "Target":
        """The same stub, with what the `bench` says of itself in place of what another one did."""
        own = {name: bench[name] for name in (LOOPBACK, GUEST) if name in bench}
        told = {name: value for name, value in self.description.items() if name not in (LOOPBACK, GUEST)}
        return Target(told | own)

    def edges(self, role: Source) -> tuple[bool, bool]:
        """Whether rising and whether falling edges of the target's pin are answers."""
        if not self.pulses:
            return True, True
        device = str(self.description.get("device", ""))
        on_parallel_port = self.description.get("port") in PARALLEL_PORTS or device.startswith("lpt")
        falls = on_parallel_port and role in RESTING_HIGH
        return not falls, falls

    @property
    def announces_masking(self) -> bool:
        """It toggles `aux` when its overload protection masks the interrupt, and again when that ends."""
        wired = self._has_line(AUX_LINE)
        free = not self.is_periodic and Source.AUX.label not in self.pins
        return free and wired and bool(self.description.get("storm"))

    @property
    def takes_trigger(self) -> bool:
        """The trigger is wired to it, to a line of its chip or to a second parallel port: lpt,BASE,IRQ,BASE,IRQ."""
        device = str(self.description.get("device", ""))
        return self._has_line(TRIGGER_LINE) or (device.startswith("lpt,") and device.count(",") == 4)

    @property
    def lines(self) -> Mapping[str, int]:
        """The lines of a chip that inputs are wired to, by label; empty of a port without such a choice."""
        words = str(self.description.get("lines", "")).split(",")[1 : 1 + len(STUB_ROLES)]
        return {
            role.label: int(word)
            for role, word in zip(STUB_ROLES, words, strict=False)
            if word.isascii() and word.isdigit()
        }

    def _has_line(self, number: int) -> bool:
        """Whether a line of a chip is wired, of ports that have a choice: EVENT,ISR,TASK,DONE,AUX,TRIGGER."""
        lines = str(self.description.get("lines", "-,-,-,-,aux")).split(",")
        return number < len(lines) and lines[number] != "-"

    def context(self, role: Source) -> str | None:
        """What toggles the input, for example `hard handler`; None if unknown."""
        return self.pins.get(role.label)

    def default_segments(self, *, undithered: bool = False) -> tuple[str, ...]:
        """Segments that this target can answer, the most wanted first; BadInput if there is none.

        Intervals between answers say something of the target where the stimuli are `undithered`, and come last then.
        """
        common = (*DEFAULT_SEGMENTS, *INTERVALS) if undithered else DEFAULT_SEGMENTS
        if not self.pins:
            return common
        if self.is_periodic:
            common = ("work", *PERIODIC) if self.description.get("workload") in BRACKETED else PERIODIC
        others = tuple(known.name for known in SEGMENTS if known.cause != Source.STIMULUS2)
        for names in (common, () if self.is_periodic else others):
            if found := tuple(name for name in names if self.answers(segment(name))):
                return found
        raise BadInput(f"the target toggles only {', '.join(self.pins)}: name the segments with --segments")

    def check(self, segments: Sequence[Segment]) -> None:
        """BadInput if a segment needs what the target does not do."""
        for asked in segments:
            if self.is_periodic and asked.cause in STIMULI:
                raise BadInput(
                    f"{asked.name} begins with a stimulus, and the target's workload "
                    f"{self.description.get('workload', '')} answers none: name others with --segments"
                )

    def answers(self, asked: Segment) -> bool:
        """Whether it toggles what the segment needs; only of a target that is described can that be denied."""
        if self.is_periodic and asked.cause in STIMULI:
            return False
        return not self.pins or all(
            role not in INPUTS or role.label in self.pins for role in (asked.cause, asked.response)
        )

    def policy(self, segment: Segment) -> tuple[Policy, int]:
        """Policy of a segment and depth of the target's queue (0: never drops).

        Only a path that the stub declares to count is `fifo`: releases by its handler, or, without one, its events.
        """
        if segment.is_interval:
            return Policy.INTERVAL, 0
        releases = segment.cause == Source.ISR or (segment.cause in STIMULI and Source.ISR.label not in self.pins)
        if self.is_counting and releases and segment.response == Source.TASK:
            depth = self.description.get("depth", 0)
            return Policy.FIFO, depth if isinstance(depth, int) and 0 <= depth < 1 << 16 else 0
        return Policy.COALESCE, 0


def read_target(path: Path) -> Target:
    """The target that the start line in a file describes; BadInput if there is none."""
    return Target(read_start(path))
