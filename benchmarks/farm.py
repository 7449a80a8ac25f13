# SPDX-License-Identifier: BSD-2-Clause
"""How long the overview of a farm takes: twenty made targets, a year of five-minute snapshots, one regression.

    python benchmarks/farm.py              # writes docs/evidence/farm.json and the table of docs/guide/farm.md
    python benchmarks/farm.py --check      # fails if the table is not what the data give

Nothing of it was measured (madefarm.py); times depend on the machine.
"""

import argparse
import datetime
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from madefarm import FIRST, another, make, name, reported, seconds, size_of
from pages import filled, made, origin, publish

from irqscope.farm.dataset import Dataset
from irqscope.farm.engines import DUCKDB

DOCS = Path(__file__).parents[1] / "docs"
COMMAND = "python benchmarks/farm.py"
DATA, PAGE = DOCS / "evidence" / "farm.json", DOCS / "guide" / "farm.md"
TARGETS, DAYS = 20, 365
RUN_DAYS = 5
SPARK = "local-cluster[2,1,2048]"
SEEDED_TARGET, SEEDED_DAY = 13, 241
TABLE = "benchmarks/farm.py"


def measure(place: Path) -> dict[str, Any]:
    begin = time.monotonic()
    dataset = Dataset(str(place))
    content = make(dataset, TARGETS, DAYS, {SEEDED_TARGET: SEEDED_DAY}, run_days=RUN_DAYS)
    print(f"made in {time.monotonic() - begin:.0f} s: {content}", file=sys.stderr, flush=True)
    files = len(dataset.opened().files(dataset.opened().targets))
    added = [seconds(partial(another, dataset, number)) for number in range(100)]
    reports = {"added": [reported(place, DUCKDB) for _ in range(3)]}
    compacted = seconds(dataset.table.compact)
    reports["compacted"] = [reported(place, DUCKDB) for _ in range(3)]
    found = (place / "farm.json").read_bytes()
    reports["spark"] = [reported(place, SPARK)]
    if (place / "farm.json").read_bytes() != found:
        sys.exit(f"{DUCKDB} and {SPARK} give different reports of {place}")
    told = json.loads(found)
    return {
        **origin(COMMAND),
        **content,
        "targets": TARGETS,
        "days": DAYS,
        "files": files,
        "bytes": size_of(dataset),
        "samples": told["samples"],
        "add_ms": round(1e3 * sorted(added)[len(added) // 2], 1),
        "compact_s": round(compacted, 1),
        "reports": reports,
        "page_kb": (place / "farm.html").stat().st_size >> 10,
        "seeded": [name(SEEDED_TARGET), str(FIRST + datetime.timedelta(days=SEEDED_DAY))],
        "regressions": told["regressions"],
        "improvements": told["improvements"],
    }


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
    return filled(PAGE, TABLE, text)


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--place", type=Path, help="where the dataset is made and kept (default: removed at the end)")


def measured(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as directory:
        yield measure(options.place or Path(directory))


def main(arguments: list[str]) -> int:
    return publish(__doc__, COMMAND, DATA, PAGE, page, measured, arguments, add)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
