# SPDX-License-Identifier: BSD-2-Clause
"""Faults of a link, seeded: what a long cable, a cheap adapter and an electrician do to bytes on their way."""

import heapq
import random
import re
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from .urlsettings import settings_in

STRETCH = 2000
"""Most bytes that a `cut` takes: more than three blocks."""
HELD = 4096
"""Most bytes that a `delay` keeps back."""


class Fault(StrEnum):
    """What may happen at a byte. Its value is the name of its rate in a `fault://` URL."""

    DROP = "drop"
    """The byte is lost."""
    FLIP = "flip"
    """One or several of its bits are inverted."""
    INSERT = "insert"
    """A byte that nobody sent comes before it."""
    DOUBLE = "double"
    """It comes twice."""
    CUT = "cut"
    """It and up to STRETCH following bytes are lost: a plug that is loose for some milliseconds."""
    REPEAT = "repeat"
    """It and up to STRETCH bytes before it come again at once: a driver that gives a buffer out twice."""
    DELAY = "delay"
    """It and what follows comes only with a later read. Nothing is damaged by that."""


class Injector:
    """One direction of a link.

    `rates` are probabilities a byte, from 0 to 1. `counts` says what was done so far; equal seeds do the same to equal
    bytes, however these are divided among calls (but for when a `delay` ends: with the next call).
    """

    def __init__(self, seed: int | str, rates: Mapping[Fault, float]) -> None:
        self.counts: Counter[Fault] = Counter()
        self._rates = rates
        self._random = random.Random(seed)
        self._position = self._cut_until = 0
        self._past, self._held = bytearray(), bytearray()
        self._next: list[tuple[int, Fault]] = []
        for fault in Fault:
            if rates.get(fault):
                self._schedule(fault, 0)

    def _schedule(self, fault: Fault, position: int) -> None:
        """The next one comes at random: a geometric number of bytes from here."""
        gap = int(self._random.expovariate(1) / self._rates[fault])
        heapq.heappush(self._next, (position + gap, fault))

    def pass_on(self, data: bytes) -> bytes:
        """What comes out at the other end by now, when `data` goes in."""
        begin, keep = self._position, 0
        end, out, before = begin + len(data), self._held, bytes(self._past)
        while self._next and self._next[0][0] < end:
            at, fault = heapq.heappop(self._next)
            self._schedule(fault, at + 1)
            here = max(self._position, self._cut_until)
            if at < here:
                continue  # another fault has taken this byte
            out += data[here - begin : at - begin]
            self.counts[fault] += 1
            byte = data[at - begin : at - begin + 1]
            self._position = at + 1
            match fault:
                case Fault.DROP:
                    byte = b""
                case Fault.FLIP:
                    byte = bytes(each ^ self._random.randrange(1, 256) for each in byte)
                case Fault.INSERT:
                    byte = self._random.randbytes(1) + byte
                case Fault.DOUBLE:
                    byte += byte
                case Fault.CUT:
                    byte, self._cut_until = b"", at + self._random.randrange(1, STRETCH)
                case Fault.REPEAT:
                    byte += (before + data[: at + 1 - begin])[-self._random.randrange(1, STRETCH) :]
                case Fault.DELAY:
                    keep = self._random.randrange(1, HELD)
            out += byte
        out += data[max(self._position, self._cut_until) - begin :]
        self._position = end
        self._past = (self._past + data)[-STRETCH:]
        ready = bytes(out[: max(0, len(out) - keep)])
        self._held = out[len(ready) :]
        return ready


STRETCHES = ("unplug", "dead", "deaf")
"""What happens from one received byte on, and may end with another."""
RESET = "reset"
"""What happens at once, with one received byte."""


@dataclass(frozen=True)
class Plan:
    """What a `fault://` URL asks for. `stretches` has for which bytes something lasts, `reset` at which one that is."""

    port: str
    seed: str
    rates: Mapping[Fault, float]
    stretches: Mapping[str, range]
    reset: int | None


def parse(text: str) -> Plan:
    """The plan of a URL without its scheme, `flip=1e-5&seed=3/sim://?...`; ValueError says what is wrong with it."""
    settings, port = split(text, "fault://", "flip=1e-5")
    seed, rates, stretches, reset = "1", {}, {}, None
    for name, value in settings:
        if name == "seed":
            seed = value
        elif name in STRETCHES and (found := re.fullmatch("([0-9]+)(?:-([0-9]+))?", value)):
            stretches[name] = range(int(found[1]), int(found[2] or sys.maxsize))
        elif name == RESET and re.fullmatch("[0-9]+", value):
            reset = int(value)
        elif name in set(Fault):
            rates[Fault(name)] = probability(value, f"fault:// {name}", "a byte: such as 1e-5")
        else:
            times = ", ".join(f"{name}=BYTE or BYTE-BYTE" for name in STRETCHES)
            raise ValueError(f"fault:// has no {name}={value}: it has seed, {times}, {RESET}=BYTE, {', '.join(Fault)}")
    return Plan(port, seed, rates, stretches, reset)


def split(text: str, scheme: str, example: str) -> tuple[list[tuple[str, str]], str]:
    """Take a URL without its scheme apart, into settings and a port; ValueError if there is none, or a
    setting is given twice."""
    settings, _, port = text.partition("/")
    if not port:
        raise ValueError(f"{scheme} needs a port behind its settings: {scheme}{example}/sim://")
    return settings_in(settings, scheme), port


def probability(value: str, what: str, of: str) -> float:
    """Read a number from 0 to 1; ValueError says which setting has none (`what`), and what it is a probability of."""
    try:
        rate = float(value)
    except ValueError:
        rate = -1
    if not 0 <= rate <= 1:
        raise ValueError(f"{what}={value} is no probability {of}")
    return rate
