# SPDX-License-Identifier: BSD-2-Clause
"""A run directory whose run.json was tampered with: it is read, or refused."""

import functools
import json
import tempfile
from pathlib import Path

import serial
from fuzz.files import given
from fuzz.fuzzing import outcome

from irqscope import cli
from irqscope.measuring.rundir import RunDirectory
from irqscope.results.reread import unread


@functools.cache
def _run() -> bytes:
    """The run.json of a short run of the modelled instrument."""
    if "models" not in serial.protocol_handler_packages:
        serial.protocol_handler_packages.append("models")
    with tempfile.TemporaryDirectory(prefix="fuzz") as folder:
        out = Path(folder) / "run"
        cli.main(["latency", "--port", "model://", "--rate", "1kHz", "--count", "20", "--out", str(out)])
        return json.dumps(json.loads((out / "run.json").read_text()), separators=(",", ":")).encode()


SEEDS = [_run(), b"{}"]


def check(data: bytes) -> None:
    with given(data, "run.json") as path:
        if found := outcome(lambda: unread(RunDirectory(path.parent))):
            run, observation = found
            json.dumps(run, allow_nan=False, ensure_ascii=False).encode()
            assert observation.configuration.to_json()
