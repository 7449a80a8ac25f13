# SPDX-License-Identifier: BSD-2-Clause
"""An intake that is killed at any change of a file leaves the farm as it was, or has the run whole."""

import json
import os
import shutil
import subprocess
import sys
from itertools import takewhile
from pathlib import Path

import pytest
from deltalake import DeltaTable
from edited_run import edit
from farm_rows import rows_of

from irqscope import cli
from irqscope.contract.blocks import BLOCK_BYTES, Kind, decode
from irqscope.farm.captures import Captures
from irqscope.farm.outliers import Outliers

TESTS = Path(__file__).parents[1]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs LD_PRELOAD")


@pytest.fixture(scope="module")
def runs(tmp_path_factory) -> list[Path]:
    path = tmp_path_factory.mktemp("killed")
    for name in ("one", "two"):
        words = ["latency", "--port", "model://", "--rate", "1kHz", "--count", "300", "--out", str(path / name)]
        assert cli.main(words) == 0
    return [path / "one", path / "two"]


@pytest.fixture(scope="module")
def shim(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("shim") / "killed_write.so"
    compiler = shutil.which("cc") or shutil.which("gcc") or "cc"
    words = [compiler, "-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror"]
    subprocess.run([*words, "-o", path, TESTS / "killed_write.c", "-ldl"], check=True)
    return path


def add(farm, run, *options):
    return ["farm", "add", str(run), "--into", str(farm), "--target", "rack", *options]


@pytest.mark.parametrize("what", ["the first run", "another run", "a replacement"])
def test_an_intake_that_is_killed_at_any_change_of_a_file(runs, shim, tmp_path, what, capsys):
    farm, copies = tmp_path / "farm", tmp_path / "copies"
    farm.mkdir()
    held = {"the first run": [], "another run": runs[:1], "a replacement": runs}[what]
    assert all(cli.main(add(farm, run)) == 0 for run in held)
    before = sorted_rows(farm) if held else []
    options = ["--replace"] if what == "a replacement" else []
    script = [sys.executable, TESTS / "killed_intake.py", farm, copies, *add("FARM", runs[1], *options)]
    path = os.pathsep.join([str(TESTS), str(TESTS.parent / "host")])
    environment = {**os.environ, "LD_PRELOAD": str(shim), "PYTHONPATH": path}
    done = subprocess.run(script, env=environment, capture_output=True, text=True, check=True)
    *killed, last = json.loads(done.stdout.splitlines()[-1])
    assert last == 0 and len(killed) > 5 and set(killed) == {9}
    after = sorted_rows(copies / str(len(killed) + 1))
    assert (after == before) == (what == "a replacement")
    there = []
    for copy in (copies / str(number) for number in range(1, len(killed) + 1)):
        capsys.readouterr()
        code = cli.main(["farm", "report", str(copy), "--json", "--out", str(tmp_path)])
        if code == 2:
            what = "no run of a farm" if DeltaTable.is_deltatable(str(copy / "snapshots")) else "no farm"
            assert not before and f"holds {what}" in capsys.readouterr().err
        else:
            assert code == 0 and sorted_rows(copy) in (before, after)
        there.append(code == 0 and sorted_rows(copy) == after)
        if there[-1]:  # then all that belongs to it is there
            assert ("rack", after[-1]["run"]) in Captures(str(copy)).held()
            assert after[-1]["run"] in {row["run"] for row in Outliers(str(copy)).table.arrow().to_table().to_pylist()}
        assert cli.main(add(copy, runs[1])) == (2 if there[-1] else 0)
        assert sorted_rows(copy) == after
    if what == "another run":
        assert there == sorted(there) and not there[0]  # once it is there it stays


def sorted_rows(farm):
    return sorted(rows_of(farm), key=lambda row: (row["run"], row["segment"], row["time"]))


def test_a_run_that_was_killed_before_its_first_snapshot_is_refused(runs, tmp_path, capsys):
    """It was an internal error."""
    run, data = shutil.copytree(runs[0], tmp_path / "run"), (runs[0] / "capture.irq").read_bytes()
    edit(run / "run.json", end=None)
    blocks = [data[at : at + BLOCK_BYTES] for at in range(0, len(data), BLOCK_BYTES)]
    before = takewhile(lambda block: decode(block).kind != Kind.SNAPSHOT, blocks)
    (run / "capture.irq").write_bytes(b"".join(before))
    assert cli.main(["report", str(run)]) == 5
    capsys.readouterr()
    assert cli.main(add(tmp_path / "farm", run)) == 2
    said = f"irqscope: {run} has no snapshot, as it broke off before the first: a farm has no use for it\n"
    assert capsys.readouterr().err == said and not (tmp_path / "farm" / "bins").exists()
