# SPDX-License-Identifier: BSD-2-Clause
"""docs/reference/pairing.md, read out: one segment, whole lists, nothing clever."""

from collections import Counter
from typing import NamedTuple

from waveform import Event

LONGEST = 2**34 - 1


class Sample(NamedTuple):
    latency: int
    time: int
    edge: int
    flags: frozenset[str]


class Paired(NamedTuple):
    """`counted` are the samples of histogram and scalars, `late` those beyond the threshold."""

    counts: Counter[str]
    counted: list[Sample]
    late: list[Sample]
    youngest: Counter[int]


def pair(events: list[Event], settings: dict, room: int, end: int) -> Paired:
    """All events of a run through a segment with a queue of `room` causes; `end` is when it is looked at."""
    counts: Counter[str] = Counter()
    counted: list[Sample] = []
    late: list[Sample] = []
    youngest: Counter[int] = Counter()
    pending: list[int] = []
    newest: int | None = None
    fifo, interval = settings["policy"] == "fifo", settings["policy"] == "interval"
    unproven = False

    def overdue(now: int) -> None:
        nonlocal unproven
        while not interval and pending and now - pending[0] > settings["timeout"]:
            del pending[0]
            counts["missing"] += 1
            unproven = fifo

    def sample(cause: int, event: Event, flags: set[str]) -> None:
        found = Sample(event.ticks - cause, event.ticks, event.edge, frozenset(flags))
        over = found.latency > LONGEST
        counts["over"] += over
        counts["unproven"] += "unproven" in flags
        if not over and "unproven" not in flags:
            counted.append(found)
        if not over and found.latency > settings["threshold"]:
            late.append(found)

    # Of one tick the cause comes first: it may be answered in its own tick.
    for event in sorted(events, key=lambda event: (event.ticks, event.source != settings["cause"])):
        now = event.ticks
        if event.source == settings["cause"] and not interval:
            overdue(now)
            counts["causes"] += 1
            if not pending and (newest is None or now - newest > settings["timeout"]):
                unproven = False
            if fifo and settings["depth"] and len(pending) >= settings["depth"]:
                unproven = True
            if len(pending) == room:
                counts["unstamped"] += 1
                unproven = unproven or fifo
            else:
                pending.append(now)
            newest = now
        elif event.source == settings["response"]:
            overdue(now)
            counts["responses"] += 1
            if interval:
                counts["causes"] += 1
                counts["paired" if pending else "unmatched"] += 1
                if pending:
                    sample(pending.pop(), event, set())
                pending.append(now)
            elif not pending:
                counts["unmatched"] += 1
                unproven = unproven or fifo
            else:
                youngest[(now - pending[-1]).bit_length()] += 1
                ready = [cause for cause in pending if now - cause >= settings["least"]]
                flags = {"premature"} if not ready else {"ambiguous"} if len(ready) > 1 else set()
                counts.update(flags)
                if unproven:
                    flags = {*flags, "unproven"}
                served = ready if ready and not fifo else pending[:1]
                del pending[: len(served)]
                counts["paired"] += 1
                counts["coalesced"] += len(served) - 1
                for number, cause in enumerate(served):
                    sample(cause, event, {*flags, "coalesced"} if number else flags)
    overdue(end)
    counts["pending"], counts["outliers"] = len(pending), len(late)
    return Paired(counts, counted, late, youngest)


def bin_of(value: int, sub_bits: int) -> int:
    """Number of the log-linear bin (protocol.md, Snapshot)."""
    halvings = max(0, value.bit_length() - 1 - sub_bits)
    return (halvings << sub_bits) + (value >> halvings)
