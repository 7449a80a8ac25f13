# SPDX-License-Identifier: BSD-2-Clause
"""What tests of the live page look through: a poller with a clock of their own, and its server."""

import http.client
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from eventually import PATIENCE_S
from growing_run import GrowingRun

from irqscope.view.newest import Following
from irqscope.view.poller import Poller
from irqscope.view.server import ViewServer


class Clock:
    """The host's clock, set by the test: seconds after the capture of a run was last written to."""

    def __init__(self, run: GrowingRun) -> None:
        self.path, self.now = run.path / "capture.irq", 0.0

    def __call__(self) -> float:
        return self.now

    def set(self, after: float) -> None:
        self.now = self.path.stat().st_mtime + after


@contextmanager
def lookout(run: GrowingRun) -> Iterator[tuple[Poller, Clock]]:
    clock = Clock(run)
    with Following(run.path) as following:
        yield Poller(following, clock), clock


@contextmanager
def served(path: Path, host: str = "127.0.0.1") -> Iterator[ViewServer]:
    with Following(path) as following, ViewServer(Poller(following), host, 0) as server, answering(server):
        yield server


@contextmanager
def answering(server: ViewServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()


def get(server: ViewServer, path: str = "/", method: str = "GET", **headers: str) -> tuple[int, str, dict[str, str]]:
    """Status, text and headers of an answer; a keyword's `_` is a header's `-`."""
    connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=PATIENCE_S)
    try:
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, headers=given)
        answer = connection.getresponse()
        return answer.status, answer.read().decode(), {name.lower(): value for name, value in answer.getheaders()}
    finally:
        connection.close()
