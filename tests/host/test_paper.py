# SPDX-License-Identifier: BSD-2-Clause
"""A report on paper without a browser: what a browser would print, on few sheets of one size, nothing cut."""

import random
import re
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from goldens import result_of

from irqscope.report import paper, sheets
from irqscope.report.document import Block, Document, Drawing, Form, Kind, Place, Section, Sentence, Table
from irqscope.report.documents import document
from irqscope.report.sheets import HEIGHT, WIDTH, arranged
from irqscope.report.typesetting import LARGEST, Piece, table, width_of, wrapped

A4 = (595, 842)
"""Points."""
STRING = re.compile(r"\(((?:[^\\()]|\\.)*)\)")
"""Of a PDF."""
FOLDERS = {"latency": 8, "judged": 4, "sweep": 3, "affinity": 3, "multi": 3}
"""Golden runs, and the sheets that they may take."""


@pytest.fixture(scope="module", params=FOLDERS)
def made(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Document]:
    """The report of a golden run."""
    place: Path = tmp_path_factory.mktemp("paper")
    return request.param, document(result_of(request.param, place))


@pytest.fixture(scope="module")
def pdf(made: tuple[str, Document]) -> bytes:
    return paper.sheets(made[1])


def drawn(pdf: bytes) -> list[str]:
    """What each sheet's stream draws, in order."""
    streams = [zlib.decompress(each) for each in re.findall(rb"stream\r?\n(x.*?)\r?\nendstream", pdf, re.DOTALL)]
    return [each.decode("latin-1") for each in streams if b" cm\n" in each or b"BT\n" in each]


def words(page: str) -> str:
    """What is written on a sheet, without blanks: its letters stand apart where they are set closer."""
    return re.sub(r"[\s\0]", "", "".join(STRING.findall(page)))


def text_of(pieces: list[Piece]) -> str:
    return "".join(re.sub(r"\s+", "", line.text) for piece in pieces for line in piece.lines)


def printed(blocks: Iterable[Block]) -> Iterator[Block]:
    """What a browser prints of them: all but what is folded and no sheet."""
    for block in blocks:
        if not isinstance(block, Section):
            yield block
        elif block.sheet or not block.folded:
            yield from printed(block.blocks)


def test_few_sheets_of_one_size_each_with_its_number_and_the_conditions_on_the_first(made, pdf):
    name, report = made
    boxes = re.findall(rb"/MediaBox \[ ?0 0 ([0-9.]+) ([0-9.]+) ?\]", pdf)
    assert {tuple(round(float(side)) for side in box) for box in boxes} == {A4}
    assert len(boxes) <= FOLDERS[name]
    pages = drawn(pdf)
    for number, page in enumerate(pages, 1):
        assert f"{number}of{len(boxes)}" in words(page)
    assert len(pages) == len(boxes) and words(pages[0]).count(report.title.replace(" ", "")) == 2
    assert any(section.name == "conditions" for section in report.sections) == ("Conditions" in words(pages[0]))
    assert all(report.foot.split(";")[0].replace(" ", "") in words(page) for page in pages)


def test_each_figure_is_drawn_once_as_lines_and_smaller(made, pdf):
    _, report = made
    figures = sum(isinstance(block, Drawing) for block in printed(report.at(Place.FIRST, Place.BODY)))
    assert figures
    pages = drawn(pdf)
    moved = [float(scale) for scale in re.findall(r"\bq ([0-9.]+) 0 0 \1 [0-9.]+ [0-9.]+ cm\b", "".join(pages))]
    assert moved == pytest.approx([sheets.SCALE] * figures)
    for page in (STRING.sub("", each) for each in pages):
        assert len(re.findall(r"\bq\b", page)) == len(re.findall(r"\bQ\b", page))


def test_every_sentence_cell_and_caption_is_there(made):
    _, report = made
    lines = text_of([*paper.pieces(report)])
    for block in printed(report.at(Place.FIRST, Place.BODY)):
        match block:
            case Sentence(text=text) | Drawing(caption=text):
                assert re.sub(r"\s+|\*", "", text) in lines
            case Table(texts=texts):
                assert all(word in lines for row in texts for cell in row for word in cell.split())


def test_nothing_is_beyond_the_margins_or_upon_another_piece(made):
    _, report = made
    pieces = [*paper.pieces(report)]
    for piece in pieces:
        for line in piece.lines:
            length = width_of(line.text, line.size, line.bold)
            low, high = (line.left - length, line.left) if line.right else (line.left, line.left + length)
            assert low > -1e-3 and high < WIDTH + 1e-3 and 0 <= line.top < piece.height, line
    for sheet in arranged(pieces):
        used = 0.0
        for piece, top in sheet:
            assert top >= used - 1e-9
            used = top + piece.height
        assert used <= HEIGHT


@pytest.mark.parametrize("seed", range(20))
def test_what_is_glued_is_not_parted_and_a_table_goes_on_below_its_head(seed):
    dice = random.Random(seed)
    head, pieces = Piece(0.3), list[Piece]()
    for _ in range(40):
        rows = dice.randrange(1, 6)
        pieces += [Piece(dice.uniform(0.1, 1.5), 0.1, glued=row < rows - 1, head=head) for row in range(rows)]
    put = arranged(pieces)
    assert [each for sheet in put for each, _ in sheet if each is not head] == pieces
    for sheet in put:
        assert not sheet[-1][0].glued and sheet[0][0] is head
        assert sum(each is head for each, _ in sheet) == 1
    tall = arranged([Piece(HEIGHT / 3, glued=True)] * 4)
    assert [len(sheet) for sheet in tall] == [3, 1], "what is higher than a sheet is parted all the same"


def test_a_wide_table_gets_smaller_then_breaks_its_head_then_its_cells():
    cell = "1234.567 us"
    for columns in (3, 14, 40):
        content = Table("x", [f"long name {n}" for n in range(columns)], [[cell] * columns])
        head, row = table(content, WIDTH)
        assert max(line.left for line in row.lines) <= WIDTH + 1e-6
        assert ({line.text for line in row.lines} == {cell}) == (columns < 40)
        assert ({line.text for line in head.lines} == set(content.head)) == (columns == 3)
    _, row = table(Table("x", ["many short words"] * 14, [["1"] * 14]), WIDTH)
    assert {line.size for line in row.lines} == {LARGEST}, "it is the head that breaks"
    narrow, wide = (next(table(Table("", (), [["name", "word " * n]], Form.TEXT), WIDTH)) for n in (3, 99))
    assert narrow.height < wide.height


def test_words_that_are_wider_than_a_line_break_and_what_no_font_shows_is_a_question_mark():
    lines = wrapped("a" * 300 + " b \N{CJK UNIFIED IDEOGRAPH-6F22}\x1b[2J", 8, 2)
    assert "".join(lines).replace(" ", "") == "a" * 300 + "b??[2J"
    assert all(width_of(each, 8) <= 2 for each in lines)


def test_paper_of_one_document_is_the_same_bytes_and_can_be_made_of_any_label(made, pdf):
    name, report = made
    assert name != "sweep" or paper.sheets(report) == pdf
    report = replace(report, sections=report.sections[:1])
    strange = replace(report, title="\N{CJK UNIFIED IDEOGRAPH-6F22} $x_1$", label="\x00 raw", foot="word " * 99)
    assert paper.sheets(strange).startswith(b"%PDF")


def test_notes_are_smaller_and_what_is_wrong_is_bold(made):
    _, report = made
    section = Section("x", "", [Sentence("note", Kind.NOTE), Sentence("wrong", Kind.ERROR), Sentence("plain.")])
    shown = {line.text: line for piece in paper.pieces(replace(report, sections=[section])) for line in piece.lines}
    assert shown["Error: wrong."].bold and not shown["plain."].bold
    assert shown["note"].size < shown["plain."].size
