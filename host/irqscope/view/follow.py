# SPDX-License-Identifier: BSD-2-Clause
"""A run as it grows in its directory, seen by another process than the one that measures.

Nothing is asked of the measuring process. Whole blocks are read as they are appended to the capture, each once, and
what is kept of them does not grow. The figures are those of the chip's snapshots; once result.json is there, they are
its.
"""

import os
import time
from collections import deque
from pathlib import Path
from typing import Self

from ..base.records import changed
from ..contract.blocks import BLOCK_BYTES
from ..device.blockreader import BlockReader
from ..device.capture import READ_BLOCKS
from ..errors import BadInput
from ..measuring.liveness import STALE, is_killed
from ..measuring.rundir import RunDirectory
from ..measuring.runrecord import RunRecord
from ..reading import plain
from ..results.former import upgraded
from ..results.reread import unread
from ..results.result import assemble
from ..results.resultfile import is_of, is_of_blocks, result_from, strange, unedited
from ..results.resultrecord import SCHEMA, Result


class Tail:
    """The blocks of a capture that is being written.

    Attributes
    ----------
    written : float
        When the file was last written to, as of the last `read`, in seconds since 1970.
    behind : int
        Bytes of whole blocks that were not read by then.
    position : int
        Bytes that were read.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._file = plain(path).open("rb", buffering=0)
        except OSError as error:
            raise BadInput(f"cannot read {path}: {error.strerror}") from error
        self.position = 0
        self.written, self.behind = 0.0, 0

    def read(self) -> bytes:
        """Further whole blocks, up to `READ_BLOCKS`; BadInput if the file is no longer the one it was."""
        mine = os.fstat(self._file.fileno())
        try:
            there = self._path.stat()
        except OSError as error:
            raise self._lost() from error
        if not os.path.samestat(mine, there) or mine.st_size < self.position:
            raise self._lost()
        end = mine.st_size // BLOCK_BYTES * BLOCK_BYTES
        data = self._file.read(min(end - self.position, READ_BLOCKS * BLOCK_BYTES))
        self.position += len(data)
        self.written, self.behind = mine.st_mtime, end - self.position
        return data

    def _lost(self) -> BadInput:
        return BadInput(f"{self._path} was removed, replaced or cut short while it was followed: start again")

    def close(self) -> None:
        self._file.close()


class FollowedRun:
    """One run in its directory, from wherever it is to its end.

    Attributes
    ----------
    run : RunRecord
        The content of run.json when the run began.
    snapshots : int
        Snapshots so far.
    written : float | None
        When the last of them was written, or something after it, in seconds since 1970; None before the first.
    final : Result | None
        result.json, once it is there, the run has ended or is taken for killed (`STALE`), and all blocks were read.
    ended : bool
        run.json says how the run ended, as of the last look; without `final` its result is still to be made.
    """

    def __init__(self, directory: RunDirectory) -> None:
        self.directory = directory
        self.run, self._observation = unread(directory, paired=False)
        self._reader = BlockReader()
        self._tail: Tail | None = None
        self._blocks: deque[bytes] = deque()
        self.snapshots = 0
        self.written: float | None = None
        self.final: Result | None = None
        self.ended = self.run.end is not None
        if self._result():  # that was before our time, and says more than the snapshots do
            self._end()

    @property
    def behind(self) -> int:
        """Bytes that are there and not yet taken in."""
        return (self._tail.behind if self._tail else 0) + len(self._blocks) * BLOCK_BYTES

    @property
    def touched(self) -> float | None:
        """When anything was written of the run, as of the last look, in seconds since 1970; None before."""
        if self._tail:
            return self._tail.written or None
        file = self.directory.run_file
        return file.stat().st_mtime if file.exists() else None

    @property
    def behind_ticks(self) -> float:
        """How long of the run is written and not yet taken in, by what was."""
        taken = self._tail.position - len(self._blocks) * BLOCK_BYTES if self._tail else 0
        return self.behind * (self.ticks or 0) / taken if taken > 0 else 0.0

    @property
    def planned_ticks(self) -> int | None:
        """How long the run goes on if nothing ends it earlier; None if it is endless."""
        return self._observation.configuration.length or None

    @property
    def ticks(self) -> int | None:
        """The instrument's time at the last snapshot, from the begin of the run on; None before."""
        self._observation.stream.digest()
        begin, time = self._observation.begin, self._observation.totals.time
        return None if begin is None or time is None else max(0, time - begin)

    def step(self) -> bool:
        """Take in blocks up to the next snapshot, or the result after the last; False if there is nothing new yet."""
        if self.final:
            return False
        pending = bool(self._blocks)
        ended = not pending and self._result() is not None  # asked before blocks are read, so that none is left out
        totals = self._observation.totals
        while block := self._next():
            self._observation.feed([block])
            if totals.snapshots != self.snapshots:
                if self._observation.started is None and not (self.snapshots and self.ended):  # it has begun by now
                    self._observation.started = self._now().start_ticks
                self.snapshots = totals.snapshots
                self.written = self._tail.written if self._tail else None
                return True
        if pending:
            return self.step()
        if ended:
            self._end()
        else:
            self.ended = self._now().end is not None
        return ended

    @property
    def is_killed(self) -> bool:
        """Whether it is taken for killed, and has no result."""
        return not self.final and is_killed(self.directory, self._now())

    def _now(self) -> RunRecord:
        """The content of run.json, unless that is of another run already."""
        run = self.directory.read_run()
        return run if run.start == self.run.start else self.run

    def _next(self) -> bytes | None:
        if not self._tail and self.directory.capture_file.exists():
            self._tail = Tail(self.directory.capture_file)
        while not self._blocks:
            data = self._tail.read() if self._tail else b""
            if not data:
                return None
            self._blocks.extend(self._reader.feed(data))
        return self._blocks.popleft()

    def _result(self) -> Result | None:
        """result.json, if it is there and of this run; BadInput if it is not, and the run has ended."""
        file = self.directory.result_file
        if not file.exists():
            return None
        content = upgraded(unedited(file), Result)
        result = result_from(content, file) if content.get("schema") == SCHEMA else None
        run = self.directory.read_run()
        if run.end and not (result and is_of(result, run)):
            raise strange(file)
        if not (result and result.start == self.run.start):
            return None
        whole = is_of_blocks(result, self._reader.blocks) and not self._is_written()
        return result if result.end or whole else None

    def _is_written(self) -> bool:
        """Whether something was written to the capture not long ago."""
        file = self.directory.capture_file
        return file.exists() and time.time() - file.stat().st_mtime <= STALE

    def _end(self) -> None:
        self.final = self._result()
        if self.final:
            self.snapshots = self.final.snapshots
            capture = self.directory.capture_file  # which somebody may have removed for its size
            self.written = capture.stat().st_mtime if capture.exists() else None
        self.close()

    def result(self) -> Result:
        """What result.json says or would say if the run had broken off at the last snapshot."""
        if self.final:
            return self.final
        self._observation.stream.digest()
        return assemble(changed(self.run, end=None), self._observation)

    def close(self) -> None:
        """Leave the capture."""
        if self._tail:
            self._tail.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
