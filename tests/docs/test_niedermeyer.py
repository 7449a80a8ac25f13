# SPDX-License-Identifier: BSD-2-Clause
"""benchmarks/niedermeyer.py: what it counts, and that its page is what its data give."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from irqscope_bench.profile import load

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "niedermeyer.py"


@pytest.fixture(scope="module")
def cases() -> ModuleType:
    spec = importlib.util.spec_from_file_location("niedermeyer_cases", SCRIPT)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_delayed_samples_are_counted_by_point_of_the_grid(cases: ModuleType) -> None:
    """Two of three at the first point, none at the next, one at the last; each lasts some milliseconds."""
    assert cases.row_of([11.4, 11.402, 11.406, 72.8, 72.802, 103.5], 30.7, 120.0) == {
        "delayed": 6,
        "points": 3,
        "of": 4,
        "several": 2,
    }
    assert cases.row_of([], 30.7, 120.0) == {"delayed": 0, "points": 0, "of": 4, "several": 0}


def test_the_grid_is_that_of_the_profile(cases: ModuleType) -> None:
    for profile, _, _ in cases.CASES.values():
        assert cases.grid_of(profile) == pytest.approx(30.7, rel=1e-4)


def test_the_page_gives_least_median_and_most_of_all_phases(cases: ModuleType) -> None:
    runs = [
        {"case": "1 kHz", "phase": f"{n}/8", "delayed": 20 + n, "points": 11, "of": 20, "several": 3 * n}
        for n in range(3)
    ]
    page = cases.page({"count": 600_000, "runs": runs, "origins": [{"date": "2026-01-01", "commit": "0" * 12}]})
    assert "| 1 kHz | 3 | 20, 21, 22 | 11 | 20 | 0, 3, 6 |" in page and "600 000 stimuli" in page
    assert page.count("| 60 Hz |") == 0


def test_the_committed_page_is_what_the_data_give(cases: ModuleType) -> None:
    assert cases.page(json.loads(cases.DATA.read_text())) == cases.PAGE.read_text()


def test_disturbances_are_shifted_together() -> None:
    plain, shifted = (load("niedermeyer", more).parameters for more in ((), [("disturbances.shift", "125us")]))
    for number in range(4):
        name = f"disturbance{number}_phase"
        assert shifted[name] - plain[name] == round(125_000_000 / (1 + 33e-6))
    others = [name for name in plain if not name.endswith("_phase") or name == "pps_phase"]
    assert all(plain[name] == shifted[name] for name in others)
