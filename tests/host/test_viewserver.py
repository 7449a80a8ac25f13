# SPDX-License-Identifier: BSD-2-Clause
"""The server of the live page: what it answers, and nobody from elsewhere."""

import errno
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
from pathlib import Path
from typing import Any

import pytest
from eventually import PATIENCE_S
from growing_run import GrowingRun, measured
from viewing import answering, get, served

from irqscope import cli
from irqscope.errors import BadInput
from irqscope.view.gallery import Gallery
from irqscope.view.newest import Following
from irqscope.view.poller import Poller
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


def test_of_a_folder_the_runs_that_were_killed_have_broken_off_or_ended(shelf):
    for path in (shelf / "deep" / "on").iterdir():
        os.utime(path, (1e9, 1e9))
    (shelf / "done" / "result.json").unlink()
    with Gallery(shelf) as gallery:
        assert [(row[0], row[2]) for row in gallery.listing()["runs"][1]] == [
            ("done", "ended"),
            ("deep/on", "broke off"),
        ]


def test_a_report_that_somebody_made_of_a_run_does_not_end_it(shelf, capsys):
    assert cli.main(["report", str(shelf / "deep" / "on")]) == 5
    with Gallery(shelf) as gallery:
        assert dict(row[::2] for row in gallery.listing()["runs"][1])["deep/on"] == "not ended"


def test_a_folder_without_runs_is_refused(tmp_path, capsys):
    (tmp_path / "a" / "b").mkdir(parents=True)
    with pytest.raises(BadInput, match="holds no run, sweep or campaign"):
        Gallery(tmp_path)
    assert cli.main(["view", str(tmp_path)]) == 2
    assert "holds no run, sweep or campaign" in capsys.readouterr().err


def test_what_cannot_be_read_is_passed_over(shelf, monkeypatch):
    """Folders of others, as there are in /tmp, ended the viewer with an internal error."""
    (shelf / "deep" / "others").mkdir()
    with Gallery(shelf) as gallery:
        before = gallery.listing()
        lock(shelf / "deep" / "others", monkeypatch)
        assert gallery.listing() == before


@pytest.mark.parametrize("words", [["view", "--no-browser"], ["watch"], ["watch", "--once"], ["report"]])
def test_a_directory_of_somebody_else_is_a_sentence(words, tmp_path, monkeypatch, capsys):
    (tmp_path / "others").mkdir()
    lock(tmp_path / "others", monkeypatch)
    assert cli.main([*words, str(tmp_path / "others")]) == 2
    assert re.fullmatch(r"irqscope: cannot use \S*/others/\S+: Permission denied\n", capsys.readouterr().err)


def lock(folder: Path, monkeypatch) -> None:
    """Nothing in the folder can be looked at, also by root."""
    stat = Path.stat

    def refused(path: Path, **options: bool) -> os.stat_result:
        if folder in path.parents:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return stat(path, **options)

    monkeypatch.setattr(Path, "stat", refused)


def test_a_folder_that_is_taken_away_is_a_sentence_of_the_page(shelf):
    """The page said that the viewer no longer answers."""
    with Gallery(shelf) as gallery, ViewServer(gallery, "127.0.0.1", 0) as server, answering(server):
        assert json.loads(get(server, "/state")[1])["runs"]
        shelf.rename(shelf.with_name("away"))
        for path in ("/state", "/state?run=done"):
            assert json.loads(get(server, path)[1]) == {"error": f"cannot read {shelf}: No such file or directory."}


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
        asked = [
            json.loads(get(server, f"/state?latest={latest}")[1])["key"] for latest in ("0", "60", "600", "7", "x")
        ]
        assert len({*asked}) == 3 and asked[0] == asked[3] == asked[4]
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


@pytest.mark.parametrize(
    "text",
    [
        "",
        "8000",
        ":8000",
        "localhost",
        "localhost:x",
        "localhost:99999",
        "a:1/b",
        "u@h:1",
        "a..b:1",
        ".:1",
        f"{'a' * 64}:1",
    ],
)
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
