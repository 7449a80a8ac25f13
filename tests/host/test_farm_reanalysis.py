# SPDX-License-Identifier: BSD-2-Clause
"""Captures of a farm that are paired anew give what the plain model of pairing does; each run once, whoever does it."""

import json
import shutil
from collections import Counter
from fractions import Fraction
from math import ceil
from pathlib import Path

import pytest
from goldens import RECORDED

from irqscope import cli
from irqscope.analysis.quantiles import needed
from irqscope.base.namedtimes import NamedTimes
from irqscope.contract.roles import STIMULI
from irqscope.contract.segments import Count, Policy
from irqscope.errors import BadInput, NotKept
from irqscope.farm import reanalysis
from irqscope.farm.captures import Captures
from irqscope.farm.dataset import Dataset
from irqscope.farm.engines import connected
from irqscope.farm.reanalysis import Reanalysis, reanalyse
from irqscope.measuring.anew import Anew
from irqscope.measuring.limits import Limit
from irqscope.measuring.rundir import RunDirectory
from irqscope.recording.stream import Consumer, replay
from irqscope.results.offchip import every
from irqscope.results.pairedanew import paired_anew
from irqscope.results.reread import reread
from irqscope.results.spans import end_of
from irqscope.targets.target import Target
from models import pairing as slow

RUNS = ("latency", "limits", "overloaded", "no-dither", "active-low", "tasks")
"""Golden runs with events, of one of which some were lost."""
HOW = {
    "as measured": Anew(),
    "fifo": Anew(policy="fifo"),
    "soon": Anew(timeout=Fraction(20, 10**6)),
    "m": Anew(least=NamedTimes.parse("3us,task=1us")),
    "all": Anew(policy="coalesce", timeout=Fraction(35, 10**6), least=NamedTimes.parse("4us")),
}


@pytest.fixture(scope="module")
def runs(tmp_path_factory) -> Path:
    """Copies of golden runs, with results."""
    path = tmp_path_factory.mktemp("golden")
    for name in RUNS:
        shutil.copytree(RECORDED / name, path / name)
        assert cli.main(["report", str(path / name)]) in (0, 1, 3)
    return path


@pytest.fixture(scope="module")
def farm(runs, tmp_path_factory) -> Path:
    place = tmp_path_factory.mktemp("farm")
    for name in RUNS:
        assert cli.main(["farm", "add", str(runs / name), "--into", str(place), "--target", name]) == 0
    return place


class Edges(Consumer):
    """Time, source and polarity, up to each gap."""

    def __init__(self) -> None:
        self.found: list[list[tuple[int, int, int]]] = [[]]

    def take_events(self, events):
        self.found[-1] += zip(events.time.tolist(), events.source.tolist(), events.edge.tolist(), strict=True)

    def take_gap(self, gap):
        self.found.append([])


def expected(path: Path, how: Anew) -> dict[str, dict[str, object]]:
    """By segment, what the plain model finds in the edges of a capture."""
    directory, edges = RunDirectory(path), Edges()
    run, observation = reread(directory)
    replay(path, edges)
    tick = observation.identity.tick
    found = {}
    for settings in every(observation.configuration, Target(run.target)).values():
        timeout, least, policy = settings.timeout, settings.least, settings.policy
        if policy is not Policy.INTERVAL:
            policy = Policy[how.policy.upper()] if how.policy else policy
            timeout = round(how.timeout / tick) if how.timeout else timeout
            times = dict(how.least.times) if how.least else {}
            general = times.get(None) if settings.cause in STIMULI else None
            given = times.get(settings.name, general)
            least = least if given is None else round(given / tick)
        model = slow.Pairing(
            slow.Config(settings.cause, settings.response, policy, least, timeout, depth=settings.depth),
            observation.identity.pending_depth,
        )
        for number, part in enumerate(edges.found):
            if number:  # what waits for its answer leaves the books: a later one may not be that
                model.counts[Count.CAUSES] -= len(model.pending)
                model.pending, model.unproven, model.last = [], model.fifo, part[0][0] if part else None
            mine = [edge for edge in part if edge[1] in (settings.cause, settings.response)]
            for time, source, edge in sorted(mine, key=lambda each: (each[0], each[1] not in STIMULI)):
                if source == settings.response:
                    model.response(time, edge)
                else:
                    model.cause(time)
        model.tick(end_of(run, observation))
        values = sorted(sample.value for sample in model.samples if sample.counted)
        n, counts = len(values), model.counts
        found[settings.name] = {
            "n": n,
            "least_s": float(least * tick),
            "causes": counts[Count.CAUSES],
            "coalesced": counts[Count.COALESCED],
            "missing": counts[Count.MISSING],
            "unmatched": counts[Count.UNMATCHED],
            "min_s": float(values[0] * tick) if n else None,
            "max_s": float(values[-1] * tick) if n else None,
            "quantiles": {
                q: float(values[ceil(Fraction(q) * n) - 1] * tick) for q in ("0.9", "0.99", "0.999") if n >= needed(q)
            },
        }
    return found


@pytest.mark.parametrize("how", HOW.values(), ids=HOW)
@pytest.mark.parametrize("name", RUNS)
def test_the_plain_model_finds_the_same(runs, name, how):
    found = paired_anew(RunDirectory(runs / name), how)
    assert not found.errors
    models = expected(runs / name, how)
    assert [each.name for each in found.segments] == list(models)
    for segment in found.segments:
        row = reanalysis._figures(segment, found.tick)
        model = models[segment.name]
        quantiles = {each["q"]: each["value_s"] for each in row["quantiles"]}
        for key in ("n", "min_s", "max_s", "least_s", "causes", "coalesced", "missing", "unmatched"):
            assert row[key] == model[key], (segment.name, key)
        for q, value in model["quantiles"].items():
            assert quantiles.get(q, value) == value, (segment.name, q)
        told, every_one = map(int, row["source"].removeprefix("events ").split(" of "))
        assert told == row["causes"] and (told == every_one) == (name != "overloaded")
    if how == Anew() and name != "overloaded":  # and the chip did
        result = json.loads((runs / name / "result.json").read_text())
        for chip, segment in zip(result["segments"], found.segments, strict=False):
            mine = (segment.name, segment.n, segment.min, segment.max, segment.sum)
            assert mine == tuple(chip[key] for key in ("name", "n", "min", "max", "sum"))
        assert found.verdict == (result["verdict"] if name != "tasks" else None)  # limits on tasks are of no segment


@pytest.mark.parametrize("more", [-1, 0, 1])
def test_a_timeout_holds_to_the_tick(runs, more):
    """What took exactly as long is answered."""
    directory = RunDirectory(runs / "limits")
    measured = paired_anew(directory, Anew())
    took = measured.segments[0].max or 0
    found = paired_anew(directory, Anew(timeout=(took + more) * measured.tick)).segments[0]
    assert (found.n, found.classes.missing) == ((400, 0) if more >= 0 else (399, 1))


def test_a_farm_is_paired_anew(runs, farm, capsys):
    words = ["farm", "reanalyse", str(farm), "--timeout", "20us", "--limit", "isr.max=1s", "--json"]
    code = cli.main(words)
    rows = json.loads(capsys.readouterr().out)
    assert {row["target"] for row in rows} == set(RUNS)
    assert {row["target"] for row in rows if row["trouble"]} == {"active-low", "overloaded"}
    for name in RUNS:
        found = paired_anew(RunDirectory(runs / name), HOW["soon"], [Limit.parse("isr.max=1s", hard=True)])
        mine = [row for row in rows if row["target"] == name]
        assert {row["trouble"] for row in mine} == {"; ".join(found.errors) or None}  # none in time; events were lost
        assert {row["verdict"] for row in mine} == {found.verdict}
        assert [(row["segment"], row["n"]) for row in mine] == [(each.name, each.n) for each in found.segments]
    assert code == 1 and "FAIL" in {row["verdict"] for row in rows}
    assert cli.main(words[:-1]) == code
    said = capsys.readouterr().out
    assert f"Verdicts of {len(RUNS)} runs: " in said and "overloaded isr: 1 run, n = " in said


def test_what_was_ended_goes_on(farm, runs, tmp_path, monkeypatch):
    """Runs that are done are not done again; what one of them raises ends it, and leaves the others."""
    place = tmp_path / "farm"
    shutil.copytree(farm, place)
    work, done = Reanalysis(str(place), HOW["fifo"]), []
    one = Reanalysis.one

    def ended(self, key):
        if len(done) == 2:
            raise NotKept("ended")
        done.append(key)
        one(self, key)

    def here(self, do, items):
        for number, item in enumerate(items, 1):
            do(item)
            yield number

    monkeypatch.setattr(Reanalysis, "one", ended)
    monkeypatch.setattr("irqscope.farm.engines._DuckDB.each", here)
    told = []
    with connected(Dataset(str(place))) as engine:
        with pytest.raises(NotKept):
            reanalyse(engine, work, [], None)
        assert work.done() == {*done} and len(done) == 2
        monkeypatch.setattr(Reanalysis, "one", lambda self, key: (done.append(key), one(self, key)))
        rows, gone = reanalyse(engine, work, [], None, lambda *each: told.append(each))
        assert Counter(done) == Counter({(row["target"], row["run"], row["copy"]) for row in rows}) and not gone
        assert told == [(number, len(RUNS)) for number in range(3, len(RUNS) + 1)]
        rows, _ = reanalyse(engine, work, ["latency"], None)
        assert {row["target"] for row in rows} == {"latency"} and len(done) == len(RUNS)
        with pytest.raises(BadInput, match="has no target 'nobody'"):
            reanalyse(engine, work, ["nobody"], None)
        one(work, next(key for key in done if key[0] == "latency"))  # as Spark does if a worker is lost
        assert reanalyse(engine, work, ["latency"], None) == (rows, 0)
        run = tmp_path / "run"
        shutil.copytree(runs / "latency", run)
        assert cli.main(["report", str(run), "--limit", "isr.max=1ns"]) == 1
        words = ["--into", str(place), "--target", "latency", "--replace"]
        assert cli.main(["farm", "add", str(run), *words]) == 0
        again, _ = reanalyse(engine, work, ["latency"], None)  # with other limits of its own
        assert len(done) == len(RUNS) + 1 and len(again) == len(rows)
        assert {row["verdict"] for row in again} == {"FAIL"} != {row["verdict"] for row in rows}


def test_runs_without_a_capture_are_counted_and_damaged_ones_named(farm, tmp_path, capsys):
    place, run = tmp_path / "farm", tmp_path / "run"
    shutil.copytree(farm, place)
    assert cli.main(["latency", "--port", "model://", "--rate", "1kHz", "--count", "50", "--out", str(run)]) == 0
    assert cli.main(["farm", "add", str(run), "--into", str(place), "--target", "damaged"]) == 0
    kept = Captures(str(place))
    ((_, name),) = (each for each in kept.held() if each[0] == "damaged")
    (run / "capture.irq").write_bytes((run / "capture.irq").read_bytes()[:-512])
    kept.keep("damaged", name, run, judged=False)
    kept.table.remove("target = 'latency'")
    words = ["farm", "reanalyse", str(place), "--target", "latency", "--target", "damaged", "--limit", "isr.max=1s"]
    assert cli.main(words) == 3
    said = capsys.readouterr().out
    assert "1 run could not be paired anew: their captures are not kept any more." in said
    assert f"damaged {name}: capture.irq is not what was measured" in said and "Verdicts" not in said
    assert cli.main(["farm", "reanalyse", str(place), "--target", "latency"]) == 2
    assert "holds no capture of these runs" in capsys.readouterr().err


@pytest.mark.parametrize("which", ["captures", "reanalyses"])
def test_a_table_that_is_damaged_is_said(farm, tmp_path, which, capsys):
    place = tmp_path / "farm"
    shutil.copytree(farm, place)
    words = ["farm", "reanalyse", str(place), "--target", "latency"]
    assert cli.main(words) == 0
    for path in (place / which).rglob("*.parquet"):
        path.write_bytes(b"no parquet")
    capsys.readouterr()
    assert cli.main(words) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"irqscope: {place} cannot be read: ")


def test_without_events_nothing_is_paired(tmp_path, capsys):
    """The golden run was measured with `--events none`."""
    run, place = tmp_path / "run", tmp_path / "farm"
    shutil.copytree(RECORDED / "judged", run)
    cli.main(["report", str(run)])
    assert cli.main(["farm", "add", str(run), "--into", str(place), "--target", "silent"]) == 0
    assert cli.main(["farm", "reanalyse", str(place)]) == 3
    assert "isr was not measured" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--policy", "lifo"], "takes one of coalesce, fifo"),
        (["--least", "nobody=3us"], "nobody"),
        (["--limit", "isr.max"], "isr.max"),
        (["--engine", "sqlite"], "is no engine"),
        (["--since", "soon"], "90d"),
    ],
)
def test_what_cannot_be_asked_is_said(farm, words, said, capsys):
    assert cli.main(["farm", "reanalyse", str(farm), *words]) == 2 and said in capsys.readouterr().err


def test_a_time_that_a_chip_cannot_tell_is_said_of_its_run(farm, capsys):
    assert cli.main(["farm", "reanalyse", str(farm), "--timeout", "1ns", "--target", "latency"]) == 3
    assert "--timeout 1ns is too short for its chip" in capsys.readouterr().out
