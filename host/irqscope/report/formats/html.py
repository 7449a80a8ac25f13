# SPDX-License-Identifier: BSD-2-Clause
"""The page for people: one file, readable offline and in print."""

from ...printable import in_order
from ..document import Document


def files(document: Document) -> dict[str, bytes]:
    return {"report.html": in_order(document.page()).encode()}
