# SPDX-License-Identifier: BSD-2-Clause
"""Figures without masked spans are those of the plain model, whatever came when; and no edge is unaccounted for."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from hypothesis import example, given
from hypothesis import strategies as st

from irqscope.contract.roles import Source
from irqscope.contract.segments import Count, Policy
from irqscope.device.configuration import SegmentSettings
from irqscope.device.decode import Events
from irqscope.device.snapshots import Peak, SegmentTotals
from irqscope.measuring.pairing import SegmentPairing
from irqscope.recording.stream import Gap
from irqscope.results.spans import Spans
from irqscope.results.unmasked import UnmaskedPairing, UnmaskedSegment
from models.instrument import IDENTITY
from models.masking import MaskedPairing
from models.pairing import Config

SMALL = replace(IDENTITY, pending_depth=4)
STIMULUS, ISR, TASK, AUX = (int(s) for s in (Source.STIMULUS, Source.ISR, Source.TASK, Source.AUX))
Rows = Sequence[tuple[int, int]]
"""(tick, source)."""


def settings_for(
    policy: Policy = Policy.COALESCE, cause: int = STIMULUS, least: int = 0, timeout: int = 1000, depth: int = 0
) -> SegmentSettings:
    cause = ISR if policy == Policy.INTERVAL else cause
    return SegmentSettings(
        name="x", cause=Source(cause), response=Source.ISR, policy=policy, least=least, timeout=timeout, depth=depth
    )


def spans_of(ticks: Sequence[int], until: int = 1 << 45) -> Spans:
    """Begin and end in turn."""
    return Spans.between(np.array([(tick, tick) for tick in ticks], dtype=np.int64).reshape(-1, 2), until)


def events_of(rows: Rows) -> Events:
    table = np.array(rows, dtype=np.int64).reshape(-1, 2)
    polarity = (table[:, 0] % 2).astype(np.uint8)
    return Events(table[:, 0], table[:, 1].astype(np.uint8), polarity, np.zeros(len(rows), dtype=np.uint8))


def fed(pairing: SegmentPairing, *stretches: Rows, cuts: Sequence[int] = ()) -> None:
    """Each stretch is fed in batches; events are missing between stretches."""
    for number, rows in enumerate(stretches):
        if number:
            pairing.take_gap(Gap(1))
        last = 0
        for cut in [*sorted(cut % (len(rows) + 1) for cut in cuts), len(rows)]:
            pairing.take_events(events_of(rows[last:cut]))
            last = cut
    pairing.finish()


def fast(
    settings: SegmentSettings, ticks: Sequence[int], *stretches: Rows, cuts: Sequence[int] = ()
) -> UnmaskedPairing:
    pairing = UnmaskedPairing(settings, SMALL, spans_of(ticks))
    fed(pairing, *stretches, cuts=cuts)
    return pairing


def plain(settings: SegmentSettings, ticks: Sequence[int], *stretches: Rows) -> MaskedPairing:
    config = Config(
        settings.cause, settings.response, settings.policy, settings.least, settings.timeout, depth=settings.depth
    )
    ends = [*ticks, 1 << 45][: len(ticks) + len(ticks) % 2]
    model = MaskedPairing(config, SMALL.pending_depth, list(zip(ends[::2], ends[1::2], strict=True)))
    for number, rows in enumerate(stretches):
        if number:
            model.lose()
            if settings.policy != Policy.INTERVAL and rows:
                model.last = rows[0][0]
        for tick, source in sorted(rows, key=lambda row: (row[0], row[1] < STIMULUS, row[1])):
            if source in (settings.cause, settings.response):
                model.edge(tick, source == settings.response)
    model.end()
    return model


def agrees(found: UnmaskedPairing, model: MaskedPairing) -> None:
    assert found.masked == {"masked": model.masked, "masked_responses": model.masked_responses}
    model.counts[Count.PENDING] = len(model.pending)
    chosen = [c for c in Count if c not in (Count.OUTLIERS, Count.OUTLIERS_LOST)]
    assert {c: found.counts[c] for c in chosen} == {c: model.counts[c] for c in chosen}
    values, counts = found.exact.table()
    assert np.repeat(values, counts).tolist() == sorted(s.value for s in model.samples if s.counted)


def balances(found: UnmaskedPairing) -> None:
    count = found.counts
    answered = count[Count.PAIRED] + count[Count.COALESCED]
    open_or_lost = count[Count.MISSING] + count[Count.UNSTAMPED] + count[Count.PENDING]
    assert count[Count.CAUSES] == answered + open_or_lost + found.masked["masked"]
    assert count[Count.RESPONSES] == count[Count.PAIRED] + count[Count.UNMATCHED] + found.masked["masked_responses"]


# Timelines -----------------------------------------------------------------------------------------------------------


def check(settings: SegmentSettings, ticks: Sequence[int], rows: Rows) -> tuple[int, int, int, list[int]]:
    """Masked causes, masked responses, missing, samples: as the fast and the plain way agree upon."""
    found = fast(settings, ticks, rows)
    agrees(found, plain(settings, ticks, rows))
    balances(found)
    values, counts = found.exact.table()
    return (*found.masked.values(), found.counts[Count.MISSING], np.repeat(values, counts).tolist())


def test_stimuli_in_a_span_are_neither_answered_nor_missing():
    rows = [(0, STIMULUS), (10, ISR), (200, STIMULUS), (300, STIMULUS), (5000, STIMULUS), (5012, ISR)]
    assert check(settings_for(), [100, 400], rows) == (2, 0, 0, [10, 12])


def test_a_span_is_after_its_first_edge_and_not_after_its_last():
    """In a tick the stimulus comes before all other edges."""
    rows = [(100, STIMULUS), (104, ISR), (400, STIMULUS), (401, STIMULUS), (420, ISR)]
    assert check(settings_for(), [100, 400], rows) == (1, 0, 0, [4, 19])


def test_what_came_before_may_be_answered_within():
    rows = [(90, STIMULUS), (200, STIMULUS), (250, ISR)]
    assert check(settings_for(), [100, 400], rows) == (1, 0, 0, [160])


def test_what_is_pending_at_the_end_of_a_span_waited_for_it():
    """The interrupt was latched before the span; its handler runs when that is over, and answers nothing else."""
    rows = [(90, STIMULUS), (420, ISR), (500, STIMULUS), (510, ISR), (600, ISR)]
    assert check(settings_for(), [100, 400], rows) == (1, 1, 0, [10])
    assert fast(settings_for(), [100, 400], rows).counts[Count.UNMATCHED] == 1, "only the next response is excused"


def test_an_answer_that_is_overdue_within_a_span_is_not_missing():
    rows = [(0, STIMULUS), (90, STIMULUS), (300, ISR)]
    assert check(settings_for(timeout=50), [100, 400], rows) == (1, 1, 1, [])
    assert check(settings_for(timeout=50), [100], rows[:2]) == (1, 0, 1, [])


def test_a_span_that_has_no_end_lasts_to_the_end():
    assert check(settings_for(), [100], [(90, STIMULUS), (200, STIMULUS), (10**9, STIMULUS)]) == (3, 0, 0, [])


def test_a_counting_path_is_unsure_after_a_span():
    """Whether the masked cause will be answered is not known: the second response may be for it."""
    rows = [(0, STIMULUS), (10, ISR), (200, STIMULUS), (450, STIMULUS), (460, ISR), (2000, STIMULUS), (2011, ISR)]
    assert check(settings_for(Policy.FIFO), [100, 400], rows) == (1, 0, 0, [10, 11])
    assert fast(settings_for(Policy.FIFO), [100, 400], rows).counts[Count.UNPROVEN] == 1


def test_what_a_task_does_goes_on():
    rows = [(90, TASK), (200, ISR), (250, TASK), (300, ISR)]
    assert check(settings_for(cause=TASK), [100, 400], rows) == (0, 0, 0, [50, 110])


def test_an_interval_with_a_masked_part_is_none():
    rows = [(0, ISR), (100, ISR), (400, ISR), (450, ISR), (455, ISR)]
    assert check(settings_for(Policy.INTERVAL), [100, 400], rows) == (1, 1, 0, [5, 50, 100])
    assert check(settings_for(Policy.INTERVAL), [99, 401], rows) == (3, 3, 0, [5])
    assert check(settings_for(Policy.INTERVAL), [10], rows) == (4, 4, 0, [])


# Properties ----------------------------------------------------------------------------------------------------------

POLICY = st.sampled_from([Policy.COALESCE, Policy.FIFO, Policy.INTERVAL])
SETTINGS = st.builds(
    settings_for,
    POLICY,
    st.sampled_from([STIMULUS, STIMULUS, TASK]),
    st.sampled_from([0, 0, 20, 300]),
    st.sampled_from([30, 400, 2000]),
    st.sampled_from([0, 0, 2]),
)
GAP = st.one_of(st.integers(0, 3), st.integers(0, 130), st.integers(0, 130), st.integers(0, 3000))
SOURCE = st.sampled_from([STIMULUS, STIMULUS, ISR, ISR, TASK, AUX])
CUTS = st.lists(st.integers(0, 10_000), max_size=4)


@st.composite
def timelines(draw) -> Rows:
    """Chaos with masked spans, and between it stretches long enough for the fast path; one edge a source and tick."""
    rows, tick = set(), draw(st.integers(0, 2**41))
    for _ in range(draw(st.integers(1, 3))):
        for gap, source in draw(st.lists(st.tuples(GAP, SOURCE), max_size=40)):
            tick += gap
            rows.add((tick, source))
        for _ in range(draw(st.sampled_from([0, 0, 150]))):
            rows |= {(tick + 200, STIMULUS), (tick + 201, TASK), (tick + 250, ISR)}
            tick += 200
        tick += 200
    return sorted(rows)


def masking(rows: Rows) -> list[int]:
    return [tick for tick, source in rows if source == AUX]


@given(SETTINGS, timelines(), CUTS)
def test_against_the_model(settings, rows, cuts):
    found = fast(settings, masking(rows), rows, cuts=cuts)
    agrees(found, plain(settings, masking(rows), rows))
    balances(found)


@example(settings_for(timeout=30), [(0, AUX), (0, STIMULUS), (31, STIMULUS)], [], 3, 0)
@given(SETTINGS, timelines(), CUTS, st.integers(0, 300), st.integers(0, 40))
def test_against_the_model_where_events_are_missing(settings, rows, cuts, begin, length):
    """Of the toggles of aux none is: loss records tell of them."""
    begin %= len(rows) + 1
    stretches = rows[:begin], rows[begin + length :]
    found = fast(settings, masking(rows), *stretches, cuts=cuts)
    agrees(found, plain(settings, masking(rows), *stretches))
    balances(found)


@given(SETTINGS, timelines(), CUTS)
def test_without_spans_nothing_is_different(settings, rows, cuts):
    one, other = SegmentPairing(settings, SMALL), UnmaskedPairing(settings, SMALL)
    fed(one, rows, cuts=cuts)
    fed(other, rows)
    assert (one.counts, one.edges, one.youngest) == (other.counts, other.edges, other.youngest)
    assert other.masked == {"masked": 0, "masked_responses": 0}


# In place of the chip's totals ----------------------------------------------------------------------------------------


def test_the_totals_are_those_of_a_chip_that_knows():
    """A span from 1000 to 2000; the largest sample of each hundred ticks and polarity is kept."""
    rows = [
        (0, STIMULUS),
        (10, ISR),
        (20, STIMULUS),
        (32, ISR),
        (40, STIMULUS),
        (51, ISR),
        (130, STIMULUS),
        (139, ISR),
        (990, STIMULUS),
        (2100, ISR),
        (2200, STIMULUS),
        (5000, STIMULUS),
    ]
    pairing = UnmaskedSegment(settings_for(), SMALL, spans_of([1000, 2000]), every=100, until=5500)
    fed(pairing, rows)
    chip = SegmentTotals(SMALL)
    chip.counts[Count.CAUSES], chip.counts[Count.OUTLIERS] = 9, 3
    found = pairing.totals(chip)
    assert pairing.told(chip) == (7, 9)
    assert (found.n, sum(found.bins), found.both.minimum, found.both.maximum) == (4, 4, 9, 12)
    assert found.peaks == [Peak(32, 12, 0), Peak(51, 11, 1), Peak(139, 9, 1)]
    classes = [found.counts[c] for c in (Count.PAIRED, Count.MISSING, Count.PENDING, Count.UNMATCHED, Count.OUTLIERS)]
    assert classes == [4, 1, 1, 0, 3] and pairing.masked == {"masked": 1, "masked_responses": 1}


def test_a_long_run_keeps_fewer_peaks_and_the_largest(monkeypatch):
    monkeypatch.setattr("irqscope.results.unmasked.KEPT_PEAKS", 4)
    rows = [(tick + late, source) for tick in range(0, 100_000, 200) for late, source in ((0, STIMULUS), (9, ISR))]
    rows[501] = (rows[501][0] + 50, ISR)
    pairing = UnmaskedSegment(settings_for(), SMALL, spans_of([90_000, 90_100]), every=100, until=100_000)
    fed(pairing, rows, cuts=[100, 300, 700])
    peaks = pairing.totals(SegmentTotals(SMALL)).peaks
    assert 0 < len(peaks) <= 4 and max(peak.latency for peak in peaks) == 59
