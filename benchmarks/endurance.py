# SPDX-License-Identifier: BSD-2-Clause
"""Long runs on the virtual bench, time compressed: memory and file while they go on, and their books at the end.

    python benchmarks/endurance.py days      # 120 virtual hours at 50 Hz: an hour
    python benchmarks/endurance.py wraps     # 1e7 stimuli at 1 kHz, across the wraps of counters: half an hour
    python benchmarks/endurance.py           # all runs; data, figure and page: docs/evidence/endurance.json, .svg and
                                             # .md
    python benchmarks/endurance.py --check   # fails if the page is not what the data give

Each run is a process of its own that notes at each step of virtual time what it has grown to (watched.py). A run that
is given by name replaces its own data and leaves the others. An interrupt (SIGINT, SIGTERM) ends a run early and
validly, as it does for a user: the data then say how far it came.
"""

import argparse
import json
import shlex
import signal
import subprocess
import sys
import tempfile
import textwrap
import time
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import watched
from long import processor
from matplotlib import rc_context
from matplotlib.figure import Figure
from numpy.typing import NDArray
from pages import Parts, check, made, origin
from waiting import used
from wrapped import Before, turns

from irqscope.base.records import to_json
from irqscope.measuring.observation import KEPT_RECORDS
from irqscope.report.figures import PALETTE, STYLE
from irqscope.results.resultfile import read_result

ROOT = Path(__file__).parent.parent
COMMAND = "python benchmarks/endurance.py"
DATA, FIGURE, PAGE = (ROOT / "docs" / "evidence" / f"endurance.{kind}" for kind in ("json", "svg", "md"))
_PAGE = """<!-- Written by `python benchmarks/endurance.py`: do not edit. -->

# Endurance

Long runs on the virtual bench, in which idle time costs little; simulated, **no hardware was measured**. At each of
{kept} steps of virtual time the process that measures notes its resident memory and the size of its capture.
{made}

![Memory and growth of the capture over virtual time](endurance.svg)

| run | virtual hours | of | stimuli | answered | records | books | exit code | CPU time |
|---|---|---|---|---|---|---|---|---|
{runs}

A run of fewer hours than were wanted was ended early, as Ctrl-C ends one: validly, with its books closed. CPU times are
those of a machine that other jobs may share.

Flat is what grows, over the second half of the run, by no more than what its samples scatter: the slope is a straight
line's through the means of {blocks} equal stretches, its interval that of Student's t for these few means (95 %). The
capture has to grow, by a snapshot each half second and by what is recorded; flat is its growth by the hour.

| run | memory in the middle, MB | its slope, MB an hour | capture, MB an hour | slope of that, MB an hour each hour |
|---|---|---|---|---|
{slopes}

{flat}

What may grow in `days` are its records of latencies beyond the threshold, {hourly:.0f} an hour: by the upper end of the
slope they take at most {bytes:.0f} bytes each. The host keeps the first {kept_records} of a run, so at most
{most:.0f} MB, and counts those after them.

<!-- needs hours -->

    {command}

`benchmarks/wrapped.py` is `irqscope` on an instrument whose counters are about to turn over, from where the host goes
on: [wraps.md](wraps.md) says which, and how far before. In that run these did, so often:

{turns}
"""
BLOCKS = 4
"""Stretches of the second half of a run: their means are nearly independent, which its samples are not."""
KEPT = 400
"""Samples of memory and file that are kept of a run, at equal distances of virtual time."""
EARLY = 20
"""So many of them are looked at again: a twentieth of the run."""
SCATTER = 1.1
"""By so much memory may grow from one machine to another."""


@dataclass(frozen=True)
class Endured:
    """A run: `hours` of virtual time at `rate` hertz."""

    name: str
    what: str
    rate: int
    hours: float
    options: tuple[str, ...]
    program: str = "irqscope"
    """One of `watched.PROGRAMS`."""

    @property
    def count(self) -> int:
        return round(self.rate * 3600 * self.hours)

    @property
    def wrapped(self) -> bool:
        return self.program == "wrapped"

    def command(self, out: str) -> list[str]:
        """What follows the program."""
        return ["latency", *self.options, "--rate", f"{self.rate}Hz", "--count", str(self.count), "--out", out]

    @property
    def shown(self) -> str:
        """What a user types."""
        program = ["python", "benchmarks/wrapped.py"] if self.wrapped else ["irqscope"]
        return shlex.join([*program, *self.command("run")])


RUNS = {
    run.name: run
    for run in (
        Endured(
            "days",
            "50 Hz, events beyond a threshold only",
            50,
            120,
            (
                "--port",
                "sim://?profile=linux-rt&seed=120",
                "--segments",
                "isr,task",
                "--events",
                "outliers",
                "--threshold",
                "20us",
            ),
        ),
        Endured(
            "wraps",
            "1 kHz, all events, across the wraps",
            1000,
            1e7 / 3.6e6,
            ("--port", "sim://?profile=linux-rt&seed=7"),
            "wrapped",
        ),
    )
}


def endure(run: Endured, place: Path, step: float) -> dict[str, Any]:
    """One run, in the empty directory `place`, with a sample at each `step` hours."""
    out, samples = place / "run", place / "samples.jsonl"
    begin = time.monotonic()
    program = [watched.__file__, str(samples), str(step), run.program]
    process = subprocess.Popen([sys.executable, *program, *run.command(str(out))], cwd=place, stdout=subprocess.DEVNULL)
    numbers = signal.SIGINT, signal.SIGTERM
    before = [signal.signal(number, lambda *_: process.send_signal(signal.SIGINT)) for number in numbers]
    try:
        usage = used(process)
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
    result = json.loads((out / "result.json").read_text())
    return {
        **origin(COMMAND),
        "processor": processor(),
        "planned": run.count,
        "reason": result["end"]["reason"],
        "seconds": round(time.monotonic() - begin),
        "cpu_seconds": round(usage.ru_utime + usage.ru_stime),
        "exit_code": process.returncode,
        "valid": result["valid"],
        "balanced": result["balance"]["balanced"],
        "accounts": len(result["balance"]["equations"]),
        "fired": result["stimuli"]["stimulus"]["fired"],
        "snapshots": result["snapshots"],
        "blocks": result["balance"]["notes"]["blocks received"],
        "turns": turns(out / "capture.irq", Before() if run.wrapped else None),
        "records": sum(s["classes"]["outliers"] for s in result["segments"]),
        "segments": {s.name: {"n": s.n, **to_json(s.classes)} for s in read_result(out).segments},
        "samples": [json.loads(line) for line in samples.read_text().splitlines()],
    }


def parts(data: dict[str, Any]) -> Parts:
    """The beginning of each run: how its capture grows, to the kilobyte, and whether it takes more memory."""
    return {
        name: ({"capture": [size for *_, size in run["samples"][:EARLY]], "more": False}, partial(_begun, name, run))
        for name, run in data.items()
    }


def _begun(name: str, recorded: dict[str, Any]) -> dict[str, Any]:
    run = replace(RUNS[name], hours=RUNS[name].hours * EARLY / KEPT)
    with tempfile.TemporaryDirectory() as place:
        samples = endure(run, Path(place), RUNS[name].hours / KEPT)["samples"][:EARLY]
    memory, before = (max(row[1] for row in rows) for rows in (samples, recorded["samples"][:EARLY]))
    print(f"{name}: {memory} MB, recorded {before} MB", file=sys.stderr, flush=True)
    return {"capture": [size for *_, size in samples], "more": memory > SCATTER * before}


def slope(times: NDArray[np.float64], values: NDArray[np.float64]) -> tuple[float, float]:
    """Slope of a straight line and half of its 95 % interval, from the means of `BLOCKS` stretches of equal time."""
    from scipy.stats import linregress, t

    cuts = np.linspace(times[0], times[-1], BLOCKS + 1)[1:-1]
    parts = np.split(np.arange(len(times)), np.searchsorted(times, cuts))
    line = linregress([times[part].mean() for part in parts], [values[part].mean() for part in parts])
    return float(line.slope), float(t.ppf(0.975, BLOCKS - 2) * line.stderr)


def second_half(run: dict[str, Any]) -> dict[str, tuple[float, float, float]]:
    """Of `memory` and of the `capture`'s growth by the hour: the mean, the slope and half of its interval."""
    hours, memory, size = np.array(run["samples"]).T
    later = hours >= hours[-1] / 2
    grown = np.diff(size) / np.diff(hours)
    curves = {"memory": (hours[later], memory[later]), "capture": (hours[1:][later[1:]], grown[later[1:]])}
    return {name: (float(values.mean()), *slope(times, values)) for name, (times, values) in curves.items()}


def flat(data: dict[str, Any]) -> str:
    """Whose memory grows by more than its samples scatter."""
    rising = [
        f"`{name}`" for name, run in data.items() for _, rate, half in [second_half(run)["memory"]] if rate > half
    ]
    if not rising:
        return "By this the memory of all is flat."
    return f"By this the memory of {' and '.join(rising)} is not flat: its slope is above what its samples scatter."


def page(data: dict[str, Any]) -> str:
    """docs/evidence/endurance.md."""
    runs, slopes = [], []
    for name, run in data.items():
        n, hours = run["segments"]["isr"], RUNS[name].hours
        runs.append(
            f"| {RUNS[name].what} | {hours * run['fired'] / run['planned']:.3g} | {hours:.3g} | {run['fired']} | "
            f"{n['paired'] + n['coalesced']} | {run['records']} | "
            f"{'balanced' if run['balanced'] and run['valid'] else 'NOT balanced'}, {run['accounts']} accounts | "
            f"{run['exit_code']} | {run['cpu_seconds'] / 60:.0f} min |"
        )
        found = second_half(run)
        cells = [f"{mean:.1f} | {rate:+.3f} ± {half:.3f}" for mean, rate, half in found.values()]
        slopes.append(f"| {name} | {' | '.join(cells)} |")
    commands = "\n    ".join(RUNS[name].shown for name in data)
    days = data["days"]
    hourly = days["records"] / days["samples"][-1][0]
    _, rate, half = second_half(days)["memory"]
    each = (rate + half) * 1e6 / hourly
    turns = ", ".join(f"`{name}` {count}" for name, count in data["wraps"]["turns"].items())
    return _PAGE.format(
        kept=KEPT,
        kept_records=KEPT_RECORDS,
        hourly=hourly,
        bytes=each,
        most=each * KEPT_RECORDS / 1e6,
        runs="\n".join(runs),
        made=made(COMMAND, *data.values()),
        slopes="\n".join(slopes),
        flat=flat(data),
        blocks=BLOCKS,
        command=commands,
        turns=textwrap.fill(turns, 120, break_on_hyphens=False),
    )


def draw(data: dict[str, Any]) -> None:
    """The figure: memory above, growth of the capture below."""
    with rc_context({**STYLE, "svg.hashsalt": "endurance"}):
        figure = Figure(figsize=(7.2, 4.2))
        figure.subplots_adjust(left=0.1, right=0.98, top=0.9, bottom=0.12, hspace=0.15)
        above, below = figure.subplots(2, sharex=True)
        for (name, run), colour in zip(data.items(), PALETTE[1:], strict=False):
            hours, memory, size = np.array(run["samples"]).T
            above.plot(hours, memory, color=colour, label=RUNS[name].what)
            below.plot(hours[1:], np.diff(size) / np.diff(hours), color=colour, linewidth=0.8)
        above.set(ylabel="resident memory, MB")
        below.set(ylabel="capture, MB an hour", xlabel="virtual time, hours")
        for axes in (above, below):
            axes.set_ylim(0, 1.2 * axes.dataLim.ymax)
        above.legend(ncols=2, frameon=False, fontsize=8, loc="lower left", bbox_to_anchor=(0, 1))
        figure.savefig(FIGURE, format="svg", metadata={"Date": None, "Creator": None})


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("runs", nargs="*", metavar="RUN", help=", ".join(RUNS))
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.check:
        return check(PAGE, page(json.loads(DATA.read_text())), COMMAND)
    if strange := set(options.runs) - set(RUNS):
        parser.error(f"there is no run {', '.join(strange)}: there are {', '.join(RUNS)}")
    data: dict[str, Any] = {}
    for name in options.runs or RUNS:
        with tempfile.TemporaryDirectory() as place:
            found = endure(RUNS[name], Path(place), RUNS[name].hours / KEPT)
        data = (json.loads(DATA.read_text()) if DATA.exists() else {}) | {name: found}
        DATA.write_text(json.dumps(data) + "\n")
    draw(data)
    PAGE.write_text(page(data))
    return 0 if all(run["balanced"] and run["valid"] for run in data.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
