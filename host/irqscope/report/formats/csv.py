# SPDX-License-Identifier: BSD-2-Clause
"""Two tables for spreadsheets: figures.csv has a row for each segment and figure, histogram.csv one for each bin.

Times are whole or fractional ticks beside seconds; `low` and `high` are the ends of a quantile's interval, or bounds of
what only bins tell. What cannot be told is empty. A bin holds values from `from` up to, but without, `to`.
"""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ...limits import TIMES
from ...units import to_fraction
from ..sentence import Result


def files(result: Result) -> dict[str, bytes]:
    tick = to_fraction(result["tick"])
    figures = [row for s in result["segments"] for row in (*_figures(s, tick), *_counts(s))]
    bins = [
        (s["name"], low, high, float(low * tick), float(high * tick), count)
        for s in result["segments"]
        for low, high, count in _bins(s)
    ]
    return {
        "figures.csv": _table(
            ("segment", "figure", "unit", "value", "low", "high", "seconds", "low_seconds", "high_seconds"), figures
        ),
        "histogram.csv": _table(("segment", "from", "to", "from_seconds", "to_seconds", "count"), bins),
    }


def _figures(segment: Mapping[str, Any], tick: Any) -> Iterator[tuple[object, ...]]:
    for name in TIMES:
        low, high = segment.get(f"{name}_bounds") or (None, None)
        yield _row(segment, name, (segment[name], low, high), tick)
    for quantile in segment["quantiles"]:
        low, high = quantile["interval"] or (None, None)
        yield _row(segment, f"p{100 * float(quantile['q']):g}", (quantile["high"], low, high), tick)


def _row(segment: Mapping[str, Any], name: str, ticks: tuple[Any, Any, Any], tick: Any) -> tuple[object, ...]:
    seconds = (None if value is None else value * float(tick) for value in ticks)
    return (segment["name"], name, "tick", *ticks, *seconds)


def _counts(segment: Mapping[str, Any]) -> Iterator[tuple[object, ...]]:
    for name, count in {"n": segment["n"], **segment["classes"], **segment["flags"]}.items():
        yield (segment["name"], name, "count", count, None, None, None, None, None)


def _bins(segment: Mapping[str, Any]) -> Iterator[tuple[int, int, int]]:
    edges, counts = segment["histogram"]["edges"], segment["histogram"]["counts"]
    return zip(edges, edges[1:], counts, strict=False)


def _table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue().encode()
