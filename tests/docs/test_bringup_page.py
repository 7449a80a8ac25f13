# SPDX-License-Identifier: BSD-2-Clause
"""docs/evidence/bringup.md: its data are of the tests' table of faults, and each is named."""

import json
from pathlib import Path

from bringup_faults import CASES

DATA = json.loads((Path(__file__).parents[2] / "docs" / "evidence" / "bringup.json").read_text())


def test_the_data_are_of_the_table() -> None:
    assert [(row["fault"], set(row["names"])) for row in DATA["faults"]] == [(case.fault, case.names) for case in CASES]


def test_each_fault_is_named_and_no_board_with_one_passed() -> None:
    for row in DATA["faults"]:
        assert not row["passed"] and set(row["names"]) <= {name for name, *_ in row["said"]}, row["fault"]
    assert all(not sound["failed"] and not sound["not_done"] for sound in DATA["sound"])
