# SPDX-License-Identifier: BSD-2-Clause
"""A stand-in for the front ends, until those of the gateware are there; only `top` uses it.

The pins run through the primitives that the real front ends use, so that place and route sees them. Nothing here is
claimed to measure.
"""

from typing import Any

from amaranth.hdl import Cat, ClockSignal, Const, Instance, Module, ResetSignal, Signal
from amaranth.lib import io, wiring
from amaranth.lib.wiring import Out

from irqscope_gateware.frontend import FrontEndSignature

from .board import Board


class PinFrontEnd(wiring.Component):
    """R samples a clock of each input, R levels a clock for each stimulus."""

    def __init__(self, board: Board, inputs: Any, outputs: Any) -> None:
        self.board, self.inputs, self.outputs = board, inputs, outputs
        super().__init__({"core": Out(FrontEndSignature(board.samples))})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        samples, levels = self.core.samples, self.core.stimulus
        registered = [Signal.like(sample) for sample in samples]
        m.d.sync += [register.eq(0) for register in registered]
        if self.board.samples == 1:
            m.submodules.i = i = io.FFBuffer("i", self.inputs)
            m.submodules.o = o = io.FFBuffer("o", self.outputs)
            m.d.sync += Cat(registered).eq(i.i)
            m.d.comb += o.o.eq(Cat(levels))
        elif self.board.samples == 2:
            m.submodules.i = i = io.DDRBuffer("i", self.inputs)
            m.submodules.o = o = io.DDRBuffer("o", self.outputs)
            m.d.sync += [register.eq(Cat(i.i[0][k], i.i[1][k])) for k, register in enumerate(registered)]
            m.d.comb += [o.o[half].eq(Cat(level[half] for level in levels)) for half in range(2)]
        else:
            m.submodules.i = i = io.Buffer("i", self.inputs)
            m.submodules.o = o = io.Buffer("o", self.outputs)
            gears = self._ecp5 if self.board.part.family.name == "ECP5" else self._gowin
            gears(m, i.i, o.o, registered)
        m.d.comb += [sample.eq(register) for sample, register in zip(samples, registered, strict=True)]
        return m

    def _ecp5(self, m: Module, pins: Signal, outputs: Signal, registered: list[Signal]) -> None:
        clocks = dict(i_SCLK=ClockSignal(), i_ECLK=ClockSignal("edge"), i_RST=ResetSignal("edge"))
        for k, register in enumerate(registered):
            gear = Signal(4)
            m.submodules += Instance("IDDRX2F", i_D=pins[k], **clocks, **{f"o_Q{n}": gear[n] for n in range(4)})
            m.d.sync += register.eq(gear)
        for k, level in enumerate(self.core.stimulus):
            m.submodules += Instance("ODDRX2F", o_Q=outputs[k], **clocks, **{f"i_D{n}": level[n] for n in range(4)})

    def _gowin(self, m: Module, pins: Signal, outputs: Signal, registered: list[Signal]) -> None:
        ratio = self.board.samples
        clocks = dict(i_PCLK=ClockSignal(), i_FCLK=ClockSignal("edge"), i_RESET=ResetSignal("edge"))
        for k, register in enumerate(registered):
            gear = Signal(ratio)
            m.submodules += Instance(
                f"IDES{ratio}", i_D=pins[k], i_CALIB=Const(0), **clocks, **{f"o_Q{n}": gear[n] for n in range(ratio)}
            )
            m.d.sync += register.eq(gear)
        for k, level in enumerate(self.core.stimulus):
            m.submodules += Instance(
                f"OSER{ratio}", o_Q0=outputs[k], **clocks,
                **{f"i_TX{n}": Const(0) for n in range(ratio // 2)}, **{f"i_D{n}": level[n] for n in range(ratio)},
            )  # fmt: skip
