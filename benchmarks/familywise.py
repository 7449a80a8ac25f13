# SPDX-License-Identifier: BSD-2-Clause
"""How often does `irqscope compare` claim a difference between runs of one system, and find one that is there?

    python benchmarks/familywise.py            # minutes; docs/evidence/familywise.json and .md
    python benchmarks/familywise.py --check    # fails if the page is not what the data give

The processes are those of tests/compared_cells.py.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # products of small matrices: more threads wait for each other

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from compared_cells import CELLS, QUANTILES, SHARE, SHIFTS, N, simulate  # noqa: E402
from pages import Parts, made, origin, publish  # noqa: E402

COMMAND = "python benchmarks/familywise.py"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"familywise.{kind}" for kind in ("json", "md"))
REPETITIONS = 800
FEWER = 60
"""Comparisons of more than two runs, and of runs that differ."""
MORE = 4
"""Runs that are compared at once, as well as two."""
_PAGE = """<!-- Written by `python benchmarks/familywise.py`: do not edit. -->

# Runs of one system, compared

`irqscope compare` ([compare.md](../guide/compare.md)) of simulated runs of {n} samples each, quantiles {quantiles}, no
margin.

{made}

## Differences that are not there

Runs of one system. There are four differences in each of {repetitions} comparisons of two runs, and twelve in each of
{fewer} of four. Any may be claimed in 5 % of the comparisons; the standard error of that is {error:.1f} and
{errors:.1f} %. *Exit code 1*: some quantile is called worse. An interval that is withheld claims nothing; the last
columns say how many of 100 differences had one. It is withheld of a quantile whose blocks depend on each other, or
tell as much as fewer than ten independent ones: too dependent to compare.

{null}

## Differences that are there

The second run is slower by a share of the median (10 000 ticks) in each sample. Of {fewer} pairs so many say that this
quantile is worse:

{power}
"""


def task(entry: tuple[int, int, float]) -> dict[str, Any]:
    number, runs, shift = entry
    cell = CELLS[number]
    repetitions = REPETITIONS if shift == 0 and runs == 2 else FEWER
    return {
        "name": cell.name,
        "runs": runs,
        "shift": shift,
        "repetitions": repetitions,
        **simulate(cell, repetitions, runs, shift),
    }


def tasks() -> list[tuple[int, int, float]]:
    """Cell, runs that are compared, and by how much the second is slower: one for each row."""
    return [
        (number, runs, shift)
        for runs, shift in ((2, 0.0), *((2, shift) for shift in SHIFTS), (MORE, 0.0))
        for number in range(len(CELLS))
    ]


def measure() -> dict[str, Any]:
    rows = []
    with ProcessPoolExecutor() as pool:
        for row in pool.map(task, tasks()):
            rows.append(row)
            print(row, file=sys.stderr, flush=True)
    return {**origin(COMMAND), "rows": rows}


def parts(data: dict[str, Any]) -> Parts:
    """Each row."""
    return {
        f"{row['name']}, {row['runs']} runs, {row['shift']}": (row, partial(task, entry))
        for row, entry in zip(data["rows"], tasks(), strict=True)
    }


def percent(count: int, of: int) -> str:
    return f"{100 * count / of:.1f} %"


def null(rows: list[dict[str, Any]]) -> str:
    lines = [
        f"| process | runs | any claimed | exit code 1 | {' | '.join(f'{100 * q:g} %' for q in QUANTILES)} |",
        "|---" * (4 + len(QUANTILES)) + "|",
    ]
    for row in rows:
        differences = row["repetitions"] * (row["runs"] - 1)
        given = [f"{100 * row['quantiles'][f'{q:g}']['given'] / differences:.0f}" for q in QUANTILES]
        claims = [percent(row[key], row["repetitions"]) for key in ("claimed", "worse")]
        lines.append(f"| {row['name']} | {row['runs']} | {' | '.join([*claims, *given])} |")
    return "\n".join(lines)


def power(rows: list[dict[str, Any]]) -> str:
    lines = [
        f"| process | slower by | {' | '.join(f'{100 * q:g} %' for q in QUANTILES)} |",
        "|---" * (2 + len(QUANTILES)) + "|",
    ]
    for row in rows:
        found = []
        for q in QUANTILES:
            counts = row["quantiles"][f"{q:g}"]
            found.append(percent(counts["worse"], row["repetitions"]) if counts["given"] else "withheld")
        lines.append(f"| {row['name']} | {100 * row['shift']:g} % | {' | '.join(found)} |")
    return "\n".join(lines)


def _error(repetitions: int) -> float:
    return float(100 * (SHARE * (1 - SHARE) / repetitions) ** 0.5)


def page(data: dict[str, Any]) -> str:
    """The page."""
    rows, repetitions = data["rows"], data["rows"][0]["repetitions"]
    return _PAGE.format(
        n=f"{N:,}".replace(",", " "),
        quantiles=", ".join(f"{q:g}" for q in QUANTILES),
        made=made(COMMAND, data),
        repetitions=repetitions,
        fewer=FEWER,
        error=_error(repetitions),
        errors=_error(FEWER),
        null=null([row for row in rows if not row["shift"]]),
        power=power([row for row in rows if row["shift"]]),
    )


def main() -> int:
    return publish(__doc__, COMMAND, DATA, PAGE, page, lambda options: [measure()])


if __name__ == "__main__":
    sys.exit(main())
