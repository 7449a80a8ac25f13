# SPDX-License-Identifier: BSD-2-Clause
"""The result itself, for programs (docs/result.md)."""

from ...base.records import json_text
from ..document import Document


def files(document: Document) -> dict[str, bytes]:
    return {"result.json": json_text(document.result).encode()}
