# SPDX-License-Identifier: BSD-2-Clause
"""The document of a sweep."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from ...units import format_rate, to_fraction
from ..curves import draw_saturation
from ..document import Document, Table, judgement, limit_tables, problems, soundness
from ..plates import captioned
from ..sentence import Result, duration_of
from ..sweep import headline, page

CLASSES = ("missing", "coalesced", "pending", "unstamped")
TIMES = ("min", "low", "median", "max")


def document(result: Result) -> Document:
    """Of a sweep's result.json."""
    lead, tick = headline(result), to_fraction(result["tick"])
    head = ("step", "direction", "offered_hz", "answered_hz", "stimuli", "answers", *CLASSES, "intervals",
            *(f"interval_{name}_seconds" for name in TIMES), "latency_median_seconds", "latency_max_seconds")
    return Document(
        result=result,
        title="Saturation",
        headline=lead,
        foot=f"{result['qualification']}; {result['tool']}.",
        problems=problems(result),
        sentences=[],
        tables=[*limit_tables(result), _steps(result)],
        sheets={
            "figures": Table("Figures", ("figure", "unit", "value", "low", "high"), list(_found(result))),
            "steps": Table("Steps", head, [tuple(_numbers(row, tick)) for row in result["steps"]]),
        },
        checks=[soundness(result, lead, "irqscope.sweep"), *judgement(result, "irqscope.limits")],
        time=result["start"],
        host=result["host"]["name"],
        properties={
            "tool": result["tool"], "qualification": result["qualification"], "port": result["port"],
            "board": result["instrument"]["board"], "exit_code": str(result["exit_code"]),
        },
        plates=lambda: iter([("saturation", captioned(draw_saturation(result), [lead]))]),
        page=lambda: page(result),
    )  # fmt: skip


def _found(result: Result) -> Iterator[tuple[object, ...]]:
    """What the sweep is made for, as far as it was found."""
    found = result["saturation"] or {}
    if knee := found.get("knee"):
        yield "saturation", "Hz", knee["rate"], *knee["interval"]
    if free := found.get("loss_free"):
        yield "loss-free", "Hz", free["rate"], None, None
    if found.get("service"):
        yield "service", "s", found["service"], None, None


def _steps(result: Result) -> Table:
    rows = [
        (f"{row['number']} {row['direction']}", format_rate(row["offered_hz"], 4), row["stimuli"], row["answers"],
         *((row["classes"] or {}).get(name) for name in CLASSES[:2]),
         *(duration_of(result, row["interval"][name]) for name in ("min", "median")),
         *(duration_of(result, (row["latency"] or {}).get(name)) for name in ("median", "max")))
        for row in result["steps"]
    ]  # fmt: skip
    head = ("step", "rate", "stimuli", "answers", *CLASSES[:2], "least interval", "median", "median latency", "longest")
    return Table("Steps", head, rows)


def _numbers(row: Mapping[str, Any], tick: Fraction) -> Iterator[object]:
    yield from (row[name] for name in ("number", "direction", "offered_hz", "answered_hz", "stimuli", "answers"))
    yield from ((row["classes"] or {}).get(name) for name in CLASSES)
    yield row["interval"]["n"]
    times = [row["interval"][name] for name in TIMES] + [(row["latency"] or {}).get(name) for name in ("median", "max")]
    yield from (None if ticks is None else float(Fraction(ticks) * tick) for ticks in times)
