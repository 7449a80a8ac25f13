# SPDX-License-Identifier: BSD-2-Clause
"""A farm as the gate of a job of each night: its exit codes, and what hides no regression from it."""

import datetime

import pytest
from farm_rows import snapshots

from irqscope import cli
from irqscope.farm import dataset, overview
from irqscope.farm.dataset import Dataset, name_of

BEGIN, DAYS = datetime.datetime(2026, 3, 1), 40


@pytest.fixture
def farm(tmp_path):
    """Forty days, the last twenty slower."""
    found = Dataset(str(tmp_path / "farm"))
    for day in range(DAYS):
        begin = BEGIN + datetime.timedelta(days=day)
        found.add("board", name_of(begin), snapshots([begin.date()], 5000, longer=1 if day < 20 else 2))
    return found


def test_a_regression_is_exit_code_1_if_the_user_says_so(farm, tmp_path):
    """Else 0, as it stays in the farm for ever."""
    for verb in ("report", "site"):
        words = ["farm", verb, farm.place, "--out", str(tmp_path / verb)]
        assert cli.main(words) == 0
        assert cli.main([*words, "--fail-on-regression"]) == 1
        assert cli.main([*words, "--fail-on-regression", "--json"]) == 1
        assert cli.main([*words, "--fail-on-regression", "--since", "15d"]) == 0, "days of one level"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["add", "run", "--into", "", "--target", "board"], "the place of the farm is empty: name a directory"),
        (["report", "", "--out", "out"], "the place of the farm is empty: name a directory"),
        (["report", "farm", "--out", "out", "--since", ""], "'' is no time to begin at"),
    ],
)
def test_a_variable_that_is_not_set_is_no_place_and_no_time(words, said, farm, tmp_path, monkeypatch, capsys):
    """The root of the file system was the place, and all days the time."""
    monkeypatch.chdir(tmp_path)
    assert cli.main(["farm", *words]) == 2
    assert said in capsys.readouterr().err and not (tmp_path / "out").exists()


def test_a_clock_of_a_later_year_hides_no_regression(farm, tmp_path, monkeypatch, capsys):
    """`--since` was counted back from the day that it told: the report had that alone, and nothing to fail for."""
    for module in (dataset, overview):
        monkeypatch.setattr(module, "today", lambda: (BEGIN + datetime.timedelta(days=DAYS)).date())
    farm.add("astray", "20990101T000000.000Z", snapshots([datetime.date(2099, 1, 1)], 5000))
    words = ["farm", "report", farm.place, "--out", str(tmp_path), "--since", "60d", "--fail-on-regression"]
    assert cli.main(words) == 1
    said = capsys.readouterr()
    assert said.out.lstrip().startswith("2 targets, 2026-03-01 to 2099-01-01: 1 regression")
    assert "warning: astray: 1 of 1 day is after today, the last is 2099-01-01: a clock was wrong" in said.err


def test_a_target_that_is_measured_no_more_is_told_of(farm, tmp_path, capsys):
    """What became no worse was in order, also if there was nothing of it for a month."""
    farm.add("gone", name_of(BEGIN), snapshots([BEGIN.date()], 5000))
    begin = BEGIN + datetime.timedelta(days=DAYS - 8)
    farm.add("late", name_of(begin), snapshots([begin.date()], 5000))
    assert cli.main(["farm", "report", farm.place, "--out", str(tmp_path)]) == 0
    said = capsys.readouterr().err
    assert "gone: nothing was measured since 2026-03-01, 39 days before the farm's last one" in said
    assert said.count("nothing was measured") == 1
