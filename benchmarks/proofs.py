# SPDX-License-Identifier: BSD-2-Clause
"""Runs the proofs of the gateware in full and writes what they show: docs/proofs.json and the table of docs/proofs.md.

    python benchmarks/proofs.py                                  # all of tests/formal, on two cores
    python benchmarks/proofs.py tests/formal/test_lane.py        # these files; the others keep what they have
    python benchmarks/proofs.py --check                          # fails if the table is not what data and tests give

Rows and their mutants are what pytest collects (`tests/claims.py`); method, depth and time are what was run.
"""

import argparse
import contextlib
import datetime
import io
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PROOFS = ROOT / "tests" / "formal"
MUTANTS = PROOFS / "mutants"
DATA, PAGE = ROOT / "docs" / "proofs.json", ROOT / "docs" / "proofs.md"
BEGIN, END = "<!-- Written by `make formal`: do not edit. -->\n\n", "\n\n<!-- End of the table. -->"
METHODS = {"prove": "induction, k = {}", "step": "one step from every state", "bmc": "first {} clocks"}

Rows = dict[str, tuple[Any, list[str]]]
"""By the name of a claim: the claim, and the mutants that are tried."""


class Collector:
    """Plugin: the claims of all tests, in their order."""

    def __init__(self) -> None:
        self.rows: Rows = {}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            if marker := item.get_closest_marker("claim"):
                claim, kind = marker.args
                _, mutants = self.rows.setdefault(claim.name, (claim, []))
                if kind == "mutant":
                    mutants.append(item.callspec.params["patch"].name)


class Recorder:
    """Plugin: what tests of claims say that they ran (tests/formal/conftest.py), from whichever worker."""

    def __init__(self) -> None:
        self.found: dict[str, dict[str, Any]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "teardown":
            return
        for claim, mutant, runs, cpu_s in [value for name, value in report.user_properties if name == "claim"]:
            entry = self.found.setdefault(claim, {"date": "", "runs": [], "proof_s": 0.0, "mutants": {}})
            entry["date"] = datetime.date.today().isoformat()
            if mutant is None:
                entry["runs"] = sorted(map(list, {tuple(run) for run in [*entry["runs"], *runs]}))
                entry["proof_s"] = round(entry["proof_s"] + cpu_s, 1)
            else:
                entry["mutants"][mutant] = cpu_s
                entry["mutants"] = dict(sorted(entry["mutants"].items()))


def collect() -> Rows:
    """What there is to prove."""
    collector, said = Collector(), io.StringIO()
    with contextlib.redirect_stdout(said):
        code = pytest.main(["--collect-only", "-qq", "-p", "no:cacheprovider", str(PROOFS)], plugins=[collector])
    if code != 0:
        raise SystemExit(said.getvalue())
    return collector.rows


def method(runs: Iterable[list[Any]]) -> str:
    """How it was proven, from (mode, depth) of what was run: what else there is shows that the proof is not vacuous."""
    for mode, text in METHODS.items():
        depths = sorted({depth for its_mode, depth in runs if its_mode == mode})
        if depths:
            return text.format(f"{depths[0]} to {depths[-1]}" if len(depths) > 1 else depths[0])
    return ""


def duration(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds >= 10 else f"{seconds:.1f} s"


def table(rows: Rows, data: dict[str, Any]) -> str:
    """The table, with links to the mutants. What was not recorded since it is there, says so."""
    lines = ["| property | size | method | time | mutants | refuted in |", "|---|---|---|---|---|---|"]
    count, total, dates = 0, 0.0, set()
    for name, (claim, mutants) in rows.items():
        how, proof, refuted = "not recorded yet", "-", {}
        if entry := data["claims"].get(name):
            how, proof = method(entry["runs"]), duration(entry["proof_s"])
            refuted = {each: seconds for each, seconds in entry["mutants"].items() if each in mutants}
            total += entry["proof_s"] + sum(refuted.values())
            dates.add(entry["date"])
        count += len(refuted)
        number = f"{len(refuted)} of {len(mutants)}" if refuted and len(refuted) < len(mutants) else len(mutants)
        link = f"[{number}](../tests/formal/mutants/{name})" if mutants else "-"
        times = [proof, duration(sum(refuted.values())) if refuted else "-"]
        lines.append(f"| {claim.text} | {claim.size} | {how} | {times[0]} | {link} | {times[1]} |")
    when = " to ".join(sorted({min(dates, default="never"), max(dates, default="never")}))
    said = f"{len(rows)} properties. Recorded: {count} mutants refuted; {total / 60:.1f} minutes in all, {when}."
    return "\n".join([*lines, "", said])


def strays(rows: Rows) -> list[str]:
    """Folders of mutants that no test tries."""
    return sorted({path.name for path in MUTANTS.iterdir()} - {name for name, (_, mutants) in rows.items() if mutants})


def run(files: list[str]) -> dict[str, Any]:
    """All of them, or those in `files`; the claims of other files keep what they had."""
    recorder = Recorder()
    code = pytest.main(["-n", "2", "--dist", "worksteal", "-p", "no:cacheprovider", *(files or [str(PROOFS)])],
                       plugins=[recorder])  # fmt: skip
    if code != 0:
        raise SystemExit("a proof failed: nothing is written")
    kept = json.loads(DATA.read_text())["claims"] if files and DATA.exists() else {}
    return {"claims": dict(sorted((kept | recorder.found).items()))}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("files", nargs="*", help="tests of tests/formal; all of them if none is named")
    arguments = parser.parse_args()
    if not arguments.check:
        DATA.write_text(json.dumps(run(arguments.files), indent=1) + "\n")
    rows, data, page = collect(), json.loads(DATA.read_text()), PAGE.read_text()
    if wrong := strays(rows):
        print(f"no test tries the mutants of {', '.join(wrong)}", file=sys.stderr)
        return 1
    before, _, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        print(f"{PAGE} has lost the marks around its table", file=sys.stderr)
        return 1
    written = before + BEGIN + table(rows, data) + end + after
    if not arguments.check:
        PAGE.write_text(written)
    elif written != page:
        print(f"{PAGE} is stale: run `python benchmarks/proofs.py` for the tests that have changed", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
