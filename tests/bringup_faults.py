# SPDX-License-Identifier: BSD-2-Clause
"""Faults of a new board, and what a bring-up must call each.

Faults of pins are on the pins of the virtual bench, in front of the real gateware; those of the link are between it and
the host; what a bitstream does wrong is done to what the host writes or reads.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from endtoend import url

from irqscope.contract import registers
from irqscope.contract.registers import Register
from irqscope.contract.roles import FEW, INPUTS, source
from irqscope.device.instrument import Instrument
from irqscope.device.transport import SerialTransport, connect
from irqscope.measuring.instrumentfile import BringUpStep, KeptBringUp
from irqscope.qualifying.bringup import STEPS, BringUp, Manifest, Wanted
from irqscope_bench.engine import INVERTED, Bench, Wire

Wires = Mapping[str, str]
Hands = Callable[["Table", Wires], None]


@dataclass
class Table:
    """A board on its table, and hands that wire it."""

    instrument: Instrument
    hands: "Hands | None"

    @property
    def bench(self) -> Bench:
        bench: Bench = self.instrument.transport._port.bench  # type: ignore[attr-defined]
        return bench

    def wire(self, wires: Wires) -> str | None:
        """As it should be, and then as the fault has it."""
        reason = connect(self.instrument.transport, wires)
        if self.hands:
            self.hands(self, wires)
        return reason

    def put(self, wires: Wires) -> None:
        assert connect(self.instrument.transport, wires) is None

    def pin(self, role: str, to: int) -> None:
        self.bench.connect(source(role), to)


@dataclass(frozen=True)
class Case:
    """One fault. `port` are options of sim://, `link` those of fault://; `steps` are those that must find it.

    `names` is what they call it, each name that they say.
    """

    fault: str
    names: frozenset[str]
    steps: tuple[str, ...]
    port: Mapping[str, object] = field(default_factory=dict)
    link: str = ""
    hands: Hands | None = None
    kind: type[Instrument] = Instrument
    wanted: Mapping[str, Any] = field(default_factory=dict)


# Hands that err -------------------------------------------------------------------------------------------------------


def without(role: str) -> Hands:
    return lambda table, wires: table.put({pin: to for pin, to in wires.items() if pin != role})


def falling_off(role: str) -> Hands:
    """When all inputs are wired."""
    return lambda table, wires: table.put({pin: to for pin, to in wires.items() if pin != role or len(wires) == 1})


def grounded(role: str) -> Hands:
    return lambda table, wires: table.pin(role, Wire.GROUND)


def inverted(role: str) -> Hands:
    def wire(table: Table, wires: Wires) -> None:
        if wires.get(role) == "stimulus":
            table.pin(role, Wire.STIMULUS | INVERTED)

    return wire


def exchanged(one: str, other: str) -> Hands:
    names = {one: other, other: one}
    return lambda table, wires: table.put({names.get(pin, pin): to for pin, to in wires.items()})


def shorted(one: str, other: str) -> Hands:
    def wire(table: Table, wires: Wires) -> None:
        table.put({**wires, **{pin: wires[each] for pin, each in ((one, other), (other, one)) if each in wires}})

    return wire


def floating(role: str) -> Hands:
    def wire(table: Table, wires: Wires) -> None:
        if role not in wires:
            table.pin(role, Wire.PULSES)

    return wire


def dead(output: str) -> Hands:
    return lambda table, wires: table.put({pin: to for pin, to in wires.items() if to != output})


def clumsy(table: Table, wires: Wires) -> None:
    """Pulls the board's own cable while the wire to `done` is put on."""
    if list(wires) == ["done"]:
        table.bench.power_cycle()


# Bitstreams that are wrong --------------------------------------------------------------------------------------------


class Filterless(Instrument):
    """Its glitch filters take no length."""

    def write(self, register: Register, value: int) -> None:
        if register in registers.INPUT.values():
            value = register.word.pack({**register.word.unpack(value), "filter": 0})
        super().write(register, value)


class Unlooped(Instrument):
    """`task` is never looped back inside."""

    def write(self, register: Register, value: int) -> None:
        if register == registers.INPUT[INPUTS[1]]:
            value = register.word.pack({**register.word.unpack(value), "loopback": 0})
        super().write(register, value)


class Boaster(Instrument):
    """Says that its statistics take a sample in every eighth clock."""

    def _identify(self):
        return replace(super()._identify(), sample_clocks=8)


class Icebreaker(Instrument):
    """Says that it is another board, whose tick is another one."""

    def _identify(self):
        return replace(super()._identify(), board="ulx3s-85f")


class Promised(SerialTransport):
    """A line of which the host believes that it carries 3 Mbaud."""

    @property
    def bytes_per_second(self) -> float | None:
        return 300_000.0


class BelievedFast(Instrument):
    """Behind such a line."""

    @classmethod
    def open(cls, url: str, *rest: Any, **more: Any):
        return cls(Promised(url), *rest, **more)


def volts(low: str, high: str) -> Callable[[str, bool], Fraction]:
    return lambda output, is_high: Fraction(high if is_high else low)


PROFILE = {"engine": "native", "profile": "bringup"}
LATE = {"task.rise": "25.5ns", "task.fall": "26ns"}
ALL_LATE = {f"pins.{role.label}.{edge}": "25.5ns" for role in INPUTS[:FEW] for edge in ("rise", "fall")}
OTHER = Manifest(board="virtual bench", build="0123456789abcdef")
WIRES, JUMPER = ("wires",), ("jumper",)
LOSES, REST = "link loses bytes", "input floats"


def case(fault: str, names: str | Sequence[str], steps: Sequence[str], **more: Any) -> Case:
    return Case(fault, frozenset([names] if isinstance(names, str) else names), tuple(steps), **more)


CASES = (
    case("no wire on `task`", "input unwired", WIRES, hands=without("task")),
    case("`task` shorted to ground", "input held low", WIRES, hands=grounded("task")),
    case("`task` and `done` exchanged", "inputs exchanged", WIRES, hands=exchanged("task", "done")),
    case("`isr` and `task` shorted", "inputs shorted", WIRES, hands=shorted("isr", "task")),
    case("`aux` floats at 59 kHz", "input floats", WIRES, hands=floating("aux")),
    case("an inverter before `done`", "wire inverted", WIRES, hands=inverted("done")),
    case("loose contacts: one pulse of 20 missing", "edges missing", WIRES, port={"faults.lost": 0.05}),
    case("one pulse of 100 missing", "edges missing", WIRES, port={"faults.lost": 0.01}),
    case("`isr` rings: two edges more after each", "edges bounce", WIRES, port={"pins.isr.ringing": 2}),
    case("pad of `stimulus` dead", ("input unwired", "output dead"), WIRES, hands=dead("stimulus")),
    case("pad of `stimulus2` dead", ("input unwired", "output dead"), ("outputs",), hands=dead("stimulus2")),
    case("pad of `trigger` dead", ("input unwired", "output dead"), ("outputs",), hands=dead("trigger")),
    case("`done` 61 ns late", "input late", WIRES, port={"pins.done.rise": "61ns", "pins.done.fall": "61ns"}),
    case(
        "a word slipped in the gear of `task`",
        "word slipped",
        JUMPER,
        port={f"pins.{pin}": late for pin, late in LATE.items()},
    ),
    case("a word slipped in the gear of `stimulus`", "word slipped at the output", JUMPER, port=ALL_LATE),
    case("falling edge of `aux` 45 ns slow", "slow edge", JUMPER, port={"pins.aux.fall": "50ns"}),
    case("rising edge of `isr` 39 ns slow", "slow edge", JUMPER, port={"pins.isr.rise": "44ns"}),
    case("a wire falls off `done` before the last test", "edges missing", JUMPER, hands=falling_off("done")),
    case("glitch filters ignore their setting", "glitch filter", JUMPER, kind=Filterless),
    case("statistics slower than stated", "statistics too slow", JUMPER, kind=Boaster),
    case("sampling clock's duty cycle 20 %", "bins uneven", ("bins",), port={"duty": "20%"}),
    case("source not connected", "source silent", ("bins",), hands=dead("source")),
    case("source by the board's own oscillator", "source not independent", ("bins",), port={"aux.period": "18us"}),
    case("one byte of 30 000 lost", LOSES, ("link",), link="drop=3e-5"),
    case("bits of one byte of 30 000 flipped", LOSES, ("link",), link="flip=3e-5"),
    case("stretches of up to 2000 bytes lost", LOSES, ("link",), link="cut=1e-5"),
    case("link dead after 100 kB", "link dead", ("link", "wires"), link="dead=100000"),
    case(
        "line at 2 Mbaud instead of 3",
        ("link slower than its rate", "baud rate off"),
        ("link", "clocks"),
        kind=BelievedFast,
        port={"link": "2Mbaud"},
    ),
    case(
        "PLL's clock 4 % off: line at 2.88 Mbaud",
        "baud rate off",
        ("clocks",),
        kind=BelievedFast,
        port={"link": "2.88Mbaud"},
    ),
    case("oscillator 200 ppm fast", "clock off", ("clocks",), port={"oscillator": "200ppm"}),
    case("oscillator 200 ppm slow", "clock off", ("clocks",), port={"oscillator": "-200ppm"}),
    case(
        "power lost during the soak",
        "instrument began anew",
        ("link", "wires", "lock"),
        link="reset=100000",
    ),
    case("power lost between two measurements", "instrument began anew", ("wires", "lock"), hands=clumsy),
    case("another board than named", "another board", ("identification",), wanted={"board": "ulx3s-85f"}),
    case("another bitstream than its manifest's", "another build", ("identification",), wanted={"manifest": OTHER}),
    case("tick of another board", "wrong tick", ("identification",), kind=Icebreaker),
    case("`task` is not looped back inside", "path inside the FPGA", ("inside",), kind=Unlooped),
    case("pads of 1.8 V", "pad's level wrong", ("levels",), wanted={"volts": volts("0.02", "1.81")}),
    case("an output that stays high", "pad's level wrong", ("levels",), wanted={"volts": volts("3.28", "3.3")}),
)


SOUND = case("none", "none", STEPS)


def port(each: Case, seed: int = 1) -> str:
    options = {**PROFILE, "seed": seed, **each.port}
    return f"fault://seed={seed}&{each.link}/{url(**options)}" if each.link else url(**options)


def bring_up(each: Case, *, steps: Sequence[str] = (), seed: int = 1, soak: str = "0.3") -> KeptBringUp:
    """A bring-up of a board with this fault, by some steps or all; nothing is kept."""
    with each.kind.open(port(each, seed)) as instrument:
        table = Table(instrument, each.hands)
        wanted = {"volts": volts("0.01", "3.3"), **each.wanted}
        skip = frozenset(STEPS) - frozenset(steps or STEPS)
        told: list[BringUpStep] = []
        return BringUp(
            instrument,
            Wanted(by="test", wire=table.wire, soak=Fraction(soak), edges=4000, skip=skip, **wanted),
            told=told.append,
        ).perform()


def names(found: KeptBringUp) -> set[str]:
    """What a bring-up calls the faults that it found."""
    return {check.fault or "not named" for check in found.faults}
