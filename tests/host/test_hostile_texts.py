# SPDX-License-Identifier: BSD-2-Clause
"""Texts that come from outside do nothing in any output: each format is read by a parser of its own."""

import copy
import csv
import functools
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hostile_texts import HOSTILE, Tags, markdown_tokens
from hypothesis import example, given, settings
from hypothesis import strategies as st
from jsonrecords import document

from irqscope import cli
from irqscope.base.records import Record
from irqscope.measuring.experiment import Telling
from irqscope.printable import DIRECTIONS
from irqscope.report import formats
from irqscope.report.document import Document, Place, Section, Table
from irqscope.report.terminal import conclude

texts = st.sampled_from(HOSTILE) | st.text(st.characters(exclude_categories=["Cs"]), max_size=40)


class Result(dict[str, Any]):
    """A result that is not shown where a test fails."""

    def __repr__(self) -> str:
        return "the result"


@pytest.fixture(scope="module")
def result(tmp_path_factory) -> Result:
    out = tmp_path_factory.mktemp("hostile") / "run"
    arguments = ["latency", "--port", "model://", "--rate", "1kHz", "--count", "200", "--segments", "isr"]
    assert cli.main([*arguments, "--out", str(out)]) == 0
    return Result(json.loads((out / "result.json").read_text()))


def poisoned(result: dict[str, Any], text: str) -> dict[str, Any]:
    """The result with `text` wherever somebody outside may choose it."""
    made = copy.deepcopy(dict(result))
    made["target"] = {"irqscope_stub": 1, "name": text, "port": text, "pins": {"isr": text}, text: text}
    made["host"] = {name: text for name in made["host"]}
    made["port"], made["command"], made["tool"] = text, ["irqscope", text], text
    made["instrument"]["board"] = text
    made["errors"], made["warnings"], made["valid"] = [text], [text], False
    return made


def made(result: Result, text: str, form: str) -> str:
    """The one file of a format, of the result with a text."""
    (content,) = formats.files(document(poisoned(result, text)), form).values()
    return content.decode()


@pytest.fixture(scope="module")
def plain(result) -> Callable[[str], str]:
    """The one file of a format, of texts that do nothing."""
    return functools.cache(lambda form: made(result, "x", form))


@given(texts)
@example(" ".join(HOSTILE))
@settings(max_examples=15)  # each of them has figures; with curves, test_hostile_documents.py has them all
def test_a_page_has_the_same_tags_whatever_it_speaks_of(result, plain, text):
    page = made(result, text, "html")
    found, known = Tags(page), Tags(plain("html"))
    assert found.tags == known.tags and "script" not in found.tags
    assert [name for name, _ in found.attributes] == [name for name, _ in known.attributes]
    assert not any(name.startswith("on") for name, _ in found.attributes)
    policy = dict(found.attributes[:10])["content"]
    assert policy == "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
    assert page.index("Content-Security-Policy") < page.index("<title>"), "nothing of others stands before the policy"


@given(texts)
def test_markdown_has_no_markup_of_theirs(result, plain, text):
    assert markdown_tokens(made(result, text, "markdown")) == markdown_tokens(plain("markdown"))


@pytest.mark.parametrize("kind", ["html", "markdown"])
def test_a_name_cannot_turn_what_is_written_around(result, kind):
    """As in "not \\u202edessap", which reads "not passed"."""
    told = made(result, f"not {DIRECTIONS}dessap", kind)
    assert "dessap" in told and not set(DIRECTIONS) & set(told)


@given(texts)
def test_junit_is_xml_with_the_same_elements(result, plain, text):
    suite, known = (ElementTree.fromstring(each) for each in (made(result, text, "junit"), plain("junit")))
    assert [element.tag for element in suite.iter()] == [element.tag for element in known.iter()]


@pytest.mark.parametrize("text", HOSTILE)
def test_figures_are_xml_and_hold_no_script(result, text):
    for name, content in formats.files(document(poisoned(result, text)), "svg").items():
        elements = list(ElementTree.fromstring(content).iter())
        assert not {e.tag.rpartition("}")[2].lower() for e in elements} & {"script", "foreignobject", "a"}, name
        links = [value for e in elements for key, value in e.attrib.items() if key.endswith("href")]
        assert all(link.startswith(("#", "data:image/png;")) for link in links), name


@given(st.lists(st.one_of(texts, st.sampled_from(["=1+1", "+1", "-1", "@A1", "\t=1"]), st.integers()), min_size=1))
def test_a_spreadsheet_calculates_nothing(cells):
    table = Table("sheet", ["head"] * len(cells), [cells])
    sheet = Document(Record(), "", "", [Section("", "", [table], Place.DATA)], "", "")
    content = formats.files(sheet, "csv")["sheet.csv"].decode()
    _, read = csv.reader(io.StringIO(content, newline=""))
    for cell, found in zip(cells, read, strict=True):
        if isinstance(cell, int):
            assert int(found) == cell
        else:
            assert found in (cell, f"'{cell}") and not found.startswith(("=", "+", "-", "@", "\t", "\r", "\n"))


@pytest.mark.parametrize("text", HOSTILE)
def test_a_terminal_is_sent_no_control_characters(text, result, capsys, tmp_path):
    made = document(poisoned(result, text))
    name = text.replace("/", " ").replace("\0", " ")[:40]
    conclude(made, tmp_path / "report.html", tmp_path / name, Telling())
    foreign = tmp_path / "foreign.json"
    told = {
        "file_version": 1,
        "cmdline:": text,
        "resolution_in_ns": 0,
        "num_threads": 1,
        "thread": {text: {"cycles": 0, "min": 0, "max": 0, "avg": 0, "histogram": {}}},
    }
    foreign.write_text(json.dumps(told))
    assert cli.main(["import", str(foreign)]) in (0, 4)
    (tmp_path / "c.toml").write_text(f"{json.dumps(text)} = 1\n", encoding="utf-8")
    assert cli.main(["campaign", str(tmp_path / "c.toml"), "--out", str(tmp_path / "out")]) == 2
    said = capsys.readouterr()
    assert all(c.isprintable() or c == "\n" for c in said.out + said.err)


@pytest.mark.parametrize("host", ["-oProxyCommand=x", "[-oProxyCommand=x]", "]-oProxyCommand=x", "[-oX=y@board"])
def test_an_option_of_ssh_is_no_target(host, tmp_path, capsys):
    path = Path(tmp_path) / "c.toml"
    path.write_text(f'target = "{host}"\n[[scenario]]\nuse = "idle"\n')
    assert cli.main(["campaign", str(path), "--out", str(tmp_path / "out")]) == 2
    assert "names no folder of a target" in capsys.readouterr().err
