# SPDX-License-Identifier: BSD-2-Clause
"""The SHA-256 of a kernel's image, kept beside it: to read all of it takes longer than all else before a start."""

import contextlib
import hashlib
from pathlib import Path

from irqscope.errors import NotKept
from irqscope.files import replace

_BOOT = Path("/proc/sys/kernel/random/boot_id")


def sum_of(image: Path) -> str:
    """That of the image, read again once the file is another, or the machine has been started anew.

    A loss of power may change what is in a file and leave its size and times as they were.
    """
    there = image.stat()
    try:
        boot = _BOOT.read_text(encoding="ascii").strip()
    except OSError:
        boot = "unknown"
    stamp = f"{there.st_size} {there.st_mtime_ns} {there.st_ctime_ns} {there.st_ino} {boot}"
    kept = image.parents[1] / f"sum-{image.name}"
    with contextlib.suppress(OSError, ValueError):
        of, found = kept.read_text(encoding="ascii").splitlines()
        if of == stamp:
            return found
    found = hashlib.sha256(image.read_bytes()).hexdigest()
    with contextlib.suppress(NotKept):  # in a folder of another user: the image is read each time
        replace(kept, f"{stamp}\n{found}\n".encode())
    return found
