# SPDX-License-Identifier: BSD-2-Clause
"""A short run of the modelled instrument, for readers of run directories."""

import functools
import tempfile
from collections.abc import Mapping
from pathlib import Path

import serial

from irqscope import cli


@functools.cache
def recorded() -> Mapping[str, bytes]:
    """What the files of its directory hold, by their names."""
    if "models" not in serial.protocol_handler_packages:
        serial.protocol_handler_packages.append("models")
    with tempfile.TemporaryDirectory(prefix="fuzz") as folder:
        out = Path(folder) / "run"
        cli.main(
            [
                "latency",
                "--port",
                "model://",
                "--rate",
                "1kHz",
                "--count",
                "20",
                "--segments",
                "isr,isr.interval",
                "--threshold",
                "5us",
                "--out",
                str(out),
            ]
        )
        return {path.name: path.read_bytes() for path in out.iterdir()}
