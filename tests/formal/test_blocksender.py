# SPDX-License-Identifier: BSD-2-Clause
"""What leaves as bytes is what the sources gave as words: the block sender, proven by induction, restarts included.

Whatever the sources offer and whenever the link takes a byte, the bytes that leave are blocks of the contract's length,
one after the other. In each of them the n-th word of the payload, for an arbitrary n, is the n-th word that was taken
from a source since the block began, or 0 if there was none; the trailer counts the words that were taken, and the CRC
is `zlib.crc32` of the bytes before it. Size: two ports, full width.
"""

import zlib
from functools import reduce
from operator import or_, xor

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, C, Cat, Cover, Module, Mux, Signal, Value
from claims import Claim
from formal_support import prove
from patches import Patch
from senderproof import SenderProof

from irqscope.contract import blocks
from irqscope.contract.blocks import PAYLOAD_START, PAYLOAD_WORDS, WORD_CRC, WORD_TRAILER
from irqscope_gateware import blocksender

pytestmark = pytest.mark.proof

UNALTERED = Claim(
    "blocksender",
    "block sender: every block has magic, the words taken from its source in order and unaltered, their "
    "count and the CRC of `zlib.crc32`, whatever link, sources and restarts do",
    size="two ports, full width",
)
ONES = 0xFFFF_FFFF


def crc_after(crc: Value, byte: Value) -> Value:
    """The CRC register of `zlib.crc32`, which is linear, after a byte: bit by bit of what both had in it."""
    mixed = crc ^ byte
    reached = [~zlib.crc32(b"\0", ~(1 << bit) & ONES) & ONES for bit in range(32)]
    return Cat(reduce(xor, (mixed[i] for i in range(32) if reached[i] >> bit & 1)) for bit in range(32))


class Unaltered(SenderProof):
    def claims(self, m: Module) -> None:
        state, sent, count = self.state, self.sent, self.count
        ports = self.dut.ports
        takes = [port.word.valid & port.word.ready for port in ports]
        word = reduce(or_, [Mux(take, port.word.payload, 0) for take, port in zip(takes, ports, strict=True)])
        number, watched, crc = AnyConst(7), Signal(32), Signal(32, init=ONES)
        byte = self.dut.tx.payload
        m.d.comb += Assume(number < PAYLOAD_WORDS)
        with m.If(self.taken & (count == number)):
            m.d.sync += watched.eq(word)
        with m.If(self.begins):
            m.d.sync += crc.eq(ONES)
        with m.Elif(self.leaves & (sent[2:] != WORD_CRC)):
            m.d.sync += crc.eq(crc_after(crc, byte))

        with m.If(self.dut.tx.valid):
            for place, expected in (
                (0, C(blocks.MAGIC, 32)),
                (number + PAYLOAD_START, Mux(count > number, watched, 0)),
                (WORD_CRC, ~crc),
            ):
                with m.If(sent[2:] == place):
                    m.d.comb += Assert(byte == expected.word_select(sent[:2], 8))
            with m.If(sent == 4 * WORD_TRAILER):
                m.d.comb += Assert(byte == count)
        m.d.comb += Cover(self.taken & (count == 2))

        # The word that leaves, and the CRC of those before.
        shift, valid, left = state["shift"], state["shift_valid"], state["byte"]
        now = self.fetched - 1
        with m.If(valid):
            with m.If(now == 0):
                m.d.comb += Assert(shift == C(blocks.MAGIC, 32) >> (8 * left))
            with m.If(now == number + PAYLOAD_START):
                m.d.comb += Assert(shift == Mux(count > number, watched, 0) >> (8 * left))
            with m.If((now == WORD_TRAILER) & (left == 0)):
                m.d.comb += Assert(shift[:8] == count)
            with m.If(now == WORD_CRC):
                m.d.comb += Assert(state["crc"] == crc >> (8 * left))
            with m.Else():
                m.d.comb += Assert(state["crc"] == crc)
        with m.Elif(self.fetched != 0):
            m.d.comb += Assert(state["crc"] == crc)
        with m.If(sent == 0):
            m.d.comb += Assert(crc == ONES)


@UNALTERED.proof
def test_what_leaves_is_what_was_taken() -> None:
    proof = Unaltered()
    prove(proof, proof.ports, depth=2)


@UNALTERED.proof
def test_words_are_taken() -> None:
    proof = Unaltered()
    prove(proof, proof.ports, depth=60, mode="cover")


@pytest.mark.few(3)
@UNALTERED.mutants()
def test_mutants_are_refuted(patch: Patch) -> None:
    """The invariants see a fault where it happens, not only where it comes out."""
    proof = Unaltered(patch.applied(blocksender), hurried=True)
    prove(proof, proof.ports, depth=60, mode="bmc", expect="fail")
