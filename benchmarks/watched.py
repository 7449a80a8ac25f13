# SPDX-License-Identifier: BSD-2-Clause
"""irqscope, or wrapped.py, that notes at each step of virtual time what it has grown to.

    python benchmarks/watched.py samples.jsonl 0.3 irqscope latency --port sim:// --duration 120h --out run

The steps are of virtual hours, so that what is noted does not depend on how fast this machine is. A line is one sample:
virtual hours since the measurement began, resident memory and size of the capture, both in MB.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import wrapped

from irqscope import cli
from irqscope.measuring.observation import Observation
from irqscope.measuring.run import Ending, Progress, Run

PROGRAMS: dict[str, Callable[[Sequence[str]], int]] = {"irqscope": cli.main, "wrapped": wrapped.main}


def resident_mb() -> float:
    """Of this process; proc(5), statm."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def watched(samples: Path, step: float) -> Iterator[None]:
    """Within, each measurement appends a sample to the file at each `step` hours, the first at its beginning."""
    measure = Run.measure

    def measure_watched(run: Run, progress: Progress, *more: Any) -> Ending:
        tick, due = run.instrument.identity.tick, 0.0

        def look(observation: Observation, elapsed: int) -> None:
            nonlocal due
            hours = float(elapsed * tick / 3600)
            if hours >= due:
                due += step
                size = run.directory.capture_file.stat().st_size / 1e6
                file.write(json.dumps([round(hours, 4), round(resident_mb(), 3), round(size, 3)]) + "\n")
            progress(observation, elapsed)

        with samples.open("a") as file:
            return measure(run, look, *more)

    with mock.patch.object(Run, "measure", measure_watched):
        yield


def main(arguments: Sequence[str]) -> int:
    samples, step, program, *rest = arguments
    with watched(Path(samples), float(step)):
        return PROGRAMS[program](rest)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
