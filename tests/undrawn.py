# SPDX-License-Identifier: BSD-2-Clause
"""Pages whose figures hold their words but no curves, which take most of the time of a page."""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from typing import Any

import pytest


@contextmanager
def undrawn() -> Iterator[None]:
    """Within it pages are drawn so; files of figures are drawn as ever."""
    from matplotlib.axis import Axis, _LazyTickList
    from matplotlib.figure import Figure
    from matplotlib.text import Text

    draw, ticks = Figure.savefig, _LazyTickList.__get__

    def words(artist: Any) -> Iterator[str]:
        if isinstance(artist, Text):
            yield artist.get_text()
        for each in [artist.label] if isinstance(artist, Axis) else artist.get_children():  # ticks are made when wanted
            yield from words(each)

    def save(figure: Figure, file: Any, **options: Any) -> None:
        if isinstance(file, io.StringIO):
            file.write(f"<svg>{''.join(f'<text>{escape(each)}</text>' for each in words(figure) if each)}</svg>")
            return
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(_LazyTickList, "__get__", ticks)
            for axes in figure.axes:
                axes.xaxis.reset_ticks()
                axes.yaxis.reset_ticks()
            draw(figure, file, **options)

    def none(kind: Any, axis: Axis | None, owner: type) -> Any:
        """No ticks: of all parts of a figure they take longest to be made."""
        if axis is None:
            return kind
        empty: list[Any] = []
        setattr(axis, "majorTicks" if kind._major else "minorTicks", empty)
        return empty

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Figure, "savefig", save)
        patch.setattr(_LazyTickList, "__get__", none)
        yield
