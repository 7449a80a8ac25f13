# SPDX-License-Identifier: BSD-2-Clause
"""A run that grows as a test wants it to, from what a whole one left; and what a capture holds, found out plainly."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from irqscope import cli
from irqscope.base.records import sealed
from irqscope.contract.blocks import BLOCK_BYTES, Kind, decode
from irqscope.contract.segments import Count


@dataclass(frozen=True)
class Plain:
    """Whole snapshots in a capture, and what segment 0 counts in all of them: causes, and the histogram's samples."""

    snapshots: int
    causes: int
    samples: int


def plainly(data: bytes) -> Plain:
    """What the whole blocks of a capture say, of an instrument with a shadow copy of its bins and a link without loss.

    A snapshot that was asked for again is sent again, under its number: it counts once.
    """
    whole = causes = samples = 0
    words: dict[int, int] = {}
    for start in range(0, len(data) - BLOCK_BYTES + 1, BLOCK_BYTES):
        block = decode(data[start : start + BLOCK_BYTES])
        if block.kind != Kind.SNAPSHOT:
            continue
        words |= dict(zip(block.payload[::2], block.payload[1::2], strict=True))
        if block.last:
            if block.detail == whole + 1:
                whole, causes = whole + 1, causes + words.get(Count.CAUSES, 0)
                samples += sum(count for address, count in words.items() if 0x1000 <= address < 0x2000)
            words = {}
    return Plain(whole, causes, samples)


class GrowingRun:
    """The run of a `model`, made again in a directory of its own: run.json first, then bytes, then result.json."""

    def __init__(self, model: Path, path: Path, **changes: Any) -> None:
        self.model, self.path = model, path
        self.data = (model / "capture.irq").read_bytes()
        path.mkdir(parents=True, exist_ok=True)
        self.run = json.loads((model / "run.json").read_text()) | changes
        self._end = self.run.pop("end")
        self._write("run.json", self.run)
        self.written = 0

    def _write(self, name: str, content: dict[str, Any]) -> None:
        (self.path / name).write_text(json.dumps(sealed(content)))

    def grow(self, to: int | float) -> bytes:
        """Append up to so many bytes, or this share of all; returns all bytes so far."""
        until = min(len(self.data), int(to * len(self.data)) if isinstance(to, float) else to)
        with (self.path / "capture.irq").open("ab") as file:
            file.write(self.data[self.written : until])
        self.written = max(self.written, until)
        return self.data[: self.written]

    def end(self) -> None:
        """All that a run leaves at its end."""
        self.grow(len(self.data))
        self._write("run.json", {**self.run, "end": self._end})
        result = json.loads((self.model / "result.json").read_text())
        same = {key: self.run[key] for key in ("start", "target", "port", "command")}
        self._write("result.json", result | same)


def measured(directory: Path, count: int = 3000) -> Path:
    """A whole run against the model of the instrument, with some snapshots."""
    arguments = ["latency", "--port", "model://", "--rate", "1kHz", "--count", str(count), "--out", str(directory)]
    assert cli.main(arguments) == 0
    return directory
