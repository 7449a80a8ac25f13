# SPDX-License-Identifier: BSD-2-Clause
"""Run by a test, since Spark leaves threads behind in its process: draws farms, and ends well if a local cluster of two
workers finds in each what the plain model does.

    spark_farms.py PATH MASTER
"""

import sys
from pathlib import Path

from farm_model import draw, expected
from farm_rows import rows_of

from irqscope.farm import engines
from irqscope.farm.dataset import Dataset
from irqscope.farm.trends import trends

NUMBER = 2


def main(path: Path, master: str) -> None:
    """All through one connection."""
    farms = [Dataset(str(path / str(seed))) for seed in range(NUMBER)]
    for seed, dataset in enumerate(farms):
        draw(dataset, seed)
    with engines.connected(farms[0], master) as engine:
        for dataset in farms:
            rows = rows_of(dataset.place)
            middle = sorted(row["date"] for row in rows)[len(rows) // 2]
            engine.version = dataset.opened()
            found, told = trends(engine, "task", "0.5", str(middle)), expected(rows, "task", "0.5", middle)
            if found != told:
                sys.exit(f"{dataset.place}: {master} finds {found}, the model {told}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
