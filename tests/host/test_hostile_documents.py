# SPDX-License-Identifier: BSD-2-Clause
"""Directories of sweeps, campaigns and comparisons in which others wrote: each document of the real command line has
the same elements whatever they wrote, and a terminal gets no control characters."""

import csv
import io
import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from edited_run import edit
from hostile_texts import HOSTILE, Tags, markdown_tokens

from irqscope import cli

pytestmark = pytest.mark.curves
RUN = ["--port", "model://", "--segments", "isr"]
FORMATS = ("--format", "csv,markdown,junit")
FIGURE = re.compile(r"<svg.*?</svg>", re.DOTALL)
PLAIN = "x"
TEXTS = ["".join(HOSTILE), "=1+1|\n# c"]
"""All at once, and what only does something where a cell or a line begins."""
CAMPAIGN = """
target = "local"
settle = "0"
[options]
port = "model://"
rate = "1kHz"
count = 60
segments = ["isr"]
[[scenario]]
name = "one"
description = "nothing"
[[scenario]]
name = "two"
"""


def told(inside: Any, text: str) -> Any:
    """The same with `text` in place of each text."""
    if isinstance(inside, dict):
        return {name: told(value, text) for name, value in inside.items()}
    if isinstance(inside, list):
        return [told(each, text) for each in inside]
    return text if isinstance(inside, str) else inside


def edit_run(path: Path, text: str) -> None:
    """What somebody outside may choose of a run."""
    instrument = json.loads((path / "run.json").read_text())["instrument"]
    host = json.loads((path / "run.json").read_text())["host"]
    edit(
        path / "run.json",
        target={"irqscope_stub": 1, "name": text, "port": text, "pins": {"isr": text}, text: text},
        host=told(host, text),
        port=text,
        command=["irqscope", text],
        tool=text,
        instrument={**instrument, "board": text},
    )


def sweep(made: Path, out: Path, text: str) -> list[str]:
    shutil.copytree(made, out)
    for step in (out / "steps").iterdir():
        edit_run(step, text)
    edit(out / "sweep.json", command=["irqscope", text], tool=text, port=text)
    return ["report", str(out), *FORMATS]


def campaign(made: Path, out: Path, text: str) -> list[str]:
    shutil.copytree(made, out)
    for scenario in (out / "scenarios").iterdir():
        content = json.loads((scenario / "scenario.json").read_text())
        changed = {name: told(content[name], text) for name in ("before", "after") if content[name]}
        definition = {**content["definition"], "description": text, "options": {text: text}}
        edit(
            scenario / "scenario.json",
            **changed,
            definition=definition,
            programs=[{"run": [text], "on": text, "path": text, "sha256": text, "version": text}],
        )
        edit(scenario / "result.json", warnings=[text])
    edit(out / "campaign.json", command=["irqscope", text], tool=text, target=text, file=text)
    return ["report", str(out), *FORMATS]


def comparison(made: Path, out: Path, text: str) -> list[str]:
    """The names of directories are chosen as well."""
    names = [str(out / f"{text.replace('/', '').replace(chr(0), '')[-60:]}{number}") for number in (1, 2)]
    for name in names:
        shutil.copytree(made, name)
        edit(Path(name) / "run.json", port=text)
        edit(Path(name) / "result.json", warnings=[text], port=text)
    return ["compare", *names, "--out", str(out), *FORMATS]


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> dict[Callable[..., list[str]], Path]:
    """One directory of each kind, as it was measured."""
    folder = tmp_path_factory.mktemp("made")
    (folder / "c.toml").write_text(CAMPAIGN)
    rates = ["--from", "1kHz", "--to", "2kHz", "--steps", "2", "--count", "50", "--pause", "0", "--refine", "0"]
    assert cli.main(["saturate", "--port", "model://", *rates, "--out", str(folder / "sweep")]) == 0
    assert cli.main(["campaign", str(folder / "c.toml"), "--out", str(folder / "campaign")]) in (0, 3)
    assert cli.main(["latency", *RUN, "--rate", "1kHz", "--count", "200", "--out", str(folder / "run")]) == 0
    return {sweep: folder / "sweep", campaign: folder / "campaign", comparison: folder / "run"}


@pytest.fixture(scope="module")
def plain(made, tmp_path_factory) -> dict[Callable[..., list[str]], dict[str, str]]:
    """Their documents with plain texts."""
    folder = tmp_path_factory.mktemp("plain")
    return {kind: documents(kind, path, folder / kind.__name__, PLAIN) for kind, path in made.items()}


def documents(kind: Callable[..., list[str]], made: Path, out: Path, text: str) -> dict[str, str]:
    """All that is written, by its suffix."""
    assert cli.main(kind(made, out, text)) in (0, 3)
    written = [path for path in out.iterdir() if path.suffix in (".html", ".md", ".xml", ".csv")]
    assert len({path.suffix for path in written}) == 4
    return {path.name: path.read_text() for path in written}


def drawn(page: str) -> set[str]:
    """Kinds of elements in its figures."""
    return {element.tag for figure in FIGURE.findall(page) for element in ElementTree.fromstring(figure).iter()}


@pytest.mark.parametrize("kind", [sweep, campaign, comparison])
@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_documents_have_the_same_elements_whatever_they_speak_of(kind, text, made, plain, tmp_path, capsys):
    found = documents(kind, made[kind], tmp_path / "out", text)
    said = capsys.readouterr()
    assert all(c.isprintable() or c == "\n" for c in said.out + said.err), "a terminal obeys what it is sent"
    assert found.keys() == plain[kind].keys()
    if "<script>" in text:
        assert "&lt;script&gt;" in found["report.html"] and "\\<script\\>" in found["report.md"], "they are told"
    for name, content in found.items():
        before = plain[kind][name]
        match name.rpartition(".")[2]:
            case "html":
                page, known = (Tags(FIGURE.sub("<svg></svg>", each)) for each in (content, before))
                assert page.tags == known.tags
                assert [each for each, _ in page.attributes] == [each for each, _ in known.attributes]
                assert drawn(content) <= drawn(before), "texts of another length are drawn otherwise, of the same"
            case "md":
                assert markdown_tokens(content) == markdown_tokens(before)
            case "xml":
                trees = (ElementTree.fromstring(each) for each in (content, before))
                assert len({tuple(element.tag for element in tree.iter()) for tree in trees}) == 1
            case "csv":
                rows, known = (list(csv.reader(io.StringIO(each, newline=""))) for each in (content, before))
                assert [len(row) for row in rows] == [len(row) for row in known]
                for cell in (cell for row in rows for cell in row):
                    assert not cell.startswith(("=", "@", "\t", "\r", "\n")), "a spreadsheet calculates it"
