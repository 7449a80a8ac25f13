# SPDX-License-Identifier: BSD-2-Clause
"""What stands around the words of a block: header, number, epoch, base, edges lost and the flag `last`.

A port that has its `start` has its own kind, detail and base in the block, and only its words; the upper half of the
base is that of two clocks before. A block has the number that follows when its word is first seen on the link, counted
from 0 since the last restart, with the epoch of that restart. The edges lost are those of the clock before their word
is first seen, and `last` is the flag of the port in the clock of its `done`; a block without `done` has none.
"""

import pytest
from amaranth.hdl import Assert, Assume, C, Cat, Cover, Module, Mux, Signal, Value
from claims import Claim
from formal_support import past, prove
from patches import Patch
from senderproof import SenderProof

from irqscope.contract.blocks import (
    PAYLOAD_START,
    SEQUENCE,
    TRAILER,
    WORD_BASE_HIGH,
    WORD_BASE_LOW,
    WORD_HEADER,
    WORD_LOST,
    WORD_SEQUENCE,
    WORD_TRAILER,
)
from irqscope_gateware import blocksender

NUMBER = SEQUENCE.field("number")

pytestmark = pytest.mark.proof

HEADED = Claim(
    "blockheader",
    "block sender: a port that has its `start` has its own kind, detail and base in the block, and no "
    "word of another one; numbers count from 0 since a restart, of its epoch; edges lost and `last` are as told",
    size="two ports, full width",
)


class Headed(SenderProof):
    def sources(self, m: Module) -> None:
        """What a block is headed with stays while it is asked for."""
        super().sources(m)
        self.requests(m)
        for number, port in enumerate(self.dut.ports):
            header = Cat(port.kind, port.detail, port.base[:32])
            waits = past(m, port.request & ~port.start & ~(self.dut.restart if number else C(0)))
            m.d.comb += Assume(~waits | (header == past(m, header)))

    def claims(self, m: Module) -> None:
        self.number(m)
        self.around(m)
        self.served(m)
        self.header(m)
        m.d.comb += Cover(self.taken & (self.count == 1) & (self.state["sequence"][NUMBER.width :] == 5))

    def leaving(self, m: Module, word: int, expected: Value) -> None:
        """The bytes of a word are those of `expected`, and so is what is left of it in the sender."""
        state = self.state
        with m.If(self.dut.tx.valid & (self.sent[2:] == word)):
            m.d.comb += [
                Assert(self.dut.tx.payload == expected.word_select(self.sent[:2], 8)),
                Assert(state["shift"] == expected >> (8 * state["byte"])),
                Assert(~state["shift_is_crc"]),
            ]

    def first(self, m: Module, word: int) -> Value:
        """The link sees the word for the first time."""
        seen = Signal()
        m.d.comb += seen.eq(self.dut.tx.valid & (self.sent == 4 * word))
        return seen & ~past(m, seen)

    def held(self, m: Module, first: Value, now: Value) -> Value:
        """`now` of the clock before `first`, from that clock on."""
        before, value = past(m, now), Signal.like(now)
        with m.If(first):
            m.d.sync += value.eq(before)
        return Mux(first, before, value)

    def number(self, m: Module) -> None:
        """Of which block the next number and epoch are."""
        first, sequence, before = self.first(m, WORD_SEQUENCE), Signal(32), Signal(32)
        number, epoch = before[: NUMBER.width], before[NUMBER.width :]
        m.d.sync += before.eq(sequence)
        restarted, epoch_then = past(m, self.dut.restart), past(m, self.dut.epoch)
        with m.If(restarted):
            m.d.comb += sequence.eq(Cat(C(0, NUMBER.width), epoch_then))
        with m.Else():
            m.d.comb += sequence.eq(Cat((number + first)[: NUMBER.width], epoch))
        self.leaving(m, WORD_SEQUENCE, self.held(m, first, sequence))
        m.d.comb += Assert(self.state["sequence"] == sequence)

    def around(self, m: Module) -> None:
        """What follows the payload."""
        self.leaving(m, WORD_LOST, self.held(m, self.first(m, WORD_LOST), self.dut.lost))
        done, last = Cat(port.done for port in self.dut.ports), Signal()
        with m.If(self.begins):
            m.d.sync += last.eq(0)
        with m.Elif(done.any()):
            m.d.sync += last.eq((done & Cat(port.last for port in self.dut.ports)).any())
        self.leaving(m, WORD_TRAILER, Cat(self.count, C(0, TRAILER.offset("last") - len(self.count)), last))
        at = self.at
        m.d.comb += [
            Assert(~(at["padding"] | at["lost"] | at["trailer"]) | (self.state["last"] == last)),
            Assert(~((self.fetched < PAYLOAD_START) | at["payload"]) | ~last),
        ]

    def served(self, m: Module) -> None:
        """A port that asked has its `start` once, then words of its own, then its `done`, once."""
        state, at = self.state, self.at
        start, done, takes = (
            Cat(each) for each in zip(*((p.start, p.done, p.word.ready) for p in self.dut.ports), strict=True)
        )
        asks = Cat(port.request for port in self.dut.ports)
        who, ended = Signal.like(start), Signal()
        with m.If(self.begins):
            m.d.sync += [who.eq(0), ended.eq(0)]
        with m.Elif(start.any()):
            m.d.sync += who.eq(start)
        with m.Elif(done.any()):
            m.d.sync += ended.eq(1)
        m.d.comb += [
            Assert(~start.any() | ((who == 0) & (start & ~asks == 0))),
            Assert(~takes.any() | ((who == takes) & ~ended)),
            Assert(~done.any() | ((who == done) & ~ended)),
        ]
        # The sender's own order: who is served is known from the turn of the header on.
        before, grant, cut = self.unstarted(), state["grant"], state["cut"]
        steps = self.steps()
        m.d.comb += [
            Assert(~((self.fetched < PAYLOAD_START) | start.any()) | ((who == 0) & ~ended)),
            Assert(~(at["payload"] & ~start.any() & ~cut) | (who == grant)),
            Assert(~at["payload"] | ~ended),
            Assert(~done.any() | (steps["closed"] & (who == grant))),
            Assert(~cut | ~(start | takes).any()),
            Assert(~(before & ~cut) | (grant & ~asks == 0)),
            Assert(~(at["idle"]) | (state["requests"] & ~asks == 0)),
        ]

    def header(self, m: Module) -> None:
        """The words that left before `start`, with it."""
        state, ports = self.state, self.dut.ports
        start, loaded = self.steps()["start"], self.steps()["loaded"]
        kept = {word: Signal(32, name=f"kept_{word}") for word in (WORD_HEADER, WORD_BASE_LOW, WORD_BASE_HIGH)}
        for word, value in kept.items():
            with m.If(self.leaves & (self.sent[2:] == word)):
                m.d.sync += value.word_select(self.sent[:2], 8).eq(self.dut.tx.payload)
        high, started = Signal(32), Signal()
        with m.If(self.begins):
            m.d.sync += started.eq(0)
        for port in ports:
            shown = past(m, past(m, port.base[32:]))
            with m.If(port.start):
                m.d.sync += [started.eq(1), high.eq(shown)]
                m.d.comb += [
                    Assert(kept[WORD_HEADER] == Cat(port.kind, C(self.dut.protocol, 8), port.detail)),
                    Assert(kept[WORD_BASE_LOW] == port.base[:32]),
                ]
                self.so_far(m, C(1), WORD_BASE_HIGH, kept[WORD_BASE_HIGH], shown)
        with m.If(started & (self.sent[2:] > WORD_BASE_HIGH)):
            m.d.comb += Assert(kept[WORD_BASE_HIGH] == high)

        for i, port in enumerate(ports):
            mine = self.unstarted() & ~self.at["magic"] & state["grant"][i] & ~state["cut"]
            header = Cat(port.kind, C(self.dut.protocol, 8), port.detail)
            self.so_far(m, mine, WORD_HEADER, kept[WORD_HEADER], header)
            self.so_far(m, mine, WORD_BASE_LOW, kept[WORD_BASE_LOW], port.base[:32])
            self.so_far(m, mine & ~start.any(), WORD_BASE_HIGH, kept[WORD_BASE_HIGH], past(m, port.base[32:]))
        self.so_far(m, started, WORD_BASE_HIGH, kept[WORD_BASE_HIGH], high)
        m.d.comb += [
            Assert(~((self.fetched < PAYLOAD_START) | start.any()) | ~started),
            Assert(~past(m, loaded) | (state["shift_valid"] & (state["byte"] <= 1))),
        ]
        # Which port's word it is, is known a clock after the turn, long before the word is wanted.
        for name, flags in (("header", "header"), ("base_low", "base_low"), ("base_high", "base_high")):
            m.d.comb += Assert(state[flags] == Mux(past(m, self.at[name]), past(m, state["grant"]), 0))
            m.d.comb += Assert(~(self.at[name] & ~state["shift_valid"]) | (state[flags] == state["grant"]))

    def so_far(self, m: Module, when: Value, word: int, kept: Value, expected: Value) -> None:
        """Of a word, the bytes that left are those of `expected`, and so is what is left of it in the sender."""
        state, now = self.state, self.fetched - 1
        with m.If(when & state["shift_valid"] & (now == word)):
            m.d.comb += Assert(state["shift"] == expected >> (8 * state["byte"]))
            for place in range(3):
                with m.If(state["byte"] > place):
                    m.d.comb += Assert(kept.word_select(place, 8) == expected.word_select(place, 8))
        with m.If(when & (self.fetched != 0) & ((now > word) | ((now == word) & ~state["shift_valid"]))):
            m.d.comb += Assert(kept == expected)


@HEADED.proof
def test_what_leaves_around_the_words() -> None:
    proof = Headed()
    prove(proof, proof.ports, depth=2)


@HEADED.proof
def test_words_are_taken_after_a_restart() -> None:
    proof = Headed(hurried=True)
    prove(proof, proof.ports, depth=60, mode="cover")


@pytest.mark.few(3)
@HEADED.mutants()
def test_mutants_are_refuted(patch: Patch) -> None:
    """The invariants see a fault where it happens, not only where it comes out."""
    proof = Headed(patch.applied(blocksender), hurried=True)
    prove(proof, proof.ports, depth=60, mode="bmc", expect="fail")
