# SPDX-License-Identifier: BSD-2-Clause
"""Chains through a run: those that are counted are those that were made, whatever is lost, and however it is read."""

import random
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise

import pytest
from chain_rows import PATH, Row, read

from irqscope.contract.segments import Policy
from irqscope.device.configuration import SegmentSettings
from irqscope.findings import chainfollower
from irqscope.findings.chainfollower import ChainFollower
from models.instrument import IDENTITY

TIMEOUT = 3000


@dataclass
class Made:
    """Chains that a target made: for each its edges, None from where it ended, and which of its edges went unseen."""

    chains: list[list[int | None]]
    unseen: set[tuple[int, int]]

    @property
    def rows(self) -> list[Row]:
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


def followed(
    rows: list[Row], policy: Policy = Policy.COALESCE, seed: int = 0, gap: int | None = None, most: int = 90
) -> ChainFollower:
    """A `gap` says before which row events are missing."""
    hops = [
        SegmentSettings(name=f"hop{k}", cause=a, response=b, policy=policy, timeout=TIMEOUT)
        for k, (a, b) in enumerate(pairwise(PATH))
    ]
    follower = ChainFollower(hops, IDENTITY, [(slice(0, 3), 500), (slice(1, 2), 200)])
    return read(follower, [rows] if gap is None else [rows[:gap], rows[gap:]], seed, most)


def told(follower: ChainFollower) -> tuple[object, ...]:
    found = follower.figures
    return (
        follower.stimuli, found.complete, follower.doubtful, found.unanswered, found.open, found.merged, found.late,
        found.longest.tolist(), [[column.tolist() for column in each.table()] for each in found.parts],
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
    rows = sorted(found.figures.longest.tolist())
    assert rows == truth.chains and found.stimuli == found.figures.complete == len(truth.chains)
    assert not found.doubtful
    assert not sum(found.figures.unanswered) and not sum(found.figures.open) and not sum(found.figures.merged)
    took = [chain[3] - chain[0] for chain in truth.chains]
    hop = [chain[2] - chain[1] for chain in truth.chains]
    assert found.figures.late == [sum(each > 500 for each in took), sum(each > 200 for each in hop)]
    assert [each.n for each in found.figures.parts] == [len(rows)] * 3


@pytest.mark.parametrize("seed", range(6))
def test_no_chain_is_made_up_where_edges_inside_are_missing(seed: int) -> None:
    truth = made(seed, unseen=0.02)
    found = followed(truth.rows, seed=seed)
    assert truth.unseen
    chains = [chain for number, chain in enumerate(truth.chains) if not {(number, 1), (number, 2)} & truth.unseen]
    assert all(row in chains for row in found.figures.longest.tolist())
    assert found.figures.complete == len(found.figures.longest) and found.figures.complete > 0.8 * len(chains)
    # Each is told by its successor, which has no cause: unless that is missing, too, or answers the chain before.
    alone = [(k, s) for k, s in truth.unseen if not {(k, s + 1), (k - 1, s + 1)} & truth.unseen]
    assert found.causeless[1:] == [sum(stage == missing for _, stage in alone) for missing in (1, 2)]
    assert found.stimuli == len(truth.chains)


@pytest.mark.parametrize("seed", range(6))
def test_chains_that_end_are_counted_where_they_end(seed: int) -> None:
    truth = made(seed, ends=0.1)
    found = followed(truth.rows, seed=seed)
    stages = Counter(sum(time is not None for time in chain) for chain in truth.chains[:-1])
    last = sum(time is not None for time in truth.chains[-1])
    assert sorted(found.figures.longest.tolist()) == [chain for chain in truth.chains if None not in chain]
    assert found.figures.unanswered == [stages[1], stages[2], stages[3]] and not found.doubtful
    assert found.figures.open == [last == 1, last == 2, last == 3]
    task = [chain[2] - chain[1] for chain in truth.chains if chain[2] is not None]
    assert found.figures.late[1] == sum(each > 200 for each in task)


@pytest.mark.parametrize("seed", range(6))
def test_chains_under_way_where_events_are_missing_are_in_no_figure(seed: int) -> None:
    truth = made(seed)
    rows, rng = truth.rows, random.Random(seed)
    first = rng.randrange(100, len(rows) - 200)
    gone = set(rows[first : first + rng.randrange(1, 30)])
    kept = [row for row in rows if row not in gone]
    found = followed(kept, seed=seed, gap=first)
    whole = [c for c in truth.chains if not gone & {(t, PATH[k]) for k, t in enumerate(c) if t is not None}]
    assert found.gaps == 1 and sorted(found.figures.longest.tolist()) == whole and found.stimuli == len(whole)
    assert not sum(found.figures.unanswered) and not sum(found.figures.open)


def test_it_is_read_in_any_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    truth = made(3, 500, ends=0.01, unseen=0.01)
    whole = told(followed(truth.rows))
    for seed in range(3):
        monkeypatch.setattr(chainfollower, "BLOCK", 7 * 4**seed)
        assert told(followed(truth.rows, seed=seed)) == whole


def test_a_target_that_is_never_idle_is_settled_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chainfollower, "BLOCK", 50)
    n = 600
    truth = Made([[k * 50, k * 50 + 30, k * 50 + 70, k * 50 + 110] for k in range(n)], set())
    found = followed(truth.rows, Policy.FIFO)
    assert found.figures.complete == n and found.figures.longest.tolist() == truth.chains


def test_who_waits_long_is_not_forgotten_for_one_that_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second chain, whose stimulus is lost, is over before the first one is."""
    chains = [[0, 10, 2900, 5800], [20, None, None, None], [4000, 4010, 4020, 5900], [9500, 9510, 9520, 9530]]
    rows = Made(chains, set()).rows
    whole = followed(rows, Policy.FIFO)
    assert whole.figures.unanswered == [1, 0, 0] and chains[0] in whole.figures.longest.tolist()
    monkeypatch.setattr(chainfollower, "BLOCK", 1)
    assert told(followed(rows, Policy.FIFO, most=1)) == told(whole)
