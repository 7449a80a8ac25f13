# SPDX-License-Identifier: BSD-2-Clause
"""What all results are to Python: how they ended, and their report."""

from pathlib import Path
from typing import Generic, TypeVar

from ..report.anyresult import AnyResult
from ..report.documents import document
from ..report.formats import chosen, write
from ..report.formats.html import excerpt
from ..report.madefiles import check_elsewhere

R = TypeVar("R", bound=AnyResult)


class Reported(Generic[R]):
    """`result` is what its file holds."""

    def __init__(self, result: R) -> None:
        self.result: R = result

    @property
    def exit_code(self) -> int:
        """What `irqscope` would have ended with."""
        return self.result.exit_code

    @property
    def ok(self) -> bool:
        """Nothing is wrong: of what is measured, it is valid, complete and keeps every limit; of a comparison, none is
        shown to be worse."""
        return self.exit_code == 0

    def _repr_html_(self) -> str:
        """What a notebook shows: the beginning of the report."""
        return excerpt(document(self.result))


class Kept(Reported[R]):
    """What lies in the directory `path`."""

    def __init__(self, path: Path, result: R) -> None:
        super().__init__(result)
        self.path = path

    def report(self, *formats: str, to: Path | str | None = None) -> list[Path]:
        """Write report.html, or other formats of a report, beside it or into the folder `to`; their paths.

        BadInput names the possible formats, or says that `to` holds another result.
        """
        wanted, folder = chosen(",".join(formats or ("html",))), Path(to) if to else self.path
        check_elsewhere(self.path, folder, "to")
        return write(document(self.result), wanted, folder)
