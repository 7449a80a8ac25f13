# SPDX-License-Identifier: BSD-2-Clause
"""What inputs cost: processor time, and memory above what the loaded program held before each of them.

Both are held against a limit for each input of a target.
"""

import json
import re
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Protocol

from fuzz.carried import Carrying

S_PER_BYTE = 1 / 100_000
"""Of processor time: 1 s for 100 kB."""
FLOOR_S = 0.25
"""The limit of an input that is too small for that."""
CARRYING_S = 30
"""That of carrying one through reports and exports, which takes what a run takes, whatever the input. While fuzzing is
led by coverage, Python takes about five times as long."""
MEMORY_MB = 200
_SAID = re.compile(r"^costs: (\{.*\})$", re.MULTILINE)
_STATUS, _PEAK = Path("/proc/self/status"), Path("/proc/self/clear_refs")
_FORGET = "5"
"""What resets the peak of a process (Linux, proc_pid_clear_refs)."""


@dataclass
class Costs:
    """Of a target's inputs so far: how many were over a limit of time, the longest reading, and the most memory."""

    slow: int = 0
    slowest_s: float = 0.0
    memory_mb: float = 0.0

    def complaints(self) -> list[str]:
        """What is over a limit."""
        found = []
        if self.slow:
            found.append(f"inputs that took longer than they may: {self.slow}, the longest {self.slowest_s:.2f} s")
        if self.memory_mb > MEMORY_MB:
            found.append(f"an input took {self.memory_mb:.0f} MB, and may take {MEMORY_MB} MB")
        return found


class Memory(Protocol):
    """Of this process, in MB."""

    def begin(self) -> float:
        """What it holds; its peak is counted from now on."""

    def peak(self) -> float:
        """The most that it has held since."""


class Resident:
    """Memory that is resident, as Linux counts it (VmRSS, VmHWM)."""

    def begin(self) -> float:
        _PEAK.write_text(_FORGET)
        return self._field("VmRSS")

    def peak(self) -> float:
        return self._field("VmHWM")

    def _field(self, name: str) -> float:
        found = re.search(rf"^{name}:\s+(\d+) kB$", _STATUS.read_text(), re.MULTILINE)
        assert found, name
        return int(found[1]) * 1024 / 1e6


def limit_s(data: bytes) -> float:
    """Of processor time, for reading an input."""
    return max(FLOOR_S, len(data) * S_PER_BYTE)


class Measured:
    """A target's `check`, of which each input is measured. Whenever more was taken than ever, it is printed."""

    def __init__(
        self,
        check: Callable[[bytes], None],
        clock: Callable[[], float] = time.process_time,
        memory: Memory | None = None,
    ) -> None:
        self.costs = Costs()
        self._check, self._clock, self._memory = check, clock, memory or Resident()
        say(self.costs)

    def __call__(self, data: bytes) -> None:
        Carrying.seconds = 0.0
        held, begun = self._memory.begin(), self._clock()
        try:
            self._check(data)
        finally:
            spent, more = self._clock() - begun - Carrying.seconds, self._memory.peak() - held
            slow, known = spent > limit_s(data) or Carrying.seconds > CARRYING_S, self.costs
            if slow or spent > known.slowest_s or more > known.memory_mb:
                self.costs = Costs(known.slow + slow, max(known.slowest_s, spent), max(known.memory_mb, more))
                say(self.costs)


def say(costs: Costs) -> None:
    """Print them, as `heard` takes them."""
    print(f"costs: {json.dumps(asdict(costs))}", file=sys.stderr, flush=True)


def heard(text: str) -> Costs:
    """What was said last."""
    return Costs(**json.loads(_SAID.findall(text)[-1]))
