# SPDX-License-Identifier: BSD-2-Clause
"""Models of the vendors' input and output cells, flip-flop by flip-flop.

The structure is that of the simulation libraries (iCE40: Yosys' cells_sim.v; ECP5: Lattice's ecp5u library, and
FPGA-TN-02035; Gowin: prim_sim.v of the GW1N, and UG289). A cell is told of each edge of its clocks and of the levels
at its inputs before that edge; a divided clock's edge comes after the edge of the fast clock that caused it.
"""

from collections.abc import Callable, Mapping

Levels = Mapping[str, int]


class Cell:
    """A cell without state: outputs follow inputs.

    Attributes
    ----------
    clocks : ports that are clocks, the fast one first.
    reset : port that clears everything while it is high, if there is one.
    state : the flip-flops; all begin at 0, as after configuration.
    """

    clocks: tuple[str, ...] = ()
    reset: str | None = None

    def __init__(self, parameters: Mapping[str, object]) -> None:
        self.parameters = parameters
        self.clear()

    def clear(self) -> None:
        """What the reset does."""

    def edge(self, clock: str, level: int, i: Levels) -> None:
        """An edge of `clock`, which now has this level; `i` are the inputs before it."""

    def outputs(self, i: Levels) -> Levels:
        """What the outputs are, from state and inputs (which include the levels of the clocks)."""
        raise NotImplementedError


class Wire(Cell):
    """A buffer from `source` to `target`."""

    source, target = "I", "O"

    def outputs(self, i: Levels) -> Levels:
        return {self.target: i[self.source]}


class OutputBuffer(Wire):
    """Lattice's OBZ, Gowin's TBUF: None while it is not enabled."""

    enable = "T"

    def outputs(self, i: Levels) -> Levels:
        return {"O": None if i[self.enable] else i["I"]}


class GowinOutputBuffer(OutputBuffer):
    enable = "OEN"


class Register(Cell):
    """A flip-flop."""

    clocks: tuple[str, ...] = ("C",)
    data = "D"

    def clear(self) -> None:
        self.q = 0

    def edge(self, clock: str, level: int, i: Levels) -> None:
        if level:
            self.q = i[self.data]

    def outputs(self, i: Levels) -> Levels:
        return {"Q": self.q}


class TrellisRegister(Register):
    """TRELLIS_FF, without enable and reset."""

    clocks = ("CLK",)
    data = "DI"


class LatticeIoRegister(Register):
    clocks = ("SCLK",)


class LatticeRegister(Register):
    clocks = ("CK",)


class SbIo(Cell):
    """Pin of the iCE40, with input and output types of which four are modelled: registered and DDR, either way."""

    clocks = ("INPUT_CLK", "OUTPUT_CLK")

    def clear(self) -> None:
        self.in0 = self.in1 = self.out0 = self.out1 = self.enabled = 0

    def edge(self, clock: str, level: int, i: Levels) -> None:
        if clock == "INPUT_CLK":
            if level:
                self.in0 = i["PACKAGE_PIN"]
            else:
                self.in1 = i["PACKAGE_PIN"]
        elif level:
            self.out0, self.enabled = i["D_OUT_0"], i["OUTPUT_ENABLE"]
        elif "D_OUT_1" in i:
            self.out1 = i["D_OUT_1"]

    def outputs(self, i: Levels) -> Levels:
        kind = self.parameters["PIN_TYPE"].value
        assert kind & 0b11 in (0b00, 0b01) and kind >> 2 in (0b0000, 0b1100, 0b1101)
        if kind >> 2 == 0b0000:
            return {"D_IN_0": self.in0, "D_IN_1": self.in1}
        ddr = kind >> 2 == 0b1100
        level = self.out1 if ddr and not i["OUTPUT_CLK"] else self.out0
        return {"PACKAGE_PIN": level if self.enabled else None}


class IddrX1(Cell):
    """IDDRX1F, and Gowin's IDDR."""

    clocks = ("SCLK",)

    def clear(self) -> None:
        self.rose = self.fell = self.q0 = self.q1 = 0

    def edge(self, clock: str, level: int, i: Levels) -> None:
        if level:
            self.q0, self.q1, self.rose = self.rose, self.fell, i["D"]
        else:
            self.fell = i["D"]

    def outputs(self, i: Levels) -> Levels:
        return {"Q0": self.q0, "Q1": self.q1}


class GowinIddr(IddrX1):
    clocks = ("CLK",)


class OddrX1(Cell):
    """ODDRX1F: two registers, then one for each half of the clock, each loaded in the half before."""

    clocks = ("SCLK",)
    output = "Q"

    def clear(self) -> None:
        self.taken = self.next = (0, 0)
        self.high = self.low = 0

    def edge(self, clock: str, level: int, i: Levels) -> None:
        if level:
            self.low, self.next, self.taken = self.next[1], self.taken, (i["D0"], i["D1"])
        else:
            self.high = self.next[0]

    def outputs(self, i: Levels) -> Levels:
        return {self.output: self.high if i[self.clocks[0]] else self.low}


class GowinOddr(OddrX1):
    """ODDR; its Q1 is the output enable, as late as the data."""

    clocks = ("CLK",)
    output = "Q0"

    def clear(self) -> None:
        super().clear()
        self.enables = [0, 0, 0, 0]

    def edge(self, clock: str, level: int, i: Levels) -> None:
        super().edge(clock, level, i)
        if level:
            self.enables = [i["TX"], self.enables[0], self.enables[2], self.enables[2]]
        else:
            self.enables[2] = self.enables[1]

    def outputs(self, i: Levels) -> Levels:
        return {**super().outputs(i), "Q1": self.enables[3]}


class Gear(Cell):
    """What all gears have: a counter of edges of the fast clock that begins with the first one after the reset.

    `count` is 0 in reset, 1 after the first edge, and so on.
    """

    fast, slow = "ECLK", "SCLK"
    reset = "RST"
    ratio: int

    @property
    def clocks(self) -> tuple[str, ...]:  # type: ignore[override]
        return (self.fast, self.slow)

    def clear(self) -> None:
        self.count = 0

    def due(self, first: int) -> bool:
        """Whether this edge is number `first`, or any number of words after it."""
        return self.count >= first and (self.count - first) % (self.ratio // 2) == 0


class InputGear(Gear):
    """Samples at both edges, shifts pairs, keeps a word at each `loads`th edge until the slow clock takes it."""

    loads: int
    pairs: int
    """Pairs that the oldest one in a word has been shifted through."""

    def clear(self) -> None:
        super().clear()
        self.rose = self.fell = 0
        self.shifted = [(0, 0)] * self.pairs
        self.word = self.q = (0,) * self.ratio

    def edge(self, clock: str, level: int, i: Levels) -> None:
        if clock == self.slow:
            if level:
                self.q = self.word
        elif level:
            self.count += 1
            if self.due(self.loads):
                self.word = tuple(bit for pair in reversed(self.shifted) for bit in pair)
            self.shifted = [(self.rose, self.fell), *self.shifted[:-1]]
            self.rose = i["D"]
        else:
            self.fell = i["D"]

    def outputs(self, i: Levels) -> Levels:
        return {f"Q{k}": bit for k, bit in enumerate(self.q)}


class IddrX2(InputGear):
    ratio, loads, pairs = 4, 4, 2


class Ides4(InputGear):
    fast, slow, reset = "FCLK", "PCLK", "RESET"
    ratio, loads, pairs = 4, 3, 2


class Ides8(InputGear):
    fast, slow, reset = "FCLK", "PCLK", "RESET"
    ratio, loads, pairs = 8, 4, 4


class OutputGear(Gear):
    """The slow clock takes a word; two loads later it is shifted out in pairs, both through a last register."""

    first_load: int
    second_load: int
    output = "Q"

    def clear(self) -> None:
        super().clear()
        self.taken = self.kept = self.shifting = (0,) * self.ratio
        self.high = self.low = 0

    def edge(self, clock: str, level: int, i: Levels) -> None:
        if clock == self.slow:
            if level:
                self.taken = tuple(i[f"D{k}"] for k in range(self.ratio))
        elif level:
            self.count += 1
            self.low = self.shifting[1]
            self.shifting = self.kept if self.due(self.second_load) else (*self.shifting[2:], 0, 0)
            if self.due(self.first_load):
                self.kept = self.taken
        else:
            self.high = self.shifting[0]

    def outputs(self, i: Levels) -> Levels:
        return {self.output: self.high if i[self.fast] else self.low}


class OddrX2(OutputGear):
    ratio, first_load, second_load = 4, 4, 4


class Oser4(OutputGear):
    fast, slow, reset = "FCLK", "PCLK", "RESET"
    ratio, first_load, second_load = 4, 3, 4
    output = "Q0"


class Oser8(OutputGear):
    fast, slow, reset = "FCLK", "PCLK", "RESET"
    ratio, first_load, second_load = 8, 4, 3
    output = "Q0"


class ClockGate(Cell):
    """ECLKSYNCB, DHCEN: stop is looked at four falling edges long, so that no pulse is cut."""

    clocks: tuple[str, ...] = ("ECLKI",)
    stop, output = "STOP", "ECLKO"

    def clear(self) -> None:
        self.open = [0] * 4

    def edge(self, clock: str, level: int, i: Levels) -> None:
        if not level:
            self.open = [1 - i[self.stop], *self.open[:-1]]

    def outputs(self, i: Levels) -> Levels:
        return {self.output: i[self.clocks[0]] & self.open[-1]}


class GowinClockGate(ClockGate):
    clocks = ("CLKIN",)
    stop, output = "CE", "CLKOUT"


class ClockDivider(Cell):
    """CLKDIVF, CLKDIV: low in reset, rises with the second edge after it, and then as often as the ratio says."""

    clocks: tuple[str, ...] = ("CLKI",)
    reset: str | None = "RST"
    parameter, target = "DIV", "CDIVX"

    def clear(self) -> None:
        self.count = 0

    def edge(self, clock: str, level: int, i: Levels) -> None:
        self.count += level

    def outputs(self, i: Levels) -> Levels:
        ratio = int(float(self.parameters[self.parameter]))
        return {self.target: int(self.count >= 2 and (self.count - 2) % ratio < ratio // 2)}


class GowinClockDivider(ClockDivider):
    clocks = ("HCLKIN",)
    reset = "~RESETN"
    parameter, target = "DIV_MODE", "CLKOUT"


class GlobalBuffer(Wire):
    """SB_GB, here always behind a flip-flop that makes a clock."""

    source, target = "USER_SIGNAL_TO_GLOBAL_BUFFER", "GLOBAL_BUFFER_OUTPUT"


class LatticeGlobalBuffer(GlobalBuffer):
    """DCCA, always enabled."""

    source, target = "CLKI", "CLKO"


CELLS: dict[str, Callable[[Mapping[str, object]], Cell]] = {
    "SB_IO": SbIo,
    "SB_DFF": Register,
    "SB_GB": GlobalBuffer,
    "TRELLIS_FF": TrellisRegister,
    "DCCA": LatticeGlobalBuffer,
    "IB": Wire,
    "OBZ": OutputBuffer,
    "IFS1P3DX": LatticeIoRegister,
    "OFS1P3DX": LatticeIoRegister,
    "FD1S3AX": LatticeRegister,
    "IDDRX1F": IddrX1,
    "ODDRX1F": OddrX1,
    "IDDRX2F": IddrX2,
    "ODDRX2F": OddrX2,
    "ECLKSYNCB": ClockGate,
    "CLKDIVF": ClockDivider,
    "IBUF": Wire,
    "TBUF": GowinOutputBuffer,
    "IDDR": GowinIddr,
    "ODDR": GowinOddr,
    "IDES4": Ides4,
    "IDES8": Ides8,
    "OSER4": Oser4,
    "OSER8": Oser8,
    "DHCEN": GowinClockGate,
    "CLKDIV": GowinClockDivider,
}
"""By the name that the netlist uses."""
