# SPDX-License-Identifier: BSD-2-Clause
"""The page for people: one file, readable offline and in print."""

from ..page import page
from ..sentence import Result


def files(result: Result) -> dict[str, bytes]:
    return {"report.html": page(result).encode()}
