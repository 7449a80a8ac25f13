# SPDX-License-Identifier: BSD-2-Clause
"""Borders of the masks, where a float of the table's number may be a little more or less, and the filter."""

import numpy as np
import pytest

from irqscope.analysis.masks import FAR, LOW_PASS_HZ, MASKS, MTIE, NS, TDEV, Row, borders, low_passed, of_mask

ROWS = [(name, figure) for name in MASKS for figure, _ in of_mask(name)]


def allowed(row: Row, tau: float) -> float:
    return NS * (row.constant + row.slope * tau**row.power)


@pytest.mark.parametrize(("name", "figure"), ROWS)
def test_a_row_is_from_its_begin_exclusively_to_its_end(name: str, figure: str) -> None:
    mask, rows = MASKS[name], MASKS[name].rows(figure)
    for row, following in zip(rows, (*rows[1:], None), strict=True):
        for tau in (row.begin * (1 + 3e-9), (row.begin + row.end) / 2, row.end, row.end * (1 + 8e-10)):
            assert mask.limit(figure, tau) == pytest.approx(allowed(row, tau))
        beyond = row.end * (1 + 2.5e-9)
        assert mask.limit(figure, beyond) == (pytest.approx(allowed(following, beyond)) if following else None)
        assert following is None or following.begin == row.end
    for tau in (rows[0].begin, rows[0].begin * (1 + 8e-10), rows[0].begin / 2):
        assert mask.limit(figure, tau) is None
    assert mask.span(figure) == (min(row.begin for row in rows), max(row.end for row in rows))


def test_figures_of_a_table() -> None:
    mask = MASKS["g8262-eec1"]
    assert [mask.limit(MTIE, tau) for tau in (1.0, 10.0, 1000.0)] == pytest.approx(
        [40e-9, 50.357e-9, 100.52e-9], rel=1e-4
    )
    assert [mask.limit(TDEV, tau) for tau in (25.0, 100.0)] == pytest.approx([3.2e-9, 6.4e-9])
    assert mask.span(MTIE) == mask.span(TDEV) == (0.1, 1000) and MASKS["g811"].span(MTIE) == (0.1, FAR)
    assert [*borders("g8262-eec1")] == [1, 100, 1000, 25, 100, 1000]


def test_the_filter_is_one_of_first_order_that_begins_at_the_first() -> None:
    """Its step response is that of a resistor and a capacitor, sampled."""
    step = np.concatenate([[3.0], np.full(99, 5.0)])
    passed = low_passed(step, 0.25)
    assert passed[0] == 3.0
    times = 0.25 * np.arange(1, 100)
    assert passed[1:] == pytest.approx(5 - 2 * np.exp(-2 * np.pi * LOW_PASS_HZ * times))
