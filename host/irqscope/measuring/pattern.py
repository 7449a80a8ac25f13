# SPDX-License-Identifier: BSD-2-Clause
"""The order of a path's causes and responses, whatever pairs them: what `analysis.answers` judges.

Everything here counts between the gaps of the events, with constant memory.
"""

import numpy as np
from numpy.typing import NDArray

from ..analysis.answers import Least, Lost, Several, least_latency, lost_causes
from ..analysis.histogram import ExactCounts

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

KEPT = 50_000
"""Answers to several causes that are kept one by one: the first ones."""


class Pattern:
    """Of one path. Edges come in the order of pairing; causes more than `timeout` ticks old are not waited for."""

    def __init__(self, timeout: int) -> None:
        self._timeout = timeout
        self.oldest = ExactCounts()
        self.followed, self.alone = ExactCounts(), ExactCounts()
        self._several: list[Ints] = []
        self._kept = 0
        self.interrupt()

    def interrupt(self) -> None:
        """Edges are missing here. Nothing is known of a response before the next cause, nor of causes before it."""
        self._time, self._answers = np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.bool_)
        self._began = False

    def add(self, time: Ints, answers: Bools) -> None:
        """Take the next edges: their ticks, and whether each is a response."""
        time, answers = np.concatenate([self._time, time]), np.concatenate([self._answers, answers])
        if not self._began:  # what a first run of causes follows may have gone unseen: it begins after a response
            first = int(np.argmax(answers)) if answers.any() else len(answers)
            time, answers = time[first:], answers[first:]
            self._began = len(time) > 0
        # All but the last run of causes and the response before it can be judged by now; a response needs its follower.
        responses = np.flatnonzero(answers)
        if len(responses) < 2:
            fresh = np.maximum(time >= time[-1] - self._timeout, answers) if len(time) else answers
            self._time, self._answers = time[fresh], answers[fresh]
            return
        whole = responses[:-1] if responses[-1] == len(answers) - 1 else responses
        self._count(time, answers, responses, whole)
        left = int(whole[-1])
        self._time, self._answers = time[left:], answers[left:]

    def _count(self, time: Ints, answers: Bools, responses: Ints, whole: Ints) -> None:
        """Those of the `whole` responses whose causes and follower are here, but the first, counted before."""
        at = whole[1:]
        before = responses[: len(at)]
        causes = at - before - 1
        if not causes.all():
            at, before, causes = at[causes > 0], before[causes > 0], causes[causes > 0]
        youngest = time[at] - time[at - 1]
        fresh = youngest <= self._timeout
        if not fresh.all():
            at, before, causes, youngest = at[fresh], before[fresh], causes[fresh], youngest[fresh]
        several = causes > 1
        oldest = time[at] - time[before + 1] if several.any() else youngest
        many = several & (oldest <= self._timeout)
        self.oldest.add(np.where(oldest <= self._timeout, oldest, youngest) if several.any() else youngest)
        follower = answers[at + 1]
        self.followed.add(youngest[follower])
        self.alone.add(youngest[~follower])
        if many.any() and self._kept < KEPT:
            between = time[at - 1] - time[np.maximum(at - 2, 0)]
            rows = np.stack([oldest[many], youngest[many], between[many], causes[many]])[:, : KEPT - self._kept]
            self._several.append(rows)
            self._kept += rows.shape[1]

    def lost(self) -> Lost | None:
        """Causes that were lost or merged, so far."""
        rows = np.concatenate([np.zeros((4, 0), dtype=np.int64), *self._several], axis=1)
        return lost_causes(self.oldest, Several(*rows))

    def least(self) -> Least | None:
        """The least latency that the answers show, so far."""
        return least_latency(self.followed, self.alone)
