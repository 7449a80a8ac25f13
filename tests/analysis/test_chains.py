# SPDX-License-Identifier: BSD-2-Clause
"""Chains that are followed edge by edge are those that were made."""

import random

import numpy as np
import pytest

from irqscope.analysis.chains import FEWEST, UPPER, Followed, follow, late, longest, merged

NONE = np.empty(0, np.int64)


def array(*rows: object) -> np.ndarray:
    return np.array(rows, dtype=np.int64)


def test_edges_that_end_a_hop_begin_the_next_one() -> None:
    found = follow([(array(0, 100, 200), array(10, 110, 210)), (array(10, 210), array(15, 216))], NONE)
    assert found.times.tolist() == [[0, 10, 15], [200, 210, 216]]
    assert [each.tolist() for each in found.unanswered] == [[], [[100, 110]]]
    assert not len(found.doubtful)


def test_causes_with_one_answer_go_on_together() -> None:
    found = follow([(array(0, 5, 100), array(10, 10, 110)), (array(10, 110), array(15, 115))], NONE)
    assert found.times.tolist() == [[0, 10, 15], [5, 10, 15], [100, 110, 115]]
    assert merged(found.times) == [1, 0]
    assert merged(array([0, 10, 30], [5, 20, 30], [100, 110, 115])) == [0, 1]


def test_all_of_a_busy_stretch_are_in_doubt() -> None:
    """The first edge of the first pin is missing: its successor comes at 12, without a cause."""
    hops = [(array(0, 8, 100), array(18, 18, 110)), (array(18, 110), array(25, 115))]
    found = follow(hops, array(12))
    assert found.times.tolist() == [[100, 110, 115]] and found.doubtful.tolist() == [[0, 18, 25], [8, 18, 25]]
    assert not len(follow(hops, array(60)).doubtful)  # nothing is under way then
    assert follow(hops, array(115)).times[:, 0].tolist() == [0, 8]


def test_a_stretch_begins_when_nothing_is_under_way() -> None:
    found = Followed(array([0, 10], [5, 20], [100, 110], [200, 210]), np.empty((0, 2), np.int64), ())
    assert [found.quiet(time) for time in (4, 99, 100, 150, 200, 999)] == [None, None, 100, 100, 200, 200]
    assert found.before(100).times.tolist() == [[0, 10], [5, 20]]
    assert (found.last(0), found.last(1)) == (200, 210)


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
    parts = rng.integers(90, 110, (n, hops))
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
