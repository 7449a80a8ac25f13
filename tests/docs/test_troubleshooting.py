# SPDX-License-Identifier: BSD-2-Clause
"""docs/guide/troubleshooting.md quotes what the program says."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "guide" / "troubleshooting.md").read_text(encoding="utf-8")
SAID = [
    quoted
    for line in PAGE.splitlines()
    if line.startswith("| `")
    for quoted in re.findall(r"`([^`]+)`", line.split(" | ")[0])
]
OF_THE_SYSTEM = {"Permission denied", "No such file or directory"}


@pytest.fixture(scope="module")
def sources() -> str:
    """All of the host, with texts that are parted over lines put together."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "host" / "irqscope").rglob("*.py"))
    return re.sub(r'"\s*\n\s*f?"', "", text)


def test_it_has_symptoms() -> None:
    assert len(SAID) > 15


@pytest.mark.parametrize("words", sorted({*SAID} - OF_THE_SYSTEM))
def test_what_it_quotes_is_said(words: str, sources: str) -> None:
    assert words in sources
