# SPDX-License-Identifier: BSD-2-Clause
"""SCPI without an instrument: settings, errors, and a server whose clients may be anybody. Measurements are made up."""

import contextlib
import fcntl
import shutil
import socket
import threading
import time
from contextlib import contextmanager

import pytest
from eventually import PATIENCE_S, eventually
from goldens import RECORDED

from irqscope import Run
from irqscope.base.options import options, take
from irqscope.base.records import changed
from irqscope.errors import BadInput, LinkError
from irqscope.lab import render
from irqscope.lab.scpi import Headers, Scpi
from irqscope.lab.scpiserver import AHEAD, LONGEST, Lines, ScpiServer, is_browser
from irqscope.lab.settings import NONE, form, settings
from irqscope.measuring.requests import Latency

KILLED = RECORDED / "killed"
ENDLESS = [
    ";" * LONGEST,
    '"' * LONGEST,
    "A;" * (LONGEST // 2),
    "," * LONGEST,
    '";' * (LONGEST // 2),
    ":" * LONGEST,
    "CONF:LIM " + '",' * (LONGEST // 2 - 8),
]
"""Lines that take long if they are divided by what looks ahead."""


class Job:
    """A measurement that goes on until it is stopped or `ends` with a result or an error."""

    def __init__(self, request, out):
        self.request, self.out = request, out
        self.stopped, self.waited_for = threading.Event(), threading.Event()
        self.outcome = None
        self._over = threading.Event()

    def ends(self, outcome):
        self.outcome = outcome
        self._over.set()

    def stop(self):
        self.stopped.set()
        self.ends(self.outcome or BadInput("stopped"))

    def wait(self, seconds=None):
        if seconds:
            self.waited_for.set()
        if not self._over.wait(seconds):
            return None
        if isinstance(self.outcome, Exception):
            raise self.outcome
        return self.outcome


class Bench:
    """Scpi, and the measurements that it has begun."""

    def __init__(self, place):
        self.jobs = []
        self.scpi = Scpi(self._start, "irqscope,bench,0,1", place)

    def _start(self, request, out):
        self.jobs.append(Job(request, out))
        return self.jobs[-1]

    def ask(self, line):
        return b"".join(self.scpi.answer(line)).decode()

    @property
    def errors(self):
        found = []
        while not (error := self.ask("SYST:ERR?").strip()).startswith("0,"):
            found.append(error)
        return found


@pytest.fixture
def bench(tmp_path):
    return Bench(tmp_path / "runs")


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    return Run(shutil.copytree(RECORDED / "limits", tmp_path_factory.mktemp("golden") / "limits"))


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


def test_settings_are_the_fields_of_the_request(bench):
    given = {
        "RATE": "2kHz",
        "COUNt": "400",
        "TRIGger": "50us",
        "TRIGger:HOLDoff": "2ms",
        "ACTive:LOW": "ON",
        "LIMit": "isr.max=1us,task.max=2us",
        "SEGMents": "isr,task",
        "LEASt": "300ns,task=500ns",
        "DECision": "guarded",
    }
    for name, value in given.items():
        assert bench.ask(f"CONFigure:{name} {value}") == "" and not bench.errors
    bench.ask("INIT")
    assert bench.jobs[0].request == take(
        Latency,
        {
            "rate": "2kHz",
            "count": 400,
            "trigger": "50us",
            "trigger_holdoff": "2ms",
            "limits": ["isr.max=1us", "task.max=2us"],
            "active_low": True,
            "segments": "isr,task",
            "least": {None: "300ns", "task": "500ns"},
            "decision": "guarded",
        },
    )
    assert bench.jobs[0].out.name == "001" and bench.jobs[0].out.parent.is_dir()
    for name, value in given.items():
        assert bench.ask(f"conf:{name}?").strip() == value.replace("ON", "1")
    assert bench.ask("CONF:TIM?;CONF:DUR?;CONF:RATE NONE;:CONF:RATE?;*RST;CONF:LIM?").split() == [
        "1s",
        "NONE",
        "1kHz",
        "NONE",
    ]


def test_every_field_can_be_set_but_what_names_files_and_programs():
    known = {each.field: each for each in settings(Latency)}
    assert set(known) == {name for name, _, _ in options(Latency)} - {
        "confirm",
        "limits_file",
        "on_late",
        "on_late_again",
        "on_late_timeout",
    }
    for each in known.values():
        assert each.told(each.default) == NONE or each.read(each.told(each.default).split(",")) == each.default
        assert all(0 < len(node) <= 12 for node in each.form.split(":"))
    forms = {each.form for each in known.values()}
    assert len(Headers({each: lambda words: None for each in forms})._known) == len(forms)


def test_short_forms_are_those_of_the_standard():
    assert [form(word) for word in ("rate", "count", "limit", "threshold", "dither", "seed", "on")] == [
        "RATE",
        "COUNt",
        "LIMit",
        "THReshold",
        "DITHer",
        "SEED",
        "ON",
    ]


def test_the_page_of_settings_is_as_generated():
    assert render.main(["--check"]) == 0
    assert "| `TRIGger:WIDTh` | TIME | 10us | `--trigger-width`: pulse width |" in render.page()


def test_what_is_no_setting_is_an_error(bench, tmp_path):
    bench.ask('CONF:RATE fast;:CONF:DITH sometimes;:CONF:COUN;:CONF:STOP:ON:LATE maybe;:CONF:ON:LATE "touch x"')
    assert [each.partition(",")[0] for each in bench.errors] == ["-222", "-222", "-109", "-222", "-113"]
    bench.ask("CONF:COUN 1;:CONF:DUR 1s;:INIT")
    (error,) = bench.errors
    assert error.startswith('-221,"Settings conflict;count and duration both say') and not bench.jobs
    (tmp_path / "runs").write_text("a file")
    bench.ask("CONF:COUN NONE;:INIT")
    assert bench.errors[0].startswith('-221,"Settings conflict;') and not bench.jobs


def test_parameters_and_commands_are_divided_outside_of_quotations(bench):
    assert bench.ask('CONF:LIM "isr.max=1us","a;b,c";:CONF:LIM?').strip() == "isr.max=1us,a;b,c"
    assert bench.ask('*IDN?;"') == "" and bench.errors[0].startswith("-151"), "half a quotation may hide anything"


def test_figures_are_those_of_the_run(bench, run):
    bench.ask("INIT")
    assert bench.ask("STAT:OPER:COND?") == "16\n"
    bench.ask("INIT")
    assert bench.errors[0].startswith("-221")
    bench.jobs[0].ends(run)
    assert bench.ask("*OPC?;STAT:OPER:COND?") == "1\n0\n"
    isr = run["isr"]
    for figure, wanted in (("max", isr.max), ("MEDIAN", isr.median), ("0.5", isr.quantile(0.5).value)):
        assert float(bench.ask(f"FETC? isr,{figure}")) == pytest.approx(wanted, rel=1e-9)
    assert bench.ask("FETC? isr,n;FETC? isr,missing").split() == [str(isr.n), str(isr.missing)]
    assert bench.ask("FETC? isr,0.999999") == "9.91E37\n"
    assert bench.ask("FETC:VERD?;FETC:DIR?").split() == [run.verdict, f'"{run.path}"'] and not bench.errors
    sent = bench.ask("FETC:JSON?").encode()
    assert sent[2 + int(sent[1:2]) :] == (run.path / "result.json").read_bytes() + b"\n"
    bench.ask("FETC? isr;FETC? isr,max,min;FETC? lunch,max;FETC? isr,colour;FETC? isr,nan")
    assert [each.partition(",")[0] for each in bench.errors] == ["-109", "-108", "-222", "-222", "-222"]


@pytest.mark.parametrize(
    ("outcome", "error"),
    [
        (LinkError("the instrument went away"), '-240,"Hardware error;the instrument went away"'),
        (BadInput('width "1h" is too long'), "-221,\"Settings conflict;width '1h' is too long\""),
        (ZeroDivisionError("x"), '-310,"System error;please report it: ZeroDivisionError('),
    ],
)
def test_who_only_asks_for_the_state_hears_of_what_went_wrong(bench, outcome, error):
    bench.ask("INIT")
    bench.jobs[0].ends(outcome)
    assert bench.ask("STAT:OPER:COND?") == "0\n" and bench.errors[0].startswith(error)
    assert bench.ask("FETC:DIR?") == ""
    assert bench.errors == ['-230,"Data corrupt or stale;nothing was measured: INITiate"']


def test_an_invalid_run_has_no_figures_and_one_that_broke_off_has(bench, run, tmp_path):
    wrong = Run(run.path, changed(run.result, valid=False, exit_code=4, errors=["the books do not balance"]))
    for measured, faults in ((wrong, ["-240", "-230"]), (Run(shutil.copytree(KILLED, tmp_path / "killed")), ["-240"])):
        bench.ask("INIT")
        bench.jobs[-1].ends(measured)
        assert bool(bench.ask("FETC? isr,max")) is measured.result.valid
        assert [error.partition(",")[0] for error in bench.errors] == faults
        assert bench.ask("FETC:DIR?").strip() == f'"{measured.path}"'


def test_the_queue_has_an_end_and_says_so(bench):
    bench.ask("NO;" * 100)
    errors = bench.errors
    assert len(errors) == 30 and errors[28].startswith("-113") and errors[29] == '-350,"Queue overflow"'
    bench.ask("A" * 4000)
    bench.ask("\x1b[2J")
    error, steering = bench.errors
    assert len(error) == 255 and error.endswith('A"') and "\x1b" not in steering


@pytest.mark.parametrize("line", ENDLESS)
def test_a_line_takes_time_by_its_length(bench, line):
    """Four times the length takes no sixteen times the time: at most ten, and what the clock itself does."""

    def taken(text):
        begin = time.process_time()
        for _ in range(5):
            list(bench.scpi.answer(text))
        return time.process_time() - begin

    short, long = (min(taken(line[: len(line) // part]) for _ in range(3)) for part in (4, 1))
    assert long < 10 * short + 0.1


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
