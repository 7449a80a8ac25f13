# SPDX-License-Identifier: BSD-2-Clause
"""What lies between the core and an FTDI chip's FIFO, asked of what synthesis made of it; see `glue`."""

from collections.abc import Iterator

from .board import Ft245
from .cells import Bit, Cell, Cells, FlipFlop, Levels, flip_flop
from .clocktree import ClockTree
from .constraints import Constraints
from .linkpads import TAP_PS, Found, LinkPad, pad_faults

DELAY_PS = 3000
"""By how much what goes from the chip to a register at a pad is delayed, so that it is there after the clock."""
OUTPUT = {"IO_TYPE": "LVCMOS33", "PULLMODE": "UP", "DRIVE": "8", "SLEWRATE": "FAST"}
HELD = 16
"""Clocks without the PLL's lock in which nothing may happen at the pads."""


def ft245_faults(link: Ft245, cells: Cells, constraints: Constraints, tree: ClockTree) -> Iterator[str]:
    """What is wrong with the pads of a chip, its clock, their registers and delays; nothing, if nothing is."""
    found: dict[str, tuple[Bit, Cell]] = {}
    yield from pad_faults(_wanted(link), OUTPUT, cells, constraints, found)
    if "CLKOUT" in found:
        yield from _Registers(cells, tree, found["CLKOUT"][1].outputs["O"][0]).faults(found)
    yield from _ways(found, cells)


def _wanted(link: Ft245) -> Iterator[LinkPad]:
    """Each pad, by the chip's name of its pin."""
    for who, name, site, way in (
        ("CLKOUT", "clock_in", link.clock_in, "INPUT"),
        ("RXF#", "rxf_n", link.rxf_n, "INPUT"),
        ("TXE#", "txe_n", link.txe_n, "INPUT"),
        ("OE#", "oe_n", link.oe_n, "OUTPUT"),
        ("RD#", "rd_n", link.rd_n, "OUTPUT"),
        ("WR#", "wr_n", link.wr_n, "OUTPUT"),
        ("SIWU#", "siwu_n", link.siwu_n, "OUTPUT"),
    ):
        yield LinkPad(who, f"ft245_{name}_0__io", site, way)
    for bit, site in enumerate(link.data):
        yield LinkPad(f"D{bit}", f"ft245_data_0__io[{bit}]", site, "BIDIR")


class _Registers:
    """What stands between pads and fabric, with the chip's clock."""

    def __init__(self, cells: Cells, tree: ClockTree, clock: Bit) -> None:
        self.cells, self.tree, self.clock = cells, tree, clock

    def faults(self, found: Found) -> Iterator[str]:
        for who, (_, pad) in found.items():
            if who == "TXE#":
                if any(flip_flop(cell) for cell, _ in self.cells.readers.get(pad.outputs["O"][0], [])):
                    yield "TXE# goes to a register before it is heeded"
            elif who == "RXF#" or who.startswith("D"):
                yield from self._given(who, pad)
            if who.startswith("D"):
                yield from self._driven(who, pad.input("I"), rest="0")
                yield from self._driven(f"what drives {who}", pad.input("T"), rest="1")
            elif who not in ("CLKOUT", "RXF#", "TXE#"):
                yield from self._driven(who, pad.input("I"), rest="1")

    def _given(self, who: str, pad: Cell) -> Iterator[str]:
        """The delay, and the register behind it."""
        readers = self.cells.readers.get(pad.outputs["O"][0], [])
        delay = readers[0][0] if len(readers) == 1 and readers[0][0].kind == "DELAYG" else None
        ps = delay.number("DEL_VALUE") * TAP_PS if delay else 0
        if ps != DELAY_PS:
            yield f"{who} is delayed by {ps} ps, not by {DELAY_PS} ps"
        if delay is None:
            return
        behind = [flip_flop(cell) for cell, _ in self.cells.readers.get(delay.outputs["Z"][0], [])]
        if len(behind) != 1 or behind[0] is None:
            yield f"{who} has no register of its own"
        elif behind[0].clock != self.clock:
            yield f"the register of {who} has not the chip's clock"

    def _driven(self, who: str, bit: Bit, *, rest: str) -> Iterator[str]:
        """A register at the pad, which a reset brings to `rest` at once."""
        register = flip_flop(self.cells.driver[bit][0]) if bit in self.cells.driver else None
        if register is None:
            yield f"{who} has no register"
        elif register.clock != self.clock:
            yield f"the register of {who} has not the chip's clock"
        elif len(self.cells.readers[bit]) != 1:
            yield f"the register of {who} has other readers, and so no place in the pad"
        elif not register.at_once or register.to != rest or not self._held(register):
            yield f"{who} is not at {rest} until the PLL has locked"

    def _held(self, register: FlipFlop) -> bool:
        """Whether it is in reset before the PLL has locked."""
        lock = self.tree.lock()
        levels = Levels(self.cells, [register.reset[0]])
        if set(levels.inputs) != {lock}:
            return False
        for _ in range(HELD):
            if levels[register.reset[0]] != register.reset[1]:
                return False
            levels.step()
        return True


def _ways(found: Found, cells: Cells) -> Iterator[str]:
    """What comes has a way to what is sent: each bit to its own at least, RXF# and TXE# to all."""
    sent = {who: bit for who, (bit, _) in found.items() if who.startswith("D") or who == "WR#"}
    for who, (_, cell) in found.items():
        others = sent if who in ("RXF#", "TXE#") else {who} & sent.keys() - {"WR#"}
        reached = cells.reached(bit for bits in cell.outputs.values() for bit in bits) if others else set()
        yield from (f"{who} has no way to {other}" for other in others if sent[other] not in reached)
