# SPDX-License-Identifier: BSD-2-Clause
"""Cells of Gowin's parts as nextpnr has packed them, without delays. An input that is not wired has no effect.

Between a pad and its gear is no net: they belong together by their place. Nor is there one behind the gate of the edge
clock; that it is the only gate, and that all gears are behind it, is for `irqscope_gateware.frontends.placed`.
"""

import re
from fractions import Fraction

from .circuit import GEAR, HIGH, LOW, REGISTER, TABLE, Circuit, Placed, Wire

FLIP_FLOP = re.compile(r"DFF([SRPC]?)(E?)")
RESETS = {"S": "SET", "R": "RESET", "P": "PRESET", "C": "CLEAR"}
NOTHING = ("GSR", "IOLOGIC_DUMMY", "DHCEN")
MODES = {f"{2:032b}": 0b0110_0000_1001_1010, "C2L": 0, "ONE2C": 0b1111}
"""Tables of an ALU, as `apycula.chipdb` has them: adds or takes off by I3, carry to logic, a carry of 1."""


def add(c: Circuit) -> None:
    """All cells."""
    gates = [cell for cell in c.cells if cell.kind == "DHCEN" and c.wired(cell, "CE")]
    edges = {cell.connections[port][0] for cell in c.cells for port in ("FCLK", "HCLKIN") if cell.connections.get(port)}
    if len(gates) != 1 or len(edges) != 1:
        raise ValueError(f"there are {len(gates)} gates and {len(edges)} edge clocks, not one of each")
    gate, clock = gates[0], (c.net(edges.pop()), 0)
    gated = c.gated(gate.name, clock, c.inverted(c.wire(gate, "CE"))), 0
    pads = {
        _place(cell): c.net(cell.connections["I" if cell.kind == "IBUF" else "O"][0])
        for cell in c.cells
        if cell.kind in ("IBUF", "TBUF", "OBUF")
    }
    for cell in c.cells:
        if FLIP_FLOP.fullmatch(cell.kind):
            _flip_flop(c, cell)
        elif cell.kind.startswith(("LUT", "MUX2")):
            _table(c, cell)
        elif cell.kind in GEARS:
            GEARS[cell.kind](c, cell, gated, pads.get(_place(cell), LOW))
        elif cell.kind not in NOTHING:
            OTHERS[cell.kind](c, cell)


def _place(cell: Placed) -> str:
    """Of a pad or its gear: the tile, and which of its two pads."""
    return re.sub(r"/(?:IOLOGIC|IOB)([AB]).*", r"\1", str(cell.attributes["NEXTPNR_BEL"]))


def _table(c: Circuit, cell: Placed) -> None:
    if cell.kind.startswith("MUX2"):
        ways = [c.wire(cell, port, LOW, TABLE) for port in ("I0", "I1", "S0")]
        c.table(lambda a, b, s: b if s else a, ways, c.out(cell, "O"))
        return
    table, inputs = cell.number("INIT"), [f"I{n}" for n in range(4)]
    c.table(table & 0xFFFF, [c.wire(cell, port, LOW, TABLE) for port in inputs[: int(cell.kind[3])]], c.out(cell, "F"))


def _flip_flop(c: Circuit, cell: Placed) -> None:
    found = FLIP_FLOP.fullmatch(cell.kind)
    assert found
    reset = c.wire(cell, RESETS[found[1]], LOW) if found[1] else (LOW, 0)
    value = found[1] in ("S", "P")
    c.register(
        cell.name,
        c.wire(cell, "CLK"),
        c.wire(cell, "D"),
        out=c.out(cell, "Q"),
        enable=c.wire(cell, "CE", HIGH),
        reset=reset,
        value=value,
        initial=value,
        asynchronous=found[1] in ("P", "C"),
    )


def _alu(c: Circuit, cell: Placed) -> None:
    """A link of a carry chain, or what leads a level into or out of one: a table of which two halves give what is added
    to the carry, and the lowest quarter the carry where that is 0. A carry from nowhere is 0.
    """
    mode = cell.parameter("ALU_MODE")
    known = MODES.get(mode) if "RAW_ALU_LUT" not in cell.parameters else cell.number("RAW_ALU_LUT")
    if known is None:
        raise ValueError(f"ALU is used in a way that is not modelled: {mode}")
    table = known & 0xFFFF

    def half(a: int, b: int, d: int, carry: int) -> int:
        return table >> (a | b << 1 | 4 | d << 3) & 1

    def carried(a: int, b: int, d: int, carry: int) -> int:
        return carry if half(a, b, d, carry) else table >> (a | b << 1) & 1

    ways = [c.wire(cell, port, LOW, TABLE) for port in ("I0", "I1", "I3", "CIN")]
    if c.wired(cell, "SUM"):
        c.table(lambda *levels: half(*levels) ^ levels[3], ways, c.out(cell, "SUM"))
    if c.wired(cell, "COUT"):
        c.table(carried, ways, c.out(cell, "COUT"))


def _small_ram(c: Circuit, cell: Placed) -> None:
    """Sixteen words of four bits, read without a clock."""

    def bits(port: str) -> list[Wire]:
        return [(c.net(bit), 0) for bit in cell.connections[port]]

    contents = "".join(cell.parameter(f"INIT_{n}", "0" * 16).replace("x", "0").zfill(16)[::-1] for n in range(4))
    memory = c.memory(64, contents)
    at = [(wire, 1 << n) for n, wire in enumerate(bits("RAD"))]
    reads = [(net, 16 * n) for n, (net, _) in enumerate(bits("DO"))]
    c.port(cell.name, memory, None, addresses=at, reads=reads, delay=TABLE)
    to = [(wire, 1 << n) for n, wire in enumerate(bits("WAD"))]
    writes = [(wire, 16 * n, None) for n, wire in enumerate(bits("DI"))]
    enables = [c.wire(cell, "WRE"), c.wire(cell, "CE")]
    c.port(cell.name, memory, c.wire(cell, "CLK"), enables=enables, addresses=to, writes=writes)


def _ram(c: Circuit, cell: Placed) -> None:
    """Port A writes and port B reads, words of one width; with a ninth bit for every eight, or without."""
    ninth = cell.attributes.get("BSRAM_SUBTYPE") == "X9"
    width = cell.number("BIT_WIDTH_0")
    if width != cell.number("BIT_WIDTH_1") or cell.number("READ_MODE") or cell.number("READ_MODE1"):
        raise ValueError(f"{cell.kind} is used in a way that is not modelled")
    each, unit = (288, 9) if ninth else (256, 8)
    words = "".join(cell.parameter(f"INIT_RAM_{n:02X}").replace("x", "0").zfill(each)[::-1] for n in range(64))
    memory, least = c.memory(64 * each, words), (width // unit * 8 if ninth else width).bit_length() - 1

    def address(side: str) -> list[tuple[Wire, int]]:
        used = range(least, 14)
        return [(c.wire(cell, f"AD{side}{n}", LOW), (unit << n) >> 3 if n >= 3 else 1 << n) for n in used]

    simple = cell.kind.startswith("SDP")
    data, shown = ("DI", "DO") if simple else ("DIA", "DOB")
    masks = [c.wire(cell, f"ADA{n}", LOW) for n in range(width // unit)] if width > unit else []
    writes = [(c.wire(cell, f"{data}{n}", LOW), n, masks[n // unit] if masks else None) for n in range(width)]
    enables = [c.wire(cell, "CEA"), c.wire(cell, "WREA")]
    c.port(cell.name, memory, c.wire(cell, "CLKA"), enables=enables, addresses=address("A"), writes=writes)
    reads = [(c.out(cell, f"{shown}{n}"), n) for n in range(width) if c.wired(cell, f"{shown}{n}")]
    c.port(
        cell.name,
        memory,
        c.wire(cell, "CLKB"),
        enables=[c.wire(cell, "CEB")],
        addresses=address("B"),
        reads=reads,
        reset=c.wire(cell, "RESETB", LOW),
    )


def _input_pad(c: Circuit, cell: Placed) -> None:
    if c.wired(cell, "O"):
        c.table(lambda a: a, [c.wire(cell, "I")], c.out(cell, "O"))


def _output_pad(c: Circuit, cell: Placed) -> None:
    if c.wired(cell, "I"):
        c.table(lambda a: a, [c.wire(cell, "I")], c.out(cell, "O"))


def _input_gear(c: Circuit, cell: Placed, edge: Wire, pad: int) -> None:
    reset, name = c.wire(cell, "RESET", LOW), cell.name
    common = {"reset": reset, "asynchronous": True, "delay": GEAR}
    fell = c.register(f"{name} pad", edge, (pad, 0), falling=True, **common)
    rose = c.register(f"{name} pad", edge, (pad, 0), **common)
    load = c.counted(edge, reset, 3, 0, 3)
    pair: list[Wire] = [(rose, 0), (fell, 0)]
    shifted: list[Wire] = []
    for _ in range(4):  # the youngest pair first
        pair = [(c.register(name, edge, wire, **common), 0) for wire in pair]
        shifted = [*pair, *shifted]
    for n, wire in enumerate(shifted):
        word = c.register(name, load, wire, **common)
        out = c.out(cell, f"Q{n + 2}")
        c.register(name, c.wire(cell, "PCLK"), (word, 0), out=out, reset=reset, asynchronous=True)


def _output_gear(c: Circuit, cell: Placed, edge: Wire, pad: int) -> None:
    reset, name = c.wire(cell, "RESET", LOW), cell.name
    common = {"reset": reset, "asynchronous": True, "delay": GEAR}
    keep = c.counted(edge, reset, 3, 0, 3)
    load = (c.table(lambda *levels: levels == (0, 1, 0), c.counter(edge, reset, 3, 0)), 0)
    shifting = [c.new() for _ in range(8)]
    for n, out in enumerate(shifting):
        taken = c.register(name, c.wire(cell, "PCLK"), c.wire(cell, f"D{n}", LOW), **common)
        kept = c.register(name, keep, (taken, 0), **common)
        later: Wire = (shifting[n + 2], 0) if n < 6 else (LOW, 0)
        d = c.table(lambda a, b, m: b if m else a, [later, (kept, 0), load])
        c.register(name, edge, (d, 0), out=out, **common)
    high = c.register(name, edge, (shifting[0], 0), falling=True, **common)
    low = c.register(name, edge, (shifting[1], 0), **common)
    c.table(lambda up, a, b: a if up else b, [(edge[0], edge[1] + GEAR // 2), (high, 0), (low, 0)], pad)


def _divider(c: Circuit, cell: Placed, edge: Wire, pad: int) -> None:
    if cell.parameter("DIV_MODE") != "4":
        raise ValueError("CLKDIV is used in a way that is not modelled")
    count = c.counter(edge, c.inverted(c.wire(cell, "RESETN")), 5, 2)
    # Later than what the same edge changed in the gears.
    ways = [(net, REGISTER - GEAR) for net, _ in count]
    c.table(lambda *levels: levels in ((0, 1, 0), (1, 1, 0)), ways, c.out(cell, "CLKOUT"))


def _pll(c: Circuit, cell: Placed) -> None:
    if cell.parameter("CLKFB_SEL") != "internal":
        raise ValueError("rPLL is used in a way that is not modelled")
    ratio = Fraction(cell.number("FBDIV_SEL") + 1, cell.number("IDIV_SEL") + 1)
    c.pll(c.out(cell, "LOCK"), {c.out(cell, "CLKOUT"): ratio})


GEARS = {"IDES8": _input_gear, "OSER8": _output_gear, "CLKDIV": _divider}
OTHERS = {
    "ALU": _alu,
    "RAM16SDP4": _small_ram,
    "SDP": _ram,
    "DP": _ram,
    "IBUF": _input_pad,
    "TBUF": _output_pad,
    "OBUF": _output_pad,
    "rPLL": _pll,
    "GOWIN_GND": lambda c, cell: c.table(0, [], c.out(cell, "G")),
    "GOWIN_VCC": lambda c, cell: c.table(1, [], c.out(cell, "V")),
}
