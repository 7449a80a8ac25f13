# SPDX-License-Identifier: BSD-2-Clause
"""What a report holds, whatever was measured: parts make sections of blocks, formats make files of these.

A format knows nothing of runs, sweeps and campaigns, a part nothing of HTML, PDF and terminals.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ..base.records import Record

if TYPE_CHECKING:
    from matplotlib.figure import Figure

R = TypeVar("R")


class Kind(StrEnum):
    """What a sentence is for.

    The one that comes first everywhere; what is wrong; what a person at the terminal is told, too; what to do next;
    anything else; an entry of a list; what explains a table or figure, in small print.
    """

    LEAD, ERROR, WARNING = "lead", "error", "warning"
    FINDING, NEXT, DETAIL, ITEM, NOTE = "finding", "next", "detail", "item", "note"


@dataclass(frozen=True)
class Sentence:
    """`text` ends with a full stop, but where it is an error, a warning or an entry of a list."""

    text: str
    kind: Kind = Kind.DETAIL


class Look(StrEnum):
    """Of a cell that is more than a text: something is wrong, a command, the report of something else."""

    WRONG, COMMAND, LINK = "wrong", "command", "link"


@dataclass(frozen=True)
class Cell:
    """A text with a look. A COMMAND's `words` are those of a shell; a LINK leads `to` a file beside the report."""

    text: str
    look: Look
    words: Sequence[str] = ()
    to: str = ""

    def __str__(self) -> str:
        return self.text


class Form(StrEnum):
    """How a table is laid out: figures to the right, the same with lines in a cell, words on a line, running text."""

    FIGURES, QUANTILES, WORDS, TEXT = "figures", "quantiles", "words", "text"


@dataclass(frozen=True)
class Table:
    """`head` names the columns, and is empty where the first column names the rows.

    A cell is a text, a number or a Cell; None if there is nothing to tell. A `whole` table stays on one sheet of paper.
    """

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[object]]
    form: Form = Form.FIGURES
    whole: bool = True

    @property
    def texts(self) -> list[list[str]]:
        """Cells as texts, a dash where there is nothing to tell."""
        return [["-" if cell is None else str(cell) for cell in row] for row in self.rows]


@dataclass(frozen=True)
class Drawing:
    """A figure: `draw` makes it. `name` is that of its file, `caption` says in a report what it shows.

    In a file of its own, `alone` stands under it: with what was measured, n, conditions and losses.
    """

    name: str
    caption: str
    draw: Callable[[], "Figure"]
    alone: Sequence[str] = ()


class Outcome(StrEnum):
    """Of a check: an error is what could not be judged, a warning a soft limit that is not kept."""

    PASSED, WARNED, FAILED, ERROR = "passed", "warning", "failure", "error"


@dataclass(frozen=True)
class Check:
    """One thing that a farm counts, and what is to be said of it; `group` is what is checked."""

    group: str
    name: str
    outcome: Outcome
    sentence: str


class Place(StrEnum):
    """Where a section stands: what is read at once, what follows, what is folded away, the terminal, data files."""

    FIRST, BODY, FOLDED, TERMINAL, DATA = "first", "body", "folded", "terminal", "data"


@dataclass(frozen=True)
class Section:
    """Blocks in the order of reading. A section within another may be `folded`; paper has a `sheet` even so."""

    name: str
    title: str
    blocks: Sequence["Block"]
    place: Place = Place.BODY
    folded: bool = False
    sheet: bool = False

    @property
    def printed(self) -> bool:
        """Whether paper has it."""
        return self.sheet or (not self.folded and self.place in (Place.FIRST, Place.BODY))


Block = Sentence | Table | Drawing | Check | Section


@dataclass(frozen=True)
class Part(Generic[R]):
    """A section of the report of each result of a kind; one without blocks is left out."""

    name: str
    title: str
    place: Place
    blocks: Callable[[R], Iterable[Block]]
    sheet: bool = False

    def sections(self, result: R) -> Iterator[Section]:
        """The section, if it says something of this result."""
        if blocks := tuple(self.blocks(result)):
            yield Section(self.name, self.title, blocks, self.place, sheet=self.sheet)


@dataclass(frozen=True)
class Measurement:
    """A figure that was found, `labels` are what it is of; `unit` is `s`, `count` or `Hz`.

    `step` is what a time is counted in, in seconds; 0 where it is not known.
    """

    labels: Mapping[str, str]
    figure: str
    value: float
    unit: str
    step: float = 0.0


@dataclass(frozen=True)
class Document:
    """A report.

    Attributes
    ----------
    content : Record
        What it is made of, and nothing else.
    title, foot : str
        What was done; on which conditions, by what.
    sections : sequence of Section
        All of it, in order.
    verdict, label : str
        PASS, WARN, FAIL, INVALID or INCOMPLETE; what must stand beside every figure. Empty if there is none.
    again : str
        What else lies beside the report, and how it is made again.
    time, host : str
        When it was measured, from which machine.
    properties : mapping of str to str
        What a farm files it under.
    beside : sequence of Cell
        Links to the pages that it is one of, if it is one of several.
    views : mapping of str to Record
        What further sections show that is not in `content`, by their names.
    made : dict of str to dict of str to bytes
        Files that formats have made of it, by the format: what takes long, and other formats take, is made once.
    """

    content: Record
    title: str
    foot: str
    sections: Sequence[Section]
    time: str
    host: str
    verdict: str = ""
    label: str = ""
    again: str = ""
    properties: Mapping[str, str] = field(default_factory=dict)
    beside: Sequence[Cell] = ()
    views: Mapping[str, Record] = field(default_factory=dict)
    made: dict[str, dict[str, bytes]] = field(default_factory=dict, init=False, compare=False, repr=False)

    @property
    def headline(self) -> str:
        """What was found, in the sentences that come first."""
        return " ".join(each.text for each in self.sentences(Kind.LEAD))

    def at(self, *places: Place) -> Iterator[Section]:
        """The sections that stand there."""
        return (section for section in self.sections if section.place in places)

    def sentences(self, *kinds: Kind) -> Iterator[Sentence]:
        """Those of some kinds, in order; all without any."""
        every = (each for each in blocks_of(self.sections) if isinstance(each, Sentence))
        return (each for each in every if each.kind in (kinds or Kind))

    @property
    def tables(self) -> list[Table]:
        """Those that are read at once."""
        return [each for each in blocks_of(self.at(Place.FIRST)) if isinstance(each, Table)]

    @property
    def sheets(self) -> dict[str, Table]:
        """Figures for programs, by name: plain numbers."""
        return {each.title: each for each in blocks_of(self.at(Place.DATA)) if isinstance(each, Table)}

    @property
    def checks(self) -> list[Check]:
        """What a farm counts."""
        return [each for each in blocks_of(self.sections) if isinstance(each, Check)]

    @property
    def drawings(self) -> list[Drawing]:
        """All figures; their names differ."""
        return [each for each in blocks_of(self.sections) if isinstance(each, Drawing)]


def blocks_of(sections: Iterable[Section]) -> Iterator[Block]:
    """Everything in them but sections, in order."""
    for section in sections:
        for block in section.blocks:
            if isinstance(block, Section):
                yield from blocks_of([block])
            else:
                yield block


def sections_of(parts: Iterable[Part[R]], result: R) -> list[Section]:
    """What a result has to say, part by part."""
    return [section for part in parts for section in part.sections(result)]


def told(texts: Iterable[str | None], kind: Kind = Kind.DETAIL) -> Iterator[Sentence]:
    """Sentences of these texts, but of those that say nothing."""
    return (Sentence(text, kind) for text in texts if text)


def measurements(document: Document) -> Iterator[Measurement]:
    """What was found, of the sheet `figures` where it has one figure a row, times in seconds."""
    sheet = document.sheets.get("figures")
    for cells in sheet.rows if sheet and "figure" in sheet.head else ():
        row: dict[str, Any] = dict(zip(sheet.head, cells, strict=True)) if sheet else {}
        ticks = row["unit"] == "tick"
        value, unit = (row["seconds"], "s") if ticks else (row["value"], row["unit"])
        if value is not None:
            labels: dict[str, str] = {name: str(row[name]) for name in ("scenario", "segment") if name in row}
            step = float(value / row["value"]) if ticks and value else 0.0
            yield Measurement(labels, str(row["figure"]), float(value), unit, step)
