# SPDX-License-Identifier: BSD-2-Clause
"""A target that OpenSSH reaches, and that says what no target should: in its banner, its programs' output and its key.

One printable sentence of bounded length tells of it, and memory is bounded.
"""

import json
from pathlib import Path

import pytest
import sshd
from endtoend import url

from irqscope import cli
from irqscope.campaigns import answer
from irqscope.campaigns.machine import Machine
from irqscope.campaigns.remote import Remote
from irqscope.errors import BadInput

pytestmark = pytest.mark.bench

EVIL = b"\x1b]0;gotcha\x07\x1b[2J\x9b2J\xe2\x80\xae\xd8\x9c\xff\xfe\r\x85"
BANNERS = [EVIL + b"x" * 100_000, EVIL * 5000, EVIL + b"\0" + b"y" * 100_000, b"\xe2\x80\xae z" * 25_000]
LONGEST = 700
"""Characters of a sentence with the words of others in it."""
CAMPAIGN = f"""
target = "{sshd.HOST}"
settle = "0s"
[options]
port = "{url(profile="linux-rt", engine="native", seed=3)}"
rate = "1kHz"
count = 50
segments = "isr"
[[scenario]]
name = "idle"
settle = "0s"
"""


def serve(place: Path, monkeypatch: pytest.MonkeyPatch, more: str):
    """A server with further lines of its configuration."""
    place.mkdir(exist_ok=True)
    monkeypatch.setattr(sshd, "_SERVER", sshd._SERVER + more)
    return sshd.running(place, monkeypatch)


def programs(place: Path, **texts: str) -> str:
    """The line of a configuration that puts programs of these texts before all others at the other end.

    For the command alone, by ForceCommand: with SetEnv the user's own ~/.bashrc would run them, too, and what it runs
    writes files. For the same reason each of them ends by itself: the record sorts what `cat` says.
    """
    folder = place / "there"
    folder.mkdir()
    for name, text in texts.items():
        (folder / name).write_text(f"#!/bin/sh\n{text}\n")
        (folder / name).chmod(0o755)
    return f'ForceCommand PATH={folder}:$PATH exec sh -c "$SSH_ORIGINAL_COMMAND"\n'


def campaign(tmp_path: Path) -> tuple[str, str]:
    file = tmp_path / "c.toml"
    file.write_text(CAMPAIGN)
    return str(file), str(tmp_path / "out")


def one_sentence(said: str) -> bool:
    return said.count("\n") == 1 and said[:-1].isprintable() and len(said) < LONGEST


@pytest.mark.parametrize("banner", BANNERS)
def test_a_banner_of_a_target_that_does_not_let_in(banner, tmp_path, monkeypatch, capsys):
    (tmp_path / "banner").write_bytes(banner)
    (tmp_path / "stub-linux_gpiod-x86_64").write_bytes(b"x")
    file, out = campaign(tmp_path)
    with serve(tmp_path / "sshd", monkeypatch, f"Banner {tmp_path / 'banner'}\n"):
        (tmp_path / "sshd" / "user.pub").write_text("")
        assert cli.main(["campaign", file, "--out", out]) == 2
        said = capsys.readouterr().err
        assert one_sentence(said) and said.startswith("irqscope: ssh does not reach board (")
        assert "Permission denied (publickey)" in said and not Path(out).exists()
        with pytest.raises(BadInput, match=r"scp could not copy .*Permission denied") as refused:
            Remote.parse(f"{sshd.HOST}:{tmp_path}").copy(tmp_path / "banner")
        assert one_sentence(f"{refused.value}\n")


def test_a_banner_of_a_target_that_lets_in(tmp_path, monkeypatch, capsys):
    (tmp_path / "banner").write_bytes(BANNERS[0])
    file, out = campaign(tmp_path)
    with serve(tmp_path / "sshd", monkeypatch, f"Banner {tmp_path / 'banner'}\n"):
        assert cli.main(["campaign", file, "--out", out]) in (0, 3)
    said = capsys.readouterr()
    assert "gotcha" not in said.out + said.err
    assert (Path(out) / "report.html").exists() or "\x1b" not in said.err


def test_another_key_of_the_host(tmp_path, monkeypatch, capsys):
    """What ssh says of it is a page with a frame: its cause is told."""
    file, out = campaign(tmp_path)
    with serve(tmp_path / "sshd", monkeypatch, ""):
        known = tmp_path / "sshd" / "known"
        where = known.read_text().split()[0]
        known.write_text(f"{where} {(tmp_path / 'sshd' / 'user.pub').read_text()}")
        assert cli.main(["campaign", file, "--out", out]) == 2
    said = capsys.readouterr().err
    assert one_sentence(said) and "has changed" in said and "Host key verification failed." in said
    assert not Path(out).exists()


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("head -c 200000 /dev/zero | tr '\\0' x", True),
        ("head -c 200000 /dev/zero", True),
        ("printf '\\033[2J\\302\\233\\342\\200\\256\\377\\376\\0'", True),
        ("printf 'CPU0\\n 1: '; head -c 4000 /dev/zero | tr '\\0' 9", True),
        ("head -c 40000000 /dev/zero", False),
    ],
)
def test_what_programs_of_a_target_answer(text, taken, tmp_path, monkeypatch, capsys):
    """The campaign is measured all the same; its record has what can be read, or why nothing could be."""
    file, out = campaign(tmp_path)
    with serve(tmp_path / "sshd", monkeypatch, programs(tmp_path, cat=text, uname=text)):
        code = cli.main(["campaign", file, "--out", out])
    said = capsys.readouterr().err
    assert all(line.isprintable() for line in said.splitlines())
    assert code in (0, 3), said
    record = json.loads((Path(out) / "scenarios" / "idle" / "scenario.json").read_text())
    for when in ("before", "after"):
        error = record[when]["error"]
        if taken:
            assert error is None
        else:
            assert error == "board answered with more than 16 MiB, which no command here does"
    assert cli.main(["report", out, "--format", "csv,markdown"]) in (0, 3)
    for path in Path(out).iterdir():
        if path.suffix in (".html", ".md", ".csv"):
            shown = path.read_text()
            assert not set("\x1b\x9b\u202e\0") & set(shown), path


def test_an_answer_is_bounded(tmp_path, monkeypatch):
    """Complaints are read to their end and not kept; an answer of 400 MB is given up at the limit."""
    with serve(
        tmp_path / "sshd",
        monkeypatch,
        programs(tmp_path, flood="yes | head -c 300000 >&2", endless="yes | head -c 400000000"),
    ):
        kept = answer.answer(Machine(sshd.HOST).arguments(["flood"]), 60)
        assert len(kept.complaints) <= answer.KEPT and kept.complaints.endswith("y\n") and not kept.text
        with pytest.raises(BadInput, match="more than 16 MiB"):
            Machine(sshd.HOST).ask(["endless"])


@pytest.mark.parametrize("address", ["-oProxyCommand=x", "1.2.3.4;reboot", "\x1b[2J", "1" * 100])
def test_an_address_that_is_none(address, tmp_path, monkeypatch):
    monkeypatch.setattr(Machine, "run_script", lambda *_: f"{address}\n")
    with pytest.raises(BadInput, match="which is no address") as refused:
        Machine(sshd.HOST).peer()
    assert one_sentence(f"{refused.value}\n")


def test_only_what_was_asked_for_is_missing(monkeypatch):
    monkeypatch.setattr(Machine, "run_script", lambda *_: "sh\n\x1b[2J\ntwo\n" + "x\n" * 100_000)
    assert Machine(sshd.HOST).missing(["one", "two"]) == ["two"]


def test_complaints_are_cut():
    assert answer.last_words("x" * 10_000 + "cause") == "..." + ("x" * 10_000 + "cause")[-answer.LONGEST :]
    assert (
        answer.last_words("a\x1b[2J\u202e\x9b\nb") == "a?[2J??; b" and answer.last_words("\n \n") == "it says nothing"
    )
