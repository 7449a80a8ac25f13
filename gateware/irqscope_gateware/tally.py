# SPDX-License-Identifier: BSD-2-Clause
"""A counter of things that happen, a few of them a clock at the most."""

from amaranth.hdl import Module
from amaranth.lib import wiring
from amaranth.lib.wiring import In, Out


class Tally(wiring.Component):
    """Sums `amount` modulo 2**32; `count` shows an amount from the clock after it on.

    Parameters
    ----------
    limit : int
        The largest amount of one clock.
    """

    def __init__(self, limit: int = 1) -> None:
        super().__init__({"amount": In(range(limit + 1)), "count": Out(32)})

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.d.sync += self.count.eq(self.count + self.amount)
        return m
