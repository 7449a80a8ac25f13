# SPDX-License-Identifier: BSD-2-Clause
"""One CPU and two interrupt handlers, obviously: each has a request, has been given so much of the CPU, and needs more.

All times are whole picoseconds and constant. The bench's target model (harness/target.h) says the same by moving the
ends of what is interrupted; here the CPU's time is given out from one instant to the next.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

ALWAYS = 1 << 62
"""A handler that nothing interrupts."""


@dataclass(frozen=True, kw_only=True)
class Kind:
    """A handler: edge to entry, entry to toggle and to exit in its own CPU time, and from an exit to its entry.

    For `masked` of its CPU time nothing interrupts it."""

    latency: int
    toggle: int
    duration: int
    reentry: int
    masked: int


@dataclass
class _State:
    edges: list[int]
    ready: int | None = None
    """When it is to be entered."""
    had: int | None = None
    """CPU time of the present run; None: it is not inside."""
    waiting: bool = False
    entries: list[int] = field(default_factory=list)
    toggles: list[int] = field(default_factory=list)
    exits: list[int] = field(default_factory=list)


def played(
    kinds: Sequence[Kind], edges: Sequence[Sequence[int]], until: int, idle: Sequence[tuple[int, int]] = ()
) -> list[_State]:
    """Entries, toggles and exits of both handlers up to an instant.

    The CPU has `idle` states: after so much idleness it takes so much longer to answer, the deepest last.
    """
    states = [_State(list(each)) for each in edges]
    stack: list[int] = []
    now = since = awake = 0
    while now <= until:
        # What ends first.
        for number in stack[-1:]:
            kind, state = kinds[number], states[number]
            if state.had == kind.toggle and len(state.toggles) < len(state.entries):
                state.toggles.append(now)
            if state.had == max(kind.toggle, kind.duration):
                state.exits.append(now)
                state.had = None
                stack.pop()
                since = now
                for other, waits in enumerate(states):
                    if waits.waiting and (waits.ready is None or waits.ready < now):
                        waits.ready = now + kinds[other].reentry
        # Then what asks.
        for number, state in enumerate(states):
            if state.edges and state.edges[0] == now:
                state.edges.pop(0)
                if not stack and not any(each.waiting for each in states) and now >= awake:
                    reached = [takes for residency, takes in idle if now - since >= residency]
                    awake = since = now + reached[-1] if reached else now
                    wakes = awake - now
                else:
                    wakes = 0
                if not state.waiting:
                    state.waiting = True
                    state.ready = now + wakes + kinds[number].latency if state.had is None else None
        for number, state in enumerate(states):
            if state.ready is not None and state.ready <= now and now >= awake and _free(kinds, states, stack):
                state.waiting, state.ready = False, None
                state.had = 0
                state.entries.append(now)
                stack.append(number)
        # On to the next instant at which something can be otherwise.
        following = [each for state in states for each in (*state.edges[:1], *([state.ready] if state.ready else []))]
        following.append(awake)
        for number in stack[-1:]:
            kind, had = kinds[number], states[number].had or 0
            following += [now + mark - had for mark in (kind.toggle, kind.duration, kind.masked) if mark > had]
        later = [each for each in following if each > now]
        if not later:
            break
        for number in stack[-1:]:
            states[number].had = (states[number].had or 0) + min(later) - now
        now = min(later)
    return states


def _free(kinds: Sequence[Kind], states: Sequence[_State], stack: Sequence[int]) -> bool:
    """Whether a handler that is not inside may be entered."""
    return not stack or (states[stack[-1]].had or 0) >= kinds[stack[-1]].masked


def outermost(states: Sequence[_State]) -> list[tuple[int, int]]:
    """From when to when a handler had the CPU, those that were interrupted counted as one with what did."""
    spans = sorted(span for state in states for span in zip(state.entries, state.exits, strict=True))
    return [span for number, span in enumerate(spans) if all(end <= span[0] for _, end in spans[:number])]
