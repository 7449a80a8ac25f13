# SPDX-License-Identifier: BSD-2-Clause
"""What a bring-up found as one file to send: its record, what the instrument says of itself, figures, and a summary.

Equal bring-ups give equal bytes. Nothing in it names the computer or its user, but who `--by` says.
"""

import gzip
import io
import json
import platform
import tarfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from .. import __version__
from ..base.records import to_json
from ..errors import NotKept
from ..files import aside
from ..measuring.instrumentfile import KeptBringUp
from ..measuring.qualification import Key
from ..measuring.runrecord import InstrumentRecord
from .bringup import BringUp
from .checklines import step_lines, verdict

FOLDER = "bringup"
SUFFIX = ".tar.gz"


def write(path: Path, done: BringUp, found: KeptBringUp, record: str | None) -> None:
    """Write the bundle in its place at once; NotKept says why it cannot be. `record` is the id of the record."""
    moment = int(datetime.fromisoformat(found.date).timestamp())
    packed = io.BytesIO()
    with tarfile.TarFile(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in sorted(_members(done, found, record).items()):
            member = tarfile.TarInfo(f"{FOLDER}/{name}")
            member.size, member.mtime, member.mode = len(content), moment, 0o644
            archive.addfile(member, io.BytesIO(content))
    with aside(path, NotKept) as file:
        file.write(gzip.compress(packed.getvalue(), mtime=moment))


def _members(done: BringUp, found: KeptBringUp, record: str | None) -> Mapping[str, bytes]:
    instrument = done.instrument
    key = Key.of(instrument)
    about = {
        "irqscope": __version__,
        "python": platform.python_version(),
        "system": platform.platform(),
        "machine": platform.machine(),
        "serial": key.serial,
        "record": record,
        "instrument": to_json(InstrumentRecord.of(instrument.identity)),
    }
    summary = [
        f"{key.board}, build {key.build}, serial {key.serial}",
        f"{found.date}, by {found.by}, {found.tool}",
        "",
        *(line for step in found.steps for line in step_lines(step)),
        "",
        *verdict(found),
        "",
    ]
    texts = {
        "record.json": json.dumps(to_json(found), indent=1) + "\n",
        "about.json": json.dumps(about, indent=1) + "\n",
        "figures.json": json.dumps(done.figures, indent=1, sort_keys=True) + "\n",
        "summary.txt": "\n".join(summary),
    }
    return {name: text.encode() for name, text in texts.items()}
