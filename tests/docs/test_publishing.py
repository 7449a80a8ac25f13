# SPDX-License-Identifier: BSD-2-Clause
"""benchmarks/pages.py: what a script measures is kept as it grows, and its page is what the data give."""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pages import known, publish


def add(parser: ArgumentParser) -> None:
    parser.add_argument("--most", type=int, default=3)


def counted(options: Namespace) -> Iterator[dict[str, Any]]:
    for number in range(options.most):
        if number == 2:
            raise KeyboardInterrupt
        yield {"n": number}


def script(folder: Path, *arguments: str) -> int:
    data, page = folder / "a.json", folder / "a.md"
    return publish("a script", "make a", data, page, lambda it: f"n is {it['n']}\n", counted, arguments, add)


def test_what_was_measured_is_kept_when_the_script_is_stopped(tmp_path):
    assert known(tmp_path / "a.json") == {}
    with pytest.raises(KeyboardInterrupt):
        script(tmp_path)
    assert known(tmp_path / "a.json") == {"n": 1} and (tmp_path / "a.md").read_text() == "n is 1\n"


def test_a_page_that_is_not_what_the_data_give_is_stale(tmp_path, capsys):
    assert script(tmp_path, "--most", "1") == 0 == script(tmp_path, "--check")
    (tmp_path / "a.json").write_text(json.dumps({"n": 7}))
    assert script(tmp_path, "--check") == 1 and "is stale: run `make a`" in capsys.readouterr().err
    assert (tmp_path / "a.md").read_text() == "n is 0\n"
