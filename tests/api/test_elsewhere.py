# SPDX-License-Identifier: BSD-2-Clause
"""What the API has read or measures stays the same directory, wherever the program goes meanwhile."""

import copy
import os
import pickle
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import irqscope

URL = "model://"
CAMPAIGN = f'options = {{ port = "{URL}", count = 20, segments = "isr" }}\n[[scenario]]\nname = "calm"\nsettle = "0"\n'
NAME = "run"
START = '{"irqscope_stub": 1, "name": "mine"}'


@pytest.fixture(scope="module")
def two(tmp_path_factory) -> Path:
    """Folders `a` and `b`, with runs of 20 and 30 samples of the same name; in `a` a sweep and a campaign, too."""
    root = tmp_path_factory.mktemp("two")
    with irqscope.connect(URL) as scope:
        for folder, count in (("a", 20), ("b", 30)):
            scope.latency(count=count, segments="isr", out=root / folder / NAME)
        scope.saturate(fastest="4kHz", steps=2, refine=0, count=20, out=root / "a" / "sweep")
    (root / "c.toml").write_text(CAMPAIGN)
    irqscope.campaign(root / "c.toml", root / "a" / "campaign")
    return root


@pytest.fixture
def at(two, tmp_path, monkeypatch) -> Iterator[Path]:
    """A copy of them, and the program in its `a`."""
    shutil.copytree(two, tmp_path / "two")
    monkeypatch.chdir(tmp_path / "two" / "a")
    yield tmp_path / "two"


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("way", [lambda run: run, copy.copy, lambda run: pickle.loads(pickle.dumps(run))])
def test_a_run_is_read_where_it_was_named(way, at):
    run, before = irqscope.read(NAME), contents(at / "b")
    os.chdir("../b")
    run = way(run)
    assert str(run.path) == NAME and len(run["isr"].ticks()) == run["isr"].n == 20
    assert len(run.events("stimulus")) == len(run.table("latencies", "isr")) == 20
    assert run.judge("isr.max=1s")["isr"].n == 20 and run.judge("isr.max=1ns", keep=True)["isr"].n == 20
    assert run.report("markdown") == [at / "a" / NAME / "report.md"]
    assert [each.figures.n for each in irqscope.compare(run, NAME).result.runs] == [20, 30]
    assert contents(at / "b") == before


def test_sweeps_and_campaigns_are_read_where_they_were_named(at):
    sweep, campaign, before = irqscope.read("sweep"), irqscope.read("campaign"), contents(at / "b")
    os.chdir("../b")
    assert [step["isr"].n for step in sweep.steps] == [20] * 2 and campaign.runs["calm"]["isr"].n == 20
    for each in (sweep, campaign):
        assert each.report("markdown") == [at / "a" / each.path / "report.md"]
    assert contents(at / "b") == before


def test_paths_are_as_they_were_named_where_that_leads_there(at):
    run = irqscope.read(NAME)
    assert run.report("markdown") == [Path(NAME) / "report.md"] and run.judge().path == Path(NAME)
    assert irqscope.compare(run, "../b/run").result.runs[0].path == NAME


def test_what_is_read_outlives_the_directory_that_the_program_is_in(at, tmp_path, monkeypatch):
    run = irqscope.read(NAME)
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    assert len(run["isr"].ticks()) == 20 and run.report("markdown") == [at / "a" / NAME / "report.md"]
    with pytest.raises(irqscope.BadInput, match="run leads nowhere: the present directory is gone"):
        irqscope.read(NAME)


def test_a_measurement_goes_on_where_it_began(at):
    """It lost what it had measured: its directory seemed to be gone."""
    with irqscope.connect(URL) as scope:
        stop = irqscope.Stop()

        def leave(progress: irqscope.Progress) -> None:
            os.chdir(at / "b")
            stop.ask()

        run = scope.latency(count=10**6, out="long", progress=leave, stop=stop)
    assert run.path == Path("long") and run.complete and run["isr"].n > 0 and not (at / "b" / "long").exists()
    assert irqscope.read(at / "a" / "long")["isr"].n == run["isr"].n


def test_a_job_measures_where_it_was_started(at, monkeypatch):
    held = irqscope.Instrument._held

    def leave(*given, **how):
        os.chdir(at / "b")
        return held(*given, **how)

    monkeypatch.setattr(irqscope.Instrument, "_held", leave)
    scope = irqscope.connect(URL)
    os.chdir(at / "a")
    run = scope.start(irqscope.Latency(count=10), out="job").wait()
    assert Path.cwd() == at / "b" and (at / "a" / "job" / "run.json").exists() and len(run["isr"].ticks()) == 10


def test_a_stub_is_the_file_that_was_named(at):
    """It is read each time that the port is opened."""
    Path("stub.json").write_text(START)
    with irqscope.connect(URL, stub="stub.json") as scope:
        scope.latency(count=5, out="first")
        os.chdir("../b")
        assert scope.latency(count=5, out="second").result.target["name"] == "mine"
