# SPDX-License-Identifier: BSD-2-Clause
"""The run of 600 000 stimuli by both engines. Its dated result is data, docs/evidence/measured.json, and
docs/evidence/measured.md is made from it.

    python benchmarks/long.py                 # two minutes
    python benchmarks/events.py               # the reports of 1e8 events
    python benchmarks/rate.py                 # the rates
    python benchmarks/slow.py                 # the slow tests
    python benchmarks/long.py --check         # fails if the page is not what the data give
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from pages import check, made, origin
from waiting import used

ROOT = Path(__file__).parent.parent
DATA, PAGE = ROOT / "docs" / "evidence" / "measured.json", ROOT / "docs" / "evidence" / "measured.md"
COMMAND, SLOW = "python benchmarks/long.py", "python benchmarks/slow.py"
EVENTS, RATES = "python benchmarks/events.py", "python benchmarks/rate.py"
STIMULI = 600_000


def whole_run(engine: str) -> dict[str, Any]:
    """600 000 stimuli at 1 kHz through the command line: events, statistics, report."""
    port = f"sim://?profile=linux-rt&seed=7&engine={engine}"
    irqscope = [sys.executable, "-m", "irqscope", "latency", "--port", port, "--rate", "1kHz"]
    with tempfile.TemporaryDirectory() as name:
        first, out = Path(name) / "first", Path(name) / "run"
        subprocess.run([*irqscope, "--count", "100", "--out", first], check=False, capture_output=True)  # compiles
        begin = time.monotonic()
        process = subprocess.Popen(
            [*irqscope, "--count", str(STIMULI), "--out", out], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        usage = used(process)
        seconds = time.monotonic() - begin
        result = json.loads((out / "result.json").read_text())
    return {
        "stimuli": STIMULI,
        "n of isr": result["segments"][0]["n"],
        "seconds": round(seconds, 1),
        "peak memory, MB": round(usage.ru_maxrss / 1000),
        "exit code": process.returncode,
        "balanced": result["balance"]["balanced"],
    }


def processor() -> str:
    """The machine's processor by name, where the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "unknown")


def machine() -> dict[str, Any]:
    """On what something is measured."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": platform.python_version(),
    }


def circumstances(command: str) -> dict[str, Any]:
    """When, of what and on what something is measured by a command."""
    return {**origin(command), "machine": machine()}


def measure() -> dict[str, Any]:
    """The run by both engines."""
    return {
        **circumstances(COMMAND),
        "whole run": {engine: whole_run(engine) for engine in ("native", "wasm")},
    }


def write(data: dict[str, Any]) -> None:
    """The data, and the page that is made from them."""
    DATA.write_text(json.dumps(data, indent=1) + "\n")
    PAGE.write_text(page(data))


def table(head: tuple[str, ...], rows: list[tuple[object, ...]]) -> list[str]:
    lines = [head, ("---",) * len(head), *rows]
    return ["| " + " | ".join(str(cell) for cell in line) + " |" for line in lines] + [""]


def page(data: dict[str, Any]) -> str:
    """docs/evidence/measured.md."""
    runs, reports = data["whole run"], data["reports"]["runs"]
    lines = [
        "# What the long forms gave",
        "",
        "The data are docs/evidence/measured.json.",
        "",
        "## A long run at 1 kHz on `sim://`, with events, statistics and report",
        "",
        made(COMMAND, data),
        "",
    ]
    lines += table(("engine", *runs["native"]), [(engine, *values.values()) for engine, values in runs.items()])
    lines += [
        "## Reports of 1e8 events (`irqscope report`)",
        "",
        made(EVENTS, data["reports"]),
        "A stretch of a run of the virtual bench, repeated; seconds are those of a machine that other jobs may share.",
        "",
    ]
    lines += table(("rate", *next(iter(reports.values()))), [(rate, *row.values()) for rate, row in reports.items()])
    if alone := data.get("report of 1e9"):
        rate, row = next(iter(alone["runs"].items()))
        lines += [
            "## A report of 1e9 events",
            "",
            made(f"{EVENTS} --events 1e9 --rate {rate}", alone),
            "",
        ]
        lines += table(("rate", *row), [(rate, *row.values())])
    if paired := data.get("against"):
        lines += [
            "## The same reports before and now",
            "",
            made(f"{EVENTS} --events 1e7 --against {paired['commit before']}", paired),
            "The hosts of both commits report the same runs in turn, twice: the lesser CPU time, with drawing.",
            "",
        ]
        rows = paired["runs"]
        lines += table(("rate", *next(iter(rows.values()))), [(rate, *row.values()) for rate, row in rows.items()])
    if rates := data.get("rates"):
        lines += [
            "## Events a second, from a socket and a pipe to the report (`irqscope latency`)",
            "",
            made(RATES, rates),
            "A generator of real blocks (benchmarks/generator.py) sends so many events a second through a UDP socket "
            "of this machine, or a pseudo-terminal, and shares its cores with the host. `as made`: what the host found "
            "is what the generator knows, and what is missing is counted, to the event.",
            "",
        ]
        lines += table(tuple(rates["runs"][0]), [tuple(row.values()) for row in rates["runs"]])
    if one := data.get("rate of 1e9"):
        row = one["runs"][0]
        lines += [made(f"{RATES} --link {row['link']} --rate {row['events a second']:.0e} --events 1e9", one), ""]
        lines += table(tuple(row), [tuple(row.values())])
    files = data["slow tests"]
    told = ("tests", "failed", "skipped", "seconds")
    lines += [
        "## Slow tests",
        "",
        made(SLOW, *files.values()),
        f"{sum(row['tests'] for row in files.values())} tests, {sum(row['failed'] for row in files.values())} failed.",
        "",
    ]
    lines += table(("file", *told), [(name, *(row[each] for each in told)) for name, row in files.items()])
    return "\n".join(lines)


def main() -> int:
    """Measure and write, or check; the exit code is 1 if a run failed, or if the page is stale."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="measure nothing; fail if the page is stale")
    if parser.parse_args().check:
        return check(PAGE, page(json.loads(DATA.read_text())), COMMAND)
    data = measure()
    write(json.loads(DATA.read_text()) | data)
    runs = data["whole run"].items()
    bad = [engine for engine, values in runs if values["exit code"] or not values["balanced"]]
    for name in bad:
        print(f"{name}: failed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
