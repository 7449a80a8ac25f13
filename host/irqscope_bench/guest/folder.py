# SPDX-License-Identifier: BSD-2-Clause
"""A guest's own folder among the system's temporary files, which goes with the process that made it, even if killed."""

import fcntl
import os
import shutil
import tempfile
import weakref
from pathlib import Path

PREFIX = "irqscope-guest-"


class Folder:
    """An empty folder, locked as long as this process lives; those that nobody has locked are removed before."""

    def __init__(self) -> None:
        for left in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
            if (lock := _locked(left)) is not None:
                _remove(left, lock)
        while True:
            self.path = Path(tempfile.mkdtemp(prefix=PREFIX))
            # Before it is locked, another process may take it for one that was left.
            if (lock := _locked(self.path)) is not None:
                break
        self._finalizer = weakref.finalize(self, _remove, self.path, lock)

    def close(self) -> None:
        """Remove it. May be called again."""
        self._finalizer()


def _locked(folder: Path) -> int | None:
    """A descriptor that locks it until closed; None if another process does, or it is not this user's, or gone."""
    try:
        opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    except OSError:
        return None
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        there = folder.stat()
        if os.path.samestat(there, os.fstat(opened)) and there.st_uid == os.geteuid():
            return opened
    except OSError:
        pass
    os.close(opened)
    return None


def _remove(folder: Path, lock: int) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    os.close(lock)
