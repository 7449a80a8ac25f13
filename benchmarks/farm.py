# SPDX-License-Identifier: BSD-2-Clause
"""How long the overview of a farm takes: twenty made targets, a year of five-minute snapshots, one regression.

    python benchmarks/farm.py              # writes docs/evidence/farm.json and the table of docs/guide/farm.md
    python benchmarks/farm.py --check      # fails if the table is not what the data give

Each target has a latency of its own: a log-normal body, a tail of four per mille that wanders from day to day. From a
known day on, the tail of one is half as long again. Nothing of it was measured; times depend on the machine.
"""

import argparse
import datetime
import json
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from pages import made, origin, publish

from irqscope.analysis.histogram import bin_edges, bins_of
from irqscope.farm.dataset import BINS, SNAPSHOTS, Dataset

DOCS = Path(__file__).parents[1] / "docs"
COMMAND = "python benchmarks/farm.py"
DATA, PAGE = DOCS / "evidence" / "farm.json", DOCS / "guide" / "farm.md"
TICK = 1 / 100_500_000
SUB_BITS = 5
FIRST = datetime.date(2025, 11, 1)
TARGETS, DAYS, PER_DAY, SAMPLES = 20, 365, 288, 30_000
SEEDED_TARGET, SEEDED_DAY, SEEDED_SCALE = 13, 241, 1.5
TAIL = 0.004
"""The share of samples in the tail."""
TABLE = re.compile(r"(?<=<!-- benchmarks/farm.py -->\n).*?(?=<!-- end -->)", re.DOTALL)


def name(number: int) -> str:
    return f"target-{number:02}"


def make(dataset: Dataset, targets: int, days: int, seeded: tuple[int, int], per_day: int = PER_DAY) -> dict[str, int]:
    """Fill a dataset through its own writer; the tail of target `seeded[0]` is longer from day `seeded[1]` on. Returns
    snapshots, rows and bytes."""
    random = np.random.default_rng(7)
    edges = np.array(bin_edges(SUB_BITS))
    made = {"snapshots": 0, "rows": 0, "bytes": 0}
    for number in range(targets):
        body, tail = 300 * 1.12**number, 1500 * 1.1**number
        wander = np.exp(0.03 * random.standard_normal(days))
        for day in range(days):
            longer = SEEDED_SCALE if number == seeded[0] and day >= seeded[1] else 1
            values = body * random.lognormal(0, 0.15, 20_000)
            late = longer * wander[day] * tail * random.lognormal(0, 0.2, 20_000)
            shares = np.zeros(len(edges) - 1)
            for part, share in ((values, 1 - TAIL), (late, TAIL)):
                shares += share * np.bincount(bins_of(part.astype(np.int64), SUB_BITS), minlength=len(shares)) / 20_000
            used = np.flatnonzero(shares)
            counts = random.multinomial(SAMPLES, shares[used] / shares[used].sum(), size=per_day)
            when, which = np.nonzero(counts)
            date = FIRST + datetime.timedelta(days=day)
            times = np.datetime64(date, "us") + np.arange(per_day) * np.timedelta64(300, "s")
            low, high = edges[used] * TICK, (edges[used + 1] - 1) * TICK
            bins = {
                "time": times[when],
                "segment": np.full(len(when), "isr"),
                "low_s": low[which],
                "high_s": high[which],
                "count": counts[when, which],
            }
            first, last = (counts > 0).argmax(axis=1), counts.shape[1] - 1 - (counts > 0)[:, ::-1].argmax(axis=1)
            snapshots = {
                "time": times,
                "segment": np.full(per_day, "isr"),
                "n": counts.sum(axis=1),
                "min_s": low[first],
                "max_s": high[last],
                "missing": np.zeros(per_day, dtype=np.int64),
            }
            run = f"{date:%Y%m%d}T000000.000Z"
            made["bytes"] += dataset.write(BINS, name(number), str(date), run, bins, {})
            made["bytes"] += dataset.write(SNAPSHOTS, name(number), str(date), run, snapshots, {})
            made["snapshots"] += per_day
            made["rows"] += len(when)
    return made


def measure(place: Path) -> dict[str, Any]:
    begin = time.monotonic()
    dataset = make(Dataset(place), TARGETS, DAYS, (SEEDED_TARGET, SEEDED_DAY))
    print(f"made in {time.monotonic() - begin:.0f} s: {dataset}", file=sys.stderr, flush=True)
    seconds = []
    for _ in range(3):
        begin = time.monotonic()
        subprocess.run([sys.executable, "-m", "irqscope", "farm", "report", place], check=True)
        seconds.append(round(time.monotonic() - begin, 1))
        print(f"overview: {seconds[-1]} s", file=sys.stderr, flush=True)
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss >> 10
    found = json.loads((place / "farm.json").read_text())
    return {
        **origin(COMMAND),
        **dataset,
        "targets": TARGETS,
        "days": DAYS,
        "samples": found["samples"],
        "seconds": sorted(seconds),
        "peak_mb": peak,
        "page_kb": (place / "farm.html").stat().st_size >> 10,
        "seeded": [name(SEEDED_TARGET), str(FIRST + datetime.timedelta(days=SEEDED_DAY))],
        "regressions": found["regressions"],
        "improvements": found["improvements"],
    }


def page(data: dict[str, Any]) -> str:
    told = "; ".join(
        f"{each['target']} on {each['date']} (interval {each['earliest']} to {each['latest']}), {each['share']:+.0%}"
        for each in data["regressions"]
    )
    rows = (
        ("snapshots, rows of bins", f"{data['snapshots']:,}, {data['rows']:,}"),
        ("files, size", f"{2 * data['targets'] * data['days']:,}, {data['bytes'] / 1e6:.0f} MB"),
        ("overview, three times", ", ".join(f"{each} s" for each in data["seconds"])),
        ("peak memory, page", f"{data['peak_mb']} MB, {data['page_kb']} kB"),
        ("seeded", f"{data['seeded'][0]} on {data['seeded'][1]}, the tail half as long again"),
        ("found", told or "nothing"),
        (
            "false alarms",
            str(sum(each["target"] != data["seeded"][0] for each in data["regressions"]) + len(data["improvements"])),
        ),
    )
    text = f"| {data['targets']} targets, {data['days']} days | |\n|---|---|\n"
    text += "".join(f"| {what} | {value} |\n" for what, value in rows)
    text += f"\n{made(COMMAND, data)}\n"
    return TABLE.sub(lambda _: text, PAGE.read_text(encoding="utf-8"))


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--place", type=Path, help="where the dataset is made and kept (default: removed at the end)")


def measured(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as directory:
        yield measure(options.place or Path(directory))


def main(arguments: list[str]) -> int:
    return publish(__doc__, COMMAND, DATA, PAGE, page, measured, arguments, add)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
