# SPDX-License-Identifier: BSD-2-Clause
"""A target with one latched interrupt, and the ledger of what each of its answers really answered. Times in ticks."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Latched:
    """`entry` and `duration` are median and sigma of lognormal times; an edge is lost with probability `lost`.

    From an edge to the handler it takes `entry`; there the latch is cleared, and `toggle` later the answer comes. A
    handler lasts for `duration` after it, and the next one begins `reentry` later. In the `stalls`, pairs of begin and
    length, no handler begins.
    """

    entry: tuple[float, float] = (300.0, 0.3)
    toggle: int = 20
    duration: tuple[float, float] = (100.0, 0.3)
    reentry: int = 40
    lost: float = 0.0
    stalls: Sequence[tuple[int, int]] = ()


@dataclass
class Ledger:
    """Times of the answers, what each stimulus really waited (of lost ones nothing), and how many were lost."""

    answers: Ints
    waited: Ints
    lost: int
    _of: list[list[int]] = field(default_factory=list)


def answer(target: Latched, stimuli: Ints, seed: int) -> Ledger:
    """What the target does about these stimuli, in order."""
    generator = np.random.default_rng(seed)

    def times(median: float, sigma: float) -> list[int]:
        return np.rint(median * np.exp(sigma * generator.standard_normal(len(stimuli) + 1))).astype(np.int64).tolist()

    entry, duration = times(*target.entry), times(*target.duration)
    gone = generator.random(len(stimuli)) < target.lost
    stalls, stall = [*target.stalls, (1 << 62, 1)], 0
    answers, waited, pending, free = [], [], [], -(1 << 60)
    for number, due in enumerate([*stimuli.tolist(), 1 << 61]):
        while pending:
            begin = max(pending[0] + entry[len(answers)], free)
            while stalls[stall][0] + stalls[stall][1] <= begin:
                stall += 1
            if stalls[stall][0] <= begin:
                begin = stalls[stall][0] + stalls[stall][1]
            if begin <= due:
                now = begin + target.toggle
                waited += [now - cause for cause in pending]
                free = now + duration[len(answers)] + target.reentry
                answers.append(now)
                pending = []
            else:
                break
        if number < len(stimuli) and not gone[number]:
            pending.append(due)
    return Ledger(np.array(answers, dtype=np.int64), np.array(waited, dtype=np.int64), int(gone.sum()))


def schedule(period: int, count: int, dither: str, seed: int) -> Ints:
    """Times of stimuli: regular (`none`), up to a period late each (`whole`), or at random (`exponential`)."""
    generator = np.random.default_rng(seed)
    regular = np.arange(count, dtype=np.int64) * period + 10 * period
    if dither == "whole":
        return np.cumsum(period // 2 + generator.integers(0, period, count)) + 10 * period
    if dither == "exponential":
        return np.cumsum(period // 2 + np.rint(generator.exponential(period / 2, count)).astype(np.int64)) + 10 * period
    return regular
