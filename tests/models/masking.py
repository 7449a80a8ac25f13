# SPDX-License-Identifier: BSD-2-Clause
"""Pairing without masked spans, plain and slow: the definition in docs/reference/pairing.md, one edge after the
other."""

from collections.abc import Sequence

from irqscope.contract.roles import STIMULI
from irqscope.contract.segments import Count, Policy
from models.pairing import Config, Pairing

Span = tuple[int, int]
"""Masked: after the first tick, and not after the second."""


class MaskedPairing(Pairing):
    """Call `edge` in time order, then `end`."""

    def __init__(self, config: Config, room: int, spans: Sequence[Span]) -> None:
        super().__init__(config, room)
        concerned = config.policy is Policy.INTERVAL or config.cause in STIMULI
        self.spans = list(spans) if concerned else []
        self.masked = self.masked_responses = 0
        self.owed = False

    def edge(self, time: int, is_response: bool, polarity: int = 0) -> None:
        if self.config.policy is Policy.INTERVAL:
            if is_response:
                self._edge_of_interval(time, polarity)
            return
        self._reach(time)
        if self._is_masked(time):
            self._take_masked([c for c in self.pending if time - c > self.config.timeout])
        if not is_response:
            self._cause(time)
        else:
            self._response(time, polarity)

    def end(self) -> None:
        """No more edges."""
        if self.config.policy is not Policy.INTERVAL:
            self._reach(max([time for span in self.spans for time in span], default=0) + 1)

    def lose(self) -> None:
        """Edges are missing here."""
        self.counts[Count.CAUSES] -= len(self.pending)
        self.pending, self.unproven, self.owed, self.last = [], self.fifo, False, None

    def _is_masked(self, time: int) -> bool:
        return any(begin < time <= end for begin, end in self.spans)

    def _reach(self, time: int) -> None:
        """Whatever happens between the edges: spans begin and end, each of them once."""
        while self.spans and self.spans[0][1] < time:
            begin, _ = self.spans.pop(0)
            self.tick(begin)
            self._take_masked(list(self.pending))
        if self.spans and self.spans[0][0] < time:
            self.tick(self.spans[0][0])

    def _take_masked(self, causes: list[int]) -> None:
        if causes:
            self.pending = [cause for cause in self.pending if cause not in causes]
            self._mask(len(causes))

    def _mask(self, number: int) -> None:
        self.masked += number
        self.owed, self.unproven = True, self.fifo

    def _cause(self, time: int) -> None:
        if self._is_masked(time):
            self.counts[Count.CAUSES] += 1
            self.last = time
            self._mask(1)
        else:
            self.cause(time)

    def _response(self, time: int, polarity: int) -> None:
        self.tick(time)
        if self.pending or not self.owed:
            self.response(time, polarity)
        else:
            self.counts[Count.RESPONSES] += 1
            self.masked_responses += 1
            self.unproven = self.fifo
        self.owed = False

    def _edge_of_interval(self, time: int, polarity: int) -> None:
        if self.pending and any(begin < time and self.pending[0] < end for begin, end in self.spans):
            self.counts[Count.CAUSES] += 1
            self.counts[Count.RESPONSES] += 1
            self.masked += 1
            self.masked_responses += 1
            self.pending = [time]
        else:
            self.response(time, polarity)
