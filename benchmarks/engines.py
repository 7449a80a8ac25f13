# SPDX-License-Identifier: BSD-2-Clause
"""Statistics with one engine for all segments and with one for each, side by side: docs/evidence/engines.md.

python benchmarks/engines.py          # half an hour; writes data and page
python benchmarks/engines.py --check  # fails if the page is not what the data give
"""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from history import evaluations
from pages import Parts, known, made, origin, publish

import irqscope
from irqscope.contract import registers
from irqscope.contract.roles import FEW, INPUTS, Source
from irqscope.contract.segments import Count, Policy
from irqscope.contract.statistics import PARALLEL_SAMPLE_CLOCKS
from irqscope.device.configuration import Configuration, InputSettings, SegmentSettings
from irqscope.device.instrument import Instrument
from irqscope.device.stimulus_plan import StimulusPlan
from irqscope.qualifying.trial import trial
from irqscope.units import format_rate
from irqscope_boards.board import Board
from irqscope_boards.build import place, synthesise
from irqscope_boards.catalogue import board as find
from irqscope_boards.netlist import netlist

COMMAND = "python benchmarks/engines.py"
DATA, PAGE = (Path(__file__).parent.parent / "docs" / "evidence" / f"engines.{kind}" for kind in ("json", "md"))
ENGINES = ("serial", "parallel")
RUNS = (
    ("linux-rt", "5kHz", 20_000),
    ("linux-loaded", "20kHz", 30_000),
    ("rtos", "60kHz", 30_000),
    ("overloaded", "150kHz", 30_000),
    ("microcontroller", "250kHz", 30_000),
)
"""Profile, rate, stimuli: rates that one engine follows in four segments."""
SEEDS = range(1, 4)
CASES = tuple((*run, seed) for run in RUNS for seed in SEEDS)
SAMPLES = 2_500_000
"""Of each of four segments."""
TOO_FAST = PARALLEL_SAMPLE_CLOCKS - 3
BOARD, PLACING = "colorlight-i5", range(1, 4)
"""An LFE5U-25F at 62.5 MHz, and seeds of place and route."""
_PAGE = """<!-- Written by `{command}`: do not edit. -->

# One engine for all segments, and one for each

What [gateware.md](../reference/gateware.md#an-engine-for-each-segment) says of both, measured on the virtual bench, the
gateware itself simulated clock by clock, and by place and route. **No hardware was measured.** {made}

<!-- needs hours -->

    {command}

## The same figures

{runs} runs, each by both engines: {operations} causes and responses in four segments, with snapshots in mid-run,
outlier records and coalesced causes. Compared are every segment's figures, bins, extremes and classes, and the books of
the run. Runs that differ: **{differing}**.

| profile | rate | runs | causes and responses | coalesced | differing |
|---|---|---|---|---|---|
{rows}

## How fast

Four segments from the stimulus to an input each, on jumpers, a sample in each of them every so many clocks:

| clocks | at 62.5 MHz | samples | lost rows | books |
|---|---|---|---|---|
{rates}

The stimulus is then as fast as no target answers: [what a microcontroller does](../guide/saturate.md) takes longer.

## What simulation has to evaluate

Per sample, of the workload of [history.md](history.md): {evaluated}.

## How large

The whole instrument on an LFE5U-25F ({board}, core at {need:g} MHz), placed and routed:

| statistics | seed | core clock, MHz | logic | of {cells} | flip-flops | block RAM |
|---|---|---|---|---|---|---|
{sizes}
"""


def measure(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """All of it, part by part."""
    data: dict[str, Any] = {**origin(COMMAND), "runs": [], "rates": [], "sizes": []}
    for run in CASES:
        data["runs"].append(compared(*run))
        print(data["runs"][-1], file=sys.stderr, flush=True)
        yield data
    for clocks in (PARALLEL_SAMPLE_CLOCKS, TOO_FAST):
        data["rates"].append(driven(clocks))
        print(data["rates"][-1], file=sys.stderr, flush=True)
        yield data
    data["evaluations"] = {
        engine: round(evaluations(f"sim://?engine=native&statistics={engine}")) for engine in ENGINES
    }
    for parallel, seeds in ((False, PLACING[:1]), (True, PLACING)):
        for size in sizes(parallel, seeds):
            data["sizes"].append(size)
            yield data


def compared(profile: str, rate: str, count: int, seed: int) -> dict[str, Any]:
    """One run by both engines."""
    found = []
    for engine in ENGINES:
        port = f"sim://?engine=native&link=unlimited&profile={profile}&seed={seed}&statistics={engine}"
        # What was kept of either instrument, such as the width of its bins, stands in its reports.
        with (
            tempfile.TemporaryDirectory() as name,
            patch.dict(os.environ, XDG_DATA_HOME=name),
            irqscope.connect(port) as scope,
        ):
            out = Path(name) / "run"
            scope.latency(rate=rate, count=count, seed=seed, threshold="2us", out=out)
            result = json.loads((out / "result.json").read_text(encoding="utf-8"))
        for segment in result["segments"]:
            segment["charts"].pop("course")  # it ends with the run, a few clocks sooner or later
        found.append(result)
    classes = [segment["classes"] for segment in found[0]["segments"]]
    return {
        "profile": profile,
        "rate": rate,
        "operations": sum(each["causes"] + each["responses"] for each in classes),
        "coalesced": sum(each["coalesced"] for each in classes),
        "same": all(found[0][part] == found[1][part] for part in ("segments", "balance", "cross_check")),
    }


def driven(clocks: int) -> dict[str, Any]:
    """Four segments, with a sample each every so many clocks."""
    count = SAMPLES if clocks == PARALLEL_SAMPLE_CLOCKS else SAMPLES // 10
    with Instrument.open("sim://?engine=native&profile=jumper&statistics=parallel") as instrument:
        samples = instrument.identity.samples
        period = clocks * samples
        found = trial(
            instrument,
            Configuration(
                inputs={role: InputSettings(fall=False) for role in INPUTS[:FEW]},
                stimuli={Source.STIMULUS: StimulusPlan(period=period, width=samples, count=count)},
                segments=tuple(
                    SegmentSettings(
                        name=role.label,
                        cause=Source.STIMULUS,
                        response=role,
                        policy=Policy.COALESCE,
                        timeout=1000 * period,
                    )
                    for role in INPUTS[:FEW]
                ),
                stream=False,
                snapshot=0,
                flush=10_000,
                watchdog=0,
            ),
        )
        totals = found.observation.totals
        return {
            "clocks": clocks,
            "samples": [totals.segments[number].counts[Count.PAIRED] for number in range(FEW)],
            "lost": found.count(registers.STATISTICS_LOST),
            "books": found.complaints(),
        }


def sizes(parallel: bool, seeds: range) -> Iterator[dict[str, Any]]:
    """The instrument placed with each seed."""
    there = find(BOARD)
    board: Board = replace(there, part=replace(there.part, parallel=parallel))
    design = netlist(board)
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        synthesise(design, work, print)
        for seed in seeds:
            attempt = place(board, design, work, seed, print)
            core = next(clock for clock in attempt.clocks if clock.name == "core clock")
            use = {kind: used["used"] for kind, used in attempt.use.items()}
            yield {
                "parallel": parallel,
                "seed": seed,
                "mhz": core.reached,
                "need": core.need,
                "met": attempt.met,
                **use,
            }


def _run_rows(data: dict[str, Any]) -> Iterator[str]:
    for profile, rate, _ in RUNS:
        mine = [run for run in data["runs"] if run["profile"] == profile]
        operations, coalesced = (sum(run[name] for run in mine) for name in ("operations", "coalesced"))
        differing = sum(not run["same"] for run in mine)
        yield f"| {profile} | {rate} | {len(mine)} | {operations} | {coalesced} | {differing} |"


def parts(data: dict[str, Any]) -> Parts:
    """Each run by both engines, each rate, and each placing."""
    found: dict[str, tuple[Any, Callable[[], Any]]] = {
        f"{run[0]}, seed {run[-1]}": (row, partial(compared, *run))
        for run, row in zip(CASES, data["runs"], strict=True)
    }
    for row in data["rates"]:
        found[f"{row['clocks']} clocks"] = (row, partial(driven, row["clocks"]))
    for row in data["sizes"]:
        placing = range(row["seed"], row["seed"] + 1)
        found[f"{ENGINES[row['parallel']]}, placed with seed {row['seed']}"] = (
            row,
            lambda parallel=row["parallel"], placing=placing: next(sizes(parallel, placing)),
        )
    return found


def page(data: dict[str, Any]) -> str:
    """docs/evidence/engines.md."""
    cells = known(Path(__file__).parent / "boards" / f"{BOARD}.json")["use"]["logic"]["available"]
    return _PAGE.format(
        command=COMMAND,
        made=made(COMMAND, data),
        runs=len(data["runs"]),
        operations=sum(run["operations"] for run in data["runs"]),
        differing=sum(not run["same"] for run in data["runs"]) or "none",
        rows="\n".join(_run_rows(data)),
        rates="\n".join(
            f"| {each['clocks']} | {format_rate(62.5e6 / each['clocks'], 3)} | {sum(each['samples'])} | {each['lost']} "
            f"| {'balance' if not each['books'] else '; '.join(each['books'])} |"
            for each in data["rates"]
        ),
        evaluated=", ".join(f"{number} clocks of 50 000 ({engine})" for engine, number in data["evaluations"].items())
        if "evaluations" in data
        else "",
        board=BOARD,
        cells=cells,
        need=max((size["need"] for size in data["sizes"]), default=0),
        sizes="\n".join(
            f"| {ENGINES[size['parallel']]} | {size['seed']} | {size['mhz']:.1f}{'' if size['met'] else ', not met'} "
            f"| {size['logic']} | {size['logic'] / cells:.1%} | {size['flip-flops']} | {size['memory']} |"
            for size in data["sizes"]
        ),
    )


if __name__ == "__main__":
    sys.exit(publish(__doc__, COMMAND, DATA, PAGE, page, measure))
