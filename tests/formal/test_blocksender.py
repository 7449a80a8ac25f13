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
from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, C, Cat, Cover, Elaboratable, Fragment, Module, Mux, Signal, Value
from claims import Claim
from formal_support import prove
from internals import internals
from patches import Patch

from irqscope.contract import blocks
from irqscope.contract.blocks import PAYLOAD_START, PAYLOAD_WORDS, WORD_CRC, WORD_TRAILER
from irqscope_gateware import blocksender

pytestmark = pytest.mark.proof

UNALTERED = Claim(
    "blocksender", "block sender: every block has magic, the words taken from its source in order and unaltered, their "
    "count and the CRC of `zlib.crc32`, whatever link, sources and restarts do", size="two ports, full width",
)  # fmt: skip
PORTS = 2
ONES = 0xFFFF_FFFF


def crc_after(crc: Value, byte: Value) -> Value:
    """The CRC register of `zlib.crc32`, which is linear, after a byte: bit by bit of what both had in it."""
    mixed = crc ^ byte
    reached = [~zlib.crc32(b"\0", ~(1 << bit) & ONES) & ONES for bit in range(32)]
    return Cat(reduce(xor, (mixed[i] for i in range(32) if reached[i] >> bit & 1)) for bit in range(32))


def past(m: Module, value: Value) -> Signal:
    """`value` one clock ago."""
    register = Signal.like(value)
    m.d.sync += register.eq(value)
    return register


class Unaltered(Elaboratable):
    """Or `hurried`: the link takes every byte, and sources always want a block. A fault then shows in seconds."""

    def __init__(self, module: ModuleType = blocksender, *, hurried: bool = False) -> None:
        self.hurried = hurried
        self.dut = dut = module.BlockSender(PORTS, protocol=1)
        self.ports = [dut.restart, dut.epoch, dut.lost, dut.tx.ready]
        for port in dut.ports:
            self.ports += [
                port.request, port.kind, port.detail, port.base, port.word.valid, port.word.payload, port.end, port.last
            ]  # fmt: skip

    def elaborate(self, platform: object) -> Module:
        m = Module()
        dut = self.dut
        m.submodules.dut = fragment = Fragment.get(dut, None)
        state = internals(fragment)
        turn, position = state["turn"], state["position"]
        at = {name: turn[i] for i, name in enumerate(blocksender.TURNS)}

        if self.hurried:
            m.d.comb += [Assume(dut.tx.ready), Assume(Cat(port.request for port in dut.ports).all())]

        # A word that is valid stays until it is taken, but for a restart, which port 0 does not see.
        for number, port in enumerate(dut.ports):
            waits = past(m, port.word.valid & ~port.word.ready & ~(dut.restart if number else C(0)))
            m.d.comb += Assume(~waits | (port.word.valid & (port.word.payload == past(m, port.word.payload))))

        # The words that are taken, one of them watched.
        takes = [port.word.valid & port.word.ready for port in dut.ports]
        word = reduce(or_, [Mux(take, port.word.payload, 0) for take, port in zip(takes, dut.ports, strict=True)])
        number, count, watched = AnyConst(7), Signal(7), Signal(32)
        taken, begins = Signal(), Signal()
        m.d.comb += [Assume(number < PAYLOAD_WORDS), taken.eq(Cat(takes).any())]
        with m.If(taken):
            m.d.sync += count.eq(count + 1)
            with m.If(count == number):
                m.d.sync += watched.eq(word)

        # The bytes that leave. With the last one of a block the next block begins.
        sent, crc = Signal(range(blocks.BLOCK_BYTES)), Signal(32, init=ONES)
        leaves, byte = Signal(), dut.tx.payload
        in_word = Signal(8)
        m.d.comb += [
            leaves.eq(dut.tx.valid & dut.tx.ready),
            begins.eq(leaves & sent.all()),
            in_word.eq(self.byte_of(sent[:2], Mux(count > number, watched, 0))),
        ]
        with m.If(leaves):
            m.d.sync += sent.eq(sent + 1)
            with m.If(sent[2:] != WORD_CRC):
                m.d.sync += crc.eq(crc_after(crc, byte))
        with m.If(begins):
            m.d.sync += [count.eq(0), crc.eq(ONES)]
        with m.If(dut.tx.valid):
            with m.If(sent[2:] == 0):
                m.d.comb += Assert(byte == self.byte_of(sent[:2], C(blocks.MAGIC, 32)))
            with m.If(sent[2:] == number + PAYLOAD_START):
                m.d.comb += Assert(byte == in_word)
            with m.If(sent == 4 * WORD_TRAILER):
                m.d.comb += Assert(byte == count)
            with m.If(sent[2:] == WORD_CRC):
                m.d.comb += Assert(byte == self.byte_of(sent[:2], ~crc))
        m.d.comb += [
            Assert(~(taken & (sent[2:] >= blocks.WORD_LOST))),
            Assert(Cat(takes) == Cat(port.word.ready for port in dut.ports)),
            Assert(count <= PAYLOAD_WORDS),
        ]
        m.d.comb += Cover(taken & (count == 2))
        self.invariants(m, state, at, position, sent, count, number, watched, crc)
        return m

    def byte_of(self, place: Value, word: Value) -> Value:
        return word.word_select(place, 8)

    def invariants(self, m: Module, state, at, position, sent, count, number, watched, crc) -> None:
        """Where the sender is with the block: words fetched so far, and what is left of the one that leaves."""
        # Amaranth does not name all of the signals that one statement makes.
        loaded, closed, start, take, settle, look = (state[f"$signal${number}"] for number in range(1, 7))
        shift, valid, byte, grant = (state[name] for name in ("shift", "shift_valid", "byte", "grant"))
        full, is_crc = state["full"], state["shift_is_crc"]
        turn = state["turn"]
        fixed = {name: place for place, name in enumerate(blocksender.TURNS[1:6])}
        fixed |= {name: place + blocks.WORD_LOST for place, name in enumerate(blocksender.TURNS[8:])}
        fetched = Signal(range(blocks.BLOCK_WORDS + 1))
        m.d.comb += fetched.eq(
            reduce(or_, [Mux(at[name], place + loaded, 0) for name, place in fixed.items()])
            | Mux(at["payload"] | at["padding"], PAYLOAD_START + position, 0)
            | Mux(valid & (at["idle"] | (at["magic"] & ~loaded)), blocks.BLOCK_WORDS, 0)  # the CRC of the block before
        )
        steps = Cat(start.any(), take.any(), settle, look, closed)
        m.d.comb += [
            Assert((turn & (turn - 1) == 0) & (turn != 0)),
            Assert((grant & (grant - 1) == 0) & (at["idle"] | (grant != 0))),
            Assert((state["turn$1"] != 0) & (state["turn$1"] < PORTS)),  # of the arbiter
            Assert(valid | (byte == 0)),
            Assert(~loaded | (valid & (byte == 0) & ~(at["idle"] | at["payload"] | at["padding"]))),
            Assert(sent == (4 * (fetched - valid) + byte)[: len(sent)]),
            Assert((fetched != 0) | (sent == 0)),
            # The steps of a word of the payload: one at a time, and none without a block.
            Assert(at["payload"] == steps.any()),
            Assert((steps & (steps - 1))[: len(steps)] == 0),
            Assert((take | start) & ~grant == 0),
            Assert(~take.any() | (~valid & ~full & (position != PAYLOAD_WORDS))),
            Assert(position <= PAYLOAD_WORDS),
            Assert(full == past(m, position == PAYLOAD_WORDS)),
            Assert(~look | (full == (position == PAYLOAD_WORDS))),
            Assert(~(at["padding"] & ~valid) | (full == (position == PAYLOAD_WORDS))),
            Assert(~(at["lost"] | at["trailer"] | at["crc"]) | (position == PAYLOAD_WORDS)),
        ]  # fmt: skip
        with m.If(at["payload"]):
            m.d.comb += Assert(count == position)
        with m.Elif(at["padding"]):
            m.d.comb += [Assert(count <= position), Assert(state["count"] == count)]
        with m.Elif(at["lost"] | at["trailer"]):
            m.d.comb += Assert(state["count"] == count)
        with m.If(fetched < PAYLOAD_START):
            m.d.comb += Assert(count == 0)
        with m.If(~at["idle"] & ~(at["payload"] | at["padding"] | at["lost"] | at["trailer"] | at["crc"])):
            m.d.comb += Assert(position == 0)

        # The word that leaves.
        left = Signal(32)
        now = fetched - 1
        m.d.comb += left.eq(reduce(or_, [
            Mux(now == 0, C(blocks.MAGIC, 32), 0),
            Mux(now == number + PAYLOAD_START, Mux(count > number, watched, 0), 0),
        ]))
        with m.If(valid):
            m.d.comb += Assert(is_crc == (now == WORD_CRC))
            with m.If((now == 0) | (now == number + PAYLOAD_START)):
                m.d.comb += Assert(shift == left >> (8 * byte))
            with m.If((now == WORD_TRAILER) & (byte == 0)):
                m.d.comb += Assert(shift[:8] == count)
            with m.If(now == WORD_CRC):
                m.d.comb += Assert(state["crc"] == crc >> (8 * byte))
            with m.Else():
                m.d.comb += Assert(state["crc"] == crc)
        with m.Elif(fetched != 0):
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


@UNALTERED.mutants()
def test_mutants_are_refuted(patch: Patch) -> None:
    """The invariants see a fault where it happens, not only where it comes out."""
    proof = Unaltered(patch.applied(blocksender), hurried=True)
    prove(proof, proof.ports, depth=60, mode="bmc", expect="fail")
