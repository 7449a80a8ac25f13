# SPDX-License-Identifier: BSD-2-Clause
"""Runs that were added by mistake: twice, by another name, or to the wrong target; and what takes them out."""

import json
import shutil
from pathlib import Path
from typing import Any

import deltalake
import pytest
from deltalake.exceptions import DeltaError
from edited_run import edit
from farm_rows import rows_of
from fulldisk import full_disk

from irqscope import cli
from irqscope.farm.captures import Captures
from irqscope.farm.dataset import Dataset
from irqscope.farm.outliers import Outliers
from irqscope.farm.store import Table

START = "2026-03-01T01:00:00.000+00:00"
RUN = "20260301T010000.000Z"


@pytest.fixture(scope="module")
def runs(tmp_path_factory) -> list[Path]:
    """Two that began in the same millisecond."""
    path = tmp_path_factory.mktemp("runs")
    for name, count in (("one", 1500), ("two", 1400)):
        words = ["latency", "--port", "model://", "--rate", "1kHz", "--count", str(count), "--out", str(path / name)]
        assert cli.main(words) == 0
        for file in ("run.json", "result.json"):
            edit(path / name / file, start=START)
    return [path / "one", path / "two"]


def farm(verb: str, *words: object) -> int:
    return cli.main(["farm", verb, *map(str, words)])


def test_a_run_is_of_one_target(runs, tmp_path, capsys):
    """Its samples counted twice: in the farm's total, in both targets."""
    place, copied = tmp_path / "farm", tmp_path / "copied"
    shutil.copytree(runs[0], copied)
    assert farm("add", runs[0], "--into", place, "--target", "rack") == 0
    before = rows_of(place)
    for more in ((), ("--replace",)):
        capsys.readouterr()
        assert farm("add", copied, "--into", place, "--target", "rack-2", *more) == 2
        said = capsys.readouterr().err
        assert f"{place} holds this run already, as {RUN} of rack: if that is wrong, remove it there with" in said
        assert rows_of(place) == before and set(Captures(str(place)).held()) == {("rack", RUN)}
    assert farm("add", runs[1], "--into", place, "--target", "rack-2") == 0, "another run of the same millisecond"
    # What the sentence says mends it.
    assert cli.main(said.rpartition("with irqscope ")[2].split()) == 0
    assert farm("add", copied, "--into", place, "--target", "rack-3") == 0
    assert {row["target"] for row in rows_of(place)} == {"rack-2", "rack-3"}


@pytest.mark.parametrize("held", [True, False])
def test_a_run_that_is_added_twice_at_the_same_moment_is_of_one_target(runs, tmp_path, monkeypatch, capsys, held):
    """Both passed: each had looked before the other was written. Here the other is added between look and commit, also
    where that makes the farm."""
    place, others = tmp_path / "farm", ["rack-2"]
    assert not held or farm("add", runs[1], "--into", place, "--target", "rack-1") == 0
    write = deltalake.write_deltalake

    def forestalled(table: Any, *arguments: Any, **more: Any) -> None:
        if others and "snapshots" in str(getattr(table, "table_uri", table)):
            assert farm("add", runs[0], "--into", place, "--target", others.pop()) == 0
        write(table, *arguments, **more)

    monkeypatch.setattr(deltalake, "write_deltalake", forestalled)
    capsys.readouterr()
    assert farm("add", runs[0], "--into", place, "--target", "rack-3") == 2
    assert f"holds this run already, as {RUN} of rack-2: if that is wrong" in capsys.readouterr().err and not others
    assert {row["target"] for row in rows_of(place)} == {"rack-2", *(["rack-1"] if held else ())}


def test_runs_and_targets_are_taken_out_of_all_tables(runs, tmp_path, capsys):
    place = tmp_path / "farm"
    later = tmp_path / "later"
    shutil.copytree(runs[0], later)
    for file in ("run.json", "result.json"):
        edit(later / file, start=START.replace("03-01", "03-02"))
    assert farm("add", runs[0], later, "--into", place, "--target", "rack") == 0
    assert farm("add", runs[1], "--into", place, "--target", "other") == 0
    assert farm("reanalyse", place, "--timeout", "500us") in (0, 3)
    capsys.readouterr()
    assert farm("remove", place, "--target", "rack", "--run", RUN, "--json") == 0
    assert json.loads(capsys.readouterr().out) == {"target": "rack", "removed": [RUN]}
    left = {("rack", "20260302T010000.000Z"), ("other", RUN)}
    tables = [Dataset(str(place)).table, Captures(str(place)).table, Outliers(str(place)).table]
    for table in (*tables, Table(str(place), "reanalyses")):
        assert {(row["target"], row["run"]) for row in table.rows()} == left
    assert farm("remove", place, "--target", "rack", "--run", RUN) == 2
    assert f"{place} holds no run {RUN} of rack" in capsys.readouterr().err
    assert farm("remove", place, "--target", "rack", "--all") == 0 and "rack: 1 run removed." in capsys.readouterr().out
    assert farm("report", place) == 0 and json.loads((place / "farm.json").read_text())["samples"] == 1400
    assert farm("add", runs[0], "--into", place, "--target", "rack") == 0


def test_a_farm_of_which_all_was_removed_is_an_empty_one(runs, tmp_path, capsys):
    place = tmp_path / "farm"
    assert farm("add", runs[0], "--into", place, "--target", "rack") == 0
    assert farm("remove", place, "--target", "rack", "--all") == 0
    for verb in ("report", "keep", "compact", "reanalyse"):
        capsys.readouterr()
        assert farm(verb, place) == 2
        assert f"{place} holds no run of a farm: add runs with" in capsys.readouterr().err
    assert farm("remove", place, "--target", "rack", "--all") == 2
    assert f"{place} holds nothing of rack" in capsys.readouterr().err
    assert farm("add", runs[0], "--into", place, "--target", "rack") == 0 and rows_of(place)


@pytest.mark.parametrize(
    "words, said",
    [
        (["--target", "rack"], "one of the arguments --run --all is required"),
        (["--target", "rack", "--run", ""], "'' names no run"),
        (["--target", "rack", "--run", "x' or 'a' = 'a"], "names no run"),
        (["--target", "", "--all"], "'' cannot name a target"),
        (["--target", "rack' or 'a' = 'a", "--all"], "cannot name a target"),
        (["--target", "gone", "--all"], "holds nothing of gone"),
    ],
)
def test_a_removal_that_names_nothing_removes_nothing(words, said, runs, tmp_path, capsys):
    """As where a variable is not set."""
    assert farm("add", runs[0], "--into", tmp_path, "--target", "rack") == 0
    before = rows_of(tmp_path)
    assert farm("remove", tmp_path, *words) == 2
    assert said in capsys.readouterr().err and rows_of(tmp_path) == before


def test_a_quantile_is_the_same_in_any_writing(runs, tmp_path):
    """0.9990 was another figure: beside 0.999 in tables, and of other farms' farm.json."""
    assert farm("add", runs[0], "--into", tmp_path, "--target", "rack") == 0
    found = []
    for quantile in ("0.99", "0.9900"):
        assert farm("report", tmp_path, "--quantile", quantile) == 0
        found.append((tmp_path / "farm.json").read_bytes())
    assert found[0] == found[1] and json.loads(found[0])["quantile"] == "0.99"


def test_a_disk_that_is_full_takes_no_removal_and_says_so(runs, tmp_path, monkeypatch, capsys):
    """Of a new policy it said "Generic LocalFileSystem error", and of what kind on a line that nobody was shown."""
    assert farm("add", runs[0], "--into", tmp_path, "--target", "rack") == 0
    before = rows_of(tmp_path)

    def full(*_: object) -> None:
        raise DeltaError("Generic LocalFileSystem error\nUnable to sync data to file (os error 28)")

    monkeypatch.setattr("irqscope.farm.store.Table.set", lambda self, _: self._tried(full))
    capsys.readouterr()
    assert farm("keep", tmp_path, "--captures", "none") == 5
    said = f"irqscope: {tmp_path} cannot be written: Generic LocalFileSystem error: No space left on device\n"
    assert capsys.readouterr().err == said and rows_of(tmp_path) == before
    monkeypatch.undo()
    with full_disk(100):
        assert farm("remove", tmp_path, "--target", "rack", "--all") == 5
    assert capsys.readouterr().err.count("File too large") == 1 and rows_of(tmp_path) == before
