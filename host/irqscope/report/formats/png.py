# SPDX-License-Identifier: BSD-2-Clause
"""Each figure as an image."""

from ..alone import alone, saved
from ..document import Document


def files(document: Document) -> dict[str, bytes]:
    return {f"{each.name}.png": saved(alone(each), "png") for each in document.drawings}
