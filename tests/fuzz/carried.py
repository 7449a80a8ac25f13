# SPDX-License-Identifier: BSD-2-Clause
"""What a reader has accepted, carried on as far as irqscope goes: evaluated, and in every format of report and export.

One input of so many goes all the way, and one of more is drawn, which takes a hundred times as long.
"""

import contextlib
import io
import time
import warnings
import zlib
from pathlib import Path

from fuzz.recorded import recorded

from irqscope import cli

TEXTS = "csv,json,junit,lava,markdown,prometheus"
PICTURES = "png,slides,svg"
"""PDF is that of the page, by a browser if there is one, which takes seconds for each."""
EXPORTS = ("csv", "csv --table latencies", "vcd", "sr", "hgrm", "hlog", "parquet", "perfetto")
WHOLE, DRAWN = 64, 1024


class Carrying:
    """Processor time that it took, which is of the whole run and not of the bytes that were read (costs.py)."""

    seconds = 0.0

    def __enter__(self) -> None:
        self._begun = time.process_time()

    def __exit__(self, *_: object) -> None:
        Carrying.seconds += time.process_time() - self._begun


def verb(*arguments: str) -> int:
    """Run a verb of irqscope: it says something, in characters that no terminal obeys. Its exit code."""
    with contextlib.redirect_stdout(io.StringIO()) as said, contextlib.redirect_stderr(io.StringIO()) as complaint:
        code = cli.main(list(arguments))
    assert 0 <= code <= 5 and (said.getvalue() or complaint.getvalue())
    assert all(c.isprintable() or c == "\n" for c in complaint.getvalue())
    return code


def drawn(data: bytes) -> bool:
    """Whether this input is drawn."""
    return zlib.crc32(data) % DRAWN == 0


def run(data: bytes, directory: Path) -> None:
    """A run directory that was made of `data`: its report anew, and one further export."""
    number = zlib.crc32(data)
    if number % WHOLE:
        return
    with Carrying(), warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # Matplotlib's, of figures that show nothing
        verb("report", str(directory), "--json", "--format", f"{TEXTS},{PICTURES}" if drawn(data) else TEXTS)
        for to in EXPORTS if drawn(data) else (EXPORTS[number // WHOLE % len(EXPORTS)],):
            verb("export", str(directory), "--json", "--to", *to.split())


def imported(data: bytes, path: Path) -> None:
    """A file of another tool: read by the verb, compared with itself, and kept beside a run."""
    if zlib.crc32(data) % WHOLE:
        return
    with Carrying():
        _everywhere(path)


def _everywhere(path: Path) -> None:
    for more in ((), ("--json",)):
        verb("import", str(path), *more)
    verb("compare", str(path), str(path), "--json", "--out", str(path.parent / "out"), "--format", TEXTS)
    directory = path.parent / "run"
    directory.mkdir()
    for name, content in recorded().items():
        (directory / name).write_bytes(content)
    verb("report", str(directory), "--json", "--beside", str(path), "--format", TEXTS)
