# SPDX-License-Identifier: BSD-2-Clause
"""Pulses of a clock that wanders: how late each is, in picoseconds, as the harness's table has it."""

import itertools
import math
import random
from dataclasses import dataclass

NUMBER = 1 << 16
"""Pulses; beyond the last one they come again."""
LOST, EXTRA = 1 << 63, 1 << 62


@dataclass(frozen=True)
class Wander:
    """A sine of so many picoseconds and pulses, a random walk and white noise of such standard deviations, and shares
    of pulses that do not come or are followed by a short one."""

    sine: int = 0
    pulses: float = 1.0
    walk: int = 0
    noise: int = 0
    lost: float = 0.0
    extra: float = 0.0
    seed: int = 1

    @property
    def table(self) -> list[int]:
        """An entry for each pulse, or one if all are alike. The least is 0: nothing is early."""
        if not (self.sine or self.walk or self.noise or self.lost or self.extra):
            return [0]
        chance = random.Random(self.seed)
        gauss = chance.gauss
        walked = itertools.accumulate(gauss(0, self.walk) for _ in range(NUMBER))
        turn = 2 * math.pi / self.pulses
        late = [
            round(self.sine * math.sin(turn * number) + away + gauss(0, self.noise))
            for number, away in enumerate(walked)
        ]
        least = min(late)
        return [each - least + self._wrong(chance) for each in late]

    def _wrong(self, chance: random.Random) -> int:
        """What is wrong with a pulse."""
        return LOST * (chance.random() < self.lost) or EXTRA * (chance.random() < self.extra)


def fitting(table: list[int], period: int, width: int) -> bool:
    """Whether each pulse, and a short one after it, is over before the next begins, that after the last one, too."""
    late = [each & (EXTRA - 1) for each in table]
    nearer = max(max(0, before - after) for before, after in zip(late, [*late[1:], late[0]], strict=True))
    return nearer + width // 4 < (period - width) // 2
