# SPDX-License-Identifier: BSD-2-Clause
"""benchmarks/history.py: what became worse since the last row is named, and the page shows all rows."""

from pathlib import Path

import history
import pytest

from irqscope import cli

BEFORE = {"evaluations per sample": 300.0, "packages for --help": 0}


@pytest.mark.parametrize(
    ("now", "names"),
    [
        (BEFORE, []),
        ({"evaluations per sample": 330.0, "packages for --help": 0}, []),
        ({"evaluations per sample": 331.0, "packages for --help": 0}, ["evaluations per sample"]),
        ({"evaluations per sample": 150.0, "packages for --help": 1}, ["packages for --help"]),
        (BEFORE | {"flip-flops": 9}, ["flip-flops"]),
    ],
)
def test_what_became_worse_is_named(now: dict[str, float], names: list[str]) -> None:
    assert [line.partition(":")[0] for line in history.worse(now, BEFORE)] == names


def test_bits_of_a_core_are_counted() -> None:
    core = """
    \tvalue<40> p_a;
    \twire<2> p_b;
    \t/*outline*/ wire<40> p_c;
    \tmemory<32> memory_p_d { 256u };
    """
    assert history.registers(core) == 42 and history.memory(core) == 32 * 256


def test_what_a_command_opens_is_counted(tmp_path: Path) -> None:
    more, few = history.watched(tmp_path, "--help"), history.watched(tmp_path, "decode", "--help")
    assert 10 < few["files"] < more["files"] and more["packages"] == []


@pytest.mark.parametrize("verb", sorted(cli.own()))
def test_the_help_of_a_verb_needs_no_package(verb: str, tmp_path: Path) -> None:
    """NumPy alone takes longer than all of a help text: what a verb needs to do its work is loaded when it does it."""
    found = history.watched(tmp_path, verb, "--help")
    assert found["packages"] == []
    assert not {"importlib.metadata", "urllib.request"} & set(found["modules"]), "as slow as all else together"


def test_a_row_is_added_and_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(history, "DATA", tmp_path / "history.jsonl")
    monkeypatch.setattr(history, "PAGE", tmp_path / "history.md")
    monkeypatch.setattr(history, "git", lambda *words: "0123456789ab 2026-11-24")
    monkeypatch.setattr(history, "independent", lambda: dict(BEFORE))
    history.add({"wasm / native": 1.75}, {"processor": "P", "cores": 2})
    monkeypatch.setattr(history, "independent", lambda: BEFORE | {"flip-flops": 9})
    history.add({}, {"processor": "P", "cores": 2})
    page = (tmp_path / "history.md").read_text()
    assert all(f"| 2026-11-24 | 0123456789ab | 300 | 0 | {last} |" in page for last in ("", "9"))
    assert page.count("| 1.75 | P | 2 |") == 1
    monkeypatch.setattr("sys.argv", ["history.py", "--check"])
    assert history.main() == 0
    monkeypatch.setattr(history, "independent", lambda: BEFORE | {"flip-flops": 10})
    assert history.main() == 1
