# SPDX-License-Identifier: BSD-2-Clause
"""What an archive has to say so that a later version can read it: the capture's format, and the layout of snapshots.

The digest of the contract is for an instrument that is there: host and gateware are built together. An archive is read
by versions that have other registers. So a run keeps the names and numbers of all that its snapshots hold, and is read
by name: what came since is not known of it, what has gone is passed over, what was moved or renamed is found.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Self

from . import registers
from .roles import Source
from .segments import Count
from .statistics import OFFSET_COUNTS, OFFSET_SCALARS, SCALAR_STRIDE, STATUS_SPACE, Scalar

FORMAT = 1
"""Of captures. Another one if a block, event or record word is laid out anew, a source gets another number, or the
statistics other addresses. A register, count or scalar that comes, goes or moves needs none."""
ALIASES: Mapping[str, str] = {"serving": "paired", "extra": "unmatched", "early": "premature", "unsure": "unproven"}
"""Names of registers, counts and scalars that have been renamed: the present one by the former one."""
_FIRST = Path(__file__).with_name("layout1.json")


def _renamed(names: Mapping[str, int]) -> dict[str, int]:
    return {ALIASES.get(name, name): number for name, number in names.items()}


def _moves(then: Mapping[str, int], now: Mapping[str, int]) -> dict[int, int | None]:
    """By its number in an archive the present one of each name; None of names that are no more."""
    return {number: now.get(name) for name, number in _renamed(then).items()}


@dataclass(frozen=True)
class Layout:
    """Numbers by name: addresses of status registers, counts, scalars, sources."""

    status: Mapping[str, int]
    counts: Mapping[str, int]
    scalars: Mapping[str, int]
    sources: Mapping[str, int]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The layout that an archive states. ValueError if it lacks what each has, or names a source otherwise."""
        found = cls(**{name: dict(data[name]) for name in cls.__annotations__})
        for table, least in first().to_json().items():
            of_it = _renamed(getattr(found, table))
            if not all(type(number) is int for number in of_it.values()):
                raise ValueError(f"{table} holds what is no number")
            if missing := sorted(_renamed(least).keys() - of_it.keys()):
                raise ValueError(f"{table} lacks {missing[0]}")
            if len(set(of_it.values())) < len(of_it):
                raise ValueError(f"{table} has one number for two names")
        for name, number in found.sources.items():
            if PRESENT.sources.get(name, number) != number:
                raise ValueError(f"sources has another number for {name}")
        return found

    def to_json(self) -> dict[str, Any]:
        return {name: dict(getattr(self, name)) for name in self.__annotations__}

    def knows(self, name: str) -> bool:
        """Whether the archive has the status register that is called so today."""
        return name in self._known

    @cached_property
    def _known(self) -> frozenset[str]:
        return frozenset(_renamed(self.status))

    @cached_property
    def _status(self) -> dict[int, int | None]:
        return _moves(self.status, PRESENT.status)

    @cached_property
    def _offsets(self) -> dict[int, int | None]:
        """Within a segment's addresses."""
        moves = {
            OFFSET_COUNTS + then: None if now is None else OFFSET_COUNTS + now
            for then, now in _moves(self.counts, PRESENT.counts).items()
        }
        for base in (OFFSET_SCALARS, OFFSET_SCALARS + SCALAR_STRIDE):
            for then, now in _moves(self.scalars, PRESENT.scalars).items():
                moves[base + then] = None if now is None else base + now
        return moves

    def translated(self, values: Mapping[int, int]) -> Mapping[int, int]:
        """The words of a snapshot by their present addresses."""
        if self == PRESENT:
            return values
        found = {}
        for address, value in values.items():
            space, offset = address >> 16, address & 0xFFFF
            now = self._status.get(offset) if space == STATUS_SPACE else self._offsets.get(offset, offset)
            if now is not None:
                found[space << 16 | now] = value
        return found


def _numbers(enumeration: type[IntEnum]) -> dict[str, int]:
    return {member.name.lower(): member.value for member in enumeration}


def present() -> Layout:
    """The layout of this version's contract."""
    status = {r.name: r.address for r in registers.REGISTERS if r.access is registers.Access.STATUS}
    return Layout(status, _numbers(Count), _numbers(Scalar), _numbers(Source))


@cache
def first() -> Layout:
    """The layout that runs of schema 4 have, which do not state theirs; each later one has its names."""
    return Layout(**json.loads(_FIRST.read_text(encoding="utf-8")))


PRESENT = present()
