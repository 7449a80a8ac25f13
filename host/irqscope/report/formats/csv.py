# SPDX-License-Identifier: BSD-2-Clause
"""Tables for spreadsheets, a file each: plain numbers, their units in the head. What cannot be told is empty."""

import csv
import io

from ..document import Document, Table


def files(document: Document) -> dict[str, bytes]:
    return {f"{name}.csv": _csv(table) for name, table in document.sheets.items()}


def _csv(table: Table) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(table.head)
    writer.writerows(table.rows)
    return text.getvalue().encode()
