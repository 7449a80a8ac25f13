# SPDX-License-Identifier: BSD-2-Clause
"""The command port hands on exactly the good frames, from any state: proven by induction, at full width.

In any clock an upset may put arbitrary values into all registers of the port at once; what is claimed after it holds,
then, from every state. (Only the codes that its FSM does not use are left out: the port would stay there until a
reset.) The ghost `last` is the window of `models/commandport.py`: the last 14 bytes received, 0 for those of a frame
that was accepted, and what an upset left there for those before it.

    never a bad frame      from the reset, and from the first byte after an upset on, a command that is handed on is
                           that of `last`, which begins with the sync bytes and has the CRC of `zlib.crc32`
    never a good one less  the port takes no further byte while `last` is a good frame that was not handed on
    kick                   each command that is handed on has had its clock of `kick`, and there is no other
    progress               it is ready for a byte or hands on a command within 34 clocks of any state

So the bound is one frame: 14 bytes after any state `last` holds nothing else than bytes received since, and a good
frame there is accepted, unless bytes of it were part of another good frame already.
"""

import zlib
from functools import reduce
from itertools import pairwise
from operator import xor
from types import ModuleType

import pytest
from amaranth.asserts import AnyConst
from amaranth.hdl import Assert, Assume, Cat, Cover, Elaboratable, Fragment, Module, Mux, Signal, Value
from claims import Claim
from formal_support import prove
from internals import internals
from patches import Patch

from irqscope.contract import commands
from irqscope_gateware import commandport

pytestmark = pytest.mark.proof

GOOD_FRAMES = Claim(
    "commandport",
    "command port: exactly the good frames are handed on, from any state (but the unused codes of the "
    "FSM) a good frame after its own 14 bytes, unless some were part of another good frame; ready or a command within "
    "34 clocks",
    size="full width; CRC of `zlib.crc32`",
)

BYTES = commands.FRAME_BYTES
COVERED = BYTES - 4
RECEIVE, LOOK, CHECK, JUDGE, OFFER, FORGET = range(6)
NIBBLES, COVERED_NIBBLES = 2 * BYTES, 2 * COVERED
LONGEST = 33
"""Clocks without `rx.ready` and `command.valid`: `left` of an arbitrary state is up to 31."""
GOOD = commands.encode(commands.Opcode.WRITE, 0x41, 0x1234_5678, 77)
SCRIPT = GOOD[:1] + GOOD[:11] + bytes([GOOD[11] ^ 1]) + GOOD[12:] + GOOD
"""Half a sync, a frame whose CRC is wrong in its second byte, a good frame."""


def crc_states(m: Module, frame: Value) -> list[Value]:
    """The CRC register before and after each nibble that the CRC covers: `zlib.crc32`, which is linear, bit by bit."""
    ones = 0xFFFF_FFFF
    after_byte = [~zlib.crc32(b"\0", ~(1 << bit) & ones) & ones for bit in range(32)]
    assert after_byte[:8] == [~zlib.crc32(bytes([1 << bit]), ones) & ones for bit in range(8)]
    # The upper half of a byte leaves as if it were the lower one; what it does is a whole byte with nothing below it.
    reached = [after_byte[bit + 4] if bit < 4 else 1 << bit - 4 for bit in range(32)]
    twice = [reduce(xor, (reached[i] for i in range(32) if one >> i & 1)) for one in reached]
    assert twice == after_byte
    states = [AnyConst(32) for _ in range(COVERED_NIBBLES + 1)]
    m.d.comb += Assume(states[0] == ones)
    for number, (state, after) in enumerate(pairwise(states)):
        mixed = state ^ frame.word_select(number, 4)
        m.d.comb += Assume(
            after == Cat(reduce(xor, (mixed[i] for i in range(32) if reached[i] >> bit & 1)) for bit in range(32))
        )
    return states


class OnlyGoodFrames(Elaboratable):
    """Arbitrary bytes, upsets and stalls; or `scripted`, with one sequence of bytes: a fault of a mutant then shows in
    seconds.
    """

    def __init__(self, module: ModuleType = commandport, *, scripted: bool = False) -> None:
        self.dut = dut = module.CommandPort()
        self.upset = Signal()
        self.fragment = Fragment.get(dut, None)
        self.state = internals(self.fragment)
        self.chaos = {name: Signal.like(signal, name=f"chaos_{name}") for name, signal in self.state.items()}
        self.ports = [dut.rx.valid, dut.rx.payload, dut.command.ready, self.upset, *self.chaos.values()]
        self.scripted = scripted

    def elaborate(self, platform: object) -> Module:
        m = Module()
        m.submodules.dut = self.fragment
        upset = Module()
        with upset.If(self.upset):
            upset.d.sync += [signal.eq(self.chaos[name]) for name, signal in self.state.items()]
        self.fragment.add_statements("sync", *Fragment.get(upset, None).statements["sync"])
        m.d.comb += Assume(self.chaos["fsm_state"] <= FORGET)
        if self.scripted:
            self.script(m)
        dut, at = self.dut, self.state["fsm_state"]
        window = self.state["window"]

        # The bytes, and whether `last` says what is in the window: not between an upset and the first byte after it.
        last, known = Signal(8 * BYTES), Signal(init=1)
        with m.If(self.upset):
            m.d.sync += known.eq(0)
        with m.Elif(dut.rx.valid & dut.rx.ready):
            m.d.sync += [known.eq(1), last.eq(Cat(Mux(known, last, window)[8:], dut.rx.payload))]
        with m.Elif(dut.command.valid & dut.command.ready):
            m.d.sync += last.eq(0)

        # One frame, arbitrary but the same in all clocks, is watched: its CRC is worked out only once.
        frame = AnyConst(8 * BYTES)
        states = crc_states(m, frame)
        watched, good = Signal(), Signal()
        m.d.comb += [
            watched.eq(known & (last == frame)),
            good.eq((frame[:16] == commands.SYNC) & (frame[8 * COVERED :] == ~states[-1])),
        ]
        opcode, address, tag, value = frame[16:24], frame[24:32], frame[32:48], frame[48:80]
        command = dut.command.payload
        with m.If(watched & dut.command.valid):
            m.d.comb += [
                Assert(good),
                Assert(command.opcode == opcode),
                Assert(command.address == address),
                Assert(command.tag == tag),
                Assert(command.value == value),
            ]
        with m.If(watched & dut.rx.ready):
            m.d.comb += Assert(~good)

        quiet, kicked, waits = Signal(range(LONGEST + 2)), Signal(), Signal()
        m.d.sync += [
            quiet.eq(Mux(self.upset | dut.rx.ready | dut.command.valid, 0, quiet + 1)),
            kicked.eq(dut.kick & ~self.upset),
            waits.eq(dut.command.valid & ~dut.command.ready),
        ]
        m.d.comb += Assert(quiet <= LONGEST)
        with m.If(known):
            m.d.comb += Assert(dut.command.valid == (kicked | waits))
        m.d.comb += Cover(watched & dut.command.valid)

        m.d.comb += [Assert(dut.rx.ready == (at == RECEIVE)), Assert(dut.command.valid == (at == OFFER))]
        self.invariants(m, quiet, known, last)
        self.turning(m, watched, frame, states)
        return m

    def script(self, m: Module) -> None:
        """SCRIPT comes without a pause, every command is taken, and there are no upsets."""
        rx, position = self.dut.rx, Signal(range(len(SCRIPT) + 1))
        m.d.sync += position.eq(position + (rx.valid & rx.ready))
        m.d.comb += [Assume(~self.upset), Assume(self.dut.command.ready), Assume(rx.valid == (position < len(SCRIPT)))]
        for number, byte in enumerate(SCRIPT):
            m.d.comb += Assume((position != number) | (rx.payload == byte))

    def invariants(self, m: Module, quiet: Signal, known: Signal, last: Signal) -> None:
        """What each state says of the clocks that passed and of the window."""
        at, window, left = (self.state[name] for name in ("fsm_state", "window", "left"))
        m.d.comb += [
            Assert(at <= FORGET),
            Assert((at != LOOK) | (quiet + NIBBLES + 2 <= LONGEST)),
            Assert((at != CHECK) | (quiet + left + 2 <= LONGEST)),
            Assert((at != JUDGE) | (quiet + 1 <= LONGEST)),
            Assert((at != FORGET) | (quiet == 0)),
        ]
        with m.If(known & (at != CHECK) & (at != FORGET)):
            m.d.comb += Assert(window == last)
        with m.If(known & (at == FORGET)):
            m.d.comb += Assert(last == 0)
        with m.If(known & (at == CHECK)):
            m.d.comb += Assert(left < NIBBLES)
            for turned in range(NIBBLES):
                with m.If(left == NIBBLES - 1 - turned):
                    m.d.comb += Assert(window == last.rotate_right(4 * turned))
        with m.If(known & ((at == CHECK) | (at == JUDGE))):
            m.d.comb += Assert(last[:16] == commands.SYNC)

    def turning(self, m: Module, watched: Signal, frame: Value, states: list[Value]) -> None:
        """How far CRC and verdict are with the watched frame."""
        at, crc, left, bad = (self.state[name] for name in ("fsm_state", "crc", "left", "bad"))
        wanted = ~states[-1]
        with m.If(watched & (at == JUDGE)):
            m.d.comb += Assert(bad == (frame[8 * COVERED :] != wanted))
        for turned in range(NIBBLES):
            with m.If(watched & (at == CHECK) & (left == NIBBLES - 1 - turned)):
                if turned <= COVERED_NIBBLES:
                    m.d.comb += [Assert(crc == states[turned]), Assert(~bad)]
                else:
                    rest = 4 * (turned - COVERED_NIBBLES)
                    m.d.comb += [
                        Assert(crc == states[-1] >> rest),
                        Assert(bad == (frame[8 * COVERED : 4 * turned] != wanted[:rest])),
                    ]


@GOOD_FRAMES.proof
def test_exactly_the_good_frames_are_handed_on_from_any_state() -> None:
    proof = OnlyGoodFrames()
    prove(proof, proof.ports, depth=1)


@GOOD_FRAMES.proof
def test_a_good_frame_is_handed_on() -> None:
    proof = OnlyGoodFrames(scripted=True)
    prove(proof, proof.ports, depth=130, mode="cover")


@pytest.mark.few(3)
@GOOD_FRAMES.mutants(
    in_ci=(
        "another-polynomial",
        "the-crc-misses-a-nibble",
        "only-the-last-nibble-of-the-crc-counts",
        "the-crc-is-not-started-anew",
        "the-bytes-of-an-accepted-frame-stay",
    )
)
def test_mutants_are_refuted(patch: Patch) -> None:
    proof = OnlyGoodFrames(patch.applied(commandport), scripted=True)
    prove(proof, proof.ports, depth=130, mode="bmc", expect="fail")
