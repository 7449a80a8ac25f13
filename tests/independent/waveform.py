# SPDX-License-Identifier: BSD-2-Clause
"""What an instrument must make of a waveform of its pins in picoseconds, after docs/guide/bench.md and
docs/reference/protocol.md.

Whole picoseconds and whole ticks; a tick of p/q seconds makes sampling instant k the time k * 10^12 * p / q.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PS = 10**12
INPUTS = ("isr", "task", "done", "aux", "isr_b", "task_b", "done_b", "aux_b")
STIMULI = ("stimulus", "stimulus2")
FRONT_END_CLOCKS = 2
"""Clocks from pin to samples of the front end `simulation` (protocol.md, Time stamps)."""


class Event(NamedTuple):
    ticks: int
    source: str
    edge: int
    multi: int


def read(path: Path) -> dict[str, list[tuple[int, int]]]:
    """(picosecond, level) of every change of each signal of a value change dump in steps of 1 ps (IEEE 1364-2005, 18).

    A signal is low until its first change.
    """
    names: dict[str, str] = {}
    found: dict[str, list[tuple[int, int]]] = {}
    now = 0
    with path.open(encoding="ascii") as file:
        for line in file:
            words = line.split()
            if line[0] == "#":
                now = int(line[1:])
            elif line[0] in "01":
                found[names[line[1:].strip()]].append((now, int(line[0])))
            elif words[0] == "$var":
                names[words[3]] = words[4]
                found[words[4]] = []
            elif words[0] == "$timescale" and words[1] != "1ps":
                raise ValueError(f"{path} is not in steps of 1 ps but of {words[1]}")
    return found


class Sampling:
    """When a pin is looked at. `late` picoseconds is how much later than theirs the odd instants come."""

    def __init__(self, numerator: int, denominator: int, late: int = 0) -> None:
        self._tick, self._second, self._late = numerator * PS, denominator, late

    def first(self, ps: int) -> int:
        """Number of the first instant at or after `ps`."""
        k = max(0, ps * self._second // self._tick - 2)
        while k * self._tick < (ps - (self._late if k % 2 else 0)) * self._second:
            k += 1
        return k


def sampled(changes: list[tuple[int, int]], sampling: Sampling, invert: bool) -> Iterator[tuple[int, int]]:
    """(instant, level) of each instant that shows another level than the one before it."""
    level, shown = int(invert), int(invert)
    for number, (ps, to) in enumerate(changes):
        level = to ^ invert
        instant = sampling.first(ps)
        if number + 1 < len(changes) and sampling.first(changes[number + 1][0]) == instant:
            continue  # it has changed again before anybody looked
        if level != shown:
            shown = level
            yield instant, level


def accepted(levels: list[tuple[int, int]], length: int, resting: int) -> Iterator[tuple[int, int]]:
    """Those after which the level stays for `length` further ticks, and differs from the one accepted before."""
    last = resting
    for number, (instant, level) in enumerate(levels):
        if number + 1 < len(levels) and levels[number + 1][0] <= instant + length:
            continue
        if level != last:
            last = level
            yield instant, level


def events_of_input(
    name: str, changes: list[tuple[int, int]], settings: dict[str, int], sampling: Sampling, samples: int, offset: int
) -> list[Event]:
    """Events of an input in the order of time: the first selected edge of each clock, `multi` if others followed."""
    invert = bool(settings["invert"])
    events: list[Event] = []
    levels = list(sampled(changes, sampling, invert))
    for instant, level in accepted(levels, settings["filter"], int(invert)):
        if not settings["rise" if level else "fall"]:
            continue
        if events and (events[-1].ticks - offset) // samples == instant // samples:
            events[-1] = events[-1]._replace(multi=1)
        else:
            events.append(Event(instant + offset, name, level, 0))
    return events


def events_of_output(
    name: str, changes: list[tuple[int, int]], active: int, sampling: Sampling, offset: int
) -> list[Event]:
    """The active edges. One that takes the pin to its level at rest, or to that before the run, is none."""
    found, before = [], 0
    for ps, level in changes:
        if level != before and level == active:
            found.append(Event(sampling.first(ps) + offset, name, 1, 0))
        before = level
    return found


def events(path: Path, instrument: dict, configuration: dict, late: int) -> list[Event]:
    """Everything that the instrument sees of this waveform, in the order of time."""
    waves, samples, tick = read(path), instrument["samples"], instrument["tick"]
    sampling = Sampling(tick["numerator"], tick["denominator"], late)
    offset = samples * (FRONT_END_CLOCKS + instrument["filter_clocks"] + 4)
    found = []
    for name, settings in configuration["inputs"].items():
        found += events_of_input(name, waves[name], settings, sampling, samples, offset)
    for name, settings in configuration["stimuli"].items():
        found += events_of_output(name, waves[name], 1 - settings["active_low"], sampling, offset)
    if settings := configuration["trigger"]:
        found += events_of_output("trigger", waves["trigger"], 1 - settings["active_low"], sampling, offset)
    return sorted(found)
