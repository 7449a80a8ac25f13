# SPDX-License-Identifier: BSD-2-Clause
"""A run's snapshots as rows of the farm: those of the chip, which may come several times a second, added up to
snapshots of five minutes that begin at whole ones, UTC.

A snapshot of the chip counts where it was cut. Times are those of the host when the run began and of the instrument
from then on: over a day a crystal of 50 ppm is 4 s off.
"""

import datetime
import json
import logging
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..analysis.histogram import bin_edges
from ..campaigns.scenariofile import check_usable, scenario_of
from ..contract.identity import Identity
from ..contract.segments import Count
from ..device.decode import Snapshot
from ..device.snapshots import SegmentTotals, Totals
from ..errors import BadInput
from ..findings.conditions import conditions_of
from ..measuring.rundir import RunDirectory
from ..recording.stream import Consumer, read
from ..results.reread import unread
from ..results.resultfile import result_of
from ..results.resultrecord import Result
from ..results.spans import masked_spans
from ..units import counted
from .captures import Captures
from .dataset import Bins, Dataset, date_of, name_of
from .outliers import Around, Outliers, outliers_of
from .retention import Retention, carry_out, shown
from .trends import first_of

LOG = logging.getLogger(__name__)
UNTIMED = (Count.MISSING, Count.UNSTAMPED, Count.UNPROVEN, Count.OVER)
"""Counts of causes without a latency, as limits have them."""
FIVE_MINUTES = datetime.timedelta(minutes=5)
Time = datetime.datetime


@dataclass
class _Window:
    """What one segment measured in five minutes."""

    bins: Any
    n: int = 0
    missing: int = 0
    smallest: int | None = None
    largest: int | None = None


def add(dataset: Dataset, directory: RunDirectory, target: str, *, replace: bool = False) -> dict[str, Any]:
    """Add a run; BadInput if it is there and not to be replaced, if it cannot be judged by its own books, or if it was
    measured over a scenario that is invalid.

    Returns `run`, its name in the dataset, `dates`, by segment the `samples`, and whether the run is `complete`.
    """
    result = result_of(directory)
    if errors := result.errors:
        raise BadInput(f"{directory.path} is not a valid measurement ({errors[0]}): a trend has no use for it")
    check_usable(directory.path)
    if not result.segments:
        raise BadInput(f"{directory.path} has no segments: a farm keeps latencies and intervals, not clocks")
    run, observation = unread(directory, paired=False)
    start = Time.fromisoformat(run.start).astimezone(datetime.UTC).replace(tzinfo=None)
    name = name_of(start)
    if not replace:
        dataset.check_new(target, name)
    settings = observation.configuration.segments
    windows = _Windows(observation.identity, len(settings), start)
    around = Around(outliers_of(result), observation.identity.tick)
    for consumer in (windows, around):
        observation.stream.follow(consumer)
    if altered := directory.altered(run, read(directory.path, observation.stream)):
        raise BadInput(f"{directory.path}: {altered}")
    if masked_spans(run, observation):
        raise BadInput(
            f"{directory.path} has spans in which the target had its interrupt masked, which its figures leave out and "
            "its snapshots do not: it cannot be farmed"
        )
    if not windows.found:
        raise BadInput(f"{directory.path} has no snapshot, as it broke off before the first: a farm has no use for it")
    names = [each.name for each in settings]
    samples = _checked(directory, names, windows.found, result)
    tick, edges = observation.identity.tick, bin_edges(observation.identity.sub_bits)
    rows = _rows(names, windows.found, float(tick), edges)
    told = json.dumps(conditions_of(run, observation.configuration, scenario_of(directory.path)), sort_keys=True)
    size = len(rows["time"])
    facts = {"directory": [directory.path.resolve().name] * size, "conditions": [told] * size}
    dataset.check_once(target, name, rows)
    kept = Retention.of(dataset.table.properties)
    if kept.captures != 0:
        Captures(dataset.place).keep(target, name, directory.path, judged=result.verdict is not None)
    if kept.outliers != 0:
        Outliers(dataset.place).keep(target, name, start, observation.identity.tick, around)
    dataset.add(target, name, rows | facts, replace=replace, once=True)
    newest = carry_out(dataset, kept, target)
    if result.verdict is None and kept.captures and (date := date_of(name)) < first_of(kept.captures, newest):
        LOG.warning(
            "%s began on %s by its host's clock: its capture is older than the %s that the farm keeps, and is not kept",
            directory.path,
            date,
            shown(kept.captures),
        )
    dates = sorted({str(date) for date in rows["date"]})
    return {"run": name, "target": target, "dates": dates, "samples": samples, "complete": result.complete}


class _Windows(Consumer):
    """`found` has what was measured by the begin of the five minutes and number of the segment."""

    def __init__(self, identity: Identity, segments: int, start: Time) -> None:
        self._identity, self._segments, self._start = identity, segments, start
        size = len(bin_edges(identity.sub_bits)) - 1
        self.found: dict[tuple[Time, int], _Window] = defaultdict(lambda: _Window(np.zeros(size, dtype=np.int64)))
        self._totals = Totals(segments, identity)
        self._before = [np.zeros(size, dtype=np.int64) for _ in range(segments)]

    def take_snapshot(self, snapshot: Snapshot) -> None:
        totals = self._totals
        old = [(segment.n, _untimed(segment)) for segment in totals.segments]
        # Extremes of this snapshot alone: those of the totals do not say when the smallest came.
        alone = Totals(self._segments, self._identity)
        alone.add(snapshot)
        totals.add(snapshot)
        passed = datetime.timedelta(seconds=float(snapshot.time * self._identity.tick))
        begin = self._start + passed
        begin -= (begin - Time.min) % FIVE_MINUTES
        for number, segment in enumerate(totals.segments):
            window, now = self.found[begin, number], np.array(segment.bins, dtype=np.int64)
            window.bins += now - self._before[number]
            self._before[number] = now
            window.n += segment.n - old[number][0]
            window.missing += _untimed(segment) - old[number][1]
            both = alone.segments[number].both
            window.smallest = min((v for v in (window.smallest, both.minimum) if v is not None), default=None)
            window.largest = max((v for v in (window.largest, both.maximum) if v is not None), default=None)


def _untimed(segment: SegmentTotals) -> int:
    return sum(segment.counts[count] for count in UNTIMED)


def _checked(
    directory: RunDirectory, names: list[str], windows: dict[tuple[Time, int], _Window], result: Result
) -> dict[str, int]:
    """Samples by segment; BadInput unless they are those of the result, bin for bin and in number."""
    samples = {}
    told = {segment.name: segment for segment in result.segments}
    for number, name in enumerate(names):
        mine = [window for (_, of), window in windows.items() if of == number]
        bins, n = sum((window.bins for window in mine), np.zeros(1, np.int64)), sum(window.n for window in mine)
        counts = bins[bins > 0].tolist()
        segment = told.get(name)
        theirs = [count for count in segment.histogram.counts if count] if segment else []
        if not segment or counts != theirs or n != segment.n or sum(counts) != n + segment.histogram.later:
            raise BadInput(
                f"the snapshots of {directory.path} hold {counted(n, 'sample')} of {name}, and its result.json does "
                "not say the same: make it anew with irqscope report"
            )
        samples[name] = n
    return samples


def _rows(
    names: list[str], windows: dict[tuple[Time, int], _Window], tick: float, edges: Sequence[int]
) -> dict[str, Any]:
    found = sorted(windows.items(), key=lambda item: (item[0][1], item[0][0]))
    low, high = np.array(edges[:-1]) * tick, (np.array(edges[1:]) - 1) * tick
    used = [np.flatnonzero(window.bins) for _, window in found]
    which = np.concatenate(used)
    counts = np.concatenate([window.bins[each] for (_, window), each in zip(found, used, strict=True)])
    offsets = np.concatenate([[0], np.cumsum([len(each) for each in used])])
    return {
        "date": [begin.date() for (begin, _), _ in found],
        "time": [begin for (begin, _), _ in found],
        "segment": [names[number] for (_, number), _ in found],
        "n": [window.n for _, window in found],
        "later": [int(window.bins.sum()) - window.n for _, window in found],
        "missing": [window.missing for _, window in found],
        "min_s": [None if window.smallest is None else window.smallest * tick for _, window in found],
        "max_s": [None if window.largest is None else window.largest * tick for _, window in found],
        "bins": Bins(offsets, low[which], high[which], counts),
    }
