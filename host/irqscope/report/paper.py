# SPDX-License-Identifier: BSD-2-Clause
"""A report on paper without a browser: what a browser prints of its page, on sheets of A4, each with its number."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from .document import Block, Document, Drawing, Kind, Place, Section, Sentence, Table
from .markup import marked, plain, stamp_of
from .sheets import SCALE, WIDTH, as_pdf
from .typesetting import LEADING, SMALL, Line, Piece, heading, paragraph, settable, table, width_of, wrapped

TITLE, LEAD = 15.0, 9.5
"""Sizes of fonts."""
LEVELS = 11.0, 9.5
"""Of headings: of a section, and of what is in it."""
STAMP = 0.25
"""Inches from top to bottom, with its frame."""
BESIDE = 0.15
"""Inches between a figure and its caption."""
INDENT = 0.12


def sheets(document: Document) -> bytes:
    """A PDF: conditions stand on its first sheet, and in short at the foot of each."""
    foot = f"{document.title}: {document.foot}"
    return as_pdf([*pieces(document)], f"irqscope: {document.title}", plain(foot), document.time)


def pieces(document: Document) -> Iterator[Piece]:
    """What stands on the sheets, in order."""
    yield heading(document.title, WIDTH, TITLE, ruled=False)
    yield from _stamps(document)
    yield paragraph(plain(document.foot), WIDTH, SMALL)
    answer, *others = (section for section in document.sections if section.printed)
    conditions = [section for section in others if section.place == Place.FOLDED]
    for section in (answer, *conditions, *(each for each in others if each not in conditions)):
        yield from _section(section, 0)
    if document.again:
        yield paragraph(plain(document.again), WIDTH, SMALL)


def _stamps(document: Document) -> Iterator[Piece]:
    """Verdict and label, side by side."""
    left, lines = 0.05, list[Line]()
    for told, colours in (
        *([(marked(document.verdict), stamp_of(document.verdict))] if document.verdict else []),
        *([(document.label, ("#111111", "#ffffff"))] if document.label else []),
    ):
        text = settable(told, bold=True)
        lines.append(Line(left, 0.05, text, LEAD, bold=True, colours=colours))
        left += width_of(text, LEAD, bold=True) + 0.2
    if lines:
        yield Piece(STAMP, above=0.05, lines=lines, glued=True)


def _section(section: Section, depth: int) -> Iterator[Piece]:
    """Its title and blocks, if paper has it."""
    if not section.printed:
        return
    if section.title:
        yield heading(section.title, WIDTH, LEVELS[min(depth, 1)], ruled=depth == 0)
    yield from _blocks(section.blocks, depth + bool(section.title))


def _blocks(blocks: Sequence[Block], depth: int) -> Iterator[Piece]:
    for block, following in zip_longest(blocks, blocks[1:]):
        match block:
            case Section():
                yield from _section(block, depth)
            case Table():
                yield from table(block, WIDTH)
            case Sentence():
                yield replace(_sentence(block), glued=isinstance(following, Drawing))
            case Drawing():
                yield _figure(block)


def _sentence(sentence: Sentence) -> Piece:
    text = plain(sentence.text)
    match sentence.kind:
        case Kind.ERROR | Kind.WARNING:
            return paragraph(f"{sentence.kind.capitalize()}: {text}.", WIDTH, bold=True)
        case Kind.LEAD:
            return paragraph(text, WIDTH, LEAD)
        case Kind.NOTE:
            return paragraph(text, WIDTH, SMALL)
        case Kind.ITEM:
            return paragraph(f"\N{BULLET} {text}", WIDTH, left=INDENT)
        case _:
            return paragraph(text, WIDTH)


def _figure(drawing: Drawing) -> Piece:
    """The figure, and its caption beside it."""
    figure = drawing.draw()
    wide, high = (SCALE * float(side) for side in figure.get_size_inches())
    left = wide + BESIDE
    lines = wrapped(plain(drawing.caption), SMALL, WIDTH - left)
    step = LEADING * SMALL
    caption = [Line(left, step * number, text, SMALL) for number, text in enumerate(lines)]
    return Piece(max(high, step * len(lines)), above=0.1, lines=caption, figure=figure)
