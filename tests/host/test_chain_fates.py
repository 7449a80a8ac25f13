# SPDX-License-Identifier: BSD-2-Clause
"""What becomes of chains on targets that lose edges, stall, die or toggle by themselves, as the plain model has it."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise

import pytest
from chain_rows import PATH, Row, events_of, read
from model_run import configuration
from seeds import seeds

from irqscope.contract.roles import Source
from irqscope.contract.segments import Policy
from irqscope.device.configuration import SegmentSettings
from irqscope.findings import chain as chainfinding
from irqscope.findings import chainfollower
from irqscope.findings.chainfollower import ChainFollower
from irqscope.measuring.chain import Link, chain_of
from irqscope.measuring.chaining import settings_record
from irqscope.measuring.observation import Observation
from irqscope.results.findingrecords import ChainFinding
from irqscope.targets.target import Target
from models.chains import chains_of
from models.instrument import IDENTITY

STIMULUS, ISR, TASK, DONE = PATH
TIMEOUT = 3000
RUNS = 20
CHAIN = chain_of([Link(f"hop{k}", a, b) for k, (a, b) in enumerate(pairwise(PATH))] + [Link("pair", ISR, DONE)])
LIMITS = {"hop0": 60, "hop1": 100, "pair": 200, "response": 500}


def hops(
    *policies: Policy, path: Sequence[Source] = PATH, depth: int = 0, least: int = 0, timeout: int = TIMEOUT
) -> list[SegmentSettings]:
    return [
        SegmentSettings(
            name=f"hop{k}", cause=a, response=b, policy=policy, timeout=timeout, depth=depth, least=0 if k else least
        )
        for k, ((a, b), policy) in enumerate(zip(pairwise(path), policies, strict=True))
    ]


@dataclass
class Drawn:
    """A run that a seed draws, of a target with some habits, and how it is paired, cut and read."""

    rng: random.Random
    rows: list[Row]
    settings: list[SegmentSettings]
    room: int

    @classmethod
    def of(cls, seed: int) -> "Drawn":
        rng = random.Random(seed)
        settings = [
            replace(each, policy=rng.choice((Policy.COALESCE, Policy.COALESCE, Policy.FIFO)))
            for each in hops(*[Policy.COALESCE] * 3, depth=rng.choice((0, 0, 3)), least=rng.choice((0, 0, 15)))
        ]
        often, dies = rng.choice((60, 200, 1500, 5000)), rng.random() < 0.3
        ends, unseen, extra, stalls = (rng.choice((0, 0, 0.02, 0.1)) for _ in range(4))
        rows, time, free, n = set(), 0, [0] * 4, rng.choice((2, 30, 60))
        for number in range(n):
            now = time = time + rng.randrange(often // 2, 2 * often)
            rows.add((now, STIMULUS))
            if dies and number > n // 2:
                continue
            for stage in (1, 2, 3):
                if rng.random() < ends:
                    break
                slow = rng.randrange(2000, 5000) if rng.random() < stalls / 3 else 0
                now = free[stage] = max(now, free[stage]) + rng.randrange(0, 120) + slow
                if rng.random() >= unseen:
                    rows.add((now, PATH[stage]))
                if rng.random() < extra:
                    rows.add((now + rng.randrange(1, 300), PATH[rng.randrange(1, 4)]))
        ordered = sorted(rows, key=lambda row: (row[0], row[1] != STIMULUS, rng.random()))
        return cls(rng, ordered, settings, rng.choice((4, 64)))

    @property
    def parts(self) -> list[list[Row]]:
        """Whole, or with some rows missing at one place; ticks stay whole."""
        rows, first = self.rows, self.rng.randrange(len(self.rows))
        after = [row for row in rows[first:] if row[0] > rows[first][0] + self.rng.randrange(0, 2000)]
        before = [row for row in rows if row[0] < rows[first][0]]
        return [before, after] if before and after and self.rng.random() < 0.3 else [rows]


@pytest.mark.parametrize("part", seeds(3, 20))
def test_what_became_of_chains_is_as_the_plain_model_has_it(monkeypatch: pytest.MonkeyPatch, part: int) -> None:
    """However the run is read."""
    for seed in range(part * RUNS, (part + 1) * RUNS):
        drawn = Drawn.of(seed)
        parts, rng = drawn.parts, drawn.rng
        monkeypatch.setattr(chainfollower, "BLOCK", rng.choice((1, 7, 40, 1 << 20)))
        within = {name: Fraction(most) * IDENTITY.tick for name, most in LIMITS.items()}
        allowed = [(CHAIN.reach(CHAIN.named[name]), most) for name, most in LIMITS.items()]
        identity = replace(IDENTITY, pending_depth=drawn.room)
        follower = read(ChainFollower(drawn.settings, identity, allowed), parts, seed, rng.choice((2, 9, 90)))
        found, truth = follower.figures, chains_of(parts, drawn.settings, drawn.room)
        told = f"seed {seed}"
        assert sorted(found.longest.tolist()) == truth.clear("complete"), told
        assert found.complete == len(found.longest) and follower.stimuli == len(truth.chains), told
        assert follower.doubtful == sum(each.doubtful for each in truth.chains), told
        assert found.unanswered == truth.by_hop("unanswered", 3) and found.open == truth.by_hop("open", 3), told
        assert found.merged == truth.merged(3), told
        assert follower.causeless == [truth.causeless[number] for number in range(3)], told
        for each, limit in zip(
            chainfinding.deadlines(settings_record(CHAIN, within), CHAIN, follower), allowed, strict=True
        ):
            judged = truth.judged(*limit)
            want = (judged["late"], judged["missing"], judged["unknown"])
            assert (each.late, each.missing, each.unknown) == want, f"{told}, {each.segment}"
            assert each.n == len(truth.chains) - judged["unknown"], told


def followed(settings: Sequence[SegmentSettings], rows: Sequence[Row], *limits: tuple[slice, int]) -> ChainFollower:
    return read(ChainFollower(settings, IDENTITY, limits), [sorted(rows)], most=2)


def test_one_under_way_that_was_late_before_is_late() -> None:
    rows = [(1000, STIMULUS), (1010, ISR), (1020, TASK), (5000, STIMULUS), (5900, ISR)]
    found = followed(hops(*[Policy.COALESCE] * 2, path=PATH[:3]), rows, (slice(0, 1), 100)).figures
    assert found.complete == 1 and found.open == [0, 1] and found.late == [1]


def test_one_that_waits_longer_than_the_timeout_is_unanswered_though_its_pins_are_still() -> None:
    rows = [(1000, STIMULUS), (1900, ISR), *((5000 * k, STIMULUS) for k in range(1, 6))]
    found = followed(hops(*[Policy.COALESCE] * 2, path=PATH[:3]), rows).figures
    assert found.unanswered == [4, 1] and found.open == [1, 0]


def test_what_follows_one_that_is_overdue_in_a_queue_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer may be a late one. That it is overdue shows by an edge of another pin, as all is settled."""
    monkeypatch.setattr(chainfollower, "BLOCK", 1)
    rows = [(1000, STIMULUS), (3000, STIMULUS), (4500, DONE), (5000, DONE), (5500, ISR)]
    found = followed(hops(Policy.FIFO, path=PATH[:2]), rows)
    assert found.figures.unanswered == [1] and found.doubtful == 1


def test_an_answer_that_is_too_early_for_its_cause_is_one_all_the_same_in_a_queue() -> None:
    rows = [(1000, STIMULUS), (1020, ISR), (1500, ISR), (2000, STIMULUS), (2005, ISR), (9000, DONE)]
    found = followed(hops(Policy.FIFO, path=PATH[:2], least=15), rows)
    assert found.figures.complete == found.doubtful == 1


@pytest.mark.parametrize("least, unanswered", [(0, 0), (15, 1)])
def test_an_answer_that_is_too_early_is_not_that_of_one_that_found_the_queue_full(least: int, unanswered: int) -> None:
    depth = IDENTITY.pending_depth
    rows = [(100 * k, STIMULUS) for k in range(1, depth + 2)]
    found = followed(
        hops(Policy.COALESCE, path=PATH[:2], least=least, timeout=10_000),
        [*rows, (rows[-1][0] + 5, ISR), (40_000, DONE)],
    )
    assert found.figures.unanswered == [unanswered] and found.doubtful == 1 - unanswered


@pytest.mark.parametrize("block", [1, 1 << 20])
@pytest.mark.parametrize("extra", [ISR, TASK])
def test_an_edge_that_no_chain_brought_shifts_no_answers(
    monkeypatch: pytest.MonkeyPatch, extra: Source, block: int
) -> None:
    """An extra edge takes the answer of the first chain, that one the second's, and so on until there is a pause."""
    monkeypatch.setattr(chainfollower, "BLOCK", block)
    shifted, after = range(1000, 20_000, 1000), 40_000
    rows = [(t + 10 * k, pin) for t in [*shifted, after] for k, pin in enumerate(PATH)]
    settings = hops(Policy.COALESCE, *[Policy.FIFO] * 2)
    found = followed(settings, [(500, extra), *rows], (slice(0, 3), 100))
    assert found.figures.longest.tolist() == [[after, after + 10, after + 20, after + 30]]
    assert found.doubtful == len(shifted) and found.figures.late == [0] and not sum(found.figures.unanswered)
    assert followed(settings, [(500, extra), *rows[:-4]]).doubtful == len(shifted)  # before anybody is left over
    assert followed(hops(*[Policy.COALESCE] * 3), [(500, ISR), *rows]).doubtful == 0


def test_an_edge_that_no_chain_brought_and_that_is_answered_is_no_harm() -> None:
    rows = [(t + 10 * k, pin) for t in range(1000, 20_000, 1000) for k, pin in enumerate(PATH)]
    found = followed(hops(Policy.COALESCE, *[Policy.FIFO] * 2), [(500, ISR), (510, TASK), (520, DONE), *rows])
    assert found.figures.complete == found.stimuli == 19


def test_a_release_that_a_queue_dropped_shifts_no_answers() -> None:
    """What is left over at the pause tells that, of those before it, some have got others' answers."""
    rows = [(t + 10 * k, pin) for t in range(1000, 20_000, 1000) for k, pin in enumerate(PATH)]
    found = followed(hops(Policy.COALESCE, *[Policy.FIFO] * 2), [*rows[:2], *rows[4:], (40_000, STIMULUS)])
    assert found.doubtful == 19 and not found.figures.complete and found.figures.unanswered == [0, 0, 0]


@pytest.mark.parametrize("answered", [False, True])
def test_who_found_the_queue_full_is_unanswered_only_if_no_answer_came(answered: bool) -> None:
    depth = IDENTITY.pending_depth
    rows = [(k, STIMULUS) for k in range(depth + 5)]
    end = [(depth + 10, ISR), (depth + 20, TASK)] if answered else []
    found = followed(hops(*[Policy.COALESCE] * 2, path=PATH[:3]), [*rows, *end, (TIMEOUT + 500, DONE)])
    unanswered = 0 if answered else depth + 5
    assert found.figures.unanswered == [unanswered, 0] and found.doubtful == (5 if answered else 0)
    assert found.figures.complete == depth + 5 - unanswered - found.doubtful


@pytest.mark.parametrize("missing", [1, 2])
def test_an_inner_edge_that_is_missing_makes_no_chain_end(missing: int) -> None:
    rows = [(t + 10 * k, pin) for t in range(0, 50_000, 10_000) for k, pin in enumerate(PATH)]
    del rows[8 + missing]
    found = followed(hops(*[Policy.COALESCE] * 3), rows)
    assert found.figures.complete == 4 and found.doubtful == 1 and found.figures.unanswered == [0, 0, 0]


def test_doubt_reaches_as_far_as_a_stretch_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that were settled long before, and those that come long after; and not into the stretches beside it."""
    monkeypatch.setattr(chainfollower, "BLOCK", 20)
    rows = [(k * 50 + ahead, pin) for k in range(300) for ahead, pin in zip((0, 30, 70, 110), PATH, strict=True)]
    rows.remove((150 * 50 + 70, TASK))
    beside = [(t + k, pin) for t in (-2000, -1000, 16_000, 17_000) for k, pin in enumerate(PATH)]
    found = followed(hops(*[Policy.COALESCE] * 3), [*rows, *beside], (slice(0, 3), 2))
    assert found.doubtful == 300 and found.figures.complete == found.figures.late[0] == 4
    assert [each.n for each in found.figures.parts] == [4] * 3


@pytest.mark.parametrize("took, late", [(2, 0), (3, 1)])
def test_a_deadline_between_two_ticks_is_missed_by_the_later_one(took: int, late: int) -> None:
    chain = chain_of([Link("isr", STIMULUS, ISR)])
    settings = settings_record(chain, {"isr": Fraction(27, 10) * IDENTITY.tick})
    finder = chainfinding.finder(settings, Observation(IDENTITY, configuration()), Target())
    for consumer in finder.consumers:
        consumer.take_events(events_of([(1000, STIMULUS), (1000 + took, ISR)]))
        consumer.finish()
    found, _ = finder.found()
    assert isinstance(found, ChainFinding) and [each.late for each in found.deadlines] == [late]
