# SPDX-License-Identifier: BSD-2-Clause
"""What an export takes, by the number of events: time, peak memory, the size of the file.

    python benchmarks/exports.py                 # writes docs/evidence/export.json and the table of
                                                 # docs/guide/export.md;
                                                 # three quarters of an hour, 25 GB of disk
    python benchmarks/exports.py --events 1e6    # writes nothing
    python benchmarks/exports.py --check         # fails if the table is not what the data give

The run is the one of `events.py`, a stretch of the virtual bench that repeats itself. Times depend on the machine.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import long
from events import STRETCHES, repeat
from pages import check, filled, made
from waiting import used

from irqscope.files import replace
from irqscope.units import parse_count

DOCS = Path(__file__).parents[1] / "docs"
COMMAND = "python benchmarks/exports.py"
DATA, PAGE = DOCS / "evidence" / "export.json", DOCS / "guide" / "export.md"
TABLE = "from export.json"
RATE = "10kHz"
EVENTS = (9 * 10**5, 9 * 10**6, 10**8)
"""At least; a stretch has nearly a million."""
FORMATS = {
    "vcd": ("vcd",),
    "parquet": ("parquet",),
    "parquet (latencies)": ("parquet", "--table", "latencies"),
    "csv": ("csv",),
    "hgrm": ("hgrm",),
    "hlog": ("hlog",),
    "perfetto": ("perfetto",),
    "sr": ("sr",),
}
MOST = {"perfetto": 10**6, "sr": 10**6}
"""Formats whose files nothing opens any more if they are longer."""


def exported(run: Path, words: tuple[str, ...], file: Path) -> dict[str, Any]:
    """What one export takes."""
    begin = time.monotonic()
    command = [sys.executable, "-m", "irqscope", "export", run, "--to", *words, "--out", file]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    usage = used(process)
    found = {
        "seconds": round(time.monotonic() - begin),
        "peak memory, MB": round(usage.ru_maxrss / 1000),
        "file, MB": round(file.stat().st_size / 1e6) if file.exists() else None,
        "exit code": process.returncode,
    }
    file.unlink(missing_ok=True)
    return found


def measure(sizes: tuple[int, ...]) -> dict[str, Any]:
    """All formats, by the number of events."""
    found: dict[str, Any] = {name: {} for name in FORMATS}
    with tempfile.TemporaryDirectory() as name:
        model = Path(name) / "model"
        command = [sys.executable, "-m", "irqscope", "latency", "--port", "sim://?profile=linux-rt&seed=7"]
        command += ["--rate", RATE, "--count", str(STRETCHES[RATE]), "--threshold", "20us", "--out", str(model)]
        subprocess.run(command, check=True, capture_output=True)
        for events in sizes:
            run = Path(name) / f"run-{events}"
            number = repeat(model, run, events)
            for title, words in FORMATS.items():
                if number <= MOST.get(title, number):
                    found[title][str(number)] = exported(run, words, Path(name) / "export")
                    print(f"{title}, {number}: {found[title][str(number)]}", flush=True)
    return {**long.circumstances(COMMAND), "rate": RATE, "exports": found}


def page(data: dict[str, Any]) -> str:
    """docs/guide/export.md with its table."""
    sizes = sorted({int(events) for row in data["exports"].values() for events in row})
    rows = []
    for title, row in data["exports"].items():
        cells = [
            "{peak memory, MB} MB, {seconds} s, {file, MB} MB".format_map(row[str(n)]) if str(n) in row else "not run"
            for n in sizes
        ]
        rows.append((f"`{title}`", *cells))
    head = ("", *(f"{events:.2e}".replace("e+0", "e") + " events" for events in sizes))
    text = "\n".join([*long.table(head, rows), made(COMMAND, data), ""])
    return filled(PAGE, TABLE, text)


def main() -> int:
    """Measure and, if it is all of it, write; or check. Exit code 1: an export failed, the table is stale."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--events", metavar="N", help="one number of events alone, and write nothing")
    parser.add_argument("--check", action="store_true", help="measure nothing; fail if the table is stale")
    options = parser.parse_args()
    if options.check:
        return check(PAGE, page(json.loads(DATA.read_text())), COMMAND)
    data = measure((parse_count(options.events),) if options.events else EVENTS)
    if not options.events:
        replace(DATA, (json.dumps(data, indent=1) + "\n").encode())
        replace(PAGE, page(data).encode())
    return int(any(entry["exit code"] for row in data["exports"].values() for entry in row.values()))


if __name__ == "__main__":
    sys.exit(main())
