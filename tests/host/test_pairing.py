# SPDX-License-Identifier: BSD-2-Clause
"""The fast pairing against the slow model that the gateware is held against too."""

from collections import Counter
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from irqscope.contract.roles import Source
from irqscope.contract.segments import Count, Policy
from irqscope.contract.statistics import YOUNGEST_BINS
from irqscope.device.configuration import SegmentSettings
from irqscope.device.decode import Events
from irqscope.measuring import pairing as fast
from irqscope.measuring.pairing import SegmentPairing
from irqscope.recording.stream import Gap
from models import pairing as slow
from models.instrument import IDENTITY
from models.statistics import scalars

Row = tuple[int, int, int]
"""(tick, source, edge)."""


def events_of(rows: list[Row]) -> Events:
    table = np.array(rows, dtype=np.int64).reshape(-1, 3)
    zero = np.zeros(len(rows), dtype=np.uint8)
    return Events(table[:, 0], table[:, 1].astype(np.uint8), table[:, 2].astype(np.uint8), zero)


def model(settings: SegmentSettings, rows: list[Row]) -> slow.Pairing:
    config = slow.Config(
        settings.cause, settings.response, settings.policy, settings.least, settings.timeout, depth=settings.depth
    )
    paired = slow.Pairing(config, IDENTITY.pending_depth)
    for tick, source, edge in sorted(rows, key=lambda row: (row[0], row[1] < Source.STIMULUS, row[1])):
        if source == settings.response:
            paired.response(tick, edge)
        elif source == settings.cause and settings.policy != Policy.INTERVAL:
            paired.cause(tick)
    return paired


def compare(settings: SegmentSettings, rows: list[Row], cuts: list[int]) -> None:
    """Feed the stream order, cut into batches, and compare every figure."""
    rows = sorted(rows, key=lambda row: (row[0], row[1]))
    pairing, last = SegmentPairing(settings, IDENTITY), 0
    for cut in [*sorted(cut % (len(rows) + 1) for cut in cuts), len(rows)]:
        pairing.take_events(events_of(rows[last:cut]))
        last = cut
    pairing.finish()
    want = model(settings, rows)
    want.counts[Count.PENDING] = len(want.pending)
    del want.counts[Count.OUTLIERS]  # counted on the chip only
    assert +Counter(dict(zip(Count, pairing.counts, strict=True))) == +want.counts
    young = Counter(value.bit_length() for value in want.youngest)
    assert pairing.youngest == [young[index] for index in range(YOUNGEST_BINS)]
    counted = [sample for sample in want.samples if sample.counted]
    values, numbers = pairing.exact.table()
    assert dict(zip(values.tolist(), numbers.tolist(), strict=True)) == Counter(s.value for s in counted)
    oldest, numbers = pairing.oldest.table()
    firsts = Counter(s.value for s in counted if not s.coalesced)
    assert dict(zip(oldest.tolist(), numbers.tolist(), strict=True)) == firsts
    for edge, extremes in enumerate(pairing.edges):
        mine = [sample for sample in counted if sample.edge == edge]
        words = scalars(mine)
        wide = [words.get(2 * i + 1, 0) | words.get(2 * i + 2, 0) << 32 for i in range(4)]
        assert extremes.count == len(mine)
        if mine:
            assert [extremes.sum, extremes.minimum, extremes.maximum, extremes.maximum_time] == wide


def settings_for(policy: Policy, least: int = 0, timeout: int = 1000, depth: int = 0) -> SegmentSettings:
    cause = Source.ISR if policy == Policy.INTERVAL else Source.STIMULUS
    return SegmentSettings(
        name="x", cause=cause, response=Source.ISR, policy=policy, least=least, timeout=timeout, depth=depth
    )


DEPTH = st.sampled_from([0, 1, 2, 16])
SETTINGS = st.builds(settings_for, st.sampled_from(list(Policy)), st.integers(0, 60), st.integers(1, 2000), DEPTH)
SOURCE = st.sampled_from([Source.STIMULUS, Source.STIMULUS, Source.ISR, Source.ISR, Source.TASK])
GAP = st.one_of(st.integers(0, 3), st.integers(0, 120), st.integers(0, 3000))


@st.composite
def timelines(draw) -> list[Row]:
    """Regular stretches, long enough for the fast path, between chaos; one edge a source and tick."""
    rows: list[Row] = []
    tick = draw(st.integers(0, 2**41))
    for _ in range(draw(st.integers(1, 4))):
        for gap, source, edge in draw(st.lists(st.tuples(GAP, SOURCE, st.integers(0, 1)), max_size=12)):
            tick += gap
            rows.append((tick, int(source), edge))
        period, latency = draw(st.integers(2, 1500)), draw(st.integers(0, 1500))
        for number in range(draw(st.sampled_from([0, 1, 80, 150]))):
            tick += period
            rows.append((tick, Source.STIMULUS, 1))
            rows.append((tick + min(latency, period - 1) + number % 2, Source.ISR, number % 2))
        tick += period
    unique = {(tick, source): (tick, source, edge) for tick, source, edge in rows}
    return sorted(unique.values())


@given(SETTINGS, timelines(), st.lists(st.integers(0, 10_000), max_size=4))
@example(settings_for(Policy.COALESCE), [], [])
def test_against_the_model(settings, rows, cuts):
    compare(settings, rows, cuts)


@given(SETTINGS, timelines(), st.lists(st.integers(0, 10_000), max_size=4))
def test_against_the_model_if_as_much_as_can_be_is_computed_at_once(settings, rows, cuts):
    with patch.multiple(fast, LEAST=1, LOOPED=1, STRETCH=16):
        compare(settings, rows, cuts)


@pytest.mark.parametrize("policy", [Policy.COALESCE, Policy.FIFO])
def test_a_target_that_is_too_slow_is_no_slower_to_pair(policy, monkeypatch):
    """Each response comes after several stimuli, up to three at once, and as many as come are answered."""
    looped = []
    original = SegmentPairing._loop
    monkeypatch.setattr(
        SegmentPairing, "_loop", lambda self, time, *rest: looped.append(len(time)) or original(self, time, *rest)
    )
    rng, rows = np.random.default_rng(9), []
    for number in range(4000):
        rows += [(100 * number + 10 * each, Source.STIMULUS, 1) for each in range(3)]
        answers = 3 if policy == Policy.FIFO else 1
        rows += [
            (100 * number + 25 + 20 * each + int(rng.integers(9)), Source.ISR, each % 2) for each in range(answers)
        ]
    compare(settings_for(policy, least=8), rows, [5000, 11_111])
    assert sum(looped) < 400


def test_other_pairs_of_sources():
    rng = np.random.default_rng(5)
    for cause, response in ((Source.AUX, Source.ISR), (Source.ISR, Source.TASK), (Source.STIMULUS2, Source.DONE)):
        settings = SegmentSettings(name="x", cause=cause, response=response, policy=Policy.COALESCE, timeout=50)
        ticks = np.cumsum(rng.integers(0, 9, 600)).tolist()
        sources = rng.choice([cause, response], 600).tolist()
        rows = sorted({(tick, source, 1) for tick, source in zip(ticks, sources, strict=True)})
        compare(settings, rows, [100, 301])


def test_a_stall_is_charged_to_every_stimulus():
    """Stimuli at 0, 100, 200; the target answers once, at 250. The next one is answered at once."""
    rows = [(0, 4, 1), (100, 4, 1), (200, 4, 1), (250, 0, 1), (300, 4, 1), (310, 0, 0)]
    pairing = SegmentPairing(settings_for(Policy.COALESCE), IDENTITY)
    pairing.take_events(events_of(rows))
    pairing.finish()
    assert pairing.exact.table()[0].tolist() == [10, 50, 150, 250]
    assert pairing.oldest.table()[0].tolist() == [10, 250]
    assert pairing.counts[Count.PAIRED] == 2 and pairing.counts[Count.COALESCED] == 2


def test_pairs_do_not_reach_across_lost_events():
    pairing = SegmentPairing(settings_for(Policy.COALESCE), IDENTITY)
    pairing.take_events(events_of([(0, 4, 1), (5, 0, 1), (100, 4, 1)]))
    pairing.take_gap(Gap(1))
    pairing.take_events(events_of([(900, 0, 0), (1000, 4, 1), (1007, 0, 1)]))
    pairing.finish()
    assert pairing.exact.table()[0].tolist() == [5, 7]
    assert pairing.counts[Count.CAUSES] == 2 and pairing.counts[Count.UNMATCHED] == 1


def test_fifo_is_unsure_after_lost_events_until_a_pause():
    """The stimulus that 907 answers may have been lost. At 3000 the last one, at 1000, is overdue: sure again."""
    pairing = SegmentPairing(settings_for(Policy.FIFO, timeout=1000), IDENTITY)
    pairing.take_events(events_of([(0, 4, 1), (5, 0, 1)]))
    pairing.take_gap(Gap(1))
    pairing.take_events(events_of([(890, 2, 1), (900, 4, 1), (907, 0, 0), (1000, 4, 1), (1009, 0, 1)]))
    pairing.take_events(events_of([(3000, 4, 1), (3006, 0, 0)]))
    pairing.finish()
    assert pairing.exact.table()[0].tolist() == [5, 6]
    assert pairing.counts[Count.UNPROVEN] == 2 and pairing.counts[Count.PAIRED] == 4


def busy(seed: int) -> list[Row]:
    """Alternating stretches, with stalls, lost responses and bounces in between."""
    rng = np.random.default_rng(seed)
    rows: list[Row] = []
    for number, latency in enumerate(rng.integers(5, 60, 480).tolist()):
        rows.append((100 * number, Source.STIMULUS, 1))
        if number % 97 != 50:
            rows.append((100 * number + latency + (1500 if number % 131 == 60 else 0), Source.ISR, number % 2))
        if number % 83 == 40:
            rows.append((100 * number + 70, Source.ISR, number % 2))
    for number in range(100):  # slow, and one answer beyond the time-out
        rows.append((50_000 + 1000 * number, Source.STIMULUS, 1))
        rows.append((50_000 + 1000 * number + (600 if number == 20 else 30), Source.ISR, number % 2))
    return rows


FULL = IDENTITY.pending_depth


@pytest.mark.parametrize(
    ("pending", "depth", "timeout"), [(3, 0, 2000), (3, 0, 330), (3, 4, 2000), (3, 3, 2000), (FULL, 0, 10**6)]
)
def test_what_stays_pending_does_not_slow_down(monkeypatch, pending, depth, timeout):
    """Some stimuli are never answered, so that each response answers an earlier one; without room for it unsure."""
    looped = []
    original = SegmentPairing._loop

    def counting(self, time, answers, edge):
        looped.append(len(time))
        original(self, time, answers, edge)

    monkeypatch.setattr(SegmentPairing, "_loop", counting)
    rows = [(100 * number, Source.STIMULUS, 1) for number in range(pending)]
    for number in range(pending, 1000):
        rows += [(100 * number, Source.STIMULUS, 1), (100 * number + 20 + number % 7, Source.ISR, number % 2)]
    compare(settings_for(Policy.FIFO, least=223, timeout=timeout, depth=depth), rows, [700, 1111])
    assert sum(looped) < pending + 50 or timeout < 400


@pytest.mark.parametrize("policy", [Policy.COALESCE, Policy.FIFO])
def test_a_busy_run(policy):
    compare(settings_for(policy, least=3, timeout=350), busy(1), [100, 333])


ORIGINAL = SegmentPairing._stretch


def one_late(self, time, answers, edge):
    return ORIGINAL(self, time + (np.arange(len(time)) == 1), answers, edge)


def no_timeout(self, time, answers, edge):
    self._timeout = fast.LONGEST
    return ORIGINAL(self, time, answers, edge)


def wrong_edge(self, time, answers, edge):
    return ORIGINAL(self, time, answers, 1 - edge)


@pytest.mark.parametrize("broken", [one_late, no_timeout, wrong_edge])
def test_a_broken_pairing_is_caught(monkeypatch, broken):
    monkeypatch.setattr(SegmentPairing, "_stretch", broken)
    with pytest.raises(AssertionError):
        test_a_busy_run(Policy.COALESCE)
