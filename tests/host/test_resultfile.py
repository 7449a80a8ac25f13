# SPDX-License-Identifier: BSD-2-Clause
"""Whatever happens to a result.json: the result that was written, or one sentence; never other figures."""

import json
import random
import shutil
from pathlib import Path

import pytest
from goldens import RECORDED
from mutated import mutate

from irqscope import cli
from irqscope.base.records import content_of, sealed
from irqscope.errors import BadInput
from irqscope.findings.evaluation import evaluate
from irqscope.measuring.rundir import RunDirectory
from irqscope.report import anyresult
from irqscope.results.reread import reread
from irqscope.results.resultfile import read_outline, read_result, result_of
from irqscope.results.resultrecord import Result


@pytest.fixture(scope="module")
def golden(tmp_path_factory) -> Path:
    folder = Path(shutil.copytree(RECORDED / "limits", tmp_path_factory.mktemp("resultfile") / "run"))
    run = RunDirectory(folder)
    evaluate(run, *reread(run))
    return folder


@pytest.fixture
def run(golden, tmp_path) -> Path:
    return Path(shutil.copytree(golden, tmp_path / "run"))


def read(run: Path) -> Result | None:
    """What all that read it make of it; None if they refuse it, each in one sentence."""
    found: list[object] = []
    for reader in (lambda: result_of(RunDirectory(run)), lambda: read_result(run), lambda: anyresult.read(run)):
        try:
            found.append(reader())
        except BadInput as error:
            assert "\n" not in str(error)
            found.append(None)
    assert found[1] == found[2] and found[0] in (None, found[1])
    return found[0] if isinstance(found[0], Result) else None


def test_what_is_written_is_read(run):
    written = json.loads((run / "result.json").read_text())
    result = read(run)
    assert result and json.loads(json.dumps(content_of(result))) == written == sealed(written)


def check(run: Path, seed: int, number: int) -> None:
    """Of so many changed files, each as it is, and sealed again: what lies behind the seal is to be reached."""
    dice, file = random.Random(seed), run / "result.json"
    content, known, refused = json.loads(file.read_text()), read(run), 0
    for _ in range(number):
        data, told = mutate(content, dice)
        try:
            file.write_text(json.dumps(data))
            assert read(run) in (None, known), told
            file.write_text(json.dumps(sealed(data)))
            refused += read(run) is None
        except Exception as error:
            raise AssertionError(f"{told} raised another exception") from error
    assert number / 4 < refused < number


def test_what_is_changed_gives_the_same_result_or_one_sentence(run):
    check(run, 1, 40)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 12))
def test_whatever_is_changed_gives_the_same_result_or_one_sentence(run, seed):
    check(run, seed, 1000)


@pytest.mark.parametrize("verb", [("compare", "run", "run"), ("watch", "--once", "run")])
def test_an_edited_result_is_told_of_and_made_again(run, monkeypatch, capsys, verb):
    monkeypatch.chdir(run.parent)
    file = run / "result.json"
    before, content = file.read_text(), json.loads(file.read_text())
    content["segments"][0]["max"] += 1
    file.write_text(json.dumps(content))
    assert cli.main([*verb]) == 2 and "result.json was edited" in capsys.readouterr().err
    with pytest.raises(BadInput, match="was edited"):
        read_outline(run)
    for schema in ("irqscope.result/9", "other"):
        file.write_text(json.dumps({**content, "schema": schema}))
        with pytest.raises(BadInput, match=r"was edited|has schema"):
            read_outline(run)
    assert cli.main(["report", "run"]) in (0, 1, 3) and file.read_text() == before


@pytest.mark.parametrize("index", [-1, 0, 1.5])
def test_a_forged_extremal_index_is_refused(run, index):
    """Of none there would be no share of disturbances, and a report without one."""
    content = json.loads((run / "result.json").read_text())
    content["segments"][0]["dependence"]["extremal_index"] = index
    (run / "result.json").write_text(json.dumps(sealed(content)))
    with pytest.raises(BadInput, match="extremal_index: expected a number of more than 0 and at most 1"):
        read_result(run)


SEGMENT = ("segments", 0)
EXCEEDANCE = (*SEGMENT, "exceedances", 0)


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ((*SEGMENT, "change"), None, "exceedances says whether it changed"),
        ((*SEGMENT, "dependence"), None, "exceedances says whether it changed"),
        ((*EXCEEDANCE, "required_bounds", 0, "bound"), 0.0, "bound: expected a number of more than 0"),
        ((*EXCEEDANCE, "per_hour", "upper"), 0.0, "per_hour.upper: expected a number of more than 0"),
        ((*SEGMENT, "uncertainty", "values", 0, "expanded"), 0.0, "expanded: expected a number of more than 0"),
    ],
    ids=lambda value: ".".join(map(str, value)) if isinstance(value, tuple) else None,
)
def test_a_forged_result_that_a_report_could_not_be_made_of_is_refused(run, key, value, complaint):
    content = json.loads((run / "result.json").read_text())
    *way, last = key
    place = content
    for step in way:
        place = place[step]
    assert place[last] is not None
    place[last] = value
    (run / "result.json").write_text(json.dumps(sealed(content)))
    with pytest.raises(BadInput, match=complaint):
        read_result(run)
