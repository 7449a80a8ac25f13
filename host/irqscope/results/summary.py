# SPDX-License-Identifier: BSD-2-Clause
"""The figures of a distribution: its moments, and quantiles as far as the number of samples supports them."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..analysis.blocks import block_quantile
from ..analysis.histogram import Distribution
from ..analysis.moments import Moments, moments
from ..analysis.quantiles import QUANTILES, Quantile, quantile
from ..measuring.series import Ordered


@dataclass(frozen=True)
class Summary(Moments):
    """Moments and quantiles of one distribution in ticks."""

    quantiles: tuple[Quantile, ...]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


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
    def estimate(text: str) -> Quantile:
        if ordered is None:
            return quantile(distribution, text)
        return block_quantile(distribution, ordered.table, ordered.edges[:-1], text)

    return Summary(
        **vars(moments(distribution, minimum, maximum, total)), quantiles=tuple(estimate(text) for text in quantiles)
    )
