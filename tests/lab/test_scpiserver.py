# SPDX-License-Identifier: BSD-2-Clause
"""The SCPI server, whose clients may be anybody."""

import contextlib
import fcntl
import socket
import threading
from contextlib import contextmanager

import pytest
from eventually import PATIENCE_S, eventually

from irqscope.errors import BadInput
from irqscope.lab.scpiserver import AHEAD, LONGEST, Lines, ScpiServer, is_browser


@contextmanager
def serving(bench):
    """The server's address."""
    with ScpiServer(bench.scpi, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield server.server_address
        finally:
            for job in bench.jobs:
                job.stop()
            server.shutdown()
            thread.join()


def connected(address):
    return socket.create_connection(address, timeout=PATIENCE_S)


def said(client):
    """All that comes until the server closes the connection."""
    found = b""
    try:
        while data := client.recv(4096):
            found += data
    except ConnectionResetError:
        pass
    return found


def asked(client, line):
    client.sendall(line.encode() + b"\n")
    answer = b""
    while not answer.endswith(b"\n"):
        answer += client.recv(4096)
    return answer.decode().strip()


def test_a_browser_is_not_obeyed(bench):
    posted = b"POST / HTTP/1.1\r\nHost: 127.0.0.1:5025\r\nContent-Type: text/plain\r\n\r\nINIT\n*IDN?\n"
    with serving(bench) as address:
        for sent in (posted, b"get /\nINIT\n", b"INIT / HTTP/1.1\n\nINIT\n", b"\x16\x03\x01\nINIT\n"):
            with connected(address) as client:
                client.sendall(sent)
                assert said(client) == b""
        with connected(address) as client:
            assert asked(client, "*IDN?") == "irqscope,bench,0,1" and not bench.jobs and not bench.errors
    assert not is_browser(b"*IDN?") and not is_browser(b"FETC? isr,max") and is_browser(b"OPTIONS * HTTP/1.1\r")


def test_a_line_without_an_end_is_not_kept(bench):
    with serving(bench) as address, connected(address) as client:
        try:
            for _ in range(100):
                client.sendall(b"x" * 100_000)
        except ConnectionError:
            pass
        assert said(client) == b""
        eventually(lambda: bench.scpi._errors)
    assert bench.errors[0].startswith('-363,"Input buffer overrun;a line of more than 4096 bytes')


@pytest.mark.parametrize("sent", [b"x" * LONGEST + b"\nb\n", b"x" * 10_000_000, b"a\n" * 1000, b"a\nb"])
def test_lines_are_bounded_and_whole(sent):
    here, there = socket.socketpair()
    with here, there:
        there.settimeout(PATIENCE_S)
        lines = Lines(there)
        sender = threading.Thread(target=_send, args=(here, sent))
        sender.start()
        eventually(lambda: lines.gone() or len(lines._data) >= AHEAD)
        assert len(lines._data) < AHEAD + LONGEST
        found = []
        try:
            while (line := lines.next()) is not None:
                found.append(line)
            assert found == sent.split(b"\n")[:-1], "what ends without a line feed may be cut: it is no line"
        except ValueError:
            assert not found and len(sent) == 10_000_000
        there.close()
        sender.join()


def test_a_connection_may_have_any_number():
    """`select` takes none from 1024 on, which a process with many files open comes to."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < 1100:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
    here, there = socket.socketpair()
    try:
        with here, socket.socket(fileno=fcntl.fcntl(there, fcntl.F_DUPFD, 1050)) as high:
            there.close()
            lines = Lines(high)
            assert high.fileno() >= 1050 and not lines.gone()
            here.sendall(b"*IDN?\n")
            assert not lines.gone() and lines.next() == b"*IDN?"
            here.close()
            assert lines.gone()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_one_client_too_many_is_closed_and_told_once(bench, monkeypatch, capfd):
    monkeypatch.setattr("irqscope.lab.scpiserver.CLIENTS", 2)
    with serving(bench) as address, connected(address) as first:
        assert asked(first, "*IDN?") == "irqscope,bench,0,1"
        with connected(address) as second:
            assert asked(second, "*IDN?") == "irqscope,bench,0,1"
            for _ in range(3):
                with connected(address) as third:
                    assert said(third) == b""
            told = "irqscope: 2 clients are connected, which is all that can be: closed the next\n"
            assert capfd.readouterr().err == told

        def heard() -> str:
            with connected(address) as again, contextlib.suppress(ConnectionError):
                again.sendall(b"*IDN?\n")
                return again.recv(100).decode()
            return ""

        eventually(lambda: heard() == "irqscope,bench,0,1\n")


def _send(here: socket.socket, data: bytes) -> None:
    try:
        here.sendall(data)
        here.shutdown(socket.SHUT_WR)
    except ConnectionError:
        pass


def test_who_is_silent_blocks_nobody_and_another_one_ends_what_one_waits_for(bench, run):
    with serving(bench) as address, connected(address), connected(address) as half, connected(address) as first:
        half.sendall(b"CONF:COUN 5")
        first.sendall(b"INIT;*OPC?\n")
        with connected(address) as second:
            eventually(lambda: bench.jobs and bench.jobs[0].waited_for.is_set())
            assert asked(second, "STAT:OPER:COND?") == "16"
            bench.jobs[0].outcome = run
            second.sendall(b"ABOR\n")
            assert first.recv(10) == b"1\n" and bench.jobs[0].stopped.is_set()
            assert asked(second, "STAT:OPER:COND?") == "0"
        assert bench.ask("FETC? isr,n").strip() == str(run["isr"].n) and not bench.errors


@pytest.mark.parametrize("ahead", [b"", b"*IDN?\nSYST:ERR?\n" * 100])
def test_an_answer_is_not_waited_for_when_its_client_is_gone(bench, run, ahead, capfd):
    with serving(bench) as address:
        with connected(address) as client:
            client.sendall(b"INIT;*OPC?\n" + ahead)
            eventually(lambda: bench.jobs and bench.jobs[0].waited_for.is_set())
        eventually(lambda: "the client is gone" in capfd.readouterr().err)
        assert not bench.jobs[0].stopped.is_set(), "the measurement goes on"
        with connected(address) as second:
            bench.jobs[0].outcome = run
            second.sendall(b"ABOR\n")
            assert asked(second, "*OPC?") == "1" and bench.jobs[0].stopped.is_set()


def test_what_cannot_be_listened_at_is_refused(bench):
    with serving(bench) as address, pytest.raises(BadInput, match=r"cannot listen at 127\.0\.0\.1:"):
        ScpiServer(bench.scpi, *address)
