# SPDX-License-Identifier: BSD-2-Clause
"""docs/reference/glossary.md: each word of the contract is in it, with one place; each page of a report names it."""

import re
from pathlib import Path

import pytest
from goldens import result_of

from irqscope.contract.segments import SEGMENTS
from irqscope.report.documents import document
from irqscope.report.formats import html
from irqscope.results.segmentrecord import Classes, Flags

ROOT = Path(__file__).parents[2]
NAME = "docs/reference/glossary.md"
ROWS = re.findall(r"^\| (.*) \| (.*) \| (.*) \|$", (ROOT / NAME).read_text(encoding="utf-8"), re.MULTILINE)
COUNTED = {"causes", "responses", "over", "outliers", "outliers_lost", "masked_responses"}
"""Counts that are no class of their own: plurals, and samples."""


def test_each_row_is_a_sentence_with_one_place() -> None:
    rows = [row for row in ROWS if row[0] != "word"]
    assert len(rows) > 30
    for word, meaning, place in rows:
        assert len(re.findall(r"\]\(", place)) == 1 and "](" not in word + meaning, word
        assert len(meaning) < 120, word


def test_every_segment_class_and_flag_of_the_contract_is_explained() -> None:
    words = {name for word, _, _ in ROWS for name in re.findall(r"[`*]+([^`*]+)[`*]+", word)}
    wanted = {each.name for each in SEGMENTS} | {*Classes.__struct_fields__, *Flags.__struct_fields__} - COUNTED
    assert not wanted - words


@pytest.mark.parametrize("name", ["latency", "sweep", "affinity"])
def test_each_page_says_where_its_words_are_explained(name: str, tmp_path: Path) -> None:
    assert NAME in html.files(document(result_of(name, tmp_path)))["report.html"].decode()
