# SPDX-License-Identifier: BSD-2-Clause
"""The page on paper, printed by a browser if there is one; else laid out on sheets of A4."""

from ..document import Document
from ..printing import printed
from . import files as files_of


def files(document: Document) -> dict[str, bytes]:
    page = files_of(document, "html")["report.html"]
    return {"report.pdf": printed(page, document.time) or _laid_out(document)}


def _laid_out(document: Document) -> bytes:
    from ..paper import sheets  # what draws is loaded only where no browser is

    return sheets(document)
