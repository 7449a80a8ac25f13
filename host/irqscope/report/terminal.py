# SPDX-License-Identifier: BSD-2-Clause
"""What a measurement prints in the end: tables and what was found to stdout, what is wrong with it to stderr."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from ..base.records import content_of, json_text, to_json
from ..files import replace
from ..measuring.experiment import Telling
from ..printable import printable
from ..results.judged import EXCEEDED, NOT_SHOWN, Judged
from .document import Document, Kind, Place, Table, blocks_of
from .madefiles import renew
from .markup import plain


def conclude(
    document: Document,
    report: Path,
    result: Path,
    telling: Telling,
    *,
    limits: Iterable[Judged] = (),
    lines: Iterable[str] = (),
) -> None:
    """Print the tables, `lines` after them, and then what was found in sentences; or all of it as JSON.

    Writes the page to `report` if that is to be drawn; `result` is the file of figures. What formats have made of a
    former result beside it is removed.
    """
    renew(report.parent, {})
    if telling.drawn:
        from .formats import files

        replace(report, files(document, "html")["report.html"])
    if telling.json:
        content = document.content if isinstance(document.content, dict) else content_of(document.content)
        views = {name: to_json(view) for name, view in document.views.items()}
        sys.stdout.write(json_text({**content, **views, "directory": str(result.parent)}))
        return
    for block in blocks_of(document.at(Place.TERMINAL)):
        if isinstance(block, Table):
            for line in columns(block.head, block.texts):
                print(printable(line))
    for line in (*lines, ""):
        print(printable(line))
    print(printable(plain(document.headline)))
    for text in _others(limits):
        print(printable(plain(text)))
    for sentence in document.sentences(Kind.FINDING):
        print(printable(plain(sentence.text)))
    for each in document.sentences(Kind.ERROR, Kind.WARNING):
        print(f"irqscope: {each.kind}: {printable(plain(each.text))}", file=sys.stderr)
    print(printable(str(report if telling.drawn else result)))


def _others(limits: Iterable[Judged]) -> list[str]:
    """Limits that are not kept, in words, but the one that the headline tells."""
    broken = [entry for entry in limits if entry.outcome in (EXCEEDED, NOT_SHOWN)]
    broken.sort(key=lambda entry: not entry.hard)
    return [f"{entry.sentence}{'' if entry.hard else ' (warn)'}." for entry in broken[1:]]


def columns(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The lines of a table, the first column to the left, the others to the right."""
    widths = [max(len(row[at]) for row in (head, *rows)) for at in range(len(head))]
    for row in (head, *rows):
        cells = (cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))
        yield "  ".join((row[0].ljust(widths[0]), *cells))
