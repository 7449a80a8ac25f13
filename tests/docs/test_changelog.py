# SPDX-License-Identifier: BSD-2-Clause
"""CHANGELOG.md says of each key that is called otherwise now what it was and what it is."""

import re
from pathlib import Path

from irqscope.contract.layout import ALIASES
from irqscope.results.former import FORMER

PAGE = (Path(__file__).parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")


def told() -> set[tuple[str, str]]:
    """Former and present names, as the table pairs them."""
    pairs = set()
    for row in re.findall(r"^\| .* \| (`.*) \| (`.*) \|$", PAGE, re.MULTILINE):
        was, now = (re.findall(r"`(\w+)`", cell) for cell in row)
        pairs |= set(zip(was, now, strict=False))
    return pairs | {("wanted", now) for now in re.findall(r"whose `wanted` is `(\w+)`", PAGE)}


def test_each_name_that_has_changed_is_told() -> None:
    changed = {pair for names in FORMER.values() for pair in names.items()} | set(ALIASES.items())
    assert changed - told() == set()
