# SPDX-License-Identifier: BSD-2-Clause
"""Sweeps of a modelled target that stalls, and of a knee with noise, whose saturation rates are known."""

from fractions import Fraction

import numpy as np

from irqscope.analysis.saturation import Saturation, Step, saturation, share_of
from irqscope.sweeps.sweep import Sweep, geometric
from models.saturable import Floats, Handler, Lanes

TICK = 1 / 100.5e6
DITHER = 0.3
HANDLER = Handler.of("overloaded")
TRUTH = HANDLER.capacity
PERIODS = geometric(round(1 / (10e3 * TICK)), round(1 / (1.2e6 * TICK)), 25)
STICK = 182e3
"""Where the stick has its knee, in Hz."""


def steps_at(periods: list[list[int]], seconds: float, seed: int, handler: Handler = HANDLER) -> list[list[Step]]:
    """One step at each period of each sweep; they are driven side by side."""
    lanes = Lanes(handler, DITHER)
    lanes.drive(1 / (np.concatenate(periods) * TICK), seconds, seed)
    rows = zip(lanes.stimuli.tolist(), lanes.answers.tolist(), lanes.least.tolist(), lanes.median.tolist(), strict=True)
    return [[step(period, *next(rows)) for period in sweep] for sweep in periods]


def step(period: int, fired: int, answered: int, least: float, median: float) -> Step:
    """What a step at a period says, in which so many stimuli were fired and answered."""
    return Step(
        offered=1 / (period * TICK),
        answered=share_of(answered, fired) / (period * TICK),
        paired=answered,
        coalesced=fired - answered,
        minimum=least,
        median=median,
        dither=DITHER,
    )


def refined(steps: list[Step]) -> list[int]:
    """The periods that `irqscope saturate` would add."""
    sweep = Sweep(None, None, {"steps": []}, lambda period: None, 1, 0)
    sweep.answered = {round(1 / (step.offered * TICK)): Fraction(step.share) for step in steps}
    return sweep.knee(8)


def sweeps(seconds: float, number: int, seed: int = 1) -> list[Saturation]:
    """What that many sweeps of the default steps say, each `seconds` long; the seed and the next one draw them."""
    coarse = steps_at([PERIODS] * number, seconds, seed)
    fine = steps_at([refined(steps) for steps in coarse], seconds, seed + 1)
    return [saturation([*first, *more]) for first, more in zip(coarse, fine, strict=True)]


def stick(seed: int, knee: float = STICK) -> tuple[Floats, Floats]:
    """Rates offered and answered, in Hz, that bend at the knee, with 0.4 % of noise."""
    offered = np.geomspace(10e3, 400e3, 60)
    answered = np.where(offered < knee, offered, knee - 0.12 * (offered - knee))
    return offered, answered * (1 + 0.004 * np.random.default_rng(seed).standard_normal(60))
