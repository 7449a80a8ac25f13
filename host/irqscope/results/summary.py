# SPDX-License-Identifier: BSD-2-Clause
"""The figures of a distribution: its moments, and quantiles as far as the number of samples supports them."""

from collections.abc import Sequence
from typing import Annotated, Any, TypeVar

from ..analysis.blocks import block_quantiles
from ..analysis.figures import FIGURES, Moments, moments
from ..analysis.histogram import Distribution
from ..analysis.quantiles import QUANTILES, Quantile, quantile
from ..base.records import enlarged, filled
from ..measuring.series import Ordered

T = TypeVar("T")


class Summary(Moments, frozen=True, kw_only=True):
    """Moments and quantiles of one distribution in ticks."""

    quantiles: Annotated[tuple[Quantile, ...], filled()]
    """From small to large; those of limits are among them."""


class View(Summary, frozen=True, kw_only=True):
    """Figures of samples that were counted otherwise."""

    source: str
    """As of the segment's: `on chip`, or `events k of n`."""


def quantile_in(quantiles: Sequence[Quantile], q: str) -> Quantile | None:
    """That of this share, if it is among them and estimable."""
    return next((each for each in quantiles if each.q == q and each.estimable), None)


def known(value: T | None) -> T:
    """A figure of samples that are there; ValueError if a file has none of them."""
    if value is None:
        raise ValueError("a figure of samples that are there is null")
    return value


def value_of(figures: Any, name: str) -> float | None:
    """One of the figures of a distribution, by its name: `median`."""
    found: float | None = getattr(figures, name)
    return found


def bounds_of(figures: Any, name: str) -> tuple[float, float] | None:
    """What only bins tell of it: the least and the most that it is."""
    found: tuple[float, float] | None = getattr(figures, FIGURES[name].bounds or "", None)
    return found


def summarise(
    distribution: Distribution,
    minimum: int | None,
    maximum: int | None,
    total: int | None,
    quantiles: Sequence[str] = QUANTILES,
    ordered: Ordered | None = None,
) -> Summary:
    """The figures; minimum, maximum and sum (if it is not None) are known exactly even where samples are in bins.

    Intervals of quantiles allow for late samples that come together if the samples are known in their order, too; else
    they are those of independent samples.
    """
    if ordered is None:
        estimated = [quantile(distribution, text) for text in quantiles]
    else:
        estimated = block_quantiles(distribution, ordered.table, ordered.edges[:-1], quantiles)
    found = moments(distribution, minimum, maximum, total)
    return enlarged(found, Summary, quantiles=tuple(estimated))
