# SPDX-License-Identifier: BSD-2-Clause
"""Runs the proofs of the gateware in full and writes what they show: docs/proofs.json and the table of docs/proofs.md.

    python benchmarks/proofs.py                                  # all of tests/formal, on two cores
    python benchmarks/proofs.py tests/formal/test_lane.py        # these files; the others keep what they have
    python benchmarks/proofs.py --check                          # fails if table, data and tests do not agree

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
    """The table, with a link to the mutants."""
    lines = ["| property | size | method | time | mutants refuted | their time |", "|---|---|---|---|---|---|"]
    for name, (claim, mutants) in rows.items():
        entry = data["claims"][name]
        link = f"[{len(mutants)}](../tests/formal/mutants/{name})" if mutants else "-"
        proof, refutations = duration(entry["proof_s"]), duration(sum(entry["mutants"].values())) if mutants else "-"
        lines.append(f"| {claim.text} | {claim.size} | {method(entry['runs'])} | {proof} | {link} | {refutations} |")
    entries = [data["claims"][name] for name in rows]
    total = sum(entry["proof_s"] + sum(entry["mutants"].values()) for entry in entries)
    refuted = sum(len(entry["mutants"]) for entry in entries)
    oldest, newest = min(entry["date"] for entry in entries), max(entry["date"] for entry in entries)
    dates = newest if oldest == newest else f"{oldest} to {newest}"
    lines += ["", f"{len(entries)} properties, {refuted} mutants, {total / 60:.0f} minutes of one processor ({dates})."]
    return "\n".join(lines)


def disagreements(rows: Rows, data: dict[str, Any]) -> list[str]:
    """Claims and mutants that there are and were not run, and the other way round."""
    claims = data["claims"]
    found = [f"{name}: was not run" for name in sorted(rows.keys() - claims.keys())]
    found += [f"{name}: is no longer claimed" for name in sorted(claims.keys() - rows.keys())]
    for name in sorted(rows.keys() & claims.keys()):
        mutants, refuted = set(rows[name][1]), set(claims[name]["mutants"])
        found += [f"{name}: the mutant {each} was not refuted" for each in sorted(mutants - refuted)]
        found += [f"{name}: the mutant {each} is no more" for each in sorted(refuted - mutants)]
        if not method(claims[name]["runs"]):
            found.append(f"{name}: there is no proof of it")
    return found


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
    if wrong := disagreements(rows, data):
        print("\n".join([*wrong, f"{DATA} is stale: run `make formal`"]), file=sys.stderr)
        return 1
    before, _, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        print(f"{PAGE} has lost the marks around its table", file=sys.stderr)
        return 1
    written = before + BEGIN + table(rows, data) + end + after
    if arguments.check and written != page:
        print(f"{PAGE} is stale: run `make formal`", file=sys.stderr)
        return 1
    PAGE.write_text(written)
    return 0


if __name__ == "__main__":
    sys.exit(main())
