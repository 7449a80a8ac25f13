# SPDX-License-Identifier: BSD-2-Clause
"""`make stale`: what a page says of its figures' origin is read, and compared with the files that are here now."""

import json
import subprocess
from pathlib import Path

import imported
import measures
import pages
import pytest
import stale
from measures import MEASURES
from pages import Made, made, told

from irqscope_boards.catalogue import board
from irqscope_boards.netlist import netlist
from irqscope_boards.tools import versions

ROOT = Path(__file__).parents[2]
PAGE = "docs/guide/farm.md"
COMMAND = "python benchmarks/farm.py"
MEASURED = "host/irqscope/farm/dataset.py"


@pytest.fixture
def repository(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A repository with one file that a command measures, and one that it does not."""
    place = tmp_path / "source"
    (place / MEASURED).parent.mkdir(parents=True)
    monkeypatch.setattr(pages, "ROOT", place)
    pages.git("init", "-q")
    pages.git("config", "user.name", "x")
    pages.git("config", "user.email", "x@example.org")
    for text in ("1", "2"):
        (place / MEASURED).write_text(text)
        commit()
    return place


def commit() -> None:
    pages.git("add", "-A")
    pages.git("commit", "-qm", "x")


def now() -> Made:
    """The sentence that would be written now, as it is read again."""
    (found,) = told(PAGE, f"Before. {made(COMMAND, pages.origin(COMMAND))} After.")
    return found


def test_what_is_of_the_present_files_is_not_stale(repository: Path) -> None:
    found = now()
    assert found.command == COMMAND and len(found.commits) == 1
    assert stale.why(found) == ""
    (repository / "README.md").write_text("more")
    commit()
    assert stale.why(found) == "" and now().commits == found.commits  # what is not measured changes nothing


def test_what_has_changed_since_is_named_until_it_is_taken_back(repository: Path) -> None:
    found = now()
    (repository / MEASURED).write_text("3")
    assert MEASURED in stale.why(found)
    (dirty,) = now().commits
    assert dirty.endswith("+") and "was changed when it was measured" in stale.why(now())
    commit()
    assert MEASURED in stale.why(found) and stale.why(now()) == ""
    (repository / MEASURED).write_text("2")
    commit()
    assert stale.why(found) == ""


def test_how_a_source_is_written_down_makes_nothing_stale(repository: Path) -> None:
    written = repository / MEASURED
    first = 'def half(n):\n    """Give half."""\n    return [n // 2,\n            n]  # fmt: skip\n'
    written.write_text(first)
    commit()
    found = now()
    written.write_text("import math\ndef half(n):\n    return [\n        n // 2,\n        n,\n    ]\n")
    assert stale.why(found) == ""
    written.write_text(first.replace("// 2", "// 2.0"))
    assert MEASURED in stale.why(found)
    written.write_text(first + "# A comment.\n")
    written.rename(written.with_name("moved.py"))
    commit()
    stale.renamed.cache_clear()
    assert stale.why(found) == "", "moved"
    written.write_text("def half(n:\n")
    commit()
    stale.renamed.cache_clear()
    assert MEASURED in stale.why(found), "broken"
    written.unlink(), written.with_name("moved.py").unlink()
    stale.renamed.cache_clear()
    assert MEASURED in stale.why(found), "gone"


def test_what_was_made_by_hand_is_of_the_files_that_its_page_tells_of(repository: Path) -> None:
    page = "docs/guide/affinity.md"
    (path,) = measures.BY_HAND[page]
    (repository / path).parent.mkdir(parents=True)
    (repository / path).write_text("1")
    commit()
    (found,) = told(page, made("hand", pages.origin("hand", page)))
    assert found.command == "hand" and stale.why(found) == ""
    (repository / path).write_text("2")
    assert path in stale.why(found)


def test_a_board_is_that_of_its_data_if_its_tools_get_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    design = netlist(board("icebreaker"))
    monkeypatch.setattr(stale, "netlist", lambda of: design)  # which takes seconds to make
    (tmp_path / "benchmarks" / "boards").mkdir(parents=True)
    monkeypatch.setattr(stale, "ROOT", tmp_path)
    for changed, word in (({}, ""), ({"build": "0" * 16}, "build"), ({"tools": {"yosys": "1"}}, "yosys")):
        data = {"build": f"{design.build:016x}", "tools": versions(list(design.commands))} | changed
        (tmp_path / "benchmarks" / "boards" / "icebreaker.json").write_text(json.dumps(data))
        said = stale.why(
            Made("docs/reference/boards.md", "python benchmarks/boards.py icebreaker", "", ("0" * 12,), None)
        )
        assert word in said and bool(word) == bool(said)


def test_what_a_proof_imports_is_found_in_whatever_way_it_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, text in {
        "tests/proof": "from inner import part\nimport a.b\nimport json\n",
        "tests/inner/part": "def f():\n    from gate import lane\n",
        "gate/gate/lane": "from . import ram\nfrom .wide import Wide\n",
        "gate/gate/ram": "import os\n",
        "gate/gate/wide": "from .lane import Lane\n",
        "gate/gate/other": "from . import lane\n",
        "host/a/b": "",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / f"{name}.py").write_text(text)
    monkeypatch.setattr(imported, "PLACES", tuple(tmp_path / each for each in ("tests", "gate", "host")))
    imported.imported.cache_clear()
    found = {str(path.relative_to(tmp_path)) for path in imported.closure([tmp_path / "tests" / "proof.py"])}
    expected = ("tests/proof", "tests/inner/part", "gate/gate/lane", "gate/gate/ram", "gate/gate/wide", "host/a/b")
    assert found == {f"{each}.py" for each in expected}


def test_where_golden_runs_hold_the_figures_their_results_are_compared(repository: Path) -> None:
    command, page = "python benchmarks/cautions.py", "docs/evidence/warnings.md"
    read = repository / "host/irqscope/results/segmentresult.py"
    asked = repository / "host/irqscope/analysis/answers.py"
    result = repository / measures.GOLDEN / "sweep" / "result.json"

    def write(path: Path, text: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        commit()

    def said() -> Made:
        (found,) = told(page, made(command, pages.origin(command)))
        return found

    write(read, "1"), write(asked, "1")
    before = said()
    write(result, "{}")
    assert stale.why(before) == "", "a golden run that was added is no change"
    write(read, "2")
    assert "segmentresult.py" in stale.why(before), "it is older than the golden runs"
    write(result, '{"n": 1}')
    found = said()
    write(read, "3")
    assert stale.why(found) == "" and said() == found, "another shape of the same figures"
    write(result.parent.with_name("other") / "result.json", "{}"), write(result.with_name("report.md"), "other words")
    assert stale.why(found) == "", "one more golden run, and words that are no figures"
    write(asked, "2")
    assert "answers.py" in stale.why(found)
    write(asked, "1"), write(result, '{"n": 2}')
    assert "sweep/result.json" in stale.why(found) and stale.why(said()) == ""
    found = said()
    result.unlink()
    assert "sweep/result.json" in stale.why(found)


def test_what_golden_runs_hold_is_measured_and_recorded() -> None:
    for command, held in measures.HELD.items():
        assert set(held.paths) < set(MEASURES[command]), command
        assert all(list((ROOT / measures.GOLDEN).glob(f"{run}/result.json")) for run in held.runs), command
        assert pages.compared(command)[1] == held.results


def test_one_old_part_of_many_makes_all_stale(repository: Path) -> None:
    old = pages.origin(COMMAND) | {"date": "2026-11-21"}
    (repository / MEASURED).write_text("3")
    commit()
    (found,) = told(PAGE, made(COMMAND, pages.origin(COMMAND) | {"date": "2026-11-23"}, old))
    assert found.when == "2026-11-21 to 2026-11-23" and len(found.commits) == 2
    assert MEASURED in stale.why(found)


def test_a_commit_that_is_not_here_cannot_be_told(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = pages.git("rev-parse", "--short=12", "HEAD~1")
    found = Made(PAGE, COMMAND, "2026-11-23", (first,), None)
    assert MEASURED in stale.why(found)
    shallow = repository.with_name("shallow")
    subprocess.run(["git", "clone", "-q", "--depth", "1", repository.as_uri(), shallow], check=True)
    monkeypatch.setattr(pages, "ROOT", shallow)
    assert stale.why(found) == f"{first} is not known here: this clone is shallow, `git fetch --unshallow`"
    assert stale.why(Made(PAGE, "python benchmarks/none.py", "2026-11-23", (first,), None)).startswith(
        "what that measures"
    )


def test_every_path_is_there_and_every_command_is_named_by_a_page() -> None:
    for paths in [*MEASURES.values(), *measures.BY_HAND.values()]:
        assert all(path.startswith(":") or (ROOT / path).exists() for path in paths), paths
    named = list(stale.sentences())
    assert {each.page for each in named if each.command == "hand"} == measures.BY_HAND.keys()
    for command in MEASURES:
        assert any(pages.measured_by(each.command, each.page) is MEASURES[command] for each in named), command
    boards = [each for each in named if each.page == "docs/reference/boards.md"]
    assert len(boards) == len(list((ROOT / "benchmarks" / "boards").glob("*.json")))


def test_a_commit_by_git_s_own_words_is_as_long_as_is_read() -> None:
    if pages.git("rev-parse", "HEAD"):
        assert len(pages.origin("python benchmarks/long.py")["commit"].rstrip("+")) == 12


@pytest.mark.parametrize("before", ["", "| old |\n"])
def test_a_table_takes_its_own_place_in_a_page(tmp_path, before):
    """Empty or not, and nothing beyond it."""
    page = tmp_path / "page.md"
    page.write_text(f"a\n<!-- one -->\n{before}<!-- end -->\nb\n<!-- two -->\n| 2 |\n<!-- end -->\nc\n")
    assert pages.filled(page, "one", "| 1 |\n") == (
        "a\n<!-- one -->\n| 1 |\n<!-- end -->\nb\n<!-- two -->\n| 2 |\n<!-- end -->\nc\n"
    )
    with pytest.raises(ValueError, match="has no place for three"):
        pages.filled(page, "three", "")
