# SPDX-License-Identifier: BSD-2-Clause
"""Mutants of what lies between the core and the pads: how many of them the tests see; docs/evidence/glue.md.

python benchmarks/glue.py                 # the named ones and those drawn by the seed, minutes; writes data and page
python benchmarks/glue.py --seed 2 --dry  # says what another seed would draw, and runs nothing
python benchmarks/glue.py --check         # fails if the page is not what the data give
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from gluemutants import EACH, NAMED, Mutant, drawn, named, unchanged
from pages import Parts, known, made, origin, publish

ROOT = Path(__file__).parent.parent
COMMAND = "python benchmarks/glue.py"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"glue.{kind}" for kind in ("json", "md"))
OLDER, PAGES = "tests of before", "boards.md"
SEES = {"netlist": "test_glue", "pins": "test_pins"}
"""By what the page calls it, the tests of `tests/boards` that see a mutant."""
OLD = (
    *("rules", "pins_of_gowin_parts_are_a_pins_of_their_side", "ticks"),
    "the_rules_refuse",
)
_PAGE = """<!-- Written by `{command}`: do not edit. -->

# Glue, changed

Between the core, which is proven, and the pads are sites, a PLL, clocks, a reset, pads and the serial line's two ends.
No test of the core sees a mistake there. Each row below is one mistake in the source of that; a test either sees it or
does not:

- **netlist**: `irqscope_boards.glue` reads what synthesis made of a board, and the constraints that the tools get, and
  says what contradicts the board's description. `tests/boards/test_glue.py` asks it of one board of each kind.
- **pins**: the netlist with all its cells in Icarus Verilog, driven and read at the pins alone, the PLL as its
  parameters say: bytes come back over the serial line, edges arrive at the tick, a lost lock stops all
  (`tests/boards/test_pins.py`).
- **tests of before**: rules of descriptions, tests of the PLL's settings and of the front ends, asked where neither of
  the others saw anything; and so is **boards.md**, whether the boards' page is still what the descriptions give.

<!-- needs hours -->

    {command}

**{named_seen} of {named} named mutants, which a review made and no test saw, and {drawn_seen} of {drawn} drawn with
seed {seed}, from the source as it was, are seen**{left}. {made}

## Named

{named_table}
## Drawn

{each} of each kind: a constant changed by one; two settings, nets or sites exchanged; another clock domain; a register
or a statement left out; a level inverted.

{drawn_table}"""


EQUIVALENT = {
    "pll.py: 7 in `cls(reference, divr, divf, divq) for divr in range(16) for divf in ran` -> 8": "a DIVQ of 7 "
    "makes less than the 16 MHz that an output has at least",
    "gear.py: 32 in `EDGES_BEGIN = 32` -> 33": "the edge clock waits one clock longer, of 16",
    "pll.py: 128 in `cls(reference, divr, divf, divq) for divr in range(16) for divf in ran` -> 129": "no board has "
    "a DIVF of 128, which would not fit its parameter",
    "halfrate.py: m.d.gear in `m.d.gear += first.eq(second)` -> m.d.double": "in its reset the register has the level "
    "that comes to it anyway",
}
"""By `file: before -> after`: why a mutant that nothing sees changes nothing."""


def seen(mutant: Mutant) -> list[str]:
    """What sees it."""
    with tempfile.TemporaryDirectory(prefix="glue-") as name:
        copy = Path(name)
        for entry in ROOT.iterdir():
            if entry.name in ("boards", "gateware"):
                shutil.copytree(entry, copy / entry.name, ignore=shutil.ignore_patterns("__pycache__"))
            elif entry.name not in (".git", ".venv", "build"):
                (copy / entry.name).symlink_to(entry)
        (copy / mutant.file).write_text(mutant.text)
        found: list[str] = []
        for marks in ("not board", "board"):  # those of CI's long part only where the others see nothing
            if not found:
                said = _pytest(copy, [f"tests/boards/{test}.py" for test in SEES.values()], "nothing_is or pins", marks)
                found = [name for name, test in SEES.items() if test in said]
        if not found:
            tests = ["tests/boards/test_boards.py", "tests/boards/test_pll.py", "tests/gateware/test_frontends.py"]
            if "test_" in _pytest(
                copy, tests, " or ".join((*OLD, "test_pll", "test_frontends")), "not slow and not board"
            ):
                found.append(OLDER)
            if _run(copy, "irqscope_boards.render", "--check").returncode != 0:
                found.append(PAGES)
        return found


def _run(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    paths = (copy / part for part in ("host", "gateware", "boards", "tests", "benchmarks"))
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths)), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def _pytest(copy: Path, tests: list[str], which: str, marks: str) -> str:
    """The names of the tests that failed, or that could not begin."""
    base = copy / "out"
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--basetemp", str(base), "-k", which, "-m", marks]
    done = _run(copy, "pytest", *options, *tests)
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    if done.returncode not in (0, 1) and not failed:
        return " ".join(tests)  # what is imported fails already
    return " ".join(failed)


def measure(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Data of the page; ValueError if something is seen where nothing was changed."""
    mutants = [*named(), *drawn(options.seed)]
    if options.dry:
        for mutant in mutants:
            print(f"{mutant.kind}: {mutant.file}:{mutant.line}: {mutant.before} -> {mutant.after}")
        return
    before = {key(row): row for row in known(DATA).get("mutants", []) if options.go_on}
    if not before and (found := seen(unchanged())):
        raise ValueError(f"without any change {' and '.join(found)} see something")
    told = [{name: value for name, value in asdict(mutant).items() if name != "text"} for mutant in mutants]
    rows: list[dict[str, Any]] = []
    with ThreadPoolExecutor(max_workers=options.jobs) as pool:

        def asked(number: int) -> dict[str, Any]:
            row = told[number]
            if key(row) in before:
                return before[key(row)]
            return {**row, "named": number < len(NAMED), "seen": seen(mutants[number]), **origin(COMMAND)}

        for row in pool.map(asked, range(len(mutants))):
            rows.append(row)
            print(row, file=sys.stderr, flush=True)
            yield {"seed": options.seed, "mutants": rows}


def parts(data: dict[str, Any]) -> Parts:
    """Each mutant; one that the source has no longer is seen by nobody."""
    now = {key(asdict(mutant)): mutant for mutant in (*named(), *drawn(data["seed"]))}

    def asked(row: dict[str, Any]) -> dict[str, Any]:
        mutant = now.get(key(row))
        return {"seen": mutant and seen(mutant)}

    return {" ".join(map(str, key(row))): ({"seen": row["seen"]}, partial(asked, row)) for row in data["mutants"]}


def key(row: dict[str, Any]) -> tuple[Any, ...]:
    """What a mutant is told by."""
    return tuple(row[name] for name in ("kind", "file", "line", "before", "after"))


def table(rows: list[dict[str, Any]]) -> str:
    text = "| | where | from | to | seen by |\n" + "|---" * 5 + "|\n"
    for row in rows:
        place = f"`{'/'.join(row['file'].split('/')[2:])}:{row['line']}`"
        before, after = (row[key].replace("|", "\\|") for key in ("before", "after"))
        before, _, line = before.partition(" in `")
        quoted = f"`{before}` in `{line}" if line else f"`{before}`"
        by = ", ".join(row["seen"]) or f"**nothing**{reason(row)}"
        text += f"| {row['kind']} | {place} | {quoted} | `{after}` | {by} |\n"
    return text


def reason(row: dict[str, Any]) -> str:
    """Why a mutant that nothing sees changes nothing, as far as somebody has said it."""
    why = EQUIVALENT.get(f"{row['file'].split('/')[-1]}: {row['before']} -> {row['after']}", "")
    return f": {why}" if why else ""


def page(data: dict[str, Any]) -> str:
    """docs/evidence/glue.md."""
    parts = {which: [row for row in data["mutants"] if row["named"] is which] for which in (True, False)}
    unseen = [row for row in data["mutants"] if not row["seen"]]
    same = sum(bool(reason(row)) for row in unseen)
    left = f"; not seen: {len(unseen)}, of which {same} by the reason given there changed nothing" if unseen else ""
    return _PAGE.format(
        command=COMMAND,
        named=len(parts[True]),
        named_seen=sum(bool(row["seen"]) for row in parts[True]),
        drawn=len(parts[False]),
        drawn_seen=sum(bool(row["seen"]) for row in parts[False]),
        seed=data["seed"],
        left=left,
        made=made(COMMAND, *data["mutants"]),
        each=("None", "One", "Two", "Three", "Four")[EACH],
        named_table=table(parts[True]),
        drawn_table=table(parts[False]),
    )


def options_of(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--go-on", action="store_true", help="ask only of mutants that the data lack")
    parser.add_argument("--dry", action="store_true", help="say what would be changed")


if __name__ == "__main__":
    sys.exit(publish(__doc__, COMMAND, DATA, PAGE, page, measure, add=options_of))
