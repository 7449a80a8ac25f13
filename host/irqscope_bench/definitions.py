# SPDX-License-Identifier: BSD-2-Clause
"""The lists that harness and host share, read from the harness itself: parameters, distributions, counts, ledger."""

import re
from functools import cache
from pathlib import Path

HARNESS = Path(__file__).parent / "harness"
_ENTRY = re.compile(r'^[A-Z]+\((\w+)(?:, (\d+))?, "(.*)"\)$', re.MULTILINE)


@cache
def _entries(name: str) -> tuple[tuple[str, str, str], ...]:
    return tuple(_ENTRY.findall((HARNESS / f"{name}.def").read_text(encoding="utf-8")))


def numbers(name: str) -> dict[str, int]:
    """Name to number, of the list `parameters`, `tables`, `counts` or `ledger`."""
    return {entry: number for number, (entry, _, _) in enumerate(_entries(name))}


def defaults() -> dict[str, int]:
    """The value of each parameter of the target model unless it is set."""
    return {entry: int(value) for entry, value, _ in _entries("parameters")}


def descriptions(name: str) -> dict[str, str]:
    """What each entry of a list means."""
    return {entry: text for entry, _, text in _entries(name)}
