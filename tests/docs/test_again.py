# SPDX-License-Identifier: BSD-2-Clause
"""benchmarks/again.py: parts of a long form are measured again; what they give is compared with what is recorded."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import again
import pages
import pytest
import stale
from measures import MEASURES

COMMAND = "python benchmarks/farm.py"
MEASURED = "host/irqscope/farm/dataset.py"


def commit(text: str) -> str:
    """A commit in which the measured file holds this."""
    (pages.ROOT / MEASURED).write_text(text)
    pages.git("add", "--all")
    pages.git("commit", "-qm", text)
    stale.renamed.cache_clear()
    return pages.git("rev-parse", "--short=12", "HEAD")


@pytest.fixture
def form(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """A form of three parts, `gives` what they give now, in a repository where its code has changed since."""
    place = tmp_path / "source"
    (place / MEASURED).parent.mkdir(parents=True)
    for module, name, value in (
        (pages, "ROOT", place),
        (stale, "ROOT", place),
        (pages, "AGAIN", place / "again.json"),
        (again, "AGAIN", place / "again.json"),
    ):
        monkeypatch.setattr(module, name, value)
    for words in (["init", "-q"], ["config", "user.name", "x"], ["config", "user.email", "x@example.org"]):
        pages.git(*words)
    commit("1")
    data, page = place / "data.json", place / "page.md"
    recorded = {"rows": {"a": [1], "b": [2], "c": [3]}, **pages.origin(COMMAND)}
    data.write_text(json.dumps(recorded))

    def written(data: Any) -> str:
        return f"Rows. {pages.made(COMMAND, data)}\n"

    def parts(data: Any) -> pages.Parts:
        return {name: (row, lambda name=name: form.gives[name]) for name, row in data["rows"].items()}

    form = SimpleNamespace(
        COMMAND=COMMAND, DATA=data, PAGE=page, page=written, parts=parts, gives={"a": (1,), "b": (2,), "c": (3,)}
    )
    page.write_text(written(recorded))
    commit("2")
    return form


def said(form: Any) -> pages.Made:
    (found,) = pages.told("page.md", form.PAGE.read_text())
    return found


def test_figures_that_come_again_are_of_the_commit_that_gave_them(form: Any) -> None:
    before = said(form)
    assert MEASURED in stale.why(before) and before.again is None
    assert again.again(form, 2)
    assert f"; again the same in 2 of 3 parts on {pages.origin(COMMAND)['date']} from commit " in form.PAGE.read_text()
    after = said(form)
    assert after.commits == before.commits and after.again == pages.git("rev-parse", "--short=12", "HEAD")
    assert stale.why(after) == ""
    commit("3")
    assert MEASURED in stale.why(after)


def test_what_differs_is_told_and_nothing_is_written(form: Any, capsys: pytest.CaptureFixture[str]) -> None:
    form.gives["b"], before = [7], form.PAGE.read_text()
    assert not again.again(form, 3)
    assert f"{COMMAND}: b: recorded [2], measured [7]\n" in capsys.readouterr().out
    assert form.PAGE.read_text() == before and not pages.AGAIN.exists()


def test_figures_made_anew_are_of_their_own_commit_alone(form: Any) -> None:
    assert again.again(form, 1)
    assert form.page({**pages.known(form.DATA), **pages.origin(COMMAND)}).count("again the same") == 0


def test_the_lot_is_drawn_by_the_commit(form: Any) -> None:
    many = {str(number): (None, str) for number in range(40)}
    assert again.drawn(many, 2, "0123456789ab") == again.drawn(many, 2, "0123456789ab")
    assert len({tuple(again.drawn(many, 2, f"{commit:012x}")) for commit in range(20)}) > 10
    assert set(again.drawn({"a": (None, str)}, 2, "0")) == {"a"}


@pytest.mark.parametrize("name", again.FORMS)
def test_each_form_has_a_part_for_each_row(name: str) -> None:
    form = again.form_of(name)
    data = pages.known(form.DATA)
    rows = data if isinstance(data, list) or all(map(key, data.values())) else max(filter(key, data.values()), key=len)
    parts = form.parts(data)
    assert len(parts) >= len(rows), "names are not unique, or a row is left out"
    assert all(callable(measure) and recorded for recorded, measure in parts.values())
    assert form.COMMAND in MEASURES and form.page(data) == form.PAGE.read_text()


def key(value: object) -> bool:
    return isinstance(value, list | dict)


def test_forms_that_are_none_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, words in (
        (["exports"], "there is no form 'exports'"),
        (["claims", "--parts", "0"], "must be at least 1"),
    ):
        with pytest.raises(SystemExit):
            again.main(arguments)
        assert words in capsys.readouterr().err
