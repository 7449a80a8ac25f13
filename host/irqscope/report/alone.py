# SPDX-License-Identifier: BSD-2-Clause
"""Figures that stand alone, in files of their own: with what was measured, n, conditions and losses written under them.

In a page the captions say this.
"""

import io
import textwrap
from collections.abc import Iterable
from typing import Any

from matplotlib import rc_context
from matplotlib.figure import Figure

from .document import Drawing
from .figures import STYLE
from .markup import plain

DPI = 200
"""As large as a slide needs."""
LINE = 0.15
"""Inches of a line below a figure, which has `WIDE` characters."""
WIDE = 112


def alone(drawing: Drawing, height: float | None = None) -> Figure:
    """The figure with its text; of that height with it, in inches, if one is given."""
    return captioned(drawing.draw(), drawing.alone or [drawing.caption], height)


def captioned(figure: Figure, sentences: Iterable[str], height: float | None = None) -> Figure:
    """The figure with room below for its text; panels take what of a given height is left."""
    text = "\n".join(textwrap.fill(plain(sentence), WIDE) for sentence in sentences)
    foot = LINE * (text.count("\n") + 1)
    width, before = figure.get_size_inches()
    whole, pars = height or before + foot, figure.subplotpars
    figure.set_size_inches(width, whole)
    figure.subplots_adjust(bottom=(pars.bottom * before + foot) / whole, top=1 - (1 - pars.top) * before / whole)
    with rc_context(STYLE):
        figure.text(0.02, 0.01, text, fontsize=8, va="bottom", parse_math=False)
    return figure


def saved(figure: Figure, kind: str) -> bytes:
    """The figure as `svg` or `png`, the same bytes each time."""
    metadata: dict[str, Any] = {"svg": {"Date": None, "Creator": None}, "png": {"Software": None}}
    content = io.BytesIO()
    with rc_context({**STYLE, "svg.hashsalt": "irqscope"}):
        figure.savefig(content, format=kind, dpi=DPI, metadata=metadata[kind])
    return content.getvalue()
