# SPDX-License-Identifier: BSD-2-Clause
"""A network between instrument and host, seeded: datagrams that are lost, come twice, or come late."""

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from .faults import probability, split

FARTHEST = 16
"""Datagrams behind which a late one may come, at most."""


class Trouble(StrEnum):
    """What may happen to a datagram. Its value is the name of its rate in a `packets://` URL."""

    LOSE = "lose"
    """It does not arrive."""
    TWICE = "twice"
    """It arrives twice: at once, or late for the second time."""
    LATE = "late"
    """It arrives after up to `FARTHEST` of those that were sent after it."""


class Network:
    """One direction. `rates` are probabilities a datagram; `counts` says what was done so far."""

    def __init__(self, seed: int | str, rates: Mapping[Trouble, float]) -> None:
        self.counts: Counter[Trouble] = Counter()
        self._rates, self._random = rates, random.Random(seed)
        self._sent = 0
        self._under_way: list[tuple[int, bytes]] = []

    def _happens(self, trouble: Trouble) -> bool:
        happens = self._random.random() < self._rates.get(trouble, 0)
        self.counts[trouble] += happens
        return happens

    def pass_on(self, datagrams: Iterable[bytes]) -> list[bytes]:
        """What arrives by now, when these are sent."""
        arrived = []
        for datagram in datagrams:
            self._sent += 1
            late = self._random.randrange(1, FARTHEST)
            if not self._happens(Trouble.LOSE):
                if self._happens(Trouble.TWICE):
                    self._under_way.append((self._sent + late - 1, datagram))
                if self._happens(Trouble.LATE):
                    self._under_way.append((self._sent + late, datagram))
                else:
                    arrived.append(datagram)
            arrived += self._due(self._sent)
        return arrived

    def rest(self) -> list[bytes]:
        """What is under way still, when nothing is sent any more."""
        return self._due(self._sent + FARTHEST)

    def _due(self, by: int) -> list[bytes]:
        due = sorted(each for each in self._under_way if each[0] <= by)
        self._under_way = [each for each in self._under_way if each[0] > by]
        return [datagram for _, datagram in due]


@dataclass(frozen=True)
class Plan:
    """What a `packets://` URL asks for."""

    port: str
    seed: str
    rates: Mapping[Trouble, float]


def parse(text: str) -> Plan:
    """The plan of a URL without its scheme, `lose=1e-3&seed=3/sim://?...`; ValueError says what is wrong with it."""
    settings, port = split(text, "packets://", "lose=1e-3")
    seed, rates = "1", {}
    for name, value in settings:
        if name == "seed":
            seed = value
        elif name in set(Trouble):
            rates[Trouble(name)] = probability(value, f"packets:// {name}", "a datagram: such as 1e-3")
        else:
            raise ValueError(f"packets:// has no {name}={value}: it has seed, {', '.join(Trouble)}")
    return Plan(port, seed, rates)
