# SPDX-License-Identifier: BSD-2-Clause
"""Delays of small designs, as nextpnr writes them: cells and wires to SDF."""

from collections.abc import Sequence

Arc = tuple[str, str, float, float]
"""From where to where, and in ns at least and at most."""


def _times(least: float, most: float) -> str:
    each = f"({round(least * 1000)}:{round((least + most) * 500)}:{round(most * 1000)})"
    return f"{each} {each}"


def _name(text: str) -> str:
    return "".join(letter if letter.isalnum() or letter in "_./" else "\\" + letter for letter in text)


def sdf(cells: Sequence[str], wires: Sequence[Arc]) -> str:
    """A file: that of the design with its wires, then one `CELL` after the other, made by `cell`."""
    lines = [f"        (INTERCONNECT {_name(a)} {_name(b)} {_times(low, high)})" for a, b, low, high in wires]
    top = '  (CELL\n    (CELLTYPE "top")\n    (INSTANCE )\n    (DELAY\n      (ABSOLUTE\n'
    return "(DELAYFILE\n" + top + "\n".join(lines) + "\n      )\n    )\n  )\n" + "".join(cells) + ")\n"


def cell(
    kind: str,
    name: str,
    arcs: Sequence[Arc] = (),
    checks: Sequence[tuple[str, str, float, float]] = (),
    edge: str = "posedge",
) -> str:
    """A cell: its arcs, and of each checked input: its clock, set-up and hold in ns."""
    text = f'  (CELL\n    (CELLTYPE "{kind}")\n    (INSTANCE {_name(name)})\n'
    if arcs:
        text += "    (DELAY\n      (ABSOLUTE\n"
        text += (
            "".join(f"        (IOPATH {a} {b} {_times(low, high)})\n" for a, b, low, high in arcs) + "      )\n    )\n"
        )
    if checks:
        text += "    (TIMINGCHECK\n"
        for data, clock, setup, hold in checks:
            for level in ("posedge", "negedge"):
                times = f"({round(setup * 1000)}:0:{round(setup * 1000)}) ({round(hold * 1000)}:0:{round(hold * 1000)})"
                text += f"      (SETUPHOLD ({level} {data}) ({edge} {clock}) {times})\n"
        text += "    )\n"
    return text + "  )\n"


def register(name: str, edge: str = "posedge") -> str:
    """A flip-flop: 0.5 ns from its clock to its output, 0.5 ns set-up, 0.25 ns hold."""
    return cell("FF", name, [("CLK", "Q", 0.5, 0.5)], [("D", "CLK", 0.5, 0.25)], edge)


def half_rate(late: float = 1.0, there: float = 1.0, back: float = 0.5) -> str:
    """A half-rate core with one register in each domain, and so much time in the wires.

    The core's clock is late by `late` and the 0.5 ns of the flip-flop that makes it.
    """
    cells = [*map(register, ("half", "slow", "fast")), cell("TREE", "tree$0", [("I", "O", 0, 0)])]
    wires = [
        ("pll/O", "half/CLK", 0, 0),
        ("pll/O", "fast/CLK", 0, 0),
        ("half/Q", "tree$0/I", late, late),
        ("tree$0/O", "slow/CLK", 0, 0),
        ("slow/Q", "fast/D", there, there),
        ("fast/Q", "slow/D", back, back),
    ]
    return sdf(cells, wires)
