# SPDX-License-Identifier: BSD-2-Clause
"""How long something waits before a block is sent that is not full."""

from amaranth.hdl import Module, Mux, Signal
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out

from irqscope.contract.registers import FLUSH

from .linear import down_counter

FLUSH_BITS = FLUSH.word.width


class FlushTimer(wiring.Component):
    """Tells when something has waited for `flush` clocks.

    Members
    -------
    flush : In(FLUSH_BITS)
        Looked at in the clock in which `waits` becomes 1.
    waits : In(1)
        Something waits for a block to begin.
    over : Out(1)
        From `flush + 2` clocks after `waits` became 1 until one clock after it has become 0.

    The counter shows `flush` until it runs, which is as good as any other rest and makes a bit of it one cell of an
    iCE40: `runs` is what is added to each bit, -1 as a whole, and chooses between the sum and `flush`. It runs on while
    it is `over`, since what would stop it then would stand behind its carry chain.
    """

    def __init__(self, *, name: str) -> None:
        self.name = name
        super().__init__({"flush": In(FLUSH_BITS), "waits": In(1), "over": Out(1)})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        count = down_counter(FLUSH_BITS, name=self.name, reset_less=True)
        runs = Signal()
        total = Signal(FLUSH_BITS + 1)
        m.d.comb += total.eq(count + runs.replicate(FLUSH_BITS))
        m.d.sync += [
            runs.eq(self.waits),
            count.eq(Mux(runs, total[:-1], self.flush)),
            self.over.eq(self.waits & runs & (self.over | ~total[-1])),  # there is no carry where it was 0
        ]
        return m
