# SPDX-License-Identifier: BSD-2-Clause
"""What answers show of lost causes and of the least latency, by simulated targets whose ledger says what is true."""

import numpy as np
import pytest

from irqscope.measuring.pattern import Pattern
from models.latched import Latched, Ledger, answer, schedule

US = 100
"""Ticks of a microsecond."""
COUNT = 10_000
SEEDS = range(8)
DITHERS = "none", "whole", "exponential"


def seen(
    target: Latched,
    period: int,
    dither: str,
    seed: int,
    *,
    count: int = COUNT,
    spurious: float = 0.0,
    timeout: int = 10**8,
    piece: int = 3001,
) -> tuple[Pattern, Ledger]:
    """What is seen of a target, with so many more answers to nobody for each stimulus, in pieces."""
    stimuli = schedule(period, count, dither, seed)
    ledger = answer(target, stimuli, seed + 1000)
    more = np.random.default_rng(seed + 7).integers(stimuli[0], stimuli[-1], int(spurious * count))
    answers = np.concatenate([ledger.answers, more])
    time = np.concatenate([stimuli, answers])
    which = np.arange(len(time)) >= len(stimuli)
    order = np.lexsort((which, time))
    pattern = Pattern(timeout)
    for start in range(0, len(time), piece):
        pattern.add(time[order][start : start + piece], which[order][start : start + piece])
    return pattern, ledger


def stalls(period: int, seed: int, lengths: tuple[float, float]) -> list[tuple[int, int]]:
    """At random, each 200 periods on average, so many periods long."""
    generator, time, found = np.random.default_rng(seed), 0, []
    while time < 2 * COUNT * period:
        time += int(generator.exponential(200 * period))
        found.append((time, int(generator.uniform(*lengths) * period)))
        time += found[-1][1]
    return found


@pytest.mark.parametrize("dither", DITHERS)
@pytest.mark.parametrize("period", [100 * US, 1000 * US])
def test_lost_edges_are_told_from_a_target_that_idles(period, dither):
    """Ten of 10 000 on average. The longest latency without them is that of the ledger."""
    for seed in SEEDS:
        pattern, ledger = seen(Latched(lost=0.001), period, dither, seed)
        lost = pattern.lost()
        if ledger.lost < 3:
            continue
        assert lost is not None and abs(lost.causes - ledger.lost) <= 1 + ledger.lost // 10
        assert lost.longest == ledger.waited.max() and lost.chance < 0.01


@pytest.mark.parametrize("dither", DITHERS)
@pytest.mark.parametrize("lengths", [(0.6, 0.6), (1.02, 1.02), (1.0, 3.0), (0.0, 2.0), (30.0, 30.0)])
def test_a_target_that_stalls_is_not_called_lossy(lengths, dither):
    """Stalls of less and of more than a period, of one length and of many: causes wait for a later one's answer."""
    for period in (30 * US, 100 * US, 1000 * US):
        for seed in SEEDS:
            pattern, ledger = seen(Latched(stalls=stalls(period, seed, lengths)), period, dither, seed)
            assert pattern.lost() is None and ledger.lost == 0


def test_lost_edges_are_found_beside_stalls():
    for seed in SEEDS:
        period = 1000 * US
        target = Latched(lost=0.002, stalls=stalls(period, seed, (1.0, 3.0)))
        pattern, ledger = seen(target, period, "whole", seed)
        lost = pattern.lost()
        assert lost is not None and 0.7 * ledger.lost <= lost.causes <= 1.5 * ledger.lost + 5


def test_a_target_that_answers_every_other_edge_has_no_ordinary_answers():
    pattern, ledger = seen(Latched(lost=0.5), 1000 * US, "whole", 1)
    lost = pattern.lost()
    assert lost is not None and abs(lost.causes - ledger.lost) < 0.01 * ledger.lost
    assert lost.longest == ledger.waited.max()


def test_where_the_target_is_never_idle_nothing_can_be_told():
    """Causes wait for the handler of the one before: whether some of them were lost, nobody can say."""
    for lost in (0.0, 0.001):
        pattern, _ = seen(Latched(lost=lost), 3 * US, "whole", 1)
        assert pattern.lost() is None


SATURATED = [
    (Latched((260, 0.2), 18, (85, 0.15), 45), 400),
    (Latched((350, 0.5), 30, (400, 0.4), 50), 667),
    (Latched((1050, 0.03), 10, (300, 0.2), 50), 2000),
]
"""As linux-rt at 250 kHz, as overloaded at 150 kHz, and a long entry before a fast toggle."""


@pytest.mark.parametrize("spurious", [0.0, 0.0005])
@pytest.mark.parametrize(("target", "period"), SATURATED)
def test_the_least_latency_is_from_entry_to_toggle(target, period, spurious):
    """To the tick, but never more: an answer in the very tick of the toggle is its own."""
    for seed in SEEDS:
        pattern, _ = seen(target, period, "whole", seed, spurious=spurious)
        least = pattern.least()
        assert least is not None and target.toggle - 1 <= least.min_latency <= target.toggle + 1
        assert least.followed <= least.answers and 0 < least.share < 0.1


@pytest.mark.parametrize("spurious", [0.0, 0.0005, 0.01])
@pytest.mark.parametrize("dither", DITHERS)
def test_where_answers_come_before_the_next_cause_nothing_is_learned(dither, spurious):
    """Answers to nobody come at any time, and show nothing of m."""
    for seed in SEEDS:
        pattern, _ = seen(Latched(stalls=stalls(1000 * US, seed, (1, 3))), 1000 * US, dither, seed, spurious=spurious)
        assert pattern.least() is None


def test_pieces_do_not_matter():
    for target, period in ((Latched(lost=0.001), 1000 * US), SATURATED[0]):
        found = {
            str((p.lost(), p.least()))
            for piece in (1, 2, 977, 10**6)
            for p, _ in [seen(target, period, "whole", 3, count=3000, piece=piece)]
        }
        assert len(found) == 1


def test_nothing_is_told_across_a_gap():
    """What came before it may have answered anything."""
    pattern = Pattern(1000)
    cause, response = np.array([False]), np.array([True])
    for start in range(0, 10_000, 100):
        pattern.add(np.array([start]), cause)
        pattern.interrupt()
        pattern.add(np.array([start + 50]), response)
        pattern.add(np.array([start + 60]), response)
        pattern.interrupt()
    assert pattern.oldest.n == pattern.followed.n == 0


def test_a_target_that_fell_silent_takes_no_memory():
    pattern = Pattern(1000)
    pattern.add(np.array([0, 10]), np.array([True, False]))
    for start in range(100, 100_000, 100):
        pattern.add(np.arange(start, start + 100, 10), np.zeros(10, dtype=np.bool_))
    assert len(pattern._time) < 200
