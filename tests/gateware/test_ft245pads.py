# SPDX-License-Identifier: BSD-2-Clause
"""The pads at an FTDI chip with models of the ECP5's cells: a register each; at rest in reset."""

import random

import pytest
from amaranth.hdl import ClockDomain, ClockSignal, Elaboratable, Module, ResetSignal, Signal
from amaranth.sim import Simulator
from formal_support import mutant

from irqscope_gateware import ft245pads

WAYS = {"rxf_n": "pad_rxf_n", "data_in": "pad_data_in"}
"""What a register takes from a pad."""
WAYS |= {f"pad_{name}": name for name in ("oe_n", "rd_n", "wr_n", "siwu_n", "data_out")}
REST = {"rxf_n": 1, "pad_oe_n": 1, "pad_rd_n": 1, "pad_wr_n": 1, "pad_siwu_n": 1, "pad_data_float": 255}
MUTANTS = [
    ('"OFS1P3BX", name, getattr', '"OFS1P3DX", name, getattr'),
    ('"OFS1P3BX", f"data_float_{bit}"', '"OFS1P3DX", f"data_float_{bit}"'),
    ("~self.drive", "self.drive"),
    ("self.data_out[bit], self.pad_data_out", "self.data_out[7 - bit], self.pad_data_out"),
    ("DELAY_PS // TAP_PS", "DELAY_PS // TAP_PS // 2"),
]


class Cell(Elaboratable):
    """A register of a pad, which a reset changes without a clock, or a delay of no time."""

    delays: list[int] = []

    def __init__(self, kind: str, **ports) -> None:
        self.kind, self.ports = kind, ports

    def elaborate(self, platform: object) -> Module:
        m, ports = Module(), self.ports
        if self.kind == "DELAYG":
            assert ports["p_DEL_MODE"] == "USER_DEFINED"
            self.delays.append(ports["p_DEL_VALUE"])
            m.d.comb += ports["o_Z"].eq(ports["i_A"])
            return m
        assert self.kind in ("IFS1P3BX", "IFS1P3DX", "OFS1P3BX", "OFS1P3DX")
        sets = self.kind.endswith("BX")
        assert isinstance(ports["i_PD" if sets else "i_CD"], ResetSignal) and isinstance(ports["i_SCLK"], ClockSignal)
        register = Signal(init=sets)
        m.d.sync += register.eq(ports["i_D"])
        m.d.comb += ports["o_Q"].eq(register)
        return m


def check(module) -> None:
    m, dice, clock, reset = Module(), random.Random(1), Signal(), Signal()
    m.domains += ClockDomain("sync", async_reset=True)
    m.submodules.dut = dut = module.Ft245Pads()
    m.d.comb += [ClockSignal().eq(clock), ResetSignal().eq(reset)]
    given = [*WAYS.values(), "drive"]

    async def testbench(ctx):
        for number in range(200):
            levels = {name: dice.getrandbits(len(getattr(dut, name))) for name in given}
            for name, level in levels.items():
                ctx.set(getattr(dut, name), level)
            await ctx.delay(1e-9)
            ctx.set(clock, 1)
            await ctx.delay(1e-9)
            assert {name: ctx.get(getattr(dut, name)) for name in WAYS} == {n: levels[each] for n, each in WAYS.items()}
            assert ctx.get(dut.pad_data_float) == (0 if levels["drive"] else 255)
            ctx.set(clock, 0)
            if number % 20 == 19:
                ctx.set(reset, 1)
                await ctx.delay(1e-9)
                assert {name: ctx.get(getattr(dut, name)) for name in REST} == REST
                ctx.set(reset, 0)

    Cell.delays.clear()
    simulator = Simulator(m)
    assert Cell.delays == [120] * 9
    simulator.add_testbench(testbench)
    simulator.run()


def test_what_is_at_the_pads(monkeypatch):
    monkeypatch.setattr(ft245pads, "Instance", Cell)
    check(ft245pads)


@pytest.mark.few(2)
@pytest.mark.parametrize(("old", "new"), MUTANTS)
def test_mutants_are_noticed(old, new, monkeypatch):
    module = mutant("irqscope_gateware.ft245pads", old, new)
    monkeypatch.setattr(module, "Instance", Cell)
    with pytest.raises(AssertionError):
        check(module)
