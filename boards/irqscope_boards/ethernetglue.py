# SPDX-License-Identifier: BSD-2-Clause
"""What lies between the core and an Ethernet PHY, asked of what synthesis made of it; see `glue`."""

from collections.abc import Iterator

from .board import Rgmii
from .cells import Bit, Cell, Cells, Levels
from .clocktree import ClockTree
from .constraints import Constraints
from .linkpads import TAP_PS, Found, LinkPad, pad_faults

OUTPUT = {"IO_TYPE": "LVCMOS33", "PULLMODE": "NONE", "DRIVE": "8", "SLEWRATE": "FAST"}
HELD = 16
"""Clocks in which the PHY's reset must hold, of the two millions and more that it lasts."""


def ethernet_faults(link: Rgmii, cells: Cells, constraints: Constraints, tree: ClockTree) -> Iterator[str]:
    """What is wrong with the pads of a PHY, its clock, its reset and its delays; nothing, if nothing is."""
    found: dict[str, tuple[Bit, Cell]] = {}
    yield from pad_faults(_wanted(link), OUTPUT, cells, constraints, found)
    if "RX clock" in found:
        clock = found["RX clock"][1].outputs["O"][0]
        yield from _registers(link, found, cells, clock)
    yield from _ways(found, cells)
    if "reset" in found:
        yield from _reset(found["reset"][1], cells, tree)


def _wanted(link: Rgmii) -> Iterator[LinkPad]:
    """Each pad."""
    for name, way in (("rx", "INPUT"), ("tx", "OUTPUT")):
        for part in ("clock", "control"):
            yield LinkPad(
                f"{name.upper()} {part}", f"ethernet_{name}_{part}_0__io", getattr(link, f"{name}_{part}"), way
            )
        for bit, site in enumerate(getattr(link, f"{name}_data")):
            yield LinkPad(f"{name.upper()} data {bit}", f"ethernet_{name}_data_0__io[{bit}]", site, way)
    yield LinkPad("reset", "ethernet_reset_0__io", link.reset, "OUTPUT")


def _registers(link: Rgmii, found: Found, cells: Cells, clock: Bit) -> Iterator[str]:
    """Each pad has the register that takes two nibbles a clock of the PHY, and the delay that it must have."""
    for who, (_, cell) in found.items():
        if who in ("RX clock", "reset"):
            continue
        receives = who.startswith("RX")
        steps = _behind(cells, cell) if receives else _before(cells, cell)
        wanted = link.receive_delay_ps if receives else link.transmit_delay_ps if who == "TX clock" else None
        delay = next((each for each in steps if each.kind == "DELAYG"), None)
        taps = delay.number("DEL_VALUE") if delay else None
        if (None if taps is None else taps * TAP_PS) != wanted:
            yield f"{who} is delayed by {'nothing' if taps is None else f'{taps * TAP_PS} ps'}, not by {wanted} ps"
        register = steps[-1] if steps else None
        if register is None or register.kind != ("IDDRX1F" if receives else "ODDRX1F"):
            yield f"{who} has no register for two nibbles a clock"
        elif register.input("SCLK") != clock:
            yield f"the register of {who} has not the PHY's clock"
        elif who == "TX clock" and (register.input("D0"), register.input("D1")) != ("1", "0"):
            yield "TX clock does not rise with each clock of the PHY"


def _behind(cells: Cells, cell: Cell) -> list[Cell]:
    """What a pad's level goes through, up to a register."""
    steps: list[Cell] = []
    bit = cell.outputs["O"][0]
    while len(readers := cells.readers.get(bit, [])) == 1 and len(steps) < 2:
        steps.append(readers[0][0])
        bit = next(iter(steps[-1].outputs.values()))[0]
    return steps[: 1 + any(each.kind == "DELAYG" for each in steps[:1])]


def _before(cells: Cells, cell: Cell) -> list[Cell]:
    """What drives a pad, back to a register."""
    steps: list[Cell] = []
    bit = cell.input("I")
    while bit in cells.driver and len(steps) < 2:
        steps.append(cells.driver[bit][0])
        bit = steps[-1].input("A", "x")
    return steps


def _ways(found: Found, cells: Cells) -> Iterator[str]:
    """What is received has a way to what is sent."""
    sent = {bit: who for who, (bit, _) in found.items() if who.startswith("TX") and who != "TX clock"}
    for who, (_, cell) in found.items():
        if who.startswith("RX") and who != "RX clock":
            reached = cells.reached(bit for bits in cell.outputs.values() for bit in bits)
            yield from (f"{who} has no way to {other}" for bit, other in sent.items() if bit not in reached)


def _reset(cell: Cell, cells: Cells, tree: ClockTree) -> Iterator[str]:
    """The PHY is in reset while the PLL has no lock, and does not leave it at once."""
    lock = tree.lock()
    net = cell.input("I")
    levels = Levels(cells, [net])
    if set(levels.inputs) != {lock}:
        yield "the PHY's reset does not hang on the PLL's lock alone"
        return
    for level in ("0", "1"):
        levels.inputs = {bit: level for bit in levels.inputs}
        for _ in range(HELD):
            levels.step()
            if levels[net] != "0":
                yield f"the PHY is not held in reset {'before' if level == '0' else 'when'} the PLL has locked"
                return
