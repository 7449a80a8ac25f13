# SPDX-License-Identifier: BSD-2-Clause
"""The long forms: slow tests, the run of 600 000 stimuli. Their dated result is data, docs/evidence/measured.json,
and docs/evidence/measured.md is made from it.

    make full                                 # runs everything and writes both; half an hour
    python benchmarks/events.py               # the reports of 1e8 events alone
    python benchmarks/rate.py                 # the rates alone
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
import xml.etree.ElementTree
from pathlib import Path
from typing import Any

from pages import check, made, origin
from waiting import used

ROOT = Path(__file__).parent.parent
DATA, PAGE = ROOT / "docs" / "evidence" / "measured.json", ROOT / "docs" / "evidence" / "measured.md"
COMMAND, EVENTS, RATES = "make full", "python benchmarks/events.py", "python benchmarks/rate.py"
STIMULI = 600_000


def slow_tests() -> dict[str, dict[str, Any]]:
    """Per test file: how many tests ran, how many failed or were skipped, seconds."""
    with tempfile.TemporaryDirectory() as name:
        report = Path(name) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", "-m", "slow and not live"]
        subprocess.run([*command, f"--junitxml={report}"], cwd=ROOT, check=False)
        cases = list(xml.etree.ElementTree.parse(report).iter("testcase"))
    files: dict[str, dict[str, Any]] = {}
    for case in cases:
        entry = files.setdefault(
            case.get("classname", "").replace(".", "/") + ".py",
            dict.fromkeys(("tests", "failed", "skipped", "seconds"), 0),
        )
        entry["tests"] += 1
        entry["failed"] += case.find("failure") is not None or case.find("error") is not None
        entry["skipped"] += case.find("skipped") is not None
        entry["seconds"] += float(case.get("time", 0))
    return {name: {**files[name], "seconds": round(files[name]["seconds"])} for name in sorted(files)}


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
    """Everything but the reports, in the order in which it needs the machine for itself."""
    return {
        **circumstances(COMMAND),
        "whole run": {engine: whole_run(engine) for engine in ("native", "wasm")},
        "slow tests": slow_tests(),
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
        made(COMMAND, data),
        "The data are docs/evidence/measured.json.",
        "",
        "## A long run at 1 kHz on `sim://`, with events, statistics and report",
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
            "Other jobs shared the machine's two cores, so that the seconds are more than the CPU took.",
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
    lines += ["## Slow tests", ""]
    files = data["slow tests"]
    lines += table(("file", *next(iter(files.values()))), [(name, *values.values()) for name, values in files.items()])
    return "\n".join(lines)


def main() -> int:
    """Measure and write, or check; the exit code is 1 if a test or a run failed, or if the page is stale."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="measure nothing; fail if the page is stale")
    if parser.parse_args().check:
        return check(PAGE, page(json.loads(DATA.read_text())), COMMAND)
    former = json.loads(DATA.read_text())
    data = measure() | {
        name: former[name] for name in ("reports", "report of 1e9", "against", "rates", "rate of 1e9") if name in former
    }
    write(data)
    bad = [name for name, values in data["slow tests"].items() if values["failed"] or values["skipped"]]
    bad += [engine for engine, values in data["whole run"].items() if values["exit code"] or not values["balanced"]]
    for name in bad:
        print(f"{name}: failed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
