# SPDX-License-Identifier: BSD-2-Clause
"""Cells of an iCE40 as nextpnr has packed them. An input that is not wired is low; only an enable is then high."""

from fractions import Fraction

from .circuit import GEAR, HIGH, LOW, REGISTER, TABLE, Circuit, Placed, Wire


def add(c: Circuit) -> None:
    """All cells."""
    kinds = {
        "ICESTORM_LC": _logic,
        "ICESTORM_RAM": _block_ram,
        "ICESTORM_PLL": _pll,
        "SB_IO": _pad,
        "SB_GB": _buffer,
    }
    for cell in c.cells:
        kinds[cell.kind](c, cell)


def _logic(c: Circuit, cell: Placed) -> None:
    carry: Wire = (cell.number("CIN_SET"), 0)
    if not cell.number("CIN_CONST"):
        carry = c.wire(cell, "CIN", LOW, c.delays.through(cell.name, "CIN", "COUT", TABLE))
    if c.wired(cell, "COUT"):
        ways = [c.wire(cell, port, LOW, c.delays.through(cell.name, port, "COUT", TABLE)) for port in ("I1", "I2")]
        c.table(lambda a, b, more: a + b + more > 1, [*ways, carry], c.out(cell, "COUT"))
    if not c.wired(cell, "O"):
        return
    table, ports = cell.number("LUT_INIT"), [f"I{n}" for n in range(4)]
    if not cell.number("DFF_ENABLE"):
        ways = [c.wire(cell, port, LOW, c.delays.through(cell.name, port, "O", TABLE)) for port in ports]
        c.table(table, ways, c.out(cell, "O"))
        return
    data = c.table(table, [c.wire(cell, port, LOW, c.setup(cell, port)) for port in ports])
    c.register(
        cell.name,
        c.wire(cell, "CLK", LOW),
        (data, 0),
        out=c.out(cell, "O"),
        enable=c.wire(cell, "CEN", HIGH, c.setup(cell, "CEN")),
        reset=c.wire(cell, "SR", LOW, c.setup(cell, "SR")),
        value=cell.number("SET_NORESET"),
        asynchronous=bool(cell.number("ASYNC_SR")),
        gated=not cell.number("ASYNC_SR"),
        falling=bool(cell.number("NEG_CLK")),
        delay=c.delays.through(cell.name, "CLK", "O", REGISTER),
        windows=(c.window(cell, *ports), c.window(cell, "CEN"), c.window(cell, "SR")),
    )


def _buffer(c: Circuit, cell: Placed) -> None:
    entry, out = "USER_SIGNAL_TO_GLOBAL_BUFFER", "GLOBAL_BUFFER_OUTPUT"
    if c.wired(cell, entry):
        delay = c.delays.through(cell.name, entry, out, TABLE)
        c.table(lambda a: a, [c.wire(cell, entry, LOW, delay)], c.out(cell, out))


def _pll(c: Circuit, cell: Placed) -> None:
    if cell.parameter("FEEDBACK_PATH") != "001" or cell.number("PLLOUT_SELECT_A"):
        raise ValueError("SB_PLL40 is used in a way that is not modelled")
    ratio = Fraction(cell.number("DIVF") + 1, (cell.number("DIVR") + 1) << cell.number("DIVQ"))
    buffers = [each for each in c.cells if each.kind == "SB_GB" and not c.wired(each, "USER_SIGNAL_TO_GLOBAL_BUFFER")]
    c.pll(c.out(cell, "LOCK"), {c.out(each, "GLOBAL_BUFFER_OUTPUT"): ratio for each in buffers})


def _pad(c: Circuit, cell: Placed) -> None:
    kind, pad = cell.number("PIN_TYPE"), c.net(cell.connections["PACKAGE_PIN"][0])
    enable = c.wire(cell, "CLOCK_ENABLE", HIGH)
    name = cell.name
    if c.wired(cell, "D_IN_0"):
        if kind & 1:
            delay = c.delays.through(name, "PACKAGE_PIN", "D_IN_0", TABLE)
            c.table(lambda a: a, [(pad, delay)], c.out(cell, "D_IN_0"))
        else:
            clock = c.wire(cell, "INPUT_CLK", LOW)
            for n in range(2):
                c.register(
                    name,
                    clock,
                    (pad, c.setup(cell, "PACKAGE_PIN")),
                    out=c.out(cell, f"D_IN_{n}"),
                    enable=enable,
                    falling=bool(n),
                    delay=c.delays.through(name, "INPUT_CLK", f"D_IN_{n}", REGISTER),
                )
    if not kind >> 4:
        return
    clock, out = c.wire(cell, "OUTPUT_CLK", LOW), c.delays.through(name, "OUTPUT_CLK", "PACKAGE_PIN", TABLE)
    if kind >> 3 & 1 or kind >> 4 != 3:
        raise ValueError(f"SB_IO is used in a way that is not modelled: {kind:06b}")
    levels = []
    for n in range(1 if kind >> 2 & 1 else 2):
        data = c.wire(cell, f"D_OUT_{n}", LOW, c.setup(cell, f"D_OUT_{n}"))
        windows = (c.window(cell, f"D_OUT_{n}"), 0, 0)
        made = c.register(name, clock, data, enable=enable, falling=bool(n), delay=GEAR, windows=windows)
        levels.append((made, out))
    if len(levels) == 1:
        c.table(lambda a: a, levels, pad)
    else:
        c.table(lambda up, a, b: a if up else b, [(clock[0], clock[1] + GEAR + 1 + out), *levels], pad)


def _block_ram(c: Circuit, cell: Placed) -> None:
    """Of 256 words of 16 bits; narrower words are spread over them, their highest address bits choosing among bits."""
    words = "".join(cell.parameter(f"INIT_{n:X}").zfill(256).replace("x", "0")[::-1] for n in range(16))
    memory = c.memory(4096, words)

    def addresses(port: str, mode: int) -> list[tuple[Wire, int]]:
        weights = [*(16 << n for n in range(8)), *(1 << n for n in range(mode))]
        return [
            (c.wire(cell, f"{port}_{n}", LOW, c.setup(cell, f"{port}_{n}")), weight) for n, weight in enumerate(weights)
        ]

    def bits(mode: int) -> list[tuple[int, int]]:
        """Which pins carry data, and what they stand for."""
        return [(n + (0, 0, 1, 3)[mode], n) for n in range(0, 16, 1 << mode)]

    def pin(port: str, unwired: int) -> Wire:
        return c.wire(cell, port, unwired, c.setup(cell, port))

    mode = cell.number("WRITE_MODE")
    named = [port for port in cell.connections if c.wired(cell, port)]
    c.port(
        cell.name,
        memory,
        c.wire(cell, "WCLK", LOW),
        enables=[pin("WE", HIGH), pin("WCLKE", HIGH)],
        addresses=addresses("WADDR", mode),
        writes=[
            (pin(f"WDATA_{at}", LOW), offset, None if mode else c.inverted(pin(f"MASK_{offset}", LOW)))
            for at, offset in bits(mode)
        ],
        falling=bool(cell.number("NEG_CLK_W")),
        window=c.window(cell, *(port for port in named if port[0] in "WM")),
    )
    mode = cell.number("READ_MODE")
    c.port(
        cell.name,
        memory,
        c.wire(cell, "RCLK", LOW),
        enables=[pin("RE", HIGH), pin("RCLKE", HIGH)],
        addresses=addresses("RADDR", mode),
        reads=[(c.out(cell, f"RDATA_{at}"), offset) for at, offset in bits(mode) if c.wired(cell, f"RDATA_{at}")],
        falling=bool(cell.number("NEG_CLK_R")),
        delay=c.delays.through(cell.name, "RCLK", "RDATA_0", REGISTER),
        window=c.window(cell, *(port for port in named if port[0] == "R" and not port.startswith("RDATA"))),
    )
