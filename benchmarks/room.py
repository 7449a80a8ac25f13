# SPDX-License-Identifier: BSD-2-Clause
"""What the small parts are full of, and what more would take: docs/evidence/room.md.

    python benchmarks/room.py                # a quarter of an hour; docs/evidence/room.json and .md
    python benchmarks/room.py --check        # fails if the page is not what the data give

Nothing is placed: nextpnr packs what synthesis made into the part's logic cells, and counts them.
"""

import argparse
import json
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from pages import Parts, made, origin, publish

from irqscope_boards.board import Board
from irqscope_boards.build import PLACED, synthesise
from irqscope_boards.catalogue import board as find
from irqscope_boards.netlist import netlist
from irqscope_boards.synthesis import TOP
from irqscope_boards.timing import signal_of
from irqscope_boards.tools import TOOLS

ROOT = Path(__file__).parent.parent
WORK = ROOT / "build"
COMMAND = "python benchmarks/room.py"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"room.{kind}" for kind in ("json", "md"))
BOARDS = ("icebreaker", "tang-nano-9k")
AS_IT_IS = "as it is"
WISHES: dict[str, dict[str, int]] = {
    AS_IT_IS: {},
    "without a histogram's and queues' depth": {
        "sub_bits": 3,
        "pending_depth": 16,
        "event_queue": 64,
        "statistics_queue": 64,
    },
    "dither of the first stimulus": {"dithered": 1},
    "dither of both": {"dithered": 2},
    "bursts": {"bursts": 1},
    "the trigger": {"trigger": 1},
    "a second segment": {"segments": 2},
    "two segments, dither of the first, the trigger": {"segments": 2, "dithered": 1, "trigger": 1},
}
"""By what is wished for: fields of the part's `parameters`. Of what a part has already nothing is asked."""
SHARE = 0.9
"""What of a part a design is to take."""
OUTPUTS = {**{f"LUT{inputs}": "F" for inputs in range(1, 5)}, "ALU": "SUM"}
"""Of what fills the place of a logic cell of a GW1N: the output that a flip-flop in the same place can take."""
LUT_RAM = {"RAM16SDP4": 4}
"""Likewise, and how many places one takes."""
_PAGE = """<!-- Written by `{command}`: do not edit. -->

# Room on the small parts

How many logic cells a part's instrument takes, and what each thing that it goes without would take more; synthesised by
the commands of the board's own build, packed by nextpnr, not placed. {made}

The aim is {share:.0%} of a part or less, so that nearly every seed finds a place for all. On a GW1N LUTs, carry cells
and RAM of LUTs count, and flip-flops that are not fed by a LUT or a carry cell of their own: each takes a whole place,
as there is no way into a flip-flop but by the LUT beside it.

{tables}## What they are made of

Cells by the block of the core ([gateware.md](../reference/gateware.md)) whose name synthesis gave them.

{blocks}
<!-- needs toolchains -->

    {command}
"""


def wished(board: Board, wish: dict[str, int]) -> Board:
    """The board whose part has these parameters, too."""
    return replace(board, part=replace(board.part, parameters={**board.part.parameters, **wish}))


def asked(board: Board) -> Iterator[str]:
    """The wishes of a board that it has not."""
    for name, wish in WISHES.items():
        if not wish or any(board.part.parameters[key] != value for key, value in wish.items()):
            yield name


def packed(board: Board) -> dict[str, Any]:
    """Logic cells of an instrument: `used` of `available`, and `blocks`, how many of them by block."""
    design = netlist(board)
    WORK.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=WORK, prefix="room-") as name:
        work = Path(name)
        synthesise(design, work, lambda line: None)
        given = design.commands[design.place_and_route]
        written = [] if "--write" in given else ["--write", PLACED]
        if "--asc" in given:  # of what is not placed nextpnr can write none, and traps
            given = [word for word in given if word not in ("--asc", f"{TOP}.asc")]
        outcome = TOOLS[design.place_and_route].run([*given, *written, "--pack-only"], work).checked()
        log = (work / f"{TOP}.tim").read_text(encoding="utf-8") + outcome.output
        made = json.loads((work / PLACED).read_text(encoding="utf-8"))["modules"][TOP]["cells"]
    available = re.search(r"\b(?:ICESTORM_LC|LUT4):\s*\d+/\s*(\d+)", log)
    assert available
    blocks = Counter(block_of(cell) for cell in places(made))
    return {"used": blocks.total(), "available": int(available[1]), "blocks": dict(blocks.most_common())}


def places(made: dict[str, Any]) -> Iterator[str]:
    """Cells that take a place of their own, by their names; one that takes several comes so often."""
    fed = {
        bit
        for row in made.values()
        if row["type"] in OUTPUTS
        for bit in row["connections"].get(OUTPUTS[row["type"]], ())
    }
    for cell, row in made.items():
        kind = row["type"]
        if kind.startswith("DFF"):
            if (source := row["connections"]["D"][0]) not in fed:
                yield cell
            fed.discard(source)
        else:
            yield from [cell] * LUT_RAM.get(kind, kind == "ICESTORM_LC" or kind in OUTPUTS)


def block_of(cell: str) -> str:
    """The block whose cell that is: of the core, or beside it."""
    names = signal_of(cell).lstrip("\\").split(".")
    return names[1] if names[0] == "core" and len(names) > 2 else "beside the blocks"


def parts(data: dict[str, Any]) -> Parts:
    """Each wish of each board."""
    return {
        f"{name}, {wish}": (row, partial(_again, name, wish))
        for name, rows in data["boards"].items()
        for wish, row in rows.items()
    }


def _again(name: str, wish: str) -> dict[str, Any]:
    return packed(wished(find(name), WISHES[wish]))


def page(data: dict[str, Any]) -> str:
    """docs/evidence/room.md."""
    tables = blocks = ""
    for name, rows in data["boards"].items():
        base = rows[AS_IT_IS]
        tables += f"## {find(name).title}, {find(name).part.name}\n\n"
        tables += "| | logic cells | more than it has | of the part |\n|---|---|---|---|\n"
        for wish, row in rows.items():
            more = "" if row is base else f"{row['used'] - base['used']:+d}"
            tables += f"| {wish} | {row['used']} | {more} | {row['used'] / row['available']:.0%} |\n"
        everything = rows[list(WISHES)[-1]]
        over = round(everything["used"] - SHARE * everything["available"])
        tables += f"\nFor {SHARE:.0%} of the part the last of them would have to lose {over} cells, "
        tables += f"{over / everything['used']:.0%} of its own.\n\n"
    names = list(data["boards"])
    bases = [data["boards"][name][AS_IT_IS]["blocks"] for name in names]
    blocks = f"| block | {' | '.join(find(name).title for name in names)} |\n|{'---|' * (len(names) + 1)}\n"
    for block in sorted(set().union(*bases), key=lambda block: (-bases[0].get(block, 0), block)):
        blocks += f"| {block} | {' | '.join(str(base.get(block, 0)) for base in bases)} |\n"
    return _PAGE.format(command=COMMAND, share=SHARE, tables=tables, blocks=blocks, made=made(COMMAND, data))


def measured(options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for name in BOARDS:
        found[name] = {}
        for wish in asked(find(name)):
            found[name][wish] = packed(wished(find(name), WISHES[wish]))
            print(f"{name}, {wish}: {found[name][wish]['used']}", file=sys.stderr, flush=True)
    yield {**origin(COMMAND), "boards": found}


if __name__ == "__main__":
    sys.exit(publish(__doc__, COMMAND, DATA, PAGE, page, measured, sys.argv[1:]))
