# SPDX-License-Identifier: BSD-2-Clause
"""The statistics as a whole: rows in, snapshots and outliers out, against the plain model."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from types import ModuleType

import pytest
from formal_support import mutant
from statisticsbench import ENGINES, Bench, identity

from irqscope.contract.blocks import OUTLIER
from irqscope.contract.roles import Source, paired_sources
from irqscope.contract.segments import Count, Policy
from irqscope.contract.statistics import (
    OFFSET_BINS,
    OFFSET_SCALARS,
    OFFSET_YOUNGEST,
    PARALLEL_SAMPLE_CLOCKS,
    SCALAR_STRIDE,
    Scalar,
    sample_clocks,
)
from irqscope_gateware import statistics
from models import statistics as model
from models.pairing import LARGEST, Config

SOURCES = paired_sources()
"""Of an instrument with four inputs."""


@pytest.fixture(params=ENGINES)
def engine(request) -> str:
    return request.param


def on(engine: str) -> Callable[..., Bench]:
    """A bench with that engine."""
    return partial(Bench, engine=engine)


def words_of(outlier: model.Outlier) -> tuple[int, int, int]:
    sample = outlier.sample
    head = OUTLIER.pack(
        {
            "segment": outlier.segment,
            "edge": sample.edge,
            "coalesced": sample.coalesced,
            "premature": sample.premature,
            "ambiguous": sample.ambiguous,
            "unproven": sample.unproven,
            "latency_high": sample.value >> 32,
            "time_high": sample.time >> 32 & 0xFF,
        }
    )
    return head, sample.value & 0xFFFF_FFFF, sample.time & 0xFFFF_FFFF


def random_config(rng: random.Random, sources: Sequence[Source] = SOURCES) -> Config:
    policy = rng.choice([Policy.COALESCE, Policy.COALESCE, Policy.FIFO, Policy.FIFO, Policy.INTERVAL])
    cause = rng.choice(sources)
    return Config(
        cause=cause,
        response=cause if policy is Policy.INTERVAL else rng.choice([s for s in sources if s != cause]),
        policy=policy,
        least=rng.choice([0, 0, 3, 20, 60]),
        timeout=rng.choice([10, 100, 400, 2000, LARGEST]),
        threshold=rng.choice([0, 30, 150, LARGEST]),
        depth=rng.choice([0, 0, 1, 2, 3]),
        enable=rng.random() < 0.9,
    )


def random_rows(rng: random.Random, samples: int, end: int, rate: float, there: Sequence[Source] = SOURCES) -> dict:
    """Bursts and pauses of edges on few sources, so that they meet."""
    rows: dict[int, dict[int, tuple[int, int]]] = {}
    sources = rng.sample(there, 4)
    clock = 0
    while clock < end:
        burst = rng.randrange(1, 8)
        for _ in range(burst):
            chosen = [s for s in sources if rng.random() < 0.4] or [rng.choice(sources)]
            rows[clock] = {s: (rng.randrange(2), rng.randrange(samples)) for s in chosen}
            clock += rng.randrange(1, 4)
        clock += int(rng.expovariate(rate / burst)) + 1
    return rows


OFTEN = ((0, 1), (1, 1), (2, 2), (3, 2))
"""Seeds and banks that are run each time: 1 to 8 samples a clock, with counters of 32 and of 3 bits."""


@pytest.mark.parametrize(
    ("seed", "banks"),
    [
        pytest.param(seed, banks, marks=[] if (seed, banks) in OFTEN else pytest.mark.slow)
        for seed in range(40)
        for banks in (1, 2)
    ],
)
def test_random_rows_equal_the_model(seed: int, banks: int, engine: str) -> None:
    rng = random.Random(seed)
    samples = (1, 2, 4, 8)[seed % 4]
    segments = (1, 2, 3)[seed % 3]
    # The rows that the queue must hold: all of a burst, and those that come while causes are taken off.
    build = identity(
        samples=samples,
        segments=segments,
        pending_depth=(4, 8)[seed % 2],
        sub_bits=(0, 1, 2)[seed % 3],
        histogram_banks=banks,
        bin_bits=(32, 3)[seed % 2] if banks == 1 else 32,
    )
    rows = random_rows(rng, samples, 700, 1 / 30)
    asks, number = {}, 0
    for clock in sorted(rng.sample(range(1000), 4)):
        number = max(0, number + rng.choice([0, 1, 1, 1, 2, -1]))
        asks[clock] = number
    bench = on(engine)(build, [random_config(rng) for _ in range(segments)], rows=rows, asks=asks, seed=seed)
    bench.start = rng.choice([1000, (1 << 36) // samples - 700, (1 << 40) // samples - 700])
    bench.run()
    reference = bench.check()
    assert bench.outliers_sent == len(bench.outliers)
    if len(reference.outliers) <= 10:
        assert sorted(bench.outliers) == sorted(words_of(outlier) for outlier in reference.outliers)


@pytest.mark.parametrize("seed", range(4))
def test_random_rows_of_eight_inputs_equal_the_model(seed: int, engine: str) -> None:
    rng = random.Random(seed)
    samples, there = (1, 2, 4, 8)[seed % 4], paired_sources(8)
    build = identity(samples=samples, inputs=8, pending_depth=8)
    configs = [random_config(rng, there) for _ in range(build.segments)]
    sources = list({each for config in configs for each in (config.cause, config.response)})
    rows = random_rows(rng, samples, 500, 1 / 30, [*sources, *(s for s in there if s not in sources)][:5])
    bench = on(engine)(build, configs, rows=rows, asks={300: 1, 600: 2}, seed=seed)
    bench.run()
    bench.check()


# Timelines ------------------------------------------------------------------------------------------------------------

ISR = Config(Source.STIMULUS, Source.ISR, Policy.COALESCE)
INTERVAL = Config(Source.ISR, Source.ISR, Policy.INTERVAL)


def edges(**sources: tuple[int, int]) -> dict:
    """A row: `isr=(1, 0)` is a rising edge of `isr` at sample 0."""
    return {Source[name.upper()]: edge for name, edge in sources.items()}


def test_one_latency_is_in_every_word_where_it_belongs(engine: str) -> None:
    rows = {10: edges(stimulus=(1, 1)), 14: edges(isr=(0, 0))}
    bench = on(engine)(identity(segments=1), [ISR], rows=rows, asks={40: 1}).run()
    bench.check()
    latency, time = 7, 2 * (1000 + 14)
    falling = OFFSET_SCALARS
    assert bench.snapshots[0].words == {
        Count.CAUSES: 1,
        Count.RESPONSES: 1,
        Count.PAIRED: 1,
        OFFSET_YOUNGEST + 3: 1,
        falling + Scalar.COUNT: 1,
        falling + Scalar.SUM_LOW: latency,
        falling + Scalar.MINIMUM_LOW: latency,
        falling + Scalar.MAXIMUM_LOW: latency,
        falling + Scalar.MAXIMUM_TIME_LOW: time,
        OFFSET_BINS + 5: 1,
    }


def test_cause_and_response_in_one_clock_are_ordered_by_time(engine: str) -> None:
    same_tick = on(engine)(
        identity(segments=1), [ISR], rows={10: edges(stimulus=(1, 1), isr=(1, 1))}, asks={40: 1}
    ).run()
    same_tick.check()
    assert same_tick.snapshots[0].words[Count.PAIRED] == 1
    response_first = on(engine)(
        identity(segments=1), [ISR], rows={10: edges(stimulus=(1, 1), isr=(1, 0))}, asks={40: 1}
    ).run()
    response_first.check()
    assert response_first.snapshots[0].words == {
        Count.CAUSES: 1,
        Count.RESPONSES: 1,
        Count.UNMATCHED: 1,
        Count.PENDING: 1,
    }


def test_a_snapshot_sent_again_is_the_same_and_the_next_one_misses_nothing(engine: str) -> None:
    rows = {clock: edges(stimulus=(1, 0)) if clock % 20 else edges(isr=(1, 1)) for clock in range(10, 2100, 30)}
    bench = on(engine)(identity(segments=1), [ISR], rows=rows, asks={20: 1, 900: 1, 3900: 2}, stall=0.0).run()
    reference = bench.check()
    assert [sent.number for sent in bench.snapshots] == [1, 1, 2]
    assert bench.snapshots[0] == bench.snapshots[1]
    total = reference.segments[0].counts[Count.CAUSES]
    later = sum(1 for clocks, row in bench.offered if clocks >= bench.snapshots[-1].clocks and Source.STIMULUS in row)
    assert sum(sent.words[Count.CAUSES] for sent in bench.snapshots[1:]) == total - later


def without_shadow_copy(engine: str = "serial", module: ModuleType = statistics, last: int = 3) -> Bench:
    """Samples come all the time while two snapshots are sent, the first of them twice; the third is taken at rest.

    Each is asked for as soon as the one before has gone, some 2100 clocks after its cut; `last` is the last one.
    """
    asks = {clock: number for clock, number in {700: 1, 3500: 1, 5700: 2, 8700: 3}.items() if number <= last}
    end = min(8080, max(asks) + 2000)
    rows = {clock: edges(stimulus=(1, 0)) if clock % 20 else edges(isr=(1, 1)) for clock in range(10, end, 70)}
    build = identity(sub_bits=0, histogram_banks=1)
    return on(engine)(build, [ISR, INTERVAL], rows=rows, asks=asks, stall=0.0, module=module).run()


def test_bins_without_a_shadow_copy_are_never_cleared(engine: str) -> None:
    bench = without_shadow_copy(engine)
    bench.check()
    totals = [sum(value for address, value in sent.bins.items() if address < 1 << 16) for sent in bench.snapshots]
    counted = [sent.words[OFFSET_SCALARS + SCALAR_STRIDE + Scalar.COUNT] for sent in bench.snapshots]
    assert totals == sorted(totals) and totals[0] < totals[1], "sent again, bins are as they are by then"
    assert totals[0] > counted[0], "samples came while bins were sent"
    assert totals[-1] == counted[1] + counted[2] + counted[3] == 58, "at rest, bins and scalars agree"


MUTANTS = {
    "bins are cleared by a snapshot": ("snapshot.clearing | (self.identity.histogram_banks == 2)", "1", 2),
    "bins pass for those since the last snapshot": (
        "histogram_banks=self.identity.histogram_banks,\n        )",
        ")",
        1,
    ),
    "the bank that measures is sent": ("readout.bank.eq(~snapshot.bank)", "readout.bank.eq(snapshot.bank)", 1),
}
"""What is broken, and the snapshot that shows it."""


@pytest.mark.few(2)
@pytest.mark.parametrize("name", MUTANTS)
def test_mutant(name: str) -> None:
    old, new, shown = MUTANTS[name]
    bench = without_shadow_copy(module=mutant("irqscope_gateware.statistics", old, new), last=shown)
    with pytest.raises(AssertionError):
        bench.check()


def test_what_is_pending_becomes_missing_when_only_time_passes(engine: str) -> None:
    """The time base runs far ahead twice, with nothing but its marks; the age of the cause has wrapped by then."""
    config = replace(ISR, timeout=100, policy=Policy.FIFO)
    jump = 1 << 32
    bench = on(engine)(
        identity(segments=1, samples=8),
        [config],
        rows={10: edges(stimulus=(1, 0)), 500: edges(stimulus=(1, 0))},
        jumps={50: jump, 70: jump, 90: jump},
        asks={150: 1, 700: 2},
    ).run()
    bench.check()
    assert bench.snapshots[0].words == {Count.CAUSES: 1, Count.MISSING: 1}


def test_an_interval_longer_than_the_stamps_is_over(engine: str) -> None:
    rows = {clock: edges(isr=(1, 0)) for clock in (10, 100, 120)}
    bench = on(engine)(
        identity(segments=1, samples=8), [INTERVAL], rows=rows, jumps={50: 1 << 32, 70: 1 << 32}, asks={200: 1}
    ).run()
    bench.check()
    assert bench.snapshots[0].words[Count.OVER] == 1


def test_outlier_records_tell_everything(engine: str) -> None:
    config = replace(ISR, threshold=10)
    rows = {clock: edges(stimulus=(1, 0)) for clock in (10, 12, 14)} | {30: edges(isr=(1, 1)), 32: edges(isr=(0, 1))}
    bench = on(engine)(identity(segments=1), [config], rows=rows, asks={80: 1}).run()
    reference = bench.check()
    assert bench.outliers == [words_of(outlier) for outlier in reference.outliers]
    assert len(bench.outliers) == bench.outliers_sent == 3


@pytest.mark.parametrize("enable", [True, False])
def test_outliers_that_find_no_room_are_lost_and_counted(enable: bool, engine: str) -> None:
    """20 samples, a queue of 8, and a link that takes none at first."""
    config = replace(ISR, threshold=0)
    rows = {}
    for i in range(20):
        rows |= {10 + 20 * i: edges(stimulus=(1, 0)), 15 + 20 * i: edges(isr=(i & 1, 0))}
    build = identity(segments=1, outlier_queue=8)
    bench = on(engine)(build, [config], rows=rows, asks={420: 1}, outlier_delay=700, stall=0.0, outliers_enable=enable)
    bench.run()
    words = bench.snapshots[0].words
    assert words[Count.OUTLIERS] == 20
    assert words[Count.OUTLIERS] == bench.outliers_sent + words[Count.OUTLIERS_LOST]
    assert bench.outliers_sent == len(bench.outliers)
    assert (0 < bench.outliers_sent < 20) if enable else bench.outliers_sent == 0


def test_without_a_queue_there_are_no_outliers(engine: str) -> None:
    rows = {10: edges(stimulus=(1, 0)), 30: edges(isr=(1, 1))}
    build = identity(segments=1, outlier_queue=0)
    bench = on(engine)(build, [replace(ISR, threshold=0)], rows=rows, asks={80: 1}).run()
    bench.configs = [ISR]  # whatever the threshold
    bench.check()
    assert bench.snapshots[0].words[Count.PAIRED] == 1 and bench.outliers_sent == 0


def test_rows_that_find_the_queue_full_are_counted(engine: str) -> None:
    """An edge in every clock: what is not lost is measured."""
    rows = {clock: edges(stimulus=(1, 0)) for clock in range(200)}
    bench = on(engine)(identity(segments=1, statistics_queue=8), [ISR], rows=rows, asks={250: 1}).run()
    assert bench.rows_lost > 100
    assert bench.snapshots[0].words[Count.CAUSES] + bench.rows_lost == 200


@pytest.mark.parametrize("segments", [1, pytest.param(2, marks=pytest.mark.slow), 4])
@pytest.mark.parametrize(
    "flags", [*(pytest.param(name, marks=pytest.mark.slow) for name in ("none", "early", "outlier")), "every"]
)
def test_the_stated_rate_is_sustained(segments: int, flags: str) -> None:
    """Every segment gets a sample each `sample_clocks`, whatever flags it has; the queue is short."""
    worst = flags == "every"
    period = sample_clocks(segments)
    config = replace(
        ISR,
        least=0 if flags == "none" else 1000,
        threshold=0 if worst or flags == "outlier" else LARGEST,
        policy=Policy.FIFO if worst else Policy.COALESCE,
        depth=1 if worst else 0,
    )
    count = 80 // segments  # a clock too many for each sample is more than the queue holds
    rows = {}
    if worst:  # two more causes than responses: the ring reaches into the RAM, and every pair is premature and unproven
        rows = {0: edges(stimulus=(1, 0)), 8: edges(stimulus=(1, 0))}
    for i in range(count):
        rows[40 + period * i] = edges(stimulus=(1, 0))
        rows[40 + period * i + period // 2] = edges(isr=(1, 0))
    build = identity(segments=segments, statistics_queue=4, outlier_queue=128, pending_depth=8)
    bench = Bench(build, [config] * segments, rows=rows, asks={60 + period * count: 1}, stall=0.0)
    bench.run()
    bench.check()
    words = bench.snapshots[0].words
    assert words[Count.PAIRED] == count
    assert words.get(Count.PREMATURE, 0) == count * (flags != "none")
    assert words.get(Count.UNPROVEN, 0) == count * worst
    assert words.get(Count.OUTLIERS, 0) == count * (worst or flags == "outlier")


FOUR = (
    (Source.STIMULUS, Source.ISR),
    (Source.ISR, Source.TASK),
    (Source.TASK, Source.DONE),
    (Source.STIMULUS, Source.DONE),
)


def in_parallel(period: int, periods: int, **changes: int) -> Bench:
    """Four segments get a sample each `period`, in four rows; two snapshots are taken meanwhile."""
    rows = {}
    for n in range(periods):
        for number, source in enumerate((Source.STIMULUS, Source.ISR, Source.TASK, Source.DONE)):
            rows[10 + n * period + number] = {source: (n & 1, number & 1)}
    configs = [Config(cause, response, Policy.COALESCE) for cause, response in FOUR]
    asks = {200: 1, 700 + periods * period // 2: 2, 5000 + periods * period: 3}
    return Bench(identity(segments=4, **changes), configs, rows=rows, asks=asks, stall=0.0, engine="parallel").run()


def test_four_segments_measure_a_sample_in_seven_clocks_each() -> None:
    """And make up for the cuts, for which rows wait."""
    bench = in_parallel(PARALLEL_SAMPLE_CLOCKS, 60)
    bench.check()
    assert bench.rows_lost == 0 and sum(sent.words.get(Count.PAIRED, 0) for sent in bench.snapshots) == 60


def test_rows_that_come_too_fast_for_four_segments_are_counted() -> None:
    bench = in_parallel(5, 100, statistics_queue=16)
    counted = sum(
        sent.words.get(number << 16 | count, 0)
        for sent in bench.snapshots
        for number in range(4)
        for count in (Count.CAUSES, Count.RESPONSES)
    )
    assert bench.rows_lost > 0
    # A row of stimulus and done is in two segments, as is each of the two others.
    assert counted == 2 * (4 * 100 - bench.rows_lost)


@pytest.mark.parametrize(("apart", "lost"), [(3, False), (2, True)])
def test_rows_wait_while_a_response_serves_a_full_ring(apart: int, lost: bool) -> None:
    """768 clocks, for which the queue takes a row every third one."""
    rows = {3 * n: edges(stimulus=(1, 0)) for n in range(256)} | {800: edges(isr=(1, 0))}
    rows |= {800 + apart * n: edges(stimulus=(1, 0)) for n in range(1, 768 // apart)}
    build = identity(segments=1, pending_depth=256, statistics_queue=256)
    bench = Bench(build, [ISR], rows=rows, asks={4000: 1}, stall=0.0, engine="parallel").run()
    words = bench.snapshots[0].words
    assert words[Count.PAIRED] == 1 and words[Count.COALESCED] == 255
    assert words[Count.CAUSES] + bench.rows_lost == 256 + 768 // apart - 1
    assert (bench.rows_lost > 0) == lost
