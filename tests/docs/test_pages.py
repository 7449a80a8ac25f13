# SPDX-License-Identifier: BSD-2-Clause
"""Every page does what it says: its commands run in its order in an empty folder, and print what it quotes."""

from pathlib import Path

import pytest
from page_blocks import blocks, missing
from page_player import Player, look_at

from irqscope.errors import IrqscopeError
from irqscope_bench.guest import kernels

ROOT = Path(__file__).parents[2]
PAGES = [
    str(path.relative_to(ROOT))
    for path in (ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md")), *sorted(ROOT.glob("target-stub/**/*.md")))
]
LONG = [page for page in PAGES if "<!-- long -->" in (text := (ROOT / page).read_text()) or "needs kernels -->" in text]
"""Those with blocks that only the slow tests run."""


def play(page: str, folder: Path, able: set[str]) -> None:
    player = Player(folder, frozenset(able))
    for block in blocks((ROOT / page).read_text(encoding="utf-8")):
        player.play(block)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_does_what_it_says(page: str, tmp_path: Path) -> None:
    play(page, tmp_path, set())


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("page", LONG)
def test_what_takes_long_does_what_it_says(page: str, tmp_path: Path) -> None:
    try:
        kernels.find("rt-arm64")
        able = {"long", "kernels"}
    except IrqscopeError:
        able = {"long"}
    play(page, tmp_path, able)


@pytest.mark.parametrize(
    ("page", "says"),
    [
        ("    false\n", "exit code 1"),
        ("<!-- exits 1 -->\n\n    true\n", "exit code 0, not 1"),
        ("    cat nothing-is-here\n", "exit code 1"),
        ("    echo 1 2.5 us\n\n<!-- output -->\n```text\n1 2.6 us\n```\n", "not printed"),
        ("    echo 1 2\n\n<!-- output -->\n| a | b |\n|---|---|\n| 1 | 3 |\n", "not printed"),
        ("    echo one two\n\n<!-- output -->\n> one\n>\n> three\n", "three"),
        ("<!-- needs hardware -->\n\n    irqscope latency --port PORT --ratt 1kHz --out run\n", "ratt"),
        ("<!-- needs hardware -->\n\n    irqscope latency ... --on-lat x\n", "has no --on-lat"),
        ("<!-- needs hours -->\n\n    make everything\n", "no make everything"),
        ("<!-- needs hours -->\n\n    python benchmarks/none.py\n", "no benchmarks/none.py"),
        ("<!-- long -->\n\n    irqscope report run --colour\n", "colour"),
        ("<!-- is docs/guide/lab/test_latency.py -->\n```python\npass\n```\n", "not what docs/guide/lab"),
        ("<!-- needs pyvisa -->\n```python\ndef\n```\n", "invalid syntax"),
    ],
)
def test_what_does_not_hold_is_found(page: str, says: str, tmp_path: Path) -> None:
    player = Player(tmp_path)
    with pytest.raises((AssertionError, SyntaxError), match=says):
        for block in blocks(page):
            player.play(block)


@pytest.mark.parametrize(
    ("page", "says"),
    [
        ("```toml\na = 1\n```\n", "a block of toml"),
        ("<!-- needs luck -->\n\n    true\n", "needs luck"),
        ("<!-- long -->\n```text\n+--+\n```\n", "a block of text"),
        ("<!-- long -->\n\nA paragraph.\n", "no block of code"),
    ],
)
def test_a_block_that_says_not_what_is_done_with_it_is_refused(page: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        list(blocks(page))


def test_blocks_are_played_in_order_in_one_folder(tmp_path: Path) -> None:
    page = """
<!-- file a.toml -->
```toml
b = 1
```

<!-- before mkdir there -->

    cp a.toml there
    cat there/a.toml

<!-- output -->
> b = ...

<!-- needs root -->

    rm -rf there

<!-- output -->
> what would have been said

```text
an illustration
```

- in a list

  <!-- exits 3 -->

      ls there/a.toml; exit 3
"""
    player = Player(tmp_path)
    for block in blocks(page):
        player.play(block)
    assert (tmp_path / "there" / "a.toml").read_text() == "b = 1\n"


def test_output_may_leave_things_out() -> None:
    assert missing("1 ... us\nend", "it took 1 2 3 us \n  end.") == []
    assert missing("1 ... ms", "it took 1 2 3 us") == [("1 ... ms", "1 2 3 us")]


def test_prompts_comments_and_chains_are_seen_through() -> None:
    look_at("host$ irqscope report run --stub stub.log   # again\nmake kernels; make formal && ls", "")
    with pytest.raises(AssertionError, match="no make nothing"):
        look_at("ls && make nothing", "")
