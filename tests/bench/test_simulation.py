# SPDX-License-Identifier: BSD-2-Clause
"""The generator: reproducible, without feedback, and the same machine in every form."""

from fractions import Fraction

import pytest
from amaranth.hdl import Module, Signal
from amaranth.lib import stream, wiring
from amaranth.lib.wiring import In, Out

from irqscope_bench.core import SOURCES
from irqscope_bench.engine import Bench
from irqscope_bench.native import NativeBackend, library
from irqscope_bench.wasm import WasmBackend
from irqscope_gateware import simulation
from models.stand_in import StandIn, command

TICK = Fraction(1, 100_500_000)


def test_the_same_gateware_gives_the_same_files(tmp_path):
    for name in ("a", "b"):
        simulation.generate(StandIn(2), tmp_path / name, samples=2, tick=TICK)
    for name in SOURCES:
        text = (tmp_path / "a" / name).read_bytes()
        assert text == (tmp_path / "b" / name).read_bytes()
        assert str(tmp_path).encode() not in text


class Feedback(wiring.Component):
    """Bits of one word that depend on each other: no loop in the hardware, one between words."""

    pins: In(4)
    stimulus: Out(2)
    trigger: Out(1)
    rx: In(stream.Signature(8))
    tx: Out(stream.Signature(8))

    def elaborate(self, platform: object) -> Module:
        m = Module()
        word = Signal(2)
        m.d.comb += [word[0].eq(self.pins[0]), word[1].eq(~word[0] & self.pins[1])]
        m.d.sync += self.stimulus.eq(word)
        return m


def test_feedback_between_words_is_refused(tmp_path):
    with pytest.raises(simulation.ToolError, match="feedback"):
        simulation.generate(Feedback(), tmp_path, samples=1, tick=TICK)


@pytest.mark.few(1)
@pytest.mark.bench
@pytest.mark.parametrize("profile", ["linux-loaded", "overloaded"])
def test_native_and_wasm_are_the_same(profile, tmp_path, stand_in, profiles):
    core = stand_in(2)
    simulation.compile_wasm(core)
    seen = []
    for backend in (NativeBackend(library(core)), WasmBackend(core.module)):
        truth = tmp_path / f"{backend.name}.vcd"
        overrides = (("faults.near", "0.1"), ("irq.kind", "8259-edge"), ("aux.signal", "pps"), ("aux.period", "300ms"))
        target = profiles(profile, *overrides)
        bench = Bench(core, backend, seed=2**63 + 5, rate=300_000, profile=target, truth=truth, ledger=True)
        bench.push(command("width", 500) + command("period", 5000) + command("batch", 7) + command("run", 3))
        bench.step(3_000_000)
        seen.append((bench.pull(), bench.hash(), bench.counts(), bench.ledger(), bench.counter("evaluations")))
        bench.close()
        seen[-1] += (truth.read_bytes(),)
    assert seen[0] == seen[1]
    assert len(seen[0][0]) > 1000
