# SPDX-License-Identifier: BSD-2-Clause
"""Parts of reports: what a part says is in every format that has room for it, and a page is read from its first screen.

All of it is made of golden runs; nothing is measured.
"""

import re
from html import unescape
from typing import Any

import pytest
from goldens import result_of
from msgspec.structs import replace

from irqscope.measuring.experimentrecord import MultiSettings
from irqscope.report.document import (
    Document,
    Drawing,
    Kind,
    Part,
    Place,
    Section,
    Sentence,
    Table,
    blocks_of,
    sections_of,
)
from irqscope.report.documents import document
from irqscope.report.formats import html, markdown
from irqscope.report.marks import marks_of
from irqscope.results.resultrecord import Result

FOLDERS = (
    "affinity",
    "bracket",
    "judged",
    "killed",
    "live",
    "masked",
    "multi",
    "periodic",
    "recurrence",
    "sweep",
    "tasks",
)


@pytest.fixture(scope="module", params=FOLDERS)
def made(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Document:
    return document(result_of(request.param, tmp_path_factory.mktemp("parts")))


def plain(text: str) -> str:
    """Without markup, and with one blank between words."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", text)).replace("*", "").split())


def bare(text: str) -> str:
    """As a sentence is compared: without the marks that emphasise."""
    return " ".join(text.replace("*", "").split())


def words(page: str) -> str:
    return re.sub(r"\s+", "", plain(page))


def test_a_page_has_every_sentence_caption_and_cell(made):
    page = words(html.page(made))
    shown = [*made.at(Place.FIRST, Place.BODY, Place.FOLDED)]
    for block in blocks_of(shown):
        match block:
            case Sentence(text=text):
                assert words(text) in page
            case Drawing(caption=text):
                assert words(text) in page
            case Table():
                for row in (block.head, *block.rows):
                    assert all(words(str(cell)) in page for cell in row if cell is not None)


def test_a_summary_has_what_comes_first_what_is_wrong_and_the_first_tables(made):
    text = markdown.files(made)["report.md"].decode().replace("\\", "")
    for sentence in made.sentences(Kind.LEAD, Kind.ERROR, Kind.WARNING):
        assert sentence.text in text
    assert text.count("| --- |") + text.count("| ---\n") >= len(made.tables) > 0


@pytest.mark.parametrize("q", range(9))
def test_a_result_without_one_of_its_quantiles_is_told(tmp_path, q):
    """No run of irqscope's gives one; what is sealed may be of anybody."""
    result = result_of("judged", tmp_path)
    first, *others = result.segments
    quantiles = [each for number, each in enumerate(first.quantiles) if number != q]
    assert len(quantiles) == len(first.quantiles) - 1
    fewer = replace(result, segments=[replace(first, quantiles=quantiles), *others])
    for form in (markdown, html):
        assert form.files(document(fewer))


def test_names_are_of_one_section_and_of_one_figure(made):
    page = re.sub(r"<svg.*?</svg>", "", html.page(made), flags=re.DOTALL)
    anchors, links = re.findall(r' id="([^"]+)"', page), re.findall(r'href="#([^"]+)">([^<]+)', page)
    assert len(anchors) == len(set(anchors)) and {anchor for anchor, _ in links} <= set(anchors)
    names = [drawing.name for drawing in made.drawings]
    assert len(names) == len(set(names))


def test_a_bound_is_drawn_once_at_most_and_only_where_a_number_does_not_say_it(made):
    drawn = [drawing.name for drawing in made.drawings if drawing.name.startswith("bound-")]
    result = made.content
    held = [s for s in result.segments if s.exceedances] if isinstance(result, Result) else []
    disturbed = [f"bound-{s.name}" for s in held if any(entry.disturbances for entry in s.exceedances)]
    assert drawn == disturbed[:1]


def test_a_part_that_says_nothing_is_left_out():
    said = Part("said", "Said", Place.BODY, lambda result: [Sentence("A sentence.")])
    silent = Part[Any]("silent", "Silent", Place.BODY, lambda result: [])
    assert sections_of([silent, said], None) == [Section("said", "Said", (Sentence("A sentence."),), Place.BODY)]


def test_what_a_latency_is_held_against_is_a_line_in_its_figures(tmp_path):
    limited, killed = (result_of(name, tmp_path) for name in ("limits", "killed"))
    assert isinstance(limited, Result) and isinstance(killed, Result)
    marks = [mark.label for mark in marks_of(limited, limited.segments[0])]
    assert marks == [
        "threshold 20 us",
        "trigger 20 us",
        "limit max 30us, exceeded",
        "limit p90 60us",
        "limit p99 60us, not shown",
    ]
    assert marks_of(killed, killed.segments[0]) == [], "no threshold was set"
    found = replace(limited.limits[0], name="isr.worst")  # of a task at the pin isr, from its release on
    tasks = replace(limited, experiment=MultiSettings(release="stimulus", window=10.0, deadlines={}), limits=[found])
    assert not [mark for mark in marks_of(tasks, tasks.segments[0]) if mark.label.startswith("limit")]
