# SPDX-License-Identifier: BSD-2-Clause
"""An instrument whose build was given a fixed address: it has that, and asks nobody for another one."""

import pytest
from endtoend import read, url
from ethernet_instrument import ADDRESS, LENT, MAC, EthernetInstrument
from ethernetbench import ALL, BUILD, MINE
from linksim import LinkSim

from irqscope import cli
from irqscope.contract.blocks import BLOCK_BYTES
from irqscope.contract.datagrams import ASK, Announcement
from models.dhcp import ACK, OFFER, Server
from models.ethernet import EVERYBODY, Host, arp, datagram_of, udp, with_fcs

pytestmark = pytest.mark.bench

FIXED = "192.168.7.50"
ME = MINE._replace(address=bytes([192, 168, 7, 50]))
HOST = Host(MAC, ADDRESS, 40_000)
OTHERS = [MINE._replace(address=address) for address in (bytes([169, 254, 1, 1]), LENT, MINE.address)]
"""The same instrument by addresses that it does not have: the link-local one, and some that a server would lend."""


def answers(link, *frames):
    """Frames with which a link answers these."""
    return link.run([with_fcs(frame) for frame in frames], b"")[0]


def check(link) -> None:
    """One after the other: it is silent, answers to its address alone, is lent none, obeys, and sends blocks."""
    assert link.home == ME
    assert answers(link) == []
    assert answers(link, *(arp(1, HOST, other, at=EVERYBODY) for other in OTHERS)) == []
    assert answers(link, arp(1, HOST, ME, at=EVERYBODY)) == [with_fcs(arp(2, ME, HOST))]
    server = Server(ME.mac, Host(MAC, ADDRESS, 67), LENT, lease=3600)
    assert answers(link, *(server.answer(kind, bytes(4)) for kind in (OFFER, ACK))) == []
    for asked in (ME, ALL):
        (frame,) = answers(link, udp(HOST, asked, ASK))
        source, to, data = datagram_of(frame)
        said = Announcement.decode(data)
        assert (source, to) == (ME, HOST) and (said.mac, said.build) == (ME.mac, BUILD)
    _, obeyed = link.run([with_fcs(udp(HOST, to, b"command")) for to in (*OTHERS, ME)], b"")
    assert obeyed == b"command"
    blocks = bytes(range(256)) * (2 * BLOCK_BYTES // 256)
    (frame,), _ = link.run([], blocks)
    assert datagram_of(frame) == (ME, HOST, blocks)


@pytest.fixture
def link():
    made = LinkSim(FIXED)
    yield made
    made.close()


def test_a_fixed_address_is_answered_for_and_nobody_is_asked_for_another_one(link):
    check(link)


def test_without_one_it_asks_at_once():
    """So that silence in the test above says something."""
    link = LinkSim()
    (frame,) = answers(link)
    assert datagram_of(frame)[1] == Host(EVERYBODY, b"\xff" * 4, 67)
    link.close()


def test_a_run_over_it(tmp_path):
    served = EthernetInstrument(url(profile="linux-rt", engine="native"), fixed=FIXED)
    served.start()
    arguments = ["--rate", "5kHz", "--count", "300", "--out", str(tmp_path / "run")]
    code = cli.main(["latency", "--port", served.url, *arguments])
    served.end()
    assert code == 0 and read(tmp_path / "run", code).result["balance"]["balanced"]
    assert served.me == ME and served.counts["frames"] > 0
