# SPDX-License-Identifier: BSD-2-Clause
"""Figures of pages that are not drawn have their words, and those of files are drawn as ever."""

import io

import pytest
from undrawn import undrawn

from irqscope.report.figures import plot, styled, to_svg

pytestmark = pytest.mark.curves


def drawn(kind: str) -> bytes:
    """A figure with ticks of several sorts, as a file or as an element of a page."""
    from matplotlib.ticker import AutoMinorLocator

    with styled():
        figure = plot(3, left=0.1, right=0.9, bottom=0.2, top=0.9)
        above, below = figure.subplots(2, 1)
        above.plot([1, 2, 3], [3, 1, 2])
        above.set(xlabel="time in s", yscale="log", xticks=[1, 2])
        below.stairs([1, 2, 3])
        below.tick_params(labelsize=5)
        below.grid(True)
        below.set_xticks([0, 1, 2], ["none", "one", "two"])
        below.xaxis.set_minor_locator(AutoMinorLocator())
        if kind == "page":
            return to_svg(figure, "a figure").encode()
        file = io.BytesIO()
        figure.savefig(file, format=kind, metadata={"CreationDate": None} if kind == "pdf" else None)
        return file.getvalue()


@pytest.mark.parametrize("kind", ["png", "pdf"])
def test_a_file_is_the_same_to_the_byte(kind):
    with undrawn():
        found = drawn(kind)
    assert found == drawn(kind)


def test_an_element_of_a_page_has_words_and_no_curves():
    with undrawn():
        found = drawn("page")
    assert b"time in s" in found and b"<path" not in found and b"<path" in drawn("page")
