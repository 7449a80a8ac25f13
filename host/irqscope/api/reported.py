# SPDX-License-Identifier: BSD-2-Clause
"""What all results are to Python: how they ended, and their report."""

from pathlib import Path
from typing import Generic, Self, TypeVar

from ..files import anchored
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
    """What lies in the directory `path`, as it was named. It stays that directory, wherever the program goes next."""

    def __init__(self, path: Path, result: R) -> None:
        super().__init__(result)
        self.path, self._place = path, anchored(path)

    @property
    def _now(self) -> Path:
        """The directory: as it was named, as long as that leads there."""
        try:
            return self.path if self.path.absolute() == self._place else self._place
        except FileNotFoundError:  # the present directory is gone
            return self._place

    def _called(self, path: Path) -> Self:
        """The same, with the name that its directory had when `path` led there."""
        self.path = path
        return self

    def __repr__(self) -> str:
        verdict = getattr(self.result, "verdict", None)
        told = f", {verdict}" if verdict else ""
        return f"<irqscope.{type(self).__name__} {self.path}{told}, exit code {self.exit_code}>"

    def _check_report(self, folder: Path) -> None:
        """BadInput if a report there would contradict what lies in the directory."""

    def report(self, *formats: str, to: Path | str | None = None) -> list[Path]:
        """Write report.html, or other formats of a report, beside it or into the folder `to`; their paths.

        BadInput names the possible formats, or says that `to` holds another result. One by limits that the run does not
        keep takes a folder of its own.
        """
        wanted, folder = chosen(",".join(formats or ("html",))), Path(to) if to else self._now
        check_elsewhere(self._place, folder, "to")
        self._check_report(folder)
        return write(document(self.result), wanted, folder)
