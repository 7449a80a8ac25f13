# SPDX-License-Identifier: BSD-2-Clause
"""What a figure tells of its parts to who points at them, and how wide it is."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH = 7.2
"""Of a figure, in inches."""


@dataclass(frozen=True)
class Hint:
    """What is told of a part of a figure, from `left` to `right` and from `low` to `high` in its data.

    Of a bar `low` and `high` are None: it is told of all the height of its panel, down to the bottom of the panel
    `to` if there is one.
    """

    axes: "Axes"
    left: float
    right: float
    low: float | None
    high: float | None
    text: str
    to: "Axes | None" = None
