# SPDX-License-Identifier: BSD-2-Clause
"""trace-cmd for guests, of Debian's packages: what makes a `trace.dat` of the kernel's buffers.

A guest has no libraries: what the program needs comes with it, in a folder of its own.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from ..core import BenchError

FOLDER = "lib/trace-cmd"
"""Where it is in a guest."""
PACKAGES = {
    "trace-cmd": ("usr/bin/trace-cmd",),
    "libtracefs1": ("usr/lib/*/libtracefs.so.1*",),
    "libtraceevent1": ("usr/lib/*/libtraceevent.so.1*",),
    "libzstd1": ("usr/lib/*/libzstd.so.1*",),
    "libc6": ("lib/*/ld-linux*", "lib/*/libc.so.6"),
}
"""What holds it, and which files of that are wanted."""
_NEEDED = ("trace-cmd", "libtracefs.so.1", "libtraceevent.so.1", "libzstd.so.1", "libc.so.6")
_LOADER = "ld-linux*.so.*"


class Unpacker(Protocol):
    """Debian's packages."""

    def unpack(self, package: str, into: Path, *members: str) -> None:
        """Fetch a package, and put its files that match `members` into a folder."""
        ...


def fetch(packages: Unpacker, architecture: str, into: Path) -> None:
    """Fill a folder with the program and what it needs."""
    for package, members in PACKAGES.items():
        packages.unpack(f"{package}:{architecture}", into, *members)


def files(folder: Path, fetching: str = "make kernels") -> Mapping[str, bytes]:
    """What a guest is given of such a folder; BenchError names the command if something of it is missing."""
    found = {path.name: path for path in sorted(folder.rglob("*")) if path.is_file()}
    loaders = [path for path in sorted(folder.rglob(_LOADER)) if path.is_file()]
    missing = [name for name in _NEEDED if name not in found] or ([] if loaders else [_LOADER])
    if missing:
        raise BenchError(f"trace-cmd for guests is not on this machine ({missing[0]}): run '{fetching}'")
    return {f"{FOLDER}/{name}": found[name].read_bytes() for name in _NEEDED} | {
        f"{FOLDER}/loader": loaders[0].read_bytes()
    }


def extract(to: str) -> str:
    """The command that writes the kernel's buffers to a file; it empties them."""
    return f"/{FOLDER}/loader --library-path /{FOLDER} /{FOLDER}/trace-cmd extract -o {to} >/dev/null"
