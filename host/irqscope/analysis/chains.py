# SPDX-License-Identifier: BSD-2-Clause
"""Follow causes along a chain of hops, edge by edge, and tell where the time of the late ones went.

A hop pairs edges of one pin with those of the next one; an edge that ends a hop is, by its time, the one that begins
the next. Nothing is counted off: where an edge inside of a chain is missing, its successor has no cause, and all chains
of that busy stretch are in doubt, as edges of one may have been taken for those of another.
"""

import enum
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .histogram import Int64

UPPER = 1000
"""The late ones are one in so many,"""
FEWEST = 10
"""and so many at least; half of all at most."""


class Fate(enum.IntEnum):
    """What became of a cause, or of a chain at the hop that it came to."""

    ANSWERED = 0
    """Of a chain: it came to its end."""
    UNANSWERED = 1
    WAITING = 2
    """It may still be answered."""
    UNKNOWN = 3
    """An answer came, and whether it is this one's is not known."""


@dataclass(frozen=True)
class Hop:
    """The causes of a hop by time, the `Fate` of each, and when it ended: with its answer, or as none could come."""

    causes: Int64
    fates: Int64
    ends: Int64


@dataclass(frozen=True)
class Followed:
    """Causes followed along hops, in order of time.

    `times` has a row for each chain: when it began, and when each hop ended, in ticks, of the `came` hops that it came
    along; the rest is 0. It was under way until it was at its end, in `ends`.
    """

    times: Int64
    came: Int64
    fates: Int64
    ends: Int64

    def __getitem__(self, which: slice | NDArray[np.bool_]) -> "Followed":
        return Followed(self.times[which], self.came[which], self.fates[which], self.ends[which])

    @property
    def begins(self) -> Int64:
        """When their stimuli came."""
        return self.times[:, 0]

    @property
    def complete(self) -> Int64:
        """The rows of those that came to their end."""
        rows: Int64 = self.times[self.fates == Fate.ANSWERED]
        return rows


def follow(hops: Sequence[Hop]) -> Followed:
    """Follow all causes of the first hop."""
    n = len(hops[0].causes)
    times = np.zeros((n, len(hops) + 1), dtype=np.int64)
    times[:, 0] = hops[0].causes
    came, fates, ends = (np.zeros(n, dtype=np.int64) for _ in range(3))
    going = np.arange(n)
    for number, hop in enumerate(hops):
        places = np.searchsorted(hop.causes, times[going, number])
        fates[going], ends[going] = hop.fates[places], hop.ends[places]
        going = going[fates[going] == Fate.ANSWERED]
        times[going, number + 1] = ends[going]
        came[going] += 1
    return Followed(times, came, fates, ends)


def stretches(chains: Followed, busy: int) -> Int64:
    """Number the stretches without a moment at which no chain is under way, and say in which each chain is.

    Number 0 is one that began before and has lasted until `busy` at least.
    """
    numbers: Int64 = np.cumsum(chains.begins > _busy(chains, busy)[:-1])
    return numbers


def struck(chains: Followed, busy: int, times: Int64) -> Int64:
    """The numbers of the stretches that some times lie in."""
    begun = np.searchsorted(chains.begins, times, side="right")
    within = times <= _busy(chains, busy)[begun]
    return np.concatenate([[0], stretches(chains, busy)])[begun[within]]


def _busy(chains: Followed, busy: int) -> Int64:
    """Until when those before each chain, and in the end all, are under way."""
    ends: Int64 = np.maximum.accumulate(np.concatenate([[busy], chains.ends]))
    return ends


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
