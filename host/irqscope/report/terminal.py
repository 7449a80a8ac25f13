# SPDX-License-Identifier: BSD-2-Clause
"""What a measurement prints in the end: what was found to stdout, what is wrong with it to stderr."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from ..files import replace
from ..printable import printable
from ..results.judged import EXCEEDED, NOT_SHOWN, Judged
from .document import Document, Kind, Place, Table, blocks_of


def conclude(
    document: Document, report: Path, result: Path, *, drawn: bool = True, limits: Iterable[Judged] = ()
) -> None:
    """Print what was found, and write the page to `report` if it is to be `drawn`; `result` is the file of figures."""
    tell(document.headline, [(each.kind, each.text) for each in document.sentences(Kind.ERROR, Kind.WARNING)], limits)
    for sentence in document.sentences(Kind.FINDING):
        print(printable(sentence.text))
    for block in blocks_of(document.at(Place.TERMINAL)):
        if isinstance(block, Table):
            for line in columns(block.head, block.texts):
                print(printable(line))
    if drawn:
        from .formats import files

        replace(report, files(document, "html")["report.html"])
    print(printable(str(report if drawn else result)))


def tell(headline: str, problems: Iterable[tuple[str, str]], limits: Iterable[Judged] = ()) -> None:
    """Print what was found, and to stderr what is wrong with it and which limits are not kept."""
    print(printable(headline))
    for kind, text in problems:
        print(f"irqscope: {kind}: {printable(text)}", file=sys.stderr)
    for entry in limits:
        if entry.outcome in (EXCEEDED, NOT_SHOWN):
            print(f"irqscope: {'limit' if entry.hard else 'warn'}: {printable(entry.sentence)}", file=sys.stderr)


def columns(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The lines of a table, the first column to the left, the others to the right."""
    widths = [max(len(row[at]) for row in (head, *rows)) for at in range(len(head))]
    for row in (head, *rows):
        cells = (cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))
        yield "  ".join((row[0].ljust(widths[0]), *cells))
