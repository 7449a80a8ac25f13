# SPDX-License-Identifier: BSD-2-Clause
"""The stimulus and its parts in a proof: arbitrary inputs, a configuration that stays, what a countdown still waits.

The proofs are at the full width of all counters, for every configuration and all time, resets included.
"""

from amaranth.hdl import Assert, Elaboratable, Fragment, Module, Signal, Value
from amaranth.lib import wiring
from formal_support import past, prove
from internals import internals


class Proof(Elaboratable):
    """A component with arbitrary inputs, and what is claimed of it."""

    def __init__(self, dut: wiring.Component) -> None:
        self.dut = dut
        self.ports = [Value.cast(value) for _, member, value in dut.signature.flatten(dut) if member.flow == wiring.In]

    def elaborate(self, platform: object) -> Module:
        m = Module()
        fragment = Fragment.get(self.dut, None)
        m.submodules.dut = fragment
        self.claim(m, self.dut, internals(fragment))
        return m

    def claim(self, m: Module, dut: wiring.Component, state: dict[str, Signal]) -> None:
        raise NotImplementedError

    def holds(self, depth: int = 2, *, resets: bool = True) -> None:
        prove(self, self.ports, depth=depth, resets=resets)

    def fails(self, depth: int, *, resets: bool = False) -> None:
        prove(self, self.ports, depth=depth, mode="bmc", expect="fail", resets=resets)


def stable(m: Module, dut: wiring.Component, since: Value) -> Signal:
    """The configuration has not changed since the last clock with `since`."""
    same = Signal()
    unchanged = Signal()
    m.d.comb += unchanged.eq(same & (Value.cast(dut.config) == past(m, Value.cast(dut.config))))
    m.d.sync += same.eq(since | unchanged)
    return unchanged


def waiting(m: Module, samples: int, state: dict[str, Signal], prefix: str, name: str) -> Value:
    """Ticks that a countdown still waits, with the invariants it takes."""
    count, added, held, active, due = (state[f"{prefix}.{part}"] for part in (name, "added", "held", "active", "due"))
    total = count + added
    m.d.comb += [
        Assert(~due | active),
        Assert(~held | (active & ~due)),
        Assert(~active | due | total[-1] | total[:-1].all()),
    ]
    return samples * ((total + 1)[: len(count)] + held + 1)
