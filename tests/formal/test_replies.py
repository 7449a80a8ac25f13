# SPDX-License-Identifier: BSD-2-Clause
"""Each command is executed once and answered by one reply, the one of the contract: proven by induction, full width.

Commands, the times that register file and block sender take, what is read and whether a write is refused are arbitrary.
Assumed of them is what their signatures say: a command stays until it is taken; `done` and `start` come only when they
were asked for; a word is taken only while it is valid; a payload is closed when its end has been seen or 120 words were
taken, and not within two clocks after its last word was taken, which the sender's three clocks a word give.

    reply     first status, address and opcode, then the frame's value, then the words read, in the order of their
              addresses, each as the register file gave it, each once; kind, tag and base
    executed  a WRITE is handed to the register file once, before anything is read, and then its register is read; no
              other command writes; a READ of 1 to MAX_READ words up to the last address is read, and nothing else
    refused   what the register file refuses, a READ beyond, an unknown opcode: without words, and with that status
    progress  no more than four clocks in a row in which it waits for nobody
"""

from types import ModuleType

import pytest
from amaranth.hdl import Assert, Assume, C, Cat, Cover, Elaboratable, Fragment, Module, Mux, Signal, Value
from claims import Claim
from formal_support import past, prove
from internals import internals
from patches import Patch

from irqscope.contract import blocks, commands
from irqscope.contract.commands import Opcode, Status
from irqscope_gateware import replies

pytestmark = pytest.mark.proof

ANSWERED = Claim(
    "replies",
    "replies: every command is executed once and answered by one reply, whose header and words are those of "
    "the contract, whatever register file and block sender do in their time; what is refused writes and reads nothing",
    size="full width",
)
IDLE_CLOCKS = 4


class OneReplyEach(Elaboratable):
    """Or `hurried`: nobody lets it wait, but the sender for a clock with each word. A fault then shows in seconds."""

    def __init__(self, module: ModuleType = replies, *, hurried: bool = False) -> None:
        self.hurried = hurried
        self.dut = dut = module.Replies()
        self.ports = [
            dut.command.valid,
            dut.command.payload.as_value(),
            dut.read.done,
            dut.read.value,
            dut.write.done,
            dut.write.refused,
            dut.payload.start,
            dut.payload.word.ready,
            dut.payload.done,
        ]

    def elaborate(self, platform: object) -> Module:
        m = Module()
        dut = self.dut
        m.submodules.dut = fragment = Fragment.get(dut, None)
        state = internals(fragment)
        command, payload, read, write = dut.command.payload, dut.payload, dut.read, dut.write
        takes = payload.word.valid & payload.word.ready

        # Since the last command was taken.
        started, written, denied = Signal(), Signal(), Signal()
        words, reads, latest = Signal(8), Signal(8), Signal(32)
        with m.If(payload.start):
            m.d.sync += started.eq(1)
        with m.If(write.done):
            m.d.sync += [written.eq(1), denied.eq(write.refused)]
        with m.If(read.done):
            m.d.sync += [reads.eq(reads + 1), latest.eq(read.value)]
        m.d.sync += words.eq(words + takes)
        with m.If(dut.command.ready):
            m.d.sync += [started.eq(0), written.eq(0), words.eq(0), reads.eq(0)]

        waits = past(m, dut.command.valid & ~dut.command.ready)
        lately = past(m, takes) | past(m, past(m, takes))
        m.d.comb += [
            Assume(~waits | (dut.command.valid & (Value.cast(command) == past(m, Value.cast(command))))),
            Assume(~read.done | read.request),
            Assume(~write.done | write.request),
            Assume(~payload.start | payload.request),
            Assume(~payload.word.ready | payload.word.valid),
            Assume(~payload.done | ~lately & (past(m, payload.end & ~payload.done) | (words == blocks.PAYLOAD_WORDS))),
        ]
        if self.hurried:
            m.d.comb += [
                Assume(dut.command.valid),
                Assume(payload.start == payload.request),
                Assume(payload.word.ready == (payload.word.valid & past(m, payload.word.valid))),
                Assume(read.done == read.request),
                Assume(write.done == write.request),
                Assume(~past(m, past(m, past(m, payload.end))) | payload.done | ~payload.end),
            ]

        # What the contract wants.
        is_read, is_write = command.opcode == Opcode.READ, command.opcode == Opcode.WRITE
        legal, accepted, expected = Signal(), Signal(), Signal(8)
        m.d.comb += [
            legal.eq(
                is_read
                & (command.value >= 1)
                & (command.value <= commands.MAX_READ)
                & (command.value + command.address <= 0x100)
            ),
            accepted.eq(legal | (is_write & ~denied)),
            expected.eq(Mux(legal, command.value[:8], is_write & ~denied)),
        ]
        status = Mux(accepted, C(Status.OK, 8), C(Status.REFUSED, 8))
        with m.If(write.request):
            m.d.comb += [
                Assert(dut.command.valid & is_write & ~written & ~started),
                Assert(reads == 0),
                Assert(write.address == command.address),
                Assert(write.value == command.value),
            ]
        with m.If(read.request):
            m.d.comb += [
                Assert(dut.command.valid & accepted & (written == is_write)),
                Assert(reads < expected),
                Assert(read.address == (command.address + reads)[:8]),
            ]
        with m.If(payload.request):
            m.d.comb += [
                Assert(dut.command.valid & ~started & (written == is_write)),
                Assert(payload.kind == blocks.Kind.REPLY),
                Assert(payload.detail == command.tag),
                Assert(payload.base == 0),
            ]
        with m.If(payload.word.valid):
            m.d.comb += Assert(dut.command.valid & started)
            with m.If(words == 0):
                m.d.comb += Assert(payload.word.payload == Cat(status, command.address, command.opcode))
            with m.Elif(words == 1):
                m.d.comb += Assert(payload.word.payload == command.value)
            with m.Else():
                m.d.comb += [Assert(payload.word.payload == latest), Assert(words == reads + 1)]
        with m.If(payload.end | dut.command.ready):
            m.d.comb += [
                Assert(dut.command.valid & started & ~payload.word.valid),
                Assert(written == is_write),
                Assert(reads == expected),
                Assert(words == expected + 2),
            ]
        m.d.comb += [
            Assert(~payload.done | dut.command.ready),  # a payload that is closed is that of a command that is taken
            Cover(dut.command.ready & (words == 4)),
            Cover(dut.command.ready & is_write & denied),
        ]

        quiet = Signal(range(IDLE_CLOCKS + 2))
        for_others = (
            ~dut.command.valid | write.request | read.request | payload.request | payload.word.valid | payload.end
        )
        m.d.comb += Assert(quiet <= IDLE_CLOCKS)
        m.d.sync += quiet.eq(Mux(for_others, 0, quiet + 1))
        self.invariants(m, state, legal, accepted, expected, status, started, written, words, reads, latest, quiet)
        return m

    def invariants(
        self, m: Module, state, legal, accepted, expected, status, started, written, words, reads, latest, quiet
    ) -> None:
        """What each step says of the reply so far."""
        command = self.dut.command.payload
        step = state["step"]
        at = {name: step[number] for number, name in enumerate(replies.STEPS)}
        left, more, address, fetched, word = (state[name] for name in ("left", "more", "address", "fetched", "word"))
        before = at["idle"] | at["look"] | at["judge"]
        m.d.comb += [
            Assert((step != 0) & (step & (step - 1) == 0)),
            Assert(at["idle"] | self.dut.command.valid),
            Assert(started == (at["status"] | at["value"] | at["next"] | at["word"] | at["end"])),
            Assert(~fetched | at["word"]),
            Assert(reads <= expected),
            Assert(at["idle"] | (state["beyond"] == command.address + command.value[: len(left)])),
            Assert(quiet <= Mux(at["idle"], 0, Mux(at["look"], 1, Mux(at["judge"], 2, Mux(at["next"], 0, 3))))),
        ]
        with m.If(before | at["write"]):
            m.d.comb += [Assert(~written), Assert(reads == 0), Assert(words == 0)]
        with m.Else():
            m.d.comb += Assert(written == (command.opcode == Opcode.WRITE))
        with m.If(at["judge"]):
            m.d.comb += [
                Assert(state["$signal"] == legal),  # Amaranth does not name the first of two
                Assert(state["writes"] == (command.opcode == Opcode.WRITE)),
            ]
        with m.If(at["write"]):
            m.d.comb += [Assert(address == command.address), Assert(command.opcode == Opcode.WRITE)]
        with m.If(started | at["request"]):
            rest = (expected - reads + fetched)[: len(reads)]
            m.d.comb += [
                Assert(state["refused"] == ~accepted),
                Assert(more == (rest != 0)),
                Assert(~more | (left == rest)),
                Assert(address == (command.address + reads - fetched)[:8]),
            ]
        with m.If(at["request"] | at["status"] | at["value"]):
            m.d.comb += [Assert(words == at["value"]), Assert(reads == 0)]
        with m.If(at["status"]):
            m.d.comb += Assert(word == Cat(status, command.address, command.opcode))
        with m.If(at["value"]):
            m.d.comb += Assert(word == command.value)
        with m.If(at["next"] | at["end"]):
            m.d.comb += Assert(words == reads + 2)
        with m.If(at["word"]):
            m.d.comb += [Assert(words == reads + 1), Assert(reads != 0), Assert(word == latest)]


@ANSWERED.proof
def test_every_command_has_its_reply() -> None:
    proof = OneReplyEach()
    prove(proof, proof.ports, depth=3)


@ANSWERED.proof
def test_words_are_read_and_writes_refused() -> None:
    proof = OneReplyEach(hurried=True)
    prove(proof, proof.ports, depth=40, mode="cover")


@pytest.mark.few(3)
@ANSWERED.mutants()
def test_mutants_are_refuted(patch: Patch) -> None:
    proof = OneReplyEach(patch.applied(replies), hurried=True)
    prove(proof, proof.ports, depth=40, mode="bmc", expect="fail")
