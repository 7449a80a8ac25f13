# SPDX-License-Identifier: BSD-2-Clause
"""Tables for spreadsheets, a file each: plain numbers, their units in the head. What cannot be told is empty."""

import csv
import io
from collections.abc import Sequence

from ..document import Document, Table

FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
"""How a cell begins that spreadsheets calculate (OWASP, CSV injection)."""


def files(document: Document) -> dict[str, bytes]:
    return {f"{name}.csv": _csv(table) for name, table in document.sheets.items()}


def _inert(cell: object) -> object:
    """A text that a spreadsheet would take for a formula gets an apostrophe before it; numbers stay numbers."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell


def _csv(table: Table) -> bytes:
    return "".join(_line(row) for row in (table.head, *([_inert(cell) for cell in row] for row in table.rows))).encode()


def _line(cells: Sequence[object]) -> str:
    """A row. What holds any end of a line is quoted: a writer looks but for those of the end that it writes itself."""
    text = io.StringIO(newline="")
    csv.writer(text, lineterminator="\r\n").writerow(cells)
    return text.getvalue().removesuffix("\r\n") + "\n"
