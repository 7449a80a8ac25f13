# SPDX-License-Identifier: BSD-2-Clause
"""Edges of chains, for tests that follow them."""

import random
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from irqscope.contract.roles import Source
from irqscope.device.decode import Events
from irqscope.findings import chainfollower
from irqscope.findings.chainfollower import ChainFollower
from irqscope.recording.stream import Gap

PATH = (Source.STIMULUS, Source.ISR, Source.TASK, Source.DONE)
Row = tuple[int, Source]


def events_of(rows: Sequence[Row]) -> Events:
    zero = np.zeros(len(rows), dtype=np.uint8)
    times, sources = (np.array(column) for column in zip(*rows, strict=True))
    return Events(times.astype(np.int64), sources.astype(np.uint8), zero, zero)


def read(follower: ChainFollower, parts: Sequence[Sequence[Row]], seed: int = 0, most: int = 90) -> ChainFollower:
    """Read in batches that a seed draws; between the parts events are missing."""
    rng = random.Random(seed)
    for number, rows in enumerate(parts):
        if number:
            follower.take_gap(Gap(1))
        cuts = [0]
        while cuts[-1] < len(rows):
            cuts.append(min(len(rows), cuts[-1] + rng.randint(1, most)))
        for begin, end in pairwise(cuts):
            follower.take_events(events_of(rows[begin:end]))
            room = 3 * max(chainfollower.BLOCK, 100)
            assert all(hop.n <= room for hop in follower.hops), "settled samples are forgotten"
    follower.finish()
    return follower
