# SPDX-License-Identifier: BSD-2-Clause
"""How often a change of level is found where there is none, and how often one that was planted.

    python benchmarks/changes.py             # minutes; docs/evidence/changes.json, tables of docs/guide/farm.md
    python benchmarks/changes.py --check     # fails if the tables are not what the data give

Series of daily figures are normal, with an autocorrelation phi from day to day; steps are given in standard deviations
of a day. Each series is drawn from a seed of its own.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pages import filled, made, origin, publish

from irqscope.analysis.changepoint import changes

DOCS = Path(__file__).parents[1] / "docs"
COMMAND = "python benchmarks/changes.py"
DATA, PAGE = DOCS / "evidence" / "changes.json", DOCS / "guide" / "farm.md"
TABLE = "benchmarks/changes.py"
LEVEL = 100.0
PHIS = (0.0, 0.3, 0.6, 0.8)
QUIET, DAYS = 2000, (60, 365)
"""Series without a change, of each length and phi."""
PLANTED = 100
STEPS = (0.5, 1.0, 2.0, 4.0)
CASES = ((365, 200, 0.0), (365, 60, 0.3), (365, 200, 0.6), (60, 40, 0.0), (60, 40, 0.3))
"""Days, the day of the step, and phi: of each, `PLANTED` series for each of the `STEPS`."""


def series(random: np.random.Generator, days: int, phi: float) -> NDArray[np.float64]:
    """A stationary autoregression of the first order, of variance 1."""
    noise = random.standard_normal(days)
    for day in range(1, days):
        noise[day] = phi * noise[day - 1] + np.sqrt(1 - phi * phi) * noise[day]
    return LEVEL + noise


def alarms(days: int, phi: float) -> int:
    """Series without a change in which one is found."""
    seeds = np.random.SeedSequence((days, round(10 * phi))).spawn(QUIET)
    return sum(bool(changes(series(np.random.default_rng(seed), days, phi))) for seed in seeds)


def planted(days: int, at: int, phi: float, step: float) -> dict[str, int]:
    """In how many series the change is found, and what of it is right."""
    counts = {"found": 0, "alone": 0, "day": 0, "interval": 0, "step": 0}
    for seed in np.random.SeedSequence((days, at, round(10 * phi), round(10 * step))).spawn(PLANTED):
        values = series(np.random.default_rng(seed), days, phi)
        values[at:] += step
        found = changes(values)
        if not found:
            continue
        best = min(found, key=lambda each: abs(each.index - at))
        counts["found"] += 1
        counts["alone"] += len(found) == 1
        counts["day"] += bool(best.index == at)
        counts["interval"] += bool(best.first <= at <= best.last)
        counts["step"] += bool(best.low <= step <= best.high)
    return counts


def measure() -> dict[str, Any]:
    quiet = [{"days": days, "phi": phi, "alarms": alarms(days, phi)} for days in DAYS for phi in PHIS]
    print(quiet, file=sys.stderr, flush=True)
    found = []
    for days, at, phi in CASES:
        for step in STEPS:
            found.append({"days": days, "at": at, "phi": phi, "sd": step, **planted(days, at, phi, step)})
            print(found[-1], file=sys.stderr, flush=True)
    return {**origin(COMMAND), "series": QUIET, "planted": PLANTED, "quiet": quiet, "found": found}


def page(data: dict[str, Any]) -> str:
    text = f"| without a change, {data['series']:,} series each | {' | '.join(f'phi {phi:g}' for phi in PHIS)} |\n"
    text += "|---|" + "---|" * len(PHIS) + "\n"
    for days in DAYS:
        mine = {each["phi"]: each["alarms"] for each in data["quiet"] if each["days"] == days}
        shares = " | ".join(f"{100 * mine[phi] / data['series']:.1f} %" for phi in PHIS)
        text += f"| {days} days: a change is found (wanted 1 %) | {shares} |\n"
    text += f"\n| with one, {data['planted']} series each | found | alone | on its day | interval has the day | "
    text += "interval has the step |\n|---|---|---|---|---|---|\n"
    for each in data["found"]:
        what = f"{each['days']} days, {each['sd']:g} SD on day {each['at']}, phi {each['phi']:g}"
        counts = (each[name] for name in ("found", "alone", "day", "interval", "step"))
        text += f"| {what} | {' | '.join(map(str, counts))} |\n"
    text += f"\n{made(COMMAND, data)}\n"
    return filled(PAGE, TABLE, text)


def measured(_: argparse.Namespace) -> Iterator[dict[str, Any]]:
    yield measure()


def main(arguments: list[str]) -> int:
    return publish(__doc__, COMMAND, DATA, PAGE, page, measured, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
