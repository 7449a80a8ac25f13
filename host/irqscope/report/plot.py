# SPDX-License-Identifier: BSD-2-Clause
"""A figure that tells more of its parts to who points at them."""

from matplotlib.figure import Figure

from .hint import WIDTH, Hint


class Plot(Figure):
    """A figure with hints: in a page they are seen by who points there, without a script."""

    def __init__(self, height: float, **margins: float) -> None:
        """Of that height, in inches, with margins as shares of it: fitting them would cost time."""
        super().__init__(figsize=(WIDTH, height))
        self.subplots_adjust(**margins)
        self.hints: list[Hint] = []
