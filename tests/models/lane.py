# SPDX-License-Identifier: BSD-2-Clause
"""Reference model of the capture lane: what a list of samples means, run by run."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple


class Edge(NamedTuple):
    """The recorded edge of a clock: tick of its first sample, level after it, further selected edges of the clock."""

    tick: int
    edge: int
    multi: int


class Captured(NamedTuple):
    """`glitches` are the ticks at which suppressed pulses began."""

    edges: list[Edge]
    glitches: list[int]


def capture(
    levels: Sequence[int],
    *,
    samples: int,
    filter_ticks: int,
    rise: bool = True,
    fall: bool = True,
    invert: bool = False,
) -> Captured:
    """Edges and glitches of `levels`, one a tick, from tick 0 on; before that the pin was low.

    The last level goes on for ever.
    """
    accepted = int(invert)
    selected: list[tuple[int, int]] = []
    glitches = []
    tick = 0
    runs = [(level ^ invert, len(list(run))) for level, run in groupby(levels)]
    for number, (level, length) in enumerate(runs):
        last = number == len(runs) - 1
        if level != accepted:
            if last or length > filter_ticks:
                accepted = level
                if rise if level else fall:
                    selected.append((tick, level))
            else:
                glitches.append(tick)
        tick += length
    edges = []
    for _, group in groupby(selected, key=lambda edge: edge[0] // samples):
        (first, level), *further = group
        edges.append(Edge(first, level, len(further)))
    return Captured(edges, glitches)
