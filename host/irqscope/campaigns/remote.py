# SPDX-License-Identifier: BSD-2-Clause
"""A target that ssh reaches. Files are copied to it; nothing is ever run on it."""

import re
import shlex
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from ..errors import BadInput
from .answer import MOST, TooLong, answer, last_words

FORM = "[USER@]HOST[:FOLDER]"

# What is in brackets is an address, and no option of ssh, which is given it without them.
# No character that a shell acts upon, but for a ~: old versions of scp have the target's shell look at the folder.
_REMOTE = re.compile(
    r"(?P<host>([^\s/:@\[\]-][^\s/:@\[\]]*@)?(\[[0-9A-Fa-f:.]+(%[\w.-]+)?\]|[^\s/:@\[\]-][^\s/:@\[\]]*))"
    r"(:(?P<folder>[\w@%+=,./~-]*))?",
    re.ASCII,
)


@dataclass(frozen=True)
class Remote:
    """A folder on a target. `host` is what ssh takes; `folder` counts from the home directory, "" is that itself."""

    host: str
    folder: str

    @classmethod
    def parse(cls, text: str) -> Self:
        """From [USER@]HOST[:FOLDER], an IPv6 address in brackets; BadInput if it is something else."""
        match = _REMOTE.fullmatch(text)
        if match is None:
            raise BadInput(f"{text!r} names no folder of a target: use {FORM}, such as root@board:/opt")
        return cls(match["host"], match["folder"] or "")

    def copy(self, file: Path, *, legacy: bool = False) -> None:
        """Copy a file into the folder, which must be there, by scp; `legacy`: by its own protocol, without SFTP.

        BadInput if scp does not come through.
        """
        scp = shutil.which("scp")
        if scp is None:
            raise BadInput("scp was not found: install OpenSSH's client (Debian's openssh-client)")
        place = f"{self.host}:{self._path('')}"
        words = [scp, "-p", *(["-O"] if legacy else []), "--", str(file.absolute()), place]
        try:
            result = answer(words, None, alone=False)  # which may ask for a password
        except TooLong as error:
            raise BadInput(f"scp prints more than {MOST >> 20} MiB while it copies {file.name} to {place}") from error
        if result.code != 0:
            raise BadInput(f"scp could not copy {file.name} to {place} ({last_words(result.complaints)})")

    def command(self, name: str, options: str) -> str:
        """What a shell on the target, in the home directory, takes to run a file of the folder with these options."""
        return f"{self._path(shlex.quote(name)) if self.folder else './' + shlex.quote(name)} {options}"

    def _path(self, name: str) -> str:
        return f"{self.folder.rstrip('/')}/{name}" if self.folder else name
