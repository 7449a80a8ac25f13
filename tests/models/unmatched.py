# SPDX-License-Identifier: BSD-2-Clause
"""The kinds of unmatched responses, plain and slow: the definition in docs/reference/pairing.md, one list of edges at a
time."""

from collections import Counter
from collections.abc import Sequence

from irqscope.contract.roles import STIMULI
from irqscope.contract.segments import Count, Policy
from models.pairing import Config, Pairing

Edge = tuple[int, int]
"""(tick, source)."""


def split(config: Config, room: int, bounce: int, stretches: Sequence[Sequence[Edge]]) -> Counter[str]:
    """`bounce`, `premature` and `spurious` of a stream; events are missing between its stretches."""
    counts: Counter[str] = Counter()
    for number, stretch in enumerate(stretches):
        begins, ends = number == 0, number == len(stretches) - 1
        edges = sorted(stretch, key=lambda edge: (edge[0], edge[1] not in STIMULI, edge[1]))
        mine = [edge for edge in edges if edge[1] in (config.cause, config.response)]
        begin = None if begins else edges[0][0] if edges else 0
        for index in unmatched(config, room, bounce, mine, begin, ends):
            if kind := kind_of(config, bounce, mine, index, ends):
                counts[kind] += 1
    return counts


def unmatched(
    config: Config, room: int, bounce: int, edges: Sequence[Edge], begin: int | None, ends: bool
) -> list[int]:
    """Which of the edges are responses that are certainly unmatched; `begin` is the first known time after missing
    events.

    `doubt` is the time of the youngest cause that may be pending as long as unseen ones may be, too.
    """
    pairing, doubt, found = Pairing(config, room), begin, []
    for index, (tick, source) in enumerate(edges):
        if doubt is not None and tick - doubt > max(config.timeout, bounce):
            doubt = None
        if source == config.cause:
            pairing.cause(tick)
            doubt = None if doubt is None else tick
            continue
        before = pairing.counts[Count.UNMATCHED]
        pairing.response(tick, 0)
        broken_off = not ends and tick == edges[-1][0]
        if pairing.counts[Count.UNMATCHED] > before and doubt is None and not broken_off:
            found.append(index)
        if doubt is not None and config.policy is Policy.COALESCE and tick - doubt >= config.least:
            doubt = None
    return found


def kind_of(config: Config, bounce: int, edges: Sequence[Edge], index: int, ends: bool) -> str | None:
    """Of the unmatched response `edges[index]`; None: a cause may have followed unseen."""
    time, premature = edges[index][0], config.least or bounce
    before = [tick for tick, source in edges[:index] if source == config.response]
    after = [tick for tick, source in edges[index + 1 :] if source == config.cause]
    if before and time - before[-1] < bounce:
        return "bounce"
    if after and after[0] - time <= premature:
        return "premature"
    return "spurious" if after or ends or edges[-1][0] - time > premature else None
