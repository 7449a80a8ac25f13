# SPDX-License-Identifier: BSD-2-Clause
"""A board around a stub of a core, which every pin and gear has a use for, and its netlist in a second or two."""

import json
from dataclasses import dataclass
from functools import cache, reduce
from operator import xor
from pathlib import Path
from typing import Any

import pytest
from amaranth.hdl import Cat, Module, Signal
from amaranth.lib import wiring

from irqscope_boards import netlist, top
from irqscope_boards.board import Board
from irqscope_boards.build import synthesise
from irqscope_boards.catalogue import boards
from irqscope_gateware.top import Core


class Stub(Core):
    """With the core's ports. Bytes come back. `isr` and, a clock later, `task` go to the first stimulus; `done` and, a
    clock later, `aux` to the second; four more inputs likewise. The trigger, where there is one, is `isr`.
    """

    def elaborate(self, platform: object) -> Module:
        m = Module()
        wiring.connect(m, wiring.flipped(self.rx), wiring.flipped(self.tx))
        samples = self.front_end.samples
        count = len(self.identity.roles)
        for number, stimulus in enumerate(self.front_end.stimulus):
            here = []
            for place in range(2 * number, count, 4):
                later = Signal.like(samples[place + 1], name=f"later_{place}")
                m.d.sync += later.eq(samples[place + 1])
                here += [Cat(samples[place]), Cat(later)]
            m.d.sync += Cat(stimulus).eq(reduce(xor, here))
        if self.identity.trigger:
            m.d.sync += self.trigger.eq(samples[0])
        return m


@dataclass(frozen=True)
class Made:
    """A board around a stub: the folder with what the tools got and wrote, the constraints among that, the netlist."""

    folder: Path
    files: dict[str, str]
    text: str

    def netlist(self) -> Any:
        """As Yosys writes it; the caller's own."""
        return json.loads(self.text)


def synthesised(board: Board, folder: Path) -> Made:
    """The netlist of a board around a stub."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(top, "Core", Stub)
        design = netlist.plan(board, 0)
    synthesise(design, folder, lambda text: None)
    (written,) = folder.glob("top*.json")
    return Made(folder, design.files, written.read_text(encoding="utf-8"))


@cache
def made(name: str, folder: Path) -> Made:
    """That of a board that is described, in a folder of a process; it is made once."""
    place = folder / f"stub-{name}"
    place.mkdir()
    return synthesised(boards()[name], place)
