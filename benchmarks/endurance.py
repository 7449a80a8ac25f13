# SPDX-License-Identifier: BSD-2-Clause
"""Long runs on the virtual bench, time compressed: memory and file while they go on, and their books at the end.

    python benchmarks/endurance.py days      # 120 virtual hours at 50 Hz: an hour
    python benchmarks/endurance.py           # all runs; data, figure and page: docs/endurance.json, .svg and .md
    python benchmarks/endurance.py --check   # fails if the page is not what the data give

Each run is a process of its own, watched from outside: its resident memory as the system says it, and the size and the
last time stamp of its capture. A run that is given by name replaces its own data and leaves the others. An interrupt
(SIGINT, SIGTERM) ends a run early and validly, as it does for a user: the data then say how far it came.
"""

import argparse
import datetime
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from long import processor

from irqscope.contract.blocks import BLOCK_BYTES, WORD_BASE_LOW

ROOT = Path(__file__).parent.parent
DATA, FIGURE, PAGE = (ROOT / "docs" / f"endurance.{kind}" for kind in ("json", "svg", "md"))
LOOK_S = 0.5
KEPT = 400
"""Samples of memory and file that are kept of a run, at equal distances of virtual time."""


@dataclass(frozen=True)
class Endured:
    """A run: `hours` of virtual time at `rate` hertz."""

    name: str
    what: str
    rate: int
    hours: float
    options: tuple[str, ...]

    @property
    def count(self) -> int:
        return round(self.rate * 3600 * self.hours)

    def command(self, out: str) -> list[str]:
        """What follows `irqscope`."""
        return ["latency", *self.options, "--rate", f"{self.rate}Hz", "--count", str(self.count), "--out", out]


RUNS = {
    run.name: run
    for run in (
        Endured(
            "days", "120 hours at 50 Hz, events beyond a threshold only", 50, 120,
            ("--port", "sim://?profile=linux-rt&seed=120", "--segments", "isr,task", "--events", "outliers",
             "--threshold", "20us"),
        ),
    )
}  # fmt: skip


class Watch:
    """What a process and its capture grow to, from outside.

    `samples` are (virtual hours, resident MB, capture MB); `tick` is in seconds.
    """

    def __init__(self, process: int, capture: Path, tick: float, step: float) -> None:
        self._status, self._capture = Path(f"/proc/{process}/status"), capture
        self._tick, self._step = tick, step
        self._begin: int | None = None
        self.samples: list[tuple[float, float, float]] = []

    def look(self) -> None:
        """Take a sample if the run has come a step further."""
        try:
            size = self._capture.stat().st_size // BLOCK_BYTES * BLOCK_BYTES
            with self._capture.open("rb") as file:
                file.seek(size - BLOCK_BYTES)
                block = file.read(BLOCK_BYTES)
            resident = int(self._status.read_text().partition("VmRSS:")[2].split()[0])
        except (OSError, IndexError, ValueError):  # it has not begun, or is over
            return
        now = int.from_bytes(block[4 * WORD_BASE_LOW : 4 * WORD_BASE_LOW + 8], "little")
        self._begin = now if self._begin is None else self._begin
        hours = (now - self._begin) * self._tick / 3600
        if not self.samples or hours >= self.samples[-1][0] + self._step:
            self.samples.append((round(hours, 4), round(resident * 1024 / 1e6, 3), round(size / 1e6, 3)))


def endure(run: Endured, place: Path) -> dict[str, Any]:
    """One run, in the empty directory `place`."""
    out = place / "run"
    begin = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "-m", "irqscope", *run.command(str(out))], cwd=place, stdout=subprocess.DEVNULL
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: process.send_signal(signal.SIGINT))
    watch: Watch | None = None
    while (ended := os.wait4(process.pid, os.WNOHANG))[0] == 0:
        time.sleep(LOOK_S)
        if watch is None and (out / "run.json").exists():
            tick = json.loads((out / "run.json").read_text())["instrument"]["tick"]
            watch = Watch(
                process.pid, out / "capture.irq", tick["numerator"] / tick["denominator"], run.hours / KEPT
            )
        if watch:
            watch.look()
    _, status, usage = ended
    process.returncode = os.waitstatus_to_exitcode(status)
    result = json.loads((out / "result.json").read_text())
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "processor": processor(), "planned": run.count, "reason": result["end"]["reason"],
        "seconds": round(time.monotonic() - begin), "cpu_seconds": round(usage.ru_utime + usage.ru_stime),
        "exit_code": process.returncode, "valid": result["valid"], "balanced": result["books"]["balanced"],
        "accounts": len(result["books"]["accounts"]), "fired": result["stimuli"]["stimulus"]["fired"],
        "snapshots": result["snapshots"], "blocks": result["books"]["notes"]["blocks received"],
        "records": sum(s["classes"]["outliers"] for s in result["segments"]),
        "segments": {s["name"]: {"n": s["n"], **s["classes"]} for s in result["segments"]},
        "samples": watch.samples if watch else [],
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("runs", nargs="*", metavar="RUN", help=", ".join(RUNS))
    options = parser.parse_args()
    for name in options.runs or RUNS:
        with tempfile.TemporaryDirectory() as place:
            found = endure(RUNS[name], Path(place))
        data = json.loads(DATA.read_text()) if DATA.exists() else {}
        DATA.write_text(json.dumps(data | {name: found}, indent=None) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
