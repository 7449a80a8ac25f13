# SPDX-License-Identifier: BSD-2-Clause
"""A target with two CPUs: all that the instrument says of either one is what that one's own ledger says."""

import json
import math
import random
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest
from endtoend import Measured, irqscope, measure, url
from seeds import seeds

from irqscope.contract.roles import INPUTS, Source
from irqscope.contract.segments import Policy
from irqscope.contract.statistics import bin_of
from irqscope.device.configuration import Configuration, InputSettings, SegmentSettings
from irqscope.device.decode import Events
from irqscope.measuring.pairing import SegmentPairing
from irqscope.results.crosscheck import comparable, differences
from irqscope_bench.core import BenchError
from irqscope_bench.engine import Entry
from irqscope_bench.opening import bench
from irqscope_bench.profile import ProfileError, load
from irqscope_bench.url import parse

pytestmark = pytest.mark.bench
PROFILE = """
[irq]
latency = {{ shape = "lognormal", least = "{latency}ns", median = "300ns", sigma = 0.6, limit = "40us" }}
[isr]
toggle = "0ns"
duration = "{handler}ns"
reentry = "90ns"
[task]
release = "{release}"
depth = 16
latency = {{ shape = "lognormal", least = "1us", median = "{task}us", sigma = 1.0, limit = "60us" }}
duration = {{ shape = "lognormal", least = "1us", median = "{work}us", sigma = 0.8, limit = "60us" }}
again = "350ns"
[[disturbance]]
period = "{period}us"
duration = "{blocked}us"
probability = 0.5
"""
"""The handler toggles as it is entered, so that outside and inside see one order."""
SOURCES = (Source.STIMULUS, Source.STIMULUS2, Source.DONE)
"""What the second CPU's interrupt may be."""
PINS = {"toggle": (Source.ISR, Source.ISR_B), "start": (Source.TASK, Source.TASK_B), "end": (Source.DONE, Source.DONE_B)}
Pairs = list[tuple[int, int]]
"""The time of an answer, and how long it took, in ticks."""


@dataclass(frozen=True)
class Two:
    """A run on a target with two CPUs, each of which is drawn."""

    run: Measured
    source: Source
    counts: tuple[bool, bool]
    """Whether the task of each counts its releases."""

    def ticks(self, ps: int) -> int:
        """When the instrument has an edge of this time."""
        identity = self.run.observation.identity
        return math.ceil(ps / (identity.tick * 10**12)) + identity.stamp_offset

    def times(self, kind: str, cpu: int) -> list[int]:
        return [self.ticks(entry.ps) for entry in self.ledger(cpu) if entry.kind == kind]

    def ledger(self, cpu: int) -> list[Entry]:
        return self.run.ledger_b if cpu else self.run.ledger

    def pairs(self, cpu: int) -> tuple[Pairs, Pairs, Pairs]:
        """What one CPU did, by its ledger: request to handler, handler to task, start to end of the task."""
        ledger = self.ledger(cpu)
        came, toggled = self.times("stimulus", cpu), self.times("toggle", cpu)
        started, ended = self.times("start", cpu), self.times("end", cpu)
        taken = {entry.object: entry.subject for entry in ledger if entry.kind == "start"}
        served = [(entry.subject, entry.object) for entry in ledger if entry.kind == "served"]
        # A release that was dropped had found one that waits: the same start serves it.
        releases = [taken.get(run, bisect_right(started, toggled[run])) for run in range(len(toggled))]
        return (
            sorted((toggled[run], toggled[run] - came[stimulus]) for stimulus, run in served),
            sorted((started[start], started[start] - toggled[run]) for run, start in enumerate(releases)),
            [(end, end - start) for start, end in zip(started, ended, strict=True)],
        )


def drawn(rng: random.Random, *, counts: bool) -> str:
    return PROFILE.format(
        latency=rng.randrange(300, 3000), handler=rng.randrange(200, 900), task=rng.randrange(2, 9),
        work=rng.randrange(1, 9), release="counting" if counts else "binary", period=rng.randrange(40, 400),
        blocked=rng.randrange(1, 20),
    )  # fmt: skip


def beside(profile: str, other: str, source: Source) -> str:
    """A profile whose second CPU has the other one, and this interrupt."""
    own = other.replace("[[", "[[cpu_b.").replace("\n[", "\n[cpu_b.").replace("[cpu_b.[", "[[")
    return profile + own.replace("[cpu_b.irq]", f'[cpu_b.irq]\nsource = "{source.label}"')


def segments(source: Source, counts: tuple[bool, bool]) -> list[tuple[Source, Source, Policy]]:
    """Of both CPUs, one after the other."""
    tasks = [Policy.FIFO if each else Policy.COALESCE for each in counts]
    return [
        (Source.STIMULUS, Source.ISR, Policy.COALESCE),
        (Source.ISR, Source.TASK, tasks[0]),
        (Source.TASK, Source.DONE, Policy.COALESCE),
        (source, Source.ISR_B, Policy.COALESCE),
        (Source.ISR_B, Source.TASK_B, tasks[1]),
        (Source.TASK_B, Source.DONE_B, Policy.COALESCE),
    ]


def measuring(chosen: list[tuple[Source, Source, Policy]]) -> Callable[[Configuration], Configuration]:
    """All inputs, and these segments on the chip. What comes in the tick of an answer came after it."""

    def change(configuration: Configuration) -> Configuration:
        alike = configuration.segments[0]
        made = tuple(
            replace(
                alike, name=f"s{number}", cause=cause, response=response, policy=policy, depth=0,
                least=int(policy == Policy.COALESCE),
            )
            for number, (cause, response, policy) in enumerate(chosen)
        )  # fmt: skip
        return replace(configuration, inputs={role: InputSettings() for role in INPUTS}, segments=made)

    return change


def paired(two: Two, settings: SegmentSettings) -> Pairs:
    """The pairs of a segment as the host finds them in the events."""
    pairing, found = SegmentPairing(settings, two.run.observation.identity), []
    pairing.watchers.append(lambda values, times: found.extend(zip(times.tolist(), values.tolist(), strict=True)))
    time, source = (np.array(column) for column in zip(*two.run.events, strict=True))
    zero = np.zeros(len(time), dtype=np.uint8)
    pairing.take_events(Events(time, source.astype(np.uint8), zero, zero))
    pairing.finish()
    return sorted(found)


def made(seed: int, folder: Path) -> Two:
    rng = random.Random(seed)
    source, counts = SOURCES[seed % len(SOURCES)], (seed % 2 == 1, seed % 4 > 1)
    profile = folder / "two.toml"
    profile.write_text(beside(drawn(rng, counts=counts[0]), drawn(rng, counts=counts[1]), source))
    every = segments(source, counts)
    # Those that begin with a stimulus, of which there may be two with the same one, and others.
    chosen = [every[0], every[3], *rng.sample([*every[1:3], *every[4:]], 2)]
    both = ["--stimulus2", f"rate={rng.randrange(20, 30)}kHz"] if source == Source.STIMULUS2 else []
    run = measure(
        url(inputs=8, profile=profile, ledger="on", link="unlimited", seed=seed), folder / "run", "--rate",
        f"{rng.randrange(20, 30)}kHz", "--count", 800, "--timeout", "5ms", "--filter", "0", "--segments", "isr", *both,
        change=measuring(chosen),
    )  # fmt: skip
    return Two(run, source, counts)


@pytest.mark.parametrize("seed", seeds(6, 20))
def test_each_edge_and_each_pair_is_that_of_its_cpu(seed: int, tmp_path: Path) -> None:
    """On the chip and on the host: also where one stimulus is the begin of two segments."""
    two = made(seed, tmp_path)
    observation = two.run.observation
    assert comparable(observation) and differences(observation) == []
    for cpu, counts in enumerate((two.run.counts, two.run.counts_b)):
        for kind, pins in PINS.items():
            assert two.run.times(pins[cpu]) == two.times(kind, cpu)
            assert counts[f"{pins[0].label}_edges"] == len(two.times(kind, cpu)) > 300
        assert two.run.times((Source.STIMULUS, two.source)[cpu]) == two.times("stimulus", cpu)
        assert counts["disturbances"] > 10
    truth = [pairs for cpu in range(2) for pairs in two.pairs(cpu)]
    every = segments(two.source, two.counts)
    assert all(len(pairs) > 300 for pairs in truth)
    like = observation.configuration.segments[0]
    for (cause, response, policy), pairs in zip(every, truth, strict=True):
        settings = replace(like, cause=cause, response=response, policy=policy, least=int(policy == Policy.COALESCE))
        assert paired(two, settings) == pairs
    by_ends = {each[:2]: pairs for each, pairs in zip(every, truth, strict=True)}
    for settings, totals in zip(observation.configuration.segments, observation.totals.segments, strict=True):
        values = [value for _, value in by_ends[settings.cause, settings.response]]
        assert sum(each.sum for each in totals.edges) == sum(values)
        bins = Counter(bin_of(value, observation.identity.sub_bits) for value in values)
        assert totals.bins == [bins[number] for number in range(len(totals.bins))]
