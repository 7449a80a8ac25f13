# SPDX-License-Identifier: BSD-2-Clause
"""An RGMII with models of the ECP5's cells: nibbles at the pads, bytes behind them."""

import random

import pytest
from amaranth.hdl import ClockDomain, ClockSignal, Const, Fragment, Instance, Module, Signal
from amaranth.sim import Simulator
from formal_support import mutant

from irqscope_gateware import ethernetrgmii
from models.cells import CELLS, Wire

MUTANTS = [
    ("Cat(rose[:4], fell[:4])", "Cat(fell[:4], rose[:4])"),
    ("rose[4] ^ fell[4]", "fell[4]"),
    ("self.tx_data[bit], self.tx_data[bit + 4]", "self.tx_data[bit + 4], self.tx_data[bit]"),
    ("C(1, 1), C(0, 1)", "C(0, 1), C(1, 1)"),
]
LATE = 8
"""Clocks that a byte is under way at most."""


class Delay(Wire):
    """DELAYG; how late it is does not matter here."""

    source, target = "A", "Z"


def instances(fragment):
    for sub, _, _ in fragment.subfragments:
        yield from [sub] if isinstance(sub, Instance) else instances(sub)


def carried(module, received, sent):
    """Bytes behind the pads and at them: each (data, valid, error), and (lower, upper nibble, both controls, clock)."""
    m, clock = Module(), Signal()
    m.domains += ClockDomain("sync", reset_less=True)
    m.d.comb += ClockSignal().eq(clock)
    m.submodules.dut = dut = module.EthernetRgmii(receive_delay_ps=0, transmit_delay_ps=2000)
    fragment = Fragment.get(m, None)
    placed = []
    for instance in instances(fragment):
        ports = {name: value for name, (value, kind) in instance.ports.items() if kind == "i"}
        outputs = {name: value for name, (value, kind) in instance.ports.items() if kind == "o"}
        inputs = {n: v for n, v in ports.items() if not isinstance(v, ClockSignal)}
        placed.append(({**CELLS, "DELAYG": Delay}[instance.type](instance.parameters), inputs, outputs))
    behind, pads = [], []

    async def testbench(ctx):
        def seen(inputs):
            return {n: v.value if isinstance(v, Const) else ctx.get(v) & 1 for n, v in inputs.items()}

        def settle(level):
            for cell, inputs, outputs in sorted(placed, key=lambda each: isinstance(each[0], Wire)):
                for name, value in cell.outputs({**seen(inputs), "SCLK": level}).items():
                    ctx.set(outputs[name], value)

        for count in range(len(received)):
            data, valid, error = received[count]
            out = []
            for level, nibble, control in ((1, data & 15, valid), (0, data >> 4, valid ^ error)):
                ctx.set(dut.pad_rx_data, nibble)
                ctx.set(dut.pad_rx_control, control)
                settle(1 - level)
                before = [seen(inputs) for _, inputs, _ in placed]
                for (cell, _, _), levels in zip(placed, before, strict=True):
                    cell.edge("SCLK", level, levels)
                ctx.set(clock, level)
                settle(level)
                if level:
                    behind.append((ctx.get(dut.rx_data), ctx.get(dut.rx_valid), ctx.get(dut.rx_error)))
                    ctx.set(dut.tx_data, sent[count][0])
                    ctx.set(dut.tx_valid, sent[count][1])
                out += [ctx.get(dut.pad_tx_data), ctx.get(dut.pad_tx_control), ctx.get(dut.pad_tx_clock)]
                await ctx.delay(4e-9)
            pads.append(tuple(out))

    simulator = Simulator(fragment)
    simulator.add_testbench(testbench)
    simulator.run()
    return behind, pads


def check(module) -> None:
    dice = random.Random(1)
    received = [(dice.getrandbits(8), dice.getrandbits(1), dice.getrandbits(1)) for _ in range(60)]
    sent = [(dice.getrandbits(8), dice.getrandbits(1)) for _ in range(60)]
    behind, pads = carried(module, received, sent)
    assert any(behind[late:] == received[: len(received) - late] for late in range(LATE))
    wire = [(data & 15, valid, 1, data >> 4, valid, 0) for data, valid in sent]
    assert any(pads[late:] == wire[: len(wire) - late] for late in range(LATE))


def test_nibbles_become_bytes_and_bytes_nibbles():
    check(ethernetrgmii)


@pytest.mark.few(2)
@pytest.mark.parametrize(("old", "new"), MUTANTS)
def test_mutants_are_noticed(old, new):
    module = mutant("irqscope_gateware.ethernetrgmii", old, new)
    with pytest.raises(AssertionError):
        check(module)


@pytest.mark.parametrize("delay", [-25, 3200])
def test_a_delay_that_the_cell_has_not_is_refused(delay):
    class Refused(ethernetrgmii.EthernetRgmii):
        _MustUse__silence = True  # Amaranth warns of components that are never elaborated

    with pytest.raises(ValueError, match="at most 3175 ps"):
        Refused(transmit_delay_ps=delay)
