# SPDX-License-Identifier: BSD-2-Clause
"""Chains that are followed edge by edge are those that were made."""

import random

import numpy as np
import pytest

from irqscope.analysis.chains import FEWEST, UPPER, Fate, Hop, follow, late, longest, merged, stretches, struck


def array(*rows: object) -> np.ndarray:
    return np.array(rows, dtype=np.int64)


def hop(answered: dict[int, int], unanswered: tuple[int, ...] = (), timeout: int = 50) -> Hop:
    ends = {**answered, **{cause: cause + timeout for cause in unanswered}}
    fates = [Fate.ANSWERED if cause in answered else Fate.UNANSWERED for cause in sorted(ends)]
    return Hop(array(*sorted(ends)), array(*fates), array(*(ends[cause] for cause in sorted(ends))))


def test_edges_that_end_a_hop_begin_the_next_one() -> None:
    found = follow([hop({0: 10, 100: 110, 200: 210}, (300,)), hop({10: 15, 210: 216}, (110,))])
    assert found.complete.tolist() == [[0, 10, 15], [200, 210, 216]]
    assert found.times.tolist() == [[0, 10, 15], [100, 110, 0], [200, 210, 216], [300, 0, 0]]
    assert found.came.tolist() == [2, 1, 2, 0] and found.ends.tolist() == [15, 160, 216, 350]
    assert found.fates.tolist() == [Fate.ANSWERED, Fate.UNANSWERED] * 2


def test_causes_with_one_answer_go_on_together() -> None:
    found = follow([hop({0: 10, 5: 10, 100: 110}), hop({10: 15, 110: 115})])
    assert found.complete.tolist() == [[0, 10, 15], [5, 10, 15], [100, 110, 115]]
    assert merged(found.complete) == [1, 0]
    assert merged(array([0, 10, 30], [5, 20, 30], [100, 110, 115])) == [0, 1]


def test_a_stretch_begins_when_nothing_is_under_way() -> None:
    found = follow([hop({0: 10, 5: 20, 100: 110, 200: 210}, (205,))])
    assert stretches(found, -1).tolist() == [1, 1, 2, 3, 3] and stretches(found, 2).tolist() == [0, 0, 1, 2, 2]
    assert stretches(found[:0], 2).tolist() == [] and struck(found[:0], 2, array(1, 3)).tolist() == [0]
    assert struck(found, -1, array(-1, 15, 60, 110, 255, 256)).tolist() == [0, 1, 2, 3]
    assert struck(found, -2, array(-1, 60, 256)).tolist() == []
    # What begins as another ends, or as it is struck, is of it.
    assert stretches(follow([hop({0: 10, 10: 20, 21: 30})]), 0).tolist() == [0, 0, 1]
    assert struck(found, -1, array(100)).tolist() == [2]


def test_the_longest_come_first_and_the_older_of_equals() -> None:
    assert longest(array([0, 5], [10, 20], [30, 40], [50, 52]), 3).tolist() == [[10, 20], [30, 40], [0, 5]]


def test_nothing_is_said_of_few() -> None:
    times = array(*([k * 100, k * 100 + 5] for k in range(2 * FEWEST)))
    assert late(2 * FEWEST - 1, times[1:], [5.0]) is None
    found = late(2 * FEWEST, times, [5.0])
    assert found is not None and (found.n, found.least, found.led, found.beyond) == (FEWEST, 5, (FEWEST,), (0.0,))


@pytest.mark.parametrize("seed", range(5))
def test_where_the_time_of_the_late_ones_went(seed: int) -> None:
    """Of 20 000 chains one in 100 is delayed in one of the hops, by more than all others vary together."""
    rng = np.random.default_rng(seed)
    n, hops, slow = 20_000, 3, random.Random(seed).randrange(3)
    parts = rng.integers(90, 110, (n, hops)) + np.array([0, 3000, 300])
    delayed = rng.choice(n, n // 100, replace=False)
    parts[delayed, slow] += rng.integers(100, 1000, len(delayed))
    times = np.cumsum(np.column_stack([np.arange(n) * 10_000, parts]), axis=1)
    usual = [float(np.median(each)) for each in parts.T]
    found = late(n, longest(times, n), usual)
    assert found is not None and found.n == n // UPPER
    order = np.argsort(-parts.sum(axis=1), kind="stable")[: found.n]
    assert found.led == tuple(found.n if hop == slow else 0 for hop in range(hops))
    assert found.mean == pytest.approx(parts[order].mean(axis=0).tolist())
    assert found.beyond[slow] > 500 and all(abs(found.beyond[hop]) < 10 for hop in range(hops) if hop != slow)
    assert found.least == parts.sum(axis=1)[order].min()
