# SPDX-License-Identifier: BSD-2-Clause
"""Run by a test, since Spark leaves threads behind in its process: draws farms, and ends well if a local cluster of two
workers finds in each what the plain model does.

    spark_farms.py PATH MASTER
"""

import sys
from contextlib import nullcontext
from pathlib import Path
from unittest import mock

from farm_model import draw, expected
from farm_rows import rows_of

from irqscope.farm import engines
from irqscope.farm.dataset import Dataset
from irqscope.farm.trends import trends

NUMBER = 2


def main(path: Path, master: str) -> None:
    """All through one connection."""
    with engines.connected(master, Dataset(str(path))) as connection:
        for seed in range(NUMBER):
            dataset = Dataset(str(path / str(seed)))
            draw(dataset, seed)
            rows = rows_of(dataset.place)
            middle = sorted(row["date"] for row in rows)[len(rows) // 2]
            with mock.patch("irqscope.farm.trends.connected", lambda *_: nullcontext(connection)):
                found = trends(dataset, "task", "0.5", str(middle), engine=master)
            told = expected(rows, "task", "0.5", middle)
            if found != told:
                sys.exit(f"farm {seed}: {master} finds {found}, the model {told}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
