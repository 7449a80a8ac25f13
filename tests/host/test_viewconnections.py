# SPDX-License-Identifier: BSD-2-Clause
"""Many connections to the live page at once: they are bounded, and the page is there again when they end."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from eventually import PATIENCE_S, eventually
from growing_run import measured
from viewing import get, served

from irqscope.view import server as module
from irqscope.view.server import ViewServer

MOST = 5
REFUSED = "more than 5 connections to the page at once: further ones are refused until some end"


@pytest.fixture(scope="module")
def model(tmp_path_factory) -> Path:
    return measured(tmp_path_factory.mktemp("view") / "run")


@contextmanager
def idle(server: ViewServer, number: int) -> Iterator[list[socket.socket]]:
    """So many connections that say nothing."""
    with ExitStack() as stack:
        address = ("127.0.0.1", server.server_address[1])
        yield [stack.enter_context(socket.create_connection(address, PATIENCE_S)) for _ in range(number)]


def test_a_page_takes_so_many_connections_and_no_more(model, monkeypatch, caplog):
    """It had a thread and a file for each, without end."""
    monkeypatch.setattr(module, "MOST", MOST)
    with served(model) as server:
        with idle(server, MOST):
            eventually(lambda: len(server._open) == MOST)
            with idle(server, 2 * MOST) as more:
                for each in more:
                    assert each.recv(1000).startswith(b"HTTP/1.0 503 ")
            assert len(server._open) == MOST and [each.getMessage() for each in caplog.records] == [REFUSED]
        eventually(lambda: not server._open)
        assert get(server)[0] == 200
        with idle(server, MOST + 1):
            eventually(lambda: len(caplog.records) == 2)  # it is said each time anew


def test_who_says_little_for_long_gives_way(model, monkeypatch):
    """A byte now and then kept a connection for ever."""
    monkeypatch.setattr(module, "MOST", MOST)
    with served(model) as server, idle(server, MOST) as before:
        eventually(lambda: len(server._open) == MOST)
        before[0].sendall(b"GET / HT")
        monkeypatch.setattr(module, "LONGEST_S", -1)
        assert get(server)[0] == 200
        assert before[0].recv(1000) == b""
        before[1].sendall(b"GET / HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")
        assert before[1].recv(1000).startswith(b"HTTP/1.0 200 ")
