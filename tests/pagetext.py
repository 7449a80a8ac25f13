# SPDX-License-Identifier: BSD-2-Clause
"""What tests read in a page."""

import re


def cells(page: str) -> str:
    """The page with plain cells: all are `<td>`, whatever else is known of them, with ordinary blanks."""
    return re.sub(r"<(/?)t[hd]\b[^>]*>", r"<\1td>", page).replace("\N{NO-BREAK SPACE}", " ")
