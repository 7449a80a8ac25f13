# SPDX-License-Identifier: BSD-2-Clause
"""The whole link against the model: what it answers, whom it obeys, and where blocks go."""

import random
from collections.abc import Sequence

import pytest
from amaranth.sim import Simulator
from ethernetbench import ADDRESSES, ALL, BOARD, BUILD, HOSTS, MINE, frames
from formal_support import mutant

from irqscope.contract.datagrams import ASK
from irqscope_gateware import ethernetlink
from models.ethernet import PREAMBLE, Instrument, arp, datagram_of, frames_of, udp, with_fcs

BLOCK = 32
LEASE = 1500
APART = 320
"""Clocks between frames: whatever one asks for is done by then."""
MUTANTS = {
    "ethernetinbox": [("whole.eq(~self.busy)", "whole.eq(1)"), ("self.write & ~self.busy", "self.write")],
    "ethernetoutbox": [
        ("whole != PLACES", "1"),
        ("& (waited == self.patience)", ""),
    ],
    "ethernetsender": [
        ("~checksum[:16]", "checksum[:16]"),
        ("self.there & (self.blocks != 0)", "self.blocks != 0"),
        ("~self.frame.valid | self.frame.ready", "1"),
        ("FOLDS = 6", "FOLDS = 4"),
    ],
}


class Wire:
    """What a simulated link did: `sent` frames with the clock of their first byte, `obeyed` bytes."""

    def __init__(self, module, received: Sequence[tuple[int, bytes]], blocks: bytes, clocks: int, hurry: float = 0.5):
        """`received` are frames and the clock of their first byte; `hurry` is how often a byte of a block is there."""
        self.sent: list[tuple[int, bytes]] = []
        self.obeyed: list[int] = []
        self.taken = 0
        dut = module.EthernetLink(**ADDRESSES, board=BOARD, build=BUILD, lease=LEASE, block_bytes=BLOCK)
        wire: list[int | None] = []
        incoming: dict[int, int] = {}
        for start, frame in received:
            incoming |= {start + index: byte for index, byte in enumerate(PREAMBLE + frame)}
        dice = random.Random(len(received))

        async def testbench(ctx):
            offered = False
            for clock in range(clocks):
                ctx.set(dut.rx_valid, clock in incoming)
                ctx.set(dut.rx_data, incoming.get(clock, 0))
                ready = dice.random() < 0.5
                ctx.set(dut.rx.ready, ready)
                if ready and ctx.get(dut.rx.valid):
                    self.obeyed.append(ctx.get(dut.rx.payload))
                offered = self.taken < len(blocks) and (offered or dice.random() < hurry)
                ctx.set(dut.tx.valid, offered)
                ctx.set(dut.tx.payload, blocks[self.taken] if offered else 0)
                if offered and ctx.get(dut.tx.ready):
                    self.taken, offered = self.taken + 1, False
                wire.append(ctx.get(dut.tx_data) if ctx.get(dut.tx_valid) else None)
                await ctx.tick()

        simulator = Simulator(dut)
        simulator.add_clock(8e-9)
        simulator.add_testbench(testbench)
        simulator.run()
        while wire[-1] is not None:  # what it is sending when the simulation ends
            wire.pop()
        starts = [clock for clock in range(1, len(wire)) if wire[clock] is not None and wire[clock - 1] is None]
        self.sent = list(zip(starts, frames_of(wire)[0], strict=True))


def check(module, received: list[bytes], seed: int = 0, *, blocks: int = 60, hurry: float = 0.2) -> None:
    """Frames come one after the other; blocks all the time."""
    model, dice = Instrument(MINE, BOARD, BUILD, LEASE), random.Random(seed)
    clock, schedule, answers, obeyed, peers = 20, [], [], b"", [(0, None)]
    for frame in received:
        while abs(clock + len(frame) - model.until) < APART:  # a lease that ends just now says this or that
            clock += APART
        schedule.append((clock, frame))
        end = clock + len(PREAMBLE + frame)
        answer, commands = model.hear(frame, end)
        answers += [with_fcs(answer)] if answer else []
        obeyed += commands
        if model.peer != peers[-1][1]:
            peers.append((end, model.peer))
        clock = end + APART + 2 * len(commands) + dice.randrange(40)
    stream = dice.randbytes(blocks * BLOCK)
    found = Wire(module, schedule, stream, clock + APART, hurry)
    assert bytes(found.obeyed) == obeyed
    carried, answered = b"", []
    for start, frame in found.sent:
        datagram = datagram_of(frame)
        to = datagram[1] if datagram else None
        if datagram and len(datagram[2]) in (BLOCK, 2 * BLOCK):
            former, (since, latest) = [(0, None), *(each for each in peers if each[0] <= start)][-2:]
            assert datagram[0] == MINE and to in (latest, former[1] if start - since < APART else latest)
            carried += datagram[2]
        else:
            answered.append(frame)
    assert answered == answers
    assert stream.startswith(carried) and found.taken - len(carried) <= 6 * BLOCK


@pytest.mark.parametrize("seed", [1])
def test_frames_of_all_sorts_from_several_hosts(seed):
    check(ethernetlink, frames(random.Random(seed), 12), seed)


TALE = [
    udp(HOSTS[0], ALL, ASK),
    udp(HOSTS[1], MINE, ASK),
    arp(1, HOSTS[1], MINE, at=ALL.mac),
    udp(HOSTS[0], MINE, b"one"),
    udp(HOSTS[2], MINE, b"not mine"),
    udp(HOSTS[1], MINE, b""),
    udp(HOSTS[2], MINE, ASK),
    udp(HOSTS[0], MINE, b"two"),
    udp(HOSTS[0], MINE, b""),
    udp(HOSTS[2], ALL, ASK),
    udp(HOSTS[1], MINE, b"three"),
    *[arp(2, HOSTS[1], MINE)] * 5,
    udp(HOSTS[2], MINE, b"four"),
]
"""A host comes, keeps the instrument, leaves it; another one's lease ends."""


def check_tale(module) -> None:
    check(module, [with_fcs(frame) for frame in TALE], blocks=40)


def check_pace(module) -> None:
    """Blocks that come quickly go in twos, and one alone goes by itself; of two datagrams at once one is obeyed."""
    start = [(400, with_fcs(udp(HOSTS[1], MINE, b"x")))]
    stream = bytes(range(8 * BLOCK))
    for blocks, hurry, datagrams in ((8, 0.4, [2 * BLOCK] * 4), (1, 1, [BLOCK])):
        sent = Wire(module, start, stream[: blocks * BLOCK], 650 + 60 * blocks, hurry).sent
        found = [datagram for _, frame in sent if (datagram := datagram_of(frame))]
        assert [len(datagram[2]) for datagram in found] == datagrams and len(found) == len(sent)
        assert {datagram[1] for datagram in found} == {HOSTS[1]}
        assert b"".join(datagram[2] for datagram in found) == stream[: blocks * BLOCK]
    first, second = (with_fcs(udp(HOSTS[0], MINE, bytes(range(at, at + 100)))) for at in (0, 100))
    both = Wire(module, [(0, first), (8 + len(first) + 12, second)], b"", 600)
    assert bytes(both.obeyed) == bytes(range(100))


def test_a_host_comes_and_goes():
    check_tale(ethernetlink)


def test_blocks_go_in_twos():
    check_pace(ethernetlink)


@pytest.mark.few(3)
@pytest.mark.parametrize(("name", "old", "new"), [(name, *each) for name, some in MUTANTS.items() for each in some])
def test_mutants_are_noticed(name, old, new):
    module = mutant(f"irqscope_gateware.{name}", old, new, via="irqscope_gateware.ethernetlink")
    with pytest.raises(AssertionError):
        check_pace(module)
