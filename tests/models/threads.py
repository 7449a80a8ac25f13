# SPDX-License-Identifier: BSD-2-Clause
"""Two threads below the handlers of one CPU, obviously: the first gets what handlers leave, the second what both leave.

All times are whole picoseconds and constant. The bench's target model says the same by moving the ends of what is
interrupted; here the CPU's time is given out from one instant to the next.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class Kind:
    """A thread: from its release to its start, to its marks and from its end to the next start, in its CPU time.

    `depth`: so many releases may wait, further ones are dropped; None: a run takes all that wait.
    """

    wake: int
    marks: Sequence[int]
    again: int
    depth: int | None


@dataclass
class _State:
    releases: list[tuple[int, int]]
    waiting: list[int] = field(default_factory=list)
    left: int | None = None
    """CPU time until its start."""
    had: int | None = None
    """CPU time of the present run; None: it does not run."""
    starts: list[int] = field(default_factory=list)
    served: list[list[int]] = field(default_factory=list)
    marked: list[list[int]] = field(default_factory=list)


def played(
    kinds: Sequence[Kind], releases: Sequence[Sequence[tuple[int, int]]], busy: Sequence[tuple[int, int]]
) -> list[_State]:
    """Starts and marks of both threads, the one that goes first first.

    Each has `releases`, an instant and what it stands for. Handlers have the CPU while it is `busy`, from one instant
    to another; a release in such a time counts from its end.
    """
    states = [_State(list(each)) for each in releases]
    spans = list(busy)
    now = 0
    while True:
        while spans and spans[0][1] <= now:
            spans.pop(0)
        handler = bool(spans) and spans[0][0] <= now
        # Who asks is heard at any time; a latency begins when the CPU is free for the thread.
        for kind, state in zip(kinds, states, strict=True):
            while state.releases and state.releases[0][0] <= now:
                _, what = state.releases.pop(0)
                if kind.depth is None or len(state.waiting) < kind.depth:
                    state.waiting.append(what)
        if not handler:
            for kind, state in zip(kinds, states, strict=True):
                if _step(kind, state, now):
                    break
        # On to the next instant at which something can be otherwise.
        later = [each[0][0] for each in (state.releases for state in states) if each]
        later += [spans[0][1] if handler else spans[0][0]] if spans else []
        getting: list[tuple[_State, int]] = []
        if not handler:
            for kind, state in zip(kinds, states, strict=True):
                if state.had is not None:
                    getting.append((state, next(mark for mark in kind.marks if mark > state.had) - state.had))
                    break
                if state.left is not None:
                    getting.append((state, state.left))
        later += [now + needs for _, needs in getting]
        if not later:
            return states
        for state, _ in getting:
            if state.had is not None:
                state.had += min(later) - now
            elif state.left is not None:
                state.left -= min(later) - now
        now = min(later)


def _step(kind: Kind, state: _State, now: int) -> bool:
    """What a thread does at this instant, which it has the CPU for. Whether it runs on."""
    if state.had is not None and state.had in kind.marks:
        state.marked[-1].append(now)
        if state.had == kind.marks[-1]:
            state.had = None
            state.left = kind.again if state.waiting else None
            return False
    if state.had is None and state.left is None and state.waiting:
        state.left = kind.wake
    if state.left == 0:
        state.left, state.had = None, 0
        state.starts.append(now)
        state.marked.append([])
        taken = len(state.waiting) if kind.depth is None else 1
        state.served.append(state.waiting[:taken])
        del state.waiting[:taken]
    return state.had is not None
