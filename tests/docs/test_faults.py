# SPDX-License-Identifier: BSD-2-Clause
"""docs/evidence/faults.md: what it names is there."""

from pathlib import Path

from fault_cases import OTHERS

ROOT = Path(__file__).parents[2]


def test_every_test_of_the_page_exists() -> None:
    for case in OTHERS:
        file, _, name = case.test.partition("::")
        assert f"def {name}" in (ROOT / file).read_text()
