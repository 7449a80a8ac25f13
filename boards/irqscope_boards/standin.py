# SPDX-License-Identifier: BSD-2-Clause
"""A stand-in for the front ends, until those of the gateware are there; only `top` uses it.

The pins run through the primitives that the real front ends use, so that place and route sees them. Nothing here is
claimed to measure.
"""

from typing import Any

from amaranth.hdl import Cat, ClockDomain, ClockSignal, Const, Instance, Module, ResetSignal, Signal
from amaranth.lib import cdc, io, wiring
from amaranth.lib.wiring import In, Out

from irqscope_gateware.frontend import FrontEndSignature

from .board import Board


class PinFrontEnd(wiring.Component):
    """R samples a clock of each input, R levels a clock for each stimulus; R = 1 and 2."""

    def __init__(self, board: Board, inputs: Any, outputs: Any, **members: Any) -> None:
        self.board, self.inputs, self.outputs = board, inputs, outputs
        super().__init__({"core": Out(FrontEndSignature(board.samples)), **members})

    def elaborate(self, platform: Any) -> Module:
        m = Module()
        registered = [Signal.like(sample) for sample in self.core.samples]
        m.d.comb += [sample.eq(register) for sample, register in zip(self.core.samples, registered, strict=True)]
        self.pads(m, registered)
        return m

    def pads(self, m: Module, registered: list[Signal]) -> None:
        buffer = {1: io.FFBuffer, 2: io.DDRBuffer}[self.board.samples]
        m.submodules.i = i = buffer("i", self.inputs)
        m.submodules.o = o = buffer("o", self.outputs)
        levels = self.core.stimulus
        if self.board.samples == 1:
            m.d.sync += Cat(registered).eq(i.i)
            m.d.comb += o.o.eq(Cat(levels))
        else:
            m.d.sync += [register.eq(Cat(i.i[0][k], i.i[1][k])) for k, register in enumerate(registered)]
            m.d.comb += [o.o[half].eq(Cat(level[half] for level in levels)) for half in range(2)]


class GearedFrontEnd(PinFrontEnd):
    """R = 4 and 8: makes the core's clock of the fast one, and the core's reset."""

    def __init__(self, board: Board, inputs: Any, outputs: Any) -> None:
        super().__init__(board, inputs, outputs, fast=In(1), locked=In(1), clock=Out(1))

    def elaborate(self, platform: Any) -> Module:
        m = super().elaborate(platform)
        edge_clock = Signal(attrs={"keep": "true"})
        divided_clock = Signal(attrs={"keep": "true"})
        stop, running = Signal(init=1), Signal()
        reset = Signal(init=1)
        step, locked = Signal(6), Signal()
        m.submodules.synchroniser = cdc.FFSynchronizer(self.locked, locked, o_domain="start")
        m.d.start += [reset.eq(step < 16), stop.eq(step < 32), running.eq(step == 63)]
        with m.If(~locked):
            m.d.start += step.eq(0)
        with m.Elif(step != 63):
            m.d.start += step.eq(step + 1)
        m.domains.edge = ClockDomain(async_reset=True, local=True)
        m.d.comb += [
            ClockSignal("edge").eq(edge_clock), ResetSignal("edge").eq(reset), self.clock.eq(divided_clock)
        ]
        if self.board.part.family.name == "ECP5":
            m.submodules.gate = Instance("ECLKSYNCB", i_ECLKI=self.fast, i_STOP=stop, o_ECLKO=edge_clock)
            m.submodules.divider = Instance(
                "CLKDIVF", p_DIV="2.0", i_CLKI=edge_clock, i_RST=reset, o_CDIVX=divided_clock
            )
        else:
            m.d.comb += edge_clock.eq(self.fast)
            m.submodules.divider = Instance(
                "CLKDIV", p_DIV_MODE=str(self.board.gear), p_GSREN="false", i_HCLKIN=edge_clock, i_RESETN=~reset,
                i_CALIB=Const(0), o_CLKOUT=divided_clock,
            )  # fmt: skip
        m.submodules.sync_reset = cdc.ResetSynchronizer(~running, domain="sync")
        platform.add_clock_constraint(edge_clock, float(self.board.pll.output))
        platform.add_clock_constraint(divided_clock, float(self.board.clock_hz))
        return m

    def pads(self, m: Module, registered: list[Signal]) -> None:
        m.submodules.i = i = io.Buffer("i", self.inputs)
        m.submodules.o = o = io.Buffer("o", self.outputs)
        ratio = self.board.samples
        if self.board.part.family.name == "ECP5":
            clocks = dict(i_SCLK=ClockSignal(), i_ECLK=ClockSignal("edge"), i_RST=ResetSignal("edge"))
            inward, outward, extra_in, extra_out = "IDDRX2F", "ODDRX2F", {}, {}
            pin = "o_Q"
        else:
            clocks = dict(i_PCLK=ClockSignal(), i_FCLK=ClockSignal("edge"), i_RESET=ResetSignal("edge"))
            inward, outward, extra_in = f"IDES{ratio}", f"OSER{ratio}", {"i_CALIB": Const(0)}
            extra_out = {f"i_TX{n}": Const(0) for n in range(ratio // 2)}
            pin = "o_Q0"
        for k, register in enumerate(registered):
            gear = Signal(ratio)
            m.submodules += Instance(
                inward, i_D=i.i[k], **clocks, **extra_in, **{f"o_Q{n}": gear[n] for n in range(ratio)}
            )
            m.d.sync += register.eq(gear)
        for k, level in enumerate(self.core.stimulus):
            m.submodules += Instance(
                outward, **{pin: o.o[k]}, **clocks, **extra_out, **{f"i_D{n}": level[n] for n in range(ratio)}
            )
