# SPDX-License-Identifier: BSD-2-Clause
"""Farms that nobody measured, to see how long reports of large ones take and what they find.

Each target has a latency of its own: a log-normal body, a tail of four per mille that wanders from day to day. From a
known day on, the tail of some is half as long again.
"""

import datetime
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from irqscope.analysis.histogram import bin_edges, bins_of
from irqscope.farm.dataset import Bins, Dataset, Rows

TICK = 1 / 100_500_000
SUB_BITS = 5
FIRST = datetime.date(2025, 11, 1)
PER_DAY, SAMPLES = 288, 30_000
KINDS = 20
"""Targets that are different: those beyond are like the first ones again."""
SEEDED_SCALE = 1.5
TAIL = 0.004
"""The share of samples in the tail."""


def name(number: int) -> str:
    return f"target-{number:02}"


def make(
    dataset: Dataset, targets: int, days: int, seeded: Mapping[int, int], *, run_days: int, per_day: int = PER_DAY
) -> dict[str, int]:
    """Fill a dataset through its own writer with runs of so many days; the tail of a target is longer from the day on
    that is `seeded` for it. Returns runs, snapshots and bins."""
    random = np.random.default_rng(7)
    edges = np.array(bin_edges(SUB_BITS))
    made = {"runs": 0, "snapshots": 0, "bins": 0}
    for number in range(targets):
        body, tail = 300 * 1.12 ** (number % KINDS), 1500 * 1.1 ** (number % KINDS)
        wander = np.exp(0.03 * random.standard_normal(days))
        for begin in range(0, days, run_days):
            counts, longest = [], range(begin, min(begin + run_days, days))
            for day in longest:
                longer = SEEDED_SCALE if day >= seeded.get(number, days) else 1
                values = body * random.lognormal(0, 0.15, 20_000)
                late = longer * wander[day] * tail * random.lognormal(0, 0.2, 20_000)
                shares = np.zeros(len(edges) - 1)
                for part, share in ((values, 1 - TAIL), (late, TAIL)):
                    shares += (
                        share * np.bincount(bins_of(part.astype(np.int64), SUB_BITS), minlength=len(shares)) / 20_000
                    )
                used = np.flatnonzero(shares)
                of_day = np.zeros((per_day, len(shares)), np.int64)
                of_day[:, used] = random.multinomial(SAMPLES, shares[used] / shares.sum(), size=per_day)
                counts.append(of_day)
            rows = rows_of(np.concatenate(counts), begin, per_day, edges)
            dataset.add(name(number), f"{FIRST + datetime.timedelta(days=begin):%Y%m%d}T000000.000Z", rows)
            made["runs"] += 1
            made["snapshots"] += len(rows["time"])
            made["bins"] += int(np.count_nonzero(np.concatenate(counts)))
    return made


def rows_of(counts: NDArray[np.int64], begin: int, per_day: int, edges: NDArray[np.int64]) -> Rows:
    """Of counts by snapshot and bin, from this day on."""
    some = np.flatnonzero(counts.any(axis=0))  # of all bins, most of which nothing is in
    counts, low, high = counts[:, some], edges[some] * TICK, (edges[some + 1] - 1) * TICK
    size, used = len(counts), counts > 0
    when, which = np.nonzero(counts)
    dates = np.datetime64(FIRST + datetime.timedelta(days=begin)) + np.arange(size) // per_day
    return {
        "date": dates,
        "time": dates.astype("datetime64[us]") + np.arange(size) % per_day * np.timedelta64(300, "s"),
        "segment": ["isr"] * size,
        "n": counts.sum(axis=1),
        "later": np.zeros(size, dtype=np.int64),
        "missing": np.zeros(size, dtype=np.int64),
        "min_s": low[used.argmax(axis=1)],
        "max_s": high[used.shape[1] - 1 - used[:, ::-1].argmax(axis=1)],
        "bins": Bins(np.concatenate([[0], np.cumsum(used.sum(axis=1))]), low[which], high[which], counts[when, which]),
    }


def another(dataset: Dataset, number: int) -> None:
    """Add a day of one more target, which only the segment `task` has; again, if it is there."""
    counts = np.zeros((PER_DAY, len(bin_edges(SUB_BITS)) - 1), np.int64)
    counts[:, 100:190] = number + 1
    rows = {**rows_of(counts, number, PER_DAY, np.array(bin_edges(SUB_BITS))), "segment": ["task"] * PER_DAY}
    dataset.add("another", f"{FIRST + datetime.timedelta(days=number):%Y%m%d}T000000.000Z", rows, replace=True)


def seconds(what: Callable[[], object]) -> float:
    """How long it takes."""
    begin = time.monotonic()
    what()
    return time.monotonic() - begin


def size_of(dataset: Dataset) -> int:
    """Bytes of the snapshots."""
    version = dataset.opened()
    return sum(Path(file).stat().st_size for file in version.files(version.targets))


def reported(place: Path, engine: str) -> list[float]:
    """Make a report, beside the dataset; seconds and megabytes, those of all its processes together at their peak."""
    begin, peak = time.monotonic(), 0
    words = [sys.executable, "-m", "irqscope", "farm", "report", str(place), "--engine", engine]
    with subprocess.Popen(words, start_new_session=True) as process:
        while process.poll() is None:
            peak = max(peak, _resident_kb(process.pid))
            time.sleep(0.1)
    if process.returncode:
        sys.exit(f"{' '.join(words)} ended with {process.returncode}")
    spent = round(time.monotonic() - begin, 1)
    print(f"{engine}: {spent} s, {peak >> 10} MB", file=sys.stderr, flush=True)
    return [spent, peak >> 10]


def _resident_kb(session: int) -> int:
    """Of all processes of a session, what they share counted once."""
    total = 0
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            if int((entry / "stat").read_text().rpartition(")")[2].split()[3]) == session:
                lines = (entry / "smaps_rollup").read_text().splitlines()
                total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        except OSError:  # it has ended meanwhile
            continue
    return total
