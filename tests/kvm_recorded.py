# SPDX-License-Identifier: BSD-2-Clause
"""Recordings of a guest of KVM, with its own trace and that of its host: tests/data/kvm, or a folder like that."""

import gzip
import json
from pathlib import Path
from typing import Any, NamedTuple

from recorded_traces import seen

from irqscope.explaining import traces
from irqscope.explaining.ftrace import Trace
from irqscope.explaining.outside import Outside

FOLDER = Path(__file__).parent / "data" / "kvm"
WHO = {"backup": r"backup-\d+", "poller": r"poller-\d+"}
"""Threads of the culprits."""


class Both(NamedTuple):
    """A run with both traces; `truth` has who made it late."""

    seen: Outside
    guest: Trace
    host: Trace
    truth: list[dict[str, Any]]


def both(name: str, place: Path, folder: Path = FOLDER) -> Both:
    """One of them, unpacked into `place`."""
    data = json.loads((folder / f"{name}.json").read_text())
    read = (traces.read(path) for path in unpacked(name, place, folder))
    return Both(seen(data), *read, data["truth"])


def unpacked(name: str, place: Path, folder: Path = FOLDER) -> list[Path]:
    """Both traces as files, the guest's first."""
    paths = [place / f"{name}.{who}.dat" for who in ("guest", "host")]
    for path in paths:
        path.write_bytes(gzip.decompress((folder / f"{path.name}.gz").read_bytes()))
    return paths
