# SPDX-License-Identifier: BSD-2-Clause
"""A slow, obvious model of what a farm's queries find, and farms drawn by a seed to compare it on."""

import datetime
import math
import random
from collections import Counter
from fractions import Fraction
from typing import Any

from irqscope.analysis.quantiles import QUANTILES, needed
from irqscope.farm.dataset import Bins, Dataset, name_of
from irqscope.farm.trends import RECENT, Day, Trend

TARGETS = ("007", "a.b-c", "E", "rack3_arm", "x" * 100)
SEGMENTS = ("isr", "task")
BEGIN = datetime.datetime(2026, 2, 20, 23, 50)


def draw(dataset: Dataset, seed: int) -> None:
    """Fill it: a few targets with runs of up to 70 days, in some of which there is nothing of a segment."""
    chosen = random.Random(seed)
    for target in chosen.sample(TARGETS, chosen.randint(1, 4)):
        begin = BEGIN + datetime.timedelta(hours=chosen.randint(0, 900))
        for _ in range(chosen.randint(1, 4)):
            run = begin
            rows: dict[str, Any] = {name: [] for name in ("date", "time", "segment", "n", "later", "missing")}
            rows |= {"min_s": [], "max_s": []}
            offsets, bins = [0], []
            later = 0
            for _ in range(chosen.randint(1, 12)):
                begin += datetime.timedelta(minutes=5 * chosen.choice((1, 2, 288, 1700)))
                for segment in SEGMENTS:
                    lows = sorted(chosen.sample(range(40), chosen.randint(0, 5)))
                    counts = [chosen.choice((1, 7, 1000, 50_000)) for _ in lows]
                    bins += zip(lows, counts, strict=True)
                    offsets.append(len(bins))
                    later = chosen.choice((0, 0, min(1, sum(counts))))
                    most = (lows[-1] + chosen.random()) * 1e-7 if lows else None
                    lost = chosen.choice((0, 0, 1, 2, 1000))
                    given = (begin.date(), begin, segment, sum(counts) - later, later, lost, most, most)
                    for column, value in zip(rows, given, strict=True):
                        rows[column].append(value)
            low = [each * 1e-7 for each, _ in bins]
            high = [each * 1e-7 + 0.9e-7 for each, _ in bins]
            dataset.add(target, name_of(run), rows | {"bins": Bins(offsets, low, high, [count for _, count in bins])})
            begin += datetime.timedelta(days=chosen.randint(1, 3))


def expected(rows: list[dict[str, Any]], segment: str, quantile: str, since: datetime.date | None) -> list[Trend]:
    """What the rows of a farm give."""
    newest = max(row["date"] for row in rows)
    recent = newest - datetime.timedelta(days=RECENT - 1)
    rows = [row for row in rows if row["segment"] == segment and (since is None or row["date"] >= since)]
    found = []
    for target in sorted({row["target"] for row in rows}):
        mine = [row for row in rows if row["target"] == target]
        days = []
        for date in sorted({row["date"] for row in mine}):
            of_day = [row for row in mine if row["date"] == date]
            n, missing = sum(row["n"] for row in of_day), sum(row["missing"] for row in of_day)
            days.append(Day(date, n, _value(of_day, quantile), _most(of_day) or 0.0, missing))
        last = [row for row in mine if row["date"] >= recent]
        found.append(Trend(target, days, _value(mine, quantile), _value(last, quantile)))
    return found


def _most(rows: list[dict[str, Any]]) -> float | None:
    return max((row["max_s"] for row in rows if row["max_s"] is not None), default=None)


def _value(rows: list[dict[str, Any]], quantile: str) -> float | None:
    """The upper end of the bin with the cause of rank ceil(q n), no more than the largest sample; infinite if it is one
    without a latency, all of which are longer."""
    counts = Counter[tuple[float, float]]()
    for row in rows:
        for each in row["bins"]:
            counts[each["low_s"], each["high_s"]] += each["count"]
    n = counts.total() + sum(row["missing"] for row in rows)
    if not n or n < needed(quantile):
        return None
    passed, rank, most = 0, math.ceil(Fraction(quantile) * n), _most(rows)
    for (_, high), count in sorted(counts.items(), key=lambda item: item[0][1]):
        passed += count
        if passed >= rank:
            return high if most is None else min(high, most)
    return math.inf


def lately(rows: list[dict[str, Any]], segment: str) -> dict[str, dict[str, Any]]:
    """What the rows of a farm give of each target, of its newest days; of none without any of the segment at all."""
    recent = max(row["date"] for row in rows) - datetime.timedelta(days=RECENT - 1)
    found = {}
    for target in {row["target"] for row in rows if row["segment"] == segment}:
        mine = [r for r in rows if (r["target"], r["segment"]) == (target, segment) and r["date"] >= recent]
        values = {each: _value(mine, each) for each in QUANTILES if float(each) >= 0.5}
        found[target] = {"n": sum(row["n"] for row in mine), "max": _most(mine), "values": values}
    return found


def runs(rows: list[dict[str, Any]], segment: str, quantile: str) -> dict[tuple[str, str], dict[str, Any]]:
    """What the rows of a farm give of each run of each target."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    mine = [row for row in rows if row["segment"] == segment]
    for key in {(row["target"], row["run"]) for row in mine}:
        of_run = [row for row in mine if (row["target"], row["run"]) == key]
        least = [row["min_s"] for row in of_run if row["min_s"] is not None]
        found[key] = {
            "n": sum(row["n"] for row in of_run),
            "missing": sum(row["missing"] for row in of_run),
            "min": min(least, default=None),
            "max": _most(of_run),
            "value": _value(of_run, quantile),
            "values": {each: _value(of_run, each) for each in QUANTILES if float(each) >= 0.5},
            "last": max(row["date"] for row in of_run),
        }
    return found
