# SPDX-License-Identifier: BSD-2-Clause
"""Histograms of other tools, in every format that is known: what was read is summed up, compared and reported."""

import json
from pathlib import Path

from fuzz import carried
from fuzz.files import given
from fuzz.fuzzing import outcome
from imported_files import cyclictest_json, cyclictest_text, latmus

from irqscope.importers import read_file

THREADS = [[3, 4, 4, 119, 130], [7, 7, 9]]
DHOLM = Path(__file__).parents[2] / "data" / "dholm-rt-exec.txt"
RTLA = """# RTLA timerlat histogram
# Time unit is microseconds (us)
# Duration:   0 00:00:02
Index   IRQ-000   Thr-000   Usr-000
0           150         0         0
2            40       100         0
4             0        80       180
over:         0         0         0
count:      190       180       180
min:          0         2         4
avg:          0         3         4
max:          3         5         5
ALL:        IRQ       Thr       Usr
count:      190       180       180
"""
SEEDS = [
    cyclictest_text(THREADS).encode(),
    cyclictest_text(THREADS, summed=True, old=True).encode()[:6000],
    cyclictest_json(THREADS).encode(),
    DHOLM.read_bytes()[:6000],
    RTLA.encode(),
    latmus([1200, 3400, 250_000]).encode(),
]


def check(data: bytes) -> None:
    with given(data, "foreign.txt") as path:
        if imported := outcome(lambda: read_file(path)):
            assert imported.summary() and imported.unit in ("us", "ns")
            json.dumps(imported.to_json(), allow_nan=False, ensure_ascii=False).encode()
            for row in imported.rows:
                assert row.binned == sum(row.counts.values()) and row.n >= row.binned
            carried.imported(data, path)
