# SPDX-License-Identifier: BSD-2-Clause
"""Boards as they were placed and routed, used at their pads by the host: docs/evidence/wholeboard.md.

python benchmarks/wholeboard.py                     # all boards, hours; goes on where it was left
python benchmarks/wholeboard.py icebreaker          # one of them, at all rates of its serial line
python benchmarks/wholeboard.py --fresh             # forgets those of before, as after every change of the gateware
python benchmarks/wholeboard.py --check             # fails if the page is not what the data give

What place and route left is kept in build/placed/, by build id, and taken from there.
"""

import argparse
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from pages import Parts, also, check, made

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from wholeboard.bench import US, Bench  # noqa: E402
from wholeboard.mutants import Netlist, mutants  # noqa: E402
from wholeboard.session import session  # noqa: E402

from irqscope_boards import sdf  # noqa: E402
from irqscope_boards.board import Board, Link  # noqa: E402
from irqscope_boards.build import DELAYS, PLACED, place, synthesise  # noqa: E402
from irqscope_boards.catalogue import board as find  # noqa: E402
from irqscope_boards.catalogue import boards  # noqa: E402
from irqscope_boards.netlist import Netlist as Design  # noqa: E402
from irqscope_boards.netlist import netlist  # noqa: E402
from irqscope_boards.sdf import Delays  # noqa: E402
from irqscope_gateware.bittime import SHORTEST_BIT  # noqa: E402

COMMAND = "python benchmarks/wholeboard.py"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"wholeboard.{kind}" for kind in ("json", "md"))
KEPT = ROOT / "build" / "placed"
STIMULI, FEW = 1000, 100
EACH, SEED = 6, 1
"""Mutants of each drawn kind."""
SAME = ("delays", "wrong", "ms")
"""What a session shows; the rest is what simulating it took."""
BAUDS = (3_000_000, 12_000_000)
IN_CI = ("icebreaker", "ecpix5-45", "tang-nano-9k")
"""One board of each family: with named mutants, and at both rates beside its own."""
DRAWN = "icebreaker"
"""The one that takes least time: with drawn mutants, too."""
_PAGE = """<!-- Written by `{command}`: do not edit. -->

# Whole boards, at their pads

Each board with a serial line is synthesised, placed and routed with the real core, and what the tools left of it, all
cells and all wires, runs in a simulator of events in ps (`tests/wholeboard`). It gets a crystal, a PLL that
locks, wires at its pads, and on the serial line waveforms at the board's rate, 8N1. At their other end is the host's
own code: it reads the identification, configures a run, and takes {stimuli} stimuli whose answers come to `isr` after
times that are known to the picosecond and are no whole ticks; the other inputs hang on jumpers of 3, 7.5 and 0.2 ticks.
Then the PLL loses its lock while stimuli run: its clocks wander off, stand, and come back.

<!-- needs hours -->

    {command} --fresh

What must hold: the identification is that of the board and the build; one place of the sampling instants makes all
stamps of all inputs true, and so each latency to the tick; count, sum, least and greatest latency on the chip are those
of all {stimuli} answers at the pads, whatever the link lost; the books balance. After the lost lock: stimuli rest, the
host is told that the instrument began anew, which answers with the same identification, and the configuration that is
read is the one that acts.

*Delays* are those that nextpnr tells of wires and cells of iCE40 and ECP5, the longest ones; each register takes what
is there when its clock comes, and one whose input changes within its set-up and hold is named, but for that which
synchronises the serial line, for a byte that a line with twice the core's clock shows until it is taken, and for the
end of an asynchronous reset, which only synchronisers and gears have. nextpnr tells none of pads and PLLs. Of Gowin's
parts it tells none of tables with less than four inputs, and what it tells is not used yet: there each table takes 10
ps and each register 100, so that only order is tested. Models of cells are ours, and of gears as in
[cells.md](cells.md); what `tests/netlists` and Yosys' libraries say of them was written once more. So this shows what
the tools made of the gateware, not what silicon does of that. Simulated: nothing ran on hardware. {made}

| board | family | Mbaud | delays | simulated, ms | events, millions | wrong |
|---|---|---|---|---|---|---|
{rows}

A rate that is not the board's own is that of a variant of its description. Not tried is
one at which a bit has less than the {shortest} clocks that the UART needs: {slow}.

{open}

## Mistakes

The same session with {few} stimuli, on netlists with one mistake each: those with names and, of {drawn}, drawn with
seed {seed}, {each} look-up tables stuck at a level and {each} wires to registers that take a clock of the core longer.
The session uses one stimulus, one segment and no trigger, filter or dither; the blocks' own comparison
([netlists.md](netlists.md)) covers the logic that it does not come to. Of the wires that take a clock longer {slower}:
values that are still for clocks before they are used hide such a delay. The session is a weak test of timing, for which
place and route's own analysis stands.

{mutants}"""


def serial() -> dict[str, Board]:
    """The boards whose line the bench speaks."""
    return {name: board for name, board in boards().items() if isinstance(board.link, Link)}


def variant(board: Board, baud: int) -> Board:
    """The board with a serial line of that rate."""
    return replace(board, link=replace(board.link, baud=baud))


def placed(board: Board, design: Design) -> tuple[Netlist, Delays | None]:
    """What place and route leave of it, made now or before."""
    kept = KEPT / f"{board.name}-{design.build:016x}"
    if not kept.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=KEPT, prefix="work-") as name:
            work = Path(name)
            synthesise(design, work, print)
            for seed in board.seeds or range(1, 6):
                if place(board, design, work, seed, print).met:
                    break
            taking = work / "kept"
            taking.mkdir()
            for file in (PLACED, DELAYS):
                if (work / file).exists():
                    shutil.move(work / file, taking / file)
            taking.rename(kept)
    told = kept / DELAYS
    return (
        json.loads((kept / PLACED).read_text(encoding="utf-8")),
        sdf.read(told.read_text(encoding="utf-8")) if told.exists() else None,
    )


def run(board: Board, build: int, net: Netlist, delays: Delays | None, stimuli: int) -> dict[str, Any]:
    """A session; what is wrong, and what it took."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, closing(Bench(board, net, delays, Path(folder))) as bench:
        try:
            wrong = session(bench, build, stimuli)
        except (AssertionError, ValueError) as error:  # a line that is none, a netlist that is no board's
            wrong = [str(error) or "the serial line has no bytes"]
        ended = {"ms": round(bench.now / US / 1000, 1), "events": bench.events}
    return {"wrong": [text[:200] for text in wrong], **ended, "seconds": round(time.monotonic() - begun)}


def rates(board: Board) -> list[int]:
    """Of the serial line that the board is tried with, its own first; none that its UART is too slow for."""
    others = [baud for baud in BAUDS if board.name in IN_CI and baud != board.link.baud]
    return [board.link.baud, *(baud for baud in others if board.double_hz / baud >= SHORTEST_BIT)]


def too_fast() -> list[str]:
    """Rates that are left out, by board."""
    boards = ((name, board) for name, board in serial().items() if name in IN_CI)
    return [f"{name}, {baud / 10**6:g} Mbaud" for name, board in boards for baud in sorted({*BAUDS} - {*rates(board)})]


def parts(data: dict[str, Any]) -> Parts:
    """Each rate and each mistake of each board: what was wrong and when it ended, not what simulating it took."""
    found: dict[str, tuple[Any, Callable[[], Any]]] = {}
    for name, of in data["boards"].items():
        for baud, row in of["rates"].items():
            figures = {key: row[key] for key in SAME}
            found[f"{name}, {int(baud) / 10**6:g} Mbaud"] = (figures, partial(_rate, name, int(baud)))
        for row in of.get("mutants", ()):
            found[f"{name}, {row['name']}"] = (row, partial(_mistake, name, row["name"]))
    return found


def _rate(name: str, baud: int) -> dict[str, Any]:
    row = at_rate(variant(find(name), baud))
    return {key: row[key] for key in SAME}


def _mistake(name: str, mistake: str) -> dict[str, Any]:
    return next(mistakes(find(name), {mistake}), {"name": mistake, "wrong": ["it is not drawn"]})


def page(data: dict[str, Any]) -> str:
    """docs/evidence/wholeboard.md."""
    rows, missing, told = [], [], ""
    for name, board in serial().items():
        of = data["boards"].get(name, {})
        for baud in rates(board):
            if not (found := of.get("rates", {}).get(str(baud))):
                missing.append(f"{name}, {baud / 10**6:g} Mbaud")
                continue
            wrong = "nothing" if not found["wrong"] else "; ".join(found["wrong"])
            delays = "yes" if found["delays"] else "none"
            rows.append(
                f"| {name} | {board.part.family.name} | {baud / 10**6:g} | {delays} | {found['ms']} "
                f"| {found['events'] / 10**6:.0f} | {wrong} |"
            )
        if tried := of.get("mutants"):
            seen = sum(bool(each["wrong"]) for each in tried)
            told += f"### {name}\n\n**{seen} of {len(tried)} are seen.**\n\n| mistake | seen |\n|---|---|\n"
            for each in tried:
                first = each["wrong"][0].replace("|", "/")[:100] if each["wrong"] else "no"
                told += f"| {each['name']} | {first} |\n"
            told += "\n"
    untried = [name for name in IN_CI if "mutants" not in data["boards"].get(name, {})]
    if untried:
        told += f"Not run yet: mistakes of {' and '.join(untried)}.\n"
    return _PAGE.format(
        command=COMMAND,
        stimuli=STIMULI,
        shortest=SHORTEST_BIT,
        slow="; ".join(too_fast()),
        few=FEW,
        seed=SEED,
        each=EACH,
        drawn=DRAWN,
        slower=slower(data),
        rows="\n".join(rows),
        open="Not run yet:\n\n" + "\n".join(f"- {each}" for each in missing) if missing else "All boards were run.",
        mutants=told.rstrip() + "\n",
        made=made(COMMAND, *data["origins"]),
    )


def slower(data: dict[str, Any]) -> str:
    """How many of the wires that are slower are seen."""
    tried = [
        each
        for of in data["boards"].values()
        for each in of.get("mutants", ())
        if each["name"].startswith("the wire to")
    ]
    return f"{sum(bool(each['wrong']) for each in tried)} of {len(tried)} are seen"


def save(data: dict[str, Any]) -> None:
    also(data, COMMAND)
    DATA.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(page(json.loads(DATA.read_text(encoding="utf-8"))), encoding="utf-8")


def measure(board: Board, data: dict[str, Any]) -> None:
    """What is missing of a board."""
    known = data["boards"].setdefault(board.name, {"rates": {}})
    for baud in rates(board):
        here = variant(board, baud)
        if str(baud) not in known["rates"]:
            known["rates"][str(baud)] = at_rate(here)
            print(f"{board.name} at {baud}: {known['rates'][str(baud)]}", file=sys.stderr, flush=True)
            save(data)
        if board.name in IN_CI and "mutants" not in known:
            known["mutants"] = list(mistakes(board))
            save(data)


def at_rate(board: Board) -> dict[str, Any]:
    """A session at the rate of the board's serial line."""
    design = netlist(board)
    net, delays = placed(board, design)
    return {"delays": delays is not None, **run(board, design.build, net, delays, STIMULI)}


def mistakes(board: Board, names: Collection[str] = ()) -> Iterator[dict[str, Any]]:
    """Its mutants, those of these names if there are any, and what is seen of each."""
    design = netlist(board)
    for mutant in mutants(board, *placed(board, design), SEED, EACH if board.name == DRAWN else 0):
        if not names or mutant.name in names:
            found = run(board, design.build, mutant.netlist, mutant.delays, FEW)
            tried = {"name": mutant.name, "wrong": found["wrong"]}
            print(f"{board.name} {tried}", file=sys.stderr, flush=True)
            yield tried


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("board", nargs="*", help="by default all")
    parser.add_argument("--fresh", action="store_true", help="forget those of before")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.check:
        return check(PAGE, page(json.loads(DATA.read_text(encoding="utf-8"))), COMMAND)
    data = json.loads(DATA.read_text(encoding="utf-8")) if DATA.exists() and not options.fresh else {"boards": {}}
    for board in [find(name) for name in options.board] or serial().values():
        measure(board, data)
    return int(any(found["wrong"] for of in data["boards"].values() for found in of["rates"].values()))


if __name__ == "__main__":
    sys.exit(main())
