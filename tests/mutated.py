# SPDX-License-Identifier: BSD-2-Clause
"""Contents of files with an entry of another value or kind, drawn by a seed."""

import contextlib
import json
import random
import re
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
OF_TOML = (
    "true",
    "0",
    "-1",
    "1e308",
    "nan",
    "-inf",
    "9" * 400,
    '""',
    '"x"',
    '"1s"',
    '"-1us"',
    '"1e999s"',
    '"\\u202e"',
    "[]",
    "[[]]",
    '["x"]',
    "{}",
    '{name = "x"}',
    "2026-11-25",
    "[" * 200,
    '"',
    "x",
)
_ASSIGNED = re.compile(r"^(\s*[^=\[\n]+?\s*=\s*)(.+)$")


class Mutations:
    """Of one JSON content."""

    def __init__(self, content: Any) -> None:
        self._text, self._places = json.dumps(content), places(content)

    def draw(self, dice: random.Random) -> tuple[Any, list[Any]]:
        """A copy with one entry, or two, of another value or kind, or without it; and which."""
        changed, told = json.loads(self._text), []
        for place in dice.sample(self._places, 1 + (dice.random() < 0.15)):
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


def places(data: Any, before: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [*([before] if before else []), *(place for key, value in inner for place in places(value, (*before, key)))]


def mutate(data: Any, dice: random.Random) -> tuple[Any, list[Any]]:
    """A copy with one entry, or two, of another value or kind, or without it."""
    return Mutations(data).draw(dice)


def mutate_toml(text: str, dice: random.Random) -> str:
    """A TOML file with a line, or two, of another value, twice, elsewhere, cut or gone."""
    lines = text.splitlines()
    for _ in range(1 + (dice.random() < 0.15)):
        at, kind = dice.randrange(len(lines)), dice.randrange(8)
        line = lines[at]
        if kind == 0:
            lines[at] = ""
        elif kind == 1:
            lines.insert(dice.randrange(len(lines)), line)
        elif kind == 2:
            lines[at] = line[: dice.randrange(len(line) + 1)]
        elif kind == 3:
            lines[at] = line.replace(dice.choice([".", "=", '"', "1", "s"]), dice.choice(["", "-", "9", "u", "]"]), 1)
        elif found := _ASSIGNED.match(line):
            lines[at] = found[1] + dice.choice(OF_TOML)
    return "\n".join(lines) + "\n"
