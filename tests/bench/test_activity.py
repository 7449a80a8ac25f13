# SPDX-License-Identifier: BSD-2-Clause
"""The rewritten C++ is the machine that CXXRTL made; without any one of its marks it is not."""

import pytest
from amaranth.hdl import C, Cat, Module, Mux, Signal
from amaranth.lib import stream, wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out
from bench.conftest import TICK
from bench.test_warp import SEEN_IDLE, caught, scenario
from formal_support import mutant

from irqscope_bench.engine import Mode
from irqscope_gateware import activity, simulation
from irqscope_gateware.coasting import coasters
from irqscope_gateware.cxxrtl import Design
from irqscope_gateware.linear import down_counter, up_counter
from irqscope_gateware.simulation import ToolError
from models.stand_in import StandIn

pytestmark = pytest.mark.bench


def ports() -> dict[str, object]:
    """What the harness wants of a core with R = 2."""
    return {
        "pins": In(8),
        "stimulus": Out(4),
        "trigger": Out(2),
        "rx": In(stream.Signature(8)),
        "tx": Out(stream.Signature(8)),
    }


class Nosy(wiring.Component):
    """Counts down from the last byte once the first input is low; shows what `look` makes of the counter and that."""

    def __init__(self, look) -> None:
        self.look = look
        super().__init__(ports())

    def elaborate(self, platform: object) -> Module:
        m = Module()
        wait = down_counter(16, name="wait")
        seen, last = Signal(16), Signal(8)
        with m.If(self.rx.valid):
            m.d.sync += last.eq(self.rx.payload)
        with m.If(self.pins[0]):
            m.d.sync += wait.eq(last)
        with m.Elif(wait != 0):
            m.d.sync += wait.eq(wait - 1)
        m.d.sync += seen.eq(self.look(wait, self.pins[0], seen))
        m.d.comb += [self.rx.ready.eq(1), self.tx.valid.eq(self.pins[0]), self.tx.payload.eq(seen)]
        return m


class Adding(wiring.Component):
    """Adds the last byte to a counter while the first input is high, then counts down; sends until it is zero."""

    def __init__(self, width: int) -> None:
        self.width = width
        super().__init__(ports())

    def elaborate(self, platform: object) -> Module:
        m = Module()
        count = down_counter(self.width, name="count")
        total, last, busy = Signal(self.width + 1), Signal(8), Signal()
        with m.If(self.rx.valid):
            m.d.sync += last.eq(self.rx.payload)
        m.d.comb += total.eq(count + Mux(self.pins[0], last, C((1 << self.width) - 1)))
        m.d.sync += [count.eq(total[:-1]), busy.eq(total[-1])]
        with m.If(~total[-1] & ~self.pins[0]):
            m.d.sync += count.eq(0)
        m.d.comb += [self.rx.ready.eq(1), self.tx.valid.eq(busy & ~self.pins[0]), self.tx.payload.eq(~last)]
        return m


class Both(wiring.Component):
    """Counts down from each byte that comes, and from 50 once the first input is low; sends which are at their end."""

    def __init__(self) -> None:
        super().__init__(ports())

    def elaborate(self, platform: object) -> Module:
        m = Module()
        byte, pin = down_counter(16, name="byte"), down_counter(40, name="pin")
        for name, count, load, value in (("a", byte, self.rx.valid, self.rx.payload), ("b", pin, self.pins[0], 50)):
            m.submodules[name] = part = Module()  # hence a part of its own
            with part.If(load):
                part.d.sync += count.eq(value)
            with part.Elif(count != 0):
                part.d.sync += count.eq(count - 1)
        m.d.comb += [self.rx.ready.eq(1), self.tx.valid.eq(1), self.tx.payload.eq(Cat(byte == 0, pin == 0))]
        return m


class Stamp(wiring.Component):
    """Sends the time, in sixteens of clocks, as it was when the first input was last high."""

    def __init__(self) -> None:
        super().__init__(ports())

    def elaborate(self, platform: object) -> Module:
        m = Module()
        now = up_counter(32, name="now")
        taken = Signal(28)
        m.d.sync += now.eq(now + 1)
        with m.If(self.pins[0]):
            m.d.sync += taken.eq(now[4:])
        m.d.comb += [self.rx.ready.eq(1), self.tx.valid.eq(1), self.tx.payload.eq(taken)]
        return m


class Chain(wiring.Component):
    """Hands the first input's sample on through so many parts that their marks are several words."""

    def __init__(self) -> None:
        super().__init__(ports())

    def elaborate(self, platform: object) -> Module:
        m = Module()
        link = self.pins[0]
        for number in range(2 * activity.MARKS):
            m.submodules[f"part_{number}"] = part = Module()
            kept, last = Signal(name=f"kept_{number}"), link
            link = Signal(name=f"link_{number}")
            part.d.comb += link.eq(last ^ kept)
            part.d.sync += kept.eq(link)
        m.d.comb += [self.rx.ready.eq(1), self.tx.valid.eq(1), self.tx.payload.eq(link)]
        return m


def forced(make_bench, profiles, core, mode=Mode.PLAIN, **build) -> tuple[bytes, int]:
    """The same clocks of any core: bytes come in, the first input is high for a while."""
    bench = make_bench(2, core=core, rate=0, profile=profiles("ideal"), mode=mode, **build)
    for byte, pin, clocks in (
        (9, 1, 100),
        (9, 0, 3),
        (30, 1, 5),
        (29, 1, 10),
        (29, 0, 40),
        (1, 1, 5),
        (1, 0, 20),
        (200, 1, 5),
        (200, 0, 500),
        (7, 1, 5),
        (7, 0, 2),
        (4, 0, 1),
        (4, 1, 20),
    ):
        bench.push(bytes([byte]))
        bench.force(0, bool(pin))
        bench.step(clocks)
    return bench.pull(), bench.hash()


def nosy() -> Nosy:
    return Nosy(lambda wait, pin, seen: wait == 0)


def adding() -> Adding:
    return Adding(40)


def stand_in() -> StandIn:
    return StandIn(2)


MUTANTS = {
    "register": (stand_in, "activity", "marks = self._marks(self.readers[register]", "marks = self._marks(set()"),
    "value": (stand_in, "activity", 'marks = self._marks(self.readers[value] - {number}, "marked")', 'marks = ""'),
    "input": (stand_in, "activity", 'marks = self._marks(self.readers[value], "marked")', 'marks = ""'),
    "change": (stand_in, "activity", "{{ {change} {marks} }}", "{{ {marks} }}"),
    "commit": (stand_in, "activity", "curr[i] = next[i];", ";"),
    "handed on": (stand_in, "activity", "{{ this->{value} = {value}; {marks} }}", "{{ {marks} }}"),
    "order": (Chain, "parts", "return parts\n", f"return parts[{activity.MARKS}:] + parts[:{activity.MARKS}]\n"),
    "enable": (stand_in, "activity", "if ({enabled[1]})", "if (!{enabled[1]})"),
    "guard": (Stamp, "timeguard", "' || '.join(conditions.values()) or 'false'", "'false'"),
    "guard's condition": (Stamp, "timeguard", 'else f"({condition} ? {then} : {otherwise})"', 'else "false"'),
    "time under the guard": (Stamp, "activity", "taking = self._taking(register)\n", "taking = set()\n"),
    "a load that looks like a step": (nosy, "coasting", 'return f"{self.chosen} && ', 'return f"'),
    "the step to the end": (nosy, "coasting", "{'>' if self.down else '<'} 0x{self.end:x}u\"", '>= 0"'),
    "the end": (nosy, "coasting", "if ({self._number('curr')} == 0x{self.end:x}u)", "if (false)"),
    "a sum that is no step": (adding, "coasting", 'f"({added} == value', '"true" if True else f"({added} == value'),
    "a part that runs": (nosy, "activity", "coasting &= ~uint64_t(0x{own:x}u); starting", "starting"),
    "a part that runs again": (nosy, "activity", "starting &= ~uint64_t(0x{own:x}u);", ""),
    "a look at what is late": (adding, "activity", 'yield "\\tsettle();\\n"', 'yield "\\n"'),
    "a counter that starts while another is late": (Both, "activity", '"\\t\\t\\tsettle();\\n"', '""'),
    "clocks until the end": (nosy, "activity", '"\\t\\t\\tmeasure();\\n"', '""'),
    "parts that are marked": (nosy, "activity", "return !({' | '", "return true || !({' | '"),
    "clocks until what rests is at its end": (nosy, "activity", "left - late - 1", "left - late"),
    "waking": (nosy, "activity", "{self._marks(self.readers[register], 'marked')} }}\\n\"", '}}\\n"'),
}


WAYS = [(Mode.PLAIN, {}), (Mode.WARPED, {}), (Mode.WARPED, SEEN_IDLE)]
"""How clocks pass, and how the bench is built for it."""


@pytest.fixture(scope="module")
def answers() -> dict[object, tuple[bytes, int]]:
    """What a design answers, once its rewritten core was seen to answer the same as the plain one."""
    return {}


@pytest.mark.few(2)  # a part's and a counter's, as each wants compilers
@pytest.mark.parametrize("name", MUTANTS)
def test_mutants_are_caught(name, make_bench, profiles, answers, tmp_path):
    design, module, old, new = MUTANTS[name]
    generator = mutant(f"irqscope_gateware.{module}", old, new, via="irqscope_gateware.simulation")
    core = generator.generate(design(), tmp_path / "mutant", samples=2, tick=TICK)
    if design is not stand_in:
        if design not in answers:
            plain = simulation.generate(design(), tmp_path / "plain", samples=2, tick=TICK, plain=True)
            expected = forced(make_bench, profiles, plain, defines=("PHASES",))
            right = simulation.generate(design(), tmp_path / "right", samples=2, tick=TICK)
            for mode, build in WAYS:
                assert forced(make_bench, profiles, right, mode, **build) == expected
            answers[design] = expected
        assert any(forced(make_bench, profiles, core, mode, **build) != answers[design] for mode, build in WAYS)
        return
    assert caught(make_bench, profiles, Mode.PLAIN, 10, core=core)


@pytest.mark.parametrize("samples", [1, 2, 4, 8])
def test_the_same_machine(samples, make_bench, profiles):
    """Without the warp, so that nothing but the evaluation differs."""
    for seed in range(10 * samples, 10 * samples + 5):
        seen, _ = scenario(make_bench, profiles, seed, Mode.PLAIN, samples=samples, clocks=30_000)
        expected, _ = scenario(make_bench, profiles, seed, Mode.PLAIN, samples=samples, clocks=30_000, plain=True)
        assert seen == expected


def test_a_clock_in_which_a_byte_passes_is_no_rest(make_bench, profiles, mutant_harness, tmp_path):
    """Whatever the core makes of it: this one sends the same byte again and again."""
    core = simulation.generate(nosy(), tmp_path / "core", samples=2, tick=TICK)
    harness = mutant_harness("bench.h", "resting = still && core.rests()", "resting = core.rests()")
    expected = forced(make_bench, profiles, core)
    assert forced(make_bench, profiles, core, Mode.WARPED) == expected
    assert forced(make_bench, profiles, core, Mode.WARPED, harness=harness) != expected


LOOKS = {
    "at its end": (lambda wait, pin, seen: wait == 0, True),
    "not at its end": (lambda wait, pin, seen: Mux(wait != 0, pin, seen), True),
    "at a bit": (lambda wait, pin, seen: wait[3], False),
    "at another value": (lambda wait, pin, seen: wait == 5, False),
    "at all of it on an event": (lambda wait, pin, seen: Mux(pin, wait, seen), False),
    "at the step": (lambda wait, pin, seen: Mux(pin, wait - 1, seen), False),
    "at all of it as a condition": (lambda wait, pin, seen: Mux(wait > seen, seen, pin), False),
}


@pytest.mark.parametrize("name", LOOKS)
def test_a_counter_coasts_only_if_nobody_would_see(name, tmp_path):
    look, coasts = LOOKS[name]
    simulation.generate(Nosy(look), tmp_path, samples=2, tick=TICK, plain=True)
    design = Design((tmp_path / "core.h").read_text(), (tmp_path / "core.cc").read_text())
    assert list(design.counters.values()) == ["down"]
    for guarded in (set(), set(design.statements)):  # the guard is the time's, and excuses no reader of another counter
        assert bool(coasters(design, guarded, dict.fromkeys(design.statements, 0))) is coasts


@pytest.mark.parametrize("look", [lambda wait, pin, seen: wait // 16, lambda wait, pin, seen: wait % 10])
def test_a_division_is_refused(look, tmp_path):
    with pytest.raises(ToolError, match="the gateware divides"):
        simulation.generate(Nosy(look), tmp_path, samples=2, tick=TICK)


@pytest.mark.few(1)
@pytest.mark.parametrize("width", [40, 8, 32])
def test_a_counter_that_adds_coasts(width, make_bench, profiles, tmp_path):
    plain = simulation.generate(Adding(width), tmp_path / "plain", samples=2, tick=TICK, plain=True)
    design = Design((tmp_path / "plain" / "core.h").read_text(), (tmp_path / "plain" / "core.cc").read_text())
    assert len(coasters(design, set(), dict.fromkeys(design.statements, 0))) == 1
    expected = forced(make_bench, profiles, plain, defines=("PHASES",))
    assert len(expected[0]) > 10
    right = simulation.generate(Adding(width), tmp_path / "right", samples=2, tick=TICK)
    for mode, build in WAYS:
        assert forced(make_bench, profiles, right, mode, **build) == expected


class Sampler(wiring.Component):
    """Writes a count to memory unless the first input's last sample is high; sends the complement of what is there."""

    def __init__(self) -> None:
        super().__init__(ports())

    def elaborate(self, platform: object) -> Module:
        m = Module()
        count = Signal(8)
        m.submodules.memory = memory = Memory(shape=8, depth=2, init=[])
        write, read = memory.write_port(), memory.read_port()
        m.d.sync += count.eq(count + 1)
        m.d.comb += [self.rx.ready.eq(1), write.en.eq(~self.pins[1]), write.data.eq(count), read.en.eq(1)]
        m.d.comb += [self.tx.valid.eq(1), self.tx.payload.eq(~read.data)]
        return m


WITHDRAWN = " else written &= ~uint64_t(0x{bit:x}u);"


@pytest.mark.parametrize("withdrawn, right", [(WITHDRAWN, True), ("", False)])
def test_a_write_that_a_pin_forbids_in_its_clock_is_none(withdrawn, right, make_bench, profiles, tmp_path):
    plain = simulation.generate(Sampler(), tmp_path / "plain", samples=2, tick=TICK, plain=True)
    generator = mutant("irqscope_gateware.activity", WITHDRAWN, withdrawn, via="irqscope_gateware.simulation")
    core = generator.generate(Sampler(), tmp_path / "core", samples=2, tick=TICK)
    expected = forced(make_bench, profiles, plain, defines=("PHASES",))
    assert (forced(make_bench, profiles, core) == expected) is right


class TwoPorts(Sampler):
    """Has a second port that writes."""

    def elaborate(self, platform: object) -> Module:
        m = super().elaborate(platform)
        second = m.submodules.memory.write_port()
        m.d.comb += [second.en.eq(self.pins[0]), second.addr.eq(1), second.data.eq(self.rx.payload)]
        return m


def test_a_memory_with_two_ports_that_write_is_refused(tmp_path):
    with pytest.raises(activity.LayoutError, match="several ports that write: memory_p_memory"):
        simulation.generate(TwoPorts(), tmp_path, samples=2, tick=TICK)


class Echo(wiring.Component):
    """Keeps writing the last byte to a memory, and sending the complement of what it reads from there."""

    def __init__(self) -> None:
        super().__init__(ports())

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.memory = memory = Memory(shape=8, depth=2, init=[])
        write, read = memory.write_port(), memory.read_port()
        m.d.comb += [self.rx.ready.eq(1), write.en.eq(1), read.en.eq(1)]
        with m.If(self.rx.valid):
            m.d.sync += write.data.eq(self.rx.payload)
        m.d.comb += [self.tx.valid.eq(1), self.tx.payload.eq(~read.data)]
        return m


@pytest.mark.parametrize("marks, right", [("self._marks(self.readers[name], 'marked')", True), ("''", False)])
def test_a_memory_that_changes_marks_its_readers(marks, right, make_bench, profiles, tmp_path):
    old = "self._marks(self.readers[name], 'marked')"
    generator = mutant("irqscope_gateware.activity", old, marks, via="irqscope_gateware.simulation")
    core = generator.generate(Echo(), tmp_path, samples=2, tick=TICK)
    bench = make_bench(2, core=core, rate=0, profile=profiles("ideal"))
    bench.push(b"\x55")
    bench.step(20)
    assert (bench.pull()[-1] == 0xAA) is right


def test_text_of_another_layout_is_refused():
    with pytest.raises(activity.LayoutError, match="eval"):
        activity.rewrite("", "")
    with pytest.raises(activity.LayoutError, match="not one assignment in '\\\\tsurprise"):
        activity.rewrite("", "bool p_top::eval(performer *performer) {\n\tsurprise();\n}\n")


class Late(wiring.Component):
    """Sends a byte five clocks after it came; nothing but registers of `width` bits moves meanwhile."""

    def __init__(self, width: int) -> None:
        self.width = width
        super().__init__(ports())

    def elaborate(self, platform: object) -> Module:
        m = Module()
        stage = self.rx.valid
        for number in range(5):
            later = Signal(self.width, name=f"later_{number}")
            m.d.sync += later.eq(stage)
            stage = later
        m.d.comb += [self.rx.ready.eq(1), self.tx.valid.eq(stage[0]), self.tx.payload.eq(0x55)]
        return m


@pytest.mark.parametrize("width", [2, 64])
def test_the_warp_is_told_of_every_change(width, make_bench, profiles, tmp_path):
    old = "observer.on_update(Chunks, *first, *first + Chunks);"
    for number, (new, right) in enumerate([(old, True), (";", False)]):
        generator = mutant("irqscope_gateware.activity", old, new, via="irqscope_gateware.simulation")
        core = generator.generate(Late(width), tmp_path / str(number), samples=2, tick=TICK)
        bench = make_bench(2, core=core, rate=0, profile=profiles("ideal"))
        bench.push(b"\0")
        bench.step(8)
        assert (bench.pull() == b"\x55") is right
