# SPDX-License-Identifier: BSD-2-Clause
"""The rewritten C++ is the machine that CXXRTL made; without any one of its marks it is not."""

import pytest
from amaranth.hdl import Module, Signal
from amaranth.lib import stream, wiring
from amaranth.lib.memory import Memory
from amaranth.lib.wiring import In, Out
from bench.conftest import TICK
from bench.test_warp import scenario
from formal_support import mutant

from irqscope.bench.engine import Mode
from irqscope_gateware import activity
from models.stand_in import StandIn

pytestmark = pytest.mark.bench

MUTANTS = {
    "register": ('marks = self._marks(self.readers[register], "following")', 'marks = ""'),
    "value": ('marks = self._marks(self.readers[value] - {number}, "marked")', 'marks = ""'),
    "input": ('marks = self._marks(self.readers[value], "marked")', 'marks = ""'),
    "change": ("{{ {change} {marks} }}", "{{ {marks} }}"),
    "commit": ("curr[i] = next[i];", ";"),
    "handed on": ("{{ this->{value} = {value}; {marks} }}", "{{ {marks} }}"),
    "order": ("return parts\n", "return parts[::-1]\n"),
    "enable": ("if ({enabled[1]})", "if (!{enabled[1]})"),
}


@pytest.mark.parametrize("samples", [1, 2, 4, 8])
def test_the_same_machine(samples, make_bench, profiles):
    """Without the warp, so that nothing but the evaluation differs."""
    for seed in range(10 * samples, 10 * samples + 5):
        seen, _ = scenario(make_bench, profiles, seed, Mode.PLAIN, samples=samples, clocks=30_000)
        expected, _ = scenario(make_bench, profiles, seed, Mode.PLAIN, samples=samples, clocks=30_000, plain=True)
        assert seen == expected


@pytest.mark.parametrize("name", MUTANTS)
def test_mutants_are_caught(name, make_bench, profiles, tmp_path):
    generator = mutant("irqscope_gateware.activity", *MUTANTS[name], via="irqscope_gateware.simulation")
    core = generator.generate(StandIn(2), tmp_path, samples=2, tick=TICK)
    for seed in range(10):
        seen, _ = scenario(make_bench, profiles, seed, Mode.PLAIN, samples=2, clocks=30_000, core=core)
        expected, _ = scenario(make_bench, profiles, seed, Mode.PLAIN, samples=2, clocks=30_000, plain=True)
        if seen != expected:
            return
    raise AssertionError("not caught")


class Echo(wiring.Component):
    """Keeps writing the last byte to a memory, and sending the complement of what it reads from there."""

    pins: In(8)
    stimulus: Out(4)
    trigger: Out(2)
    rx: In(stream.Signature(8))
    tx: Out(stream.Signature(8))

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

    pins: In(8)
    stimulus: Out(4)
    trigger: Out(2)
    rx: In(stream.Signature(8))
    tx: Out(stream.Signature(8))

    def __init__(self, width: int) -> None:
        self.width = width
        super().__init__()

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
    old = "observer.on_update(Chunks, curr, next);"
    for number, (new, right) in enumerate([(old, True), (";", False)]):
        generator = mutant("irqscope_gateware.activity", old, new, via="irqscope_gateware.simulation")
        core = generator.generate(Late(width), tmp_path / str(number), samples=2, tick=TICK)
        bench = make_bench(2, core=core, rate=0, profile=profiles("ideal"))
        bench.push(b"\0")
        bench.step(8)
        assert (bench.pull() == b"\x55") is right
