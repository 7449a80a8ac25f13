# SPDX-License-Identifier: BSD-2-Clause
"""Snapshots of archives are read by name: registers, counts and scalars may come, go, move and be renamed."""

from dataclasses import asdict, replace

import pytest

from irqscope.contract import layout, registers
from irqscope.contract.layout import PRESENT, Layout, first
from irqscope.contract.segments import Count
from irqscope.contract.statistics import OFFSET_BINS, OFFSET_COUNTS, OFFSET_SCALARS, SCALAR_STRIDE, STATUS_SPACE, Scalar
from irqscope.device.snapshots import Snapshot, Totals
from models.instrument import IDENTITY

LOST, FIRED = registers.STATISTICS_LOST, registers.FIRED_TRIGGER
SEGMENT = 2


def status(address: int) -> int:
    return STATUS_SPACE << 16 | address


def test_the_first_layout_is_part_of_each_later_one():
    """If this fails, archives would be read wrongly: raise `layout.FORMAT`, or enter the new name in `ALIASES`."""
    for table, least in asdict(first()).items():
        now = getattr(PRESENT, table)
        assert {layout.ALIASES.get(name, name) for name in least} <= now.keys(), table
    assert first().sources.items() <= PRESENT.sources.items()
    assert PRESENT.status["now_low"] == registers.NOW_LOW.address and PRESENT.counts["pending"] == Count.PENDING


def test_what_an_archive_states_is_read_again():
    assert Layout.from_json(PRESENT.to_json()) == PRESENT
    values = {status(LOST.address): 3, OFFSET_BINS + 7: 1}
    assert PRESENT.translated(values) is values


@pytest.fixture
def other() -> Layout:
    """Of a version with one register more, one elsewhere, another count first, and two scalars the other way round."""
    moved = {LOST.name: 0xFD, "spare": 0xFE}
    counts = {name: number + 1 for name, number in PRESENT.counts.items()} | {"echoes": 0}
    swapped = {"sum_low": int(Scalar.SUM_HIGH), "sum_high": int(Scalar.SUM_LOW)}
    return Layout.from_json(
        {
            "status": PRESENT.status | moved,
            "counts": counts,
            "scalars": PRESENT.scalars | swapped,
            "sources": PRESENT.sources,
        }
    )


def test_words_are_found_by_name(other):
    base = SEGMENT << 16
    rising = OFFSET_SCALARS + SCALAR_STRIDE
    written = {
        status(0xFD): 3,
        status(0xFE): 99,
        status(FIRED.address): 5,
        base | OFFSET_COUNTS: 98,
        base | OFFSET_COUNTS + 1 + Count.MISSING: 4,
        base | OFFSET_BINS + 7: 6,
        base | OFFSET_SCALARS + Scalar.SUM_HIGH: 10,
        base | rising + Scalar.SUM_LOW: 11,
    }
    assert other.translated(written) == {
        status(LOST.address): 3,
        status(FIRED.address): 5,
        base | OFFSET_COUNTS + Count.MISSING: 4,
        base | OFFSET_BINS + 7: 6,
        base | OFFSET_SCALARS + Scalar.SUM_LOW: 10,
        base | rising + Scalar.SUM_HIGH: 11,
    }
    totals = Totals(SEGMENT + 1, replace(IDENTITY, layout=other))
    totals.add(Snapshot(1, 1000, written))
    assert totals.get(LOST) == 3 and totals.segments[SEGMENT].counts[Count.MISSING] == 4


def test_what_came_since_is_not_known(other, monkeypatch):
    new = replace(FIRED, address=0xEF, word=replace(FIRED.word, name="fired_later"))
    totals = Totals(1, IDENTITY)
    totals.add(Snapshot(1, 1000, {}))
    assert totals.knows(FIRED) and totals.get(FIRED) == 0 and not totals.knows(new)
    with pytest.raises(KeyError, match="fired_later is not known of this run"):
        totals.get(new)


def test_what_was_renamed_is_found(monkeypatch):
    then = {"statistics_missed" if name == LOST.name else name: number for name, number in PRESENT.status.items()}
    stated = PRESENT.to_json() | {"status": then}
    with pytest.raises(ValueError, match="status lacks statistics_lost"):
        Layout.from_json(stated)
    monkeypatch.setattr(layout, "ALIASES", {**layout.ALIASES, "statistics_missed": LOST.name})
    found = Layout.from_json(stated)
    assert found.knows(LOST.name) and found.translated({status(LOST.address): 2}) == {status(LOST.address): 2}


@pytest.mark.parametrize(
    ("table", "change", "complaint"),
    [
        ("status", {"seen_isr": "176"}, "status holds what is no number"),
        ("status", {"seen_isr": True}, "status holds what is no number"),
        ("status", {"seen_isr": PRESENT.status["seen_task"]}, "status has one number for two names"),
        ("sources", {"isr": 7}, "sources has another number for isr"),
    ],
)
def test_what_is_no_layout_is_refused(table, change, complaint):
    with pytest.raises(ValueError, match=complaint):
        Layout.from_json(PRESENT.to_json() | {table: getattr(PRESENT, table) | change})


def test_counts_of_the_first_archives_have_their_present_names() -> None:
    """What the counts are called has changed; their numbers have not."""
    then = first()
    assert then.counts["extra"] == Count.UNMATCHED and then.counts["serving"] == Count.PAIRED
    assert {layout.ALIASES.get(name, name): number for name, number in then.counts.items()} == PRESENT.counts
    assert Layout.from_json(then.to_json()) == then
