# SPDX-License-Identifier: BSD-2-Clause
"""The first and only file system of a guest: an archive that the kernel unpacks into memory."""

from collections.abc import Mapping

_MAGIC = "070701"
"""cpio, the format "newc": see Linux, Documentation/driver-api/early-userspace/buffer-format.rst."""
_FOLDER, _PROGRAM = 0o040755, 0o100755
_END = "TRAILER!!!"


def archive(files: Mapping[str, bytes], folders: tuple[str, ...] = ()) -> bytes:
    """An archive with `files`, all of them programs, and `folders`; the folders of files are made as well.

    The same input gives the same bytes.
    """
    wanted = {parent for name in files for parent in _parents(name)} | set(folders)
    entries = [(name, _FOLDER, b"") for name in sorted(wanted)]
    entries += [(name, _PROGRAM, data) for name, data in sorted(files.items())]
    packed = b"".join(_entry(number, *entry) for number, entry in enumerate(entries, 1))
    return packed + _entry(0, _END, 0, b"")


def _parents(name: str) -> list[str]:
    parts = name.split("/")[:-1]
    return ["/".join(parts[: i + 1]) for i in range(len(parts))]


def _entry(inode: int, name: str, mode: int, data: bytes) -> bytes:
    encoded = name.encode("ascii") + b"\0"
    links, time, owner, device, check = 1, 0, 0, 0, 0
    fields = [
        inode,
        mode,
        owner,
        owner,
        links,
        time,
        len(data),
        device,
        device,
        device,
        device,
        len(encoded),
        check,
    ]
    header = _MAGIC + "".join(f"{field:08X}" for field in fields)
    return _padded(header.encode("ascii") + encoded) + _padded(data)


def _padded(data: bytes) -> bytes:
    return data + bytes(-len(data) % 4)
