# SPDX-License-Identifier: BSD-2-Clause
"""How a farm's costs grow: with the days of its targets, and with their number, up to ten thousand.

    python benchmarks/farmsizes.py             # half an hour; docs/evidence/farmsizes.json, table of docs/guide/farm.md
    python benchmarks/farmsizes.py --check     # fails if the table is not what the data give

Nothing of them was measured (madefarm.py); times depend on the machine. In those of 60 days or more the tail of every
tenth target becomes half as long again: what of it is found, and what else.
"""

import argparse
import datetime
import json
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from madefarm import FIRST, another, make, name, reported, seconds, size_of
from pages import Parts, filled, made, origin, publish

from irqscope.farm.dataset import Dataset
from irqscope.farm.engines import DUCKDB, connected
from irqscope.farm.surface import surface_of

DOCS = Path(__file__).parents[1] / "docs"
COMMAND = "python benchmarks/farmsizes.py"
DATA, PAGE = DOCS / "evidence" / "farmsizes.json", DOCS / "guide" / "farm.md"
TABLE = "benchmarks/farmsizes.py"
RUN_DAYS = 5
SIZES = ((10, 365, RUN_DAYS), (100, 365, RUN_DAYS), (100, 100, RUN_DAYS), (1_000, 10, RUN_DAYS), (10_000, 1, 1))
"""Targets, days, and days of a run; the last three have as many snapshots."""
ADDED = 21
EVERY, AT = 10, 3
LEAST_DAYS = 60
"""Of a farm in which changes are planted."""
SAME = ("runs", "snapshots", "bins", "bytes", "planted", "found", "others")
"""What a farm has and shows, the same each time; the rest is what it takes."""
SCATTER = 1.5
"""By so much time and memory of a report may grow from one machine, or hour, to another."""


def seeded(targets: int, days: int) -> dict[int, int]:
    """Day of the change by number of the target: one in `EVERY`, each on a day of its own."""
    if days < LEAST_DAYS:
        return {}
    return {number: days * 2 // 3 - 7 * place % (days // 3) for place, number in enumerate(range(AT, targets, EVERY))}


def measure(place: Path, targets: int, days: int, run_days: int) -> dict[str, Any]:
    """Make a farm, unless it is there, and ask it."""
    dataset, planted = Dataset(str(place)), seeded(targets, days)
    facts = place / "made.json"
    if not facts.exists():
        content = make(dataset, targets, days, planted, run_days=run_days)
        facts.write_text(json.dumps(content))
        print(f"made: {content}", file=sys.stderr, flush=True)
    content = json.loads(facts.read_text())
    size = size_of(dataset)
    added = [seconds(partial(another, dataset, number)) for number in range(ADDED)]
    report = reported(place, DUCKDB)
    told = json.loads((place / "farm.json").read_text())
    when = {name(number): str(FIRST + datetime.timedelta(days=day)) for number, day in planted.items()}
    changes = told["regressions"] + told["improvements"]
    right = [
        each
        for each in told["regressions"]
        if each["target"] in when and each["earliest"] <= when[each["target"]] <= each["latest"]
    ]
    return {
        **{name: content[name] for name in ("runs", "snapshots", "bins")},
        "targets": targets,
        "days": days,
        "bytes": size,
        "add_ms": round(1e3 * sorted(added)[ADDED // 2]),
        "report": report,
        "one_s": round(seconds(lambda: _one(dataset, name(targets // 2))), 2),
        "planted": len(planted),
        "found": len(right),
        "others": len(changes) - len(right),
    }


def _one(dataset: Dataset, target: str) -> None:
    """Ask for the days of a target."""
    with connected(dataset) as engine:
        surface_of(engine, target, "isr", None)


def parts(data: dict[str, Any]) -> Parts:
    """Each farm: what it has and shows, and whether its report takes more than it took."""
    return {
        f"{row['targets']} targets, {row['days']} d": (
            {**{key: row[key] for key in SAME}, "takes more": False},
            partial(_compared, row, size),
        )
        for row, size in zip(data["farms"], SIZES, strict=True)
    }


def _compared(row: dict[str, Any], size: tuple[int, int, int]) -> dict[str, Any]:
    """The farm once more."""
    with tempfile.TemporaryDirectory() as place:
        now = measure(Path(place), *size)
    print(f"report: {now['report']}, recorded {row['report']}", file=sys.stderr, flush=True)
    more = any(new > SCATTER * old for new, old in zip(now["report"], row["report"], strict=True))
    return {**{key: now[key] for key in SAME}, "takes more": more}


def page(data: dict[str, Any]) -> str:
    rows = [("", *(f"{each['targets']:,} targets, {each['days']} d" for each in data["farms"]))]
    rows.append(tuple("---" for _ in rows[0]))
    for what, cell in (
        ("runs", lambda each: f"{each['runs']:,}"),
        ("snapshots", lambda each: f"{each['snapshots']:,}"),
        ("bins", lambda each: f"{each['bins']:,}"),
        ("adding a run of a day", lambda each: f"{each['add_ms']} ms"),
        ("bytes a snapshot", lambda each: f"{each['bytes'] / each['snapshots']:.0f}"),
        ("report of all", lambda each: "{} s, {} MB".format(*each["report"])),
        ("report, ns a bin", lambda each: f"{1e9 * each['report'][0] / each['bins']:.0f}"),
        ("days of one target", lambda each: f"{each['one_s']} s"),
        ("changes: planted, found in their interval", lambda each: f"{each['planted']}, {each['found']}"),
        ("changes found where none is", lambda each: f"{each['others']}"),
    ):
        rows.append((what, *map(cell, data["farms"])))
    text = "".join(f"| {' | '.join(row)} |\n" for row in rows)
    text += f"\n{made(COMMAND, data)}\n"
    return filled(PAGE, TABLE, text)


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--place", type=Path, help="where the farms are made and kept (default: removed at the end)")


def measured(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as directory:
        place = options.place or Path(directory)
        farms = [measure(place / f"{targets}x{days}", targets, days, run) for targets, days, run in SIZES]
        yield {**origin(COMMAND), "farms": farms}


def main(arguments: list[str]) -> int:
    return publish(__doc__, COMMAND, DATA, PAGE, page, measured, arguments, add)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
