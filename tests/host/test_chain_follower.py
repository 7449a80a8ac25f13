# SPDX-License-Identifier: BSD-2-Clause
"""Chains through a run: those that are counted are those that were made, whatever is lost, and however it is read."""

import random
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import pytest

from irqscope.contract.roles import Source
from irqscope.contract.segments import Policy
from irqscope.device.configuration import SegmentSettings
from irqscope.device.decode import Events
from irqscope.findings import chainfollower
from irqscope.findings.chainfollower import ChainFollower
from irqscope.recording.stream import Gap
from models.instrument import IDENTITY

PATH = (Source.STIMULUS, Source.ISR, Source.TASK, Source.DONE)
TIMEOUT = 3000


@dataclass
class Made:
    """Chains that a target made: for each its edges, None from where it ended, and which of its edges went unseen."""

    chains: list[list[int | None]]
    unseen: set[tuple[int, int]]

    @property
    def rows(self) -> list[tuple[int, Source]]:
        """Edges that are seen, in order."""
        return sorted(
            (time, PATH[stage])
            for number, chain in enumerate(self.chains)
            for stage, time in enumerate(chain)
            if time is not None and (number, stage) not in self.unseen
        )


def made(seed: int, n: int = 400, *, overlap: bool = False, ends: float = 0.0, unseen: float = 0.0) -> Made:
    """Stimuli apart from each other by more than a chain takes, unless they `overlap`; each stage is a queue.

    A share of the chains `ends` early, and the next one comes after the timeout then; a share of the inner edges goes
    `unseen`.
    """
    rng, time = random.Random(seed), 0
    free = [0] * len(PATH)
    chains: list[list[int | None]] = []
    lost = set()
    for number in range(n):
        time += rng.randrange(60, 200) if overlap else rng.randrange(1000, 2000) + (TIMEOUT if ends else 0)
        chain: list[int | None] = [time]
        now = time
        stages = rng.randrange(1, 4) if rng.random() < ends else 4
        for stage in range(1, stages):
            now = max(now, free[stage]) + rng.randrange(20, 120 if overlap else 300)
            free[stage] = now
            chain.append(now)
            if stage < 3 and rng.random() < unseen:
                lost.add((number, stage))
        chains.append(chain + [None] * (4 - stages))
    return Made(chains, lost)


def events_of(rows: list[tuple[int, Source]]) -> Events:
    zero = np.zeros(len(rows), dtype=np.uint8)
    times, sources = (np.array(column) for column in zip(*rows, strict=True))
    return Events(times.astype(np.int64), sources.astype(np.uint8), zero, zero)


def followed(
    rows: list[tuple[int, Source]],
    policy: Policy = Policy.COALESCE,
    seed: int = 0,
    gap: int | None = None,
    most: int = 90,
) -> ChainFollower:
    """Read in batches that a seed draws; a `gap` says before which row events are missing."""
    hops = [
        SegmentSettings(name=f"hop{k}", cause=a, response=b, policy=policy, timeout=TIMEOUT)
        for k, (a, b) in enumerate(pairwise(PATH))
    ]
    follower, rng, last = (
        ChainFollower(hops, IDENTITY, [(slice(0, 3), 500), (slice(1, 2), 200)]),
        random.Random(seed),
        0,
    )
    while last < len(rows):
        if last == gap:
            follower.take_gap(Gap(1))
        end = min(len(rows), last + rng.randint(1, most))
        end = gap if gap is not None and last < gap < end else end
        follower.take_events(events_of(rows[last:end]))
        last = end
        room = 3 * max(chainfollower.BLOCK, 100)
        assert all(hop.n <= room for hop in follower.hops), "settled samples are forgotten"
    follower.finish()
    return follower


def figures(follower: ChainFollower) -> tuple[object, ...]:
    return (
        follower.stimuli, follower.complete, follower.doubtful, follower.unanswered, follower.open, follower.merged,
        follower.late, follower.longest.tolist(), [each.table()[0].tolist() for each in follower.parts],
    )  # fmt: skip


@pytest.mark.parametrize("block", [1 << 20, 40])
@pytest.mark.parametrize("overlap", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_all_chains_are_those_that_were_made(
    monkeypatch: pytest.MonkeyPatch, seed: int, overlap: bool, block: int
) -> None:
    monkeypatch.setattr(chainfollower, "BLOCK", block)
    truth = made(seed, overlap=overlap)
    found = followed(truth.rows, Policy.FIFO if overlap else Policy.COALESCE, seed)
    rows = sorted(found.longest.tolist())
    assert rows == truth.chains and found.stimuli == found.complete == len(truth.chains)
    assert not found.doubtful and not sum(found.unanswered) and not sum(found.open) and not sum(found.merged)
    took = [chain[3] - chain[0] for chain in truth.chains]
    assert found.late == [sum(each > 500 for each in took), sum(chain[2] - chain[1] > 200 for chain in truth.chains)]
    assert [each.n for each in found.parts] == [len(rows)] * 3


@pytest.mark.parametrize("seed", range(6))
def test_no_chain_is_made_up_where_edges_inside_are_missing(seed: int) -> None:
    truth = made(seed, unseen=0.02)
    found = followed(truth.rows, seed=seed)
    assert truth.unseen
    chains = [chain for number, chain in enumerate(truth.chains) if not {(number, 1), (number, 2)} & truth.unseen]
    assert all(row in chains for row in found.longest.tolist())
    assert found.complete == len(found.longest) and found.complete > 0.8 * len(chains)
    # Each is told by its successor, which has no cause: unless that is missing, too, or answers the chain before.
    alone = [(k, s) for k, s in truth.unseen if not {(k, s + 1), (k - 1, s + 1)} & truth.unseen]
    assert found.causeless[1:] == [sum(stage == missing for _, stage in alone) for missing in (1, 2)]
    assert (
        found.stimuli == len(truth.chains) == found.complete + found.doubtful + sum(found.unanswered) + sum(found.open)
    )


@pytest.mark.parametrize("seed", range(6))
def test_chains_that_end_are_counted_where_they_end(seed: int) -> None:
    truth = made(seed, ends=0.1)
    found = followed(truth.rows, seed=seed)
    stages = Counter(sum(time is not None for time in chain) for chain in truth.chains[:-1])
    last = sum(time is not None for time in truth.chains[-1])
    assert sorted(found.longest.tolist()) == [chain for chain in truth.chains if None not in chain]
    assert found.unanswered == [stages[1], stages[2], stages[3]] and not found.doubtful
    assert found.open == [last == 1, last == 2, last == 3]
    task = [chain[2] - chain[1] for chain in truth.chains if chain[2] is not None]
    assert found.late[1] == sum(each > 200 for each in task)


@pytest.mark.parametrize("seed", range(6))
def test_chains_under_way_where_events_are_missing_are_in_no_figure(seed: int) -> None:
    truth = made(seed)
    rows, rng = truth.rows, random.Random(seed)
    first = rng.randrange(100, len(rows) - 200)
    gone = set(rows[first : first + rng.randrange(1, 30)])
    kept = [row for row in rows if row not in gone]
    found = followed(kept, seed=seed, gap=first)
    whole = [c for c in truth.chains if not gone & {(t, PATH[k]) for k, t in enumerate(c) if t is not None}]
    assert found.gaps == 1 and sorted(found.longest.tolist()) == whole and found.stimuli == len(whole)
    assert not sum(found.unanswered) and not sum(found.open)


def test_it_is_read_in_any_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    truth = made(3, 500, ends=0.01, unseen=0.01)
    whole = figures(followed(truth.rows))
    for seed in range(3):
        monkeypatch.setattr(chainfollower, "BLOCK", 7 * 4**seed)
        assert figures(followed(truth.rows, seed=seed)) == whole


def test_a_target_that_is_never_idle_is_settled_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chainfollower, "BLOCK", 50)
    n = 600
    truth = Made([[k * 50, k * 50 + 30, k * 50 + 70, k * 50 + 110] for k in range(n)], set())
    found = followed(truth.rows, Policy.FIFO)
    assert found.complete == n and found.longest.tolist() == truth.chains


def test_who_waits_long_is_not_forgotten_for_one_that_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second chain ends before the first one does, which only a queue that loses can bring about."""
    chains = [[0, 10, 2900, 5800], [20, 30, None, None], [4000, 4010, 4020, 5900], [9500, 9510, 9520, 9530]]
    rows = Made(chains, set()).rows
    whole = followed(rows, Policy.FIFO)
    assert whole.unanswered == [0, 1, 0] and chains[0] in whole.longest.tolist()
    monkeypatch.setattr(chainfollower, "BLOCK", 1)
    assert figures(followed(rows, Policy.FIFO, most=1)) == figures(whole)
