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
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pages import check, made, origin

from irqscope.errors import BadInput

ROOT = Path(__file__).parent.parent
MODELS = ROOT / "tests" / "netlists"
COMMAND = "python benchmarks/cells.py"
DATA, PAGE = (ROOT / "docs" / "evidence" / f"cells.{kind}" for kind in ("json", "md"))
HALVES, CLOCKS, STARTS = 4000, 2000, 50
COUNTS = ("compared", "moved", "differ", "unknown")
"""What a bench prints: outputs, and how many of them did so, or were not known to the vendor's (of RAM alone)."""


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
    Cell("DHCEN", "gowin", ".CLKIN(fast), .CE(stop), .CLKOUT({out})"),
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


@dataclass(frozen=True)
class Ram:
    """A block RAM whose model is ours, port A of which writes and port B reads; its connections, and its parameters.

    `widths` are the pairs of words written and read that the model has. The first contents are 64 parameters, each of
    `bits`, with a name that begins with `contents`.
    """

    name: str
    family: str
    pins: str
    parameters: str
    widths: tuple[tuple[int, int], ...]
    contents: str
    bits: int


def _bus(port: str, wires: str, count: int, first: int = 0) -> str:
    """Connections of ports that are numbered each by itself."""
    return "".join(f", .{port}{n}({wires}[{n + first}])" for n in range(count))


_GOWIN_PORTS = (
    ".CLKA(clock), .CEA(cea), .RESETA(1'b0), .BLKSELA(block), .ADA(ada), "
    ".CLKB(clock), .CEB(ceb), .RESETB(reset), .BLKSELB(block), .ADB(adb), "
)
_WIDTHS = (1, 2, 4, 9, 18, 36)
_GOWIN_WIDTHS = ".BIT_WIDTH_0({a}), .BIT_WIDTH_1({b})"


def _dual(bits: int) -> str:
    """Connections of a RAM of Gowin's both ports of which could write, with words up to these bits."""
    return (
        f"{_GOWIN_PORTS}.WREA(wea), .OCEA(1'b1), .DIA(data[0+:{bits}]), .DOA({{out}}[0+:{bits}]), "
        f".WREB(1'b0), .OCEB(1'b1), .DIB({bits}'b0), .DOB({{out}}[18+:{bits}])"
    )


RAMS = (
    Ram(
        "DP16KD",
        "ecp5",
        ".CLKA(clock), .CEA(cea), .OCEA(1'b1), .WEA(wea), .RSTA(1'b0), "
        ".CLKB(clock), .CEB(ceb), .OCEB(1'b1), .WEB(1'b0), .RSTB(reset)"
        + _bus("CSA", "block", 3)
        + _bus("CSB", "block", 3)
        + _bus("ADA", "ada", 14)
        + _bus("ADB", "adb", 14)
        + _bus("DIA", "data", 18)
        + _bus("DIB", "data", 18, 18)
        + _bus("DOA", "{out}", 18)
        + _bus("DOB", "{out}", 18, 18),
        ".DATA_WIDTH_A({a}), .DATA_WIDTH_B({b})",
        tuple((written, read) for written in _WIDTHS for read in _WIDTHS),
        "INITVAL_",
        320,
    ),
    Ram(
        "SDPX9B",
        "gowin",
        _GOWIN_PORTS + ".DI(data), .OCE(1'b1), .DO({out})",
        _GOWIN_WIDTHS,
        ((36, 36),),
        "INIT_RAM_",
        288,
    ),
    Ram("DPX9B", "gowin", _dual(18), _GOWIN_WIDTHS, ((9, 9), (18, 18)), "INIT_RAM_", 288),
    Ram("DPB", "gowin", _dual(16), _GOWIN_WIDTHS, ((1, 1), (2, 2), (4, 4), (8, 8)), "INIT_RAM_", 256),
)
READ_ONLY = {
    "DCCA": "Always enabled, and then a wire.",
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
    integer n, seed = {seed}, compared = 0, moved = 0, differ = 0;
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
                compared = compared + 1;
                moved = moved + (ours !== last);
                differ = differ + (ours !== theirs);
                last = ours;
            end
            fast = ~fast;
        end
        $display("%0d %0d %0d", compared, moved, differ);
    end
endmodule
"""
_RAM_BENCH = """`timescale 1ps/1ps
module bench;
    reg clock = 0, cea = 0, wea = 0, ceb = 0, reset = 0, met = 0;
    reg [2:0] block = 7;  // the vendors' look at it when it changes
    reg [13:0] ada = 0, adb = 0;
    reg [35:0] data = 0;
    wire [35:0] ours, theirs;
    wire [{width}-1:0] our = ours[{first}+:{width}], their = theirs[{first}+:{width}];
    reg [{width}-1:0] last = 0;
    integer n, seed = {seed}, moved = 0, differ = 0, unknown = 0;
    bench_{name} #({mine_is}) mine ({mine});
    {name} #({vendors_is}) vendors ({vendors});
    initial begin
        #100 block = 0;
        for (n = 0; n < {clocks}; n = n + 1) begin
            #500 {{cea, wea, ceb}} = $random(seed);
            reset = $random(seed) % 16 == 0;
            ada = $random(seed) & {near} ^ {base};
            adb = $random(seed) & {near} ^ {base};
            data = {{$random(seed), $random(seed)}};
            // What was read while it was written may be unknown until the next reading.
            if (reset | ceb) met = ~reset & cea & wea & ada[13:5] == adb[13:5];
            #100 clock = 1;
            #400 moved = moved + (our !== last);
            differ = differ + ((met ? our ==? their : our === their) !== 1'b1);
            unknown = unknown + (^their === 1'bx);
            last = our;
            clock = 0;
        end
        $display("%0d %0d %0d %0d", n, moved, differ, unknown);
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

Block RAM is compared as synthesis uses it: port A writes, port B reads, both at one clock. Each is started {starts}
times with the next of all pairs of widths that its model has, and with first contents that are drawn; so are, in each
of {clocks} clocks, the enables of both ports and of bytes, addresses, data, and the reset of the output. What is read
is compared after each clock (36 bits of the `DP16KD` are read at both its ports). Of bits that are written in the
clock that reads them, our models and Gowin's give what was there before. Lattice's says that they are unknown, in
{unknown} of {compared} words: ours may be anything there. The instrument looks at no such word
(`gateware/irqscope_gateware/ram.py`).

{table}

Only our reading:

{readings}

<!-- needs toolchains -->

    python benchmarks/cells.py --library FOLDER

The libraries come with the vendors' tools and are not part of this repository. What was compared are public copies,
shortened by hand to these cells (of Gowin's, version 1.9.20 for the GW1N), with the global resets (`GSR`, `PUR`), which
the instrument does not use, tied off. {made}
"""


def _gear_bench(cell: Cell, rng: random.Random) -> str:
    reset_ends = rng.randrange(20, 40)
    return _BENCH.format(
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


def _ram_bench(ram: Ram, rng: random.Random, start: int) -> str:
    written, read = ram.widths[start % len(ram.widths)]
    # Few words, so that what is read was mostly written before; the low bits may be the enables of bytes.
    near, base = (f"14'd{bits}" for bits in (rng.getrandbits(14) | 15, rng.getrandbits(14)))
    contents = {f"{ram.contents}{n:02X}": f"{rng.getrandbits(ram.bits):0{ram.bits // 4}x}" for n in range(64)}

    def parameters(value: str) -> str:
        first = "".join(f", .{name}({value.format(word)})" for name, word in contents.items())
        return ram.parameters.format(a=written, b=read) + first

    number = f"{ram.bits}'h{{}}"
    return _RAM_BENCH.format(
        name=ram.name,
        width=read,
        first=0 if read == 36 else 18,
        seed=rng.randrange(1 << 30),
        near=near,
        base=base,
        clocks=CLOCKS,
        mine_is=parameters(number),
        vendors_is=parameters('"0x{}"' if ram.family == "ecp5" else number),  # Lattice's wants a text
        mine=ram.pins.format(out="ours"),
        vendors=ram.pins.format(out="theirs"),
    )


def compare(cell: Cell | Ram, library: list[Path]) -> dict[str, int]:
    """How often what a cell gives moved, and how often the vendor's differed."""
    rng = random.Random(cell.name)
    total: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as place:
        for start in range(STARTS):
            file = Path(place) / f"bench{start}.v"
            text = _ram_bench(cell, rng, start) if isinstance(cell, Ram) else _gear_bench(cell, rng)
            file.write_text(text, encoding="utf-8")
            files = [file, MODELS / f"{cell.family}.v", *library]
            made_by = ["iverilog", "-g2012", "-s", "bench", "-I", str(MODELS), "-o", f"{file}.vvp", *map(str, files)]
            subprocess.run(made_by, check=True)
            found = subprocess.run(["vvp", "-n", f"{file}.vvp"], check=True, capture_output=True, text=True).stdout
            total.update(dict(zip(COUNTS, map(int, found.split()), strict=False)))
    return dict(total)


def page(data: dict[str, Any]) -> str:
    """docs/evidence/cells.md."""
    rows = ["| cell | library | compared | moved | differ |", "|---" * 5 + "|"]
    library = {"ecp5": "Lattice, ecp5u", "gowin": "Gowin, prim_sim.v"}
    for cell in (*CELLS, *RAMS):
        of = data["cells"][cell.name]
        rows.append(
            f"| `{cell.name}` | {library[cell.family]} | {of['compared']} | {of['moved']} | {of['differ'] or 'never'} |"
        )
    readings = "\n".join(f"- `{name.replace(', ', '`, `')}`: {why}" for name, why in READ_ONLY.items())
    lattice = data["cells"]["DP16KD"]
    return _PAGE.format(
        starts=STARTS,
        clocks=CLOCKS,
        unknown=lattice["unknown"],
        compared=lattice["compared"],
        table="\n".join(rows),
        readings=readings,
        made=made(COMMAND, data),
    )


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
    found = {cell.name: compare(cell, library) for cell in (*CELLS, *RAMS)}
    data = {**origin(COMMAND), "cells": found}
    DATA.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(page(data), encoding="utf-8")
    return int(any(cell["differ"] for cell in found.values()))


if __name__ == "__main__":
    sys.exit(main())
