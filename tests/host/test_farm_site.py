# SPDX-License-Identifier: BSD-2-Clause
"""A farm as pages: each link leads to a page, and their figures are those of the rows, whenever they are written."""

import datetime
import json
import math
import re
from collections import Counter
from pathlib import Path
from typing import Any

import farm_model as model
import madefarm  # benchmarks/madefarm.py
import numpy as np
import pytest
from browser import Browser, needs_browser
from farm_rows import rows_of, snapshots
from sitepages import SitePage, reached

from irqscope import cli
from irqscope.base.records import read
from irqscope.farm import runs, site
from irqscope.farm.comparepage import lately
from irqscope.farm.dataset import Bins, Dataset, name_of
from irqscope.farm.engines import connected
from irqscope.farm.farmrecord import SCHEMA, Farm
from irqscope.farm.overview import told
from irqscope.farm.runblocks import blocks_of
from irqscope.farm.runpage import RunStory, run_document
from irqscope.farm.runs import runs_of

DAYS, CHANGED = 32, 16
LAST = madefarm.FIRST + datetime.timedelta(days=DAYS - 1)


def write(farm: Path, out: Path, *options: str) -> Path:
    assert cli.main(["farm", "site", str(farm), "--out", str(out), "--runs", "2", *options]) == 0
    return out / site.INDEX


def shown(value: float | None) -> str:
    return "not estimable" if value is None else "unanswered" if value == math.inf else told(value)


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> Path:
    """Three targets with a run a day; the tail of target-01 is longer from a day on."""
    path = tmp_path_factory.mktemp("farm") / "made"
    madefarm.make(Dataset(str(path)), 3, DAYS, {1: CHANGED}, run_days=1, per_day=24)
    return path


@pytest.fixture(scope="module")
def written(made, tmp_path_factory) -> Path:
    return write(made, tmp_path_factory.mktemp("site") / "out")


@pytest.fixture(scope="module", params=range(3))
def drawn(request, tmp_path_factory) -> tuple[list[dict[str, Any]], Path]:
    """Rows of a farm that is drawn by a seed, and its overview."""
    place = tmp_path_factory.mktemp("drawn")
    model.draw(Dataset(str(place / "farm")), request.param)
    return rows_of(place / "farm"), write(place / "farm", place / "out")


def test_each_link_leads_to_a_page_and_each_page_is_led_to(written):
    pages = reached(written)
    out = written.parent.resolve()
    assert {path.relative_to(out).as_posix() for path in pages} == {
        path.relative_to(out).as_posix() for path in out.rglob("*.html")
    }
    assert all((out / "targets" / f"target-0{number}.html") in pages for number in range(3))
    assert out / site.COMPARED in pages
    assert all(page.tags.isdisjoint({"script", "img", "link", "iframe", "object"}) for page in pages.values())
    assert not list(out.rglob("*.new"))


def test_the_overview_is_that_of_the_report(made, written, tmp_path):
    assert cli.main(["farm", "report", str(made), "--out", str(tmp_path)]) == 0
    assert (tmp_path / "farm.json").read_bytes() == (written.parent / "farm.json").read_bytes()
    mine, theirs = SitePage(written), SitePage(tmp_path / "farm.html")
    assert mine.tables == theirs.tables and mine.tables and not theirs.links


def test_the_figures_of_each_run_are_those_of_its_rows(drawn):
    compare_runs(*drawn, "0.999")


def test_they_are_those_of_the_quantile_that_is_asked_for(tmp_path):
    model.draw(Dataset(str(tmp_path / "farm")), 1)
    compare_runs(rows_of(tmp_path / "farm"), write(tmp_path / "farm", tmp_path / "out", "--quantile", "0.5"), "0.5")


def compare_runs(rows: list[dict[str, Any]], index: Path, quantile: str) -> None:
    """Those on the pages of targets with those of a plain model."""
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
            assert sum(link.startswith("../runs/") for link in page.links) == min(2, len(listed))
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


def test_a_page_of_a_run_has_its_figures_and_those_of_the_run_before(drawn):
    rows, index = drawn
    expected = model.runs(rows, "isr", "0.999")
    seen = 0
    for path, page in reached(index).items():
        if path.parent.parent.name != "runs":
            continue
        seen += 1
        target, names = path.parent.name, sorted(run for of, run in expected if of == path.parent.name)
        at = names.index(path.stem)
        both = [expected[target, name] for name in names[max(0, at - 1) : at + 1][::-1]]
        cells = {row[0]: row[1 : 1 + len(both)] for row in page.tables[0]}
        assert cells.pop("n") == [str(each["n"]) for each in both]
        assert cells.pop("missing") == [str(each["missing"]) for each in both]
        for name in ("min", "max"):
            assert cells.pop(name) == ["-" if each[name] is None else told(each[name]) for each in both]
        found = {name: [each.partition("[")[0] for each in row] for name, row in cells.items() if "%" in name}
        values = {f"{100 * float(q):.7g} %": [shown(each["values"][q]) for each in both] for q in both[0]["values"]}
        assert found == {name: values[name] for name in found} and "99.9 %" in values
        assert all(row == ["not estimable"] * len(both) for name, row in values.items() if name not in found)
    assert seen


def test_targets_beside_each_other_have_the_figures_of_their_last_days(drawn):
    rows, index = drawn
    expected, page = model.lately(rows, "isr"), SitePage(index.parent / site.COMPARED)
    listed = page.table("target")
    assert {row["target"] for row in listed} == expected.keys()
    for row in listed:
        told_of = expected[row.pop("target")]
        assert row.pop("n") == str(told_of["n"])
        assert row.pop("max") == ("-" if told_of["max"] is None else told(told_of["max"]))
        values = {f"{100 * float(q):.7g} %": value for q, value in told_of["values"].items()}
        assert row == {name: "-" if values[name] is None else shown(values[name]) for name in row}
        assert all(value is None for name, value in values.items() if name not in row)
    order = [expected[target]["values"]["0.999"] or 0 for target in (row[0] for row in page.tables[0][1:])]
    assert order == sorted(order, reverse=True)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_drawn_of_a_target_are_its_bins_of_the_last_days(tmp_path, seed):
    farm = Dataset(str(tmp_path))
    model.draw(farm, seed)
    rows = [row for row in rows_of(tmp_path) if row["segment"] == "isr"]
    since = sorted(row["date"] for row in rows)[len(rows) // 2]
    with connected(farm) as engine:
        for target in {row["target"] for row in rows}:
            runs_of(engine, target, "isr", "0.5")
            found = lately(engine, target, "0.5", since, distribution=True)
            counts = Counter[float]()
            for row in rows:
                for each in row["bins"] if row["target"] == target and row["date"] >= since else ():
                    counts[each["low_s"]] += each["count"]
            assert bool(found.samples) == bool(counts)
            if found.samples:
                drawn = zip(found.samples.edges[::2], found.samples.counts[::2], strict=True)
                assert [(low * 1e-9, count) for low, count in drawn] == [
                    (pytest.approx(low), count) for low, count in sorted(counts.items())
                ]
                assert not any(found.samples.counts[1::2])
                assert found.samples.max * 1e-9 == pytest.approx(found.max)


def test_of_many_targets_the_worst_are_drawn_and_all_are_told_of(tmp_path):
    """Those with the longest tails; as many as can be told apart."""
    farm = Dataset(str(tmp_path / "farm"))
    for number in range(10):
        farm.add(
            f"t{number}", "20260101T000000.000Z", snapshots([datetime.date(2026, 1, 1)], 20_000, longer=number + 1)
        )
    page = SitePage(write(tmp_path / "farm", tmp_path / "out", "--runs", "0").parent / site.COMPARED)
    assert [row["target"] for row in page.table("target")] == [f"t{number}" for number in reversed(range(10))]
    named = {number for number in range(10) if f"t{number} (n = 20000)" in page.text}
    assert named == set(range(2, 10)) and "of the worst 8 of 10 targets" in page.text
    assert not (tmp_path / "out" / "runs").exists()


@needs_browser
def test_a_reader_walks_from_the_overview_to_a_run_and_back(written, tmp_path):
    """By the links, without a script, and the browser complains of nothing."""
    with Browser(tmp_path / "profile") as browser:
        page = browser.open(written.as_uri())
        complaints, seen = page.listen(), []

        def at(title: str) -> None:
            page.wait(lambda page: page.text("h1") == title)
            seen.append(page.evaluate("document.querySelectorAll('figure svg').length"))

        def click(words: str) -> None:
            script = f"[...document.links].find(each => each.innerText == {json.dumps(words)})"
            assert page.evaluate(f"!!{script}"), words
            page.evaluate(f"setTimeout(() => {script}.click()) && 0")  # answered before the page is left

        at("Farm")
        for words, title in (
            ("target-01", "target-01"),
            (f"{LAST:%Y-%m-%d} 00:00:00", f"target-01, run of {LAST:%Y-%m-%d} 00:00:00 UTC"),
            ("run before", f"target-01, run of {LAST - datetime.timedelta(days=1):%Y-%m-%d} 00:00:00 UTC"),
            ("target-01", "target-01"),
            (site.BESIDE, "Targets beside each other, the last 30 days"),
            ("Farm", "Farm"),
        ):
            click(words)
            at(title)
        assert seen == [1, 2, 1, 1, 2, 1, 1]
        assert complaints == []


def test_blocks_of_a_run_are_its_snapshots_in_order(tmp_path):
    """As many of them in each, but for one at most."""
    farm = Dataset(str(tmp_path / "farm"))
    for size in (7, 250):
        begin, counts = datetime.datetime(2026, 1, size % 28, 1), np.arange(1, 2 * size + 1)
        times = [begin + datetime.timedelta(minutes=5 * number) for number in range(size)]
        rows = snapshots([time.date() for time in times])
        bins = Bins(np.arange(0, 2 * size + 1, 2), [1e-6, 3e-6] * size, [2e-6, 5e-6] * size, counts)
        n = counts.reshape(size, 2).sum(axis=1)
        farm.add("rack", name_of(begin), {**rows, "time": times, "bins": bins, "n": n})
        with connected(farm) as engine:
            (run,) = (each for each in runs_of(engine, "rack", "isr", "0.5") if each.name == name_of(begin))
            found = blocks_of(engine, run, "isr")
        expected = [part.sum(axis=0).tolist() for part in np.array_split(counts.reshape(size, 2), min(size, 100))]
        assert found.counts.tolist() == expected
        assert (found.low, found.high) == ([1e-6, 3e-6], [2e-6, 4e-6])  # no sample is longer


def test_a_quantile_that_may_be_a_missing_cause_has_no_upper_end(tmp_path):
    """One of 101 causes is missing: the interval of the 99 % quantile, rank 99990, reaches beyond 100000 samples."""
    farm, begin, size = Dataset(str(tmp_path / "farm")), datetime.datetime(2026, 1, 1), 100
    times = [begin + datetime.timedelta(minutes=5 * number) for number in range(size)]
    rows = snapshots([time.date() for time in times], 1000)
    farm.add("rack", name_of(begin), {**rows, "time": times, "missing": [10] * size})
    with connected(farm) as engine:
        ((run,), known) = runs_of(engine, "rack", "isr", "0.99"), {"0.5": 4e-6, "0.99": 4e-6, "0.999": math.inf}
        assert {each: run.quantiles[each] for each in known} == known
        blocks = blocks_of(engine, run, "isr")
    assert blocks.interval("0.99").ends == (3e-6, math.inf) and blocks.interval("0.5").ends == (3e-6, 4e-6)
    page = SitePage(next(path for path in reached(write(tmp_path / "farm", tmp_path / "out")) if "runs" in path.parts))
    cells = {row[0]: row[1] for row in page.tables[0]}
    assert cells["99 %"].endswith(".. unanswered]") and cells["99.9 %"] == "unanswered"


def test_a_longer_tail_is_told_and_an_equal_one_is_not(made, written):
    """From the day on that is seeded the tail is half as long again."""
    runs = written.parent / "runs" / "target-01"
    dates = [f"{madefarm.FIRST + datetime.timedelta(days=day):%Y%m%d}" for day in range(DAYS)]
    before, *newest = sorted(path.name[:8] for path in runs.iterdir())
    assert before == dates[CHANGED - 1] and newest == dates[-2:]  # the last one before the regression is there
    page = SitePage(next(runs.glob(f"{dates[-1]}*")))
    rows = {row[0]: row for row in page.tables[0]}
    assert rows["50 %"][3].startswith("not shown: ")
    for cell in rows["99.9 %"][1:3]:
        value, low, high = (float(number) for number in re.findall(r"([0-9.]+) us", cell))
        assert low <= value <= high
    with connected(Dataset(str(made))) as engine:
        every = {run.name[:8]: run for run in runs_of(engine, "target-01", "isr", "0.999")}
        this, other = (blocks_of(engine, every[dates[day]], "isr") for day in (CHANGED, CHANGED - 1))
    story = RunStory(read(written.parent / "farm.json", Farm, SCHEMA), this, other)
    assert not isinstance(story.compared, str)
    found = {each.q: each for each in story.compared.differences}
    assert found[0.999].outcome == "worse" and found[0.5].outcome == "not shown" and found[0.999].interval
    step = [end / other.run.quantiles["0.999"] for end in found[0.999].interval]
    assert 0.4 < step[0] < 0.5 < step[1] < 0.6
    said = " ".join(each.text for each in run_document(story).sentences())
    assert "Against the run before: worse at 99.9 %" in said and "50 %" not in said


def test_few_blocks_tell_no_intervals_and_it_is_said_why(tmp_path):
    farm = Dataset(str(tmp_path / "farm"))
    for day in (1, 2):
        farm.add("rack", f"2026010{day}T000000.000Z", snapshots([datetime.date(2026, 1, day)], 20_000))
    pages = reached(write(tmp_path / "farm", tmp_path / "out"))
    (page,) = (page for path, page in pages.items() if path.name.startswith("20260102"))
    assert "No quantile is compared: the run before must have 20 blocks or more" in page.text
    assert "No interval of" in page.text and "there are 1 blocks, and it takes 20" in page.text
    assert "[no interval]" in page.table("")[6]["this run"]


HOSTILE = "<script>alert(1)</script>\x1b[2J\x00\u202e"


def test_conditions_are_text_whatever_is_in_them(tmp_path):
    farm, place = Dataset(str(tmp_path / "farm")), "a b/../<c>"
    for day, text in ((1, "6.1.0-50"), (2, HOSTILE)):
        rows = snapshots([datetime.date(2026, 1, day)], conditions=json.dumps({"target.release": text, HOSTILE: "x"}))
        farm.add("rack", f"2026010{day}T000000.000Z", {**rows, "directory": [place]})
    for reports, base in (("https://lab.example/runs/", "https://lab.example/runs"), ("../runs", "../../../runs")):
        index = write(tmp_path / "farm", tmp_path / "out", "--reports", reports)
        page = SitePage(tmp_path / "out" / "runs" / "rack" / "20260102T000000.000Z.html")
        assert f"{base}/a%20b%2F..%2F%3Cc%3E/report.html" in page.links
    assert page.tags.isdisjoint({"script", "img"}) and "&lt;script&gt;" in page.text
    assert not set(page.text) & {"\x1b", "\x00", "\u202e"}
    seen = "<script>alert(1)</script>?[2J??"
    assert [seen, "x"] in page.tables[1] and ["target.release", seen] in page.tables[1]
    assert "target.release: 6.1.0-50 before, &lt;script&gt;alert(1)&lt;/script&gt;?[2J?? after" in page.text
    assert index.exists()


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
        (["--reports", "javascript:alert(1)"], "is no place of reports"),
        (["--runs", "few"], "is not a count"),
    ],
)
def test_what_cannot_be_answered_is_said(made, tmp_path, options, words, capsys):
    assert cli.main(["farm", "site", str(made), "--out", str(tmp_path / "out"), *options]) == 2
    assert words in capsys.readouterr().err and not (tmp_path / "out").exists()


@pytest.fixture
def small(tmp_path) -> Path:
    """A target with a run."""
    Dataset(str(tmp_path / "small")).add("rack", "20260101T000000.000Z", snapshots([datetime.date(2026, 1, 1)]))
    return tmp_path / "small"


def test_a_place_that_is_no_directory_is_said(small, tmp_path, capsys):
    (tmp_path / "file").write_text("")
    assert cli.main(["farm", "site", str(small), "--out", str(tmp_path / "file")]) == 2
    assert "cannot make the directory" in capsys.readouterr().err


def test_what_was_written_is_told(small, tmp_path, capsys):
    write(small, tmp_path / "out", "--json")
    found = json.loads(capsys.readouterr().out)
    assert found["directory"] == str(tmp_path / "out") and found["files"][-2:] == ["farm.json", site.INDEX]
    there = {path.relative_to(tmp_path / "out").as_posix() for path in (tmp_path / "out").rglob("*") if path.is_file()}
    assert sorted(found["files"]) == sorted(there)
    write(small, tmp_path / "out")
    assert capsys.readouterr().out == f"{tmp_path / 'out' / site.INDEX}: {len(there)} files\n"
