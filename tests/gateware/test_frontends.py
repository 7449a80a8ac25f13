# SPDX-License-Identifier: BSD-2-Clause
"""The front ends of real parts, with their vendors' cells: every pin at every instant, against the contract."""

import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

import cellbench
import pytest
from amaranth.back import rtlil
from amaranth.build.res import PortMetadata
from amaranth.hdl import ClockDomain, ClockSignal, Fragment, Module
from amaranth.vendor import GowinPlatform, LatticePlatform, SiliconBluePlatform
from cellbench import Record, Waveform, level_at
from formal_support import mutant

from irqscope.contract.frontends import FRONT_ENDS, FrontEndId, stamp_offset
from irqscope.contract.roles import FEW, STIMULI
from irqscope_gateware.frontends import ddr, ecp5, gear, gowin, halfrate, registered
from irqscope_gateware.lane import Lane


class Ice40(SiliconBluePlatform):
    device, package = "iCE40HX8K", "CT256"
    resources, connectors = [], []


class Ecp5(LatticePlatform):
    device, package, speed = "LFE5U-25F", "BG381", "6"
    resources, connectors = [], []


class Gowin(GowinPlatform):
    part, family = "GW1NR-LV9QN88PC6/I5", "GW1NR-9C"
    resources, connectors = [], []


@dataclass(frozen=True)
class Case:
    """A front end on a part."""

    platform: type
    kind: FrontEndId
    samples: int
    make: Callable

    def __str__(self) -> str:
        return f"{self.platform.__name__}-{self.samples}"

    def build(self, module=None, **options: bool):
        metadata = [PortMetadata("pin", {})]
        pads = cellbench.pads(lambda width: metadata * width, **options)
        return self.make(module, pads)

    @property
    def pad_samples(self) -> int:
        return self.samples // 2 if self.kind is FrontEndId.HALF_RATE else self.samples

    @property
    def settled(self) -> int:
        """The first clock in which everything has left its reset and shows what is on the pins."""
        if self.pad_samples <= 2:
            return LONGEST
        return LONGEST + (gear.RUNNING - gear.EDGES_BEGIN) * cellbench.START_HALVES // self.samples

    @property
    def clocks(self) -> int:
        return self.settled + 30

    @property
    def settled_ps(self) -> int:
        """An instant after the beginning of that clock."""
        start = gear.EDGES_BEGIN * cellbench.START_HALVES if self.pad_samples > 2 else 0
        return (start + self.settled * max(self.samples, 2) + 2 * LONGEST) * self.half_ps

    @property
    def half_ps(self) -> int:
        return 1000

    @property
    def tick_ps(self) -> int:
        """Both edges of the fastest clock are instants, unless there is but one instant a clock."""
        return self.half_ps if self.samples > 1 else 2 * self.half_ps


HZ = Fraction(125_000_000)
ANYWHERE = halfrate.Halver("X1/Y1/lc0", "X1/Y0/gb")
BOTTOM = "X46Y28/CLKDIV_HCLK1_SECT0"


def make_gowin(samples: int, module, pads):
    return (module or gowin).GowinFrontEnd(pads, samples, HZ, divider=BOTTOM)


CASES = [
    *(
        Case(part, FrontEndId.REGISTERED, 1, lambda module, pads: (module or registered).RegisteredFrontEnd(pads))
        for part in (Ice40, Ecp5, Gowin)
    ),
    *(
        Case(part, FrontEndId.DDR, 2, lambda module, pads: (module or ddr).DdrFrontEnd(pads))
        for part in (Ice40, Ecp5, Gowin)
    ),
    Case(Ecp5, FrontEndId.ECP5_GEARED_4, 4, lambda module, pads: (module or ecp5).Ecp5FrontEnd(pads, HZ)),
    Case(Gowin, FrontEndId.GOWIN_GEARED_4, 4, partial(make_gowin, 4)),
    Case(Gowin, FrontEndId.GOWIN_GEARED_8, 8, partial(make_gowin, 8)),
    Case(
        Ice40,
        FrontEndId.HALF_RATE,
        4,
        lambda module, pads: (module or halfrate).HalfRateFrontEnd(ddr.DdrFrontEnd(pads), HZ, ANYWHERE),
    ),
    Case(
        Ecp5,
        FrontEndId.HALF_RATE,
        8,
        lambda module, pads: (module or halfrate).HalfRateFrontEnd(ecp5.Ecp5FrontEnd(pads, 2 * HZ), HZ, ANYWHERE),
    ),
]
DIVIDED = [case for case in CASES if case.samples > 2]
GEARED = [case for case in DIVIDED if case.kind is not FrontEndId.HALF_RATE]
"""In their pads alone."""
LONGEST = 10
"""Clocks: of any delay, and of the synchroniser of the reset."""


def noise(rng: random.Random, tick_ps: int, until: int) -> Waveform:
    """Edges at any picosecond, some closer than a tick, some on an instant."""
    line, time, level = [], 0, 0
    while time < until:
        time += rng.choice([rng.randrange(1, tick_ps), rng.randrange(1, 9 * tick_ps), tick_ps - time % tick_ps])
        level ^= 1
        line.append((time, level))
    return line


def stimulate(case: Case, front_end, rng: random.Random, levels: list) -> Callable:
    """Noise on all outputs, after some clocks of rest; `levels` gets what was given, clock by clock."""

    def each(ctx, clock: int):
        given = [rng.getrandbits(case.samples) for _ in range(len(STIMULI) + 1)]
        given[-1] &= -rng.getrandbits(1)  # the trigger shall rest for whole clocks
        if clock <= case.settled:
            given = [0] * len(given)
        for number in range(len(STIMULI)):
            ctx.set(front_end.core.stimulus[number], given[number])
        ctx.set(front_end.trigger, given[-1])
        levels.append(given)
        return [ctx.get(pin) for pin in front_end.core.samples]

    return each


def instant(case: Case, record: Record, clock: int, k: int) -> int:
    """The picosecond of instant k of a clock; clocks before the first one are as long."""
    return record.clocks[0] + (clock * case.samples + k) * case.tick_ps


def check(case: Case, module=None, *, kind=None, skew: int = 0, phase: int = 0, fine: bool = True) -> None:
    """Noise on every pin, both ways: each sample is the level at its instant, each output changes at its instants."""
    kind = kind or FRONT_ENDS[case.kind]
    rng = random.Random(f"{case} {skew} {phase}")
    front_end = case.build(module, trigger_fine=fine)
    clocks = case.clocks
    inputs = {n: noise(rng, case.tick_ps, case.settled_ps + 300_000) for n in range(FEW)}
    given: list[list[int]] = []
    record = cellbench.run(
        front_end,
        case.platform(),
        half_ps=case.half_ps,
        clocks=clocks,
        inputs=inputs,
        skew=skew,
        phase=phase,
        each=stimulate(case, front_end, rng, given),
    )
    assert all(instant(case, record, n, 0) == time for n, time in enumerate(record.clocks)), "a clock of R ticks"
    for clock in range(case.settled, clocks):
        for number, line in inputs.items():
            want = [level_at(line, instant(case, record, clock - kind.input_clocks, k)) for k in range(case.samples)]
            assert record.seen[clock][number] == sum(level << k for k, level in enumerate(want)), (clock, number)
    for number, pin in enumerate([("stimuli", 0), ("stimuli", 1), ("trigger", 0)]):
        levels = [given[n][number] >> k & 1 for n in range(clocks) for k in range(case.samples)]
        if pin[0] == "trigger" and not fine:
            words = [levels[at : at + case.pad_samples] for at in range(0, len(levels), case.pad_samples)]
            levels = [int(any(word)) for word in words for _ in word]
        start = instant(case, record, kind.output_clocks, 0)
        end = instant(case, record, clocks - 1, 0)
        want = [
            (start + index * case.tick_ps, level)
            for index, level in enumerate(levels)
            if index and level != levels[index - 1] and start + index * case.tick_ps < end
        ]
        changes = [(time, level) for time, level in record.driven[pin] if level is not None and time < end]
        assert changes[0][1] == 0, "an output begins low"
        assert changes[1:] == want and len(want) >= 4, pin


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_instant_of_every_pin(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("phase", range(cellbench.START_HALVES))
@pytest.mark.parametrize("case", GEARED, ids=str)
def test_the_start_has_one_outcome(case: Case, phase: int) -> None:
    """Wherever in a period of the fast clock the start happens."""
    check(case, phase=phase)


@pytest.mark.parametrize("case", DIVIDED, ids=str)
def test_a_late_divided_clock_changes_nothing(case: Case) -> None:
    """Half a period of the edge clock: what clock trees may add."""
    check(case, skew=1)


@pytest.mark.parametrize("case", DIVIDED, ids=str)
def test_a_trigger_without_gear_is_driven_once_a_clock(case: Case) -> None:
    check(case, fine=False)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_stamp_is_the_first_instant_at_or_after_the_edge(case: Case) -> None:
    """Edges swept in steps far below a tick, through pad and lane, against `stamp_offset`."""
    kind = FRONT_ENDS[case.kind]
    lane = Lane(case.samples, 2)
    front_end = case.build()
    gap = 6 * case.samples * case.tick_ps
    steps = [0, 1, case.tick_ps // 3, case.tick_ps - 1, case.tick_ps, case.tick_ps + 1]
    edges = [
        case.settled_ps + number * gap + number % (2 * case.samples) * case.tick_ps + steps[number % len(steps)]
        for number in range(24)
    ]
    line = [(time, 1 - number % 2) for number, time in enumerate(edges)]
    stamps = []

    def behind(m: Module) -> None:
        m.submodules.lane = lane
        m.d.comb += lane.samples.eq(front_end.core.samples[3])

    def each(ctx, clock: int) -> None:
        ctx.set(lane.config, {"enable": 1, "rise": 1, "fall": 1, "filter": lane.filter_limit})
        slot = ctx.get(lane.slot)
        if slot.valid:
            stamps.append(clock * case.samples + slot.sub)

    record = cellbench.run(
        front_end,
        case.platform(),
        half_ps=case.half_ps,
        inputs={3: line},
        each=each,
        behind=behind,
        clocks=(edges[-1] // case.tick_ps) // case.samples + 20,
    )
    first = [-((record.clocks[0] - edge) // case.tick_ps) for edge in edges]
    assert stamps == [index + stamp_offset(kind, case.samples, 2) for index in first]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_wire_from_pin_to_pin_takes_no_time(case: Case) -> None:
    """What a stimulus does comes back `output_clocks + input_clocks` later, at the same instant of the clock.

    The pin's waveform of one run is the input of the next: an ideal wire between ideal pads. Real ones add what they
    take, and the sum is rounded up to a tick.
    """
    kind = FRONT_ENDS[case.kind]

    def once(inputs: dict[int, Waveform]) -> tuple[Record, list[list[int]]]:
        front_end = case.build()
        given: list[list[int]] = []
        return cellbench.run(
            front_end,
            case.platform(),
            half_ps=case.half_ps,
            clocks=case.clocks,
            inputs=inputs,
            each=stimulate(case, front_end, random.Random(3), given),
        ), given

    record, _ = once({})
    wire = [(time, level) for time, level in record.driven["stimuli", 0] if level is not None]
    record, given = once({1: wire})
    around = kind.output_clocks + kind.input_clocks
    for clock in range(case.settled, case.clocks - around):
        assert record.seen[clock + around][1] == given[clock][0]


MUTANTS = [
    ("sampledelay", "clocks, part = divmod(self.delay, samples)", "clocks, part = divmod(self.delay + 1, samples)"),
    ("sampledelay", "line.o[samples - part :]", "line.o[:part]"),
    ("frontends.ecp5", 'f"o_Q{k}": word[k]', 'f"o_Q{k}": word[3 - k]'),
    ("frontends.ecp5", 'f"i_D{k}": word[k]', 'f"i_D{k}": word[3 - k]'),
    ("frontends.ecp5", "return 6", "return 5"),
    ("frontends.ecp5", "return 14", "return 15"),
    ("frontends.gowin", "{4: 8, 8: 14}", "{4: 7, 8: 13}"),
    ("frontends.gowin", "{4: 10, 8: 20}", "{4: 12, 8: 22}"),
    ("frontends.gear", "RESET_ENDS = 16", "RESET_ENDS = 40"),
    ("frontends.halfrate", "INPUT_CLOCKS, OUTPUT_CLOCKS = 3, 1", "INPUT_CLOCKS, OUTPUT_CLOCKS = 2, 1"),
    ("frontends.halfrate", "INPUT_CLOCKS, OUTPUT_CLOCKS = 3, 1", "INPUT_CLOCKS, OUTPUT_CLOCKS = 3, 0"),
    ("frontends.halfrate", "word.eq(Cat(before, newest))", "word.eq(Cat(newest, before))"),
    ("frontends.halfrate", "Cat(first, second).eq(word)", "Cat(second, first).eq(word)"),
    ("frontends.halfrate", "self.middle.eq(half)", "self.middle.eq(~half)"),
    ("frontends.ddr", "Cat(pads.i[0][pin], pads.i[1][pin])", "Cat(pads.i[1][pin], pads.i[0][pin])"),
    ("frontends.ddr", "LatticePlatform: 6", "LatticePlatform: 5"),
    ("frontends.registered", "return 0 ", "return 1 "),
]


@pytest.mark.few(3)
@pytest.mark.parametrize(("name", "old", "new"), MUTANTS)
def test_mutants_are_noticed(name: str, old: str, new: str) -> None:
    """In one case at least: the first one that notices it is the last one that is tried."""
    for case in CASES:
        via = {1: "registered", 2: "ddr"}.get(case.samples, "ecp5" if case.platform is Ecp5 else "gowin")
        via = "halfrate" if case.kind is FrontEndId.HALF_RATE else via
        module = f"irqscope_gateware.{name}"
        via = f"irqscope_gateware.frontends.{via}"
        if name.startswith("frontends.") and module != via and name != "frontends.gear":
            continue
        if name == "frontends.gear" and case not in GEARED:
            continue
        wrong = mutant(module, old, new, via=via)
        try:
            for phase in range(cellbench.START_HALVES if case in GEARED else 1):
                check(case, wrong, phase=phase)
        except AssertionError:
            return
    pytest.fail("no case notices it")


@pytest.mark.few(3)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_constant_that_is_off_by_one_is_noticed(case: Case) -> None:
    kind = FRONT_ENDS[case.kind]
    for wrong in (
        type(kind)(kind.id, kind.input_clocks + 1, kind.output_clocks),
        type(kind)(kind.id, kind.input_clocks, kind.output_clocks - 1),
    ):
        with pytest.raises(AssertionError):
            check(case, kind=wrong)


@pytest.mark.parametrize("case", GEARED, ids=str)
def test_all_gears_share_one_edge_clock(case: Case) -> None:
    """What Yosys gets has one gate, one divider, seven gears, and nothing at the pin that shifts words."""
    m = Module()
    m.domains.start = ClockDomain(reset_less=True)
    m.domains.sync = ClockDomain()
    m.submodules.front_end = front_end = case.build()
    m.d.comb += ClockSignal().eq(front_end.clock)
    text = rtlil.convert(m, platform=case.platform(), ports=[front_end.fast, front_end.locked, front_end.trigger])
    cells = Counter(re.findall(r"cell \\(\w+) ", text))
    gears = {"IDDRX2F", "ODDRX2F", *(f"{name}{n}" for name in ("IDES", "OSER") for n in (4, 8))}
    assert sum(cells[name] for name in gears) == FEW + len(STIMULI) + 1
    assert cells["ECLKSYNCB"] + cells["DHCEN"] == 1 == cells["CLKDIVF"] + cells["CLKDIV"]
    assert "ALIGNWD" not in text


def test_a_part_without_known_delays_is_refused() -> None:
    front_end = CASES[3].build()
    with pytest.raises(TypeError, match="have no known delay"):
        front_end.output_lag(None)
    Fragment.get(front_end, Ice40())  # Amaranth warns of components that are never elaborated


def test_a_port_of_another_width_is_refused() -> None:
    pads = cellbench.pads()
    with pytest.raises(ValueError, match="stimuli must have 2 pins, not 4"):
        type(pads)(pads.inputs, pads.inputs, pads.trigger)
