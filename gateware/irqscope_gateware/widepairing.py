# SPDX-License-Identifier: BSD-2-Clause
"""Pairing in rounds of three clocks, for parts with room: whole stamps, all ages at once.

    ready    the stamps are subtracted from the time
    age      the ages are compared
    decide   one outcome is given out, until it is taken; then one cause is pushed or taken off

An operation takes a round, and one more for each further cause that is taken off: missing ones, and those that a
response serves beside the oldest. What is decided is what `Pairing` decides.
"""

from amaranth.hdl import Module
from amaranth.lib import wiring

from .pairing import Pairing
from .wideage import WideAge
from .widepending import WidePendingQueue


class WidePairing(Pairing):
    """As `Pairing`, with 3 clocks an operation in place of 9 and more."""

    RING = WidePendingQueue
    ACTS_LATE = False

    def __init__(self, *, depth: int, outliers: bool = True, age: type = WideAge) -> None:
        super().__init__(depth=depth, outliers=outliers, age=age)

    def _limits(self, m: Module) -> None:
        wiring.connect(m, wiring.flipped(self.config.limits), self.age.limits)

    def _ages(self, m: Module) -> None:
        pending, age, time = self.pending, self.age, self.operation.payload.time
        m.d.comb += [
            pending.time.eq(time),
            age.now.eq(time),
            age.patient.eq(self.interval),
            age.oldest.eq(pending.oldest),
            age.second.eq(pending.second),
            age.newest.eq(pending.newest),
        ]

    def _may_tell(self) -> list:
        return [self.may["tell"].eq((~self.interval & self.is_cause) | self.is_response)]

    def _begin(self, m: Module) -> None:
        pass

    def _go_on(self, m: Module) -> None:
        m.d.comb += self.phase[0].eq(1)
        m.next = "decide"
