# SPDX-License-Identifier: BSD-2-Clause
"""The DHCP client against a server in plain Python: what it asks, when, and which address it has."""

import struct

import pytest
from amaranth.sim import Simulator
from ethernetbench import MINE
from formal_support import mutant

from irqscope_gateware import ethernetdhcp
from models.dhcp import ACK, DISCOVER, NAK, OFFER, REQUEST, Server, heard
from models.ethernet import Host, with_fcs

SECOND = 700
"""Clocks: a message takes less than one."""
LENT = bytes([10, 1, 2, 3])
GIVER = Host(bytes.fromhex("aabbccddee77"), bytes([10, 1, 2, 254]), 67)
LEASE = 12


class Network:
    """A client, and a server which hears what it sends; `address` is the client's by second."""

    def __init__(self, module, seconds, act):
        """`act(second, server)` may change the server, and returns frames (with their goodness) beside its own."""
        self.server = Server(MINE.mac, GIVER, LENT, LEASE)
        self.address = []
        self.sent: list[int] = []
        dut = module.EthernetDhcp(mac=int.from_bytes(MINE.mac), home=int.from_bytes(MINE.address), second=SECOND)
        incoming: list[tuple[int, int, int, int]] = []  # byte, strobe, end, good
        frame = bytearray()

        def arrives(data, good=True):
            incoming.extend((byte, 1, 0, 0) for byte in data)
            incoming.append((0, 0, 1, int(good)))

        async def testbench(ctx):
            for clock in range(seconds * SECOND):
                if clock % SECOND == 0:
                    self.address.append(ctx.get(dut.address).to_bytes(4))
                    for data, good in act(clock // SECOND, self.server):
                        arrives(data, good)
                byte, strobe, end, good = incoming.pop(0) if incoming else (0, 0, 0, 0)
                for port, value in ((dut.byte, byte), (dut.strobe, strobe), (dut.end, end), (dut.good, good)):
                    ctx.set(port, value)
                ready = clock % 3 != 0
                ctx.set(dut.frame.ready, ready)
                if ready and ctx.get(dut.frame.valid):
                    frame.append(ctx.get(dut.frame.payload.byte))
                    if ctx.get(dut.frame.payload.last):
                        self.sent.append(clock // SECOND)
                        if answer := self.server.hear(with_fcs(bytes(frame))):
                            arrives(with_fcs(answer))
                        frame.clear()
                await ctx.tick()

        simulator = Simulator(dut)
        simulator.add_clock(8e-9)
        simulator.add_testbench(testbench)
        simulator.run()


def check_lease(module):
    """Nobody at first; then an address, which is kept as long as somebody says so."""

    def act(second, server):
        server.silent = second < 6 or second >= 18
        return []

    network = Network(module, 36, act)
    said = network.server.said
    kinds = [each.kind for each in said]
    assert kinds[:5] == [DISCOVER, DISCOVER, DISCOVER, REQUEST, REQUEST] and kinds[-1] == DISCOVER
    assert network.sent[:2] == [0, 4] and network.sent[2] == 8
    assert len({each.xid for each in said if each.kind == DISCOVER}) == kinds.count(DISCOVER)
    # The offer is asked for by its server's name, what one has without.
    assert [(each.requested, each.server) for each in said[3:5]] == [(LENT, GIVER.address), (LENT, None)]
    assert said[3].xid == said[2].xid and said[0].server is None
    first, again = network.sent[3:5]
    assert first - network.sent[2] <= 2 and again - first in (LEASE // 2, LEASE // 2 + 1)
    here = [second for second, address in enumerate(network.address) if address == LENT]
    assert here == list(range(here[0], here[-1] + 1)) and here[0] - first <= 2
    assert again + LEASE - 1 <= here[-1] <= again + LEASE + 2
    assert set(network.address) == {LENT, MINE.address}


def check_refusal(module):
    """An address that is refused is given up at once, and another one asked for some seconds later."""

    def act(second, server):
        server.refuses = second >= 6
        return []

    network = Network(module, 14, act)
    kinds = [each.kind for each in network.server.said]
    assert kinds[:4] == [DISCOVER, REQUEST, REQUEST, DISCOVER]
    refused = network.sent[2]
    assert network.address[refused] == LENT and set(network.address[refused + 2 :]) == {MINE.address}
    assert network.sent[3] - refused in (4, 5)


def check_strangers(module):
    """Each of these frames is wrong in one thing, or out of turn; the last one is right."""

    def act(second, server):
        server.silent = second < 13
        if second not in (2, 5, 9, 13):
            return []
        xid = server.said[-1].xid
        good = with_fcs(server.answer(OFFER, xid))
        if second == 13:
            return [(good, True)]
        other = struct.pack(">I", int.from_bytes(xid) ^ 1)
        changes = {"mac": GIVER.mac, "cookie": bytes(4), "port": b"\0\x45", "end": b""}
        wrong = {
            2: [server.answer(OFFER, other), server.answer(ACK, xid), server.answer(NAK, xid)],
            5: [server.answer(OFFER, xid, **{name: value}) for name, value in changes.items()],
            9: [good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :] for at in (12, 14, 23, 42)],
        }
        return [*((frame, True) for frame in wrong[second]), *([(good, False)] if second == 2 else [])]

    network = Network(module, 17, act)
    kinds = [each.kind for each in network.server.said]
    assert kinds[:4] == [DISCOVER] * 4 and REQUEST in kinds[4:] and network.address[-1] == LENT
    assert set(network.address[:13]) == {MINE.address}


def test_an_address_is_lent():
    check_lease(ethernetdhcp)


def test_an_address_is_refused():
    check_refusal(ethernetdhcp)


def test_what_is_no_answer_is_not_heard():
    check_strangers(ethernetdhcp)


def test_the_model_reads_no_other_datagrams():
    assert heard(with_fcs(Server(MINE.mac, GIVER, LENT, LEASE).answer(OFFER, bytes(4))), MINE.mac) is None


MUTANTS = [
    (check_lease, "lease >> 1", "lease"),
    (check_lease, "has & over", "C(0, 1)"),
    (check_refusal, "has.eq(0), asked", "has.eq(1), asked"),
    (check_strangers, "ended & fine & whole", "ended & whole"),
]


@pytest.mark.few(2)
@pytest.mark.parametrize(("check", "old", "new"), MUTANTS)
def test_mutants_are_noticed(check, old, new):
    with pytest.raises(AssertionError):
        check(mutant("irqscope_gateware.ethernetdhcp", old, new))
