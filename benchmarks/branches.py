# SPDX-License-Identifier: BSD-2-Clause
"""Counts how often each branch of the virtual bench is taken, for clang++, which lays out the bench's code by it.

python benchmarks/branches.py   # a minute; writes host/irqscope_bench/branches.profdata

Needs clang++ with its runtime for profiles, and llvm-profdata.
"""

import argparse
import multiprocessing
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from clusters import KINDS, LOADS, load

from irqscope_bench.native import BRANCHES, library
from irqscope_bench.stub import live_parts

EVALUATIONS = 200_000
"""Of each load."""
OWN, NOT_OWN = ("bench_", "irqscope", "p_instrument"), ("cxxrtl_yosys", "debug_info")
"""What the names of functions have in them that are counted, or are not."""


def count(url: str, period: int, place: Path) -> None:
    """Run a load by a bench that counts, into a file in `place` when the process ends."""
    counting = f"-fprofile-instr-generate={place}/%p.profraw"
    load(url, period, EVALUATIONS, lambda core: library(core, optimise=counting, directory=place, **live_parts()))


def own(functions: Iterable[str]) -> Iterator[str]:
    """Keep those of `functions`, as llvm-profdata prints them, that are the bench's: with those of the standard library
    and of CXXRTL's values the file is seven times as large, and the bench no faster.
    """
    for function in functions:
        name = function.partition("\n")[0]
        if any(word in name for word in OWN) and not any(word in name for word in NOT_OWN):
            yield function


def merge(files: Iterable[Path], to: Path, *options: str) -> None:
    """Put counts together, without functions that never ran."""
    subprocess.run(["llvm-profdata", "merge", "-sparse", *options, "-o", str(to), *map(str, files)], check=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.parse_args()
    with tempfile.TemporaryDirectory(dir=BRANCHES.parent) as name:
        place = Path(name)
        for url, period in LOADS.items():
            for engine in KINDS:
                arguments = (f"{url}&statistics={engine}", period, place)
                process = multiprocessing.get_context("spawn").Process(target=count, args=arguments)
                process.start()
                process.join()
                if process.exitcode:
                    return 1
        text, made = place / "text", place / BRANCHES.name
        merge(place.glob("*.profraw"), text, "-text")
        kept = own(text.read_text(encoding="utf-8").strip().split("\n\n"))
        text.write_text("\n\n".join(kept) + "\n", encoding="utf-8")
        merge([text], made)
        made.replace(BRANCHES)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
