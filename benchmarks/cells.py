# SPDX-License-Identifier: BSD-2-Clause
"""Our models of vendors' cells beside the vendors' own simulation libraries: docs/evidence/cells.md.

    python benchmarks/cells.py --library FOLDER   # Verilog files: Lattice's of the ecp5u library, Gowin's prim_sim.v
    python benchmarks/cells.py --check            # fails if the page is not what the data give

The libraries come with the vendors' tools, under licences of their own, and are no part of this repository: they are
compared by hand where they are, and the result is kept.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pages import check, made, origin

from irqscope.errors import BadInput

ROOT = Path(__file__).parent.parent
MODELS = ROOT / "tests" / "netlists"
COMMAND = "python benchmarks/cells.py"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"cells.{kind}" for kind in ("json", "md"))
HALVES, STARTS = 4000, 50


@dataclass(frozen=True)
class Cell:
    """A cell whose model is ours: its connections to the bench below, how wide its output is, its parameters."""

    name: str
    family: str
    pins: str
    width: int = 1
    parameters: str = ""


CELLS = (
    Cell("ECLKSYNCB", "ecp5", ".ECLKI(fast), .STOP(stop), .ECLKO({out})"),
    Cell("CLKDIVF", "ecp5", ".CLKI(run), .RST(reset), .ALIGNWD(1'b0), .CDIVX({out})", 1, '.DIV("2.0")'),
    Cell(
        "IDDRX2F",
        "ecp5",
        ".D(pad), .ECLK(run), .SCLK(slow), .RST(reset), .ALIGNWD(1'b0), "
        + ", ".join(f".Q{n}({{out}}[{n}])" for n in range(4)),
        4,
    ),
    Cell(
        "ODDRX2F",
        "ecp5",
        ".ECLK(run), .SCLK(slow), .RST(reset), .Q({out}), " + ", ".join(f".D{n}(word[{n}])" for n in range(4)),
    ),
    Cell("CLKDIV", "gowin", ".HCLKIN(run), .RESETN(~reset), .CALIB(1'b0), .CLKOUT({out})", 1, '.DIV_MODE("4")'),
    Cell(
        "IDES8",
        "gowin",
        ".D(pad), .FCLK(run), .PCLK(slow), .RESET(reset), .CALIB(1'b0), "
        + ", ".join(f".Q{n}({{out}}[{n}])" for n in range(8)),
        8,
    ),
    Cell(
        "OSER8",
        "gowin",
        ".FCLK(run), .PCLK(slow), .RESET(reset), .Q0({out}), "
        + ", ".join(f".D{n}(word[{n}])" for n in range(8))
        + "".join(f", .TX{n}(1'b0)" for n in range(4)),
    ),
)
READ_ONLY = {
    "DHCEN": "Gowin's libraries have a black box; that it opens after four falling edges is a guess after the ECP5's. "
    "Nothing rests on the number: all gears have one gate, and their reset ends while it is shut.",
    "DCCA": "Always enabled, and then a wire.",
    "DP16KD": "Block RAM after FPGA-TN-02204; not compared yet.",
    "SDPX9B": "Block RAM after UG285. Gowin's prim_sim.v was read beside it and says the same of words of 36 bits: "
    "where they stand, a write enable for each 9 bits, what is read in the clock of a write is what was there before. "
    "Not simulated.",
    "DPX9B, DPB": "Block RAM after UG285; not compared yet.",
    "EHXPLLL, rPLL, SB_PLL40": "The bench's clock. Their settings are held against the board in the netlist.",
}
DIVIDER = {
    "ecp5": "bench_CLKDIVF divider (.CLKI(run), .RST(reset), .ALIGNWD(1'b0), .CDIVX(divided));",
    "gowin": "bench_CLKDIV divider (.HCLKIN(run), .RESETN(~reset), .CALIB(1'b0), .CLKOUT(divided));",
}
_BENCH = """`timescale 1ps/1ps
module bench;
    reg fast = 0, stop = 1, reset = 0, open = 0, pad = 0;
    reg [7:0] word = 0;
    wire [{width}-1:0] ours, theirs;
    reg [{width}-1:0] last = 0;
    wire divided;
    wire #{late} slow = divided;
    wire run = fast & open;
    integer n, seed = {seed}, moved = 0, differ = 0;
    always @(negedge fast) open <= ~stop;
    always @(posedge slow) word <= #50 $random(seed);
    {divider}
    bench_{name} {parameters} mine ({mine});
    {name} {parameters} vendors ({vendors});
    initial begin
        for (n = 0; n < {halves}; n = n + 1) begin
            #100 if (n == {shut}) stop = 1;
            if (n == 2 || n == {shut} + 40) reset = 1;
            if (n == {reset_ends} || n == {shut} + 60 + {reset_ends}) reset = 0;
            if (n == {opens} || n == {shut} + 60 + {opens}) stop = 0;
            #200 pad = $random(seed);
            #200 if (n > 10) begin
                moved = moved + (ours !== last);
                differ = differ + (ours !== theirs);
                last = ours;
            end
            fast = ~fast;
        end
        $display("%0d %0d", moved, differ);
    end
endmodule
"""
_PAGE = """<!-- Written by `python benchmarks/cells.py`: do not edit. -->

# Models of vendors' cells

Tests run netlists in Icarus Verilog. Yosys' simulation libraries have models of logic, flip-flops, carry chains and
pads of all families, and of the iCE40's block RAM. Models of gears, clock cells and the other block RAMs are ours
(`tests/netlists`, `tests/models/cells.py`). Word order and lag of the gears rest on them, and so every time stamp on an
ECP5 or a Gowin part.

Those for which a vendor gives a simulation library are compared with it, in the way in which the instrument uses them:
the edge clock is stopped while the reset ends, the divided clock comes from the divider, `CALIB` and `ALIGNWD` stay
low. Each is started {starts} times, and once more in the middle, as after a loss of the PLL's lock. A seed draws when,
the inputs, and how late the divided clock is, up to a period of the edge clock. Outputs are compared in each half of a
clock, while it stands, too.

{table}

Only our reading:

{readings}

<!-- needs toolchains -->

    python benchmarks/cells.py --library FOLDER

The libraries come with the vendors' tools and are not part of this repository. What was compared are public copies,
shortened by hand to these cells, with the global reset (`GSR`), which the instrument does not use, tied off. {made}
"""


def compare(cell: Cell, library: list[Path]) -> dict[str, Any]:
    """How often what a cell gives moved, and how often the vendor's differed."""
    rng = random.Random(cell.name)
    total = {"moved": 0, "differ": 0}
    with tempfile.TemporaryDirectory() as place:
        for start in range(STARTS):
            reset_ends = rng.randrange(20, 40)
            text = _BENCH.format(
                width=cell.width,
                seed=rng.randrange(1 << 30),
                divider=DIVIDER[cell.family],
                name=cell.name,
                parameters=f"#({cell.parameters})" if cell.parameters else "",
                mine=cell.pins.format(out="ours"),
                vendors=cell.pins.format(out="theirs"),
                halves=HALVES,
                reset_ends=reset_ends,
                opens=reset_ends + rng.randrange(10, 30),
                shut=rng.randrange(1000, 2000),
                late=rng.randrange(20, 980),
            )
            file = Path(place) / f"bench{start}.v"
            file.write_text(text, encoding="utf-8")
            files = [file, MODELS / f"{cell.family}.v", *library]
            made_by = ["iverilog", "-g2012", "-s", "bench", "-I", str(MODELS), "-o", f"{file}.vvp", *map(str, files)]
            subprocess.run(made_by, check=True)
            found = subprocess.run(["vvp", "-n", f"{file}.vvp"], check=True, capture_output=True, text=True).stdout
            for key, count in zip(total, found.split(), strict=True):
                total[key] += int(count)
    return {"compared": STARTS * (HALVES - 11), **total}


def page(data: dict[str, Any]) -> str:
    """docs/evidence/cells.md."""
    rows = ["| cell | library | compared | moved | differ |", "|---" * 5 + "|"]
    library = {"ecp5": "Lattice, ecp5u", "gowin": "Gowin, prim_sim.v"}
    for cell in CELLS:
        of = data["cells"][cell.name]
        rows.append(
            f"| `{cell.name}` | {library[cell.family]} | {of['compared']} | {of['moved']} | {of['differ'] or 'never'} |"
        )
    readings = "\n".join(f"- `{name.replace(', ', '`, `')}`: {why}" for name, why in READ_ONLY.items())
    return _PAGE.format(starts=STARTS, table="\n".join(rows), readings=readings, made=made(COMMAND, data))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--library", type=Path, help="folder with the vendors' Verilog")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.check:
        return check(PAGE, page(json.loads(DATA.read_text(encoding="utf-8"))), COMMAND)
    library = sorted(options.library.glob("*.v")) if options.library else []
    if not library:
        raise BadInput("--library is the folder with the vendors' simulation libraries, files of Verilog (*.v)")
    data = {**origin(COMMAND), "cells": {cell.name: compare(cell, library) for cell in CELLS}}
    DATA.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(page(data), encoding="utf-8")
    return int(any(cell["differ"] for cell in data["cells"].values()))


if __name__ == "__main__":
    sys.exit(main())
