# SPDX-License-Identifier: BSD-2-Clause
"""Rows of a farm that nothing measured, and the farm's rows as Delta Lake's own reader gives them."""

import datetime
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow
from deltalake import QueryBuilder

from irqscope.farm.dataset import Bins, Dataset, Rows


def snapshots(dates: list[datetime.date], count: int = 7, *, longer: int = 1, conditions: str = "{}") -> Rows:
    """One for each of these dates, with `count` samples in two bins, that of the longest so many times longer."""
    size = len(dates)
    return {
        "date": dates,
        "time": np.array(dates, "datetime64[us]"),
        "segment": ["isr"] * size,
        "n": [count] * size,
        "later": [0] * size,
        "missing": [0] * size,
        "min_s": [1e-6] * size,
        "max_s": [4e-6 * longer] * size,
        "conditions": [conditions] * size,
        "bins": Bins(
            np.arange(0, 2 * size + 1, 2),
            [1e-6, 3e-6 * longer] * size,
            [2e-6, 5e-6 * longer] * size,
            [1, count - 1] * size,
        ),
    }


def rows_of(place: Path | str) -> list[dict[str, Any]]:
    """All of the farm, as other programs read it."""
    found = QueryBuilder().register("rows", Dataset(str(place)).table.now()).execute("select * from rows")
    rows: list[dict[str, Any]] = pyarrow.table(found).to_pylist()
    return rows
