# SPDX-License-Identifier: BSD-2-Clause
"""Counts become widths, with errors that hold and a test that is right as often as it says."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from irqscope.qualifying.bins import BLOCKS, LEVEL, chi_square_tail, tabulate, widths

TABLES = st.sampled_from([2, 4, 8]).flatmap(
    lambda samples: st.lists(
        st.lists(st.integers(0, 10_000), min_size=samples, max_size=samples).filter(any), min_size=2, max_size=8
    )
)


def multinomial(shares: list[float], edges: int, seed: int) -> np.ndarray:
    return np.random.default_rng(seed).multinomial(edges // BLOCKS, shares, size=BLOCKS)


@given(TABLES)
def test_widths_fill_the_clock(rows):
    found = widths(np.array(rows))
    counts = np.array(rows).sum(axis=0)
    assert sum(one.width for one in found.bins) == pytest.approx(len(counts))
    assert [one.count for one in found.bins] == counts.tolist()
    assert all(one.width == pytest.approx(len(counts) * one.count / counts.sum()) for one in found.bins)
    assert sum(one.dnl for one in found.bins) == pytest.approx(0, abs=1e-9)
    assert all(one.error >= 0 for one in found.bins) and 0 <= found.p <= 1


@given(TABLES, st.randoms())
def test_the_order_of_blocks_and_bins_means_nothing(rows, random):
    order, turn = list(range(len(rows))), list(range(len(rows[0])))
    random.shuffle(order)
    random.shuffle(turn)
    one, other = widths(np.array(rows)), widths(np.array(rows)[order][:, turn])
    assert other.p == pytest.approx(one.p) and other.scatter == pytest.approx(one.scatter)
    assert [b.error for b in other.bins] == pytest.approx([one.bins[number].error for number in turn])


@pytest.mark.parametrize(("degrees", "x"), [(1, 3.841459), (3, 7.814728), (7, 14.067140)])
def test_five_per_cent_of_chi_square(degrees, x):
    """The table in Abramowitz and Stegun, 26.8."""
    assert chi_square_tail(x, degrees) == pytest.approx(0.05, abs=1e-6)
    assert chi_square_tail(0, degrees) == 1
    with pytest.raises(ValueError, match="odd"):
        chi_square_tail(x, degrees + 1)


@pytest.mark.parametrize("samples", [2, 4, 8])
def test_equal_bins_are_called_unequal_as_seldom_as_promised(samples):
    tries = [widths(multinomial([1 / samples] * samples, 20_000, seed)) for seed in range(1000)]
    assert 0.2 * LEVEL < np.mean([not one.equal for one in tries]) < 2 * LEVEL
    assert all(one.blocks_agree for one in tries)
    deviations = [(b.width - 1) / b.error for one in tries for b in one.bins]
    assert 0.85 < np.std(deviations) < 1.05


def test_errors_hold_for_unequal_bins():
    shares = [0.55, 0.45]
    tries = [widths(multinomial(shares, 20_000, seed)) for seed in range(500)]
    deviations = [(one.bins[0].width - 1.1) / one.bins[0].error for one in tries]
    assert 0.85 < np.std(deviations) < 1.05 and abs(np.mean(deviations)) < 0.2
    assert not any(one.equal for one in tries)


def test_blocks_that_differ_widen_the_errors_and_then_do_not_agree():
    calm = widths(multinomial([0.5, 0.5], 50_000, 1))
    rows = [[500 + swing, 500 - swing] for swing in np.linspace(-45, 45, BLOCKS).round().astype(int)]
    drifting = widths(np.array(rows))
    assert calm.blocks_agree and not drifting.blocks_agree
    assert drifting.bins[0].error > 1.5 * calm.bins[0].error
    assert drifting.scatter > 2


def test_blocks_that_differ_weaken_the_test():
    table = np.array([[530, 470], [510, 490]] * (BLOCKS // 2))
    table[::3] = table[::3, ::-1]
    counts, found = table.sum(axis=0), widths(table)
    assert found.scatter > 1
    assert found.statistic == pytest.approx((counts[0] - counts[1]) ** 2 / counts.sum() / found.scatter)


def test_edges_that_scatter_less_than_independent_ones_are_not_believed_more():
    regular = widths(np.full((BLOCKS, 2), 1000))
    assert regular.scatter == 0 and regular.equal and regular.blocks_agree
    assert regular.bins[0].error == pytest.approx(2 * np.sqrt(0.25 / (2000 * BLOCKS)))


def test_uneven_phases_widen_the_errors_and_weaken_the_test():
    table = multinomial([0.51, 0.49], 50_000, 1)
    sure, unsure = widths(table), widths(table, 0.01)
    assert not sure.equal and unsure.equal
    assert unsure.bins[0].error == pytest.approx(np.hypot(sure.bins[0].error, 2 * 0.01 / np.sqrt(3)))
    assert unsure.statistic == pytest.approx(((unsure.bins[0].dnl) / unsure.bins[0].error) ** 2, rel=0.3)


def test_one_bin_has_all():
    found = widths(np.array([[10, 0]] * 5))
    assert [one.width for one in found.bins] == [2, 0] and not found.equal


@pytest.mark.parametrize("table", [[[5], [5]], [[5, 5]], [[5, 5], [0, 0]]])
def test_too_little(table):
    with pytest.raises(ValueError, match="two blocks"):
        widths(np.array(table))


@given(st.lists(st.integers(0, 2**40), min_size=BLOCKS, max_size=500), st.sampled_from([2, 4, 8]))
def test_every_edge_is_tabulated_once(times, samples):
    table = tabulate(np.array(times, dtype=np.int64), samples)
    assert table.shape == (BLOCKS, samples)
    assert table.sum(axis=0).tolist() == [sum(time % samples == number for time in times) for number in range(samples)]
    assert np.ptp(table.sum(axis=1)) <= 1
