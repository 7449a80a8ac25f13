# SPDX-License-Identifier: BSD-2-Clause
"""Files that are given and are none, or are texts of another encoding: one sentence, and nobody waits for ever."""

import io
import json
import os
import shutil
import sys
from pathlib import Path

import pytest
from goldens import RECORDED
from imported_files import cyclictest_text

from irqscope import cli
from irqscope.errors import BadInput
from irqscope.importers import read_file
from irqscope.reading import MARKED
from irqscope.targets.stublines import read_start

LATENCY = "latency --port model:// --count 20 --out {place}/out"
READERS = {
    "a profile": "info --port sim://?profile={file}",
    "a campaign": "campaign {file} --out {place}/out",
    "limits": f"{LATENCY} --limits {{file}}",
    "a request": "measure {file} --out {place}/out",
    "a stub's line": f"{LATENCY} --stub {{file}}",
    "a tool's file": "import {file}",
    "a tool's file beside a run": f"report {RECORDED / 'limits'} --beside {{file}}",
    "a trace": f"explain {RECORDED / 'limits'} --trace {{file}}",
    "a program": "stub install {file} host",
    "a manifest": "bringup --port sim://?profile=bringup --manifest {file}",
}
ENDLESS = "it is a pipe or a device: write what it gives to a file, and name that"


def complaint(capsys, command: str, **given: object) -> str:
    capsys.readouterr()
    assert cli.main(command.format(**given).split()) == 2
    (line,) = capsys.readouterr().err.splitlines()
    return line


@pytest.fixture
def pipe(tmp_path) -> Path:
    if not hasattr(os, "mkfifo"):
        pytest.skip("pipes with a name are those of POSIX")
    os.mkfifo(found := tmp_path / "pipe.toml")
    return found


@pytest.mark.timeout(20)
@pytest.mark.parametrize("reader", READERS)
def test_nobody_waits_for_a_pipe_that_nobody_writes_to(reader, pipe, tmp_path, capsys):
    told = complaint(capsys, READERS[reader], file=pipe, place=tmp_path)
    assert str(pipe) in told and told.endswith(ENDLESS)
    assert not (tmp_path / "out").exists()


@pytest.mark.timeout(20)
@pytest.mark.parametrize("verb", ["report", "watch --once", "decode"])
@pytest.mark.parametrize("name", ["run.json", "capture.irq"])
def test_nor_in_a_run_directory(verb, name, pipe, tmp_path, capsys):
    shutil.copytree(RECORDED / "limits", run := tmp_path / "run")
    (run / name).unlink(missing_ok=True)
    (run / "result.json").unlink(missing_ok=True)
    pipe.rename(run / name)
    assert complaint(capsys, f"{verb} {{run}}", run=run).endswith(ENDLESS)


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="names no open files")
def test_a_pipe_that_is_open_ends_with_its_command(capsys):
    ours, theirs = os.pipe()
    os.write(theirs, cyclictest_text([[1, 2, 3]]).encode())
    os.close(theirs)
    assert cli.main(["import", f"/dev/fd/{ours}"]) == 0
    assert "cyclictest" in capsys.readouterr().out
    assert complaint(capsys, READERS["a trace"], file=f"/dev/fd/{ours}").endswith(ENDLESS), "it is read twice"
    os.close(ours)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="has no such device")
@pytest.mark.timeout(20)
def test_nor_reads_what_never_ends(tmp_path, capsys):
    (link := tmp_path / "zero.toml").symlink_to("/dev/zero")
    assert complaint(capsys, READERS["a campaign"], file=link, place=tmp_path).endswith(ENDLESS)


def test_nothing_is_a_file_that_is_empty(tmp_path, capsys):
    assert "needs at least one scenario" in complaint(capsys, READERS["a campaign"], file=os.devnull, place=tmp_path)


TEXTS = {
    "a profile": 'description = "x"',
    "a campaign": "[options]",
    "limits": "max-loss = 0",
    "a request": "{}",
}


@pytest.mark.parametrize("reader", TEXTS)
@pytest.mark.parametrize(
    ("encoding", "said"), [("utf-8-sig", MARKED), ("utf-16", "it is a text in UTF-16: save it in UTF-8")]
)
def test_a_text_of_another_encoding_is_told_as_such(reader, encoding, said, tmp_path, capsys):
    (file := tmp_path / "x.toml").write_text(TEXTS[reader], encoding=encoding)
    assert complaint(capsys, READERS[reader], file=file, place=tmp_path).endswith(said)


def test_so_is_a_request_from_standard_input(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.StringIO("\ufeff{}"))
    assert complaint(capsys, "measure -") == f"irqscope: standard input is no JSON: {MARKED}"


def test_where_no_format_forbids_it_a_mark_is_passed_over(tmp_path):
    (file := tmp_path / "x").write_text(json.dumps({"irqscope_stub": 1, "port": "a"}), encoding="utf-8-sig")
    assert read_start(file)["port"] == "a"
    file.write_text(cyclictest_text([[1, 2, 3]]), encoding="utf-8-sig")
    marked = read_file(file)
    file.write_text(cyclictest_text([[1, 2, 3]]), encoding="utf-8")
    assert marked == read_file(file)
    file.write_text(cyclictest_text([[1, 2, 3]]), encoding="utf-16")
    with pytest.raises(BadInput, match=r"x: it is a text in UTF-16: save it in UTF-8"):
        read_file(file)
