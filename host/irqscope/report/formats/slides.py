# SPDX-License-Identifier: BSD-2-Clause
"""Each figure as an image for a slide, 16:9."""

from ..alone import alone, saved
from ..document import Document
from ..hint import WIDTH

HEIGHT = WIDTH * 9 / 16


def files(document: Document) -> dict[str, bytes]:
    return {f"{each.name}-slide.png": saved(alone(each, HEIGHT), "png") for each in document.drawings}
