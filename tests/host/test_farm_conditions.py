# SPDX-License-Identifier: BSD-2-Clause
"""With a change of a target's level stands what else changed between the days around it."""

import datetime
import json
import shutil
from itertools import groupby
from pathlib import Path

import pytest
from edited_run import edit
from farm_rows import rows_of, snapshots

from irqscope import cli
from irqscope.farm.dataset import Dataset, name_of

BEGIN = datetime.datetime(2026, 3, 1)
RECORDED = Path(__file__).parents[1] / "golden" / "recorded" / "bracket" / "scenarios" / "pipe"


def fill(place: Path, days: int, changed: int, conditions) -> None:
    """Some days, slower from one on; `conditions` of each by its number. A run has those that are the same."""

    def same(number):
        return 3 if number >= changed else 1, json.dumps(conditions(number))

    for (longer, told), numbers in groupby(range(days), same):
        begins = [BEGIN + datetime.timedelta(days=number) for number in numbers]
        rows = snapshots([begin.date() for begin in begins], 20_000, longer=longer, conditions=told)
        Dataset(str(place)).add("rack", name_of(begins[0]), rows)


def also(place: Path, tmp_path: Path) -> list[str]:
    assert cli.main(["farm", "report", str(place), "--out", str(tmp_path)]) == 0
    data = json.loads((tmp_path / "farm.json").read_text())
    (change,) = data["regressions"]
    assert change == data["targets"][0]["changes"][0] and change["date"] == "2026-03-21"
    found: list[str] = change["also"]
    return found


@pytest.mark.parametrize("at, told", [(20, True), (13, False), (30, False)])
def test_what_changed_at_the_same_time_is_told_and_what_changed_at_another_is_not(tmp_path, at, told, capsys):
    def conditions(number):
        return {"target.release": "6.1.0-56" if number >= at else "6.1.0-50", "tool": "irqscope", "load": "idle"}

    fill(tmp_path / "farm", 40, 20, conditions)
    expected = ["target.release: 6.1.0-50 before, 6.1.0-56 after"] if told else []
    assert also(tmp_path / "farm", tmp_path) == expected
    said = capsys.readouterr().out
    assert ("Also: target.release: 6.1.0-50 before, 6.1.0-56 after." in said) is told
    assert ("What else changed on rack about 2026-03-21:" in (tmp_path / "farm.html").read_text()) is told


def test_what_is_new_or_no_longer_there_is_told_and_can_be_printed(tmp_path):
    """Of the target's record only where it could be read on both days."""
    old = {"load": "a" * 200, "stub.x": "1", "target.threads.irq/9": "fifo", "target.release": "6.1"}
    new = {"load": "\x1b[2Jx", "target.microcode": "0x2", "target.threads.irq/8": "fifo"}
    fill(tmp_path / "farm", 40, 20, lambda number: new if number >= 20 else old)
    assert also(tmp_path / "farm", tmp_path) == [
        f"load: {'a' * 100} before, ?[2Jx after",
        "stub.x: 1 before, nothing after",
        "target.threads.irq/8: nothing before, fifo after",
        "target.threads.irq/9: fifo before, nothing after",
    ]


def test_a_scenario_of_a_campaign_has_its_load_and_the_record_of_its_target(tmp_path):
    run = tmp_path / "run"
    shutil.copytree(RECORDED, run)
    commands = [
        {
            "after": 0.0,
            "repeat": False,
            "run": ["stress-ng", "--cpu", "2"],
            "on": "target",
            "version": None,
            "prepare": None,
            "clean": None,
            "package": None,
            "stub": False,
        }
    ]

    def with_record(content):
        content["before"] = {"release": "6.1.0-56-rt", "config": {"CONFIG_HZ": "250"}, "uptime": 7.0}
        content["definition"]["commands"] = commands

    edit(run / "scenario.json", with_record)
    assert cli.main(["report", str(run)]) == 0
    assert cli.main(["farm", "add", str(run), "--into", str(tmp_path / "farm"), "--target", "rack"]) == 0
    (told,) = {row["conditions"] for row in rows_of(tmp_path / "farm")}
    found = json.loads(told)
    assert found["scenario"] == "pipe" and found["load"] == "stress-ng --cpu 2"
    assert found["target.release"] == "6.1.0-56-rt" and found["target.config.CONFIG_HZ"] == "250"
    assert found["stub.versions.system"] == "Linux simulated" and found["stub.operation"] == "pipe"
    assert not found.keys() & {"target.uptime", "stub.count", "stub.duration"}


IDLE = {"interval.stimulus": "1/1000 s", "load": "", "stub.loop": "100", "target.release": "6.1", "tool": "irqscope 1"}


@pytest.mark.parametrize(
    ("second", "apart", "told"),
    [
        ({"interval.stimulus": "1/20000 s"}, 0, "interval.stimulus: 1/1000 s, 1/20000 s"),
        ({"load": "hackbench", "stub.loop": "9"}, 0, "load: nothing, hackbench; stub.loop: 100, 9"),
        ({"target.release": "6.12", "tool": "irqscope 2"}, 0, None),
        ({"interval.stimulus": "1/20000 s"}, 1, None),
    ],
)
def test_runs_of_one_day_that_were_not_asked_alike_are_told_of(tmp_path, capsys, second, apart, told):
    """What changes from day to day is told with the change of a level, and so is another kernel of the same evening."""
    for number, conditions in enumerate([IDLE, IDLE | second]):
        begin = BEGIN + datetime.timedelta(days=number * apart, hours=number)
        rows = snapshots([begin.date()], 20_000, conditions=json.dumps(conditions))
        Dataset(str(tmp_path / "farm")).add("rack", name_of(begin), rows)
    assert cli.main(["farm", "report", str(tmp_path / "farm"), "--out", str(tmp_path)]) == 0
    warnings = json.loads((tmp_path / "farm.json").read_text())["warnings"]
    expected = f"rack: its runs of 2026-03-01 were not asked alike ({told}) and are in one figure: "
    assert [each.startswith(expected) for each in warnings] == ([True] if told else [])
    assert capsys.readouterr().err.count("were not asked alike") == len(warnings)


def test_of_days_long_ago_nobody_is_told(tmp_path):
    """Thirty days, as those by which targets are put in order; of several days it is the last."""
    for days, loads in ((0, ("a", "b")), (5, ("a", "c")), (40, ("a",))):
        for number, load in enumerate(loads):
            begin = BEGIN + datetime.timedelta(days=days, hours=number)
            rows = snapshots([begin.date()], 20_000, conditions=json.dumps(IDLE | {"load": load}))
            Dataset(str(tmp_path / "farm")).add("rack", name_of(begin), rows)
        assert cli.main(["farm", "report", str(tmp_path / "farm"), "--out", str(tmp_path)]) == 0
        told = [each for each in json.loads((tmp_path / "farm.json").read_text())["warnings"] if "asked alike" in each]
        assert [each[:29] for each in told] == {
            0: ["rack: its runs of 2026-03-01 "],
            5: ["rack: its runs of 2026-03-06 "],
        }.get(days, [])
