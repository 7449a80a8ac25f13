# SPDX-License-Identifier: BSD-2-Clause
"""Masked spans from edges of `aux`, some of which nobody saw."""

from types import SimpleNamespace

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from masking_target import START
from model_run import configuration

from irqscope.contract import blocks, registers
from irqscope.contract.blocks import Kind
from irqscope.measuring.observation import Observation
from irqscope.recording.masking import NONE, Spans
from irqscope.results.spans import MOST_LOST, masked_spans
from irqscope.targets.target import Target
from models.instrument import IDENTITY

UNTIL = 10_000


def spans_of(*edges: tuple[int, int]) -> Spans:
    return Spans.between(np.array(edges, dtype=np.int64).reshape(-1, 2), UNTIL)


def rows(spans: Spans) -> list[tuple[int, int]]:
    return list(zip(spans.begin.tolist(), spans.end.tolist(), strict=True))


def test_edges_begin_and_end_spans_in_turn():
    found = spans_of((10, 10), (30, 30), (50, 50), (55, 55))
    assert rows(found) == [(10, 30), (50, 55)] and found.ticks == (25, 25) and not found.open
    assert len(NONE) == 0 and NONE.ticks == (0, 0) and not NONE.open


def test_the_last_one_may_have_no_end():
    found = spans_of((10, 10), (30, 30), (9_000, 9_000))
    assert rows(found) == [(10, 30), (9_000, UNTIL)] and found.ticks == (1020, 1020) and found.open


def test_ends_that_nobody_saw():
    found = spans_of((10, 20), (30, 30), (50, 50), (60, 90), (60, 90), (100, 100))
    assert rows(found) == [(10, 30), (50, 90), (60, 100)] and found.ticks == (10 + 10 + 10, 20 + 40 + 40)


def test_a_pin_that_storms_tells_no_spans():
    """Each of them would take memory, and a record of what was lost may tell of thousands of millions."""
    observation = Observation(IDENTITY, configuration(), Target(START))
    count = MOST_LOST + 1
    observation.feed(
        [
            blocks.encode(
                Kind.LOSS,
                0,
                0,
                [0, 0, 2 * count, 0, *[count] * 8],
                protocol=registers.PROTOCOL,
            )
        ]
    )
    observation.stream.finish()
    assert masked_spans(SimpleNamespace(end=None), observation) is None


TOGGLES = st.lists(st.integers(0, UNTIL - 1), max_size=12, unique=True).map(sorted)
WINDOW = st.tuples(st.integers(0, UNTIL), st.integers(0, 2000))


@given(TOGGLES, st.lists(WINDOW, max_size=4), st.lists(st.tuples(st.integers(0, UNTIL), st.integers(1, 3000))))
def test_against_every_tick(toggles, windows, intervals):
    """What was seen is known to be masked or not, and so is what lies between: only in lost windows it is not."""
    truth = np.zeros(UNTIL + 1, dtype=bool)
    for begin, end in zip(toggles[::2], [*toggles, UNTIL][1::2], strict=False):
        truth[begin + 1 : end + 1] = True
    seen, edges = np.ones(UNTIL + 1, dtype=bool), []
    last = -1
    for begin, length in sorted(windows):
        begin = max(begin, last + 1)
        last = max(last, begin + length)
        seen[begin : last + 1] = False
        edges += [(begin, last)] * sum(begin <= toggle <= last for toggle in toggles)
    edges += [(toggle, toggle) for toggle in toggles if seen[toggle]]
    found = spans_of(*sorted(edges))
    ticks = np.arange(UNTIL + 1)
    masked = np.zeros(UNTIL + 1, dtype=bool)
    for begin, end in rows(found):
        masked |= (ticks > begin) & (ticks <= end)
    assert np.array_equal(masked[seen], truth[seen])
    least, most = found.ticks
    assert least <= truth.sum() <= most and found.open == bool(len(toggles) % 2)
    for first, length in intervals:
        last = min(first + length, UNTIL)
        if first < last and seen[first] and seen[last]:
            assert found.overlap(np.array([first]), np.array([last]))[0] == masked[first + 1 : last + 1].any()
