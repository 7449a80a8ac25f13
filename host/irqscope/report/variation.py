# SPDX-License-Identifier: BSD-2-Clause
"""How much successive times of a run vary, each measure by its standard's name."""

from collections.abc import Iterator

from ..results.resultrecord import Result
from ..results.variation import Variation
from .document import Block, Form, Kind, Sentence, Table
from .findings import pins_of
from .sentence import duration_of

Row = tuple[object, ...]
HEAD = ("", "measure", "n", "least", "largest", "typical")


def variation(result: Result) -> Iterator[Block]:
    """The table; nothing without samples."""
    rows = [
        row for s in (*result.shown, *result.from_events) if s.variation for row in rows_of(result, s.name, s.variation)
    ]
    for pin in pins_of(result):
        if pin.variation:
            rows += rows_of(result, f"delay of {pin.input}", pin.variation)
    if rows:
        yield Table("How much they vary", HEAD, rows, Form.WORDS)
        yield Sentence(
            "Period jitter: a cycle less the mean one. Cycle-to-cycle jitter: a cycle less the one before it, "
            "without its sign. IPDV: a latency less that of the one answered before it. PDV: a latency less the "
            "least one. Interarrival jitter: the running mean of IPDV without its sign, by 1/16 for each. Neighbours "
            "are those of the events; none are across a gap.",
            Kind.NOTE,
        )


def rows_of(result: Result, name: str, found: Variation) -> Iterator[Row]:
    """A row for each measure of one segment."""

    def time(ticks: float | None) -> str:
        return duration_of(result, ticks)

    if cycles := found.period_jitter:
        yield (
            name,
            "period jitter (JESD65B)",
            cycles.n,
            time(cycles.least),
            time(cycles.greatest),
            f"SD {time(cycles.rms)}",
        )
    if adjacent := found.cycle_to_cycle_jitter:
        yield (
            name,
            "cycle-to-cycle jitter (JESD65B)",
            adjacent.n,
            "-",
            time(adjacent.largest),
            f"mean {time(adjacent.mean_absolute)}",
        )
    if least := found.pdv:
        tail = "-" if least.p99_9 is None else f"99.9 % within {time(least.p99_9)}"
        yield name, "PDV (RFC 5481, Y.1540)", least.n, "-", time(least.greatest), tail
    if pairs := found.ipdv:
        yield (
            name,
            "IPDV (RFC 3393)",
            pairs.n,
            time(pairs.least),
            time(pairs.greatest),
            f"mean size {time(pairs.mean_absolute)}",
        )
    if running := found.interarrival_jitter:
        yield (
            name,
            "interarrival jitter (RFC 3550)",
            running.n,
            "-",
            time(running.greatest),
            f"at the end {time(running.last)}",
        )
