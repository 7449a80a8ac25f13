# SPDX-License-Identifier: BSD-2-Clause
"""Extra responses are split completely, into one class each, and never wrongly where events are missing."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonrecords import content_of

from irqscope.contract.roles import Source
from irqscope.contract.segments import Count, Policy
from irqscope.device.configuration import SegmentSettings
from irqscope.device.decode import Events
from irqscope.device.snapshots import SegmentTotals
from irqscope.recording.stream import Gap
from irqscope.results.unmatched import CLASSES, ExtraSplit, bounce_time
from models import unmatched as slow
from models.instrument import IDENTITY
from models.pairing import Config

SMALL = replace(IDENTITY, pending_depth=4)
BOUNCE = 100
STIMULUS, ISR, TASK, AUX = (int(s) for s in (Source.STIMULUS, Source.ISR, Source.TASK, Source.AUX))
Rows = Sequence[tuple[int, int]]
"""(tick, source)."""


def settings_for(
    cause: int = STIMULUS, policy: Policy = Policy.COALESCE, least: int = 0, timeout: int = 1000
) -> SegmentSettings:
    return SegmentSettings(
        name="x", cause=Source(cause), response=Source.ISR, policy=policy, least=least, timeout=timeout
    )


def events_of(rows: Rows) -> Events:
    """In the order of the stream."""
    table = np.array(sorted(rows), dtype=np.int64).reshape(-1, 2)
    zero = np.zeros(len(rows), dtype=np.uint8)
    return Events(table[:, 0], table[:, 1].astype(np.uint8), zero, zero)


def fast(settings: SegmentSettings, *stretches: Rows, bounce: int = BOUNCE, cuts: Sequence[int] = ()) -> ExtraSplit:
    """Each stretch is fed in batches; events are missing between stretches."""
    split = ExtraSplit(settings, SMALL, bounce)
    for number, stretch in enumerate(stretches):
        if number:
            split.take_gap(Gap(1))
        rows, last = sorted(stretch), 0
        for cut in [*sorted(cut % (len(rows) + 1) for cut in cuts), len(rows)]:
            split.take_events(events_of(rows[last:cut]))
            last = cut
    split.finish()
    return split


def plain(settings: SegmentSettings, *stretches: Rows, bounce: int = BOUNCE) -> Counter[str]:
    config = Config(settings.cause, settings.response, settings.policy, settings.least, settings.timeout)
    return slow.split(config, SMALL.pending_depth, bounce, stretches)


def counts(split: ExtraSplit) -> tuple[int, ...]:
    return tuple(split.split[name] for name in CLASSES)


# Timelines -----------------------------------------------------------------------------------------------------------


def test_an_answer_its_bounce_and_a_lone_response():
    """Answer at 50 and its bounce at 120; at 700 a response, long after the one before and long before a stimulus."""
    rows = [(0, STIMULUS), (50, ISR), (120, ISR), (700, ISR), (1500, STIMULUS), (1550, ISR)]
    assert counts(fast(settings_for(), rows)) == (1, 0, 1)


def test_the_first_tick_that_is_no_bounce():
    assert counts(fast(settings_for(), [(0, STIMULUS), (50, ISR), (149, ISR)])) == (1, 0, 0)
    assert counts(fast(settings_for(), [(0, STIMULUS), (50, ISR), (150, ISR)])) == (0, 0, 1)


def test_a_bounce_of_a_bounce_is_a_bounce():
    assert counts(fast(settings_for(), [(0, STIMULUS), *[(50 + 90 * n, ISR) for n in range(5)]])) == (4, 0, 0)


def test_a_response_just_before_its_cause_is_early():
    """Handler to handler of another core: the response is seen 100 ticks before what caused it, the next 101."""
    settings = settings_for(cause=AUX)
    assert counts(fast(settings, [(500, ISR), (600, AUX), (2000, ISR), (2101, AUX)], cuts=[1])) == (0, 1, 1)


def test_m_says_how_early():
    rows = [(500, ISR), (800, STIMULUS), (2000, ISR), (2301, STIMULUS), (2700, ISR)]
    assert counts(fast(settings_for(), rows)) == (0, 0, 2)
    assert counts(fast(settings_for(least=300), rows)) == (0, 1, 1)


def test_a_cause_of_the_same_tick():
    """A stimulus is answered within its tick; another input of a higher number comes after the response."""
    assert counts(fast(settings_for(), [(500, ISR), (500, STIMULUS)])) == (0, 0, 0)
    assert counts(fast(settings_for(cause=AUX), [(500, ISR), (500, AUX)])) == (0, 1, 0)


def test_what_answers_an_unseen_stimulus_is_in_no_class():
    """Events are missing before 1000: the response at 1010 may answer one of them. The one at 1500 does not."""
    rows = [(1000, TASK), (1010, ISR), (1500, ISR), (3000, STIMULUS)]
    assert counts(fast(settings_for(), [(0, STIMULUS)], rows)) == (0, 0, 1)
    assert counts(fast(settings_for(policy=Policy.FIFO), [(0, STIMULUS)], rows)) == (0, 0, 0)
    later = [*rows, (6000, ISR)]
    assert counts(fast(settings_for(policy=Policy.FIFO), [(0, STIMULUS)], later)) == (0, 0, 1)


def test_doubt_ends_when_unseen_stimuli_are_overdue():
    """The last of them came at 1000 at the latest; at 2000 it is as old as the time-out allows."""
    assert counts(fast(settings_for(), [(0, STIMULUS)], [(1000, TASK), (2000, ISR)])) == (0, 0, 0)
    assert counts(fast(settings_for(), [(0, STIMULUS)], [(1000, TASK), (2001, ISR)])) == (0, 0, 1)


def test_doubt_ends_with_a_response_to_stimuli_that_are_old_enough():
    """m = 300: the response at 1100 may have left a stimulus pending, the one at 1500 did not."""
    rows = [(1000, TASK), (1100, ISR), (1500, ISR), (1700, ISR)]
    assert counts(fast(settings_for(least=300), [(0, STIMULUS)], rows)) == (0, 0, 1)
    assert counts(fast(settings_for(), [(0, STIMULUS)], rows)) == (0, 0, 2)


def test_what_may_be_followed_by_an_unseen_stimulus_is_in_no_class():
    head = [(0, STIMULUS), (10, ISR), (500, ISR)]
    assert counts(fast(settings_for(), [*head, (600, TASK)], [(5000, STIMULUS)])) == (0, 0, 0)
    assert counts(fast(settings_for(), [*head, (520, STIMULUS)], [(5000, STIMULUS)])) == (0, 1, 0)
    assert counts(fast(settings_for(), [*head, (560, ISR)], [(5000, STIMULUS)])) == (0, 0, 0)
    # Edges of the segment itself show how far it was seen.
    assert counts(fast(settings_for(), [*head, (601, ISR)], [(5000, STIMULUS)])) == (0, 0, 1)


# Properties ----------------------------------------------------------------------------------------------------------

CAUSE = st.sampled_from([STIMULUS, AUX])
POLICY = st.sampled_from([Policy.COALESCE, Policy.FIFO])
SETTINGS = st.builds(settings_for, CAUSE, POLICY, st.sampled_from([0, 0, 20, 300]), st.sampled_from([30, 400, 2000]))
GAP = st.one_of(st.integers(0, 3), st.integers(0, 130), st.integers(0, 130), st.integers(0, 3000))
SOURCE = st.sampled_from([STIMULUS, AUX, ISR, ISR, ISR, TASK])
CUTS = st.lists(st.integers(0, 10_000), max_size=4)


@st.composite
def timelines(draw) -> Rows:
    """Chaos, and between it stretches long enough for the fast path; one edge a source and tick."""
    rows, tick = set(), draw(st.integers(0, 2**41))
    for _ in range(draw(st.integers(1, 3))):
        for gap, source in draw(st.lists(st.tuples(GAP, SOURCE), max_size=40)):
            tick += gap
            rows.add((tick, source))
        for _ in range(draw(st.sampled_from([0, 0, 80]))):
            rows |= {(tick + 200, STIMULUS), (tick + 201, AUX), (tick + 250, ISR)}
            tick += 200
        tick += 200
    return sorted(rows)


@given(SETTINGS, timelines(), CUTS)
def test_complete_events_are_split_completely(settings, rows, cuts):
    found = fast(settings, rows, cuts=cuts)
    assert sum(found.split.values()) == found.counts[Count.UNMATCHED]
    assert Counter(found.split) == plain(settings, rows)


@given(SETTINGS, timelines(), CUTS, st.integers(0, 300), st.integers(0, 40))
def test_what_is_missing_makes_no_class_wrong(settings, rows, cuts, begin, length):
    """The same as the plain rule says, and never more than the whole truth holds."""
    begin %= len(rows) + 1
    stretches = rows[:begin], rows[begin + length :]
    found, truth = fast(settings, *stretches, cuts=cuts).split, plain(settings, rows)
    assert Counter(found) == plain(settings, *stretches)
    assert all(found[name] <= truth[name] for name in CLASSES)


def busy(seed: int) -> Rows:
    """A periodic stimulus; answers, most of them bouncing, and responses of nothing at any time."""
    dice = np.random.default_rng(seed)
    causes = 2000 * np.arange(300)
    answers = causes + dice.integers(30, 300, 300)
    bounces = answers[:200] + dice.integers(1, 150, 200)
    sources = {STIMULUS: causes, ISR: np.concatenate([answers, bounces, dice.integers(0, 600_000, 200)])}
    return sorted({(int(tick), source) for source, ticks in sources.items() for tick in ticks})


@pytest.mark.parametrize("policy", [Policy.COALESCE, Policy.FIFO])
@pytest.mark.parametrize("seed", range(20))
def test_busy_runs(seed, policy):
    """Every class occurs, also when events are missing in between, and most extra responses are judged all the same."""
    rows, settings = busy(seed), settings_for(policy=policy, timeout=900)
    whole = fast(settings, rows, cuts=[100, 300])
    assert Counter(whole.split) == plain(settings, rows) and min(whole.split.values()) > 0
    part = fast(settings, rows[:300], rows[320:], cuts=[37])
    assert Counter(part.split) == plain(settings, rows[:300], rows[320:])
    assert sum(whole.split.values()) - 30 < sum(part.split.values()) < sum(whole.split.values())


# Around it -----------------------------------------------------------------------------------------------------------


def test_ten_filter_lengths_and_at_least_a_microsecond():
    tick = replace(IDENTITY, tick=Fraction(1, 100_500_000))
    assert [bounce_time(length, tick) for length in (0, 5, 10, 11)] == [101, 101, 101, 110]
    assert bounce_time(0, replace(IDENTITY, tick=Fraction(1, 100_000_000))) == 100


def test_the_source_says_how_many_of_those_that_the_chip_counted():
    split = fast(settings_for(), [(0, STIMULUS), (50, ISR), (120, ISR), (700, ISR)])
    totals = SegmentTotals(SMALL)
    for counted, source in ((5, "events 2 of 5"), (2, "events 2 of 2"), (1, "events 2 of 2")):
        totals.counts[Count.UNMATCHED] = counted
        assert content_of(split.record(totals)) == {
            "bounce": 1,
            "premature": 0,
            "spurious": 1,
            "bounce_ticks": BOUNCE,
            "premature_ticks": BOUNCE,
            "source": source,
        }
