# SPDX-License-Identifier: BSD-2-Clause
"""A process that empties a port while another one computes."""

import os
import select
import socket

import pytest

from irqscope.contract.blocks import Kind, encode
from irqscope.contract.registers import PROTOCOL
from irqscope.device.readahead import MOST, PIPE_BYTES, READ_BYTES, ReadAhead
from irqscope.device.transport import SerialTransport, read_ahead
from irqscope.errors import Unplugged


def everything(descriptor: int) -> bytes:
    return b"".join(iter(lambda: os.read(descriptor, READ_BYTES), b""))


def test_all_that_comes_is_passed_on_and_the_end_told():
    port, other = os.pipe()
    ahead = ReadAhead(port)
    os.write(other, b"first")
    assert os.read(ahead.descriptor, 99) == b"first"
    os.write(other, b"second")
    os.close(other)
    assert everything(ahead.descriptor) == b"second"
    ahead.close()
    os.close(port)


def test_more_is_kept_than_the_system_does_and_no_more_than_that():
    """Nobody reads: what sends is held up, and what did is there, in order."""
    port, other = os.pipe()
    ahead = ReadAhead(port)
    os.write(other, b"up")
    assert os.read(ahead.descriptor, 99) == b"up"  # the process is there
    os.set_blocking(other, False)
    sent = 0
    while select.select([], [other], [], 3)[1]:
        sent += os.write(other, sent.to_bytes(8, "little") * 512)
    assert PIPE_BYTES < sent <= PIPE_BYTES + (MOST + 4) * READ_BYTES
    os.close(other)
    assert len(everything(ahead.descriptor)) == sent
    ahead.close()
    os.close(port)


def test_who_is_ended_with_a_full_queue_is_gone_at_once():
    port, other = os.pipe()
    ahead = ReadAhead(port)
    os.set_blocking(other, False)
    while select.select([], [other], [], 1)[1]:
        os.write(other, bytes(4096))
    ahead.close()
    assert ahead._process.returncode == 0
    os.close(other)
    os.close(port)


def test_blocks_of_a_network_are_put_in_order():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as port, socket.socket(type=socket.SOCK_DGRAM) as other:
        port.bind(("127.0.0.1", 0))
        port.setblocking(False)
        ahead = ReadAhead(port.fileno(), hold_s=20)  # however slow this machine is
        blocks = [encode(Kind.EVENTS, number, 0, [], protocol=PROTOCOL) for number in range(4)]
        for number in (0, 2, 1, 3):
            other.sendto(blocks[number], port.getsockname())
        found = b""
        while len(found) < 4 * 512:
            found += os.read(ahead.descriptor, READ_BYTES)
        assert found == b"".join(blocks)
        ahead.close()


def test_only_a_fast_port_is_read_ahead_and_so_is_one_that_came_back():
    ours, theirs = os.openpty()
    with SerialTransport(os.ttyname(theirs)) as slow:
        read_ahead(slow)
        assert slow._ahead is None
    with SerialTransport(os.ttyname(theirs), 100_000_000) as fast:
        read_ahead(fast)
        os.write(ours, b"here")
        found = b""
        while not found:
            found = fast.read()
        assert found == b"here"
        process = fast._ahead._process
        process.kill()
        with pytest.raises(Unplugged):
            while True:
                fast.read()
        assert fast.reopen()
        os.write(ours, b"again")
        while not (found := fast.read()):
            pass
        assert found == b"again" and fast._ahead._process is not process
    os.close(ours)
    os.close(theirs)
