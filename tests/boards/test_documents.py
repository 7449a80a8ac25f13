# SPDX-License-Identifier: BSD-2-Clause
"""The pages about boards: the example works, what is generated is fresh, nothing claims hardware."""

import dataclasses
import json
import re
from itertools import pairwise
from pathlib import Path

import board_rules
import pytest

from irqscope_boards import described, render
from irqscope_boards.catalogue import board, boards
from irqscope_boards.netlist import plan

DOCS = Path(__file__).parents[2] / "docs"


def test_the_worked_example_in_a_new_file_is_a_board(tmp_path, monkeypatch):
    (example,) = re.findall(r"```python\n(.*?)```", (DOCS / "guide" / "new-board.md").read_text(), re.DOTALL)
    (tmp_path / "worked_example.py").write_text(example.replace('name="icepi-zero"', 'name="worked-example"'))
    monkeypatch.setattr(described, "__path__", [*described.__path__, str(tmp_path)])
    new = boards()["worked-example"]
    assert dataclasses.replace(new, name="icepi-zero") == board("icepi-zero")
    board_rules.check(new)
    assert 'SITE "E1"' in plan(new, 0).files["top.lpf"]
    assert "worked-example" in render.page()


def test_the_worked_example_is_rendered_from_its_file():
    stale = "Words.\n```python\nBOARDS = ()\n```\nMore."
    assert render.with_example(stale) == f"Words.\n```python\n{render.EXAMPLE.read_text()}```\nMore."


def test_what_is_generated_is_fresh():
    assert render.main(["--check"]) == 0


@pytest.mark.parametrize("name", boards())
def test_every_board_says_that_it_was_not_run_on_hardware(name):
    page = (DOCS / "reference" / "boards.md").read_text()
    assert "**Nothing on this page has been run on hardware.**" in page
    (line,) = re.findall(rf"^`{name}`: (.*)\.$", page, re.MULTILINE)
    assert line.endswith("not run on hardware")


SEED = {
    "seed": 1,
    "met": True,
    "critical_path": "from a to b",
    "seconds": 9,
    "clocks": {"core clock": {"reached_mhz": 130.0, "need_mhz": 125.0}},
}
MADE = {"board": "ulx3s-25f", "build": "0123456789abcdef", "date": "2026-01-01", "commit": "0123456789ab"}
GOOD = {**MADE, "synthesis_s": 5, "unplaced": [], "use": {"logic": {"used": 1, "available": 2}}}


@pytest.mark.parametrize(
    ("result", "words"),
    [
        (None, "never placed and routed"),
        ({**MADE, "error": "it is too big"}, "cannot be built"),
        ({**GOOD, "seeds": [SEED, {**SEED, "met": False}]}, r"placed and routed \(1 of 2 seeds meet timing\)"),
        ({**GOOD, "seeds": [SEED], "unplaced": [2, 3]}, r"placed and routed \(1 of 3 seeds meet timing\)"),
        ({**GOOD, "seeds": [{**SEED, "met": False}]}, "does not meet timing"),
    ],
)
def test_states(result, words):
    assert re.fullmatch(f"{words}, not run on hardware", render.state(result))
    text = render.section(board("ulx3s-25f"), result)
    assert ("too big" in text) == (result is not None and "error" in result)
    assert ("| 3 | not all cells were placed |" in text) == (result is not None and 3 in result.get("unplaced", []))
    assert ("130.00 MHz (+4%)" in text) == (result is not None and "seeds" in result)


def test_a_board_without_a_trigger_shows_no_pin_of_it():
    with_trigger = board("ulx3s-25f")
    part = dataclasses.replace(with_trigger.part, parameters=with_trigger.part.parameters | {"trigger": 0})
    without = dataclasses.replace(with_trigger, part=part)
    for one, words in ((with_trigger, "; a trigger."), (without, "; no trigger.")):
        has = one is with_trigger
        assert words in render.section(one, None)
        assert ("| `trigger` |" in render.section(one, None)) == has
        assert ("trigger" in render.drawing(one)) == has
        assert ("trigger" in render.table_entry(one, None)["pins"]) == has


def test_the_drawing_shows_every_role_at_its_pin():
    for one in boards().values():
        lines = render.drawing(one).splitlines()
        cells = {}
        for above, below in pairwise(lines):
            if above.startswith("|") and below.startswith("|"):
                cells.update(zip(*([c.strip() for c in line.split("|")[1:-1]] for line in (above, below)), strict=True))
        assert {role: cells[pin] for role, pin in one.used_pins.items()} == {role: role.label for role in one.used_pins}
        assert ("[1k]" in render.drawing(one)) == (one.part.family.name == "iCE40")


def test_the_table_of_the_command_is_that_of_the_boards():
    table = json.loads((DOCS.parent / "host" / "irqscope" / "boards.json").read_text())
    assert list(table) == list(boards())
