# SPDX-License-Identifier: BSD-2-Clause
"""A summary for pull requests: the headline, what is wrong, and the tables."""

from collections.abc import Iterable

from ...printable import in_order
from ..document import Document, Kind, Table

MARKUP = "\\|<>`_#*[]!&~"


def files(document: Document) -> dict[str, bytes]:
    parts = [_escape(document.headline)]
    parts += [f"- **{each.kind}**: {_escape(each.text)}" for each in document.sentences(Kind.ERROR, Kind.WARNING)]
    parts += [_table(table) for table in document.tables]
    parts.append(_escape(document.foot))
    return {"report.md": in_order("\n\n".join(parts) + "\n").encode()}


def _table(table: Table) -> str:
    lines: list[Iterable[str]] = [table.head, ["---"] * len(table.head)]
    lines += [map(_escape, row) for row in table.texts]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _escape(text: str) -> str:
    """Names of boards, hosts and targets are no markup, but for what sentences of this program emphasise."""
    escaped = "".join(f"\\{c}" if c in MARKUP else c for c in " ".join(text.splitlines()))
    return escaped.replace("\\*simulated\\*", "*simulated*")
