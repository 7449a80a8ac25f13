# SPDX-License-Identifier: BSD-2-Clause
"""Ratios over commits: a row for each `make bench`, of those that depend on the machine and of those that do not.

make bench                             # measures, and adds a row to docs/evidence/history.jsonl and .md
python benchmarks/history.py --check   # fails if a ratio that does not depend on the machine is over 10 % above the
                                       # last row, or if the page is not what the rows give; seconds
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pages import ROOT, check, git

from irqscope import cli

COMMAND = "make bench"
DATA, PAGE = ROOT / "docs" / "evidence" / "history.jsonl", ROOT / "docs" / "evidence" / "history.md"
CORE = ROOT / "host" / "irqscope_bench" / "core" / "core.h"
WORSE = 1.1
"""A ratio may be so many times what it was in the last row."""
STIMULI = 1000
_PAGE = """<!-- Written by `make bench`: do not edit. -->

# Ratios over commits

`make bench` adds a row; no row is changed afterwards. Less is better in the first table, which does not depend on the
machine: CI measures it anew (`python benchmarks/history.py --check`) and fails if anything is more than {worse:.0f} %
above the last row. Whoever makes it so on purpose adds a row, and says in the commit why.

- *evaluations per sample*: of the simulated gateware, 1 kHz, no dither, three answering inputs, four segments
  ([bench.md](../guide/bench.md)): what the speed of `sim://` hangs on;
- *bytes per edge*: of the capture of `irqscope latency`, snapshots included;
- *flip-flops* and *bits of memory* of the simulated core, before synthesis;
- *files read*: of irqscope itself, by a command; *packages for --help*: of others, before it says anything;
- the same for *VERB --help*: of the verb that takes most.

{independent}

## On one machine and another

Ratios of CPU times, and speeds for orientation; machines differ, and had other work.

{dependent}
"""
_WATCH = """
import importlib.util, json, sys
from pathlib import Path
read, before = set(), set(sys.modules)
sys.addaudithook(lambda event, given: event == "open" and isinstance(given[0], str) and read.add(given[0]))
from irqscope import cli
try:
    cli.main(sys.argv[2:])
except SystemExit:
    pass
home = Path(cli.__file__).parents[1]
own = {Path(name) for name in read if Path(name).is_file() and home in Path(name).parents}
own = {Path(importlib.util.source_from_cache(str(name))) if name.suffix == ".pyc" else name for name in own}
others = {name.partition(".")[0] for name in set(sys.modules) - before} - set(sys.stdlib_module_names)
others -= {"irqscope", "irqscope_bench"}
found = {"files": len(own), "packages": sorted(others), "modules": sorted(sys.modules)}
Path(sys.argv[1]).write_text(json.dumps(found))
"""
"""A program that runs irqscope with its arguments from the second on, and writes what that opened into the first."""


def watched(place: Path, *words: str) -> dict[str, Any]:
    """What a command of irqscope opens: files of its own, and packages of others."""
    told = place / "told.json"
    subprocess.run([sys.executable, "-c", _WATCH, str(told), *words], check=True, capture_output=True, cwd=place)
    found: dict[str, Any] = json.loads(told.read_text())
    return found


def evaluations(url: str = "sim://?engine=wasm") -> float:
    """Of the simulated gateware, per sample."""
    import run

    target = run.measuring(url)
    before = target.counter("evaluations")
    target.step(STIMULI * run.PERIOD // 2)
    number = target.counter("evaluations") - before
    target.close()
    return number / STIMULI


def registers(core: str) -> int:
    """Bits of all flip-flops of a core that CXXRTL wrote."""
    return sum(int(bits) for bits in re.findall(r"^\s*(?:/\*.*?\*/\s*)?wire<(\d+)>", core, re.MULTILINE))


def memory(core: str) -> int:
    """Bits of all memories of a core that CXXRTL wrote."""
    return sum(int(bits) * int(rows) for bits, rows in re.findall(r"memory<(\d+)>\s+\w+\s*\{\s*(\d+)u\s*\}", core))


def independent() -> dict[str, float]:
    """All ratios that are the same on every machine, less of each being better."""
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        helped = watched(place, "--help")
        verbs = {verb: watched(place, verb, "--help") for verb in cli.own()}
        words = ("--port", "sim://?engine=wasm", "--rate", "1kHz", "--dither", "none", "--count", str(STIMULI))
        measured = watched(place, "latency", *words, "--out", "run")
        edges = json.loads((place / "run" / "result.json").read_text())["events"]["received"]
        size = (place / "run" / "capture.irq").stat().st_size
    core = CORE.read_text()
    return {
        "evaluations per sample": evaluations(),
        "bytes per edge": size / edges,
        "flip-flops": registers(core),
        "bits of memory": memory(core),
        "files read, --help": helped["files"],
        "files read, latency": measured["files"],
        "packages for --help": len(helped["packages"]),
        "files read, VERB --help": max(each["files"] for each in verbs.values()),
        "packages for VERB --help": max(len(each["packages"]) for each in verbs.values()),
    }


def worse(now: Mapping[str, float], before: Mapping[str, float]) -> list[str]:
    """A sentence for each ratio that is worse than it was by more than WORSE, or that nothing is known of."""
    told = []
    for name, value in now.items():
        if name not in before:
            told.append(f"{name}: {value:.4g}, of which there is no row yet")
        elif value > WORSE * before[name]:
            told.append(f"{name}: {value:.4g}, which was {before[name]:.4g}")
    return told


def rows() -> list[dict[str, Any]]:
    return [json.loads(line) for line in DATA.read_text().splitlines()] if DATA.exists() else []


def add(dependent: Mapping[str, float], machine: Mapping[str, Any]) -> None:
    """A row of what is here now, and the page."""
    commit = git("log", "-1", "--format=%h %cs", "--abbrev=12", "--", "host", "gateware").split()
    row = {
        "date": commit[1],
        "commit": commit[0],
        "independent": independent(),
        "dependent": dependent,
        "machine": machine,
    }
    with DATA.open("a") as file:
        file.write(json.dumps(row) + "\n")
    PAGE.write_text(page(rows()))


def _number(value: float) -> str:
    return f"{value:.4g}" if value < 10_000 else f"{value:.0f}"


def _table(rows: list[dict[str, Any]], kind: str, *besides: str) -> str:
    names = list(dict.fromkeys(name for row in rows for name in row[kind]))
    lines = [["date", "commit", *names, *besides], ["---"] * (2 + len(names) + len(besides))]
    for row in rows:
        if row[kind]:
            values = [_number(row[kind][name]) if name in row[kind] else "" for name in names]
            lines.append([row["date"], row["commit"], *values, *(str(row["machine"][name]) for name in besides)])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def page(rows: list[dict[str, Any]]) -> str:
    """docs/evidence/history.md."""
    return _PAGE.format(
        worse=100 * (WORSE - 1),
        independent=_table(rows, "independent"),
        dependent=_table(rows, "dependent", "processor", "cores"),
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", required=True)
    parser.parse_args()
    known = rows()
    told = worse(independent(), known[-1]["independent"])
    for line in told:
        print(f"{line}: mend it, or add a row by `{COMMAND}` and say why", file=sys.stderr)
    return check(PAGE, page(known), COMMAND) or int(bool(told))


if __name__ == "__main__":
    sys.exit(main())
