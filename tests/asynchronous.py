# SPDX-License-Identifier: BSD-2-Clause
"""Time stamps of a source's edges, as an instrument with bins of known widths gives them."""

import numpy as np
from numpy.typing import NDArray


def stamps(
    widths: list[float],
    period: float,
    edges: int,
    *,
    seed: int = 1,
    jitter: float = 0,
    wander: float = 0,
    kept: NDArray[np.bool_] | None = None,
) -> NDArray[np.int64]:
    """Ticks of `edges` rising edges; `widths` of the R bins of a clock, all times in ticks.

    `jitter` moves each edge by itself, `wander` adds up; only the edges in `kept` come through.
    """
    rng, samples = np.random.default_rng(seed), len(widths)
    times = rng.uniform(0, samples) + period * np.arange(edges) + jitter * rng.standard_normal(edges)
    times += np.cumsum(wander * rng.standard_normal(edges))
    times = np.sort(times if kept is None else times[kept])
    times -= np.floor(times[0] / samples) * samples
    clocks = np.floor(times / samples)
    bins = np.searchsorted(np.cumsum(widths), times - clocks * samples, side="right").clip(0, samples - 1)
    return clocks.astype(np.int64) * samples + bins
