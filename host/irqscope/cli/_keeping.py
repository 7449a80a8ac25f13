# SPDX-License-Identifier: BSD-2-Clause
"""What was found and cannot be kept: its figures are printed all the same, and then it is said."""

from types import TracebackType
from typing import TYPE_CHECKING

from ..errors import NotKept

if TYPE_CHECKING:
    from ..measuring.instrumentfile import InstrumentFile


class Keeping:
    """A context that passes over NotKept, any number of times, until `tell`."""

    def __init__(self) -> None:
        self._lost: list[str] = []

    def __enter__(self) -> None: ...

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> bool:
        if isinstance(error, NotKept):
            self._lost.append(str(error))
            return True
        return False

    def tell(self) -> None:
        """Raise what was passed over."""
        if self._lost:
            raise NotKept("; ".join(self._lost))


def print_record(record: "InstrumentFile | None") -> None:
    """Where a record went, if it did."""
    from ..measuring.qualification import Key

    if record:
        print(f"record {record.id}: {Key.of_record(record.instrument).path}")
