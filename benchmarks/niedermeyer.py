# SPDX-License-Identifier: BSD-2-Clause
"""Niedermeyer's cases over many phases: how many samples are delayed, at how many points of the 30.7 s grid.

    python benchmarks/niedermeyer.py             # an hour on two cores; docs/evidence/niedermeyer.json and .md
    python benchmarks/niedermeyer.py --phases 4  # fewer
    python benchmarks/niedermeyer.py --check     # fails if the page is not what the data give

An undithered run meets a disturbance in the phase in which it happens to begin. So each case is measured with the
disturbances shifted by whole parts of the stimuli's period. Each run is kept as soon as it has ended, so that the
script may be stopped and begun again.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from pages import Parts, also, check, made

from irqscope.files import replace
from irqscope.units import to_fraction
from irqscope_bench.profile import load

ROOT = Path(__file__).parent.parent
COMMAND = "python benchmarks/niedermeyer.py"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"niedermeyer.{kind}" for kind in ("json", "md"))
COUNT, PHASES = 600_000, 8
CASES = {
    "1 kHz": ("niedermeyer", 1000, "525us"),
    "1025 Hz": ("niedermeyer", 1025, "525us"),
    "60 Hz": ("niedermeyer", 60, "525us"),
    "50 Hz, twenty times the loop": ("niedermeyer-long", 50, "6.19ms"),
}
"""By name: profile, rate in hertz, threshold: the median and 200 us, his *large delay*."""
_PAGE = """<!-- Written by `python benchmarks/niedermeyer.py`: do not edit. -->

# Niedermeyer's cases over many phases

{count} stimuli without dither for each case and phase, on the virtual bench. **No hardware was measured.** {made} The
cases are those of [latency.md](../guide/latency.md#niedermeyers-cases). An undithered run meets the disturbances in the
phase in which it begins: each was measured with them shifted by 0, 1, 2, ... eighths of the stimuli's period
(`disturbances.shift`). Given are the least, the median and the largest of the runs.

| case | phases | delayed by more than 200 us | points of the grid that have one | of | several at a point |
|---|---|---|---|---|---|
{rows}

He found 23 at 1 kHz (figure 12), and says that it is the same share at 1025 Hz and at 60 Hz; that at high rates mostly
bursts appear, of a few delayed samples that alternate with undelayed ones, and never at 60 Hz; and that some points of
the grid have none, most of them at 60 Hz. His run of 50 Hz is of another computer, without the grid.
"""


def grid_of(profile: str) -> float:
    """The period of the disturbances in seconds: that of the target's clock, which is not the instrument's."""
    return load(profile).parameters["disturbance0_period"] / 1e12


def row_of(causes: Sequence[float], grid: float, seconds: float) -> dict[str, int]:
    """Delayed samples, points of the grid that have one, all that there were, and those that have several.

    `causes` are seconds from the start of the run, in ascending order; those less than half a period apart are of one
    point.
    """
    groups = [0] if causes else []
    for before, after in pairwise(causes):
        groups.append(groups[-1] + (after - before > grid / 2))
    several = Counter(groups)
    return {
        "delayed": len(causes),
        "points": len(several),
        "of": int(seconds / grid) + 1,
        "several": sum(number > 1 for number in several.values()),
    }


def measured(case: str, phase: str, count: int) -> dict[str, Any]:
    """One run, its disturbances shifted by a share of the stimuli's period."""
    profile, rate, threshold = CASES[case]
    shift = Fraction(phase) / rate
    port = f"sim://?profile={profile}&link=unlimited&disturbances.shift={round(shift * 10**9)}ns"
    with tempfile.TemporaryDirectory() as name:
        command = [
            sys.executable,
            "-m",
            "irqscope",
            "latency",
            "--port",
            port,
            "--rate",
            f"{rate}Hz",
            "--dither",
            "none",
            "--count",
            str(count),
            "--segments",
            "response",
            "--threshold",
            threshold,
            "--events",
            "outliers",
            "--out",
            f"{name}/run",
        ]
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        result = json.loads((Path(name) / "run" / "result.json").read_text())
    tick = float(to_fraction(result["tick"]))
    start = result["end"]["start_ticks"]
    points = result["outlier_periodicity"]["points"]
    causes = sorted(tick * (point["time"] - point["latency"] - start) for point in points)
    return {"case": case, "phase": phase, **row_of(causes, grid_of(profile), count / rate)}


def parts(data: Mapping[str, Any]) -> Parts:
    """Each run."""
    return {
        f"{row['case']}, phase {row['phase']}": (row, partial(measured, row["case"], row["phase"], data["count"]))
        for row in data["runs"]
    }


def page(data: Mapping[str, Any]) -> str:
    """docs/evidence/niedermeyer.md."""
    rows = (_line(case, [row for row in data["runs"] if row["case"] == case]) for case in CASES)
    return _PAGE.format(
        count=f"{data['count']:,}".replace(",", " "),
        made=made(COMMAND, *data["origins"]),
        rows="\n".join(filter(None, rows)),
    )


def _line(case: str, runs: Sequence[Mapping[str, Any]]) -> str:
    if not runs:
        return ""
    cells = (_spread(run[name] for run in runs) for name in ("delayed", "points", "several"))
    delayed, points, several = cells
    return f"| {case} | {len(runs)} | {delayed} | {points} | {runs[0]['of']} | {several} |"


def _spread(values: Iterable[int]) -> str:
    """`19, 23, 28`, or the one value that all have."""
    every = sorted(values)
    return str(every[0]) if every[0] == every[-1] else f"{every[0]}, {median(every):g}, {every[-1]}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--phases", type=int, default=PHASES, metavar="N", help=f"of each case (default {PHASES})")
    parser.add_argument("--check", action="store_true", help="measure nothing: fail if the page is stale")
    parser.add_argument("--anew", action="store_true", help="measure again what docs/evidence/niedermeyer.json holds")
    options = parser.parse_args(arguments)
    data = json.loads(DATA.read_text()) if DATA.exists() and not options.anew else {"count": COUNT, "runs": []}
    if options.check:
        return check(PAGE, page(data), COMMAND)
    for number in range(options.phases):
        for case in CASES:
            phase = f"{number}/{PHASES}"
            if any((row["case"], row["phase"]) == (case, phase) for row in data["runs"]):
                continue
            row = measured(case, phase, data["count"])
            data["runs"].append(row)
            also(data, COMMAND)
            replace(DATA, (json.dumps(data, indent=1) + "\n").encode())
            replace(PAGE, page(data).encode())
            print(f"{case}, phase {phase}: {row}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
