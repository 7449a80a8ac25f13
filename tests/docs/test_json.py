# SPDX-License-Identifier: BSD-2-Clause
"""Each verb that gives a result gives it as JSON, too, and docs/reference/json.md says with which keys."""

import argparse
import json
import re
from pathlib import Path

import pytest
from typed import commands

from irqscope import cli

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "json.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| (`.*?) \| (.*) \|$", PAGE, re.MULTILINE))
NONE = {
    "measure": "it prints JSON, and nothing else",
    "completion": "it prints a program for a shell",
}
"""Verbs without --json, and why."""


EVERY = [pytest.param(name, parser, id=name) for verb in sorted(cli.own()) for name, parser in commands(verb)]


@pytest.mark.parametrize(("name", "parser"), EVERY)
def test_each_verb_gives_its_result_as_json(name: str, parser: argparse.ArgumentParser) -> None:
    assert ("--json" in parser.format_help()) == (name not in NONE)


def test_the_page_has_all_verbs_and_no_other() -> None:
    listed = re.findall(r"`([a-z ]+)`", " ".join(ROWS))
    assert sorted(listed) == sorted(str(each.id) for each in EVERY if each.id not in NONE)
    assert all(f"`{name}` prints" in PAGE for name in NONE)


def keys(verb: str) -> set[str]:
    """Those that the page names for a verb."""
    return set(re.findall(r"`([a-z_0-9]+)`", ROWS[f"`{verb}`"]))


@pytest.mark.parametrize(
    ("verb", "options"),
    [
        ("info", ["--port", "model://"]),
        ("selftest", ["--port", "model://"]),
        ("stub ports", []),
        ("devices", ["--network", "127.0.0.1:9"]),
    ],
)
def test_what_is_printed_has_the_keys_of_the_page(
    verb: str, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*verb.split(), *options, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    for each in found if isinstance(found, list) else [found]:
        assert keys(verb) & each.keys()
        assert verb == "info" or each.keys() <= keys(verb)


def test_edges_are_an_object_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = str(tmp_path / "run")
    assert cli.main(["latency", "--port", "model://", "--count", "20", "--out", run]) == 0
    capsys.readouterr()
    assert cli.main(["decode", run, "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 20 and json.loads(lines[0]).keys() == {"ticks", "source", "edge", "multi"} <= keys("decode")
    assert cli.main(["decode", run, "--format", "jsonl"]) == 0
    assert capsys.readouterr().out.splitlines() == lines
