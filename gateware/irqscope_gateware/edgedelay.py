# SPDX-License-Identifier: BSD-2-Clause
"""A fixed delay of a stimulus' edges, which are two clocks apart."""

from amaranth.hdl import Cat, Module, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out


class EdgeDelay(wiring.Component):
    """Shows the edges of the input exactly `clocks` clocks later.

    Members
    -------
    valid, sub : In(1), In(sub_bits)
        An edge; at least `irqscope.contract.stimulus.EDGE_CLOCKS`, which is two, after the one before.
    late_valid, late_sub : Out(1), Out(sub_bits)
        The edge; `late_sub` means nothing without it.

    A tick has a register for every second clock only: it stays there for the two clocks in which its edge passes.
    """

    def __init__(self, sub_bits: int, clocks: int) -> None:
        self.clocks = clocks
        super().__init__({"valid": In(1), "sub": In(sub_bits), "late_valid": Out(1), "late_sub": Out(sub_bits)})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        passed = Signal(self.clocks)  # bit k: an edge came k + 1 clocks before
        m.d.sync += passed.eq(Cat(self.valid, passed))
        m.d.comb += self.late_valid.eq(passed[-1])
        moves = Cat(self.valid, passed[1:-1:2])
        # One word for each bit, as in `DelayLine`.
        for index, bit in enumerate(self.sub):
            line = Signal(len(moves), name=f"line{index}")
            m.d.sync += line.eq((line & ~moves) | (Cat(bit, line)[: len(moves)] & moves))
            m.d.comb += self.late_sub[index].eq(line[-1])
        return m
