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
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pages import made, origin, publish

from irqscope.analysis.histogram import bin_edges, bins_of
from irqscope.farm.dataset import Bins, Dataset, Rows
from irqscope.farm.engines import DUCKDB

DOCS = Path(__file__).parents[1] / "docs"
COMMAND = "python benchmarks/farm.py"
DATA, PAGE = DOCS / "evidence" / "farm.json", DOCS / "guide" / "farm.md"
TICK = 1 / 100_500_000
SUB_BITS = 5
FIRST = datetime.date(2025, 11, 1)
TARGETS, DAYS, PER_DAY, SAMPLES = 20, 365, 288, 30_000
RUN_DAYS = 5
SPARK = "local-cluster[2,1,2048]"
SEEDED_TARGET, SEEDED_DAY, SEEDED_SCALE = 13, 241, 1.5
TAIL = 0.004
"""The share of samples in the tail."""
TABLE = re.compile(r"(?<=<!-- benchmarks/farm.py -->\n).*?(?=<!-- end -->)", re.DOTALL)


def name(number: int) -> str:
    return f"target-{number:02}"


def make(
    dataset: Dataset, targets: int, days: int, seeded: tuple[int, int], *, run_days: int, per_day: int = PER_DAY
) -> dict[str, int]:
    """Fill a dataset through its own writer with runs of so many days; the tail of target `seeded[0]` is longer from
    day `seeded[1]` on. Returns runs, snapshots and bins."""
    random = np.random.default_rng(7)
    edges = np.array(bin_edges(SUB_BITS))
    made = {"runs": 0, "snapshots": 0, "bins": 0}
    for number in range(targets):
        body, tail = 300 * 1.12**number, 1500 * 1.1**number
        wander = np.exp(0.03 * random.standard_normal(days))
        for begin in range(0, days, run_days):
            counts, longest = [], range(begin, min(begin + run_days, days))
            for day in longest:
                longer = SEEDED_SCALE if number == seeded[0] and day >= seeded[1] else 1
                values = body * random.lognormal(0, 0.15, 20_000)
                late = longer * wander[day] * tail * random.lognormal(0, 0.2, 20_000)
                shares = np.zeros(len(edges) - 1)
                for part, share in ((values, 1 - TAIL), (late, TAIL)):
                    shares += (
                        share * np.bincount(bins_of(part.astype(np.int64), SUB_BITS), minlength=len(shares)) / 20_000
                    )
                counts.append(random.multinomial(SAMPLES, shares / shares.sum(), size=per_day))
            rows = _rows(np.concatenate(counts), begin, per_day, edges)
            dataset.add(name(number), f"{FIRST + datetime.timedelta(days=begin):%Y%m%d}T000000.000Z", rows)
            made["runs"] += 1
            made["snapshots"] += len(rows["time"])
            made["bins"] += int(np.count_nonzero(np.concatenate(counts)))
    return made


def _rows(counts: NDArray[np.int64], begin: int, per_day: int, edges: NDArray[np.int64]) -> Rows:
    """Of counts by snapshot and bin, from this day on."""
    size, used = len(counts), counts > 0
    when, which = np.nonzero(counts)
    low, high = edges[:-1] * TICK, (edges[1:] - 1) * TICK
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


def measure(place: Path) -> dict[str, Any]:
    begin = time.monotonic()
    dataset = Dataset(str(place))
    filled = make(dataset, TARGETS, DAYS, (SEEDED_TARGET, SEEDED_DAY), run_days=RUN_DAYS)
    print(f"made in {time.monotonic() - begin:.0f} s: {filled}", file=sys.stderr, flush=True)
    files = len(dataset.opened().files(dataset.opened().targets))
    added = [_seconds(partial(_another, dataset, number)) for number in range(100)]
    reports = {"added": [_report(place, DUCKDB) for _ in range(3)]}
    compacted = _seconds(dataset.table.compact)
    reports["compacted"] = [_report(place, DUCKDB) for _ in range(3)]
    found = (place / "farm.json").read_bytes()
    reports["spark"] = [_report(place, SPARK)]
    if (place / "farm.json").read_bytes() != found:
        sys.exit(f"{DUCKDB} and {SPARK} give different reports of {place}")
    told = json.loads(found)
    version = dataset.opened()
    size = sum(Path(file).stat().st_size for file in version.files(version.targets))
    return {
        **origin(COMMAND),
        **filled,
        "targets": TARGETS,
        "days": DAYS,
        "files": files,
        "bytes": size,
        "samples": told["samples"],
        "add_ms": round(1e3 * sorted(added)[len(added) // 2], 1),
        "compact_s": round(compacted, 1),
        "reports": reports,
        "page_kb": (place / "farm.html").stat().st_size >> 10,
        "seeded": [name(SEEDED_TARGET), str(FIRST + datetime.timedelta(days=SEEDED_DAY))],
        "regressions": told["regressions"],
        "improvements": told["improvements"],
    }


def _another(dataset: Dataset, number: int) -> None:
    """Add a day of one more target, which only the segment `task` has."""
    counts = np.zeros((PER_DAY, len(bin_edges(SUB_BITS)) - 1), np.int64)
    counts[:, 100:190] = number + 1
    rows = {**_rows(counts, number, PER_DAY, np.array(bin_edges(SUB_BITS))), "segment": ["task"] * PER_DAY}
    dataset.add("another", f"{FIRST + datetime.timedelta(days=number):%Y%m%d}T000000.000Z", rows)


def _seconds(what: Callable[[], object]) -> float:
    begin = time.monotonic()
    what()
    return time.monotonic() - begin


def _report(place: Path, engine: str) -> list[float]:
    """Seconds and megabytes of a report, those of all its processes together at their peak."""
    begin, peak = time.monotonic(), 0
    words = [sys.executable, "-m", "irqscope", "farm", "report", str(place), "--engine", engine]
    with subprocess.Popen(words, start_new_session=True) as process:
        while process.poll() is None:
            peak = max(peak, _resident_kb(process.pid))
            time.sleep(0.1)
    if process.returncode:
        sys.exit(f"{' '.join(words)} ended with {process.returncode}")
    seconds = round(time.monotonic() - begin, 1)
    print(f"{engine}: {seconds} s, {peak >> 10} MB", file=sys.stderr, flush=True)
    return [seconds, peak >> 10]


def _resident_kb(session: int) -> int:
    """Of all processes of a session, what they share counted once."""
    total = 0
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            if int((entry / "stat").read_text().rpartition(")")[2].split()[3]) == session:
                total += int(re.search(r"Pss:\s+(\d+)", (entry / "smaps_rollup").read_text())[1])  # type: ignore[index]
        except OSError:  # it has ended meanwhile
            continue
    return total


def page(data: dict[str, Any]) -> str:
    told = "; ".join(
        f"{each['target']} on {each['date']} (interval {each['earliest']} to {each['latest']}), {each['share']:+.0%}"
        for each in data["regressions"]
    )
    lines = {
        what: "; ".join(f"{seconds} s, {megabytes} MB" for seconds, megabytes in data["reports"][key])
        for what, key in (
            ("report by DuckDB, as added, three times", "added"),
            ("the same, compacted", "compacted"),
            (f"report by Spark, `{SPARK}`: the same bytes", "spark"),
        )
    }
    rows = (
        ("runs, snapshots, bins", f"{data['runs']:,}, {data['snapshots']:,}, {data['bins']:,}"),
        ("files as added; size, compacted", f"{data['files']:,}; {data['bytes'] / 1e6:.0f} MB"),
        ("adding a run of a day", f"{data['add_ms']:.0f} ms"),
        ("compacting", f"{data['compact_s']} s"),
        *lines.items(),
        ("page", f"{data['page_kb']} kB"),
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
