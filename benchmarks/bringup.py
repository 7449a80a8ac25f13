# SPDX-License-Identifier: BSD-2-Clause
"""Faults of a new board, each in a whole bring-up, and sound boards: what it says of them; docs/evidence/bringup.md.

python benchmarks/bringup.py          # minutes; writes data and page
python benchmarks/bringup.py --check  # fails if the page is not what the data give
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from bringup_faults import CASES, SOUND, bring_up  # noqa: E402
from pages import made, origin, publish  # noqa: E402

COMMAND = "python benchmarks/bringup.py"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"bringup.{kind}" for kind in ("json", "md"))
SEEDS = range(1, 6)
"""Of sound boards."""
_PAGE = """<!-- Written by `{command}`: do not edit. -->

# Boards with a fault

What [`irqscope bringup`](../guide/bringup.md) says of a board that is not sound. Each row is a whole bring-up on the
virtual bench: the gateware itself, with the fault at its pins, in its link, in its clock, or in what its bitstream says
and does (`tests/bringup_faults.py`). No fault of this kind has been made on hardware.

<!-- needs hours -->

    {command}

**{named} of {cases} faults are named, and none of these boards passed. {sound}**
{made}

| fault | it is called | first at | what else is said of it |
|---|---|---|---|
{rows}

Some faults make others: a board that begins anew while an input is tested also fails that test, and an input without a
wire fails alone as well as together with all others. Then several names are said, and the first ones are of the step
that comes first: begin there.

Not named, since nothing here sees it: two *outputs* of the board exchanged on the wires and in the description alike;
an input that is late by less than a clock, with its wire; a pad that is weak at its voltage; whatever comes later than
the first hour.
"""


def measure(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """All of it."""
    with ProcessPoolExecutor() as pool:
        rows, sound = pool.map(_faulty, range(len(CASES))), pool.map(_sound, SEEDS)
        yield {**origin(COMMAND), "faults": [*rows], "sound": [*sound]}


def _faulty(number: int) -> dict[str, Any]:
    case = CASES[number]
    found = bring_up(case)
    said = [[check.fault, step.name, check.name] for step in found.steps for check in step.checks if check.fault]
    print(case.fault, "->", sorted({each[0] for each in said}), file=sys.stderr, flush=True)
    return {"fault": case.fault, "names": sorted(case.names), "said": said, "passed": found.passed}


def _sound(seed: int) -> dict[str, Any]:
    found = bring_up(SOUND, seed=seed)
    return {"checks": found.checks, "failed": found.failed, "not_done": found.not_done}


def _row(row: dict[str, Any]) -> str:
    right = [each for each in row["said"] if each[0] in row["names"]] or [["**not named**", "", ""]]
    names = [*dict.fromkeys(name for name, *_ in right)]
    others = [*dict.fromkeys(name for name, *_ in row["said"] if name not in names)]
    _, step, check = right[0]
    return f"| {row['fault']} | {', '.join(names)} | {step}: {check} | {', '.join(others)} |"


def page(data: dict[str, Any]) -> str:
    """docs/evidence/bringup.md."""
    rows, sound = data["faults"], data["sound"]
    named = sum(not row["passed"] and set(row["names"]) <= {each[0] for each in row["said"]} for row in rows)
    passed = sum(not (each["failed"] or each["not_done"]) for each in sound)
    return _PAGE.format(
        command=COMMAND,
        named=named,
        cases=len(rows),
        sound=f"{passed} of {len(sound)} sound boards, with other seeds, passed all {sound[0]['checks']} checks.",
        made=made(COMMAND, data),
        rows="\n".join(_row(row) for row in rows),
    )


if __name__ == "__main__":
    sys.exit(publish(__doc__, COMMAND, DATA, PAGE, page, measure))
