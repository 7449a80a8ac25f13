# SPDX-License-Identifier: BSD-2-Clause
"""Where a trace ends, and how far the target had come by then with a response that it ends before.

Of such a response the trace does not say which thread answers, nor which interrupt is the stimulus': others of the run
do. Where the trigger ended the trace, its interrupt is the end: its threads follow, and would be found in the way.
"""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from .blame import Course
from .ftrace import Trace
from .passages import TAKEN, Passage
from .stretches import IDLE
from .toggles import Toggles

_OURS = "name=irqscope"
"""As the stub's interrupts are called, the trigger's among them."""
_LATE = 3
"""Times as long as usual that an interrupt must have waited to have been held up."""


class Unknown(Exception):
    """Why a trace does not tell of a response, in words about the trace."""


@dataclass(frozen=True)
class Ending:
    """A trace up to its end, or to the interrupt of the trigger that ended it.

    Attributes
    ----------
    trace : Trace
        Up to there.
    pulse : float or None
        When the trigger's pulse came, on the trace's clock; None if it did not end the trace.
    cpu : int or None
        The one that took the trigger's interrupt, None if that is not in the trace: then the pulse itself is the end.
    """

    trace: Trace
    pulse: float | None = None
    cpu: int | None = None

    @classmethod
    def of(cls, trace: Trace, pulses: Iterable[float], slack: float) -> "Ending":
        """By the times of pulses, of which the last in its time ended it, on clocks that are known within `slack`.

        The trigger's interrupt is one of the stub's, and the first from then on that the trace did not have before.
        """
        within = [pulse for pulse in pulses if trace.entries[0].time <= pulse <= trace.entries[-1].time]
        if not within:
            return cls(trace)
        pulse = max(within)
        before = set[str]()
        for number, entry in enumerate(trace.entries):
            if entry.name == TAKEN:
                if entry.time >= pulse - slack and _OURS in entry.detail and entry.detail not in before:
                    return cls(trace.first(number + 1), pulse, entry.cpu)
                before.add(entry.detail)
        return cls(trace.first(bisect_right(trace.entries, pulse, key=lambda entry: entry.time)), pulse)


@dataclass(frozen=True)
class Usual:
    """The way of most responses: the `interrupt` as the kernel calls it, the `threads` that it wakes one by the other,
    the CPUs that took it, and its `delay`, the median of nanoseconds from the stimulus to its entry."""

    interrupt: str
    threads: Sequence[int]
    cpus: frozenset[int]
    delay: float

    @classmethod
    def of(cls, course: Course, answers: Toggles, times: Iterable[tuple[float, float]], near: float) -> "Usual":
        """By responses that the trace has, of which `times` are begin and end; Unknown if most have none in common."""
        ways = defaultdict[tuple[str, tuple[int, ...]], list[tuple[int, float]]](list)
        for begin, end in times:
            if (answer := course.answer(answers, end, near)) is not None:
                path = course.path(answer, begin, end)
                if path.handler is not None and course.covers(path):
                    ways[course.interrupt(path), tuple(path.threads)].append((path.cpu, path.handler - begin))
        (interrupt, threads), most = max(ways.items(), key=lambda way: len(way[1]), default=(("", ()), []))
        if not interrupt or 2 * len(most) <= sum(map(len, ways.values())):
            raise Unknown("it does not show by which interrupt and which threads others were answered")
        return cls(interrupt, threads, frozenset(cpu for cpu, _ in most), median(delay for _, delay in most))


def way(course: Course, ending: Ending, usual: Usual, begin: float, slack: float) -> Passage:
    """How far the target had come from the stimulus at `begin`; Unknown if the trace does not tell."""
    for count in range(len(usual.threads), 0, -1):
        path = course.towards(usual.threads[count - 1], begin)
        if path and (course.interrupt(path), tuple(path.threads)) == (usual.interrupt, tuple(usual.threads[:count])):
            return path
    return course.handling(usual.interrupt, begin) or course.pending(_holder(ending, usual, begin, slack), begin)


def _holder(ending: Ending, usual: Usual, begin: float, slack: float) -> int:
    """The CPU that had interrupts off, so that it did not take that of the stimulus.

    One that was not taken may as well be masked, or may never have come. The sign of the CPU is the trigger's, which
    it takes, too, and which waited until the first entry that shows interrupts on. An idle CPU has them on.
    """
    enough = _LATE * usual.delay + slack
    signs = (
        entry
        for entry in ending.trace.entries
        if entry.cpu == ending.cpu
        and entry.time > begin + enough
        and (entry.name in (TAKEN, "sched_switch") or not entry.irqs_off)
    )
    first = next(signs, None)
    if (
        first is None
        or ending.pulse is None
        or usual.cpus != {first.cpu}
        or first.time - ending.pulse <= enough
        or first.pid == IDLE
    ):
        raise Unknown("it ends before the interrupt was taken, and does not show that interrupts were off")
    return first.cpu
