# SPDX-License-Identifier: BSD-2-Clause
"""What a path's answers show of how they are to be paired: lost causes, and the least possible latency (m).

An answer to several causes may have come late, or the older ones may never have been heard of, and it answers the
youngest alone. A late one ends a stall, which ends whenever it does: it comes after the youngest cause as it happens.
An answer to the youngest alone comes in that target's ordinary time after it.

An answer that comes less than m after a cause cannot be meant for it: the cause is answered by the next one, which then
finds nothing pending. So answers that are followed by another one, with no cause in between, show how large m is.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..base.records import Count, Record, SignedTicks, Ticks
from .histogram import ExactCounts

Ints = NDArray[np.int64]

ORDINARY = 0.05, 0.95
"""The ordinary time from the youngest cause to the answer lies between these quantiles."""
APART = 4
"""Causes are apart if that is more than so many times the longest ordinary time: the target is idle in between."""
SURE = 0.01
"""What would happen with less than this chance did not happen by chance."""
STEEP = 20.0
"""Twice the gain of log likelihood at which two shares of answers with a follower are told apart, not one share."""
FOLLOWED = 0.1
"""The least share of answers with a follower among those that came too soon."""
FEWEST = 8
"""Answers with a follower that came too soon: spurious ones do that now and then."""


class Lost(Record, frozen=True):
    """Causes that were lost, or merged into a later one's interrupt that was on time."""

    causes: Count
    """How many."""
    answers: Count
    """Responses that serve them together with a younger cause."""
    longest: SignedTicks | None
    """The longest latency without these."""
    chance: float
    """That a target which loses nothing shows this, at most."""


@dataclass(frozen=True)
class Several:
    """Answers that came after several causes, one entry each: ages of the oldest and of the youngest, the time between
    the youngest and the one before it, and how many there were."""

    oldest: Ints
    youngest: Ints
    between: Ints
    causes: Ints


def lost_causes(oldest: ExactCounts, several: Several) -> Lost | None:
    """What of `several` was lost; None if nothing shows that any was. `oldest` counts the oldest's age at all answers.

    A stall that holds a cause until the next one comes lasts for the time between them, G, at least. It begins at any
    phase of the stimuli, so that of the answers which it delays by more than G / 2 a share of 2 W / G at most comes
    within an ordinary time of width W after the youngest cause. That many or more are found with `chance`.
    """
    if not len(several.oldest):
        return None
    ages, counts = oldest.table()
    values, numbers = _youngest(ages, counts, several)
    low, high = (int(values[np.searchsorted(np.cumsum(numbers), q * numbers.sum())]) for q in ORDINARY)
    apart = several.between > APART * high
    ordinary = apart & (low <= several.youngest) & (several.youngest <= high)
    found = int(np.count_nonzero(ordinary))
    if not found:
        return None
    gap = int(several.between[ordinary].min())
    late = int(counts[ages > gap // 2].sum())
    chance = _at_least(found, late, min(1.0, 2 * (high - low + 1) / gap))
    if chance >= SURE:
        return None
    mine = apart & (several.youngest <= APART // 2 * high)  # one of ten is out of the ordinary range
    longest = _longest(ages, counts, several, mine)
    return Lost(int((several.causes[mine] - 1).sum()), int(np.count_nonzero(mine)), longest, chance)


def _youngest(ages: Ints, counts: Ints, several: Several) -> tuple[Ints, Ints]:
    """Ages of the youngest cause at each answer: those of the oldest, where there was but one."""
    values = np.concatenate([ages, several.oldest, several.youngest])
    numbers = np.concatenate([counts, -np.ones_like(several.oldest), np.ones_like(several.youngest)])
    found, index = np.unique(values, return_inverse=True)
    total = np.bincount(index, weights=numbers).astype(np.int64)
    return found[total > 0], total[total > 0]


def _longest(ages: Ints, counts: Ints, several: Several, without: NDArray[np.bool_]) -> int | None:
    values = np.concatenate([ages, several.oldest[without], several.youngest[without]])
    ones = np.ones(int(np.count_nonzero(without)), dtype=np.int64)
    found, index = np.unique(values, return_inverse=True)
    total = np.bincount(index, weights=np.concatenate([counts, -ones, ones]))
    left = found[total > 0.5]
    return int(left[-1]) if len(left) else None


def _at_least(found: int, n: int, share: float) -> float:
    """The chance of `found` or more of `n`, each with this share."""
    from scipy.special import betainc

    return float(betainc(found, max(found, n) - found + 1, share)) if found else 1.0


class Least(Record, frozen=True):
    """The least latency that the answers show."""

    min_latency: Ticks
    """The largest age of a cause at which answers came too soon: with quantised ends, one of that age may also be on
    time.
    """
    answers: Count
    """Responses that came that soon."""
    followed: Count
    """Of these, so many were followed by another one."""
    share: float
    """That these responses are of all."""


def least_latency(followed: ExactCounts, alone: ExactCounts) -> Least | None:
    """By the ages of the youngest cause at answers: those after which another answer comes (`followed`), or a cause.

    None if nothing shows that any answer came too soon: a share that is the same at all ages (contact bounce, spurious
    answers) does not. The division into sooner and later ones is that of the greatest likelihood.
    """
    ages, hits, n = _joined(followed, alone)
    if not hits.sum():
        return None
    below, beside = np.cumsum(hits), np.cumsum(n)
    gain = 2 * (
        _log_likelihood(below, beside)
        + _log_likelihood(below[-1] - below, beside[-1] - beside)
        - _log_likelihood(below[-1:], beside[-1:])
    )
    share = below / beside
    with np.errstate(divide="ignore", invalid="ignore"):
        other = np.where(beside < beside[-1], (below[-1] - below) / (beside[-1] - beside), 1.0)
    few = (below < FEWEST) | (2 * below <= below[-1])  # most followers of spurious answers come at other ages
    gain[(share <= 4 * other) | (share < FOLLOWED) | (hits == 0) | few] = 0
    at = int(gain.argmax())
    if gain[at] < STEEP:
        return None
    return Least(int(ages[at]), int(beside[at]), int(below[at]), float(beside[at] / beside[-1]))


def _joined(followed: ExactCounts, alone: ExactCounts) -> tuple[Ints, Ints, Ints]:
    """Ages, ascending; how many of each were followed, and how many there were."""
    (a, hits), (b, others) = followed.table(), alone.table()
    ages, index = np.unique(np.concatenate([a, b]), return_inverse=True)
    n = np.bincount(index, weights=np.concatenate([hits, others]), minlength=len(ages)).astype(np.int64)
    mine = np.bincount(index[: len(a)], weights=hits, minlength=len(ages)).astype(np.int64)
    return ages, mine, n


def _log_likelihood(hits: Ints, n: Ints) -> NDArray[np.float64]:
    """Of binomial counts, at their own share."""
    from scipy.special import xlogy

    share = hits / np.maximum(1, n)
    return np.asarray(xlogy(hits, share) + xlogy(n - hits, 1 - share), dtype=np.float64)
