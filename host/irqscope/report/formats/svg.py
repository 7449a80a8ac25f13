# SPDX-License-Identifier: BSD-2-Clause
"""Each figure as a drawing."""

from ..alone import alone, saved
from ..document import Document


def files(document: Document) -> dict[str, bytes]:
    return {f"{each.name}.svg": saved(alone(each), "svg") for each in document.drawings}
