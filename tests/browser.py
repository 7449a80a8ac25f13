# SPDX-License-Identifier: BSD-2-Clause
"""A real browser, headless: Chromium, told what to do through the pipe of its DevTools protocol.

https://chromedevtools.github.io/devtools-protocol/; over a pipe each message is JSON and ends with a zero byte; the
browser reads from its file descriptor 3 and writes to 4.
"""

import base64
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import pytest
from eventually import PATIENCE_S

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
FOREIGN = "rebound.example"
BETWEEN = ("Cannot find default execution context", "Inspected target navigated or closed")
"""What the browser says of a page that has left one document and has not begun the next."""
COMPLAINTS = ("Log.entryAdded", "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Network.loadingFailed")
"""What it says of a page unasked, if something is wrong."""
MOVE = """
import fcntl, os, sys
apart = [fcntl.fcntl(int(number), fcntl.F_DUPFD, 10) for number in sys.argv[1:3]]
for number, place in zip(apart, (3, 4)):
    os.dup2(number, place)
os.execv(sys.argv[3], sys.argv[3:])
"""
"""Moves the two pipes to where the browser looks for them, and becomes it."""


def program() -> str | None:
    """The browser of this machine."""
    return next((path for name in PROGRAMS if (path := shutil.which(name))), None)


needs_browser = pytest.mark.skipif(program() is None, reason="no Chromium")


class Browser:
    """One browser with any number of pages; `profile` is a directory of its own. FOREIGN leads to this machine."""

    def __init__(self, profile: Path) -> None:
        found = program()
        assert found
        theirs, self._write = os.pipe()
        self._read, answers = os.pipe()
        words = [
            found,
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            f"--host-resolver-rules=MAP {FOREIGN} 127.0.0.1",
            "--remote-debugging-pipe",
            "--window-size=1000,1600",
            f"--user-data-dir={profile}",
            "about:blank",
        ]
        self._rest = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)  # what it leaves where it is killed
        self._process = subprocess.Popen(
            [sys.executable, "-c", MOVE, str(theirs), str(answers), *words],
            pass_fds=(theirs, answers),
            env={**os.environ, "TMPDIR": self._rest.name},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(theirs)
        os.close(answers)
        self._buffer = b""
        self._number = 0
        self.complaints: dict[str | None, list[str]] = defaultdict(list)

    def call(self, method: str, session: str | None = None, **parameters: Any) -> dict[str, Any]:
        """The result of one command, given again while the page is between two documents."""
        while True:
            answer = self._answer(method, session, parameters)
            if answer.get("error", {}).get("message") not in BETWEEN:
                assert "error" not in answer, answer
                return answer["result"]
            time.sleep(0.05)

    def _answer(self, method: str, session: str | None, parameters: dict[str, Any]) -> dict[str, Any]:
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._receive()
            if answer.get("id") == self._number:
                return answer
            if answer.get("method") in COMPLAINTS:
                self.complaints[answer.get("sessionId")].append(json.dumps(answer["params"]))

    def _receive(self) -> dict[str, Any]:
        while b"\0" not in self._buffer:
            readable, _, _ = select.select([self._read], [], [], PATIENCE_S)
            data = os.read(self._read, 1 << 20) if readable else b""
            assert data, "the browser says no more"
            self._buffer += data
        message, _, self._buffer = self._buffer.partition(b"\0")
        return json.loads(message)

    def open(self, url: str) -> "Page":
        """A further page."""
        target = self.call("Target.createTarget", url=url)["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        return Page(self, session)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._write)
        os.close(self._read)
        self._rest.cleanup()


class Page:
    """One page of it."""

    def __init__(self, browser: Browser, session: str) -> None:
        self._browser, self._session = browser, session

    def listen(self) -> list[str]:
        """What its console has already, and will have, and what it cannot load: filled by each further command."""
        for domain in ("Log", "Runtime", "Network"):
            self._browser.call(f"{domain}.enable", self._session)
        return self._browser.complaints[self._session]

    def evaluate(self, script: str) -> Any:
        """The value of an expression, waited for if it is a promise."""
        found = self._browser.call(
            "Runtime.evaluate", self._session, expression=script, returnByValue=True, awaitPromise=True
        )
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")

    def resize(self, width: int, height: int) -> None:
        """Show it on a screen of so many pixels."""
        self._browser.call(
            "Emulation.setDeviceMetricsOverride",
            self._session,
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )

    def prefer(self, scheme: str) -> None:
        """Show it to a reader who prefers a `light` or a `dark` screen."""
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self._browser.call("Emulation.setEmulatedMedia", self._session, features=features)

    def printed(self) -> bytes:
        """It on paper, of the size that it asks for, as a PDF."""
        answer = self._browser.call("Page.printToPDF", self._session, preferCSSPageSize=True)
        return base64.b64decode(answer["data"])

    def text(self, selector: str) -> str:
        """What is shown of the element, empty if there is none."""
        return self.evaluate(f"document.querySelector({json.dumps(selector)})?.innerText ?? ''")

    def rows(self, selector: str) -> list[list[str]]:
        """The cells of a table."""
        script = f"[...document.querySelectorAll({json.dumps(selector + ' tr')})].map("
        return self.evaluate(script + "row => [...row.cells].map(cell => cell.innerText))")

    def wait(self, condition: Callable[["Page"], bool]) -> None:
        """Until the condition holds."""
        limit = time.monotonic() + PATIENCE_S
        while not condition(self):
            assert time.monotonic() < limit, self.text("body")
            time.sleep(0.05)
