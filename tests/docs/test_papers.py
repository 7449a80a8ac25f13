# SPDX-License-Identifier: BSD-2-Clause
"""docs/guide/papers.md: its commands are commands, its figures are there, and each is made by one of them."""

import importlib
import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from irqscope import cli

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "guide" / "papers.md").read_text()


@pytest.fixture(scope="module")
def figures() -> ModuleType:
    """docs/figures/render.py; docs/drawings has one of the same name."""
    spec = importlib.util.spec_from_file_location("figures_render", ROOT / "docs" / "figures" / "render.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_command_of_the_page_can_be_given(figures: ModuleType) -> None:
    assert len(figures.commands()) == PAGE.count("\n    irqscope ")
    for words in figures.commands().values():
        assert cli.parse(words).run


def test_every_figure_is_made_by_a_command_shown_and_small(figures: ModuleType) -> None:
    shown = re.findall(r"\]\(\.\./figures/([\w-]+)\.svg\)", PAGE)
    assert sorted(shown) == sorted(figures.FIGURES)
    made = figures.commands()
    for name, (run, _) in figures.FIGURES.items():
        assert run.split("/")[0] in made
        content = (ROOT / "docs" / "figures" / f"{name}.svg").read_bytes()
        assert len(content) < 150_000 and ElementTree.fromstring(content).tag.endswith("svg")


def test_every_row_names_a_command_of_the_page_or_says_that_there_is_none(figures: ModuleType) -> None:
    rows = [line.split(" | ") for line in PAGE.splitlines() if line.startswith("| ") and "| command |" not in line]
    assert len(rows) > 15
    for _, command, *_ in rows:
        name = re.match(r"`([\w-]+)`", command)
        assert (name and name[1] in figures.commands()) or command.startswith(("not yet", "`irqscope "))


def test_each_figure_of_niedermeyer_s_is_made_or_left_out() -> None:
    """Three rows claimed figures that no command makes."""

    def figures_in(text: str) -> set[int]:
        found = set[int]()
        for named in re.findall(r"fig\. (\d+(?:(?:, | to )\d+)*)", text):
            for part in named.split(", "):
                first, *last = (int(each) for each in part.split(" to "))
                found |= set(range(first, (last[0] if last else first) + 1))
        return found

    rows = PAGE.split("## Niedermeyer 1998")[1].split("\n## ")[0]
    left = PAGE.split("## Left out")[1].split("\n- Moryc")[0]
    made, missing = figures_in(rows), figures_in(left)
    assert not made & missing and made | missing == set(range(2, 16))


def test_links_within_the_page_lead_somewhere() -> None:
    places = {
        re.sub("[^a-z0-9 -]", "", line.lower().lstrip("# ")).replace(" ", "-")
        for line in PAGE.splitlines()
        if line.startswith("#")
    }
    assert set(re.findall(r"\]\(#([\w-]+)\)", PAGE)) <= places


def test_a_stale_figure_is_named(
    figures: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, origins, page = tmp_path / "x.svg", tmp_path / "made.json", tmp_path / "papers.md"
    file.write_bytes(b"old")
    origins.write_text(figures.DATA.read_text())
    page.write_text(PAGE)
    for name, value in (("DATA", origins), ("PAGE", page), ("figures", lambda *_: iter([(file, b"new")]))):
        monkeypatch.setattr(figures, name, value)
    assert figures.main(["--check"]) == 1 and "x.svg is stale" in capsys.readouterr().err
    assert figures.main([]) == 0 and file.read_bytes() == b"new"
    assert figures.main(["--check"]) == 0
    old = json.loads(origins.read_text())
    origins.write_text(json.dumps(old | {"grid": {"date": "2026-01-02", "commit": "0123456789ab"}}))
    assert figures.main(["--check"]) == 1 and "papers.md is stale" in capsys.readouterr().err
    assert figures.main(["rt"]) == 0 and "0123456789ab" in page.read_text()  # a quick run: the others keep their origin
    assert figures.main(["grid"]) == 0 and "0123456789ab" not in page.read_text()
