# SPDX-License-Identifier: BSD-2-Clause
"""A target's trace beside a run: it is joined and shown, as text, drawn and for Perfetto, or it is not of this run."""

import gzip
import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from fuzz import carried
from fuzz.files import given
from fuzz.fuzzing import outcome
from recorded_traces import FOLDER, recorded

from irqscope.explaining import ftrace, traces
from irqscope.explaining.explanation import join, to_json
from irqscope.explaining.figure import figure
from irqscope.explaining.outside import Outside
from irqscope.explaining.perfettotrace import write
from irqscope.explaining.text import sentences
from irqscope.report.alone import saved

RUN = "poller-rt"
KEPT = 120
"""Lines of a seed: enough edges of each pin for the clocks, few enough for an input."""
LATE = 8
"""The stimulus that the trigger answers."""


@cache
def runs() -> Sequence[Outside]:
    """One as it was recorded, and one whose trace the trigger ended, with responses that are missing."""
    seen = recorded(RUN).seen
    late = seen.stimuli.times[LATE:]
    return seen, replace(seen, missing=late, pulses=late[:1] + 50_000)


def _seed(name: str) -> bytes:
    lines = recorded(name).lines
    head = [line for line in lines if line.startswith("#")]
    pins = [line for line in lines if "gpio_value" in line or "sched_" in line]
    return "\n".join(head + pins[:KEPT]).encode()


def _systemview(length: int) -> bytes:
    return gzip.decompress((FOLDER.parent / "systemview" / "thread.svdat.gz").read_bytes())[:length]


SEEDS = [
    _seed(RUN),
    _seed("latency-format-rt"),
    _seed("two-cpus-rt"),
    b"a-1 [0] 1.000001: irqscope: x",
    _systemview(400),
    _systemview(4000),
]


def check(data: bytes) -> None:
    with given(data, "trace.txt") as path:
        trace = outcome(lambda: traces.read(path))
        for seen in runs() if trace else ():
            _explain(seen, trace, Path(path))


def _explain(seen: Outside, trace: ftrace.Trace, path: Path) -> None:
    if found := outcome(lambda: join(seen, trace)):
        assert all("\n" not in line for line in sentences(found))
        json.dumps(to_json(found), allow_nan=False, ensure_ascii=False).encode()
        outcome(lambda: write(found, path.with_suffix(".pftrace")))
        if carried.drawn(path.read_bytes()):
            with carried.Carrying():
                assert saved(figure(found, found.found[0]), "svg")
