# SPDX-License-Identifier: BSD-2-Clause
"""Files that formats made of a former result do not stay beside another one; what is not theirs does."""

import hashlib
import shutil
from pathlib import Path

import pytest

from irqscope import cli
from irqscope.api import Run
from irqscope.errors import BadInput

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


@pytest.mark.parametrize("name", ["run.json", "sweep.json", "campaign.json", "comparison.json"])
def test_reports_are_not_written_over_those_of_another_result(name, directory, tmp_path, capsys):
    """The result of one run lay beside the capture of another one, with exit code 0."""
    other = tmp_path / "other"
    other.mkdir()
    (other / name).write_text("{}")
    sentence = f"holds {name}, whose report would be replaced: choose another directory with"
    before = {path.name: path.read_bytes() for path in directory.iterdir()}
    assert cli.main(["report", str(directory), "--limit", "isr.max=1us", "--format", "json", "--to", str(other)]) == 2
    assert f"{other} {sentence} --to" in capsys.readouterr().err.replace("\n", " ")
    with pytest.raises(BadInput, match=f"{sentence} to"):
        Run(directory).report("json", to=other)
    if name != "comparison.json":
        assert cli.main(["compare", str(directory), str(directory), "--out", str(other)]) == 2
        assert f"{other} {sentence} --out" in capsys.readouterr().err.replace("\n", " ")
    assert [path.name for path in other.iterdir()] == [name]
    assert {path.name: path.read_bytes() for path in directory.iterdir()} == before
    assert cli.main(["report", str(directory), "--format", "json", "--to", f"{directory}/."]) == 0
