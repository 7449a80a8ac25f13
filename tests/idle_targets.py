# SPDX-License-Identifier: BSD-2-Clause
"""Targets with idle states that are drawn by a seed, and what `irqscope idle` finds of them."""

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from endtoend import irqscope, url

TICK = 1 / 100_500_000
AWAY = 1e-6
"""The handler of the target leaves so long after its answer."""
SHORTEST, LONGEST, DURATION = "20us", "5ms", "2s"
PROFILE = """
[irq]
latency = { shape = "lognormal", least = "900ns", median = "200ns", sigma = 0.5, limit = "5us" }
[isr]
toggle = "200ns"
duration = "1200ns"
[task]
release = "none"
"""


def measured(folder: Path, states: Sequence[tuple[float, float]], *arguments: object) -> tuple[int, Any, str]:
    """Exit code, what was found of `isr`, and what was said, of a target with idle states."""
    path = folder / "sleeper.toml"
    path.write_text(PROFILE + "".join(f'[[idle]]\nresidency = "{a}us"\nexit = "{b}us"\n' for a, b in states))
    code, said = irqscope(
        "idle", "--port", url(profile=path, link="unlimited"), "--from", SHORTEST, "--to", LONGEST,
        "--duration", DURATION, "--out", folder / "out", *arguments,
    )  # fmt: skip
    return code, json.loads((folder / "out" / "result.json").read_text())["findings"], said


def drawn(seed: int) -> list[tuple[float, float]]:
    """One to three states, in us."""
    rng = random.Random(seed)
    states, residency, takes = [], 20.0, 0.0
    for _ in range(1 + seed % 3):
        residency *= rng.uniform(2, 5)
        takes += rng.uniform(1, 40)
        states.append((round(residency, 2), round(takes, 2)))
    return states
