# SPDX-License-Identifier: BSD-2-Clause
"""Serial ports of several kinds: a pty, a socket, one without a descriptor, and none."""

import os
import pty
import select
import socket
import threading
import tty

import pytest
import serial

from irqscope import cli
from irqscope.contract.blocks import BLOCK_BYTES
from irqscope.device.transport import SerialTransport
from irqscope.errors import BadInput, LinkError


@pytest.fixture
def pair():
    controller, device = pty.openpty()
    tty.setraw(device)
    transport = SerialTransport(os.ttyname(device))
    os.close(device)
    yield controller, transport
    transport.close()


def test_bytes_through_a_pty(pair):
    controller, transport = pair
    assert transport.read() == b""
    data = bytes(range(256)) * 8
    os.write(controller, data)
    received = b""
    while len(received) < len(data):
        received += transport.read()
    assert received == data
    transport.write(b"to the instrument")
    assert os.read(controller, 100) == b"to the instrument"
    assert transport.target == {}


def test_unplugging_is_one_sentence(pair):
    controller, transport = pair
    os.close(controller)
    with pytest.raises(LinkError, match=r"unplugged|broke"):
        transport.read()


def test_a_port_is_opened_once(pair):
    _, transport = pair
    with pytest.raises(BadInput, match="cannot open the port"):
        SerialTransport(transport.url)


def test_a_port_is_opened_once_by_whichever_name(pair, tmp_path, capsys):
    """As /dev/serial/by-id has others for the same device; a second host is refused before it sends a byte."""
    controller, transport = pair
    other = tmp_path / "usb-board"
    other.symlink_to(transport.url)
    for name in (transport.url, str(other)):
        assert cli.main(["info", "--port", name]) == 2
        assert f"cannot open the port {name}" in (said := capsys.readouterr().err)
        assert said.endswith("; does another program have it open?\n")
    assert not select.select([controller], [], [], 0)[0]
    transport.close()
    SerialTransport(str(other)).close()


def test_bytes_through_a_socket():
    with socket.create_server(("127.0.0.1", 0)) as server:
        accepted = []
        thread = threading.Thread(target=lambda: accepted.append(server.accept()[0]))
        thread.start()
        with SerialTransport(f"socket://127.0.0.1:{server.getsockname()[1]}") as transport:
            thread.join()
            accepted[0].sendall(b"x" * 5000)
            received = b""
            while len(received) < 5000:
                received += transport.read()
            assert received == b"x" * 5000 and transport.read() == b""
            accepted[0].close()
            with pytest.raises(LinkError, match=r"closed|broke"):
                while not transport.read():
                    """Its end may take a while to arrive."""


def test_a_port_without_a_descriptor(monkeypatch):
    monkeypatch.setattr(serial, "protocol_handler_packages", [*serial.protocol_handler_packages, "models"])
    with SerialTransport("model://") as transport:
        assert transport.read() == b""
        transport._port.model._output += bytes(3 * BLOCK_BYTES)
        assert [len(transport.read()) for _ in range(3)] == [BLOCK_BYTES] * 3


@pytest.mark.parametrize(
    ("url", "why"),
    [(url, "cannot open the port") for url in ("/dev/none", "nothing://x", "socket://127.0.0.1:1")]
    + [("/dev/null", "Inappropriate ioctl for device; it is no serial port$"), ("", "--port is empty")],
)
def test_ports_that_do_not_open(url, why):
    with pytest.raises(BadInput, match=why) as caught:
        SerialTransport(url)
    assert "\n" not in str(caught.value)


def test_what_only_a_bench_knows_is_nothing_elsewhere(pair):
    _, transport = pair
    assert transport.blind_intervals(3) is None
    assert transport.end_target() == {} and transport.target == {}


def test_what_a_bench_knows_comes_through(monkeypatch):
    monkeypatch.setattr(serial, "protocol_handler_packages", [*serial.protocol_handler_packages, "models"])
    with SerialTransport("model://?live=2&handlers=7") as transport:
        assert transport.blind_intervals(3).tolist() == [[0, 201_003]]
        assert transport.end_target() == {"handlers": 7} and "loopback" in transport.target
