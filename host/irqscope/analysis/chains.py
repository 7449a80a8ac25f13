# SPDX-License-Identifier: BSD-2-Clause
"""Follow causes along a chain of hops, edge by edge, and tell where the time of the late ones went.

A hop pairs edges of one pin with those of the next one; an edge that ends a hop is, by its time, the one that begins
the next. Nothing is counted off: where an edge inside of a chain is missing, its successor has no cause, and all chains
of that busy stretch are in doubt, as edges of one may have been taken for those of another.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .histogram import Int64

UPPER = 1000
"""The late ones are one in so many,"""
FEWEST = 10
"""and so many at least; half of all at most."""


@dataclass(frozen=True)
class Followed:
    """Causes followed along `m` hops.

    `times` has a row for each chain that came to its end, in order of time: when it began, and when each hop ended, in
    ticks. `doubtful` ones, which have rows of their own, may have been put together of edges of several.
    `unanswered[i]` holds the rows of those that ended before hop i did, with i + 1 columns.
    """

    times: Int64
    doubtful: Int64
    unanswered: tuple[Int64, ...]

    def before(self, time: int) -> "Followed":
        """Those that began before a time."""
        unanswered = tuple(_before(each, time) for each in self.unanswered)
        return Followed(_before(self.times, time), _before(self.doubtful, time), unanswered)

    def last(self, hop: int) -> int:
        """When the last edge came that a chain met at the begin of a hop; -1 without any."""
        seen = [int(each[-1, hop]) for each in (self.times, self.doubtful, *self.unanswered[hop:]) if len(each)]
        return max(seen, default=-1)

    def quiet(self, time: int) -> int | None:
        """The last begin of a busy stretch, up to a time, before which nothing is under way; None if there is none."""
        whole = np.concatenate([self.times, self.doubtful])
        whole = whole[np.argsort(whole[:, 0])]
        begins = whole[_first(whole), 0]
        passed = int(np.searchsorted(begins, time, side="right"))
        return int(begins[passed - 1]) if passed > 1 else None


def _before(rows: Int64, time: int) -> Int64:
    return rows[: np.searchsorted(rows[:, 0], time)]


def follow(hops: Sequence[tuple[Int64, Int64]], causeless: Int64) -> Followed:
    """Follow all that the hops have, each of which gives the times of causes and of their responses.

    Both are in order; causes differ, several may have one response. `causeless` are the times of responses, after the
    first hop, that had no cause.
    """
    ends = hops[0][0]
    rows = ends[:, np.newaxis]
    unanswered = []
    for causes, responses in hops:
        places = np.searchsorted(causes, ends)
        found = places < len(causes)
        found[found] = causes[places[found]] == ends[found]
        unanswered.append(rows[~found])
        ends = responses[places[found]]
        rows = np.column_stack([rows[found], ends])
    doubt = _busy(rows, np.sort(causeless))
    return Followed(rows[~doubt], rows[doubt], tuple(unanswered))


def _first(rows: Int64) -> NDArray[np.bool_]:
    """Which chains begin when none of those before them is under way."""
    if not len(rows):
        return np.zeros(0, dtype=np.bool_)
    ends = np.maximum.accumulate(rows[:, -1])
    return np.concatenate([[True], rows[1:, 0] > ends[:-1]])


def _busy(rows: Int64, times: Int64) -> NDArray[np.bool_]:
    """Which chains are in a stretch, without a moment at which none is under way, that one of the times lies in."""
    if not len(rows) or not len(times):
        return np.zeros(len(rows), dtype=np.bool_)
    stretch = np.cumsum(_first(rows))
    last = np.searchsorted(rows[:, 0], times, side="right") - 1
    within = (last >= 0) & (times <= np.maximum.accumulate(rows[:, -1])[np.maximum(last, 0)])
    return np.isin(stretch, stretch[last[within]])


def merged(times: Int64) -> list[int]:
    """Say by hop how many chains were answered there together with a younger one, and not yet before."""
    same = np.diff(times, axis=0) == 0
    return [int(each) for each in (same[:, 1:] & ~same[:, :-1]).sum(axis=0)]


@dataclass(frozen=True)
class Late:
    """Where the time of the longest chains went: `n` of them, of at least `least` ticks.

    `usual` is the median of each hop in all chains, `mean` that in these, and `led` in how many of these it took more
    beyond its median than any other hop did.
    """

    n: int
    least: int
    usual: tuple[float, ...]
    mean: tuple[float, ...]
    led: tuple[int, ...]

    @property
    def beyond(self) -> tuple[float, ...]:
        """Ticks that the hops took beyond their medians, on the average."""
        return tuple(mean - usual for mean, usual in zip(self.mean, self.usual, strict=True))


def longest(times: Int64, n: int) -> Int64:
    """The rows of the `n` longest chains, the longest first, the older ones before those that are as long."""
    return times[np.argsort(times[:, 0] - times[:, -1], kind="stable")[:n]]


def late(n: int, theirs: Int64, usual: Sequence[float]) -> Late | None:
    """Of n chains one in UPPER, and FEWEST at least; None of fewer than twice as many.

    `theirs` are the longest, the longest first, as many as that or, if they are not known, fewer; `usual` are the
    medians of the hops.
    """
    if n < 2 * FEWEST:
        return None
    theirs = theirs[: max(FEWEST, -(-n // UPPER))]
    parts = np.diff(theirs, axis=1)
    led = np.bincount(np.argmax(parts - np.array(usual), axis=1), minlength=len(usual))
    return Late(
        n=len(theirs),
        least=int(theirs[-1, -1] - theirs[-1, 0]),
        usual=tuple(usual),
        mean=tuple(parts.mean(axis=0).tolist()),
        led=tuple(led.tolist()),
    )
