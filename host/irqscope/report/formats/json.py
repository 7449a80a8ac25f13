# SPDX-License-Identifier: BSD-2-Clause
"""The result itself, for programs (docs/reference/result.md)."""

from ...base.records import content_of, json_text
from ..document import Document


def files(document: Document) -> dict[str, bytes]:
    content = document.content
    return {"result.json": json_text(content if isinstance(content, dict) else content_of(content)).encode()}
