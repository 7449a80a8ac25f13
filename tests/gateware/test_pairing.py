# SPDX-License-Identifier: BSD-2-Clause
"""Every class and flag of docs/reference/pairing.md as a timeline, and random ones against the plain model.

A timeline is text: `c` a cause, `r` a rising and `f` a falling response, `t` a tick, each with its time.
"""

import random
from dataclasses import replace

import pytest
from amaranth.hdl import Module, Signal
from amaranth.lib import data
from amaranth.sim import Simulator
from hypothesis import given
from hypothesis import strategies as st
from limit_writer import write_limits
from seeds import seeds

from irqscope.contract.segments import Count, Policy
from irqscope.contract.statistics import VALUE_BITS
from irqscope_gateware.pairing import Operation, Pairing
from irqscope_gateware.widepairing import WidePairing
from models import pairing as model
from models.pairing import LARGEST, Config

COALESCE = Config(0, 1, Policy.COALESCE)
FIFO = Config(0, 1, Policy.FIFO)
INTERVAL = Config(1, 1, Policy.INTERVAL)


def parse(timeline: str) -> list[tuple[str, int]]:
    return [(item[0], int(item[1:])) for item in timeline.split()]


UNITS = {"serial": Pairing, "wide": WidePairing}


def gateware(
    config: Config,
    events: list[tuple[str, int]],
    *,
    kind: str,
    depth: int = 4,
    stall: random.Random | None = None,
):
    """Outcomes of one unit: (classes, octave or None, sample or None, outlier), and the level."""
    unit = UNITS[kind](depth=depth)
    outcomes = []
    fields = unit.outcome.payload.signature.members
    outcome = Signal(data.StructLayout({name: member.shape for name, member in fields.items()}))

    top = Module()
    top.d.comb += [outcome[name].eq(getattr(unit.outcome.payload, name)) for name in fields]
    top.submodules.unit = unit

    async def drive(ctx) -> None:
        await write_limits(ctx, unit.config.limits, config)
        ctx.set(unit.config.mode.policy, config.policy)
        ctx.set(unit.config.mode.depth, config.depth)
        for what, time in events:
            ctx.set(unit.operation.valid, 1)
            kind = {"c": Operation.CAUSE, "t": Operation.TICK}.get(what, Operation.RESPONSE)
            ctx.set(unit.operation.payload.kind, kind)
            ctx.set(unit.operation.payload.edge, what == "r")
            ctx.set(unit.operation.payload.time, time % (1 << 40))
            *_, taken = await ctx.tick().sample(unit.operation.ready)
            while not taken:
                *_, taken = await ctx.tick().sample(unit.operation.ready)
            ctx.set(unit.operation.valid, 0)
        await ctx.tick().repeat(20)

    async def sink(ctx) -> None:
        while True:
            ready = stall is None or stall.random() < 0.3
            ctx.set(unit.outcome.ready, ready)
            *_, valid, o = await ctx.tick().sample(unit.outcome.valid, outcome)
            if not (ready and valid):
                continue
            sample = None
            if any(o.classes >> count & 1 for count in (Count.PAIRED, Count.COALESCED)):
                sample = model.Sample(
                    o.value, o.time, o.edge, bool(o.coalesced), bool(o.premature), bool(o.ambiguous), bool(o.unproven)
                )
            outcomes.append(
                (
                    {count for count in Count if o.classes >> count & 1},
                    o.octave if o.young_valid else None,
                    sample,
                    o.sample,
                    o.outlier,
                )
            )

    levels = []

    async def level(ctx) -> None:
        await drive(ctx)
        levels.append(ctx.get(unit.level))

    simulator = Simulator(top)
    simulator.add_clock(1e-8)
    simulator.add_testbench(level)
    simulator.add_testbench(sink, background=True)
    simulator.run()
    return outcomes, levels[0]


def plain(config: Config, events: list[tuple[str, int]], depth: int = 4) -> model.Pairing:
    segment = model.Pairing(config, depth)
    for what, time in events:
        if what == "c":
            segment.cause(time)
        elif what == "t":
            segment.tick(time)
        else:
            segment.response(time, int(what == "r"))
    return segment


def compare(config: Config, events: list, *, depth: int = 4, stall: random.Random | None = None) -> None:
    """Both units against the model."""
    for kind in UNITS:
        agree(plain(config, events, depth), *gateware(config, events, kind=kind, depth=depth, stall=stall))


def agree(wanted: model.Pairing, outcomes: list, level: int) -> None:
    counts = {count: sum(count in classes for classes, *_ in outcomes) for count in Count}
    assert counts == {count: wanted.counts[count] for count in Count}
    octaves = [octave for _, octave, *_ in outcomes if octave is not None]
    assert octaves == [young.bit_length() for young in wanted.youngest]
    samples = [(sample, counted, outlier) for _, _, sample, counted, outlier in outcomes if sample]
    for (sample, counted, outlier), want in zip(samples, wanted.samples, strict=True):
        if not want.over:  # only then the value fits
            assert sample == replace(want, time=want.time % (1 << 40))
        assert counted == want.counted
        assert outlier == wanted.is_outlier(want)
    assert level == len(wanted.pending)


def books(config: Config, timeline: str, depth: int = 4) -> dict[str, int]:
    """Counts that are not 0, by name, of model and gateware (which must agree)."""
    events = parse(timeline)
    compare(config, events, depth=depth)
    segment = plain(config, events, depth)
    found = {count.name.lower(): segment.counts[count] for count in Count if segment.counts[count]}
    if segment.pending:
        found["pending"] = len(segment.pending)
    return found


def samples(config: Config, timeline: str) -> list[tuple[int, str]]:
    """Latencies and their flags."""
    flags = ("coalesced", "premature", "ambiguous", "unproven")
    return [
        (sample.value, " ".join(flag for flag in flags if getattr(sample, flag)))
        for sample in plain(config, parse(timeline)).samples
    ]


LEAST = replace(COALESCE, least=5)
TIMEOUT = replace(FIFO, timeout=100)
SHORT = replace(FIFO, depth=2, timeout=100)

TIMELINES = {
    "one cause, one response": (COALESCE, "c10 r16", {"causes": 1, "responses": 1, "paired": 1}, [(6, "")]),
    "answered in its own tick": (COALESCE, "c10 r10", {"causes": 1, "responses": 1, "paired": 1}, [(0, "")]),
    "a response without a cause is unmatched": (COALESCE, "r10", {"responses": 1, "unmatched": 1}, []),
    "the second response is unmatched": (
        COALESCE,
        "c10 r12 f14",
        {"causes": 1, "responses": 2, "paired": 1, "unmatched": 1},
        [(2, "")],
    ),
    "coalesce: one response serves all": (
        COALESCE,
        "c10 c20 c30 r36",
        {"causes": 3, "responses": 1, "paired": 1, "coalesced": 2, "ambiguous": 1},
        [(26, "ambiguous"), (16, "coalesced ambiguous"), (6, "coalesced ambiguous")],
    ),
    "coalesce: a cause younger than m waits for its own response": (
        LEAST,
        "c10 c20 r22 r27",
        {"causes": 2, "responses": 2, "paired": 2},
        [(12, ""), (7, "")],
    ),
    "m itself is old enough": (LEAST, "c10 r15", {"causes": 1, "responses": 1, "paired": 1}, [(5, "")]),
    "nothing is older than m: the oldest, premature": (
        LEAST,
        "c10 c11 r13",
        {"causes": 2, "responses": 1, "paired": 1, "premature": 1, "pending": 1},
        [(3, "premature")],
    ),
    "missing: older than the timeout": (
        replace(COALESCE, timeout=100),
        "c10 r111",
        {"causes": 1, "responses": 1, "missing": 1, "unmatched": 1},
        [],
    ),
    "the timeout itself is in time": (
        replace(COALESCE, timeout=100),
        "c10 r110",
        {"causes": 1, "responses": 1, "paired": 1},
        [(100, "")],
    ),
    "a tick finds what is overdue": (
        replace(COALESCE, timeout=100),
        "c10 c20 t115",
        {"causes": 2, "missing": 1, "pending": 1},
        [],
    ),
    "unstamped: the oldest four stay": (
        COALESCE,
        "c1 c2 c3 c4 c5 c6 r10",
        {"causes": 6, "responses": 1, "paired": 1, "coalesced": 3, "unstamped": 2, "ambiguous": 1},
        [(9, "ambiguous"), *[(value, "coalesced ambiguous") for value in (8, 7, 6)]],
    ),
    "fifo: one answer each": (
        FIFO,
        "c10 c20 r31 r32",
        {"causes": 2, "responses": 2, "paired": 2, "ambiguous": 1},
        [(21, "ambiguous"), (12, "")],
    ),
    "fifo: after a loss pairs are unproven, until the path is empty": (
        TIMEOUT,
        "c0 c80 c90 r150 r160 c300 r310",
        {"causes": 4, "responses": 3, "paired": 3, "missing": 1, "ambiguous": 1, "unproven": 2},
        [(70, "ambiguous unproven"), (70, "unproven"), (10, "")],
    ),
    "fifo: an unmatched response makes unproven, and nothing pending alone does not end it": (
        TIMEOUT,
        "c10 r20 r25 c30 r40 c131 r140",
        {"causes": 3, "responses": 4, "paired": 3, "unmatched": 1, "unproven": 1},
        [(10, ""), (10, "unproven"), (9, "")],
    ),
    "fifo: the last cause is exactly a timeout old: not yet proven": (
        TIMEOUT,
        "c10 r20 r25 c110 r115",
        {"causes": 2, "responses": 3, "paired": 2, "unmatched": 1, "unproven": 1},
        [(10, ""), (5, "unproven")],
    ),
    "fifo: the target's queue may have dropped the third": (
        SHORT,
        "c10 c11 c12 r20 r21 r22 c200 r201",
        {"causes": 4, "responses": 4, "paired": 4, "ambiguous": 2, "unproven": 3},
        [(10, "ambiguous unproven"), (10, "ambiguous unproven"), (10, "unproven"), (1, "")],
    ),
    "fifo: unstamped makes unproven": (
        FIFO,
        "c1 c2 c3 c4 c5 r10",
        {"causes": 5, "responses": 1, "paired": 1, "unstamped": 1, "ambiguous": 1, "unproven": 1, "pending": 3},
        None,
    ),
    "fifo: the path is empty a timeout after the unstamped one": (
        TIMEOUT,
        "c1 c2 c3 c4 c5 c140 r150",
        {"causes": 6, "responses": 1, "paired": 1, "missing": 4, "unstamped": 1},
        [(10, "")],
    ),
    "interval: every response answers the one before": (
        INTERVAL,
        "r10 f25 r31",
        {"causes": 3, "responses": 3, "paired": 2, "unmatched": 1, "pending": 1},
        [(15, ""), (6, "")],
    ),
    "interval: causes are no business of it": (
        INTERVAL,
        "r10 c12 f25",
        {"causes": 2, "responses": 2, "paired": 1, "unmatched": 1, "pending": 1},
        [(15, "")],
    ),
    "interval: too large for the histogram": (
        INTERVAL,
        f"r10 r{11 + LARGEST} r{11 + 2 * LARGEST} t{1 << 35} t{1 << 36} t{3 << 35} r{(3 << 35) + 20}",
        {"causes": 4, "responses": 4, "paired": 3, "unmatched": 1, "over": 2, "pending": 1},
        None,
    ),
    "beyond the threshold": (
        replace(COALESCE, threshold=9),
        "c10 r19 c20 r30",
        {"causes": 2, "responses": 2, "paired": 2, "outliers": 1},
        [(9, ""), (10, "")],
    ),
    "times wrap": (
        COALESCE,
        f"c{(1 << 40) - 3} r{(1 << 40) + 4} c{(1 << 40) + 9} r{(1 << 40) + 10}",
        {"causes": 2, "responses": 2, "paired": 2},
        [(7, ""), (1, "")],
    ),
}


@pytest.mark.parametrize("name", TIMELINES)
def test_timeline(name: str) -> None:
    config, timeline, wanted, latencies = TIMELINES[name]
    assert books(config, timeline) == wanted
    if latencies is not None:
        assert samples(config, timeline) == latencies


def random_events(rng: random.Random, length: int) -> list[tuple[str, int]]:
    time, events = rng.choice([0, (1 << 36) - 300, (1 << 40) - 300]), []
    weights = rng.choice([(4, 4, 1), (6, 3, 1), (3, 6, 1)])
    for _ in range(length):
        time += rng.choice([0, 1, 2, 5, 20, 20, 130, 1 << 34])
        kind = rng.choices("crt", weights)[0]
        events.append((rng.choice("rf") if kind == "r" else kind, time))
    return events


@pytest.mark.parametrize("seed", seeds(18, 60))
def test_random_events_equal_the_model(seed: int) -> None:
    rng = random.Random(seed)
    config = Config(
        0,
        1,
        list(Policy)[seed % 3],
        least=rng.choice([0, 2, 10, 40]),
        timeout=rng.choice([10, 60, 300, LARGEST]),
        threshold=rng.choice([0, 20, 100]),
        depth=rng.choice([0, 1, 3, 7]),
    )
    depth = rng.choice([4, 8])
    compare(config, random_events(rng, 120), depth=depth, stall=rng if rng.random() < 0.5 else None)


def test_every_octave() -> None:
    """Of the youngest of two causes, and of the only one."""
    events, now = [], 0
    for value in (0, *(value for k in range(VALUE_BITS) for value in (1 << k, (2 << k) - 1))):
        events += [("c", now), ("r", now + value), ("c", now + value), ("c", now + value), ("r", now + 2 * value)]
        now += 2 * value
    compare(COALESCE, events)


@given(st.lists(st.tuples(st.sampled_from("crf"), st.integers(0, 30)), max_size=30), st.data())
def test_when_overdue_causes_are_looked_for_makes_no_difference(steps, data) -> None:
    """The argument of docs/reference/pairing.md, tried: a tick at every time, against none at all."""
    config = Config(
        0,
        1,
        data.draw(st.sampled_from(list(Policy))),
        least=data.draw(st.integers(0, 20)),
        timeout=data.draw(st.integers(0, 40)),
        depth=data.draw(st.integers(0, 3)),
    )
    time, lazy, eager = 0, [], []
    for what, gap in steps:
        eager += [("t", time + i) for i in range(gap + 1)]
        time += gap
        lazy.append((what, time))
        eager.append((what, time))
    lazy.append(("t", time + 5))
    eager += [("t", time + i) for i in range(6)]
    a, b = plain(config, lazy), plain(config, eager)
    for name in ("counts", "samples", "youngest", "pending", "unproven"):
        assert getattr(a, name) == getattr(b, name)
