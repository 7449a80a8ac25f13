# SPDX-License-Identifier: BSD-2-Clause
"""The frequency of each clock of a netlist, from its cells' parameters alone.

The formulas and limits here are written a second time on purpose: `pll` finds the settings, this reads what became of
them, and neither asks the other. Both follow the same documents: iCE40 sysCLOCK PLL (Lattice FPGA-TN-02052) and the
data sheets FPGA-DS-02029 and FPGA-DS-02008; ECP5 sysCLOCK PLL (FPGA-TN-02200, FPGA-DS-02012); Gowin clock (UG286,
DS117, DS102).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from .cells import ALWAYS, NEVER, Bit, Cell, Cells, FlipFlop, flip_flop

MHZ = 10**6


@dataclass(frozen=True)
class Bounds:
    """MHz of what a PLL works with: its phase detector, its oscillator, its outputs."""

    detector: tuple[Fraction | int, Fraction | int]
    vco: tuple[Fraction | int, Fraction | int]
    output: tuple[Fraction | int, Fraction | int]


ICE40 = Bounds((10, 133), (533, 1066), (16, 275))
ECP5 = Bounds((10, 400), (400, 800), (Fraction(25, 8), 400))
GOWIN = {
    "GW1NR-9": Bounds((3, 400), (400, 1200), (Fraction(25, 8), 600)),
    "GW2A-18": Bounds((3, 500), (500, 1250), (Fraction(125, 32), 625)),
}
FILTERS = ((17, 1), (26, 2), (44, 3), (66, 4), (101, 5), (134, 6))
"""Of an iCE40: FILTER_RANGE of a phase detector below so many MHz."""

TIED = {
    "SB_PLL40": {"RESETB": "1", "BYPASS": "0"},
    "EHXPLLL": dict.fromkeys(("RST", "STDBY", "PLLWAKESYNC", "PHASESEL0", "PHASESEL1", "ENCLKOP"), "0")
    | dict.fromkeys(("PHASEDIR", "PHASESTEP", "PHASELOADREG"), "1"),
    "rPLL": dict.fromkeys(("RESET", "RESET_P", "CLKFB", "FBDSEL", "IDSEL", "ODSEL", "PSDA", "DUTYDA", "FDLY"), "0"),
}
"""By kind of PLL: inputs that have one level for good, as the vendors' own tools tie them."""
FIXED = {
    "SB_PLL40": {"FEEDBACK_PATH": "SIMPLE"},
    "EHXPLLL": dict.fromkeys(("PLLRST_ENA", "INTFB_WAKE", "STDBY_ENABLE", "DPHASE_SOURCE"), "DISABLED")
    | {f"OUTDIVIDER_MUX{letter}": f"DIV{letter}" for letter in "ABCD"}
    | {"ICP_CURRENT": "12", "LPF_RESISTOR": "8", "MFG_ENABLE_FILTEROPAMP": "1", "MFG_GMCREF_SEL": "2"},
    "rPLL": dict.fromkeys(
        (
            *("DYN_IDIV_SEL", "DYN_FBDIV_SEL", "DYN_ODIV_SEL", "DYN_DA_EN"),
            *("CLKOUT_BYPASS", "CLKOUTP_BYPASS", "CLKOUTD_BYPASS"),
        ),
        "false",
    )
    | {"PSDA_SEL": "0000", "DUTYDA_SEL": "1000", "CLKOUT_FT_DIR": "1", "CLKOUTP_FT_DIR": "1"}
    | {"CLKFB_SEL": "internal", "CLKOUTD_SRC": "CLKOUT", "CLKOUTD3_SRC": "CLKOUT"}
    | dict.fromkeys(("CLKOUT_DLY_STEP", "CLKOUTP_DLY_STEP"), 32 * "0"),
}
"""By kind of PLL: parameters and attributes that no frequency hangs on, as the vendors' own tools set them."""


@dataclass
class ClockTree:
    """What clocks a netlist whose crystal has `crystal_hz` and comes in at the net `crystal`.

    `others` are clocks that come in elsewhere.
    """

    cells: Cells
    part: str
    crystal: Bit
    crystal_hz: Fraction
    others: Mapping[Bit, Fraction] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    """What is wrong with the cells that make clocks, in sentences."""

    def __post_init__(self) -> None:
        self._known: dict[Bit, Fraction | None] = {self.crystal: self.crystal_hz, **self.others}
        plls = [cell for cell in self.cells.cells.values() if any(map(cell.kind.startswith, TIED))]
        if len(plls) != 1:
            self.faults.append(f"there are {len(plls)} PLLs, not one")
        for cell in plls:
            self._pll(cell)

    def lock(self) -> Bit | None:
        """The net that tells that the PLL is locked."""
        for cell in self.cells.cells.values():
            if any(map(cell.kind.startswith, TIED)) and "LOCK" in cell.outputs:
                return cell.outputs["LOCK"][0]
        return None

    def hz(self, bit: Bit) -> Fraction | None:
        """The frequency of a clock; None if it is not known to be one."""
        if bit not in self._known:
            self._known[bit] = None  # until it is known: a loop is no clock
            self._known[bit] = self._made(bit)
        return self._known[bit]

    def _made(self, bit: Bit) -> Fraction | None:
        if bit not in self.cells.driver:
            return None
        cell, _, _ = self.cells.driver[bit]
        match cell.kind:
            case "TRELLIS_IO" | "IBUF" | "SB_IO" | "SB_GB_IO":
                pads = (*cell.pads.values(), *(bits for port, bits in cell.inputs.items() if port in ("B", "I")))
                return next((hz for bits in pads if (hz := self.hz(bits[0]))), None)
            case "SB_GB":
                return self.hz(cell.input("USER_SIGNAL_TO_GLOBAL_BUFFER"))
            case "ECLKSYNCB" | "DCCA" | "DCSC":
                return self.hz(cell.input("ECLKI" if cell.kind == "ECLKSYNCB" else "CLKI"))
            case "DHCEN":
                return self.hz(cell.input("CLKIN"))
            case "CLKDIVF":
                return _over(self.hz(cell.input("CLKI")), Fraction(cell.parameters["DIV"].strip()))
            case "CLKDIV":
                return _over(self.hz(cell.input("HCLKIN")), Fraction(cell.parameters["DIV_MODE"].strip()))
        found = flip_flop(cell)
        if found and self._free(found) and self._toggles(found, bit):
            return _over(self.hz(found.clock), Fraction(2))
        return None

    def _free(self, found: FlipFlop) -> bool:
        return found.enable == ALWAYS and found.reset == NEVER

    def _toggles(self, found: FlipFlop, q: Bit) -> bool:
        """It takes the other level of its own output `q`, or of another flip-flop that does so with the same clock."""
        before = self._other_of(found.data)
        if before is None or before == q:
            return before is not None
        cell, _, _ = self.cells.driver[before]
        beside = flip_flop(cell)
        same = beside is not None and beside.clock == found.clock and self._free(beside)
        return same and beside is not None and self._other_of(beside.data) == before

    def _other_of(self, bit: Bit) -> Bit | None:
        """The net whose other level this one is; None if it is no such net."""
        if bit not in self.cells.driver or len(origins := self.cells.origins(bit)) != 1:
            return None
        (q,) = origins
        cell, _, _ = self.cells.driver[bit]
        init = cell.parameters.get("LUT_INIT", cell.parameters.get("INIT", "")).strip()
        ports = [port for port in ("I0", "I1", "I2", "I3", "A", "B", "C", "D") if port in cell.inputs]
        levels = {level: sum(_at(cell.input(p), q, level) << n for n, p in enumerate(ports)) for level in (0, 1)}
        return q if init and [init[::-1][levels[level]] for level in (0, 1)] == ["1", "0"] else None

    def _pll(self, cell: Cell) -> None:
        family = next(kind for kind in TIED if cell.kind.startswith(kind))
        for port, level in TIED[family].items():
            if set(cell.inputs.get(port, level)) != {level}:
                self.faults.append(f"the PLL's {port} is not held at {level}")
        said = {**cell.attributes, **cell.parameters}
        for name, value in FIXED[family].items():
            if (found := said.get(name, "").strip()) != value:
                self.faults.append(f"the PLL's {name} is {found or 'not set'}, not {value}")
        {"SB_PLL40": self._ice40, "EHXPLLL": self._ecp5, "rPLL": self._gowin}[family](cell)

    def _judged(self, detector: Fraction, vco: Fraction, outputs: Mapping[Bit, Fraction], bounds: Bounds) -> None:
        self._known.update(outputs)
        for name, hz, (low, high) in (
            ("phase detector", detector, bounds.detector),
            ("oscillator", vco, bounds.vco),
            *(("output", hz, bounds.output) for hz in outputs.values()),
        ):
            if not low * MHZ <= hz <= high * MHZ:
                self.faults.append(f"the PLL's {name} works at {_mhz(hz)}, and may at {float(low):g} to {high} MHz")

    def _reference(self, bit: Bit) -> Fraction:
        hz = self.hz(bit)
        if hz is None:
            self.faults.append("the PLL has no clock of the crystal")
        return hz or self.crystal_hz

    def _ice40(self, cell: Cell) -> None:
        pad = cell.pads.get("PACKAGEPIN", cell.inputs.get("PACKAGEPIN"))
        detector = self._reference(pad[0] if pad else cell.input("REFERENCECLK")) / (cell.number("DIVR") + 1)
        vco = detector * (cell.number("DIVF") + 1)
        whole = vco / (1 << cell.number("DIVQ"))
        ports = {"": "PLLOUT_SELECT", "A": "PLLOUT_SELECT_PORTA", "B": "PLLOUT_SELECT_PORTB"}
        outputs = {}
        for suffix, parameter in ports.items():
            half = cell.parameters.get(parameter, "GENCLK").strip() == "GENCLK_HALF"
            for port in (f"PLLOUTGLOBAL{suffix}", f"PLLOUTCORE{suffix}"):
                outputs |= {bit: whole / (2 if half else 1) for bit in cell.outputs.get(port, ())}
        self._judged(detector, vco, outputs, ICE40)
        wanted = next((number for below, number in FILTERS if detector < below * MHZ), 0)
        if cell.number("FILTER_RANGE") != wanted:
            self.faults.append(f"the PLL's FILTER_RANGE is {cell.number('FILTER_RANGE')}, not {wanted}")

    def _ecp5(self, cell: Cell) -> None:
        detector = self._reference(cell.input("CLKI")) / cell.number("CLKI_DIV", 1)
        path = cell.parameters.get("FEEDBK_PATH", "").strip()
        fed = cell.outputs.get(path, ("x",))[0]
        if path not in ("CLKOP", "CLKOS", "CLKOS2", "CLKOS3") or cell.input("CLKFB") != fed:
            self.faults.append(f"the PLL's feedback is not its {path or 'output'}")
        divider = {port: cell.number(f"{port}_DIV", 1) for port in ("CLKOP", "CLKOS", "CLKOS2", "CLKOS3")}
        vco = detector * cell.number("CLKFB_DIV", 1) * divider.get(path, 1)
        used = {port: bits[0] for port, bits in cell.outputs.items() if port in divider}
        self._judged(detector, vco, {bit: vco / divider[port] for port, bit in used.items()}, ECP5)
        for port in used:
            if cell.parameters.get(f"{port}_ENABLE", "").strip() != "ENABLED":
                self.faults.append(f"the PLL's {port} is not enabled")
            phase = [cell.number(f"{port}_{letter}PHASE") for letter in "CF"]
            if phase != [divider[port] - 1, 0]:
                self.faults.append(f"the PLL's {port} is not in phase: CPHASE {phase[0]}, FPHASE {phase[1]}")

    def _gowin(self, cell: Cell) -> None:
        reference = self._reference(cell.input("CLKIN"))
        if Fraction(cell.parameters["FCLKIN"].strip()) * MHZ != reference:
            self.faults.append(f"the PLL is told of {cell.parameters['FCLKIN']} MHz, and gets {_mhz(reference)}")
        detector = reference / (cell.number("IDIV_SEL") + 1)
        whole = detector * (cell.number("FBDIV_SEL") + 1)
        outputs = {bit: whole for bit in cell.outputs.get("CLKOUT", ())}
        outputs |= {bit: whole / cell.number("DYN_SDIV_SEL", 2) for bit in cell.outputs.get("CLKOUTD", ())}
        self._judged(detector, whole * cell.number("ODIV_SEL"), outputs, GOWIN[self.part])


def _at(bit: Bit, q: Bit, level: int) -> int:
    return level if bit == q else int(bit == "1")


def _over(hz: Fraction | None, divisor: Fraction) -> Fraction | None:
    return None if hz is None else hz / divisor


def _mhz(hz: Fraction) -> str:
    return f"{float(hz / MHZ):g} MHz"
