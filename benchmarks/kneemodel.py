# SPDX-License-Identifier: BSD-2-Clause
"""Saturation rates found in sweeps of a plain model whose truth is known, hundreds of them.

    python benchmarks/kneemodel.py             # a quarter of an hour; docs/evidence/kneemodel.json, and the table of
                                               # docs/reference/statistics.md
    python benchmarks/kneemodel.py --check     # fails if the table is not what the data give

The models are tests/models/sweeps.py; sweeps of the gateware itself are those of knees.py.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from pages import Parts, filled, made, origin, publish

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from irqscope.analysis.knee import Knee, fit  # noqa: E402
from models.sweeps import STICK, TRUTH, stick, sweeps  # noqa: E402

COMMAND = "python benchmarks/kneemodel.py"
DATA, PAGE = ROOT / "docs" / "evidence" / "kneemodel.json", ROOT / "docs" / "reference" / "statistics.md"
TABLE = "from kneemodel.json"
SHARE = 50
"""Sweeps that are simulated side by side, and measured again together."""


def stalled(seconds: float, share: int) -> Sequence[Knee]:
    """Knees of a share of the sweeps of the profile `overloaded` with steps so long."""
    return [found.knee for found in sweeps(seconds, SHARE, 2 * share + 1)]


def bent(share: int) -> Sequence[Knee]:
    """Knees of a share of the sticks with noise."""
    return [fit(*stick(seed), draws=400, seed=seed) for seed in range(share * SHARE, (share + 1) * SHARE)]


KINDS: dict[str, tuple[float, int, Callable[[int], Sequence[Knee]]]] = {
    "`overloaded`, 33 steps of 1 s": (TRUTH, 2, partial(stalled, 1.0)),
    "the same, steps of 0.5 s": (TRUTH, 2, partial(stalled, 0.5)),
    "the same, steps of 0.1 s": (TRUTH, 12, partial(stalled, 0.1)),
    "knee at 182 kHz, 0.4 % noise, 60 steps to 400 kHz": (STICK, 40, bent),
}
"""By what is simulated: its saturation rate, how many shares, and what gives the knees of one."""


def found(kind: str, share: int) -> dict[str, float]:
    """How far the knees of a share are off, in parts of the truth, and how many intervals hold it."""
    truth, _, measured = KINDS[kind]
    knees = measured(share)
    off = np.array([knee.rate / truth - 1 for knee in knees])
    return {
        "sum": float(off.sum()),
        "squares": float((off**2).sum()),
        "worst": float(np.abs(off).max()),
        "covering": sum(knee.interval[0] <= truth <= knee.interval[1] for knee in knees),
    }


def measure(_: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """All kinds, share by share, on all processors; the page is written in the end."""
    asked = [(kind, share) for kind, (_, shares, _) in KINDS.items() for share in range(shares)]
    kinds: dict[str, list[dict[str, float]]] = {kind: [] for kind in KINDS}
    with ProcessPoolExecutor() as pool:
        for (kind, _), row in zip(asked, pool.map(found, *zip(*asked, strict=True)), strict=True):
            kinds[kind].append(row)
            print(f"{kind}: {len(kinds[kind])} of {KINDS[kind][1]}", file=sys.stderr, flush=True)
    yield {**origin(COMMAND), "kinds": kinds}


def parts(data: dict[str, Any]) -> Parts:
    """Each share of each kind."""
    return {
        f"{kind}, share {share}": (row, partial(found, kind, share))
        for kind, rows in data["kinds"].items()
        for share, row in enumerate(rows)
    }


def page(data: dict[str, Any]) -> str:
    """docs/reference/statistics.md with its table."""
    rows = ["| simulated | sweeps | bias | SD | worst | 95 % intervals that cover |", "|---" * 6 + "|"]
    for kind, shares in data["kinds"].items():
        n = len(shares) * SHARE
        total, squares = (sum(each[name] for each in shares) for name in ("sum", "squares"))
        deviation = ((squares - total**2 / n) / (n - 1)) ** 0.5
        worst, covering = max(each["worst"] for each in shares), sum(each["covering"] for each in shares)
        rows.append(
            f"| {kind} | {n} | {total / n:.2%} | {deviation:.2%} | {worst:.2%} | {covering} ({covering / n:.1%}) |"
        )
    text = "\n".join([*rows, "", made(COMMAND, data), ""]).replace("%", " %").replace("  %", " %")
    return filled(PAGE, TABLE, text)


if __name__ == "__main__":
    sys.exit(publish(__doc__, COMMAND, DATA, PAGE, page, measure))
