# SPDX-License-Identifier: BSD-2-Clause
"""How often a change of level is found where there is none, and how often one that was planted.

    python benchmarks/changes.py             # minutes; docs/evidence/changes.json, tables of docs/guide/farm.md
    python benchmarks/changes.py --check     # fails if the tables are not what the data give

Series of daily figures are normal, with an autocorrelation phi from day to day; steps are given in standard deviations
of a day. Each series is drawn from a seed of its own. Of some more is measured what the test does not hold for: slow
drifts beside noise, and a report each night.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pages import filled, made, origin, publish

from irqscope.analysis.changepoint import LEAST, changes, likeliest
from irqscope.analysis.changepoint import LEVEL as CHANCE

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
SLOW = {
    "phi 0.95, and white noise of equal variance": lambda random, days: (
        series(random, days, 0.95) + random.standard_normal(days)
    ),
    "of the second order, 0.3 and 0.5": lambda random, days: second_order(random, days, 0.3, 0.5),
}
YEARS, NIGHTLY = 100, (0.0, 0.6)
"""Years of nights, for each phi."""
STEPPED, PROMPT = 9, 50.0
"""Series with a step of so many standard deviations."""
QUIET_DAYS, TARGETS, SINCE, MOST = (7, 14, 30, 60, 365), (1, 20, 100), (None, 60), 60
"""Days before it, targets of the farm, days that are looked at, and days after it that are looked at at most."""


def second_order(random: np.random.Generator, days: int, one: float, two: float) -> NDArray[np.float64]:
    """An autoregression of the second order, after it has forgotten its begin."""
    values = random.standard_normal(days + 100)
    for day in range(2, len(values)):
        values[day] += one * values[day - 1] + two * values[day - 2]
    return values[100:]


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


def drifting(law: str, days: int) -> int:
    """Of so many series without a change, those in which one is found."""
    seeds = np.random.SeedSequence((days, len(law))).spawn(QUIET)
    return sum(likeliest(SLOW[law](np.random.default_rng(seed), days))[1] < CHANCE for seed in seeds)


def nightly(phi: float) -> int:
    """Years without a change in which one is found on some night."""
    seeds = np.random.SeedSequence((365, round(10 * phi), 1)).spawn(YEARS)
    years = (series(np.random.default_rng(seed), 365, phi) for seed in seeds)
    return sum(any(likeliest(year[:n])[1] < CHANCE for n in range(2 * LEAST, 366)) for year in years)


def delays(quiet: int, targets: int, since: int | None) -> list[int | None]:
    """Days from a step to the first report that has a change, ascending; None: not within `MOST`."""
    found: list[int | None] = []
    for seed in np.random.SeedSequence((quiet, targets)).spawn(STEPPED):
        values = series(np.random.default_rng(seed), quiet + MOST, 0.0)
        values[quiet:] += PROMPT
        looks = ((day, values[: quiet + day][-(since or len(values)) :]) for day in range(1, MOST + 1))
        found.append(next((day for day, seen in looks if targets * likeliest(seen)[1] < CHANCE), None))
    return sorted(found, key=lambda each: (each is None, each))


def limits() -> dict[str, Any]:
    """What the test does not hold for, and how late it tells."""
    return {
        **origin(COMMAND),
        "slow": [{"law": law, "days": days, "alarms": drifting(law, days)} for law in SLOW for days in DAYS],
        "nightly": [{"phi": phi, "years": YEARS, "alarms": nightly(phi)} for phi in NIGHTLY],
        "delays": [
            {"quiet": quiet, "targets": targets, "since": since, "days": delays(quiet, targets, since)}
            for quiet in QUIET_DAYS
            for since in SINCE
            for targets in TARGETS
        ],
    }


def measure() -> dict[str, Any]:
    quiet = [{"days": days, "phi": phi, "alarms": alarms(days, phi)} for days in DAYS for phi in PHIS]
    print(quiet, file=sys.stderr, flush=True)
    found = []
    for days, at, phi in CASES:
        for step in STEPS:
            found.append({"days": days, "at": at, "phi": phi, "sd": step, **planted(days, at, phi, step)})
            print(found[-1], file=sys.stderr, flush=True)
    return {**origin(COMMAND), "series": QUIET, "planted": PLANTED, "quiet": quiet, "found": found, "limits": limits()}


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
    text += "\n" + limits_page(data["limits"], data["series"])
    text += f"\n{made(COMMAND, data, data['limits'])}\n"
    return filled(PAGE, TABLE, text)


def limits_page(data: dict[str, Any], number: int) -> str:
    """The tables of what the test does not hold for."""
    text = f"| without a change, other series, {number:,} each | {' | '.join(f'{days} days' for days in DAYS)} |\n"
    text += "|---|" + "---|" * len(DAYS) + "\n"
    for law in SLOW:
        shares = (100 * each["alarms"] / number for each in data["slow"] if each["law"] == law)
        text += f"| {law}: a change is found (wanted 1 %) | {' | '.join(f'{share:.1f} %' for share in shares)} |\n"
    text += f"\n| without a change, {YEARS} years each | {' | '.join(f'phi {phi:g}' for phi in NIGHTLY)} |\n"
    text += "|---|" + "---|" * len(NIGHTLY) + "\n| a report each night, a change in any |"
    text += "".join(f" {100 * each['alarms'] / each['years']:.0f} % |" for each in data["nightly"]) + "\n"
    text += f"\n| days until a step of {PROMPT:g} SD is told, median of {STEPPED} (largest) |"
    text += "".join(f" {targets} target{'s' if targets > 1 else ''} |" for targets in TARGETS) + "\n"
    text += "|---|" + "---|" * len(TARGETS) + "\n"
    for quiet in QUIET_DAYS:
        for since in SINCE:
            rows = [each for each in data["delays"] if (each["quiet"], each["since"]) == (quiet, since)]
            cells = (f"{_days(each['days'][STEPPED // 2])} ({_days(each['days'][-1])})" for each in rows)
            text += f"| after {quiet} days{f', `--since {since}d`' if since else ''} | {' | '.join(cells)} |\n"
    return text


def _days(number: int | None) -> str:
    return f"> {MOST}" if number is None else str(number)


def measured(_: argparse.Namespace) -> Iterator[dict[str, Any]]:
    yield measure()


def main(arguments: list[str]) -> int:
    return publish(__doc__, COMMAND, DATA, PAGE, page, measured, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
