# SPDX-License-Identifier: BSD-2-Clause
"""Runs the proofs of the gateware in full and writes what they show: docs/evidence/proofs.json and the table of
docs/evidence/proofs.md.

    python benchmarks/proofs.py                       # all that is not recorded of this source, on all cores
    python benchmarks/proofs.py dither ring           # these rows, recorded or not; the others keep what they have
    python benchmarks/proofs.py --check               # fails if the table is not what data and tests give

Rows and their mutants are what pytest collects (`tests/claims.py`); method, depth and time are what was run. Each row
is kept as soon as its last test has passed, so that the script may be stopped and begun again: it goes on with the rows
of which docs/evidence/proofs.json has no run of the present gateware, proof and mutants. `--anew` runs those too.
"""

import argparse
import contextlib
import datetime
import hashlib
import io
import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from imported import closure
from meaning import meaning

from irqscope.files import replace

ROOT = Path(__file__).parent.parent
PROOFS = ROOT / "tests" / "formal"
MUTANTS = PROOFS / "mutants"
DATA, PAGE = ROOT / "docs" / "evidence" / "proofs.json", ROOT / "docs" / "evidence" / "proofs.md"
BEGIN, END = "<!-- Written by `make formal`: do not edit. -->\n\n", "\n\n<!-- End of the table. -->"
OPTIONS = ["-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
"""Of pytest in this process, which has imported irqscope before the plug-in of pytest that irqscope has."""
METHODS = {"prove": "induction, k = {}", "step": "one step from every state", "bmc": "first {} clocks"}


@dataclass
class Row:
    """A claim, the mutants that are tried, and the tests that show it, by their names for pytest."""

    claim: Any
    mutants: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)

    def source(self) -> str:
        """Hash of what its runs depend on: its tests, all of ours that they import, and its mutants."""
        files = closure({ROOT / test.partition("::")[0] for test in self.tests}) - {ROOT / "tests" / "claims.py"}
        files |= set((MUTANTS / self.claim.name).glob("*.patch"))
        digest = hashlib.sha256()
        for path in sorted(files):
            text = path.read_text()
            digest.update(f"{path.relative_to(ROOT)}\n{meaning(text) if path.suffix == '.py' else text}".encode())
        return digest.hexdigest()[:16]


Rows = dict[str, Row]
"""By the name of a claim."""


class Collector:
    """Plugin: the claims of all tests, in their order."""

    def __init__(self) -> None:
        self.rows: Rows = {}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            if marker := item.get_closest_marker("claim"):
                claim, kind = marker.args
                row = self.rows.setdefault(claim.name, Row(claim))
                row.tests.append(item.nodeid)
                if kind == "mutant":
                    row.mutants.append(item.callspec.params["patch"].name)


class Recorder:
    """Plugin: keeps of each row what its tests say that they ran (tests/formal/conftest.py), once all have passed."""

    def __init__(self, rows: Rows) -> None:
        self.sources = {name: row.source() for name, row in rows.items()}
        self.missing = {name: set(row.tests) for name, row in rows.items()}
        self.failed: set[str] = set()
        self.found: dict[str, dict[str, Any]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.failed.add(report.nodeid)
        if report.when != "teardown" or report.nodeid in self.failed:
            return
        for claim, mutant, runs, cpu_s in [value for name, value in report.user_properties if name == "claim"]:
            entry = self.found.setdefault(claim, {"runs": [], "proof_s": 0.0, "mutants": {}})
            if mutant is None:
                entry["runs"] = sorted(map(list, {tuple(run) for run in [*entry["runs"], *runs]}))
                entry["proof_s"] = round(entry["proof_s"] + cpu_s, 1)
            else:
                entry["mutants"][mutant] = cpu_s
                entry["mutants"] = dict(sorted(entry["mutants"].items()))
            self.missing[claim].discard(report.nodeid)
            if not self.missing[claim]:
                about = {"date": datetime.date.today().isoformat(), "source": self.sources[claim]}
                keep(recorded() | {claim: about | entry})


def recorded() -> dict[str, Any]:
    """What docs/evidence/proofs.json has, by the name of a claim."""
    return dict(json.loads(DATA.read_text())["claims"]) if DATA.exists() else {}


def keep(claims: dict[str, Any]) -> None:
    replace(DATA, json.dumps({"claims": dict(sorted(claims.items()))}, indent=1).encode() + b"\n")


def collect() -> Rows:
    """What there is to prove."""
    collector, said = Collector(), io.StringIO()
    with contextlib.redirect_stdout(said):
        code = pytest.main([*OPTIONS, "--collect-only", "-qq", str(PROOFS)], plugins=[collector])
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


def table(rows: Rows, claims: dict[str, Any]) -> str:
    """The table, with links to the mutants. What was not recorded since it is there, says so."""
    lines = ["| property | size | method | time | mutants | refuted in |", "|---|---|---|---|---|---|"]
    count, total, dates = 0, 0.0, set()
    for name, row in rows.items():
        claim, mutants = row.claim, row.mutants
        how, proof, refuted = "not recorded yet", "-", {}
        if entry := claims.get(name):
            how, proof = method(entry["runs"]), duration(entry["proof_s"])
            refuted = {each: seconds for each, seconds in entry["mutants"].items() if each in mutants}
            total += entry["proof_s"] + sum(refuted.values())
            dates.add(entry["date"])
        count += len(refuted)
        number = f"{len(refuted)} of {len(mutants)}" if refuted and len(refuted) < len(mutants) else len(mutants)
        link = f"[{number}](../../tests/formal/mutants/{name})" if mutants else "-"
        times = [proof, duration(sum(refuted.values())) if refuted else "-"]
        lines.append(f"| {claim.text} | {claim.size} | {how} | {times[0]} | {link} | {times[1]} |")
    when = " to ".join(sorted({min(dates, default="never"), max(dates, default="never")}))
    said = f"{len(rows)} properties. Recorded: {count} mutants refuted; {total / 60:.1f} minutes in all, {when}."
    return "\n".join([*lines, "", said])


def strays(rows: Rows) -> list[str]:
    """Folders of mutants that no test tries."""
    return sorted({path.name for path in MUTANTS.iterdir()} - {name for name, row in rows.items() if row.mutants})


def run(rows: Rows) -> bool:
    """Whether every test of these rows passed; rows of which all did are kept. Tests are taken one by one, in order."""
    tests = [test for row in rows.values() for test in row.tests]
    options = [*OPTIONS, "-n", "auto", "--dist", "load", "--maxschedchunk", "1", "--rootdir", str(ROOT)]
    return pytest.main([*options, *(str(ROOT / test) for test in tests)], plugins=[Recorder(rows)]) == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--anew", action="store_true", help="rows too that are recorded of the present source")
    parser.add_argument("rows", nargs="*", help="names of claims; if none is named, all that are not recorded")
    arguments = parser.parse_args()
    rows, page = collect(), PAGE.read_text()
    if unknown := set(arguments.rows) - rows.keys():
        parser.error(f"there is no claim {', '.join(sorted(unknown))}; there are {', '.join(rows)}")
    passed = True
    if not arguments.check:
        before = recorded()
        todo = {
            name: row
            for name, row in rows.items()
            if (
                name in arguments.rows
                if arguments.rows
                else arguments.anew or before.get(name, {}).get("source") != row.source()
            )
        }
        try:
            passed = not todo or run(todo)
        except KeyboardInterrupt:
            passed = False
    if wrong := strays(rows):
        print(f"no test tries the mutants of {', '.join(wrong)}", file=sys.stderr)
        return 1
    before, _, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        print(f"{PAGE} has lost the marks around its table", file=sys.stderr)
        return 1
    written = before + BEGIN + table(rows, recorded()) + end + after
    if not arguments.check:
        PAGE.write_text(written)
    elif written != page:
        print(f"{PAGE} is stale: run `python benchmarks/proofs.py` for the tests that have changed", file=sys.stderr)
        return 1
    if not passed:
        print("a proof failed or was stopped: its row keeps what it had", file=sys.stderr)
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
