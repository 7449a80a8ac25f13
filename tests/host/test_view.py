# SPDX-License-Identifier: BSD-2-Clause
"""The live page as its server answers: the same for all, with its age, and for nobody from elsewhere."""

import http.client
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from eventually import PATIENCE_S
from growing_run import GrowingRun, measured, plainly

from irqscope import cli
from irqscope.base.records import changed
from irqscope.errors import BadInput
from irqscope.measuring.rundir import RunDirectory
from irqscope.results.reread import reread
from irqscope.results.result import assemble
from irqscope.view.gallery import Gallery
from irqscope.view.newest import Following
from irqscope.view.poller import ALL, MOST, PAUSE, TAIL, Look, Poller, part_of
from irqscope.view.server import ViewServer, parse_listen, serve

ROOT = Path(__file__).parents[2]
HOSTILE = '<script>document.title="gotcha"</script><img src=x onerror=alert(1)>"\x1b[2J'


@pytest.fixture(scope="module")
def model(tmp_path_factory) -> Path:
    return measured(tmp_path_factory.mktemp("view") / "run")


@pytest.fixture(autouse=True)
def unhurried(monkeypatch) -> None:
    """However slow the machine, one look reads all that there is."""
    monkeypatch.setattr("irqscope.view.poller.PATIENCE", 1000)


LIGHT = {"key", "status", "age_s", "quiet_s", "stale_s", "final", "done", "progress"}
"""What is sent again though nothing is new."""


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
    with Following(path) as following, ViewServer(Poller(following), host, 0) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield server
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


# What it shows -------------------------------------------------------------------------------------------------------


def test_the_age_is_that_of_the_last_snapshot(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    with lookout(run) as (page, clock):
        run.grow(0.5)
        os.utime(clock.path, (1e9, 1e9))
        clock.set(2.5)
        state = page.state("", "")
        assert state["age_s"] == 2.5 and "INCOMPLETE" in state["stamp"] and "UNQUALIFIED" in state["stamp"]
        assert re.fullmatch(r"Measuring: snapshot 3, at 1\.6\d* s of the run\.", state["status"])
        clock.now += 60
        assert page.state("", state["key"])["age_s"] == 62.5
        run.grow(run.written + 100)  # less than a block: nothing new, though the file was written to
        os.utime(clock.path, (1e9 + 90, 1e9 + 90))
        clock.now += 60
        assert page.state("", state["key"])["age_s"] == 122.5
        run.grow(1.0)
        os.utime(clock.path, (1e9 + 200, 1e9 + 200))
        clock.set(0.25)
        assert page.state("", state["key"])["age_s"] == 0.25
        clock.now -= 3600  # somebody set it
        assert page.state("", "")["age_s"] == 0


def test_all_viewers_see_the_same_and_cost_one_look_a_second(model, tmp_path, monkeypatch):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    looks = []
    monkeypatch.setattr(Following, "catch_up", lambda self, seconds: (looks.append(1), Following.step(self)))
    with lookout(run) as (page, clock):
        clock.set(1.0)
        first = page.state("isr", "")
        clock.now += PAUSE / 2
        assert page.state("isr", "") | {"age_s": 1.0, "quiet_s": 1.0} == first and len(looks) == 1
        clock.now += PAUSE / 2
        page.state("isr", "")
        assert len(looks) == 2


def test_only_what_is_new_is_sent_again(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    with lookout(run) as (page, clock):
        clock.set(1.0)
        whole = page.state("isr", "")
        assert set(page.state("isr", whole["key"])) == LIGHT
        other = page.state("task", whole["key"])
        assert other["segment"] == "task" and other["pictures"] != whole["pictures"]
        assert page.state("nonsense", "") == whole
        run.grow(1.0)
        clock.now += PAUSE
        later = page.state("isr", whole["key"])
        assert later["figures"] != whole["figures"] and later["pictures"] != whole["pictures"]


def test_figures_counts_and_worst_samples_are_those_of_the_capture(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    there = plainly(run.grow(0.7))
    with lookout(run) as (page, clock):
        clock.set(1.0)
        state = page.state("isr", "")
    head, rows = state["figures"]
    row = dict(zip(head, rows[0], strict=True))
    assert row["segment"] == "isr" and row["n"] == str(there.samples)
    assert f"n = {there.samples};" in state["caption"] and "INCOMPLETE" in state["caption"]
    assert [picture.startswith("<svg") for picture in state["pictures"]] == [True, True]
    assert f"(n = {there.samples})" in state["pictures"][0]
    heads, worst = state["worst"]
    assert heads[0] == "largest" and worst[0][1] == row["max"] and 1 < len(worst) <= 10
    _, observation = reread(RunDirectory(run.path))
    at = observation.totals.segments[0].both.maximum_time - observation.first
    assert worst[0][2] == f"{at / 100_500_000:.6f}"
    assert "0 blocks on the link" in dict(state["facts"])["lost"]


def test_before_the_first_snapshot_and_before_the_run(model, tmp_path):
    (tmp_path / "r").mkdir()
    with Following(tmp_path / "r") as following:
        page = Poller(following, clock=iter(range(0, 100, 2)).__next__)
        assert page.state("", "") == {"status": "Nothing was measured here yet.", "key": "", "age_s": None}
        GrowingRun(model, tmp_path / "r")
        state = page.state("", "")
        assert "its first snapshot is awaited" in state["status"] and state["age_s"] is None
        assert state["pictures"] == [] and state["worst"] is None and state["notes"] == []


def test_the_end_of_the_run_is_seen(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    with lookout(run) as (page, clock):
        clock.set(1.0)
        before = page.state("", "")
        run.end()
        clock.now += PAUSE
        state = page.state("", before["key"])
        assert state["final"] and state["status"].startswith("The run has ended, at 3.")
        assert "INCOMPLETE" not in state["stamp"] and "all stimuli were answered" in state["headline"]
        assert dict(zip(*[state["figures"][0], state["figures"][1][0]], strict=True))["n"] == "3000"


def test_a_capture_that_was_cut_short_is_told_and_no_more_is_read(model, tmp_path, monkeypatch):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    with lookout(run) as (page, clock):
        clock.set(1.0)
        page.state("", "")
        (run.path / "capture.irq").write_bytes(b"")
        clock.now += PAUSE
        for _ in range(2):
            assert "cut short while it was followed: start again." in page.state("", "")["error"]
            (run.path / "capture.irq").write_bytes(run.data)  # it is as long again, and another
            monkeypatch.setattr(Following, "catch_up", None)
            clock.now += PAUSE


def test_what_was_written_and_not_read_has_come_all_the_same(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    with lookout(run) as (page, clock):
        run.grow(0.5)
        os.utime(clock.path, (1e9, 1e9))
        clock.set(60)
        state = page.state("", "")
        assert state["age_s"] == state["quiet_s"] == 60
        run.grow(run.written + 100)  # less than a block
        os.utime(clock.path, (1e9 + 90, 1e9 + 90))
        clock.set(1)
        state = page.state("", state["key"])
        assert (state["age_s"], state["quiet_s"]) == (91, 1)


def test_who_reads_more_slowly_than_it_is_measured_says_by_how_much(model, tmp_path, monkeypatch):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.95)
    looks = iter([2, 20])
    monkeypatch.setattr(Following, "catch_up", lambda self, seconds: [self.step() for _ in range(next(looks))])
    with lookout(run) as (page, clock):
        clock.set(1.0)
        status = page.state("", "")["status"]
        found = re.fullmatch(r"Measuring: snapshot 2, at ([\d.]+) s of the run; behind by ([\d.]+) s\.", status)
        there = 0.95 * 3.0
        assert found and float(found[1]) + float(found[2]) == pytest.approx(there, abs=0.5)
        clock.now += PAUSE
        assert "behind" not in page.state("", "")["status"]


def test_how_far_it_is_and_how_long_it_still_takes(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r", start="2001-09-09T01:46:40.000+00:00")  # 1e9 s
    run.grow(0.5)
    with lookout(run) as (page, clock):
        os.utime(clock.path, (1e9 + 30, 1e9 + 30))
        clock.set(1.0)
        state = page.state("", "")
        done = state["done"]
        assert 0.3 < done < 0.7
        percent, left = re.fullmatch(r"(\d+) % of 3(?:\.\d+)? s, ([\d.]+) s left\.", state["progress"]).groups()
        assert int(percent) == round(100 * done) and float(left) == pytest.approx(30 * (1 - done) / done, rel=0.05)
        run.end()
        clock.now += PAUSE
        state = page.state("", "")
        assert state["final"] and state["done"] is None and state["progress"] == ""


def test_limits_are_drawn_and_judged_as_far_as_it_went(model, tmp_path):
    limits = [
        {"name": name, "wanted": wanted, "hard": hard, "decision": "simple"}
        for name, wanted, hard in (("isr.max", "5us", True), ("task.max", "1s", True), ("isr.missing", "0", False))
    ]
    run = GrowingRun(model, tmp_path / "r", limits=limits)
    run.grow(0.5)
    with lookout(run) as (page, clock):
        clock.set(1.0)
        state = page.state("isr", "")
    head, rows = state["limits"]
    assert head == ["figure", "allowed", "", "so far", ""]
    worst = dict(zip(state["figures"][0], state["figures"][1][0], strict=True))["max"]
    assert [row[4] for row in rows] == ["EXCEEDED", "kept so far", "kept so far"]
    assert rows[0][:3] == ["isr.max", "at most 5us", "limit"] and rows[0][3].split()[0][:4] == worst[:4]
    assert rows[2] == ["isr.missing", "at most 0", "warn", "0", "kept so far"]
    assert "limit max 5us" in state["pictures"][0]


def test_counts_may_be_linear_and_a_part_shown(model, tmp_path):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.9)
    with lookout(run) as (page, clock):
        clock.set(1.0)
        looks = [Look(), Look(linear=True), Look(part=MOST)]
        states = [page.state("isr", "", look) for look in looks]
        assert len({state["key"] for state in states}) == len({state["pictures"][0] for state in states}) == 3
        assert len({state["pictures"][1] for state in states}) == 1
        assert set(page.state("isr", states[1]["key"], looks[1])) == LIGHT
    _, observation = reread(RunDirectory(run.path))
    isr = assemble(RunDirectory(run.path).read_run(), observation).segments[0]
    (split,) = (each.high for each in isr.quantiles if each.q == "0.99")
    assert part_of(isr, MOST, 1.0) == (isr.min, split) and part_of(isr, TAIL, 1.0) == (split, isr.max)
    assert part_of(isr, ALL, 1.0) is None and part_of(changed(isr, quantiles=[]), TAIL, 1.0) is None


def test_who_gave_up_on_a_slow_drawing_finds_it_when_asking_again(model, tmp_path, monkeypatch):
    run = GrowingRun(model, tmp_path / "r")
    run.grow(0.5)
    with lookout(run) as (page, clock):
        clock.set(1.0)
        drawn = []

        def slowly(figure, name):
            clock.now += 4
            drawn.append(name)
            return "<svg>"

        monkeypatch.setattr("irqscope.report.figures.to_svg", slowly)
        first = page.state("isr", "")
        run.grow(1.0)
        clock.now += 5  # the page gives up, and asks again
        assert page.state("isr", "")["key"] == first["key"] and len(drawn) == 2
        clock.now += 4
        assert page.state("isr", first["key"])["key"] != first["key"] and len(drawn) == 4


# Several --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def shelf(model, tmp_path) -> Path:
    """A folder with an ended run, one that goes on in a folder below, and what is none."""
    folder = tmp_path / "shelf"
    shutil.copytree(model, folder / "done")
    GrowingRun(model, folder / "deep" / "on", start="2001-09-09T01:46:40.000+00:00").grow(0.5)
    (folder / "notes").mkdir()
    return folder


def test_of_a_folder_its_runs_are_listed_the_newest_first(shelf):
    with Gallery(shelf) as gallery:
        listing = gallery.listing()
        head, rows = listing["runs"]
        assert head == ["run", "begun", "state"] and str(shelf) in listing["status"]
        assert [(row[0], row[2]) for row in rows] == [("done", "ended"), ("deep/on", "not ended")]
        with ViewServer(gallery, "127.0.0.1", 0) as server:
            thread = threading.Thread(target=server.serve_forever, args=(0.01,))
            thread.start()
            try:
                assert json.loads(get(server, "/state")[1]) == listing
                assert json.loads(get(server, "/state?run=deep%2Fon&segment=task")[1])["segment"] == "task"
                assert json.loads(get(server, "/state?run=done")[1])["final"]
                for name in ("none", "..", "../shelf/done", "/etc", ""):
                    found = json.loads(get(server, f"/state?run={name}")[1])
                    assert (set(found) == {"error"} and "holds no run" in found["error"]) or name == ""
            finally:
                server.shutdown()
                thread.join()


def test_a_folder_without_runs_is_refused(tmp_path, capsys):
    (tmp_path / "a" / "b").mkdir(parents=True)
    with pytest.raises(BadInput, match="holds no run, sweep or campaign"):
        Gallery(tmp_path)
    assert cli.main(["view", str(tmp_path)]) == 2
    assert "holds no run, sweep or campaign" in capsys.readouterr().err


# Who may see it ------------------------------------------------------------------------------------------------------


def test_the_page_and_what_it_is_made_of(model):
    with served(model) as server:
        status, page, headers = get(server)
        assert status == 200 and headers["content-type"] == "text/html; charset=utf-8"
        for name in re.findall(r'(?:href|src)="([^"]+)"', page):
            assert ":" not in name.removeprefix("data:,") and (name == "data:,") | (get(server, f"/{name}")[0] == 200)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self'" in policy and "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy and headers["x-content-type-options"] == "nosniff"
        state = json.loads(get(server, "/state?segment=task")[1])
        assert state["segment"] == "task" and state["final"]
        assert get(server, "/none")[0] == 404 and get(server, "/../cli/view.py")[0] == 404
        assert get(server, "/", "POST")[0] == 501


PLACES = ["/", "/state", "/page.js"]


@pytest.mark.parametrize("path", PLACES)
@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "[", "a@b"])
def test_foreign_names_are_refused(model, path, host):
    with served(model) as server:
        status, text, headers = get(server, path, Host=host)
        assert status == 403 and text == "Refused: this server is asked for under a name that is not its own.\n"
        assert "access-control-allow-origin" not in headers


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:1234", "[::1]:99", socket.gethostname()])
def test_own_names_are_answered_whatever_the_port(model, host):  # ssh forwards from another one
    with served(model) as server:
        assert get(server, "/state", Host=host, Origin=f"http://{host}", Sec_Fetch_Site="same-origin")[0] == 200


FOREIGN = [
    {"Origin": "http://evil.example"},
    {"Origin": "null"},
    {"Origin": "https://localhost"},
    {"Origin": "http://localhost:1"},
    {"Sec_Fetch_Site": "cross-site"},
    {"Sec_Fetch_Site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN)
def test_foreign_origins_are_refused(model, headers):
    with served(model) as server:
        for path in ("/state", "/page.js"):
            status, text, _ = get(server, path, Host="localhost", **headers)
            assert status == 403 and text == "Refused: the request comes from another page.\n"
        assert get(server, "/state", Host="localhost")[0] == 200


def test_beyond_this_machine_it_takes_the_token(model):
    with served(model, "0.0.0.0") as server:
        token = server.url.rstrip("/").rpartition("/")[2]
        assert len(token) >= 32 and server.url.startswith(f"http://{socket.gethostname().lower()}:")
        for path in ("", "page.js", "style.css", "state"):
            assert get(server, f"/{token}/{path}")[0] == 200
            for wrong in (f"/{path}", f"/{token[:-1]}/{path}", f"/{token}x/{path}", f"//{path}", f"/%00/{path}"):
                status, text, _ = get(server, wrong)
                assert status == 403 and text == "Refused: the address lacks the token that irqscope view printed.\n"
        assert get(server, f"/{token}/", Host="evil.example")[0] == 403
    with served(model, "0.0.0.0") as server:
        assert token not in server.url


def test_what_a_run_says_is_text(model, tmp_path):
    target = {"irqscope_stub": 1, "name": HOSTILE, "pins": {}}
    run = GrowingRun(model, tmp_path / "r", target=target, port=HOSTILE, command=["irqscope", HOSTILE])
    run.grow(0.5)
    with served(run.path) as server:
        state: dict[str, Any] = json.loads(get(server, "/state")[1])
        assert HOSTILE in dict(state["facts"])["target"] and HOSTILE in dict(state["facts"])["instrument"]
        page, script = get(server)[1], get(server, "/page.js")[1]
    assert HOSTILE not in page
    for way in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function("):
        assert way not in script  # the browser's own test is in tests/bench


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("127.0.0.1:8000", ("127.0.0.1", 8000)),
        ("[::1]:0", ("::1", 0)),
        ("bench.lab:80", ("bench.lab", 80)),
    ],
)
def test_addresses_to_listen_at(text, place):
    assert parse_listen(text) == place


@pytest.mark.parametrize("text", ["", "8000", ":8000", "localhost", "localhost:x", "localhost:99999", "a:1/b", "u@h:1"])
def test_what_is_no_address_is_a_sentence(text, tmp_path, capsys):
    assert cli.main(["view", str(tmp_path), "--listen", text]) == 2
    assert "is no address to listen at: write for example 127.0.0.1:8000" in capsys.readouterr().err


def test_a_port_that_is_taken_is_a_sentence(model):
    with served(model) as server, Following(model) as following:
        taken = server.server_address[1]
        with pytest.raises(BadInput, match=rf"cannot listen at 127\.0\.0\.1 port {taken}: Address already in use"):
            ViewServer(Poller(following), "127.0.0.1", taken)


def test_it_is_where_it_was_unless_another_is_there(model, monkeypatch):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        free = probe.getsockname()[1]
    monkeypatch.setattr("irqscope.view.server.USUAL", ("127.0.0.1", free))
    with Following(model) as following:
        for _ in range(2):
            with serve(Poller(following), None) as server:
                assert server.url == f"http://127.0.0.1:{free}/"
                with serve(Poller(following), None) as other:
                    assert other.server_address[1] != free
                with pytest.raises(BadInput, match="cannot listen"):
                    serve(Poller(following), f"127.0.0.1:{free}")


@pytest.mark.parametrize("ignored", [False, True])
def test_the_verb_prints_where_it_is_and_ends_by_ctrl_c(model, ignored):
    """Also if it was begun where Ctrl-C is ignored, as shells do in the background; then as JSON."""
    command = [sys.executable, "-m", "irqscope", "view", str(model), "--no-browser", *["--json"] * ignored]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "host")}
    before = signal.signal(signal.SIGINT, signal.SIG_IGN if ignored else signal.default_int_handler)
    try:
        process = subprocess.Popen(command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        assert process.stdout
        line = process.stdout.readline()
        if ignored:
            told = json.loads(line)
            assert told.keys() == {"directory", "url"} and told["directory"] == str(model)
            line = f"{model} is shown at {told['url']} until Ctrl-C\n"
        found = re.search(r"is shown at http://127\.0\.0\.1:(\d+)/ until Ctrl-C$", line)
        assert found
        connection = http.client.HTTPConnection("127.0.0.1", int(found[1]), timeout=PATIENCE_S)
        connection.request("GET", "/state")
        assert json.loads(connection.getresponse().read())["final"]
        connection.close()
        if sys.platform == "linux":
            assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 19)
    finally:
        process.send_signal(signal.SIGINT)
        try:
            _, err = process.communicate(timeout=PATIENCE_S)
        finally:
            process.kill()
            process.wait()
    assert process.returncode == 0 and err == ""
