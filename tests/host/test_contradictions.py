# SPDX-License-Identifier: BSD-2-Clause
"""Sound blocks that no instrument sends one after the other: a sentence, and no figure."""

import pytest
from model_run import configuration

from irqscope.contract import blocks, registers
from irqscope.contract.blocks import Kind
from irqscope.contract.events import EVENT
from irqscope.contract.roles import Source
from irqscope.contract.statistics import OFFSET_SCALARS, TIME_BITS, VALUE_BITS, Scalar
from irqscope.device.contradictions import LATEST
from irqscope.errors import Invalid
from irqscope.measuring.observation import Observation
from models.instrument import IDENTITY


def events(*times: int, base: int = 0) -> tuple[int, int, list[int]]:
    """A block with an edge `times` ticks after the one before, the first after `base`."""
    words = [EVENT.pack({"source": Source.ISR, "edge": n % 2, "multi": 0, "delta": d}) for n, d in enumerate(times)]
    return Kind.EVENTS, base, words


def loss(begin: int, end: int, each: int = 1) -> tuple[int, int, list[int]]:
    return Kind.LOSS, 0, [begin & 0xFFFF_FFFF, begin >> 32, end & 0xFFFF_FFFF, end >> 32, *[each] * 8]


def outlier(latency: int, time: int) -> tuple[int, int, list[int]]:
    return Kind.OUTLIERS, time, [0, latency, time & 0xFFFF_FFFF]


def snapshot(base: int, **scalars: int) -> tuple[int, int, list[int]]:
    """Of responses with these scalars, whose words are all given."""
    return (
        Kind.SNAPSHOT,
        base,
        [word for name, value in scalars.items() for word in (OFFSET_SCALARS + Scalar[name.upper()], value)],
    )


def feed(*sent: tuple[int, int, list[int]], epochs: tuple[int, ...] = (0,) * 9, batch: int = 1) -> Observation:
    observation = Observation(IDENTITY, configuration())
    observation.stream.batch = batch
    taken = 0
    for number, (kind, base, payload) in enumerate([events(), *sent]):
        taken += kind == Kind.SNAPSHOT
        observation.feed(
            [
                blocks.encode(
                    kind,
                    number,
                    base,
                    payload,
                    detail=taken,
                    last=kind == Kind.SNAPSHOT,
                    epoch=epochs[number],
                    protocol=registers.PROTOCOL,
                )
            ]
        )
    observation.stream.finish()
    return observation


GOOD = {"count": 2, "sum_low": 30, "minimum_low": 10, "maximum_low": 20, "maximum_time_low": 900}


@pytest.mark.parametrize(
    ("sent", "told"),
    [
        ([events(5, base=LATEST)], f"tick {LATEST}, which no run"),
        ([events(5, base=(1 << 64) - 1)], f"tick {(1 << 64) - 1}, which no run"),
        ([events(5, base=100), events(1, base=100)], "tick 101 came after one at tick 105"),
        ([loss(20, 19)], "from tick 20 to tick 19"),
        ([loss(20, LATEST)], f"from tick 20 to tick {LATEST}"),
        ([loss(20, 29, 11)], "11 edges of one pin were lost from tick 20 to tick 29"),
        ([outlier(21, 20)], "21 ticks is of the tick 20"),
        ([snapshot(1000), snapshot(999)], "tick 999 follows one of tick 1000"),
        ([snapshot(LATEST)], f"tick {LATEST} follows"),
        ([snapshot(1000, **{**GOOD, "minimum_low": 21})], "from 21 to 20 ticks"),
        ([snapshot(1000, **{**GOOD, "sum_low": 19})], "have the sum 19"),
        ([snapshot(1000, **{**GOOD, "sum_low": 41})], "have the sum 41"),
        ([snapshot(1000, **GOOD, maximum_high=1 << VALUE_BITS - 32)], "2 samples from 10 to"),
        ([snapshot(1000, **{**GOOD, "maximum_time_low": 19})], "a sample of 20 ticks ended at tick 19"),
    ],
)
@pytest.mark.parametrize("batch", [1, 100])
def test_what_contradicts_itself_is_of_no_measurement(sent, told, batch):
    with pytest.raises(Invalid, match=told):
        feed(*sent, batch=batch)


@pytest.mark.parametrize("batch", [1, 100])
def test_what_comes_after_a_reset_belongs_to_no_run(batch):
    with pytest.raises(Invalid, match="was reset between two blocks"):
        feed(events(5), events(5, base=100), epochs=(3, 3, 4), batch=batch)


HALF = 1 << (TIME_BITS - 1)


def test_a_host_that_slept_does_not_know_when_the_longest_came():
    late = {**GOOD, "maximum_time_low": 1000, "maximum_time_high": HALF >> 32}
    with pytest.raises(Invalid, match=f"from tick 1000 to tick {HALF + 1000}, as if the host had slept"):
        feed(snapshot(1000, **GOOD), snapshot(HALF + 1000, **late))
    in_time = feed(snapshot(1001, **GOOD), snapshot(HALF + 1000, **late)).totals.segments[0]
    assert [peak.time for peak in in_time.peaks] == [900, HALF + 1000]
    assert feed(snapshot(1000, **GOOD), snapshot(HALF + 1000)).totals.segments[0].n == 2  # no sample: nothing to date


def test_what_just_agrees_is_taken():
    observation = feed(
        events(0, 0, base=LATEST - 1),
        events(0, base=LATEST - 1),
        loss(20, 20),
        outlier(20, 20),
        snapshot(1000),
        snapshot(1000, **GOOD, maximum_high=0),
        snapshot(1000, **{**GOOD, "maximum_time_low": 20}),
        snapshot(LATEST - 1),
    )
    assert (observation.events, observation.loss_records, len(observation.outliers)) == (3, 1, 1)
    assert observation.totals.segments[0].n == 4
