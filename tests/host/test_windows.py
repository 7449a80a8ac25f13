# SPDX-License-Identifier: BSD-2-Clause
"""No verb but those that need a Linux uses what Python has on POSIX alone: here that is taken away."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import serial
from imported_files import cyclictest_text

from irqscope import cli
from irqscope.device import ports
from irqscope.measuring.latecommand import LateCommand

TESTS = Path(__file__).parents[1]
GOLDEN = TESTS / "golden" / "recorded"
SIM = ("--port", "sim://?profile=linux-rt&engine=wasm")


def windowslike(*commands: list[str], place: Path) -> list[dict[str, Any]]:
    """What each command of one process ended with and printed."""
    done = subprocess.run(
        [sys.executable, str(TESTS / "windowslike.py"), json.dumps(commands)],
        cwd=place,
        env={key: value for key, value in os.environ.items() if key != "DISPLAY"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_what_is_taken_away_is_gone(tmp_path: Path) -> None:
    """Else the tests below tell nothing."""
    code = (
        "import sys, runpy; sys.argv = ['windowslike.py', '[]']\n"
        f"runpy.run_path({str(TESTS / 'windowslike.py')!r}, run_name='__main__')\n"
        "import os, signal\n"
        "assert not hasattr(os, 'killpg') and not hasattr(signal, 'SIGKILL')\n"
        "import fcntl"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=False)
    assert done.stderr.endswith("ModuleNotFoundError: No module named 'fcntl'\n")


def test_every_verb_has_help(tmp_path: Path) -> None:
    verbs = sorted(cli.discover())
    told = windowslike(["--help"], *([verb, "--help"] for verb in verbs), place=tmp_path)
    assert [(verb, each["code"], each["err"]) for verb, each in zip(["", *verbs], told, strict=True)] == [
        (verb, 0, "") for verb in ["", *verbs]
    ]


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with recorded runs, a sweep and a file of another tool."""
    place = tmp_path_factory.mktemp("windows")
    for name in ("latency", "judged", "limits", "sweep"):
        shutil.copytree(GOLDEN / name, place / name)
    (place / "cyclictest.txt").write_text(cyclictest_text([[1, 2, 2, 3, 9]]), encoding="utf-8")
    return place


def test_a_command_without_groups_of_processes_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "killpg")
    command = LateCommand([sys.executable, "-c", "import time; time.sleep(1000)"], tmp_path / "log", 1000)
    command.kill()
    assert command.record.code == -9 and command.record.ended


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("PermissionError(13, 'Access is denied.', None, 5)", "Permission denied; does another program have it open?"),
        (
            "FileNotFoundError(2, 'The system cannot find the file specified.', None, 2)",
            "No such file or directory; there is COM3 (serial number iCE7), and sim://, which needs no board",
        ),
    ],
)
def test_a_port_that_cannot_be_opened_is_told_as_elsewhere(
    said: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of pyserial on Windows, whose exceptions have no number."""

    def refuse(url: str, **options: object) -> None:
        raise serial.SerialException(f"could not open port {url!r}: {said}")

    monkeypatch.setattr(serial, "serial_for_url", refuse)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ports, "known", lambda: [SimpleNamespace(device="COM3", serial_number="iCE7")])
    assert cli.main(["info", "--port", "COM7"]) == 2
    assert capsys.readouterr().err == f"irqscope: cannot open the port COM7: {sentence}\n"


READING = [
    (["report", "latency"], 0, "isr"),
    (["report", "sweep"], 0, ""),
    (["report", "latency", "--format", "markdown,csv,junit,json"], 0, ""),
    (["report", "judged"], 1, "FAIL"),
    (["decode", "latency"], 0, "isr"),
    (["report", "limits"], 1, ""),
    (["compare", "latency", "limits", "--out", "compared"], 1, "isr"),
    (["export", "latency", "--to", "csv"], 0, ""),
    (["export", "latency", "--to", "vcd"], 0, ""),
    (["export", "latency", "--to", "sr"], 0, ""),
    (["export", "latency", "--to", "parquet"], 0, ""),
    (["export", "latency", "--to", "perfetto"], 0, ""),
    (["import", "cyclictest.txt"], 0, "5"),
    (["farm", "add", "latency", "--into", "farm", "--target", "board"], 0, ""),
    (["watch", "latency", "--once"], 0, "isr"),
    (["view", "latency", "--no-browser", "--listen", "127.0.0.1:0"], 0, "<title>"),
    (["boards"], 0, "icebreaker"),
    (["devices", "--network", "127.0.0.1:9"], 0, ""),
    (["completion", "bash"], 0, "irqscope"),
]


def told(commands: list[tuple[list[str], int, str]], place: Path) -> None:
    """Each command ends with its code, and prints what holds its word."""
    for (words, code, said), found in zip(
        commands, windowslike(*(words for words, *_ in commands), place=place), strict=True
    ):
        assert (words, found["code"]) == (words, code), found["err"]
        assert said in found["out"], words


def test_what_was_measured_is_read(runs: Path) -> None:
    told(READING, runs)


def test_the_bench_is_measured(tmp_path: Path) -> None:
    told(
        [
            (["info", *SIM], 0, "tick"),
            (["latency", *SIM, "--rate", "1kHz", "--count", "200", "--out", "run", "--report"], 0, "isr"),
            (
                [
                    "latency",
                    *SIM,
                    "--rate",
                    "1kHz",
                    "--count",
                    "50",
                    "--out",
                    "late",
                    "--threshold",
                    "1us",
                    "--on-late",
                    "true",
                ],
                0,
                "isr",
            ),
            (
                ["saturate", *SIM, "--from", "1kHz", "--to", "2kHz", "--count", "50", "--steps", "2", "--out", "swept"],
                0,
                "2 kHz",
            ),
            (["selftest", *SIM], 0, ""),
            (["trigger", *SIM, "--width", "100us"], 0, ""),
        ],
        tmp_path,
    )
