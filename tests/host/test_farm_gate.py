# SPDX-License-Identifier: BSD-2-Clause
"""A farm as the gate of a job of each night: its exit codes."""

import datetime

from farm_rows import snapshots

from irqscope import cli
from irqscope.farm.dataset import Dataset, name_of

BEGIN = datetime.datetime(2026, 3, 1)


def test_a_regression_is_exit_code_1_if_the_user_says_so(tmp_path):
    """Else 0, as it stays in the farm for ever."""
    dataset = Dataset(str(tmp_path / "farm"))
    for day in range(40):
        begin = BEGIN + datetime.timedelta(days=day)
        dataset.add("board", name_of(begin), snapshots([begin.date()], 5000, longer=1 if day < 20 else 2))
    for verb in ("report", "site"):
        words = ["farm", verb, dataset.place, "--out", str(tmp_path / verb)]
        assert cli.main(words) == 0
        assert cli.main([*words, "--fail-on-regression"]) == 1
        assert cli.main([*words, "--fail-on-regression", "--json"]) == 1
        assert cli.main([*words, "--fail-on-regression", "--since", "15d"]) == 0, "days of one level"
