# SPDX-License-Identifier: BSD-2-Clause
"""The promises of the FT245 link, for every chip and core and all time, by induction.

Each way the byte that went in as number n comes out as number n, unchanged, whenever RXF# and TXE# are high; the bus is
never driven from both ends, and is left for a clock in between.
"""

from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, Cover, Elaboratable, Module, Signal
from claims import Claim
from formal_support import past, prove
from ft245bench import Pads
from patches import Patch

from irqscope_gateware import ft245link

pytestmark = pytest.mark.proof

BYTES = Claim(
    "ft245link",
    "the FT245 link loses, doubles and exchanges no byte either way, and never drives the bus while the chip may",
    size="full width; turns of 4 clocks",
)
COUNT = 8
"""Bits of the numbers of bytes."""
TURN, SILENCE, STROBE = 4, 4, 2


class BytesPass(Elaboratable):
    """A link with the registers at its pads, and a chip and a core of which nothing else is known."""

    def __init__(self, module: ModuleType) -> None:
        self.pads = pads = Pads(module.Ft245Link(turn=TURN, silence=SILENCE, strobe=STROBE))
        link = pads.link
        self.ports = [pads.rxf_n, pads.txe_n, pads.bus, link.rx.ready, link.tx.valid, link.tx.payload]

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.pads = self.pads
        self._bus(m)
        self._sent(m)
        self._received(m)
        return m

    def _bus(self, m: Module) -> None:
        """Who drives it, of what is at the pads; `reading` and `writing` tell that for the invariants."""
        pads, link = self.pads, self.pads.link
        drove, open_before = past(m, pads.drive), past(m, ~pads.oe_n)
        open_long_before = past(m, open_before)
        m.d.comb += [
            Assert(~(pads.drive & ~pads.oe_n)),
            Assert(~(pads.drive & (open_before | open_long_before))),
            Assert(~(drove & ~pads.oe_n)),
            Assert(pads.rd_n | (~pads.oe_n & open_before)),
            Assert(pads.wr_n | (pads.drive & drove)),
            # Invariants
            Assert(link.reading == ~pads.rd_n),
            Assert(~link.writing | pads.drive),
            Assert(pads.wr_n == ~(link.writing & link.held)),
            Assert(pads.wr_n | (pads.data_out == link.out)),
        ]

    def _sent(self, m: Module) -> None:
        pads, link = self.pads, self.pads.link
        accepted, taken, n, data = Signal(COUNT), Signal(COUNT), AnyConst(COUNT), Signal(8)
        with m.If(link.tx.valid & link.tx.ready):
            m.d.sync += accepted.eq(accepted + 1)
            with m.If(accepted == n):
                m.d.sync += data.eq(link.tx.payload)
        with m.If(~pads.wr_n & ~pads.txe_n):
            m.d.sync += taken.eq(taken + 1)
            with m.If(taken == n):
                m.d.comb += Assert(pads.data_out == data)
        m.d.comb += [
            Assume(accepted < (1 << COUNT) - 8),
            # Invariants
            Assert(accepted == taken + link.held + link.spare_held),
            Assert(link.held | ~link.spare_held),
            Assert(~(link.held & (taken == n)) | (link.out == data)),
            Assert(~(link.spare_held & (taken + 1 == n)) | (link.spare == data)),
            Cover((taken == 6) & past(m, past(m, pads.txe_n & ~pads.wr_n))),
        ]

    def _received(self, m: Module) -> None:
        pads, link = self.pads, self.pads.link
        given, passed, n, data = Signal(COUNT), Signal(COUNT), AnyConst(COUNT), Signal(8)
        came = link.was_reading & ~link.rxf_n
        with m.If(~pads.rd_n & ~pads.rxf_n):
            m.d.sync += given.eq(given + 1)
            with m.If(given == n):
                m.d.sync += data.eq(pads.bus)
        with m.If(link.rx.valid & link.rx.ready):
            m.d.sync += passed.eq(passed + 1)
            with m.If(passed == n):
                m.d.comb += Assert(link.rx.payload == data)
        m.d.comb += [
            Assume(given < (1 << COUNT) - 8),
            # Invariants
            Assert(given == passed + link.level + came),
            Assert(link.level + came + ~pads.rd_n <= ft245link.PLACES),
            Assert(~(came & (passed + link.level == n)) | (link.data_in == data)),
            *(
                Assert(~((link.level > number) & (passed + number == n)) | (place == data))
                for number, place in enumerate(link.places)
            ),
            Cover((passed == 6) & (link.level == ft245link.PLACES)),
        ]


@BYTES.proof
def test_every_byte_passes_once_and_in_order() -> None:
    proof = BytesPass(ft245link)
    prove(proof, proof.ports, depth=4, resets=True)


@BYTES.proof
def test_both_ways_are_used_to_the_full() -> None:
    proof = BytesPass(ft245link)
    prove(proof, proof.ports, depth=40, mode="cover")


@pytest.mark.few(3)
@BYTES.mutants()
def test_mutants_of_the_link_are_refuted(patch: Patch) -> None:
    proof = BytesPass(patch.applied(ft245link))
    prove(proof, proof.ports, depth=16, mode="bmc", expect="fail")
