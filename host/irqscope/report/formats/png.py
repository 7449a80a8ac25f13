# SPDX-License-Identifier: BSD-2-Clause
"""Each figure as an image."""

from ..document import Document
from ..plates import saved


def files(document: Document) -> dict[str, bytes]:
    return {f"{name}.png": saved(figure, "png") for name, figure in document.plates()}
