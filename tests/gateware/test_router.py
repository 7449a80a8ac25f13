# SPDX-License-Identifier: BSD-2-Clause
"""Rows in, operations out: which segment gets what, in which order, and what a cut holds back.

Operations are text: `c` a cause, `r` a rising and `f` a falling response, `t` a tick, each with its time; `|` a cut.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import ModuleType

import pytest
from amaranth.sim import Simulator
from formal_support import mutant
from seeds import seeds

from irqscope.contract.roles import Source, paired_sources
from irqscope.contract.segments import Policy
from irqscope_gateware import router
from models.pairing import Config

SOURCES = paired_sources()
"""Of an instrument with four inputs."""
EIGHT = paired_sources(8)


@dataclass(frozen=True)
class Row:
    """The edges of one clock: {source: (edge, sub)}."""

    clocks: int
    edges: dict[Source, tuple[int, int]] = field(default_factory=dict)
    tick: bool = False
    cut: bool = False


def plain(configs: Sequence[Config], rows: Sequence[Row], samples: int) -> list[list[str]]:
    """The operations of each segment."""
    operations: list[list[str]] = []
    for config in configs:
        mine = []
        for row in rows:
            start = row.clocks * samples
            if row.cut:
                mine += [f"t{start}", "|"]
            if row.tick:
                mine.append(f"t{start}")
            found = []
            if config.enable and config.cause in row.edges and config.policy is not Policy.INTERVAL:
                found.append((row.edges[config.cause][1], 0, "c"))
            if config.enable and config.response in row.edges:
                edge, sub = row.edges[config.response]
                found.append((sub, 1, "fr"[edge]))
            mine += [f"{kind}{start + sub}" for sub, _, kind in sorted(found)]
        operations.append(mine)
    return operations


When = Callable[[int], bool]


def always(clock: int) -> bool:
    return True


@dataclass
class Bench:
    """Drives `rows` and takes the operations, when `offer`, `take` of the segment and `resume` say so of the clock.

    `log` tells (clock, segment, operation) as they were taken, with (clock, None, "|") for each cut that was resumed;
    `cuts` are the clocks in which `cut` was 1.
    """

    configs: Sequence[Config]
    rows: Sequence[Row]
    samples: int = 2
    offer: When = always
    take: Sequence[When] = (always, always, always)
    resume: When = always
    module: ModuleType = router
    sources: Sequence[Source] = SOURCES
    log: list[tuple[int, int | None, str]] = field(default_factory=list)
    cuts: list[int] = field(default_factory=list)

    def run(self) -> list[list[str]]:
        """The operations of each segment."""
        self.dut = self.module.Router(segments=len(self.configs), samples=self.samples, sources=self.sources)
        simulator = Simulator(self.dut)
        simulator.add_clock(1e-8)
        simulator.add_testbench(self._bench)
        simulator.run()
        numbers = range(len(self.configs))
        return [[text for _, segment, text in self.log if segment in (number, None)] for number in numbers]

    async def _bench(self, ctx) -> None:
        dut = self.dut
        for segment, config in zip(dut.segments, self.configs, strict=True):
            for name in ("enable", "cause", "response", "policy"):
                ctx.set(getattr(segment.mode, name), int(getattr(config, name)))
        waiting = list(self.rows)
        held: dict[int, str] = {}
        clock = quiet = 0
        while waiting or quiet < 5:
            assert clock < 100 + 200 * len(self.rows), "the rows are not taken"
            if waiting and not ctx.get(dut.rows.valid) and self.offer(clock):
                ctx.set(dut.rows.valid, 1)
                ctx.set(dut.rows.payload, self._payload(waiting[0]))
            valid = [ctx.get(operation.valid) for operation in dut.operations]
            assert ctx.get(dut.busy) == any(valid)
            resume = self.resume(clock)
            ctx.set(dut.resume, resume)
            if ctx.get(dut.cut):
                assert not any(valid), "a cut before every operation was taken"
                self.cuts.append(clock)
                if resume:
                    self.log.append((clock, None, "|"))
            for number, operation in enumerate(dut.operations):
                ready = self.take[number](clock)
                ctx.set(operation.ready, ready)
                if valid[number]:
                    text = self._text(ctx, operation.payload)
                    assert held.setdefault(number, text) == text, "an operation changed before it was taken"
                    if ready:
                        self.log.append((clock, number, held.pop(number)))
            taken = ctx.get(dut.rows.valid & dut.rows.ready)
            await ctx.tick()
            if taken:
                waiting.pop(0)
                ctx.set(dut.rows.valid, 0)
            quiet = 0 if taken or any(valid) else quiet + 1
            clock += 1

    def _payload(self, row: Row) -> dict:
        valids, edges, subs = 0, 0, [0] * (self.samples.bit_length() - 1)
        for source, (edge, sub) in row.edges.items():
            place = self.sources.index(source)
            valids |= 1 << place
            edges |= edge << place
            for bit in range(len(subs)):
                subs[bit] |= (sub >> bit & 1) << place
        return {
            "valids": valids,
            "edges": edges,
            "subs": subs,
            "tick": row.tick,
            "cut": row.cut,
            "clocks": row.clocks,
        }

    def _text(self, ctx, payload) -> str:
        kind = ctx.get(payload.kind)
        if kind == self.module.Operation.RESPONSE:
            letter = "fr"[ctx.get(payload.edge)]
        else:
            letter = "c" if kind == self.module.Operation.CAUSE else "t"
        return f"{letter}{ctx.get(payload.time)}"


# Random ---------------------------------------------------------------------------------------------------------------


def random_config(rng: random.Random, policy: Policy, sources: Sequence[Source]) -> Config:
    cause = rng.choice(sources)
    response = cause if policy is Policy.INTERVAL else rng.choice([s for s in sources if s != cause])
    return Config(cause, response, policy, enable=rng.random() < 0.7)


def random_rows(rng: random.Random, samples: int, count: int, there: Sequence[Source]) -> list[Row]:
    clocks = rng.choice([0, (1 << 40) // samples - 20 * count])
    rows = []
    for _ in range(count):
        clocks += rng.randrange(1, 20)
        sources = [source for source in there if rng.random() < 0.5]
        edges = {source: (rng.randrange(2), rng.randrange(samples)) for source in sources}
        rows.append(Row(clocks, edges, tick=rng.random() < 0.2, cut=rng.random() < 0.2))
    return rows


def random_run(seed: int, module: ModuleType = router, sources: Sequence[Source] = SOURCES) -> None:
    rng = random.Random(seed)
    samples = (1, 2, 4, 8)[seed % 4]
    policies = [Policy((seed + number) % len(Policy)) for number in range((1, 2, 3)[seed % 3])]
    configs = [random_config(rng, policy, sources) for policy in policies]
    rows = random_rows(rng, samples, 40, sources)

    def sometimes(*shares: float) -> When:
        share = rng.choice(shares)
        return lambda clock: rng.random() < share

    bench = Bench(
        configs,
        rows,
        samples,
        offer=sometimes(0.3, 1.0),
        take=[sometimes(0.1, 0.5, 1.0) for _ in configs],
        resume=sometimes(0.1, 1.0),
        module=module,
        sources=sources,
    )
    assert bench.run() == plain(configs, rows, samples)
    clocks = [int(text[1:]) // samples for _, _, text in bench.log if text != "|"]
    assert clocks == sorted(clocks), "an operation before all of the row before it were taken"


@pytest.mark.parametrize("sources", [SOURCES, EIGHT], ids=["four", "eight"])
@pytest.mark.parametrize("seed", seeds(6, 16))
def test_random_rows_equal_the_model(seed: int, sources: Sequence[Source]) -> None:
    random_run(seed, sources=sources)


MUTANTS = {
    "in one tick the response first": ("response_sub < cause_sub", "response_sub <= cause_sub"),
    "an interval has causes": ("mode.policy != Policy.INTERVAL.value", "mode.policy != 3"),
    "a segment that is not enabled": ("mode.enable << source", "1 << source"),
    "only the first cut gives a tick": ("[cut_ticked.eq(0), cut_passed.eq(1)]", "[cut_passed.eq(1)]"),
    "a cut that does not wait": ("with m.If(self.resume):", "with m.If(1):"),
    "only the first segment is waited for": ("self.busy.eq(Cat(todo).any())", "self.busy.eq(todo[0])"),
}


@pytest.mark.few(3)
@pytest.mark.parametrize("name", MUTANTS)
def test_mutants_are_refuted(name: str) -> None:
    module = mutant("irqscope_gateware.router", *MUTANTS[name])
    with pytest.raises(AssertionError):
        for seed in range(6):
            random_run(seed, module)


# Timelines ------------------------------------------------------------------------------------------------------------

ISR = Config(Source.STIMULUS, Source.ISR, Policy.COALESCE)
TASK = Config(Source.ISR, Source.TASK, Policy.FIFO)
INTERVAL = Config(Source.ISR, Source.ISR, Policy.INTERVAL)


def row(clocks: int, *, tick: bool = False, cut: bool = False, **edges: tuple[int, int]) -> Row:
    """`isr=(1, 0)` is a rising edge of `isr` at sample 0."""
    return Row(clocks, {Source[name.upper()]: edge for name, edge in edges.items()}, tick, cut)


def handed(configs: Sequence[Config], *rows: Row, **options) -> list[str]:
    """The operations of each segment as one text."""
    return [" ".join(texts) for texts in Bench(configs, rows, **options).run()]


TIMELINES = {
    "cause before response in one clock": (row(10, stimulus=(1, 0), isr=(1, 1)), "c20 r21"),
    "response before cause in one clock": (row(10, stimulus=(1, 1), isr=(1, 0)), "r20 c21"),
    "in one tick the cause first": (row(10, stimulus=(1, 1), isr=(0, 1)), "c21 f21"),
    "in the first tick too": (row(10, stimulus=(1, 0), isr=(0, 0)), "c20 f20"),
    "a cause alone": (row(10, stimulus=(1, 1)), "c21"),
    "a response alone": (row(10, isr=(1, 1)), "r21"),
    "an edge of the others": (row(10, task=(1, 1), done=(0, 0), stimulus2=(1, 0)), ""),
    "a tick is at the start of its clock": (row(10, tick=True), "t20"),
    "a tick comes before the edges": (row(10, tick=True, stimulus=(1, 1), isr=(1, 0)), "t20 r20 c21"),
    "a cut comes before the edges": (row(10, cut=True, stimulus=(1, 0), isr=(1, 0)), "t20 | c20 r20"),
    "a cut and a tick in one row": (row(10, cut=True, tick=True, isr=(1, 1)), "t20 | t20 r21"),
}


@pytest.mark.parametrize("name", TIMELINES)
def test_timeline(name: str) -> None:
    given, wanted = TIMELINES[name]
    assert handed([ISR], given) == [wanted]


def test_one_edge_is_the_response_of_one_segment_and_the_cause_of_the_next() -> None:
    rows = row(10, stimulus=(1, 0)), row(13, isr=(1, 1)), row(20, task=(0, 0)), row(30, isr=(0, 0), task=(1, 1))
    assert handed([ISR, TASK, INTERVAL], *rows) == ["c20 r27 f60", "c27 f40 c60 r61", "r27 f60"]


def test_a_segment_that_is_not_enabled_gets_ticks_only() -> None:
    off = Config(Source.STIMULUS, Source.ISR, Policy.COALESCE, enable=False)
    rows = row(10, stimulus=(1, 0), isr=(1, 1)), row(11, tick=True), row(12, cut=True, isr=(1, 0))
    assert handed([off], *rows) == ["t22 t24 |"]


def test_the_slowest_segment_holds_the_next_row_back() -> None:
    """The second segment has nothing to do with the first row, and takes what the second row gives it at once."""
    take = [lambda clock: clock >= 20, always]
    bench = Bench([ISR, TASK], [row(10, stimulus=(1, 0)), row(11, isr=(1, 0))], take=take)
    bench.run()
    assert bench.log == [(20, 0, "c20"), (25, 0, "r22"), (25, 1, "c22")]


def test_a_segment_does_not_wait_for_the_others_within_a_row() -> None:
    take = [lambda clock: clock >= 20, always]
    bench = Bench([ISR, ISR], [row(10, stimulus=(1, 0), isr=(1, 1))], take=take)
    bench.run()
    assert bench.log == [(2, 1, "c20"), (3, 1, "r21"), (20, 0, "c20"), (21, 0, "r21")]


def test_a_cut_waits_for_what_is_before_it_and_then_for_resume() -> None:
    """Nothing is taken before clock 20; the tick of the cut is out in clock 25, and resume comes in clock 40."""
    rows = row(10, stimulus=(1, 0)), row(11, cut=True, isr=(1, 1)), row(12, isr=(0, 0))
    bench = Bench([ISR], rows, take=[lambda clock: clock >= 20], resume=lambda clock: clock == 40)
    bench.run()
    assert bench.log == [(20, 0, "c20"), (25, 0, "t22"), (40, None, "|"), (42, 0, "r23"), (47, 0, "f24")]
    assert bench.cuts == list(range(26, 41))
