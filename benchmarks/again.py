# SPDX-License-Identifier: BSD-2-Clause
"""Measures parts of long forms again, drawn by lot, and says whether the present code gives what is recorded.

    python benchmarks/again.py                      # two parts of each form that `make stale` names; minutes each
    python benchmarks/again.py coverage claims      # of these
    python benchmarks/again.py niedermeyer --parts 1

It is for forms whose figures are the same in each run of the same code: counts of seeded simulations, times of guests
in virtual time. Where times are those of a machine, the form says by how much they may grow. A part is a row of the
recorded data. Where all drawn parts are as recorded, docs/evidence/again.json and the page say so, with date and
commit, and `make stale` compares with the files of that commit. Where one differs, both are printed, nothing is
written, and the exit code is 1: the form is to be measured anew.
"""

import argparse
import importlib.util
import json
import random
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import stale
from pages import AGAIN, Parts, known, origin

from irqscope.files import replace

FORMS = (
    "cautions",
    "claims",
    "coverage",
    "differential",
    "endurance",
    "engines",
    "familywise",
    "farmsizes",
    "faults",
    "glue",
    "guests",
    "kneemodel",
    "knees",
    "mutations",
    "netlists",
    "niedermeyer",
    "papers",
    "room",
    "saturation",
    "wholeboard",
)
"""Modules with `parts(data)`: by name of a part what is recorded of it, and a function that measures it."""
ELSEWHERE = {"papers": "../docs/figures/render"}
"""Scripts that are not beside this one."""
PARTS = 2


def form_of(name: str) -> ModuleType:
    """The script of that form, as a module without a place among others: tests have some of the same names."""
    spec = importlib.util.spec_from_file_location(name, Path(__file__).parent / f"{ELSEWHERE.get(name, name)}.py")
    assert spec and spec.loader
    form = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(form)
    return form


def drawn(parts: Parts, number: int, commit: str) -> Sequence[str]:
    """Names of some parts, by a lot that the commit draws: nobody chooses what is looked at."""
    return random.Random(commit).sample(sorted(parts), min(number, len(parts)))


def differing(parts: Parts, names: Sequence[str]) -> Mapping[str, tuple[Any, Any]]:
    """Of those of the named parts that are not as recorded: what is, and what was measured now."""
    found = {}
    for name in names:
        recorded, measure = parts[name]
        now = json.loads(json.dumps(measure()))
        print(f"{name}: {'the same' if now == recorded else 'differs'}", file=sys.stderr, flush=True)
        if now != recorded:
            found[name] = (recorded, now)
    return found


def again(form: ModuleType, number: int) -> bool:
    """Measure parts of one form and, if they are as recorded, write that down. Whether they are."""
    data, now = known(form.DATA), origin(form.COMMAND)
    parts = form.parts(data)
    names = drawn(parts, number, now["commit"])
    for name, (recorded, measured) in (found := differing(parts, names)).items():
        print(f"{form.COMMAND}: {name}: recorded {json.dumps(recorded)}, measured {json.dumps(measured)}")
    if found:
        return False
    of = sorted({commit for said in stale.sentences() if said.command == form.COMMAND for commit in said.commits})
    entry = {"of": of, "parts": names, "all": len(parts), **now}
    replace(AGAIN, (json.dumps(known(AGAIN) | {form.COMMAND: entry}, indent=1, sort_keys=True) + "\n").encode())
    replace(form.PAGE, form.page(data).encode())
    return True


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("forms", nargs="*", metavar="FORM", help=f"of {', '.join(FORMS)}; by default those stale")
    parser.add_argument("--parts", type=int, default=PARTS, metavar="N", help=f"of each (default {PARTS})")
    options = parser.parse_args(arguments)
    if unknown := set(options.forms) - set(FORMS):
        parser.error(f"there is no form {unknown.pop()!r}: choose from {', '.join(FORMS)}")
    if options.parts < 1:
        parser.error("--parts must be at least 1")
    chosen = [form_of(name) for name in options.forms or FORMS]
    if not options.forms:
        old = {said.command for said in stale.sentences() if stale.why(said)}
        chosen = [form for form in chosen if form.COMMAND in old]
    return int(not all([again(form, options.parts) for form in chosen]))


if __name__ == "__main__":
    sys.exit(main())
