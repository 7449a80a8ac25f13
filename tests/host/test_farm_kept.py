# SPDX-License-Identifier: BSD-2-Clause
"""What a farm keeps beside its snapshots: captures as they were measured, the edges around long samples; how long."""

import datetime
import json
import shutil
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from edited_run import edit
from farm_rows import rows_of, snapshots

from irqscope import cli
from irqscope.contract.roles import Source
from irqscope.device.decode import Events
from irqscope.device.snapshots import Peak
from irqscope.errors import NotKept
from irqscope.farm import captures, dataset
from irqscope.farm.captures import FILES, Captures
from irqscope.farm.dataset import Dataset
from irqscope.farm.intake import add
from irqscope.farm.outliers import LONGEST, MOST_EDGES, Around, Outlier, Outliers
from irqscope.farm.store import Table
from irqscope.measuring.rundir import RunDirectory
from irqscope.recording.stream import Consumer, replay

LATENCY = ["latency", "--port", "model://", "--rate", "1kHz", "--count", "400"]
NEWEST = datetime.date(2026, 3, 20)


@pytest.fixture(scope="module")
def run(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("kept") / "run"
    assert cli.main([*LATENCY, "--out", str(path)]) == 0
    return path


@pytest.fixture(scope="module")
def judged(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("kept") / "judged"
    assert cli.main([*LATENCY[:-1], "401", "--limit", "isr.max=1ms", "--out", str(path)]) == 0
    return path


def begun(run: Path, path: Path, day: datetime.date, hour: int = 1) -> RunDirectory:
    """The same run, as if it had begun on another day."""
    shutil.copytree(run, path)
    for name in ("run.json", "result.json"):
        edit(path / name, start=f"{day}T{hour:02}:00:00.000+00:00")
    return RunDirectory(path)


def copies_of(place: Path) -> set[tuple[str, str]]:
    rows = Captures(str(place)).table.arrow()
    return {(row["run"], row["copy"]) for row in rows.to_table(columns=["run", "copy"]).to_pylist()}


def test_a_capture_comes_back_as_it_was(run, tmp_path, monkeypatch):
    """Of many pieces, and of many commits."""
    monkeypatch.setattr(captures, "PIECE", 5000)
    monkeypatch.setattr(captures, "TOGETHER", 3)
    kept, name = Captures(str(tmp_path / "farm")), "20260301T000000.000Z"
    for times in range(2):  # the second copy takes the place of the first
        kept.keep("rack", name, run, judged=False)
        assert [*kept.held()] == [("rack", name)] and len(copies_of(tmp_path / "farm")) == 1, times
    kept.restore("rack", name, kept.held()["rack", name], tmp_path)
    there = {path.name: path.read_bytes() for path in run.iterdir() if path.name in FILES}
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()} == there
    assert len(there["capture.irq"]) > 3 * 5000 and "run.json" in there


def test_half_a_capture_is_none(run, tmp_path, monkeypatch):
    """Who takes it is ended after two of its commits; who does so again leaves nothing of the half."""
    monkeypatch.setattr(captures, "PIECE", 5000)
    monkeypatch.setattr(captures, "TOGETHER", 3)
    kept, name = Captures(str(tmp_path)), "20260301T000000.000Z"
    append, left = Table.append, iter(range(2))

    def ended(self, content):
        if next(left, None) is None:
            raise NotKept("ended")
        append(self, content)

    monkeypatch.setattr(Table, "append", ended)
    with pytest.raises(NotKept):
        kept.keep("rack", name, run, judged=False)
    assert not kept.held() and len(copies_of(tmp_path)) == 1
    monkeypatch.setattr(Table, "append", append)
    kept.keep("rack", name, run, judged=False)
    assert [*kept.held()] == [("rack", name)] and len(copies_of(tmp_path)) == 1


class Edges(Consumer):
    def __init__(self) -> None:
        self.found: list[tuple[int, int, int]] = []

    def take_events(self, events):
        self.found += zip(events.time.tolist(), events.source.tolist(), events.edge.tolist(), strict=True)


def test_the_longest_samples_stay_with_the_edges_around_them(run, tmp_path):
    """Those that the result lists, and the edges that a plain look through the capture finds."""
    add(Dataset(str(tmp_path)), RunDirectory(run), "rack")
    rows = Outliers(str(tmp_path)).table.arrow().to_table().to_pylist()
    result, edges = json.loads((run / "result.json").read_text()), Edges()
    replay(run, edges)
    tick = Fraction(result["tick"]["numerator"], result["tick"]["denominator"])
    start = datetime.datetime.fromisoformat(result["start"])
    wanted = []
    for segment in result["segments"]:
        for worst in segment["worst"][:LONGEST]:
            cause, margin = worst["time"] - worst["latency"], round(1e-3 / tick)
            near = [edge for edge in edges.found if cause - margin <= edge[0] <= worst["time"] + margin]
            assert len(near) <= MOST_EDGES
            around = [(float((time - cause) * tick), Source(source).label, bool(edge)) for time, source, edge in near]
            when = start + datetime.timedelta(seconds=float(worst["time"] * tick))
            wanted.append((segment["name"], float(worst["latency"] * tick), when, around))
    found = [
        (
            row["segment"],
            row["latency_s"],
            row["time"],
            [(each["after_s"], each["source"], each["rising"]) for each in row["edges"]],
        )
        for row in rows
    ]
    assert sorted(found) == sorted(wanted) and any(len(around) > 3 for *_, around in found)


def test_of_many_edges_the_nearest_stay():
    """To the cause or to the response, whichever is nearer."""
    around = Around([Outlier("isr", Peak(time=900, latency=800, edge=1))], Fraction(1, 10**6))
    time = np.arange(0, 1000, dtype=np.int64)
    zero = np.zeros(50, np.uint8)
    for first in range(0, 1000, 50):
        around.take_events(Events(time[first : first + 50], zero, zero, zero))
    distance = {each: min(abs(each - 100), abs(each - 900)) for each in range(1000)}
    assert around.edges[0][:, 0].tolist() == sorted(sorted(distance, key=distance.__getitem__)[:MOST_EDGES])


def test_a_millisecond_before_and_after_is_around():
    around = Around([Outlier("isr", Peak(time=5000, latency=10, edge=1))], Fraction(1, 10**6))
    time = np.array([3989, 3990, 4990, 5000, 6000, 6001], np.int64)
    around.take_events(Events(time, *(np.zeros(6, np.uint8) for _ in range(3))))
    assert around.edges[0][:, 0].tolist() == [3990, 4990, 5000, 6000]


def farm_of_days(run, judged, tmp_path, days) -> Path:
    farm = tmp_path / "farm"
    for number in days:
        day = NEWEST - datetime.timedelta(days=number)
        for what, source in (("run", run), ("judged", judged)):
            add(Dataset(str(farm)), begun(source, tmp_path / f"{what}{number}", day), f"{what}-target")
    return farm


def held(farm: Path) -> set[tuple[str, int]]:
    """Of what was begun so many days before the newest."""
    return {
        (target.partition("-")[0], (NEWEST - datetime.date(int(run[:4]), int(run[4:6]), int(run[6:8]))).days)
        for target, run in Captures(str(farm)).held()
    }


def test_each_intake_removes_what_is_too_old(run, judged, tmp_path, capsys):
    """Captures of a week stay, and of all runs with a verdict; the snapshots and the longest samples of all."""
    farm = farm_of_days(run, judged, tmp_path, (8, 7, 6, 0))
    assert held(farm) == {("run", 6), ("run", 0), *(("judged", number) for number in (8, 7, 6, 0))}
    assert len({(row["target"], row["run"]) for row in rows_of(farm)}) == 8
    outliers = Outliers(str(farm)).table.arrow().to_table(columns=["target", "run"]).to_pylist()
    assert len({(row["target"], row["run"]) for row in outliers}) == 8
    assert cli.main(["farm", "keep", str(farm), "--captures", "3d", "--outliers", "1mo", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"captures": "3d", "outliers": "30d", "held": 5, "removed": 1}
    assert held(farm) == {("run", 0), *(("judged", number) for number in (8, 7, 6, 0))}
    assert cli.main(["farm", "keep", str(farm)]) == 0 and "captures: 3d" in capsys.readouterr().out
    assert cli.main(["farm", "keep", str(farm), "--outliers", "7d", "--captures", "none"]) == 0
    outliers = Outliers(str(farm)).table.arrow().to_table(columns=["date"]).to_pylist()
    assert {(NEWEST - row["date"]).days for row in outliers} == {6, 0}
    assert ("run", 0) not in held(farm)
    add(Dataset(str(farm)), begun(run, tmp_path / "late", NEWEST, 2), "other")
    assert ("other", 0) not in held(farm) and "other" in {row["target"] for row in rows_of(farm)}
    assert cli.main(["farm", "keep", str(farm), "--captures", "9999y"]) == 0
    add(Dataset(str(farm)), begun(run, tmp_path / "old", NEWEST - datetime.timedelta(days=900)), "other")
    assert ("other", 900) in held(farm)


@pytest.mark.parametrize("wrong", ["the target's host", "this host"])
def test_a_clock_that_is_wrong_removes_nothing_too_soon(run, judged, tmp_path, monkeypatch, wrong):
    """A run says that it was measured in 2099, or the host which adds it takes today for a day of 2099."""
    today, future = NEWEST + datetime.timedelta(days=1), datetime.date(2099, 1, 1)
    farm = farm_of_days(run, judged, tmp_path, (2,))
    monkeypatch.setattr(dataset, "today", lambda: future if wrong == "this host" else today)
    when = NEWEST if wrong == "this host" else future
    add(Dataset(str(farm)), begun(run, tmp_path / "last", when), "run-target")
    assert held(farm) == {("run", 2), ("run", (NEWEST - when).days), ("judged", 2)}
    assert cli.main(["farm", "keep", str(farm), "--captures", "2d"]) == 0
    assert held(farm) == {("run", (NEWEST - when).days), ("judged", 2)}


def test_a_capture_that_is_too_old_from_the_first_is_told(run, judged, tmp_path, caplog):
    """As of a host whose clock stood at 1970: it was gone, and nobody was told."""
    farm = farm_of_days(run, judged, tmp_path, (6, 0))
    assert not caplog.records
    add(Dataset(str(farm)), begun(judged, tmp_path / "old-judged", datetime.date(1970, 1, 2)), "judged-target")
    assert not caplog.records
    path = tmp_path / "old"
    add(Dataset(str(farm)), begun(run, path, datetime.date(1970, 1, 1)), "run-target")
    said = f"{path} began on 1970-01-01 by its host's clock: its capture is older than the 7d that the farm keeps"
    assert [each.getMessage() for each in caplog.records] == [f"{said}, and is not kept"]
    assert ("run-target", "19700101T010000.000Z") not in Captures(str(farm)).held()


def test_files_are_freed_when_nobody_can_read_them_any_more(tmp_path, monkeypatch):
    """A day after they were removed, and those that a killed writer left as well."""
    farm = Dataset(str(tmp_path))
    for count in (7, 9):
        farm.add("rack", "20260101T000000.000Z", snapshots([datetime.date(2026, 1, 1)], count), replace=True)
    left = tmp_path / "snapshots" / "target=rack" / "part-00000-left.zstd.parquet"
    left.write_bytes(b"half")
    assert cli.main(["farm", "compact", str(tmp_path)]) == 0
    assert len(list(tmp_path.rglob("*.parquet"))) == 3
    monkeypatch.setattr("irqscope.farm.store.KEPT_HOURS", 0)
    assert farm.table.free() == 1 and left.exists()
    assert cli.main(["farm", "compact", str(tmp_path)]) == 0
    assert [row["n"] for row in rows_of(tmp_path)] == [9] and len(list(tmp_path.rglob("*.parquet"))) == 1


@pytest.mark.parametrize("text", ["soon", "0d", "", "7"])
def test_what_is_no_time_is_said(run, tmp_path, text, capsys):
    add(Dataset(str(tmp_path)), RunDirectory(run), "rack")
    assert cli.main(["farm", "keep", str(tmp_path), "--captures", text]) == 2
    assert "is no time to keep captures: write 7d, 6mo, 1y, ever or none" in capsys.readouterr().err
    assert cli.main(["farm", "keep", str(tmp_path / "none")]) == 2 and "holds no farm" in capsys.readouterr().err
