# SPDX-License-Identifier: BSD-2-Clause
"""A board around a stub in Icarus Verilog, as synthesis left it, with nothing but its pins in sight.

The PLL is what its parameters in the netlist make it, by `irqscope_boards.clocktree`: with other dividers all that the
pins show is at other times.
"""

import re
import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import pytest
from stubcore import Made
from vendor import FILES, icarus, ours, write_models

from irqscope_boards.board import Board
from irqscope_boards.cells import Cells
from irqscope_boards.clocktree import TIED, ClockTree
from irqscope_boards.tools import TOOLS

FS = 10**15
SEEN = ("tx", "trigger", "stimulus2", "stimulus")


@dataclass(frozen=True)
class Level:
    """A pin, and the lock of the PLL, from a time in fs on."""

    time: int
    line: str
    level: int


class PinsBench:
    """One board, compiled once."""

    def __init__(self, board: Board, made: Made, directory: Path) -> None:
        if shutil.which("iverilog") is None:
            pytest.skip("Icarus Verilog is not there: apt-get install iverilog")
        self.board, self.made, self.directory = board, made, directory
        platform = board.make_platform()
        self.inputs = [role.label for role in board.identity().roles]
        self.crystal = f"{platform.default_clk}_0__io"
        (self._verilog, self._pll) = self._written()
        self._models = write_models(board.part.family.name, directory)

    def _written(self) -> tuple[Path, Path]:
        """The netlist in Verilog, and the PLL."""
        (self.directory / "top.json").write_text(self.made.text)
        script, verilog, pll = (self.directory / f"pins.{suffix}" for suffix in ("ys", "v", "pll.v"))
        steps = ["read_json top.json", *ours(self.board.part.family.name), f"write_verilog -noattr {verilog.name}"]
        script.write_text("\n".join([*steps, ""]))
        TOOLS["yosys"].run(["-q", "-s", script.name], self.directory).checked()
        text = re.sub(r"bench_pll #\(.*?\n  \) ", "bench_pll ", verilog.read_text(), flags=re.DOTALL)
        verilog.write_text(text)
        pll.write_text(self._pll_of(Cells(self.made.netlist())))
        return verilog, pll

    def _pll_of(self, cells: Cells) -> str:
        """A module with the PLL's ports: each output with the frequency that the parameters say, while it is locked."""
        (cell,) = (cell for cell in cells.cells.values() if any(map(cell.kind.startswith, TIED)))
        tree = ClockTree(cells, self.board.part.name, cells.ports[self.crystal][0], self.board.crystal_hz)
        ports, made = [], []
        for way, group in (("input", cell.inputs), ("output", cell.outputs), ("inout", cell.pads)):
            ports += [f"{way} [{len(bits) - 1}:0] {name}" for name, bits in group.items()]
        for name, (bit, *_) in cell.outputs.items():
            if name == "LOCK":
                made.append("assign LOCK = bench.locked;")
            elif hz := tree.hz(bit):
                half = round(FS / hz / 2)
                made += [f"reg r_{name} = 0;", f"always #{half} r_{name} = ~r_{name};", f"assign {name} = r_{name};"]
        text = "\n    ".join([f"module bench_pll ({', '.join(ports)});", *made])
        return f"`timescale 1fs/1fs\n{text}\nendmodule\n"

    def run(self, levels: Iterable[Level], stop: int) -> dict[str, list[tuple[int, str]]]:
        """The levels of each of SEEN, from which time in fs on. Of lines the last level holds; `rx` begins high."""
        lines = ("lock", "rx", *reversed(self.inputs))  # as the bench's file has them
        here, now = self.directory, dict.fromkeys(lines, 0) | {"rx": 1}
        text = f"{stop}\n"
        for each in sorted(levels, key=lambda each: each.time):
            now[each.line] = each.level
            text += f"{each.time} {''.join(str(now[line]) for line in lines)}\n"
        (here / "pins.txt").write_text(text)
        icarus(
            here,
            [FILES / "pins.v", self._pll, *self._models, self._verilog],
            CRYSTAL=self.crystal,
            CRYSTAL_HALF=round(FS / Fraction(self.board.crystal_hz) / 2),
            PINS='"pins.txt"',
            INPUTS=len(self.inputs),
            LOG='"pins.log"',
        )
        found: dict[str, list[tuple[int, str]]] = {name: [] for name in SEEN}
        for line in (here / "pins.log").read_text().splitlines():
            time, shown = line.split()
            for name, level in zip(SEEN, shown, strict=True):
                if not found[name] or found[name][-1][1] != level:
                    found[name].append((int(time), level))
        return found
