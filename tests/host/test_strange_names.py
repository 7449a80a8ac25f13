# SPDX-License-Identifier: BSD-2-Clause
"""Directories whose names are no UTF-8, which file systems of Linux allow and no file of JSON can hold."""

import json
import os
import sys
from pathlib import Path

import pytest

from irqscope import cli
from irqscope.exports.formats import names
from irqscope.printable import well_formed

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="names of files are Unicode there")
STRANGE = os.fsdecode(b"run\xff")


@pytest.fixture(scope="module")
def run(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("strange") / STRANGE
    line = ["latency", "--port", "model://", "--count", "20", "--segments", "isr", "--out", str(path)]
    assert cli.main(line) == 0
    return path


def test_it_is_measured_into_and_told_with_a_question_mark(run):
    command = json.loads((run / "run.json").read_text())["command"]
    assert command[-1] == f"{run.parent}/run?" and cli.main(["report", str(run), "--format", "junit,markdown"]) == 0


@pytest.mark.parametrize("name", names())
def test_it_is_exported(name, run, tmp_path):
    """Most ended as internal errors."""
    assert cli.main(["export", str(run), "--to", name, "--out", str(tmp_path / "x")]) == 0
    assert (tmp_path / "x").stat().st_size > 0


def test_it_is_compared(run, tmp_path):
    line = ["latency", "--port", "model://", "--count", "20", "--segments", "isr", "--out", str(tmp_path / "other")]
    assert cli.main(line) == 0 and cli.main(["compare", str(run), str(tmp_path / "other"), "--out", str(tmp_path)]) == 0
    first = json.loads((tmp_path / "comparison.json").read_text())["runs"][0]
    assert first["name"].endswith("/run?") and first["path"] == f"{run.parent}/run?"


def test_a_sweep_is_measured_into_it(tmp_path):
    sweep = ["saturate", "--port", "model://", "--to", "4kHz", "--steps", "2", "--refine", "0", "--count", "20"]
    assert cli.main([*sweep, "--out", str(tmp_path / STRANGE)]) in (0, 3)


def test_text_that_is_sound_stays():
    assert well_formed("µs \N{GRINNING FACE} ü") == "µs \N{GRINNING FACE} ü" and well_formed(STRANGE) == "run?"
