# SPDX-License-Identifier: BSD-2-Clause
"""The result itself, for programs (docs/reference/result.md)."""

from ...base.records import content_of, json_text
from ..document import Document


def files(document: Document) -> dict[str, bytes]:
    return {"result.json": json_text(content_of(document.content)).encode()}
