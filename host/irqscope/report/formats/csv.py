# SPDX-License-Identifier: BSD-2-Clause
"""Tables for spreadsheets, a file each: plain numbers, their units in the head. What cannot be told is empty."""

import csv
import io

from ..document import Document, Table

FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
"""How a cell begins that spreadsheets calculate (OWASP, CSV injection)."""


def files(document: Document) -> dict[str, bytes]:
    return {f"{name}.csv": _csv(table) for name, table in document.sheets.items()}


def _inert(cell: object) -> object:
    """A text that a spreadsheet would take for a formula gets an apostrophe before it; numbers stay numbers."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell


def _csv(table: Table) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(table.head)
    writer.writerows([_inert(cell) for cell in row] for row in table.rows)
    return text.getvalue().encode()
