# SPDX-License-Identifier: BSD-2-Clause
"""Slow tests, file by file: how many there are, and that none failed. Their dated result is the entry `slow tests` of
docs/evidence/measured.json; `long.py` makes the page. Proofs, which take longer, are those of proofs.py.

    make kernels && python benchmarks/slow.py            # those that are not recorded of this source; hours
    python benchmarks/slow.py tests/bench/test_warp.py   # of these files, recorded or not
    python benchmarks/slow.py --anew                     # all

Each file is kept as soon as its tests have ended, so that the script may be stopped and begun again.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import xml.etree.ElementTree
from pathlib import Path
from typing import Any

import long
from pages import origin

MARKS = "slow and not proof"


def files() -> list[str]:
    """Those with slow tests, which pytest knows by their marks."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", "--collect-only", "-m", MARKS]
    told = subprocess.run(command, cwd=long.ROOT, check=True, capture_output=True, text=True).stdout
    return sorted({line.partition("::")[0] for line in told.splitlines() if "::" in line})


def ran(file: str, workers: str) -> dict[str, Any]:
    """What became of the slow tests of a file."""
    with tempfile.TemporaryDirectory() as name:
        report = Path(name) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", "-m", MARKS, "-n", workers]
        options = ["--dist", "worksteal", f"--basetemp={name}/tmp", f"--junitxml={report}"]
        subprocess.run([*command, *options, file], cwd=long.ROOT, check=False, stdout=sys.stderr)
        cases = list(xml.etree.ElementTree.parse(report).iter("testcase"))
    return {
        "tests": len(cases),
        "failed": sum(case.find("failure") is not None or case.find("error") is not None for case in cases),
        "skipped": sum(case.find("skipped") is not None for case in cases),
        "seconds": round(sum(float(case.get("time", 0)) for case in cases)),
        **origin(long.SLOW),
    }


def main() -> int:
    """Run and write, file by file; the exit code is 1 if a test failed or was skipped."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", metavar="FILE")
    parser.add_argument("--anew", action="store_true", help="those that are recorded of this source, too")
    parser.add_argument("--workers", default="auto", metavar="N", help="tests at a time (default: a core each)")
    options = parser.parse_args()
    there = files()
    if unknown := set(options.files) - set(there):
        parser.error(f"{unknown.pop()} has no slow tests")
    rows = {name: row for name, row in json.loads(long.DATA.read_text())["slow tests"].items() if name in there}
    now = origin(long.SLOW)["commit"]
    for file in options.files or there:
        if not options.files and not options.anew and rows.get(file, {}).get("commit") == now:
            continue
        rows[file] = ran(file, options.workers)
        print(f"{file}: {rows[file]}", file=sys.stderr, flush=True)
        long.write(json.loads(long.DATA.read_text()) | {"slow tests": dict(sorted(rows.items()))})
    bad = [file for file, row in rows.items() if row["failed"] or row["skipped"]]
    print("\n".join(f"{file}: failed" for file in bad), end="\n" * bool(bad))
    return int(bool(bad))


if __name__ == "__main__":
    sys.exit(main())
