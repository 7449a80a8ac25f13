# SPDX-License-Identifier: BSD-2-Clause
"""Loading: command lines and sentences. No board was at hand: a script plays openFPGALoader."""

import hashlib
import json
import os
from pathlib import Path

import pytest

from irqscope import cli
from irqscope.contract.digest import digest
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
    return put(tmp_path)


def put(folder: Path, **other: str) -> Path:
    """A folder with a bitstream and its manifest, in which some keys say something else."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "ulx3s-25f.bit").write_bytes(b"bits")
    manifest = {
        "schema": "irqscope.bitstream/1",
        "board": "ulx3s-25f",
        "sha256": hashlib.sha256(b"bits").hexdigest(),
        "contract": digest().hex(),
    }
    (folder / "manifest.json").write_text(json.dumps(manifest | other), encoding="utf-8")
    return folder


def flash(directory: Path, *more: str) -> int:
    return cli.main(["flash", "ulx3s-25f", "--out", str(directory), *more])


@pytest.mark.parametrize(("more", "option"), [([], "--write-sram"), (["--persist"], "--write-flash")])
def test_command_line(loader, built, capsys, more, option):
    arguments = loader()
    assert flash(built, *more) == 0
    assert arguments.read_text().split() == ["--board", "ulx3s", option, str(built / "ulx3s-25f.bit")]
    assert "irqscope info" in capsys.readouterr().out


def test_what_was_loaded_is_told_as_json(loader, built, capsys):
    loader()
    assert flash(built, "--persist", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found.pop("baud") > 0
    assert found == {"board": "ulx3s-25f", "bitstream": str(built / "ulx3s-25f.bit"), "persistent": True}


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


WRONG = [
    ({"board": "icebreaker"}, "is for 'icebreaker' by its manifest, not for ulx3s-25f"),
    ({"sha256": "0" * 64}, "its SHA-256 differs: copy both again, or build it anew"),
    ({"contract": "00"}, "is of another irqscope than this"),
    ({"schema": "irqscope.bitstream/0"}, "has schema 'irqscope.bitstream/0'"),
]


@pytest.mark.parametrize(("other", "words"), WRONG, ids=[next(iter(other)) for other, _ in WRONG])
def test_nothing_wrong_is_loaded(other, words, loader, tmp_path, capsys):
    arguments = loader()
    assert flash(put(tmp_path / "built", **other)) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert words in line and not arguments.exists()


@pytest.mark.parametrize("text", ["", "[]", "{"])
def test_a_damaged_manifest_is_one_sentence(text, loader, built, capsys):
    arguments = loader()
    (built / "manifest.json").write_text(text, encoding="utf-8")
    assert flash(built) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "manifest.json is damaged" in line and not arguments.exists()


def test_without_its_manifest_nobody_knows_what_it_is(loader, built, capsys):
    (built / "manifest.json").unlink()
    assert flash(built) == 2
    assert "has no manifest.json beside it" in capsys.readouterr().err


@pytest.mark.parametrize("named", ["", "bitstreams", "bitstreams/ulx3s-25f", "bitstreams/ulx3s-25f/ulx3s-25f.bit"])
def test_a_release_is_found_by_whatever_names_it(named, loader, tmp_path):
    arguments = loader()
    file = put(tmp_path / "bitstreams" / "ulx3s-25f") / "ulx3s-25f.bit"
    assert cli.main(["flash", "ulx3s-25f", "--bitstream", str(tmp_path / named)]) == 0
    assert arguments.read_text().split()[-1] == str(file)


def test_the_release_beside_the_wheel_is_taken_unless_one_was_built(loader, tmp_path, monkeypatch):
    arguments = loader()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("irqscope.extras.installed_from", lambda: tmp_path / "release" / "irqscope-1-py3-none-any.whl")
    released = put(tmp_path / "release" / "bitstreams" / "ulx3s-25f")
    assert cli.main(["flash", "ulx3s-25f"]) == 0
    assert arguments.read_text().split()[-1] == str(released / "ulx3s-25f.bit")
    put(tmp_path / "build" / "ulx3s-25f")
    assert cli.main(["flash", "ulx3s-25f"]) == 0
    assert arguments.read_text().split()[-1] == "build/ulx3s-25f/ulx3s-25f.bit"


def test_a_bitstream_that_is_not_there_is_told(tmp_path, capsys):
    assert cli.main(["flash", "ulx3s-25f", "--bitstream", str(tmp_path / "no")]) == 2
    assert "which --bitstream names" in capsys.readouterr().err
    assert flash(tmp_path, "--bitstream", str(tmp_path)) == 2
    assert "leave one of them out" in capsys.readouterr().err


@pytest.mark.parametrize("board", boards().values(), ids=lambda board: board.name)
def test_every_board_can_be_addressed(board):
    line = command(board, Path("x"), persist=False)
    assert line[0] in ("--board", "--cable") and line[-2:] == ["--write-sram", "x"]
