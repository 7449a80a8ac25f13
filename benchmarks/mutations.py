# SPDX-License-Identifier: BSD-2-Clause
"""Each file that irqscope writes for itself, and each that a user writes for it, changed at random.

    python benchmarks/mutations.py                     # all; writes docs/evidence/mutations.json and mutations.md
    python benchmarks/mutations.py --mutations 1e4     # fewer of each; writes nothing
    python benchmarks/mutations.py --again FILE NUMBER # one of them once more, and what became of it
    python benchmarks/mutations.py --check             # fails if the page is not what the data give

What is changed, how, and what must hold is in tests/mutations.py.
"""

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from mutations import BROKEN, READ, REFUSED, SAME, changed  # noqa: E402
from pages import Parts, check, made, origin  # noqa: E402

from irqscope.files import replace  # noqa: E402

COMMAND = "python benchmarks/mutations.py"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"mutations.{kind}" for kind in ("json", "md"))
SEED, TOTAL = 1, 100_000
SHARES = {
    "run.json": 6,
    "run.json of an experiment": 1,
    "run.json of a chain": 1,
    "run.json of two interrupts": 1,
    "run.json of a clock": 1,
    "annotations.json": 5,
    "result.json": 10,
    "sweep.json": 18,
    "result.json of a sweep": 10,
    "campaign.json": 13,
    "scenario.json": 8,
    "result.json of a campaign": 9,
    "comparison.json": 9,
    "record of an instrument": 1,
    "campaign definition": 6,
    "profile": 1,
}
"""Percent of all mutations, by what is changed."""
ROUNDS = 50
"""In so many parts are they made; after each the page is written anew."""
_PAGE = """<!-- Written by `{command}`: do not edit. -->

# Changed files

<!-- needs hours -->

    python -m pytest tests/host/test_mutations.py     # in CI: a few hundred of the same
    {command}                    # all of them

**{total} mutations** in {seconds:.0f} s; **{broken}**. {made}

Each changes a good file in one place or two: an entry is gone, or of another value or kind (numbers too large, texts
with escapes, lists, objects, halves of what was there), one of 16 somewhere in its text. What is made of the file, of
a run with its capture, of a sweep or a campaign with its runs, must be one of these:

- *refused*: one sentence and exit code 2 or 4;
- *the same figures*: the result is the one of the unchanged file, key by key (the change was none, or was in nothing
  that is asked for);
- *read*: other figures. That may come of what is sealed again, or has no seal since a user writes it, and never of a
  file that was edited.

Each changed JSON file is read as it is, and sealed again as a forger would: what lies behind the seal must be as sound.
A traceback, another exit code, or other figures of an edited file would break the promise. Of every sixteenth result
the report is made, too. Mutation number k of a file is drawn from the text `{seed} FILE k`;
`{command} --again FILE k` makes it once more.

| file | mutations | edited: refused | the same figures | sealed again: refused | the same figures | read | broke it |
|---|---|---|---|---|---|---|---|
{rows}

Of the last two files, which a user writes, *edited* is all there is: what is read is another campaign, another profile.

What broke the promise until now is mended, and tests hold it:

{mended}
{left}"""
MENDED = (
    "a quantile of a result whose share was no number ended the report with a traceback",
    "a scenario with a name longer than a file system takes ended a campaign with a traceback",
    "a file laid beside a run whose unit was 0 ended the report with a traceback",
    "a whole number of hundreds of digits, and a scenario with figures but no tick, ended the report with a traceback",
    "a result without one of its quantiles ended the report with a traceback",
    "a record of an instrument without some of its keys ended a measurement with a traceback",
    "a result with an extremal index of less than 0 ended the report with a traceback",
    "exceedances without evidence, figures that were null, a bound, a rate, a step and an uncertainty of 0 ended the "
    "report with a traceback; which results were made a report hung on the time of the run",
    "a figure that was null beside what says that it is there, an empty list of what a report is about, a rate of "
    "0 and an uncertainty whose square is no number ended the report with a traceback",
)


def _cut(number: int, part: int) -> tuple[int, int]:
    """The first of a part, and the first behind it."""
    return number * part // ROUNDS, number * (part + 1) // ROUNDS


def _round(pool: ProcessPoolExecutor, folder: Path, total: int, seed: int, part: int) -> dict[str, Any]:
    """What became of all that a round changes, by the file."""
    cuts = {name: _cut(total * share // 100, part) for name, share in SHARES.items()}
    asked = {name: pool.submit(changed, folder, name, seed, *cut) for name, cut in cuts.items()}
    rows = {}
    for name, (start, end) in cuts.items():
        found = asked[name].result()
        counts = {"edited": dict(found.edited), "resealed": dict(found.resealed)}
        rows[name] = {"mutations": end - start, **counts, "broken": found.broken}
        print(name, end, *found.broken, sep="\n  ", file=sys.stderr, flush=True)
    return rows


def measure(total: int, seed: int) -> Iterator[dict[str, Any]]:
    """Change all files, a part of each after the other, on all processors; what is known after each round."""
    rounds: list[dict[str, Any]] = []
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor() as pool:
        for part in range(ROUNDS):
            rounds.append(_round(pool, Path(folder), total, seed, part))
            seconds = time.monotonic() - begin
            yield {**origin(COMMAND), "seed": seed, "total": total, "seconds": seconds, "rounds": rounds}


def parts(data: dict[str, Any]) -> Parts:
    """Each round."""

    def measured(part: int) -> dict[str, Any]:
        with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor() as pool:
            return _round(pool, Path(folder), data["total"], data["seed"], part)

    return {f"round {part}": (rows, partial(measured, part)) for part, rows in enumerate(data["rounds"])}


def broken(data: dict[str, Any]) -> list[str]:
    """Each mutation that broke the promise."""
    return [text for rows in data["rounds"] for row in rows.values() for text in row["broken"]]


def page(data: dict[str, Any]) -> str:
    """docs/evidence/mutations.md."""
    rows, total = [], 0
    for name in SHARES:
        mine = [rows[name] for rows in data["rounds"]]
        edited, resealed = (sum((Counter(row[key]) for row in mine), Counter[str]()) for key in ("edited", "resealed"))
        mutations = sum(row["mutations"] for row in mine)
        total += mutations
        read = (resealed or edited)[READ]
        again = [resealed[key] if resealed else "" for key in (REFUSED, SAME)]
        bad = edited[BROKEN] + resealed[BROKEN]
        cells = (name, mutations, edited[REFUSED], edited[SAME], *again, read, bad)
        rows.append(f"| {' | '.join(map(str, cells))} |")
    found = broken(data)
    left = "".join(f"- {text}\n" for text in found)
    return _PAGE.format(
        command=COMMAND,
        seed=data["seed"],
        seconds=data["seconds"],
        made=made(COMMAND, data),
        total=total,
        broken=f"{len(found)} broke the promise" if found else "none broke the promise",
        rows="\n".join(rows),
        mended="\n".join(f"- {text}" for text in MENDED),
        left=f"\nWhat broke it in the run above, mended since where the list before says so:\n\n{left}" if left else "",
    )


def again(name: str, number: int) -> int:
    """One mutation once more."""
    with tempfile.TemporaryDirectory() as folder:
        found = changed(Path(folder), name, SEED, number, number + 1)
    print(dict(found.edited), dict(found.resealed), *found.broken, sep="\n")
    return int(bool(found.broken))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mutations", type=float, help="how many in all; the page is written of all alone")
    parser.add_argument("--seed", type=int, default=SEED, help="of all that is drawn")
    parser.add_argument("--again", nargs=2, metavar=("FILE", "NUMBER"), help="one of them once more")
    parser.add_argument("--check", action="store_true", help="measure nothing: fail if the page is stale")
    options = parser.parse_args()
    if options.check:
        return check(PAGE, page(json.loads(DATA.read_text())), COMMAND)
    if options.again:
        return again(options.again[0], int(options.again[1]))
    for data in measure(int(options.mutations or TOTAL), options.seed):
        if options.mutations is None:
            replace(DATA, (json.dumps(data, indent=1) + "\n").encode())
            replace(PAGE, page(data).encode())
    print(page(data))
    return int(bool(broken(data)))


if __name__ == "__main__":
    sys.exit(main())
