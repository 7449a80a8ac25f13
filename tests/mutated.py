# SPDX-License-Identifier: BSD-2-Clause
"""Contents of JSON files with an entry of another value or kind, drawn by a seed."""

import contextlib
import copy
import random
from typing import Any

HOSTILE = (
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    0.5,
    -0.0,
    1e308,
    1 << 31,
    1 << 62,
    1 << 63,
    10**400,
    "",
    "x",
    "1s",
    "isr",
    "0",
    "\x1b[2J",
    "\u202e",
    "a" * 5000,
    [],
    [[]],
    [1],
    {},
    {"": 0},
    {"name": "x"},
    [{}],
    "1/0",
    "NaN",
)


def places(data: Any, before: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [*([before] if before else []), *(place for key, value in inner for place in places(value, (*before, key)))]


def mutate(data: Any, dice: random.Random) -> tuple[Any, list[Any]]:
    """A copy with one entry, or two, of another value or kind, or without it."""
    changed, told = copy.deepcopy(data), []
    for place in dice.sample(places(data), 1 + (dice.random() < 0.15)):
        inner = changed
        with contextlib.suppress(KeyError, IndexError, TypeError):
            for step in place[:-1]:
                inner = inner[step]
            old, kind = inner[place[-1]], dice.randrange(8)
            if kind == 0:
                del inner[place[-1]]
            elif kind < 3 and isinstance(old, int | float):
                inner[place[-1]] = old + dice.choice([1, -1]) if kind == 1 else old * dice.choice([2, 0, 1000])
            elif kind < 3 and isinstance(old, str):
                inner[place[-1]] = old[: dice.randrange(len(old) + 1)]
            else:
                inner[place[-1]] = dice.choice(HOSTILE)
            told.append((place, inner[place[-1]] if kind else "nothing"))
    return changed, told
