# SPDX-License-Identifier: BSD-2-Clause
"""capture.irq: the sound blocks of a run exactly as they were received, one after the other.

There is no header and no index: after a crash everything up to the last write is there, and whatever tail is torn or
zeroed fails its CRC. A block that was lost on the link shows as a gap in the sequence numbers.
"""

import hashlib
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from ..contract.blocks import BLOCK_BYTES
from ..errors import BadInput, NotKept
from ..reading import plain
from .blockreader import BlockReader

NAME = "capture.irq"
READ_BLOCKS = 2048
"""Blocks read at a time: 1 MiB, large enough for NumPy to be fast."""


@dataclass(frozen=True)
class Seal:
    """What a whole capture file is known by again: `sha256` of all its bytes, in hexadecimal."""

    bytes: int
    blocks: int
    sha256: str

    @classmethod
    def of(cls, path: Path) -> Self:
        """Of the file as it is now; BadInput if it cannot be read."""
        try:
            with plain(path).open("rb") as file:
                found = hashlib.file_digest(file, "sha256")
                return cls(file.tell(), file.tell() // BLOCK_BYTES, found.hexdigest())
        except OSError as error:
            raise BadInput(f"cannot read {path}: {error.strerror}") from error

    def __str__(self) -> str:
        return f"{self.blocks} blocks of {self.bytes} bytes together, SHA-256 {self.sha256[:12]}"


class CaptureWriter:
    """Appends blocks to a new capture file; what `append` was given survives a kill of this process."""

    def __init__(self, path: Path) -> None:
        try:
            self._file = path.open("xb", buffering=0)
        except FileExistsError as error:
            raise BadInput(f"{path} exists already: choose another directory with --out") from error
        except OSError as error:
            raise NotKept(f"cannot write {path}: {error.strerror}") from error
        self._path = path
        self._hash = hashlib.sha256()
        self.bytes = self.blocks = 0

    def append(self, blocks: Sequence[bytes]) -> None:
        """Write blocks at once. NotKept if the disk does not take them; what it took stands."""
        data = memoryview(b"".join(blocks))
        try:
            while data:
                written = self._file.write(data)
                self._hash.update(data[:written])
                self.bytes += written
                data = data[written:]
        except OSError as error:
            raise NotKept(f"cannot write {self._path}: {error.strerror}") from error
        self.blocks += len(blocks)

    @property
    def seal(self) -> Seal:
        """Of what was written so far."""
        return Seal(self.bytes, self.blocks, self._hash.hexdigest())

    def sync(self) -> None:
        """Make what was written survive a loss of power. NotKept if the disk fails, or the file was taken away."""
        try:
            os.fsync(self._file.fileno())
        except OSError as error:
            raise NotKept(f"cannot write {self._path}: {error.strerror}") from error
        if not self._path.exists():
            raise NotKept(f"{self._path} was removed, or moved, while it was written: what is measured is lost")

    def close(self) -> None:
        if not self._file.closed:
            try:
                self.sync()
            finally:
                self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class CaptureFile:
    """Reads a capture file, complete or not.

    After `batches` is exhausted `reader` holds what was found: blocks, and bytes of a torn tail;
    and `seal` is that of the bytes that were read. `size` is in whole blocks, as of the beginning.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.reader = BlockReader()
        self.size = 0
        self._bytes, self._hash = 0, hashlib.sha256()

    @property
    def seal(self) -> Seal:
        """Of the bytes read so far."""
        return Seal(self._bytes, self._bytes // BLOCK_BYTES, self._hash.hexdigest())

    def batches(self) -> Iterator[list[bytes]]:
        """The sound blocks in order, up to `READ_BLOCKS` at a time."""
        try:
            file = plain(self.path).open("rb")
        except OSError as error:
            raise BadInput(f"cannot read {self.path}: {error.strerror}") from error
        with file:
            self.size = os.fstat(file.fileno()).st_size // BLOCK_BYTES
            while data := file.read(READ_BLOCKS * BLOCK_BYTES):
                self._hash.update(data)
                self._bytes += len(data)
                if blocks := self.reader.feed(data):
                    yield blocks
        self.reader.finish()
