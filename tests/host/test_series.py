# SPDX-License-Identifier: BSD-2-Clause
"""Samples in the order of time, kept in constant memory: against lists of all of them."""

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.analysis.blocks import BLOCKS, BlockCounts
from irqscope.contract.statistics import bin_of
from irqscope.device.decode import OutlierRecord
from irqscope.device.extremes import Extremes
from irqscope.device.snapshots import SegmentTotals
from irqscope.measuring import series
from models.instrument import IDENTITY

TICK = Fraction(1, 10)
"""Seconds: five minutes have 3000 ticks."""
STEPS = st.lists(st.tuples(st.integers(0, 900), st.integers(0, 5000)), min_size=1, max_size=400)


def fed(steps, sizes) -> tuple[series.Series, list[tuple[int, int]]]:
    """Samples at times that far apart, in batches of the `sizes` by turns; and all of them, as (value, time)."""
    found, every, now = series.Series(TICK), [], 12_345
    for gap, value in steps:
        now += gap
        every.append((value, now))
    at = turn = 0
    while at < len(every):
        batch = np.array(every[at : at + sizes[turn % len(sizes)]], dtype=np.int64)
        found.add(batch[:, 0], batch[:, 1])
        at, turn = at + len(batch), turn + 1
    return found, every


@pytest.fixture
def few(monkeypatch):
    monkeypatch.setattr(series, "KEPT", 8)


@given(steps=STEPS, sizes=st.lists(st.integers(1, 60), min_size=1, max_size=5))
def test_each_sample_is_in_the_block_of_its_time(steps, sizes):
    found, every = fed(steps, sizes)
    ordered = found.ordered()
    begin, length = every[0][1], 1
    while (every[-1][1] - begin) // length >= 2 * BLOCKS:
        length *= 2
    expected = Counter(((time - begin) // length, bin_of(value, series.SUB_BITS)) for value, time in every)
    used = np.argwhere(ordered.table).tolist()
    told = {(row, column): int(ordered.table[row, column]) for row, column in used}
    assert told == expected
    assert (ordered.begin, ordered.end) == (begin, every[-1][1])
    windows: dict[int, int] = {}
    for value, time in every:
        windows[(time - begin) // 3000] = max(value, windows.get((time - begin) // 3000, 0))
    assert ordered.maxima == windows


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("seed", range(20))
def test_the_largest_samples_are_kept_all_of_them_above_a_floor(seed):
    """Many values, or few, so that many are equal."""
    rng = np.random.default_rng(seed)
    steps = np.stack([rng.integers(0, 900, 400), rng.integers(0, 40 if seed % 2 else 5000, 400)], axis=1)
    found, every = fed(steps.tolist(), rng.integers(1, 60, 5).tolist())
    late = found.ordered().late
    expected = [(value, time, number) for number, (value, time) in enumerate(every) if value > late.floor]
    kept = zip(late.values.tolist(), late.times.tolist(), late.numbers.tolist(), strict=True)
    assert list(kept) == expected and len(expected) <= 2 * 8 + 60
    assert late.floor == -1 or sum(value >= late.floor for value, _ in every) > 8
    if late.floor >= 0:
        assert late.above(late.floor - 1) is None
    assert late.above(late.floor + 100).times.tolist() == [t for v, t in every if v > late.floor + 100]


@given(
    st.lists(st.tuples(st.integers(0, 300), st.integers(0, 4)), min_size=1, max_size=300),
    st.integers(1, 50),
)
def test_samples_one_by_one_are_counted_as_stretches_are(steps, size):
    stretches = np.cumsum([gap for gap, _ in steps])
    columns = np.array([column for _, column in steps])
    single, whole = BlockCounts(5), BlockCounts(5)
    for at in range(0, len(steps), size):
        single.add_samples(stretches[at : at + size], columns[at : at + size])
    for stretch in range(int(stretches[-1]) + 1):
        whole.add(np.bincount(columns[stretches == stretch], minlength=5))
    assert single.table.tolist() == whole.table.tolist()


@pytest.mark.parametrize(
    ("batches", "shared"),
    [
        ([[(9, 100), (5, 200)]], False),
        ([[(9, 100), (4, 100), (5, 200)]], True),
        ([[(5, 100), (4, 100), (9, 200)]], False),
        ([[(9, 100), (4, 100)], [(12, 200)]], False),
        ([[(9, 100), (4, 100)], [(9, 200)]], True),
        ([[(9, 100)], [(9, 200), (1, 200)]], True),
    ],
)
def test_whether_the_response_of_the_largest_answered_others_too(batches, shared):
    found = series.Series(TICK)
    for batch in batches:
        found.add(*np.array(batch, dtype=np.int64).T)
    assert found.ordered().shared is shared


@pytest.mark.parametrize(
    ("samples", "shared"),
    [
        ([(9, 100, False), (9, 200, False), (5, 200, True)], True),
        ([(9, 100, False), (5, 100, True), (9, 200, False)], True),
        ([(9, 100, False), (8, 200, False), (5, 200, True)], None),
    ],
)
def test_by_records_it_is_that_of_any_of_the_largest_as_by_events(samples, shared):
    totals = SegmentTotals(IDENTITY)
    totals.edges[1].add(Extremes(len(samples), sum(value for value, _, _ in samples), 5, 9, 100))
    totals.begin = 100
    records = [OutlierRecord(0, time, value, 1, coalesced, False, False, False) for value, time, coalesced in samples]
    assert series.of_chip(totals, series.SUB_BITS, 4, records, 1000.0).shared is shared
