# SPDX-License-Identifier: BSD-2-Clause
"""The longest samples of a farm's runs, with the edges around each: what is left to look at when captures are gone.

DATASET/outliers/target=rack3/part-00000-….parquet
"""

import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from ..contract.roles import Source
from ..device.decode import Events
from ..device.snapshots import Peak
from ..recording.stream import Consumer
from ..results.resultrecord import Result
from .dataset import date_of
from .store import Column, Table, content_of, only

LONGEST = 20
"""Samples of each segment of a run, of those that result.json lists: the longest of each snapshot and polarity."""
MARGIN_S = Fraction(1, 1000)
"""Before the cause and after the response."""
MOST_EDGES = 64
COLUMNS = (
    Column("run", "string", "as in `snapshots`"),
    Column("date", "date32", "begin of the run, UTC"),
    Column("segment", "string", "as in `snapshots`"),
    Column("time", "timestamp", "UTC: of the response"),
    Column("latency_s", "float64", "of the sample, as stamped"),
    Column(
        "edges",
        "list(after_s float64, source string, rising bool_)",
        "from 1 ms before the cause to 1 ms after the response, as far as the events tell, the 64 nearest: "
        "`after_s` the cause, `source`, `rising`",
    ),
)


@dataclass(frozen=True)
class Outlier:
    """A sample of a segment."""

    segment: str
    peak: Peak

    @property
    def cause(self) -> int:
        """Its time in ticks."""
        return self.peak.time - self.peak.latency


class Around(Consumer):
    """Keeps the edges around the outliers of a run.

    Attributes
    ----------
    edges : list of array of int
        Of each outlier: rows of time in ticks, number of the source, and 1 if it rises.
    """

    def __init__(self, outliers: Sequence[Outlier], tick: Fraction) -> None:
        margin = int(MARGIN_S / tick)
        self.outliers = outliers
        self._begin = np.array([each.cause - margin for each in outliers], np.int64)
        self._end = np.array([each.peak.time + margin for each in outliers], np.int64)
        self.edges = [np.zeros((0, 3), np.int64) for _ in outliers]

    def take_events(self, events: Events) -> None:
        low = np.searchsorted(events.time, self._begin, "left")
        high = np.searchsorted(events.time, self._end, "right")
        for number in np.flatnonzero(low < high).tolist():
            part = slice(low[number], high[number])
            more = np.stack([events.time[part], events.source[part], events.edge[part]], axis=1).astype(np.int64)
            self.edges[number] = self._nearest(number, np.concatenate([self.edges[number], more]))

    def _nearest(self, number: int, edges: Any) -> Any:
        """To the cause or the response, in the order of time."""
        outlier, time = self.outliers[number], edges[:, 0]
        distance = np.minimum(abs(time - outlier.cause), abs(time - outlier.peak.time))
        return edges[np.sort(np.argsort(distance, kind="stable")[:MOST_EDGES])]


@dataclass(frozen=True)
class Outliers:
    """Those of the dataset at a place."""

    place: str

    @property
    def table(self) -> Table:
        """Where they are."""
        return Table(self.place, "outliers")

    def keep(self, target: str, run: str, start: datetime.datetime, tick: Fraction, around: Around) -> None:
        """Take those of a run that began at the `start`, UTC, in place of those that are there of it."""
        rows = [
            {
                "target": target,
                "run": run,
                "date": date_of(run),
                "segment": each.segment,
                "time": start.replace(tzinfo=datetime.UTC) + datetime.timedelta(seconds=float(each.peak.time * tick)),
                "latency_s": float(each.peak.latency * tick),
                "edges": [
                    {"after_s": float((time - each.cause) * tick), "source": Source(source).label, "rising": bool(edge)}
                    for time, source, edge in edges.tolist()
                ],
            }
            for each, edges in zip(around.outliers, around.edges, strict=True)
        ]
        self.table.replace(content_of(COLUMNS, rows), only(target, run))


def outliers_of(result: Result) -> list[Outlier]:
    """Of each segment the longest."""
    return [Outlier(each.name, peak) for each in result.segments for peak in each.worst[:LONGEST]]
