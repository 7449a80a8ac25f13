# SPDX-License-Identifier: BSD-2-Clause
"""Bit fields: the one notation in which every word of the contract is written."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Field:
    """`width` bits of a word, unsigned. Fields of a word follow each other from bit 0 up."""

    name: str
    width: int
    doc: str = ""
    reset: int = 0


@dataclass(frozen=True)
class Word:
    """A word made of fields, least significant first; at most 32 bits wide."""

    name: str
    fields: tuple[Field, ...]
    doc: str = ""

    def __post_init__(self) -> None:
        if self.width > 32:
            raise ValueError(f"word {self.name} has {self.width} bits, at most 32 are possible")

    @property
    def width(self) -> int:
        return sum(field.width for field in self.fields)

    @property
    def reset(self) -> int:
        return self.pack({field.name: field.reset for field in self.fields})

    @cached_property
    def _places(self) -> Mapping[str, tuple[int, int]]:
        """Bit position of the least significant bit of each field, and the number of its values."""
        places, position = {}, 0
        for field in self.fields:
            places[field.name] = (position, 1 << field.width)
            position += field.width
        return places

    def offset(self, name: str) -> int:
        """Bit position of the least significant bit of field `name`."""
        if name not in self._places:
            raise KeyError(f"word {self.name} has no field {name}")
        return self._places[name][0]

    def field(self, name: str) -> Field:
        return next(field for field in self.fields if field.name == name)

    def pack(self, values: Mapping[str, int]) -> int:
        """The word in which the fields have `values`; fields that are not named are 0."""
        word = 0
        for name, value in values.items():
            position, limit = self._places[name]
            if not 0 <= value < limit:
                raise ValueError(f"{self.name}.{name} cannot hold {value}")
            word |= value << position
        return word

    def unpack(self, word: int) -> dict[str, int]:
        """Every field of `word` by name."""
        return {name: word >> position & limit - 1 for name, (position, limit) in self._places.items()}
