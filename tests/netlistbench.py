# SPDX-License-Identifier: BSD-2-Clause
"""A whole board in Icarus Verilog, as it was written and as synthesis left it, with the vendor's cells as models.

Instead of the serial line, which the receiver's and the transmitter's own tests cover, the core's streams of bytes go
to the bench.
"""

import re
import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from amaranth.build import Pins, Resource
from amaranth.hdl import ClockSignal, Module
from amaranth.lib import io
from vendor import FILES, icarus, ours, synthesis, write_models

from irqscope_boards import netlist
from irqscope_boards.board import Board
from irqscope_boards.tools import TOOLS
from irqscope_boards.top import BoardTop
from irqscope_gateware.frontends.pads import PadFrontEnd
from irqscope_gateware.top import Core

PS = 10**12
HOST = {
    "host_byte": (8, "i"),
    "host_valid": (1, "i"),
    "host_ready": (1, "o"),
    "out_byte": (8, "o"),
    "out_valid": (1, "o"),
    "core_clock": (1, "o"),
}


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
            core.rx.payload.eq(pads["host_byte"]),
            core.rx.valid.eq(pads["host_valid"]),
            pads["host_ready"].eq(core.rx.ready),
            pads["out_byte"].eq(core.tx.payload),
            pads["out_valid"].eq(core.tx.valid),
            core.tx.ready.eq(1),
            pads["core_clock"].eq(ClockSignal()),
        ]


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
    """One board, ready to be run in each form: "written", "synthesised", and "modules": as written, its modules apart.

    In that one each is where it is as an instance, such as `bench.dut.core.events`.
    """

    def __init__(self, board: Board, directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        if shutil.which("iverilog") is None:
            pytest.skip("Icarus Verilog is not there: apt-get install iverilog")
        self.board = board
        self.directory = directory
        self.family = board.part.family.name
        # The simulator's time is in ps; both forms get the same, so that nothing hangs on the rounding.
        self.tick_ps = int(board.tick * PS) // 2 * 2
        monkeypatch.setattr(netlist, "BoardTop", ByteTop)
        plan = netlist.plan(board, 0)
        (directory / "top.il").write_text(plan.files["top.il"])
        self._steps = {
            "written": ["proc", "flatten", "clean"],
            "synthesised": [synthesis(plan.files["top.ys"]), "clean"],
            "modules": ["proc", "clean"],
        }

    def _write(self, form: str) -> Path:
        """The Verilog of a form."""
        script, verilog = (self.directory / f"{form}.{suffix}" for suffix in ("ys", "v"))
        steps = [*self._steps[form], *ours(self.family), f"write_verilog -noattr {verilog.name}"]
        script.write_text("\n".join(["read_rtlil top.il", *steps, ""]))
        TOOLS["yosys"].run(["-q", "-s", script.name], self.directory).checked()
        # The PLL of ours has no parameters.
        verilog.write_text(re.sub(r"bench_pll #\(.*?\n  \) ", "bench_pll ", verilog.read_text(), flags=re.DOTALL))
        return verilog

    def run(
        self, form: str, pins: Iterable[tuple[int, str]], stop_ps: int, data: bytes, observer: Path | None = None
    ) -> Seen:
        """Run with these levels of (aux, done, task, isr) at these times in ps, and with these bytes from the host.

        `observer` is Verilog with a module of that name that looks into the board.
        """
        here, verilog = self.directory, self._write(form)
        (here / "pins.txt").write_text(f"{stop_ps}\n" + "".join(f"{time} {levels}\n" for time, levels in pins))
        (here / "bytes.hex").write_text("".join(f"{byte:02x}\n" for byte in data))
        crystal = next(
            port
            for port in re.findall(r"^  (?:inout|input) (\w+);", verilog.read_text(), re.MULTILINE)
            if port.endswith("__io") and not port.startswith(("instrument_", *HOST))
        )
        files = [FILES / "bench.v", *write_models(self.family, here), verilog, *([observer] if observer else [])]
        icarus(
            here,
            files,
            ["bench", *(["observer"] if observer else [])],
            TICK=self.tick_ps,
            CRYSTAL=crystal,
            PINS='"pins.txt"',
            BYTES='"bytes.hex"',
            COUNT=len(data),
            LOG=f'"{form}.log"',
        )
        return self._read(here / f"{form}.log")

    def _read(self, log: Path) -> Seen:
        lines = [line.split() for line in log.read_text().splitlines()]
        levels = [((int(line[1]) - self.tick_ps // 2) // self.tick_ps, line[2]) for line in lines if line[0] == "p"]
        data = [(int(line[1]), int(line[2])) for line in lines if line[0] == "b"]
        return Seen(levels, bytes(byte for _, byte in data), [clock for clock, _ in data])

    @property
    def tick(self) -> Fraction:
        """Of the simulation, in seconds."""
        return Fraction(self.tick_ps, PS)
