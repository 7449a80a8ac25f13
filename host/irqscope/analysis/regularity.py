# SPDX-License-Identifier: BSD-2-Clause
"""Is what recurs counted by a clock, whose phase stays, or each from the one before, so that its phase wanders?

Both are likelihoods, maximised over what they leave open, of times of which a share OTHERS comes at random beside. By a
clock each time has a normal deviation from its due one, whatever was before. From one to the next the interval has it,
of a variance that grows with the number of intervals in it: a random walk (Cox and Lewis, The Statistical Analysis of
Series of Events (1966), 4). Deviations are the same in seconds for all periods that are compared.
"""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

OTHERS = np.array([0.02, 0.1, 0.25, 0.5, 0.75])
SPREADS = np.geomspace(2e-3, 0.25, 15)
"""Standard deviations, in the shortest period that is compared: from what a period is known to, to no recurrence."""
OFF = np.linspace(-0.12, 0.12, 25)
"""By how much of the period an interval may be longer in the mean: a period whose phase wanders is roughly known."""
BETWEEN = 3
"""Others that may come between one and the next."""
FAR = 1e-12
"""The least density that is told from 0."""


def by_clock(times: Floats, period: float, least: float) -> float:
    """The logarithm of the likelihood, relative to times at random; `least` is the shortest period that is compared."""
    apart = (times[:, None] - times) / period
    near = _density(apart[..., None], SPREADS * least / period)
    return max(float(np.log((1 - share) * near + share).sum(axis=0).max()) for share in OTHERS)


def from_one_to_next(times: Floats, period: float, least: float) -> float:
    """The same of times each of which is counted from the one before."""
    spreads, off = (SPREADS * least / period)[:, None, None], OFF[:, None]
    mine, other = np.log(1 - OTHERS), np.log(OTHERS)
    best: list[Floats] = []
    for number, time in enumerate(times):
        shape = (len(SPREADS), len(OFF), len(OTHERS))
        found: Floats = np.broadcast_to(number * other + mine, shape)
        for before in range(max(0, number - 1 - BETWEEN), number):
            apart = (time - times[before]) / period
            passed = max(1, round(apart))
            near = _density(apart - passed * (1 + off), spreads * np.sqrt(passed))
            between = (number - before - 1) * other
            found = np.maximum(found, best[before] + mine + np.log(np.maximum(near, FAR)) + between)
        best.append(found)
    last = len(times) - 1
    return max(float((each + (last - number) * other).max()) for number, each in enumerate(best))


def _density(turns: Floats, spreads: Floats) -> Floats:
    """Of a normal deviation that is known but for whole turns; that of none is 1."""
    turns = (turns + 0.5) % 1 - 0.5
    found: Floats = sum(np.exp(-0.5 * ((turns + whole) / spreads) ** 2) for whole in (-1, 0, 1)) / (
        spreads * np.sqrt(2 * np.pi)
    )
    return found
