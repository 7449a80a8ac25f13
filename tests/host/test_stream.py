# SPDX-License-Identifier: BSD-2-Clause
"""The one reader of a run against a slow and plain one, of streams with all kinds of damage."""

import random
import weakref

import pytest
from damaged_streams import DAMAGES, Contradiction, Told, damaged, reference
from goldens import readings
from model_run import Measured, configuration

from irqscope.contract.roles import INPUTS, NUMBERS, Source
from irqscope.errors import Invalid
from irqscope.findings.evaluation import evaluate
from irqscope.measuring.observation import Observation
from irqscope.recording.stream import Consumer, Gap, Outliers, Stream
from models.instrument import IDENTITY, ModelInstrument

SEEDS = range(13 * len(DAMAGES))


class Listener(Consumer):
    """Writes down what it is told."""

    def __init__(self) -> None:
        self.told = Told()
        self.finished = 0

    def take_events(self, events):
        assert len(events)
        columns = (events.time, events.source, events.edge, events.multi)
        self.told.edges += zip(*(column.tolist() for column in columns), strict=True)

    def take_gap(self, gap: Gap):
        losses = tuple((loss.begin, loss.end, loss.counts) for loss in gap.losses)
        self.told.edges.append(("gap", gap.blocks, losses))

    def take_outliers(self, outliers: Outliers):
        records = tuple((each.segment, each.time, each.latency, each.edge) for each in outliers.records)
        self.told.said.append(("outliers", records))

    def take_snapshot(self, snapshot):
        values = tuple(sorted(snapshot.values.items()))
        self.told.said.append(("snapshot", snapshot.number, snapshot.time, values))

    def finish(self):
        self.finished += 1


def heard(data: list[bytes], dice: random.Random) -> Told:
    listener = Listener()
    stream, at = Stream(listener, batch=dice.choice([1, 3, 16, 256])), 0
    while at < len(data):
        some = dice.randrange(1, 20)
        stream.feed(data[at : at + some])
        at += some
    stream.finish()
    assert listener.finished == 1
    told = listener.told
    told.blocks, told.missing, told.broken = stream.blocks, stream.missing, stream.snapshots.broken
    return told


@pytest.mark.parametrize("number", range(len(DAMAGES)), ids=DAMAGES)
def test_as_a_slow_reader_says(number):
    for seed in SEEDS[number :: len(DAMAGES)]:
        data = damaged(seed)
        try:
            expected = reference(data)
        except Contradiction:
            with pytest.raises(Invalid):
                heard(data, random.Random(seed))
            continue
        assert heard(data, random.Random(seed)) == expected, seed


def repeats(edges: list[tuple[object, ...]]) -> dict[Source, int]:
    """By input, edges of the polarity of the one before, with nothing missing between them."""
    found, level = dict.fromkeys(INPUTS, 0), dict[object, object]()
    for row in edges:
        if row[0] == "gap":
            level.clear()
            continue
        _, source, edge, multi = row
        if source in INPUTS:
            found[Source(source)] += level.get(source) == edge
            level[source] = None if multi else edge
    return found


def test_an_observation_counts_what_it_is_told():
    counted = 0
    for seed in SEEDS:
        data = damaged(seed)
        try:
            told = reference(data)
        except Contradiction:
            continue
        observation = Observation(IDENTITY, configuration(), paired=False)
        observation.feed(data)
        observation.stream.finish()
        events = [row for row in told.edges if row[0] != "gap"]
        losses = [loss for row in told.edges if row[0] == "gap" for loss in row[2]]
        outliers = [record for kind, *rest in told.said if kind == "outliers" for record in rest[0]]
        assert observation.received == [sum(row[1] == source for row in events) for source in range(NUMBERS)]
        assert observation.multi == [sum(row[1] == source and row[3] for row in events) for source in range(NUMBERS)]
        assert [(loss.begin, loss.end, loss.counts) for loss in observation.losses] == losses
        assert observation.loss_counts == [
            sum(loss[2][source] for loss in losses if source < len(loss[2])) for source in range(NUMBERS)
        ]
        assert observation.outlier_counts == [
            sum(record[0] == number for record in outliers) for number in range(len(observation.outlier_counts))
        ]
        assert (observation.loss_records, len(observation.outliers)) == (len(losses), len(outliers))
        assert observation.repeats == repeats(told.edges)
        assert observation.totals.snapshots == sum(kind == "snapshot" for kind, *_ in told.said)
        assert (observation.first, observation.last) == ((events[0][0], events[-1][0]) if events else (None, None))
        counted += 1
    assert counted > 150


def test_a_run_that_was_just_measured_is_read_once(tmp_path):
    measured = Measured(tmp_path, ModelInstrument(), configuration(50))
    with readings(1):
        assert evaluate(measured.directory, measured.run, measured.observation).valid


def test_a_stream_that_has_ended_holds_nobody_and_tells_each_the_end_once():
    """A consumer that holds the stream would make a reference cycle with it."""
    stream, listener = Stream(), Listener()
    stream.follow(listener)
    stream.finish()
    stream.finish()
    assert listener.finished == 1
    seen = weakref.ref(listener)
    del listener
    assert seen() is None
