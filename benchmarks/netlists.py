# SPDX-License-Identifier: BSD-2-Clause
"""The blocks of a board of each family, each synthesised alone and compared with what was written:
docs/evidence/netlists.md.

python benchmarks/netlists.py                # goes on where it was left; docs/evidence/netlists.json and .md
python benchmarks/netlists.py --fresh        # forgets the blocks of before, as after every change of the gateware
python benchmarks/netlists.py --check        # fails if the page is not what the data give
"""

import argparse
import json
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pages import Parts, also, check, made

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from blockbench import LIVE_CLOCKS, UNKNOWN_CLOCKS, BlockBench, vectors  # noqa: E402

from irqscope_boards.catalogue import boards  # noqa: E402

COMMAND = "python benchmarks/netlists.py"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"netlists.{kind}" for kind in ("json", "md"))
BOARDS = ("icebreaker", "ecpix5-45", "tang-nano-9k", "ecpix5-85")
ALONE = {"ecpix5-85": "top.core.statistics"}
"""Of a board that has all others as one of its family has them, what it has of its own: an engine for each segment."""
CLOCKS, MUTANTS = 2000, 4
_PAGE = """<!-- Written by `python benchmarks/netlists.py`: do not edit. -->

# Blocks as synthesised, beside what was written

Each part of a board's core, and the two ends of its serial line, is synthesised alone, by the commands and with the
parameters of the board's own build. Its netlist and its source run in Icarus Verilog with the same inputs, the vendor's
cells as models; all outputs are compared in every clock. Whole boards are compared too, pads and gears with them:
`tests/boards/test_netlist.py`.

<!-- needs hours -->

    python benchmarks/netlists.py --fresh

Inputs are those that the block had in the board's core during {live} clocks of the bench in which a host configured it
and edges came (the receiver and the transmitter of the serial line are not in that bench), then {random} clocks of
random ones, with resets. *Moved* are bits of outputs that ever changed: a bit that did not was compared at one level
only. An X of the netlist is a difference; bits that are X as written are *skipped*. The first {unknown} clocks are not
compared: what a block RAM shows before it was first read is not said anywhere. *Mutants* are netlists with one look-up
table stuck at 0 or 1, up to {mutants} drawn in each block: how many of them are seen. One that is not seen sits where
these inputs do not reach, or is at that level anyway: of so much of the netlist this comparison says nothing. A block
that a family's table lacks was not run there yet.

Simulated: nothing ran on hardware. {made}
"""


def measure(bench: BlockBench, name: str, live: dict[str, list[str]]) -> dict[str, Any]:
    """What there is to say of a block."""
    block = bench.blocks[name]
    inputs = live.get(name, []) + vectors(block, CLOCKS, bench.board.bit_clocks)
    bench.synthesise(block)
    compared = bench.compare(block, inputs)
    seen, drawn = bench.mutants(block, inputs, MUTANTS)
    return {
        "clocks": len(inputs),
        "bits": block.bits,
        "moved": compared.changed,
        "skipped": compared.skipped,
        "differs_at": compared.differs_at,
        "seen": seen,
        "mutants": drawn,
    }


def parts(data: dict[str, Any]) -> Parts:
    """Each block of each board."""
    return {
        f"{board}, {name}": (row, partial(_alone, board, name))
        for board, blocks in data["boards"].items()
        for name, row in blocks.items()
    }


def _alone(board: str, name: str) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as place, pytest.MonkeyPatch.context() as patch:
        bench = BlockBench(boards()[board], Path(place), patch)
        return measure(bench, name, bench.live())


def page(data: dict[str, Any]) -> str:
    """docs/evidence/netlists.md."""
    text = _PAGE.format(
        live=LIVE_CLOCKS, random=CLOCKS, unknown=UNKNOWN_CLOCKS, mutants=MUTANTS, made=made(COMMAND, *data["origins"])
    )
    for name, blocks in data["boards"].items():
        differ = sum(block["differs_at"] is not None for block in blocks.values())
        seen, mutants = (sum(block[key] for block in blocks.values()) for key in ("seen", "mutants"))
        family = boards()[name].part.family.name
        text += f"\n## {family}: {name}\n\n"
        text += f"**{len(blocks)} blocks, {differ} that differ**; {seen} of {mutants} mutants are seen.\n\n"
        text += "| block | clocks | output bits | moved | skipped | differs | mutants seen |\n" + "|---" * 7 + "|\n"
        for block, of in blocks.items():
            differs = "never" if of["differs_at"] is None else f"**from clock {of['differs_at']} on**"
            text += f"| `{block.removeprefix('top.')}` | {of['clocks']} | {of['bits']} | {of['moved']} "
            text += f"| {of['skipped']} | {differs} | {of['seen']} of {of['mutants']} |\n"
    return text


def save(data: dict[str, Any]) -> None:
    also(data, COMMAND)
    DATA.write_text(json.dumps(data, indent=1) + "\n")
    PAGE.write_text(page(json.loads(DATA.read_text())))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fresh", action="store_true", help="forget the blocks of before")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.check:
        return check(PAGE, page(json.loads(DATA.read_text())), COMMAND)
    data = json.loads(DATA.read_text()) if DATA.exists() and not options.fresh else {"boards": {}}
    for board in BOARDS:
        known = data["boards"].setdefault(board, {})
        with tempfile.TemporaryDirectory() as place, pytest.MonkeyPatch.context() as patch:
            bench = BlockBench(boards()[board], Path(place), patch)
            wanted = [name for name in bench.blocks if name not in known and ALONE.get(board, name) == name]
            live = bench.live() if wanted else {}
            for name in wanted:
                known[name] = measure(bench, name, live)
                print(f"{board} {name}: {known[name]}", file=sys.stderr)
                save(data)
    return int(any(block["differs_at"] is not None for blocks in data["boards"].values() for block in blocks.values()))


if __name__ == "__main__":
    sys.exit(main())
