# SPDX-License-Identifier: BSD-2-Clause
"""The page on paper, printed by a browser if there is one; else laid out on sheets of A4."""

from ..document import Document
from ..paper import sheets
from ..printing import printed
from . import html


def files(document: Document) -> dict[str, bytes]:
    page = html.files(document)["report.html"]
    return {"report.pdf": printed(page, document.time) or sheets(document)}
