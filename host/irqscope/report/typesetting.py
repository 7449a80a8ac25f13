# SPDX-License-Identifier: BSD-2-Clause
"""Text and tables in lines of a given width, measured by the font that they are set in. Lengths are inches."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties, findfont, get_font

from .document import Cell, Form, Look, Table
from .markup import NO_BREAK

LEADING = 1.3 / 72
"""From a line to the next, of a font of size 1."""
BODY, SMALL = 8.5, 7.5
"""Sizes of fonts: of sentences, and of captions and notes."""
LARGEST, LEAST = 8.0, 5.0
"""Of tables, which get smaller before their cells break."""
BETWEEN = 0.014
"""Columns, of size 1."""
WITHIN = 0.025
"""A row of a table, above and below its lines."""
ABOVE = 0.06
"""A paragraph or a table."""
ROUNDING = 1e-6
UNKNOWN = "?"
"""For what the font has no picture of."""


@dataclass(frozen=True)
class Line:
    """A text at `left` and with its top at `top`, of its piece; if it is `right`, it ends at `left`."""

    left: float
    top: float
    text: str
    size: float
    bold: bool = False
    right: bool = False
    colours: tuple[str, str] | None = None
    """Of letters, and of the ground behind them; None for black on white."""


@dataclass(frozen=True)
class Rule:
    """A horizontal line from the left margin on, so far below the top of its piece, and so long."""

    top: float
    length: float
    faint: bool = False


@dataclass(frozen=True)
class Piece:
    """What stays together on a sheet.

    Attributes
    ----------
    height, above : float
        Its own, and the room between it and what stands above on the same sheet.
    lines : sequence of Line
        Its text.
    rules : sequence of Rule
        Horizontal lines.
    figure : Figure
        At its top left corner, if it has one.
    glued : bool
        Whether what follows stays on its sheet.
    head : Piece
        What is repeated above it where it begins a sheet.
    """

    height: float
    above: float = 0.0
    lines: Sequence[Line] = ()
    rules: Sequence[Rule] = ()
    figure: Figure | None = None
    glued: bool = False
    head: "Piece | None" = None


@cache
def _advance(character: str, bold: bool) -> float | None:
    """How wide a character of size 1 is; None if the font does not have it."""
    font = get_font(findfont(FontProperties(weight="bold" if bold else "normal")))
    index = font.get_char_index(ord(character))
    if not index:
        return None
    size = 1000.0
    font.set_size(size, 72)
    return float(font.load_glyph(index).linearHoriAdvance) / 0x10000 / size / 72


def settable(text: str, bold: bool = False) -> str:
    """The text, with question marks for what cannot be shown."""
    return "".join(each if _shown(each) and _advance(each, bold) is not None else UNKNOWN for each in text)


def _shown(character: str) -> bool:
    return character.isprintable() or character == NO_BREAK


def width_of(text: str, size: float, bold: bool = False) -> float:
    """Of a text on one line."""
    return size * sum(_advance(each, bold) or 0.0 for each in text)


def wrapped(text: str, size: float, width: float, bold: bool = False) -> list[str]:
    """Its lines: broken between words, and within one that is wider than a line."""
    lines = [""]
    for word in settable(text, bold).split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if width_of(longer, size, bold) <= width:
            lines[-1] = longer
            continue
        if lines[-1]:
            lines.append("")
        for character in word:
            if width_of(lines[-1] + character, size, bold) > width:
                lines.append("")
            lines[-1] += character
    return lines


def paragraph(
    text: str, width: float, size: float = BODY, *, bold: bool = False, left: float = 0.0, above: float = ABOVE
) -> Piece:
    """A text in lines, from `left` on."""
    lines = wrapped(text, size, width - left, bold)
    return Piece(
        height=LEADING * size * len(lines),
        above=above,
        lines=[Line(left, LEADING * size * number, each, size, bold) for number, each in enumerate(lines)],
    )


def heading(text: str, width: float, size: float, *, ruled: bool) -> Piece:
    """A title, which stays with what it is of."""
    made = paragraph(text, width, size, bold=True, above=0.014 * size)
    rules = [Rule(made.height + 0.02, width)] if ruled else []
    return replace(made, height=made.height + 0.04, rules=rules, glued=True)


def table(content: Table, width: float) -> Iterator[Piece]:
    """A piece for each row, glued to the next where the table is `whole`; the head is above the first of each sheet."""
    names = [[name] for name in content.head]
    rows = [
        [cell.split("\n") if content.form == Form.QUANTILES else [cell.replace("\n", " ")] for cell in row]
        for row in content.texts
    ]
    if not (names or rows):
        return
    wanted = _widths([names, *rows] if names else rows)
    gaps = BETWEEN * (len(wanted) - 1)
    if names and LARGEST * (sum(wanted) + gaps) > width:
        wanted = _narrowed(wanted, _widths([[name.split(" ") for (name,) in names], *rows]), width / LARGEST - gaps)
    size = SMALL if content.form == Form.TEXT else max(LEAST, min(LARGEST, width / (sum(wanted) + gaps)))
    columns = _fitted([size * each for each in wanted], width - size * gaps)
    figures = content.form in (Form.FIGURES, Form.QUANTILES)
    head = replace(_row(names, columns, size, [True] * len(names), figures), glued=True) if names else None
    if head:
        yield replace(head, above=ABOVE)
    for number, (row, cells) in enumerate(zip(rows, content.rows, strict=True), 1):
        wrong = [isinstance(cell, Cell) and cell.look == Look.WRONG for cell in cells]
        made = _row(row, columns, size, wrong, figures)
        above = ABOVE if number == 1 and not head else 0.0
        yield replace(made, above=above, glued=content.whole and number < len(rows), head=head)


def _widths(rows: Sequence[Sequence[Sequence[str]]]) -> list[float]:
    """Of columns that hold each line of each cell, of size 1."""
    return [
        max(width_of(settable(line, bold=True), 1, bold=True) for cell in column for line in cell)
        for column in zip(*rows, strict=True)
    ]


def _narrowed(wanted: Sequence[float], least: Sequence[float], room: float) -> list[float]:
    """Between both: as near to what is wanted as the room allows, all alike, and what is least if it allows none."""
    share = max(0.0, room - sum(least)) / (sum(wanted) - sum(least) or 1.0)
    return [low + min(1.0, share) * (each - low) for each, low in zip(wanted, least, strict=True)]


def _fitted(wanted: Sequence[float], room: float) -> list[float]:
    """Widths of columns: as wide as they want to be, but none wider than all of them can be in the room."""
    left, most = room, max(wanted)
    for number, each in enumerate(sorted(wanted)):
        if each > (share := left / (len(wanted) - number)):
            most = share
            break
        left -= each
    return [min(each, most) for each in wanted]


def _row(
    cells: Sequence[Sequence[str]], columns: Sequence[float], size: float, bold: Sequence[bool], figures: bool
) -> Piece:
    """Cells beside each other, above a line; of `figures` all but the first end at their right."""
    lines, deepest, left = list[Line](), 1, 0.0
    for number, (cell, width, thick) in enumerate(zip(cells, columns, bold, strict=True)):
        right = figures and number > 0
        texts = [part for line in cell for part in wrapped(line, size, width + ROUNDING, thick)]
        deepest = max(deepest, len(texts))
        lines += [
            Line(left + width * right, WITHIN + LEADING * size * depth, text, size, thick, right)
            for depth, text in enumerate(texts)
        ]
        left += width + BETWEEN * size
    height = LEADING * size * deepest + 2 * WITHIN
    return Piece(height, lines=lines, rules=[Rule(height, left - BETWEEN * size, faint=True)])
