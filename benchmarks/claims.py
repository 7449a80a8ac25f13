# SPDX-License-Identifier: BSD-2-Clause
"""How often the claims of a report hold, of targets whose truth is known: docs/evidence/claims.json and .md.

    python benchmarks/claims.py                    # half an hour on two cores
    python benchmarks/claims.py --only 'in step'   # the kinds of run whose name has it; others stay as they are
    python benchmarks/claims.py --check            # fails if the page is not what the data give

Each kind of run is kept as soon as it is done.
"""

import argparse
import functools
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from pages import Parts, also, known, made, publish
from scipy.stats import binom
from simulated_claims import BEYOND, IN_STEP, LIMIT, PERIOD, QUANTILES, TICK, Cell, Target, Truth, cells, tally

from irqscope.errors import ExitCode

ROOT = Path(__file__).parent.parent
DATA, PAGE = (ROOT / "docs" / "evidence" / f"claims.{kind}" for kind in ("json", "md"))
COMMAND = "python benchmarks/claims.py"
RUNS, TRUTHS, SEED = 1008, 400, 7
SLACK, CHANCE = 0.01, 0.01
"""An interval of 95 % must hold in 94 % of those given; one that does is marked by chance in one of 100 entries."""
FEW = 0.05
"""What is given in a smaller share of the runs counts as refused."""
PHASES = 12
"""Runs on the virtual bench for each dither, the disturbance at another phase in each."""
BENCH = ("none", "750us", "exponential", "whole")
PROFILE = """
[irq]
latency = {{ shape = "lognormal", least = "5us", median = "3us", sigma = 0.5, limit = "100us" }}
[isr]
toggle = "0ns"
duration = "500ns"
[task]
release = "none"
[[disturbance]]
period = "{period}us"
phase = "{phase}us"
duration = "{length}us"
probability = {chance}
"""
COLUMNS = {
    **{f"quantile {q}": f"{100 * float(q):g} %" for q in QUANTILES},
    "no false pass": "no false PASS: 99 %",
    "no false pass, per stimulus": "of the stimuli",
    "no false pass, per hour": "in time",
    **{f"{of}, {per}": f"{of}, {per}" for of in BEYOND for per in ("per stimulus", "per hour")},
    "share": "share late",
    "steady": "called steady",
}
_PAGE = """<!-- Written by `python benchmarks/claims.py`: do not edit. -->

# Do the claims of a report hold?

Simulated: {runs} runs of each kind, of {n} stimuli at 1 kHz. What the words mean is in
[statistics.md](../reference/statistics.md). {made}

A run is drawn from a target whose truth is known, and evaluated as a real one is: its samples go through the same
blocks, intervals and bounds (`benchmarks/simulated_claims.py`). The truth comes from {truths} further runs, at the same
phase where not all are met. Each entry is how many of the claims *that were made* held, in per cent; behind it, in how
many of 100 runs the claim was made, if not in all. *Refused*: in none, or in fewer than {few} of 100, and then it is
said how many of 100 runs were misled: those in which what is rare did not come. **Bold**: it holds less often than
promised by more than 1 %, and that is no chance (1 %).

- *50 %* to *99.9 %*: the interval of the quantile contains it. Promised: 95 %.
- *no false PASS*: a limit just below the truth is not passed: on the 99 % quantile; on the share of stimuli that take
  longer than {limit} (`isr.beyond({limit})<...`), *of the stimuli*; on disturbances per hour that do (`<.../h`), *in
  time*. Promised: 95 %. *Refused*: no limit is passed, whatever it is.
- *limit*: the upper bound on disturbances beyond {limit}; *worst*: beyond the largest sample. Promised: 95 %.
- *share late*: the interval of the share of stimuli that take longer than {limit} contains it. Promised: 95 %.
- *called steady*: a target that does not change is not said to have changed. Promised: 99 %.

In step with the stimuli is a disturbance of {length} each {every}, with a chance of {chance}, at {phases} phases of the
period. With fewer than 95 % of the phases met, claims are of the phases met, none is made of disturbances in time, and
no limit on how rarely a time is exceeded is passed.

{table}

{verdict}

## On the virtual bench

The same disturbance in step, on the gateware, {n} stimuli each, at another phase in each run; with each dither:

<!-- file in-step.toml -->
```toml
{profile}
```

<!-- long -->
<!-- exits 1 -->

    irqscope latency --port 'sim://?profile=in-step.toml&link=unlimited' --rate 1kHz --count {n} --segments isr \\
      --dither whole --limit isr.max={limit} --out run

| dither | runs | phases met | bound per stimulus holds | bound per hour |
|---|---|---|---|---|
{bench}
"""


def key(cell: Cell) -> dict[str, str]:
    """What tells a kind of run from others."""
    return {"name": cell.name, "dither": cell.target.dither, "pairing": cell.target.policy.name.lower()}


def measure(runs: int, phases: int, only: str, jobs: int | None, former: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The data as they grow."""
    data: dict[str, Any] = {
        "runs": runs,
        "origins": list(former.get("origins", [])),
        "cells": list(former.get("cells", [])),
        "bench": list(former.get("bench", [])),
    }
    also(data, COMMAND)
    chosen = [(number, cell) for number, cell in enumerate(cells()) if only in cell.name]
    with ProcessPoolExecutor(jobs) as pool:
        begun = [(cell, pool.submit(_tally, number, runs)) for number, cell in chosen]
        for cell, found in begun:
            entry = {**key(cell), "claims": found.result()}
            known = {tuple(key(each).values()): None for each in cells()}
            known |= {tuple(each.values())[:-1]: each for each in [*data["cells"], entry]}
            data["cells"] = [each for each in known.values() if each]
            yield data
    if only in "virtual bench":
        data["bench"] = [bench(dither, phases) for dither in BENCH]
        yield data


def parts(data: Mapping[str, Any]) -> Parts:
    """Each kind of run, but those on the virtual bench."""
    rows = {tuple(entry.values())[:-1]: entry for entry in data["cells"]}
    kinds = {tuple(key(cell).values()): number for number, cell in enumerate(cells())}
    return {
        ", ".join(kind): (rows[kind]["claims"], functools.partial(_tally, number, data["runs"]))
        for kind, number in kinds.items()
        if kind in rows
    }


def _tally(number: int, runs: int) -> dict[str, tuple[int, int]]:
    return tally(cells()[number], runs, SEED, TRUTHS)


# The virtual bench ----------------------------------------------------------------------------------------------------


@functools.cache
def _truth() -> float:
    """Disturbances per stimulus, if all phases are met."""
    cell = Cell("in step", Target("whole", IN_STEP))
    return Truth(cell.targets, cell.n, SEED, TRUTHS).disturbances(LIMIT)


def bench(dither: str, phases: int) -> dict[str, Any]:
    """What runs on the virtual bench say, the disturbance at another phase of the period in each."""
    found = [_run(dither, number / phases) for number in range(phases)]
    true = _truth()
    return {
        "dither": dither,
        "coverage": [entry["coverage"] for entry in found],
        "per_stimulus": [true <= entry["per_stimulus"]["upper"] for entry in found if entry["per_stimulus"]],
        "per_hour": [true * 3600e3 <= entry["per_hour"]["upper"] for entry in found if entry["per_hour"]],
    }


def _profile(phase: float) -> str:
    """The target, its disturbance so far into the period."""
    micro = float(TICK) * 1e6
    return PROFILE.strip().format(
        period=f"{IN_STEP.every * micro:g}",
        length=f"{IN_STEP.length * micro:g}",
        chance=IN_STEP.chance,
        phase=f"{phase * PERIOD * micro:g}",
    )


def _run(dither: str, phase: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as place:
        profile, out = Path(place) / "in-step.toml", Path(place) / "run"
        profile.write_text(_profile(phase))
        command = [
            sys.executable,
            "-m",
            "irqscope",
            "latency",
            "--port",
            f"sim://?profile={profile}&seed={round(100 * phase)}&link=unlimited",
            "--rate",
            "1kHz",
            "--count",
            str(cells()[0].n),
            "--segments",
            "isr",
            "--dither",
            dither,
            "--limit",
            f"isr.max={_limit()}",
            "--out",
            str(out),
        ]
        code = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode
        if code not in (ExitCode.OK, ExitCode.LIMIT):
            raise SystemExit(f"{' '.join(command)} ended with {code}")
        result = json.loads((out / "result.json").read_text())
    return next(e for e in result["segments"][0]["exceedances"] if e["of"].startswith("isr.max"))


def _limit() -> str:
    return f"{LIMIT * float(TICK) * 1e6:g}us"


# The page -------------------------------------------------------------------------------------------------------------


def told(held: int, given: int, runs: int, promised: float) -> str:
    """An entry of the table; bold if it holds less often than promised by more than a per cent, and by no chance."""
    if not given:
        return "refused"
    if given < FEW * runs:
        return f"refused ({100 * (given - held) / runs:.1f})"
    text = f"{100 * held / given:.1f}"
    text = f"**{text}**" if binom.cdf(held, given, promised - SLACK) < CHANCE else text
    return text if given == runs else f"{text} ({100 * given / runs:.0f})"


def broken(data: Mapping[str, Any]) -> list[str]:
    """The entries that hold less often than they must."""
    return [
        f"{cell['name']} ({cell['dither']}, {cell['pairing']}): {COLUMNS[claim]}"
        for cell in data["cells"]
        for claim, (held, made) in cell["claims"].items()
        if told(held, made, data["runs"], _promised(claim)).startswith("**")
    ]


def least(data: Mapping[str, Any]) -> float:
    """How often the entry holds that does so least, in percent of the runs that make its claim."""
    counts = (count for cell in data["cells"] for count in cell["claims"].values())
    return min(100 * held / given for held, given in counts if given and given >= FEW * data["runs"])


def most_false(data: Mapping[str, Any]) -> float:
    """The greatest share of all runs of a kind in which one claim was made and is false."""
    counts = (count for cell in data["cells"] for count in cell["claims"].values())
    return max(given - held for held, given in counts) / float(data["runs"])


def verdict(data: Mapping[str, Any]) -> str:
    """What the table comes to."""
    false = broken(data)
    text = (
        f"{len(false)} entries hold less often than promised: {'; '.join(false)}."
        if false
        else f"No entry is below its promise by more than {SLACK:.0%} and chance; the least is {least(data):.1f} %."
    )
    most = f"{100 * most_false(data):.1f} %"
    return f"**{text}** Of all runs of a kind, {most} at most have one claim that is made and false."


def _promised(claim: str) -> float:
    return 0.99 if claim == "steady" else 0.95


def page(data: Mapping[str, Any]) -> str:
    """The page."""
    head = ("run", "dither", "pairing", *COLUMNS.values())
    rows = [
        (
            cell["name"],
            cell["dither"],
            cell["pairing"],
            *(
                told(*cell["claims"][claim], data["runs"], _promised(claim))
                if cell["claims"][claim][1] or claim != "steady"
                else "-"
                for claim in COLUMNS
            ),
        )
        for cell in data["cells"]
    ]
    lines = [head, ["---"] * len(head), *rows]
    bench_rows = (
        f"| {each['dither']} | {len(each['coverage'])} | "
        f"{100 * min(each['coverage']):.3g} to {100 * max(each['coverage']):.3g} % | "
        f"{_of(each['per_stimulus']) if min(each['coverage']) >= 0.95 else 'of the phases met'} | "
        f"{_of(each['per_hour']) if each['per_hour'] else 'refused'} |"
        for each in data["bench"]
    )
    micro = float(TICK) * 1e6
    return _PAGE.format(
        made=made(COMMAND, *data["origins"]),
        runs=data["runs"],
        n=cells()[0].n,
        truths=TRUTHS,
        few=round(100 * FEW),
        limit=_limit(),
        length=f"{IN_STEP.length * micro:g} us",
        every=f"{IN_STEP.every * micro / 1000:g} ms",
        chance=f"{100 * IN_STEP.chance:g} %",
        phases=16,
        table="\n".join(f"| {' | '.join(line)} |" for line in lines),
        verdict=verdict(data),
        profile=_profile(1 / PHASES),
        bench="\n".join(bench_rows),
    )


def _of(held: list[bool]) -> str:
    return f"{sum(held)} of {len(held)}"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--jobs", type=int, help="processes (default: one for each core)")
    parser.add_argument("--phases", type=int, default=PHASES, help="runs on the virtual bench for each dither")
    parser.add_argument("--only", default="", metavar="TEXT")


def measured(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    former = known(DATA) if options.only else {}
    for data in measure(options.runs, options.phases, options.only, options.jobs, former):
        print(f"{len(data['cells'])} kinds of run", file=sys.stderr)
        yield data


def main(arguments: list[str]) -> int:
    return publish(__doc__, COMMAND, DATA, PAGE, page, measured, arguments, add)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
