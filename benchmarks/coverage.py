# SPDX-License-Identifier: BSD-2-Clause
"""How often do intervals of quantiles hold, by process and quantile? Simulated with the pure functions.

    python benchmarks/coverage.py              # a quarter of an hour; docs/evidence/coverage.json and .md
    python benchmarks/coverage.py --check      # fails if the page is not what the data give

The processes are those of tests/coverage_cells.py, whose truth is known.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from coverage_cells import CELLS, LEAST, QUANTILES, RARE, bad, simulate  # noqa: E402
from pages import Parts, made, origin, publish  # noqa: E402

COMMAND = "python benchmarks/coverage.py"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"coverage.{kind}" for kind in ("json", "md"))
REPETITIONS = 400
CHANCE = 2
"""Standard errors of the simulation by which a share may be below what must hold: so many are by chance."""
LONG = 100_000
"""Runs of more samples than this are simulated a quarter as often."""
_PAGE = """<!-- Written by `python benchmarks/coverage.py`: do not edit. -->

# Do the intervals of quantiles hold?

Intervals by blocks ([what the statistics mean](../reference/statistics.md)) of simulated runs whose true quantiles are
known. Each cell says in how many of 100 runs an interval is given, and what share of those holds the truth. Nominal are
95 %. A cell that gives an interval in fewer than {rare} of 100 runs counts as withheld, and the share of all runs that
are misled stands in brackets: runs in which the long stalls did not come. What is below {least} % by more than {chance}
standard errors is in bold.

{made}

A run has 20 000 samples unless another number is stated, and 64 to 127 blocks. Usual latencies are lognormal about
10 000 ticks. In a stall *alike* each sample is late by a uniform time of its own. In a *draining* one what came while
the target was away waits until it is back: the longest latencies are those of the longest stalls. {repetitions} runs a
cell (of long runs a quarter), fixed seeds; the standard error of 95 % is {error:.1f} %.

{table}

## Fewer than ten disturbances a run

What did not come in a run is not told by it. These runs have so few disturbances that some have none of the long ones;
where an interval is given all the same, it holds for a target that goes on as in this run.

{few}

Rare disturbances are what [bounds on their number](../reference/statistics.md#how-often-a-limit-is-exceeded) are for.
"""


def cell(number: int) -> dict[str, Any]:
    """One cell, by its number."""
    found = CELLS[number]
    repetitions = REPETITIONS // (4 if found.n > LONG else 1)
    return {
        "name": found.name,
        "n": found.n,
        "few": found.few,
        "repetitions": repetitions,
        "quantiles": simulate(found, repetitions),
    }


def measure() -> dict[str, Any]:
    rows = []
    with ProcessPoolExecutor() as pool:
        for row in pool.map(cell, range(len(CELLS))):
            rows.append(row)
            print(row["name"], row["quantiles"], file=sys.stderr, flush=True)
    return {**origin(COMMAND), "cells": rows}


def parts(data: dict[str, Any]) -> Parts:
    """Each cell."""
    rows = {(row["name"], row["n"]): row for row in data["cells"]}
    return {
        f"{found.name}, {found.n} samples": (rows[found.name, found.n], partial(cell, number))
        for number, found in enumerate(CELLS)
    }


def entry(counts: dict[str, int], repetitions: int) -> str:
    """One cell of a table."""
    given = counts["given"]
    if not given:
        return "withheld"
    share = f"{100 * given / repetitions:.0f}: {100 * counts['held'] / given:.0f} %"
    if given < RARE * repetitions:
        return f"withheld ({100 * (given - counts['held']) / repetitions:.1f} %)"
    return f"**{share}**" if bad(counts, repetitions, CHANCE) else share


def table(rows: list[dict[str, Any]]) -> str:
    lines = [
        f"| process | {' | '.join(f'{100 * float(text):g} %' for text in QUANTILES)} |",
        "|---" * (1 + len(QUANTILES)) + "|",
    ]
    for row in rows:
        name = row["name"] if row["n"] == 20_000 else f"{row['name']}; {row['n']} samples"
        told = [entry(row["quantiles"][text], row["repetitions"]) for text in QUANTILES]
        lines.append(f"| {name} | {' | '.join(told)} |")
    return "\n".join(lines)


def page(data: dict[str, Any]) -> str:
    """The page."""
    cells = data["cells"]
    return _PAGE.format(
        least=round(100 * LEAST),
        chance=CHANCE,
        rare=round(100 * RARE),
        made=made(COMMAND, data),
        repetitions=cells[0]["repetitions"],
        error=100 * (0.95 * 0.05 / cells[0]["repetitions"]) ** 0.5,
        table=table([row for row in cells if not row["few"]]),
        few=table([row for row in cells if row["few"]]),
    )


def main() -> int:
    return publish(__doc__, COMMAND, DATA, PAGE, page, lambda options: [measure()])


if __name__ == "__main__":
    sys.exit(main())
