# SPDX-License-Identifier: BSD-2-Clause
"""The live page in a real browser while a real run goes on: what it shows is what the capture holds.

The measuring process is stopped and continued by signals. While it is stopped nothing changes, and the page must come
to show what a plain reader finds in the capture, however long that takes.
"""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from browser import FOREIGN, Browser, Page, needs_browser
from endtoend import url
from eventually import PATIENCE_S
from growing_run import Plain, plainly

from irqscope.view.server import ASSETS

pytestmark = [
    pytest.mark.bench,
    needs_browser,
    pytest.mark.skipif(sys.platform != "linux", reason="whether a process has stopped is read from /proc"),
]

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "host")}
HOSTILE = '<img src=x onerror="document.title=1">\u202e<script>document.title = 1</script>'


HURRIED = "import os, sys; os.nice = lambda more: 0; from irqscope.cli import main; sys.exit(main())"
"""The command line, but that a viewer does not take the lowest priority, which on a busy machine is none at all."""


SLOW = (
    "from irqscope.view import newest; newest.Following.catch_up = lambda self, seconds: newest.Following.step(self); "
    + HURRIED
)
"""The same of a viewer that takes in one snapshot a look, as on a machine that has no time."""


def irqscope(*arguments: object, code: str = HURRIED, **more: object) -> subprocess.Popen:
    command = [sys.executable, "-c", code, *map(str, arguments)]
    return subprocess.Popen(command, env=ENVIRONMENT, stderr=subprocess.DEVNULL, text=True, **more)


class Measuring:
    """A run in a process of its own that is held still, but for the time between two `advance`."""

    def __init__(self, directory: Path, stub: Path) -> None:
        self.capture = directory / "capture.irq"
        self.process = irqscope(
            "latency",
            "--port",
            url(profile="linux-rt", engine="native"),
            "--rate",
            "1kHz",
            "--count",
            "100M",
            "--stub",
            stub,
            "--out",
            directory,
            stdout=subprocess.DEVNULL,
        )

    def advance(self, snapshots: int) -> Plain:
        """Let it run until there are so many further snapshots; what the capture holds then."""
        before = plainly(self._held()).snapshots
        limit = time.monotonic() + PATIENCE_S
        while (there := plainly(self._held())).snapshots < before + snapshots:
            assert self.process.poll() is None and time.monotonic() < limit
            self.process.send_signal(signal.SIGCONT)
            time.sleep(0.05)
            self.process.send_signal(signal.SIGSTOP)
            while self._state() != "T":  # it stops when the kernel gets to it
                time.sleep(0.001)
        return there

    def _state(self) -> str:
        return Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0]

    def _held(self) -> bytes:
        return self.capture.read_bytes() if self.capture.exists() else b""

    def end(self) -> None:
        """End it early and validly."""
        self.process.send_signal(signal.SIGINT)
        self.process.send_signal(signal.SIGCONT)
        assert self.process.wait(PATIENCE_S) in (0, 3)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def viewer(directory: Path, listen: str = "127.0.0.1:0", code: str = HURRIED) -> Iterator[tuple[str, subprocess.Popen]]:
    """The address of `irqscope view`, and its process."""
    process = irqscope("view", directory, "--no-browser", "--listen", listen, code=code, stdout=subprocess.PIPE)
    try:
        line = process.stdout.readline()
        yield line[line.index("http://") :].split()[0], process
    finally:
        process.kill()
        process.communicate()


class Elsewhere(BaseHTTPRequestHandler):
    """Another page with a script."""

    page, script = "<body><p>elsewhere</p>", "1"

    def do_GET(self) -> None:
        kind, text = ("javascript", self.script) if self.path.endswith(".js") else ("html", self.page)
        self.send_response(404 if self.path.startswith("/state") else 200)
        self.send_header("Content-Type", f"text/{kind}")
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


class Mute(Elsewhere):
    """The live page, whose viewer has no answer."""

    page, script = ((ASSETS / name).read_text() for name in ("page.html", "page.js"))


@contextmanager
def elsewhere(handler: type[Elsewhere] = Elsewhere) -> Iterator[str]:
    """The address of another server."""
    with HTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/"
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture
def measuring(tmp_path) -> Iterator[Measuring]:
    line = {
        "irqscope_stub": 1,
        "port": "model",
        "name": HOSTILE,
        "pins": {"isr": "hard handler", "task": "user thread", "done": "user thread"},
    }
    (tmp_path / "stub.json").write_text(json.dumps(line) + "\n")
    run = Measuring(tmp_path / "run", tmp_path / "stub.json")
    try:
        yield run
    finally:
        run.kill()


def shows(there: Plain) -> Callable[[Page], bool]:
    """The page shows the last snapshot of what is there."""
    return lambda page: f"snapshot {there.snapshots}, at" in page.text("#status")


def test_the_page_follows_a_run_to_its_end(measuring, tmp_path):
    there = measuring.advance(2)
    with viewer(tmp_path / "run") as (address, process), Browser(tmp_path / "profile") as browser:
        pages = [browser.open(address), browser.open(f"{address}#task")]
        for _ in range(3):
            for page in pages:
                page.wait(shows(there))
                head, isr, task, *_ = page.rows("#figures")
                assert (isr[0], isr[head.index("n")]) == ("isr", str(there.samples)) and task[0] == "task"
                assert page.text("#stamp") == "INCOMPLETE, simulated" and "ago" in page.text("#age")
                assert " of 100000000 planned stimuli at 1 kHz" in page.text("#headline")
                assert page.rows("#worst")[1][0] == "1"
                whole = "[...document.images].map(i => i.decode().then(() => i.naturalWidth > 300))"
                assert page.evaluate(f"Promise.all({whole})") == [True, True]
            assert "Latency isr (stimulus to isr)" in pages[0].text("#caption")
            assert "Latency task (isr to task)" in pages[1].text("#caption")
            sources = [page.evaluate("document.images[0].src") for page in pages]
            there = measuring.advance(2)
        assert sources[0] != sources[1]
        pages[1].evaluate("document.querySelector('#figures a[href=\"#isr\"]').click()")
        pages[1].wait(lambda page: "Latency isr" in page.text("#caption"))

        measuring.end()
        there = plainly(measuring.capture.read_bytes())
        for page in pages:
            page.wait(lambda page: "These are the figures of its report" in page.text("#status"))
            assert page.text("#stamp") == "simulated" and page.rows("#figures")[1][1] == str(there.samples)
            assert "Ended early on request" in page.text("#headline")

        process.kill()
        for page in pages:
            page.wait(lambda page: "The viewer no longer answers: these are its last" in page.text("#age"))
            assert page.rows("#figures")[1][1] == str(there.samples)


def test_a_viewer_that_never_answered_has_no_last_figures(tmp_path):
    """The page said of none that they were its last ones."""
    with elsewhere(Mute) as address, Browser(tmp_path / "profile") as browser:
        page = browser.open(address)
        page.wait(lambda page: page.text("#age") == "The viewer does not answer.")


def test_the_page_grows_older_while_nothing_comes(measuring, tmp_path):
    measuring.advance(1)
    old = time.time() - 3600
    os.utime(measuring.capture, (old, old))
    with viewer(tmp_path / "run") as (address, _), Browser(tmp_path / "profile") as browser:
        page = browser.open(address)
        page.wait(lambda page: " min ago. Nothing has come since then." in page.text("#age"))
        assert page.evaluate("document.querySelector('#age').className") == "warning"
        there = measuring.advance(1)
        page.wait(shows(there))
        assert " min ago" not in page.text("#age")


def test_a_viewer_that_hangs_is_given_up_and_found_again(measuring, tmp_path):
    measuring.advance(1)
    with viewer(tmp_path / "run") as (address, process), Browser(tmp_path / "profile") as browser:
        page = browser.open(address)
        page.wait(lambda page: "ago" in page.text("#age"))
        process.send_signal(signal.SIGSTOP)
        page.wait(lambda page: "The viewer has not answered for " in page.text("#age"))
        assert page.evaluate("document.querySelector('#age').className") == "warning"
        assert "Nothing has come" not in page.text("#age")  # which a viewer that hangs cannot know
        before = page.text("#age")
        page.wait(lambda page: page.text("#age") != before)  # it goes on counting
        there = measuring.advance(1)
        process.send_signal(signal.SIGCONT)
        page.wait(shows(there))
        page.wait(lambda page: "viewer" not in page.text("#age"))


def test_an_open_page_finds_a_viewer_that_was_started_again(measuring, tmp_path):
    measuring.advance(1)
    with Browser(tmp_path / "profile") as browser:
        with viewer(tmp_path / "run") as (address, process):
            page = browser.open(address)
            page.wait(lambda page: "ago" in page.text("#age"))
            process.kill()
            page.wait(lambda page: "The viewer no longer answers" in page.text("#age"))
        there = measuring.advance(1)
        with viewer(tmp_path / "run", address.removeprefix("http://").rstrip("/")) as (again, _):
            assert again == address
            page.wait(shows(there))
            page.wait(lambda page: "viewer" not in page.text("#age"))


def test_a_viewer_that_lags_says_by_how_much(measuring, tmp_path):
    measuring.advance(30)
    soon = time.time() + 3600  # it goes on being written
    os.utime(measuring.capture, (soon, soon))
    with viewer(tmp_path / "run", code=SLOW) as (address, _), Browser(tmp_path / "profile") as browser:
        page = browser.open(address)
        page.wait(lambda page: "; behind by " in page.text("#status"))
        assert "Nothing has come" not in page.text("#age")
        assert " % of " in page.text("#progress") and page.evaluate("document.querySelector('#done').value") < 0.1


def test_a_page_is_paused_and_shows_another_part(measuring, tmp_path):
    measuring.advance(2)
    with viewer(tmp_path / "run") as (address, _), Browser(tmp_path / "profile") as browser:
        page = browser.open(address)
        page.wait(lambda page: page.evaluate("document.images.length") == 2)
        before = page.evaluate("document.images[0].src")
        page.evaluate("{ const s = document.querySelector('#scale'); s.value = 'linear'; s.onchange(); }")
        page.wait(lambda page: page.evaluate("document.images[0].src") != before)
        page.evaluate("document.querySelector('#pause').click()")
        page.wait(lambda page: "Paused: the run goes on." in page.text("#age") and page.text("#pause") == "Go on")
        held = page.text("#status")
        there = measuring.advance(1)
        page.evaluate("new Promise(done => setTimeout(done, 2500))")  # two looks of a page that is not paused
        assert page.text("#status") == held
        page.evaluate("document.querySelector('#pause').click()")
        page.wait(shows(there))


@pytest.mark.slow
def test_the_last_minute_is_shown_over_time(measuring, tmp_path):
    there = measuring.advance(130)  # two a second
    with viewer(tmp_path / "run") as (address, _), Browser(tmp_path / "profile") as browser:
        page = browser.open(address)
        page.wait(shows(there))
        page.wait(lambda page: page.evaluate("document.images.length") == 2)
        before = page.evaluate("[...document.images].map(i => i.src)")
        page.evaluate("{ const s = document.querySelector('#latest'); s.value = '60'; s.onchange(); }")
        page.wait(lambda page: "Over time: the last 60 s" in page.text("#caption"))
        after = page.evaluate("[...document.images].map(i => i.src)")
        assert after[0] == before[0] and after[1] != before[1]


def test_of_a_folder_a_run_is_chosen(measuring, tmp_path):
    there = measuring.advance(1)
    with viewer(tmp_path) as (address, _), Browser(tmp_path / "profile") as browser:
        page = browser.open(address)
        page.wait(lambda page: len(page.rows("#runs")) == 2)
        assert page.rows("#runs")[1][0] == "run" and page.rows("#runs")[1][2] == "not ended"
        page.evaluate("document.querySelector('#runs a').click()")
        page.wait(shows(there))
        browser.open(f"{address}?run=run#100%").wait(shows(there))  # which names no segment, and held the page up


def test_a_hostile_target_is_only_text(measuring, tmp_path):
    measuring.advance(1)
    with viewer(tmp_path / "run") as (address, _), Browser(tmp_path / "profile") as browser:
        page = browser.open(address)
        page.wait(lambda page: "onerror" in page.text("#facts"))
        assert "name " + HOSTILE in page.evaluate("document.querySelector('#facts').textContent")
        assert page.evaluate("document.querySelectorAll('body script, body img[src=x]').length") == 0
        assert page.evaluate("document.title") == "isr: INCOMPLETE, simulated"
        # Not even what is put into the page as HTML would run: the page allows no script but its own.
        page.evaluate(f"document.querySelector('#headline').innerHTML = {json.dumps(HOSTILE)}")
        assert page.evaluate("new Promise(done => setTimeout(() => done(document.title), 200))") != "1"


def test_another_page_reads_nothing(measuring, tmp_path):
    measuring.advance(1)
    with viewer(tmp_path / "run") as (address, _), Browser(tmp_path / "profile") as browser:
        rebound = browser.open(address.replace("127.0.0.1", FOREIGN))
        rebound.wait(lambda page: page.text("body") != "")
        assert rebound.text("body").strip() == "Refused: this server is asked for under a name that is not its own."

        with elsewhere() as foreign:  # on this machine, too, which browsers trust more than the network
            page = browser.open(foreign)
            page.wait(lambda page: page.text("p") == "elsewhere")
            for place, outcome in ((foreign, "loaded"), (address, "refused")):
                loaded = f"""new Promise(done => {{
                    const script = document.createElement("script");
                    script.onload = () => done("loaded");
                    script.onerror = () => done("refused");
                    script.src = "{place}page.js";
                    document.body.append(script);
                }})"""
                assert page.evaluate(loaded) == outcome
