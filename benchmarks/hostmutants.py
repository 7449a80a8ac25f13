# SPDX-License-Identifier: BSD-2-Clause
"""Mutants of the host's own arithmetic, and which of them no test sees.

    python benchmarks/hostmutants.py analysis/quantiles                     # modules of host/irqscope; a minute each
    python benchmarks/hostmutants.py units results/rarity --most 80 --seed 2 --wide --json

What is changed is in numericmutants.py, how tests are asked in mutantrun.py. A module's own tests are those that are
named after it, or in TESTS, or else those that import it. With `--wide` the others that import it, and the golden runs,
are asked of what these do not see. A mutant that is not seen changes nothing, or a test is missing: somebody has to
look. Tests that fail where nothing is changed end it.
"""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / name) for name in ("host", "gateware", "boards", "tests")]

from imported import imported  # noqa: E402
from mutantrun import UNSEEN, UNTOUCHED, Failing, asked  # noqa: E402
from numericmutants import Mutant, candidates, drawn  # noqa: E402

HOST = ROOT / "host" / "irqscope"
MOST = 40
FOLDERS = ("analysis", "api", "contract", "host")
"""Of tests: those of other folders want a bench, a browser or a guest."""
TESTS = {
    "analysis/coverage": ("tests/analysis/test_met.py",),
    "analysis/comparedblocks": ("tests/analysis/test_comparison.py", "tests/analysis/test_bootstrap.py"),
    "analysis/masks": ("tests/analysis/test_masks.py", "tests/analysis/test_stability.py"),
    "analysis/periodogram": ("tests/analysis/test_period.py",),
    "analysis/timeerror": ("tests/analysis/test_timeerror.py", "tests/analysis/test_pulses.py"),
    "analysis/saturation": (
        "tests/analysis/test_shapes.py",
        "tests/analysis/test_fall.py",
        "tests/analysis/test_saturation.py",
    ),
    "device/course": ("tests/host/test_charts.py",),
    "findings/chainfigures": ("tests/host/test_chain.py",),
    "findings/comparison": (
        "tests/host/test_compare.py",
        "tests/host/test_compare_campaigns.py",
        "tests/host/test_compare_conditions.py",
        "tests/host/test_compare_unended.py",
        "tests/host/test_compare_untimed.py",
    ),
    "findings/campaigncomparison": ("tests/host/test_compare_campaigns.py",),
    "sweeps/sweepcomparison": ("tests/host/test_compare_sweeps.py",),
    "measuring/envelope": ("tests/host/test_charts.py",),
    "measuring/pattern": ("tests/analysis/test_answers.py",),
    "recording/assembler": ("tests/host/test_snapshots.py",),
    "recording/masking": ("tests/host/test_spans.py",),
    "results/equalbins": ("tests/host/test_charts.py",),
    "results/uncertainty": ("tests/host/test_budget.py",),
    "units": ("tests/host/test_units.py", "tests/host/test_digits.py"),
}
"""By module: its own tests, where they are not, or not alone, those that are named after it."""
WIDE = ("tests/golden/test_golden.py",)
"""Tests that come by most modules through others."""


def tests_of(module: str) -> tuple[list[str], list[str]]:
    """The files of a module's own tests, and of others that come by it."""
    file, noun = HOST / f"{module}.py", module.rpartition("/")[2]
    every = sorted(path for name in FOLDERS for path in (ROOT / "tests" / name).glob("test_*.py"))
    named = TESTS.get(module) or [_name(path) for path in every if path.stem == f"test_{noun}"]
    own = [path for path in every if _name(path) in named]
    users = [path for path in every if path not in own and file in imported(path)]
    return [_name(path) for path in own or users], [*(_name(path) for path in users if own), *WIDE]


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def of_module(module: str, most: int, seed: int, wide: bool) -> dict[str, Any]:
    """What became of a module's mutants: of all by its own tests, of what these do not see by the others, if `wide`."""
    file = HOST / f"{module}.py"
    source = file.read_text(encoding="utf-8")
    mutants = drawn(source, str(file), most, f"{seed} {module}")
    left = mutants
    for tests in tests_of(module)[: 1 + wide]:
        said = _in_a_process(file, tests, left) if left and tests else [UNTOUCHED] * len(left)
        left = [mutant for mutant, word in zip(left, said, strict=True) if word in (UNSEEN, UNTOUCHED)]
    rows = [{"line": mutant.line, "change": mutant.key} for mutant in left]
    return {"module": module, "of": candidates(source), "drawn": len(mutants), "unseen": rows}


def _in_a_process(file: Path, tests: Sequence[str], mutants: Sequence[Mutant]) -> list[str]:
    """Ask in a process of its own: pytest, and modules that are changed, have it to themselves."""
    mine, told = os.pipe()
    if not (child := os.fork()):
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # pytest's own words
        with tempfile.TemporaryDirectory(prefix="mutants-") as name:
            try:
                said: list[str] | str = asked(file, tests, mutants, Path(name) / "tmp")
            except Failing as failing:
                said = str(failing)
        os.write(told, json.dumps(said).encode())
        os._exit(0)
    os.close(told)
    with os.fdopen(mine, encoding="utf-8") as pipe:
        text = pipe.read()
    os.waitpid(child, 0)
    answer: list[str] | str = json.loads(text or '"pytest has ended"')
    if isinstance(answer, str):
        raise SystemExit(f"the tests of {file.name} cannot be asked: {answer}")
    return answer


def main(arguments: Sequence[str] | None = None) -> int:
    """Ask of the named modules, and say what no test sees."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modules", nargs="+", metavar="MODULE", help="its place in host/irqscope: analysis/quantiles")
    parser.add_argument("--most", type=int, default=MOST, metavar="N", help=f"mutants of each (default {MOST})")
    parser.add_argument("--seed", type=int, default=1, help="draws them (default 1)")
    parser.add_argument("--wide", action="store_true", help="ask other tests than a module's own, too")
    parser.add_argument("--json", action="store_true", help="say it as a line of JSON for each module")
    options = parser.parse_args(arguments)
    for module in options.modules:
        if not (HOST / f"{module}.py").is_file():
            parser.error(f"host/irqscope has no module {module}: write for example analysis/quantiles")
    for module in options.modules:
        row = of_module(module, options.most, options.seed, options.wide)
        print(json.dumps(row) if options.json else told(module, row), flush=True)
    return 0


def told(module: str, row: dict[str, Any]) -> str:
    """For people: how many are seen, and where each of the others is."""
    lines = [f"{module}: {row['drawn'] - len(row['unseen'])} of {row['drawn']} seen, drawn of {row['of']}"]
    lines += [f"  host/irqscope/{module}.py:{each['line']}: {each['change']}" for each in row["unseen"]]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
