# SPDX-License-Identifier: BSD-2-Clause
"""Runs over the gateware's own Ethernet link, in frames, with all that a network does to them: the books balance."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from bench_truth import check_statistics, expected_events
from endtoend import read, url
from ethernet_instrument import EthernetInstrument
from ethernetbench import HOSTS
from linksim import ANSWERED, LinkSim

from irqscope import cli
from irqscope.contract.blocks import BLOCK_BYTES
from irqscope.contract.frontends import stamp_offset
from irqscope.contract.roles import paired_sources
from irqscope.device import protocol_udp
from irqscope_bench.packets import Trouble
from models.ethernet import udp, with_fcs

pytestmark = pytest.mark.bench

LATE, TWICE, LOSE = Trouble.LATE, Trouble.TWICE, Trouble.LOSE


@pytest.fixture
def instrument() -> Iterator[Callable[..., EthernetInstrument]]:
    served = []

    def start(*arguments: Any, **options: Any) -> EthernetInstrument:
        served.append(EthernetInstrument(*arguments, **options))
        served[-1].start()
        return served[-1]

    yield start
    for each in served:
        each.end()


def latency(port: str, count: int, out: Any) -> int:
    return cli.main(["latency", "--port", port, "--rate", "5kHz", "--count", str(count), "--out", str(out)])


@pytest.mark.few(3)
@pytest.mark.parametrize(
    ("rates", "damaged", "loses"),
    [
        ({}, 0, False),
        ({LATE: 0.05, TWICE: 0.05}, 0, False),
        ({LOSE: 0.05}, 0, True),
        ({}, 0.05, True),
        ({LATE: 0.05, TWICE: 0.05, LOSE: 0.03}, 0.03, True),
    ],
)
def test_a_network_loses_but_never_lies(instrument, rates, damaged, loses, tmp_path, capsys, monkeypatch):
    """What it only doubles and delays is as if nothing had happened; the rest is counted."""
    if not loses:
        monkeypatch.setattr(protocol_udp, "HOLD_S", 20)  # however slow this machine is
    path, out = tmp_path / "pins.vcd", tmp_path / "run"
    served = instrument(url(profile="linux-rt", truth=path, engine="native"), rates, damaged=damaged)
    code = latency(served.url, 2000, out)
    assert ("lost on the link" in capsys.readouterr().err) == loses and code == (3 if loses else 0)
    assert all(sum(network.counts[each] for network in served.networks) > 2 for each in rates)
    assert not damaged or served.counts["damaged"] > served.counts["dropped by the host"] > 0
    outcome = read(out, code)
    served.end()  # which completes the truth
    expected, events = Counter(expected_events(path, outcome, stamp_offset)), Counter(outcome.events)
    assert not events - expected, "an event that was not on the pins, or one twice"
    lost = Counter(name for _, name, _, _ in (expected - events).elements())
    assert bool(lost) == loses
    books = outcome.result["balance"]
    accounts = {account["name"]: account["right"] for account in books["equations"]}
    for source in paired_sources():
        if terms := accounts.get(f"link {source.label}"):
            assert terms["lost on the link"] == lost[source.label]
    assert books["balanced"] and bool(books["notes"]["blocks lost on the link"]) == loses
    check_statistics(path, outcome)


def test_a_second_without_a_network_is_an_interruption(instrument, tmp_path, capsys):
    served = instrument(url(profile="linux-rt", engine="native"), away=(120, 1.5))
    code = latency(served.url, 12000, tmp_path / "run")
    assert code == 3 and "which was interrupted once" in capsys.readouterr().err
    assert read(tmp_path / "run", code).result["balance"]["balanced"]
    assert served.counts["away"] > 5


def test_datagrams_follow_each_other_as_the_line_allows():
    """Two blocks, headers, preamble, check sequence and gap: no clock more."""
    link = LinkSim()
    link.run([with_fcs(udp(HOSTS[0], link.home, b"x"))], b"")
    before, blocks = link.clocks, 400
    frames, _ = link.run([], bytes(blocks * BLOCK_BYTES))
    line = (2 * BLOCK_BYTES + 42 + 8 + 4 + 12) * blocks // 2
    assert len(frames) == blocks // 2 and line <= link.clocks - before <= line + 3 * ANSWERED
    link.close()
