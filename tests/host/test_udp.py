# SPDX-License-Identifier: BSD-2-Clause
"""An instrument behind a UDP socket: found, measured with, and left to others."""

import json
import socket
from collections.abc import Callable, Iterable, Iterator
from ipaddress import IPv4Address

import pytest
from udp_instrument import MAC, UdpInstrument

from irqscope import cli
from irqscope.api import connect
from irqscope.contract.commands import Opcode, encode
from irqscope.contract.datagrams import ANNOUNCEMENT_BYTES, LONGEST, PORT, Announcement, mac_text
from irqscope.device import network, ports, protocol_udp
from irqscope.device.network import address_of, ask, url_of
from irqscope.device.reassembly import WINDOW
from irqscope.device.transport import SerialTransport
from irqscope.errors import BadInput
from irqscope.measuring import run as run_module
from irqscope_bench.packets import Network, Trouble

LOSSLESS = {Trouble.TWICE: 0.05, Trouble.LATE: 0.05}


@pytest.fixture
def instrument() -> Iterator[Callable[..., UdpInstrument]]:
    served = []

    def start(pass_on: Callable[[Iterable[bytes]], list[bytes]] = list) -> UdpInstrument:
        served.append(UdpInstrument(pass_on))
        served[-1].start()
        return served[-1]

    yield start
    for each in served:
        each.end()


def test_a_measurement_through_a_socket(instrument, tmp_path, monkeypatch):
    """Datagrams come twice and late, and nothing is missing, however slow this machine is."""
    monkeypatch.setattr(protocol_udp, "HOLD_S", 600)
    monkeypatch.setattr(run_module, "read_ahead", lambda transport: None)  # a process of its own holds for 20 ms
    troubled = Network(3, LOSSLESS)
    served = instrument(lambda sent: troubled.pass_on(sent) + troubled.rest())
    with connect(served.url) as scope:
        assert scope.serial_number == mac_text(MAC)
        run = scope.latency(rate="1kHz", count=800, out=tmp_path / "run")
    assert troubled.counts[Trouble.TWICE] > 2 and troubled.counts[Trouble.LATE] > 2
    assert run.result.balance.balanced and run["isr"].n == 800
    notes = run.result.balance.notes
    assert notes["blocks lost on the link"] == 0, notes
    assert served.left >= 1


def test_what_a_network_loses_is_counted_and_commands_are_repeated(instrument, tmp_path):
    troubled = Network(5, {Trouble.LOSE: 0.1})
    served = instrument(troubled.pass_on)
    with connect(served.url) as scope:
        run = scope.latency(rate="1kHz", count=1000, out=tmp_path / "run")
    assert run.result.balance.balanced and troubled.counts[Trouble.LOSE] > 2
    assert run.result.balance.notes["blocks lost on the link"] > 0


def test_devices_on_the_network_are_listed(instrument, capsys, monkeypatch):
    monkeypatch.setattr(ports, "known", list)
    served = instrument()
    assert cli.main(["devices", "--json", "--network", served.address]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["port"], row["serial_number"], row["board"]) == (served.url, mac_text(MAC), "model")
    assert (row["build"], row["in_use"], row["baud"]) == ("0000000000001234", False, None)
    served.taken, served.peer = True, ("127.0.0.7", 9)
    assert cli.main(["devices", "--network", served.address]) == 0
    cells = capsys.readouterr().out.splitlines()[1].split(None, 5)
    assert cells == [served.url, mac_text(MAC), "model", "0000000000001234", "-", "UNQUALIFIED INSTRUMENT"]
    assert cli.main(["devices", "--json", "--network", served.address]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert row["in_use"] and row["description"] == "Ethernet, used from 127.0.0.7"
    assert cli.main(["devices", "--no-ask", "--json", "--network", served.address]) == 0
    assert json.loads(capsys.readouterr().out) == []


def test_who_has_it_is_told(instrument, monkeypatch, capsys):
    monkeypatch.setattr(protocol_udp, "LEASE_S", -0.9)
    served = instrument()
    served.taken, served.peer = True, ("127.0.0.7", 9)
    assert cli.main(["info", "--port", served.url]) == 2
    assert "another program has it, on 127.0.0.7" in capsys.readouterr().err


def test_a_network_that_is_away_is_an_instrument_that_says_nothing(monkeypatch):
    monkeypatch.setattr(network, "WAIT_S", 0.01)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = nobody.getsockname()[1]
    with SerialTransport(f"udp://127.0.0.1:{address}") as transport:
        transport.write(encode(Opcode.READ, 0, 1, 1))
        transport.write(encode(Opcode.READ, 0, 1, 1))
        assert transport.read() == b"" and transport.serial_number is None


def test_a_block_waits_for_a_moment_only(instrument):
    """For the one before it, which never comes, while nothing else comes either."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as served:
        served.bind(("127.0.0.1", 0))
        served.settimeout(10)
        with SerialTransport(f"udp://127.0.0.1:{served.getsockname()[1]}") as transport:
            transport.write(b"a command")
            while (heard := served.recvfrom(LONGEST))[0] != b"a command":
                pass
            first, _, third = (_block(number) for number in range(3))
            served.sendto(first, heard[1])
            assert transport.read() == first
            served.sendto(third, heard[1])
            assert transport.read() == third
            served.sendto(_block(3) + b"rubbish", heard[1])
            assert transport.read() == _block(3) + b"rubbish"
            for number in range(5, 5 + WINDOW):
                served.sendto(_block(number), heard[1])
            served.sendto(_block(4), heard[1])
            received = b""
            while len(received) < 512 * (WINDOW + 1):
                received += transport.read()
            assert received == b"".join(_block(number) for number in range(4, 5 + WINDOW))


def _block(number: int) -> bytes:
    from irqscope.contract.blocks import Kind
    from irqscope.contract.blocks import encode as block
    from irqscope.contract.registers import PROTOCOL

    return block(Kind.EVENTS, number, 0, [], protocol=PROTOCOL)


def test_an_announcement_is_read_as_it_was_written():
    said = Announcement(MAC, "model", 7, IPv4Address("10.0.0.3"), True)
    data = said.encode()
    assert Announcement.decode(data) == said and len(data) == ANNOUNCEMENT_BYTES
    for wrong in (data[:-1], b"X" + data[1:], data[:4] + b"\x02" + data[5:], data[:5] + b"\x02" + data[6:]):
        assert Announcement.decode(wrong) is None
    assert Announcement.decode(data[:-1] + b"\xff") is None


@pytest.mark.parametrize("text", ["", "1.2.3.4:0", "1.2.3.4:65536", "a b", "1.2.3.4/x", "host:"])
def test_what_is_no_address_is_refused_in_one_sentence(text, capsys):
    with pytest.raises(BadInput, match="is not an address"):
        address_of(text)
    assert cli.main(["info", "--port", f"udp://{text}"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_port_is_told_where_it_is_not_the_usual_one():
    assert address_of("127.0.0.1") == ("127.0.0.1", PORT) and url_of("127.0.0.1", PORT) == "udp://127.0.0.1"
    assert url_of(*address_of("127.0.0.1:77")) == "udp://127.0.0.1:77"


def test_nobody_answers(monkeypatch):
    assert ask("127.0.0.1:9", 0.01) == []
