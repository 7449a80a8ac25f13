# SPDX-License-Identifier: BSD-2-Clause
"""Places and routes every board with several seeds. The dated result, a file per board in benchmarks/boards/, is data
from which docs/reference/boards.md and the table of `irqscope boards` are made.

    python benchmarks/boards.py                       # all boards, five seeds each; hours
    python benchmarks/boards.py ulx3s-25f --seeds 2   # one board
"""

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from pages import origin

from irqscope.errors import IrqscopeError
from irqscope_boards.board import Board
from irqscope_boards.build import NotPlaced, ask, place, synthesise
from irqscope_boards.catalogue import board as find
from irqscope_boards.catalogue import boards
from irqscope_boards.netlist import netlist
from irqscope_boards.tools import versions

DATA = Path(__file__).parent / "boards"
WORK = Path("build")


def survey(board: Board, seeds: range) -> dict[str, Any]:
    """What every seed reaches, or why the board cannot be built."""

    def say(line: str) -> None:
        print(f"{board.name}: {line}", file=sys.stderr, flush=True)

    result: dict[str, Any] = {"board": board.name, **origin(f"python benchmarks/boards.py {board.name}")}
    begun = time.monotonic()
    design = netlist(board)
    result["build"] = f"{design.build:016x}"
    result["tools"] = versions(list(design.commands))
    WORK.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=WORK, prefix="work-") as name:
        try:
            synthesise(design, Path(name), say)
            ask(board, design, Path(name))
            result["synthesis_s"] = round(time.monotonic() - begun)
            result["seeds"], result["unplaced"] = [], []
            for seed in seeds:
                begun = time.monotonic()
                try:
                    attempt = place(board, design, Path(name), seed, say)
                except NotPlaced as error:
                    say(str(error))
                    result["unplaced"].append(seed)
                    continue
                result["use"] = attempt.use
                result["seeds"].append(
                    {
                        **attempt.entry,
                        "critical_path": attempt.path,
                        "seconds": round(time.monotonic() - begun),
                    }
                )
            if not result["seeds"]:
                raise NotPlaced(f"no place was found for all cells with {len(seeds)} seeds")
        except IrqscopeError as error:
            say(str(error))
            result["error"] = str(error)
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("board", nargs="*", help="by default all")
    parser.add_argument("--seeds", type=int, default=5, help="how many, from 1 on")
    options = parser.parse_args()
    DATA.mkdir(exist_ok=True)
    for board in [find(name) for name in options.board] or boards().values():
        data = survey(board, range(1, options.seeds + 1))
        (DATA / f"{board.name}.json").write_text(json.dumps(data, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
