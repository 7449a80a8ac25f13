# SPDX-License-Identifier: BSD-2-Clause
"""Cells of an ECP5 as nextpnr has packed them.

An input that is not wired is high, and so says the multiplexer in front of it if it is to be something else.
"""

from fractions import Fraction

from .circuit import GEAR, HIGH, LOW, REGISTER, TABLE, Circuit, Placed, Wire

ABCD = "ABCD"
FEED = {"A0": "WADO3", "C0": "WADO2", "B0": "WADO1", "D0": "WADO0", "B1": "WDO3", "D1": "WDO2", "A1": "WDO1"} | {
    "C1": "WDO0"
}
"""What passes through the slice that writes a memory made of tables."""
WEIGHTS = (8, 2, 4, 1)
"""Of WAD0 to WAD3 in such a memory: it is read at A, B, C and D, to which nextpnr leads RAD3, RAD1, RAD2 and RAD0."""


def add(c: Circuit) -> None:
    """All cells."""
    kinds = {
        "TRELLIS_COMB": _comb,
        "TRELLIS_FF": _flip_flop,
        "TRELLIS_RAMW": _feed,
        "TRELLIS_IO": _pad,
        "IOLOGIC": _iologic,
        "SIOLOGIC": _register_at_a_pad,
        "DP16KD": _block_ram,
        "DCCA": _buffer,
        "TRELLIS_ECLKBUF": _edge_buffer,
        "ECLKSYNCB": _gate,
        "CLKDIVF": _divider,
        "EHXPLLL": _pll,
    }
    for cell in c.cells:
        kinds[cell.kind](c, cell)


def _mux(c: Circuit, cell: Placed, port: str, extra: int = 0) -> Wire:
    """An input behind its multiplexer."""
    way = cell.parameter(f"{port}MUX", port)
    if way in ("0", "1"):
        return int(way), 0
    wire = c.wire(cell, port, HIGH, extra)
    return c.inverted(wire) if way == "INV" else wire


def _comb(c: Circuit, cell: Placed) -> None:
    mode, table = cell.parameter("MODE", "LOGIC"), cell.number("INITVAL")

    def inputs(end: str, ports: str | list[str] = ABCD) -> list[Wire]:
        return [c.wire(cell, port, HIGH, c.delays.through(cell.name, port, end, TABLE)) for port in ports]

    if mode == "RAMW_BLOCK":
        return
    if mode == "DPRAM":
        memory = c.memory(16, f"{table:016b}"[::-1])
        at = [(wire, 1 << n) for n, wire in enumerate(inputs("F"))]
        c.port(cell.name, memory, None, addresses=at, reads=[(c.out(cell, "F"), 0)], delay=0)
        to = [(c.wire(cell, f"WAD{n}", HIGH, c.setup(cell, f"WAD{n}")), weight) for n, weight in enumerate(WEIGHTS)]
        c.port(
            cell.name,
            memory,
            c.wire(cell, "WCK"),
            enables=[_mux(c, cell, "WRE", c.setup(cell, "WRE"))],
            addresses=to,
            writes=[(c.wire(cell, "WD", HIGH, c.setup(cell, "WD")), 0, None)],
            window=c.window(cell, "WRE", "WD", *(f"WAD{n}" for n in range(4))),
            falling=cell.parameter("WCKMUX") == "INV",
        )
        return
    if mode == "CCU2":
        injects = cell.parameter("CCU2_INJECT1") == "YES"

        def sum_of(a: int, b: int, c_: int, d: int, carry: int) -> int:
            return (table >> (a | b << 1 | c_ << 2 | d << 3) & 1) ^ (carry & ~injects & 1)

        def carry_of(a: int, b: int, c_: int, d: int, carry: int) -> int:
            chosen = table >> (a | b << 1 | c_ << 2 | d << 3) & 1
            return carry if chosen else 0 if injects else table >> (a | b << 1) & 1

        for end, function in (("F", sum_of), ("FCO", carry_of)):
            if c.wired(cell, end):
                c.table(function, inputs(end, [*ABCD, "FCI"]), c.out(cell, end))
        return
    if c.wired(cell, "F"):
        c.table(table, inputs("F"), c.out(cell, "F"))
    if c.wired(cell, "OFX"):
        out = c.out(cell, "OFX")
        if c.wired(cell, "FXA"):
            c.table(lambda a, b, m: b if m else a, inputs("OFX", ["FXA", "FXB", "M"]), out)
        else:  # within the slice, with a delay of each input of its own
            ways = [*inputs("OFX"), *inputs("OFX", ["F1", "M"])]
            c.table(lambda a, b, c_, d, f1, m: f1 if m else table >> (a | b << 1 | c_ << 2 | d << 3) & 1, ways, out)


def _flip_flop(c: Circuit, cell: Placed) -> None:
    data = "DI" if cell.parameter("SD") == "1" else "M"
    known = cell.parameter("REGSET") == "SET"
    reset = _mux(c, cell, "LSR", c.setup(cell, "LSR")) if c.wired(cell, "LSR") else (LOW, 0)
    c.register(
        cell.name,
        c.wire(cell, "CLK"),
        c.wire(cell, data, HIGH, c.setup(cell, data)),
        out=c.out(cell, "Q"),
        enable=_mux(c, cell, "CE", c.setup(cell, "CE")),
        reset=reset,
        value=known,
        initial=known,
        asynchronous=cell.parameter("SRMODE") == "ASYNC",
        falling=cell.parameter("CLKMUX") == "INV",
        delay=c.delays.through(cell.name, "CLK", "Q", REGISTER),
        windows=(c.window(cell, data), c.window(cell, "CE"), c.window(cell, "LSR")),
    )


def _feed(c: Circuit, cell: Placed) -> None:
    for start, end in FEED.items():
        if c.wired(cell, end):
            c.table(lambda a: a, [c.wire(cell, start)], c.out(cell, end))


def _pad(c: Circuit, cell: Placed) -> None:
    if cell.parameter("DIR") == "INPUT":
        c.table(lambda a: a, [(c.net(cell.connections["B"][0]), 0)], c.out(cell, "O"))
    else:
        behind = "IOLDO" in (cell.parameter("DATAMUX_ODDR"), cell.parameter("DATAMUX_OREG"))
        source = "IOLDO" if behind else "I"
        c.table(lambda a: a, [c.wire(cell, source)], c.out(cell, "B"))


def _buffer(c: Circuit, cell: Placed) -> None:
    c.table(lambda a: a, [c.wire(cell, "CLKI")], c.out(cell, "CLKO"))


def _edge_buffer(c: Circuit, cell: Placed) -> None:
    c.table(lambda a: a, [c.wire(cell, "ECLKI")], c.out(cell, "ECLKO"))


def _pll(c: Circuit, cell: Placed) -> None:
    ratio = Fraction(cell.number("CLKFB_DIV", 1), cell.number("CLKI_DIV", 1))
    if cell.parameter("FEEDBK_PATH") != "CLKOP":
        raise ValueError("EHXPLLL is used in a way that is not modelled")
    c.pll(c.out(cell, "LOCK"), {c.out(cell, "CLKOP"): ratio})


def _gate(c: Circuit, cell: Placed) -> None:
    c.gated(cell.name, c.wire(cell, "ECLKI"), c.inverted(c.wire(cell, "STOP")), c.out(cell, "ECLKO"))


def _divider(c: Circuit, cell: Placed) -> None:
    if cell.parameter("DIV") != "2.0":
        raise ValueError("CLKDIVF is used in a way that is not modelled")
    clock, reset = c.wire(cell, "CLKI"), c.wire(cell, "RST", LOW)
    count = c.counter(clock, reset, 3, 2)
    # Later than what the same edge changed in the gears.
    c.table(lambda *levels: levels == (0, 1, 0), [(net, REGISTER - GEAR) for net, _ in count], c.out(cell, "CDIVX"))


def _register_at_a_pad(c: Circuit, cell: Placed) -> None:
    """All that a SIOLOGIC can, which is an IOLOGIC without gears."""
    if cell.parameter("MODE") != "IREG_OREG" or not c.wired(cell, "IOLDO"):
        raise ValueError(f"{cell.kind} is used in a way that is not modelled: {cell.parameter('MODE')}")
    value = cell.parameter("OUTREG.REGSET") == "SET"
    c.register(
        cell.name,
        c.wire(cell, "CLK"),
        c.wire(cell, "TXDATA0", HIGH, c.setup(cell, "TXDATA0")),
        out=c.out(cell, "IOLDO"),
        enable=c.wire(cell, "CE"),
        reset=c.wire(cell, "LSR", LOW),
        value=value,
        initial=value,
        asynchronous=cell.parameter("SRMODE") == "ASYNC",
        windows=(c.window(cell, "TXDATA0"), 0, 0),
    )


def _iologic(c: Circuit, cell: Placed) -> None:
    mode = cell.parameter("MODE")
    clock, reset = c.wire(cell, "CLK"), c.wire(cell, "LSR", LOW)
    if mode == "IREG_OREG":
        _register_at_a_pad(c, cell)
    elif mode == "IDDRXN" and cell.parameter("IDDRXN.MODE") == "IDDRX2":
        _input_gear(c, cell, clock, reset)
    elif mode == "ODDRXN" and cell.parameter("ODDRXN.MODE") == "ODDRX2":
        _output_gear(c, cell, clock, reset)
    else:
        raise ValueError(f"IOLOGIC is used in a way that is not modelled: {mode}")


def _input_gear(c: Circuit, cell: Placed, clock: Wire, reset: Wire) -> None:
    edge, pad = c.wire(cell, "ECLK"), c.wire(cell, "PADDI")
    name, common = cell.name, {"reset": reset, "asynchronous": True, "delay": GEAR}
    fell = c.register(f"{name} pad", edge, pad, falling=True, **common)
    rose = c.register(f"{name} pad", edge, pad, **common)
    load = c.counted(edge, reset, 4, 3, 3)
    young = [(c.register(name, edge, (net, 0), **common), 0) for net in (rose, fell)]
    old = [(c.register(name, edge, wire, **common), 0) for wire in young]
    for n, wire in enumerate([*old, *young]):
        word = c.register(name, load, wire, **common)
        delay = c.delays.through(name, "CLK", f"RXDATA{n}", REGISTER)
        c.register(name, clock, (word, 0), out=c.out(cell, f"RXDATA{n}"), reset=reset, asynchronous=True, delay=delay)


def _output_gear(c: Circuit, cell: Placed, clock: Wire, reset: Wire) -> None:
    edge, name = c.wire(cell, "ECLK"), cell.name
    common = {"reset": reset, "asynchronous": True, "delay": GEAR}
    keep = c.counted(edge, reset, 4, 3, 3)
    load = (c.table(lambda *levels: levels == (1, 1, 0), c.counter(edge, reset, 4, 3)), 0)
    kept: list[Wire] = []
    for n in range(4):
        data = c.wire(cell, f"TXDATA{n}", LOW, c.setup(cell, f"TXDATA{n}"))
        taken = c.register(name, clock, data, windows=(c.window(cell, f"TXDATA{n}"), 0, 0), **common)
        kept.append((c.register(name, keep, (taken, 0), **common), 0))
    shifting = [c.new() for _ in range(4)]
    for n, out in enumerate(shifting):
        later: Wire = (shifting[n + 2], 0) if n < 2 else (LOW, 0)
        c.register(name, edge, (c.table(lambda a, b, m: b if m else a, [later, kept[n], load]), 0), out=out, **common)
    high = c.register(name, edge, (shifting[0], 0), falling=True, **common)
    low = c.register(name, edge, (shifting[1], 0), **common)
    c.table(
        lambda up, a, b: a if up else b, [(edge[0], edge[1] + GEAR // 2), (high, 0), (low, 0)], c.out(cell, "IOLDO")
    )


def _block_ram(c: Circuit, cell: Placed) -> None:
    """Port A writes and port B reads. A word of 36 bits is two of 18; of these narrower words use 7:0 and 16:9."""
    if any(cell.parameter(f"REGMODE_{port}", "NOREG") != "NOREG" for port in "AB") or cell.parameter("WEBMUX") != "INV":
        raise ValueError("DP16KD is used in a way that is not modelled")
    words = "".join(_bits(cell.parameter(f"INITVAL_{n:02X}"), 320)[::-1] for n in range(64))
    memory = c.memory(1024 * 18, "".join(words[20 * n : 20 * n + 18] for n in range(1024)))
    weights = {**{n: 18 << (n - 4) for n in range(4, 14)}, 3: 9, 2: 4, 1: 2, 0: 1}
    least = {36: 5, 18: 4, 9: 3, 4: 2, 2: 1, 1: 0}

    def address(side: str, width: int) -> list[tuple[Wire, int]]:
        used = range(least[width], 14)
        return [(_mux(c, cell, f"AD{side}{n}", c.setup(cell, f"AD{side}{n}")), weights[n]) for n in used]

    def data(port: str) -> Wire:
        return _mux(c, cell, port, c.setup(cell, port))

    width = cell.number("DATA_WIDTH_A", 18)
    if width >= 18:
        masks = [data(f"ADA{n}") for n in range(width // 9)]
        writes = [(data(f"DI{'AB'[n // 18]}{n % 18}"), n, masks[n // 9]) for n in range(width)]
    else:
        writes = [(data(f"DIA{n}"), n, None) for n in range(width)]
    checked = [port for port in cell.connections if c.wired(cell, port) and port[:2] in ("AD", "DI", "CE", "WE")]
    c.port(
        cell.name,
        memory,
        c.wire(cell, "CLKA"),
        enables=[data("CEA"), data("WEA")],
        addresses=address("A", width),
        writes=writes,
        window=c.window(cell, *(port for port in checked if port[2] in "A" or port.startswith("DI"))),
    )
    width = cell.number("DATA_WIDTH_B", 18)
    reads = [(f"DO{'AB'[n // 18] if width == 36 else 'B'}{n % 18}", n) for n in range(width)]
    c.port(
        cell.name,
        memory,
        c.wire(cell, "CLKB"),
        enables=[data("CEB")],
        addresses=address("B", width),
        reads=[(c.out(cell, port), n) for port, n in reads if c.wired(cell, port)],
        reset=data("RSTB"),
        delay=c.delays.through(cell.name, "CLKB", "DOB0", REGISTER),
        window=c.window(cell, *(port for port in checked if port[2] == "B")),
    )


def _bits(text: str, width: int) -> str:
    """A parameter in binary, the highest bit first."""
    if text.lower().startswith("0x"):
        return f"{int(text, 16):0{width}b}"
    return text.replace("x", "0").zfill(width)
