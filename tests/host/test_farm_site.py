# SPDX-License-Identifier: BSD-2-Clause
"""A farm as pages: each link leads to a page, and their figures are those of the rows, whenever they are written."""

import json
from pathlib import Path

import farm_model as model
import madefarm  # benchmarks/madefarm.py
import pytest
from farm_rows import rows_of
from sitepages import SitePage, reached

from irqscope import cli
from irqscope.farm import site
from irqscope.farm.dataset import Dataset
from irqscope.farm.overview import told

DAYS, CHANGED = 32, 16


def write(farm: Path, out: Path, *options: str) -> Path:
    assert cli.main(["farm", "site", str(farm), "--out", str(out), *options]) == 0
    return out / site.INDEX


def shown(value: float | None) -> str:
    return "not estimable" if value is None else told(value)


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> Path:
    """Three targets with a run a day; the tail of target-01 is longer from a day on."""
    path = tmp_path_factory.mktemp("farm") / "made"
    madefarm.make(Dataset(str(path)), 3, DAYS, {1: CHANGED}, run_days=1, per_day=24)
    return path


@pytest.fixture(scope="module")
def written(made, tmp_path_factory) -> Path:
    return write(made, tmp_path_factory.mktemp("site") / "out")


def test_each_link_leads_to_a_page_and_each_page_is_led_to(written):
    pages = reached(written)
    out = written.parent.resolve()
    assert {path.relative_to(out).as_posix() for path in pages} == {
        path.relative_to(out).as_posix() for path in out.rglob("*.html")
    }
    assert all((out / "targets" / f"target-0{number}.html") in pages for number in range(3))
    assert all(page.tags.isdisjoint({"script", "img", "link", "iframe", "object"}) for page in pages.values())
    assert not list(out.rglob("*.new"))


def test_the_overview_is_that_of_the_report(made, written, tmp_path):
    assert cli.main(["farm", "report", str(made), "--out", str(tmp_path)]) == 0
    assert (tmp_path / "farm.json").read_bytes() == (written.parent / "farm.json").read_bytes()
    mine, theirs = SitePage(written), SitePage(tmp_path / "farm.html")
    assert mine.tables == theirs.tables and mine.tables and not theirs.links


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("quantile", ["0.5", "0.999"])
def test_the_figures_of_each_run_are_those_of_its_rows(tmp_path, seed, quantile):
    farm = tmp_path / "farm"
    model.draw(Dataset(str(farm)), seed)
    rows = rows_of(farm)
    index = write(farm, tmp_path / "out", "--quantile", quantile)
    expected = model.runs(rows, "isr", quantile)
    trends = {trend.target: trend for trend in model.expected(rows, "isr", quantile, None)}
    found = {}
    for path, page in reached(index).items():
        if path.parent.name == "targets":
            target, name = path.stem, f"{100 * float(quantile):g} % quantile"
            figures = {row[0]: row[1] for row in page.tables[0]}
            assert figures[f"{name}, the farm's last 30 days"] == shown(trends[target].recent)
            assert figures[f"{name}, all days"] == shown(trends[target].whole)
            listed = page.table("begin, UTC")
            assert [row["begin, UTC"] for row in listed] == sorted((row["begin, UTC"] for row in listed), reverse=True)
            for row in listed:
                found[target, row["begin, UTC"]] = row["last day"], row["n"], row["missing"], row[name], row["max"]
    assert found == {
        (target, f"{run[:4]}-{run[4:6]}-{run[6:8]} {run[9:11]}:{run[11:13]}:{run[13:15]}"): (
            str(each["last"]),
            str(each["n"]),
            str(each["missing"]),
            shown(each["value"]),
            "-" if each["max"] is None else told(each["max"]),
        )
        for (target, run), each in expected.items()
    }


def test_whenever_it_is_killed_each_link_from_the_index_leads_to_a_page(made, tmp_path, monkeypatch):
    """Before each change of a file, when it is written for the first time, and again with other pages."""
    index, put, seen = tmp_path / "out" / site.INDEX, site.replace_file, []

    def looked(path, content):
        seen.append(len(reached(index)))
        put(path, content)

    monkeypatch.setattr(site, "replace_file", looked)
    write(made, index.parent, "--since", "20d")
    first = len(seen)
    assert first > 3 and not any(seen)
    before = index.read_bytes()
    write(made, index.parent)
    assert min(seen[first:]) >= 4 and index.read_bytes() != before


def test_a_run_that_another_program_named_is_refused(made, tmp_path, monkeypatch, capsys):
    """Its name would be part of a path."""
    from irqscope.farm import runs

    monkeypatch.setattr(runs, "_RUNS", runs._RUNS.replace("select run,", "select '../../' || run as run,", 1))
    assert cli.main(["farm", "site", str(made), "--out", str(tmp_path)]) == 2
    assert "'../../2025" in (said := capsys.readouterr().err) and "is no name of a run" in said


@pytest.mark.parametrize(
    "options, words",
    [
        (["--segment", "task"], "nothing of segment task"),
        (["--quantile", "2"], "less than 1"),
        (["--since", "soon"], "90d"),
        (["--engine", "sqlite"], "is no engine"),
    ],
)
def test_what_cannot_be_answered_is_said(made, tmp_path, options, words, capsys):
    assert cli.main(["farm", "site", str(made), "--out", str(tmp_path / "out"), *options]) == 2
    assert words in capsys.readouterr().err and not (tmp_path / "out").exists()


def test_a_place_that_is_no_directory_is_said(made, tmp_path, capsys):
    (tmp_path / "file").write_text("")
    assert cli.main(["farm", "site", str(made), "--out", str(tmp_path / "file")]) == 2
    assert "cannot make the directory" in capsys.readouterr().err


def test_what_was_written_is_told(made, written, tmp_path, capsys):
    write(made, tmp_path / "out", "--json")
    found = json.loads(capsys.readouterr().out)
    assert found["directory"] == str(tmp_path / "out") and found["files"][-2:] == ["farm.json", site.INDEX]
    there = {path.relative_to(tmp_path / "out").as_posix() for path in (tmp_path / "out").rglob("*") if path.is_file()}
    assert sorted(found["files"]) == sorted(there)
    write(made, tmp_path / "out")
    assert capsys.readouterr().out == f"{tmp_path / 'out' / site.INDEX}: {len(there)} files\n"
