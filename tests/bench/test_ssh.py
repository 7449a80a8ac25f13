# SPDX-License-Identifier: BSD-2-Clause
"""Campaigns, `affinity` and `bracket` on a target that OpenSSH itself reaches, with a real load on a virtual bench."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sshd
from endtoend import irqscope, url
from eventually import eventually
from settled import ready_in, wait_for_loads

from irqscope import cli
from irqscope.campaigns.campaign import Command
from irqscope.campaigns.load import Process
from irqscope.campaigns.machine import Machine
from irqscope.findings import affinity

pytestmark = pytest.mark.bench

PORT = url(profile="linux-rt", engine="native", seed=3)
HEAD = f"""
target = "{sshd.HOST}"
settle = "0.3s"
[options]
port = "{PORT}"
rate = "1kHz"
segments = "isr"
"""
SQRT = "import os, sys; open(sys.argv[1], 'w').write(f'{os.getpid()}\\n')\nwhile True: 2.0 ** 0.5"
"""A load that says which process it is."""


@pytest.fixture(autouse=True)
def board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The server runs: its process."""
    place = tmp_path / "sshd"
    place.mkdir()
    with sshd.running(place, monkeypatch) as server:
        yield server


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def pid_in(path: Path) -> int:
    eventually(lambda: path.exists() and path.read_text().endswith("\n"))
    return int(path.read_text())


def result_of(out: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((out / "result.json").read_text())
    return found


def of_load(file: Path) -> str:
    """A scenario whose load writes its process into the file."""
    run = json.dumps([sys.executable, "-c", SQRT, str(file)])
    return f'[[scenario]]\nname = "sqrt"\noptions = {{ count = 3000 }}\n[[scenario.command]]\nrun = {run}\n'


def test_a_campaign_over_a_real_load(tmp_path, monkeypatch):
    """Loads run at the other end throughout, the target is read before and after, and nothing stays there."""
    wait_for_loads(monkeypatch)
    copied = ready_in(tmp_path, monkeypatch)
    file, out, pid = tmp_path / "c.toml", tmp_path / "out", tmp_path / "pid"
    idle = '[[scenario]]\nuse = "idle"\noptions = { count = 300 }\n'
    copy = '[[scenario]]\nuse = "copy"\nsettle = "0.3s"\noptions = { count = 300 }\n'
    file.write_text(HEAD + idle + copy + of_load(pid))
    code, said = irqscope("campaign", file, "--out", out)
    result = result_of(out)
    # Whether this machine's kernel or clock warned of something meanwhile is not what is tested.
    assert code in (0, 3) and result["valid"] and result["complete"], (said, result["errors"])
    assert [(row["name"], row["segments"][0]["n"]) for row in result["scenarios"]] == [
        ("idle", 300),
        ("copy", 300),
        ("sqrt", 3000),
    ]
    assert not alive(pid_in(pid)) and not copied.exists()
    for row in result["scenarios"]:
        scenario = json.loads((out / "scenarios" / row["name"] / "scenario.json").read_text())
        for when in ("before", "after"):
            assert scenario[when]["release"] == os.uname().release and scenario[when]["interrupts"]["counts"]
        assert scenario["after"]["uptime"] > scenario["before"]["uptime"] and row["record"]["seconds"] > 0
        assert {load["on"] for load in scenario["load"]} <= {sshd.HOST}
    program = result["scenarios"][1]["programs"][0]
    assert program["on"] == sshd.HOST and program["path"].endswith("/cp") and len(program["sha256"]) == 64


def only_child(pid: int) -> int:
    """When the others, of connections that were closed before, have ended."""
    path = Path(f"/proc/{pid}/task/{pid}/children")
    eventually(lambda: len(path.read_text().split()) == 1)
    return int(path.read_text())


@pytest.mark.parametrize(
    ("victim", "complaint"),
    [
        ("irqscope", None),
        ("ssh", "lost its connection by signal 9 ("),
        ("sshd", "lost its connection, or ended with exit code 255 itself ("),
    ],
)
def test_nothing_is_left_over_there(victim, complaint, tmp_path, board):
    """irqscope is killed, or its connection at either end: then it says so, and the scenario is invalid."""
    file, out = tmp_path / "c.toml", tmp_path / "out"
    file.write_text(HEAD.replace("0.3s", "1000s") + of_load(tmp_path / "pid"))
    command = [sys.executable, "-m", "irqscope", "campaign", str(file), "--out", str(out)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        pid = pid_in(tmp_path / "pid")
        assert alive(pid)
        here, there = only_child(process.pid), only_child(board)
        os.kill({"irqscope": process.pid, "ssh": here, "sshd": there}[victim], signal.SIGKILL)
        eventually(lambda: not alive(pid))
        code = process.wait()
    eventually(lambda: not alive(here) and not alive(there))
    if complaint:
        (error,) = json.loads((out / "scenarios" / "sqrt" / "scenario.json").read_text())["end"]["errors"]
        assert code == 4 and f"{sys.executable} on board {complaint}" in error


def test_an_interrupt_is_moved_and_put_back_over_there(tmp_path, monkeypatch):
    """In a folder that stands for /proc/irq of the other end, which knows no counts of it."""
    line = tmp_path / "irq" / "50" / "smp_affinity_list"
    line.parent.mkdir(parents=True)
    line.write_text("0-3\n")
    monkeypatch.setattr(affinity, "PROC", str(tmp_path / "irq"))
    out = tmp_path / "out"
    code, said = irqscope(
        "affinity",
        "--irq",
        50,
        "--cpus",
        "1-2",
        "--on",
        sshd.HOST,
        "--port",
        PORT,
        "--count",
        300,
        "--segments",
        "isr",
        "--settle",
        "0.3s",
        "--out",
        out,
    )
    result = result_of(out)
    assert code in (0, 3) and result["valid"] and result["complete"], (said, result["errors"])
    assert [each["cpu"] for each in result["findings"]["cpus"]] == [1, 2] and line.read_text() == "0-3\n"
    # The connection goes: it is put back all the same.
    holder = Process(affinity.moved(50, 3), Machine(sshd.HOST))
    eventually(lambda: line.read_text() == "3\n")
    holder._process.kill()
    eventually(lambda: line.read_text() == "0-3\n")
    holder.wait()


def test_operations_of_a_stub_that_is_started_over_there(tmp_path):
    """The pins are a model's, which toggles by its own clock: no operation takes any time. The start line is real."""
    stub = tmp_path / "a stub"
    line = json.dumps({"irqscope_stub": 1, "workload": "bracket", "answers": "period", "operation": "OPERATION"})
    stub.write_text(f"#!/bin/sh\necho '{line}' | sed \"s/OPERATION/$1/\"\nexec sleep 1000\n")
    stub.chmod(0o755)
    out = tmp_path / "out"
    port = url(profile="ideal", irq__source="pps", aux__period="1ms", aux__width="10us")
    code, said = irqscope(
        "bracket",
        "--operations",
        "clock",
        "--on",
        sshd.HOST,
        "--start",
        f"'{stub}' {{operation}}",
        "--port",
        port,
        "--duration",
        "300ms",
        "--settle",
        "0s",
        "--out",
        out,
    )
    result = result_of(out)
    assert code in (0, 3) and result["valid"] and result["complete"], (said, result["errors"])
    nothing, clock = result["findings"]["operations"]
    assert nothing["n"] >= 290 and clock["n"] >= 290 and not clock["cost"]["shown"]
    for name in ("nothing", "clock"):
        assert json.loads((out / "scenarios" / name / "stub.log").read_text())["operation"] == name


def test_words_and_exit_codes_come_through(tmp_path):
    odd = ["a b", "$HOME", "`id`", "'", '"', "*", "\\", "", "--", "ä\n"]
    text = "import json, sys; print(json.dumps(sys.argv[1:])); sys.exit(7)"
    process = Process(Command((sys.executable, "-c", text, *odd)), Machine(sshd.HOST))
    eventually(lambda: process.code is not None)
    assert f"on {sshd.HOST} ended with exit code 7" in process.complaint()
    assert json.loads(process.output) == odd
    process.wait()


def test_a_stub_is_copied_there(tmp_path):
    """`irqscope stub install` by the real scp, SFTP and its own protocol."""
    from irqscope.campaigns.remote import Remote

    file = tmp_path / "stub"
    file.write_bytes(os.urandom(100_000))
    for legacy in (False, True):
        there = tmp_path / f"there{legacy}"
        there.mkdir()
        Remote.parse(f"{sshd.HOST}:{there}").copy(file, legacy=legacy)
        assert (there / "stub").read_bytes() == file.read_bytes()


@pytest.mark.parametrize(
    ("spoilt", "words"),
    [
        ("known", "Host key verification failed."),
        ("user.pub", "Permission denied (publickey)"),
        ("sshd_config", "Connection refused"),
    ],
)
def test_a_target_that_does_not_let_in(spoilt, words, tmp_path, board, capsys):
    """Its key is not known here, ours is not known there, or nobody answers: one sentence, and nothing is measured."""
    if spoilt == "sshd_config":
        os.kill(board, signal.SIGTERM)  # its port stays ours
        eventually(lambda: not alive(board))
    else:
        (tmp_path / "sshd" / spoilt).write_text("")
    file = tmp_path / "c.toml"
    file.write_text(HEAD + '[[scenario]]\nuse = "idle"\n')
    assert cli.main(["campaign", str(file), "--out", str(tmp_path / "out")]) == 2
    said = capsys.readouterr().err
    assert said.startswith("irqscope: ssh does not reach board (") and words in said
    assert said.endswith("): `ssh board true` must without a question\n") and said.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_a_late_sample_reaches_the_target(tmp_path):
    """The shell at the other end writes the file, as it would that of the kernel, while the run goes on here."""
    file, out = tmp_path / "tracing_on", tmp_path / "out"
    file.write_text("1\n")
    command = f"ssh -o BatchMode=yes {sshd.HOST} 'echo 0 > {file}'"
    arguments = ("--port", PORT, "--out", out, "--rate", "1kHz", "--count", 3000, "--segments", "task")
    late = ("--threshold", "20us", "--on-late", command, "--on-late-timeout", "10min")
    code, said = irqscope("latency", *arguments, *late)
    assert code == 0 and "ssh was started for it and ended with exit code 0" in said
    assert file.read_text() == "0\n" and result_of(out)["segments"][0]["n"] == 3000
