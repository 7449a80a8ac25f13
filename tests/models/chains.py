# SPDX-License-Identifier: BSD-2-Clause
"""Chains, plain and slow: the definition in docs/guide/chain.md, a cause, a chain and a time of doubt at a time."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from chain_rows import Row

from irqscope.contract.segments import Count
from irqscope.device.configuration import SegmentSettings
from models.pairing import Config, Pairing


class Hop:
    """What became of the causes of a hop, of the edges between two losses; `now` is when the last one is past."""

    def __init__(self, settings: SegmentSettings, room: int, rows: Sequence[Row], after_loss: bool) -> None:
        self.settings, self.now = settings, rows[-1][0] + 1
        pairing = Pairing(
            Config(settings.cause, settings.response, settings.policy, settings.least, settings.timeout,
                   depth=settings.depth), room,
        )  # fmt: skip
        if after_loss:
            pairing.unproven, pairing.last = pairing.fifo, rows[0][0]
        self.fifo = pairing.fifo
        self.causes: list[int] = []
        self.responses: list[int] = []
        self.causeless: list[int] = []
        self.overdue: list[int] = []
        for time, source in [*rows, (self.now, None)]:
            waiting = list(pairing.pending)
            if source in (settings.cause, settings.response, None):
                pairing.tick(time)
            self.overdue += waiting[: len(waiting) - len(pairing.pending)]
            if source == settings.cause:
                self.causes.append(time)
                pairing.cause(time)
            elif source == settings.response:
                self.responses.append(time)
                unmatched = pairing.counts[Count.UNMATCHED]
                pairing.response(time, 0)
                self.causeless += [time] * (pairing.counts[Count.UNMATCHED] - unmatched)
        self.answers = {each.time - each.value: each.time for each in pairing.samples if not each.unproven}
        self.pending = pairing.pending

    def heard(self, cause: int) -> bool:
        """Whether an answer came that may be the one of a cause."""
        least = 0 if self.fifo else self.settings.least
        return any(cause + least <= each <= cause + self.settings.timeout for each in self.responses)

    def fate(self, cause: int) -> str:
        if cause in self.answers:
            return "answered"
        if cause in self.pending:
            return "open"
        if self.heard(cause):
            return "unknown"
        return "unanswered" if self.now > cause + self.settings.timeout else "open"

    def miscounted(self, before: "Hop | None") -> list[int]:
        """Times of doubt, because it counts edges off."""
        if not self.fifo:
            return []
        strangers = before.causeless if before else []
        return [each for each in self.overdue if self.heard(each)] + [
            time for cause, time in self.answers.items() if cause in strangers
        ]


@dataclass
class Chain:
    """Its edges, what became of it after the last of them, and until when it was under way."""

    times: list[int]
    fate: str
    until: int
    doubtful: bool = False


@dataclass
class Chains:
    """All that a run says of its chains."""

    chains: list[Chain] = field(default_factory=list)
    causeless: Counter[int] = field(default_factory=Counter)

    def take(self, hops: Sequence[Hop], lost: bool) -> None:
        """What came between two losses of events; `lost`: those under way were cut off by the second one."""
        found = [self._chain(stimulus, hops) for stimulus in hops[0].causes]
        doubts = [time for hop in hops[1:] for time in hop.causeless]
        doubts += [time for before, hop in zip([None, *hops], hops, strict=False) for time in hop.miscounted(before)]
        stretch: list[Chain] = []
        for chain in found:
            if stretch and chain.times[0] > max(each.until for each in stretch):
                stretch = []
            stretch.append(chain)
            if any(stretch[0].times[0] <= time <= max(each.until for each in stretch) for time in doubts):
                for each in stretch:
                    each.doubtful = True
        self.chains += [each for each in found if not (lost and each.fate == "open")]
        for number, hop in enumerate(hops):
            self.causeless[number] += len(hop.causeless)

    @staticmethod
    def _chain(stimulus: int, hops: Sequence[Hop]) -> Chain:
        times = [stimulus]
        for hop in hops:
            fate = hop.fate(times[-1])
            if fate != "answered":
                return Chain(times, fate, times[-1] + hop.settings.timeout, fate == "unknown")
            times.append(hop.answers[times[-1]])
        return Chain(times, "complete", times[-1])

    def clear(self, fate: str) -> list[list[int]]:
        """The edges of those of a fate that are not in doubt."""
        return [each.times for each in self.chains if each.fate == fate and not each.doubtful]

    def by_hop(self, fate: str, hops: int) -> list[int]:
        counts = Counter(len(times) for times in self.clear(fate))
        return [counts[number + 1] for number in range(hops)]

    def merged(self, hops: int) -> list[int]:
        pairs = [*pairwise(self.clear("complete"))]
        return [sum(a[k] != b[k] and a[k + 1] == b[k + 1] for a, b in pairs) for k in range(hops)]

    def judged(self, hops: slice, most: int) -> Counter[str]:
        """How many chains kept a deadline of some hops, were late, missing, or are not known to be any of that."""
        return Counter(self._judged(each, hops, most) for each in self.chains)

    @staticmethod
    def _judged(chain: Chain, hops: slice, most: int) -> str:
        if chain.doubtful:
            return "unknown"
        if len(chain.times) > hops.stop:
            return "late" if chain.times[hops.stop] - chain.times[hops.start] > most else "kept"
        return "missing" if chain.fate == "unanswered" and len(chain.times) > hops.start else "unknown"


def chains_of(parts: Sequence[Sequence[Row]], settings: Sequence[SegmentSettings], room: int) -> Chains:
    """Of a run, whose events are lost between the parts."""
    found = Chains()
    for number, rows in enumerate(parts):
        found.take([Hop(each, room, rows, number > 0) for each in settings], number < len(parts) - 1)
    return found
