# SPDX-License-Identifier: BSD-2-Clause
"""What the filter makes of frames, against the model."""

import random

import pytest
from amaranth.sim import Simulator
from ethernetbench import ADDRESSES, HOSTS, MINE, frames, right_frames, wrong_frames
from formal_support import mutant

from irqscope_gateware import ethernetfilter
from models.ethernet import Host, fcs_is_right, judge, udp, with_fcs

MUTANTS = [
    ("both, ours | everybody", "both, C(1, 1)"),
    ("arp, window == ARP_KIND", "arp, C(1, 1)"),
    ("arp, window[:32] == self.own", "arp, C(1, 1)"),
    ("udp, (window[:32] == self.own) | everybody", "udp, C(1, 1)"),
    ("udp, self.byte == 0x45", "udp, C(1, 1)"),
    ("checksum[:16].all()", "C(1, 1)"),
    ("m.d.sync += checksum.eq(checksum[:16] + checksum[16])", "pass"),
    ("udp, window[:16] == self.port", "udp, C(1, 1)"),
    ("udp, total == window", "udp, total >= window"),
    ("& (length <= MOST + UDP_HEADER)", ""),
    ("is_arp | (at >= HEADERS + FCS + self.length)", "1"),
    ("& (self.length == 4)", ""),
    ("self.end & self.good", "self.end"),
    ("~is_question & ours & (self.length != 0)", "~is_question & (self.length != 0)"),
]


def run(module, received: list[bytes]) -> list[tuple[str, Host, bytes] | None]:
    """What each frame is, and its payload if it is commands."""
    dut = module.EthernetFilter(**ADDRESSES)
    found: list[tuple[str, Host, bytes] | None] = []

    async def testbench(ctx):
        memory = [0] * 1024
        for frame in received:
            said = []
            for clock in range(len(frame) + 4):
                ctx.set(dut.strobe, clock < len(frame))
                ctx.set(dut.byte, frame[clock] if clock < len(frame) else 0xFF)
                ctx.set(dut.end, clock == len(frame))
                ctx.set(dut.good, fcs_is_right(frame))
                if ctx.get(dut.write):
                    memory[ctx.get(dut.index)] = ctx.get(dut.payload)
                for name in ("arp", "ask", "command", "leave"):
                    if ctx.get(getattr(dut, name)):
                        sender, length = ctx.get(dut.sender), 0 if name == "arp" else ctx.get(dut.length)
                        port = 0 if name == "arp" else sender.port
                        host = Host(sender.mac.to_bytes(6), sender.address.to_bytes(4), port)
                        said.append((name, host, bytes(memory[:length])))
                await ctx.tick()
            assert len(said) < 2
            found.append(said[0] if said else None)

    simulator = Simulator(dut)
    simulator.add_clock(8e-9)
    simulator.add_testbench(testbench)
    simulator.run()
    return found


def check(module, received: list[bytes]) -> None:
    assert run(module, received) == [judge(MINE, frame) for frame in received]


@pytest.mark.parametrize("seed", range(2))
def test_frames_of_all_sorts(seed):
    received = frames(random.Random(seed), 40)
    assert len({judged[0] for frame in received if (judged := judge(MINE, frame))}) == 4
    check(ethernetfilter, received)


def test_what_is_wrong_in_one_thing_is_nothing_for_us():
    received = [with_fcs(frame) for frame in wrong_frames(HOSTS[0], b"a command that.")]
    assert not any(judge(MINE, frame) for frame in received)
    check(ethernetfilter, received)


@pytest.mark.few(3)
@pytest.mark.parametrize(("old", "new"), MUTANTS)
def test_mutants_are_noticed(old, new):
    module = mutant("irqscope_gateware.ethernetfilter", old, new)
    dice = random.Random(1)
    some = [with_fcs(frame) for frame in [*wrong_frames(HOSTS[1], b"a command that."), *right_frames(HOSTS[1], dice)]]
    with pytest.raises(AssertionError):
        check(module, [*some, some[-2][:-1] + b"x", with_fcs(udp(HOSTS[0], MINE, b"IRQ? and more"))])
