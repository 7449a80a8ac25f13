# SPDX-License-Identifier: BSD-2-Clause
"""Runs of guests that LTTng's own kernel tracer has recorded, and who made them late: tests/data/lttng.

    python -m irqscope_bench.guest.lttng rt-arm64 rt-amd64     # Debian's packages, once
    python tests/lttng_recorder.py poller net                  # these, or all

The trace goes on for as long as its end takes, so two of the same guest may differ behind the run.
"""

import json
import os
import sys
import tarfile
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from irqscope.cli import main as irqscope
from irqscope.explaining.outside import Outside, outside
from irqscope.explaining.toggles import Toggles
from irqscope.measuring.rundir import RunDirectory
from irqscope_bench.guest import lttng

FOLDER = Path(__file__).parent / "data" / "lttng"
_KERNEL = "kernel=rt-arm64&module=on"
_MARKED = "kernel=rt-amd64&stub.marks=&stub.marker=/proc/lttng-logger&stub.id=late-1"
_SIZE = "--subbuf-size 4M"


@dataclass(frozen=True)
class Run:
    """One of a guest; with a `size` of the tracer's buffers that is too small, it loses events."""

    options: str
    rate: str = "5kHz"
    count: int = 100
    size: str = _SIZE


RUNS = {
    "poller": Run(f"{_KERNEL}&culprit=poller:200us"),
    "ledger-two-cpus": Run(f"{_KERNEL}&cpus=2&culprit=ledger:150us"),
    "net": Run(f"{_KERNEL}&culprit=net:200us"),
    "calibrator": Run(f"{_KERNEL}&culprit=calibrator:200us", count=160),
    "control": Run(_KERNEL),
    "marks": Run(f"{_MARKED}&culprit=poller:200us", rate="3kHz"),
    "lost": Run(f"{_KERNEL}&culprit=poller:200us", count=200, size="--subbuf-size 32k --num-subbuf 2"),
}
"""Of a PC the stub is in user space, and its interrupt's handler in a thread."""


def edges(toggles: Toggles) -> Mapping[str, Any]:
    return {"times_ns": toggles.times.tolist(), "levels": toggles.levels.tolist()}


def described(seen: Outside, truth: Mapping[str, Any] | None) -> Mapping[str, Any]:
    """As recorded_traces.seen has it."""
    return {
        "segment": seen.segment,
        "response": seen.response,
        "truth": truth,
        "stimulus": edges(seen.stimuli),
        "pins": {pin: edges(each) for pin, each in seen.pins.items()},
        "responses_ns": seen.responses.tolist(),
        "latencies_ns": seen.latencies.tolist(),
    }


def record(name: str, run: Run) -> None:
    whole = lttng.PREPARE
    with tempfile.TemporaryDirectory() as place:
        os.chdir(place)
        url = f"sim://?target=qemu&link=unlimited&stub.workload=task&{run.options}&trace=late.lttng"
        lttng.PREPARE = whole.replace(_SIZE, run.size)
        code = irqscope(["latency", "--port", url, "--rate", run.rate, "--count", str(run.count), "--out", "run"])
        lttng.PREPARE = whole
        if code:
            sys.exit(f"the run {name} ended with {code}")
        said = Path("late.culprit.json")
        truth = json.loads(said.read_text()) if said.exists() else None
        FOLDER.mkdir(exist_ok=True)
        text = json.dumps(described(outside(RunDirectory(Path("run"))), truth))
        (FOLDER / f"{name}.json").write_text(text + "\n")
        with tarfile.open(FOLDER / f"{name}.tar.xz", "w:xz") as archive:
            archive.add("late.lttng/kernel", "kernel")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or RUNS:
        record(wanted, RUNS[wanted])
