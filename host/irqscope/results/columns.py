# SPDX-License-Identifier: BSD-2-Clause
"""Tables in result.json, a column each."""

from collections.abc import Sequence
from typing import Self

from ..base.records import Record


class Columns(Record, frozen=True, kw_only=True):
    """A table whose fields are its columns, all of one length."""

    def __post_init__(self) -> None:
        if len({len(getattr(self, name)) for name in self.__struct_fields__}) != 1:
            raise ValueError("the columns of a curve are of one length")

    @classmethod
    def of(cls, rows: Sequence[object]) -> Self:
        """The table of rows that have each column as an attribute."""
        return cls(**{name: [getattr(row, name) for row in rows] for name in cls.__struct_fields__})
