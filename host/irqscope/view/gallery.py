# SPDX-License-Identifier: BSD-2-Clause
"""The runs, sweeps and campaigns in a folder, each of which can be looked at."""

import threading
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Self

from ..campaigns import campaigndir
from ..errors import BadInput, IrqscopeError
from ..measuring.learning import LEARNING, WARMUP
from ..measuring.liveness import is_killed
from ..measuring.rundir import RunDirectory
from ..sweeps import sweepdir
from .newest import Following, is_over, newest_run
from .poller import Poller

DEPTH = 2
"""Folders within each other that are looked through."""


def measured_in(folder: Path, depth: int = DEPTH) -> list[Path]:
    """Directories of runs, sweeps and campaigns below a folder, but for what cannot be read; what lies
    within one of them belongs to it.
    """
    found: list[Path] = []
    for path in sorted(each for each in folder.iterdir() if each.is_dir() and not each.name.startswith(".")):
        with suppress(PermissionError, FileNotFoundError):
            if is_measured(path):
                found.append(path)
            elif depth > 1:
                found += measured_in(path, depth - 1)
    return found


def is_measured(path: Path) -> bool:
    """Whether a directory is one of a run, which may be in its warm-up or rehearsal, a sweep or a campaign."""
    names = (RunDirectory(path).run_file.name, sweepdir.NAME, campaigndir.NAME, WARMUP, LEARNING)
    return any((path / name).exists() for name in names)


def _state(path: Path, run: RunDirectory | None) -> str:
    """In words: whether more is to come, `run` being what was begun last."""
    now = run.read_run() if run else None
    if now.end if now and run and run.path == path else is_over(path):
        return "ended"
    return "broke off" if run and now and is_killed(run, now) else "not ended"


class Gallery:
    """What is in `folder`, the newest first. May be asked by several threads."""

    def __init__(self, folder: Path) -> None:
        """BadInput if there is nothing in it."""
        self.folder = folder
        self._lock = threading.Lock()
        self._open = ExitStack()
        self._lookouts: dict[str, Poller] = {}
        if not measured_in(folder):
            raise BadInput(f"{folder} holds no run, sweep or campaign, nor do the folders in it")

    def listing(self) -> dict[str, Any]:
        """What the page shows before one is chosen."""
        rows = sorted((self._row(path) for path in measured_in(self.folder)), key=lambda row: row[1], reverse=True)
        return {"runs": [["run", "begun", "state"], rows], "status": f"Runs in {self.folder}."}

    def _row(self, path: Path) -> list[str]:
        name = str(path.relative_to(self.folder))
        try:
            run = newest_run(path)
            start = run.read_run().start if run else ""
            return [name, start, _state(path, run)]
        except (IrqscopeError, OSError) as error:
            return [name, "", str(error)]

    def lookout(self, name: str) -> Poller:
        """That of one of them; BadInput if there is none of this name."""
        with self._lock:
            if name not in self._lookouts:
                known = {str(path.relative_to(self.folder)): path for path in measured_in(self.folder)}
                if (path := known.get(name)) is None:
                    raise BadInput(f"{self.folder} holds no run {name!r}")
                self._lookouts[name] = Poller(self._open.enter_context(Following(path)))
            return self._lookouts[name]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._open.close()
