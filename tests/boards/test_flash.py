# SPDX-License-Identifier: BSD-2-Clause
"""Loading: command lines and sentences. No board was at hand: a script plays openFPGALoader."""

import os
from pathlib import Path

import pytest

from irqscope import cli
from irqscope_boards.catalogue import boards
from irqscope_boards.flash import command


@pytest.fixture
def loader(tmp_path, monkeypatch):
    def play(said: str = "", code: int = 0) -> Path:
        folder = tmp_path / "bin"
        folder.mkdir(exist_ok=True)
        script = folder / "openFPGALoader"
        script.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/arguments\necho "{said}" >&2\nexit {code}\n')
        script.chmod(0o755)
        monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")
        return tmp_path / "arguments"

    return play


@pytest.fixture
def built(tmp_path):
    (tmp_path / "ulx3s-25f.bit").write_bytes(b"bits")
    return tmp_path


def flash(directory: Path, *more: str) -> int:
    return cli.main(["flash", "ulx3s-25f", "--out", str(directory), *more])


@pytest.mark.parametrize(("more", "option"), [([], "--write-sram"), (["--persist"], "--write-flash")])
def test_command_line(loader, built, capsys, more, option):
    arguments = loader()
    assert flash(built, *more) == 0
    assert arguments.read_text().split() == ["--board", "ulx3s", option, str(built / "ulx3s-25f.bit")]
    assert "irqscope info" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("said", "code", "words"),
    [
        ("unable to open ftdi device: -3 (device not found)", 5, "openFPGALoader finds no ULX3S 25F: check the cable"),
        (
            "x: error while loading shared libraries: libftdi1.so.2: cannot open shared object file: No such file",
            2,
            "needs the library libftdi1.so.2, which this system does not have",
        ),
        ("CRC error", 5, "could not load ULX3S 25F: CRC error"),
    ],
)
def test_failures(loader, built, capsys, said, code, words):
    loader(said, 1)
    assert flash(built) == code
    (line,) = capsys.readouterr().err.splitlines()
    assert words in line


def test_no_bitstream(tmp_path, capsys):
    assert flash(tmp_path) == 2
    assert "run `irqscope build ulx3s-25f` first" in capsys.readouterr().err


@pytest.mark.parametrize("board", boards().values(), ids=lambda board: board.name)
def test_every_board_can_be_addressed(board):
    line = command(board, Path("x"), persist=False)
    assert line[0] in ("--board", "--cable") and line[-2:] == ["--write-sram", "x"]
