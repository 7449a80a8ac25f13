# SPDX-License-Identifier: BSD-2-Clause
"""The first hour with a board, on the real gateware: each fault is named, and a sound board passes."""

import json
import os
import signal
import subprocess
import sys
import tarfile
from fractions import Fraction
from pathlib import Path

import pytest
from bringup_faults import CASES, SOUND, Case, bring_up, names
from endtoend import irqscope, url
from terminal import Terminal

from irqscope import cli, connect
from irqscope.cli.bringup import _Hands
from irqscope.device.instrument import Instrument
from irqscope.errors import BadInput
from irqscope.qualifying import hostclock
from irqscope.qualifying.bringup import STEPS, BringUp
from models.instrument import ModelInstrument

pytestmark = pytest.mark.bench


@pytest.mark.few(14)
@pytest.mark.parametrize("each", CASES, ids=lambda each: each.fault)
def test_each_fault_is_named(each: Case) -> None:
    found = bring_up(each, steps=each.steps)
    assert names(found) == each.names and not found.passed
    assert all(check.advice for check in found.faults)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_sound_board_passes(seed: int) -> None:
    found = bring_up(SOUND, seed=seed)
    assert found.passed and names(found) == set() and found.not_done == []


# The verb -------------------------------------------------------------------------------------------------------------

LEVELS = "3.31,3.3,3.29,0.01,0,0"
QUICK = ("--soak", "100ms", "--edges", "4k", "--by", "Ada")
BOARD = url(engine="native", profile="bringup")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def only(*steps: str) -> tuple[str, str]:
    return "--skip", ",".join(step for step in STEPS if step not in steps)


def test_the_verb_keeps_a_record_and_writes_a_file_to_send(data):
    code, text = irqscope("bringup", *QUICK, "--levels", LEVELS, "--bundle", "b.tar.gz", "--port", BOARD)
    assert (
        code == 0 and "\n52 checks passed\n" in text and "FAIL" not in text and text.count(": passed\n") == len(STEPS)
    )
    with tarfile.open(data / "b.tar.gz") as archive:
        members = {name: archive.extractfile(name).read().decode() for name in archive.getnames()}
    assert [*members] == [f"bringup/{name}" for name in ("about.json", "figures.json", "record.json", "summary.txt")]
    kept = json.loads(members["bringup/record.json"])
    assert kept["by"] == "Ada" and kept["checks"] == 52 and kept["not_done"] == []
    assert "stimulus to task  PASS" in members["bringup/summary.txt"]
    assert json.loads(members["bringup/figures.json"])["delays"]["isr"] == {"rise": [1, 1], "fall": [1, 1]}
    code, text = irqscope("info", "--port", BOARD)
    assert f"brought up on {kept['date'][:10]} by Ada: 52 checks passed, self-test of" in text
    assert "bin widths of" in text


def test_what_is_left_out_is_not_passed():
    code, text = irqscope("bringup", *QUICK, *only("identification", "levels"), "--port", BOARD)
    assert code == 3 and "levels: not done, nobody was there to do it" in text
    assert "not done, so not passed: inside, link, clocks, wires, jumper, outputs, bins, levels, lock" in text


def test_a_fault_is_named_and_the_record_says_so(data):
    late = {"pins.task.rise": "61ns", "pins.task.fall": "61ns"}
    port = url(engine="native", profile="bringup", **late)
    code, text = irqscope("bringup", "--json", *QUICK, *only("wires", "levels"), "--levels", "1.8", "--port", port)
    found = json.loads(text)
    assert code == 1 and not found["passed"] and found["failed"] == 2 and (data / found["bundle"]).is_file()
    code, text = irqscope("info", "--port", port)
    assert "by Ada FAILED: 2 of 5 checks" in text
    code, text = irqscope("bringup", *QUICK, *only("wires"), "--port", port)
    assert code == 1 and "=>  input late: edges come late at task" in text
    assert "1 of 4 checks failed:\n  input late (stimulus to task)\n" in text


@pytest.mark.parametrize(
    ("number", "by", "exit_code"),
    [(signal.SIGINT, "Ctrl-C", 5), (signal.SIGTERM, "SIGTERM", 143), (signal.SIGHUP, "SIGHUP", 129)],
)
def test_whatever_stops_it_what_was_found_is_kept(data, monkeypatch, capsys, number, by, exit_code):
    def stopped(*rest: object) -> None:
        os.kill(os.getpid(), number)

    before = signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
    monkeypatch.setattr("irqscope.qualifying.bringup.soak", stopped)
    try:
        assert cli.main(["bringup", *QUICK, "--port", BOARD]) == exit_code
    finally:
        signal.signal(number, before)
    told = capsys.readouterr()
    assert f"stopped by {by}; what was found until then is kept" in told.err
    assert "inside: passed" in told.out and "link: not done, stopped" in told.out and "10 checks passed" in told.out
    _, text = irqscope("info", "--json", "--port", BOARD)
    kept = json.loads(text)["record"]["bringup"]
    assert kept["checks"] == 10 and kept["not_done"] == list(STEPS[2:])


@pytest.mark.parametrize("bundle", ["none/b.tar.gz", "data"])
def test_a_file_to_send_that_cannot_be_written_is_said_at_once(data, monkeypatch, capsys, bundle):
    monkeypatch.setattr(BringUp, "perform", lambda bringup: pytest.fail("it measures"))
    (data / "data").mkdir()
    assert cli.main(["bringup", *QUICK, "--bundle", bundle, "--port", BOARD]) == 2
    assert capsys.readouterr().err.startswith(f"irqscope: cannot write {bundle}: ")


def test_what_can_no_longer_be_kept_is_printed_and_sent_all_the_same(data, monkeypatch, capsys):
    def record_lost(*rest: object) -> tuple[int, float]:
        (data / "data").write_text("the folder is gone")
        return original(*rest)

    original = hostclock.read
    monkeypatch.setattr("irqscope.qualifying.hostclock.read", record_lost)
    steps = only("identification", "inside", "clocks")
    assert cli.main(["bringup", *QUICK, *steps, "--bundle", "b.tar.gz", "--port", BOARD]) == 5
    told = capsys.readouterr()
    assert "checks passed" in told.out and "to send: b.tar.gz" in told.out and "\nrecord " not in told.out
    assert "nothing is put on record: cannot make the directory" in told.err and (data / "b.tar.gz").is_file()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has /dev/full")
def test_a_full_disk_behind_its_output_does_not_end_it(data):
    command = [sys.executable, "-m", "irqscope", "bringup", *QUICK, *only("identification", "inside"), "--port", BOARD]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*command, "--bundle", "b.tar.gz"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 5 and b"standard output takes nothing more" in done.stderr
    assert (data / "b.tar.gz").is_file()
    _, text = irqscope("info", "--json", "--port", BOARD)
    assert json.loads(text)["record"]["bringup"]["checks"] == 10


def test_ctrl_c_before_anything_was_found_keeps_nothing(data, monkeypatch):
    def stopped(*rest: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("irqscope.qualifying.hostclock.read", stopped)
    assert cli.main(["bringup", *QUICK, "--port", BOARD]) == 5
    assert not (data / "data").exists() and not list(data.glob("*.tar.gz"))


def test_a_user_without_a_name_has_to_say_it(monkeypatch, capsys):
    def nobody() -> None:
        raise OSError

    monkeypatch.setattr("getpass.getuser", nobody)
    assert cli.main(["bringup", "--port", BOARD]) == 2
    assert "--by NAME says who does it" in capsys.readouterr().err


def test_a_manifest_is_compared(data, capsys):
    manifest = data / "build" / "virtual bench" / "manifest.json"
    manifest.parent.mkdir(parents=True)
    manifest.write_text(json.dumps({"board": "virtual bench", "build": "0123456789abcdef"}))
    code, text = irqscope("bringup", *QUICK, *only("identification"), "--port", BOARD)
    assert code == 1 and "limit: 0123456789abcdef" in text and "another build" in text
    manifest.write_text("{}")
    assert cli.main(["bringup", "--manifest", str(manifest.parent), "--port", BOARD]) == 2
    assert "is no manifest of a bitstream: it has no 'board'" in capsys.readouterr().err
    gone = data / "gone.json"
    assert cli.main(["bringup", "--manifest", str(gone), "--port", BOARD]) == 2
    assert capsys.readouterr().err == f"irqscope: cannot read {gone}: No such file or directory\n"
    for given in (manifest, manifest.parent):
        assert cli.main(["bringup", "--manifest", str(given), "--bundle", str(manifest), "--port", BOARD]) == 2
        assert "manifest.json is read by --manifest: choose another one with --bundle" in capsys.readouterr().err
    assert manifest.read_text() == "{}"


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--skip", "wire"], "--skip: there is no step 'wire': a bring-up has identification, inside"),
        (["--levels", "3.3,low"], "--levels takes volts such as 3.31"),
        (["--board", "ulx3s"], "no board is called 'ulx3s': use one of colorlight-i5"),
        (["--soak", "0s"], "--soak takes longer than no time"),
        (["--edges", "10"], "--edges 10 is outside of 2000 to 3000000"),
        (["--by", ""], "by says who does it, for the record: give a name, not ''"),
    ],
)
def test_what_cannot_be_is_said(options, says, capsys):
    assert cli.main(["bringup", *options, "--port", BOARD]) == 2
    assert says in capsys.readouterr().err


def test_wires_that_stay_answer_for_the_jumper_alone():
    port = url(engine="native", profile="jumper", link="unlimited")
    code, text = irqscope("bringup", "--wired", *QUICK, *only("wires", "jumper"), "--port", port)
    assert code == 3 and "wires: not done, the wire from stimulus to all inputs stays where it is" in text
    assert "jumper: passed" in text


def test_in_python():
    with connect(BOARD) as scope:
        found = scope.bringup(by="Ada", soak=0.1, skip=["jumper", "bins", "clocks"])
    assert found.passed and found.faults == [] and found.not_done == ["clocks", "jumper", "bins", "levels"]


@pytest.mark.parametrize("by", ["", " ", None, 5])
def test_somebody_does_it(by):
    with connect(BOARD) as scope, pytest.raises(BadInput, match="by says who does it, for the record: give a name"):
        scope.bringup(by=by, soak=0.1)


# At a terminal --------------------------------------------------------------------------------------------------------


def answering(monkeypatch: pytest.MonkeyPatch, *answers: str) -> _Hands:
    monkeypatch.setattr("sys.stdin", Terminal("".join(f"{answer}\n" for answer in answers)))
    pins = {"stimulus": "G20", "task": "N18"}
    instrument = Instrument(ModelInstrument())
    return _Hands(instrument, pins, simulated=False, wired=False, asks=True)


def test_hands_are_asked_in_words(monkeypatch, capsys):
    hands = answering(monkeypatch, "", "s", "", "", "3,31", "three", "0.01 V", "")
    assert hands.wire({"task": "stimulus"}) is None
    assert hands.wire({"isr": "trigger"}) == "left out"
    assert hands.wire({"aux": "source"}) is None
    assert hands.wire({"isr": "stimulus", "task": "stimulus"}) is None
    told = capsys.readouterr().err
    assert told.startswith("Take the target off") and told.count("Take the target off") == 1
    assert "Wire stimulus (pin G20) to task (pin N18), and nothing else.\n" in told
    assert "Wire a source of some kHz" in told and "to isr and task (pin N18)" in told
    assert hands.volts("stimulus", True) == Fraction("3.31")
    assert hands.volts("stimulus", False) == Fraction("0.01")
    assert "That is no number of volts" in capsys.readouterr().err
    assert hands.volts("stimulus2", False) is None


def test_an_end_of_the_input_leaves_out(monkeypatch):
    assert answering(monkeypatch).wire({"task": "stimulus"}) == "left out"
