# SPDX-License-Identifier: BSD-2-Clause
"""Each figure as a drawing."""

from ..document import Document
from ..plates import saved


def files(document: Document) -> dict[str, bytes]:
    return {f"{name}.svg": saved(figure, "svg") for name, figure in document.plates()}
