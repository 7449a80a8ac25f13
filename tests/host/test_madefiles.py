# SPDX-License-Identifier: BSD-2-Clause
"""Files that formats made of a former result do not stay beside another one; what is not theirs does."""

import hashlib
import shutil
from pathlib import Path

import pytest

from irqscope import cli

LATENCY = ["latency", "--port", "model://", "--rate", "1kHz", "--count", "600", "--segments", "isr,task"]


@pytest.fixture(scope="module")
def directory(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("made") / "run"
    assert cli.main([*LATENCY, "--limit", "isr.max=50us", "--out", str(path)]) == 0
    return path


def test_files_of_a_former_result_do_not_stay_beside_another(directory, tmp_path):
    """junit.xml said that a limit was not kept, and the report beside it PASS."""
    run = tmp_path / "run"
    shutil.copytree(directory, run)
    names = ["junit.xml", "figures.csv", "histogram.csv"]

    def report(*more: str) -> list[str]:
        cli.main(["report", str(run), *more])
        return [name for name in names if (run / name).exists()]

    assert report("--limit", "isr.max=1us", "--format", "junit") == ["junit.xml"]
    assert report("--format", "csv") == names and report() == names, "all are of one result"
    listed = (run / "formats.sha256").read_text()
    assert [line.split("  ")[1] for line in listed.splitlines()] == ["result.json", *names]
    (run / "histogram.csv").write_text("mine")
    (run / "report.md").write_text("mine")
    assert report("--limit", "isr.max=50us") == ["histogram.csv"] and not (run / "formats.sha256").exists()
    assert (run / "report.md").read_text() == (run / "histogram.csv").read_text() == "mine"


def test_a_list_of_files_that_was_edited_removes_nothing_elsewhere(directory, tmp_path):
    run, other = tmp_path / "run", tmp_path / "other"
    shutil.copytree(directory, run)
    other.write_text("")
    empty = hashlib.sha256(b"").hexdigest()
    (run / "formats.sha256").write_text(
        f"{empty}  result.json\n{empty}  ../other\n{empty}  {other}\nnothing\n{empty}  "
    )
    assert cli.main(["report", str(run), "--limit", "isr.max=1ms"]) == 0
    assert other.exists() and not (run / "formats.sha256").exists()


def test_files_of_a_former_comparison_do_not_stay_beside_another(directory, tmp_path):
    out, other = tmp_path / "out", tmp_path / "other"
    assert cli.main([*LATENCY, "--out", str(other)]) == 0
    compare = ["compare", str(directory), str(other), "--out", str(out)]
    assert cli.main([*compare, "--segment", "isr", "--format", "junit,markdown,json"]) == 0
    kept = {path.name for path in out.iterdir()}
    assert kept > {"junit.xml", "report.md", "result.json"}
    assert cli.main([*compare, "--segment", "isr"]) == 0 and {path.name for path in out.iterdir()} == kept
    assert cli.main([*compare, "--segment", "task"]) == 0
    assert {path.name for path in out.iterdir()} == {"comparison.json", "report.html"}
